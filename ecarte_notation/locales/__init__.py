"""What `ecarte show` says, a Fluent catalogue for each language; see projectfluent.org for the form."""
