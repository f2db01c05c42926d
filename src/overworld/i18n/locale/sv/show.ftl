# Watching what others do: captions, the pace, once more.

show-title = Vad de andra gör
show-again = Visa igen
show-again-none = Det finns inget att visa igen.
show-next = Nästa
show-pause = Paus
show-on = Fortsätt
show-skip = Hoppa till nu
show-skip-mine = Hoppa till min tur
show-nothing = Det finns inget att visa just nu.
show-behind = { $count ->
    [one] Visar förra turen
   *[other] Visar { $count } turer tillbaka
  }
settings-pace = Tempo
settings-pace-about = Hur snabbt du ser det som händer. Dina egna beslut väntar aldrig på det.
settings-pace-step = Steg för steg
settings-pace-normal = Normalt
settings-pace-fast = Snabbt
settings-pace-off = Av
settings-calm = Mindre rörelse
settings-calm-about = Inget rör sig av sig självt, och ändringar sker utan animationer. Från början som ditt system säger.
keys-skip = Mellanslag
keys-skip-does = hoppa över det som visas: först det här steget, sedan turen
keys-again = R
keys-again-does = visa de andras senaste turer igen

## The question about sound in the first game

sound-offer = Vill du ha ljud?
sound-offer-effects = Ljud
sound-offer-music = Ljud och musik
sound-offer-no = Nej tack
