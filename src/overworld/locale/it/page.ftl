# The page around the game: what every screen shares, the first page, settings, painting.

loading = Caricamento…
loading-failed = Non è stato possibile caricare la pagina. Controlla la connessione e riprova.
loading-again = Non è stato ancora possibile caricarlo. Riprovo…
page-static = Overworld si sta caricando. Se non arriva nulla, controlla la connessione e ricarica la pagina. Serve JavaScript.
close = Chiudi
spoken = Annunci

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Vai al contenuto
page-home = Overworld, vai alla pagina iniziale
page-reload = Ricarica la pagina
page-bar = Questo sito
page-language = Lingua
page-theme = Chiaro o scuro
page-theme-system = Automatico
page-theme-light = Chiaro
page-theme-dark = Scuro
page-settings = Impostazioni
page-places = Intorno al gioco
page-learn = Impara
page-puzzles = Rompicapi
page-cancel = Annulla
page-copy = Copia
page-copy-of = Copia: { $what }
page-copied = Copiato.
page-not-copied = Questo browser non permette alle pagine di copiare. Seleziona il testo e copialo a mano.
page-lost-title = Qui c’è solo erba
page-lost = Nessuna pagina all’indirizzo { $path }. Forse si è persa una lettera per strada.
page-lost-home = Torna alla pagina iniziale
broken-title = Qualcosa è andato storto
broken-about = Questa parte della pagina ha smesso di funzionare. La tua partita è al sicuro: è conservata sul server.
broken-note = Qui qualcosa è andato storto. Se non va avanti, ricarica la pagina.

## The first page

home-title = Si gioca
home-line = Scava nel cubo, percorri la terra e costruiscine l’angolo più bello.
home-play-title = Gioca subito
home-play = Sfida un bot
home-playing = Preparo il tavolo…
home-continue = Continua: tocca a te
home-bots = Contro chi?
home-daily-title = Partita del giorno
home-daily = Giocala
home-daily-about = Oggi la stessa disposizione per tutti, contro Selce.
home-daily-first = Nessuno l’ha ancora finita.
home-daily-results =
    Il meglio finora: { $best } PE. { $count ->
        [one] Giocata una volta.
       *[other] Giocata { $count } volte.
    }
home-daily-mine = Tu: { $xp } PE
home-people-title = In compagnia
home-new = Nuovo tavolo
home-new-about = Sullo stesso dispositivo, online o con i bot.
home-join-label = Codice o link di un tavolo
home-join-example = QK7MPX
home-join = Entra
home-join-bad = Un codice ha sei lettere e cifre, per esempio QK7MPX. Non contiene mai 0 né O, 1, I o L.
home-learn = Impara a giocare
home-learn-on = Avanti
home-learn-about = Tu giochi, le regole arrivano da sole: otto minuti.
home-week = La tua settimana
home-week-day = { $day }: { $xp } PE
home-week-wins = Vinte: { $wins } su { $games }.
home-puzzle = Rompicapo del giorno
home-puzzle-solve = Risolvilo
page-rules = Regole
gallery-title = Tutto ciò che c’è nella scatola
gallery-of = Edifici: { $biome }
gallery-mobs = Mostri
gallery-weapons = Armi
gallery-unseen = Non ancora visti: { $left } su { $count }
home-import = Apri una registrazione…
home-import-about = Rivedi una partita salvata in un file.
home-about = Informazioni
home-about-title = Che cos’è Overworld
home-about-game = Overworld è un programma libero per il gioco da tavolo Builders & Biomes. Non è ufficiale: chi possiede il gioco e i suoi nomi non lo ha realizzato né approvato e non ha nulla a che fare con esso.
home-about-own = Testi, immagini e suoni sono tutti originali. Il programma e il suo codice sorgente sono liberi, con licenza MIT.
home-about-private = Non ci sono account e non si chiede nulla a nessun altro sito. Quello che scegli nelle impostazioni resta in questo browser.
home-tables = I tuoi tavoli
home-tables-none = Ancora nessun tavolo. Le tue partite ti aspetteranno qui.
home-tables-loading = Cerco i tuoi tavoli…
home-tables-all = Mostra tutti ({ $count })
home-table = Tavolo { $code }
home-table-your-turn = Tocca a te
home-table-turn = Tocca a: { $name }
home-table-at = Turno { $turn }, { $xp } PE
home-table-lobby = Non ancora iniziata
home-table-playing = In corso
home-table-won = Finita, vittoria: { $names }
home-table-over = Finita
home-table-replay = Una registrazione da rivedere
home-table-archived = Archiviata
home-table-delete-of = Elimina il tavolo { $code }
home-delete-title = Eliminare il tavolo { $code }?
home-delete-text = La partita, la sua registrazione e la chat spariranno per tutti. Non si può tornare indietro.
home-delete-yes = Elimina per sempre
home-deleted = Il tavolo { $code } non c’è più.

