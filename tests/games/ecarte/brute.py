"""Which cards may be played, written a second time from the laws' words; shares no code with them."""

RANKS = ["K", "Q", "J", "A", "T", "9", "8", "7"]


def may_reply(hand: list[str], lead: str, trump: str) -> list[str]:
    """Cards such as "KS" that a hand may play on a lead."""
    same_suit = [one for one in hand if one[1] == lead[1]]
    if same_suit:
        stronger = [one for one in same_suit if RANKS.index(one[0]) < RANKS.index(lead[0])]
        return stronger or same_suit
    trumps = [one for one in hand if one[1] == trump]
    return trumps or list(hand)


def reply_wins(lead: str, reply: str, trump: str) -> bool:
    """Whether the second card of a trick takes it."""
    if lead[1] == reply[1]:
        return RANKS.index(reply[0]) < RANKS.index(lead[0])
    return reply[1] == trump


def points(elder_tricks: int, stood: bool, refused: bool) -> tuple[str, int]:
    """Who marks what for the tricks."""
    if elder_tricks >= 3:
        return "elder", 2 if elder_tricks == 5 or refused else 1
    return "dealer", 2 if elder_tricks == 0 or stood else 1


def plays(elder: list[str], dealer: list[str], trump: str) -> dict[tuple[str, ...], list[str]]:
    """Every line of play (cards in order) with the cards that may come next in it."""
    found: dict[tuple[str, ...], list[str]] = {}

    def walk(line: tuple[str, ...], hands: tuple[list[str], list[str]], leader: int) -> None:
        if not hands[leader]:
            return
        found[line] = sorted(hands[leader])
        for lead in hands[leader]:
            other = may_reply(hands[1 - leader], lead, trump)
            found[(*line, lead)] = sorted(other)
            for reply in other:
                left = [list(hands[0]), list(hands[1])]
                left[leader].remove(lead)
                left[1 - leader].remove(reply)
                winner = 1 - leader if reply_wins(lead, reply, trump) else leader
                walk((*line, lead, reply), (left[0], left[1]), winner)

    walk((), (elder, dealer), 0)
    return found
