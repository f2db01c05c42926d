# The Overworld, the boards and everything that lies in front of players, in the browser.

## Where: the cells around a crossing, the spaces of a board

around-nw = noroeste
around-ne = noreste
around-sw = suroeste
around-se = sureste
space-1 = arriba a la izquierda
space-2 = arriba en el centro
space-3 = arriba a la derecha
space-4 = en medio a la izquierda
space-5 = en el centro
space-6 = en medio a la derecha
space-7 = abajo a la izquierda
space-8 = abajo en el centro
space-9 = abajo a la derecha

## What lies in a cell, in a few words

cell-hearts = { $hearts ->
    [one] { $name } con 1 corazón
   *[other] { $name } con { $hearts } corazones
  }
cell-down = { $left ->
    [one] 1 carta boca abajo
   *[other] { $left } cartas boca abajo
  }
cell-token-down = una ficha boca abajo
cell-empty = un mazo agotado
cell-token-gone = un hueco sin ficha
cell-around = { $what } al { $direction }

## The Overworld

world-cells = Mazos y fichas
world-crossings = Cruces
world-cell = { $cell }: { $what }
world-cell-build = Construir: { $what } ({ $cell })
world-cell-fight = Luchar: { $what } ({ $cell })
world-cell-take = Tomar: { $what } ({ $cell })
# Sentences that describe a crossing, one after the other.
world-here = { $count ->
    [one] Aquí está { $names }.
   *[other] Aquí están { $names }.
  }
world-you-here = Estás aquí.
world-steps = { $steps ->
    [0] Quedarte aquí.
    [one] 1 paso.
   *[other] { $steps } pasos.
  }
world-turns = { $count ->
    [0] No destapa nada nuevo.
    [one] Destapa 1 carta o ficha: no se puede deshacer.
   *[other] Destapa { $count } cartas o fichas: no se puede deshacer.
  }
world-waiting = Confirma tu elección.
world-choose-crossing = Elige uno de los cruces resaltados.
world-not-yours = Espera: ahora decide { $who }.
world-nobody = Ahora no hay nada que decidir.
world-no-answer = El servidor no responde. Inténtalo de nuevo en un momento.
near-other-action = Cancela primero la acción que has elegido.
# In the corners of the land: what lies face down everywhere, by kind.
world-unseen-tiles = Aún sin ver: edificios { $buildings }, monstruos { $mobs }.
world-unseen-weapons = Aún sin ver: armas { $weapons }.
world-unseen = ocultas

## Next to you


## A board

board-of = Tablero de { $who }
board-mine = Tu tablero
board-ground = { $biome } (bioma impreso)
board-space = { $space }: { $what }
board-counted = { $space }: { $what }, cuenta
board-product = { $spaces } × { $points } = { $xp }
board-best = { $trait } { $product }
board-best-none = { $card }: aún nada
# The nine spaces as buttons while a building is placed.
board-build = Construir { $space }, donde hay: { $what }.
board-build-line = { $space }, donde hay: { $what }. { $result }
board-choose = Elige una casilla para construir: { $tile }.
board-pays = Pagas { $cost }.
board-pays-nothing = No pagas nada.
board-gains = Ganas { $xp } PE.
board-covers = Cubres: { $tile }.
board-change = { $card }: { $before } → { $after }
board-group = { $trait } { $spaces } ({ $points })
board-group-none = ninguno
board-no-change = Tus grupos más grandes no cambian.
board-groups = Grupos más grandes: { $changes }.

## The three scoring cards

cards = Cartas de puntuación
cards-open = Puntuación { $card }: { $best }
cards-scored = Puntuación { $card }: hecha, { $xp } PE
cards-biome = biomas
cards-material = materiales
cards-type = tipos

## Lenses: the board in the light of one card

lens = Ver grupos

## What lies in front of somebody

me-back = Volver a mi tablero
me-of = { $who }
me-xp = { $xp } PE
me-supply = Reserva { $count }
me-weapons = Armas { $count }
me-weapons-none = Sin armas.
me-weapon = { $name } × { $count }
me-mobs = Monstruos { $count }
me-mobs-none = Aún sin monstruos.
me-mob-many = { $text } (×{ $count })
me-mob-action = { $name }: acción adicional
me-mob-bonus = { $name }: { $points } PE por casilla ({ $trait }), ahora { $spaces } × { $points } = { $xp } PE
me-trade = { $count ->
    [one] Canjear por 1 acción
   *[other] Canjear por 1 acción ({ $count })
  }
me-beginner = Puntuación para principiantes: cuentan todas las casillas con la característica.

## The other players

rival-look = Ver el tablero de { $who }
rival-turn = juega
rival-away = ausente
rival-bot = bot
rival-own-bot = bot externo
rival-stand-in = { $bot } juega en su lugar
rival-resigned = abandonó
rival-last = Último turno: { $text }
rival-last-none = Aún sin turno
rival-supply = Reserva: { $blocks }
rival-supply-none = Reserva: vacía
rival-forecast = La carta { $card } daría ahora { $xp } PE.
rival-piles = { $weapons ->
    [one] 1 arma
   *[other] { $weapons } armas
  }, { $mobs ->
    [0] ningún monstruo
    [one] 1 monstruo
   *[other] { $mobs } monstruos
  }
strip = Jugadores
strip-xp = { $xp } PE

## Inspect: everything about one thing

inspect-traits = { $biome }, { $material }, { $type }.
inspect-biome = Bioma: { $name }
inspect-material = Material: { $name }
inspect-type = Tipo: { $name }
inspect-costs = Cuesta { $cost }.
inspect-costs-nothing = No cuesta nada.
inspect-gains = { $xp ->
    [0] Sin PE inmediatos.
   *[other] { $xp } PE inmediatos.
  }
inspect-copies = { $count ->
    [one] No hay otro igual en la caja.
   *[other] Hay { $count } iguales en la caja.
  }
inspect-mob = { $hearts ->
    [one] Hace falta 1 corazón.
   *[other] Hacen falta { $hearts } corazones.
  }
inspect-mob-xp = { $xp } PE por la victoria.
inspect-mob-action = Se canjea más tarde por una acción adicional.
inspect-mob-bonus = Al final de la partida, { $points } PE por cada casilla con: { $trait }.
inspect-weapon = { $hearts ->
    [0] Sin corazones.
    [one] 1 corazón.
   *[other] { $hearts } corazones.
  }
inspect-weapon-detonate = { $hearts } corazones, si se detona.
inspect-block = { $count } en el cubo al principio.
inspect-block-wildcard = Comodín: sirve como cualquier bloque.
inspect-card = Puntuación { $card }
inspect-card-rule = Elige una característica: cuenta tu grupo más grande de casillas adyacentes, casillas × puntos.
inspect-card-printed = Los biomas impresos en tu tablero también cuentan.
inspect-card-points = { $trait }: { $points } PE por casilla.
inspect-trait-card = Puntuación { $card }: { $points } PE por cada casilla del grupo.
inspect-stack = Mazo
inspect-stack-down = { $left ->
    [0] Este mazo está agotado. Aún puedes pasar junto a él.
    [one] Queda 1 carta, boca abajo. Explora un cruce vecino para destaparla.
   *[other] Quedan { $left } cartas, boca abajo. Explora un cruce vecino para destapar la de arriba.
  }
inspect-token = Ficha de arma
inspect-token-down = { $left ->
    [0] Esta ficha ya se ha tomado.
   *[other] Está boca abajo. Explora un cruce vecino para destaparla.
  }
