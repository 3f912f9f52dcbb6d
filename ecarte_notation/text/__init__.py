"""Characters and where they stand; knows nothing of cards."""
