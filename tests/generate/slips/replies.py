"""Replies and leads."""

from ecarte_notation.cards.card import Card, cards_in
from ecarte_notation.games.ecarte.actions import PlayCard
from ecarte_notation.games.ecarte.engine import legal_actions
from tests.generate.deal import Told
from tests.generate.match import Game
from tests.generate.slips.common import (
    is_play,
    score,
)


def _illegal_reply(game: Game, told: Told, kind: str) -> tuple[int, ...] | None:
    at = None
    while action := told.choose():
        lead = told.position.lead
        chance = at is None and lead is not None and isinstance(action, PlayCard)
        if chance and (card := breach(told, lead, kind)):
            action = PlayCard(card)
            at = (len(told.items) + (told.position.lead is None),)
        told.do(action)
    score(game, told)
    return at


def breach(told: Told, lead: Card, kind: str) -> Card | None:
    """A held card that breaks exactly this duty, by the plainest reading of the law."""
    position = told.position
    held = cards_in(position.hands[position.to_play].known)
    suited = [one for one in held if one.suit == lead.suit]
    higher = [one for one in suited if "789TAJQK".index(one.rank) > "789TAJQK".index(lead.rank)]
    trumps = [one for one in held if one.suit == position.trump]
    if kind == "must-beat" and higher:
        wrong = [one for one in held if one not in higher]
    elif kind == "must-follow" and suited and not higher:
        wrong = [one for one in held if one not in suited]
    elif kind == "must-trump" and trumps and not suited:
        wrong = [one for one in held if one not in trumps]
    else:
        wrong = []
    return told.rng.choice(wrong) if wrong else None


def must_follow(game: Game, told: Told) -> tuple[int, ...] | None:
    return _illegal_reply(game, told, "must-follow")


def must_beat(game: Game, told: Told) -> tuple[int, ...] | None:
    return _illegal_reply(game, told, "must-beat")


def must_trump(game: Game, told: Told) -> tuple[int, ...] | None:
    return _illegal_reply(game, told, "must-trump")


def wrong_leader(game: Game, told: Told) -> tuple[int, ...] | None:
    at = None
    while action := told.choose():
        position = told.position
        chance = isinstance(action, PlayCard) and position.lead is None and position.taken < 4
        if at is None and chance and told.rng.random() < 0.4:
            told.position = position._replace(leader=position.leader.other)
            told.do(told.rng.choice([a for a in legal_actions(told.position) if is_play(a)]))
            at = (len(told.items) - 1,)
            continue
        told.do(action)
    score(game, told)
    return at
