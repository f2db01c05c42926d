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
study-failed = Gennemgangen mislykkedes. Prøv igen om et minut.

## The chances to win

study-graph = Vinderchance gennem spillet
study-graph-at = Trin { $step }, tur { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-end = Spillet slutter her.
study-chance = Held ({ $name }): { $effect }
study-best = Intet andet træk er klart bedre.
study-equal = Intet andet træk havde ændret vinderchancen.
study-only = Der var intet andet træk.
study-reason-unknown = Denne side kender ikke grunden: { $code }
study-verdict-unknown = { $code }

study-won = { $winners } vandt, { $scores }
study-you = Dig
study-eyebrow-you = Tur { $turn } · dit valg
study-eyebrow-other = Tur { $turn } · { $name } vælger
study-eyebrow-luck = Tur { $turn } · held
study-eyebrow-find = Tur { $turn } · valg { $number } af { $count }
study-eyebrow-new = Tur { $turn } · dit nye valg
study-your-turn = Din tur
study-fine = Fint
study-by = { $name }: { $move }.
study-better-do = Bedre: { $move }.
study-covered = Det bedre valg er skjult.
study-cover = Skjul det bedre valg
study-my-chance = Din vinderchance
study-name-chance = Vinderchance: { $name }
study-change = { $name }: vinderchance { $before } før, { $after } efter.
study-play-on = Spil videre herfra
study-look = På bordet
study-look-played = Valgt
study-look-both = Begge
study-look-better = Bedre
study-look-about = Hvidt er det, der blev valgt, lilla det, der var bedre.
study-sheet = Gennemgangens størrelse
study-boards = Spillepladerne på dette trin
study-judged = { $share } af spillet bedømt
study-left = Omkring { $seconds } s tilbage. Du kan gense spillet imens.

## Finding a better decision

study-find = Find et bedre valg
study-find-title = Find et bedre valg.
study-find-about = Valget i spillet kostede { $share }. Udfør en handling på bordet: Mindst en er bedre.
study-nudge = Vink
study-nudge-about = Det bedre valg er af denne slags: { $kind }
study-show = Vis det
study-back = Til gennemgangen
study-next = Næste øjeblik
study-again = Prøv igen
study-judging = Dit valg bedømmes …
study-tried = Kun et forsøg. Spillet er, som det var.
study-rests = Afslut eller forlad først dit forsøg.
study-try-excellent = Fremragende!
study-try-good = Godt: Du fandt et andet.
study-try-almost = Næsten.
study-try-not_yet = Ikke endnu.
study-try-worse = Det koster endnu mere.
study-try-same = Det er valget fra spillet.
study-line-excellent = Det er det bedste valg her.
study-line-good = Det er omtrent lige så godt som det bedste.
study-line-almost = Den rigtige bygning, men ikke det bedste felt.
study-line-not_yet = Bedre end i spillet, men der er mere.
study-line-worse = Din vinderchance ville være endnu lavere.
study-line-same = Se efter noget andet.
study-better-has = Det bedre: { $reason }
study-margin = En forskel på op til ± { $share } kan være tilfældig.
study-mark-best = Bedst
study-mark-good = Godt
study-mark-bad = Forkert
study-mark-same = Samme

## Decisions, without places: the table shows them

do-mine = tag { $thing }
do-walk = udforsk
do-explore = udforsk ved: { $thing }
do-reveal = udforsk skjulte kort
do-stay = udforsk fra samme sted
do-build = byg: { $thing }
do-fight = bekæmp: { $thing }
do-take = tag våbnet: { $thing }
do-draw = vend en brik mere
do-pass = brug ingen evne
do-detonate = detonér TNT
do-trade = byt en mob til en ekstra handling
do-end = afslut turen
do-score = scor: { $thing }
you-mine = Du tog { $thing }.
you-explore = Du udforskede ved: { $thing }.
you-reveal = Du udforskede skjulte kort.
you-stay = Du udforskede fra samme sted.
you-build = Du byggede: { $thing }.
you-fight = Du kæmpede mod: { $thing }.
you-take = Du tog våbnet: { $thing }.
you-draw = Du vendte en brik mere.
you-pass = Du brugte ingen evne.
you-detonate = Du detonerede TNT.
you-trade = Du byttede en mob.
you-end = Du afsluttede turen.
you-score = Du scorede: { $thing }.

## Where, if two decisions have the same sentence: steps from your character, or a column of the cube

way-north = { $steps } mod nord
way-east = { $steps } mod øst
way-south = { $steps } mod syd
way-west = { $steps } mod vest
way-column = kolonne { $column } fra vest, række { $row } fra nord

## What decided the game

study-moments = Nøgleøjeblikke
study-moments-none = Intet enkelt trin ændrede meget i dette spil.
study-turn = Tur { $turn }
study-solved = løst
study-share-title = Vinderchance
study-step-of = Trin { $step } af { $steps }

## Everybody's moves and luck

study-player = Spiller
study-accuracy = Præcision
study-luck = Held
study-loss = Tab pr. valg
study-sum = Held og valg
study-sum-of = { $name }: start { $start }, held { $luck }, valg { $decisions }, slut { $end }.
study-part-start = start
study-part-luck = held
study-part-decisions = valg
study-part-end = slut
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
study-lead = Vis alle mit trin
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
