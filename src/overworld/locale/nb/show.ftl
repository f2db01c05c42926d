# Watching what others do: captions, the pace, once more.

show-title = Hva de andre gjør
show-again = En gang til
show-again-none = Det er ingenting å vise en gang til.
show-next = Neste
show-pause = Pause
show-on = Fortsett
show-skip = Hopp til nå
show-skip-mine = Hopp til min tur
show-nothing = Ingenting vises akkurat nå.
show-behind = { $count ->
    [one] 1 tur bak
   *[other] { $count } turer bak
  }
settings-pace = Tempo
settings-pace-about = Hvor raskt det som skjer, blir vist. Det du velger, venter aldri på det.
settings-pace-step = Steg for steg
settings-pace-normal = Vanlig
settings-pace-fast = Raskt
settings-pace-off = Av
keys-skip = Mellomrom
keys-skip-does = avslutt det som vises: først dette steget, så turen
keys-again = R
keys-again-does = vis de andres siste tur en gang til
