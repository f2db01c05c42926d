# The command line: help, errors, tables of numbers.
# Keys say what a message means; `-term` entries are words that several messages share.

compiling = Compilo le regole per la prima volta: ci vuole circa mezzo minuto.
compiling-all = Compilo le regole e i bot per la prima volta. Ci vogliono uno o due minuti, una volta sola.
compiling-damaged = La cache delle regole compilate in { $folder } era danneggiata e viene ricreata. Può volerci un minuto.
compiling-nowhere = Non c’è nessuna directory in cui salvare le regole compilate, quindi si ricompilano a ogni avvio. Indica in OVERWORLD_CACHE_DIR una directory in cui puoi scrivere.
compiling-foreign = La directory della cache { $folder } non viene usata, perché appartiene a un altro utente. Indica in OVERWORLD_CACHE_DIR una directory tua.
compiling-open = La directory della cache { $folder } non viene usata, perché altri utenti possono scriverci. Esegui “chmod go-w { $folder }” o indica in OVERWORLD_CACHE_DIR una directory tua.
warm-up-done = Tutto è compilato, in { $folder }

## Help

about = Gioca a Builders & Biomes, ospita e analizza partite, scrivi bot e addestra agenti.
help-version = mostra la versione ed esce
help-help = mostra questo aiuto ed esce
help-box = gioca con la scatola di questo file invece di quella di base
help-play = gioca nel browser, o a un tavolo nel terminale
help-lan = fa giocare tutti nella rete locale e mostra l’indirizzo come codice QR
help-no-browser = mostra l’indirizzo senza aprire il browser
help-play-port = la porta su cui ascoltare (predefinita: 8765, o una libera)
help-play-terminal = per una partita nel terminale; ognuna di queste opzioni implica --terminal
help-terminal = gioca nel terminale
help-seats = chi siede dove: me, me:NOME o un bot, per esempio me,pebble o me:Ada,me:Ben,random
help-boards = la cartella di ogni posto, per esempio green,yellow
help-beginner = i posti che usano la variante per principianti, per esempio red,blue
help-first = il posto che inizia (se non indicato: a caso)
help-seed = un numero da cui dipende tutto ciò che è casuale
help-deal = un numero da cui dipende come è mescolata la scatola
help-resume = riprende una partita salvata; senza file, l’ultima in sospeso
help-bots-from-files = permette a una registrazione o a un torneo di nominare bot che non fanno parte del gioco, ed esegue il loro codice
help-replay = scorre una registrazione passo per passo
help-record-file = un file con la registrazione di una partita; - legge lo standard input
help-at = mostra il tavolo dopo questo numero di passi ed esce
help-hint-at = guarda la posizione dopo questo numero di passi della registrazione
help-show = disegna una posizione ed elenca che cosa può succedere
help-position = una posizione, tra virgolette; "start" è una nuova partita; - legge lo standard input
help-show-what = una posizione, tra virgolette, o un file con la registrazione di una partita; "start" è una nuova partita; - legge lo standard input
help-show-svg = scrive in questo file un’immagine del tavolo
help-show-html = scrive in questo file una pagina che riproduce la partita registrata
help-perft = conta le sequenze di mosse a partire da una posizione
help-depth = fino a quanti passi, tra decisioni ed esiti
help-divide = mostra il conteggio di ogni prima mossa
help-hint = chiede al bot che cosa farebbe, e quanto ne è sicuro
help-hint-what = una posizione, tra virgolette, o un file con una registrazione; - legge una registrazione dallo standard input
help-ms = pensa per questo numero di millisecondi (predefinito: 1000)
help-sims = pensa per questo numero di simulazioni; la risposta è sempre la stessa
help-top = quante decisioni mostrare
help-review = analizza ogni decisione e distingue la fortuna dall’abilità
help-review-svg = scrive in questo file il grafico delle probabilità di vincere
help-review-sims = analizza ogni posizione con questo numero di simulazioni
help-puzzles = crea rompicapi dalle partite: le migliori decisioni mancate
help-puzzles-out = scrive i rompicapi in questo file
help-simulate = gioca partite a caso e conta che cosa succede
help-games = quante partite
help-players = quanti giocatori, da 2 a 4 (predefinito: 2)
help-out = scrive i risultati in questa directory
help-format = che cosa scrivere: summary.csv, o una registrazione di ogni partita
help-max-turns = interrompe una partita dopo questo numero di turni (predefinito: 500)
help-arena = fa giocare un torneo ai bot, per vedere quanto sono forti
help-arena-bots = bot, per esempio flint@2000sims obsidian@1000ms diamond@100ms mine.py:Mine
help-arena-games = quante partite gioca ogni coppia di bot (predefinito: 100)
help-arena-together = mette tutti i bot a un solo tavolo invece che due alla volta
help-arena-patience = secondi oltre il limite concessi a un bot prima che perda a tavolino (predefinito: 30)
help-arena-resume = riprende il torneo nella directory di --out
help-arena-jobs = quante partite giocare insieme (predefinito: una per core)
help-arena-ray = gioca sul cluster Ray a questo indirizzo; "auto" ne trova uno su questa macchina
help-stats = statistiche di registrazioni: durata, scelte, carte, battaglie
help-stats-records = file con registrazioni, o directory che ne contengono (*.ogn); - legge lo standard input
help-stats-out = scrive tabelle (CSV) e grafici (PNG e SVG) in questa directory
help-jobs = quanti processi leggono le registrazioni (predefinito: 1)
help-dataset = ricava dalle registrazioni una tabella di decisioni da imparare
help-dataset-out = il file da scrivere: .npz, o .parquet con overworld[analysis]
help-mcp = fa giocare un modello linguistico (Model Context Protocol)
help-mcp-out = la directory delle partite che il modello salva (predefinita: quella attuale)
mcp-waiting = In attesa di un client MCP sullo standard input. Ctrl-C termina.
help-train = addestra una rete facendola giocare contro sé stessa
help-train-out = la directory per checkpoint, curva e pesi
help-train-minutes = quanti minuti dura l’addestramento
help-train-device = dove si addestra: su una GPU NVIDIA o, lentamente e con una rete piccola, sul processore
help-train-players = con quanti giocatori; indica più numeri per mescolarli
help-train-expert = percentuale del tempo per l’expert iteration alla fine: la rete impara dalla propria ricerca
help-train-resume = riprende dal checkpoint della directory
help-train-start = comincia con i pesi di un file
help-serve = avvia un server di gioco per persone e bot
help-serve-host = l’indirizzo su cui ascoltare; 127.0.0.1 è solo questa macchina
help-serve-port = la porta su cui ascoltare (predefinita: 8765; 0 ne prende una libera)
help-serve-workers = in quanti processi pensano i bot
help-serve-processes = quanti nodi avviare dietro una sola porta; richiede PostgreSQL
help-serve-public = l’indirizzo usato dalle persone, se davanti al server c’è un proxy
help-serve-host-name = un altro nome con cui si può raggiungere questo server; si può ripetere
help-serve-also-box = un’altra scatola con cui si può giocare; si può ripetere
help-serve-metrics = dove offrire metriche a Prometheus, come 127.0.0.1:9464 (se non indicato: da nessuna parte)
help-serve-proxy = un indirizzo o una rete, come 10.0.0.0/8, del cui X-Forwarded-For ci si fida; si può ripetere
help-serve-people = chi può usare tavoli aperti, ricerca rapida e nomi: tutti (open), chi ha il tuo invito (invite) o nessuno (off)
help-serve-no-push = non avvisare nessuno a pagina chiusa
help-serve-push-host = un altro servizio push, come HOST o HOST:PORT; può avere un indirizzo privato; si può ripetere
help-serve-limit = cambia un limite, per esempio sockets_per_address=1000; si può ripetere
help-serve-verbose = registra ogni richiesta nel log
help-backup = salva in un file i tavoli di un server, anche mentre funziona
help-restore = mette i tavoli di una copia di sicurezza in un database vuoto
help-backup-file = il file della copia di sicurezza
help-database = dove si salvano i tavoli: sqlite:///FILE o postgresql://UTENTE@HOST/NOME
help-tables = elenca, mostra, ripristina o elimina i tavoli di un server
help-tables-list = elenca i tavoli modificati per ultimi
help-tables-show = mostra un tavolo: posti, persone e opzioni
help-tables-restore = ripristina tavoli archiviati
help-tables-delete = elimina tavoli con tutto il contenuto
help-tables-erase = cancella i dati di una persona da tutti i tavoli
help-tables-code = il codice di un tavolo
help-tables-limit = quanti tavoli elencare (predefinito: 50)
help-tables-who = la persona: l’hash mostrato da `overworld tables show`, il suo nome, o un nome a un tavolo insieme a --table
help-tables-table = il tavolo in cui la persona ha questo nome
help-tables-yes = non chiede conferma
help-people = ricalcolare risultati, leggere segnalazioni, invitare
help-people-rebuild = sostituisce i risultati che differiscono dai registri; il server può essere in funzione
help-people-check = conta soltanto i risultati che differiscono; se ce ne sono, il codice di uscita è 1
help-people-reports = mostrare le segnalazioni dei giocatori con le ultime righe della chat
help-people-invite = stampare un link che ammette persone a un server con --people invite
help-people-limit = quante segnalazioni mostrare
help-people-uses = quante persone ammette il link
help-people-days = per quanti giorni vale il link
help-bench = misura la velocità e prova agenti contro avversari fissi
help-warm-up = compila tutto adesso, così gli avvii successivi sono rapidi
help-bench-engine = misura il motore delle regole
help-bench-bots = misura la ricerca e i bot
help-bench-env = misura gli ambienti per la ricerca scientifica, accanto a uno di PettingZoo
help-bench-agents = avvia il banco di prova: agenti contro avversari fissi, con disposizioni fisse
help-bench-agents-bots = agenti da provare, scritti come per l’arena; se omessi, tutti i nostri bot e quelli di altri progetti
help-bench-agents-players = con quanti giocatori (predefinito: 2 3 4)
help-bench-agents-deals = massimo di disposizioni per abbinamento, per un primo sguardo
help-bench-agents-out = tiene partite, reti e risultati in questa directory; lo stesso comando continua
help-bench-verify = rigioca le partite dei risultati e controlla le tabelle
help-bench-verify-folders = directory con results.json e games.jsonl.xz
help-bench-verify-anchors = richiedi di nuovo anche ogni decisione agli avversari fissi; dura quanto le loro partite
help-json = mostra JSON
help-markdown = mostra Markdown
help-runs = prende la migliore di questo numero di prove
help-box-command = mostra il contenuto di una scatola o ne controlla una tua
help-box-show = elenca tutto quello che c’è in una scatola, e quanto è sicuro ogni valore
help-box-check = elenca tutti i problemi di una scatola
help-box-file = una scatola in TOML

