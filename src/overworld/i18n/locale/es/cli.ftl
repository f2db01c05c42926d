# The command line: help, errors, tables of numbers.
# Keys say what a message means; `-term` entries are words that several messages share.

compiling = Compilando las reglas por primera vez. Tarda cerca de medio minuto.
compiling-all = Compilando las reglas y los bots por primera vez. Tarda uno o dos minutos, solo esta vez.
compiling-damaged = La caché de reglas compiladas de { $folder } estaba dañada y se está volviendo a crear. Puede tardar un minuto.
compiling-nowhere = No hay ninguna carpeta donde guardar las reglas compiladas, así que se compilan en cada inicio. Indica en OVERWORLD_CACHE_DIR una carpeta en la que puedas escribir.
compiling-foreign = La carpeta de caché { $folder } no se usa, porque pertenece a otro usuario. Indica en OVERWORLD_CACHE_DIR una carpeta tuya.
compiling-open = La carpeta de caché { $folder } no se usa, porque otros usuarios pueden escribir en ella. Ejecuta «chmod go-w { $folder }» o indica en OVERWORLD_CACHE_DIR una carpeta tuya.
warm-up-done = Todo está compilado, en { $folder }

## Help

about = Juega, aloja y analiza partidas de Builders & Biomes; escribe bots y entrena agentes.
help-version = mostrar la versión y terminar
help-help = mostrar esta ayuda y terminar
help-box = jugar con la caja de este archivo en lugar de la caja básica
help-play = jugar en el navegador o en una mesa en la terminal
help-lan = dejar jugar a toda la red local y mostrar la dirección como código QR
help-no-browser = mostrar la dirección sin abrir un navegador
help-play-port = el puerto en el que escuchar (por defecto: 8765, o uno libre)
help-play-terminal = para una partida en la terminal; cada una de estas opciones implica --terminal
help-terminal = jugar en la terminal
help-seats = quién se sienta y dónde: me, me:NOMBRE o un bot, por ejemplo me,pebble o me:Ada,me:Ben,random
help-boards = el tablero de cada asiento, por ejemplo green,yellow
help-beginner = los asientos que puntúan con la variante para principiantes, por ejemplo red,blue
help-first = el asiento que empieza (por defecto: al azar)
help-seed = un número que determina todo lo que sale al azar
help-deal = un número que determina cómo se baraja la caja
help-resume = continuar una partida guardada (por defecto: la última sin terminar)
help-bots-from-files = permitir que un registro o un torneo nombre bots que no vienen con el juego, y ejecutar su código
help-replay = recorrer un registro paso a paso
help-record-file = un archivo con el registro de una partida; - lee la entrada estándar
help-at = mostrar la mesa después de N pasos y terminar
help-hint-at = mirar la posición después de N pasos del registro
help-show = dibujar una posición y listar lo que puede pasar
help-position = una posición, entre comillas; "start" es una partida nueva; - lee la entrada estándar
help-show-what = una posición, entre comillas, o un archivo con el registro de una partida; "start" es una partida nueva; - lee la entrada estándar
help-show-svg = escribir una imagen de la mesa en este archivo
help-show-html = escribir en este archivo una página que reproduce la partida del registro
help-perft = contar las secuencias de jugadas desde una posición
help-depth = a cuántos pasos de profundidad, contando decisiones y resultados
help-divide = mostrar el recuento de cada primera jugada
help-hint = preguntar al bot qué haría y con qué seguridad
help-hint-what = una posición, entre comillas, o un archivo con un registro; - lee un registro de la entrada estándar
help-ms = pensar N milisegundos (por defecto: 1000)
help-sims = pensar con N simulaciones; da siempre la misma respuesta
help-top = cuántas decisiones mostrar
help-review = analizar cada decisión y separar la suerte de la habilidad
help-review-svg = escribir el gráfico de probabilidades de ganar en este archivo
help-review-sims = analizar cada posición con N simulaciones
help-puzzles = crear retos con las mejores decisiones pasadas por alto
help-puzzles-out = escribir los retos en este archivo
help-simulate = jugar partidas al azar y contar lo que pasa
help-games = cuántas partidas
help-players = cuántos jugadores, de 2 a 4 (por defecto: 2)
help-out = escribir los resultados en esta carpeta
help-format = qué escribir: summary.csv o un registro de cada partida
help-max-turns = cortar una partida después de N turnos (por defecto: 500)
help-arena = hacer que los bots jueguen un torneo y ver lo fuertes que son
help-arena-bots = bots, por ejemplo flint@2000sims obsidian@1000ms diamond@100ms mine.py:Mine
help-arena-games = cuántas partidas juega cada pareja de bots (por defecto: 100)
help-arena-together = sentar a todos los bots a una misma mesa en lugar de dos en dos
help-arena-patience = segundos que un bot puede pasarse de su tiempo antes de perder la partida (por defecto: 30)
help-arena-resume = continuar el torneo de la carpeta de --out
help-arena-jobs = cuántas partidas jugar a la vez (por defecto: una por núcleo)
help-arena-ray = jugar en el clúster de Ray de esta dirección; "auto" busca uno en este equipo
help-stats = analizar registros: duración, opciones, cartas, combates
help-stats-records = archivos con registros o carpetas de ellos (*.ogn); - lee la entrada estándar
help-stats-out = escribir tablas (CSV) y gráficos (PNG y SVG) en esta carpeta
help-jobs = cuántos procesos leen registros (por defecto: 1)
help-dataset = convertir registros en una tabla de decisiones para aprender
help-dataset-out = el archivo que se escribe: .npz, o .parquet con overworld[analysis]
help-mcp = hacer jugar a un modelo de lenguaje (Model Context Protocol)
help-mcp-out = la carpeta de las partidas que guarda el modelo (por defecto, la actual)
mcp-waiting = Esperando a un cliente MCP en la entrada estándar. Ctrl-C termina.
help-train = entrenar una red haciéndola jugar contra sí misma
help-train-out = la carpeta para el punto de control, la curva y los pesos
help-train-minutes = cuántos minutos entrenar
help-train-device = dónde entrenar: en una GPU de NVIDIA o, despacio y con una red pequeña, en el procesador
help-train-players = con cuántos jugadores; da varios números para mezclarlos
help-train-expert = porcentaje del tiempo para expert iteration al final: la red aprende de su propia búsqueda
help-train-resume = seguir desde el punto de control de la carpeta
help-train-start = empezar con los pesos de un archivo
help-serve = poner en marcha un servidor de juego para personas y bots
help-serve-host = la dirección en la que escuchar; 127.0.0.1 es solo este equipo
help-serve-port = el puerto en el que escuchar (por defecto: 8765; 0 toma uno libre)
help-serve-workers = en cuántos procesos piensan los bots
help-serve-processes = cuántos nodos sirven tras un mismo puerto; necesita PostgreSQL
help-serve-public = la dirección que usa la gente, si hay un proxy delante del servidor
help-serve-host-name = otro nombre con el que se puede llegar a este servidor; se puede repetir
help-serve-also-box = otra caja con la que se puede jugar; se puede repetir
help-serve-metrics = dónde dar métricas a Prometheus, como 127.0.0.1:9464 (por defecto: en ningún sitio)
help-serve-proxy = una dirección o red, como 10.0.0.0/8, en cuyo X-Forwarded-For se confía; se puede repetir
help-serve-people = quién puede usar mesas abiertas, búsqueda rápida y nombres: todos (open), personas con tu invitación (invite) o nadie (off)
help-serve-no-push = no avisar a nadie con la página cerrada
help-serve-push-host = un servicio push más, como HOST o HOST:PORT; puede tener una dirección privada; se puede repetir
help-serve-limit = cambiar un límite, por ejemplo sockets_per_address=1000; se puede repetir
help-serve-verbose = anotar cada petición en el log
help-backup = guardar en un archivo las mesas de un servidor activo o no
help-restore = poner las mesas de una copia en una base de datos vacía
help-backup-file = el archivo de la copia de seguridad
help-database = dónde se guardan las mesas: sqlite:///ARCHIVO o postgresql://USUARIO@SERVIDOR/NOMBRE
help-tables = listar, mostrar, restaurar o borrar mesas de un servidor
help-tables-list = listar las últimas mesas modificadas
help-tables-show = mostrar una mesa: asientos, personas y opciones
help-tables-restore = restaurar mesas archivadas
help-tables-delete = borrar mesas con todo lo que contienen
help-tables-erase = borrar los datos de una persona en todas las mesas
help-tables-code = el código de una mesa
help-tables-limit = cuántas mesas mostrar (por defecto: 50)
help-tables-who = la persona: el hash que muestra `overworld tables show`, su propio nombre, o un nombre en una mesa junto con --table
help-tables-table = la mesa en la que la persona tiene ese nombre
help-tables-yes = no pedir confirmación
help-people = recalcular resultados, leer denuncias, invitar a gente
help-people-rebuild = sustituir los resultados que difieren de los registros; el servidor puede estar en marcha
help-people-check = contar solo los resultados que difieren; si hay alguno, el código de salida es 1
help-people-reports = mostrar las denuncias de los jugadores con las últimas líneas del chat
help-people-invite = imprimir un enlace que admite personas en un servidor con --people invite
help-people-limit = cuántas denuncias mostrar
help-people-uses = a cuántas personas admite el enlace
help-people-days = cuántos días vale el enlace
help-bench = medir la velocidad y probar agentes contra rivales fijos
help-warm-up = compilar todo ahora, para que luego el inicio sea rápido
help-bench-engine = medir el motor de reglas
help-bench-bots = medir la búsqueda y los bots
help-bench-env = medir los entornos de investigación, junto a uno propio de PettingZoo
help-bench-agents = hacer las pruebas: agentes contra rivales fijos, con preparaciones fijas
help-bench-agents-bots = agentes que probar, escritos como para la arena; sin ninguno, todos nuestros bots y los de otros proyectos
help-bench-agents-players = con cuántos jugadores (por defecto: 2 3 4)
help-bench-agents-deals = preparaciones por emparejamiento como máximo, para un primer vistazo
help-bench-agents-out = guardar partidas, redes y resultados en esta carpeta; el mismo comando las continúa
help-bench-verify = repetir las partidas de unos resultados y comprobar sus tablas
help-bench-verify-folders = carpetas con results.json y games.jsonl.xz
help-bench-verify-anchors = que también los rivales fijos repitan cada decisión; tarda tanto como sus partidas
help-json = mostrar JSON
help-markdown = mostrar Markdown
help-runs = quedarse con la mejor de N pasadas
help-box-command = mostrar una caja o comprobar una personalizada
help-box-show = listar todo lo que hay en una caja y lo seguro que es cada valor
help-box-check = listar todos los problemas de una caja
help-box-file = una caja en TOML

