# Ce que dit `ecarte show`, en français. Forme : projectfluent.org.

language = français
players-joined = { $first } et { $last }
title = { $players }
someone = quelqu’un
rules-line = Selon la règle { $rules }
heading-deals = Les donnes
heading-deal = Donne { $number }
heading-game = Partie { $number }
heading-findings = L’arbitre
heading-result = La fin

column-deal = donne
column-dealer = donneur
column-turn = retourne
column-decisions = décisions
column-king = roi
column-tricks = levées
column-award = points
column-score = marque
decision-stand = joue d’autorité
decision-stand-changed = joue
decision-propose = propose
decision-accept = accepté
decision-refuse = refusé
tricks-of = { $elder }–{ $dealer }

suit-S = pique
suit-H = cœur
suit-D = carreau
suit-C = trèfle
unknown-card = une carte inconnue
card-of-suit = une carte inconnue à { $suit }
card-of-rank = { $rank } d’une couleur inconnue
cards-count = { $count ->
    [one] une carte
   *[other] { $count } cartes
}

dealt = Donneur : { $dealer } ; premier en cartes : { $elder }.
turned = La retourne est { $card } : atout { $suit }.
turned-unknown = La retourne n’est pas connue.
faced = Une carte s’est trouvée retournée dans le talon : { $card }.
hand = { $player } reçoit { $cards }.
stand = { $player } joue d’autorité.
stand-changed = { $player } joue.
propose = { $count ->
    [0] { $player } propose.
    [one] { $player } propose, pour une carte.
   *[other] { $player } propose, pour { $count } cartes.
}
accept = { $player } accepte.
refuse = { $player } refuse.
exchange-counted = { $player } échange { $discards }.
exchange-named = { $player } écarte { $discards } et prend au talon { $drawn }.
kept-all = { $player } garde ses cinq cartes.
taken-back = Le talon est épuisé : { $count ->
    [one] une carte écartée revient
   *[other] { $count } cartes écartées reviennent
} en main.
king = { $player } annonce le roi d’atout.
king-turned = Le roi retourné vaut un point à { $player }.
led = Levée { $number } : { $leader } attaque { $lead }.
trick-held = Levée { $number } : { $leader } attaque { $lead }, { $other } joue { $reply } ; la levée est à { $winner }.
trick-taken = Levée { $number } : { $leader } attaque { $lead }, { $other } prend de { $reply }.
trick-trumped = Levée { $number } : { $leader } attaque { $lead }, { $other } coupe de { $reply }.
trick-open = Levée { $number } : { $leader } attaque { $lead }, { $other } joue { $reply } ; on ne sait qui l’a faite.
claimed = { $player } réclame les levées qui restent.
conceded = { $player } abandonne les levées qui restent.
thrown = { $player } jette son jeu.
revoked = Une renonce de { $player } est relevée.
replayed = Le coup est rejoué.
misdeal = { $cause ->
    [count] La donne est nulle : une main n’avait pas cinq cartes.
    [exposed] La donne est nulle : deux cartes ont été retournées.
    [incorrect] La donne est nulle : le jeu n’était pas complet.
   *[none] La donne est nulle.
}
earned = { $points ->
    [one] Un point
   *[other] { $points } points
} pour { $player } ({ $what ->
    [vole] la vole
    [turned] le roi retourné
    [king] le roi
    [false] un roi annoncé à tort
    [thrown] un jeu jeté
   *[point] le point
}).
earned-penalty = { $points ->
    [one] Un point
   *[other] { $points } points
} pour { $player } : l’adversaire avait joué d’autorité ou refusé.
score = Marque : { $score }.
lead = { $player } passe en tête.
level = Les joueurs sont à égalité.
point-away = Il ne manque qu’un point à { $player }.
game-won = { $player } gagne la partie, { $score }.
cut = On coupe : { $first } { $one }, { $second } { $other }.
result = Résultat : { $result }.
unfinished = La partie est restée inachevée.
resigned = Abandon à { $result }.
pool = { $amount ->
    [0] { $player } emporte la poule.
   *[other] { $player } emporte la poule de { $amount }.
}
brief-won = { $deals ->
    [one] { $players } : une donne ; { $winner } gagne
   *[other] { $players } : { $deals } donnes ; { $winner } gagne
} ({ $score }).
brief-open = { $deals ->
    [one] { $players } : une donne.
   *[other] { $players } : { $deals } donnes.
}
alternative = Ou bien : { $line }
finding = Règle { $code } : { $message }.

# The replay page.
page-board = La table
page-report = La partie racontée
page-first = Premier pas
page-back = Un pas en arrière
page-forward = Un pas en avant
page-last = Dernier pas
page-jump = Aller à
page-elder = premier en cartes
page-stock = talon : { $count }
page-tricks = levées : { $count }
page-trick = levée { $number }
page-picture = La donne en image
page-alternative = Ce qui aurait pu être joué
page-course = La marche du score
reply-held = { $other } joue { $reply } ; la levée est à { $winner }.
reply-taken = { $other } prend de { $reply }.
reply-trumped = { $other } coupe de { $reply }.
reply-open = { $other } joue { $reply } ; on ne sait qui l’a faite.
