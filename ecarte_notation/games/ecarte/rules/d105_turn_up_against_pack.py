"""The turn-up is not the eleventh card of the pack.

## Wrong

    deal 1 Klara
    pack KS 9S 8S QH TH 9H 7D 8D KC 7C JD
      JS AS TS 7S QS KH JH AH 8H 7H KD QD AD TD 9D QC JC AC TC 9C 8C
    turn «9D»

## Right

    deal 1 Klara
    pack KS 9S 8S QH TH 9H 7D 8D KC 7C JD
      JS AS TS 7S QS KH JH AH 8H 7H KD QD AD TD 9D QC JC AC TC 9C 8C
    turn JD
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import CAVENDISH, LAWS
from ecarte_notation.games.ecarte.steps import AgainstPack


def check(step: AgainstPack) -> Iterator[Hit]:
    if step.what == "turn-up":
        yield Hit(step.span, {"written": step.written[0].card, "given": step.given[0]})


RULE = Rule(
    code="D105",
    name="turn-up-against-pack",
    law="The eleventh card is turned up and makes its suit trump.",
    message="the turn-up is {written}; the pack gives {given}",
    remedy="Correct the turn-up or the pack.",
    authority=(
        Cite(LAWS, "§ 4.1"),
        Cite(CAVENDISH, "law 10"),
    ),
    watches=(AgainstPack,),
    check=check,
)
