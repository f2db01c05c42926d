# The page around the game: what every screen shares, the first page, settings, painting.

loading = Cargando…
loading-failed = No se ha podido cargar esta página. Comprueba tu conexión e inténtalo de nuevo.
loading-again = Todavía no se ha podido cargar. Volviendo a intentarlo…
page-static = Overworld se está cargando. Si no aparece nada, comprueba tu conexión y vuelve a cargar la página. Necesita JavaScript.
close = Cerrar
spoken = Avisos

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Saltar al contenido
page-home = Overworld, ir al inicio
page-reload = Volver a cargar la página
page-bar = Este sitio
page-language = Idioma
page-theme = Claro u oscuro
page-theme-system = Automático
page-theme-light = Claro
page-theme-dark = Oscuro
page-settings = Ajustes
page-places = En torno al juego
page-learn = Aprender
page-puzzles = Retos
page-cancel = Cancelar
page-copy = Copiar
page-copy-of = Copiar: { $what }
page-copied = Copiado.
page-not-copied = Este navegador no deja copiar a las páginas. Selecciona el texto y cópialo a mano.
page-lost-title = Aquí solo crece la hierba
page-lost = No hay ninguna página en { $path }. Quizá se perdió una letra por el camino.
page-lost-home = Volver al inicio
broken-title = Algo ha ido mal
broken-about = Esta parte de la página ha fallado. Tu partida está a salvo: está guardada en el servidor.
broken-note = Algo ha ido mal aquí. Si no sigue, vuelve a cargar la página.

## The first page

home-title = Te damos la bienvenida
home-line = Excava el cubo, recorre la tierra y construye su rincón más bello.
home-play-title = Jugar ya
home-play = Jugar contra un bot
home-playing = Preparando la mesa…
home-continue = Continuar: es tu turno
home-bots = ¿Contra quién?
home-daily-title = Partida del día
home-daily = Jugarla
home-daily-about = Hoy, el mismo reparto para todo el mundo, contra Sílex.
home-daily-first = Nadie la ha terminado todavía.
home-daily-results =
    Lo mejor hasta ahora: { $best } PE. { $count ->
        [one] Jugada una vez.
       *[other] Jugada { $count } veces.
    }
home-daily-mine = Tú: { $xp } PE
home-people-title = Con más gente
home-new = Nueva mesa
home-new-about = En un mismo dispositivo, en línea o con bots.
home-join-label = Código o enlace de una mesa
home-join-example = QK7MPX
home-join = Unirse
home-join-bad = Un código tiene seis letras y cifras, como QK7MPX. Nunca lleva 0 ni O, ni 1, I o L.
home-learn = Aprender a jugar
home-learn-on = Seguir
home-learn-about = Tú juegas y las reglas llegan solas: ocho minutos.
home-week = Tu semana
home-week-day = { $day }: { $xp } PE
home-week-wins = Ganadas: { $wins } de { $games }.
home-puzzle = Reto del día
home-puzzle-solve = Resolverlo
page-rules = Reglas
gallery-title = Todo lo que hay en la caja
gallery-of = Edificios: { $biome }
gallery-mobs = Monstruos
gallery-weapons = Armas
gallery-unseen = Sin ver: { $left } de { $count }
home-import = Abrir un registro…
home-import-about = Mira una partida guardada en un archivo.
home-about = Acerca de
home-about-title = Acerca de Overworld
home-about-game = Overworld es un programa libre para jugar al juego de mesa Builders & Biomes. No es oficial: los propietarios del juego y de sus nombres ni lo han hecho ni lo han aprobado, y no tienen nada que ver con él.
home-about-own = Todos los textos, imágenes y sonidos son propios. El programa y su código fuente son libres, con la licencia MIT.
home-about-private = No hay cuentas y no se pide nada a ningún otro sitio. Lo que elijas en los ajustes se queda en este navegador.
home-tables = Tus mesas
home-tables-none = Todavía no hay mesas. Tus partidas te esperarán aquí.
home-tables-loading = Buscando tus mesas…
home-tables-all = Mostrar las { $count }
home-table = Mesa { $code }
home-table-your-turn = Te toca
home-table-turn = Le toca a { $name }
home-table-at = Turno { $turn }, { $xp } PE
home-table-lobby = Aún sin empezar
home-table-playing = En juego
home-table-won = Terminada. Victoria: { $names }
home-table-over = Terminada
home-table-replay = Un registro para mirar
home-table-archived = Archivada
home-table-delete-of = Borrar la mesa { $code }
home-delete-title = ¿Borrar la mesa { $code }?
home-delete-text = La partida, su registro y su chat desaparecerán para todo el mundo. No se puede deshacer.
home-delete-yes = Borrar para siempre
home-deleted = La mesa { $code } ya no existe.

