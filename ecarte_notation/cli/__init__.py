"""The command; the only floor that imports typer and rich."""
