"""Text to blocks to whatever a game's builder makes of them; the only floor that imports lark."""
