"""Known troubles of other tools, each tried as a whole kind."""
