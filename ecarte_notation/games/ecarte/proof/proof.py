"""What a story proves: that there is no world, that a reply was unlawful, who held the king."""

from dataclasses import dataclass, replace
from functools import lru_cache

from ecarte_notation.cards.card import ALL_CARDS
from ecarte_notation.games.ecarte.laws.playing import Duty
from ecarte_notation.games.ecarte.proof.chains import Budget, TooManyNodesError
from ecarte_notation.games.ecarte.proof.core import Unit, smallest_core, units_of
from ecarte_notation.games.ecarte.proof.story import Story
from ecarte_notation.games.ecarte.proof.worlds import LAWFUL, PHYSICAL, Question, Worlds
from ecarte_notation.games.ecarte.seats import Seat

NODES = 1_500
CORE_NODES = 1_500


@dataclass(frozen=True)
class Verdict:
    """What is proved of a deal; nothing where all is None or empty.

    `impossible` says that no cards fit what is written; `unlawful` is the trick (from 0) whose
    reply was against the law in every world, by `duty` if that is proved; `jointly` that some reply was, nobody knows which;
    `false_king` is a seat that declared a king it cannot have held. `core` holds the least
    number of statements that prove it.
    """

    impossible: bool = False
    unlawful: int | None = None
    duty: Duty | None = None
    jointly: bool = False
    false_king: Seat | None = None
    core: tuple[Unit, ...] = ()

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong with the deal as far as can be proved."""
        return not (self.impossible or self.jointly or self.false_king is not None) and (
            self.unlawful is None
        )


NOTHING = Verdict()


def asked(story: Story, question: Question) -> bool:
    """Whether some world fits, or NODES nodes do not suffice to tell; the answer is remembered."""
    return _remembered(story.ranked, question)


@lru_cache(maxsize=4096)  # corrections on trial and files judged again ask the same
def _remembered(ranked: Story, question: Question) -> bool:
    return possible(ranked, question, Budget(NODES))


def possible(story: Story, question: Question, budget: Budget) -> bool:
    """Whether some world fits; True as well where the bound was reached."""
    try:
        return Worlds(story, question, budget).any()
    except TooManyNodesError:
        return True


def judge(story: Story, *, explain: bool = True) -> Verdict:
    """What is proved of a deal in which something is unknown; at most NODES nodes a question.

    Without `explain` no core is looked for, which is the dear part.
    """
    if asked(story, LAWFUL):
        return NOTHING
    if not asked(story, PHYSICAL):
        return Verdict(impossible=True, core=_core(story, PHYSICAL, explain=explain))
    kings = replace(PHYSICAL, kings=True)
    for said in story.kings:
        one = replace(story, kings=(said,))
        if not asked(one, kings):
            return Verdict(false_king=said[0], core=_core(one, kings, explain=explain))
    for trick in range(len(story.plays) // 2):
        question = replace(kings, lawful=frozenset({trick}))
        if not asked(story, question):
            duty = _duty(story, question)
            return Verdict(unlawful=trick, duty=duty, core=_core(story, question, explain=explain))
    return Verdict(jointly=True, core=_core(story, LAWFUL, explain=explain))


def _duty(story: Story, question: Question) -> Duty | None:
    """Which duty the reply in question breaks in every world, if it is always the same."""
    for duty in (Duty.BEAT, Duty.FOLLOW, Duty.TRUMP):
        if not asked(story, replace(question, only=duty)):
            return duty
    return None


def _core(story: Story, question: Question, *, explain: bool) -> tuple[Unit, ...]:
    if not explain:
        return ()
    units = units_of(story)
    return tuple(units[place] for place in _core_places(story.ranked, question))


@lru_cache(maxsize=512)
def _core_places(ranked: Story, question: Question) -> tuple[int, ...]:
    """Which of the units of a story make its core."""
    budget, units = Budget(CORE_NODES), units_of(ranked)
    core = smallest_core(ranked, lambda one: possible(one, question, budget))
    return tuple(at for at, unit in enumerate(units) if any(unit is one for one in core))


def must_have_held_king(story: Story, seat: Seat) -> bool:
    """Whether `seat` played with the king of trumps in every lawful world."""
    return not asked(story, replace(LAWFUL, without=seat))


def may_have_been_unlawful(story: Story, trick: int) -> bool:
    """Whether in some world the reply in that trick (from 0) breaks the law, all others lawful."""
    return asked(story, broken_only_in(trick))


def broken_only_in(trick: int) -> Question:
    """Of a world in which the reply in that trick (from 0) breaks the law, and no other."""
    return replace(LAWFUL, lawful=LAWFUL.lawful - {trick}, keeps=ALL_CARDS, after=trick)
