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
study-running = Die Partie wird analysiert: { $share }
study-patience = Sieh dich inzwischen um. Die Analyse wird mit der Partie gespeichert.
study-failed = Die Analyse ist fehlgeschlagen. Versuch es in einer Minute noch einmal.

## The chances to win

study-graph = Siegchance im Verlauf der Partie
study-graph-at = Schritt { $step }, Zug { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-here = Dieser Schritt
study-end = Hier endet die Partie.
study-chance = Glück für { $name }: { $effect }
study-played = { $name } spielte:
study-better = Besser:
study-then = Danach: { $moves }
study-best = Besser ging es nicht.
study-only = Es gab keine andere Möglichkeit.
study-see = Ansehen
study-try = Ausprobieren
study-retry = Ab hier noch einmal
study-retry-at = Ab hier noch einmal: Zug { $turn }
study-reason-unknown = Diese Seite kennt den Grund nicht: { $code }
study-verdict-unknown = { $code }

## What decided the game

study-moments = Schlüsselmomente
study-moments-none = Kein einzelner Schritt hat in dieser Partie viel geändert.
study-turn = Zug { $turn }

## Everybody's moves and luck

study-player = Name
study-accuracy = Genauigkeit
study-decisions = Können
study-luck = Glück
study-by-kind = Genauigkeit nach Aktion
study-kind = Aktion
study-kind-unknown = { $code }
study-none = –
study-about = Beurteilt von { $bot } mit { $simulations } Simulationen je Stellung. Nimm es als Schätzung.

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
study-lead = Führung übernehmen
study-leading = Du führst: Alle sehen deinen Schritt.
study-lead-end = Führung abgeben
study-lead-take = Führung an mich nehmen
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
games-forget-text = Deine Ergebnisse, deine Genauigkeit und deine Lieblingsgebäude werden aus diesem Browser gelöscht. Das lässt sich nicht rückgängig machen. Die Partien bleiben auf dem Server.
games-forgotten = Die Liste ist jetzt leer.
