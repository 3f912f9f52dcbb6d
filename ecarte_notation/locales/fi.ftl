# Mitä `ecarte show` sanoo, suomeksi. Muoto: projectfluent.org. Nimiä ei taivuteta: ne seisovat perusmuodossa.

language = suomi
players-joined = { $first } ja { $last }
title = { $players }
someone = joku
rules-line = Säännöt: { $rules }
heading-deals = Jaot
heading-deal = Jako { $number }
heading-game = Peli { $number }
heading-findings = Tuomari
heading-result = Loppu

column-deal = jako
column-dealer = jakaja
column-turn = käännetty
column-decisions = päätökset
column-king = kuningas
column-tricks = tikit
column-award = pisteet
column-score = tilanne
decision-stand = pelaa vaihtamatta
decision-stand-changed = pelaa
decision-propose = ehdottaa
decision-accept = hyväksytty
decision-refuse = hylätty
tricks-of = { $elder }–{ $dealer }

suit-S = pata
suit-H = hertta
suit-D = ruutu
suit-C = risti
unknown-card = tuntematon kortti
card-of-suit = tuntematon kortti ({ $suit })
card-of-rank = { $rank } (maa tuntematon)
cards-count = { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
}

dealt = Jakaja on { $dealer }, etukädessä on { $elder }.
turned = Käännetty kortti on { $card }: valtti on { $suit }.
turned-unknown = Käännetty kortti ei ole tiedossa.
faced = Yksi kortti oli pakassa kuvapuoli ylöspäin: { $card }.
hand = { $player } saa kortit { $cards }.
stand = { $player } pelaa vaihtamatta.
stand-changed = { $player } pelaa.
propose = { $count ->
    [0] { $player } ehdottaa vaihtoa.
    [one] { $player } ehdottaa yhden kortin vaihtoa.
   *[other] { $player } ehdottaa { $count } kortin vaihtoa.
}
accept = { $player } hyväksyy.
refuse = { $player } hylkää.
exchange-counted = { $player } vaihtaa: { $discards }.
exchange-named = { $player } laskee pois: { $discards }; pakasta tulee: { $drawn }.
kept-all = { $player } pitää kaikki viisi korttia.
taken-back = Pakka ei riitä, takaisin tulee { $count ->
    [one] yksi poistettu kortti
   *[other] { $count } poistettua korttia
}.
king = { $player } ilmoittaa valttikuninkaan.
king-turned = Käännetystä kuninkaasta saa pisteen { $player }.
led = Tikki { $number }: { $leader } lyö kortin { $lead }.
trick-held = Tikki { $number }: { $leader } lyö kortin { $lead }, { $other } panee kortin { $reply }; tikin saa { $winner }.
trick-taken = Tikki { $number }: { $leader } lyö kortin { $lead }, { $other } ottaa tikin kortilla { $reply }.
trick-trumped = Tikki { $number }: { $leader } lyö kortin { $lead }, { $other } ottaa sen valtilla { $reply }.
trick-open = Tikki { $number }: { $leader } lyö kortin { $lead }, { $other } panee kortin { $reply }; tikin saaja ei ole tiedossa.
claimed = { $player } vaatii loput tikit.
conceded = { $player } luopuu lopuista tikeistä.
thrown = { $player } heittää korttinsa pöytään.
revoked = { $player } saa syytteen väärästä lyönnistä.
replayed = Jako pelataan uudestaan samoilla korteilla.
misdeal = { $cause ->
    [count] Jako on mitätön: kädessä ei ollut viittä korttia.
    [exposed] Jako on mitätön: kaksi korttia käännettiin.
    [incorrect] Jako on mitätön: pakka ei ollut täydellinen.
   *[none] Jako on mitätön.
}
earned = { $points ->
    [one] Yhden pisteen
   *[other] { $points } pistettä
} saa { $player } ({ $what ->
    [vole] kaikki tikit
    [turned] käännetty kuningas
    [king] kuningas
    [false] väärin ilmoitettu kuningas
    [thrown] pöytään heitetyt kortit
   *[point] enemmistö tikeistä
}).
earned-penalty = { $points ->
    [one] Yhden pisteen
   *[other] { $points } pistettä
} saa { $player }, koska vastapuoli pelasi vaihtamatta tai hylkäsi ehdotuksen.
score = Tilanne: { $score }.
lead = { $player } siirtyy johtoon.
level = Tilanne on tasan.
point-away = { $player } on pisteen päässä voitosta.
game-won = { $player } on voittanut pelin, { $score }.
cut = Nosto: { $first } { $one }, { $second } { $other }.
result = Tulos: { $result }.
unfinished = Peli jäi kesken.
resigned = Luovutettu tilanteessa { $result }.
pool = { $amount ->
    [0] { $player } voittaa potin.
   *[other] { $player } voittaa potin, joka on { $amount }.
}
brief-won = { $deals ->
    [one] { $players }: yksi jako, voittaja on { $winner }
   *[other] { $players }: { $deals } jakoa, voittaja on { $winner }
} ({ $score }).
brief-open = { $deals ->
    [one] { $players }: yksi jako.
   *[other] { $players }: { $deals } jakoa.
}
alternative = Tai näin: { $line }
finding = Sääntö { $code }: { $message }.

# The replay page.
page-board = Pöytä
page-report = Ottelu sanoin
page-first = Ensimmäinen askel
page-back = Askel taakse
page-forward = Askel eteen
page-last = Viimeinen askel
page-jump = Siirry
page-elder = etukäsi
page-stock = nostopakka: { $count }
page-tricks = tikit: { $count }
page-trick = tikki { $number }
page-picture = Kuva jaosta
page-alternative = Mitä olisi voitu pelata
page-course = Tilanteen kulku
reply-held = { $other } panee kortin { $reply }; tikin saa { $winner }.
reply-taken = { $other } ottaa tikin kortilla { $reply }.
reply-trumped = { $other } ottaa sen valtilla { $reply }.
reply-open = { $other } panee kortin { $reply }; tikin saaja ei ole tiedossa.
