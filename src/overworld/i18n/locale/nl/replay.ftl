# Walking through a game step by step, trying something else from there, and asking the search.

## Where one is

replay-title = Herhaling
replay-at-start = Stap { $step } van { $steps }
replay-at-first = Stap { $step } van { $steps } · eerste beslissing na de voorbereiding
replay-at = Stap { $step } van { $steps } · beurt { $turn } · { $name }
replay-at-hidden = Stap { $step } · beurt { $turn } · { $name }
replay-slider = Stap van het spel
replay-round = Puntentelling { $card }

## Going elsewhere

replay-first = Eerste stap
replay-previous = Een stap terug
replay-next = Een stap verder
replay-last = Laatste stap
replay-turn-back = Vorige beurt
replay-turn-on = Volgende beurt
replay-play = Afspelen
replay-pause = Pauzeren
replay-speed = Snelheid
replay-times = { $speed }×
replay-is-first = Dit is de eerste stap.
replay-is-last = Dit is de laatste stap.
replay-hidden = Je koos ervoor om niet te zien wat nog komt.
replay-live = { $missed ->
    [0] Live
    [one] Live: 1 nieuw
   *[other] Live: { $missed } nieuw
  }
replay-leave = De herhaling verlaten

## What can be done from here

replay-more = Meer
replay-copy = De link naar deze stap kopiëren
replay-copied = De link naar deze stap is gekopieerd.
replay-link = Link naar deze stap
replay-record = Spel downloaden
keep-game = Offline bewaren
keep-keeping = Wordt bewaard … { $share }
keep-kept = Dit spel is hier bewaard. De herhaling werkt ook offline.
keep-failed = Het spel kon niet worden bewaard. Probeer het over een minuut nog eens.
replay-no-spoilers = Geen spoilers: de uitslag en wat nog komt verbergen
fork-title = Vanaf hier verderspelen
fork-about = Start een nieuw spel vanaf deze stap. Dit spel blijft zoals het is.
fork-seat = Ik speel
fork-bot = tegen
fork-go = Vanaf hier verderspelen
fork-over = Hier is het spel afgelopen. Ga naar een eerdere stap.

## What the search thinks

hint-title = Wat de bot zou doen
hint-ask = Vraag het de bot
hint-thinking = Even denken …
hint-numbers = winkans { $share }, ongeveer { $xp } XP
hint-about = Voor { $name }. Alleen een schatting van de bot.
hint-spoken = De bot zou kiezen: { $move }. Winkans: { $share }.
hint-off = Tijdens dit spel zijn er geen hints.
hint-nobody = Hier is geen hint. Vraag er een in je beurt of bij een andere stap.
