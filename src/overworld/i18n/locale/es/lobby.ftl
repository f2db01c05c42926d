# A table before its game: making one, its options, the seats and who sits there.

## A new table

new-title = Nueva mesa
new-about = Elige quién juega y cómo. Puedes cambiarlo todo hasta que empiece la partida.
new-make = Crear la mesa
new-making = Creando la mesa…

## Seats

seat-title = Asientos
seat-of = Asiento { $number }, { $colour }
seat-number = Asiento { $number }
seat-who = ¿Quién juega en el asiento { $number }?
seat-here = Aquí
seat-here-about = una persona en este dispositivo
seat-online = En línea
seat-online-about = una persona en otro dispositivo
seat-bot = Bot
seat-bot-about = un bot de este servidor
seat-closed = Cerrado
seat-closed-about = aquí no juega nadie
seat-bot-level = Nivel del bot en el asiento { $number }
seat-name = Nombre
seat-name-of = Nombre en el asiento { $number }
seat-board = Tablero
seat-board-of = Tablero del asiento { $number }
seat-beginner = Puntuación para principiantes
seat-beginner-of = Puntuación para principiantes en el asiento { $number }
seat-beginner-about = Con la puntuación para principiantes cuentan todas las casillas con la característica elegida, adyacentes o no.
seat-add = Añadir un asiento

## Bots

bot-random = Azar
bot-random-about = juega al azar, para pruebas
bot-pebble = Guijarro
bot-pebble-about = fácil
bot-flint = Sílex
bot-flint-about = sólido
bot-obsidian = Obsidiana
bot-obsidian-about = fuerte
bot-diamond = Diamante
bot-diamond-about = el campeón
bot-with-about = { $name } – { $about }
strongest-about = El bot más fuerte con { $players } jugadores: { $name } ganó el { $percent } % (± { $within }) de { $games } partidas de prueba contra Obsidiana. A partes iguales sería el { $fair } %.
stranger-about = entrenado con otra caja

## Options

option-title = Opciones
option-box = Caja
option-first = Quién empieza
option-first-chance = Al azar
option-first-seat = { $name } ({ $colour })
option-deal = Preparación
option-deal-chance = Al azar
option-deal-own = Con el nombre que quieras
option-deal-name = Nombre de la preparación
option-deal-about = El mismo nombre da siempre la misma caja barajada, así otros también pueden jugarla. Pero cualquiera puede averiguar qué viene después: en una partida seria, elige «Al azar».
option-clock = Reloj
option-clock-off = Sin reloj
option-clock-bank = Minutos por partida
option-clock-days = Días por turno
option-minutes = Minutos por jugador
option-increment = Segundos extra tras cada turno
option-days = Días por turno
option-undo = Deshacer
option-undo-about = Puedes deshacer pasos hasta que se destape algo nuevo.
option-odds = Probabilidades en combate
option-odds-about = Muestra tu probabilidad de ganar antes de luchar.
option-hints = Pistas
option-hints-about = Durante la partida puedes pedir una pista.
option-spectators = Espectadores
option-spectators-about = Quien tenga el código puede mirar.
option-chat = Chat
option-chat-about = Jugadores y espectadores pueden escribirse.
option-on = sí
option-off = no
option-bank-value = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
  } por jugador y { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
  } más después de cada turno
option-days-value = { $days ->
    [one] un día
   *[other] { $days } días
  } por turno

## The lobby

