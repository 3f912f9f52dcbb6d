"""A random legal match as a record; a slip may be made in one deal of it."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from ecarte_notation.cards.card import PACK
from ecarte_notation.games.ecarte.laws.dealing import (
    dealer_by_cut,
    fixed_packets,
    packet_orders,
)
from ecarte_notation.games.ecarte.laws.king import turned_king_needs_claim
from ecarte_notation.games.ecarte.profile import CLASSIC, Profile
from ecarte_notation.games.ecarte.seats import DEALER, ELDER
from ecarte_notation.games.ecarte.statements import Cut, KingDeclared, Misdeal, Points, Score
from ecarte_notation.games.ecarte.write import write_match
from ecarte_notation.record.match import (
    DealRecord,
    End,
    GameOpener,
    MatchRecord,
    Result,
    Tag,
    Version,
)
from tests.generate.deal import DETAILS, Detail, Told, fresh

NAMES = ("Klara", "Leo")


@dataclass
class Sheet:
    """How a scorer writes: awards, scores, the result."""

    points: bool = True
    scores: bool = True
    result: bool = True


@dataclass
class Game:
    """A match under way."""

    rng: random.Random
    detail: Detail
    sheet: Sheet
    games: int = 1
    score: list[int] = field(default_factory=lambda: [0, 0])
    tally: list[int] = field(default_factory=lambda: [0, 0])
    profile: Profile = CLASSIC
    packets: tuple[int, ...] = ()
    entries: list = field(default_factory=list)
    dealer: int = 0
    eventful: bool = False
    names: tuple[str, ...] = NAMES
    number: int = 0

    def play(self, other: "Callable[[Game, Told], bool] | None" = None) -> None:
        """Play all games; `other` may play a deal in its own way, and answers whether it did."""
        for game in range(1, self.games + 1):
            if self.games > 1:
                self.entries.append(GameOpener(game))
            winner = self.play_one(other)
            self.tally[min(winner, 1)] += 1

    def play_one(self, other: "Callable[[Game, Told], bool] | None" = None) -> int:
        """Play one game, and answer who won it (from 0)."""
        self.score = [0] * len(self.names)
        if self.eventful and self.rng.random() < 0.3 and self.names == NAMES:
            self.cut()
        self.packets = self.rng.choice(packet_orders(self.profile))
        while max(self.score) < self.profile.game_to:
            self.number += 1
            if self.eventful and self.rng.random() < 0.05:
                self.misdeal(self.number)
                continue
            told = self.begin()
            if not (other and other(self, told)):
                self.finish(told)
            self.close(told, self.number)
        return self.score.index(max(self.score))

    @property
    def elder(self) -> int:
        """Who sits after the dealer."""
        return (self.dealer + 1) % len(self.names)

    def cut(self) -> None:
        """Cards are cut, again while they are equal."""
        while True:
            first, second = self.rng.sample(PACK, 2)
            self.entries.append(Cut(NAMES, (first, second)))
            if first.rank != second.rank:
                said = dealer_by_cut(first, second, self.profile)
                self.dealer = self.dealer if said is None else said
                return

    def misdeal(self, number: int) -> None:
        """A void deal: whatever was turned or played in it, the same player deals again."""
        told = self.begin()
        if self.rng.random() < 0.5 and told.position.turn_up.rank != "K":
            told.run()
        told.items.append(Misdeal())
        self.entries.append(DealRecord(number, self.names[self.dealer], tuple(told.items)))

    @property
    def deals(self) -> int:
        """How many deals have been closed."""
        return sum(isinstance(entry, DealRecord) for entry in self.entries)

    def begin(self) -> Told:
        score = (self.score[self.elder], self.score[self.dealer])
        if not fixed_packets(self.profile):
            self.packets = self.rng.choice(packet_orders(self.profile))
        return fresh(self.rng, self.detail, score, (), self.profile, self.packets)

    def finish(self, told: Told) -> None:
        """Play a deal out and write its award and score."""
        result = told.run(claims=self.eventful)
        must_say = turned_king_needs_claim(self.profile)
        if told.position.turn_up.rank == "K" and (must_say or self.rng.random() < 0.7):
            after = next(i for i, one in enumerate(told.items) if type(one).__name__ == "TurnUp")
            told.items.insert(after + 1, KingDeclared(None))
        if result.award and self.sheet.points:
            told.items.append(Points(*result.award[:2]))
        assert result.score
        self.mark(told, result.score)

    def mark(self, told: Told, score: tuple[int, int]) -> None:
        """Elder's and dealer's score into the players' order, and onto the sheet."""
        self.score[self.elder], self.score[self.dealer] = score[ELDER], score[DEALER]
        if self.sheet.scores:
            told.items.append(Score(tuple(self.score)))

    def close(self, told: Told, number: int) -> None:
        self.entries.append(DealRecord(number, self.names[self.dealer], tuple(told.items)))
        self.dealer = self.elder

    def record(self) -> MatchRecord:
        entries = list(self.entries)
        if self.sheet.result:
            counts = self.tally if self.games > 1 else self.score
            entries.append(Result((counts[0], counts[1])))
        tags = [Tag("Players", NAMES)]
        if self.profile != CLASSIC:
            tags.append(Tag("Rules", (self.profile.name,)))
        return MatchRecord(Version(1), tuple(tags), tuple(entries), End())


def legal_match(
    rng: random.Random, detail: Detail | None = None, profile: Profile = CLASSIC
) -> MatchRecord:
    """A legal match of one or two games, in some detail, with some of the sheet."""
    sheet = Sheet(rng.random() < 0.8, rng.random() < 0.8, rng.random() < 0.8)
    games = rng.choice((1, 1, 1, 2))
    game = Game(rng, detail or rng.choice(DETAILS), sheet, games, profile=profile)
    game.dealer = rng.randrange(2)
    game.eventful = detail is None
    game.play()
    return game.record()


def written(rng: random.Random, detail: Detail | None = None, profile: Profile = CLASSIC) -> str:
    """Such a match in canonical notation."""
    return write_match(legal_match(rng, detail, profile))
