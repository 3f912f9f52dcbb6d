"""A king was turned, and dealer did not claim the point where he must.

The switch is `turned_king_claim=claim_before_next_deal`.

Nobody is obliged to claim it; the record may have left it out.

## Wrong

    ecarte 1
    [Players "Klara" "Leo"]
    [Rules "turned_king_claim=claim_before_next_deal"]
    deal 1 Klara
    «turn KH»
    stand
    result *
    end

## Right

    ecarte 1
    [Players "Klara" "Leo"]
    [Rules "turned_king_claim=claim_before_next_deal"]
    deal 1 Klara
    turn KH
    king turned
    stand
    result *
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.findings.severity import Severity
from ecarte_notation.games.ecarte.sources import BRITANNICA, DANISH, LAWS
from ecarte_notation.games.ecarte.steps import TurnedKingKept


def check(step: TurnedKingKept) -> Iterator[Hit]:
    yield Hit(step.span, {"worth": step.worth})


RULE = Rule(
    code="K311",
    name="unclaimed-turned-king",
    law="Where it must be claimed, a turned king counts only if dealer claims it before the next deal.",
    message="dealer did not claim the turned king; {worth}",
    remedy="Add `king turned` to the deal if it was claimed.",
    authority=(
        Cite(LAWS, "§ 8.1"),
        Cite(DANISH, "the turn-up"),
        Cite(BRITANNICA, "article «Écarté»"),
    ),
    watches=(TurnedKingKept,),
    check=check,
    severity=Severity.WARNING,
)
