# The rules page, in our own words.

rules-lead = Esplora il mondo principale, scava nel cubo, costruisci e combatti i mostri. Le regole si leggono in cinque minuti, una partita ne dura una quarantina.
rules-contents = Indice
rules-block = { $name }: { $count }
rules-hearts = { $hearts ->
    [0] Nessun cuore.
    [one] 1 cuore.
   *[other] { $hearts } cuori.
  }
rules-mob = { $hearts ->
    [one] 1 cuore,
   *[other] { $hearts } cuori,
  } { $xp } PE, { $count ->
    [one] uno solo nella scatola.
   *[other] { $count } nella scatola.
  }
rules-mob-action = Da cedere per un’altra azione.
rules-mob-scoring = A fine partita: { $points } PE per ogni casella con: { $trait }.
rules-each = { $points } PE a casella
rules-print = Stampa
rules-figure-collect = Puoi prendere i blocchi cerchiati: hanno libero il lato superiore e almeno due lati intorno.
rules-figure-explore = Esplorando qui si scoprono le quattro carte o tessere intorno all’incrocio.

# Worked examples to try: a board, and what can be chosen on it.
rules-example-a = Prova tu: la tua cartella al punteggio A. Quale bioma scegli?
rules-example-a-why = Il quinto deserto tocca il gruppo solo con un angolo, quindi non conta.
rules-example-b = Prova tu: il punteggio B. Quale materiale scegli?
rules-example-b-why = Qui biomi e tipi non contano. Il sesto edificio di tronchi non è adiacente agli altri.
rules-example-c = Prova tu: il punteggio C. Quale tipo scegli?
rules-example-c-why = Anche due case sono adiacenti, ma le riserve animali valgono di più.
rules-example-mobs = Prova tu: la partita è finita. Scegli i tuoi mostri uno alla volta e guarda quanto vale ciascuno.
rules-example-mobs-why = Insieme i tuoi mostri ti danno { $xp } PE.
rules-example-says = { $spaces ->
    [0] Non conta nessuna casella: 0 PE.
    [one] 1 casella × { $points } PE = { $xp } PE.
   *[other] { $spaces } caselle × { $points } PE = { $xp } PE.
  }
rules-example-best = Niente su questa carta vale di più.
rules-example-more = C’è qualcosa che vale di più.

rules-goal = Lo scopo
rules-goal-1 = Vince chi alla fine ha più punti-esperienza (PE). La maggior parte arriva da tre assegnazioni del punteggio, in cui contano gli edifici sulla tua cartella.
rules-goal-2 = La partita dura finché tre strati del cubo non sono esauriti. Il cubo è uno solo per tutti: ognuno può affrettare o rimandare la fine.

rules-table = Che cosa c’è sul tavolo
rules-table-1 = Il cubo ha 4 × 4 × 4 blocchi di cinque materiali. Che cosa c’è dentro si sa solo quando un blocco è libero sopra o su un lato.
rules-table-2 = Il mondo principale ha 16 mazzi di 4 carte coperte, edifici e mostri, con 16 tessere-arma coperte tutto intorno. In mezzo corrono i sentieri; il tuo personaggio sta dove si incrociano, e tutti partono dal centro.
rules-table-3 = Davanti a te: una cartella con 9 caselle e i biomi stampati, i tuoi blocchi e una pila di armi. All’inizio contiene una spada di pietra, una spada di legno e tre patate velenose.

rules-turn = Il tuo turno
rules-turn-1 = Fai due azioni diverse. Non puoi saltarle, ma puoi sempre prendere blocchi o esplorare senza muoverti.
rules-turn-2 = Poi puoi cedere mostri per ottenere azioni supplementari. Quando termini il turno si assegna il punteggio, se ne è scattato uno; poi tocca a chi segue.

rules-collect = Blocchi
rules-collect-1 = Prendi due blocchi dal cubo, uno dopo l’altro. Un blocco si può prendere se ha libero il lato superiore e almeno due dei quattro lati intorno.
rules-collect-2 = Prendere il primo blocco può liberare il secondo. I blocchi restano nella tua scorta finché non li usi per costruire.
rules-collect-3 = Il minerale, il blocco verde, è un jolly: quando costruisci vale come qualsiasi altro blocco.

rules-explore = Esplora
rules-explore-1 = Muovi il personaggio di 0, 1 o 2 passi lungo i sentieri, mai in diagonale. Sullo stesso incrocio possono stare più personaggi.
rules-explore-2 = Poi scopri tutto quello che intorno al tuo incrocio è ancora coperto: fino a quattro carte o tessere-arma.
rules-explore-3 = Quando qualcuno prende una carta, quella sotto resta coperta finché non si esplora lì. Accanto a un mazzo esaurito si passa come prima.

rules-build = Costruisci
rules-build-1 = Scegli un edificio scoperto accanto a te e paga i suoi blocchi. I minerali sostituiscono i blocchi che ti mancano, e solo quelli.
rules-build-2 = Mettilo su una qualsiasi delle tue nove caselle, anche sopra un altro edificio. Un edificio coperto non conta più.
rules-build-3 = Se mostra PE, li ricevi subito. Il suo bioma, il suo materiale e il suo tipo contano per i punteggi.

rules-fight = Combatti contro un mostro
rules-fight-1 = Scegli un mostro scoperto accanto a te. Mescola la tua pila e scopri tre tessere, una dopo l’altra.
rules-fight-2 = Se scopri almeno tanti cuori quanti ne ha il mostro, lo sconfiggi: prendi la carta e ricevi i suoi PE. Altrimenti resta dov’è, e tu perdi soltanto l’azione.
rules-fight-3 = Tutte le tessere tornano nella tua pila, tranne il TNT che hai innescato.

rules-weapon = Armi
rules-weapon-1 = Prendi una tessera-arma scoperta accanto a te e mescolala nella tua pila. Il suo posto resta vuoto.
rules-weapon-2 = Alcune tessere hanno un potere che vale ogni volta che le scopri, che tu vinca o perda:

rules-mobs = I mostri
rules-mobs-1 = Nel mondo principale vivono sei specie di mostri. Alcuni, i mostri-azione, si possono cedere per un’azione supplementare; gli altri, i mostri-punteggio, portano punti a fine partita:

rules-extra = Azioni supplementari
rules-extra-1 = Dopo le tue due azioni puoi cedere un mostro-azione, anche appena sconfitto. Ti dà un’altra azione a scelta, perfino una che hai già fatto.
rules-extra-2 = Ogni azione supplementare che ottieni va fatta. Puoi cedere più mostri, uno dopo l’altro.

rules-scoring = Punteggi
rules-scoring-1 = Quando lo strato superiore del cubo è esaurito, scatta il punteggio A: biomi. Dopo il secondo strato viene B, materiali; dopo il terzo C, tipi. Ogni punteggio si assegna a turno finito, azioni supplementari comprese.
rules-scoring-2 = Comincia chi era di turno, poi si va in ordine. Ognuno sceglie una delle quattro caratteristiche della carta; la stessa può essere scelta da più persone.
rules-scoring-3 = Conta il tuo gruppo più grande di caselle adiacenti con quella caratteristica. Due caselle sono adiacenti se hanno un lato in comune; in diagonale non lo sono. Ogni casella del gruppo vale i punti indicati sulla carta.
rules-scoring-4 = In A contano anche i biomi stampati sulla cartella, dove nessun edificio li copre. In B e C contano solo gli edifici.

rules-beginner = Variante per principianti
rules-beginner-1 = Chi vuole può contare in modo più semplice: valgono tutte le caselle che mostrano la caratteristica, adiacenti o no.

rules-end = Fine della partita
rules-end-1 = La partita finisce dopo il punteggio C. Ora ogni mostro-punteggio che hai sconfitto porta i suoi PE per ogni casella della tua cartella con la sua caratteristica, adiacente o no.
rules-end-2 = Vince chi ha più PE. In caso di pareggio vince chi ha più blocchi nella scorta; se anche quelli sono pari, la vittoria è condivisa.

rules-questions = Domande
rules-questions-1 = Quanta sabbia c’è nel cubo? 14 blocchi. Un’edizione inglese dice 16, ma allora il cubo ne avrebbe 66.
rules-questions-2 = Come si dispongono le carte? In 16 mazzi da 4.
rules-questions-3 = Esplorando si scoprono anche le armi? Sì: tutto quello che è coperto intorno al tuo incrocio, carte e tessere-arma.
rules-questions-4 = Posso prendere un’arma coperta? Non capita mai: dove arrivi esplori, e così la scopri.
rules-questions-5 = Quando si scopre la carta sotto quella presa? La prossima volta che qualcuno esplora lì. Basta esplorare senza muoversi.
rules-questions-6 = Posso muovermi in diagonale? No, solo lungo i sentieri.
rules-questions-7 = Dove posso fermarmi? Su ogni incrocio: sul bordo, in un angolo, accanto a mazzi esauriti o dove sta qualcun altro.
rules-questions-8 = Il primo blocco può liberare il secondo? Sì. Un blocco deve essere libero solo nel momento in cui lo prendi.
rules-questions-9 = Devo prendere il secondo blocco? Sì, se nel cubo ce n’è ancora uno. Finché ci sono blocchi, uno libero c’è sempre.
rules-questions-10 = Quali blocchi si conoscono? Quelli di cui si è visto il lato superiore o uno laterale; quello inferiore non si vede mai. Un cubo intero mostra 52 blocchi e ne nasconde 12.
rules-questions-11 = Quali blocchi sostituiscono i minerali? Solo quelli che ti mancano. Conservare un minerale non è mai uno svantaggio, quindi non ti viene chiesto nulla.
rules-questions-12 = Per costruire mi serve una casella vuota? No. Puoi costruire sopra un altro edificio, che da lì in poi non conta più.
rules-questions-13 = Quando decido su un arco o un piccone? Appena lo scopri, prima della tessera successiva. Puoi anche rinunciare. Se il cubo è vuoto il piccone non fa nulla; la zappa d’oro funziona sempre.
rules-questions-14 = E sul TNT? Dopo l’ultima tessera, un TNT alla volta. Puoi innescarlo o conservarlo, anche se hai già vinto.
rules-questions-15 = La zappa d’oro e il piccone funzionano in una battaglia persa? Sì.
rules-questions-16 = Le mie tessere possono finire? No. Le prime cinque non lasciano mai la pila, e un arco ne scopre solo una in più.
rules-questions-17 = Posso cedere un mostro nel turno in cui lo sconfiggo? Sì, appena hai fatto le tue due azioni.
rules-questions-18 = E se non posso fare niente? Non capita mai: puoi sempre prendere blocchi o esplorare senza muoverti. Non puoi saltare un’azione.
rules-questions-19 = Due persone possono scegliere la stessa caratteristica? Sì. Puoi sceglierne perfino una che non hai: vale 0 PE.
rules-questions-20 = I mostri che contano un bioma contano anche i biomi stampati? Sì, tutti quelli in vista.
rules-questions-21 = Che cosa succede dopo 50 PE? Si continua a contare. Finisce solo il tracciato stampato.
rules-questions-22 = Le pile di armi e i mostri sconfitti sono segreti? No. Tutto quello che è stato scoperto lo possono guardare tutti.
rules-questions-23 = E se uno strato si esaurisce a metà turno? Finisci il turno come sempre; il punteggio si assegna dopo. Se si esauriscono due strati, i loro punteggi si assegnano uno dopo l’altro.
rules-questions-24 = Il blocco preso con il piccone conta come la mia azione “Blocchi”? No. Una battaglia persa, invece, conta come la tua azione “Combatti”.
rules-questions-25 = Quale dei miei mostri cedo? Non fa differenza: si cede il primo mostro-azione.
rules-questions-26 = E se una partita non finisce mai? Gioca finché vuoi. Simulazioni e tornei si fermano dopo 500 turni, e non vince nessuno.
rules-questions-27 = E se qualcuno si arrende? In due vince l’altro. In tre o quattro un bot gioca al suo posto.
