"""[Players] does not name two different players.

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

TWO = 2


def check(step: PlayersNamed) -> Iterator[Hit]:
    different = len(set(step.names))
    if len(step.names) != TWO or different != TWO:
        count = f"{len(step.names)} players" if len(step.names) != TWO else "one player twice"
        yield Hit(step.span, {"count": "one player" if count == "1 players" else count})


RULE = Rule(
    code="D109",
    name="not-two-players",
    law="Écarté is played by two.",
    message="[Players] names {count}",
    remedy="Name both players, each in quotation marks; the score is in their order.",
    authority=(
        Cite(LAWS, "§ 1.3"),
        Cite(NOTATION, "§ 4.2"),
    ),
    watches=(PlayersNamed,),
    check=check,
)
