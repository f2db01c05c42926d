# The table in the browser: prompts, actions, menu.

## Prompts: who must do what, one sentence

ask-set_up = Preparo il tavolo…
ask-chance = Scopro…
ask-act-mine = Tocca a te. Scegli l’azione { $number } di 2.
ask-act = { $who } sceglie l’azione { $number } di 2.
ask-unknown = { $who } decide.
ask-unknown-mine = Scegli una di queste possibilità.
ask-extra-mine = Scegli la tua azione supplementare.
ask-extra = { $who } sceglie un’azione supplementare.
ask-second-mine = Prendi il secondo blocco.
ask-second = { $who } sceglie il secondo blocco.
ask-bow-mine = Un arco! Scopri un’altra tessera? Cuori: { $hearts }, ne servono { $needed }.
ask-bow = { $who } ha scoperto un arco. Cuori: { $hearts }, ne servono { $needed }.
ask-pickaxe-mine = Un piccone! Prendi un blocco? Cuori: { $hearts }, ne servono { $needed }.
ask-pickaxe = { $who } ha scoperto un piccone. Cuori: { $hearts }, ne servono { $needed }.
ask-tnt-mine = TNT! Lo inneschi? Cuori: { $hearts }, ne servono { $needed }; con il TNT { $detonated }.
ask-tnt = { $who } decide se innescare il TNT. Cuori: { $hearts }, ne servono { $needed }; con il TNT { $detonated }.
ask-fight-mine = Combatti contro questo mostro?
ask-end-mine = Hai fatto le tue azioni. Termina il turno.
ask-end = { $who } termina il turno.
ask-trade-mine = Termina il turno, oppure cedi un mostro per un’altra azione.
ask-trade = { $who } termina il turno o cede un mostro.
ask-score-mine = Punteggio { $card }. Scegli che cosa valutare.
ask-score = Punteggio { $card }: { $who } sceglie che cosa valutare.
ask-over = La partita è finita. Vince { $winners } con { $score } PE.
ask-over-shared = La partita è finita. Vittoria condivisa con { $score } PE: { $winners }.
# Several people share this device: whose sentence it is.
ask-named = { $who }: { $sentence }

## Actions

actions = Azioni
action-collect = Blocchi
action-explore = Esplora
action-build = Costruisci
action-fight = Combatti
action-weapon = Arma
action-any = Scegli qualcosa che brilla: un blocco, un incrocio, una carta o una tessera.
action-chosen-collect = Scegli un blocco dal bordo luminoso.
action-chosen-explore = Scegli un incrocio a non più di { $steps } passi. Puoi anche restare dove sei.
action-chosen-build = Scegli un edificio accanto a te.
action-chosen-space = Scegli una casella della tua cartella.
action-chosen-fight = Scegli un mostro accanto a te.
action-chosen-mob = Scopri tessere dalla tua pila. Non si può annullare.
action-chosen-weapon = Scegli un’arma accanto a te.
action-cancel = Annulla
action-confirm = Conferma
prompt-whole = Leggi tutto
action-confirm-what = Premi di nuovo o conferma: non si può annullare.
action-undo = Indietro
action-end = Fine turno
action-trade = Cedi un mostro
action-hint = Consiglio
race = PE: { $all }
race-entry = { $who } { $xp }
bar-turn = Turno { $turn }
bar-day = Partita del giorno: questo tentativo conta
try-out = Prova dal turno { $turn }
try-out-back = Alla partita originale
try-out-begun = Questa è una prova. Il menu riporta alla partita originale.
slot-collect = { $count } da prendere
slot-explore = { $count } incroci
slot-build = { $count } a portata
slot-fight = { $count } a portata
slot-weapon = { $count } a portata
slot-none = niente ora
slot-done = fatto
ending-in = { $seconds ->
    [one] Il tuo turno termina tra 1 secondo.
   *[other] Il tuo turno termina tra { $seconds } secondi.
  }
ending-stop = Non ancora

## Undo

undo-not-nothing = Non c’è ancora nulla da annullare.
undo-not-revealed = È stato scoperto qualcosa di nuovo: non si può annullare.
undo-not-ended = Il turno è finito: non si può annullare.
undo-not-turn_start = Il turno è appena iniziato: non c’è nulla da annullare.
undo-not-other_player = Nel frattempo ha deciso qualcun altro: non si può annullare.
undo-not-yours = Puoi annullare solo le tue decisioni.
undo-not-off = A questo tavolo non si può annullare.

## Parts of the table

