# Why something cannot be done now: whole sentences, for greyed actions and places that are not lit.

why-game_over = The game is over.
why-outcome_pending = Chance has to answer first.
why-not_asked = That is not the question now.
why-unknown = That is not possible now ({ $code }).
why-action_used = { $action ->
    [collect] You have already taken blocks this turn.
    [explore] You have already explored this turn.
    [build] You have already built this turn.
    [fight] You have already fought this turn.
   *[weapon] You have already taken a weapon this turn.
  }
why-no_action_left = Your actions are done: end the turn, or trade a mob.
why-actions_owed = { $owed ->
    [one] You still owe an action.
   *[other] You still owe { $owed } actions.
  }
why-column_empty = That column is empty.
why-block_covered = { $free_sides ->
    [0] None of its sides is free: it needs { $needed }.
    [one] Only 1 of its sides is free: it needs { $needed }.
   *[other] Only { $free_sides } of its sides are free: it needs { $needed }.
  }
why-too_far = { $steps ->
    [one] That is 1 step away: { $most } is the most.
   *[other] That is { $steps } steps away: { $most } is the most.
  }
why-nothing_there = Nothing is there.
why-face_down = It is still face down: explore first.
why-not_a_building = No building is there.
why-not_a_mob = No mob is there.
why-not_a_weapon = No weapon is there.
why-short_of_blocks = Missing: { $missing }.
why-short_of_blocks-wild = Missing: { $missing }. Your emeralds are too few.
why-no_action_mob = You have no extra-action mob to hand back.
why-not_next_to_you = That is not next to you.
why-not_on_this_card = That is not on card { $card }.
why-no_such_decision = There is no such move.
why-not_a_chance_event = A player decides now.
why-not_this_event = Chance has to answer another question.
why-not_possible = None of those is left.
why-none-collect = The cube is empty.
why-none-build = No building is face up next to you.
why-none-fight = No mob is face up next to you.
why-none-weapon = No weapon is face up next to you.
why-rule = Rule

amount = { $count } { $name }
