"""The proof of the score: deal by deal, who earned what by which law, beside what the sheet says."""
