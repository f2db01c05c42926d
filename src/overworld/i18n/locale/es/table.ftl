# The table in the terminal: prompts and explanations.

## Prompts

prompt-act = { $seat }, acción { $number } de 2> { "" }
prompt-extra = { $seat }, acción adicional> { "" }
prompt-second = { $seat }, segundo bloque> { "" }
prompt-bow = { $seat }, ¡un arco! Destapa una más (draw) o no (pass)> { "" }
prompt-pickaxe = { $seat }, ¡un pico! Toma un bloque (mine) o no (pass)> { "" }
prompt-tnt = { $seat }, ¡TNT! Detónalo (detonate) o guárdalo (pass)> { "" }
prompt-trade = { $seat }, termina el turno (end) o canjea un monstruo por una acción más (trade)> { "" }
prompt-end = { $seat }, termina el turno (end)> { "" }
prompt-score = { $seat }, elige qué puntuar en la carta { $card } (score)> { "" }

## What is said

welcome = Escribe una jugada como «mine w1», «moves» para ver qué puedes hacer o «help» para la ayuda. El tabulador completa.
you-are = Tu color: { $seat }.
help-text =
    Las jugadas son palabras: mine w1 · explore 34 · build c4 5 · fight d4 · take a4 · end. Basta con el principio, si no hay duda: «e 34», «mi w1».

    moves         qué puedes hacer y qué significa
    near          qué hay destapado junto a ti
    table         dibuja otra vez la mesa
    why JUGADA    por qué una jugada no es posible
    hint          qué haría el bot más fuerte
    scores        cuánto puntuaría ahora cada jugador
    undo          deshace tu última decisión, si no se ha destapado nada
    save ARCHIVO  guarda la partida como registro; --resume ARCHIVO la continúa
    quit          sale; la partida se guarda

    La mesa: (4) es un mazo de 4 boca abajo, Ftbr:3 un edificio (bosque, piedra, puente) sobre un mazo de 3,
    skel3:2 un esqueleto de 3 corazones, ? una ficha boca abajo, <RB> quién está ahí. Los cruces van de 11 a 55.
    Las columnas del cubo van de w1 a z4, con los bloques de abajo arriba: tronco w, arena s, piedra t,
    obsidiana o, esmeralda e.
saved = Guardada en { $file }.
save-where = Escribe «save» y el nombre de un archivo.
kept = La partida queda guardada en { $file }. Para continuar: overworld play --resume
not-kept = No se ha podido guardar la partida en { $file }: { $reason }
undone = Deshecho: { $move }
barrier-nothing = Todavía no hay nada que deshacer.
barrier-revealed = Se ha destapado algo nuevo: ya no se puede deshacer.
barrier-ended = El turno ha terminado: ya no se puede deshacer.
barrier-turn_start = El turno acaba de empezar: no hay nada que deshacer.
barrier-other_player = Desde entonces ha decidido otra persona: ya no se puede deshacer.
unclear = { $text } podría ser: { $moves }
unknown = { $text } no es una jugada. Escribe «moves» para ver qué puedes hacer.
refused = { $move }: { $reason }
possible = { $move }: puedes hacerlo ahora.
game-over = La partida ha terminado. { $result }
result-winner = Gana { $winners }: { $scores }
result-shared = Comparten la victoria { $winners }: { $scores }
seat-score = { $seat } { $score }
person = { $name } ({ $seat })

## What a move means

means-mine = tomas: { $block }
means-mine-unknown = tomas: { $block }, descubres un bloque oculto
means-explore = { $steps ->
    [0] te quedas
    [one] 1 paso
   *[other] { $steps } pasos
  }
means-explore-reveals = { $steps ->
    [0] te quedas
    [one] 1 paso
   *[other] { $steps } pasos
  }, destapas { $cells }
means-build = { $tile }: pagas { $cost }
means-build-xp = { $tile }: pagas { $cost }, ganas { $xp } PE
means-fight = { $mob }: { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
  }, { $xp } PE, probabilidad de ganar { $chance }
means-take = { $weapon }: { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
  }
means-draw = destapas una ficha más
means-detonate = sumas { $hearts } corazones; el TNT sale del juego
means-trade = canjeas un monstruo de acción adicional por una acción más
means-pass = no, gracias
means-end = tu turno termina
means-score = { $spaces } × { $points } = { $total } PE
forecast-line = { $seat }: A { $a } · B { $b } · C { $c }{ $mobs }
forecast-best = { $name } { $points }
forecast-mobs = { " " }· monstruos { $points }

## What is next to you

near-nothing = No hay nada destapado junto a ti: primero explora.
near-building = { $cell }: { $tile }, cuesta { $cost }
near-building-xp = { $cell }: { $tile }, cuesta { $cost }, da { $xp } PE
near-thing = { $cell }: { $what }
