"""A hand is not what the pack gives when it is dealt in packets of three and two, elder first.

## Wrong

    deal 1 Klara
    pack KS 9S 8S QH TH 9H 7D 8D KC 7C JD
      JS AS TS 7S QS KH JH AH 8H 7H KD QD AD TD 9D QC JC AC TC 9C 8C
    turn JD
    elder KS 9S 8S 7D «KC»

## Right

    deal 1 Klara
    pack KS 9S 8S QH TH 9H 7D 8D KC 7C JD
      JS AS TS 7S QS KH JH AH 8H 7H KD QD AD TD 9D QC JC AC TC 9C 8C
    turn JD
    elder KS 9S 8S 7D 8D
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import LAWS
from ecarte_notation.games.ecarte.steps import AgainstPack


def check(step: AgainstPack) -> Iterator[Hit]:
    if step.what == "hand":
        written = " ".join(str(one.card) for one in step.written)
        given = " ".join(str(card) for card in step.given)
        yield Hit(step.span, {"owner": step.owner, "written": written, "given": given})


RULE = Rule(
    code="D104",
    name="hand-against-pack",
    law="Three cards to elder, three to dealer, two to elder, two to dealer, from the top of the pack.",
    message="{owner}'s hand has {written}; the pack gives {given}",
    remedy="Correct the hand or the pack.",
    authority=(Cite(LAWS, "§ 3.3"),),
    watches=(AgainstPack,),
    check=check,
)
