"""[Players] does not name two different players, or those whom a pool or chouette needs.

## Wrong

    ecarte 1
    «[Players "Klara" "Klara"]»
    deal 1 Klara
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
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import LAWS, NOTATION
from ecarte_notation.games.ecarte.steps import PlayersNamed

TWO, THREE = 2, 3
_BOTH = "Name both players, each in quotation marks; the score is in their order."
_THREE = 'Three play by the rules `pool3`, `pool3-by-deal` or `chouette`, as in `[Rules "classic+pool3"]`.'
_MORE = (
    "Of écarté for four no text of rules was found, and it is not refereed; one against several "
    "is a `chouette`."
)


def check(step: PlayersNamed) -> Iterator[Hit]:
    if step.fit:
        return
    count, different = len(step.names), len(set(step.names))
    words = "one player" if count == 1 else f"{count or 'no'} players"
    if different < count:
        words = "one player twice"
    wanted = "" if step.wanted == "two" else f", the rules want {step.wanted}"
    advice = _BOTH if not wanted else "Name all who are at the table, each in quotation marks."
    if different == count > TWO:
        advice = _THREE if count == THREE else _MORE
    yield Hit(step.span, {"count": words, "wanted": wanted, "advice": advice})


RULE = Rule(
    code="D109",
    name="not-two-players",
    law="Écarté is played by two, or by as many as the rules of a pool or chouette say.",
    message="[Players] names {count}{wanted}",
    remedy="{advice}",
    authority=(
        Cite(LAWS, "§ 1.3"),
        Cite(LAWS, "§ 12.5"),
        Cite(NOTATION, "§ 4.2"),
    ),
    watches=(PlayersNamed,),
    check=check,
)
