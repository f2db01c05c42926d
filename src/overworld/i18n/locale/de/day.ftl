# The deal of the day.

day-seats =
    { $size ->
        [2] Zwei Plätze: du und { $bot }.
        [3] Drei Plätze: du und zweimal { $bot }.
       *[other] Vier Plätze: du und dreimal { $bot }.
    }
day-one = Ein Versuch zählt
day-one-about = Er ist verbraucht, sobald du beginnst, auch wenn du gehst.
day-same = Für alle gleich
day-same-about = Würfel, Land, Platz und Bots.
day-plain = Kein Zurück, keine Tipps
day-plain-about = Sonst ist alles wie an jedem Tisch.
day-secret = Geheim bis Mitternacht (UTC)
day-secret-about = Dann wird der Startwert veröffentlicht, und alle können ihn prüfen.
day-start = Meinen Versuch beginnen
day-continue = Meinen Versuch fortsetzen
day-see = Meine Partie ansehen
day-so-far = Heute bisher
day-ends = Endet in { $hours } Std. { $minutes } Min.
day-locked = Plätze, Namen und Vorsprünge siehst du, wenn du gespielt hast.
day-everyone = Alle
day-better = besser als { $beaten } von { $others }
day-better-bots = besser als { $beaten } von { $others }, Bots mitgezählt
day-first = Du bist heute die erste Person.
day-you = Du
day-guest = Gast
day-left = aufgegeben
day-watch = Ansehen
day-about-lead = Vorsprung auf den besten Bot am Ende, in EP.
day-about-marks = Die Bots spielten von deinem Platz.
day-week = Diese Woche
day-week-about = Die besten fünf Tage zählen. Samstags gibt es drei Plätze, sonntags vier.
day-week-none = { $day }: nicht gespielt
day-season = Diese Saison
day-season-about = Die ersten acht jeder Woche bekommen Punkte.
day-points = { $points } Punkte
day-earlier = Frühere Tage
day-look = Ansehen
day-fun = Zum Spaß
day-missed = nicht gespielt
day-seed = Startwert der Partie
day-seed-about = Damit können alle die Partien dieses Tages prüfen.
day-over = Dieser Tag ist vorbei.
day-none = Niemand hat diese Partie beendet.
day-today = Heute
day-late = Eine Partie, die nach Mitternacht (UTC) endet, zählt nicht.
