# Lessons, puzzles and the coach. A bubble has two short sentences and 160 characters at most;
# lessons 0 to 7 have 900 words together.

## The page of the lessons

learn-title = Impara a giocare
learn-about = Impara le regole giocando. Le brevi lezioni durano in tutto circa quindici minuti.
learn-lesson = Lezione { $number }: { $title }
learn-finished = Fatta
learn-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
learn-begun = Interrotta al passo { $step }
learn-puzzles = Rompicapi
learn-puzzles-about = Riesci a risolverli tutti e venti?
learn-missing = Per questa scatola non ci sono lezioni.

## Around every lesson and puzzle

guide-step = Passo { $step } di { $count }
guide-next = Avanti
guide-back = Indietro
guide-show = Fammi vedere
guide-skip = Salta la lezione
guide-again = Ricomincia
guide-leave = Esci
guide-fold = Riduci
guide-unfold = Mostra il rompicapo: { $title }
guide-following = Prossima lezione
guide-upcoming = Poi: { $title }
guide-all = Tutte le lezioni
guide-puzzles-all = Tutti i rompicapi
guide-try = { $material } su { $place }: prova a prendere il blocco

## Titles of the lessons

lesson-title-0 = Si comincia
lesson-title-1 = Il cubo
lesson-title-2 = Esplorare
lesson-title-3 = Costruire
lesson-title-4 = Le armi e la prima battaglia
lesson-title-5 = Tessere speciali
lesson-title-6 = Il punteggio
lesson-title-7 = I mostri e la fine
lesson-title-8 = La tua prima partita

## Said in any lesson

lesson-other = Si può fare, buona idea! Per ora però segui l’indicatore.
lesson-done = Ottimo, lezione finita!
lesson-watch = Guarda: tocca a { $name }.

## 0: welcome

lesson-welcome-hello = Ecco il mondo principale! Prendi blocchi, esplora, costruisci e combatti i mostri.
lesson-welcome-goal = Ogni strato esaurito del cubo fa scattare un punteggio. Dopo il terzo, vince chi ha più punti-esperienza (PE).
lesson-welcome-turn = Nel tuo turno fai due di queste cinque azioni. Devono essere diverse.
lesson-welcome-character = Scegli un personaggio per la tua prima partita. In queste lezioni giochi con il rosso.

## 1: the cube

lesson-cube-rotate = Sessantaquattro blocchi, e sono tutti utili! Gira il cubo con le frecce rotonde, o trascinalo.
lesson-cube-covered = Puoi prendere un blocco libero sopra e su due lati. Prova con questo.
lesson-cube-corner = Qui c’è un solo lato libero. Un angolo ne ha due: scegli “Blocchi” e prendi questo.
lesson-cube-second = Si prendono sempre due blocchi. Ora il minerale verde ha un lato libero in più: prendilo!
lesson-cube-second-other = Potresti. Ma guarda, c’è un minerale verde!
lesson-cube-emerald = Il minerale verde vale come qualsiasi blocco che ti manca. Tienilo d’occhio!
lesson-cube-layers = Ci sono due blocchi in meno nello strato superiore. Quando è esaurito, tutti ricevono punti.

## 2: explore

lesson-explore-crossing = Sei su un incrocio, tra 4 mazzi o tessere. Puoi usare ciò che intorno è scoperto.
lesson-explore-walk = Esplora: fai fino a due passi lungo i sentieri. Vai qui.
lesson-explore-found = Hai scoperto tutto intorno a te: un edificio, un mostro e due armi. Puoi usare ogni cosa.
lesson-explore-sword = La tua seconda azione deve essere diversa. Prendi la spada di ferro!
lesson-explore-end = Hai fatto entrambe le azioni. Ora termina il turno.
lesson-explore-shared = Ciottolo ti ha raggiunto all’incrocio (si può!) e ha costruito. La carta che c’era sotto è coperta.
lesson-explore-stay = Si può esplorare anche senza muoversi. Resta qui e scopri la nuova carta.
lesson-explore-stay-other = Buona idea, ma per dopo. Prima scopri che cosa hai davanti.
lesson-explore-well = Un nuovo edificio! Più carte scopri, più hai da scegliere.

## 3: build

