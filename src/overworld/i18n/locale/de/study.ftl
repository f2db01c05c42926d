# A review of a game beside its replay, notes and leading others through it; one's own games.

study-title = Analyse
study-ask = Diese Partie analysieren
study-ready = Die Analyse ist fertig.
study-waiting = { $ahead ->
    [one] 1 andere Analyse ist vorher dran.
   *[other] { $ahead } andere Analysen sind vorher dran.
  }
study-minutes = { $minutes ->
    [one] Die Analyse ist in etwa einer Minute fertig.
   *[other] Die Analyse ist in etwa { $minutes } Minuten fertig.
  }
study-failed = Die Analyse ist fehlgeschlagen. Versuch es in einer Minute noch einmal.

## The chances to win

study-graph = Siegchance im Verlauf der Partie
study-graph-at = Schritt { $step }, Zug { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-end = Hier endet die Partie.
study-chance = Glück für { $name }: { $effect }
study-best = Keine andere Entscheidung ist klar besser.
study-equal = Kein anderer Zug hätte die Siegchance geändert.
study-only = Es gab keine andere Möglichkeit.
study-reason-unknown = Diese Seite kennt den Grund nicht: { $code }
study-verdict-unknown = { $code }

study-won = Sieg für { $winners }, { $scores }
study-you = Du
study-eyebrow-you = Zug { $turn } · deine Entscheidung
study-eyebrow-other = Zug { $turn } · Entscheidung von { $name }
study-eyebrow-luck = Zug { $turn } · Glück
study-eyebrow-find = Zug { $turn } · Entscheidung { $number } von { $count }
study-eyebrow-new = Zug { $turn } · deine neue Entscheidung
study-your-turn = Du bist dran
study-fine = Gut
study-by = { $name } – { $move }.
study-better-do = Lieber { $move }.
study-covered = Die bessere Entscheidung ist verdeckt.
study-cover = Bessere Entscheidung verdecken
study-my-chance = Deine Siegchance
study-name-chance = Siegchance: { $name }
study-change = { $name }: Siegchance vorher { $before }, nachher { $after }.
study-play-on = Ab hier weiterspielen
study-look = Auf dem Tisch
study-look-played = Gespielt
study-look-both = Beide
study-look-better = Besser
study-look-about = Weiß: was gespielt wurde, violett: was besser war.
study-sheet = Größe der Analyse
study-boards = Tafeln in diesem Schritt
study-judged = { $share } der Partie beurteilt
study-left = Noch etwa { $seconds } s. Du kannst die Partie inzwischen ansehen.

## Finding a better decision

study-find = Bessere Entscheidung finden
study-find-title = Finde eine bessere Entscheidung.
study-find-about = Die Entscheidung in der Partie kostete { $share }. Führe auf dem Tisch eine Aktion aus: Mindestens eine ist besser.
study-nudge = Tipp
study-nudge-about = Die bessere Entscheidung ist von dieser Art: { $kind }
study-show = Zeigen
study-back = Zurück zur Analyse
study-next = Nächster Moment
study-again = Noch einmal
study-judging = Deine Entscheidung wird beurteilt …
study-tried = Nur ausprobiert. Die Partie bleibt, wie sie war.
study-rests = Beende oder verlasse zuerst deinen Versuch.
study-try-excellent = Ausgezeichnet!
study-try-good = Gut: Du hast eine andere gefunden.
study-try-almost = Fast.
study-try-not_yet = Noch nicht.
study-try-worse = Das kostet noch mehr.
study-try-same = Das ist die Entscheidung aus der Partie.
study-line-excellent = Das ist hier die beste Entscheidung.
study-line-good = Sie ist etwa so gut wie die beste.
study-line-almost = Das richtige Bauwerk, aber nicht das beste Feld.
study-line-not_yet = Besser als in der Partie, aber es geht noch mehr.
study-line-worse = Deine Siegchance wäre noch kleiner.
study-line-same = Such etwas anderes.
study-better-has = Die bessere: { $reason }
study-margin = Ein Unterschied bis ± { $share } kann Zufall sein.
study-mark-best = Optimal
study-mark-good = Gut
study-mark-bad = Daneben
study-mark-same = Dasselbe

## Decisions, without places: the table shows them

do-mine = { $thing } nehmen
do-walk = erkunden
do-explore = erkunden, neben: { $thing }
do-reveal = neue Karten aufdecken
do-stay = ohne einen Schritt erkunden
do-build = bauen: { $thing }
do-fight = { $thing } bekämpfen
do-take = Waffe nehmen: { $thing }
do-draw = noch ein Plättchen aufdecken
do-pass = keine Fähigkeit nutzen
do-detonate = das TNT zünden
do-trade = ein Monster für eine zusätzliche Aktion abgeben
do-end = den Zug beenden
do-score = { $thing } werten
you-mine = Du hast genommen: { $thing }.
you-explore = Du hast erkundet, neben: { $thing }.
you-reveal = Du hast neue Karten aufgedeckt.
you-stay = Du hast ohne einen Schritt erkundet.
you-build = Du hast gebaut: { $thing }.
you-fight = Du hast bekämpft: { $thing }.
you-take = Du hast die Waffe genommen: { $thing }.
you-draw = Du hast noch ein Plättchen aufgedeckt.
you-pass = Du hast keine Fähigkeit genutzt.
you-detonate = Du hast das TNT gezündet.
you-trade = Du hast ein Monster abgegeben.
you-end = Du hast den Zug beendet.
you-score = Du hast gewertet: { $thing }.

## Where, if two decisions have the same sentence: steps from your character, or a column of the cube

way-north = { $steps } nach Norden
way-east = { $steps } nach Osten
way-south = { $steps } nach Süden
way-west = { $steps } nach Westen
way-column = Spalte { $column } von Westen, Reihe { $row } von Norden

## What decided the game

study-moments = Schlüsselmomente
study-moments-none = Kein einzelner Schritt hat in dieser Partie viel geändert.
study-turn = Zug { $turn }
study-solved = gelöst
study-share-title = Siegchance
study-step-of = Schritt { $step } von { $steps }

## Everybody's moves and luck

study-player = Name
study-accuracy = Genauigkeit
study-luck = Glück
study-loss = Verlust je Entscheidung
study-sum = Glück und Entscheidungen
study-sum-of = { $name }: Anfang { $start }, Glück { $luck }, Entscheidungen { $decisions }, Ende { $end }.
study-part-start = Anfang
study-part-luck = Glück
study-part-decisions = Entscheidungen
study-part-end = Ende
study-by-kind = Genauigkeit nach Aktion
study-kind = Aktion
study-kind-unknown = { $code }
study-none = –
study-about = Beurteilt von { $bot } mit { $simulations } Simulationen je Stellung. Das ist nur eine Schätzung.

## Notes of steps

study-notes = Notizen
study-note = Deine Notiz zu Schritt { $step }
study-note-keep = Notiz speichern
study-note-remove = Notiz entfernen
study-note-kept = Deine Notiz ist gespeichert.
study-note-gone = Deine Notiz ist entfernt.
study-note-remove-of = Notiz von { $name } entfernen
study-note-removed = Die Notiz von { $name } ist entfernt.
study-note-at = Schritt { $step }
study-notes-elsewhere = Notizen zu anderen Schritten

## One leads, others follow

study-lead-title = Gemeinsam analysieren
study-lead = Allen meinen Schritt zeigen
study-leading = Du führst: Alle sehen deinen Schritt.
study-lead-end = Führung abgeben
study-lead-take = Führung übernehmen
study-follows = Du folgst { $name }.
study-free = { $name } ist bei Schritt { $step }.
study-follow = Wieder folgen

## One's own games

games-title = Meine Partien
games-about = Diese Liste ist nur in diesem Browser gespeichert. Niemand sonst kann sie sehen.
games-none = Spiel eine Partie zu Ende, dann findest du sie hier.
games-won = Gewonnen
games-lost = Verloren
games-shared = Gemeinsamer Sieg
games-date = Datum
games-against = Gegen
games-result = Ergebnis
games-xp = EP
games-sum = { $games ->
    [one] 1 Partie, { $wins } gewonnen
   *[other] { $games } Partien, { $wins } gewonnen
  }
games-over-time = Genauigkeit im Lauf der Zeit
games-chart = Genauigkeit deiner analysierten Partien, die neueste zuletzt: { $values }
games-chart-none = Analysiere eine Partie, dann siehst du hier deine Genauigkeit.
games-buildings = Lieblingsbauwerke
games-built = { $count }×
games-csv = Als CSV herunterladen
games-records = Partien herunterladen
games-records-missing = { $count ->
    [one] 1 Partie ist nicht mehr auf dem Server.
   *[other] { $count } Partien sind nicht mehr auf dem Server.
  }
games-forget = Liste löschen
games-forget-title = { $count ->
    [one] Liste mit 1 Partie löschen?
   *[other] Liste mit { $count } Partien löschen?
  }
games-forget-text = Deine Ergebnisse, deine Genauigkeit und deine Lieblingsbauwerke werden aus diesem Browser gelöscht. Das lässt sich nicht rückgängig machen. Die Partien bleiben auf dem Server.
games-forgotten = Die Liste ist jetzt leer.
