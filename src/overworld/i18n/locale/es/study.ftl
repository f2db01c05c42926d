# A review of a game beside its replay, notes and leading others through it; one's own games.

study-title = Análisis
study-ask = Analizar esta partida
study-ready = El análisis está listo.
study-waiting = { $ahead ->
    [one] Antes va otro análisis.
   *[other] Antes van otros { $ahead } análisis.
  }
study-minutes = { $minutes ->
    [one] El análisis estará listo en un minuto más o menos.
   *[other] El análisis estará listo en unos { $minutes } minutos.
  }
study-failed = El análisis ha fallado. Inténtalo de nuevo en un minuto.

## The chances to win

study-graph = Probabilidad de ganar durante la partida
study-graph-at = Paso { $step }, turno { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-end = La partida termina aquí.
study-chance = Suerte para { $name }: { $effect }
study-best = Ninguna otra jugada es claramente mejor.
study-equal = Ninguna otra jugada habría cambiado la probabilidad de ganar.
study-only = No había otra jugada.
study-reason-unknown = Esta página no conoce el motivo: { $code }
study-verdict-unknown = { $code }

study-won = Victoria: { $winners }, { $scores }
study-you = Tú
study-eyebrow-you = Turno { $turn } · tu decisión
study-eyebrow-other = Turno { $turn } · decisión de { $name }
study-eyebrow-luck = Turno { $turn } · suerte
study-eyebrow-find = Turno { $turn } · decisión { $number } de { $count }
study-eyebrow-new = Turno { $turn } · tu nueva decisión
study-your-turn = Te toca
study-fine = Bien
study-by = { $name } { $move }.
study-better-do = Mejor { $move }.
study-covered = La mejor decisión está tapada.
study-cover = Tapar la mejor decisión
study-my-chance = Tu probabilidad de ganar
study-name-chance = Probabilidad de ganar: { $name }
study-change = { $name }: probabilidad de ganar { $before } antes, { $after } después.
study-play-on = Seguir desde aquí
study-look = En la mesa
study-look-played = Jugada
study-look-both = Ambas
study-look-better = Mejor
study-look-about = En blanco lo jugado, en violeta lo mejor.
study-sheet = Tamaño del análisis
study-boards = Tableros en este paso
study-judged = Partida analizada: { $share }
study-left = Faltan unos { $seconds } s. Mientras tanto puedes repasar la partida.

## Finding a better decision

study-find = Buscar una decisión mejor
study-find-title = Busca una decisión mejor.
study-find-about = La decisión de la partida costó { $share }. Haz una acción en la mesa: al menos una es mejor.
study-nudge = Pista
study-nudge-about = La mejor decisión es de este tipo: { $kind }
study-show = Mostrar
study-back = Volver al análisis
study-next = Siguiente momento
study-again = Otra vez
study-judging = Analizando tu decisión…
study-tried = Solo es una prueba. La partida queda como estaba.
study-rests = Primero termina o deja tu prueba.
study-try-excellent = ¡Excelente!
study-try-good = Bien: has encontrado otra.
study-try-almost = Casi.
study-try-not_yet = Todavía no.
study-try-worse = Así pierdes aún más.
study-try-same = Es la decisión de la partida.
study-line-excellent = Es la mejor decisión aquí.
study-line-good = Es más o menos tan buena como la mejor.
study-line-almost = El edificio correcto, pero no la mejor casilla.
study-line-not_yet = Mejor que en la partida, pero hay otra mejor.
study-line-worse = Tu probabilidad de ganar sería aún menor.
study-line-same = Busca otra cosa.
study-better-has = La mejor: { $reason }
study-margin = Una diferencia de hasta ± { $share } puede ser casual.
study-mark-best = La mejor
study-mark-good = Bien
study-mark-bad = No es esa
study-mark-same = Igual

## Decisions, without places: the table shows them

do-mine = toma: { $thing }
do-walk = explora
do-explore = explora junto a: { $thing }
do-reveal = explora y destapa cartas
do-stay = explora desde el mismo sitio
do-build = construye: { $thing }
do-fight = lucha contra: { $thing }
do-take = toma el arma: { $thing }
do-draw = destapa una ficha más
do-pass = renuncia a usar el poder
do-detonate = detona el TNT
do-trade = canjea un monstruo por una acción adicional
do-end = termina el turno
do-score = puntúa: { $thing }
you-mine = Tomaste: { $thing }.
you-explore = Exploraste junto a: { $thing }.
you-reveal = Exploraste y destapaste cartas.
you-stay = Exploraste desde el mismo sitio.
you-build = Construiste: { $thing }.
you-fight = Luchaste contra: { $thing }.
you-take = Tomaste el arma: { $thing }.
you-draw = Destapaste una ficha más.
you-pass = No usaste ningún poder.
you-detonate = Detonaste el TNT.
you-trade = Canjeaste un monstruo.
you-end = Terminaste el turno.
you-score = Puntuaste: { $thing }.

## Where, if two decisions have the same sentence: steps from your character, or a column of the cube

way-north = { $steps } al norte
way-east = { $steps } al este
way-south = { $steps } al sur
way-west = { $steps } al oeste
way-column = columna { $column } desde el oeste, fila { $row } desde el norte

## What decided the game

study-moments = Momentos clave
study-moments-none = Ningún paso cambió mucho en esta partida.
study-turn = Turno { $turn }
study-solved = resuelto
study-share-title = Probabilidad de ganar
study-step-of = Paso { $step } de { $steps }

## Everybody's moves and luck

study-player = Jugador
study-accuracy = Precisión
study-luck = Suerte
study-loss = Pérdida por decisión
study-sum = Suerte y decisiones
study-sum-of = { $name }: inicio { $start }, suerte { $luck }, decisiones { $decisions }, final { $end }.
study-part-start = inicio
study-part-luck = suerte
study-part-decisions = decisiones
study-part-end = final
study-by-kind = Precisión por acción
study-kind = Acción
study-kind-unknown = { $code }
study-none = –
study-about = Análisis de { $bot } con { $simulations } simulaciones por posición. Tómalo como una estimación.

## Notes of steps

study-notes = Notas
study-note = Tu nota sobre el paso { $step }
study-note-keep = Guardar la nota
study-note-remove = Quitar la nota
study-note-kept = Tu nota está guardada.
study-note-gone = Tu nota se ha quitado.
study-note-remove-of = Quitar la nota de { $name }
study-note-removed = La nota de { $name } se ha quitado.
study-note-at = Paso { $step }
study-notes-elsewhere = Notas en otros pasos

## One leads, others follow

study-lead-title = Analizar en grupo
study-lead = Mostrar mi paso a todos
study-leading = Tú guías: todos ven tu paso.
study-lead-end = Dejar de guiar
study-lead-take = Pasar a guiar
study-follows = Sigues a { $name }.
study-free = { $name } está en el paso { $step }.
study-follow = Seguir de nuevo

## One's own games

games-title = Mis partidas
games-about = Esta lista se guarda solo en este navegador. Nadie más puede verla.
games-none = Termina una partida y la encontrarás aquí.
games-won = Ganada
games-lost = Perdida
games-shared = Victoria compartida
games-date = Fecha
games-against = Contra
games-result = Resultado
games-xp = PE
games-sum = { $games ->
    [one] 1 partida, victorias: { $wins }
   *[other] { $games } partidas, victorias: { $wins }
  }
games-over-time = Precisión a lo largo del tiempo
games-chart = Precisión de tus partidas analizadas, la última al final: { $values }
games-chart-none = Analiza una partida para ver aquí tu precisión.
games-buildings = Edificios favoritos
games-built = { $count }×
games-csv = Descargar como CSV
games-records = Descargar las partidas
games-records-missing = { $count ->
    [one] 1 partida ya no está en el servidor.
   *[other] { $count } partidas ya no están en el servidor.
  }
games-forget = Vaciar la lista
games-forget-title = { $count ->
    [one] ¿Vaciar la lista con 1 partida?
   *[other] ¿Vaciar la lista con { $count } partidas?
  }
games-forget-text = Tus resultados, tu precisión y tus edificios favoritos se borrarán de este navegador. No se puede deshacer. Las partidas siguen en el servidor.
games-forgotten = La lista ahora está vacía.
