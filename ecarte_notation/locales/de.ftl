# Was `ecarte show` sagt, auf Deutsch. Form: projectfluent.org.

language = Deutsch
players-joined = { $first } und { $last }
title = { $players }
someone = jemand
rules-line = Nach den Regeln { $rules }
heading-deals = Die Spiele
heading-deal = Spiel { $number }
heading-game = Partie { $number }
heading-findings = Der Schiedsrichter
heading-result = Das Ende

column-deal = Spiel
column-dealer = Geber
column-turn = Trumpfkarte
column-decisions = Ansagen
column-king = König
column-tricks = Stiche
column-award = Punkte
column-score = Stand
decision-stand = spielt ohne Tausch
decision-stand-changed = spielt
decision-propose = schlägt vor
decision-accept = angenommen
decision-refuse = abgelehnt
tricks-of = { $elder }–{ $dealer }

suit-S = Pik
suit-H = Herz
suit-D = Karo
suit-C = Treff
unknown-card = eine unbekannte Karte
card-of-suit = eine unbekannte Karte in { $suit }
card-of-rank = { $rank } in unbekannter Farbe
cards-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}

dealt = { $dealer } gibt, { $elder } ist in Vorhand.
turned = Aufgeschlagen wird { $card }: { $suit } ist Trumpf.
turned-unknown = Die Trumpfkarte ist nicht bekannt.
faced = Eine Karte lag offen im Spiel: { $card }.
hand = { $player } erhält { $cards }.
stand = { $player } spielt ohne Tausch.
stand-changed = { $player } spielt.
propose = { $count ->
    [0] { $player } schlägt einen Tausch vor.
    [one] { $player } schlägt einen Tausch vor, um eine Karte.
   *[other] { $player } schlägt einen Tausch vor, um { $count } Karten.
}
accept = { $player } nimmt an.
refuse = { $player } lehnt ab.
exchange-counted = { $player } tauscht: { $discards }.
exchange-named = { $player } legt ab: { $discards }; vom Talon kommt: { $drawn }.
kept-all = { $player } behält alle fünf Karten.
taken-back = Der Talon reicht nicht: { $count ->
    [one] eine abgelegte Karte kommt
   *[other] { $count } abgelegte Karten kommen
} zurück.
king = { $player } sagt den Trumpfkönig an.
king-turned = Der aufgeschlagene König zählt einen Punkt für { $player }.
led = Stich { $number }: { $leader } spielt { $lead } aus.
trick-held = Stich { $number }: { $leader } spielt { $lead } aus, { $other } gibt { $reply } zu; der Stich gehört { $winner }.
trick-taken = Stich { $number }: { $leader } spielt { $lead } aus, { $other } sticht mit { $reply }.
trick-trumped = Stich { $number }: { $leader } spielt { $lead } aus, { $other } trumpft mit { $reply }.
trick-open = Stich { $number }: { $leader } spielt { $lead } aus, { $other } gibt { $reply } zu; wer den Stich machte, ist nicht bekannt.
claimed = { $player } beansprucht die übrigen Stiche.
conceded = { $player } gibt die übrigen Stiche ab.
thrown = { $player } wirft die Karten hin.
revoked = Gegen { $player } wird Renonce reklamiert.
replayed = Das Spiel wird mit denselben Karten wiederholt.
misdeal = { $cause ->
    [count] Das Geben ist ungültig: ein Blatt hatte nicht fünf Karten.
    [exposed] Das Geben ist ungültig: zwei Karten wurden aufgeschlagen.
    [incorrect] Das Geben ist ungültig: das Kartenspiel war nicht vollständig.
   *[none] Das Geben ist ungültig.
}
earned = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} für { $player } ({ $what ->
    [vole] die Vole
    [turned] der aufgeschlagene König
    [king] der König
    [false] ein falsch angesagter König
    [thrown] hingeworfene Karten
   *[point] der Punkt
}).
earned-penalty = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} für { $player }, weil die Gegenseite ohne Tausch gespielt oder abgelehnt hatte.
score = Stand: { $score }.
lead = { $player } geht in Führung.
level = Es steht unentschieden.
point-away = { $player } fehlt noch ein Punkt.
game-won = { $player } hat die Partie gewonnen, { $score }.
cut = Abgehoben: { $first } { $one }, { $second } { $other }.
result = Ergebnis: { $result }.
unfinished = Die Partie blieb unvollendet.
resigned = Aufgegeben bei { $result }.
pool = { $amount ->
    [0] { $player } gewinnt den Pool.
   *[other] { $player } gewinnt den Pool von { $amount }.
}
brief-won = { $deals ->
    [one] { $players }: ein Spiel, { $winner } gewinnt
   *[other] { $players }: { $deals } Spiele, { $winner } gewinnt
} ({ $score }).
brief-open = { $deals ->
    [one] { $players }: ein Spiel.
   *[other] { $players }: { $deals } Spiele.
}
alternative = Oder so: { $line }
finding = Regel { $code }: { $message }.

# The replay page.
page-board = Der Tisch
page-report = Die Partie in Worten
page-first = Erster Schritt
page-back = Ein Schritt zurück
page-forward = Ein Schritt vor
page-last = Letzter Schritt
page-jump = Gehe zu
page-elder = Vorhand
page-stock = Talon: { $count }
page-tricks = Stiche: { $count }
page-trick = Stich { $number }
page-picture = Bild des Spiels
page-alternative = Was auch möglich war
page-course = Der Verlauf des Spielstands
reply-held = { $other } gibt { $reply } zu; der Stich gehört { $winner }.
reply-taken = { $other } sticht mit { $reply }.
reply-trumped = { $other } trumpft mit { $reply }.
reply-open = { $other } gibt { $reply } zu; wer den Stich machte, ist nicht bekannt.
