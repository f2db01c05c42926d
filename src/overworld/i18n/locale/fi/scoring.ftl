# Scoring rounds, and the end of a game.

scoring-title-A = Pistelasku A: elinympäristöt. Ylin kerros on loppunut.
scoring-title-B = Pistelasku B: materiaalit. Toinen kerros on loppunut.
scoring-title-C = Pistelasku C: tyypit. Kolmas kerros on loppunut.
scoring-group = Valitse yksi: suurin yhtenäinen ryhmäsi lasketaan.
scoring-beginner = Valitse yksi: kaikki sopivat ruudut lasketaan, olivatpa ne vierekkäin tai eivät.
scoring-early = Voit valita jo nyt: valinta lähetetään, kun on sinun vuorosi.
scoring-done = { $who }: { $trait }, +{ $xp } XP
scoring-choosing = { $who } valitsee …
scoring-later = { $who } odottaa
scoring-sum = { $spaces } × { $points } = { $total }
scoring-best = Eniten pisteitä
scoring-again = Toinen ryhmä tuottaa enemmän. Valitse tämä painamalla uudestaan.

final-winner = { $winners } voitti!
final-place = { $place }. { $name }
final-lands = Pelialustat
final-shared = { $winners } jakavat voiton!
final-resigned = Luovutti: { $who }.
final-timed-out = Aika loppui: { $who }. Botti jatkoi.
final-show = Loppupisteet
final-look = Katso pöytää
final-rematch = Revanssi
final-rematch-go = Siirry revanssiin
final-replay = Katso uudelleen
final-share = Kopioi linkki
final-picture = Kuva jaettavaksi
final-picture-about = Kuva tuloksesta: { $title } { $scores } XP
final-picture-names = Nimet
final-picture-save = Tallenna
final-picture-share = Jaa
final-since = Johdossa vuorosta { $turn } alkaen
final-table = Loppupisteet
final-source = Mistä XP
final-buildings = Rakennukset heti
final-mobs = Päihitetyt hirviöt
final-hoes = Kultaiset kuokat
final-A = Pistelasku A
final-B = Pistelasku B
final-C = Pistelasku C
final-bonuses = Hirviöt lopussa
final-total = Yhteensä
final-blocks = Kuutioita jäljellä (tasatilanteessa)
final-gain = +{ $xp }
final-over-time = XP pelin aikana
final-chart = Viiva jokaiselle pelaajalle: XP kunkin vuoron jälkeen. Samat luvut ovat alla taulukossa.
final-numbers = Luvut
final-turn = Vuoro
final-more = Taistelut ja kuutiot
final-what = Mitä
final-fights = Voitetut taistelut
final-luck = { $won }/{ $fights }, odotus { $expected }
final-no-fights = Ei yhtään
final-taken = Nostetut kuutiot: { $material }
final-you = Sinä voitit!
final-after = { $turns ->
    [one] Yhden vuoron jälkeen
   *[other] { $turns } vuoron jälkeen
}
final-margin = { $first }–{ $second } XP. Mistä ero syntyi: { $sources }
final-more-of = { $source } (+{ $xp })
final-tied = XP tasan: jäljellä olevat kuutiot ratkaisevat.
final-where = Mistä pisteet tulivat
final-part = { $source }: { $xp } XP
final-bar = { $who }, { $total } XP. { $sources }. Näytä, mistä.
final-derivation = Näin { $who } sai { $xp } XP
final-lead = Johtoasema
final-largest = Suurin lisäys
final-in-turn = Vuoro { $turn }:
final-ahead = Tästä eteenpäin { $who } pysyi johdossa.
final-level = Kukaan ei päässyt lopullisesti johtoon.
final-watch = Katso
final-fights-of = Voitetut taistelut, { $who }:
