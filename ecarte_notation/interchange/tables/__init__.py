"""Tables of deals, decisions and plays."""
