# The rules page, in our own words.

rules-lead = Explora el mundo real, mina el cubo, construye y lucha contra monstruos. Las reglas se leen en cinco minutos; una partida dura unos cuarenta.
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
rules-mob-scoring = Al final de la partida: { $points } PE por cada casilla con: { $trait }.
rules-each = { $points } PE por casilla
rules-print = Imprimir
rules-figure-collect = Puedes tomar los bloques rodeados por un anillo: están libres por arriba y por al menos dos lados.
rules-figure-explore = Al explorar aquí se destapan las cuatro cartas o fichas que rodean el cruce.

# Worked examples to try: a board, and what can be chosen on it.
rules-example-a = Pruébalo: tu tablero en la puntuación A. ¿Qué bioma eliges?
rules-example-a-why = El quinto desierto solo toca el grupo por una esquina, así que no cuenta.
rules-example-b = Pruébalo: la puntuación B. ¿Qué material eliges?
rules-example-b-why = Aquí no importan los biomas ni los tipos. El sexto edificio de troncos no es adyacente a los demás.
rules-example-c = Pruébalo: la puntuación C. ¿Qué tipo eliges?
rules-example-c-why = También hay dos casas adyacentes, pero los corrales valen más.
rules-example-mobs = Pruébalo: la partida ha terminado. Elige tus monstruos uno a uno y mira cuánto da cada uno.
rules-example-mobs-why = Entre todos, tus monstruos te dan { $xp } PE.
rules-example-says = { $spaces ->
    [0] No cuenta ninguna casilla: 0 PE.
    [one] 1 casilla × { $points } PE = { $xp } PE.
   *[other] { $spaces } casillas × { $points } PE = { $xp } PE.
  }
rules-example-best = Nada en esta carta da más.
rules-example-more = Hay algo que da más.

rules-goal = El objetivo
rules-goal-1 = Gana quien tenga más puntos de experiencia (PE) al final. La mayoría salen de tres puntuaciones en las que cuentan los edificios de tu tablero.
rules-goal-2 = La partida dura hasta que se agotan tres capas del cubo. Todos toman del mismo cubo, así que todos influyen en cuándo llega ese momento.

rules-table = Qué hay en la mesa
rules-table-1 = El cubo tiene 4 × 4 × 4 bloques de cinco materiales. Lo que hay dentro no se sabe hasta que queda libre un lado o la parte de arriba de un bloque.
rules-table-2 = El mundo real tiene 16 mazos de 4 cartas boca abajo, edificios y monstruos, rodeados de 16 fichas de arma boca abajo. Entre ellos pasan caminos; tu personaje se coloca en los cruces, y todos empiezan en el del centro.
rules-table-3 = Delante de ti: un tablero de 9 casillas con biomas impresos, tus bloques y un mazo de armas. Al principio tiene una espada de piedra, una espada de madera y tres patatas envenenadas.

rules-turn = Tu turno
rules-turn-1 = Haz dos acciones diferentes. No puedes saltarte ninguna, pero siempre puedes tomar bloques o explorar sin moverte.
rules-turn-2 = Después puedes canjear monstruos por acciones adicionales. Cuando terminas tu turno se hace la puntuación pendiente, si la hay, y le toca a quien sigue.

rules-collect = Bloques
rules-collect-1 = Toma dos bloques del cubo, uno tras otro. Un bloque se puede tomar si está libre por arriba y por al menos dos de sus cuatro lados.
rules-collect-2 = Tomar el primer bloque puede dejar libre el segundo. Los bloques se quedan en tu reserva hasta que construyes con ellos.
rules-collect-3 = La esmeralda es un comodín: al construir vale por cualquier otro bloque.

