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
study-running = Analizando la partida: { $share }
study-patience = Mientras tanto, puedes recorrer la partida. El análisis se guarda con ella.
study-failed = El análisis ha fallado. Inténtalo de nuevo en un minuto.

## The chances to win

study-graph = Probabilidad de ganar durante la partida
study-graph-at = Paso { $step }, turno { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-here = Este paso
study-end = La partida termina aquí.
study-chance = Suerte para { $name }: { $effect }
study-played = { $name } jugó:
study-better = Mejor:
study-then = Después: { $moves }
study-best = Era la mejor jugada.
study-only = No había otra jugada.
study-see = Verla
study-try = Probarla
study-retry = Reintentar desde aquí
study-retry-at = Reintentar desde aquí: turno { $turn }
study-reason-unknown = Esta página no conoce el motivo: { $code }
study-verdict-unknown = { $code }

## What decided the game

study-moments = Momentos clave
study-moments-none = Ningún paso cambió mucho en esta partida.
study-turn = Turno { $turn }

## Everybody's moves and luck

study-player = Jugador
study-accuracy = Precisión
study-decisions = Jugadas
study-luck = Suerte
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
study-lead = Guiar a los demás
study-leading = Tú guías: todos ven tu paso.
study-lead-end = Dejar de guiar
study-lead-take = Tomar la guía
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
