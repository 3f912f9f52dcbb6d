"""The letters or signs in which a match is to have its cards."""

from collections.abc import Container, Iterator
from dataclasses import replace
from typing import NamedTuple

from ecarte_notation.cards.card import Card
from ecarte_notation.cards.letters import ENGLISH, LANGUAGES, Letters, signed
from ecarte_notation.findings.fix import Edit, applied
from ecarte_notation.formatting.lines import Lines
from ecarte_notation.formatting.pieces import Kind, Piece, parts
from ecarte_notation.record.match import MatchRecord, Tag
from ecarte_notation.syntax.write import letters_of
from ecarte_notation.text.span import Span

SPELLINGS = ("letters", "signs")
_CARDS = "Cards"


class Style(NamedTuple):
    """How cards are written: with `letters` or `signs` for suits, in a language ("": its own).

    ValueError where either is not known.
    """

    cards: str = "letters"
    language: str = ""

    def checked(self) -> "Style":
        """The style itself; ValueError where it asks for something unknown."""
        if self.cards not in SPELLINGS:
            raise ValueError(
                f"cards are written in {' or '.join(SPELLINGS)}, not in {self.cards!r}"
            )
        if self.language and self.language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise ValueError(f"the letters of {self.language!r} are not known; known are {known}")
        return self

    def turns(self, record: MatchRecord) -> bool:
        """Whether the match would have to be in letters that it is not in."""
        return bool(self.language) and letters_of(record).language != self.language

    def letters(self, record: MatchRecord) -> Letters:
        """The letters in which the cards of a match are to be written."""
        own = LANGUAGES[self.language] if self.language else letters_of(record)
        return signed(own) if self.cards == "signs" else own


OWN = Style()


def retagged(record: MatchRecord, language: str) -> MatchRecord | None:
    """The match with another language in its tag [Cards]; None where it has several such tags."""
    named = [tag for tag in record.tags if tag.name == _CARDS]
    if len(named) > 1:
        return None
    if not named:
        return replace(record, tags=(*record.tags, Tag(_CARDS, (language,))))
    (old,) = named
    bare = language == ENGLISH.language and not old.marks and len(old.values) == 1
    new = () if bare else (replace(old, values=(language, *old.values[1:])),)
    place = record.tags.index(old)
    return replace(record, tags=(*record.tags[:place], *new, *record.tags[place + 1 :]))


def retagged_pieces(pieces: list[Piece], record: MatchRecord) -> list[Piece]:
    """The pieces of a match with the tag [Cards] that `record` has, or without it."""
    tag = record.tag(_CARDS)
    places = [at for at, one in enumerate(pieces) if _names_letters(one)]
    if places:
        (at,) = places
        new = [pieces[at]._replace(what=tag)] if tag else []
        return [*pieces[:at], *new, *pieces[at + 1 :]]
    heads = [at for at, one in enumerate(pieces) if _is_head(one, record)]
    at = heads[-1] + 1 if heads else 0
    end = pieces[at - 1].span.end if at else pieces[0].span.start
    piece = Piece(Span(end, end), Kind.OPENING, tag, added=True)
    return [*pieces[:at], piece, *pieces[at:]]


def _names_letters(piece: Piece) -> bool:
    return isinstance(piece.what, Tag) and piece.what.name == _CARDS


def _is_head(piece: Piece, record: MatchRecord) -> bool:
    return piece.kind is Kind.LEADING or piece.what == record.version or isinstance(piece.what, Tag)


def respelt(record: MatchRecord, lines: Lines, kept: Container[int], new: Letters) -> list[str]:
    """All lines, with the cards that were read in those that are `kept` in other letters."""
    edits = [
        Edit(span, new.write(card))
        for span, card in _cards(record)
        if lines.of(span.start) in kept
        and letters_of(record).read(lines.text[span.start : span.end]) == card
    ]
    return applied(lines.text, dict.fromkeys(edits)).split("\n")


def _cards(record: MatchRecord) -> Iterator[tuple[Span, Card]]:
    for one in parts(record):
        if isinstance(card := getattr(one, "card", None), Card):
            yield one.span, card
