# Watching what others do: captions, the pace, once more.

show-title = Was die anderen tun
show-again = Noch einmal
show-again-none = Es gibt nichts, was noch einmal gezeigt werden könnte.
show-next = Weiter
show-pause = Anhalten
show-on = Fortsetzen
show-skip = Zum Jetzt
show-skip-mine = Zu meinem Zug
show-nothing = Es wird gerade nichts gezeigt.
show-behind = { $count ->
    [one] 1 Zug zurück
   *[other] { $count } Züge zurück
  }
settings-pace = Tempo
settings-pace-about = Wie schnell gezeigt wird, was geschieht. Was du entscheidest, wartet nie darauf.
settings-pace-step = Schritt für Schritt
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-off = Aus
keys-skip = Leertaste
keys-skip-does = beenden, was gezeigt wird: erst diesen Schritt, dann den Zug
keys-again = R
keys-again-does = den letzten Zug der anderen noch einmal zeigen
