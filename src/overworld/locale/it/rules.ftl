# The rules page, in our own words.

rules-lead = Esplora il mondo principale, smonta il cubo, tira su edifici e combatti i mostri. Si legge in cinque minuti e si gioca in una quarantina.
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
rules-mob-action = Cedilo per un’altra azione.
rules-mob-scoring = A fine partita: { $points } PE per ogni casella con: { $trait }.
rules-each = { $points } PE a casella

rules-goal = Lo scopo
rules-goal-1 = Vince chi alla fine ha più punti-esperienza (PE). Quasi tutti arrivano da tre assegnazioni del punteggio, in cui contano gli edifici sulla tua cartella.
rules-goal-2 = La partita dura finché tre strati del cubo non sono esauriti. Il cubo è uno solo per tutti: ognuno può affrettare o rimandare la fine.

rules-table = Che cosa c’è sul tavolo
rules-table-1 = Il cubo ha 4 × 4 × 4 blocchi di cinque materiali. Che cosa c’è dentro si sa solo quando di un blocco spunta un lato o la cima.
rules-table-2 = Il mondo principale ha 16 mazzi di 4 carte coperte, edifici e mostri, con 16 tessere-arma coperte tutto intorno. In mezzo corrono i sentieri; la tua pedina sta dove si incrociano, e tutti partono dal centro.
rules-table-3 = Davanti a te: una cartella con 9 caselle e i biomi stampati, i tuoi blocchi e una pila di armi. All’inizio contiene una spada di pietra, una spada di legno e tre patate velenose.

rules-turn = Il tuo turno
rules-turn-1 = Fai due azioni diverse. Non puoi saltarle: esplorare senza muoversi si può sempre.
rules-turn-2 = Poi puoi ottenere azioni supplementari cedendo mostri. Quando termini il turno si assegnano i punteggi in arrivo, poi tocca a chi segue.

rules-collect = Prendi i blocchi
rules-collect-1 = Prendi due blocchi dal cubo, uno dopo l’altro. Un blocco si può prendere se ha libero il lato superiore e almeno due dei quattro lati intorno.
rules-collect-2 = Il primo blocco può liberare il secondo. I blocchi restano nella tua scorta finché non li usi per costruire.
rules-collect-3 = Il minerale, il blocco verde, è un jolly: quando paghi vale qualsiasi altro blocco.

rules-explore = Esplora
rules-explore-1 = Muovi la pedina di 0, 1 o 2 passi lungo i sentieri, mai in diagonale. Sullo stesso incrocio possono stare più pedine.
rules-explore-2 = Poi si scopre tutto quello che intorno al tuo incrocio è ancora coperto: fino a quattro carte o tessere-arma.
rules-explore-3 = Quando una carta viene presa, quella sotto resta coperta finché qualcuno non esplora lì. Accanto a un mazzo esaurito si passa come prima.

rules-build = Costruisci
rules-build-1 = Scegli un edificio scoperto accanto a te e paga i suoi blocchi. I minerali sostituiscono quello che ti manca, e solo quello.
rules-build-2 = Mettilo su una qualsiasi delle tue nove caselle, anche sopra un edificio di prima. Quello che resta sotto non conta più.
rules-build-3 = Se mostra PE, li ricevi subito. Il suo bioma, il suo materiale e il suo tipo contano per i punteggi.

rules-fight = Combatti contro un mostro
rules-fight-1 = Scegli un mostro scoperto accanto a te. La tua pila viene mescolata e si scoprono tre tessere, una dopo l’altra.
rules-fight-2 = Se i loro cuori sono almeno quanti quelli del mostro, prendi la carta e ricevi i suoi PE. Altrimenti resta dov’è, e tu perdi soltanto l’azione.
rules-fight-3 = Tutte le tessere tornano nella tua pila, tranne il TNT innescato.

rules-weapon = Prendi un’arma
rules-weapon-1 = Prendi una tessera-arma scoperta accanto a te e mettila nella tua pila. Il suo posto resta vuoto.
rules-weapon-2 = Alcune tessere hanno un potere ogni volta che vengono scoperte, che tu vinca o perda:

rules-mobs = I mostri
rules-mobs-1 = Nel mondo principale vivono sei tipi di mostri. Alcuni si possono cedere per un’azione, gli altri portano punti alla fine:

rules-extra = Azioni supplementari
rules-extra-1 = Un mostro con il simbolo dell’azione supplementare, in breve mostro-azione, si può cedere dopo le tue due azioni, anche appena sconfitto. Ti dà un’altra azione a scelta, perfino una che hai già fatto.
rules-extra-2 = L’azione supplementare che hai ottenuto va fatta. Puoi cedere più mostri, uno dopo l’altro.

rules-scoring = Punteggi
rules-scoring-1 = Quando lo strato superiore del cubo è esaurito, arriva il punteggio A: biomi. Dopo il secondo strato viene B, materiali; dopo il terzo C, tipi. Si assegna a turno finito, azioni supplementari comprese.
rules-scoring-2 = Comincia chi era di turno, poi si va in ordine. Ognuno sceglie una delle quattro caratteristiche della carta; non importa se altri l’hanno già scelta.
rules-scoring-3 = Conta il gruppo più grande di caselle che la mostrano. Due caselle sono adiacenti se hanno un lato in comune. Ogni casella del gruppo vale i punti indicati sulla carta.
rules-scoring-4 = In A contano anche i biomi stampati sulla cartella, dove nessun edificio li copre. In B e C contano solo gli edifici.

rules-beginner = Variante per principianti
rules-beginner-1 = Chi vuole può contare in modo più semplice: valgono tutte le caselle che mostrano la caratteristica, adiacenti o no.

rules-end = Fine della partita
rules-end-1 = Dopo il punteggio C la partita è finita. Ogni mostro-punteggio che hai sconfitto porta ora i suoi PE per ogni casella della tua cartella che mostra la sua caratteristica.
rules-end-2 = Vince chi ha più PE. In caso di pareggio è avanti chi ha più blocchi nella scorta; se anche quelli sono pari, la vittoria è condivisa.

rules-questions = Domande
rules-questions-1 = Devo prendere il secondo blocco? Sì, finché nel cubo ce n’è uno.
rules-questions-2 = Quando decido su un arco o un piccone? Appena lo scopri, prima della tessera successiva. Puoi anche rinunciare.
rules-questions-3 = E sul TNT? Dopo l’ultima tessera, un TNT alla volta. Puoi innescarlo anche se hai già vinto.
rules-questions-4 = Zappa d’oro e piccone funzionano se perdo la battaglia? Sì.
rules-questions-5 = Il blocco preso con il piccone conta come la mia azione “Blocchi”? No.
rules-questions-6 = E se uno strato si esaurisce a metà turno? Il turno continua come sempre; il punteggio si assegna dopo.
rules-questions-7 = E se in un turno si esauriscono due strati? I punteggi si assegnano uno dopo l’altro: A prima di B, B prima di C.
rules-questions-8 = Le pile di armi e i mostri sconfitti sono segreti? No. Tutto quello che è stato scoperto lo possono guardare tutti.
