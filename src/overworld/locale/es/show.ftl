# Watching what others do: captions, the pace, once more.

show-title = Lo que hacen los demás
show-again = Otra vez
show-again-none = No hay nada que mostrar otra vez.
show-next = Siguiente
show-pause = Pausa
show-on = Seguir
show-skip = Saltar al presente
show-skip-mine = Saltar a mi turno
show-nothing = Ahora no se muestra nada.
show-behind = { $count ->
    [one] 1 turno de retraso
   *[other] { $count } turnos de retraso
  }
settings-pace = Ritmo
settings-pace-about = Con qué rapidez se muestra lo que ocurre. Lo que decides nunca espera a ello.
settings-pace-step = Paso a paso
settings-pace-normal = Normal
settings-pace-fast = Rápido
settings-pace-off = Sin mostrar
keys-skip = Espacio
keys-skip-does = terminar lo que se muestra: primero este paso, luego el turno
keys-again = R
keys-again-does = mostrar otra vez el último turno de los demás
