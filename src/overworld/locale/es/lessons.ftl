# Lessons, puzzles and the coach. A bubble has two short sentences and 160 characters at most;
# lessons 0 to 7 have 900 words together.

## The page of the lessons

learn-title = Aprender a jugar
learn-about = Lecciones cortas: tú juegas y las reglas llegan solas. Ocho minutos en total.
learn-lesson = Lección { $number }: { $title }
learn-finished = Hecha
learn-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
learn-begun = Te quedaste en el paso { $step }
learn-puzzles = Retos
learn-puzzles-about = Diez pequeñas posiciones para ponerte a prueba.
learn-missing = No hay lecciones para esta caja.

## Around every lesson and puzzle

guide-step = Paso { $step } de { $count }
guide-next = Siguiente
guide-back = Atrás
guide-show = Enséñamelo
guide-why = ¿Por qué?
guide-skip = Saltar la lección
guide-again = Empezar de nuevo
guide-leave = Salir
guide-following = Lección siguiente
guide-all = Todas las lecciones
guide-puzzles-all = Todos los retos
guide-try = { $material } en { $place }: mira si se puede tomar

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

lesson-other = También vale, ¡bien visto! Por ahora, prueba con lo que está marcado.
lesson-done = ¡Muy bien, lección terminada!

## 0: welcome

lesson-welcome-hello = ¡Te damos la bienvenida al mundo real! Reúne bloques, explora, construye un hogar y planta cara a los monstruos.
lesson-welcome-goal = Cada capa que se agota en el cubo trae una puntuación. Tras la tercera, gana quien tenga más puntos de experiencia (PE).
lesson-welcome-turn = En tu turno haces dos de estas cinco acciones. Tienen que ser diferentes.
lesson-welcome-character = Elige un personaje para tu primera partida. En estas lecciones juegas con el rojo.

## 1: the cube

lesson-cube-rotate = Sesenta y cuatro bloques, y todos sirven. Gira el cubo con las flechas redondas o arrástralo.
lesson-cube-covered = Puedes tomar un bloque si está libre por arriba y por dos lados. Prueba con este.
lesson-cube-corner = Solo tiene un lado libre. Una esquina tiene dos: elige Bloques y toma este.
lesson-cube-second = Con esta acción tomas dos bloques. Ahora la esmeralda tiene un lado libre más: ¡tómala!
lesson-cube-second-other = Podrías. Pero mira, ¡hay una esmeralda!
lesson-cube-emerald = Una esmeralda vale por cualquier bloque que te falte. ¡No las pierdas de vista!
lesson-cube-layers = Dos bloques menos en la capa superior. Cuando se agote, puntuarán todos.

## 2: explore

lesson-explore-crossing = Estás en un cruce, entre cuatro mazos o fichas. Lo que hay ahí está a tu alcance.
lesson-explore-walk = Explorar: camina hasta dos pasos por los caminos. Ve aquí.
lesson-explore-found = Has destapado todo a tu alrededor: un edificio, un monstruo y dos armas. Todo está a tu disposición.
lesson-explore-sword = Te queda una acción, de otra clase. ¡Toma la espada de hierro!
lesson-explore-end = Ya has hecho las dos acciones. Nada ocurre solo: termina tu turno.
lesson-explore-shared = Guijarro ha venido a tu cruce, que está permitido, y ha construido. La siguiente carta del mazo está boca abajo.
lesson-explore-stay = También se puede explorar sin moverse. Quédate aquí y destapa la nueva carta.
lesson-explore-stay-other = Buena idea para luego. Primero mira lo que tienes delante de las narices.
lesson-explore-well = ¡Un nuevo edificio! Quien mira a su alrededor tiene más donde elegir.

## 3: build