arg-command = COMANDO
arg-part = PARTE
arg-file = FILE
arg-folder = DIRECTORY
arg-records = REGISTRAZIONI
arg-bot = BOT
arg-address = INDIRIZZO
arg-url = URL
arg-limit = NOME=NUMERO
arg-seats = POSTI
arg-boards = CARTELLE
arg-seat = COLORE
arg-number = N
arg-position = POSIZIONE
arg-position-or-file = POSIZIONE|REGISTRAZIONE
arg-code = CODICE
arg-person = PERSONA
args-usage = uso:
args-positional = argomenti posizionali
args-options = opzioni
args-group-play = giocare e rivedere partite
args-group-host = ospitare partite per altri
args-group-bots = bot e tornei
args-group-research = ricerca
args-group-tools = strumenti
args-examples = esempi
args-extras = pacchetti aggiuntivi
args-next = poi prova
args-more = overworld COMANDO --help mostra le opzioni e gli esempi di un comando.
args-argument = argomento { $name }: { $reason }
args-required = mancano questi argomenti: { $names }
args-unknown = argomenti sconosciuti: { $names }
args-choice = scelta non valida: { $found } (scegli tra { $known })
args-one = manca un valore
args-some = manca almeno un valore
args-not-with = non va insieme a { $name }
args-ambiguous = ambiguo: { $found } può essere { $known }
args-no-value = non accetta valori, ma ha ricevuto { $found }

