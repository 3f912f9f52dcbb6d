"""All worlds of a deal with blanks, one by one; written from the laws' words, shares no code with them.

A card is two letters, `x` for what is not known: "KS", "xH", "Kx", "xx".
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.games.ecarte.brute import RANKS, may_reply, reply_wins

DECK = [rank + suit for suit in "SHDC" for rank in RANKS]


@dataclass
class Blanks:
    """A deal as a record has it: elder's cards first, then dealer's; the leader's card first.

    Changes are the seat, what is laid aside, what is drawn, what of the first is taken back.
    """

    turn: str
    hands: tuple[list[str], list[str]]
    changes: list[tuple[int, list[str], list[str], list[str]]]
    plays: list[str]


@dataclass
class World:
    """One way in which it may have been: the tricks (from 0) whose reply broke the law."""

    unlawful: set[int] = field(default_factory=set)
    king: int | None = None


class TooManyError(Exception):
    """More worlds than are worth enumerating."""


def fits(pattern: str, card: str) -> bool:
    return all(one in ("x", other) for one, other in zip(pattern, card, strict=True))


def worlds(deal: Blanks, most: int = 20_000) -> Iterator[World]:
    """Every world; TooManyError after `most` of them or forty times as many steps."""
    counted = [most, 40 * most]
    for turn in (card for card in DECK if fits(deal.turn, card)):
        for elder in _choose(deal.hands[0], [c for c in DECK if c != turn], counted):
            left = [c for c in DECK if c != turn and c not in elder]
            for dealer in _choose(deal.hands[1], left, counted):
                stock = [c for c in left if c not in dealer]
                yield from _exchange(deal, 0, (set(elder), set(dealer)), stock, turn, counted)


def _choose(patterns: list[str], cards: list[str], counted: list[int]) -> Iterator[tuple[str, ...]]:
    """Sets of different cards, one for each pattern; equal patterns take them in order."""

    def go(at: int, chosen: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        counted[1] -= 1
        if counted[1] < 0:
            raise TooManyError
        if at == len(wanted):
            yield chosen
            return
        for card in cards:
            again = at and wanted[at] == wanted[at - 1]
            if fits(wanted[at], card) and card not in chosen and not (again and card < chosen[-1]):
                yield from go(at + 1, (*chosen, card))

    wanted = sorted(patterns)
    yield from go(0, ())


def _exchange(
    deal: Blanks,
    at: int,
    hands: tuple[set[str], set[str]],
    stock: list[str],
    turn: str,
    counted: list[int],
) -> Iterator[World]:
    if at == len(deal.changes):
        holder = next((s for s in (0, 1) if "K" + turn[1] in hands[s]), None)
        yield from _play(deal, 0, hands, 0, turn[1], World(set(), holder), counted)
        return
    seat, gone, come, back = deal.changes[at]
    for away in _choose(gone, sorted(hands[seat]), counted):
        for again in _choose(back, sorted(away), counted):
            for new in _choose(come, stock, counted):
                hand = (hands[seat] - set(away)) | set(new) | set(again)
                both = (hand, hands[1]) if seat == 0 else (hands[0], hand)
                rest = [card for card in stock if card not in new]
                yield from _exchange(deal, at + 1, both, rest, turn, counted)


def _play(
    deal: Blanks,
    at: int,
    hands: tuple[set[str], set[str]],
    leader: int,
    trump: str,
    world: World,
    counted: list[int],
) -> Iterator[World]:
    counted[1] -= 1
    if counted[1] < 0:
        raise TooManyError
    plays = deal.plays[2 * at : 2 * at + 2]
    if len(plays) < 2:
        if not plays or any(fits(plays[0], card) for card in hands[leader]):
            counted[0] -= 1
            if counted[0] < 0:
                raise TooManyError
            yield world
        return
    for lead in sorted(hands[leader]):
        for reply in sorted(hands[1 - leader]):
            if not (fits(plays[0], lead) and fits(plays[1], reply)):
                continue
            wrong = reply not in may_reply(sorted(hands[1 - leader]), lead, trump)
            now = World(world.unlawful | ({at} if wrong else set()), world.king)
            rest = (hands[0] - {lead, reply}, hands[1] - {lead, reply})
            winner = 1 - leader if reply_wins(lead, reply, trump) else leader
            yield from _play(deal, at + 1, rest, winner, trump, now, counted)
