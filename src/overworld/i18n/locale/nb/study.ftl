# A review of a game beside its replay, notes and leading others through it; one's own games.

study-title = Gjennomgang
study-ask = Gå gjennom spillet
study-ready = Gjennomgangen er klar.
study-waiting = { $ahead ->
    [one] 1 annen gjennomgang kommer først.
   *[other] { $ahead } andre gjennomganger kommer først.
  }
study-minutes = { $minutes ->
    [one] Gjennomgangen er klar om omtrent ett minutt.
   *[other] Gjennomgangen er klar om omtrent { $minutes } minutter.
  }
study-running = Går gjennom spillet: { $share }
study-patience = Se deg om imens. Gjennomgangen lagres sammen med spillet.
study-failed = Gjennomgangen mislyktes. Prøv igjen om et minutt.

## The chances to win

study-graph = Vinnersjanse gjennom spillet
study-graph-at = Trinn { $step }, tur { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-here = Dette trinnet
study-end = Spillet slutter her.
study-chance = Flaks ({ $name }): { $effect }
study-played = { $name } spilte:
study-better = Bedre:
study-then = Deretter: { $moves }
study-best = Dette var det beste trekket.
study-only = Det fantes ikke noe annet trekk.
study-see = Se det
study-try = Prøv det
study-retry = Prøv igjen herfra
study-retry-at = Prøv igjen herfra: tur { $turn }
study-reason-unknown = Denne siden kjenner ikke grunnen: { $code }
study-verdict-unknown = { $code }

## What decided the game

study-moments = Nøkkeløyeblikk
study-moments-none = Ikke ett enkelt trinn forandret mye i dette spillet.
study-turn = Tur { $turn }

## Everybody's moves and luck

study-player = Spiller
study-accuracy = Presisjon
study-decisions = Trekk
study-luck = Flaks
study-by-kind = Presisjon per handling
study-kind = Handling
study-kind-unknown = { $code }
study-none = –
study-about = Vurdert av { $bot } med { $simulations } simuleringer per stilling. Se det som et anslag.

## Notes of steps

study-notes = Notater
study-note = Notatet ditt til trinn { $step }
study-note-keep = Lagre notatet
study-note-remove = Fjern notatet
study-note-kept = Notatet ditt er lagret.
study-note-gone = Notatet ditt er fjernet.
study-note-remove-of = Fjern notatet fra { $name }
study-note-removed = Notatet fra { $name } er fjernet.
study-note-at = Trinn { $step }
study-notes-elsewhere = Notater til andre trinn

## One leads, others follow

study-lead-title = Gå gjennom sammen
study-lead = Led gjennomgangen
study-leading = Du leder gjennomgangen: alle ser trinnet ditt.
study-lead-end = Slutt å lede
study-lead-take = Ta over ledelsen
study-follows = Du følger { $name }.
study-free = { $name } er på trinn { $step }.
study-follow = Følg igjen

## One's own games

games-title = Mine spill
games-about = Listen er lagret bare i denne nettleseren. Ingen andre kan se den.
games-none = Spill et spill ferdig, så finner du det her.
games-won = Vunnet
games-lost = Tapt
games-shared = Delt seier
games-date = Dato
games-against = Mot
games-result = Resultat
games-xp = XP
games-sum = { $games ->
    [one] 1 spill, { $wins } vunnet
   *[other] { $games } spill, { $wins } vunnet
  }
games-over-time = Presisjon over tid
games-chart = Presisjonen i spillene du har gått gjennom, det nyeste sist: { $values }
games-chart-none = Gå gjennom et spill for å se presisjonen din her.
games-buildings = Favorittbyggverk
games-built = { $count }×
games-csv = Last ned som CSV
games-records = Last ned spillene
games-records-missing = { $count ->
    [one] 1 spill er ikke lenger på serveren.
   *[other] { $count } spill er ikke lenger på serveren.
  }
games-forget = Tøm listen
games-forget-title = { $count ->
    [one] Tømme listen med 1 spill?
   *[other] Tømme listen med { $count } spill?
  }
games-forget-text = Resultatene, presisjonen og favorittbygningene dine slettes fra denne nettleseren. Det kan ikke angres. Spillene blir liggende på serveren.
games-forgotten = Listen er tom nå.
