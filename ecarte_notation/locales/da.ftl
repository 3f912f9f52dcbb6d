# Hvad `ecarte show` siger, på dansk. Form: projectfluent.org.

language = dansk
players-joined = { $first } og { $last }
title = { $players }
someone = nogen
rules-line = Efter reglerne { $rules }
heading-deals = Spillene
heading-deal = Spil { $number }
heading-game = Parti { $number }
heading-findings = Dommeren
heading-result = Slutningen

column-deal = spil
column-dealer = giver
column-turn = vendekort
column-decisions = valg
column-king = konge
column-tricks = stik
column-award = point
column-score = stilling
decision-stand = spiller uden køb
decision-stand-changed = spiller
decision-propose = foreslår
decision-accept = godtaget
decision-refuse = afslået
tricks-of = { $elder }–{ $dealer }

suit-S = spar
suit-H = hjerter
suit-D = ruder
suit-C = klør
unknown-card = et ukendt kort
card-of-suit = et ukendt kort i { $suit }
card-of-rank = { $rank } i ukendt farve
cards-count = { $count ->
    [one] et kort
   *[other] { $count } kort
}

dealt = { $dealer } giver, { $elder } sidder i forhånd.
turned = { $card } vendes: { $suit } er trumf.
turned-unknown = Vendekortet kendes ikke.
faced = Et kort lå med billedsiden opad: { $card }.
hand = { $player } får { $cards }.
stand = { $player } spiller uden at købe.
stand-changed = { $player } spiller.
propose = { $count ->
    [0] { $player } foreslår at købe.
    [one] { $player } foreslår at købe et kort.
   *[other] { $player } foreslår at købe { $count } kort.
}
accept = { $player } godtager.
refuse = { $player } afslår.
exchange-counted = { $player } køber { $discards }.
exchange-named = { $player } lægger { $discards } væk og får { $drawn } fra stokken.
kept-all = { $player } beholder alle fem kort.
taken-back = Stokken slår ikke til: { $count ->
    [one] et bortlagt kort tages
   *[other] { $count } bortlagte kort tages
} tilbage.
king = { $player } melder trumfkongen.
king-turned = Den vendte konge giver { $player } et point.
led = Stik { $number }: { $leader } spiller { $lead } ud.
trick-held = Stik { $number }: { $leader } spiller { $lead } ud, { $other } lægger { $reply }; stikket går til { $winner }.
trick-taken = Stik { $number }: { $leader } spiller { $lead } ud, { $other } tager stikket med { $reply }.
trick-trumped = Stik { $number }: { $leader } spiller { $lead } ud, { $other } trumfer med { $reply }.
trick-open = Stik { $number }: { $leader } spiller { $lead } ud, { $other } lægger { $reply }; hvem der fik stikket, vides ikke.
claimed = { $player } gør krav på de resterende stik.
conceded = { $player } opgiver de resterende stik.
thrown = { $player } kaster sine kort.
revoked = { $player } beskyldes for kulørsvigt.
replayed = Spillet spilles om med de samme kort.
misdeal = { $cause ->
    [count] Givningen er ugyldig: en hånd havde ikke fem kort.
    [exposed] Givningen er ugyldig: to kort blev vendt.
    [incorrect] Givningen er ugyldig: kortspillet var ikke fuldtalligt.
   *[none] Givningen er ugyldig.
}
earned = { $points ->
    [one] Et point
   *[other] { $points } point
} til { $player } ({ $what ->
    [vole] alle stik
    [turned] den vendte konge
    [king] kongen
    [false] en fejlagtigt meldt konge
    [thrown] bortkastede kort
   *[point] flest stik
}).
earned-penalty = { $points ->
    [one] Et point
   *[other] { $points } point
} til { $player }, fordi modparten havde spillet uden at købe eller afslået.
score = Stilling: { $score }.
lead = { $player } kommer foran.
level = Stillingen er lige.
point-away = { $player } mangler et point.
game-won = { $player } har vundet partiet, { $score }.
cut = Der trækkes: { $first } { $one }, { $second } { $other }.
result = Resultat: { $result }.
unfinished = Partiet blev ikke spillet færdigt.
resigned = Opgivet ved { $result }.
pool = { $amount ->
    [0] { $player } tager puljen.
   *[other] { $player } tager puljen på { $amount }.
}
brief-won = { $deals ->
    [one] { $players }: et spil, og { $winner } vinder
   *[other] { $players }: { $deals } spil, og { $winner } vinder
} ({ $score }).
brief-open = { $deals ->
    [one] { $players }: et spil.
   *[other] { $players }: { $deals } spil.
}
alternative = Eller sådan: { $line }
finding = Regel { $code }: { $message }.

# The replay page.
page-board = Bordet
page-report = Matchen i ord
page-first = Første skridt
page-back = Et skridt tilbage
page-forward = Et skridt frem
page-last = Sidste skridt
page-jump = Gå til
page-elder = forhånd
page-stock = talon: { $count }
page-tricks = stik: { $count }
page-trick = stik { $number }
page-picture = Billede af spillet
page-alternative = Hvad der kunne være spillet
page-course = Stillingens gang
reply-held = { $other } lægger { $reply }; stikket går til { $winner }.
reply-taken = { $other } tager stikket med { $reply }.
reply-trumped = { $other } trumfer med { $reply }.
reply-open = { $other } lægger { $reply }; hvem der fik stikket, vides ikke.