arg-command = COMANDO
arg-part = PARTE
arg-file = ARCHIVO
arg-folder = CARPETA
arg-records = REGISTROS
arg-bot = BOT
arg-address = DIRECCIÓN
arg-url = URL
arg-limit = NOMBRE=NÚMERO
arg-seats = ASIENTOS
arg-boards = TABLEROS
arg-seat = COLOR
arg-number = N
arg-position = POSICIÓN
arg-position-or-file = POSICIÓN|REGISTRO
arg-code = CÓDIGO
arg-person = PERSONA
args-usage = uso:
args-positional = argumentos posicionales
args-options = opciones
args-group-play = jugar y ver partidas
args-group-host = alojar partidas para otros
args-group-bots = bots y torneos
args-group-research = investigación
args-group-tools = herramientas
args-examples = ejemplos
args-extras = paquetes adicionales
args-next = prueba después
args-more = overworld COMANDO --help muestra las opciones y ejemplos de un comando.
args-argument = argumento { $name }: { $reason }
args-required = faltan estos argumentos: { $names }
args-unknown = argumentos desconocidos: { $names }
args-choice = opción no válida: { $found } (elige entre { $known })
args-one = falta un valor
args-some = falta al menos un valor
args-not-with = no se puede usar junto con { $name }
args-ambiguous = ambiguo: { $found } puede ser { $known }
args-no-value = no lleva valor, pero ha recibido { $found }

