"""Pictures of a trick, a deal, the course of a match: SVG without outside files."""
