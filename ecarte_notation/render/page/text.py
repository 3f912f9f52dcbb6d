"""The telling part of the page, which is read without the script too."""

import base64
from collections.abc import Iterable, Iterator
from dataclasses import replace
from html import escape

from ecarte_notation.findings.finding import Finding
from ecarte_notation.games.ecarte.tale.events import Event, MatchTale
from ecarte_notation.render.page.moments import Moment, Section, outside
from ecarte_notation.render.show.sentences import TURNING, line_of, sentence
from ecarte_notation.render.show.words import Words
from ecarte_notation.render.svg.deal import deal_picture


def deal_section(section: Section, words: Words) -> Iterator[str]:
    """One deal: its heading, its moments as a list, its picture."""
    title = words.say("heading-deal", number=section.number)
    yield f'<section class="deal" id="{escape(section.anchor)}">'
    yield f'<h3><a href="#{escape(section.anchor)}">{escape(title)}</a></h3>'
    yield "<ol>"
    for moment in section.moments:
        yield from _moment(moment, words)
    yield "</ol>"
    yield f"<details><summary>{escape(words.say('page-picture'))}</summary>"
    yield picture(deal_picture(section.deal, words), title)
    yield "</details></section>"


def closing(tale: MatchTale, findings: Iterable[Finding], words: Words) -> Iterator[str]:
    """How the match ended, and what the referee found outside the deals."""
    found = list(outside(tale, findings))
    if not tale.closing and not found:
        return
    yield f'<section class="closing"><h3>{escape(words.say("heading-result"))}</h3>'
    for event in tale.closing:
        yield from event_text(event, words)
    for finding in found:
        yield from _finding(finding, words)
    yield "</section>"


def event_text(event: Event, words: Words) -> Iterator[str]:
    """An event in words, its remarks, and the alternative line to be opened."""
    if text := sentence(event, words):
        kind = ' class="turning"' if event.kind in TURNING else ""
        glyphs = f" <b>{escape(event.glyphs)}</b>" if event.glyphs else ""
        yield f"<p{kind}>{escape(text)}{glyphs}</p>"
    for remark in event.remarks:
        yield f'<p class="remark">{escape(remark)}</p>'
    if event.alternative:
        yield (
            f'<details class="alternative"><summary>{escape(words.say("page-alternative"))}</summary>'
            f"<p>{escape(line_of(event, words))}</p></details>"
        )


def picture(svg: str, told: str) -> str:
    """A picture inside the page, as an image so that its styles stay its own."""
    data = base64.b64encode(svg.encode()).decode()
    return f'<img alt="{escape(told)}" src="data:image/svg+xml;base64,{data}">'


def _moment(moment: Moment, words: Words) -> Iterator[str]:
    yield f'<li id="{escape(moment.anchor)}">'
    for event in moment.frame.events:
        apart = replace(event, kind=event.kind.replace("trick-", "reply-"))
        yield from event_text(apart, words)
    for finding in moment.findings:
        yield from _finding(finding, words)
    yield "</li>"


def _finding(finding: Finding, words: Words) -> Iterator[str]:
    """Its law and remedy are English, as everything the referee says."""
    rule = finding.rule
    code = f"{rule.code} {rule.name}"
    sources = "; ".join(str(cite) for cite in rule.authority)
    yield f'<div class="finding {rule.severity.value}">'
    yield f"<p>{escape(words.say('finding', code=code, message=finding.message))}</p>"
    yield f'<p class="law" lang="en">{escape(f"{rule.law} ({sources})")}</p>'
    yield f'<p class="law" lang="en">{escape(finding.remedy)}</p>'
    yield "</div>"
