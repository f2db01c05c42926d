# Scoring rounds, and the end of a game.

scoring-title-A = Scoring A: biomer. Det øverste laget er borte.
scoring-title-B = Scoring B: materialer. Det andre laget er borte.
scoring-title-C = Scoring C: typer. Det tredje laget er borte.
scoring-group = Velg ett kjennetegn. Den største sammenkoblede gruppen din teller.
scoring-beginner = Velg ett kjennetegn. Alle felt som viser det, teller, sammenkoblet eller ikke.
scoring-early = Du kan velge nå: valget sendes når det er din tur.
scoring-done = { $who }: { $trait }, +{ $xp } XP
scoring-choosing = { $who } velger …
scoring-later = { $who } venter
scoring-sum = { $spaces } × { $points } = { $total }
scoring-best = Flest poeng

final-winner = { $winners } vinner!
final-shared = { $winners } deler seieren!
final-resigned = Ga opp: { $who }.
final-show = Sluttresultat
final-look = Se på bordet
final-rematch = Omkamp
final-rematch-go = Gå til omkampen
final-replay = Reprise og analyse
final-share = Kopier lenken
final-table = Sluttresultat
final-source = XP fra
final-buildings = Byggverk med det samme
final-mobs = Mobs med det samme
final-hoes = Gullhakker
final-A = Scoring A
final-B = Scoring B
final-C = Scoring C
final-bonuses = Mobs til slutt
final-total = Totalt
final-blocks = Blokker igjen (ved uavgjort)
final-open = { $xp } XP til { $who } – { $source }: vis hvordan
final-derivation = { $who }: { $source }
final-gain = +{ $xp }
final-over-time = XP underveis
final-chart = Én linje per spiller: XP etter hver tur. De samme tallene står i tabellen under.
final-numbers = Tallene
final-turn = Tur
final-more = Kamper og blokker
final-what = Hva
final-fights = Kamper vunnet
final-luck = { $won } av { $fights }, forventet { $expected }
final-no-fights = Ingen
final-taken = Blokker tatt: { $material }
