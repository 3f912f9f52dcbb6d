# Vad `ecarte show` säger, på svenska. Form: projectfluent.org.

language = svenska
players-joined = { $first } och { $last }
title = { $players }
someone = någon
rules-line = Enligt reglerna { $rules }
heading-deals = Givarna
heading-deal = Giv { $number }
heading-game = Parti { $number }
heading-findings = Domaren
heading-result = Slutet

column-deal = giv
column-dealer = givare
column-turn = trumfkort
column-decisions = beslut
column-king = kung
column-tricks = stick
column-award = poäng
column-score = ställning
decision-stand = spelar utan byte
decision-stand-changed = spelar
decision-propose = föreslår
decision-accept = antaget
decision-refuse = avslaget
tricks-of = { $elder }–{ $dealer }

suit-S = spader
suit-H = hjärter
suit-D = ruter
suit-C = klöver
unknown-card = ett okänt kort
card-of-suit = ett okänt kort i { $suit }
card-of-rank = { $rank } i okänd färg
cards-count = { $count ->
    [one] ett kort
   *[other] { $count } kort
}

dealt = { $dealer } ger, { $elder } sitter i förhand.
turned = { $card } vänds upp: { $suit } är trumf.
turned-unknown = Trumfkortet är inte känt.
faced = Ett kort låg uppvänt i leken: { $card }.
hand = { $player } får { $cards }.
stand = { $player } spelar utan byte.
stand-changed = { $player } spelar.
propose = { $count ->
    [0] { $player } föreslår byte.
    [one] { $player } föreslår byte av ett kort.
   *[other] { $player } föreslår byte av { $count } kort.
}
accept = { $player } antar.
refuse = { $player } avslår.
exchange-counted = { $player } byter { $discards }.
exchange-named = { $player } lägger bort { $discards } och får { $drawn } ur talongen.
kept-all = { $player } behåller alla fem korten.
taken-back = Talongen räcker inte: { $count ->
    [one] ett bortlagt kort tas
   *[other] { $count } bortlagda kort tas
} tillbaka.
king = { $player } anmäler trumfkungen.
king-turned = Den uppvända kungen ger { $player } en poäng.
led = Stick { $number }: { $leader } spelar ut { $lead }.
trick-held = Stick { $number }: { $leader } spelar ut { $lead }, { $other } lägger { $reply }; sticket går till { $winner }.
trick-taken = Stick { $number }: { $leader } spelar ut { $lead }, { $other } tar sticket med { $reply }.
trick-trumped = Stick { $number }: { $leader } spelar ut { $lead }, { $other } trumfar med { $reply }.
trick-open = Stick { $number }: { $leader } spelar ut { $lead }, { $other } lägger { $reply }; vem som tog sticket är inte känt.
claimed = { $player } gör anspråk på de återstående sticken.
conceded = { $player } ger upp de återstående sticken.
thrown = { $player } kastar sina kort.
revoked = { $player } anklagas för revoke.
replayed = Given spelas om med samma kort.
misdeal = { $cause ->
    [count] Given är ogiltig: en hand hade inte fem kort.
    [exposed] Given är ogiltig: två kort vändes upp.
    [incorrect] Given är ogiltig: leken var inte fullständig.
   *[none] Given är ogiltig.
}
earned = { $points ->
    [one] En poäng
   *[other] { $points } poäng
} till { $player } ({ $what ->
    [vole] alla stick
    [turned] den uppvända kungen
    [king] kungen
    [false] en felaktigt anmäld kung
    [thrown] bortkastade kort
   *[point] flest stick
}).
earned-penalty = { $points ->
    [one] En poäng
   *[other] { $points } poäng
} till { $player }, eftersom motståndaren hade spelat utan byte eller avslagit.
score = Ställning: { $score }.
lead = { $player } tar ledningen.
level = Ställningen är jämn.
point-away = { $player } behöver en poäng till.
game-won = { $player } har vunnit partiet, { $score }.
cut = Man drar: { $first } { $one }, { $second } { $other }.
result = Resultat: { $result }.
unfinished = Partiet blev inte färdigspelat.
resigned = Uppgivet vid { $result }.
pool = { $amount ->
    [0] { $player } tar poolen.
   *[other] { $player } tar poolen på { $amount }.
}
brief-won = { $deals ->
    [one] { $players }: en giv, och { $winner } vinner
   *[other] { $players }: { $deals } givar, och { $winner } vinner
} ({ $score }).
brief-open = { $deals ->
    [one] { $players }: en giv.
   *[other] { $players }: { $deals } givar.
}
alternative = Eller så: { $line }
finding = Regel { $code }: { $message }.

# The replay page.
page-board = Bordet
page-report = Matchen i ord
page-first = Första steget
page-back = Ett steg tillbaka
page-forward = Ett steg framåt
page-last = Sista steget
page-jump = Gå till
page-elder = förhand
page-stock = talong: { $count }
page-tricks = stick: { $count }
page-trick = stick { $number }
page-picture = Bild av given
page-alternative = Vad som kunde ha spelats
page-course = Ställningens gång
reply-held = { $other } lägger { $reply }; sticket går till { $winner }.
reply-taken = { $other } tar sticket med { $reply }.
reply-trumped = { $other } trumfar med { $reply }.
reply-open = { $other } lägger { $reply }; vem som tog sticket är inte känt.
