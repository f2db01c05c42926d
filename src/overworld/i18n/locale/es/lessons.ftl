# Lessons, puzzles and the coach. A bubble has two short sentences and 160 characters at most;
# lessons 0 to 7 have 900 words together.

## The page of the lessons

learn-title = Aprender a jugar
learn-about = Aprende las reglas jugando. Las lecciones son cortas: en total, unos quince minutos.
learn-lesson = Lección { $number }: { $title }
learn-finished = Hecha
learn-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
learn-begun = Te quedaste en el paso { $step }
learn-puzzles = Retos
learn-puzzles-about = ¿Puedes resolver los veinte?
learn-missing = No hay lecciones para esta caja.

## Around every lesson and puzzle

guide-step = Paso { $step } de { $count }
guide-next = Siguiente
guide-back = Atrás
guide-show = Muéstramelo
guide-skip = Saltar la lección
guide-again = Empezar de nuevo
guide-leave = Salir
guide-fold = Plegar
guide-unfold = Mostrar el reto: { $title }
guide-following = Lección siguiente
guide-upcoming = A continuación: { $title }
guide-all = Todas las lecciones
guide-puzzles-all = Todos los retos
guide-try = { $material } en { $place }: intenta tomar el bloque

## Titles of the lessons

lesson-title-0 = Bienvenida
lesson-title-1 = El cubo
lesson-title-2 = Explorar
lesson-title-3 = Construir
lesson-title-4 = Armas y un primer combate
lesson-title-5 = Fichas especiales
lesson-title-6 = La puntuación
lesson-title-7 = Monstruos y final
lesson-title-8 = Tu primera partida

## Said in any lesson

lesson-other = También se puede, ¡bien visto! Por ahora, sigue la marca.
lesson-done = ¡Muy bien, lección terminada!
lesson-watch = Mira: le toca a { $name }.

## 0: welcome

lesson-welcome-hello = ¡Te damos la bienvenida al mundo real! Toma bloques, explora, construye y lucha contra monstruos.
lesson-welcome-goal = Cada vez que se agota una capa del cubo, todos puntúan. Tras la tercera, gana quien tenga más puntos de experiencia (PE).
lesson-welcome-turn = En tu turno, haz dos de estas cinco acciones. Tienen que ser diferentes.
lesson-welcome-character = Elige un personaje para tu primera partida. En estas lecciones juegas con el rojo.

## 1: the cube

lesson-cube-rotate = Sesenta y cuatro bloques, ¡y todos sirven! Gira el cubo con las flechas redondas o arrástralo.
lesson-cube-covered = Puedes tomar un bloque si está libre por arriba y por dos lados. Prueba con este.
lesson-cube-corner = Solo tiene un lado libre. Una esquina tiene dos: elige «Bloques» y toma este.
lesson-cube-second = Siempre se toman dos bloques. Ahora la esmeralda tiene un lado libre más: ¡tómala!
lesson-cube-second-other = Podrías. Pero mira, ¡hay una esmeralda!
lesson-cube-emerald = Una esmeralda vale por cualquier bloque que te falte. ¡No las pierdas de vista!
lesson-cube-layers = La capa superior tiene dos bloques menos. Cuando se agote, puntuarán todos.

## 2: explore

lesson-explore-crossing = Estás en un cruce, entre cuatro mazos o fichas. Puedes usar lo destapado a tu alrededor.
lesson-explore-walk = Explorar: da hasta dos pasos por los caminos. Ve aquí.
lesson-explore-found = Has destapado todo a tu alrededor: un edificio, un monstruo y dos armas. Puedes usar lo que quieras.
lesson-explore-sword = Tu segunda acción tiene que ser diferente. ¡Toma la espada de hierro!
lesson-explore-end = Ya has hecho las dos acciones. Ahora termina tu turno.
lesson-explore-shared = Guijarro ha venido a tu cruce (¡se puede!) y ha construido. La siguiente carta del mazo está boca abajo.
lesson-explore-stay = También se puede explorar sin moverse. Quédate aquí y destapa la nueva carta.
lesson-explore-stay-other = Buena idea para luego. Primero destapa lo que tienes delante.
lesson-explore-well = ¡Un nuevo edificio! Cuanto más destapes, más tendrás para elegir.

## 3: build

lesson-build-tile = Este edificio cuesta dos troncos y un bloque de piedra. Tiene un bioma, un material y un tipo.
lesson-build-emerald = No tienes piedra, pero una esmeralda sirve. Constrúyelo en el centro de tu tablero.
lesson-build-emerald-other = Puedes usar cualquier casilla. Pero la del centro une más desiertos: ponlo ahí.
lesson-build-lens = Mira el efecto: elige la carta de puntuación A.
lesson-build-end = Ahora se tocan cuatro desiertos, contando los impresos: 16 PE en la puntuación A. Termina tu turno.
lesson-build-over = Los edificios grandes dan PE al momento; este, 4. Ponlo encima del de la esquina, que dejará de contar.
lesson-build-over-other = También se puede. ¡Pero prueba una vez a construir encima!
lesson-build-gain = ¡Cuatro PE para ti! Cuando elijas una casilla, piensa en tus grupos.

## 4: weapons and a first fight

lesson-fight-pile = Mira tus armas: dos espadas y tres patatas envenenadas sin corazones.
lesson-fight-zombie = El zombi tiene 2 corazones. Destapas tres fichas y con 2 corazones o más ganas: ¡a luchar!
lesson-fight-lost = Solo un corazón: el zombi se queda. Pierdes solo la acción, y tus fichas vuelven al mazo.
lesson-fight-sword = Hazte más fuerte: toma la espada de hierro. Tiene 3 corazones.
lesson-fight-sword-other = Podrías. Pero ahora te ayudará más una espada.
lesson-fight-end = La espada ya está en tu mazo. Termina tu turno.
lesson-fight-again = Guijarro ha jugado y el zombi sigue ahí. ¡Inténtalo otra vez!
lesson-fight-won = ¡Derrotado! Ganas sus PE y te quedas con la carta: luego verás para qué sirve.

## 5: special tokens

lesson-tokens-enderman = Ahora tu mazo tiene cuatro fichas especiales. ¡Atrévete a luchar contra el enderman y sus 6 corazones!
lesson-tokens-bow = ¡Un arco! Te deja destapar una ficha más: hazlo.
lesson-tokens-pickaxe = La azada de oro te ha dado 2 PE, ganes o pierdas. El pico te da un bloque: toma la esmeralda.
lesson-tokens-pickaxe-other = También puedes tomar ese. La esmeralda vale más.
lesson-tokens-tnt = Tienes tres corazones. El TNT suma 5, pero luego sale del juego: ¡detónalo!
lesson-tokens-won = Ocho corazones: ¡has derrotado al enderman! Todas las fichas menos el TNT vuelven a tu mazo.

## 6: scoring

lesson-scoring-few = Solo quedan dos bloques en la capa superior. ¡Llega la puntuación A!
lesson-scoring-first = Toma el primero.
lesson-scoring-last = Y ahora el último.
lesson-scoring-last-other = Así la capa no se agota. Toma su último bloque.
lesson-scoring-end = La capa se ha agotado. Todos puntúan cuando acabe tu turno: termínalo.
lesson-scoring-choose = Elige un bioma: cuenta tu grupo más grande, sin diagonales. Tus desiertos dan 4 × 4.
lesson-scoring-choose-other = Así ganas menos PE. Lo mejor son cuatro desiertos a 4 PE cada uno.
lesson-scoring-blue = ¡Dieciséis PE! Guijarro también ha puntuado, con dos casillas de llanura helada.
lesson-scoring-later = Luego vienen la B, materiales, y la C, tipos. Ahí solo cuentan los edificios, no los biomas impresos.

## 7: mobs and the end

lesson-end-mobs = Puedes canjear el zombi por una acción adicional. El esqueleto puntúa al final de la partida.
lesson-end-first = En el cubo quedan pocos bloques. Toma este…
lesson-end-layer = …y el de debajo. La segunda capa ya está agotada.
lesson-end-trade = Ya has hecho las dos acciones, pero una más te vendría bien. ¡Canjea el zombi!
lesson-end-trade-other = Podrías terminar aquí. Pero canjea antes el zombi y verás.
lesson-end-extra = Una acción adicional puede ser una que ya hayas hecho. Toma bloques otra vez.
lesson-end-last = Uno más y también se agota la tercera capa.
lesson-end-end = Dos capas en un turno: se puntúan la B y la C. Termina tu turno.
lesson-end-materials = Primero la B: tus tres edificios de troncos se tocan. Elige los troncos.
lesson-end-materials-other = Mira otra vez: lo que más da son tres edificios de troncos.
lesson-end-types = Y ahora la C, la última: se tocan tres casas. Elige las casas.
lesson-end-types-other = Aquí las casas te dan más.
lesson-end-over = Tu esqueleto ha dado 2 PE por cada bosque. Es un empate y a ti te quedan más bloques: ¡ganas!

## 8: the first game

