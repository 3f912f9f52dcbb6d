"""Random deals with blanks, and what the proof and the brute force say of each."""

import random
from dataclasses import astuple, dataclass
from typing import NamedTuple

from ecarte_notation.cards.card import PACK, card
from ecarte_notation.games.ecarte.actions import Exchange, PlayCard
from ecarte_notation.games.ecarte.apply import apply
from ecarte_notation.games.ecarte.laws.dealing import deal_out
from ecarte_notation.games.ecarte.position import Phase
from ecarte_notation.games.ecarte.profile import CLASSIC
from ecarte_notation.games.ecarte.proof.chains import Budget
from ecarte_notation.games.ecarte.proof.proof import broken_only_in, possible
from ecarte_notation.games.ecarte.proof.story import Change, Story, Written
from ecarte_notation.games.ecarte.proof.worlds import LAWFUL, PHYSICAL, Question
from ecarte_notation.games.ecarte.seats import Seat
from ecarte_notation.text.span import Span
from tests.games.ecarte.worlds import Blanks, worlds
from tests.generate.deal import FULL, fresh

MANY = 30_000


@dataclass(frozen=True)
class Answers:
    """What is possible: any world, a lawful one, each reply lawful, each unlawful, each kingless."""

    physical: bool
    lawful: bool
    each: tuple[bool, ...]
    unlawful: tuple[bool, ...]
    kingless: tuple[bool, ...]

    def allows(self, other: "Answers") -> bool:
        """Whether everything that is possible in the other is possible here."""
        mine, theirs = _flat(astuple(self)), _flat(astuple(other))
        return all(one or not two for one, two in zip(mine, theirs, strict=True))


def _flat(answers: tuple) -> list[bool]:
    return [one for part in answers for one in (part if isinstance(part, tuple) else (part,))]


def deal_with_blanks(rng: random.Random) -> Blanks:
    """A deal played to its end or broken off, perhaps with unlawful replies, with cards blanked."""
    told = fresh(rng, FULL)
    dealt = deal_out(told.pack)
    changes: list[tuple[int, list[str], list[str], list[str]]] = []
    plays: list[str] = []
    breach = rng.random() < 0.5
    while told.position.phase is not Phase.OVER and (action := told.choose()):
        if isinstance(action, PlayCard):
            position = told.position
            if breach and position.lead is not None and rng.random() < 0.4:
                held = position.hands[position.to_play].known
                action = PlayCard(rng.choice([one for one in PACK if one.mask & held]))
            plays.append(str(action.card))
        if isinstance(action, Exchange):
            gone, back = action.discards, action.recovered
            count = len(gone) - len(back)
            drawn, told.stock = told.stock[:count], told.stock[count:]
            changes.append((action.seat, [*map(str, gone)], [*map(str, drawn)], [*map(str, back)]))
            action = Exchange(action.seat, gone, tuple(drawn), back)
        told.position = apply(told.position, action)
    plays = plays[: rng.randrange(1, 11)] if rng.random() < 0.3 else plays
    hands = ([*map(str, dealt.elder)], [*map(str, dealt.dealer)])
    deal = Blanks(str(dealt.turn_up), hands, changes, plays)
    _spoil(deal, rng)
    _blank(deal, rng)
    return deal


def _lists(deal: Blanks) -> list[list[str]]:
    return [*deal.hands, *(part for _, *both in deal.changes for part in both), deal.plays]


def _spoil(deal: Blanks, rng: random.Random) -> None:
    """Now and then a card is misread."""
    if rng.random() < 0.4:
        cards = rng.choice([one for one in _lists(deal) if one])
        cards[rng.randrange(len(cards))] = str(rng.choice(PACK))


def _blank(deal: Blanks, rng: random.Random) -> None:
    if rng.random() < 0.1:
        deal.turn = rng.choice(("x" + deal.turn[1], deal.turn[0] + "x", "xx"))
    places = [(cards, place) for cards in _lists(deal) for place in range(len(cards))]
    for cards, place in rng.sample(places, min(len(places), rng.choice((2, 4, 6, 8, 11)))):
        one = cards[place]
        cards[place] = rng.choice(("xx", "xx", "x" + one[1], one[0] + "x"))


def by_brute_force(deal: Blanks) -> Answers:
    """TooManyError where there are too many worlds."""
    tricks = len(deal.plays) // 2
    found = list(worlds(deal, 1_500))
    lawful = [one for one in found if not one.unlawful]
    return Answers(
        bool(found),
        bool(lawful),
        tuple(any(t not in one.unlawful for one in found) for t in range(tricks)),
        tuple(any(one.unlawful == {t} for one in found) for t in range(tricks)),
        tuple(any(one.king != seat for one in lawful) for seat in (0, 1)),
    )


def by_proof(deal: Blanks, nodes: int = MANY) -> tuple[Answers, int]:
    """The proof's answers, and the nodes of the dearest question."""
    story = story_of(deal)
    tricks = range(len(deal.plays) // 2)
    dearest = 0

    def ask(question: Question) -> bool:
        nonlocal dearest
        budget = Budget(nodes)
        answer = possible(story, question, budget)
        dearest = max(dearest, nodes - budget.nodes)
        return answer

    answers = Answers(
        ask(PHYSICAL),
        ask(LAWFUL),
        tuple(ask(Question(frozenset({t}), kings=False)) for t in tricks),
        tuple(ask(broken_only_in(t)) for t in tricks),
        tuple(ask(Question(without=seat)) for seat in Seat),
    )
    return answers, dearest


def story_of(deal: Blanks) -> Story:
    def cards(texts: list[str]) -> tuple[Written, ...]:
        return tuple(Written(card(one).mask, Span(0, 0), one) for one in texts)

    changes = tuple(
        Change(Seat(seat), cards(gone), cards(come), len(gone), Span(0, 0), cards(back))
        for seat, gone, come, back in deal.changes
    )
    first, second = map(cards, deal.hands)
    (turn,) = cards([deal.turn])
    return Story(CLASSIC, turn, (first, second), changes, cards(deal.plays))


class Compared(NamedTuple):
    """Deals compared, of them with no lawful world; wrong answers; questions given up at the bound.

    `given_up` are deals of which some question took too many nodes, so that the answer is a
    `possible` where brute force has a no; `dearest` is the most nodes of a question.
    """

    deals: int
    unlawful: int
    wrong: int
    given_up: int
    dearest: int


def compared(count: int, seed: int = 0, *, taken_back: bool = False) -> Compared:
    """Blanked deals asked both ways; with `taken_back` only those in which discards came back."""
    from tests.games.ecarte.worlds import TooManyError

    done = unlawful = wrong = given_up = dearest = 0
    while done < count:
        seed += 1
        deal = deal_with_blanks(random.Random(seed))
        if taken_back and not any(back for *_, back in deal.changes):
            continue
        try:
            truth = by_brute_force(deal)
        except TooManyError:
            continue
        answers, nodes = by_proof(deal)
        done += 1
        unlawful += not truth.lawful
        differ = answers != truth
        only_careful = nodes >= MANY and answers.allows(truth)
        given_up += differ and only_careful
        wrong += differ and not only_careful
        dearest = max(dearest, nodes)
    return Compared(done, unlawful, wrong, given_up, dearest)
