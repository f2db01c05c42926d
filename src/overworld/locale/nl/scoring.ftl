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
final-shared = { $winners } winnen samen!
final-resigned = Opgegeven: { $who }.
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
final-open = { $xp } XP van { $who } – { $source }: laat zien hoe
final-derivation = { $who }: { $source }
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
