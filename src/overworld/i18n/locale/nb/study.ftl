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
study-failed = Gjennomgangen mislyktes. Prøv igjen om et minutt.

## The chances to win

study-graph = Vinnersjanse gjennom spillet
study-graph-at = Trinn { $step }, tur { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-end = Spillet slutter her.
study-chance = Flaks ({ $name }): { $effect }
study-best = Ingen andre trekk er klart bedre.
study-equal = Ingen andre trekk hadde endret vinnersjansen.
study-only = Det fantes ikke noe annet trekk.
study-reason-unknown = Denne siden kjenner ikke grunnen: { $code }
study-verdict-unknown = { $code }

study-won = { $winners } vant, { $scores }
study-you = Du
study-eyebrow-you = Tur { $turn } · valget ditt
study-eyebrow-other = Tur { $turn } · valget til { $name }
study-eyebrow-luck = Tur { $turn } · flaks
study-eyebrow-find = Tur { $turn } · valg { $number } av { $count }
study-eyebrow-new = Tur { $turn } · det nye valget ditt
study-your-turn = Din tur
study-fine = Fint
study-by = { $name }: { $move }.
study-better-do = Bedre: { $move }.
study-covered = Det bedre valget er skjult.
study-cover = Skjul det bedre valget
study-my-chance = Din vinnersjanse
study-name-chance = Vinnersjanse: { $name }
study-change = { $name }: vinnersjanse { $before } før, { $after } etter.
study-play-on = Spill videre herfra
study-look = På bordet
study-look-played = Spilt
study-look-both = Begge
study-look-better = Bedre
study-look-about = Hvitt er det som ble spilt, fiolett det som var bedre.
study-sheet = Størrelsen på gjennomgangen
study-boards = Spillbrettene i dette trinnet
study-judged = { $share } av spillet vurdert
study-left = Omtrent { $seconds } s igjen. Du kan se reprisen imens.

## Finding a better decision

study-find = Finn et bedre valg
study-find-title = Finn et bedre valg.
study-find-about = Valget i spillet kostet { $share }. Utfør én handling på bordet: minst én er bedre.
study-nudge = Vink
study-nudge-about = Det bedre valget er av dette slaget: { $kind }
study-show = Vis det
study-back = Til gjennomgangen
study-next = Neste øyeblikk
study-again = Prøv igjen
study-judging = Valget ditt blir vurdert …
study-tried = Bare prøvd. Spillet er som det var.
study-rests = Fullfør eller forlat forsøket ditt først.
study-try-excellent = Utmerket!
study-try-good = Bra: du fant et annet.
study-try-almost = Nesten.
study-try-not_yet = Ikke ennå.
study-try-worse = Det koster enda mer.
study-try-same = Det er valget fra spillet.
study-line-excellent = Det er det beste valget her.
study-line-good = Det er omtrent like godt som det beste.
study-line-almost = Riktig byggverk, men ikke det beste feltet.
study-line-not_yet = Bedre enn i spillet, men det finnes bedre.
study-line-worse = Vinnersjansen din ville vært enda lavere.
study-line-same = Se etter noe annet.
study-better-has = Det bedre: { $reason }
study-margin = En forskjell på opptil ± { $share } kan være tilfeldig.
study-mark-best = Best
study-mark-good = Bra
study-mark-bad = Ikke det
study-mark-same = Samme

## Decisions, without places: the table shows them

do-mine = ta { $thing }
do-walk = utforsk
do-explore = utforsk ved: { $thing }
do-reveal = utforsk skjulte kort
do-stay = utforsk fra samme sted
do-build = bygg: { $thing }
do-fight = slåss mot: { $thing }
do-take = ta våpenet: { $thing }
do-draw = snu én pollett til
do-pass = bruk ingen egenskap
do-detonate = detoner TNT-et
do-trade = bytt en mob mot en ekstra handling
do-end = avslutt turen
do-score = scor { $thing }
you-mine = Du tok { $thing }.
you-explore = Du utforsket ved: { $thing }.
you-reveal = Du utforsket skjulte kort.
you-stay = Du utforsket fra samme sted.
you-build = Du bygde: { $thing }.
you-fight = Du sloss mot: { $thing }.
you-take = Du tok våpenet: { $thing }.
you-draw = Du snudde én pollett til.
you-pass = Du brukte ingen egenskap.
you-detonate = Du detonerte TNT-et.
you-trade = Du byttet inn en mob.
you-end = Du avsluttet turen.
you-score = Du scoret: { $thing }.

## Where, if two decisions have the same sentence: steps from your character, or a column of the cube

way-north = { $steps } mot nord
way-east = { $steps } mot øst
way-south = { $steps } mot sør
way-west = { $steps } mot vest
way-column = kolonne { $column } fra vest, rad { $row } fra nord

## What decided the game

study-moments = Nøkkeløyeblikk
study-moments-none = Ikke ett enkelt trinn forandret mye i dette spillet.
study-turn = Tur { $turn }
study-solved = løst
study-share-title = Vinnersjanse
study-step-of = Trinn { $step } av { $steps }

## Everybody's moves and luck

study-player = Spiller
study-accuracy = Presisjon
study-luck = Flaks
study-loss = Tap per valg
study-sum = Flaks og valg
study-sum-of = { $name }: start { $start }, flaks { $luck }, valg { $decisions }, slutt { $end }.
study-part-start = start
study-part-luck = flaks
study-part-decisions = valg
study-part-end = slutt
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
study-lead = Vis alle trinnet mitt
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
games-forget-text = Resultatene, presisjonen og favorittbyggverkene dine slettes fra denne nettleseren. Det kan ikke angres. Spillene blir liggende på serveren.
games-forgotten = Listen er tom nå.
