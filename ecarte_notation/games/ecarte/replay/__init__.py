"""A record replayed against the laws: statements in, steps out; judges nothing in words."""
