# The page around the game: what every screen shares, the first page, settings, painting.

loading = Caricamento…
loading-failed = Non è stato possibile caricare la pagina. Controlla la connessione e riprova.
loading-again = Il caricamento non è ancora riuscito. Riprovo…
table-not-kept = Sei offline e questo browser non ha salvato questo tavolo. Si aprirà quando torna la connessione.
compiling-bots = I bot sono ancora in fase di compilazione ({ $percent }%). Puoi già giocare: ogni bot gioca appena è pronto.
page-static = Overworld si sta caricando. Se non appare nulla, controlla la connessione e ricarica la pagina. Serve JavaScript.
close = Chiudi
spoken = Avvisi

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Vai al contenuto
page-home = Overworld, pagina iniziale
page-reload = Ricarica la pagina
page-retry = Riprova
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
page-lost = Non c’è nessuna pagina all’indirizzo { $path }. Controllalo: forse manca una lettera.
page-lost-home = Vai alla pagina iniziale
broken-title = Qualcosa è andato storto
broken-about = Questa parte della pagina ha smesso di funzionare. La tua partita è al sicuro sul server. Ricarica la pagina per continuare.
broken-note = Qui qualcosa è andato storto. Se non succede nulla, ricarica la pagina.

## The first page

home-title = Ti diamo il benvenuto
home-hello = Ciao, { $name }
home-line = Un gioco da tavolo per 2-4 persone: scava nel cubo, esplora e costruisci l’angolo più bello.
home-fact-time = 40 minuti
home-fact-free = gratis
home-fact-account = senza account
home-play = Gioca contro { $bot }
home-playing = Preparo il tavolo…
home-continue = Continua: tocca a te
home-bots = Scegli chi sfidare
home-daily-title = Partita del giorno
home-daily = Vai alla partita di oggi
home-daily-about = Un tentativo, la stessa partita per tutti.
home-daily-played =
    { $count ->
        [0] Nessuno ha ancora giocato.
        [one] Ha giocato { $count } persona.
       *[other] Hanno giocato { $count } persone.
    }
home-daily-mine = Il tuo vantaggio: { $lead } PE. Meglio di { $beaten } su { $others }.
home-daily-running = Il tuo tentativo è in corso.
home-daily-resigned = Hai abbandonato il tuo tentativo.
home-new = Gioca con gli amici
home-new-about = Crea un tavolo e invia il link. Ai tuoi amici non serve altro.
home-make = Crea un tavolo
home-join-label = Codice o link di un tavolo
home-join-example = QK7MPX
home-join = Entra
home-join-bad = Controlla il codice: ha sei lettere e cifre, per esempio QK7MPX, e mai 0 o O, 1, I o L.
home-learn = Impara in 15 minuti
home-learn-on = Continua
home-learn-about = Impara le regole giocando: quindici minuti.
home-offline = Senza connessione al server nessun bot può giocare. Le lezioni e i rompicapi funzionano offline.
home-week = La tua settimana
home-week-day = { $day }: { $xp } PE
home-week-wins = Vinte: { $wins } su { $games }.
home-puzzle = Rompicapo del giorno
home-puzzle-solve = Risolvilo
home-today = Oggi
home-how = Come si gioca
home-how-mine = Scava
home-how-mine-about = Prendi blocchi dal cubo.
home-how-walk = Esplora
home-how-walk-about = Scopri edifici e mostri.
home-how-build = Costruisci
home-how-build-about = Riempi le tue nove caselle.
home-how-score = Punti
home-how-score-about = Tre volte. Vince chi ha più PE.
page-rules = Regole
page-ladder = Classifica
gallery-title = Tutto quello che c’è nella scatola
gallery-of = Edifici: { $biome }
gallery-mobs = Mostri
gallery-weapons = Armi
gallery-unseen = Ancora da vedere: { $left } su { $count }
home-import = Apri una partita salvata…
home-about = Informazioni
home-about-title = Che cos’è Overworld
home-about-game = Overworld è un programma libero per il gioco da tavolo Builders & Biomes. Non è ufficiale: chi possiede il gioco e i suoi nomi non ha realizzato né approvato questo programma.
home-about-own = Testi, immagini e suoni sono tutti originali. Il programma e il suo codice sorgente sono liberi, con licenza MIT.
home-about-box = I regolamenti non elencano le carte-edificio né le cartelle, perciò le abbiamo ricostruite. Possono differire dal gioco stampato.
home-about-private = Non ci sono account, e nulla viene caricato da altri siti. Le tue impostazioni restano in questo browser.
home-tables = I tuoi tavoli
home-tables-none = Non hai ancora nessun tavolo. Le tue partite appariranno qui.
home-tables-loading = Cerco i tuoi tavoli…
home-tables-all = Mostra tutti ({ $count })
home-table = Tavolo { $code }
home-table-your-turn = Tocca a te
home-table-turn = Tocca a: { $name }
home-table-at = Turno { $turn }, { $xp } PE
home-table-lobby = Non ancora iniziata
home-table-playing = In corso
home-table-won = Finita, vittoria: { $names }
home-table-you = Hai vinto
home-table-over = Finita
home-table-replay = Partita salvata
home-table-archived = Archiviato
home-table-delete-of = Elimina il tavolo { $code }
home-delete-title = Eliminare il tavolo { $code }?
home-delete-text = La partita, il replay e la chat verranno eliminati per tutti. Non si può annullare.
home-delete-yes = Elimina per sempre
home-deleted = Il tavolo { $code } è stato eliminato.

