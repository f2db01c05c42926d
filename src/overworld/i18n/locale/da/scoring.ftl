# Scoring rounds, and the end of a game.

scoring-title-A = Scoring A: biomer. Det øverste lag er tømt.
scoring-title-B = Scoring B: materialer. Det andet lag er tømt.
scoring-title-C = Scoring C: typer. Det tredje lag er tømt.
scoring-group = Vælg en egenskab: Din største sammenhængende gruppe tæller.
scoring-beginner = Vælg en egenskab: Alle felter med den tæller, om de hænger sammen eller ej.
scoring-early = Du må gerne vælge nu: Valget sendes, når det bliver din tur.
scoring-done = { $who }: { $trait }, +{ $xp } XP
scoring-choosing = { $who } vælger …
scoring-later = { $who } venter
scoring-sum = { $spaces } × { $points } = { $total }
scoring-best = Flest point
scoring-again = En anden gruppe giver mere. Tryk igen for at vælge denne.

final-winner = { $winners } vinder!
final-place = { $place }. { $name }
final-lands = Spillepladerne
final-shared = { $winners } deler sejren!
final-resigned = Gav op: { $who }.
final-timed-out = Løb tør for tid, så en bot spillede videre: { $who }.
final-show = Slutstilling
final-look = Se på bordet
final-rematch = Revanche
final-rematch-go = Til revanchen
final-replay = Se det igen
final-share = Kopiér linket
final-picture = Et billede at dele
final-picture-about = Billede af resultatet: { $title } { $scores } XP
final-picture-names = Navne
final-picture-save = Gem
final-picture-share = Del
final-since = I føring siden tur { $turn }
final-table = Slutstilling
final-source = XP fra
final-buildings = Bygninger (straks)
final-mobs = Besejrede mobs
final-hoes = Gyldne hakker
final-A = Scoring A
final-B = Scoring B
final-C = Scoring C
final-bonuses = Mobs (til sidst)
final-total = I alt
final-blocks = Blokke tilbage (ved uafgjort)
final-gain = +{ $xp }
final-over-time = XP gennem spillet
final-chart = En linje for hver spiller: XP efter hver tur. De samme tal står i tabellen herunder.
final-numbers = Tallene
final-turn = Tur
final-more = Kampe og blokke
final-what = Hvad
final-fights = Vundne kampe
final-luck = { $won } af { $fights }, forventet { $expected }
final-no-fights = Ingen
final-taken = Blokke taget: { $material }
final-you = Du vandt!
final-after = { $turns ->
    [one] Efter én tur
   *[other] Efter { $turns } ture
}
final-margin = { $first } mod { $second } XP. Det gjorde forskellen: { $sources }
final-more-of = { $source } (+{ $xp })
final-tied = Lige mange XP: De blokke, der er tilbage, afgør det.
final-where = Hvor pointene kom fra
final-part = { $source }: { $xp } XP
final-bar = { $who }, { $total } XP. { $sources }. Vis hvordan.
final-derivation = Sådan fik { $who } { $xp } XP
final-lead = Føringen
final-largest = Største gevinst
final-in-turn = Tur { $turn }:
final-ahead = Herfra beholdt { $who } føringen.
final-level = Ingen beholdt føringen spillet ud.
final-watch = Se
final-fights-of = Kampe vundet af { $who }:
