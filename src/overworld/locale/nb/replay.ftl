# Walking through a game step by step, trying something else from there, and asking the search.

## Where one is

replay-title = Reprise
replay-at-start = Steg { $step } av { $steps }
replay-at = Steg { $step } av { $steps } · tur { $turn } · { $name }
replay-at-hidden = Steg { $step } · tur { $turn } · { $name }
replay-slider = Steg i spillet
replay-round = Scoring { $card }

## Going elsewhere

replay-first = Første steg
replay-previous = Ett steg tilbake
replay-next = Ett steg fram
replay-last = Siste steg
replay-turn-back = Forrige tur
replay-turn-on = Neste tur
replay-play = Spill av
replay-pause = Stopp avspillingen
replay-speed = Fart
replay-times = { $speed }×
replay-is-first = Dette er det første steget.
replay-is-last = Dette er det siste steget.
replay-hidden = Du har valgt å ikke se slutten.
replay-live = { $missed ->
    [0] Direkte
    [one] Direkte: 1 ny
   *[other] Direkte: { $missed } nye
  }
replay-leave = Forlat reprisen

## What can be done from here

replay-more = Mer
replay-copy = Kopier lenken til dette steget
replay-copied = Lenken til dette steget er kopiert.
replay-link = Lenke til dette steget
replay-record = Last ned opptaket
keep-game = Lagre for bruk uten nett
keep-keeping = Lagrer … { $share }
keep-kept = Dette spillet er lagret her. Reprisen kan åpnes uten nett.
keep-failed = Spillet kunne ikke lagres. Prøv igjen om et minutt.
replay-no-spoilers = Uten avsløringer: skjul resultatet og det som ennå skal skje
fork-title = Prøv herfra
fork-about = Et nytt spill fra dette steget; dette blir som det er.
fork-seat = Jeg spiller
fork-bot = mot
fork-go = Prøv herfra
fork-over = Her er spillet over. Gå til et tidligere steg.

## What the search thinks

hint-title = Hva boten ville gjort
hint-ask = Spør boten
hint-thinking = Tenker …
hint-numbers = seier { $share }, omtrent { $xp } XP
hint-about = For { $name }. Et anslag fra søket, ingen fasit.
hint-spoken = Boten ville valgt: { $move }. Seier: { $share }.
hint-off = Tips er slått av så lenge dette spillet varer.
hint-nobody = Ingen velger noe her. Gå ett steg fram eller tilbake.
