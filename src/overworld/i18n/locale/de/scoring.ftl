# Scoring rounds, and the end of a game.

scoring-title-A = Wertung A: Biom. Die oberste Schicht ist abgebaut.
scoring-title-B = Wertung B: Baumaterial. Die zweite Schicht ist abgebaut.
scoring-title-C = Wertung C: Typ. Die dritte Schicht ist abgebaut.
scoring-group = Wähle eine Eigenschaft: Es zählt deine größte zusammenhängende Gruppe.
scoring-beginner = Wähle eine Eigenschaft: Es zählen alle Felder, die sie zeigen, zusammenhängend oder nicht.
scoring-early = Du darfst schon wählen: Deine Wahl wird gesendet, sobald du an der Reihe bist.
scoring-done = { $who }: { $trait }, +{ $xp } EP
scoring-choosing = { $who } wählt …
scoring-later = { $who } wartet
scoring-sum = { $spaces } × { $points } = { $total }
scoring-best = Meiste Punkte
scoring-again = Eine andere Gruppe bringt mehr. Tippe noch einmal, um diese zu werten.

final-winner = { $winners } gewinnt!
final-place = { $place }. { $name }
final-lands = Die Tafeln
final-shared = { $winners } gewinnen gemeinsam!
final-resigned = Aufgegeben: { $who }.
final-timed-out = Zeit abgelaufen, ein Bot hat weitergespielt: { $who }.
final-show = Endstand
final-look = Den Tisch ansehen
final-rematch = Revanche
final-rematch-go = Zur Revanche
final-replay = Noch einmal ansehen
final-share = Link kopieren
final-picture = Ein Bild zum Teilen
final-picture-about = Bild des Ergebnisses: { $title } { $scores } EP
final-picture-names = Namen
final-picture-save = Speichern
final-picture-share = Teilen
final-since = In Führung seit Zug { $turn }
final-table = Endstand
final-source = EP aus
final-buildings = Bauwerke, beim Bauen
final-mobs = Besiegte Monster
final-hoes = Goldhacken
final-A = Wertung A
final-B = Wertung B
final-C = Wertung C
final-bonuses = Monster, bei Spielende
final-total = Summe
final-blocks = Blöcke übrig (bei Gleichstand)
final-gain = +{ $xp }
final-over-time = EP im Lauf der Partie
final-chart = Eine Linie für jede Person: die EP nach jedem Zug. Dieselben Zahlen stehen unten in der Tabelle.
final-numbers = Die Zahlen
final-turn = Zug
final-more = Kämpfe und Blöcke
final-what = Was
final-fights = Gewonnene Kämpfe
final-luck = { $won } von { $fights }, erwartet { $expected }
final-no-fights = Keine
final-taken = Genommene Blöcke: { $material }
final-you = Du hast gewonnen!
final-after = { $turns ->
    [one] Nach einem Zug
   *[other] Nach { $turns } Zügen
}
final-margin = { $first } zu { $second } EP. Das gab den Ausschlag: { $sources }
final-more-of = { $source } (+{ $xp })
final-tied = Gleich viele EP: Die übrigen Blöcke entscheiden.
final-where = Woher die Punkte kamen
final-part = { $source }: { $xp } EP
final-bar = { $who }, { $total } EP. { $sources }. Zeigen, wie es dazu kam.
final-derivation = So kam { $who } auf { $xp } EP
final-lead = Die Führung
final-largest = Meiste EP auf einmal
final-in-turn = Zug { $turn }:
final-ahead = Ab hier blieb { $who } vorn.
final-level = Niemand blieb auf Dauer vorn.
final-watch = Ansehen
final-fights-of = Gewonnene Kämpfe von { $who }:
