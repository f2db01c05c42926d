# Why something cannot be done now: whole sentences, for greyed actions and places that are not lit.

why-game_over = Spillet er over.
why-outcome_pending = Vent litt: noe nytt er i ferd med å komme fram.
why-not_asked = Du må velge noe annet først.
why-unknown = Det går ikke nå ({ $code }).
why-action_used = { $action ->
    [collect] Du har allerede tatt blokker i denne turen.
    [explore] Du har allerede utforsket i denne turen.
    [build] Du har allerede bygd i denne turen.
    [fight] Du har allerede slåss i denne turen.
   *[weapon] Du har allerede tatt et våpen i denne turen.
  }
why-no_action_left = Du har brukt handlingene dine: avslutt turen, eller bytt en mob mot en ekstra handling.
why-actions_owed = { $owed ->
    [one] Du må utføre én handling til.
   *[other] Du må utføre { $owed } handlinger til.
  }
why-column_empty = Den søylen er tom. Velg en annen.
why-block_covered = { $free_sides ->
    [0] Ingen av sidene er frie: minst { $needed } må være frie.
    [one] Bare 1 av sidene er fri: minst { $needed } må være frie.
   *[other] Bare { $free_sides } av sidene er frie: minst { $needed } må være frie.
  }
why-too_far = { $steps ->
    [one] Det er 1 steg unna: du kan gå høyst { $most }.
   *[other] Det er { $steps } steg unna: du kan gå høyst { $most }.
  }
why-nothing_there = Det er ingenting der.
why-face_down = Bildesiden vender fortsatt ned: utforsk ved siden av først.
why-not_a_building = Det er ikke noe byggverk der.
why-not_a_mob = Det er ingen mob der.
why-not_a_weapon = Det er ikke noe våpen der.
why-short_of_blocks = Du mangler: { $missing }.
why-short_of_blocks-wild = Du mangler: { $missing }. Du har ikke nok smaragder.
why-no_action_mob = Du har ingen mob du kan bytte mot en ekstra handling.
why-not_next_to_you = Det er ikke ved siden av deg: utforsk for å komme dit.
why-not_on_this_card = Det står ikke på kort { $card }. Velg noe annet.
why-no_such_decision = Det finnes ikke noe slikt trekk.
why-not_a_chance_event = Vent: en spiller er i ferd med å velge.
why-not_this_event = Noe annet kommer fram først.
why-not_possible = Det er ingen flere igjen av dem.
why-none-collect = Kuben er tom.
why-none-build = Det ligger ikke noe byggverk åpent ved siden av deg: utforsk først.
why-none-fight = Det ligger ingen mob åpent ved siden av deg: utforsk først.
why-none-weapon = Det ligger ikke noe våpen åpent ved siden av deg: utforsk først.
why-rule = Regel

amount = { $block ->
    [emerald] { $count ->
        [one] { $count } smaragd
       *[other] { $count } smaragder
      }
   *[other] { $count } { $name }
  }
