# Watching what others do: captions, the pace, once more.

show-title = Le mosse degli altri
show-again = Rivedi
show-again-none = Non c’è nulla da rivedere.
show-next = Avanti
show-pause = Pausa
show-on = Riprendi
show-skip = Vai alla diretta
show-skip-mine = Vai al mio turno
show-nothing = Ora non c’è nulla da mostrare.
show-behind = { $count ->
    [one] Turno precedente
   *[other] { $count } turni prima
  }
settings-pace = Ritmo
settings-pace-about = Quanto velocemente vedi ciò che accade. Le tue decisioni non aspettano mai.
settings-pace-step = Passo passo
settings-pace-normal = Normale
settings-pace-fast = Veloce
settings-pace-off = Istantaneo
settings-calm = Meno movimento
settings-calm-about = Niente si muove da solo e i cambiamenti avvengono senza animazioni. All’inizio come indica il tuo sistema.
keys-skip = Spazio
keys-skip-does = saltare ciò che si mostra: prima questo passo, poi il turno
keys-again = R
keys-again-does = rivedere gli ultimi turni degli altri

## The question about sound in the first game

sound-offer = Vuoi l’audio?
sound-offer-effects = Suoni
sound-offer-music = Suoni e musica
sound-offer-no = No, grazie
