# Why something cannot be done now: whole sentences, for greyed actions and places that are not lit.

why-game_over = Spillet er slut.
why-outcome_pending = Vent et øjeblik: Noget nyt er ved at komme frem.
why-not_asked = Du har et andet valg at træffe først.
why-unknown = Det kan ikke lade sig gøre nu ({ $code }).
why-action_used = { $action ->
    [collect] Du har allerede taget blokke i denne tur.
    [explore] Du har allerede udforsket i denne tur.
    [build] Du har allerede bygget i denne tur.
    [fight] Du har allerede kæmpet i denne tur.
   *[weapon] Du har allerede taget et våben i denne tur.
  }
why-no_action_left = Du har udført dine handlinger: Afslut turen, eller byt en mob til en ekstra handling.
why-actions_owed = { $owed ->
    [one] Du mangler stadig at udføre en handling.
   *[other] Du mangler stadig at udføre { $owed } handlinger.
  }
why-column_empty = Den søjle er tom. Vælg en anden.
why-block_covered = { $free_sides ->
    [0] Ingen af dens sider er frie: Mindst { $needed } skal være frie.
    [one] Kun 1 af dens sider er fri: Mindst { $needed } skal være frie.
   *[other] Kun { $free_sides } af dens sider er frie: Mindst { $needed } skal være frie.
  }
why-too_far = { $steps ->
    [one] Det er 1 skridt væk: Du må højst gå { $most }.
   *[other] Det er { $steps } skridt væk: Du må højst gå { $most }.
  }
why-nothing_there = Der er ikke noget der.
why-face_down = Det er stadig skjult: Udforsk først ved siden af det.
why-not_a_building = Der er ingen bygning der.
why-not_a_mob = Der er ingen mob der.
why-not_a_weapon = Der er intet våben der.
why-short_of_blocks = Du mangler: { $missing }.
why-short_of_blocks-wild = Du mangler: { $missing }. Du har ikke smaragder nok.
why-no_action_mob = Du har ingen handlingsmob at bytte.
why-not_next_to_you = Det er ikke ved siden af dig: Udforsk for at komme derhen.
why-not_on_this_card = Det står ikke på kort { $card }. Vælg noget andet.
why-no_such_decision = Det træk findes ikke.
why-not_a_chance_event = Vent: En spiller er ved at vælge.
why-not_this_event = Noget andet kommer frem først.
why-not_possible = Der er ikke flere af dem.
why-none-collect = Terningen er tom.
why-none-build = Der ligger ingen vendt bygning ved siden af dig: Udforsk først.
why-none-fight = Der ligger ingen vendt mob ved siden af dig: Udforsk først.
why-none-weapon = Der ligger intet vendt våben ved siden af dig: Udforsk først.
why-rule = Regel

amount = { $block ->
    [emerald] { $count ->
        [one] { $count } smaragd
       *[other] { $count } smaragder
      }
   *[other] { $count } { $name }
  }
