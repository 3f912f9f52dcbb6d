"""`python -m ecarte_notation` is the command `ecarte`."""

from ecarte_notation.cli.app import main

main()