rules-explore = Explorar
rules-explore-1 = Mueve tu personaje 0, 1 o 2 pasos por los caminos, nunca en diagonal. Varios pueden compartir un cruce.
rules-explore-2 = Después destapa todo lo que siga boca abajo alrededor de tu cruce: hasta cuatro cartas o fichas de arma.
rules-explore-3 = Cuando alguien toma una carta, la de debajo sigue boca abajo hasta que se explore allí. Aunque un mazo se agote, se puede seguir pasando junto a él.

rules-build = Construir
rules-build-1 = Elige un edificio destapado junto a ti y paga sus bloques. Las esmeraldas sustituyen a los bloques que te faltan, y solo a esos.
rules-build-2 = Ponlo en cualquiera de tus nueve casillas, también encima de otro edificio. Un edificio cubierto ya no cuenta.
rules-build-3 = Si muestra PE, los ganas al momento. Su bioma, su material y su tipo cuentan en las puntuaciones.

rules-fight = Luchar contra un monstruo
rules-fight-1 = Elige un monstruo destapado junto a ti. Baraja tu mazo y destapa tres fichas, una tras otra.
rules-fight-2 = Si destapas al menos tantos corazones como tiene el monstruo, lo derrotas: toma su carta y gana sus PE. Si no, se queda donde está, y solo pierdes la acción.
rules-fight-3 = Todas las fichas vuelven a tu mazo, salvo el TNT que hayas detonado.

rules-weapon = Armas
rules-weapon-1 = Toma una ficha de arma destapada junto a ti y mézclala con tu mazo. Su hueco queda vacío.
rules-weapon-2 = Algunas fichas tienen un poder que actúa cada vez que las destapas, ganes o pierdas:

rules-mobs = Los monstruos
rules-mobs-1 = En el mundo real viven seis clases de monstruos. Unos, los de acción adicional, se canjean por una acción; los otros, los de puntuación, dan puntos al final de la partida:

rules-extra = Acciones adicionales
rules-extra-1 = Después de tus dos acciones puedes canjear un monstruo con el símbolo de acción adicional, aunque acabes de derrotarlo. Te da una acción más, la que quieras, incluso una que ya hayas hecho.
rules-extra-2 = Cada acción adicional que consigas se tiene que hacer. Puedes canjear varios monstruos, uno tras otro.

rules-scoring = Puntuaciones
rules-scoring-1 = Cuando se agota la capa superior del cubo, toca la puntuación A: biomas. Tras la segunda capa llega la B, materiales; tras la tercera, la C, tipos. Se puntúa cuando el turno ha terminado, acciones adicionales incluidas.
rules-scoring-2 = Empieza quien tenía el turno y se sigue por orden. Cada jugador elige una de las cuatro características de la carta; varios pueden elegir la misma.
rules-scoring-3 = Cuenta tu grupo más grande de casillas adyacentes con esa característica. Son adyacentes las que comparten un lado; en diagonal no lo son. Cada casilla del grupo vale los puntos de la carta.
rules-scoring-4 = En la A también cuentan los biomas impresos en tu tablero, si no los cubre un edificio. En la B y la C solo cuentan los edificios.

rules-beginner = Variante para principiantes
rules-beginner-1 = Cualquier jugador puede puntuar de forma más sencilla: cuentan todas las casillas con la característica, adyacentes o no.

rules-end = Fin de la partida
rules-end-1 = La partida termina después de la puntuación C. Cada monstruo de puntuación que hayas derrotado da ahora sus PE por cada casilla de tu tablero con su característica, adyacente o no.
rules-end-2 = Gana quien tenga más PE. Si hay empate, gana quien conserve más bloques; si el empate sigue, se comparte la victoria.

