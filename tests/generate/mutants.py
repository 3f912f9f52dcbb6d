"""A match with one slip in it: the text, the rule that must speak, and where."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from ecarte_notation.games.ecarte.profiles import profile_named
from ecarte_notation.games.ecarte.statements import Exchanged, HandDealt, TurnUp
from ecarte_notation.games.ecarte.write import write_match
from ecarte_notation.record.match import MatchRecord
from ecarte_notation.referee.referee import catalogue, read, referee
from ecarte_notation.text.span import Span
from tests.generate.company import COMPANY
from tests.generate.counted import COUNTED
from tests.generate.deal import COUNTS, FULL, PACKED, TRICKS, Detail, Told
from tests.generate.match import Game, Sheet, written
from tests.generate.slips import IN_PLAY
from tests.generate.texts import TEXT_SLIPS as PEN_SLIPS

NEED_ALL = ("not-in-pack", "wrong-result", "wrong-tally", "game-not-stopped")
NEED_POINTS = (
    "revoke-award",
    "thrown-hand-award",
    "no-revoke",
    "wrong-score",
    "king-point-left-out",
    "turned-king-astray",
)
BY_RULES = {
    "second-exchange": "single-exchange",
    "exchange-against-proposal": "suomi",
    "unequal-exchange": "equal-exchange",
    "unclaimed-turned-king": "turned_king_claim=claim_before_next_deal",
    "packets-changed": "packets=either_fixed_per_game",
    "faced-card-kept": "london1878",
    "no-revoke": "london1878",
    "revoke-award": "london1878",
    "thrown-hand-award": "london1878",
}
PACK_SLIPS = (
    "packets-changed",
    "pack-not-32",
    "hand-against-pack",
    "turn-up-against-pack",
    "draw-against-pack",
)
ONE_FOR_MANY = ("misread-card", "cards-swapped", "word-left-out", "seats-exchanged")
ANY_DETAIL = [
    "must-follow",
    "must-beat",
    "must-trump",
    "king-declared-by-both",
    "king-declared-twice",
    "unclaimed-king",
    "king-declared-late",
    "king-after-lead",
    "king-declared-though-turned",
    "king-not-turned",
    "tricks-missing",
    "tricks-too-many",
    "play-after-game-over",
]


TEXT_SLIPS = {**PEN_SLIPS, **COUNTED, **COMPANY}


@dataclass(frozen=True)
class Mutant:
    """One wrong match; `whole` is the text without the slip, where it is known."""

    text: str | bytes
    rule: str
    span: Span
    whole: str = ""


def mutants(rule: str, count: int, seed: int = 0, tries: int = 400) -> Iterator[Mutant]:
    """`count` matches with a slip of that rule; gives up after `tries` barren matches in a row."""
    barren = 0
    while count and barren < tries:
        seed += 1
        barren += 1
        if made := _mutant(rule, random.Random(f"{rule}:{seed}")):
            yield made
            count, barren = count - 1, 0


def _mutant(rule: str, rng: random.Random) -> Mutant | None:
    if rule in TEXT_SLIPS:
        spoilt = TEXT_SLIPS[rule](rng, written(rng, FULL if rule in NEED_ALL else None))
        return Mutant(spoilt.data, rule, spoilt.span) if spoilt else None
    sheet = Sheet(points=rng.random() < 0.8 or rule in NEED_POINTS)
    profile = profile_named(BY_RULES.get(rule, "classic"))
    game = Game(rng, _detail(rule, rng), sheet, dealer=rng.randrange(2), profile=profile)
    skip = rng.choice((0, 0, 1, 2))
    made: list[tuple[int, tuple[int, ...]]] = []
    right: tuple = ()

    def slip(game: Game, told: Told) -> bool:
        if made or game.deals < skip:
            return False
        nonlocal right
        path = IN_PLAY[rule](game, told)
        if path:
            made.append((game.deals, path))
            right = told.right
        return True

    game.play(slip)
    if not made:
        return None
    text = write_match(game.record())
    if rule in ONE_FOR_MANY and not _told_as_one(text):
        return None
    span = span_of(read(text).matches[0], *made[0])
    return Mutant(text, rule, span, _whole(game.record(), made[0][0], right) if right else "")


def _whole(record: MatchRecord, deal: int, items: tuple) -> str:
    """The match with other statements in one of its deals."""
    spoilt = record.deals[deal]
    entries = tuple(replace(one, items=items) if one is spoilt else one for one in record.entries)
    return write_match(replace(record, entries=entries))


SLIPS = (*IN_PLAY, *TEXT_SLIPS)


def _told_as_one(text: str) -> bool:
    """Whether the slip makes several things wrong, and only one correction mends them all.

    Where another would do as well, the several things are told. What the one correction is, and
    that it gives back the match as it was, is for the tests to ask.
    """
    book = read(text)
    plain = [rule for rule in catalogue() if rule.name not in ONE_FOR_MANY]
    several = len(referee(book, only=plain).findings) > 1
    return several and any(one.rule.name in ONE_FOR_MANY for one in referee(book).findings)


def _detail(rule: str, rng: random.Random) -> Detail:
    if rule in PACK_SLIPS:
        return PACKED
    if rule == "unequal-exchange":
        return TRICKS
    if rule in ("must-follow", "must-beat", "must-trump"):
        return FULL
    return rng.choice((FULL, COUNTS, TRICKS)) if rule in ANY_DETAIL else FULL


def span_of(record: MatchRecord, deal: int, path: tuple[int, ...]) -> Span:
    """Where the item at `path` of a deal stands: item, then which list of cards, then which card."""
    item = record.deals[deal].items[path[0]]
    if len(path) == 1:
        return item.span
    if path[1] == -2:
        return Span(item.span.start, item.span.start + len(str(item.seat)))
    if path[1] == -1:
        return Span(item.discarded.span.start - 1, item.discarded.span.end)
    if isinstance(item, TurnUp):
        return item.card.span
    if isinstance(item, HandDealt):
        return item.cards[path[2]].span
    assert isinstance(item, Exchanged)
    parcels = (item.discarded, item.received, item.recovered[0] if item.recovered else None)
    chosen = parcels[path[1]]
    assert chosen
    return chosen.cards[path[2]].span
