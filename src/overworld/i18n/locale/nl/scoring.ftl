# Scoring rounds, and the end of a game.

scoring-title-A = Puntentelling A: biomes. De bovenste laag is op.
scoring-title-B = Puntentelling B: bouwmateriaal. De tweede laag is op.
scoring-title-C = Puntentelling C: types. De derde laag is op.
scoring-group = Kies er één: je grootste aaneengesloten groep levert punten op.
scoring-beginner = Kies er één: alle velden met die eigenschap tellen, aaneengesloten of niet.
scoring-early = Je mag nu al kiezen: je keuze wordt verstuurd als je aan de beurt bent.
scoring-done = { $who }: { $trait }, +{ $xp } XP
scoring-choosing = { $who } kiest …
scoring-later = { $who } wacht
scoring-sum = { $spaces } × { $points } = { $total }
scoring-best = Meeste punten
scoring-again = Een andere groep levert meer op. Tik nog eens om deze te kiezen.

final-winner = { $winners } wint!
final-place = { $place }. { $name }
final-lands = De borden
final-shared = { $winners } winnen samen!
final-resigned = Opgegeven: { $who }.
final-timed-out = Tijd om, dus speelde een bot verder: { $who }.
final-show = Eindstand
final-look = De tafel bekijken
final-rematch = Revanche
final-rematch-go = Naar de revanche
final-replay = Nog eens bekijken
final-share = Link kopiëren
final-picture = Een plaatje om te delen
final-picture-about = Plaatje van de uitslag: { $title } { $scores } XP
final-picture-names = Namen
final-picture-save = Bewaren
final-picture-share = Delen
final-since = Op kop sinds beurt { $turn }
final-table = Eindstand
final-source = XP uit
final-buildings = Gebouwen, bij het bouwen
final-mobs = Verslagen monsters
final-hoes = Gouden schoffels
final-A = Puntentelling A
final-B = Puntentelling B
final-C = Puntentelling C
final-bonuses = Monsters, aan het einde
final-total = Totaal
final-blocks = Blokken over (bij gelijke stand)
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
final-you = Je hebt gewonnen!
final-after = { $turns ->
    [one] Na één beurt
   *[other] Na { $turns } beurten
}
final-margin = { $first } tegen { $second } XP. Dit gaf de doorslag: { $sources }
final-more-of = { $source } (+{ $xp })
final-tied = Evenveel XP: de overgebleven blokken geven de doorslag.
final-where = Waar de punten vandaan kwamen
final-part = { $source }: { $xp } XP
final-bar = { $who }, { $total } XP. { $sources }. Laat zien hoe.
final-derivation = Hoe { $who } aan { $xp } XP kwam
final-lead = Op kop
final-largest = Meeste XP in één keer
final-in-turn = Beurt { $turn }:
final-ahead = Vanaf hier bleef { $who } op kop.
final-level = Niemand bleef tot het einde op kop.
final-watch = Bekijken
final-fights-of = Gevechten gewonnen door { $who }:
