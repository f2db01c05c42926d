# The page around the game: what every screen shares, the first page, settings, painting.

loading = Cargando…
loading-failed = No se ha podido cargar esta página. Comprueba tu conexión e inténtalo de nuevo.
loading-again = Todavía no se ha podido cargar. Volviendo a intentarlo…
table-not-kept = No tienes conexión y este navegador no ha guardado esta mesa. Se abrirá cuando vuelva la conexión.
compiling-bots = Los bots todavía se están compilando ({ $percent } %). Ya puedes jugar; cada bot jugará en cuanto esté listo.
page-static = Overworld se está cargando. Si no aparece nada, comprueba tu conexión y recarga la página. Necesita JavaScript.
close = Cerrar
spoken = Avisos

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Ir al contenido
page-home = Overworld, inicio
page-reload = Recargar la página
page-retry = Reintentar
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
page-not-copied = Este navegador no permite que las páginas copien texto. Selecciona el texto y cópialo a mano.
page-lost-title = Aquí solo crece la hierba
page-lost = No hay ninguna página en { $path }. Revisa la dirección: quizá falte una letra.
page-lost-home = Ir al inicio
broken-title = Algo salió mal
broken-about = Esta parte de la página ha dejado de funcionar. Tu partida está a salvo en el servidor. Recarga la página para seguir.
broken-note = Algo salió mal aquí. Si la página no responde, recárgala.

## The first page

home-title = Te damos la bienvenida
home-hello = Hola, { $name }
home-line = Juego de mesa para 2 a 4 jugadores: mina el cubo, recorre la tierra y construye su rincón más bello.
home-fact-time = 40 minutos
home-fact-free = gratis
home-fact-account = sin cuenta
home-play = Jugar contra { $bot }
home-playing = Preparando la mesa…
home-continue = Continuar: te toca
home-bots = Elige a tu rival
home-daily-title = Partida del día
home-daily = Ver la partida de hoy
home-daily-about = Un intento, el mismo reparto para todos.
home-daily-played =
    { $count ->
        [0] Nadie ha jugado todavía.
        [one] Ha jugado { $count } persona.
       *[other] Han jugado { $count } personas.
    }
home-daily-mine = Tu ventaja: { $lead } PE. Mejor que { $beaten } de { $others }.
home-daily-running = Tu intento está en marcha.
home-daily-resigned = Abandonaste tu intento.
home-new = Jugar con amigos
home-new-about = Crea una mesa y envía el enlace. Tus amigos no necesitan nada más.
home-make = Crear una mesa
home-join-label = Código o enlace de una mesa
home-join-example = QK7MPX
home-join = Unirme
home-join-bad = Revisa el código: tiene seis letras y cifras, como QK7MPX, y nunca lleva 0, O, 1, I ni L.
home-learn = Aprender en 15 minutos
home-learn-on = Continuar
home-learn-about = Aprende las reglas jugando: quince minutos.
home-offline = Sin conexión con el servidor ningún bot puede jugar. Las lecciones y los retos funcionan sin conexión.
home-week = Tu semana
home-week-day = { $day }: { $xp } PE
home-week-wins = Ganadas: { $wins } de { $games }.
home-puzzle = Reto del día
home-puzzle-solve = Resolverlo
home-today = Hoy
home-how = Cómo se juega
home-how-mine = Minar
home-how-mine-about = Toma bloques del cubo.
home-how-walk = Explorar
home-how-walk-about = Destapa edificios y monstruos.
home-how-build = Construir
home-how-build-about = Llena tus nueve casillas.
home-how-score = Puntuar
home-how-score-about = Tres veces. Gana quien tenga más PE.
page-rules = Reglas
page-ladder = Clasificación
gallery-title = Todo lo que hay en la caja
gallery-of = Edificios: { $biome }
gallery-mobs = Monstruos
gallery-weapons = Armas
gallery-unseen = Sin ver: { $left } de { $count }
home-import = Abrir una partida guardada…
home-about = Acerca de
home-about-title = Acerca de Overworld
home-about-game = Overworld es un programa libre para jugar al juego de mesa Builders & Biomes. No es oficial: los propietarios del juego y de sus nombres ni han hecho ni han aprobado este programa.
home-about-own = Todos los textos, imágenes y sonidos son propios. El programa y su código fuente son libres, con la licencia MIT.
home-about-box = Los reglamentos no enumeran las cartas de edificio ni los tableros, así que los hemos reconstruido. Pueden diferir del juego impreso.
home-about-private = No hay cuentas, y no se carga nada de otros sitios. Tus ajustes se quedan en este navegador.
home-tables = Tus mesas
home-tables-none = Todavía no tienes mesas. Tus partidas aparecerán aquí.
home-tables-loading = Buscando tus mesas…
home-tables-all = Mostrar las { $count }
home-table = Mesa { $code }
home-table-your-turn = Te toca
home-table-turn = Le toca a { $name }
home-table-at = Turno { $turn }, { $xp } PE
home-table-lobby = Aún sin empezar
home-table-playing = En juego
home-table-won = Terminada. Victoria: { $names }
home-table-you = Has ganado
home-table-over = Terminada
home-table-replay = Partida guardada
home-table-archived = Archivada
home-table-delete-of = Borrar la mesa { $code }
home-delete-title = ¿Borrar la mesa { $code }?
home-delete-text = La partida, su repetición y su chat se borrarán para todos. No se puede deshacer.
home-delete-yes = Borrar para siempre
home-deleted = La mesa { $code } se ha borrado.

## Settings

settings-title = Ajustes
settings-about = Tus ajustes se guardan solo en este navegador.
settings-look = Aspecto e idioma
settings-play = Durante la partida
settings-attention = Cuando te toca
settings-you = Tú
settings-theme = Claro u oscuro
settings-language = Idioma
settings-sound = Sonidos
settings-sound-about = Un sonido breve cuando tienes que decidir y cuando pasa algo. Desactivado por defecto.
settings-effects = Efectos
settings-music = Música
settings-music-about = Una melodía tranquila propia del juego, de día y de noche. Se detiene cuando la página está oculta. A 0 no suena.
settings-vibrate = Vibración
settings-vibrate-about = Una vibración breve cuando te toca y en tus propios combates. Desactivada por defecto.
settings-notify = Notificaciones
settings-notify-about = El navegador te avisa cuando te toca y estás mirando otra cosa.
settings-notify-closed = Recibes un aviso cuando te toca, incluso con la página cerrada.
settings-notify-open = Recibes un aviso cuando te toca, mientras la página esté abierta. Este navegador no puede hacer más.
settings-notify-denied = Este navegador bloquea las notificaciones aquí. Puedes permitirlas en los ajustes del navegador para este sitio.
settings-notify-missing = Este navegador no admite notificaciones.
settings-notify-ios = En un iPhone o iPad, añade primero esta página a la pantalla de inicio: toca Compartir y luego «Añadir a pantalla de inicio». Después abre Overworld desde allí.
call-title = Con la página cerrada
call-about = Elige para qué te llamamos. Vale para todos tus navegadores.
call-turn = Me toca
call-time = Se me acaba el tiempo
call-full = Mi mesa está completa
call-quiet = Horas de silencio
call-quiet-on = Nadie me llama de noche
call-quiet-from = Desde
call-quiet-to = Hasta
call-quiet-about = Según la hora de { $zone }.
call-browsers = Navegadores a los que llamamos
call-this = { $label } (este)
call-forget = Olvidar
call-forget-of = Olvidar { $label }
call-forgotten = Ya no llamamos a { $label }.
call-offer = ¿Quieres que te llamemos?
call-offer-about = En una partida por días, tu turno puede tardar. Tu navegador puede avisarte, incluso con esta página cerrada.
call-offer-yes = Llamadme
call-offer-on = Bien. Te llamaremos cuando te toque.
settings-auto-end = Terminar mi turno automáticamente
settings-auto-end-about = Cuando no puedes hacer nada más, tu turno termina a los tres segundos. Hasta entonces puedes pararlo.
settings-confirm = Pedir un segundo toque cuando una jugada no se pueda deshacer
settings-confirm-touch = En pantallas táctiles
settings-confirm-always = Siempre
settings-confirm-never = Nunca
settings-confirm-about = Las jugadas que destapan algo no se pueden deshacer. Muestran una esquina levantada.
settings-skip = Saltar las preguntas que no cambian nada
settings-skip-about = Guarda el TNT sin preguntar cuando no cambiaría el combate.
settings-curtain = Telón entre jugadores
settings-curtain-about = Si varias personas comparten un dispositivo, cubre la mesa hasta que la siguiente persona esté lista.
settings-coach = Consejero
settings-coach-about = Te da un consejo de vez en cuando, como mucho uno por turno. En tus tres primeras partidas ya está activado.
settings-no-spoilers = Repeticiones sin spoilers
settings-no-spoilers-about = Oculta el resultado, la duración y lo que sigue.
settings-shortcuts = Atajos de teclado
settings-shortcuts-about = Los atajos de una tecla de la lista de abajo. Desactívalos si dictas o si sueles pulsar teclas sin querer.
settings-name = Nombre en las mesas nuevas
settings-name-about = Déjalo vacío para recibir un nombre nuevo al azar.
settings-character-paint = Pintar mi personaje
settings-character-about = Ocho por ocho píxeles que recorren el mundo real por ti.

## Your data on the server

data-title = Tus datos
data-about = El servidor reconoce este navegador por una cookie aleatoria. Con ella guarda tus nombres en las mesas, tus mensajes, notas y personajes pintados.
data-download = Descargar mis datos
data-downloaded = Tus datos están en el archivo { $file }.
data-erase = Borrar mis datos
data-erase-title = ¿Borrar tus datos?
data-erase-server = Este servidor elimina tus nombres, mensajes, notas y personajes pintados. En las partidas en curso, un bot ocupa tu asiento. Las mesas en las que no juega nadie más se borran.
data-erase-named = Tu nombre { $name } queda libre para otros. Con él se van tus llaves de acceso, tus letras, tu puntuación y el enlace con tus otros dispositivos.
data-erase-browser = Este navegador olvida tu nombre, tu personaje y tu lista de partidas. No se puede deshacer.
data-erase-yes = Borrar todo
data-erased = Tus datos se han borrado.
data-erased-partly = Algunas mesas no se pudieron leer y aún tienen tus datos. Pide a quien administra este servidor que los borre.

## Without a network, and new versions

offline-title = Sin conexión
offline-lessons = Esta página, las lecciones y los retos funcionan sin conexión.
offline-lessons-not = Las lecciones y los retos se guardarán para usarlos sin conexión.
offline-tables = Las mesas como las viste por última vez
offline-table-at = { $names } · estado del { $time }
offline-games = Partidas guardadas
offline-games-none = Todavía ninguna. Abre la repetición de una partida terminada y elige «Guardar para ver sin conexión».
offline-forget = Quitar
offline-forget-of = Quitar la mesa { $code }
offline-forgotten = La mesa { $code } ya no está guardada aquí.
offline-clear = Borrar lo guardado aquí
offline-clear-about = Borra lo que se guardó para usar sin conexión. Tus ajustes, tu progreso y la lista de tus partidas se conservan. La página se guardará otra vez cuando vuelvas.
offline-cleared = Ya no hay nada guardado para usar sin conexión.
offline-impossible = Este navegador no puede guardar esta página para usarla sin conexión. La mayoría solo lo hace con direcciones https.
update-title = Nueva versión
update-ready = Hay una versión nueva lista.
update-now = Actualizar
update-later = Más tarde
update-missing = El servidor tiene una versión más nueva y una parte de esta página ya no está. Recarga la página: tu mesa sigue como estaba.

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
keys-press = Enter
keys-press-does = pulsar el botón seleccionado
keys-turn = Q y E
keys-turn-does = girar el cubo a la izquierda o a la derecha
keys-arrows = Flechas
keys-arrows-does = moverte por el mundo real y por los bloques; en una repetición, un paso atrás o adelante
keys-ends = Inicio y Fin
keys-ends-does = en una repetición, ir al principio o al final
keys-turns = [ y ]
keys-turns-does = en una repetición, un turno atrás o adelante
keys-moments = 1 a 3
keys-moments-does = en el análisis, ir a un momento clave
keys-better = B
keys-better-does = en el análisis, buscar una decisión mejor
keys-next = N
keys-next-does = en el análisis, ir a tu siguiente error
keys-last = L
keys-last-does = ver u oír lo último que ha pasado
keys-standings = S
keys-standings-does = ver u oír los puntos
keys-cube = C
keys-cube-does = ver u oír qué bloques puedes tomar
keys-near = N
keys-near-does = ver u oír qué hay junto a ti
keys-help = ?
keys-help-does = mostrar esta lista
keys-back = Esc
keys-back-does = volver un paso atrás; en una repetición, volver a «En vivo»

## Painting

paint-title = Pinta tu personaje
paint-about = Elige un color y pulsa un píxel. Con el teclado: las flechas para moverte, Enter o Espacio para pintar.
paint-grid = Dibujo, ocho filas de ocho píxeles
paint-pixel = fila { $row }, columna { $column }, { $colour }
paint-colours = Colores
paint-tools = Herramientas
paint-pen = Lápiz
paint-fill = Rellenar
paint-erase = Borrar
paint-mirror = Espejo
paint-mirror-about = pinta también la otra mitad
paint-clear = Vaciar
paint-undo = Deshacer
paint-undo-none = No hay nada que deshacer.
paint-start = Empezar con
paint-start-of = Empezar con el personaje { $colour }
paint-preview = Así se ve en la mesa
paint-remove = Jugar sin mi dibujo
paint-removed = Tu dibujo se ha quitado. Juegas con el personaje de tu color.
paint-painted = { $colour }, fila { $row }, columna { $column }
paint-cleared = El dibujo está vacío.
paint-undone = Deshecho.
paint-kept = Tu dibujo se guarda en este navegador mientras pintas. Se verá en las mesas a las que te unas a partir de ahora.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = No se puede contactar con el servidor. Comprueba tu conexión e inténtalo de nuevo.
refused-no_table = No hay ninguna mesa { $code }. Revisa el código: quizá haya una letra mal o la mesa se haya borrado.
refused-no_step = La partida no tiene ese paso. El último es el { $most }.
refused-no_route = El servidor no conoce esta petición. Recarga la página para tener la última versión.
refused-wrong_method = El servidor no conoce esta petición. Recarga la página para tener la última versión.
refused-malformed = El servidor no ha entendido esta página. Recárgala para tener la última versión.
refused-too_large = Ese archivo o mensaje es demasiado grande para el servidor. Redúcelo.
refused-bad_options = { $field ->
    [seats] Abre al menos dos asientos. Una partida continuada desde una repetición conserva sus asientos.
    [board] Da a cada asiento un tablero de un color distinto.
    [bot] Este servidor no conoce uno de los bots. Elige otro.
    [first] Elige a alguien de la mesa para empezar.
    [deal] Elige un nombre de 1 a 40 caracteres para la preparación. Una partida del día no puede ser de un día futuro. Una partida continuada desde una repetición conserva su preparación.
    [clock] Pon entre 10 segundos y 24 horas por jugador, con una hora extra por turno como máximo, o entre 1 y 30 días por turno.
    [rated] Una partida puntuada necesita dos personas en sus propios dispositivos, la caja básica y una preparación al azar, sin pistas ni principiantes.
   *[other] Estas opciones no encajan entre sí. Revísalas e inténtalo de nuevo.
  }
