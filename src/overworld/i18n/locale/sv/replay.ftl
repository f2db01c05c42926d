# Walking through a game step by step, trying something else from there, and asking the search.

## Where one is

replay-title = Repris
replay-at-start = Steg { $step } av { $steps }
replay-at-first = Steg { $step } av { $steps } · första beslutet efter uppställningen
replay-at = Steg { $step } av { $steps } · tur { $turn } · { $name }
replay-at-hidden = Steg { $step } · tur { $turn } · { $name }
replay-slider = Steg i partiet
replay-round = Poängräkning { $card }

## Going elsewhere

replay-first = Första steget
replay-previous = Ett steg bakåt
replay-next = Ett steg framåt
replay-last = Sista steget
replay-turn-back = Föregående tur
replay-turn-on = Nästa tur
replay-play = Spela upp
replay-pause = Pausa
replay-speed = Tempo
replay-times = { $speed }×
replay-is-first = Det här är första steget.
replay-is-last = Det här är sista steget.
replay-hidden = Du valde att inte se vad som kommer.
replay-live = { $missed ->
    [0] Live
    [one] Live: 1 nytt
   *[other] Live: { $missed } nya
  }
replay-leave = Lämna reprisen

## What can be done from here

replay-more = Mer
replay-copy = Kopiera länken till det här steget
replay-copied = Länken till det här steget är kopierad.
replay-link = Länk till det här steget
replay-record = Ladda ner partiet
keep-game = Spara offline
keep-keeping = Sparar … { $share }
keep-kept = Partiet är sparat här. Reprisen fungerar offline.
keep-failed = Partiet gick inte att spara. Försök igen om en minut.
replay-no-spoilers = Inga spoilrar: dölj resultatet och det som återstår
fork-title = Spela vidare härifrån
fork-about = Startar ett nytt parti från det här steget. Det gamla förblir som det är.
fork-seat = Jag spelar
fork-bot = mot
fork-go = Spela vidare härifrån
fork-over = Här är spelet slut. Gå till ett tidigare steg.

## What the search thinks

hint-title = Vad boten skulle göra
hint-ask = Fråga boten
hint-thinking = Tänker …
hint-numbers = vinstchans { $share }, ungefär { $xp } XP
hint-about = För { $name }. Bara botens uppskattning.
hint-spoken = Boten skulle välja: { $move }. Vinstchans: { $share }.
hint-off = Under det här partiet finns inga tips.
hint-nobody = Här finns inget tips. Fråga under din tur eller vid ett annat steg.
