"""Steps to findings to a report; knows games only through their protocol."""
