# The table in the terminal: prompts and explanations.

## Prompts

prompt-act = { $seat }, action { $number } of 2> { "" }
prompt-extra = { $seat }, extra action> { "" }
prompt-second = { $seat }, second block> { "" }
prompt-bow = { $seat }, a bow! Reveal one more (draw), or pass> { "" }
prompt-pickaxe = { $seat }, a pickaxe! Take a block (mine), or pass> { "" }
prompt-tnt = { $seat }, TNT! Detonate it, or pass> { "" }
prompt-trade = { $seat }, end the turn, or trade in a mob for one more action (trade)> { "" }
prompt-end = { $seat }, end the turn> { "" }
prompt-score = { $seat }, choose what to score on card { $card }> { "" }

## What is said

welcome = Type a move such as "mine w1", "moves" to list what you can do, or "help" for help. Tab completes.
you-are = You are { $seat }.
help-text =
    Moves are words: mine w1 · explore 34 · build c4 5 · fight d4 · take a4 · end. Any unique beginning will do: "e 34", "mi w1".

    moves      list what you can do, and what it means
    near       what is face up next to you
    table      draw the table again
    why MOVE   why you cannot make a move
    hint       what the strongest bot would do
    scores     what everyone would score now
    undo       undo your last decision, unless something was revealed
    save FILE  save the game as a record; --resume FILE continues it
    quit       leave; the game is saved

    The table: (4) is a face-down stack of 4, Ftbr:3 a building (forest, stone, bridge) on a stack of 3,
    skel3:2 a 3-heart skeleton, ? a face-down token, <RB> who stands there. Crossings are 11 to 55.
    Cube columns are w1 to z4, blocks bottom to top: wood w, sand s, stone t, obsidian o, emerald e.
saved = Saved to { $file }.
save-where = Type "save" and the name of a file.
kept = The game is saved in { $file }. To continue it: overworld play --resume
not-kept = The game could not be saved in { $file }: { $reason }
undone = Undone: { $move }
barrier-nothing = There is nothing to undo yet.
barrier-revealed = Something new was revealed, so this cannot be undone.
barrier-ended = The turn has ended, so this cannot be undone.
barrier-turn_start = The turn has just begun: there is nothing to undo.
barrier-other_player = Another player has decided since then, so this cannot be undone.
unclear = { $text } could be: { $moves }
unknown = { $text } is not a move. Type "moves" to see what you can do.
refused = { $move }: { $reason }
possible = { $move }: you can do that now.
game-over = The game is over. { $result }
result-winner = { $winners } wins: { $scores }
result-shared = { $winners } share the victory: { $scores }
seat-score = { $seat } { $score }
person = { $name } ({ $seat })

## What a move means

means-mine = takes { $block }
means-mine-unknown = takes { $block }, reveals a hidden block
means-explore = { $steps ->
    [0] stay
    [one] 1 step
   *[other] { $steps } steps
  }
means-explore-reveals = { $steps ->
    [0] stay
    [one] 1 step
   *[other] { $steps } steps
  }, reveals { $cells }
means-build = { $tile }: pays { $cost }
means-build-xp = { $tile }: pays { $cost }, gains { $xp } XP
means-fight = { $mob }: { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
  }, { $xp } XP, chance to win { $chance }
means-take = { $weapon }: { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
  }
means-draw = reveals one more token
means-detonate = adds { $hearts } hearts; the TNT leaves the game
means-trade = trades in an extra-action mob for one more action
means-pass = no, thanks
means-end = ends your turn
means-score = { $spaces } × { $points } = { $total } XP
forecast-line = { $seat }: A { $a } · B { $b } · C { $c }{ $mobs }
forecast-best = { $name } { $points }
forecast-mobs = { " " }· mobs { $points }

## What is next to you

near-nothing = There is nothing face up next to you: explore first.
near-building = { $cell }: { $tile }, costs { $cost }
near-building-xp = { $cell }: { $tile }, costs { $cost }, gives { $xp } XP
near-thing = { $cell }: { $what }