## Errors

error = overworld: { $reason }
error-file = { $file }: { $reason }
error-not-text = { $file }: no es un archivo de texto en UTF-8
percent = { $number } %
error-number = { $text } no es un número entero de { $low } a { $high }
error-seat = un asiento es me, me:NOMBRE o un bot: { $reason }
error-bot = el bot { $bot } se ha rendido: { $reason }
error-name = { $text } no es un nombre: usa caracteres visibles y ninguna coma
error-resume = { $option } no se puede usar con --resume: ya lo dice el registro
error-no-unfinished = no hay ninguna partida sin terminar que continuar: omite --resume para empezar una
error-bot-file = { $file } nombra el bot { $bot }, que no viene con el juego: añade --bots-from-files para ejecutar su código
error-extra = esto necesita paquetes que no están instalados: { $command } (falta: { $package })
error-out = --format records necesita --out
error-colour = asiento desconocido { $text }; los asientos son { $seats }
seats-needed = una mesa tiene de 2 a { $most } asientos: indica de 2 a { $most } con --seats
error-boards = { $boards }: { $seats } asientos necesitan { $seats } tableros diferentes, a elegir entre: { $known }
error-deal = --deal { $deal } no encaja con esta partida: omítelo o da el número con el que empezó
error-box = { $file }: { $count ->
    [one] un problema
   *[other] { $count } problemas
  }, el primero: { $first } (overworld box check { $file } los lista todos)
error-no-folder = { $folder }: no se puede escribir ahí: { $reason }
error-empty-folder = { $folder }: no contiene registros (*{ $suffix })
error-no-records = de { $count } archivos, ninguno es un registro; el primer problema: { $first }
error-dataset-format = { $file }: elige un nombre de archivo que acabe en .npz o .parquet
error-no-pyarrow = .parquet necesita pyarrow. Escribe en .npz o instálalo: { $command }
error-no-gpu = aquí no hay ninguna GPU para entrenar: usa --device cpu
error-train-resume = { $folder }: ya hay un entrenamiento; añade --resume para continuarlo
error-nobody-decides = ahí no hay nada que decidir: está a punto de destaparse algo, o la partida ha terminado
error-names = { $file }: asientos con nombre: { $count }, pero el registro tiene { $seats }

## Box

box-good = { $file }: caja válida ({ $name })
box-problems = { $file }: { $count ->
    [one] un problema
   *[other] { $count } problemas
  }
box-title = { $title } ({ $name })
box-status = [{ $status }]

## Show, perft, replay

show-decides = Decide { $seat } ({ $phase }):
show-chance = Lo que puede destaparse a continuación:
show-over = La partida ha terminado. { $result }
show-outcome = { $move }  { $chance }
perft-line = { $depth }  { $count }
perft-move = { $move }  { $count }
perft-total = total  { $count }
replay-hint = Enter: siguiente · b: atrás · N: ir al paso N · e: al final · q: salir
replay-start = paso 0 de { $total }: el principio
replay-entry = paso { $entry } de { $total }: { $move }
replay-prompt = repetición>
replay-unknown = { $text } no es un comando.

## Hint

hint-of = Decide { $seat }; tras { $simulations } simulaciones de { $bot }:
hint-asked = { $bot } está pensando…
hint-move = { $move }  probabilidad de ganar { $share }, visitas { $visits }, PE al final { $xp }
hint-line = continuación probable: { $line }
review-interrupted = El análisis se ha interrumpido.
review-nothing = { $file }: nadie ha decidido nada en esta partida
review-progress = Análisis: { $percent } %
review-by = Por { $bot }, { $simulations } simulaciones por posición.
review-seats = asiento | precisión | suerte | jugadas propias | jugadas ajenas | imprecisiones | errores | errores graves
review-kinds = precisión (decisiones)
review-steps = paso | asiento | jugado | mejor | veredicto | antes | después | pérdida
review-moment = Momento clave { $number }, paso { $entry }: { $seat } juega { $move }; es mejor { $best } ({ $cost }). { $reason }
puzzles-made = { $name }: { $move }, con { $margin } de ventaja; los bots la encuentran en el { $found } de los intentos.
puzzles-written = Escrito en { $file }: { $count }
not-offered = { $bot } no está disponible: { $reason }
other-box = { $bot } se entrenó con otra caja: juega según las reglas, pero no tan bien.

