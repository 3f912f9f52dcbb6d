"""The moments of a page in order: each frame with its address and the findings that belong to it."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from ecarte_notation.findings.finding import Finding
from ecarte_notation.games.ecarte.tale.events import DealTale, Frame, MatchTale
from ecarte_notation.text.span import Span

_ODD = re.compile(r"[^A-Za-z0-9.]+")


@dataclass(frozen=True)
class Moment:
    """A frame of a deal with its `anchor`, such as `deal-3-trick-2`."""

    anchor: str
    deal: DealTale
    frame: Frame
    findings: tuple[Finding, ...]

    def marked(self, span: Span) -> bool:
        """Whether a finding points at the card that stands at `span`."""
        return any(span.start <= one.span.start < span.end for one in self.findings)


@dataclass(frozen=True)
class Section:
    """A deal of the page: its `anchor`, its `number` as shown, its moments."""

    anchor: str
    number: str
    deal: DealTale
    moments: tuple[Moment, ...]


@dataclass
class Anchors:
    """Hands out addresses, none of them twice; `match` counts the matches of the page from 1."""

    taken: set[str] = field(default_factory=set)

    def deal(self, match: int, number: str) -> str:
        """The address of a deal, `deal-3` or `match-2-deal-3`."""
        part = _ODD.sub("-", number).strip("-") or "unnumbered"
        return self.unique(f"{'' if match == 1 else f'match-{match}-'}deal-{part}")

    def unique(self, wanted: str) -> str:
        """The address, with a number behind it if it is taken."""
        name, again = wanted, 1
        while name in self.taken:
            again += 1
            name = f"{wanted}-again-{again}"
        self.taken.add(name)
        return name


def sections(
    tale: MatchTale, findings: Iterable[Finding], match: int, anchors: Anchors
) -> Iterator[Section]:
    """The deals of a match, the `match`-th of the page, each finding with the moment it is about."""
    left = list(findings)
    several = len({one.game for one in tale.deals}) > 1
    for deal in tale.deals:
        shown = "?" if deal.number is None else str(deal.number)
        number = f"{deal.game}.{shown}" if several else shown
        anchor = anchors.deal(match, number)
        own = [one for one in left if _inside(one.span, deal.span)]
        yield Section(anchor, number, deal, tuple(_moments(deal, own, anchor, anchors)))


def outside(tale: MatchTale, findings: Iterable[Finding]) -> Iterator[Finding]:
    """The findings that are about no deal."""
    for one in findings:
        if not any(_inside(one.span, deal.span) for deal in tale.deals):
            yield one


def _moments(
    deal: DealTale, findings: list[Finding], section: str, anchors: Anchors
) -> Iterator[Moment]:
    starts = [frame.span.start for frame in deal.frames]
    owners = [
        max((at for at, start in enumerate(starts) if start <= one.span.start), default=0)
        for one in findings
    ]
    for at, frame in enumerate(deal.frames):
        own = tuple(one for one, owner in zip(findings, owners, strict=True) if owner == at)
        yield Moment(anchors.unique(section + _suffix(frame, at)), deal, frame, own)


def _suffix(frame: Frame, at: int) -> str:
    kind = frame.events[0].kind
    if kind == "led":
        return f"-trick-{frame.trick}"
    if kind.startswith("trick-"):
        return f"-trick-{frame.trick}-reply"
    return f"-step-{at + 1}"


def _inside(inner: Span, outer: Span) -> bool:
    return outer.start <= inner.start < max(outer.end, outer.start + 1)
