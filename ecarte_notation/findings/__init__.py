"""What can be said about a text: rules, their sources, findings; knows no game."""