rules-questions = Preguntas
rules-questions-1 = ¿Cuánta arena hay en el cubo? 14 bloques. Una edición inglesa dice 16, pero entonces el cubo tendría 66 bloques.
rules-questions-2 = ¿Cómo se colocan las cartas? En 16 mazos de 4.
rules-questions-3 = ¿Al explorar se destapan también las armas? Sí: todo lo que esté boca abajo alrededor de tu cruce, cartas y fichas de arma.
rules-questions-4 = ¿Puedo tomar un arma boca abajo? Nunca ocurre: allí donde llegas exploras, y así la destapas.
rules-questions-5 = ¿Cuándo se destapa la carta que hay debajo de la que alguien se llevó? La próxima vez que alguien explore allí. Basta con explorar sin moverse.
rules-questions-6 = ¿Puedo moverme en diagonal? No, solo por los caminos.
rules-questions-7 = ¿Dónde puedo detenerme? En cualquier cruce: en el borde, en una esquina, junto a mazos agotados o donde haya otro personaje.
rules-questions-8 = ¿El primer bloque puede dejar libre el segundo? Sí. Un bloque solo tiene que estar libre en el momento en que lo tomas.
rules-questions-9 = ¿Tengo que tomar el segundo bloque? Sí, mientras quede alguno en el cubo. Mientras haya bloques, siempre hay uno libre.
rules-questions-10 = ¿Qué bloques se conocen? Aquellos de los que se ha visto la parte de arriba o un lado; la de abajo no se ve nunca. Un cubo entero muestra 52 bloques y oculta 12.
rules-questions-11 = ¿A qué bloques sustituyen las esmeraldas? Solo a los que te faltan. Conservar una esmeralda nunca te perjudica, así que no se te pregunta.
rules-questions-12 = ¿Necesito una casilla vacía para construir? No. Puedes construir encima de otro edificio, que entonces deja de contar.
rules-questions-13 = ¿Cuándo decido sobre un arco o un pico? Al destaparlo, antes de la ficha siguiente. Puedes renunciar. Si el cubo está vacío, el pico no hace nada; la azada de oro funciona siempre.
rules-questions-14 = ¿Y sobre el TNT? Después de la última ficha, uno tras otro. Puedes detonar o guardar cada uno, aunque ya hayas ganado.
rules-questions-15 = ¿La azada de oro y el pico funcionan en un combate que pierdo? Sí.
rules-questions-16 = ¿Se me pueden acabar las fichas? No. Las cinco primeras nunca salen del mazo, y un arco solo destapa una más.
rules-questions-17 = ¿Puedo canjear un monstruo en el turno en que lo derroto? Sí, en cuanto hayas hecho tus dos acciones.
rules-questions-18 = ¿Y si no puedo hacer nada? Nunca ocurre: siempre puedes tomar bloques o explorar sin moverte. No puedes saltarte ninguna acción.
rules-questions-19 = ¿Pueden dos jugadores elegir la misma característica? Sí. Incluso puedes elegir una que no tengas; da 0 PE.
rules-questions-20 = ¿Los monstruos que cuentan un bioma cuentan los biomas impresos? Sí, todos los que estén a la vista.
rules-questions-21 = ¿Qué hay después de 50 PE? Se sigue contando. Solo se acaba la escala impresa.
rules-questions-22 = ¿Son secretos los mazos de armas y los monstruos derrotados? No. Todo lo que se ha destapado alguna vez lo puede mirar cualquiera.
rules-questions-23 = ¿Y si una capa se agota a mitad de un turno? Termina el turno como siempre; la puntuación viene después. Si se agotan dos capas, sus puntuaciones se hacen una tras otra.
rules-questions-24 = ¿Un bloque tomado con un pico cuenta como mi acción «Bloques»? No. En cambio, un combate perdido sí cuenta como tu acción «Luchar».
rules-questions-25 = ¿Cuál de mis monstruos canjeo? Da igual: se canjea el primero con el símbolo de acción adicional.
rules-questions-26 = ¿Y si una partida no termina nunca? Puedes seguir jugando todo lo que quieras. Las simulaciones y los torneos se detienen tras 500 turnos, y no gana nadie.
rules-questions-27 = ¿Y si alguien abandona? Con dos jugadores gana el otro. Con tres o cuatro, un bot sigue jugando en su lugar.