## Settings

settings-title = Impostazioni
settings-about = Le tue impostazioni restano solo in questo browser.
settings-look = Aspetto e lingua
settings-play = Mentre giochi
settings-attention = Quando tocca a te
settings-you = Tu
settings-theme = Chiaro o scuro
settings-language = Lingua
settings-sound = Suoni
settings-sound-about = Un breve suono quando devi decidere e quando succede qualcosa. Disattivato per impostazione predefinita.
settings-effects = Effetti
settings-music = Musica
settings-music-about = Una melodia tranquilla del gioco, di giorno e di notte. Si ferma quando la pagina è nascosta. A 0 non suona.
settings-vibrate = Vibrazione
settings-vibrate-about = Una breve vibrazione quando tocca a te e nelle tue battaglie. Disattivata per impostazione predefinita.
settings-notify = Notifiche
settings-notify-about = Il browser ti avvisa quando tocca a te e stai guardando altro.
settings-notify-closed = Ricevi un avviso quando tocca a te, anche a pagina chiusa.
settings-notify-open = Ricevi un avviso quando tocca a te, finché la pagina è aperta. Questo browser non può fare di più.
settings-notify-denied = Questo browser blocca le notifiche di questo sito. Puoi permetterle nelle impostazioni del browser.
settings-notify-missing = Questo browser non supporta le notifiche.
settings-notify-ios = Su iPhone o iPad, aggiungi prima questa pagina alla schermata Home: tocca Condividi, poi «Aggiungi alla schermata Home». Poi apri Overworld da lì.
call-title = A pagina chiusa
call-about = Scegli per che cosa ti chiamiamo. Vale per tutti i tuoi browser.
call-turn = Tocca a me
call-time = Il mio tempo sta per scadere
call-full = Il mio tavolo è completo
call-quiet = Ore di silenzio
call-quiet-on = Di notte nessuno mi chiama
call-quiet-from = Dalle
call-quiet-to = Alle
call-quiet-about = Secondo l’ora di { $zone }.
call-browsers = Browser che chiamiamo
call-this = { $label } (questo)
call-forget = Dimentica
call-forget-of = Dimentica { $label }
call-forgotten = { $label } non viene più chiamato.
call-offer = Vuoi che ti chiamiamo?
call-offer-about = In una partita a giorni il tuo turno può farsi attendere. Il browser può avvisarti, anche con questa pagina chiusa.
call-offer-yes = Chiamatemi
call-offer-on = Bene. Ti chiamiamo quando tocca a te.
settings-auto-end = Fine turno automatica
settings-auto-end-about = Quando non puoi fare altro, il tuo turno termina dopo tre secondi. Fino ad allora puoi impedirlo.
settings-confirm = Chiedi un secondo tocco quando una mossa non si può annullare
settings-confirm-touch = Sui touchscreen
settings-confirm-always = Sempre
settings-confirm-never = Mai
settings-confirm-about = Le mosse che scoprono qualcosa non si possono annullare. Si riconoscono dall’angolo sollevato.
settings-skip = Salta le domande che non cambiano nulla
settings-skip-about = Conserva il TNT senza chiedere, quando non cambierebbe la battaglia.
settings-curtain = Sipario tra un turno e l’altro
settings-curtain-about = Se più persone condividono un dispositivo, copre il tavolo finché la prossima non è pronta.
settings-coach = Maestro
settings-coach-about = Ogni tanto ti dà un consiglio: al massimo uno per turno. Nelle tue prime tre partite è già attivo.
settings-no-spoilers = Replay senza spoiler
settings-no-spoilers-about = Nasconde il risultato, la durata e il seguito.
settings-shortcuts = Scorciatoie da tastiera
settings-shortcuts-about = Le scorciatoie a un solo tasto qui sotto. Disattivale se usi la dettatura o se ti capita di premere tasti per sbaglio.
settings-name = Nome ai nuovi tavoli
settings-name-about = Lascialo vuoto per riceverne uno nuovo a caso.
settings-character-paint = Dipingi il tuo personaggio
settings-character-about = Otto pixel per otto, in giro per il mondo principale al posto tuo.

## Your data on the server

data-title = I tuoi dati
data-about = Il server riconosce questo browser da un cookie casuale. Con esso conserva i tuoi nomi ai tavoli, i messaggi della chat, le note e i personaggi dipinti.
data-download = Scarica i miei dati
data-downloaded = I tuoi dati sono nel file { $file }.
data-erase = Cancella i miei dati
data-erase-title = Cancellare i tuoi dati?
data-erase-server = Questo server rimuove i tuoi nomi, i messaggi, le note e i personaggi dipinti. Nelle partite in corso un bot prende il tuo posto. I tavoli in cui non gioca nessun altro vengono eliminati.
data-erase-named = Il tuo nome { $name } torna libero per altri. Spariscono anche le tue passkey, le lettere, il punteggio e il legame con gli altri dispositivi.
data-erase-browser = Questo browser dimentica il tuo nome, il tuo personaggio e l’elenco delle tue partite. Non si può annullare.
data-erase-yes = Cancella tutto
data-erased = I tuoi dati sono stati cancellati.
data-erased-partly = Alcuni tavoli erano illeggibili e contengono ancora i tuoi dati. Chiedi al gestore di questo server di cancellarli.

## Without a network, and new versions

offline-title = Offline
offline-lessons = Questa pagina, le lezioni e i rompicapi funzionano anche offline.
offline-lessons-not = Lezioni e rompicapi verranno salvati per l’uso offline.
offline-tables = I tavoli come li hai visti l’ultima volta
offline-table-at = { $names } · ultimo stato: { $time }
offline-games = Partite salvate
offline-games-none = Ancora nessuna. Apri il replay di una partita finita e scegli “Salva offline”.
offline-forget = Rimuovi
offline-forget-of = Rimuovi il tavolo { $code }
offline-forgotten = Il tavolo { $code } non è più salvato qui.
offline-clear = Cancella i dati offline
offline-clear-about = Cancella quello che è salvato per l’uso offline. Le impostazioni, i progressi e l’elenco delle tue partite restano. Al tuo ritorno la pagina verrà salvata di nuovo.
offline-cleared = Non è più salvato nulla per l’uso offline.
offline-impossible = Questo browser non può salvare questa pagina per l’uso offline. Quasi tutti lo fanno solo con gli indirizzi https.
update-title = Nuova versione
update-ready = È pronta una nuova versione.
update-now = Aggiorna
update-later = Più tardi
update-missing = Il server ha una versione più recente e una parte di questa pagina non c’è più. Ricarica la pagina: il tuo tavolo resta com’è.

## Keys

keys-title = Tasti
keys-key = Tasto
keys-does = A che cosa serve
keys-actions = Da 1 a 5
keys-actions-does = scegliere una delle cinque azioni
keys-undo = U
keys-undo-does = annullare l’ultima mossa
keys-end = X
keys-end-does = terminare il turno
keys-hint = H
keys-hint-does = chiedere un consiglio, se il tavolo lo permette
keys-press = Invio
keys-press-does = premere il pulsante selezionato
keys-turn = Q ed E
keys-turn-does = girare il cubo a sinistra o a destra
keys-arrows = Frecce
keys-arrows-does = spostarsi nel mondo principale e tra i blocchi; nel replay, andare un passo indietro o avanti
keys-ends = Home e Fine
keys-ends-does = nel replay, andare all’inizio o alla fine
keys-turns = [ e ]
keys-turns-does = nel replay, andare un turno indietro o avanti
keys-moments = Da 1 a 3
keys-moments-does = nell’analisi, andare a un momento chiave
keys-better = B
keys-better-does = nell’analisi, cercare una decisione migliore
keys-next = N
keys-next-does = nell’analisi, andare al tuo errore successivo
keys-last = L
keys-last-does = vedere o ascoltare che cosa è appena successo
keys-standings = S
keys-standings-does = vedere o ascoltare i punti
keys-cube = C
keys-cube-does = vedere o ascoltare quali blocchi puoi prendere
keys-near = N
keys-near-does = vedere o ascoltare che cosa c’è accanto a te
keys-help = ?
keys-help-does = mostrare questo elenco
keys-back = Esc
keys-back-does = tornare indietro di un passo; nel replay, tornare a “In diretta”

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
paint-undo = Annulla
paint-undo-none = Non c’è nulla da annullare.
paint-start = Parti da
paint-start-of = Parti dal personaggio { $colour }
paint-preview = Ecco come si vede al tavolo
paint-remove = Gioca senza la mia immagine
paint-removed = La tua immagine è stata tolta. Giochi con il personaggio del tuo colore.
paint-painted = { $colour }, riga { $row }, colonna { $column }
paint-cleared = L’immagine è vuota.
paint-undone = Annullato.
paint-kept = La tua immagine si salva in questo browser mentre dipingi. Si vedrà ai tavoli a cui ti siedi d’ora in poi.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
refused-no_table = Il tavolo { $code } non esiste. Controlla il codice: forse c’è una lettera sbagliata, o il tavolo è stato eliminato.
refused-no_step = La partita non ha questo passo: l’ultimo è il numero { $most }.
refused-no_route = Il server non conosce questa richiesta. Ricarica la pagina per avere la versione più recente.
refused-wrong_method = Il server non conosce questa richiesta. Ricarica la pagina per avere la versione più recente.
refused-malformed = Il server non ha capito questa pagina. Ricaricala per avere la versione più recente.
refused-too_large = Questo file o messaggio è troppo grande per il server. Riducilo.
refused-bad_options = { $field ->
    [seats] Apri almeno due posti. Una partita ripresa da un replay mantiene i suoi posti.
    [board] Dai a ogni posto una cartella di un colore diverso.
    [bot] Questo server non conosce uno dei bot. Scegline un altro.
    [first] Scegli chi inizia tra le persone al tavolo.
    [deal] Scegli per la disposizione un nome da 1 a 40 caratteri. Una partita del giorno non può essere di un giorno futuro. Una partita ripresa da un replay mantiene la sua disposizione.
    [clock] Imposta tra 10 secondi e 24 ore a testa, con al massimo un’ora in più per turno, oppure tra 1 e 30 giorni per turno.
    [rated] Una partita classificata richiede due persone sui propri dispositivi, la scatola base e una preparazione casuale, senza consigli né principianti.
   *[other] Queste opzioni sono incompatibili. Controllale e riprova.
  }
