"""Random legal pools and chouettes, and slips in them."""

import random
import re

from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.profiles import profile_named
from ecarte_notation.games.ecarte.write import write_match
from ecarte_notation.record.match import End, GameOpener, MatchRecord, Result, Tag, Version
from ecarte_notation.text.span import Span
from tests.generate.deal import DETAILS, FULL, Detail
from tests.generate.match import Game, Sheet
from tests.generate.texts import Spoilt

PLAYERS = ("Klara", "Leo", "Max", "Élise")
FORMS = ("pool3", "pool3, pool_wins=3", "pool3-by-deal", "chouette")
STAKE = 5


class Table:
    """A match of more than two under way; `winners` are those of the games so far."""

    def __init__(self, rng: random.Random, form: str, detail: Detail, *, named: bool) -> None:
        """`named` says whether the line of a game names its players."""
        self.rng, self.form, self.detail, self.named = rng, form, detail, named
        several = 4 if form == "chouette" and rng.random() < 0.5 else 3
        self.players = PLAYERS[:several]
        self.profile: Profile = profile_named(f"classic+{form}, game_to=3")
        self.entries: list = []
        self.winners: list[str] = []
        self.out = ""
        self.number = 0

    def game(self, pair: tuple[str, ...]) -> str:
        """A game of these players, the names in the order of its score."""
        names = pair if self.named and self.form != "pool3-by-deal" else ()
        if self.named or self.winners or self.rng.random() < 0.5:
            self.entries.append(GameOpener(len(self.winners) + 1, players=names))
        game = Game(self.rng, self.detail, Sheet(), profile=self.profile, names=pair)
        game.dealer, game.number = self.rng.randrange(len(pair)), self.number
        winner = pair[game.play_one()]
        self.entries += game.entries
        self.number = game.number
        self.winners.append(winner)
        self.out = next((one for one in pair if one != winner), "") if len(pair) == 2 else ""
        return winner

    def pool(self) -> None:
        """Games until somebody has won enough of them running."""
        enough = 3 if "pool_wins=3" in self.form else 2
        pair = self.players if self.form == "pool3-by-deal" else self.players[:2]
        while len(self.winners) < enough or len(set(self.winners[-enough:])) > 1:
            winner = self.game(self.ordered(pair))
            if self.form != "pool3-by-deal":
                pair = tuple(one for one in self.players if one != self.out)
            assert winner in pair

    def chouette(self, games: int) -> None:
        """So many games of the first against one or another."""
        for _ in range(games):
            self.game(self.ordered((self.players[0], self.rng.choice(self.players[1:]))))

    def ordered(self, pair: tuple[str, ...]) -> tuple[str, ...]:
        """The order of the score is that of the line of the game, else that of [Players]."""
        if self.named and len(pair) == 2 and self.rng.random() < 0.5:
            return pair[::-1]
        return pair

    def result(self) -> Result:
        """Who took the pool and what it held; the tally and what was paid."""
        if self.form == "chouette":
            won = self.winners.count(self.players[0])
            lost = len(self.winners) - won
            paid = (won - lost) * STAKE * (len(self.players) - 1)
            return Result((won, lost), amount=self.rng.choice((None, paid)))
        more = 0 if self.form == "pool3-by-deal" else self.rng.choice((0, len(self.winners) - 1))
        held = STAKE * (3 + more)
        return Result(None, taker=(self.winners[-1],), amount=self.rng.choice((None, held)))

    def record(self) -> MatchRecord:
        """The match as written."""
        tags = (
            Tag("Players", self.players),
            Tag("Rules", (self.profile.name,)),
            Tag("Stake", (f"{STAKE} francs",)),
        )
        return MatchRecord(Version(1), tags, (*self.entries, self.result()), End())


def company_match(
    rng: random.Random, form: str, detail: Detail | None = None, *, named: bool | None = None
) -> MatchRecord:
    """A legal pool or chouette in some detail."""
    named = rng.random() < 0.6 if named is None else named
    table = Table(rng, form, detail or rng.choice(DETAILS), named=named or form == "chouette")
    if form == "chouette":
        table.chouette(rng.randrange(1, 4))
    else:
        table.pool()
    return table.record()