part-world = Mondo
part-cube = Cubo
part-board = Cartella
part-log = Cronaca
part-me = La mia area
part-opponents = Gli altri
part-views = Parti del tavolo
part-side = Cronaca e chat
part-chat = Chat
skip-actions = Vai alle azioni
skip-world = Vai al mondo principale
skip-cube = Vai al cubo
skip-me = Vai alla tua area
stage-now = Ora vedi: { $part }.

## Menu

menu = Menu
menu-home = Lascia il tavolo
menu-overview = Carte di sintesi
menu-rules = Regole
menu-replay = Replay
menu-record = Scarica la partita
menu-link = Copia il link
menu-copied = Link copiato.
menu-seat = Continua su un altro dispositivo
menu-settings = Impostazioni
menu-keys = Tasti
menu-resign = Arrenditi
menu-resign-sure = Vuoi davvero arrenderti?
menu-resign-two = Vince chi resta in gioco.
menu-resign-more = Un bot gioca al tuo posto fino alla fine.
menu-resign-day = È il tuo unico tentativo del giorno. Se ti arrendi, finisci all’ultimo posto e senza punti.
menu-paint = Mostra il mio personaggio dipinto
menu-delete = Elimina il tavolo
menu-delete-sure = Eliminare per tutti questo tavolo, con la partita e la chat?
leave-sure = Lasciare questo tavolo?
leave-kept = Il tuo posto resta tuo: torna con lo stesso link, o da “I tuoi tavoli”.
leave-yes = Lascia
leave-no = Resta
yes-resign = Arrenditi
yes-delete = Elimina
table-code = Tavolo { $code }
table-of = { $title } – tavolo { $code }
spectators = { $count ->
    [0] Non guarda nessuno
    [one] Guarda 1 persona
   *[other] Guardano in { $count }
  }
connection-online = Online
connection-lag = Online, { $ms } ms
connection-offline = Offline
connection-connecting = Connessione…
connection-late = Lento
connection-busy = Occupato
connection-refused = Chiuso
connection-gone = Eliminato
decision-waiting = Sto ancora inviando la tua ultima mossa.

## Read-outs

read-last = Poco fa: { $text }
read-last-none = Non è ancora successo nulla.
read-standings = Punti: { $list }.
read-standing = { $who } { $xp } PE
read-cube = Cubo: { $blocks ->
    [one] resta 1 blocco
   *[other] restano { $blocks } blocchi
  }; { $layers }. { $takeable ->
    [0] Ora non puoi prendere nessun blocco.
    [one] 1 blocco è libero.
   *[other] { $takeable } blocchi sono liberi.
  }
read-layer = { $left } nello strato { $layer }
read-block = { $material } ({ $places })
read-blocks = Puoi prendere: { $list }.
read-near = Accanto a te: { $list }
read-near-none = Accanto a te non c’è nulla.
read-near-building = { $name }: { $xp } PE, costa { $cost }.
read-near-building-can = { $name }: { $xp } PE, costa { $cost }; puoi costruirlo.
read-near-mob = { $name }: { $xp } PE, { $needs }.
read-near-mob-chance = { $name }: { $xp } PE, { $needs }; probabilità di vincere: { $chance }.
read-near-weapon = { $name }: { $hearts ->
    [one] 1 cuore
   *[other] { $hearts } cuori
  }.
part-count = { $part } ({ $count })

## Overview cards

overview-turn = Il tuo turno
overview-two = Fai due azioni diverse.
overview-collect = Prendi 2 blocchi dal cubo, uno dopo l’altro: devono avere liberi il lato superiore e almeno altri 2 lati.
overview-explore = Muoviti di 0, 1 o 2 passi, poi scopri tutto quello che hai intorno.
overview-build = Paga in blocchi un edificio accanto a te e mettilo su una delle tue 9 caselle.
overview-fight = Scopri 3 tessere contro un mostro accanto a te. Se i cuori bastano, lo sconfiggi.
overview-weapon = Prendi un’arma accanto a te e mescolala nella tua pila.
overview-extra = Poi puoi cedere mostri-azione: ognuno vale un’altra azione a scelta.
overview-card-A = A: biomi
overview-card-B = B: materiali
overview-card-C = C: tipi
overview-when = { $layer ->
    [1] Quando lo strato superiore del cubo è esaurito.
    [2] Quando il secondo strato è esaurito.
   *[3] Quando il terzo strato è esaurito; poi la partita finisce.
  }
overview-what = A scelta
overview-each = PE a casella
overview-now = I tuoi punti ora
overview-sum = { $spaces } × { $points } = { $total }
overview-printed = Conta il tuo gruppo più grande di caselle adiacenti, biomi stampati compresi.
overview-not-printed = Conta il tuo gruppo più grande di edifici adiacenti.

rules-page = Regole
