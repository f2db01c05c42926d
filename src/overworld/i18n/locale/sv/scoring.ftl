# Scoring rounds, and the end of a game.

scoring-title-A = Poängräkning A: biom. Det översta lagret är tömt.
scoring-title-B = Poängräkning B: material. Det andra lagret är tömt.
scoring-title-C = Poängräkning C: typ. Det tredje lagret är tömt.
scoring-group = Välj en egenskap: din största sammanhängande grupp ger poäng.
scoring-beginner = Välj en egenskap: alla rutor med den ger poäng, även de som inte hänger ihop.
scoring-early = Du kan välja redan nu: valet skickas när det är din tur.
scoring-done = { $who }: { $trait }, +{ $xp } XP
scoring-choosing = { $who } väljer …
scoring-later = { $who } väntar
scoring-sum = { $spaces } × { $points } = { $total }
scoring-best = Flest poäng
scoring-again = En annan grupp ger mer. Tryck igen för att välja den här.

final-winner = { $winners } vinner!
final-place = { $place }. { $name }
final-lands = Brädena
final-shared = { $winners } delar på segern!
final-resigned = Gav upp: { $who }.
final-timed-out = Tiden tog slut, så en bot spelade vidare: { $who }.
final-show = Slutställning
final-look = Titta på bordet
final-rematch = Revansch
final-rematch-go = Till revanschen
final-replay = Se det igen
final-share = Kopiera länken
final-picture = En bild att dela
final-picture-about = Bild av resultatet: { $title } { $scores } XP
final-picture-names = Namn
final-picture-save = Spara
final-picture-share = Dela
final-since = I ledningen sedan tur { $turn }
final-table = Slutställning
final-source = XP från
final-buildings = Byggnader, när de byggs
final-mobs = Besegrade mobs
final-hoes = Guldhackor
final-A = Poängräkning A
final-B = Poängräkning B
final-C = Poängräkning C
final-bonuses = Mobs, vid spelets slut
final-total = Summa
final-blocks = Block kvar (vid lika poäng)
final-gain = +{ $xp }
final-over-time = XP under partiet
final-chart = En linje för varje spelare: XP efter varje tur. Samma siffror finns i tabellen nedanför.
final-numbers = Siffrorna
final-turn = Tur
final-more = Strider och block
final-what = Vad
final-fights = Vunna strider
final-luck = { $won } av { $fights }, förväntat { $expected }
final-no-fights = Inga
final-taken = Tagna block: { $material }
final-you = Du vann!
final-after = { $turns ->
    [one] Efter en tur
   *[other] Efter { $turns } turer
}
final-margin = { $first } mot { $second } XP. Det här avgjorde: { $sources }
final-more-of = { $source } (+{ $xp })
final-tied = Lika många XP: blocken som är kvar avgör.
final-where = Varifrån poängen kom
final-part = { $source }: { $xp } XP
final-bar = { $who }, { $total } XP. { $sources }. Visa hur.
final-derivation = Så fick { $who } { $xp } XP
final-lead = Ledningen
final-largest = Flest XP på en gång
final-in-turn = Tur { $turn }:
final-ahead = Härifrån och framåt ledde { $who }.
final-level = Ingen höll ledningen till slutet.
final-watch = Titta
final-fights-of = Strider vunna av { $who }:
