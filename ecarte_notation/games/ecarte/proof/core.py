"""The smallest set of statements that contradict each other."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import combinations, islice

from ecarte_notation.games.ecarte.proof.story import ANYTHING, Change, Story, Written

Unit = Written | Change
_ROUNDS = 60
_TRIALS = 5_000


def units_of(story: Story) -> tuple[Unit, ...]:
    """What may be left out of a story: each card of which something is said, each count."""
    counted = [one for one in story.changes if one.count is not None and one.span]
    return (*story.written(), *counted)


def without(story: Story, left_out: Iterable[Unit]) -> Story:
    """The story as if these things had not been written."""
    gone = set(map(id, left_out))

    def card(one: Written) -> Written:
        return replace(one, mask=ANYTHING) if id(one) in gone else one

    def change(one: Change) -> Change:
        if id(one) in gone:
            return replace(one, discarded=(), drawn=(), recovered=(), count=None)
        discarded, drawn, recovered = (
            tuple(map(card, cards)) for cards in (one.discarded, one.drawn, one.recovered)
        )
        return replace(one, discarded=discarded, drawn=drawn, recovered=recovered)

    first, second = (tuple(map(card, hand)) for hand in story.hands)
    return replace(
        story,
        turn_up=card(story.turn_up),
        hands=(first, second),
        changes=tuple(map(change, story.changes)),
        plays=tuple(map(card, story.plays)),
    )


def smallest_core(story: Story, possible: Callable[[Story], bool]) -> tuple[Unit, ...]:
    """A set of units that admits no world, of the least possible number.

    `possible` says whether a story has a world; `story` itself has none. Every set that does
    admit a world leaves something out of every core, so the least core is a least set that
    touches all that has been left out so far. After many trials the answer is a set of which
    nothing can be spared, perhaps not the least.
    """
    units = units_of(story)
    left_out: list[frozenset[int]] = []
    for _ in range(_ROUNDS):
        chosen = _touching(left_out)
        if chosen is None:
            break
        rest = [unit for place, unit in enumerate(units) if place not in chosen]
        if not possible(without(story, rest)):
            return tuple(units[place] for place in sorted(chosen))
        left_out.append(_all_but_the_most(story, units, chosen, possible))
    return _spare(story, units, possible)


def _touching(left_out: list[frozenset[int]]) -> frozenset[int] | None:
    """A least set of places that touches every set in `left_out`; None after too many trials."""
    places = sorted(frozenset().union(*left_out))
    trials = (
        frozenset(chosen)
        for size in range(len(places) + 1)
        for chosen in combinations(places, size)
    )
    for chosen in islice(trials, _TRIALS):
        if all(one & chosen for one in left_out):
            return chosen
    return None


def _all_but_the_most(
    story: Story, units: tuple[Unit, ...], chosen: frozenset[int], possible: Callable[[Story], bool]
) -> frozenset[int]:
    """What must be left out when as many units as can be are added to `chosen`."""
    kept = set(chosen)
    for place in range(len(units)):
        if place in kept:
            continue
        rest = [unit for at, unit in enumerate(units) if at not in kept and at != place]
        if possible(without(story, rest)):
            kept.add(place)
    return frozenset(range(len(units))) - kept


def _spare(
    story: Story, units: tuple[Unit, ...], possible: Callable[[Story], bool]
) -> tuple[Unit, ...]:
    """Leave out one unit after another as long as there is still no world."""
    kept = list(units)
    for unit in units:
        rest = [one for one in units if one is unit or all(one is not other for other in kept)]
        if not possible(without(story, rest)):
            kept = [one for one in kept if one is not unit]
    return tuple(kept)
