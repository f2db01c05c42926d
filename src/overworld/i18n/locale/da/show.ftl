# Watching what others do: captions, the pace, once more.

show-title = De andre spilleres træk
show-again = Vis igen
show-again-none = Der er ikke noget at vise igen.
show-next = Næste
show-pause = Pause
show-on = Fortsæt
show-skip = Spring til nu
show-skip-mine = Spring til min tur
show-nothing = Der er ikke noget at vise lige nu.
show-behind = { $count ->
    [one] Viser forrige tur
   *[other] Viser { $count } ture tidligere
  }
settings-pace = Tempo
settings-pace-about = Hvor hurtigt du ser, hvad der sker. Dine egne valg venter aldrig på det.
settings-pace-step = Trin for trin
settings-pace-normal = Normalt
settings-pace-fast = Hurtigt
settings-pace-off = Fra
settings-calm = Mindre bevægelse
settings-calm-about = Intet bevæger sig af sig selv, og ændringer sker uden animationer. Fra starten som dit system siger.
keys-skip = Mellemrum
keys-skip-does = spring det, der vises, over: først dette trin, så hele turen
keys-again = R
keys-again-does = vis de andres sidste ture igen

## The question about sound in the first game

sound-offer = Vil du have lyd?
sound-offer-effects = Lyde
sound-offer-music = Lyde og musik
sound-offer-no = Nej tak
