# Walking through a game step by step, trying something else from there, and asking the search.

## Where one is

replay-title = Replay
replay-at-start = Passo { $step } di { $steps }
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
replay-play = Fai scorrere
replay-pause = Ferma
replay-speed = Velocità
replay-times = { $speed }×
replay-is-first = Questo è il primo passo.
replay-is-last = Questo è l’ultimo passo.
replay-hidden = Hai scelto di non vedere il finale.
replay-live = { $missed ->
    [0] In diretta
    [one] In diretta: 1 novità
   *[other] In diretta: { $missed } novità
  }
replay-leave = Esci dal replay

## What can be done from here

replay-more = Altro
replay-copy = Copia il link a questo passo
replay-copied = Il link a questo passo è copiato.
replay-link = Link a questo passo
replay-record = Scarica la registrazione
keep-game = Conserva offline
keep-keeping = Conservo… { $share }
keep-kept = Questa partita è conservata qui. Il suo replay si apre anche senza rete.
keep-failed = Non è stato possibile conservare la partita. Riprova tra un minuto.
replay-no-spoilers = Senza anticipazioni: nascondi il risultato e quello che deve ancora succedere
fork-title = Prova da qui
fork-about = Una nuova partita da questo passo; questa resta com’è.
fork-seat = Io gioco
fork-bot = contro
fork-go = Prova da qui
fork-over = Qui la partita è finita. Vai a un passo precedente.

## What the search thinks

hint-title = Che cosa farebbe il bot
hint-ask = Chiedi al bot
hint-thinking = Ci pensa…
hint-numbers = vittoria { $share }, circa { $xp } PE
hint-about = Per { $name }. È una stima del bot, non la verità.
hint-spoken = Il bot sceglierebbe: { $move }. Vittoria: { $share }.
hint-off = Niente consigli finché dura la partita.
hint-nobody = Qui non decide nessuno. Vai un passo avanti o indietro.
