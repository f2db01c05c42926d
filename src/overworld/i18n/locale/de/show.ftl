# Watching what others do: captions, the pace, once more.

show-title = Was die anderen tun
show-again = Noch einmal
show-again-none = Es gibt nichts zu wiederholen.
show-next = Weiter
show-pause = Pause
show-on = Fortsetzen
show-skip = Aufholen
show-skip-mine = Zu meinem Zug
show-nothing = Gerade gibt es nichts zu zeigen.
show-behind = { $count ->
    [one] Der Zug davor
   *[other] { $count } Züge davor
  }
settings-pace = Tempo
settings-pace-about = Wie schnell du siehst, was geschieht. Deine eigenen Entscheidungen warten nie darauf.
settings-pace-step = Schritt für Schritt
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-off = Aus
settings-calm = Weniger Bewegung
settings-calm-about = Nichts bewegt sich von selbst, und Änderungen geschehen ohne Animationen. Anfangs so, wie dein System es vorgibt.
keys-skip = Leertaste
keys-skip-does = überspringen, was gezeigt wird: erst diesen Schritt, dann den Zug
keys-again = R
keys-again-does = die letzten Züge der anderen noch einmal zeigen

## The question about sound in the first game

sound-offer = Möchtest du Ton?
sound-offer-effects = Töne
sound-offer-music = Töne und Musik
sound-offer-no = Nein, danke