refused-bad_record = Este archivo no es una partida guardada o está dañado. Elige otro archivo.
refused-bad_name = Elige un nombre de { $longest } caracteres como máximo, sin comas.
refused-unwanted_name = Este nombre contiene una palabra no deseada en este servidor. Elige otro nombre.
refused-bad_chat = Escribe un mensaje de 1 a { $longest } caracteres visibles.
refused-bad_paint = El dibujo está dañado. Píntalo de nuevo.
refused-bad_move = Esa no es una jugada de esta partida. Recarga la página e inténtalo de nuevo.
refused-bad_origin = El servidor no acepta esta dirección. Abre el juego en la dirección que te dio el anfitrión.
refused-bad_host = El servidor no conoce esta dirección. Abre el juego en la dirección que te dio el anfitrión.
refused-not_host = Eso solo lo puede hacer el anfitrión de la mesa.
refused-not_your_seat = { $seat ->
    [0] Ese asiento es de otra persona.
   *[other] El asiento { $seat } es de otra persona o ha pasado a otro dispositivo.
  }
refused-no_secret = El servidor aún no conoce este navegador. Permite las cookies de este sitio y recarga la página.
refused-option_off = { $option ->
    [hints] En esta mesa no hay pistas durante la partida.
    [fork] En esta mesa no hay pistas, así que solo podrás continuar desde un paso cuando termine la partida.
    [undo] En esta mesa no se puede deshacer.
    [chat] En esta mesa no hay chat.
   *[other] En esta mesa eso está desactivado.
  }
refused-muted = El anfitrión te ha silenciado: no puedes escribir, cambiar de nombre ni mostrar un dibujo. Aún puedes leer el chat.
refused-kicked = El anfitrión te ha expulsado de esta mesa. Si quieres volver a unirte, pídele que cambie las opciones de la mesa.
refused-no_spectators = Solo quienes juegan pueden ver esta mesa. Pide al anfitrión que te deje mirar.
refused-seat_given = El anfitrión ha dado tu asiento a otro dispositivo. Pídele un enlace si quieres recuperarlo.
refused-no_player = Nadie tiene el nombre { $name }.
refused-no_own_name = Toma primero un nombre.
refused-bad_proof = No coincide. Revísalo e inténtalo de nuevo: las letras y los códigos solo sirven una vez.
refused-name_taken = { $name } ya está cogido, o se parece demasiado a otro nombre.
refused-renamed_lately = Un nombre puede cambiar una vez cada 30 días.
refused-name_given = Quienes llevan este servidor te han dado otro nombre hasta { $until }. Después podrás cambiarlo.
refused-already_named = Este navegador ya tiene un nombre.
refused-last_way_back = Es tu única forma de volver. Añade antes otra.
refused-too_many_ways_back = Ya tienes { $most }. Quita antes uno.
refused-no_passkeys = Aquí no funcionan las llaves de acceso. Usa las letras u otro dispositivo.
refused-no_push = Este servidor no puede llamar a nadie con la página cerrada.
refused-bad_push = El servidor no conoce el servicio push de este navegador, así que no puede llamarte.
refused-push_full = Este servidor no puede llamar a más personas por ahora.
refused-too_many_names = Hoy se han tomado demasiados nombres desde tu dirección. Inténtalo mañana.
refused-names_full = Este servidor no puede dar más nombres por ahora.
refused-too_many_tries = Demasiados intentos. Espera una hora e inténtalo de nuevo.
refused-stale = La partida ha avanzado. Mira la mesa e inténtalo de nuevo.
refused-illegal = Las reglas no lo permiten ahora. Elige otra cosa.
refused-not_your_turn = { $seat ->
    [0] No te toca.
   *[other] No te toca a ti, sino al asiento { $seat }.
  }