lobby-title = Mesa { $code }
lobby-host = Esta mesa es tuya: elige cómo se juega y empieza la partida.
lobby-guest = Siéntate o mira. El anfitrión empieza la partida.
lobby-seated = Ya tienes asiento. Espera a que el anfitrión empiece la partida.
lobby-you = { $name } (tú)
lobby-host-mark = Anfitrión
lobby-free = Libre
lobby-away = Ausente
lobby-outside = Un bot externo
lobby-here = En el dispositivo del anfitrión
lobby-your-name = Tu nombre
lobby-another-name = Otro nombre
lobby-join = Sentarme aquí
lobby-join-of = Sentarme aquí: asiento { $number }, { $colour }
lobby-joined = Ocupas el asiento { $number }.
lobby-leave = Levantarme
lobby-leave-of = Levantarme: asiento { $number }
lobby-left = Has dejado el asiento { $number }.
lobby-kick = Expulsar
lobby-kick-of = Expulsar: { $name }, asiento { $number }
lobby-kicked = El asiento { $number } vuelve a estar libre.
lobby-rename = Cambiar de nombre
lobby-renamed = Ahora te llamas { $name }.
lobby-paint = Pintar mi personaje
lobby-start = Empezar
lobby-starting = Empezando…
lobby-start-ready = Ya están todos.
lobby-start-few = Ocupa al menos dos asientos para empezar la partida.
lobby-start-open = { $count ->
    [one] Queda un asiento libre. Espera a alguien, dáselo a un bot o ciérralo.
   *[other] Quedan { $count } asientos libres. Espera a alguien, dáselos a bots o ciérralos.
  }
lobby-start-wait = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
  }
lobby-start-host = La partida empieza cuando el anfitrión lo decida.
lobby-watching = { $count ->
    [0] No mira nadie.
    [one] Mira una persona.
   *[other] Miran { $count } personas.
  }
lobby-somebody-joined = { $name } ocupa el asiento { $number }.
lobby-somebody-left = El asiento { $number } vuelve a estar libre.
lobby-options-changed = El anfitrión ha cambiado las opciones de la partida.

## Inviting

invite-title = Invitar amigos
invite-code = Código
invite-code-spelt = Código: { $letters }
invite-link = Enlace a esta mesa
invite-share = Compartir…
invite-share-title = Overworld, mesa { $code }
invite-share-text = Ven a jugar en la mesa { $code }.
invite-qr = El enlace a la mesa { $code } como código QR: escanéalo con un teléfono
invite-local = Esta dirección solo funciona en este dispositivo. Para que entren otros, inicia el servidor con «overworld play --lan».

## Bots from outside

outside-title = Pon a jugar a tu propio bot
outside-about = Un programa puede ocupar un asiento libre con una clave de acceso. Guárdala en secreto: quien la tenga puede jugar en ese asiento.
outside-seat = Asiento libre
outside-none = Primero pon un asiento en «En línea».
outside-make = Crear una clave de acceso
outside-token = Clave de acceso para el asiento { $number }
outside-once = Solo la verás una vez. Cópiala ahora.

## Names for people who do not want to think of one
# At most 24 characters, no comma.

name-otter = Nutria atareada
name-heron = Garza paciente
name-badger = Tejón excavador
name-lynx = Lince sigiloso
name-marten = Garduña ágil
name-raven = Cuervo listo
name-hare = Liebre veloz
name-fox = Zorro errante
name-owl = Búho pensativo
name-beaver = Castor constructor
name-hedgehog = Erizo curioso
name-ibex = Íbice escalador
name-puffin = Frailecillo alegre
name-swift = Vencejo volador
name-newt = Tritón valiente
name-stoat = Comadreja audaz
name-crane = Grulla elegante
name-falcon = Halcón certero
name-wolf = Lobo andarín
name-bear = Oso amable
name-tortoise = Tortuga constante
name-gecko = Geco risueño
name-magpie = Urraca reluciente
name-squirrel = Ardilla ahorradora
name-mole = Topo minero
name-seal = Delfín feliz
name-walrus = Morsa sabia
name-moose = Alce imponente
name-bison = Bisonte robusto
name-goose = Oca viajera
name-kestrel = Cernícalo atento
name-robin = Petirrojo jovial
name-wren = Reyezuelo diminuto
name-toad = Sapo afortunado
name-cricket = Grillo cantarín
name-beetle = Escarabajo brillante
name-salmon = Salmón saltarín
name-dormouse = Lirón soñador
name-ermine = Armiño nevado
name-firefly = Luciérnaga radiante
# How an adjective and an animal make a name. The page mixes the names above in this order.
guest-name-pattern = { $animal } { $adjective }
# Names whose adjectives fit each other, such as those of one gender, between slashes. The page mixes only within a group.
# The names that are not listed are a group too. “all” lists none.
guest-name-groups = otter heron marten hare stoat crane tortoise magpie squirrel walrus goose firefly
