"""Whether any world fits a story: cards for all places, and plays that the laws allow."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import permutations

from ecarte_notation.cards.card import ALL_CARDS, SUIT_MASK, SUITS
from ecarte_notation.games.ecarte.laws.dealing import HAND_SIZE, STOCK_SIZE, king_of
from ecarte_notation.games.ecarte.laws.playing import Duty
from ecarte_notation.games.ecarte.laws.ranking import higher_cards
from ecarte_notation.games.ecarte.proof.cases import TrickCase, trick_cases
from ecarte_notation.games.ecarte.proof.chains import FINAL, Budget, Slot, fits
from ecarte_notation.games.ecarte.proof.matching import matched
from ecarte_notation.games.ecarte.proof.story import Change, Story
from ecarte_notation.games.ecarte.seats import ELDER, Seat

Hands = tuple[tuple[int, ...], tuple[int, ...]]
Slots = tuple[Slot, ...]
Chains = tuple[Slots, Slots, Slots]
UNKNOWN: tuple[int, ...] = (ALL_CARDS,) * HAND_SIZE


@dataclass(frozen=True)
class Question:
    """What a world must be like.

    `lawful` are the tricks (from 0) whose replies must be lawful, or meet at least the
    duty `only`; `kings` says that who declared
    the king held it; `without` is a seat that must not have held the king of trumps in the play;
    `keeps` is a mask of which one card is left with the replying player after trick `after`.
    """

    lawful: frozenset[int] = frozenset(range(HAND_SIZE))
    only: Duty | None = None
    kings: bool = True
    without: Seat | None = None
    keeps: int = 0
    after: int = 0


PHYSICAL = Question(frozenset(), kings=False)
LAWFUL = Question()


@dataclass
class Worlds:
    """The worlds of one story, asked one question; True, or False as a proof that there is none."""

    story: Story
    question: Question
    budget: Budget
    turn: int = 0
    tried: dict[tuple[Chains, int], bool] = field(default_factory=dict)

    def any(self) -> bool:
        """Whether there is a world; TooManyNodesError where the bound is reached first."""
        turn = self.story.turn_up.mask
        return any(
            self._hands(suit, turn & SUIT_MASK[suit]) for suit in SUITS if turn & SUIT_MASK[suit]
        )

    def _hands(self, trump: str, turn: int) -> bool:
        start = within_reach(self.story, turn)
        self.turn = turn
        return any(self._dealt(hands, turn) for hands in self._played(trump, start))

    # -- the play

    def _played(self, trump: str, start: Hands) -> Iterator[Hands]:
        """The hands that were played, by every way in which the tricks may have gone."""
        king, seat = king_of(trump).mask, self.question.without
        if seat is not None:
            start = _at(start, seat, tuple(mask & ~king for mask in start[seat]))
        for hands in self._tricks(0, ELDER, start, (0, 0), trump):
            yield from self._with_kings(hands, king)

    def _with_kings(self, hands: Hands, king: int) -> Iterator[Hands]:
        if not self.question.kings or not self.story.kings:
            yield hands
            return
        for seat, _ in self.story.kings:
            for place in range(HAND_SIZE):
                if hands[seat][place] & king:
                    yield _narrow(hands, seat, place, king)

    def _tricks(
        self, trick: int, leader: Seat, hands: Hands, played: tuple[int, int], trump: str
    ) -> Iterator[Hands]:
        self.budget.spend()
        plays = self.story.plays[2 * trick : 2 * trick + 2]
        if not plays or trick >= HAND_SIZE:
            yield hands
            return
        lead = plays[0].mask & hands[leader][played[leader]]
        if len(plays) == 1:
            yield from _if_whole(_narrow(hands, leader, played[leader], lead))
            return
        reply = plays[1].mask & hands[leader.other][played[leader.other]]
        cases = trick_cases(lead, reply, trump, self.story.profile)
        for case in cases:
            for after in self._apply(case, trick, leader, hands, played, trump):
                if len(cases) == 1 or (
                    matched([*after[0], *after[1]]) and self._dealt(after, self.turn)
                ):
                    winner = leader.other if case.taken else leader
                    now = (played[0] + 1, played[1] + 1)
                    yield from self._tricks(trick + 1, winner, after, now, trump)

    def _apply(
        self,
        case: TrickCase,
        trick: int,
        leader: Seat,
        hands: Hands,
        played: tuple[int, int],
        trump: str,
    ) -> Iterator[Hands]:
        replier = leader.other
        hands = _put(hands, leader, played[leader], case.lead)
        hands = _put(hands, replier, played[replier], case.reply)
        left = played[replier] + 1
        if trick in self.question.lawful and case.barred:
            kept = hands[replier]
            barred = self._barred(case, trump)
            rest = tuple(mask & ~barred for mask in kept[left:])
            hands = _at(hands, replier, (*kept[:left], *rest))
        if not self.question.keeps or trick != self.question.after:
            if all((*hands[0], *hands[1])):
                yield hands
            return
        for place in range(left, HAND_SIZE):
            yield from _if_whole(_narrow(hands, replier, place, self.question.keeps & case.barred))

    def _barred(self, case: TrickCase, trump: str) -> int:
        """The cards that the replying player must not have kept, by the duty in question."""
        lead = case.lead & -case.lead
        suit = next(mask for mask in SUIT_MASK.values() if mask & lead)
        if self.question.only is Duty.BEAT:
            single = case.lead == lead
            return case.barred & (higher_cards(self.story.profile)[lead] if single else 0)
        if self.question.only is Duty.FOLLOW:
            return case.barred & suit
        if self.question.only is Duty.TRUMP:
            return case.barred & SUIT_MASK[trump] & ~suit
        return case.barred

    # -- the deal

    def _dealt(self, hands: Hands, turn: int) -> bool:
        return any(
            self._fits(chains, turn)
            for chains in self._changed(0, STOCK_SIZE, (_dealt(self.story), (), ()), hands)
        )

    def _changed(
        self, at: int, stock: int, chains: Chains, hands: Hands, holders: tuple[int, int] = (0, 1)
    ) -> Iterator[Chains]:
        """Origins, fates and what went through, by every way in which exchanges may have gone."""
        self.budget.spend()
        origins, fates, through = chains
        if at == len(self.story.changes):
            final = (slot for seat in Seat for slot in _slots(holders[seat], FINAL, hands[seat]))
            yield origins, (*fates, *final), through
            return
        change = self.story.changes[at]
        holder, stage = holders[change.seat], at + 1
        for count in reversed(change.counts(stock, self.story.profile)):
            drawn = count - len(change.recovered)
            after = holder + 2 if drawn == HAND_SIZE else holder
            then = (after, holders[1]) if change.seat is ELDER else (holders[0], after)
            come = [one.mask for one in change.drawn] or [ALL_CARDS] * drawn
            for gone, back in _laid_aside(change, count):
                now = (
                    (*origins, *_slots(after, stage, come)),
                    (*fates, *_slots(holder, stage, gone)),
                    (*through, *_slots(holder, stage, back)),
                )
                yield from self._changed(at + 1, stock - drawn, now, hands, then)

    def _fits(self, chains: Chains, turn: int) -> bool:
        key = (chains, turn)
        if key not in self.tried:
            origins, fates, through = chains
            self.tried[key] = fits(origins, fates, (turn,), self.budget, through)
        return self.tried[key]


def _laid_aside(change: Change, count: int) -> Iterator[tuple[list[int], list[int]]]:
    """Masks of the cards that stayed discarded, and of those that were taken back, in every way.

    A card taken back of which nothing is said was simply not exchanged.
    """
    gone = [one.mask for one in change.discarded] or [ALL_CARDS] * count
    seen = set()
    for places in permutations(range(len(gone)), len(change.recovered)):
        back = [gone[at] & one.mask for at, one in zip(places, change.recovered, strict=True)]
        left = [mask for at, mask in enumerate(gone) if at not in places]
        key = (*sorted(left), 0, *sorted(back))
        if all(back) and key not in seen:
            seen.add(key)
            yield left, [mask for mask in back if mask != ALL_CARDS]


def _slots(holder: int, stage: int, masks: Iterable[int]) -> Iterator[Slot]:
    return (Slot(holder, stage, mask) for mask in masks)


def _dealt(story: Story) -> tuple[Slot, ...]:
    return tuple(Slot(seat, 0, one.mask) for seat in Seat for one in story.hands[seat])


def _at(hands: Hands, seat: Seat, hand: tuple[int, ...]) -> Hands:
    return (hand, hands[1]) if seat is ELDER else (hands[0], hand)


def _narrow(hands: Hands, seat: Seat, place: int, mask: int) -> Hands:
    hand = hands[seat]
    return _at(hands, seat, (*hand[:place], hand[place] & mask, *hand[place + 1 :]))


def _put(hands: Hands, seat: Seat, place: int, mask: int) -> Hands:
    """A card on the table: where it is known it is nowhere else."""
    if mask & (mask - 1):
        return _narrow(hands, seat, place, mask)
    first, second = (tuple(one & ~mask for one in hand) for hand in hands)
    hand = (first, second)[seat]
    return _at((first, second), seat, (*hand[:place], mask, *hand[place + 1 :]))


def within_reach(story: Story, turn: int) -> Hands:
    """For each seat the cards that its hand in the play can have held at all."""
    hands = [[*hand] for hand in story.hands]
    away = [turn, 0], [turn, 0]
    for change in story.changes:
        hands[change.seat] += change.drawn
        if not change.drawn and change.count != 0:
            away[change.seat][1] = 1
        for one in () if change.recovered else change.discarded:
            if not one.mask & (one.mask - 1):
                away[change.seat][0] |= one.mask
    reach = []
    for seat in Seat:
        masks = [one.mask for one in hands[seat]]
        others = [one.mask for one in hands[seat.other]]
        banned = away[seat][0] if not turn & (turn - 1) else away[seat][0] & ~turn
        for mask in others:
            banned |= mask if not mask & (mask - 1) else 0
        open_ = ALL_CARDS if away[seat][1] else 0
        for mask in masks:
            open_ |= mask
        reach.append((open_ & ~banned,) * HAND_SIZE)
    return reach[0], reach[1]


def _if_whole(hands: Hands) -> Iterator[Hands]:
    if all((*hands[0], *hands[1])):
        yield hands
