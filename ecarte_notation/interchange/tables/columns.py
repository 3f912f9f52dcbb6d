"""The columns of the tables: what each is called, its type, what it says."""

from enum import StrEnum
from typing import NamedTuple

from ecarte_notation.interchange.forms import TableName


class Type(StrEnum):
    """The type of a column; every column but the key may be empty (null)."""

    TEXT = "text"
    INTEGER = "integer"
    BOOLEAN = "boolean"


class Column(NamedTuple):
    """One column."""

    name: str
    type: Type
    words: str


_T, _I, _B = Type.TEXT, Type.INTEGER, Type.BOOLEAN

KEY = (
    Column("file", _T, "the file, as it was named"),
    Column("match", _I, "the match in the file, from 1"),
    Column("deal_index", _I, "the deal in the match, from 1, in the order of the record"),
    Column("game", _I, "the game in the match, as numbered; 1 if nothing is said"),
    Column("deal", _I, "the number of the deal as written; empty for `?`"),
)
DEALS = (
    *KEY,
    Column("event", _T, "the tag [Event]"),
    Column("date", _T, "the tag [Date], as written"),
    Column("rules", _T, "the rules by which it was replayed"),
    Column("player_1", _T, "the player whose count stands first in a score"),
    Column("player_2", _T, "the second"),
    Column("player_3", _T, "the third, in a pool where all play every deal"),
    Column("dealer", _T, "the name of the dealer"),
    Column("elder", _T, "the name of elder, where it is known"),
    Column("turn_up", _T, "the turn-up, written or from the pack; `xx` if unknown"),
    Column("elder_hand", _T, "elder's hand as written, cards with blanks between them"),
    Column("dealer_hand", _T, "dealer's hand as written"),
    Column("decisions", _I, "how many decisions are written"),
    Column("proposals", _I, "how often elder proposed"),
    Column("accepted", _I, "how often dealer accepted"),
    Column("refused", _B, "whether dealer refused; empty if no decision is written"),
    Column("stood", _B, "whether elder stood without a proposal; empty if none is written"),
    Column("king", _T, "who declared the king first: elder, dealer, or turned"),
    Column("cards_played", _I, "how many cards are written behind `play`"),
    Column("tricks_elder", _I, "tricks surely taken by elder, given up ones included"),
    Column("tricks_dealer", _I, "tricks surely taken by dealer"),
    Column("void", _B, "whether it was a misdeal"),
    Column("law_seat", _T, "who earned the award by the laws, where only one is possible"),
    Column("law_points", _I, "the points of that award, without kings"),
    Column("sheet_seat", _T, "whose award the sheet has (`points`)"),
    Column("sheet_points", _I, "its points on the sheet"),
    Column("score_1", _I, "the last score written in the deal, the count of player_1"),
    Column("score_2", _I, "that of player_2"),
    Column("score_3", _I, "that of player_3"),
    Column("sheet_agrees", _B, "whether the sheet fits the laws; empty if it says nothing"),
    Column("whole", _B, "whether all statements of the deal could be read"),
)
DECISIONS = (
    *KEY,
    Column("decision_index", _I, "the decision in the deal, from 1"),
    Column("seat", _T, "who decided: elder or dealer"),
    Column("player", _T, "his name, where it is known"),
    Column("decision", _T, "stand, propose, accept or refuse"),
    Column("cards_asked", _I, "the number in `propose 3`"),
    Column("proposals_before", _I, "how many proposals were made before it"),
    Column("exchanges_before", _I, "how many were accepted before it"),
    Column("turn_up", _T, "the turn-up; `xx` if unknown"),
    Column(
        "hand",
        _T,
        "what he held then: the cards surely held, suits in the order S H D C, and `xx`, `xH` or `Kx` for the rest",
    ),
    Column("glyphs", _T, "the annotator's signs"),
    Column("remarks", _T, "the remarks that follow it, ` / ` between them"),
)
PLAYS = (
    *KEY,
    Column("play_index", _I, "the card in the deal, from 1"),
    Column("trick", _I, "the trick, 1 to 5"),
    Column("lead", _B, "whether it was led; empty where it cannot be told"),
    Column("seat", _T, "who played it: elder or dealer; empty where it cannot be told"),
    Column("player", _T, "his name, where it is known"),
    Column("card", _T, "the card: `KS`, `xH`, `Kx`, `xx`"),
    Column("led", _T, "for a reply the card it answers"),
    Column("trump", _T, "the suit of trumps; `x` if unknown"),
    Column("winner", _T, "who took the trick: elder or dealer; empty where it is open"),
    Column("hand", _T, "what he held before it, written so too"),
    Column("breach", _T, "the duty proved to be breached: beat, follow or trump"),
    Column("fault", _T, "`not held` or `played twice`, where that is proved"),
    Column("glyphs", _T, "the annotator's signs"),
    Column("remarks", _T, "the remarks that follow it, ` / ` between them"),
)
TABLES = {TableName.DEALS: DEALS, TableName.DECISIONS: DECISIONS, TableName.PLAYS: PLAYS}
