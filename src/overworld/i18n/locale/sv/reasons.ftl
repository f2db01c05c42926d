# Why something cannot be done now: whole sentences, for greyed actions and places that are not lit.

why-game_over = Spelet är slut.
why-outcome_pending = Vänta lite: något ska avslöjas först.
why-not_asked = Du har ett annat val att göra först.
why-unknown = Det går inte nu ({ $code }).
why-action_used = { $action ->
    [collect] Du har redan tagit block under den här turen.
    [explore] Du har redan utforskat under den här turen.
    [build] Du har redan byggt under den här turen.
    [fight] Du har redan slagits under den här turen.
   *[weapon] Du har redan tagit ett vapen under den här turen.
  }
why-no_action_left = Du har gjort dina handlingar: avsluta turen eller byt in en mob mot en extra handling.
why-actions_owed = { $owed ->
    [one] Du har en handling kvar att göra.
   *[other] Du har { $owed } handlingar kvar att göra.
  }
why-column_empty = Den stapeln är tom. Välj en annan.
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
why-face_down = Det är fortfarande nedvänt: utforska en korsning bredvid först.
why-not_a_building = Där finns ingen byggnad.
why-not_a_mob = Där finns ingen mob.
why-not_a_weapon = Där finns inget vapen.
why-short_of_blocks = Du saknar fortfarande: { $missing }.
why-short_of_blocks-wild = Du saknar fortfarande: { $missing }. Dina smaragder räcker inte.
why-no_action_mob = Du har ingen mob att byta in mot en extra handling.
why-not_next_to_you = Det ligger inte bredvid dig: utforska och gå dit.
why-not_on_this_card = Det finns inte på poängkort { $card }. Välj något annat.
why-no_such_decision = Det finns inget sådant drag.
why-not_a_chance_event = Vänta: en spelare håller på att välja.
why-not_this_event = Något annat avslöjas först.
why-not_possible = Det finns inga sådana kvar.
why-none-collect = Kuben är tom.
why-none-build = Ingen byggnad ligger uppvänd bredvid dig: utforska först.
why-none-fight = Ingen mob ligger uppvänd bredvid dig: utforska först.
why-none-weapon = Inget vapen ligger uppvänt bredvid dig: utforska först.
why-rule = Regel

amount = { $block ->
    [emerald] { $count ->
        [one] { $count } smaragd
       *[other] { $count } smaragder
      }
   *[other] { $count } { $name }
  }