## Errors

error = overworld: { $reason }
error-file = { $file }: { $reason }
error-not-text = { $file }: non è un file di testo in UTF-8
percent = { $number }%
error-number = { $text } non è un numero intero da { $low } a { $high }
error-seat = un posto è me, me:NOME o un bot: { $reason }
error-bot = il bot { $bot } ha rinunciato: { $reason }
error-name = { $text } non è un nome: usa caratteri visibili e niente virgole
error-resume = { $option } non va insieme a --resume: lo dice già la registrazione
error-no-unfinished = non c’è nessuna partita in sospeso da riprendere: togli --resume per iniziarne una
error-bot-file = { $file } nomina il bot { $bot }, che non fa parte del gioco: aggiungi --bots-from-files per eseguire il suo codice
error-extra = servono pacchetti non installati: { $command } (manca: { $package })
error-out = --format records ha bisogno di --out
error-colour = posto sconosciuto: { $text }; i posti sono { $seats }
seats-needed = un tavolo ha da 2 a { $most } posti: indicane da 2 a { $most } con --seats
error-boards = { $boards }: per { $seats } posti servono { $seats } cartelle diverse tra { $known }
error-deal = --deal { $deal } non va bene per questa partita: toglilo, o indica il numero con cui è cominciata
error-box = { $file }: { $count ->
    [one] un problema
   *[other] { $count } problemi
  }, il primo: { $first } (overworld box check { $file } li elenca tutti)