learn-first = Ya sabes todo lo necesario. Guijarro es amable, y el consejero te ayudará de vez en cuando.
learn-first-start = Jugar contra Guijarro

## Puzzles

puzzles-title = Retos
puzzles-about = Alcanza el objetivo o encuentra la mejor decisión. Tómate tu tiempo.
puzzles-solved = { $count ->
    [one] { $count } de { $all } resuelto
   *[other] { $count } de { $all } resueltos
}
puzzles-counted = Tu primer intento en cada reto se cuenta en este servidor, sin tu nombre.
puzzle-number = Reto { $number }: { $title }
puzzle-done = Resuelto
puzzle-yes = ¡Resuelto, muy bien!
puzzle-no = Casi: así no se alcanza el objetivo. Inténtalo otra vez.
puzzle-missed-score = Así consigues { $reached } de { $needed }. Inténtalo otra vez.
puzzle-missed-keeps = Los puntos están bien, pero conservas muy pocas esmeraldas: { $reached } de { $needed }. Inténtalo otra vez.
puzzle-missed-odds = Tu probabilidad de ganar es del { $reached } %, pero hace falta un { $needed } %. Inténtalo otra vez.
puzzle-missed-reward = Así consigues { $reached } PE de { $needed }. Inténtalo otra vez.
puzzle-missed-near = Junto a ti: { $reached } de { $needed }. Inténtalo otra vez.
puzzle-missed-safe = Quien juegue después podría tomar una esmeralda enseguida. Inténtalo otra vez.
puzzle-missed-layer =
    { $reached ->
        [one] Queda un bloque de la capa.
       *[other] Quedan { $reached } bloques de la capa.
    } Inténtalo otra vez.
puzzle-on = De momento, bien. ¿Y ahora?
puzzle-missed-best = Así ganas el { $reached } % de las partidas; con la mejor decisión, el { $needed } %. Inténtalo otra vez.
puzzle-found =
    { $tries ->
        [one] Resuelto al primer intento: { $percent } % (1 persona)
       *[other] Resuelto al primer intento: { $percent } % ({ $tries } personas)
    }
