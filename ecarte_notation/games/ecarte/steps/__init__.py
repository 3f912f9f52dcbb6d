"""What happens in a match, step by step, with all that a rule needs to judge it.

`before` is the position in which the step was taken. What was done is believed: the next
step's position contains it, legal or not.
"""

from ecarte_notation.games.ecarte.steps.company import (
    PoolTaken,
    PoolWentOn,
    ResultMade,
    ScoresCounted,
    Settled,
    TableNamed,
)
from ecarte_notation.games.ecarte.steps.dealing import (
    AgainstPack,
    Clash,
    CutMade,
    DealerNamed,
    HandShown,
    NameSaid,
    PacketsChanged,
    PackShown,
    PlayersNamed,
)
from ecarte_notation.games.ecarte.steps.playing import (
    CardFault,
    FacedKept,
    Impossible,
    KingFault,
    KingKept,
    KingSaid,
    PlayAfterEnd,
    ReplayMade,
    RevokeDenied,
    TrickCard,
    TrickMalformed,
    TricksCounted,
    TrickTooMany,
    TurnedKingKept,
)
from ecarte_notation.games.ecarte.steps.scoring import (
    AwardClaimed,
    DealSettled,
    GameOpened,
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
    "DealSettled",
    "DealerNamed",
    "DecisionTaken",
    "Discarded",
    "ExchangeMade",
    "FacedKept",
    "GameOpened",
    "GameStopped",
    "GameWentOn",
    "HandShown",
    "Impossible",
    "KingFault",
    "KingKept",
    "KingSaid",
    "NameSaid",
    "PackShown",
    "PacketsChanged",
    "PlayAfterEnd",
    "PlayersNamed",
    "PoolTaken",
    "PoolWentOn",
    "ProposalIgnored",
    "Recovered",
    "ReplayMade",
    "ResultClaimed",
    "ResultMade",
    "RevokeDenied",
    "ScoreClaimed",
    "ScoresCounted",
    "Settled",
    "Sighting",
    "Step",
    "TableNamed",
    "TrickCard",
    "TrickMalformed",
    "TrickTooMany",
    "TricksCounted",
    "TurnedKingKept",
]