error-no-folder = { $folder }: impossibile scriverci: { $reason }
error-empty-folder = { $folder }: non contiene registrazioni (*{ $suffix })
error-no-records = nessuno dei { $count } file è una registrazione; il primo problema: { $first }
error-dataset-format = { $file }: scegli un nome di file che finisca in .npz o .parquet
error-no-pyarrow = .parquet richiede pyarrow. Scrivi invece in .npz, oppure installalo: { $command }
error-no-gpu = qui non c’è nessuna GPU per l’addestramento: usa --device cpu
error-train-resume = { $folder }: c’è già un addestramento; aggiungi --resume per riprenderlo
error-nobody-decides = lì non c’è nulla da decidere: sta per essere scoperto qualcosa, o la partita è finita
error-names = { $file }: i nomi sono per { $count } posti, ma la registrazione ne ha { $seats }

## Box

box-good = { $file }: scatola valida ({ $name })
box-problems = { $file }: { $count ->
    [one] un problema
   *[other] { $count } problemi
  }
box-title = { $title } ({ $name })
box-status = [{ $status }]

## Show, perft, replay

show-decides = { $seat } decide ({ $phase }):
show-chance = Che cosa si può scoprire ora:
show-over = La partita è finita. { $result }
show-outcome = { $move }  { $chance }
perft-line = { $depth }  { $count }
perft-move = { $move }  { $count }
perft-total = totale  { $count }
replay-hint = Invio: avanti · b: indietro · N: al passo N · e: alla fine · q: esci
replay-start = passo 0 di { $total }: l’inizio
replay-entry = passo { $entry } di { $total }: { $move }
replay-prompt = replay>
replay-unknown = { $text } non è un comando.

## Hint

hint-of = { $seat } decide; dopo { $simulations } simulazioni di { $bot }:
hint-asked = { $bot } sta pensando…
hint-move = { $move }  probabilità di vincere { $share }, visite { $visits }, PE finali { $xp }
hint-line = seguito probabile: { $line }
review-interrupted = L’analisi è stata interrotta.
review-nothing = { $file }: nessuno ha deciso nulla in questa partita
review-progress = Analisi: { $percent }%
review-by = Di { $bot }, { $simulations } simulazioni per posizione.
review-seats = posto | precisione | fortuna | mosse proprie | mosse altrui | imprecisioni | errori | errori gravi
review-kinds = precisione (decisioni)
review-steps = passo | posto | giocato | meglio | giudizio | prima | dopo | costo
review-moment = Momento chiave { $number }, passo { $entry }: { $seat } gioca { $move }; meglio { $best } ({ $cost }). { $reason }
puzzles-made = { $name }: { $move }, vantaggio { $margin }; trovata dai bot: { $found } dei tentativi.
puzzles-written = Scritto in { $file }: { $count }
not-offered = { $bot } non è disponibile: { $reason }
other-box = { $bot } è stato addestrato con un’altra scatola: gioca secondo le regole, ma non altrettanto bene.

