# Why something cannot be done now: whole sentences, for greyed actions and places that are not lit.

why-game_over = The game is over.
why-outcome_pending = Wait a moment: something is still being revealed.
why-not_asked = You have another decision to make first.
why-unknown = You cannot do that now ({ $code }).
why-action_used = { $action ->
    [collect] You have already taken blocks this turn.
    [explore] You have already explored this turn.
    [build] You have already built this turn.
    [fight] You have already fought this turn.
   *[weapon] You have already taken a weapon this turn.
  }
why-no_action_left = You have taken your actions: end your turn, or trade in a mob for an extra action.
why-actions_owed = { $owed ->
    [one] You still have an action to take.
   *[other] You still have { $owed } actions to take.
  }
why-column_empty = That column is empty. Choose another one.
why-block_covered = { $free_sides ->
    [0] None of its sides is free: it needs { $needed }.
    [one] Only 1 of its sides is free: it needs { $needed }.
   *[other] Only { $free_sides } of its sides are free: it needs { $needed }.
  }
why-too_far = { $steps ->
    [one] That is 1 step away: you can move { $most } at most.
   *[other] That is { $steps } steps away: you can move { $most } at most.
  }
why-nothing_there = There is nothing there.
why-face_down = It is still face down: explore next to it first.
why-not_a_building = There is no building there.
why-not_a_mob = There is no mob there.
why-not_a_weapon = There is no weapon there.
why-short_of_blocks = You still need: { $missing }.
why-short_of_blocks-wild = You still need: { $missing }. You do not have enough emeralds.
why-no_action_mob = You have no extra-action mob to trade in.
why-not_next_to_you = That is not next to you: explore to get there.
why-not_on_this_card = That is not on card { $card }. Choose one that is.
why-no_such_decision = There is no such move.
why-not_a_chance_event = Wait: a player is deciding now.
why-not_this_event = Something else is revealed first.
why-not_possible = There are none of those left.
why-none-collect = The cube is empty.
why-none-build = There is no building face up next to you: explore first.
why-none-fight = There is no mob face up next to you: explore first.
why-none-weapon = There is no weapon face up next to you: explore first.
why-rule = Rule

amount = { $block ->
    [emerald] { $count ->
        [one] { $count } emerald
       *[other] { $count } emeralds
      }
   *[other] { $count } { $name }
  }