## Simulate

simulate-progress = partidas
simulate-games = partidas  { $games } (cortadas tras { $turns } turnos: { $cut })
simulate-turns = turnos  { $mean } en promedio, de { $least } a { $most }
simulate-decisions = decisiones  { $mean } en promedio
simulate-seat = { $seat }  victorias { $share } ± { $margin }, PE { $xp } en promedio
simulate-written = escrito en { $folder }

## Stats
# In headings of tables, | divides the columns.

stats-progress = registros
stats-left-out = omitido: { $problem }
stats-read = { $games ->
    [one] un registro leído
   *[other] { $games } registros leídos
  }, omitidos: { $unreadable }
stats-written = escrito en { $folder }
stats-no-plots = sin gráficos, porque falta matplotlib: { $command }
dataset-written = { $file }: { $decisions } decisiones; partidas: { $games }
train-done = los pesos están en { $file }
stats-group = { $players } jugadores: { $games ->
    [one] una partida
   *[other] { $games } partidas
  }
stats-endings = terminadas { $finished }, cortadas { $cut_off }, abandonadas { $resigned }, sin terminar { $unfinished }
stats-partial = partidas que empiezan con una posición: { $games }; lo anterior no cuenta
stats-between = { $low } a { $high }
stats-length = duración de las partidas terminadas | media | DE | mín. | mediana | máx.
stats-xp = PE en las partidas terminadas | media | DE | mín. | mediana | máx.
stats-row-turns = turnos
stats-row-decisions = decisiones
stats-row-entries = pasos
stats-row-seat = de un asiento
stats-row-winner = de quien gana
stats-row-margin = ventaja sobre el segundo
stats-choices = opciones permitidas | decisiones | media | mediana | máx. | forzadas
stats-phase-all = en total
stats-phase-act = una acción
stats-phase-second = el segundo bloque
stats-phase-bow = tras un arco
stats-phase-pickaxe = tras un pico
stats-phase-tnt = tras un TNT
stats-phase-end = canjear o terminar
stats-phase-score = qué puntuar
stats-order = lugar en el orden de turnos | partidas | victorias | intervalo del 95 % | PE | DE | intervalo del 95 %
stats-boards = tablero | partidas | victorias | intervalo del 95 % | PE | DE | intervalo del 95 %
stats-names = jugador | partidas | victorias | intervalo del 95 % | PE | DE | intervalo del 95 %
stats-sources = PE por origen | por asiento | proporción
stats-source-before = antes del registro
stats-source-build = edificios
stats-source-mob = monstruos derrotados
stats-source-hoe = azadas destapadas
stats-source-A = carta A
stats-source-B = carta B
stats-source-C = carta C
stats-source-bonus = monstruos de puntuación al final
stats-traits = carta y característica | construidos por partida | parte de lo construido | parte de la caja | elegida | casillas | puntos
stats-card = { $card }, con cualquier elección
stats-tiles = edificio | destapado | construido | proporción
stats-never = nunca construidos: { $count } de { $all }
stats-fights = monstruo | corazones | combates | ganados | esperados | victorias | z
stats-all-mobs = todos
stats-actions = acción | por partida | de todas las acciones
stats-action-collect = tomar bloques
stats-action-explore = explorar
stats-action-build = construir
stats-action-fight = luchar contra un monstruo
stats-action-weapon = tomar un arma
stats-action-draw = destapar una más con un arco
stats-action-detonate = detonar un TNT
stats-action-trade = canjear por una acción adicional
stats-action-pass = renunciar
stats-plot-seats = { $players } jugadores: quién gana, con intervalos del 95 %
stats-plot-place = lugar en el orden de turnos
stats-plot-board = tablero
stats-plot-win-share = proporción de victorias
stats-plot-fair = probabilidades iguales
stats-plot-sources = { $players } jugadores: de dónde salen los PE
stats-plot-xp-mean = PE de un asiento, media
stats-plot-tiles = { $players } jugadores: qué se construye
stats-plot-built-share = proporción construida de lo que se destapó
stats-plot-fights = { $players } jugadores: combates (entre paréntesis, los corazones del monstruo)
stats-plot-won-share = proporción de combates
stats-plot-won = ganados
stats-plot-expected = esperados con el mejor juego
stats-plot-scoring = { $players } jugadores: qué se puntúa
stats-plot-chosen-share = proporción de las puntuaciones de la carta
stats-plot-points-mean = puntos, media
stats-plot-length = { $players } jugadores: cuánto duran las partidas
stats-plot-turns = turnos
stats-plot-games = partidas

