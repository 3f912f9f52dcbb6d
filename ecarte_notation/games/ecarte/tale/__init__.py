"""A match told as events, in no language: what happened, with names, cards and numbers."""
