"""Slips of the pen taken back, one at a time: other forms of a deal for the referee to try."""