## Simulate

simulate-progress = partite
simulate-games = partite  { $games } (interrotte dopo { $turns } turni: { $cut })
simulate-turns = turni  { $mean } in media, da { $least } a { $most }
simulate-decisions = decisioni  { $mean } in media
simulate-seat = { $seat }  quota di vittorie { $share } ± { $margin }, PE { $xp } in media
simulate-written = scritto in { $folder }

## Stats
# In headings of tables, | divides the columns.

stats-progress = registrazioni
stats-left-out = scartata: { $problem }
stats-read = { $games ->
    [one] letta una registrazione
   *[other] lette { $games } registrazioni
  }, scartate: { $unreadable }
stats-written = scritto in { $folder }
stats-no-plots = niente grafici, perché manca matplotlib: { $command }
dataset-written = { $file }: { $decisions } decisioni; partite: { $games }
train-done = i pesi sono in { $file }
stats-group = { $players } giocatori: { $games ->
    [one] una partita
   *[other] { $games } partite
  }
stats-endings = finite: { $finished }, interrotte: { $cut_off }, con resa: { $resigned }, non finite: { $unfinished }
stats-partial = partite che cominciano da una posizione: { $games }; quello che c’era prima non viene contato
stats-between = da { $low } a { $high }
stats-length = durata delle partite finite | media | ds | min | mediana | max
stats-xp = PE nelle partite finite | media | ds | min | mediana | max
stats-row-turns = turni
stats-row-decisions = decisioni
stats-row-entries = passi
stats-row-seat = di un posto
stats-row-winner = di chi vince
stats-row-margin = distacco dal secondo
stats-choices = scelte lecite | decisioni | media | mediana | max | obbligate
stats-phase-all = in tutto
stats-phase-act = un’azione
stats-phase-second = il secondo blocco
stats-phase-bow = dopo un arco
stats-phase-pickaxe = dopo un piccone
stats-phase-tnt = dopo un TNT
stats-phase-end = cedere o terminare
stats-phase-score = che cosa valutare
stats-order = posizione nell’ordine di turno | partite | quota di vittorie | intervallo 95% | PE | ds | intervallo 95%
stats-boards = cartella | partite | quota di vittorie | intervallo 95% | PE | ds | intervallo 95%
stats-names = giocatore | partite | quota di vittorie | intervallo 95% | PE | ds | intervallo 95%
stats-sources = PE per origine | per posto | quota
stats-source-before = prima della registrazione
stats-source-build = edifici
stats-source-mob = mostri sconfitti
stats-source-hoe = zappe scoperte
stats-source-A = punteggio A
stats-source-B = punteggio B
stats-source-C = punteggio C
stats-source-bonus = mostri-punteggio a fine partita
stats-traits = punteggio e caratteristica | costruiti per partita | quota dei costruiti | quota della scatola | scelta | caselle | punti
stats-card = { $card }, con qualsiasi scelta
stats-tiles = edificio | scoperto | costruito | quota
stats-never = mai costruiti: { $count } su { $all }
stats-fights = mostro | cuori | battaglie | vinte | attese | quota di vittorie | z
stats-all-mobs = tutti
stats-actions = azione | per partita | di tutte le azioni
stats-action-collect = prendere blocchi
stats-action-explore = esplorare
stats-action-build = costruire
stats-action-fight = combattere un mostro
stats-action-weapon = prendere un’arma
stats-action-draw = scoprirne un’altra con un arco
stats-action-detonate = innescare un TNT
stats-action-trade = cedere per un’azione supplementare
stats-action-pass = rinunciare
stats-plot-seats = { $players } giocatori: chi vince, con intervalli al 95%
stats-plot-place = posizione nell’ordine di turno
stats-plot-board = cartella
stats-plot-win-share = quota di vittorie
stats-plot-fair = probabilità uguali
stats-plot-sources = { $players } giocatori: da dove vengono i PE
stats-plot-xp-mean = PE di un posto, media
stats-plot-tiles = { $players } giocatori: che cosa si costruisce
stats-plot-built-share = quota costruita di quelli scoperti
stats-plot-fights = { $players } giocatori: battaglie (tra parentesi: i cuori del mostro)
stats-plot-won-share = quota delle battaglie
stats-plot-won = vinte
stats-plot-expected = attese giocando al meglio
stats-plot-scoring = { $players } giocatori: che cosa si valuta
stats-plot-chosen-share = quota delle assegnazioni di quel punteggio
stats-plot-points-mean = punti, media
stats-plot-length = { $players } giocatori: quanto durano le partite
stats-plot-turns = turni
stats-plot-games = partite

