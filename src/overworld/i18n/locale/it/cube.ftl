# The cube in the browser: the picture that can be turned, the plan, the layers.

## The picture

# Only the blocks themselves are named with the words "can be taken".
cube-name = { $count ->
    [0] Il cubo. Ora non puoi prendere nessun blocco.
    [one] Il cubo. 1 blocco è libero.
   *[other] Il cubo. { $count } blocchi sono liberi. Con le frecce passi dall’uno all’altro.
  }
cube-view = { $view ->
    [north] da nord
    [north-east] da nord-est
    [east] da est
    [south-east] da sud-est
    [south-west] da sud-ovest
    [west] da ovest
    [north-west] da nord-ovest
   *[south] da sud
  }
cube-count = { $count ->
    [0] non si può prendere nessun blocco
    [one] si può prendere 1 blocco
   *[other] si possono prendere { $count } blocchi
  }
cube-block = { $material }, { $place }, altezza { $level }
cube-block-reveals = { $material }, { $place }, altezza { $level }, scopre un blocco nascosto
cube-take = { $material }, { $place }, altezza { $level }, si può prendere
cube-take-reveals = { $material }, { $place }, altezza { $level }, scopre un blocco nascosto, si può prendere

## Why a block cannot be taken, where no rule is in the way

cube-below = Prendi il blocco in cima: di ogni colonna si può prendere solo quello.
cube-wait = Aspetta il tuo turno per prendere blocchi.
cube-other-action = Scegli prima “Blocchi”, o finisci quello che hai iniziato.
cube-replay = Questo è un replay. Torna a “In diretta” per prendere blocchi.

## Tools

cube-tools = Gira il cubo
cube-left = Gira a sinistra (Q)
cube-right = Gira a destra (E)
cube-behind = { $count ->
    [one] { $count } blocco libero dietro il cubo
   *[other] { $count } blocchi liberi dietro il cubo
}
cube-tilt = Guarda dall’alto
cube-reset = Torna alla vista iniziale
cube-plan = Mostra come tabella

## The plan

cube-plan-title = Il cubo dall’alto, con il nord in alto
cube-plan-row = riga { $row }
cube-plan-column = colonna { $column }
cube-plan-empty = { $place }: vuota
cube-plan-height = altezza { $height }
cube-plan-side = { $side ->
    [north] Nord: { $blocks }
    [east] Est: { $blocks }
    [west] Ovest: { $blocks }
   *[south] Sud: { $blocks }
  }
cube-plan-letter = { $side ->
    [north] N
    [east] E
    [west] O
   *[south] S
  }

## Layers: how many blocks are left in each, and what is scored when it is gone

layers = Strati del cubo
layers-one = { $left ->
    [0] Strato { $layer } esaurito: alla fine di questo turno si assegna il punteggio { $card }.
    [one] Strato { $layer }: resta 1 blocco, poi si assegna il punteggio { $card }.
   *[other] Strato { $layer }: restano { $left } blocchi, poi si assegna il punteggio { $card }.
  }
layers-scored = Strato { $layer } esaurito, punteggio { $card } assegnato.
layers-warning = { $left ->
    [one] Ancora 1 blocco e lo strato { $layer } è esaurito: a fine turno si assegna il punteggio { $card }.
   *[other] Ancora { $left } blocchi e lo strato { $layer } è esaurito: a fine turno si assegna il punteggio { $card }.
  }
layers-warning-last = { $left ->
    [one] Ancora 1 blocco e lo strato { $layer } è esaurito: a fine turno si assegna il punteggio { $card }, e la partita è finita.
   *[other] Ancora { $left } blocchi e lo strato { $layer } è esaurito: a fine turno si assegna il punteggio { $card }, e la partita è finita.
  }
layers-warning-due = Lo strato { $layer } è esaurito: alla fine di questo turno si assegna il punteggio { $card }.
layers-warning-due-last = Lo strato { $layer } è esaurito: alla fine di questo turno si assegna il punteggio { $card }, e la partita è finita.
