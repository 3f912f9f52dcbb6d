"""Whether cards can be found for all places of a deal: who was dealt or drew them, where they went.

Every card that a seat ever held runs from an origin (dealt, or drawn at an exchange) to a fate
(discarded at a later exchange, or in the hand that was played). The cards themselves are counted
by kind: cards between which no mask distinguishes are tried once.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from ecarte_notation.games.ecarte.proof.matching import matched

FINAL = 1000


class Slot(NamedTuple):
    """A place for one card: whose, at which stage of the deal, which cards it may be.

    A seat that has laid all five cards aside begins anew, as another `holder`.
    """

    holder: int
    stage: int
    mask: int


class TooManyNodesError(Exception):
    """The bound was reached: nothing is proved."""


@dataclass
class Budget:
    """How many nodes a proof may still visit."""

    nodes: int

    def spend(self) -> None:
        """One node; TooManyNodesError when there are none left."""
        self.nodes -= 1
        if self.nodes < 0:
            raise TooManyNodesError


def fits(
    origins: tuple[Slot, ...],
    fates: tuple[Slot, ...],
    elsewhere: tuple[int, ...],
    budget: Budget,
    through: tuple[Slot, ...] = (),
) -> bool:
    """Whether cards can be given to all origins and fates, each card of a holder having one of each.

    A holder has as many origins as fates. `elsewhere` are masks of cards that nobody holds, `through`
    different cards that a holder had before a stage and still has after it. Exact.
    """
    at = next((at for at, slot in enumerate(through) if not _single(slot.mask)), None)
    if at is None:
        sorted_out = _sort_out(origins, fates, elsewhere, through)
        return sorted_out is not None and sorted_out.solve(budget)
    for card in _bits(through[at].mask):
        budget.spend()
        one = (*through[:at], through[at]._replace(mask=card), *through[at + 1 :])
        if fits(origins, fates, elsewhere, budget, one):
            return True
    return False


def _bits(mask: int) -> Iterator[int]:
    while mask:
        yield mask & -mask
        mask &= mask - 1


def _single(mask: int) -> bool:
    return not mask & (mask - 1)


def _known(slots: tuple[Slot, ...]) -> dict[int, Slot] | None:
    """The slots whose card is known, by card; None where one card is in two of them."""
    single = [slot for slot in slots if _single(slot.mask)]
    found = {slot.mask: slot for slot in single}
    return found if len(found) == len(single) else None


def _sort_out(
    origins: tuple[Slot, ...],
    fates: tuple[Slot, ...],
    elsewhere: tuple[int, ...],
    through: tuple[Slot, ...],
) -> "_Puzzle | None":
    """What is left to find once the known cards are in their places; None where they cannot be."""
    first, last, between = _known(origins), _known(fates), _known(through)
    away = [mask for mask in elsewhere if _single(mask)]
    if first is None or last is None or between is None or len(set(away)) < len(away):
        return None
    taken = 0
    for mask in (*first, *last, *between):
        taken |= mask
    if any(mask & taken for mask in away) or not all((*origins, *fates, *elsewhere)):
        return None
    for mask in first.keys() & last.keys():
        if first[mask].holder != last[mask].holder or first[mask].stage >= last[mask].stage:
            return None
    if not all(_kept(slot, first.get(mask), last.get(mask)) for mask, slot in between.items()):
        return None
    for mask in away:
        taken |= mask
    free = ~taken & 0xFFFFFFFF
    return _Puzzle(
        [slot for mask, slot in (first | between).items() if mask not in last],
        [slot for mask, slot in (last | between).items() if mask not in first],
        [slot for slot in origins if not _single(slot.mask)],
        [slot for slot in fates if not _single(slot.mask)],
        [mask & free for mask in elsewhere if not _single(mask)],
        free,
    )


def _kept(through: Slot, first: Slot | None, last: Slot | None) -> bool:
    """Whether a card was with its seat before and after a stage, as far as is known of it."""
    before = first is None or (first.holder == through.holder and first.stage < through.stage)
    after = last is None or (last.holder == through.holder and through.stage < last.stage)
    return before and after


@dataclass
class _Puzzle:
    """Cards `held` want a fate, cards `shown` an origin; `sources` and `ends` want a card.

    `free` is the mask of cards that stand nowhere: one of them fills a source and an end of the
    same seat, or lies `elsewhere`.
    """

    held: list[Slot]
    shown: list[Slot]
    sources: list[Slot]
    ends: list[Slot]
    elsewhere: list[int]
    free: int
    kinds: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.ends.sort(key=lambda slot: (slot.mask.bit_count(), slot))
        self.kinds = list(self._kinds())

    def solve(self, budget: Budget) -> bool:
        held = [slot.mask for slot in self.held]
        holders = {slot.holder for slot in (*self.held, *self.shown, *self.sources, *self.ends)}
        return all(map(self._count, holders)) and self._fill(0, self.free, held, [], budget)

    def _count(self, holder: int) -> bool:
        """Held cards and free ones fill the ends; shown cards and free ones come from the sources."""
        ends = sum(slot.holder == holder for slot in self.ends)
        held = sum(slot.holder == holder for slot in self.held)
        sources = sum(slot.holder == holder for slot in self.sources)
        shown = sum(slot.holder == holder for slot in self.shown)
        return ends - held == sources - shown >= 0

    def _kinds(self) -> Iterator[int]:
        """Free cards, those together that no mask tells apart."""
        masks = {slot.mask for slot in (*self.sources, *self.ends)} | set(self.elsewhere)
        groups = [self.free]
        for mask in masks:
            groups = [part for one in groups for part in (one & mask, one & ~mask) if part]
        yield from groups

    def _fill(self, at: int, free: int, held: list[int], used: list[Slot], budget: Budget) -> bool:
        """Give cards to the ends from `at` on; `used` are the free cards given so far."""
        budget.spend()
        if not self._hopeful(at, free, held, used):
            return False
        if at == len(self.ends):
            return self._close(free, used)
        end = self.ends[at]
        for slot in self.held:
            fitting = slot.holder == end.holder and slot.stage < end.stage
            if fitting and slot.mask in held and slot.mask & end.mask:
                rest = [mask for mask in held if mask != slot.mask]
                if self._fill(at + 1, free, rest, used, budget):
                    return True
        for kind in self.kinds:
            card = kind & free & end.mask
            card &= -card
            if card:
                given = Slot(end.holder, end.stage, card)
                if self._fill(at + 1, free & ~card, held, [*used, given], budget):
                    return True
        return False

    def _hopeful(self, at: int, free: int, held: list[int], used: list[Slot]) -> bool:
        """Whether each end alone, each held card alone and each source alone could be satisfied."""
        ends = self.ends[at:]
        wanted = [slot for slot in self.held if slot.mask in held]
        choices = [
            (free & end.mask)
            | sum(
                slot.mask & end.mask
                for slot in wanted
                if slot.holder == end.holder and slot.stage < end.stage
            )
            for end in ends
        ]
        homes = [
            sum(
                1 << place
                for place, end in enumerate(ends)
                if end.holder == slot.holder and slot.stage < end.stage and end.mask & slot.mask
            )
            for slot in wanted
        ]
        sources = [self._sourced(source, free, used) for source in self.sources]
        return (
            matched([*choices, *(mask & free for mask in self.elsewhere)])
            and matched(homes)
            and matched(sources)
            and self._origins_left(used)
        )

    def _sourced(self, source: Slot, free: int, used: list[Slot]) -> int:
        """The cards that a source may have given: shown or used ones of its seat, or free ones."""
        later = [
            slot.mask
            for slot in (*self.shown, *used)
            if slot.holder == source.holder and source.stage < slot.stage
        ]
        return source.mask & (free | sum(later))

    def _origins_left(self, used: list[Slot]) -> bool:
        """Whether all cards that want an origin find one."""
        return matched(
            [
                sum(
                    1 << place
                    for place, source in enumerate(self.sources)
                    if source.holder == slot.holder
                    and source.stage < slot.stage
                    and source.mask & slot.mask
                )
                for slot in (*self.shown, *used)
            ]
        )

    def _close(self, free: int, used: list[Slot]) -> bool:
        """All ends are filled: the cards shown and used must come from all sources, none left over."""
        return len(self.sources) == len(self.shown) + len(used) and matched(
            [mask & free for mask in self.elsewhere]
        )
