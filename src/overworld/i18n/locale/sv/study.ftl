# A review of a game beside its replay, notes and leading others through it; one's own games.

study-title = Analys
study-ask = Analysera partiet
study-ready = Analysen är klar.
study-waiting = { $ahead ->
    [one] 1 annan analys kommer först.
   *[other] { $ahead } andra analyser kommer först.
  }
study-minutes = { $minutes ->
    [one] Analysen är klar om ungefär en minut.
   *[other] Analysen är klar om ungefär { $minutes } minuter.
  }
study-failed = Analysen misslyckades. Försök igen om en minut.

## The chances to win

study-graph = Vinstchans under partiet
study-graph-at = Steg { $step }, tur { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-end = Partiet slutar här.
study-chance = Slumpens effekt för { $name }: { $effect }
study-best = Inget annat drag är klart bättre.
study-equal = Inget annat drag hade ändrat vinstchansen.
study-only = Det fanns inget annat drag.
study-reason-unknown = Sidan känner inte till skälet: { $code }
study-verdict-unknown = { $code }

study-won = { $winners } vann, { $scores }
study-you = Du
study-eyebrow-you = Tur { $turn } · ditt beslut
study-eyebrow-other = Tur { $turn } · beslut av { $name }
study-eyebrow-luck = Tur { $turn } · slump
study-eyebrow-find = Tur { $turn } · beslut { $number } av { $count }
study-eyebrow-new = Tur { $turn } · ditt nya beslut
study-your-turn = Din tur
study-fine = Bra
study-by = { $name }: { $move }.
study-better-do = Bättre: { $move }.
study-covered = Det bättre beslutet är dolt.
study-cover = Dölj det bättre beslutet
study-my-chance = Din vinstchans
study-name-chance = Vinstchans: { $name }
study-change = { $name }: vinstchans { $before } före, { $after } efter.
study-play-on = Spela vidare härifrån
study-look = På bordet
study-look-played = Spelat
study-look-both = Båda
study-look-better = Bättre
study-look-about = Vitt är det som spelades, lila det som var bättre.
study-sheet = Analysens storlek
study-boards = Brädena i det här steget
study-judged = { $share } av partiet bedömt
study-left = Ungefär { $seconds } s kvar. Du kan titta på reprisen under tiden.

## Finding a better decision

study-find = Hitta ett bättre beslut
study-find-title = Hitta ett bättre beslut.
study-find-about = Beslutet i partiet kostade { $share }. Gör en handling på bordet: minst en är bättre.
study-nudge = Ledtråd
study-nudge-about = Det bättre beslutet är av detta slag: { $kind }
study-show = Visa det
study-back = Tillbaka till analysen
study-next = Nästa ögonblick
study-again = Försök igen
study-judging = Ditt beslut bedöms …
study-tried = Bara ett försök. Partiet är som det var.
study-rests = Avsluta eller lämna först ditt försök.
study-try-excellent = Utmärkt!
study-try-good = Bra: du hittade ett annat.
study-try-almost = Nästan.
study-try-not_yet = Inte än.
study-try-worse = Det kostar ännu mer.
study-try-same = Det är beslutet från partiet.
study-line-excellent = Det är det bästa beslutet här.
study-line-good = Det är ungefär lika bra som det bästa.
study-line-almost = Rätt byggnad, men inte den bästa rutan.
study-line-not_yet = Bättre än i partiet, men det finns mer.
study-line-worse = Din vinstchans skulle bli ännu lägre.
study-line-same = Leta efter något annat.
study-better-has = Det bättre: { $reason }
study-margin = En skillnad på upp till ± { $share } kan vara slump.
study-mark-best = Bäst
study-mark-good = Bra
study-mark-bad = Inte rätt
study-mark-same = Samma

## Decisions, without places: the table shows them

do-mine = ta { $thing }
do-walk = utforska
do-explore = utforska intill: { $thing }
do-reveal = utforska nedvända kort
do-stay = utforska från samma plats
do-build = bygg: { $thing }
do-fight = bekämpa: { $thing }
do-take = ta vapnet: { $thing }
do-draw = vänd upp ett kort till
do-pass = använd ingen förmåga
do-detonate = spräng TNT
do-trade = byt in en mob mot en extra handling
do-end = avsluta turen
do-score = räkna poäng för: { $thing }
you-mine = Du tog { $thing }.
you-explore = Du utforskade intill: { $thing }.
you-reveal = Du utforskade nedvända kort.
you-stay = Du utforskade från samma plats.
you-build = Du byggde: { $thing }.
you-fight = Du slogs mot: { $thing }.
you-take = Du tog vapnet: { $thing }.
you-draw = Du vände upp ett kort till.
you-pass = Du använde ingen förmåga.
you-detonate = Du sprängde TNT.
you-trade = Du bytte in en mob.
you-end = Du avslutade turen.
you-score = Du räknade poäng för: { $thing }.

## Where, if two decisions have the same sentence: steps from your character, or a column of the cube

way-north = { $steps } norrut
way-east = { $steps } österut
way-south = { $steps } söderut
way-west = { $steps } västerut
way-column = kolumn { $column } från väster, rad { $row } från norr

## What decided the game

study-moments = Avgörande ögonblick
study-moments-none = Inget enskilt steg ändrade mycket i det här partiet.
study-turn = Tur { $turn }
study-solved = löst
study-share-title = Vinstchans
study-step-of = Steg { $step } av { $steps }

## Everybody's moves and luck

study-player = Spelare
study-accuracy = Precision
study-luck = Slump
study-loss = Förlust per beslut
study-sum = Slump och beslut
study-sum-of = { $name }: start { $start }, slump { $luck }, beslut { $decisions }, slut { $end }.
study-part-start = start
study-part-luck = slump
study-part-decisions = beslut
study-part-end = slut
study-by-kind = Precision per handling
study-kind = Handling
study-kind-unknown = { $code }
study-none = –
study-about = Bedömt av { $bot } med { $simulations } simuleringar per ställning. Se det som en uppskattning.

## Notes of steps

study-notes = Anteckningar
study-note = Din anteckning om steg { $step }
study-note-keep = Spara anteckningen
study-note-remove = Ta bort anteckningen
study-note-kept = Din anteckning är sparad.
study-note-gone = Din anteckning är borttagen.
study-note-remove-of = Ta bort anteckningen av { $name }
study-note-removed = Anteckningen av { $name } är borttagen.
study-note-at = Steg { $step }
study-notes-elsewhere = Anteckningar om andra steg

## One leads, others follow

study-lead-title = Analysera tillsammans
study-lead = Visa mitt steg för alla
study-leading = Du leder: alla ser ditt steg.
study-lead-end = Sluta leda
study-lead-take = Ta över ledningen
study-follows = Du följer { $name }.
study-free = { $name } är på steg { $step }.
study-follow = Följ igen

## One's own games

games-title = Mina partier
games-about = Listan sparas bara i den här webbläsaren. Ingen annan kan se den.
games-none = Spela klart ett parti, så hittar du det här.
games-won = Vunnet
games-lost = Förlorat
games-shared = Delad seger
games-date = Datum
games-against = Mot
games-result = Resultat
games-xp = XP
games-sum = { $games ->
    [one] 1 parti, vinster: { $wins }
   *[other] { $games } partier, vinster: { $wins }
  }
games-over-time = Precision över tid
games-chart = Precision i dina analyserade partier, det senaste sist: { $values }
games-chart-none = Analysera ett parti för att se din precision här.
games-buildings = Favoritbyggnader
games-built = { $count }×
games-csv = Ladda ner som CSV
games-records = Ladda ner partierna
games-records-missing = { $count ->
    [one] 1 parti finns inte längre på servern.
   *[other] { $count } partier finns inte längre på servern.
  }
games-forget = Rensa listan
games-forget-title = { $count ->
    [one] Rensa listan med 1 parti?
   *[other] Rensa listan med { $count } partier?
  }
games-forget-text = Dina resultat, din precision och dina favoritbyggnader tas bort från den här webbläsaren. Det går inte att ångra. Partierna finns kvar på servern.
games-forgotten = Listan är tom nu.
