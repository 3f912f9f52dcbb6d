"""Where in a record something happened, in a player's words."""

from typing import NamedTuple


class Where(NamedTuple):
    """Match, game and deal count from 1 as written; trick 1–5; 0 or "" where it does not apply."""

    match: int = 0
    game: int = 0
    deal: int = 0
    trick: int = 0
    seat: str = ""

    def words(self, several_matches: bool = False) -> str:
        """`deal 4, trick 2, dealer`, with the match in front where a file holds several."""
        parts = [f"match {self.match}"] if several_matches and self.match else []
        parts += [f"game {self.game}"] if self.game > 1 else []
        parts += [f"deal {self.deal}"] if self.deal else []
        parts += [f"trick {self.trick}"] if self.trick else []
        parts += [self.seat] if self.seat else []
        return ", ".join(parts)


NOWHERE = Where()
