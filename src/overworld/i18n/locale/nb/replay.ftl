# Walking through a game step by step, trying something else from there, and asking the search.

## Where one is

replay-title = Reprise
replay-at-start = Trinn { $step } av { $steps }
replay-at-first = Trinn { $step } av { $steps } · første valg etter oppsettet
replay-at = Trinn { $step } av { $steps } · tur { $turn } · { $name }
replay-at-hidden = Trinn { $step } · tur { $turn } · { $name }
replay-slider = Trinn i spillet
replay-round = Scoring { $card }

## Going elsewhere

replay-first = Første trinn
replay-previous = Ett trinn tilbake
replay-next = Ett trinn fram
replay-last = Siste trinn
replay-turn-back = Forrige tur
replay-turn-on = Neste tur
replay-play = Spill av
replay-pause = Sett på pause
replay-speed = Hastighet
replay-times = { $speed }×
replay-is-first = Dette er det første trinnet.
replay-is-last = Dette er det siste trinnet.
replay-hidden = Du har valgt å skjule det som kommer.
replay-live = { $missed ->
    [0] Direkte
    [one] Direkte: 1 ny
   *[other] Direkte: { $missed } nye
  }
replay-leave = Forlat reprisen

## What can be done from here

replay-more = Mer
replay-copy = Kopier lenken til dette trinnet
replay-copied = Lenken til dette trinnet er kopiert.
replay-link = Lenke til dette trinnet
replay-record = Last ned spillet
keep-game = Lagre for bruk uten nett
keep-keeping = Lagrer … { $share }
keep-kept = Dette spillet er lagret her. Reprisen virker uten nett.
keep-failed = Spillet kunne ikke lagres. Prøv igjen om et minutt.
replay-no-spoilers = Uten avsløringer: skjul resultatet og det som kommer
fork-title = Prøv herfra
fork-about = Starter et nytt spill fra dette trinnet. Dette spillet blir som det er.
fork-seat = Jeg spiller
fork-bot = mot
fork-go = Prøv herfra
fork-over = Her er spillet over. Gå til et tidligere trinn.

## What the search thinks

hint-title = Hva boten ville gjort
hint-ask = Spør boten
hint-thinking = Tenker …
hint-numbers = vinnersjanse { $share }, omtrent { $xp } XP
hint-about = For { $name }. Dette er bare botens anslag.
hint-spoken = Boten ville valgt: { $move }. Vinnersjanse: { $share }.
hint-off = Det er ingen tips i dette spillet før det er over.
hint-nobody = Her finnes det ikke noe tips. Spør på din tur eller ved et annet trinn.
