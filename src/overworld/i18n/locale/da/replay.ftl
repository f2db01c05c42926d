# Walking through a game step by step, trying something else from there, and asking the search.

## Where one is

replay-title = Gense spillet
replay-at-start = Trin { $step } af { $steps }
replay-at-first = Trin { $step } af { $steps } · første beslutning efter opstillingen
replay-at = Trin { $step } af { $steps } · tur { $turn } · { $name }
replay-at-hidden = Trin { $step } · tur { $turn } · { $name }
replay-slider = Trin i spillet
replay-round = Scoring { $card }

## Going elsewhere

replay-first = Første trin
replay-previous = Et trin tilbage
replay-next = Et trin frem
replay-last = Sidste trin
replay-turn-back = Forrige tur
replay-turn-on = Næste tur
replay-play = Afspil
replay-pause = Sæt på pause
replay-speed = Hastighed
replay-times = { $speed }×
replay-is-first = Dette er det første trin.
replay-is-last = Dette er det sidste trin.
replay-hidden = Du har valgt at skjule det, der kommer.
replay-live = { $missed ->
    [0] Live
    [one] Live: 1 nyt
   *[other] Live: { $missed } nye
  }
replay-leave = Luk gensynet

## What can be done from here

replay-more = Mere
replay-copy = Kopiér linket til dette trin
replay-copied = Linket til dette trin er kopieret.
replay-link = Link til dette trin
replay-record = Hent spillet som fil
keep-game = Gem til offlinebrug
keep-keeping = Gemmer … { $share }
keep-kept = Spillet er gemt her. Du kan gense det offline.
keep-failed = Spillet kunne ikke gemmes. Prøv igen om et minut.
replay-no-spoilers = Ingen spoilere: Skjul resultatet og det, der kommer
fork-title = Prøv herfra
fork-about = Starter et nyt spil fra dette trin. Dette spil bliver, som det er.
fork-seat = Jeg spiller
fork-bot = mod
fork-go = Prøv herfra
fork-over = Spillet er slut her. Gå til et tidligere trin.

## What the search thinks

hint-title = Hvad botten ville gøre
hint-ask = Spørg botten
hint-thinking = Tænker …
hint-numbers = vinderchance { $share }, cirka { $xp } XP
hint-about = For { $name }. Det er kun bottens skøn.
hint-spoken = Botten ville vælge: { $move }. Vinderchance: { $share }.
hint-off = Der er ingen tip i dette spil, før det er slut.
hint-nobody = Her er der ikke noget tip. Spørg i din tur eller ved et andet trin.
