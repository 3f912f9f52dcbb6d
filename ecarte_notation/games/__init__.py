"""The games, each a package behind one protocol."""
