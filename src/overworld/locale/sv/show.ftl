# Watching what others do: captions, the pace, once more.

show-title = Vad de andra gör
show-again = En gång till
show-again-none = Det finns inget att visa en gång till.
show-next = Nästa
show-pause = Paus
show-on = Fortsätt
show-skip = Hoppa till nu
show-skip-mine = Hoppa till min tur
show-nothing = Inget visas just nu.
show-behind = { $count ->
    [one] 1 tur efter
   *[other] { $count } turer efter
  }
settings-pace = Tempo
settings-pace-about = Hur snabbt det som händer visas. Det du bestämmer väntar aldrig på det.
settings-pace-step = Steg för steg
settings-pace-normal = Vanligt
settings-pace-fast = Snabbt
settings-pace-off = Av
keys-skip = Blanksteg
keys-skip-does = avsluta det som visas: först detta steg, sedan turen
keys-again = R
keys-again-does = visa de andras senaste tur en gång till
