"""A text to its canonical form, around whatever in it cannot be read."""
