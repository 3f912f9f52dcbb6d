"""The pieces of a picture: a page with its text alternative, words, cards."""

from collections.abc import Iterable
from html import escape

from ecarte_notation.cards.card import Card
from ecarte_notation.render.show.words import SIGNS, UNKNOWN, Words

CARD_WIDTH, CARD_HEIGHT = 44, 62
_RED = "HD"
# Cards are white on any ground; all else takes the ground's contrast.
_STYLE = """
text { font: 14px sans-serif; fill: #1a1a1a; }
.title { font-weight: bold; font-size: 16px; }
.face { fill: #ffffff; stroke: #555555; }
.back { fill: #4a6fa5; stroke: #555555; }
.won { stroke: #b8860b; stroke-width: 3; }
.black { fill: #1a1a1a; font-size: 17px; }
.red { fill: #b00020; font-size: 17px; }
.grid { stroke: #888888; stroke-width: 1; }
.line { fill: none; stroke-width: 3; }
.first { stroke: #00639c; fill: #00639c; }
.second { stroke: #a04000; fill: #a04000; }
.third { stroke: #2e7d32; fill: #2e7d32; }
polyline.line { fill: none; }
@media (prefers-color-scheme: dark) {
  text { fill: #f0f0f0; }
  .first { stroke: #7cc4ff; fill: #7cc4ff; }
  .second { stroke: #ffb27c; fill: #ffb27c; }
  .third { stroke: #9be59f; fill: #9be59f; }
}
"""


def page(width: int, height: int, title: str, told: str, parts: Iterable[str]) -> str:
    """A whole picture: `title` names it, `told` says in words what is to be seen."""
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" aria-labelledby="title told">\n'
        f'<title id="title">{_text(title)}</title>\n<desc id="told">{_text(told)}</desc>\n'
        f"<style>{_STYLE}</style>\n{body}\n</svg>\n"
    )


def word(x: int, y: int, text: str, kind: str = "", anchor: str = "start") -> str:
    """A line of text with its baseline at `y`."""
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}"{style}>{_text(text)}</text>'


def card(x: int, y: int, one: Card, words: Words, *, won: bool = False) -> str:
    """A card with its left upper corner at `x`, `y`; its back where nothing is known of it."""
    known = one.rank != UNKNOWN or one.suit != UNKNOWN
    kind = ("face" if known else "back") + (" won" if won else "")
    shape = (
        f'<rect x="{x}" y="{y}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="5" class="{kind}"/>'
    )
    if not known:
        return shape
    rank = words.rank(one) if one.rank != UNKNOWN else "?"
    sign = SIGNS.get(one.suit, "?")
    colour = "red" if one.suit in _RED else "black"
    middle = x + CARD_WIDTH // 2
    return "".join(
        (
            shape,
            word(middle, y + 26, rank, colour, "middle"),
            word(middle, y + 50, sign, colour, "middle"),
        )
    )


def _text(text: str) -> str:
    """Text that is only text, without characters that XML does not know."""
    return escape("".join(char if char.isprintable() else " " for char in text))