## Bench

bench-best = la migliore di { $runs } prove su un solo core; i tempi oscillano
bench-games = partite a caso al secondo, { $players } giocatori  { $games }  ({ $decisions } decisioni al secondo)
bench-game = una decisione con Game  { $micros } µs
bench-arrays = una decisione con le funzioni su array  { $micros } µs
bench-copy = copia di uno stato  { $micros } µs (di un Game a metà partita  { $game } µs)
bench-compile = prima compilazione  { $seconds } s
bench-playouts = partite simulate al secondo, { $players } giocatori  { $playouts }
bench-overshoot = massimo ritardo di una ricerca da { $ms } ms  { $over } ms
bench-pebble = la risposta più lenta di pebble  { $micros } ms
bench-obsidian = obsidian: un turno dura al massimo { $ms } ms
bench-evaluations = valutazioni della rete al secondo  { $evaluations }
bench-simulations = simulazioni di diamond al secondo, { $players } giocatori  { $simulations }
bench-late = massimo ritardo di diamond con { $ms } ms  { $over } ms
bench-policy = diamond risponde senza ricerca in  { $ms } ms
bench-diamond = diamond: un turno dura al massimo { $ms } ms
bench-memory = memoria di una ricerca  { $mb } MB
bench-vector = decisioni al secondo, { $games } partite da { $players } giocatori insieme  { $rate }  (osservazioni di { $bytes } byte)
bench-vector-skip = lo stesso con 2 giocatori, saltando le decisioni obbligate  { $rate }
bench-gpu = GPU: decisioni al secondo, { $games } partite da { $players } giocatori insieme  { $rate }
bench-no-gpu = nessuna GPU misurata: qui non se ne può usare nessuna
bench-pettingzoo = passi al secondo di { $name } di PettingZoo  { $rate }  (tictactoe_v3: { $peer })
bench-gymnasium = passi al secondo di Gymnasium contro random  { $rate }
bench-gymnasium-vector = passi al secondo dell’ambiente vettoriale di Gymnasium, { $games } partite contro random insieme  { $rate }
bench-env-missing = PettingZoo non è stato misurato: { $command }
bench-start = avvio dalla cache alla prima mossa  { $seconds } s
bench-agents-missing = { $agent } è escluso: serve { $package }, { $command }
bench-agents-nobody = nessuno di questi agenti può essere provato qui
bench-agents-training = Addestramento di { $agent } per { $players } giocatori…
bench-agents-protocol = Protocollo { $version }, seme “{ $seed }”, { $games } partite; quote di vittoria in percentuale, con intervalli al 95%; vantaggio sugli altri in PE
bench-agents-score = punteggio
bench-agents-lead = vantaggio
bench-agents-regret = perdita
bench-agents-forfeit = { $bot } ha perso a tavolino: { $reason }
bench-verify-done = { $games } partite controllate: tutto coincide.
bench-verify-part = parte del protocollo

## Problems of a box

