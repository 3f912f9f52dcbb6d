# What `ecarte show` says, in English. Left of = the name that the program knows; right of it the sentence.
# { $name } is filled in. Choose by number: { $count -> [one] … *[other] … }.

language = English
players-joined = { $first } and { $last }
title = { $players }
someone = somebody
rules-line = By the rules { $rules }
heading-deals = The deals
heading-deal = Deal { $number }
heading-game = Game { $number }
heading-findings = The referee
heading-result = The end

column-deal = deal
column-dealer = dealer
column-turn = turn-up
column-decisions = decisions
column-king = king
column-tricks = tricks
column-award = points
column-score = score
decision-stand = stands
decision-stand-changed = plays
decision-propose = proposes
decision-accept = accepted
decision-refuse = refused
tricks-of = { $elder }–{ $dealer }

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
unknown-card = an unknown card
card-of-suit = an unknown card of { $suit }
card-of-rank = a { $rank } of unknown suit
cards-count = { $count ->
    [one] one card
   *[other] { $count } cards
}

dealt = { $dealer } deals to { $elder }.
turned = { $card } is turned, so { $suit } are trumps.
turned-unknown = What was turned is not known.
faced = A card lay face up in the pack: { $card }.
hand = { $player } is dealt { $cards }.
stand = { $player } stands.
stand-changed = { $player } plays.
propose = { $count ->
    [0] { $player } proposes.
    [one] { $player } proposes, for one card.
   *[other] { $player } proposes, for { $count } cards.
}
accept = { $player } accepts.
refuse = { $player } refuses.
exchange-counted = { $player } exchanges { $discards }.
exchange-named = { $player } lays aside { $discards } and draws { $drawn }.
kept-all = { $player } keeps all five cards.
taken-back = The stock is short: { $count ->
    [one] one discard comes
   *[other] { $count } discards come
} back.
king = { $player } declares the king of trumps.
king-turned = The turned king is a point for { $player }.
led = Trick { $number }: { $leader } leads { $lead }.
trick-held = Trick { $number }: { $leader } leads { $lead }, { $other } plays { $reply }; { $winner } takes it.
trick-taken = Trick { $number }: { $leader } leads { $lead }, { $other } takes it with { $reply }.
trick-trumped = Trick { $number }: { $leader } leads { $lead }, { $other } trumps with { $reply }.
trick-open = Trick { $number }: { $leader } leads { $lead }, { $other } plays { $reply }; who took it is not known.
claimed = { $player } claims the tricks that are left.
conceded = { $player } gives up the tricks that are left.
thrown = { $player } throws the hand in.
revoked = A revoke of { $player } is claimed.
replayed = The hands are played again.
misdeal = { $cause ->
    [count] The deal is void: a hand had a wrong number of cards.
    [exposed] The deal is void: two cards were turned.
    [incorrect] The deal is void: the pack was not right.
   *[none] The deal is void.
}
earned = { $points ->
    [one] One point
   *[other] { $points } points
} for { $player } ({ $what ->
    [vole] the vole
    [turned] the turned king
    [king] the king
    [false] a king declared wrongly
    [thrown] a hand thrown in
   *[point] the point
}).
earned-penalty = { $points ->
    [one] One point
   *[other] { $points } points
} for { $player }, who was refused, or whose adversary stood.
score = Score: { $score }.
lead = { $player } goes ahead.
level = The players are level.
point-away = { $player } needs one more point.
game-won = { $player } has won the game, { $score }.
cut = The cut: { $first } { $one }, { $second } { $other }.
result = Result: { $result }.
unfinished = The match was left unfinished.
resigned = Given up at { $result }.
pool = { $amount ->
    [0] { $player } takes the pool.
   *[other] { $player } takes the pool of { $amount }.
}
brief-won = { $deals ->
    [one] { $players }: one deal, and { $winner } wins it
   *[other] { $players }: { $deals } deals, and { $winner } wins
} ({ $score }).
brief-open = { $deals ->
    [one] { $players }: one deal.
   *[other] { $players }: { $deals } deals.
}
alternative = Or so: { $line }
finding = Rule { $code }: { $message }.

# The replay page.
page-board = The table
page-report = The match in words
page-first = First step
page-back = One step back
page-forward = One step forward
page-last = Last step
page-jump = Go to
page-elder = elder
page-stock = stock: { $count }
page-tricks = tricks: { $count }
page-trick = trick { $number }
page-picture = Picture of the deal
page-alternative = What might have been
page-course = The course of the score
reply-held = { $other } plays { $reply }; { $winner } takes it.
reply-taken = { $other } takes it with { $reply }.
reply-trumped = { $other } trumps with { $reply }.
reply-open = { $other } plays { $reply }; who took it is not known.
