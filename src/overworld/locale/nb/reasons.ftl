# Why something cannot be done now: whole sentences, for greyed actions and places that are not lit.

why-game_over = Spillet er over.
why-outcome_pending = Tilfeldighetene må svare først.
why-not_asked = Det er ikke det du skal velge nå.
why-unknown = Det går ikke nå ({ $code }).
why-action_used = { $action ->
    [collect] Du har allerede tatt blokker i denne turen.
    [explore] Du har allerede utforsket i denne turen.
    [build] Du har allerede bygd i denne turen.
    [fight] Du har allerede kjempet i denne turen.
   *[weapon] Du har allerede tatt et våpen i denne turen.
  }
why-no_action_left = Du har brukt handlingene dine: avslutt turen, eller bytt en mob.
why-actions_owed = { $owed ->
    [one] Du må gjøre én handling til.
   *[other] Du må gjøre { $owed } handlinger til.
  }
why-column_empty = Den søylen er tom.
why-block_covered = { $free_sides ->
    [0] Ingen av sidene er fri: det må være { $needed }.
    [one] Bare 1 av sidene er fri: det må være { $needed }.
   *[other] Bare { $free_sides } av sidene er frie: det må være { $needed }.
  }
why-too_far = { $steps ->
    [one] Det er 1 steg unna: { $most } er det meste.
   *[other] Det er { $steps } steg unna: { $most } er det meste.
  }
why-nothing_there = Der er det ingenting.
why-face_down = Bildesiden vender fortsatt ned: utforsk først.
why-not_a_building = Der er det ikke noe byggverk.
why-not_a_mob = Der er det ingen mob.
why-not_a_weapon = Der er det ikke noe våpen.
why-short_of_blocks = Mangler: { $missing }.
why-short_of_blocks-wild = Mangler: { $missing }. Du har for få smaragder.
why-no_action_mob = Du har ingen mob å bytte mot en ekstra handling.
why-not_next_to_you = Det er ikke ved siden av deg.
why-not_on_this_card = Det står ikke på scorekort { $card }.
why-no_such_decision = Det finnes ikke noe slikt trekk.
why-not_a_chance_event = Nå er det en spiller som velger.
why-not_this_event = Tilfeldighetene skal svare på noe annet nå.
why-not_possible = Det er ingen igjen av dem.
why-none-collect = Kuben er tom.
why-none-build = Ingen åpne byggverk ved siden av deg.
why-none-fight = Ingen åpne mobs ved siden av deg.
why-none-weapon = Ingen åpne våpen ved siden av deg.
why-rule = Regel

amount = { $block ->
    [emerald] { $count ->
        [one] { $count } smaragd
       *[other] { $count } smaragder
      }
   *[other] { $count } { $name }
  }
