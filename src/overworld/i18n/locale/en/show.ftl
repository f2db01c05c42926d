# Watching what others do: captions, the pace, once more.

show-title = Moves of the other players
show-again = Show again
show-again-none = There is nothing to show again.
show-next = Next
show-pause = Pause
show-on = Continue
show-skip = Skip to now
show-skip-mine = Skip to my turn
show-nothing = There is nothing to show right now.
show-behind = { $count ->
    [one] Showing the turn before
   *[other] Showing { $count } turns before
  }
settings-pace = Pace
settings-pace-about = How fast you see what happens. Your own decisions never wait for it.
settings-pace-step = Step by step
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-off = Off
settings-calm = Less motion
settings-calm-about = Nothing moves by itself, and changes happen without animations. At first as your system says.
keys-skip = Space
keys-skip-does = skip what is being shown: first this step, then the turn
keys-again = R
keys-again-does = show the last turns of the other players again

## The question about sound in the first game

sound-offer = Would you like sound?
sound-offer-effects = Sounds
sound-offer-music = Sounds and music
sound-offer-no = No, thanks
