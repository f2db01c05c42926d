# Scoring rounds, and the end of a game.

scoring-title-A = Puntentelling A: biomes. De bovenste laag is weg.
scoring-title-B = Puntentelling B: bouwmateriaal. De tweede laag is weg.
scoring-title-C = Puntentelling C: types. De derde laag is weg.
scoring-group = Kies er een. Je grootste aaneengesloten groep telt.
scoring-beginner = Kies er een. Elk veld dat de eigenschap toont telt, aaneengesloten of niet.
scoring-early = Je mag nu al kiezen: je keuze wordt verstuurd als je aan de beurt bent.
scoring-done = { $who }: { $trait }, +{ $xp } XP
scoring-choosing = { $who } kiest …
scoring-later = { $who } wacht
scoring-sum = { $spaces } × { $points } = { $total }
scoring-best = Meeste punten

final-winner = { $winners } wint!
final-place = { $place }. { $name }
final-lands = De landen
final-shared = { $winners } winnen samen!
final-resigned = Opgegeven: { $who }.
final-timed-out = Tijd voorbij, dus een bot speelde verder: { $who }.
final-show = Eindstand
final-look = De tafel bekijken
final-rematch = Revanche
final-rematch-go = Naar de revanche
final-replay = Terugkijken en analyseren
final-share = Link kopiëren
final-table = Eindstand
final-source = XP uit
final-buildings = Gebouwen, meteen
final-mobs = Monsters, meteen
final-hoes = Gouden schoffels
final-A = Puntentelling A
final-B = Puntentelling B
final-C = Puntentelling C
final-bonuses = Monsters, aan het einde
final-total = Totaal
final-blocks = Blokken over (bij gelijkspel)
final-gain = +{ $xp }
final-over-time = XP in de loop van het spel
final-chart = Een lijn voor elke speler: XP na elke beurt. Dezelfde getallen staan in de tabel hieronder.
final-numbers = De getallen
final-turn = Beurt
final-more = Gevechten en blokken
final-what = Wat
final-fights = Gewonnen gevechten
final-luck = { $won } van { $fights }, verwacht { $expected }
final-no-fights = Geen
final-taken = Gepakte blokken: { $material }
final-you = Je wint, { $name }!
final-after = { $turns ->
    [one] Na één beurt
   *[other] Na { $turns } beurten
}
final-margin = { $first } tegen { $second } XP. Wat het verschil maakte: { $sources }
final-more-of = { $source } (+{ $xp })
final-tied = Evenveel XP: de overgebleven blokken beslissen.
final-where = Waar de punten vandaan kwamen
final-part = { $source }: { $xp } XP
final-bar = { $who }, { $total } XP. { $sources }. Laat zien hoe.
final-derivation = Hoe { $who } aan { $xp } XP kwam
final-turning = Keerpunt
final-largest = Grootste winst
final-in-turn = Beurt { $turn }:
final-ahead = Vanaf hier lag { $who } voor.
final-level = Niemand kwam blijvend voor te liggen.
final-watch = Bekijk
final-fights-of = Gevechten gewonnen door { $who }:
