# The table in the browser: prompts, actions, menu.

## Prompts: who must do what, one sentence

ask-set_up = Preparando la mesa…
ask-chance = Destapando…
ask-act-mine = Te toca. Elige la acción { $number } de 2.
ask-act = { $who } elige la acción { $number } de 2.
ask-unknown = { $who } decide.
ask-unknown-mine = Elige una de estas opciones.
ask-extra-mine = Elige tu acción adicional.
ask-extra = { $who } elige una acción adicional.
ask-second-mine = Toma tu segundo bloque.
ask-second = { $who } elige un segundo bloque.
ask-bow-mine = ¡Un arco! ¿Destapas una ficha más? Tienes { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
  } (se necesitan { $needed }).
ask-bow = { $who } ha destapado un arco: { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
  } (se necesitan { $needed }).
ask-pickaxe-mine = ¡Un pico! ¿Tomas un bloque? Tienes { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
  } (se necesitan { $needed }).
ask-pickaxe = { $who } ha destapado un pico: { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
  } (se necesitan { $needed }).
ask-tnt-mine = ¡TNT! ¿Lo detonas? Tienes { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
  } (se necesitan { $needed }); con él, { $detonated }.
ask-tnt = { $who } decide qué hacer con el TNT: { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
  } (se necesitan { $needed }); con él, { $detonated }.
ask-fight-mine = ¿Luchas contra este monstruo?
ask-end-mine = Ya has hecho tus acciones. Termina tu turno.
ask-end = { $who } termina su turno.
ask-trade-mine = Termina tu turno o canjea un monstruo por una acción más.
ask-trade = { $who } termina su turno o canjea un monstruo.
ask-score-mine = Puntuación { $card }. Elige qué puntuar.
ask-score = { $who } elige qué puntuar en la carta { $card }.
ask-over = La partida ha terminado. Gana { $winners } con { $score } PE.
ask-over-shared = La partida ha terminado. Victoria compartida con { $score } PE: { $winners }.
# Several people share this device: whose sentence it is.
ask-named = { $who }: { $sentence }

## Actions

actions = Acciones
action-collect = Bloques
action-explore = Explorar
action-build = Construir
action-fight = Luchar
action-weapon = Arma
action-any = Elige algo que brille: un bloque, un cruce, una carta o una ficha.
action-chosen-collect = Elige un bloque con el borde brillante.
action-chosen-explore = Elige un cruce a { $steps } pasos como máximo. También puedes quedarte.
action-chosen-build = Elige un edificio junto a ti.
action-chosen-space = Elige una casilla de tu tablero.
action-chosen-fight = Elige un monstruo junto a ti.
action-chosen-mob = Destapas fichas de tu mazo. No se puede deshacer.
action-chosen-weapon = Elige un arma junto a ti.
action-cancel = Cancelar
action-confirm = Confirmar
prompt-whole = Leer más
action-confirm-what = Toca otra vez o confirma: esto no se puede deshacer.
action-undo = Deshacer
action-end = Fin de turno
action-trade = Canjear monstruo
action-hint = Pista
race = PE: { $all }
race-entry = { $who } { $xp }
bar-turn = Turno { $turn }
bar-day = Partida del día: este intento cuenta
try-out = Prueba desde el turno { $turn }
try-out-back = Volver a la partida original
try-out-begun = Esto es una prueba. El menú lleva de vuelta a la partida original.
slot-collect = { $count } para tomar
slot-explore = { $count } cruces
slot-build = { $count } cerca
slot-fight = { $count } cerca
slot-weapon = { $count } cerca
slot-none = nada ahora
slot-done = hecho
ending-in = { $seconds ->
    [one] Tu turno termina en 1 segundo.
   *[other] Tu turno termina en { $seconds } segundos.
  }
ending-stop = Todavía no

## Undo

undo-not-nothing = Todavía no hay nada que deshacer.
undo-not-revealed = Se ha destapado algo nuevo: ya no se puede deshacer.
undo-not-ended = El turno ha terminado: ya no se puede deshacer.
undo-not-turn_start = El turno acaba de empezar: no hay nada que deshacer.
undo-not-other_player = Desde entonces ha decidido otra persona: ya no se puede deshacer.
undo-not-yours = Solo puedes deshacer tus propias decisiones.
undo-not-off = En esta mesa no se puede deshacer.

## Parts of the table

part-world = Mundo real
part-cube = Cubo
part-board = Tablero
part-log = Historial
part-me = Mi zona
part-opponents = Los demás
part-views = Partes de la mesa
part-side = Historial y chat
part-chat = Chat
skip-actions = Ir a las acciones
skip-world = Ir al mundo real
skip-cube = Ir al cubo
skip-me = Ir a tu zona
stage-now = En pantalla: { $part }.

## Menu

menu = Menú
menu-home = Dejar la mesa
menu-overview = Cartas de resumen
menu-rules = Reglas
menu-replay = Repetición
menu-record = Descargar la partida
menu-link = Copiar el enlace
menu-copied = Enlace copiado.
menu-seat = Seguir en otro dispositivo
menu-settings = Ajustes
menu-keys = Teclas
menu-resign = Abandonar
menu-resign-sure = ¿Quieres abandonar esta partida?
menu-resign-two = Gana tu rival.
menu-resign-more = Un bot juega en tu lugar hasta el final.
menu-resign-day = Es tu único intento del día. Si te rindes, quedas en último lugar y sin puntos.
menu-paint = Mostrar el personaje que he pintado
menu-delete = Borrar la mesa
menu-delete-sure = ¿Borrar esta mesa, con su partida y su chat, para todo el mundo?
leave-sure = ¿Quieres dejar esta mesa?
leave-kept = Tu asiento queda reservado: vuelve con el mismo enlace o desde «Tus mesas».
leave-yes = Dejar la mesa
leave-no = Quedarme
yes-resign = Abandonar
yes-delete = Borrar
table-code = Mesa { $code }
table-of = { $title } – mesa { $code }
spectators = { $count ->
    [0] No mira nadie
    [one] Mira 1 persona
   *[other] Miran { $count } personas
  }
connection-online = En línea
connection-lag = En línea, { $ms } ms
connection-offline = Sin conexión
connection-connecting = Conectando
connection-late = Lenta
connection-busy = Ocupado
connection-refused = Cerrada
connection-gone = Borrada
decision-waiting = Tu última jugada todavía se está enviando.

## Read-outs

read-last = Lo último: { $text }
read-last-none = Todavía no ha pasado nada.
read-standings = Puntos: { $list }.
read-standing = { $who } { $xp } PE
read-cube = Cubo: { $blocks ->
    [one] queda 1 bloque
   *[other] quedan { $blocks } bloques
  }; { $layers }. { $takeable ->
    [0] Ahora no puedes tomar ningún bloque.
    [one] Hay 1 bloque libre.
   *[other] Hay { $takeable } bloques libres.
  }
read-layer = capa { $layer }: { $left }
read-block = { $material } ({ $places })
read-blocks = Puedes tomar: { $list }.
read-near = Junto a ti: { $list }
read-near-none = No hay nada junto a ti.
read-near-building = { $name }: { $xp } PE, cuesta { $cost }.
read-near-building-can = { $name }: { $xp } PE, cuesta { $cost }; puedes construirlo.
read-near-mob = { $name }: { $xp } PE, { $needs }.
read-near-mob-chance = { $name }: { $xp } PE, { $needs }; probabilidad de ganar: { $chance }.
read-near-weapon = { $name }: { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
  }.
part-count = { $part } ({ $count })

## Overview cards

overview-turn = Tu turno
overview-two = Haz dos acciones diferentes.
overview-collect = Toma 2 bloques del cubo, uno tras otro: deben estar libres por arriba y al menos por 2 lados.
overview-explore = Muévete 0, 1 o 2 pasos y destapa todo lo que te rodea.
overview-build = Paga los bloques de un edificio junto a ti y ponlo en cualquiera de tus 9 casillas.
overview-fight = Destapa 3 fichas contra un monstruo junto a ti. Con suficientes corazones, lo derrotas.
overview-weapon = Toma un arma junto a ti y mézclala con tu mazo.
overview-extra = Después puedes canjear monstruos de acción adicional: cada uno te da una acción más, la que quieras.
overview-card-A = A: biomas
overview-card-B = B: materiales
overview-card-C = C: tipos
overview-when = { $layer ->
    [1] Cuando se agota la capa superior del cubo.
    [2] Cuando se agota la segunda capa.
   *[3] Cuando se agota la tercera capa; después termina la partida.
  }
overview-what = A elegir
overview-each = PE por casilla
overview-now = Tus puntos ahora
overview-sum = { $spaces } × { $points } = { $total }
overview-printed = Cuenta tu grupo más grande de casillas adyacentes, incluidos los biomas impresos.
overview-not-printed = Cuenta tu grupo más grande de edificios adyacentes.

rules-page = Reglas
