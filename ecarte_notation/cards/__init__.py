"""Cards, hands and three-valued answers; knows no game."""
