# The table in the terminal: prompts and explanations.

## Prompts

prompt-act = { $seat }, azione { $number } di 2> { "" }
prompt-extra = { $seat }, azione supplementare> { "" }
prompt-second = { $seat }, secondo blocco> { "" }
prompt-bow = { $seat }, un arco! Un’altra tessera (draw) o no (pass)> { "" }
prompt-pickaxe = { $seat }, un piccone! Prendi un blocco (mine) o no (pass)> { "" }
prompt-tnt = { $seat }, TNT! Innescalo (detonate) o conservalo (pass)> { "" }
prompt-trade = { $seat }, termina il turno (end) o cedi un mostro per un’altra azione (trade)> { "" }
prompt-end = { $seat }, termina il turno (end)> { "" }
prompt-score = { $seat }, punteggio { $card }, scegli che cosa valutare (score)> { "" }

## What is said

welcome = Scrivi una mossa come “mine w1”, “moves” per vedere che cosa puoi fare, “help” per un aiuto. Il tasto Tab completa.
you-are = Tu sei { $seat }.
help-text =
    Le mosse sono parole: mine w1 · explore 34 · build c4 5 · fight d4 · take a4 · end. Basta l’inizio, se è chiaro: “e 34”, “mi w1”.

    moves      elenca che cosa puoi fare e che cosa significa
    near       che cosa c’è di scoperto accanto a te
    table      disegna di nuovo il tavolo
    why MOSSA  perché una mossa non è possibile
    hint       che cosa farebbe il bot più forte
    scores     quanti punti farebbe adesso ognuno
    undo       annulla la tua ultima decisione, se non è stato scoperto nulla
    save FILE  salva la partita come registrazione; --resume FILE la riprende
    quit       esce; la partita viene salvata

    Il tavolo: (4) è un mazzo coperto di 4 carte, Ftbr:3 un edificio (foresta, roccia, ponte) su un mazzo di 3,
    skel3:2 uno scheletro con 3 cuori, ? una tessera coperta, <RB> chi si trova lì. Gli incroci vanno da 11 a 55.
    Le colonne del cubo vanno da w1 a z4, i blocchi dal basso in alto: tronco w, sabbia s, roccia t, ossidiana o, minerale e.
saved = Partita salvata in { $file }.
save-where = Scrivi “save” e il nome di un file.
kept = La partita è salvata in { $file }. Per riprenderla: overworld play --resume
not-kept = Non è stato possibile salvare la partita in { $file }: { $reason }
undone = Annullato: { $move }
barrier-nothing = Non c’è ancora nulla da annullare.
barrier-revealed = È stato scoperto qualcosa di nuovo: non si può annullare.
barrier-ended = Il turno è finito: non si può annullare.
barrier-turn_start = Il turno è appena iniziato: non c’è nulla da annullare.
barrier-other_player = Nel frattempo ha deciso qualcun altro: non si può annullare.
unclear = { $text } può essere: { $moves }
unknown = { $text } non è una mossa. Scrivi “moves” per vedere che cosa puoi fare.
refused = { $move }: { $reason }
possible = { $move }: adesso puoi farlo.
game-over = La partita è finita. { $result }
result-winner = Vince { $winners }: { $scores }
result-shared = Vittoria condivisa, { $winners }: { $scores }
seat-score = { $seat } { $score }
person = { $name } ({ $seat })

## What a move means

means-mine = prendi: { $block }
means-mine-unknown = prendi: { $block }, scopri un blocco nascosto
means-explore = { $steps ->
    [0] resti lì
    [one] 1 passo
   *[other] { $steps } passi
  }
means-explore-reveals = { $steps ->
    [0] resti lì
    [one] 1 passo
   *[other] { $steps } passi
  }, scopri { $cells }
means-build = { $tile }: paghi { $cost }
means-build-xp = { $tile }: paghi { $cost }, ricevi { $xp } PE
means-fight = { $mob }: { $hearts ->
    [one] 1 cuore
   *[other] { $hearts } cuori
  }, { $xp } PE, probabilità di vincere { $chance }
means-take = { $weapon }: { $hearts ->
    [one] 1 cuore
   *[other] { $hearts } cuori
  }
means-draw = scopri un’altra tessera
means-detonate = { $hearts } cuori in più; il TNT esce dal gioco
means-trade = cedi un mostro-azione per un’altra azione
means-pass = no, grazie
means-end = termini il turno
means-score = { $spaces } × { $points } = { $total } PE
forecast-line = { $seat }: A { $a } · B { $b } · C { $c }{ $mobs }
forecast-best = { $name } { $points }
forecast-mobs = { " " }· mostri { $points }

## What is next to you

near-nothing = Accanto a te non c’è nulla di scoperto: prima esplora.
near-building = { $cell }: { $tile }, costa { $cost }
near-building-xp = { $cell }: { $tile }, costa { $cost }, dà { $xp } PE
near-thing = { $cell }: { $what }