puzzle-found-bots = Nuestros bots lo resuelven en el { $percent } % de los intentos
puzzle-following = Reto siguiente
puzzle-again = Intentar otra vez
puzzle-show = Ver la respuesta
puzzle-shown = Esta es la respuesta.
puzzle-title-desert = Tierra de arena
puzzle-title-materials = Tal para cual
puzzle-title-safe = Nada de verde
puzzle-title-layer = Limpiar la mesa
puzzle-title-mob = Con ganas de pelea
puzzle-title-walk = Dos pájaros de un tiro
puzzle-title-weapon = A las armas
puzzle-title-cover = Bajo la alfombra
puzzle-title-two = Llegar y construir
puzzle-title-emerald = No la sueltes
puzzle-title-cash = A cobrar
puzzle-title-timing = Ahora o nunca
puzzle-title-line = Cruzar la meta
puzzle-title-spider = Un buen comienzo
puzzle-title-blade = La hoja más afilada
puzzle-title-chance = Última oportunidad
puzzle-title-bridge = Tender puentes
puzzle-title-witch = El riesgo compensa
puzzle-title-prepared = Lo primero es lo primero
puzzle-title-march = Adelantarse
puzzle-goal-desert = Construye una sola vez y llega a 16 o más en la carta A.
puzzle-goal-materials = Construye una sola vez y llega a 16 o más en la carta B.
puzzle-goal-safe = Toma dos bloques de forma que quien siga no pueda tomar una esmeralda.
puzzle-goal-layer = Toma dos bloques de forma que se agote la capa superior.
puzzle-goal-mob = Lucha por al menos 4 PE con una probabilidad del 60 % o más.
puzzle-goal-walk = Explora: ve a un cruce que esté junto a un zombi y a una espada de hierro.
puzzle-goal-weapon = Haz la acción que te permita derrotar al zombi con una probabilidad del 75 % o más.
puzzle-goal-cover = Construye una sola vez y llega a 20 o más en la carta C.
puzzle-goal-two = Explora y después construye: llega a 18 o más en la carta A.
puzzle-goal-emerald = Llega a 15 o más en la carta A y conserva tu esmeralda.
puzzle-goal-cash = Toma tu segundo bloque. ¿Cuál te da, con mucho, la mayor probabilidad de ganar?
puzzle-goal-timing = Toma tu segundo bloque. Hay uno que lo cambia todo.
puzzle-goal-line = Queda una acción y hay una sola forma segura de ganar. ¿Qué bloque tomas primero?
puzzle-goal-spider = Tu primer turno, queda una acción. ¿Cuál es la mejor forma de usarla?
puzzle-goal-blade = Queda una acción. Encuentra la decisión que gana más veces.
puzzle-goal-chance = Cuatro jugadores, queda una acción y la partida está a punto de acabar. ¿Cómo puedes ganar todavía?
puzzle-goal-bridge = Tres jugadores en el mismo cruce, y te queda una acción. ¿Y ahora?
puzzle-goal-witch = Cuatro jugadores, queda una acción y hay dos monstruos a tu lado. ¿Y ahora?
puzzle-goal-prepared = Tres jugadores, queda una acción y hay un esqueleto a tu lado. ¿Y ahora?
puzzle-goal-march = Cuatro jugadores y queda una acción. ¿Qué no debes dejar a los demás?
puzzle-why-desert = Ahora se tocan cuatro desiertos, contando los impresos: 4 × 4 = 16.
puzzle-why-materials = Ahora se tocan cuatro edificios de arena: 4 × 4 = 16.
puzzle-why-safe = Ahora ninguna esmeralda está libre por arriba y por dos lados, así que quien siga no puede tomarla.
puzzle-why-layer = La capa superior se ha agotado, así que todos puntúan la carta A.
puzzle-why-mob = Este monstruo da suficientes PE y ganas en el 63 % de los casos. Los más fuertes dan más, pero ganas muy pocas veces.
puzzle-why-walk = Ahora los dos están junto a ti: puedes tomar la espada o luchar contra el zombi.
puzzle-why-weapon = La espada de diamante tiene 4 ♥. Si la destapas, derrotas al zombi.
puzzle-why-cover = En el centro une cuatro corrales: 4 × 5 = 20. El edificio de debajo ya no cuenta.
puzzle-why-two = Ahora se tocan tres llanuras heladas: 3 × 6 = 18.
puzzle-why-emerald = Ahora se tocan cinco bosques: 5 × 3 = 15. Este edificio se paga con tus otros bloques.
puzzle-why-cash = Agota la capa superior: la carta A te da 20 PE y al otro jugador solo 10.
puzzle-why-timing = Agota la tercera capa: se puntúa la carta C y termina la partida. Ganas por 68 PE a 67.
puzzle-why-line = Dos bloques de esta esquina agotan dos capas: se puntúan las cartas B y C, y ganas.
puzzle-why-spider = Derrotas a la araña en el 90 % de los casos. Da 2 PE y, más adelante, una acción adicional.
puzzle-why-blade = La espada de diamante tiene 4 ♥, más que cualquier otra espada. Te ayuda en todos los combates que vengan.
puzzle-why-chance = Con la carta C llegas a 36 PE, pero otro jugador a 42. El creeper da 4 PE y otros 4 al final: bastan para ganar.
puzzle-why-bridge = Junto a tu primer puente, sube la carta C de 6 a 12 PE. Y el jugador que tiene tres puentes se queda sin él.
puzzle-why-witch = La bruja da 5 PE, y tus tres casillas de colinas otros 9 al final. Compensa aun con un 50 %.
puzzle-why-prepared = Con la espada de diamante, tu probabilidad contra el esqueleto es del 65 % en vez del 30 %. Ármate primero.
puzzle-why-march = Otros dos jugadores están en tu cruce y podrían tomar la espada de hierro. Sus 3 ♥ te ayudan en todos los combates que vengan.

## The coach in the first games

coach = Consejero
coach-off = Basta de consejos
coach-gone = El consejero está desactivado. Puedes activarlo otra vez en los ajustes.
coach-layer = Una capa está a punto de agotarse. Entonces puntuarán todos: prepárate o deja que otros la acaben.
coach-odds = Probablemente perderás este combate. Solo te cuesta una acción, pero un arma mejor ayuda.
coach-split = En algunas casillas este edificio reduce uno de tus grupos. Fíjate en los símbolos antes de elegir.
coach-build = Puedes pagar un edificio junto a ti. Las casillas iguales que se tocan forman un grupo, y los grupos puntúan.
coach-explore = Hace tiempo que no exploras. Destapa cartas nuevas para tener más opciones.
coach-start = Tienes dos acciones distintas. Con bloques pagas edificios.
coach-second = Te queda una acción, y tiene que ser otra.
coach-second-explore = Te queda una acción, y tiene que ser otra. Explora para ver qué hay a tu alrededor.
coach-second-collect = Te queda una acción, y tiene que ser otra. Toma bloques para pagar edificios.
coach-trade = Puedes canjear un monstruo por una acción adicional, incluso una que ya hayas hecho.
