"""The replay page: one HTML file that tells a match and plays it, without anything from outside."""
