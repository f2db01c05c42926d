# The cube in the browser: the picture that can be turned, the plan, the layers.

## The picture

# Only the blocks themselves are named with the words "can be taken".
cube-name = { $count ->
    [0] El cubo. Ahora no puedes tomar ningún bloque.
    [one] El cubo. Hay 1 bloque libre.
   *[other] El cubo. Hay { $count } bloques libres. Con las flechas pasas de uno a otro.
  }
cube-view = { $view ->
    [north] desde el norte
    [north-east] desde el noreste
    [east] desde el este
    [south-east] desde el sureste
    [south-west] desde el suroeste
    [west] desde el oeste
    [north-west] desde el noroeste
   *[south] desde el sur
  }
cube-count = { $count ->
    [0] no se puede tomar ningún bloque
    [one] se puede tomar 1 bloque
   *[other] se pueden tomar { $count } bloques
  }
cube-block = { $material }, { $place }, altura { $level }
cube-block-reveals = { $material }, { $place }, altura { $level }, descubre un bloque oculto
cube-take = { $material }, { $place }, altura { $level }, se puede tomar
cube-take-reveals = { $material }, { $place }, altura { $level }, descubre un bloque oculto, se puede tomar

## Why a block cannot be taken, where no rule is in the way

cube-below = Toma el bloque de arriba: de cada columna solo se puede tomar ese.
cube-wait = Espera tu turno para tomar bloques.
cube-other-action = Elige primero «Bloques» o acaba lo que has empezado.
cube-replay = Esto es una repetición. Vuelve a «En vivo» para tomar bloques.

## Tools

cube-tools = Girar el cubo
cube-left = Girar a la izquierda (Q)
cube-right = Girar a la derecha (E)
cube-behind = { $count ->
    [one] { $count } bloque libre detrás del cubo
   *[other] { $count } bloques libres detrás del cubo
}
cube-tilt = Mirar desde arriba
cube-reset = Volver a la vista inicial
cube-plan = Ver como tabla

## The plan

cube-plan-title = El cubo desde arriba, con el norte arriba
cube-plan-row = fila { $row }
cube-plan-column = columna { $column }
cube-plan-empty = { $place }: vacía
cube-plan-height = altura { $height }
cube-plan-side = { $side ->
    [north] Norte: { $blocks }
    [east] Este: { $blocks }
    [west] Oeste: { $blocks }
   *[south] Sur: { $blocks }
  }
cube-plan-letter = { $side ->
    [north] N
    [east] E
    [west] O
   *[south] S
  }

## Layers: how many blocks are left in each, and what is scored when it is gone

layers = Capas del cubo
layers-one = { $left ->
    [0] La capa { $layer } se ha agotado: la carta { $card } se puntúa al final de este turno.
    [one] Capa { $layer }: queda 1 bloque y luego se puntúa la carta { $card }.
   *[other] Capa { $layer }: quedan { $left } bloques y luego se puntúa la carta { $card }.
  }
layers-scored = La capa { $layer } se ha agotado y la carta { $card } ya está puntuada.
layers-warning = { $left ->
    [one] Con 1 bloque más se agota la capa { $layer }: la carta { $card } se puntúa al final de ese turno.
   *[other] Con { $left } bloques más se agota la capa { $layer }: la carta { $card } se puntúa al final de ese turno.
  }
layers-warning-last = { $left ->
    [one] Con 1 bloque más se agota la capa { $layer }: la carta { $card } se puntúa al final de ese turno y la partida termina.
   *[other] Con { $left } bloques más se agota la capa { $layer }: la carta { $card } se puntúa al final de ese turno y la partida termina.
  }
layers-warning-due = La capa { $layer } se ha agotado: la carta { $card } se puntúa al final de este turno.
layers-warning-due-last = La capa { $layer } se ha agotado: la carta { $card } se puntúa al final de este turno y la partida termina.
