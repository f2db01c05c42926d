# Scoring rounds, and the end of a game.

scoring-title-A = Scoring A: biomer. Det øverste laget er tømt.
scoring-title-B = Scoring B: materialer. Det andre laget er tømt.
scoring-title-C = Scoring C: typer. Det tredje laget er tømt.
scoring-group = Velg ett kjennetegn: den største sammenkoblede gruppen din teller.
scoring-beginner = Velg ett kjennetegn: alle felt som viser det, teller, sammenkoblet eller ikke.
scoring-early = Du kan velge nå: valget sendes når det blir din tur.
scoring-done = { $who }: { $trait }, +{ $xp } XP
scoring-choosing = { $who } velger …
scoring-later = { $who } venter
scoring-sum = { $spaces } × { $points } = { $total }
scoring-best = Flest poeng
scoring-again = En annen gruppe gir mer. Trykk en gang til for å velge denne.

final-winner = { $winners } vinner!
final-place = { $place }. { $name }
final-lands = Spillbrettene
final-shared = { $winners } deler seieren!
final-resigned = Ga opp: { $who }.
final-timed-out = Gikk tom for tid, så en bot spilte videre: { $who }.
final-show = Sluttresultat
final-look = Se på bordet
final-rematch = Omkamp
final-rematch-go = Gå til omkampen
final-replay = Se det igjen
final-share = Kopier lenken
final-picture = Et bilde å dele
final-picture-about = Bilde av resultatet: { $title } { $scores } XP
final-picture-names = Navn
final-picture-save = Lagre
final-picture-share = Del
final-since = I ledelsen siden tur { $turn }
final-table = Sluttresultat
final-source = XP fra
final-buildings = Byggverk (straks)
final-mobs = Beseirede mobs
final-hoes = Gullhakker
final-A = Scoring A
final-B = Scoring B
final-C = Scoring C
final-bonuses = Mobs (til slutt)
final-total = Totalt
final-blocks = Blokker igjen (ved uavgjort)
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
final-you = Du vant!
final-after = { $turns ->
    [one] Etter én tur
   *[other] Etter { $turns } turer
}
final-margin = { $first } mot { $second } XP. Det som gjorde forskjellen: { $sources }
final-more-of = { $source } (+{ $xp })
final-tied = Like mange XP: blokkene som er igjen, avgjør.
final-where = Hvor poengene kom fra
final-part = { $source }: { $xp } XP
final-bar = { $who }, { $total } XP. { $sources }. Vis hvordan.
final-derivation = Slik fikk { $who } { $xp } XP
final-lead = Ledelsen
final-largest = Største gevinst
final-in-turn = Tur { $turn }:
final-ahead = Herfra holdt { $who } ledelsen.
final-level = Ingen tok ledelsen for godt.
final-watch = Se
final-fights-of = Kamper vunnet av { $who }:
