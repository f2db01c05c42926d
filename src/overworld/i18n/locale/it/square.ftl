# Open tables, quick match, blocked people and reports.

square-title = Gioca con altri
square-seats = Posti
square-choose = Scegli una o più opzioni.
square-pace = Ritmo
square-live = Dal vivo
square-relaxed = Rilassato
square-days = Giorni
square-fill = I bot riempiono
square-fill-60 = dopo 1 min
square-fill-300 = dopo 5 min
square-fill-0 = mai
square-find = Trova un tavolo
square-find-about = Puoi giocare mentre aspetti.
square-looking = Cerco un tavolo
square-looking-for = { $sizes } posti, { $speeds }
square-looking-fill = I bot riempiono i posti liberi tra { $time }.
square-looking-never = Solo persone, niente bot.
square-meanwhile = Intanto
square-lesson = Una lezione
square-stop = Smetti di cercare
square-stopped = Non cerchi più un tavolo.
square-paused = Non c’eri. Puoi cercare di nuovo tra { $time }.
square-wait = Puoi cercare di nuovo tra { $time }.
square-not-everyone = Non c’erano tutti. Continuiamo a cercare.
square-open-title = Tavoli aperti
square-nobody = Ora nessuno sta cercando.
square-nobody-about = Apri un tavolo o cercane uno. Gli altri lo vedono qui, e i bot possono riempire i posti.
square-open = Apri un tavolo
square-sit = Siediti
square-sit-at = Siediti al tavolo di { $names }
square-yours = Il tuo tavolo
square-taken = { $taken } posti occupati su { $size }
square-waiting =
    { $count ->
        [one] 1 persona aspetta un tavolo
       *[other] { $count } persone aspettano un tavolo
    }
square-more = altri { $count }
square-ready =
    { $count ->
        [one] { $names } c’è.
       *[other] { $names } ci sono.
    }
square-asked =
    { $count ->
        [one] Chiediamo a { $names }.
       *[other] Chiediamo a { $names }.
    }
square-ready-bots = Il tuo tavolo è pronto. I bot riempiono gli altri posti.
square-ready-seat = C’è un posto libero a un tavolo aperto.
square-ready-about = { $size } posti, { $speed }. La partita in corso resta salvata.
square-left-seconds = { $left } s
square-ready-yes = Ci sono
square-ready-no = Non ora
square-ready-wait = In attesa degli altri
square-declined = Va bene. Puoi cercare di nuovo tra due minuti.
square-begins = La tua partita comincia.
square-sat = { $name } si è seduto.
square-left = { $name } se n’è andato.
square-opened = { $name } ha aperto un tavolo.
square-offline = Non connesso.
person-menu = Altro su { $name }
person-block = Blocca
person-report = Segnala
person-block-title = Bloccare { $name }?
person-block-seats = Non sedete mai insieme ai tavoli aperti.
person-block-words = Non vedi le parole né i tavoli aperti di { $name }.
person-block-game = Una partita che giocate ora continua.
person-block-quiet = { $name } non lo saprà. Puoi annullare nelle impostazioni.
person-blocked = { $name } è bloccato.
person-report-title = Segnala { $name }
person-report-what = Che cosa è successo?
person-reason-insults = Insulti o minacce
person-reason-name = Nome o faccia dipinta
person-reason-stalls = Perde tempo o se ne va apposta
person-reason-other = Altro
person-report-lines = Le ultime righe della chat di questo tavolo vengono allegate.
person-report-more = Altro, se vuoi
person-report-also = Blocca anche { $name }
person-report-about = Lo legge chi gestisce questo server. Nessun giocatore può vederlo.
person-report-send = Invia
person-report-sent = Inviato. Grazie.
person-cancel = Annulla
blocked-title = Persone bloccate
blocked-about = Tavoli aperti e ricerca rapida non vi fanno mai sedere insieme.
blocked-undo = Sblocca { $name }
blocked-undone = { $name } non è più bloccato.
option-open = Aperto a tutti
option-open-about = La pagina iniziale mostra la tua sala, e chiunque può sedersi.
option-rated = Classificata
option-rated-about = Cambia il punteggio dei giocatori con un nome. Niente consigli né principianti, la sorte è del server.
square-rated = classificata
square-invited = Benvenuto. Ora puoi usare i tavoli aperti.
