# A review of a game beside its replay, notes and leading others through it; one's own games.

study-title = Analyse
study-ask = Dit spel analyseren
study-ready = De analyse is klaar.
study-waiting = { $ahead ->
    [one] 1 andere analyse gaat voor.
   *[other] { $ahead } andere analyses gaan voor.
  }
study-minutes = { $minutes ->
    [one] De analyse is over ongeveer een minuut klaar.
   *[other] De analyse is over ongeveer { $minutes } minuten klaar.
  }
study-running = Het spel wordt geanalyseerd: { $share }
study-patience = Kijk intussen rond. De analyse wordt bij het spel bewaard.
study-failed = De analyse is mislukt. Probeer het over een minuut opnieuw.

## The chances to win

study-graph = Winkans tijdens het spel
study-graph-at = Stap { $step }, beurt { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-here = Deze stap
study-end = Het spel eindigt hier.
study-chance = Geluk voor { $name }: { $effect }
study-played = { $name } speelde:
study-better = Beter:
study-then = Daarna: { $moves }
study-best = Dit was de beste zet.
study-only = Er was geen andere zet.
study-see = Bekijken
study-try = Proberen
study-retry = Opnieuw vanaf hier
study-retry-at = Opnieuw vanaf hier: beurt { $turn }
study-reason-unknown = Deze pagina kent de reden niet: { $code }
study-verdict-unknown = { $code }

## What decided the game

study-moments = Sleutelmomenten
study-moments-none = Geen enkele stap veranderde veel in dit spel.
study-turn = Beurt { $turn }

## Everybody's moves and luck

study-player = Speler
study-accuracy = Precisie
study-decisions = Zetten
study-luck = Geluk
study-by-kind = Precisie per actie
study-kind = Actie
study-kind-unknown = { $code }
study-none = –
study-about = Beoordeeld door { $bot } met { $simulations } simulaties per stelling. Zie het als een schatting.

## Notes of steps

study-notes = Notities
study-note = Je notitie bij stap { $step }
study-note-keep = Notitie bewaren
study-note-remove = Notitie verwijderen
study-note-kept = Je notitie is bewaard.
study-note-gone = Je notitie is verwijderd.
study-note-remove-of = Notitie van { $name } verwijderen
study-note-removed = De notitie van { $name } is verwijderd.
study-note-at = Stap { $step }
study-notes-elsewhere = Notities bij andere stappen

## One leads, others follow

study-lead-title = Samen analyseren
study-lead = De leiding nemen
study-leading = Jij leidt: iedereen ziet jouw stap.
study-lead-end = Stoppen met leiden
study-lead-take = De leiding overnemen
study-follows = Je volgt { $name }.
study-free = { $name } is bij stap { $step }.
study-follow = Weer volgen

## One's own games

games-title = Mijn spellen
games-about = Deze lijst staat alleen in deze browser. Niemand anders kan hem zien.
games-none = Speel een spel uit, dan vind je het hier.
games-won = Gewonnen
games-lost = Verloren
games-shared = Samen gewonnen
games-date = Datum
games-against = Tegen
games-result = Uitslag
games-xp = XP
games-sum = { $games ->
    [one] 1 spel, { $wins } gewonnen
   *[other] { $games } spellen, { $wins } gewonnen
  }
games-over-time = Precisie in de loop van de tijd
games-chart = Precisie van je geanalyseerde spellen, het nieuwste als laatste: { $values }
games-chart-none = Analyseer een spel om hier je precisie te zien.
games-buildings = Favoriete gebouwen
games-built = { $count }×
games-csv = Downloaden als CSV
games-records = Spellen downloaden
games-records-missing = { $count ->
    [one] 1 spel staat niet meer op de server.
   *[other] { $count } spellen staan niet meer op de server.
  }
games-forget = Lijst wissen
games-forget-title = { $count ->
    [one] Lijst met 1 spel wissen?
   *[other] Lijst met { $count } spellen wissen?
  }
games-forget-text = Je resultaten, je precisie en je favoriete gebouwen worden uit deze browser verwijderd. Dit kun je niet ongedaan maken. De spellen blijven op de server staan.
games-forgotten = De lijst is nu leeg.