## Settings

settings-title = Ajustes
settings-about = Se quedan en este navegador y no se le cuentan a nadie.
settings-look = Aspecto e idioma
settings-play = Durante la partida
settings-attention = Cuando te toca
settings-you = Tú
settings-theme = Claro u oscuro
settings-language = Idioma
settings-sound = Sonidos
settings-sound-about = Un sonido breve cuando tienes que decidir y cuando pasa algo. Al principio están apagados.
settings-vibrate = Vibración
settings-vibrate-about = Una vibración breve cuando te toca y en tus propios combates. Al principio está apagada.
settings-notify = Notificaciones
settings-notify-about = Un mensaje del navegador cuando te toca y estás mirando otra cosa.
settings-notify-closed = Se te avisa cuando te toca, también con la página cerrada.
settings-notify-open = Se te avisa cuando te toca mientras la página está abierta; este navegador no puede más.
settings-notify-denied = Este navegador no permite notificaciones aquí. Puedes cambiarlo en los ajustes del navegador para este sitio.
settings-notify-missing = Este navegador no tiene notificaciones.
settings-auto-end = Terminar mi turno automáticamente
settings-auto-end-about = Cuando no queda nada por hacer, el turno termina a los tres segundos. Hasta entonces puedes pararlo.
settings-confirm = Un segundo toque antes de lo que no se puede deshacer
settings-confirm-touch = En pantallas táctiles
settings-confirm-always = Siempre
settings-confirm-never = Nunca
settings-confirm-about = Los pasos que destapan algo no se pueden deshacer. Llevan un candado.
settings-skip = Saltar las preguntas que no cambian nada
settings-skip-about = Si un TNT no va a cambiar el combate, te lo quedas sin que se te pregunte.
settings-curtain = Telón entre jugadores
settings-curtain-about = Si varias personas comparten un dispositivo, cubre la mesa hasta que la siguiente esté lista.
settings-coach = Consejero
settings-coach-about = Te da un consejo de vez en cuando, como mucho uno por turno. En tus tres primeras partidas aparece solo.
settings-no-spoilers = Repeticiones sin destripes
settings-no-spoilers-about = Oculta el resultado, la duración y lo que está por venir.
settings-shortcuts = Teclas sueltas
settings-shortcuts-about = Las teclas de abajo. Desactívalas si dictas o si sueles pulsar teclas sin querer.
settings-name = Nombre en las mesas nuevas
settings-name-about = Si lo borras, se sorteará otro para ti.
settings-character-paint = Pinta tu personaje
settings-character-about = Ocho por ocho píxeles que te representan en el tablero.

## Without a network, and new versions

offline-title = Sin conexión
offline-lessons = Esta página, las lecciones y los retos se abren sin conexión.
offline-lessons-not = Las lecciones y los retos se guardarán para cuando no haya conexión.
offline-games = Partidas que guardas
offline-games-none = Todavía ninguna. Mira la repetición de una partida terminada y elige «Guardar para ver sin conexión».
offline-forget = Olvidar
offline-forget-of = Olvidar la mesa { $code }
offline-forgotten = La mesa { $code } ya no se guarda aquí.
offline-clear = Borrarlo todo
offline-clear-about = Borra lo que este navegador guarda de Overworld, salvo tus ajustes. La página se guardará otra vez cuando vuelvas.
offline-cleared = Ya no se guarda nada.
offline-impossible = Este navegador no guarda nada de esta página. La mayoría solo lo hace con direcciones https.
update-title = Nueva versión
update-ready = Hay una versión nueva lista.
update-now = Actualizar
update-later = Más tarde
update-your-turn = Termina primero tu turno y actualiza después.
update-missing = El servidor tiene una versión más nueva y una parte de esta página ya no está. Vuelve a cargar la página: tu mesa sigue como estaba.

## Keys

keys-title = Teclas
keys-key = Tecla
keys-does = Qué hace
keys-actions = 1 a 5
keys-actions-does = elegir una de las cinco acciones
keys-undo = U
keys-undo-does = deshacer el último paso
keys-end = X
keys-end-does = terminar tu turno
keys-hint = H
keys-hint-does = pedir una pista, si la mesa lo permite
keys-press = Intro
keys-press-does = pulsar lo que tiene el foco
keys-turn = Q y E
keys-turn-does = girar el cubo a la izquierda o a la derecha
keys-arrows = Flechas
keys-arrows-does = moverte por el tablero y por los bloques; en una repetición, un paso atrás o adelante
keys-ends = Inicio y Fin
keys-ends-does = en una repetición, ir al principio o al final
keys-turns = [ y ]
keys-turns-does = en una repetición, un turno atrás o adelante
keys-last = L
keys-last-does = oír lo último que ha pasado
keys-standings = S
keys-standings-does = oír cómo va la partida
keys-cube = C
keys-cube-does = oír qué se puede tomar del cubo
keys-near = N
keys-near-does = oír qué hay junto a ti
keys-help = ?
keys-help-does = mostrar esta lista
keys-back = Esc
keys-back-does = volver un paso atrás; en una repetición, al presente

## Painting

paint-title = Pinta tu personaje
paint-about = Elige un color y pulsa un píxel. Con el teclado: las flechas para moverte, Intro o Espacio para pintar.
paint-grid = Dibujo, ocho filas de ocho píxeles
paint-pixel = fila { $row }, columna { $column }, { $colour }
paint-colours = Colores
paint-tools = Herramientas
paint-pen = Lápiz
paint-fill = Rellenar
paint-erase = Goma
paint-mirror = Espejo
paint-mirror-about = pinta también la otra mitad
paint-clear = Vaciar
paint-undo = Deshacer
paint-undo-none = No hay nada que deshacer.
paint-start = Empezar con
paint-start-of = Empezar con el personaje { $colour }
paint-preview = Así se ve en la mesa
paint-remove = No usar mi dibujo
paint-removed = Tu dibujo ya no se usa. Juegas con el personaje de tu color.
paint-painted = { $colour }, fila { $row }, columna { $column }
paint-cleared = El dibujo está vacío.
paint-undone = Deshecho.
paint-kept = Cada trazo se guarda en este navegador. Se verá en las mesas a las que te unas a partir de ahora.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = No se puede contactar con el servidor. Comprueba tu conexión e inténtalo de nuevo.
refused-no_table = No hay ninguna mesa { $code }. Revisa el código: quizá haya una letra mal o la mesa se haya borrado.
refused-no_step = La partida no tiene ese paso; el último es el { $most }.
refused-no_route = El servidor no conoce lo que se le ha pedido. Recarga la página para tener la última versión.
refused-wrong_method = El servidor no conoce lo que se le ha pedido. Recarga la página para tener la última versión.
refused-malformed = El servidor no ha entendido esta página. Recárgala para tener la última versión.
refused-too_large = Es más de lo que el servidor acepta de una vez.
refused-bad_options = { $field ->
    [seats] Una mesa necesita al menos dos asientos que no estén cerrados, y una partida que continúa conserva sus asientos.
    [board] Cada asiento necesita un tablero de un color propio.
    [bot] Aquí no se conoce alguno de los bots. Elige otro.
    [first] Quien empieza debe estar en la mesa.
    [deal] El nombre de un reparto tiene de 1 a 40 caracteres, y una partida que continúa no se puede repartir otra vez.
    [clock] El reloj necesita una reserva de entre 10 segundos y 24 horas y como mucho una hora por turno, o bien de 1 a 30 días.
   *[other] Así no se puede jugar en una mesa.
  }
