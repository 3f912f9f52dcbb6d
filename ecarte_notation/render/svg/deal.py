"""One deal, or one trick of it, as a picture."""

from collections.abc import Iterator

from ecarte_notation.games.ecarte.tale.events import DealTale, Event
from ecarte_notation.render.show.sentences import sentence
from ecarte_notation.render.show.words import Words
from ecarte_notation.render.svg.drawing import CARD_HEIGHT, CARD_WIDTH, card, page, word

_STEP = CARD_WIDTH + 8
_LEFT = 16
_ROW = CARD_HEIGHT + 34


def tricks_of(deal: DealTale) -> list[Event]:
    """The tricks of a deal, a broken one too."""
    return [one for one in deal.events if one.kind.startswith("trick-") or one.kind == "led"]


def deal_picture(deal: DealTale, words: Words) -> str:
    """Both hands as dealt, the turn-up, the tricks in order with who took them."""
    parts = list(_hands(deal, words))
    top = 40 + _ROW * sum(one.kind in ("hand", "turned") for one in deal.events)
    tricks = tricks_of(deal)
    for at, event in enumerate(tricks):
        parts += _trick(_LEFT + at * 2 * _STEP, top, event, words)
    width = max(_LEFT * 2 + 5 * _STEP, _LEFT * 2 + len(tricks) * 2 * _STEP, 360)
    height = top + (CARD_HEIGHT + 60 if tricks else 0)
    title = words.say("heading-deal", number=str(deal.number or "?"))
    parts.insert(0, word(_LEFT, 24, title, "title"))
    told = " ".join(filter(None, (sentence(event, words) for event in deal.events)))
    return page(width, height, title, told, parts)


def trick_picture(deal: DealTale, number: int, words: Words) -> str:
    """One trick, counted from 1; IndexError if the deal has none of that number."""
    event = tricks_of(deal)[number - 1]
    parts = [word(_LEFT, 24, words.say("heading-deal", number=str(deal.number or "?")), "title")]
    parts += _trick(_LEFT, 40, event, words)
    told = sentence(event, words)
    return page(240, 40 + CARD_HEIGHT + 60, told, told, parts)


def _hands(deal: DealTale, words: Words) -> Iterator[str]:
    top = 40
    for event in deal.events:
        if event.kind not in ("hand", "turned"):
            continue
        cards = event.facts["cards"] if event.kind == "hand" else (event.facts["card"],)
        who = event.facts["player"] if event.kind == "hand" else words.say("column-turn")
        yield word(_LEFT, top + 14, words.name(who))
        for at, one in enumerate(cards):
            yield card(_LEFT + at * _STEP, top + 22, one, words)
        top += _ROW


def _trick(x: int, y: int, event: Event, words: Words) -> Iterator[str]:
    facts = event.facts
    winner = facts.get("winner", "")
    yield word(x, y + 14, str(facts["number"]))
    reply_won = event.kind in ("trick-taken", "trick-trumped")
    yield card(x, y + 22, facts["lead"], words, won=event.kind == "trick-held")
    if "reply" in facts:
        yield card(x + _STEP - 4, y + 22, facts["reply"], words, won=reply_won)
    if winner:
        yield word(x, y + CARD_HEIGHT + 42, winner[:12])