## Bench

bench-best = la mejor de { $runs } pasadas en un núcleo; los tiempos fluctúan
bench-games = partidas al azar por segundo, { $players } jugadores  { $games }  ({ $decisions } decisiones por segundo)
bench-game = una decisión a través de Game  { $micros } µs
bench-arrays = una decisión a través de la interfaz de arrays  { $micros } µs
bench-copy = copia de un estado  { $micros } µs (de un Game a media partida  { $game } µs)
bench-compile = primera compilación  { $seconds } s
bench-playouts = partidas jugadas hasta el final por segundo en la búsqueda, { $players } jugadores  { $playouts }
bench-overshoot = máximo retraso de una búsqueda de { $ms } ms  { $over } ms
bench-pebble = respuesta más lenta de pebble  { $micros } ms
bench-obsidian = obsidian: un turno dura como mucho { $ms } ms
bench-evaluations = evaluaciones de la red por segundo  { $evaluations }
bench-simulations = simulaciones de diamond por segundo, { $players } jugadores  { $simulations }
bench-late = máximo retraso de diamond con { $ms } ms  { $over } ms
bench-policy = diamond responde sin buscar en  { $ms } ms
bench-diamond = diamond: un turno dura como mucho { $ms } ms
bench-memory = memoria de una búsqueda  { $mb } MB
bench-vector = decisiones por segundo, { $games } partidas de { $players } jugadores a la vez  { $rate }  (observaciones de { $bytes } bytes)
bench-vector-skip = lo mismo con 2 jugadores, sin decisiones forzadas  { $rate }
bench-gpu = GPU: decisiones por segundo, { $games } partidas de { $players } jugadores a la vez  { $rate }
bench-no-gpu = no se ha medido ninguna GPU: aquí no hay ninguna que se pueda usar
bench-pettingzoo = pasos por segundo de { $name } en PettingZoo  { $rate }  (tictactoe_v3: { $peer })
bench-gymnasium = pasos por segundo de Gymnasium contra random  { $rate }
bench-gymnasium-vector = pasos por segundo del entorno vectorial de Gymnasium, { $games } partidas contra random a la vez  { $rate }
bench-env-missing = PettingZoo no se ha medido: { $command }
bench-start = inicio desde la caché hasta la primera jugada  { $seconds } s
bench-agents-missing = { $agent } queda fuera: necesita { $package }, { $command }
bench-agents-nobody = ninguno de estos agentes se puede probar aquí
bench-agents-training = Entrenando { $agent } para { $players } jugadores…
bench-agents-protocol = Protocolo { $version }, semilla «{ $seed }», { $games } partidas; porcentaje de victorias, con intervalos del 95 %; ventaja sobre los demás en PE
bench-agents-score = puntuación
bench-agents-lead = ventaja
bench-agents-regret = pérdida
bench-agents-forfeit = { $bot } ha perdido la partida: { $reason }
bench-verify-done = { $games } partidas comprobadas: todo coincide.
bench-verify-part = parte del protocolo

## Problems of a box

