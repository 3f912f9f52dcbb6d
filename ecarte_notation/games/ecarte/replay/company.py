"""More than two at the table: who plays which game, and how the pool stands."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from ecarte_notation.findings.where import Where
from ecarte_notation.games.ecarte.laws.company import (
    TWO,
    Standing,
    after_game,
    is_pool,
    one_against_all,
    one_waits,
    pair_due,
    players_fit,
    runs,
    scores_kept,
    takes_pool,
    two_play,
)
from ecarte_notation.games.ecarte.profile import Profile
from ecarte_notation.games.ecarte.replay.players import player_names
from ecarte_notation.games.ecarte.steps import PoolWentOn, TableNamed
from ecarte_notation.record.match import DealRecord, GameOpener, MatchRecord
from ecarte_notation.text.span import Span

Pair = frozenset[str]


@dataclass(frozen=True)
class Company:
    """All who are at the table, and how the pool may stand; what happens makes another value.

    `players` is empty where it is not known who they are. `standings` are all that are possible,
    none before the first game of a pool.
    """

    profile: Profile
    players: tuple[str, ...]
    standings: frozenset[Standing] = frozenset()

    @property
    def going(self) -> tuple[Standing, ...]:
        """The possible standings of a pool that nobody has taken."""
        return tuple(one for one in self.standings if not takes_pool(one, self.profile))

    def pairs(self) -> tuple[Pair, ...]:
        """Every pair that may play the next game; in a pool that just begins that is any."""
        every = tuple(frozenset(two) for two in combinations(self.players, 2))
        if one_against_all(self.profile):
            return tuple(pair for pair in every if self.players[0] in pair)
        if not one_waits(self.profile) or not self.going:
            return every
        due = {pair_due(one, self.players) for one in self.going}
        return tuple(pair for pair in every if pair in due)

    def seated(self, written: tuple[str | None, ...], dealers: Iterable[str]) -> tuple[str, ...]:
        """The players of a game in the order of its score; "" for one of whom nothing is known.

        `written` are the names on the game's line, `dealers` those that its deals give.
        """
        if scores_kept(self.profile) > TWO or two_play(self.profile) or not self.players:
            return self.players
        known = self._known(written, ())
        if len(known) == TWO:
            return known
        dealt = self._known(written, dealers)
        fitting = [pair for pair in self.pairs() if pair.issuperset(dealt)]
        first = frozenset(self.players[:TWO])
        if not self.going and is_pool(self.profile) and first in fitting:
            fitting = [first]
        pair = fitting[0] if len(fitting) == 1 else frozenset(known if fitting else dealt[:TWO])
        if one_against_all(self.profile) and len(pair) < TWO:
            pair |= {self.players[0]}
        names = sorted(pair, key=self.players.index)
        if known and written[names.index(known[0])] != known[0]:
            names.reverse()
        return (*names, "", "")[:TWO]

    def _known(self, written: Iterable[str | None], dealers: Iterable[str]) -> tuple[str, ...]:
        """Those named who belong to the company, each once."""
        names = dict.fromkeys([*written, *dealers])
        return tuple(one for one in names if one is not None and one in self.players)

    def after(self, names: tuple[str, ...], winner: str) -> "Company":
        """The table after a game of `names`; `winner` is "" where it is not known."""
        if not is_pool(self.profile) or not self.players:
            return self
        after = frozenset(_standings(self, names, winner))
        if not after:  # a game that should not have been played counts all the same
            fresh = replace(self, standings=frozenset())
            after = frozenset(
                one._replace(running=count)
                for one in _standings(fresh, names, winner)
                for count in runs(self.profile)
            )
        return replace(self, standings=after)

    def takers(self) -> tuple[str, ...]:
        """Who may have taken the pool, in the order of the players."""
        took = {one.winner for one in self.standings if takes_pool(one, self.profile)}
        return tuple(one for one in self.players if one in took)

    def surely_taken(self) -> bool:
        """Whether somebody has taken the pool, whoever it was."""
        return bool(self.standings) and all(takes_pool(one, self.profile) for one in self.standings)


def _standings(company: Company, names: tuple[str, ...], winner: str) -> Iterator[Standing]:
    """How the pool may stand after a game; nothing if those of `names` could not play it."""
    told = frozenset(name for name in names if name)
    for going in company.going or (None,):  # another game shows that nobody had taken the pool
        if not one_waits(company.profile):
            yield from (after_game(going, one, "") for one in told if winner in ("", one))
            continue
        alone = replace(company, standings=frozenset((going,)) if going else frozenset())
        for pair in alone.pairs():
            if told <= pair and (not winner or winner in pair):
                for one in (winner,) if winner else pair:
                    (out,) = pair - {one}
                    yield after_game(going, one, out)


def company_of(record: MatchRecord, profile: Profile) -> Company:
    """Those whom [Players] names, if they are as many as the rules want."""
    tag = record.tag("Players")
    names = tag.values if tag else ()
    fit = len(set(names)) == len(names) and players_fit(len(names), profile)
    return Company(profile, names if fit else ())


def first_names(record: MatchRecord, profile: Profile) -> tuple[tuple[str, ...], bool]:
    """The players of the first game in the order of its score, and whether that order is sure."""
    if two_play(profile):
        return player_names(record)
    for at, entry in enumerate(record.entries):
        if isinstance(entry, GameOpener | DealRecord):
            opened = isinstance(entry, GameOpener)
            written = entry.players if isinstance(entry, GameOpener) else ()
            dealers = dealers_of(record, at + opened)
            return company_of(record, profile).seated(written, dealers), True
    return company_of(record, profile).seated((), ()), True


def dealers_of(record: MatchRecord, begin: int) -> tuple[str, ...]:
    """The dealers named in the deals from this entry up to the next game, each once."""
    dealers: dict[str, None] = {}
    for at in range(begin, len(record.entries)):
        entry = record.entries[at]
        if isinstance(entry, GameOpener):
            break
        if isinstance(entry, DealRecord) and entry.dealer:
            dealers[entry.dealer] = None
    return tuple(dealers)


def table_steps(
    company: Company, opener: GameOpener, dealers: tuple[str, ...], where: Where
) -> Iterator[Any]:
    """What is to be said of the players of the next game, by its line or else by its deals."""
    if company.surely_taken():
        taker, running = " or ".join(company.takers()), runs(company.profile)[-1]
        yield PoolWentOn(where, taker, running, opener.span)
        return
    named = [one for one in opener.players if one is not None]
    who = [one for one in named or dealers if one in company.players]
    fits = any(pair.issuperset(who) for pair in company.pairs()) and len(set(who)) == len(who)
    if scores_kept(company.profile) > TWO:
        fits = not named
    if fits or len(who) > TWO or not {*named} <= {*company.players}:
        return
    spans = opener.player_spans or (opener.span,)
    span = Span(spans[0].start, spans[-1].end)
    written = f"{' and '.join(who)} {'play' if named else 'deal'}{'s' if len(who) == 1 else ''}"
    if one_against_all(company.profile) and len({*who}) == len(who):
        yield TableNamed(where, written, "", "", company.players[0], span)
    else:
        yield TableNamed(where, written, _either(company), _because(company), "", span)


def stranger(names: tuple[str, ...], deal: DealRecord, where: Where) -> TableNamed:
    """One deals who does not play this game."""
    who, because = f"{deal.dealer} deals", "they play this game"
    return TableNamed(where, who, " and ".join(names), because, "", deal.dealer_span)


def _either(company: Company) -> str:
    if scores_kept(company.profile) > TWO:
        return " and ".join(company.players)
    pairs = (sorted(pair, key=company.players.index) for pair in company.pairs())
    return " or ".join(" and ".join(pair) for pair in pairs)


def _because(company: Company) -> str:
    outs = {one.out for one in company.standings if one.out}
    if scores_kept(company.profile) > TWO:
        return "all three play every game"
    if len(outs) == 1 and company.going:
        return f"{outs.pop()} lost the game before and makes room"
    return "two different players play a game"