lesson-build-tile = Questo edificio costa due tronchi e una roccia. Ha un bioma, un materiale e un tipo.
lesson-build-emerald = Non hai roccia, ma va bene un minerale. Costruisci l’edificio al centro della cartella.
lesson-build-emerald-other = Va bene ogni casella. Ma il centro unisce più deserti: mettilo lì.
lesson-build-lens = Guarda l’effetto: scegli la carta-punteggio A.
lesson-build-end = Ora quattro deserti si toccano, compresi quelli stampati: 16 PE nel punteggio A. Termina il turno.
lesson-build-over = Gli edifici grandi danno subito PE, questo 4. Mettilo sopra quello nell’angolo, che poi non conta più.
lesson-build-over-other = Si può fare. Ma prova almeno una volta a costruire sopra qualcosa!
lesson-build-gain = Quattro PE per te! Quando scegli una casella, pensa ai tuoi gruppi.

## 4: weapons and a first fight

lesson-fight-pile = Guarda le tue armi: due spade, e tre patate velenose senza cuori.
lesson-fight-zombie = Lo zombie ha 2 cuori. Scopri tre tessere e con 2 cuori o più vinci: combatti!
lesson-fight-lost = Solo un cuore: lo zombie resta. Perdi soltanto l’azione, e le tessere tornano nella pila.
lesson-fight-sword = Diventa più forte: prendi la spada di ferro. Ha 3 cuori.
lesson-fight-sword-other = Potresti. Ma ora una spada ti serve di più.
lesson-fight-end = Ora la spada è nella tua pila. Termina il turno.
lesson-fight-again = Ciottolo ha giocato e lo zombie è ancora lì. Riprova!
lesson-fight-won = Sconfitto! Ricevi i suoi PE e tieni la carta: più avanti vedrai a che cosa serve.

## 5: special tokens

lesson-tokens-enderman = Ora la tua pila ha quattro tessere speciali. Osa: combatti contro l’enderman e i suoi 6 cuori!
lesson-tokens-bow = Un arco! Ti fa scoprire un’altra tessera: approfittane.
lesson-tokens-pickaxe = La zappa d’oro ti ha dato 2 PE, che tu vinca o perda. Il piccone ti dà un blocco: prendi il minerale.
lesson-tokens-pickaxe-other = Puoi prendere anche quello. Ma il minerale vale di più.
lesson-tokens-tnt = Hai tre cuori. Il TNT ne aggiunge 5, ma poi esce dal gioco: innescalo!
lesson-tokens-won = Otto cuori: hai sconfitto l’enderman! Tutte le tessere, tranne il TNT, tornano nella tua pila.

## 6: scoring

lesson-scoring-few = Nello strato superiore restano solo due blocchi. È ora del punteggio A!
lesson-scoring-first = Prendi il primo.
lesson-scoring-last = E ora l’ultimo.
lesson-scoring-last-other = Così lo strato non si esaurisce. Prendi invece il suo ultimo blocco.
lesson-scoring-end = Lo strato è esaurito. Il punteggio si assegna alla fine del tuo turno: terminalo.
lesson-scoring-choose = Scegli un bioma: conta il tuo gruppo più grande, senza diagonali. I tuoi deserti danno 4 × 4.
lesson-scoring-choose-other = Così ricevi meno PE. Quattro deserti da 4 PE l’uno sono il meglio.
lesson-scoring-blue = Sedici PE! Anche Ciottolo ha ricevuto punti, per due caselle di tundra.
lesson-scoring-later = Poi vengono B per i materiali e C per i tipi. Lì contano solo gli edifici, non i biomi stampati.

## 7: mobs and the end

lesson-end-mobs = Puoi cedere lo zombie per un’azione supplementare. Lo scheletro porta punti a fine partita.
lesson-end-first = Il cubo è ormai basso. Prendi questo blocco…
lesson-end-layer = …e quello sotto. Il secondo strato ora è esaurito.
lesson-end-trade = Hai fatto entrambe le azioni, ma un’altra farebbe comodo. Cedi lo zombie!
lesson-end-trade-other = Potresti finire qui. Ma prima cedi lo zombie e guarda che cosa succede.
lesson-end-extra = L’azione supplementare può essere una che hai già fatto. Prendi ancora blocchi.
lesson-end-last = Ancora uno, e anche il terzo strato è esaurito.
lesson-end-end = Due strati in un turno: si assegnano sia B sia C. Termina il turno.
lesson-end-materials = Prima B: i tuoi tre edifici di tronchi si toccano. Scegli i tronchi.
lesson-end-materials-other = Guarda meglio: i tre edifici di tronchi danno di più.
lesson-end-types = Ora C, l’ultimo: tre case si toccano. Scegli le case.
lesson-end-types-other = Qui le case ti danno di più.
lesson-end-over = Lo scheletro ti ha dato 2 PE per ogni foresta. È un pareggio, ma a te restano più blocchi: hai vinto!

## 8: the first game

learn-first = Sai tutto quello che serve. Ciottolo è gentile, e ogni tanto il maestro ti dà un consiglio.
learn-first-start = Gioca contro Ciottolo