problem = { $place }: { $text }
problem-line = línea { $line }: { $place }: { $text }
problem-unreadable = { $reason }
problem-not_a_text_file = no es un archivo de texto en UTF-8
problem-not_toml = no es TOML: { $reason }
problem-missing = falta
problem-unknown_key = no es una clave de una caja
problem-not_a_table = debe ser una tabla, no { $found }
problem-not_a_list = debe ser una lista de tablas entre corchetes dobles
problem-not_as_in_base = debe ser { $wanted } como en la caja básica, no { $found }
problem-unknown_name = nombre desconocido { $found }; debe ser uno de { $known }
problem-bad_number = debe ser un número entero de { $low } a { $high }, no { $found }
problem-bad_id = debe ser un identificador como stone_sword, de 60 letras como mucho, no { $found }
problem-id_taken = { $found } ya es el identificador en { $by }
problem-bad_title = debe ser una sola línea de texto
problem-not_4_names = debe ser una lista de 4 nombres, no { $found }
problem-not_amounts = debe ser una tabla de nombres y números, no { $found }
problem-wrong_sum_of_blocks = debe sumar { $wanted } bloques, no { $found }
problem-wrong_sum_of_tokens = debe sumar { $wanted } fichas de arma neutrales, no { $found }
problem-wrong_sum_of_tiles = debe sumar { $wanted } cartas de edificio y de monstruo, no { $found }
problem-power_not_once = el poder { $power } debe corresponder exactamente a 1 arma, no a { $found }
problem-too_many_weapons = como mucho { $most } clases de arma, no { $found }
problem-short_first_pile = un mazo inicial necesita { $least } fichas o más que no sean ni arco ni TNT, no { $found }
problem-wrong_number_of_boards = deben ser de { $low } a { $high } tableros, no { $found }
problem-not_3_by_3 = deben ser 3 filas de 3 biomas

## The arena

arena-progress = Partidas
arena-rounded = Se juegan { $games } partidas: cada baraje de la caja, desde cada asiento.
arena-games = Partidas: { $games }; cortadas: { $cut }.
arena-column-bot = bot
arena-column-games = partidas
arena-column-share = victorias
arena-column-interval = intervalo del 95 %
arena-column-fair = equitativo
arena-column-xp = PE
arena-column-ms = ms
arena-column-slowest = ms máx.
arena-column-rating = nivel
arena-column-line-up = alineación
arena-forfeit = Partida { $game }: { $bot } pierde la partida: { $reason }
arena-forfeit-crash = ha fallado ({ $report })
arena-forfeit-illegal = ha respondido con una jugada no permitida ({ $report })
arena-forfeit-stall = ha tardado demasiado ({ $report })
arena-forfeit-death = ha hecho caer su proceso ({ $report })
arena-interrupted = Interrumpido. Las partidas terminadas están guardadas; --resume continúa.
arena-interrupted-unkept = Interrumpido. Usa --out CARPETA para guardar las partidas, así --resume puede continuar.
arena-resume-what = --resume necesita --out con la carpeta del torneo
arena-folder-begun = { $folder } ya contiene un torneo: añade --resume para continuarlo o elige otra carpeta
arena-folder-not-begun = { $folder } no contiene ningún torneo que continuar: omite --resume para empezar uno
arena-folder-other = { $folder } contiene un torneo con otros ajustes: omite los bots para continuarlo
arena-folder-unreadable = { $folder } contiene un torneo que no se puede leer ({ $detail })
arena-folder-other-version = { $folder } contiene un torneo empezado con la versión { $detail }; esta versión no puede continuarlo
arena-folder-other-box = { $folder } contiene un torneo con otra caja: indícala con --box
arena-cluster-no-ray = --ray necesita Ray: { $command }
arena-cluster-no-cluster = no se puede contactar con ningún clúster ({ $detail })
arena-cluster-task = un nodo del clúster no puede jugar ({ $detail })
arena-cluster-lost = una partida se ha perdido demasiadas veces con su nodo ({ $detail })

## The server

serve-listening = Las mesas están en { $address }
serve-address = no se puede escuchar en { $host }, puerto { $port }: { $reason }
serve-limit = límite desconocido «{ $name }»; los límites son: { $known }
serve-limit-number = límite { $name }: «{ $text }» no es un número entero
serve-setting = esto no se puede ajustar: { $reason }
serve-metrics = «{ $text }» no es una dirección de métricas: escribe HOST:PUERTO, como 127.0.0.1:9464
serve-database = las mesas no se pueden guardar: { $reason }
serve-processes-database = varios procesos necesitan PostgreSQL: indica uno con --database postgresql://...
serve-processes-system = varios procesos no pueden compartir un puerto en este sistema: inicia un servidor para cada uno, detrás de un proxy
serve-failed = el servidor no ha podido arrancar; el log dice por qué
client-unbuilt = La página del juego aún no se ha generado. Ejecuta `make set-up` en la carpeta del código fuente y reinicia el servidor.

