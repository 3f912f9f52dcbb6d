"""The cards drawn are not the next ones of the pack.

## Wrong

    deal 1 Klara
    pack KS 9S 8S QH TH 9H 7D 8D KC 7C JD
      JS AS TS 7S QS KH JH AH 8H 7H KD QD AD TD 9D QC JC AC TC 9C 8C
    turn JD
    propose accept
    elder -9S 8S +JS «TS»
    dealer -0

## Right

    deal 1 Klara
    pack KS 9S 8S QH TH 9H 7D 8D KC 7C JD
      JS AS TS 7S QS KH JH AH 8H 7H KD QD AD TD 9D QC JC AC TC 9C 8C
    turn JD
    propose accept
    elder -9S 8S +JS AS
    dealer -0
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import LAWS
from ecarte_notation.games.ecarte.steps import AgainstPack


def check(step: AgainstPack) -> Iterator[Hit]:
    if step.what == "draw":
        written = " ".join(str(one.card) for one in step.written)
        given = " ".join(str(card) for card in step.given)
        yield Hit(step.span, {"owner": step.owner, "written": written, "given": given})


RULE = Rule(
    code="X214",
    name="draw-against-pack",
    law="Cards are drawn from the top of the stock, elder's first.",
    message="{owner} draws {written}; the pack gives {given}",
    remedy="Correct the draw or the pack.",
    authority=(Cite(LAWS, "§ 6.3"),),
    watches=(AgainstPack,),
    check=check,
)