## Puzzles

puzzles-title = Rompicapi
puzzles-about = Raggiungi l’obiettivo o trova la decisione migliore. Prenditi il tempo che vuoi.
puzzles-solved = { $count ->
    [one] { $count } risolto su { $all }
   *[other] { $count } risolti su { $all }
}
puzzles-counted = Il tuo primo tentativo per ogni rompicapo viene contato su questo server, senza il tuo nome.
puzzle-number = Rompicapo { $number }: { $title }
puzzle-done = Risolto
puzzle-yes = Risolto, ottimo lavoro!
puzzle-no = Non proprio: così manchi l’obiettivo. Riprova.
puzzle-missed-score = Così fai { $reached } su { $needed }. Riprova.
puzzle-missed-keeps = I punti ci sono, ma conservi troppo pochi minerali verdi: { $reached } su { $needed }. Riprova.
puzzle-missed-odds = Probabilità di vincere: { $reached }%, minimo richiesto: { $needed }%. Riprova.
puzzle-missed-reward = Così ottieni { $reached } PE su { $needed }. Riprova.
puzzle-missed-near = Accanto a te: { $reached } su { $needed }. Riprova.
puzzle-missed-safe = Chi gioca dopo potrebbe prendere subito un minerale verde. Riprova.
puzzle-missed-layer =
    { $reached ->
        [one] Dello strato resta un blocco.
       *[other] Dello strato restano { $reached } blocchi.
    } Riprova.
puzzle-on = Fin qui tutto bene. E adesso?
puzzle-missed-best = Partite vinte così: { $reached }%, con la decisione migliore: { $needed }%. Riprova.
puzzle-found =
    { $tries ->
        [one] Risolto al primo colpo: { $percent }% (1 persona)
       *[other] Risolto al primo colpo: { $percent }% ({ $tries } persone)
    }