## Play in the browser

play-opened = La mesa está lista en { $address } y se abre en tu navegador.
play-address = La mesa está lista. Abre { $address } en un navegador.
play-running-opened = Overworld ya funciona en { $address } y se abre en tu navegador.
play-running = Tus mesas ya están abiertas. Ve a { $address } en un navegador.
play-contradiction = { $browser } es para el navegador y { $terminal } para la terminal: usa solo una de las dos
play-running-here = Overworld ya funciona en { $address }, pero solo para este dispositivo. Detenlo primero y vuelve a iniciarlo para tu red.
play-lan = Todos los de tu red pueden jugar en { $address } o con este código:
play-how-to-stop = Para terminar, pulsa Ctrl-C o escribe { $word }.
play-compiling = Los bots todavía se están compilando. Ya puedes empezar una partida; cada bot jugará en cuanto esté listo.
play-stopped = Terminado. Tus partidas están guardadas.
play-unbuilt = la página del juego aún no se ha generado. Ejecuta `make play` en la carpeta del código fuente, o juega sin ella: overworld play --terminal
backup-written = Todas las mesas están en { $file }
backup-restored = Todas las mesas de { $file } están restauradas.
backup-exists = { $file } ya existe: elige otro nombre
backup-not-empty = la base de datos ya tiene mesas: restaura en una vacía
backup-failed = { $reason }
tables-code = Código
tables-status = Estado
tables-created = Creada
tables-changed = Último cambio
tables-events = Eventos
tables-players = Jugadores
tables-notes = Notas
tables-host = Anfitrión
tables-options = Opciones
tables-seat = Asiento
tables-board = Tablero
tables-kind = Tipo
tables-name = Nombre
tables-person = Persona (hash)
tables-status-lobby = sala de espera
tables-status-playing = en juego
tables-status-over = terminada
tables-status-replay = importada
tables-status-archived = archivada
tables-none = No hay ninguna mesa.
tables-unknown = no hay ninguna mesa { $code }
tables-in-use = un servidor tiene abierta esta base de datos ({ $address }): detenlo primero, o hazlo en el navegador como anfitrión de la mesa
tables-confirm = Escribe { $word } para confirmar:
tables-unchanged = no se ha cambiado nada
tables-restored = Restaurada: { $code }
tables-not-archived = la mesa { $code } no está archivada
tables-unreadable = no se puede leer la mesa { $code }: indica su caja con --box o --also-box
tables-delete-ask = ¿Borrar con todo su contenido: { $codes }?
tables-deleted = Mesas borradas: { $codes }
tables-erase-ask = ¿Borrar los datos de { $who } (nombres: { $names }) en todas las mesas afectadas ({ $count })?
tables-erased = Mesas que ya no tienen datos de la persona: { $erased }. Mesas borradas porque no había nadie más: { $deleted }.
tables-failed = mesas que no se pudieron leer y aún tienen datos de la persona: { $count }. Indica sus cajas con --box o --also-box, o borra esas mesas.
tables-nothing = ninguna mesa tiene datos de { $who }
tables-nobody = nadie en la mesa { $code } se llama { $name }
tables-several = varias personas en la mesa { $code } se llaman { $name }: da el hash que muestra `overworld tables show { $code }`
tables-bad-person = { $who } no es ni un hash de 32 dígitos hexadecimales ni el nombre propio de nadie: da uno de los dos, o un nombre en una mesa junto con --table
people-checked = Mesas leídas: { $tables }. Resultados que difieren de los registros: { $different }.
people-rebuilt = Mesas leídas: { $tables }. Resultados sustituidos: { $different }.
people-unreadable = Mesas que no se pudieron leer: { $count }. Indica sus cajas con --box o --also-box.
people-no-reports = No hay denuncias.
people-report = { $at }  { $code }, sitio { $seat }: { $name }, { $reason }
people-report-who = persona { $reported }, denunciada por { $reporter }
people-reason-insults = insultos o amenazas
people-reason-name = nombre o cara pintada
people-reason-stalls = retrasa o abandona a propósito
people-reason-other = otra cosa
