"""Where the cards that nobody wrote down can still be: proofs by counting, in no words."""
