"""The laws: pure functions, a chapter each; they know no spelling and no record."""
