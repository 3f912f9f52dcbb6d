"""Random matches dealt from the laws, and the slips that may be made in them."""