problem = { $place }: { $text }
problem-line = riga { $line }: { $place }: { $text }
problem-unreadable = { $reason }
problem-not_a_text_file = non è un file di testo in UTF-8
problem-not_toml = non è TOML: { $reason }
problem-missing = manca
problem-unknown_key = non è una chiave di una scatola
problem-not_a_table = deve essere una tabella, non { $found }
problem-not_a_list = deve essere un elenco di tabelle tra doppie parentesi quadre
problem-not_as_in_base = deve essere { $wanted } come nella scatola di base, non { $found }
problem-unknown_name = nome sconosciuto { $found }; deve essere uno tra { $known }
problem-bad_number = deve essere un numero intero da { $low } a { $high }, non { $found }
problem-bad_id = deve essere un id come stone_sword, al massimo 60 lettere, non { $found }
problem-id_taken = { $found } è già l’id di { $by }
problem-bad_title = deve essere una sola riga di testo
problem-not_4_names = deve essere un elenco di 4 nomi, non { $found }
problem-not_amounts = deve essere una tabella di nomi e numeri, non { $found }
problem-wrong_sum_of_blocks = la somma deve dare { $wanted } blocchi, non { $found }
problem-wrong_sum_of_tokens = la somma deve dare { $wanted } tessere-arma neutrali, non { $found }
problem-wrong_sum_of_tiles = la somma deve dare { $wanted } carte-edificio e carte-mostro, non { $found }
problem-power_not_once = il potere { $power } deve appartenere esattamente a 1 arma, non a { $found }
problem-too_many_weapons = al massimo { $most } tipi di armi, non { $found }
problem-short_first_pile = una pila iniziale ha bisogno di almeno { $least } tessere che non siano archi né TNT, non { $found }
problem-wrong_number_of_boards = devono essere da { $low } a { $high } cartelle, non { $found }
problem-not_3_by_3 = devono essere 3 righe di 3 biomi

## The arena

arena-progress = Partite
arena-rounded = Si giocano { $games } partite: ogni mescolata della scatola, da ogni posto.
arena-games = Partite: { $games }, interrotte: { $cut }.
arena-column-bot = bot
arena-column-games = partite
arena-column-share = quota di vittorie
arena-column-interval = intervallo 95%
arena-column-fair = equo
arena-column-xp = PE
arena-column-ms = ms
arena-column-slowest = ms max
arena-column-rating = forza
arena-column-line-up = al tavolo
arena-forfeit = Partita { $game }: { $bot } perde a tavolino: { $reason }
arena-forfeit-crash = si è bloccato con un errore ({ $report })
arena-forfeit-illegal = ha risposto con una mossa non lecita ({ $report })
arena-forfeit-stall = ci ha messo troppo ({ $report })
arena-forfeit-death = ha fatto cadere il suo processo ({ $report })
arena-interrupted = Interrotto. Le partite finite sono salvate; --resume riprende.
arena-interrupted-unkept = Interrotto. Usa --out DIRECTORY per salvare le partite, così --resume può riprendere.
arena-resume-what = --resume ha bisogno di --out con la directory del torneo
arena-folder-begun = { $folder } contiene già un torneo: aggiungi --resume per riprenderlo, o scegli un’altra directory
arena-folder-not-begun = { $folder } non contiene nessun torneo da riprendere: togli --resume per iniziarne uno
arena-folder-other = { $folder } contiene un torneo con altre impostazioni: per riprenderlo, non indicare i bot
arena-folder-unreadable = { $folder } contiene un torneo che non si può leggere ({ $detail })
arena-folder-other-version = { $folder } contiene un torneo iniziato con la versione { $detail }; questa non può riprenderlo
arena-folder-other-box = { $folder } contiene un torneo con un’altra scatola: indicala con --box
arena-cluster-no-ray = --ray ha bisogno di Ray: { $command }
arena-cluster-no-cluster = nessun cluster raggiungibile ({ $detail })
arena-cluster-task = un nodo del cluster non può giocare ({ $detail })
arena-cluster-lost = una partita è andata persa troppe volte insieme al suo nodo ({ $detail })

## The server

serve-listening = I tavoli sono su { $address }
serve-address = impossibile ascoltare su { $host } porta { $port }: { $reason }
serve-limit = limite sconosciuto “{ $name }”; i limiti sono: { $known }
serve-limit-number = limite { $name }: “{ $text }” non è un numero intero
serve-setting = questo non si può impostare: { $reason }
serve-metrics = “{ $text }” non è un indirizzo per metriche: scrivi HOST:PORTA, come 127.0.0.1:9464
serve-database = i tavoli non si possono salvare: { $reason }
serve-processes-database = più processi richiedono PostgreSQL: indicane uno con --database postgresql://...
serve-processes-system = più processi non possono condividere una porta su questo sistema: avvia un server per ciascuno, dietro un proxy
serve-failed = il server non è partito; il log dice perché
client-unbuilt = La pagina del gioco non è ancora stata creata. Esegui `make set-up` nella directory dei sorgenti, poi riavvia il server.

