"""The pack as written is not 32 different cards. It is then left out of account.

## Wrong

    deal 1 Klara
    «pack KS KS 8S QH TH 9H 7D 8D KC 7C JD
      JS AS TS 7S QS KH JH AH 8H 7H KD QD AD TD 9D QC JC AC TC 9C 8C»
    turn JD

## Right

    deal 1 Klara
    pack KS 9S 8S QH TH 9H 7D 8D KC 7C JD
      JS AS TS 7S QS KH JH AH 8H 7H KD QD AD TD 9D QC JC AC TC 9C 8C
    turn JD
"""

from collections import Counter
from collections.abc import Iterator

from ecarte_notation.findings.authority import Cite
from ecarte_notation.findings.rule import Hit, Rule
from ecarte_notation.games.ecarte.laws.dealing import PACK_SIZE
from ecarte_notation.games.ecarte.sources import CAVENDISH, LAWS
from ecarte_notation.games.ecarte.steps import PackShown


def check(step: PackShown) -> Iterator[Hit]:
    cards = [one.card for one in step.statement.cards]
    counts = Counter(card for card in cards if card.known)
    twice = sorted(str(card) for card, count in counts.items() if count > 1)
    problems = []
    if len(cards) != PACK_SIZE:
        problems.append(f"it has {len(cards)}")
    if twice:
        problems.append(f"{', '.join(twice)} more than once")
    if problems:
        yield Hit(step.statement.span, {"problem": "; ".join(problems)})


RULE = Rule(
    code="D103",
    name="pack-not-32",
    law="The pack has 32 different cards.",
    message="the pack is not 32 different cards: {problem}",
    remedy="Write all 32, top card first, or leave the pack out.",
    authority=(
        Cite(LAWS, "§ 1.1"),
        Cite(CAVENDISH, "law 45"),
    ),
    watches=(PackShown,),
    check=check,
)
