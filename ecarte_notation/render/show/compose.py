"""A tale as blocks: title, table of the deals, each deal told, the referee's findings in place."""

from collections.abc import Iterable, Iterator

from ecarte_notation.findings.finding import Finding
from ecarte_notation.games.ecarte.tale.events import DealTale, Event, MatchTale
from ecarte_notation.render.show.blocks import Block, Heading, Paragraph, Table
from ecarte_notation.render.show.sentences import TURNING, line_of, sentence
from ecarte_notation.render.show.words import Words

_SHOWN_TAGS = ("Event", "Site", "Date", "Time", "Round", "Table", "Stake", "Source", "Remark")
_DECISIONS = ("stand", "stand-changed", "propose", "accept", "refuse")
_KINGS = ("king", "king-turned")
_TRICKS = ("led", "trick-held", "trick-taken", "trick-trumped", "trick-open")


def report(
    tale: MatchTale,
    words: Words,
    findings: Iterable[Finding] = (),
    *,
    deal: int | None = None,
    tables_only: bool = False,
) -> Iterator[Block]:
    """The whole report of a match, or of its deals of the number `deal` only."""
    found = list(findings)
    yield Heading(1, words.say("title", players=words.listed(tale.players)), f"match-{tale.match}")
    yield from head(tale, words)
    chosen = [one for one in tale.deals if deal is None or one.number == deal]
    if deal is None:
        yield table_of_deals(tale, words)
    if tables_only:
        return
    if deal is None:
        for event in tale.opening:
            yield from _event(event, words)
    for one in chosen:
        yield from _deal(one, tale, words, found)
    if deal is None:
        yield from _closing(tale, words, found)


def brief(tale: MatchTale, words: Words) -> str:
    """A match in one paragraph."""
    players, count = words.listed(tale.players), len(tale.deals)
    ends = [sentence(event, words) for event in tale.closing]
    turns = [
        sentence(event, words)
        for one in tale.deals
        for event in one.events
        if event.kind == "game-won" and len({deal.game for deal in tale.deals}) > 1
    ]
    if tale.winner:
        score = tale.result or "–"
        first = words.say(
            "brief-won", deals=count, players=players, winner=tale.winner, score=score
        )
    else:
        first = words.say("brief-open", deals=count, players=players)
    return " ".join([first, *turns, *ends])


def head(tale: MatchTale, words: Words) -> Iterator[Block]:
    """Where and when it was played, for what, by which rules."""
    tags = dict(tale.tags)
    for name in _SHOWN_TAGS:
        if name in tags:
            yield Paragraph(tags[name], "dim")
    yield Paragraph(words.say("rules-line", rules=tale.rules), "dim")


def table_of_deals(tale: MatchTale, words: Words) -> Table:
    """A row a deal: who dealt, what was turned, said, won and scored."""
    columns = ("deal", "dealer", "turn", "decisions", "king", "tricks", "award", "score")
    return Table(
        tuple(words.say(f"column-{name}") for name in columns),
        tuple(_row(one, tale, words) for one in tale.deals),
    )


def _row(one: DealTale, tale: MatchTale, words: Words) -> tuple[str, ...]:
    decisions = [f"decision-{event.kind}" for event in one.events if event.kind in _DECISIONS]
    kings = [event.facts["player"] for event in one.events if event.kind in _KINGS]
    played = any(event.kind in _TRICKS for event in one.events)
    elder, dealer = one.tricks
    awards = [event for event in one.events if event.kind.startswith("earned")]
    return (
        _number(one, tale),
        words.name(one.dealer),
        words.card(one.turn_up) if one.turn_up.mask.bit_count() == 1 else "–",
        ", ".join(map(words.say, decisions)) or "–",
        ", ".join(map(words.name, kings)) or "–",
        words.say("tricks-of", elder=elder, dealer=dealer) if played else "–",
        ", ".join(f"{words.name(e.facts['player'])} {e.facts['points']}" for e in awards) or "–",
        next((e.facts["score"] for e in one.events if e.kind == "score"), "–"),
    )


def _number(one: DealTale, tale: MatchTale) -> str:
    number = "?" if one.number is None else str(one.number)
    return f"{one.game}.{number}" if len({deal.game for deal in tale.deals}) > 1 else number


def _deal(one: DealTale, tale: MatchTale, words: Words, found: list[Finding]) -> Iterator[Block]:
    number = _number(one, tale)
    anchor = f"deal-{number}" if tale.match == 1 else f"match-{tale.match}-deal-{number}"
    yield Heading(2, words.say("heading-deal", number=number), anchor)
    own = [
        f for f in found if one.span.start <= f.span.start < max(one.span.end, one.span.start + 1)
    ]
    for at, event in enumerate(one.events):
        yield from _event(event, words)
        later = [after.span.start for after in one.events[at + 1 :] if after.span.end]
        limit = min(later, default=one.span.end)
        for finding in [f for f in own if f.span.start < limit]:
            own.remove(finding)
            yield _finding(finding, words)
    for finding in own:
        yield _finding(finding, words)


def _closing(tale: MatchTale, words: Words, found: list[Finding]) -> Iterator[Block]:
    if tale.closing:
        yield Heading(2, words.say("heading-result"), f"result-{tale.match}")
    for event in tale.closing:
        yield from _event(event, words)
    inside = [one.span for one in tale.deals]
    for finding in found:
        if not any(span.start <= finding.span.start < span.end for span in inside):
            yield _finding(finding, words)


def _event(event: Event, words: Words) -> Iterator[Block]:
    text = sentence(event, words)
    if text:
        style = "turning" if event.kind in TURNING else "plain"
        yield Paragraph(text + (f" {event.glyphs}" if event.glyphs else ""), style)
    for remark in event.remarks:
        yield Paragraph(remark, "remark")
    if event.alternative:
        yield Paragraph(words.say("alternative", line=line_of(event, words)), "remark")


def _finding(finding: Finding, words: Words) -> Paragraph:
    message = finding.message
    code = f"{finding.rule.code} {finding.rule.name}"
    return Paragraph(words.say("finding", code=code, message=message), "finding")
