"""What was written, of any game; contains no judgement."""
