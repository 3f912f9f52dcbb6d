"""A rule profile is a value: a name, and a setting for every switch; one law module reads each."""

from dataclasses import dataclass
from enum import Enum


class RankOrder(Enum):
    """How the cards of a suit rank, highest first."""

    KING_HIGH = "KQJAT987"
    ACE_HIGH = "AKQJT987"


class CutDeals(Enum):
    """Who deals first after the cut."""

    UNSPECIFIED = "unspecified"
    RANDOM = "random"
    HIGHEST = "highest"
    HIGHEST_CHOOSES = "highest_chooses"
    LOWEST = "lowest"


class Packets(Enum):
    """In which packets the cards are dealt."""

    THREE_TWO = "3-2"
    EITHER = "either_fixed_per_game"
    ANY = "any"


class FacedCard(Enum):
    """What follows when a card is found faced before the turn-up."""

    SILENT = "silent"
    NEW_DEAL = "new_deal"


class TurnedKingClaim(Enum):
    """Whether the point for a turned king must be claimed."""

    AUTO = "auto"
    CLAIM = "claim_before_next_deal"


class KingTiming(Enum):
    """Until when the king of trumps may be declared."""

    OWN_FIRST_CARD = "own_first_card"
    OWN_OR_LED = "own_first_card+led_king"
    BEFORE_LEAD = "before_first_lead"
    BEFORE_LEAD_OR_LED = "before_first_lead+led_king"


class FalseKing(Enum):
    """What a king declared and not held costs."""

    NOTHING = "none"
    ADVERSARY = "adversary_1"
    REPLAY = "replay_option"


class EqualCount(Enum):
    """Whether both must exchange the same number."""

    OWN = "own"
    SAME = "both_same"


class MaxExchanges(Enum):
    """How many exchanges a deal may have."""

    NO_LIMIT = "inf"
    ONE = "1"


class StockShort(Enum):
    """What happens when the stock cannot satisfy an exchange."""

    ELDER_RECOVERS = "elder_recovers_excess"
    CAP = "cap"
    DEALER_REMAINDER = "elder_first_dealer_remainder"
    DEALER_FROM_DISCARDS = "dealer_random_from_discards_once"


class StandPenalty(Enum):
    """What is at stake for elder when he stands without having proposed."""

    ELDER_LOSES = "dealer2_if_elder_loses"
    ELDER_WINS = "elder2_if_elder_wins"


class RefusalScope(Enum):
    """Which refusal makes dealer liable."""

    FIRST = "first_proposal"
    ANY = "any_proposal"


class RefusalMode(Enum):
    """How the penalty for a lost stand or refusal is counted."""

    SET_TWO = "set_2"
    PLUS_ONE = "plus_1"
    LOSER_MINUS_TWO = "loser_minus_2"


class Revoke(Enum):
    """What a revoke or an under-force costs when the adversary claims it."""

    SILENT = "silent"
    REDUCED = "reduced_or_replayed"


class ThrownHand(Enum):
    """What a hand thrown in before the third trick costs."""

    CONCEDED = "as_conceded"
    TWO_THEN_ONE = "two_then_one"


class Stakes(Enum):
    """How often the stake is paid."""

    SINGLE = "none"
    TREBLE = "3/2/1"


class Company(Enum):
    """Who sits at the table."""

    TWO = "two"
    POOL = "pool"
    POOL_BY_DEAL = "pool_by_deal"
    CHOUETTE = "chouette"


@dataclass(frozen=True, slots=True)
class Profile:
    """The rules of one book; the settings that nobody names are those of `classic`.

    What each switch means, its values and who holds them: `switches.py`.
    """

    name: str = "classic"
    rank_order: RankOrder = RankOrder.KING_HIGH
    cut_deals: CutDeals = CutDeals.UNSPECIFIED
    packets: Packets = Packets.THREE_TWO
    faced_card: FacedCard = FacedCard.SILENT
    turned_king_claim: TurnedKingClaim = TurnedKingClaim.AUTO
    king_timing: KingTiming = KingTiming.OWN_FIRST_CARD
    false_king: FalseKing = FalseKing.NOTHING
    propose_states_count: bool = False
    max_exchanges: MaxExchanges = MaxExchanges.NO_LIMIT
    exchange_closed_at: int = 0
    dealer_discard_min: int = 0
    exchange_equal_count: EqualCount = EqualCount.OWN
    stock_short: StockShort = StockShort.ELDER_RECOVERS
    must_trump: bool = True
    revoke: Revoke = Revoke.SILENT
    thrown_hand: ThrownHand = ThrownHand.CONCEDED
    stand_penalty: StandPenalty = StandPenalty.ELDER_LOSES
    refusal_scope: RefusalScope = RefusalScope.FIRST
    refusal_mode: RefusalMode = RefusalMode.SET_TWO
    refusal_vole_points: int = 2
    game_to: int = 5
    stake_multiplier: Stakes = Stakes.SINGLE
    company: Company = Company.TWO
    pool_wins: int = 2


CLASSIC = Profile()