refused-bad_record = Questo file non è una partita salvata, oppure è danneggiato. Scegli un altro file.
refused-bad_name = Scegli un nome di al massimo { $longest } caratteri, senza virgole.
refused-unwanted_name = Questo nome contiene una parola non gradita su questo server. Scegli un altro nome.
refused-bad_chat = Scrivi un messaggio da 1 a { $longest } caratteri visibili.
refused-bad_paint = L’immagine è danneggiata. Dipingila di nuovo.
refused-bad_move = Non è una mossa di questa partita. Ricarica la pagina e riprova.
refused-bad_origin = Il server non accetta questo indirizzo. Apri il gioco all’indirizzo che ti ha dato chi ospita.
refused-bad_host = Il server non conosce questo indirizzo. Apri il gioco all’indirizzo che ti ha dato chi ospita.
refused-not_host = Può farlo solo chi ospita il tavolo.
refused-not_your_seat = { $seat ->
    [0] Quel posto è di qualcun altro.
   *[other] Il posto { $seat } è di qualcun altro, o è passato a un altro dispositivo.
  }
refused-no_secret = Il server non conosce ancora questo browser. Permetti i cookie per questo sito e ricarica la pagina.
refused-option_off = { $option ->
    [hints] A questo tavolo non ci sono consigli durante la partita.
    [fork] A questo tavolo non ci sono consigli: potrai ripartire da un passo solo a partita finita.
    [undo] A questo tavolo non si può annullare.
    [chat] A questo tavolo non c’è chat.
   *[other] A questo tavolo è disattivato.
  }
refused-muted = Chi ospita ti ha tolto la parola: non puoi scrivere, cambiare nome o mostrare un’immagine. Puoi comunque leggere.
refused-kicked = Chi ospita ti ha mandato via da questo tavolo. Per tornare a sederti, chiedi di cambiare le opzioni del tavolo.
refused-no_spectators = Solo chi gioca può vedere questo tavolo. Chiedi a chi ospita di lasciarti guardare.
refused-seat_given = Chi ospita ha dato il tuo posto a un altro dispositivo. Chiedi un link a chi ospita se lo rivuoi.
refused-no_player = Nessuno si chiama { $name }.
refused-no_own_name = Prendi prima un nome.
refused-bad_proof = Non corrisponde. Controlla e riprova: lettere e codici valgono una volta sola.
refused-name_taken = { $name } è già preso, o somiglia troppo a un altro nome.
refused-renamed_lately = Un nome può cambiare una volta ogni 30 giorni.
refused-name_given = Chi gestisce questo server ti ha dato un altro nome fino al { $until }. Dopo potrai cambiarlo.
refused-already_named = Questo browser ha già un nome.
refused-last_way_back = È il tuo unico modo per tornare. Aggiungine prima un altro.
refused-too_many_ways_back = Ne hai già { $most }. Rimuovine prima uno.
refused-no_passkeys = Qui le passkey non funzionano. Usa le lettere o un altro dispositivo.
refused-no_push = Questo server non può chiamare nessuno a pagina chiusa.
refused-bad_push = Il server non conosce il servizio push di questo browser, quindi non può chiamarti.
refused-push_full = Per ora questo server non può chiamare altre persone.
refused-too_many_names = Oggi dal tuo indirizzo sono stati presi troppi nomi. Riprova domani.
refused-names_full = Per ora questo server non può dare altri nomi.
refused-too_many_tries = Troppi tentativi. Aspetta un’ora e riprova.
refused-stale = La partita è andata avanti. Guarda il tavolo e riprova.
refused-illegal = Ora le regole non lo permettono. Scegli qualcos’altro.
refused-not_your_turn = { $seat ->
    [0] Non tocca a te.
   *[other] Non tocca a te, ma al posto { $seat }.
  }
