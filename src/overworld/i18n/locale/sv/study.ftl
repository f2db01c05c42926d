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
study-running = Partiet analyseras: { $share }
study-patience = Se dig omkring under tiden. Analysen sparas med partiet.
study-failed = Analysen misslyckades. Försök igen om en minut.

## The chances to win

study-graph = Vinstchans under partiet
study-graph-at = Steg { $step }, tur { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-here = Det här steget
study-end = Partiet slutar här.
study-chance = Slumpens effekt för { $name }: { $effect }
study-played = { $name } spelade:
study-better = Bättre:
study-then = Sedan: { $moves }
study-best = Det här var det bästa draget.
study-only = Det fanns inget annat drag.
study-see = Visa
study-try = Pröva
study-retry = Försök igen härifrån
study-retry-at = Försök igen härifrån: tur { $turn }
study-reason-unknown = Sidan känner inte till skälet: { $code }
study-verdict-unknown = { $code }

## What decided the game

study-moments = Avgörande ögonblick
study-moments-none = Inget enskilt steg ändrade mycket i det här partiet.
study-turn = Tur { $turn }

## Everybody's moves and luck

study-player = Spelare
study-accuracy = Precision
study-decisions = Drag
study-luck = Slump
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
study-lead = Led de andra
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
