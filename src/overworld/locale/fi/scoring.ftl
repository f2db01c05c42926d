# Scoring rounds, and the end of a game.

scoring-title-A = Pistelasku A: elinympäristöt. Ylin kerros on poissa.
scoring-title-B = Pistelasku B: materiaalit. Toinen kerros on poissa.
scoring-title-C = Pistelasku C: tyypit. Kolmas kerros on poissa.
scoring-group = Valitse yksi. Suurin yhtenäinen ryhmäsi lasketaan.
scoring-beginner = Valitse yksi. Jokainen sopiva ruutu lasketaan, olivatpa ne vierekkäin tai eivät.
scoring-early = Voit valita jo nyt: valinta lähtee, kun on sinun vuorosi.
scoring-done = { $who }: { $trait }, +{ $xp } XP
scoring-choosing = { $who } valitsee …
scoring-later = { $who } odottaa
scoring-sum = { $spaces } × { $points } = { $total }
scoring-best = Eniten pisteitä

final-winner = { $winners } voitti!
final-shared = { $winners } jakavat voiton!
final-resigned = Luovuttaneet: { $who }.
final-show = Lopputulos
final-look = Katso pöytää
final-rematch = Revanssi
final-rematch-go = Siirry revanssiin
final-replay = Uusinta ja analyysi
final-share = Kopioi linkki
final-table = Lopputulos
final-source = Mistä XP
final-buildings = Rakennukset heti
final-mobs = Hirviöt heti
final-hoes = Kultaiset kuokat
final-A = Pistelasku A
final-B = Pistelasku B
final-C = Pistelasku C
final-bonuses = Hirviöt lopussa
final-total = Yhteensä
final-blocks = Kuutioita jäljellä (tasapelissä)
final-open = { $who } – { $source }, { $xp } XP: näytä, mistä
final-derivation = { $who }: { $source }
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
