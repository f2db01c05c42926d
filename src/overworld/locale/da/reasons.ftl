# Why something cannot be done now: whole sentences, for greyed actions and places that are not lit.

why-game_over = Spillet er slut.
why-outcome_pending = Tilfældet skal svare først.
why-not_asked = Det er ikke det, der spørges om nu.
why-unknown = Det kan ikke lade sig gøre nu ({ $code }).
why-action_used = { $action ->
    [collect] Du har allerede taget blokke i denne tur.
    [explore] Du har allerede udforsket i denne tur.
    [build] Du har allerede bygget i denne tur.
    [fight] Du har allerede kæmpet i denne tur.
   *[weapon] Du har allerede taget et våben i denne tur.
  }
why-no_action_left = Dine handlinger er udført: Slut turen, eller byt en mob.
why-actions_owed = { $owed ->
    [one] Du mangler stadig at udføre en handling.
   *[other] Du mangler stadig at udføre { $owed } handlinger.
  }
why-column_empty = Den søjle er tom.
why-block_covered = { $free_sides ->
    [0] Ingen af dens sider er fri: Der skal være { $needed }.
    [one] Kun 1 af dens sider er fri: Der skal være { $needed }.
   *[other] Kun { $free_sides } af dens sider er fri: Der skal være { $needed }.
  }
why-too_far = { $steps ->
    [one] Det er 1 skridt væk: Du må højst gå { $most }.
   *[other] Det er { $steps } skridt væk: Du må højst gå { $most }.
  }
why-nothing_there = Der er ikke noget der.
why-face_down = Det er stadig skjult: Udforsk først.
why-not_a_building = Der er ingen bygning der.
why-not_a_mob = Der er ingen mob der.
why-not_a_weapon = Der er intet våben der.
why-short_of_blocks = Mangler: { $missing }.
why-short_of_blocks-wild = Mangler: { $missing }. Du har for få smaragder.
why-no_action_mob = Du har ingen handlingsmob at aflevere.
why-not_next_to_you = Det er ikke ved siden af dig.
why-not_on_this_card = Det står ikke på kort { $card }.
why-no_such_decision = Det træk findes ikke.
why-not_a_chance_event = Nu er det en spiller, der vælger.
why-not_this_event = Tilfældet skal svare på et andet spørgsmål.
why-not_possible = Der er ikke flere af dem.
why-none-collect = Terningen er tom.
why-none-build = Der ligger ingen vendt bygning ved siden af dig.
why-none-fight = Der ligger ingen vendt mob ved siden af dig.
why-none-weapon = Der ligger intet vendt våben ved siden af dig.
why-rule = Regel

amount = { $block ->
    [emerald] { $count ->
        [one] { $count } smaragd
       *[other] { $count } smaragder
      }
   *[other] { $count } { $name }
  }
