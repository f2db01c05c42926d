# The rules page, in our own words.

rules-lead = Explora el mundo real, saca bloques del cubo, levanta edificios y lucha contra monstruos. Se lee en cinco minutos y se juega en unos cuarenta.
rules-contents = Contenido
rules-block = { $name }: { $count }
rules-hearts = { $hearts ->
    [0] Sin corazones.
    [one] 1 corazón.
   *[other] { $hearts } corazones.
  }
rules-mob = { $hearts ->
    [one] 1 corazón,
   *[other] { $hearts } corazones,
  } { $xp } PE, { $count ->
    [one] solo uno en la caja.
   *[other] { $count } en la caja.
  }
rules-mob-action = Se canjea por una acción más.
rules-mob-scoring = Al final: { $points } PE por cada casilla con: { $trait }.
rules-each = { $points } PE por casilla

rules-goal = El objetivo
rules-goal-1 = Gana quien tenga más puntos de experiencia (PE) al final. La mayoría salen de tres puntuaciones en las que cuentan los edificios de tu tablero.
rules-goal-2 = La partida dura hasta que se agotan tres capas del cubo. Todos toman del mismo cubo, así que todos influyen en cuándo llega ese momento.

rules-table = Qué hay en la mesa
rules-table-1 = El cubo tiene 4 × 4 × 4 bloques de cinco materiales. Lo que hay dentro no se sabe hasta que asoma un lado o la parte de arriba de un bloque.
rules-table-2 = El mundo real tiene 16 mazos de 4 cartas boca abajo, edificios y monstruos, rodeados de 16 fichas de arma boca abajo. Entre ellos pasan caminos; tu personaje se coloca en los cruces, y todos empiezan en el del centro.
rules-table-3 = Delante de ti: un tablero de 9 casillas con biomas impresos, tus bloques y un mazo de armas. Al principio tiene una espada de piedra, una espada de madera y tres patatas envenenadas.

rules-turn = Tu turno
rules-turn-1 = Haz dos acciones de distinta clase. No puedes pasar: explorar sin moverse siempre es posible.
rules-turn-2 = Después puedes conseguir acciones adicionales con monstruos. Cuando terminas tu turno se hace la puntuación pendiente, si la hay, y le toca al siguiente jugador.

rules-collect = Bloques
rules-collect-1 = Toma dos bloques del cubo, uno tras otro. Un bloque se puede tomar si está libre por arriba y por al menos dos de sus cuatro lados.
rules-collect-2 = El primer bloque puede dejar libre el segundo. Los bloques se quedan en tu reserva hasta que construyes con ellos.
rules-collect-3 = La esmeralda es un comodín: al pagar vale por cualquier otro bloque.

rules-explore = Explorar
rules-explore-1 = Mueve tu personaje 0, 1 o 2 pasos por los caminos, nunca en diagonal. Varios personajes pueden compartir cruce.
rules-explore-2 = Después se destapa todo lo que siga boca abajo alrededor de tu cruce: hasta cuatro cartas o fichas de arma.
rules-explore-3 = Cuando alguien se lleva una carta, la de debajo sigue boca abajo hasta que se explore allí. Por un mazo agotado se puede seguir pasando.

rules-build = Construir
rules-build-1 = Elige un edificio destapado junto a ti y paga sus bloques. Las esmeraldas sustituyen a los que te faltan, y solo a esos.
rules-build-2 = Ponlo en cualquiera de tus nueve casillas, también encima de otro edificio. Lo que queda cubierto ya no cuenta.
rules-build-3 = Si muestra PE, los ganas al momento. Su bioma, su material y su tipo cuentan en las puntuaciones.

rules-fight = Luchar contra un monstruo
rules-fight-1 = Elige un monstruo destapado junto a ti. Se baraja tu mazo y se destapan tres fichas, una tras otra.
rules-fight-2 = Si sus corazones igualan o superan los del monstruo, te llevas su carta y ganas sus PE. Si no, se queda donde está, y tú solo pierdes la acción.
rules-fight-3 = Todas las fichas vuelven a tu mazo, salvo el TNT que hayas detonado.

rules-weapon = Armas
rules-weapon-1 = Toma una ficha de arma junto a ti y añádela a tu mazo. Su hueco queda vacío.
rules-weapon-2 = Algunas fichas tienen un poder cada vez que se destapan, ganes o pierdas:

rules-mobs = Los monstruos
rules-mobs-1 = En el mundo real viven seis clases de monstruos. Unos se canjean por una acción, los otros dan puntos al final:

rules-extra = Acciones adicionales
rules-extra-1 = Después de tus dos acciones puedes devolver un monstruo con el símbolo de acción adicional, aunque acabes de derrotarlo. Te da una acción más, de cualquier clase, incluso una que ya hayas hecho.
rules-extra-2 = Una acción adicional conseguida así se tiene que hacer. Puedes conseguir varias, una tras otra.

rules-scoring = Puntuaciones
rules-scoring-1 = Cuando se agota la capa superior del cubo toca la puntuación A: biomas. Tras la segunda capa llega la B, materiales; tras la tercera, la C, tipos. Se puntúa cuando el turno ha terminado, con sus acciones adicionales.
rules-scoring-2 = Empieza quien tenía el turno y se sigue por orden. Cada jugador elige una de las cuatro características de la carta; no importa si otros ya la han elegido.
rules-scoring-3 = Cuenta el grupo más grande de casillas adyacentes que la tengan. Son adyacentes las que comparten un lado. Cada casilla del grupo vale los puntos de la carta.
rules-scoring-4 = En la A también cuentan los biomas impresos en tu tablero, si no los cubre un edificio. En la B y la C solo cuentan edificios.

rules-beginner = Variante para principiantes
rules-beginner-1 = Cualquier jugador puede puntuar de forma más sencilla: cuentan todas las casillas con la característica, adyacentes o no.

rules-end = El final
rules-end-1 = La partida termina después de la puntuación C. Cada monstruo derrotado que puntúa da ahora sus PE por cada casilla de tu tablero con su característica.
rules-end-2 = Gana quien tenga más PE. Si hay empate, va por delante quien conserve más bloques; si también empatan en eso, comparten la victoria.

rules-questions = Preguntas
rules-questions-1 = ¿Tengo que tomar el segundo bloque? Sí, mientras quede alguno en el cubo.
rules-questions-2 = ¿Cuándo decido sobre un arco o un pico? Al destaparlo, antes de la ficha siguiente. Puedes renunciar.
rules-questions-3 = ¿Y sobre el TNT? Después de la última ficha, uno tras otro. Puedes detonarlo aunque ya hayas ganado.
rules-questions-4 = ¿La azada de oro y el pico funcionan en un combate que pierdo? Sí.
rules-questions-5 = ¿Un bloque tomado con un pico cuenta como mi acción de bloques? No.
rules-questions-6 = ¿Y si una capa se agota a mitad de un turno? El turno sigue como siempre; la puntuación viene después.
rules-questions-7 = ¿Y si se agotan dos capas en un turno? Sus puntuaciones se hacen una tras otra: A antes que B y B antes que C.
rules-questions-8 = ¿Son secretos los mazos de armas y los monstruos derrotados? No. Todo lo que se ha destapado alguna vez lo puede mirar cualquiera.
