# A review of a game beside its replay, notes and leading others through it; one's own games.

study-title = Genomgång
study-ask = Gå igenom spelet
study-ready = Genomgången är klar.
study-waiting = { $ahead ->
    [one] 1 annan genomgång kommer först.
   *[other] { $ahead } andra genomgångar kommer först.
  }
study-running = Spelet gås igenom: { $share }
study-patience = Se dig om under tiden. Genomgången sparas med spelet.
study-failed = Genomgången misslyckades. Försök igen om en minut.

## The chances to win

study-graph = Vinstchans under spelet
study-graph-at = Steg { $step }, tur { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-here = Det här steget
study-end = Spelet slutar här.
study-chance = Tur för { $name }: { $effect }
study-played = { $name } spelade:
study-better = Bättre:
study-best = Det här var det bästa draget.
study-only = Det fanns inget annat drag.
study-see = Se det
study-try = Pröva det
study-retry = Försök igen härifrån
study-retry-at = Försök igen härifrån: tur { $turn }
study-reason-unknown = Sidan känner inte till skälet: { $code }
study-verdict-unknown = { $code }

## What decided the game

study-moments = Avgörande ögonblick
study-moments-none = Inget enskilt steg ändrade mycket i det här spelet.
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
study-note = Din anteckning till steg { $step }
study-note-keep = Spara anteckningen
study-note-remove = Ta bort anteckningen
study-note-kept = Din anteckning är sparad.
study-note-gone = Din anteckning är borttagen.
study-note-at = Steg { $step }
study-notes-elsewhere = Anteckningar till andra steg

## One leads, others follow

study-lead-title = Gå igenom tillsammans
study-lead = Led de andra
study-leading = Du leder: alla ser ditt steg.
study-lead-end = Sluta leda
study-follows = Du följer { $name }.
study-free = { $name } är på steg { $step }.
study-follow = Följ igen

## One's own games

games-title = Mina spel
games-about = Listan sparas bara i den här webbläsaren. Ingen annan kan se den.
games-none = Spela klart ett spel, så hittar du det här.
games-won = Vunnet
games-lost = Förlorat
games-shared = Delad vinst
games-date = Datum
games-against = Mot
games-result = Resultat
games-xp = XP
games-sum = { $games ->
    [one] 1 spel, { $wins } vunnet
   *[other] { $games } spel, { $wins } vunna
  }
games-over-time = Precision över tid
games-chart = Precision i spelen du har gått igenom, det senaste sist: { $values }
games-chart-none = Gå igenom ett spel för att se din precision här.
games-buildings = Favoritbyggnader
games-built = { $count }×
games-csv = Ladda ner som CSV
games-records = Ladda ner spelen
games-records-missing = { $count ->
    [one] 1 spel finns inte längre på servern.
   *[other] { $count } spel finns inte längre på servern.
  }
games-forget = Töm listan
games-forgotten = Listan är tom nu.