puzzle-found-bots = Risolto dai nostri bot: { $percent }% dei tentativi
puzzle-following = Prossimo rompicapo
puzzle-again = Riprova
puzzle-show = Mostra la risposta
puzzle-shown = Ecco la risposta.
puzzle-title-desert = Terra di sabbia
puzzle-title-materials = Chi si somiglia
puzzle-title-safe = Niente verde
puzzle-title-layer = Sparecchia
puzzle-title-mob = In cerca di guai
puzzle-title-walk = Due piccioni
puzzle-title-weapon = Armati bene
puzzle-title-cover = Sotto il tappeto
puzzle-title-two = Cammina e costruisci
puzzle-title-emerald = Tienilo da parte
puzzle-title-cash = Incassare
puzzle-title-timing = Ora o mai più
puzzle-title-line = Oltre il traguardo
puzzle-title-spider = Un buon inizio
puzzle-title-blade = La lama più affilata
puzzle-title-chance = Ultima occasione
puzzle-title-bridge = Gettare ponti
puzzle-title-witch = Vale il rischio
puzzle-title-prepared = Prima le cose importanti
puzzle-title-march = Battere sul tempo
puzzle-goal-desert = Costruendo una volta sola, arriva ad almeno 16 nel punteggio A.
puzzle-goal-materials = Costruendo una volta sola, arriva ad almeno 16 nel punteggio B.
puzzle-goal-safe = Prendi due blocchi in modo che chi gioca dopo non possa prendere un minerale verde.
puzzle-goal-layer = Prendi due blocchi in modo da esaurire lo strato superiore.
puzzle-goal-mob = Combatti per almeno 4 PE, con una probabilità del 60% o più.
puzzle-goal-walk = Esplora: vai a un incrocio accanto a uno zombie e a una spada di ferro.
puzzle-goal-weapon = Fai l’azione che ti permette di sconfiggere lo zombie con una probabilità del 75% o più.
puzzle-goal-cover = Costruendo una volta sola, arriva ad almeno 20 nel punteggio C.
puzzle-goal-two = Esplora, poi costruisci: arriva ad almeno 18 nel punteggio A.
puzzle-goal-emerald = Arriva ad almeno 15 nel punteggio A e conserva il minerale verde.
puzzle-goal-cash = Prendi il tuo secondo blocco. Quale ti dà di gran lunga la migliore probabilità di vincere?
puzzle-goal-timing = Prendi il tuo secondo blocco. Ce n’è uno che cambia tutto.
puzzle-goal-line = Resta un’azione e c’è un solo modo sicuro di vincere. Quale blocco prendi per primo?
puzzle-goal-spider = Il tuo primo turno, resta un’azione. Qual è il modo migliore di usarla?
puzzle-goal-blade = Resta un’azione. Trova la decisione che vince più spesso.
puzzle-goal-chance = Quattro giocatori, resta un’azione e la partita è quasi finita. Come puoi ancora vincere?
puzzle-goal-bridge = Tre giocatori allo stesso incrocio, e ti resta un’azione. E ora?
puzzle-goal-witch = Quattro giocatori, resta un’azione e accanto a te ci sono due mostri. E ora?
puzzle-goal-prepared = Tre giocatori, resta un’azione e accanto a te c’è uno scheletro. E ora?
puzzle-goal-march = Quattro giocatori, resta un’azione. Che cosa non devi lasciare agli altri?
puzzle-why-desert = Ora quattro deserti si toccano, compresi quelli stampati: 4 × 4 = 16.
puzzle-why-materials = Ora quattro edifici di sabbia si toccano: 4 × 4 = 16.
puzzle-why-safe = Ora nessun minerale verde è libero sopra e su due lati, quindi chi gioca dopo non può prenderlo.
puzzle-why-layer = Lo strato superiore è esaurito, quindi tutti ottengono il punteggio A.
puzzle-why-mob = Questo mostro dà abbastanza PE e vinci nel 63% dei casi. I più forti danno di più, ma vinci di rado.
puzzle-why-walk = Ora sono entrambi accanto a te: puoi prendere la spada o combattere lo zombie.
puzzle-why-weapon = La spada di diamante ha 4 ♥. Se la scopri, lo zombie è sconfitto.
puzzle-why-cover = Al centro unisce quattro riserve animali: 4 × 5 = 20. L’edificio sotto non conta più.
puzzle-why-two = Ora tre tundre innevate si toccano: 3 × 6 = 18.
puzzle-why-emerald = Ora cinque foreste si toccano: 5 × 3 = 15. Questo edificio si paga con gli altri blocchi.
puzzle-why-cash = Esaurisce lo strato superiore: il punteggio A dà a te 20 PE e all’altro giocatore solo 10.
puzzle-why-timing = Esaurisce il terzo strato: si assegna il punteggio C e la partita finisce. Vinci per 68 PE a 67.
puzzle-why-line = Due blocchi di questo angolo esauriscono due strati: si assegnano i punteggi B e C, e vinci.
puzzle-why-spider = Sconfiggi il ragno nel 90% dei casi. Dà 2 PE e, più tardi, un’azione supplementare.
puzzle-why-blade = La spada di diamante ha 4 ♥, più di ogni altra spada. Ti aiuta in tutte le battaglie a venire.
puzzle-why-chance = Con il punteggio C arrivi a 36 PE, ma un altro giocatore a 42. Il creeper dà 4 PE e altri 4 alla fine: bastano per vincere.
puzzle-why-bridge = Accanto al tuo primo ponte porta il punteggio C da 6 a 12 PE. E il giocatore che ha tre ponti non lo ottiene.
puzzle-why-witch = La strega dà 5 PE, e le tue tre caselle di montagna altri 9 alla fine. Con il 50%, il rischio conviene.
puzzle-why-prepared = Con la spada di diamante la probabilità contro lo scheletro è del 65% invece del 30%. Armati prima.
puzzle-why-march = Altri due giocatori sono al tuo incrocio e potrebbero prendere la spada di ferro. I suoi 3 ♥ ti aiutano in tutte le battaglie a venire.

## The coach in the first games

coach = Maestro
coach-off = Basta consigli
coach-gone = Il maestro è disattivato. Puoi riattivarlo nelle impostazioni.
coach-layer = Uno strato è quasi esaurito. Poi tutti ricevono punti: preparati, o lascia che lo finiscano altri.
coach-odds = Questa battaglia probabilmente la perdi. Ti costa solo un’azione, ma un’arma migliore aiuta.
coach-split = Su certe caselle questo edificio rimpicciolisce un tuo gruppo. Guarda i simboli prima di scegliere.
coach-build = Puoi pagare un edificio accanto a te. Le caselle uguali che si toccano formano un gruppo, e i gruppi danno punti.
coach-explore = È un po’ che non esplori. Scopri nuove carte per avere nuove scelte.
coach-start = Hai due azioni diverse. Con i blocchi paghi gli edifici.
coach-second = Ti resta un’azione, e deve essere diversa.
coach-second-explore = Ti resta un’azione, e deve essere diversa. Esplora per vedere che cosa c’è intorno a te.
coach-second-collect = Ti resta un’azione, e deve essere diversa. Prendi blocchi per pagare gli edifici.
coach-trade = Puoi cedere un mostro per un’azione supplementare, anche una già fatta.
