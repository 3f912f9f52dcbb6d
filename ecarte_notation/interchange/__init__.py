"""Records as JSON and as tables."""