## Settings

settings-title = Impostazioni
settings-about = Restano in questo browser e nessun altro le vede.
settings-look = Aspetto e lingua
settings-play = Mentre giochi
settings-attention = Quando tocca a te
settings-you = Tu
settings-theme = Chiaro o scuro
settings-language = Lingua
settings-sound = Suoni
settings-sound-about = Un breve suono quando devi decidere e quando succede qualcosa. All’inizio sono spenti.
settings-vibrate = Vibrazione
settings-vibrate-about = Una breve vibrazione quando tocca a te e nei tuoi combattimenti. All’inizio è spenta.
settings-notify = Notifiche
settings-notify-about = Un messaggio del browser quando tocca a te e stai guardando altrove.
settings-notify-closed = Vieni avvisato quando tocca a te, anche a pagina chiusa.
settings-notify-open = Vieni avvisato quando tocca a te finché la pagina è aperta; questo browser non può fare di più.
settings-notify-denied = Questo browser non permette notifiche da qui. Puoi cambiarlo nelle impostazioni del browser per questo sito.
settings-notify-missing = Questo browser non ha le notifiche.
settings-auto-end = Fine turno automatica
settings-auto-end-about = Quando non resta altro da fare, il turno termina dopo tre secondi. Fino ad allora puoi fermarlo.
settings-confirm = Un secondo tocco quando non si può tornare indietro
settings-confirm-touch = Sui touchscreen
settings-confirm-always = Sempre
settings-confirm-never = Mai
settings-confirm-about = Le mosse che scoprono qualcosa sono definitive. Si riconoscono dal lucchetto.
settings-skip = Salta le domande che non cambiano nulla
settings-skip-about = Un TNT che non cambierebbe la battaglia viene conservato senza chiedere.
settings-curtain = Sipario tra i giocatori
settings-curtain-about = Se più persone usano un dispositivo, copre il tavolo finché la successiva è pronta.
settings-coach = Maestro
settings-coach-about = Ogni tanto ti dà un consiglio: al massimo uno per turno. Nelle tue prime tre partite è già attivo.
settings-no-spoilers = Replay senza anticipazioni
settings-no-spoilers-about = Nasconde il risultato, la durata e quello che deve ancora succedere.
settings-shortcuts = Tasti singoli
settings-shortcuts-about = I tasti qui sotto. Disattivali se usi la dettatura o se ti capita di premerli per sbaglio.
settings-name = Nome ai nuovi tavoli
settings-name-about = Cancellalo e te ne tocca uno nuovo.
settings-character-paint = Dipingi il tuo personaggio
settings-character-about = Otto pixel per otto: la tua pedina sul tavolo.

## Without a network, and new versions

offline-title = Senza rete
offline-lessons = Questa pagina, le lezioni e i rompicapi si aprono anche senza rete.
offline-lessons-not = Lezioni e rompicapi verranno conservati per quando non c’è rete.
offline-games = Partite conservate
offline-games-none = Ancora nessuna. Apri il replay di una partita finita e scegli “Conserva offline”.
offline-forget = Rimuovi
offline-forget-of = Rimuovi il tavolo { $code }
offline-forgotten = Il tavolo { $code } non è più conservato qui.
offline-clear = Svuota tutto
offline-clear-about = Svuota quello che questo browser conserva di Overworld, tranne le impostazioni. Al tuo ritorno la pagina verrà conservata di nuovo.
offline-cleared = Non è più conservato nulla.
offline-impossible = Questo browser non conserva nulla per questa pagina. Quasi tutti lo fanno solo per gli indirizzi https.
update-title = Nuova versione
update-ready = È pronta una nuova versione.
update-now = Aggiorna
update-later = Più tardi
update-your-turn = Prima finisci il tuo turno, poi aggiorna.
update-missing = Il server ha una versione più recente e una parte di questa pagina non c’è più. Ricarica la pagina: il tuo tavolo resta com’è.

