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
study-failed = L’analisi non è riuscita. Riprova tra un minuto.

## The chances to win

study-graph = Probabilità di vincere durante la partita
study-graph-at = Passo { $step }, turno { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-end = La partita finisce qui.
study-chance = Fortuna per { $name }: { $effect }
study-best = Nessun’altra mossa è chiaramente migliore.
study-equal = Nessun’altra mossa avrebbe cambiato la probabilità di vincere.
study-only = Non c’erano altre mosse.
study-reason-unknown = Questa pagina non conosce il motivo: { $code }
study-verdict-unknown = { $code }

study-won = Vinta da { $winners }, { $scores }
study-you = Tu
study-eyebrow-you = Turno { $turn } · la tua decisione
study-eyebrow-other = Turno { $turn } · decisione di { $name }
study-eyebrow-luck = Turno { $turn } · fortuna
study-eyebrow-find = Turno { $turn } · decisione { $number } di { $count }
study-eyebrow-new = Turno { $turn } · la tua nuova decisione
study-your-turn = Tocca a te
study-fine = Bene
study-by = { $name } – { $move }.
study-better-do = Meglio { $move }.
study-covered = La decisione migliore è nascosta.
study-cover = Nascondi la migliore
study-my-chance = La tua probabilità di vincere
study-name-chance = Probabilità di vincere: { $name }
study-change = { $name }: probabilità di vincere { $before } prima, { $after } dopo.
study-play-on = Continua da qui
study-look = Sul tavolo
study-look-played = Giocata
study-look-both = Entrambe
study-look-better = Migliore
study-look-about = In bianco la mossa giocata, in viola quella migliore.
study-sheet = Dimensione dell’analisi
study-boards = Cartelle in questo passo
study-judged = Partita analizzata: { $share }
study-left = Ancora circa { $seconds } s. Intanto puoi rivedere la partita.

## Finding a better decision

study-find = Trova una decisione migliore
study-find-title = Trova una decisione migliore.
study-find-about = La decisione giocata è costata { $share }. Fai un’azione sul tavolo: almeno una è migliore.
study-nudge = Indizio
study-nudge-about = La decisione migliore è di questo tipo: { $kind }
study-show = Mostrala
study-back = Torna all’analisi
study-next = Momento successivo
study-again = Riprova
study-judging = Analizzo la tua decisione…
study-tried = Solo una prova. La partita resta com’era.
study-rests = Prima finisci o lascia la tua prova.
study-try-excellent = Eccellente!
study-try-good = Bene: ne hai trovata un’altra.
study-try-almost = Quasi.
study-try-not_yet = Non ancora.
study-try-worse = Così perdi ancora di più.
study-try-same = È la decisione già giocata.
study-line-excellent = Qui è la decisione migliore.
study-line-good = Vale all’incirca quanto la migliore.
study-line-almost = L’edificio giusto, ma non la casella migliore.
study-line-not_yet = Meglio che in partita, ma c’è di meglio.
study-line-worse = La tua probabilità di vincere sarebbe ancora più bassa.
study-line-same = Cerca qualcos’altro.
study-better-has = La migliore: { $reason }
study-margin = Una differenza fino a ± { $share } può essere casuale.
study-mark-best = Migliore
study-mark-good = Bene
study-mark-bad = Non questa
study-mark-same = Uguale

## Decisions, without places: the table shows them

do-mine = prendere: { $thing }
do-walk = esplorare
do-explore = esplorare accanto a: { $thing }
do-reveal = scoprire carte coperte
do-stay = esplorare dallo stesso posto
do-build = costruire: { $thing }
do-fight = combattere: { $thing }
do-take = prendere l’arma: { $thing }
do-draw = scoprire un’altra tessera
do-pass = rinunciare al potere
do-detonate = innescare il TNT
do-trade = cedere un mostro per un’altra azione
do-end = terminare il turno
do-score = valutare: { $thing }
you-mine = Hai preso: { $thing }.
you-explore = Hai esplorato accanto a: { $thing }.
you-reveal = Hai scoperto nuove carte.
you-stay = Hai esplorato dallo stesso posto.
you-build = Hai costruito: { $thing }.
you-fight = Hai combattuto: { $thing }.
you-take = Hai preso l’arma: { $thing }.
you-draw = Hai scoperto un’altra tessera.
you-pass = Non hai usato poteri.
you-detonate = Hai innescato il TNT.
you-trade = Hai ceduto un mostro.
you-end = Hai terminato il turno.
you-score = Hai valutato: { $thing }.

## Where, if two decisions have the same sentence: steps from your character, or a column of the cube

way-north = { $steps } a nord
way-east = { $steps } a est
way-south = { $steps } a sud
way-west = { $steps } a ovest
way-column = colonna { $column } da ovest, riga { $row } da nord

## What decided the game

study-moments = Momenti chiave
study-moments-none = Nessun passo ha cambiato molto in questa partita.
study-turn = Turno { $turn }
study-solved = risolto
study-share-title = Probabilità di vincere
study-step-of = Passo { $step } di { $steps }

## Everybody's moves and luck

study-player = Giocatore
study-accuracy = Precisione
study-luck = Fortuna
study-loss = Perdita per decisione
study-sum = Fortuna e decisioni
study-sum-of = { $name }: inizio { $start }, fortuna { $luck }, decisioni { $decisions }, fine { $end }.
study-part-start = inizio
study-part-luck = fortuna
study-part-decisions = decisioni
study-part-end = fine
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
study-note-gone = Nota rimossa.
study-note-remove-of = Rimuovi la nota di { $name }
study-note-removed = Nota di { $name } rimossa.
study-note-at = Passo { $step }
study-notes-elsewhere = Note su altri passi

## One leads, others follow

study-lead-title = Analizzare insieme
study-lead = Mostra a tutti il mio passo
study-leading = Guidi tu: tutti vedono il tuo passo.
study-lead-end = Smetti di guidare
study-lead-take = Guida tu
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
