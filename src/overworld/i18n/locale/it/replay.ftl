# Walking through a game step by step, trying something else from there, and asking the search.

## Where one is

replay-title = Replay
replay-at-start = Passo { $step } di { $steps }
replay-at-first = Passo { $step } di { $steps } · prima decisione dopo la preparazione
replay-at = Passo { $step } di { $steps } · turno { $turn } · { $name }
replay-at-hidden = Passo { $step } · turno { $turn } · { $name }
replay-slider = Passo della partita
replay-round = Punteggio { $card }

## Going elsewhere

replay-first = Primo passo
replay-previous = Un passo indietro
replay-next = Un passo avanti
replay-last = Ultimo passo
replay-turn-back = Turno precedente
replay-turn-on = Turno successivo
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-times = { $speed }×
replay-is-first = Questo è il primo passo.
replay-is-last = Questo è l’ultimo passo.
replay-hidden = Hai scelto di nascondere il seguito.
replay-live = { $missed ->
    [0] In diretta
    [one] In diretta: 1 novità
   *[other] In diretta: { $missed } novità
  }
replay-leave = Esci dal replay

## What can be done from here

replay-more = Altro
replay-copy = Copia il link a questo passo
replay-copied = Link a questo passo copiato.
replay-link = Link a questo passo
replay-record = Scarica la partita
keep-game = Salva offline
keep-keeping = Salvataggio… { $share }
keep-kept = Questa partita è salvata qui. Puoi rivederla anche offline.
keep-failed = Non è stato possibile salvare la partita. Riprova tra un minuto.
replay-no-spoilers = Senza spoiler: nascondi il risultato e il seguito
fork-title = Prova da qui
fork-about = Inizia una nuova partita da questo passo. Questa resta com’è.
fork-seat = Gioco con
fork-bot = contro
fork-go = Prova da qui
fork-over = Qui la partita è finita. Vai a un passo precedente.

## What the search thinks

hint-title = Che cosa farebbe il bot
hint-ask = Chiedi al bot
hint-thinking = Ci sta pensando…
hint-numbers = probabilità di vincere { $share }, circa { $xp } PE
hint-about = Per { $name }. È solo una stima del bot.
hint-spoken = Il bot sceglierebbe: { $move }. Probabilità di vincere: { $share }.
hint-off = Durante questa partita non ci sono consigli.
hint-nobody = Qui non c’è nessun consiglio. Chiedi nel tuo turno, o in un altro passo.