## Keys

keys-title = Tasti
keys-key = Tasto
keys-does = A che cosa serve
keys-actions = Da 1 a 5
keys-actions-does = scegliere una delle cinque azioni
keys-undo = U
keys-undo-does = tornare indietro di una mossa
keys-end = X
keys-end-does = terminare il turno
keys-hint = H
keys-hint-does = chiedere un consiglio, se il tavolo lo permette
keys-press = Invio
keys-press-does = premere l’elemento selezionato
keys-turn = Q ed E
keys-turn-does = girare il cubo a sinistra, a destra
keys-arrows = Frecce
keys-arrows-does = spostarsi nel mondo principale e tra i blocchi; nel replay, un passo indietro o avanti
keys-ends = Home e Fine
keys-ends-does = nel replay, all’inizio, alla fine
keys-turns = [ e ]
keys-turns-does = nel replay, un turno indietro o avanti
keys-last = L
keys-last-does = ascoltare che cosa è appena successo
keys-standings = S
keys-standings-does = ascoltare la classifica
keys-cube = C
keys-cube-does = ascoltare che cosa si può prendere dal cubo
keys-near = N
keys-near-does = ascoltare che cosa c’è accanto a te
keys-help = ?
keys-help-does = mostrare questo elenco
keys-back = Esc
keys-back-does = un passo indietro; nel replay, ritorno al presente

## Painting

paint-title = Dipingi il tuo personaggio
paint-about = Scegli un colore, poi premi un pixel. Con la tastiera: frecce per spostarti, Invio o Spazio per dipingere.
paint-grid = Immagine, otto righe di otto pixel
paint-pixel = riga { $row }, colonna { $column }, { $colour }
paint-colours = Colori
paint-tools = Strumenti
paint-pen = Matita
paint-fill = Riempi
paint-erase = Gomma
paint-mirror = Specchio
paint-mirror-about = dipinge anche l’altra metà
paint-clear = Svuota
paint-undo = Indietro
paint-undo-none = Non c’è nulla da annullare.
paint-start = Parti da
paint-start-of = Parti dal personaggio { $colour }
paint-preview = Così si vede al tavolo
paint-remove = Non usare la mia immagine
paint-removed = La tua immagine è da parte. Giochi con il personaggio del tuo colore.
paint-painted = { $colour }, riga { $row }, colonna { $column }
paint-cleared = L’immagine è vuota.
paint-undone = Annullato.
paint-kept = Ogni tratto resta in questo browser. Si vedrà ai tavoli a cui ti siedi d’ora in poi.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
refused-no_table = Il tavolo { $code } non esiste. Controlla il codice: forse c’è una lettera sbagliata, o il tavolo è stato eliminato.
refused-no_step = La partita non arriva fin lì: l’ultimo passo è il { $most }.
refused-no_route = Il server non conosce questa richiesta. Ricarica la pagina per avere la versione più recente.
refused-wrong_method = Il server non conosce questa richiesta. Ricarica la pagina per avere la versione più recente.
refused-malformed = Il server non ha capito questa pagina. Ricaricala per avere la versione più recente.
refused-too_large = È più di quanto il server accetti in una volta.
refused-bad_options = { $field ->
    [seats] A un tavolo servono almeno due posti non chiusi, e una partita ripresa conserva i suoi posti.
    [board] Ogni posto ha bisogno di una cartella di un colore diverso.
    [bot] Uno dei bot non si conosce da queste parti. Scegline un altro.
    [first] Chi inizia deve sedere al tavolo.
    [deal] Il nome di una disposizione ha da 1 a 40 caratteri, e una partita ripresa non si può rimescolare.
    [clock] Per l’orologio servono da 10 secondi a 24 ore, con al massimo un’ora in più per turno, oppure da 1 a 30 giorni.
   *[other] Un tavolo così non si può giocare.
  }
