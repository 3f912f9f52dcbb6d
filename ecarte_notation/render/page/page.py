"""The whole page: style, text, board, script, and what the script needs to know."""

import base64
import hashlib
import json
from collections.abc import Iterable, Iterator
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from ecarte_notation.referee.tales import Judged
from ecarte_notation.render.page.board import spellings, state
from ecarte_notation.render.page.moments import Anchors, Section, sections
from ecarte_notation.render.page.text import closing, deal_section, event_text, picture
from ecarte_notation.render.show.blocks import Paragraph
from ecarte_notation.render.show.compose import head, table_of_deals
from ecarte_notation.render.show.html import table
from ecarte_notation.render.show.words import Words
from ecarte_notation.render.svg.course import course_picture

_BUTTONS = (("first", "|◀"), ("back", "◀"), ("forward", "▶"), ("last", "▶|"))


def replay_page(told: Iterable[Judged], words: Words) -> Iterator[str]:
    """The lines of a page that tells matches and replays them; whatever was written stays text."""
    anchors = Anchors(set(_OWN))
    matches = [
        (one, list(sections(one.tale, one.findings, at, anchors))) for at, one in enumerate(told, 1)
    ]
    title = "; ".join(words.listed(one.tale.players) for one, _ in matches) or "Écarté"
    yield from _head(title, words)
    yield f'<body><a class="skip" href="#report">{escape(words.say("page-report"))}</a>'
    yield f"<header><h1>{escape(title)}</h1></header><main>"
    yield from _board(matches, words)
    yield '<div id="report">'
    for at, (one, deals) in enumerate(matches, 1):
        yield from _match(one, deals, at, words, alone=len(matches) == 1)
    yield "</div></main>"
    yield f'<script type="application/json" id="data">{_data(matches, words)}</script>'
    yield f"<script>{_file('page.js')}</script>"
    yield "</body></html>"


_OWN = (
    "board",
    "report",
    "data",
    "caption",
    "jump",
    "step",
    "score",
    *(name for name, _ in _BUTTONS),
)


def _head(title: str, words: Words) -> Iterator[str]:
    """Nothing is loaded from anywhere, and no script runs but the page's own."""
    script = base64.b64encode(hashlib.sha256(_file("page.js").encode()).digest()).decode()
    policy = (
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
        f"script-src 'sha256-{script}'; base-uri 'none'; form-action 'none'"
    )
    yield "<!doctype html>"
    yield f'<html lang="{escape(words.language)}">'
    yield '<head><meta charset="utf-8">'
    yield f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escape(title)}</title>"
    yield f"<style>{_file('page.css')}</style></head>"


def _board(matches: list[tuple[Judged, list[Section]]], words: Words) -> Iterator[str]:
    """The table with its controls, hidden until the script fills it."""
    yield f'<section id="board" aria-label="{escape(words.say("page-board"))}" hidden>'
    yield '<p id="score"></p>'
    yield '<div class="seat"></div><div class="middle"></div><div class="seat"></div>'
    yield '<div class="controls">'
    for name, sign in _BUTTONS:
        said = escape(words.say(f"page-{name}"))
        yield f'<button type="button" id="{name}" title="{said}" aria-label="{said}">{sign}</button>'
    yield f'<label>{escape(words.say("page-jump"))} <select id="jump">'
    for at, (_, deals) in enumerate(matches, 1):
        for section in deals:
            yield from _choices(section, words, "" if len(matches) == 1 else f"{at}: ")
    yield '</select></label><span id="step"></span></div>'
    yield '<div id="caption" aria-live="polite" aria-atomic="true"></div></section>'


def _choices(section: Section, words: Words, before: str) -> Iterator[str]:
    deal = before + words.say("heading-deal", number=section.number)
    yield f'<optgroup label="{escape(deal)}">'
    for moment in section.moments:
        if moment is section.moments[0]:
            yield f'<option value="{escape(moment.anchor)}">{escape(deal)}</option>'
        elif moment.frame.events[0].kind == "led":
            text = f"{deal}, {words.say('page-trick', number=moment.frame.trick)}"
            yield f'<option value="{escape(moment.anchor)}">{escape(text)}</option>'
    yield "</optgroup>"


def _match(
    one: Judged, deals: list[Section], at: int, words: Words, *, alone: bool
) -> Iterator[str]:
    yield f'<article id="match-{at}">'
    if not alone:
        yield f"<h2>{escape(words.listed(one.tale.players))}</h2>"
    else:
        yield f"<h2>{escape(words.say('page-report'))}</h2>"
    for block in head(one.tale, words):
        if isinstance(block, Paragraph):
            yield f"<p>{escape(block.text)}</p>"
    for event in one.tale.opening:
        yield from event_text(event, words)
    links = [section.anchor for section in deals]
    yield from table(table_of_deals(one.tale, words), links)
    if deals:
        yield picture(course_picture(one.tale, words), words.say("page-course"))
    for section in deals:
        yield from deal_section(section, words)
    yield from closing(one.tale, one.findings, words)
    yield "</article>"


def _data(matches: list[tuple[Judged, list[Section]]], words: Words) -> str:
    """JSON that no HTML parser can take for markup."""
    data: dict[str, Any] = spellings(words) | {
        "words": {name: words.say(f"page-{name}", count="#") for name in ("stock", "tricks")},
        "turn": words.say("column-turn"),
        "moments": [
            state(moment, one.tale, words)
            for one, deals in matches
            for section in deals
            for moment in section.moments
        ],
    }
    text = json.dumps(data, ensure_ascii=True, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


@cache
def _file(name: str) -> str:
    return (files("ecarte_notation.render.page") / name).read_text("utf-8")