lesson-build-tile = Este edificio pide dos bloques de tronco y uno de piedra. Tiene un bioma, un material y un tipo.
lesson-build-emerald = No tienes piedra, pero una esmeralda sirve. Constrúyelo en el centro de tu tablero.
lesson-build-emerald-other = Vale cualquier casilla. Pero la del centro une más desiertos: ponlo ahí.
lesson-build-lens = Mira qué ha cambiado: observa tu tablero con la carta A.
lesson-build-end = Ahora se tocan cuatro desiertos, con los impresos: 16 PE en la puntuación A. Termina tu turno.
lesson-build-over = Los edificios grandes dan PE al momento; este, 4. Ponlo encima del pequeño, que dejará de contar.
lesson-build-over-other = También vale. ¡Pero prueba una vez a construir encima!
lesson-build-gain = Cuatro PE para ti. Cuando elijas una casilla, piensa en los grupos.

## 4: weapons and a first fight

lesson-fight-pile = Abre tus armas. Dos espadas y tres patatas envenenadas que no hacen ningún daño.
lesson-fight-zombie = El zombi tiene 2 corazones. Destapas tres fichas y con 2 corazones o más ganas: ¡a luchar!
lesson-fight-lost = Un corazón: hoy no. Solo pierdes la acción, y las fichas vuelven al mazo.
lesson-fight-sword = Hazte más fuerte: toma la espada de hierro, que tiene 3 corazones.
lesson-fight-sword-other = Se puede. Pero ahora te ayudará más una espada.
lesson-fight-end = Ya está en tu mazo. Termina tu turno.
lesson-fight-again = Guijarro ha jugado y el zombi sigue ahí. ¡Inténtalo otra vez!
lesson-fight-won = ¡Derrotado! Recibes sus PE y te quedas la carta; luego verás para qué sirve.

## 5: special tokens

lesson-tokens-enderman = Tu mazo tiene ya cuatro fichas especiales. ¡Atrévete con el enderman y sus 6 corazones!
lesson-tokens-bow = ¡Un arco! Te deja destapar una ficha más: hazlo.
lesson-tokens-pickaxe = La azada de oro te ha dado 2 PE, pase lo que pase. El pico te da un bloque: toma la esmeralda.
lesson-tokens-pickaxe-other = Ese bloque también está libre. La esmeralda vale más.
lesson-tokens-tnt = Llevas tres corazones. El TNT suma 5, pero luego desaparece para siempre: ¡detónalo!
lesson-tokens-won = Ocho corazones, ¡el enderman es tuyo! Todas las fichas menos el TNT vuelven a tu mazo.

## 6: scoring

lesson-scoring-few = Quedan dos bloques en la capa superior. ¡Llega la puntuación A!
lesson-scoring-first = Toma el primero.
lesson-scoring-last = Y ahora el último.
lesson-scoring-last-other = Así la capa no se agota. Toma mejor su último bloque.
lesson-scoring-end = La capa se ha agotado. La puntuación espera al final de tu turno: termínalo.
lesson-scoring-choose = Elige un bioma: cuenta su grupo más grande, nunca en diagonal. Los desiertos dan 4 por 4.
lesson-scoring-choose-other = Tendrías menos PE. Cuatro desiertos a 4 PE cada uno es lo mejor.
lesson-scoring-blue = ¡Dieciséis PE! Guijarro también ha puntuado, con dos casillas de llanura helada.
lesson-scoring-later = Luego vienen la B, materiales, y la C, tipos. Ahí solo cuentan edificios, no el suelo impreso.

## 7: mobs and the end

lesson-end-mobs = El zombi se puede devolver por una acción adicional. El esqueleto espera: puntúa al final.
lesson-end-first = Queda poco cubo. Toma este bloque…
lesson-end-layer = …y el de debajo. Así se agota la segunda capa.
lesson-end-trade = Ya has hecho tus acciones, pero una más vendría bien. ¡Devuelve el zombi!
lesson-end-trade-other = Podrías terminar aquí. Devuelve antes el zombi y verás.
lesson-end-extra = Una acción adicional puede repetir clase. Vuelve a tomar bloques.
lesson-end-last = Uno más y también se agota la tercera capa.
lesson-end-end = Dos capas en un turno: tocan la B y la C. Termina tu turno.
lesson-end-materials = Primero la B: tus tres edificios de tronco se tocan. Elige tronco.
lesson-end-materials-other = Mira otra vez: lo que más da son tres edificios de tronco.
lesson-end-types = Y ahora la C, la última. Se tocan tres casas.
lesson-end-types-other = Aquí las casas te dan más.
lesson-end-over = Tu esqueleto ha dado 2 PE por cada bosque. Es un empate y deciden los bloques en reserva: ¡ganas tú!

## 8: the first game

learn-first = Ya sabes todo lo necesario. Guijarro es amable, y el consejero te ayudará de vez en cuando.
learn-first-start = Jugar contra Guijarro

## Puzzles

puzzles-title = Retos
puzzles-about = Cada uno tiene un objetivo que seguro que puedes alcanzar. Tómate tu tiempo.
puzzles-solved = { $count ->
    [one] { $count } de { $all } resuelto
   *[other] { $count } de { $all } resueltos
}
puzzle-number = Reto { $number }: { $title }
puzzle-done = Resuelto
puzzle-yes = ¡Resuelto, muy bien!
puzzle-no = Casi: así no se alcanza el objetivo. Inténtalo otra vez.
puzzle-missed-score = Así consigues { $reached } de { $needed }. Inténtalo otra vez.
puzzle-missed-keeps = Los puntos están bien, pero conservas { $reached } de { $needed }. Inténtalo otra vez.
puzzle-missed-odds = Así ganas con un { $reached } %; hacía falta un { $needed } %. Inténtalo otra vez.
puzzle-missed-reward = Así consigues { $reached } PE de { $needed }. Inténtalo otra vez.
puzzle-missed-near = A tu lado: { $reached } de { $needed }. Inténtalo otra vez.
puzzle-missed-safe = Quien juegue después podría tomar una esmeralda enseguida. Inténtalo otra vez.
puzzle-missed-layer =
    { $reached ->
        [one] Queda un bloque de la capa.
       *[other] Quedan { $reached } bloques de la capa.
    } Inténtalo otra vez.
puzzle-on = De momento, bien. ¿Y ahora?
puzzle-following = Reto siguiente
puzzle-again = Probar otra vez
puzzle-title-desert = Tierra de arena
puzzle-title-materials = Tal para cual
puzzle-title-safe = Nada de verde
puzzle-title-layer = Borrón y cuenta nueva
puzzle-title-mob = Con ganas de pelea
puzzle-title-walk = Dos pájaros de un tiro
puzzle-title-weapon = A las armas
puzzle-title-cover = Bajo la alfombra
puzzle-title-two = Llegar y construir
puzzle-title-emerald = No la sueltes
puzzle-goal-desert = Puntúa 16 o más en la carta A con un solo edificio.
puzzle-goal-materials = Puntúa 16 o más en la carta B con un solo edificio.
puzzle-goal-safe = Toma dos bloques de forma que el siguiente jugador no pueda tomar una esmeralda.
puzzle-goal-layer = Toma dos bloques de forma que se agote la capa superior.
puzzle-goal-mob = Lucha por al menos 4 PE con una probabilidad del 60 % o más.
puzzle-goal-walk = Explora hasta un cruce que tenga un zombi y una espada de hierro.
puzzle-goal-weapon = Haz lo que te permita derrotar al zombi con una probabilidad del 75 % o más.
puzzle-goal-cover = Puntúa 20 o más en la carta C con un solo edificio.
puzzle-goal-two = Explora y después construye: puntúa 18 o más en la carta A.
puzzle-goal-emerald = Puntúa 15 o más en la carta A y conserva tu esmeralda.

## The coach in the first games

coach = Consejero
coach-off = No más consejos
coach-gone = El consejero está desactivado. Lo encuentras en los ajustes.
coach-layer = Esta capa casi se ha agotado. Cuando ocurra, puntuarán todos: prepárate o deja que otros la acaben.
coach-odds = Lo más probable es que pierdas este combate. Solo te cuesta una acción, pero un arma mejor ayuda.
coach-split = En algunas casillas este edificio reduce uno de tus grupos. Fíjate en las señales antes de elegir.
coach-build = Puedes pagar un edificio junto a ti. Lo que puntúa son los grupos que se tocan.
coach-explore = Hace tiempo que no exploras. Cartas nuevas, opciones nuevas.
