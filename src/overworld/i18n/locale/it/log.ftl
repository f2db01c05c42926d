# What has happened: the log, the recap after other people's turns, and moves in words.
# Names of people and things are put in as they stand in a list, so a sentence can set them
# apart with a colon or brackets instead of bending them.

## The log, an entry each

log-began = Il mondo principale è pronto. Inizia { $name }.
log-unknown = Qualcosa di nuovo: { $code } { $name }
log-turn = Turno { $turn }: { $name }
log-mined = { $name } prende un blocco: { $block } ({ $column })
log-mined-pickaxe = { $name } prende un blocco con il piccone: { $block } ({ $column })
log-uncovered = Si scopre un nuovo blocco: { $block } ({ $column }, altezza { $level })
log-layer = Lo strato { $layer } del cubo è esaurito.
log-layer-card = Lo strato { $layer } del cubo è esaurito: a fine turno si assegna il punteggio { $card }.
log-explored = { $steps ->
    [0] { $name } resta e si guarda intorno ({ $crossing })
    [one] { $name } fa 1 passo ({ $start } → { $crossing })
   *[other] { $name } fa { $steps } passi ({ $start } → { $crossing })
  }
log-revealed = Si scopre: { $face } ({ $cell })
log-built = { $name } costruisce: { $tile } ({ $space }). Paga: { $paid }.
log-built-xp = { $name } costruisce: { $tile } ({ $space }). Paga: { $paid }. Riceve { $xp } PE.
log-built-over = { $name } costruisce: { $tile } ({ $space }). Paga: { $paid }. Copre: { $covered }.
log-built-over-xp = { $name } costruisce: { $tile } ({ $space }). Paga: { $paid }. Copre: { $covered }. Riceve { $xp } PE.
log-nothing = nulla
log-fight = { $needed ->
    [one] { $name } combatte contro: { $mob } ({ $cell }), 1 cuore
   *[other] { $name } combatte contro: { $mob } ({ $cell }), { $needed } cuori
  }
log-fight-chance = { $needed ->
    [one] { $name } combatte contro: { $mob } ({ $cell }), 1 cuore. Probabilità di vincere: { $chance }.
   *[other] { $name } combatte contro: { $mob } ({ $cell }), { $needed } cuori. Probabilità di vincere: { $chance }.
  }
log-turned = { $hearts ->
    [one] { $name } scopre una tessera: { $weapon }. Finora 1 cuore.
   *[other] { $name } scopre una tessera: { $weapon }. Finora { $hearts } cuori.
  }
log-turned-xp = { $hearts ->
    [one] { $name } scopre una tessera: { $weapon }. Riceve { $xp } PE. Finora 1 cuore.
   *[other] { $name } scopre una tessera: { $weapon }. Riceve { $xp } PE. Finora { $hearts } cuori.
  }
log-drew = { $name } usa un arco e scopre un’altra tessera.
log-declined-bow = { $name } non scopre altre tessere con l’arco.
log-declined-pickaxe = { $name } non prende blocchi con il piccone.
log-declined-tnt = { $name } conserva il TNT.
log-detonated = { $hearts ->
    [one] { $name } innesca il TNT: ora 1 cuore.
   *[other] { $name } innesca il TNT: ora { $hearts } cuori.
  }
log-took = { $name } prende un’arma: { $weapon } ({ $cell })
log-traded = { $name } cede un mostro per un’azione supplementare: { $mob }
log-ended = { $name } termina il turno.
log-ended-due = { $name } termina il turno. Ora si assegna il punteggio: { $cards }.
log-scored = Punteggio { $card }, { $name }: { $trait }, { $spaces } × { $points } = { $xp } PE
log-bonus = { $name } valuta un mostro: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } PE
log-counting = { $name } valuta: { $trait }
log-counting-mob = { $name } valuta un mostro: { $mob }
log-over = { $count ->
    [one] La partita è finita. Vince { $winners }. PE: { $scores }.
   *[other] La partita è finita. Vittoria condivisa: { $winners }. PE: { $scores }.
  }
log-over-blocks = { $count ->
    [one] La partita è finita. Vince grazie ai blocchi rimasti: { $winners }. PE: { $scores }. Blocchi: { $blocks }.
   *[other] La partita è finita. Vittoria condivisa: { $winners }. PE: { $scores }. Blocchi: { $blocks }.
  }
log-over-each = { $name } { $number }

## The same without codes of places, for players who see the land and the cube

log-block = { $name } prende un blocco: { $block }
log-block-pickaxe = { $name } prende un blocco con il piccone: { $block }
log-block-new = Si scopre un nuovo blocco: { $block }
log-went = { $steps ->
    [0] { $name } resta e si guarda intorno
    [one] { $name } fa 1 passo
   *[other] { $name } fa { $steps } passi
  }
log-went-near = { $went }, accanto a: { $near }

## The outcome of a fight: a first sentence, then those of these that there is something to say about

log-fought-won = { $name } sconfigge un mostro: { $mob }, { $hearts } ♥, ne servono { $needed }. Riceve { $xp } PE.
log-fought-lost = { $name } non sconfigge il mostro: { $mob }, { $hearts } ♥, ne servono { $needed }. Il mostro resta lì.
log-fought-hoes = Zappe d’oro: { $xp } PE.
log-fought-blocks = Blocchi presi: { $blocks }.
log-fought-back = { $tokens ->
    [one] 1 tessera torna nella pila.
   *[other] { $tokens } tessere tornano nella pila.
  }
log-fought-tnt = { $count ->
    [one] 1 TNT esce dal gioco.
   *[other] { $count } TNT escono dal gioco.
  }

## The player's own actions, as screen readers speak them

own-block = Prendi un blocco: { $block }
own-block-pickaxe = Prendi un blocco con il piccone: { $block }
own-built = Costruisci: { $tile } ({ $space }). Paghi: { $paid }.
own-built-xp = Costruisci: { $tile } ({ $space }). Paghi: { $paid }. Ricevi { $xp } PE.
own-built-over = Costruisci: { $tile } ({ $space }). Paghi: { $paid }. Copri: { $covered }.
own-built-over-xp = Costruisci: { $tile } ({ $space }). Paghi: { $paid }. Copri: { $covered }. Ricevi { $xp } PE.
own-took = Prendi un’arma: { $weapon } ({ $cell })
own-traded = Cedi un mostro per un’azione supplementare: { $mob }
own-scored = Valuti la carta { $card }: { $trait }, { $spaces } × { $points } = { $xp } PE
own-bonus = Valuti un mostro: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } PE
own-turned = { $hearts ->
    [one] Scopri una tessera: { $weapon }. Finora 1 cuore.
   *[other] Scopri una tessera: { $weapon }. Finora { $hearts } cuori.
  }
own-turned-xp = { $hearts ->
    [one] Scopri una tessera: { $weapon }. Ricevi { $xp } PE. Finora 1 cuore.
   *[other] Scopri una tessera: { $weapon }. Ricevi { $xp } PE. Finora { $hearts } cuori.
  }
own-fought-won = Sconfiggi un mostro: { $mob }, { $hearts } ♥, ne servono { $needed }. Ricevi { $xp } PE.
own-fought-lost = Non sconfiggi il mostro: { $mob }, { $hearts } ♥, ne servono { $needed }. Il mostro resta lì.

## Moves in words

move-mine = Prendi un blocco: { $block }
move-explore = Esplora: un posto senza carte scoperte
move-explore-near = Esplora accanto a: { $near }
move-explore-stay = Esplora: resta qui
move-build = Costruisci: { $tile } ({ $cell }), { $space }
move-fight = Combatti: { $mob } ({ $cell })
move-take = Prendi un’arma: { $weapon } ({ $cell })
move-draw = Arco: scopri un’altra tessera
move-pass-bow = Arco: nessuna tessera in più
move-pass-pickaxe = Piccone: nessun blocco
move-pass-tnt = Conserva il TNT
move-detonate = Innesca il TNT
move-trade = Cedi un mostro per un’azione supplementare
move-end = Termina il turno
move-score = Valuta: { $trait }

## Log and recap

log-title = Che cosa è successo
log-filter = Mostra
log-by-bot = giocato da un bot
log-everybody = Tutti
log-empty = Non è ancora successo nulla.
recap-title = Dalla tua ultima decisione

## Chat and notices about people

chat-title = Chat
chat-empty = Nessuno ha ancora scritto nulla.
chat-hidden = Le parole di chi hai bloccato sono nascoste.
chat-field = Scrivi qualcosa
chat-send = Invia
chat-spectator = Dal pubblico
chat-off = A questo tavolo non c’è chat.
chat-muted = Chi ospita ti ha tolto la parola. Puoi comunque leggere.
chat-silenced = Chi gestisce questo server ti ha tolto la parola fino al { $until }. Puoi comunque giocare e leggere.
say-title = Parla: reazioni e chat
say-reactions = Reazioni
say-all = Apri tutta la chat
reaction-cheer = Ben giocato!
reaction-laugh = Ah ah!
reaction-wow = Wow!
reaction-oops = Oh no!
bubble-said = { $name }: { $text }
mute-title = Togli la parola
mute-seat = Togli la parola: { $name }
mute-spectators = Togli la parola al pubblico
notice-join = { $name } si siede al tavolo.
notice-leave = { $name } lascia il tavolo.
notice-kick = Chi ospita ha mandato via { $name }.
notice-rename = { $name } ora si chiama { $other }.
notice-start = La partita inizia.
notice-undo = { $name } annulla l’ultima decisione.
notice-resign = { $name } si arrende.
notice-bot = Al posto di { $name } gioca un bot.
notice-flag = { $name }: tempo scaduto, continua un bot.
notice-overtime = Tempo scaduto per { $name }: resta solo qualche secondo.
notice-back = { $name } torna a giocare.
notice-here = { $name } è qui.
notice-away = { $name } è assente.
notice-mute = { $name } non può più scrivere.
notice-unmute = { $name } può scrivere di nuovo.
notice-mute-spectators = Il pubblico non può più scrivere.
notice-unmute-spectators = Il pubblico può scrivere di nuovo.
notice-pause = Gli orologi sono in pausa.
notice-run = Gli orologi sono ripartiti.
notice-extend = { $name } riceve altri { $seconds } secondi.
notice-claim = { $name } ora gioca su un altro dispositivo.
notice-give = Chi ospita ha creato un link con cui un altro dispositivo può prendere questo posto: { $name }
notice-rematch = È pronto un nuovo tavolo per la rivincita.

## Clocks

clock-title = Orologi
clock-of = Tempo rimasto, { $name }:
clock-paused = in pausa
clock-hurry = sbrigati!
clock-warning = { $name }: ancora { $seconds } secondi.
clock-pause = Ferma gli orologi
clock-resume = Fai ripartire gli orologi
clock-more = { $minutes ->
    [one] + 1 minuto
   *[other] + { $minutes } minuti
  }
clock-extend = { $minutes ->
    [one] + 1 minuto: { $name }
   *[other] + { $minutes } minuti: { $name }
  }

## Somebody is away

absence-title = Chi è assente
absence-soon = { $name } è assente. Tra { $time } puoi far giocare un bot.
absence-away = { $name } è ancora assente. Che cosa vuoi fare?
absence-seen = { $name } è assente.
absence-choose = Mentre { $name } è assente
absence-wait = Aspetta
absence-turn = Fai giocare un bot per questo turno
absence-until = Fai giocare un bot fino al ritorno
absence-give = Dai il posto a un altro dispositivo
absence-waiting = Stai aspettando.
absence-again = Scegli di nuovo
absence-bot-turn = { $name } è assente: un bot gioca questo turno.
absence-bot-return = { $name } è assente: un bot gioca fino al ritorno.
absence-bot-end = Al posto di { $name } gioca un bot fino alla fine.
absence-stop-bot = Meglio aspettare
absence-mine = { $name }: un bot gioca al tuo posto
absence-return = Riprendi il tuo posto
absence-given = Chi ospita ha dato il tuo posto a un altro dispositivo: { $name }. Chiedi un link a chi ospita se lo rivuoi.
time-up-mine = Tempo scaduto, { $name }! Decidi ora, o subentra un bot.
time-up-gone = Il tuo tempo è scaduto, { $name }: un bot gioca per te.
time-up-back = { $name }: il bot finisce questo turno, poi giochi di nuovo tu.

## The connection

banner-offline = Nessuna connessione. Mi ricollego…
banner-offline-kept = Nessuna connessione. Mi ricollego… La tua mossa è salvata e verrà inviata.
banner-offline-last = Offline, ultimo stato: { $time }. Puoi guardare, ma non giocare finché non torna la connessione.
banner-late = Il server tarda a rispondere. In attesa…
banner-late-kept = Il server tarda a rispondere. La tua mossa è salvata e verrà inviata.
banner-busy = Il server è sovraccarico. La pagina continua a riprovare.
banner-again = La pagina continua a riprovare.
banner-back = Sei di nuovo online.
banner-refused = Questo tavolo non si può aprire.
banner-gone = Chi ospita ha eliminato questo tavolo.
banner-archived = Qui non gioca nessuno da molto tempo, perciò il tavolo è archiviato.
banner-restore = Ripristina il tavolo
banner-home = Pagina iniziale

## Moving a seat

move-seat-about = Ricevi un link e un codice da inquadrare. L’altro dispositivo prende il tuo posto; questo da lì in poi guarda soltanto.
move-seat-offer = Cambia dispositivo: { $name }
move-seat-none = Non hai un posto a questo tavolo.
move-seat-how = Apri questo link sull’altro dispositivo o inquadra il codice. Il link funziona una volta sola. Posto: { $name }
move-seat-qr = Il link come codice QR
move-seat-link = Link per l’altro dispositivo
move-seat-copy = Copia
move-seat-copied = Link copiato.
move-seat-moved = Ora giochi sull’altro dispositivo. Qui puoi continuare a guardare.
move-seat-here = Ora giochi su questo dispositivo: { $name }
move-seat-used = Questo link è già stato usato, o ce n’è uno più nuovo. Crea un nuovo link sull’altro dispositivo.
give-seat-about = { $name } ha perso il dispositivo o ha cambiato browser? Ricevi un link e un codice per un altro dispositivo. Funzionano una volta sola. Tutto il tavolo ne è informato. Se { $name } torna prima, il link non vale più.
give-seat-make = Crea il link
give-seat-done = { $name } è al tavolo. Il link non funziona più.

## Whose turn it is, outside the page

attention-title = ● { $title }
attention-turn = Tocca a te.
attention-score = Scegli che cosa valutare.
attention-time = Il tuo tempo sta per scadere.
attention-full = Il tuo tavolo è completo. Puoi iniziare.
attention-table = Overworld, tavolo { $code }

## One device, several people

handover-title = Tocca a: { $name }
handover-about = Passa il dispositivo. Per chi lo riceve: ecco che cosa è successo dal tuo ultimo turno.
handover-first = Passa il dispositivo.
handover-go = Sono { $name }, continua
