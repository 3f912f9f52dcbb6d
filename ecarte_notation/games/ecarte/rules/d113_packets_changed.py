"""A deal is dealt in other packets than the deals of the game before it.

The switch is where dealer may choose them, `packets=either_fixed_per_game`.

## Wrong

    ecarte 1
    [Players "Klara" "Leo"]
    [Rules "london1878"]
    deal 1 Klara
    pack KS 9S 8S QH TH 9H 7D 8D KC 7C JD
      JS AS TS 7S QS KH JH AH 8H 7H KD QD AD TD 9D QC JC AC TC 9C 8C
    elder KS 9S 8S 7D 8D
    stand

    deal 2 Leo
    pack KS 9S 8S QH TH 9H 7D 8D KC 7C JD
      JS AS TS 7S QS KH JH AH 8H 7H KD QD AD TD 9D QC JC AC TC 9C 8C
    «elder KS 9S TH 9H 7D»
    stand
    result *
    end

## Right

    ecarte 1
    [Players "Klara" "Leo"]
    [Rules "london1878"]
    deal 1 Klara
    pack KS 9S 8S QH TH 9H 7D 8D KC 7C JD
      JS AS TS 7S QS KH JH AH 8H 7H KD QD AD TD 9D QC JC AC TC 9C 8C
    elder KS 9S 8S 7D 8D
    stand

    deal 2 Leo
    pack KS 9S 8S QH TH 9H 7D 8D KC 7C JD
      JS AS TS 7S QS KH JH AH 8H 7H KD QD AD TD 9D QC JC AC TC 9C 8C
    elder KS 9S 8S 7D 8D
    stand
    result *
    end
"""

from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.sources import CAVENDISH, LAWS
from ecarte_notation.games.ecarte.steps import PacketsChanged


def check(step: PacketsChanged) -> Iterator[Hit]:
    used, before = (" and ".join(map(str, order)) for order in (step.used, step.before))
    yield Hit(step.span, {"used": used, "before": before})


RULE = Rule(
    code="D113",
    name="packets-changed",
    law="The packets of a game's first deal are those of its others.",
    message="this hand was dealt in packets of {used}; the game began with {before}",
    remedy="Correct the hand or the pack; {{[sic packets-changed]}} if it was really dealt so.",
    authority=(Cite(LAWS, "§ 3.3"), Cite(CAVENDISH, "law 8")),
    watches=(PacketsChanged,),
    check=check,
)
