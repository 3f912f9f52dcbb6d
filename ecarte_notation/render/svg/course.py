"""The course of a match: the score after each deal as lines."""

from collections.abc import Iterator

from ecarte_notation.games.ecarte.tale.events import DealTale, MatchTale
from ecarte_notation.games.ecarte.tale.match import score_after
from ecarte_notation.render.show.words import Words
from ecarte_notation.render.svg.drawing import page, word

_LINES = ("first", "second", "third")
_LEFT, _TOP, _UNIT, _STEP = 40, 50, 26, 44


def course_picture(tale: MatchTale, words: Words) -> str:
    """A line for each player of a game; each game begins at nought again."""
    scores = [(deal, score_after(deal.row)) for deal in tale.deals]
    most = max((max(score) for _, score in scores if score), default=5)
    title = words.listed(tale.players)
    width = _LEFT + _STEP * (len(scores) + 1) + 160
    height = _TOP + _UNIT * most + 50
    parts = [word(16, 26, title, "title"), *_grid(scores, most)]
    told = []
    for at in range(max((len(score) for _, score in scores), default=0)):
        parts += _line(scores, at, most)
        if len(tale.players) > at and len(tale.players) == len(scores[-1][1] or ()):
            y = _TOP + 18 * at
            parts.append(
                f'<rect x="{width - 150}" y="{y - 10}" width="12" height="12" class="{_LINES[at]}"/>'
            )
            parts.append(word(width - 130, y, tale.players[at][:16]))
    told = [
        words.say("heading-deal", number=str(deal.number or "?")) + ": " + "-".join(map(str, score))
        for deal, score in scores
        if score
    ]
    return page(width, height, title, "; ".join(told), parts)


def _grid(scores: list[tuple[DealTale, tuple[int, ...]]], most: int) -> Iterator[str]:
    right = _LEFT + _STEP * len(scores)
    for points in range(most + 1):
        y = _TOP + _UNIT * (most - points)
        yield f'<line x1="{_LEFT}" y1="{y}" x2="{right}" y2="{y}" class="grid"/>'
        yield word(_LEFT - 10, y + 5, str(points), anchor="end")
    for at, (deal, _) in enumerate(scores, 1):
        yield word(
            _LEFT + _STEP * at, _TOP + _UNIT * most + 24, str(deal.number or "?"), anchor="middle"
        )


def _line(scores: list[tuple[DealTale, tuple[int, ...]]], player: int, most: int) -> Iterator[str]:
    """One player's points, a new line for each game; deals of unknown score are passed over."""
    games: dict[int, list[tuple[int, int]]] = {}
    for at, (deal, score) in enumerate(scores, 1):
        points = games.setdefault(deal.game, [(at - 1, 0)])
        if player < len(score):
            points.append((at, score[player]))
    for points in games.values():
        places = " ".join(
            f"{_LEFT + _STEP * at},{_TOP + _UNIT * (most - count)}" for at, count in points
        )
        yield f'<polyline points="{places}" class="line {_LINES[player]}"/>'
        for at, count in points[1:]:
            x, y = _LEFT + _STEP * at, _TOP + _UNIT * (most - count)
            yield f'<circle cx="{x}" cy="{y}" r="4" class="{_LINES[player]}"/>'
