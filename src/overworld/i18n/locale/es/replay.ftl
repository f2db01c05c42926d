# Walking through a game step by step, trying something else from there, and asking the search.

## Where one is

replay-title = Repetición
replay-at-start = Paso { $step } de { $steps }
replay-at-first = Paso { $step } de { $steps } · primera decisión tras la preparación
replay-at = Paso { $step } de { $steps } · turno { $turn } · { $name }
replay-at-hidden = Paso { $step } · turno { $turn } · { $name }
replay-slider = Paso de la partida
replay-round = Puntuación { $card }

## Going elsewhere

replay-first = Primer paso
replay-previous = Un paso atrás
replay-next = Un paso adelante
replay-last = Último paso
replay-turn-back = Turno anterior
replay-turn-on = Turno siguiente
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-times = { $speed }×
replay-is-first = Este es el primer paso.
replay-is-last = Este es el último paso.
replay-hidden = Has elegido ocultar lo que sigue.
replay-live = { $missed ->
    [0] En vivo
    [one] En vivo: 1 novedad
   *[other] En vivo: { $missed } novedades
  }
replay-leave = Salir de la repetición

## What can be done from here

replay-more = Más
replay-copy = Copiar el enlace a este paso
replay-copied = Enlace a este paso copiado.
replay-link = Enlace a este paso
replay-record = Descargar la partida
keep-game = Guardar para ver sin conexión
keep-keeping = Guardando… { $share }
keep-kept = Esta partida está guardada aquí. Puedes ver su repetición sin conexión.
keep-failed = No se ha podido guardar la partida. Inténtalo de nuevo en un minuto.
replay-no-spoilers = Sin spoilers: ocultar el resultado y lo que sigue
fork-title = Probar desde aquí
fork-about = Empieza una partida nueva desde este paso. Esta se queda como está.
fork-seat = Juego como
fork-bot = contra
fork-go = Probar desde aquí
fork-over = Aquí la partida ya ha terminado. Ve a un paso anterior.

## What the search thinks

hint-title = Qué haría el bot
hint-ask = Preguntar al bot
hint-thinking = Pensando…
hint-numbers = probabilidad de ganar { $share }, unos { $xp } PE
hint-about = Para { $name }. Es solo una estimación del bot.
hint-spoken = El bot recomienda: { $move }. Probabilidad de ganar: { $share }.
hint-off = Durante esta partida no hay pistas.
hint-nobody = Aquí no hay pista. Pídela en tu turno o en otro paso.