refused-cannot_undo = { $reason ->
    [revealed] Se ha destapado algo nuevo: ya no se puede deshacer.
    [ended] El turno ha terminado: ya no se puede deshacer.
    [turn_start] El turno acaba de empezar: no hay nada que deshacer.
    [other_player] Desde entonces ha decidido otra persona: ya no se puede deshacer.
    [nothing] Todavía no hay nada que deshacer.
   *[other] Esto no se puede deshacer.
  }
refused-seat_not_online = No hay ningún jugador en línea en el asiento { $seat }.
refused-seat_taken = El asiento { $seat } no está libre. Elige otro.
refused-seats_open = Todavía no hay nadie en el asiento { $seat }. Espera a alguien, dáselo a un bot o ciérralo.
refused-already_started = La partida ya ha empezado: eso ya no se puede cambiar.
refused-not_started = La partida aún no ha empezado. Espera al anfitrión.
refused-game_over = La partida ha terminado.
refused-not_over = La partida aún no ha terminado. Termínala primero.
refused-led = Otra persona guía este análisis. Puedes seguir mirando libremente.
refused-day_not_over = Hay que esperar a que acabe el día, para que el reparto siga en secreto.
refused-future_day = Ese día aún no ha llegado.
refused-one_try = La partida del día tiene un solo intento. Las partidas pasadas están en el archivo.
refused-rated_game = Una partida puntuada es de quienes la empezaron. Esto será posible cuando termine.
refused-not_away = { $left ->
    [0] Esa persona no está ausente.
    [one] Dale un segundo más para volver.
   *[other] Dale { $left } segundos más para volver.
  }
refused-archived = Hace mucho que nadie juega aquí, así que esta mesa se ha archivado. Quienes juegan en ella pueden restaurarla, y cualquiera puede seguir desde cualquier paso en una mesa nueva.
refused-no_clock = Esta mesa no tiene reloj.
refused-too_many_actions = Demasiado rápido. Espera un momento e inténtalo de nuevo.
refused-too_many_requests = Han llegado demasiadas peticiones desde tu dirección. Espera un minuto e inténtalo de nuevo.
refused-too_many_tables = Hoy se han creado demasiadas mesas desde tu dirección. Inténtalo mañana.
refused-too_many_open = Tienes demasiadas mesas abiertas, o las tiene el servidor. Cierra una primero.
refused-people_off = Este servidor no tiene mesas abiertas, búsqueda rápida ni nombres.
refused-not_invited = Necesitas una invitación de quienes llevan este servidor.
refused-silenced = Quienes llevan este servidor te han silenciado hasta { $until }. Puedes seguir jugando.
refused-excluded = Quienes llevan este servidor te han cerrado las mesas abiertas y la búsqueda rápida hasta { $until }. Puedes seguir jugando con amigos y bots.
refused-have_seat = Tienes un sitio en una mesa abierta. Déjala primero.
refused-no_person = Ninguna persona ocupa este sitio.
refused-no_offer = Esta oferta ha terminado.
refused-seek_paused = Puedes volver a buscar mesa dentro de { $left } segundos.
refused-too_many_sockets = Hay demasiadas páginas abiertas desde tu dirección. Cierra una e inténtalo de nuevo.
refused-too_many_reviews = Ya hay { $most } análisis en espera desde tu dirección. Inténtalo de nuevo cuando uno esté listo.
refused-too_many_deals = Desde tu dirección ya han jugado hoy { $most } personas. Prueba mañana.
refused-log_full = En esta mesa ya no cabe más. Quita las notas que no necesites o continúa en una mesa nueva.
refused-busy = El servidor está muy ocupado. Inténtalo de nuevo en un momento.
refused-unavailable = El servidor no puede responder ahora mismo. Inténtalo de nuevo en un momento.
refused-damaged = El servidor no puede leer esta mesa. No se ha borrado nada. Avisa a quien administra el servidor o crea una mesa nueva.
refused-unknown = Eso no es posible ahora ({ $code }). Recarga la página e inténtalo de nuevo.
refused-internal = Ha habido un error en el servidor. Tu partida está a salvo: inténtalo de nuevo.