refused-bad_record = Questo file non è la registrazione di una partita, oppure è danneggiato.
refused-bad_name = Un nome ha al massimo { $longest } caratteri e nessuna virgola.
refused-bad_chat = Un messaggio ha da 1 a { $longest } caratteri stampabili.
refused-bad_paint = L’immagine è danneggiata. Dipingila di nuovo.
refused-bad_move = Qui non è possibile.
refused-bad_origin = Il server non ha riconosciuto questa pagina come sua. Aprila all’indirizzo che ti ha dato chi ospita.
refused-bad_host = Il server non è conosciuto con questo nome. Aprilo all’indirizzo che ti ha dato chi ospita.
refused-not_host = Può farlo solo chi ospita il tavolo.
refused-not_your_seat = { $seat ->
    [0] Quel posto è di qualcun altro.
   *[other] Il posto { $seat } è di qualcun altro, o è passato a un altro dispositivo.
  }
refused-no_secret = Il server non conosce ancora questo browser. Permetti i cookie per questo sito e ricarica la pagina.
refused-option_off = { $option ->
    [hints] A questo tavolo si gioca senza consigli, finché dura la partita.
    [undo] A questo tavolo si gioca senza tornare indietro.
    [chat] A questo tavolo si gioca senza chat.
   *[other] A questo tavolo si gioca senza.
  }
refused-muted = Chi ospita ti ha tolto la parola.
refused-no_spectators = Solo chi gioca può vedere questo tavolo. Chiedi a chi ospita di lasciarti guardare.
refused-stale = Qualcuno è stato più veloce e la partita è andata avanti. Guarda di nuovo.
refused-illegal = Ora le regole non lo permettono.
refused-not_your_turn = { $seat ->
    [0] Non tocca a te.
   *[other] Non tocca a te: decide il posto { $seat }.
  }
refused-cannot_undo = { $reason ->
    [revealed] È stato scoperto qualcosa di nuovo: non si può tornare indietro.
    [ended] Il turno è finito: non si può tornare indietro.
    [turn_start] Qui comincia il turno.
    [other_player] Nel frattempo ha deciso qualcun altro.
    [nothing] Non c’è ancora nulla da annullare.
   *[other] Non si può tornare indietro.
  }
refused-seat_taken = Il posto { $seat } non è libero. Scegline un altro.
refused-seats_open = Al posto { $seat } non c’è ancora nessuno. Aspetta qualcuno, dallo a un bot o chiudilo.
refused-already_started = La partita è iniziata: si poteva fare solo prima.
refused-not_started = La partita non è ancora iniziata.
refused-game_over = La partita è finita.
refused-not_over = La partita non è ancora finita.
refused-led = Qualcun altro guida questa analisi. Puoi comunque guardare liberamente.
refused-not_away = { $left ->
    [0] Lì non manca nessuno.
    [one] Dai ancora un secondo a chi manca.
   *[other] Dai ancora { $left } secondi a chi manca.
  }
refused-archived = Questo tavolo è rimasto in silenzio così a lungo che è stato archiviato. Puoi rivederlo e ripartire da qualsiasi passo a un nuovo tavolo.
refused-no_clock = Questo tavolo non ha orologio.
refused-too_many_actions = Troppo in fretta. Aspetta un momento e riprova.
refused-too_many_requests = Dal tuo indirizzo sono arrivate troppe richieste. Aspetta un minuto e riprova.
refused-too_many_tables = Oggi dal tuo indirizzo sono stati aperti troppi tavoli. Domani ci sarà di nuovo posto.
refused-too_many_sockets = Dal tuo indirizzo sono aperte troppe pagine. Chiudine una e riprova.
refused-log_full = A questo tavolo si è detto e fatto così tanto che non ci sta più nulla. Continuate a un tavolo nuovo.
refused-busy = Il server ha troppo da fare. Riprova tra un momento.
refused-unavailable = Il server al momento non può rispondere. Riprova tra poco.
refused-damaged = Il server non riesce a leggere questo tavolo. È al sicuro, e chi gestisce il server è stato avvisato.
refused-unknown = Ora non è possibile ({ $code }).
refused-internal = Qualcosa si è rotto sul server. La tua partita è al sicuro: riprova.
