# Why something cannot be done now: whole sentences, for greyed actions and places that are not lit.

why-game_over = Spelet är slut.
why-outcome_pending = Slumpen måste svara först.
why-not_asked = Det är inte frågan just nu.
why-unknown = Det går inte nu ({ $code }).
why-action_used = { $action ->
    [collect] Du har redan tagit block den här turen.
    [explore] Du har redan utforskat den här turen.
    [build] Du har redan byggt den här turen.
    [fight] Du har redan slagits den här turen.
   *[weapon] Du har redan tagit ett vapen den här turen.
  }
why-no_action_left = Dina handlingar är gjorda: avsluta turen, eller byt in en mob.
why-actions_owed = { $owed ->
    [one] Du har en handling kvar att göra.
   *[other] Du har { $owed } handlingar kvar att göra.
  }
why-column_empty = Den stapeln är tom.
why-block_covered = { $free_sides ->
    [0] Ingen av sidorna är fri: det krävs { $needed }.
    [one] Bara 1 av sidorna är fri: det krävs { $needed }.
   *[other] Bara { $free_sides } av sidorna är fria: det krävs { $needed }.
  }
why-too_far = { $steps ->
    [one] Dit är det 1 steg: du får gå högst { $most }.
   *[other] Dit är det { $steps } steg: du får gå högst { $most }.
  }
why-nothing_there = Där finns inget.
why-face_down = Det är fortfarande nedvänt: utforska först.
why-not_a_building = Där finns ingen byggnad.
why-not_a_mob = Där finns ingen mob.
why-not_a_weapon = Där finns inget vapen.
why-short_of_blocks = Saknas: { $missing }.
why-short_of_blocks-wild = Saknas: { $missing }. Dina smaragder räcker inte.
why-no_action_mob = Du har ingen mob att byta in mot en extra handling.
why-not_next_to_you = Det ligger inte bredvid dig.
why-not_on_this_card = Det finns inte på poängkort { $card }.
why-no_such_decision = Det draget finns inte.
why-not_a_chance_event = Nu är det en spelare som bestämmer.
why-not_this_event = Slumpen ska svara på en annan fråga.
why-not_possible = Det finns inga sådana kvar.
why-none-collect = Kuben är tom.
why-none-build = Ingen byggnad är uppvänd bredvid dig.
why-none-fight = Ingen mob är uppvänd bredvid dig.
why-none-weapon = Inget vapen är uppvänt bredvid dig.
why-rule = Regel

amount = { $block ->
    [emerald] { $count ->
        [one] { $count } smaragd
       *[other] { $count } smaragder
      }
   *[other] { $count } { $name }
  }
