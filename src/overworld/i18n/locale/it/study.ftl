# A review of a game beside its replay, notes and leading others through it; one's own games.

study-title = Analisi
study-ask = Analizza questa partita
study-ready = L’analisi è pronta.
study-waiting = { $ahead ->
    [one] Prima c’è un’altra analisi.
   *[other] Prima ci sono altre { $ahead } analisi.
  }
study-minutes = { $minutes ->
    [one] L’analisi sarà pronta tra circa un minuto.
   *[other] L’analisi sarà pronta tra circa { $minutes } minuti.
  }
study-running = Analisi della partita: { $share }
study-patience = Intanto guardati intorno: l’analisi viene salvata con la partita.
study-failed = L’analisi non è riuscita. Riprova tra un minuto.

## The chances to win

study-graph = Probabilità di vincere durante la partita
study-graph-at = Passo { $step }, turno { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-here = Questo passo
study-end = La partita finisce qui.
study-chance = Fortuna per { $name }: { $effect }
study-played = { $name } ha giocato:
study-better = Meglio:
study-then = Poi: { $moves }
study-best = Era la mossa migliore.
study-only = Non c’erano altre mosse.
study-see = Guardala
study-try = Provala
study-retry = Riprova da qui
study-retry-at = Riprova da qui: turno { $turn }
study-reason-unknown = Questa pagina non conosce il motivo: { $code }
study-verdict-unknown = { $code }

## What decided the game

study-moments = Momenti chiave
study-moments-none = Nessun passo ha cambiato molto in questa partita.
study-turn = Turno { $turn }

## Everybody's moves and luck

study-player = Chi gioca
study-accuracy = Precisione
study-decisions = Mosse
study-luck = Fortuna
study-by-kind = Precisione per azione
study-kind = Azione
study-kind-unknown = { $code }
study-none = –
study-about = Analisi di { $bot } con { $simulations } simulazioni per posizione. Prendila come una stima.

## Notes of steps

study-notes = Note
study-note = La tua nota sul passo { $step }
study-note-keep = Salva la nota
study-note-remove = Rimuovi la nota
study-note-kept = La tua nota è salvata.
study-note-gone = La tua nota è rimossa.
study-note-remove-of = Rimuovi la nota di { $name }
study-note-removed = La nota di { $name } è rimossa.
study-note-at = Passo { $step }
study-notes-elsewhere = Note su altri passi

## One leads, others follow

study-lead-title = Analizzare insieme
study-lead = Guida gli altri
study-leading = Guidi tu: tutti vedono il tuo passo.
study-lead-end = Smetti di guidare
study-lead-take = Prendi la guida
study-follows = Segui { $name }.
study-free = { $name } è al passo { $step }.
study-follow = Segui di nuovo

## One's own games

games-title = Le mie partite
games-about = Questo elenco è salvato solo in questo browser. Nessun altro può vederlo.
games-none = Finisci una partita e la trovi qui.
games-won = Vinta
games-lost = Persa
games-shared = Vittoria condivisa
games-date = Data
games-against = Contro
games-result = Risultato
games-xp = PE
games-sum = { $games ->
    [one] 1 partita, vittorie: { $wins }
   *[other] { $games } partite, vittorie: { $wins }
  }
games-over-time = Precisione nel tempo
games-chart = Precisione delle tue partite analizzate, l’ultima alla fine: { $values }
games-chart-none = Analizza una partita per vedere qui la tua precisione.
games-buildings = Edifici preferiti
games-built = { $count }×
games-csv = Scarica come CSV
games-records = Scarica le partite
games-records-missing = { $count ->
    [one] 1 partita non è più sul server.
   *[other] { $count } partite non sono più sul server.
  }
games-forget = Svuota l’elenco
games-forget-title = { $count ->
    [one] Svuotare l’elenco con 1 partita?
   *[other] Svuotare l’elenco con { $count } partite?
  }
games-forget-text = I tuoi risultati, la tua precisione e i tuoi edifici preferiti verranno eliminati da questo browser. L’operazione non si può annullare. Le partite restano sul server.
games-forgotten = L’elenco ora è vuoto.
