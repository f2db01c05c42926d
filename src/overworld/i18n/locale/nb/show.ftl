# Watching what others do: captions, the pace, once more.

show-title = Trekkene til de andre
show-again = Vis igjen
show-again-none = Det er ingenting å vise igjen.
show-next = Neste
show-pause = Pause
show-on = Fortsett
show-skip = Hopp til nå
show-skip-mine = Hopp til min tur
show-nothing = Det er ingenting å vise akkurat nå.
show-behind = { $count ->
    [one] Viser forrige tur
   *[other] Viser { $count } turer tilbake
  }
settings-pace = Tempo
settings-pace-about = Hvor raskt du ser det som skjer. Dine egne valg venter aldri på det.
settings-pace-step = Trinn for trinn
settings-pace-normal = Vanlig
settings-pace-fast = Raskt
settings-pace-off = Av
settings-calm = Mindre bevegelse
settings-calm-about = Ingenting beveger seg av seg selv, og endringer skjer uten animasjoner. Fra starten slik systemet ditt sier.
keys-skip = Mellomrom
keys-skip-does = hopper over det som vises: først dette trinnet, så turen
keys-again = R
keys-again-does = viser de siste turene til de andre igjen

## The question about sound in the first game

sound-offer = Vil du ha lyd?
sound-offer-effects = Lyder
sound-offer-music = Lyder og musikk
sound-offer-no = Nei takk
