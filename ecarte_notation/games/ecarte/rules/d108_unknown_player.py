"""A name is that of neither player.

## Wrong

    ecarte 1
    [Players "Klara" "Leo"]
    deal 1 «Clara»
    result *
    end

## Right

    ecarte 1
    [Players "Klara" "Leo"]
    deal 1 Klara
    result *
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.near import nearest
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import NOTATION
from ecarte_notation.games.ecarte.steps import NameSaid


def check(step: NameSaid) -> Iterator[Hit]:
    if step.known:
        return
    close = nearest(step.name, step.players, 0.5)
    advice = f"Write {close} if that was meant." if close else "Correct the name or the tag."
    facts = {"name": step.name, "players": ", ".join(step.players), "advice": advice}
    yield Hit(step.span, facts)


RULE = Rule(
    code="D108",
    name="unknown-player",
    law="A match is played by the two players whom [Players] names, or else by the first two named.",
    message="{name} is not one of the players ({players})",
    remedy="{advice}",
    authority=(Cite(NOTATION, "§ 4.2"),),
    watches=(NameSaid,),
    check=check,
)
