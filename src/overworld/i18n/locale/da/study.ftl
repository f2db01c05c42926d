# A review of a game beside its replay, notes and leading others through it; one's own games.

study-title = Gennemgang
study-ask = Gennemgå spillet
study-ready = Gennemgangen er klar.
study-waiting = { $ahead ->
    [one] 1 anden gennemgang kommer først.
   *[other] { $ahead } andre gennemgange kommer først.
  }
study-minutes = { $minutes ->
    [one] Gennemgangen er klar om cirka et minut.
   *[other] Gennemgangen er klar om cirka { $minutes } minutter.
  }
study-running = Spillet gennemgås: { $share }
study-patience = Se dig om imens. Gennemgangen gemmes sammen med spillet.
study-failed = Gennemgangen mislykkedes. Prøv igen om et minut.

## The chances to win

study-graph = Vinderchance gennem spillet
study-graph-at = Trin { $step }, tur { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-here = Dette trin
study-end = Spillet slutter her.
study-chance = Held ({ $name }): { $effect }
study-played = { $name } spillede:
study-better = Bedre:
study-then = Derefter: { $moves }
study-best = Dette var det bedste træk.
study-only = Der var intet andet træk.
study-see = Se det
study-try = Prøv det
study-retry = Prøv igen herfra
study-retry-at = Prøv igen herfra: tur { $turn }
study-reason-unknown = Denne side kender ikke grunden: { $code }
study-verdict-unknown = { $code }

## What decided the game

study-moments = Nøgleøjeblikke
study-moments-none = Intet enkelt trin ændrede meget i dette spil.
study-turn = Tur { $turn }

## Everybody's moves and luck

study-player = Spiller
study-accuracy = Præcision
study-decisions = Træk
study-luck = Held
study-by-kind = Præcision pr. handling
study-kind = Handling
study-kind-unknown = { $code }
study-none = –
study-about = Bedømt af { $bot } med { $simulations } simuleringer pr. stilling. Se det som et skøn.

## Notes of steps

study-notes = Noter
study-note = Din note til trin { $step }
study-note-keep = Gem noten
study-note-remove = Fjern noten
study-note-kept = Din note er gemt.
study-note-gone = Din note er fjernet.
study-note-remove-of = Fjern noten fra { $name }
study-note-removed = Noten fra { $name } er fjernet.
study-note-at = Trin { $step }
study-notes-elsewhere = Noter til andre trin

## One leads, others follow

study-lead-title = Gennemgå sammen
study-lead = Styr gennemgangen
study-leading = Du styrer: Alle ser dit trin.
study-lead-end = Hold op med at styre
study-lead-take = Overtag styringen
study-follows = Du følger { $name }.
study-free = { $name } er ved trin { $step }.
study-follow = Følg igen

## One's own games

games-title = Mine spil
games-about = Listen er kun gemt i denne browser. Ingen andre kan se den.
games-none = Spil et spil færdigt, så finder du det her.
games-won = Vundet
games-lost = Tabt
games-shared = Delt sejr
games-date = Dato
games-against = Mod
games-result = Resultat
games-xp = XP
games-sum = { $games ->
    [one] 1 spil, { $wins } vundet
   *[other] { $games } spil, { $wins } vundet
  }
games-over-time = Præcision over tid
games-chart = Præcision i dine gennemgåede spil, det nyeste sidst: { $values }
games-chart-none = Gennemgå et spil for at se din præcision her.
games-buildings = Yndlingsbygninger
games-built = { $count }×
games-csv = Hent som CSV
games-records = Hent spillene
games-records-missing = { $count ->
    [one] 1 spil er ikke længere på serveren.
   *[other] { $count } spil er ikke længere på serveren.
  }
games-forget = Ryd listen
games-forget-title = { $count ->
    [one] Ryd listen med 1 spil?
   *[other] Ryd listen med { $count } spil?
  }
games-forget-text = Dine resultater, din præcision og dine yndlingsbygninger slettes fra denne browser. Det kan ikke fortrydes. Spillene bliver på serveren.
games-forgotten = Listen er tom nu.
