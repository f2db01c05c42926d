# Watching what others do: captions, the pace, once more.

show-title = Che cosa fanno gli altri
show-again = Ancora una volta
show-again-none = Non c’è nulla da mostrare di nuovo.
show-next = Avanti
show-pause = Pausa
show-on = Riprendi
show-skip = Vai al presente
show-skip-mine = Vai al mio turno
show-nothing = Ora non si mostra nulla.
show-behind = { $count ->
    [one] 1 turno indietro
   *[other] { $count } turni indietro
  }
settings-pace = Ritmo
settings-pace-about = Quanto in fretta si mostra ciò che accade. Le tue decisioni non aspettano mai.
settings-pace-step = Passo passo
settings-pace-normal = Normale
settings-pace-fast = Veloce
settings-pace-off = Spento
keys-skip = Spazio
keys-skip-does = finire ciò che si mostra: prima questo passo, poi il turno
keys-again = R
keys-again-does = mostrare ancora una volta l’ultimo turno degli altri
