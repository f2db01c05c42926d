# Watching what others do: captions, the pace, once more.

show-title = Wat de anderen doen
show-again = Nog eens
show-again-none = Er is niets om nog eens te tonen.
show-next = Volgende
show-pause = Pauze
show-on = Verder
show-skip = Naar het heden
show-skip-mine = Naar mijn beurt
show-nothing = Er wordt nu niets getoond.
show-behind = { $count ->
    [one] 1 beurt achter
   *[other] { $count } beurten achter
  }
settings-pace = Tempo
settings-pace-about = Hoe snel wordt getoond wat er gebeurt. Wat jij beslist, wacht er nooit op.
settings-pace-step = Stap voor stap
settings-pace-normal = Normaal
settings-pace-fast = Snel
settings-pace-off = Uit
keys-skip = Spatie
keys-skip-does = beëindig wat wordt getoond: eerst deze stap, dan de beurt
keys-again = R
keys-again-does = toon de laatste beurt van de anderen nog eens
