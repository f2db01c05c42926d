# A table before its game: making one, its options, the seats and who sits there.

## A new table

new-title = Nuovo tavolo
new-about = Scegli chi gioca e come. Puoi cambiare tutto finché la partita non inizia.
new-make = Crea il tavolo
new-making = Creo il tavolo…

## Seats

seat-title = Posti
seat-of = Posto { $number }, { $colour }
seat-number = Posto { $number }
seat-who = Chi gioca al posto { $number }?
seat-here = Qui
seat-here-about = una persona su questo dispositivo
seat-online = Online
seat-online-about = una persona su un altro dispositivo
seat-bot = Bot
seat-bot-about = un bot di questo server
seat-closed = Chiuso
seat-closed-about = qui non gioca nessuno
seat-bot-level = Livello del bot al posto { $number }
seat-name = Nome
seat-name-of = Nome al posto { $number }
seat-board = Cartella
seat-board-of = Cartella del posto { $number }
seat-beginner = Punteggio per principianti
seat-beginner-of = Punteggio per principianti al posto { $number }
seat-beginner-about = Con il punteggio per principianti contano tutte le caselle con la caratteristica scelta, adiacenti o no.
seat-add = Aggiungi un posto

## Bots

bot-random = Caso
bot-random-about = gioca a caso, per le prove
bot-pebble = Ciottolo
bot-pebble-about = facile
bot-flint = Selce
bot-flint-about = solido
bot-obsidian = Ossidiana
bot-obsidian-about = forte
bot-diamond = Diamante
bot-diamond-about = il campione
bot-with-about = { $name } – { $about }
strongest-about = Il bot più forte con { $players } giocatori: { $name }, { $percent }% (± { $within }) di vittorie in { $games } partite di prova contro Ossidiana. A parità di forze sarebbe il { $fair }%.
stranger-about = addestrato con un’altra scatola

## Options

option-title = Opzioni
option-box = Scatola
option-first = Chi inizia
option-first-chance = A caso
option-first-seat = { $name } ({ $colour })
option-deal = Disposizione
option-deal-chance = A caso
option-deal-own = Con un nome tuo
option-deal-name = Nome della disposizione
option-deal-about = Lo stesso nome dà sempre la stessa scatola mescolata: così possono giocarla anche altri. Chiunque però può scoprire che cosa arriva: in una partita seria scegli “A caso”.
option-clock = Orologio
option-clock-off = Senza orologio
option-clock-bank = Minuti per la partita
option-clock-days = Giorni per turno
option-minutes = Minuti a testa
option-increment = Secondi in più dopo ogni turno
option-days = Giorni per turno
option-undo = Annullare le mosse
option-undo-about = Puoi annullare le mosse finché non viene scoperto qualcosa di nuovo.
option-odds = Probabilità in battaglia
option-odds-about = Mostra la probabilità di vincere prima della battaglia.
option-hints = Consigli
option-hints-about = Durante la partita si può chiedere un consiglio.
option-spectators = Pubblico
option-spectators-about = Chi ha il codice può guardare.
option-chat = Chat
option-chat-about = Chi gioca e chi guarda possono scriversi.
option-on = sì
option-off = no
option-bank-value = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
  } a testa, e { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
  } in più dopo ogni turno
option-days-value = { $days ->
    [one] un giorno
   *[other] { $days } giorni
  } per turno

## The lobby

lobby-title = Tavolo { $code }
lobby-host = Questo tavolo è tuo: scegli come si gioca, poi avvia la partita.
lobby-guest = Siediti, oppure guarda. Chi ospita avvia la partita.
lobby-seated = Hai un posto. Aspetta che chi ospita avvii la partita.
lobby-you = { $name } (tu)
lobby-host-mark = Host
lobby-free = Libero
lobby-away = Assente
lobby-outside = Un bot esterno
lobby-here = Sul dispositivo di chi ospita
lobby-your-name = Il tuo nome
lobby-another-name = Un altro nome
lobby-join = Siediti qui
lobby-join-of = Siediti qui: posto { $number }, { $colour }
lobby-joined = Hai preso il posto { $number }.
lobby-leave = Alzati
lobby-leave-of = Lascia il posto { $number }
lobby-left = Hai lasciato il posto { $number }.
lobby-kick = Manda via
lobby-kick-of = Manda via: { $name }, posto { $number }
lobby-kicked = Il posto { $number } è di nuovo libero.
lobby-rename = Cambia nome
lobby-renamed = Ora ti chiami { $name }.
lobby-paint = Dipingi il tuo personaggio
lobby-start = Inizia
lobby-starting = Si comincia…
lobby-start-ready = Ci siete tutti.
lobby-start-few = Occupa almeno due posti per iniziare la partita.
lobby-start-open = { $count ->
    [one] C’è ancora un posto libero. Aspetta qualcuno, dallo a un bot o chiudilo.
   *[other] Ci sono ancora { $count } posti liberi. Aspetta qualcuno, dalli ai bot o chiudili.
  }
lobby-start-wait = { $count ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
  }
lobby-start-host = La partita inizia quando l’avvia chi ospita.
lobby-watching = { $count ->
    [0] Nessuno sta guardando.
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
  }
lobby-somebody-joined = { $name } siede al posto { $number }.
lobby-somebody-left = Il posto { $number } è di nuovo libero.
lobby-options-changed = Chi ospita ha cambiato le opzioni della partita.

## Inviting

invite-title = Invita gli amici
invite-code = Codice
invite-code-spelt = Codice: { $letters }
invite-link = Link a questo tavolo
invite-share = Condividi…
invite-share-title = Overworld, tavolo { $code }
invite-share-text = Vieni a giocare al tavolo { $code }.
invite-qr = Il link al tavolo { $code } come codice QR: inquadralo con un telefono
invite-local = Questo indirizzo funziona solo su questo dispositivo. Per far entrare altri, avvia il server con “overworld play --lan”.

## Bots from outside

outside-title = Fai giocare un tuo bot
outside-about = Con una chiave di accesso un programma può prendere un posto libero. Tienila segreta: chi ce l’ha può giocare a quel posto.
outside-seat = Posto libero
outside-none = Prima metti un posto su “Online”.
outside-make = Crea una chiave di accesso
outside-token = Chiave di accesso per il posto { $number }
outside-once = La vedrai una volta sola. Copiala adesso.

## Names for people who do not want to think of one
# At most 24 characters, no comma.

name-otter = Lontra Operosa
name-heron = Airone Paziente
name-badger = Tasso Scavatore
name-lynx = Lince Silenziosa
name-marten = Martora Agile
name-raven = Corvo Astuto
name-hare = Lepre Veloce
name-fox = Volpe Vagabonda
name-owl = Gufo Pensoso
name-beaver = Castoro Costruttore
name-hedgehog = Riccio Curioso
name-ibex = Stambecco Scalatore
name-puffin = Pulcinella di Mare
name-swift = Rondone Sfrecciante
name-newt = Tritone Coraggioso
name-stoat = Donnola Audace
name-crane = Gru Elegante
name-falcon = Falco Attento
name-wolf = Lupo Errante
name-bear = Orso Gentile
name-tortoise = Tartaruga Tenace
name-gecko = Geco Solare
name-magpie = Gazza Luccicante
name-squirrel = Scoiattolo Previdente
name-mole = Talpa Minatrice
name-seal = Foca Giocosa
name-walrus = Tricheco Saggio
name-moose = Alce Altissimo
name-bison = Bisonte Robusto
name-goose = Oca Viaggiatrice
name-kestrel = Gheppio Vigile
name-robin = Pettirosso Allegro
name-wren = Scricciolo Minuto
name-toad = Rospo Fortunato
name-cricket = Grillo Canterino
name-beetle = Scarabeo Lucente
name-salmon = Salmone Saltatore
name-dormouse = Ghiro Sognatore
name-ermine = Ermellino di Neve
name-firefly = Libellula Splendente
# How an adjective and an animal make a name. The page mixes the names above in this order.
guest-name-pattern = { $animal } { $adjective }
# Names whose adjectives fit each other, such as those of one gender, between slashes. The page mixes only within a group.
# The names that are not listed are a group too. “all” lists none.
guest-name-groups = otter lynx marten hare fox stoat crane tortoise magpie mole seal goose firefly / puffin