## Play in the browser

play-opened = Il tavolo è pronto su { $address } e si apre nel tuo browser.
play-address = Il tavolo è pronto. Apri { $address } in un browser.
play-running-opened = Overworld è già in funzione su { $address } e si apre nel tuo browser.
play-running = I tuoi tavoli sono già aperti. Apri { $address } in un browser.
play-contradiction = { $browser } vale per il browser e { $terminal } per il terminale: usane solo una
play-running-here = Overworld è già in funzione su { $address }, ma solo per questo dispositivo. Prima fermalo, poi avvialo di nuovo per la tua rete.
play-lan = Nella tua rete possono giocare tutti su { $address }, o con questo codice:
play-how-to-stop = Premi Ctrl-C, o scrivi { $word }, per uscire.
play-compiling = I bot sono ancora in fase di compilazione. Puoi già iniziare una partita: ogni bot giocherà appena sarà pronto.
play-stopped = Fermato. Le tue partite sono salvate.
play-unbuilt = la pagina del gioco non è ancora stata creata. Esegui `make play` nella directory dei sorgenti, o gioca senza: overworld play --terminal
backup-written = Tutti i tavoli sono in { $file }
backup-restored = Tutti i tavoli di { $file } sono stati ripristinati.
backup-exists = { $file } esiste già: scegli un altro nome
backup-not-empty = il database ha già dei tavoli: ripristina in uno vuoto
backup-failed = { $reason }
tables-code = Codice
tables-status = Stato
tables-created = Creato
tables-changed = Ultima modifica
tables-events = Eventi
tables-players = Giocatori
tables-notes = Note
tables-host = Chi ospita
tables-options = Opzioni
tables-seat = Posto
tables-board = Cartella
tables-kind = Tipo
tables-name = Nome
tables-person = Persona (hash)
tables-status-lobby = sala d’attesa
tables-status-playing = in corso
tables-status-over = finita
tables-status-replay = importata
tables-status-archived = archiviato
tables-none = Non ci sono tavoli.
tables-unknown = non c’è nessun tavolo { $code }
tables-in-use = un server ha aperto questo database ({ $address }): fermalo prima, oppure fallo nel browser se ospiti il tavolo
tables-confirm = Scrivi { $word } per confermare:
tables-unchanged = non è stato modificato nulla
tables-restored = Ripristinato: { $code }
tables-not-archived = il tavolo { $code } non è archiviato
tables-unreadable = il tavolo { $code } non si può leggere: indica la sua scatola con --box o --also-box
tables-delete-ask = Eliminare con tutto il contenuto: { $codes }?
tables-deleted = Eliminati: { $codes }
tables-erase-ask = Cancellare i dati di { $who } (nomi: { $names }) da tutti i tavoli interessati ({ $count })?
tables-erased = Tavoli ora senza i dati della persona: { $erased }. Tavoli eliminati perché non c’era nessun altro: { $deleted }.
tables-failed = tavoli illeggibili che contengono ancora i dati della persona: { $count }. Indica le loro scatole con --box o --also-box, oppure elimina questi tavoli.
tables-nothing = nessun tavolo ha dati di { $who }
tables-nobody = nessuno al tavolo { $code } si chiama { $name }
tables-several = al tavolo { $code } più persone si chiamano { $name }: indica l’hash mostrato da `overworld tables show { $code }`
tables-bad-person = { $who } non è né un hash di 32 cifre esadecimali né il nome scelto da una persona: indica uno dei due, o un nome a un tavolo insieme a --table
people-checked = Tavoli letti: { $tables }. Risultati che differiscono dai registri: { $different }.
people-rebuilt = Tavoli letti: { $tables }. Risultati sostituiti: { $different }.
people-unreadable = Tavoli che non è stato possibile leggere: { $count }. Indica le loro scatole con --box o --also-box.
people-no-reports = Non ci sono segnalazioni.
people-report = { $at }  { $code }, posto { $seat }: { $name }, { $reason }
people-report-who = persona { $reported }, segnalata da { $reporter }
people-reason-insults = insulti o minacce
people-reason-name = nome o faccia dipinta
people-reason-stalls = perde tempo o se ne va apposta
people-reason-other = altro