refused-bad_record = Este archivo no es el registro de una partida o está dañado.
refused-bad_name = Un nombre tiene como mucho { $longest } caracteres y ninguna coma.
refused-bad_chat = Una línea tiene de 1 a { $longest } caracteres imprimibles.
refused-bad_paint = El dibujo está dañado. Píntalo de nuevo.
refused-bad_move = Eso no es posible aquí.
refused-bad_origin = El servidor no reconoce esta página como suya. Ábrela en la dirección que te dio el anfitrión.
refused-bad_host = El servidor no se conoce por este nombre. Ábrelo en la dirección que te dio el anfitrión.
refused-not_host = Eso solo lo puede hacer el anfitrión de la mesa.
refused-not_your_seat = { $seat ->
    [0] Ese asiento es de otra persona.
   *[other] El asiento { $seat } es de otra persona o ha pasado a otro dispositivo.
  }
refused-no_secret = El servidor aún no conoce este navegador. Permite las cookies de este sitio y recarga la página.
refused-option_off = { $option ->
    [hints] En esta mesa no hay pistas mientras dura la partida.
    [undo] En esta mesa no se puede deshacer.
    [chat] En esta mesa no hay chat.
   *[other] En esta mesa se juega sin eso.
  }
refused-muted = El anfitrión te ha silenciado.
refused-no_spectators = Solo quienes juegan pueden ver esta mesa. Pide al anfitrión que te deje mirar.
refused-stale = Alguien se te ha adelantado y la partida ha seguido. Vuelve a mirar.
refused-illegal = Las reglas no lo permiten ahora.
refused-not_your_turn = { $seat ->
    [0] No te toca.
   *[other] No te toca: decide el asiento { $seat }.
  }
refused-cannot_undo = { $reason ->
    [revealed] Se ha destapado algo nuevo, así que no se puede deshacer.
    [ended] El turno ha terminado, así que no se puede deshacer.
    [turn_start] El turno acaba de empezar.
    [other_player] Desde entonces ha decidido otra persona.
    [nothing] Todavía no hay nada que deshacer.
   *[other] Esto no se puede deshacer.
  }
refused-seat_taken = El asiento { $seat } no está libre. Elige otro.
refused-seats_open = Todavía no hay nadie en el asiento { $seat }. Espera a alguien, dáselo a un bot o ciérralo.
refused-already_started = La partida ya ha empezado; eso solo se podía hacer antes.
refused-not_started = La partida aún no ha empezado.
refused-game_over = La partida ha terminado.
refused-not_over = La partida aún no ha terminado.
refused-led = Otra persona dirige este análisis. Puedes seguir mirando a tu aire.
refused-not_away = { $left ->
    [0] Ahí no falta nadie.
    [one] Espera un segundo más a ver si vuelve.
   *[other] Espera { $left } segundos más a ver si vuelve.
  }
refused-archived = Esta mesa llevaba tanto tiempo en silencio que se ha archivado. Puedes mirarla y seguir desde cualquier paso en una mesa nueva.
refused-no_clock = Esta mesa no tiene reloj.
refused-too_many_actions = Demasiado deprisa. Espera un momento e inténtalo de nuevo.
refused-too_many_requests = Se ha pedido demasiado desde tu dirección. Espera un minuto e inténtalo de nuevo.
refused-too_many_tables = Hoy se han abierto demasiadas mesas desde tu dirección. Mañana volverá a haber sitio.
refused-too_many_sockets = Hay demasiadas páginas abiertas desde tu dirección. Cierra una e inténtalo de nuevo.
refused-log_full = En esta mesa se ha dicho y hecho tanto que ya no cabe más. Seguid en una nueva.
refused-busy = El servidor no da abasto. Inténtalo de nuevo dentro de un momento.
refused-unavailable = El servidor no puede responder ahora mismo. Inténtalo de nuevo dentro de un momento.
refused-damaged = El servidor no puede leer esta mesa. Está guardada y quien lleva el servidor ya está avisado.
refused-unknown = Eso no es posible ahora ({ $code }).
refused-internal = Algo se ha roto en el servidor. Tu partida está a salvo; inténtalo de nuevo.
