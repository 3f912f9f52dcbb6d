"""A match's tale as a report: in words of six languages, as plain text, Markdown, HTML, JSON."""