refused-cannot_undo = { $reason ->
    [revealed] È stato scoperto qualcosa di nuovo: non si può annullare.
    [ended] Il turno è finito: non si può annullare.
    [turn_start] Il turno è appena iniziato: non c’è nulla da annullare.
    [other_player] Nel frattempo ha deciso qualcun altro: non si può annullare.
    [nothing] Non c’è ancora nulla da annullare.
   *[other] Non si può annullare.
  }
refused-seat_not_online = Al posto { $seat } non c’è nessun giocatore online.
refused-seat_taken = Il posto { $seat } non è libero. Scegline un altro.
refused-seats_open = Al posto { $seat } non c’è ancora nessuno. Aspetta qualcuno, dallo a un bot o chiudilo.
refused-already_started = La partita è già iniziata: non si può più cambiare.
refused-not_started = La partita non è ancora iniziata. Aspetta chi ospita.
refused-game_over = La partita è finita.
refused-not_over = La partita non è ancora finita. Prima finiscila.
refused-led = Qualcun altro guida questa analisi. Puoi comunque guardare liberamente.
refused-day_not_over = Bisogna aspettare la fine della giornata, perché la partita resti segreta.
refused-future_day = Quel giorno non è ancora arrivato.
refused-one_try = La partita del giorno ha un solo tentativo. Le partite passate sono nell’archivio.
refused-rated_game = Una partita classificata è di chi l’ha cominciata. Sarà possibile quando è finita.
refused-not_away = { $left ->
    [0] Quella persona non è assente.
    [one] Aspetta ancora un secondo: potrebbe tornare.
   *[other] Aspetta ancora { $left } secondi: potrebbe tornare.
  }
refused-archived = Qui non gioca nessuno da molto tempo, perciò il tavolo è stato archiviato. Chi gioca qui può ripristinarlo, e chiunque può ripartire da qualsiasi passo a un nuovo tavolo.
refused-no_clock = Questo tavolo non ha l’orologio.
refused-too_many_actions = Troppo in fretta. Aspetta un momento e riprova.
refused-too_many_requests = Dal tuo indirizzo sono arrivate troppe richieste. Aspetta un minuto e riprova.
refused-too_many_tables = Oggi dal tuo indirizzo sono stati creati troppi tavoli. Riprova domani.
refused-too_many_open = Hai troppi tavoli aperti, o ne ha troppi il server. Chiudine prima uno.
refused-people_off = Questo server non ha tavoli aperti, ricerca rapida né nomi.
refused-not_invited = Ti serve un invito di chi gestisce questo server.
refused-silenced = Chi gestisce questo server ti ha tolto la parola fino al { $until }. Puoi comunque giocare.
refused-excluded = Chi gestisce questo server ti ha chiuso i tavoli aperti e la ricerca rapida fino al { $until }. Puoi comunque giocare con amici e bot.
refused-have_seat = Hai un posto a un tavolo aperto. Lascialo prima.
refused-no_person = Nessuna persona occupa questo posto.
refused-no_offer = Questa offerta è finita.
refused-seek_paused = Puoi cercare di nuovo un tavolo tra { $left } secondi.
refused-too_many_sockets = Dal tuo indirizzo sono aperte troppe pagine. Chiudine una e riprova.
refused-too_many_reviews = Dal tuo indirizzo sono già in attesa { $most } analisi. Riprova quando una di esse è pronta.
refused-too_many_deals = Dal tuo indirizzo oggi hanno già giocato { $most } persone. Riprova domani.
refused-log_full = A questo tavolo non c’è più spazio per questo. Togli le note che non servono, o continua a un nuovo tavolo.
refused-busy = Il server è sovraccarico. Riprova tra un momento.
refused-unavailable = Il server al momento non può rispondere. Riprova tra poco.
refused-damaged = Il server non riesce a leggere questo tavolo. Non è stato cancellato nulla. Avvisa chi gestisce il server, o crea un nuovo tavolo.
refused-unknown = Ora non è possibile ({ $code }). Ricarica la pagina e riprova.
refused-internal = C’è stato un errore sul server. La tua partita è al sicuro: riprova.