def _text(rng: random.Random, form: str, *, more: bool = False) -> str:
    table = Table(rng, form, FULL, named=True)
    if form == "chouette":
        table.chouette(rng.randrange(1, 4))
        return write_match(table.record())
    table.pool()
    if more:
        table.game(table.players if form == "pool3-by-deal" else table.players[:2])
    return write_match(table.record())


def _put(text: str, pattern: str, new: str) -> Spoilt | None:
    """`new` in place of the first group of what is found first."""
    found = re.search(pattern, text, re.MULTILINE)
    if not found:
        return None
    start, end = found.span(1)
    return Spoilt(text[:start] + new + text[end:], Span(start, start + len(new)))


def _last_game(text: str) -> re.Match[str]:
    return list(re.finditer(r"^game \d+: ((\S+) (\S+))\n", text, re.MULTILINE))[-1]


def _other_player(text: str, old: str, new: str) -> Spoilt:
    """Another player in the last game throughout."""
    game = _last_game(text)
    end = text.index("\nresult", game.end())
    part = re.sub(rf"\b{old}\b", new, text[game.start(1) : end])
    span = Span(game.start(1), game.end(1) + len(new) - len(old))
    return Spoilt(text[: span.start] + part + text[end:], span)


def wrong_players(rng: random.Random, _: str) -> Spoilt | None:
    """The loser of the game before has kept his seat, and lost the last game too."""
    text = _text(rng, "pool3")
    game = _last_game(text)
    taker = re.findall(r"^result (\S+)", text, re.MULTILINE)[0]
    (loser,) = {game[2], game[3]} - {taker}
    (waits,) = {*PLAYERS[:3]} - {game[2], game[3]}
    return _other_player(text, loser, waits)


def wrong_single(rng: random.Random, _: str) -> Spoilt | None:
    """Another plays in place of the one who plays against all."""
    text = _text(rng, "chouette")
    game = _last_game(text)
    instead = rng.choice([one for one in PLAYERS[1:3] if one not in (game[2], game[3])])
    return _other_player(text, PLAYERS[0], instead)


def game_after_pool(rng: random.Random, _: str) -> Spoilt | None:
    """One more game."""
    text = _text(rng, rng.choice(FORMS[:3]), more=True)
    start = text.rindex("\ngame ") + 1
    end = text.index("\n", start)
    return Spoilt(re.sub(r"(?m)^result .*", "result *", text), Span(start, end))


def wrong_pool_winner(rng: random.Random, _: str) -> Spoilt | None:
    """Another name in the result."""
    text = _text(rng, rng.choice(FORMS[:3]))
    taker = re.findall(r"^result (\S+)", text, re.MULTILINE)[0]
    other = rng.choice([one for one in PLAYERS[:3] if one != taker])
    return _put(text, r"^result (\S+)", other)


def wrong_settlement(rng: random.Random, _: str) -> Spoilt | None:
    """Another sum."""
    form = rng.choice(FORMS)
    if form == "chouette":
        return _put(_text(rng, form), r"^result \d+-\d+ (.*)$", "won 7")
    return _put(_text(rng, form), r"^result \S+ (\d+)$", "7")


def count_of_scores(rng: random.Random, _: str) -> Spoilt | None:
    """One count too many or too few."""
    text = _text(rng, rng.choice(FORMS))
    found = rng.choice(list(re.finditer(r"^score (.*)$", text, re.MULTILINE)))
    counts = found[1].split("-")
    new = "score " + "-".join([*counts, "0"] if len(counts) == 2 else counts[:2])
    span = Span(found.start(), found.start() + len(new))
    return Spoilt(text[: found.start()] + new + text[found.end() :], span)


def result_form(rng: random.Random, _: str) -> Spoilt | None:
    """A score as the result of a pool, a name as that of a chouette."""
    form = rng.choice(FORMS)
    new = "result 2-1" if form != "chouette" else "result Klara"
    return _put(_text(rng, form), r"^(result .*)$", new)


COMPANY = {
    "wrong-players": wrong_players,
    "wrong-single": wrong_single,
    "game-after-pool": game_after_pool,
    "wrong-pool-winner": wrong_pool_winner,
    "wrong-settlement": wrong_settlement,
    "count-of-scores": count_of_scores,
    "result-form": result_form,
}
