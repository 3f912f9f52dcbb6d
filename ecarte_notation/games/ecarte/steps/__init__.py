"""What happens in a match, step by step, with all that a rule needs to judge it.

`before` is the position in which the step was taken. What was done is believed: the next
step's position contains it, legal or not.
"""

from ecarte_notation.games.ecarte.steps.dealing import (
    AgainstPack,
    Clash,
    CutMade,
    DealerNamed,
    HandShown,
    NameSaid,
    PackShown,
    PlayersNamed,
)
from ecarte_notation.games.ecarte.steps.playing import (
    CardFault,
    KingFault,
    KingKept,
    KingSaid,
    PlayAfterEnd,
    TrickCard,
    TrickMalformed,
    TricksCounted,
    TrickTooMany,
)
from ecarte_notation.games.ecarte.steps.scoring import (
    AwardClaimed,
    GameStopped,
    GameWentOn,
    ResultClaimed,
    ScoreClaimed,
)
from ecarte_notation.games.ecarte.steps.step import Sighting, Step
from ecarte_notation.games.ecarte.steps.talking import (
    DecisionTaken,
    Discarded,
    ExchangeMade,
    ProposalIgnored,
    Recovered,
)

__all__ = [
    "AgainstPack",
    "AwardClaimed",
    "CardFault",
    "Clash",
    "CutMade",
    "DealerNamed",
    "DecisionTaken",
    "Discarded",
    "ExchangeMade",
    "GameStopped",
    "GameWentOn",
    "HandShown",
    "KingFault",
    "KingKept",
    "KingSaid",
    "NameSaid",
    "PackShown",
    "PlayAfterEnd",
    "PlayersNamed",
    "ProposalIgnored",
    "Recovered",
    "ResultClaimed",
    "ScoreClaimed",
    "Sighting",
    "Step",
    "TrickCard",
    "TrickMalformed",
    "TrickTooMany",
    "TricksCounted",
]
