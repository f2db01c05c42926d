# Watching what others do: captions, the pace, once more.

show-title = Las jugadas de los demás
show-again = Ver otra vez
show-again-none = No hay nada que ver otra vez.
show-next = Siguiente
show-pause = Pausa
show-on = Seguir
show-skip = Ponerme al día
show-skip-mine = Ir a mi turno
show-nothing = Ahora no hay nada que mostrar.
show-behind = { $count ->
    [one] Mostrando el turno anterior
   *[other] Esto pasó hace { $count } turnos
  }
settings-pace = Ritmo
settings-pace-about = La rapidez con que ves lo que ocurre. Tus propias decisiones nunca esperan.
settings-pace-step = Paso a paso
settings-pace-normal = Normal
settings-pace-fast = Rápido
settings-pace-off = Al instante
settings-calm = Menos movimiento
settings-calm-about = Nada se mueve por sí solo y los cambios ocurren sin animaciones. Al principio, como indica tu sistema.
keys-skip = Espacio
keys-skip-does = saltar lo que se muestra: primero este paso, luego el turno
keys-again = R
keys-again-does = ver otra vez los últimos turnos de los demás

## The question about sound in the first game

sound-offer = ¿Quieres sonido?
sound-offer-effects = Sonidos
sound-offer-music = Sonidos y música
sound-offer-no = No, gracias
