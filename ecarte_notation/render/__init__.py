"""Reports to text: one output format, one file; pure functions that know no console."""
