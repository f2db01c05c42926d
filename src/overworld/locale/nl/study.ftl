# A review of a game beside its replay, notes and leading others through it; one's own games.

study-title = Terugblik
study-ask = Deze partij nabespreken
study-ready = De terugblik is klaar.
study-waiting = { $ahead ->
    [one] 1 andere terugblik gaat voor.
   *[other] { $ahead } andere terugblikken gaan voor.
  }
study-running = De partij wordt beoordeeld: { $share }
study-patience = Kijk intussen rond. De terugblik wordt bij de partij bewaard.
study-failed = De terugblik is mislukt. Probeer het over een minuut opnieuw.

## The chances to win

study-graph = Winkans tijdens de partij
study-graph-at = Stap { $step }, beurt { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-here = Deze stap
study-end = De partij eindigt hier.
study-chance = Geluk voor { $name }: { $effect }
study-played = { $name } speelde:
study-better = Beter:
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
study-moments-none = Geen enkele stap veranderde veel in deze partij.
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
study-note-at = Stap { $step }
study-notes-elsewhere = Notities bij andere stappen

## One leads, others follow

study-lead-title = Samen terugblikken
study-lead = Leid de anderen
study-leading = Jij leidt: iedereen ziet jouw stap.
study-lead-end = Stop met leiden
study-follows = Je volgt { $name }.
study-free = { $name } is bij stap { $step }.
study-follow = Weer volgen

## One's own games

games-title = Mijn partijen
games-about = Deze lijst staat alleen in deze browser. Niemand anders kan hem zien.
games-none = Speel een partij uit, dan vind je die hier.
games-won = Gewonnen
games-lost = Verloren
games-shared = Gedeelde winst
games-date = Datum
games-against = Tegen
games-result = Uitslag
games-xp = XP
games-sum = { $games ->
    [one] 1 partij, { $wins } gewonnen
   *[other] { $games } partijen, { $wins } gewonnen
  }
games-over-time = Precisie in de loop van de tijd
games-chart = Precisie van je besproken partijen, de nieuwste als laatste: { $values }
games-chart-none = Bespreek een partij na om hier je precisie te zien.
games-buildings = Favoriete gebouwen
games-built = { $count }×
games-csv = Downloaden als CSV
games-records = Partijen downloaden
games-records-missing = { $count ->
    [one] 1 partij staat niet meer op de server.
   *[other] { $count } partijen staan niet meer op de server.
  }
games-forget = Lijst wissen
games-forgotten = De lijst is nu leeg.
