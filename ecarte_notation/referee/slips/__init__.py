"""Whose slip was it: single corrections of the record that would make a faulty deal lawful."""
