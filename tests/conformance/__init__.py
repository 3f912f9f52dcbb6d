"""A conformance suite: records with the findings that they must give, as data."""
