"""A coverage-guided fuzzer over reader, referee and fixer: `python -m tests.fuzz [INPUTS]`."""
