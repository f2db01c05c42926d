# Why something cannot be done now: whole sentences, for greyed actions and places that are not lit.

why-game_over = Gra skończona.
why-outcome_pending = Najpierw musi odpowiedzieć los.
why-not_asked = Teraz pytanie jest inne.
why-unknown = Teraz nie jest to możliwe ({ $code }).
why-action_used = { $action ->
    [collect] Zbieranie bloków już było w tej turze.
    [explore] Odkrywanie świata już było w tej turze.
    [build] Budowanie już było w tej turze.
    [fight] Walka już była w tej turze.
   *[weapon] Zbieranie broni już było w tej turze.
  }
why-no_action_left = Wszystkie akcje wykonane: zakończ turę albo wymień moba.
why-actions_owed = { $owed ->
    [one] Musisz jeszcze wykonać 1 akcję.
    [few] Musisz jeszcze wykonać { $owed } akcje.
    [many] Musisz jeszcze wykonać { $owed } akcji.
   *[other] Musisz jeszcze wykonać { $owed } akcji.
  }
why-column_empty = Ta kolumna jest pusta.
why-block_covered = { $free_sides ->
    [0] Żaden bok nie jest odsłonięty, a potrzeba { $needed }.
    [one] Odsłonięty jest tylko 1 bok, a potrzeba { $needed }.
    [few] Odsłonięte są tylko { $free_sides } boki, a potrzeba { $needed }.
    [many] Odsłoniętych jest tylko { $free_sides } boków, a potrzeba { $needed }.
   *[other] Odsłonięte jest tylko { $free_sides } boku, a potrzeba { $needed }.
  }
why-too_far = { $steps ->
    [one] To 1 krok stąd, a można najwyżej { $most }.
    [few] To { $steps } kroki stąd, a można najwyżej { $most }.
    [many] To { $steps } kroków stąd, a można najwyżej { $most }.
   *[other] To { $steps } kroku stąd, a można najwyżej { $most }.
  }
why-nothing_there = Nic tam nie ma.
why-face_down = Jeszcze zakryte: najpierw odkryj świat.
why-not_a_building = Nie ma tam budowli.
why-not_a_mob = Nie ma tam moba.
why-not_a_weapon = Nie ma tam broni.
why-short_of_blocks = Brakuje: { $missing }.
why-short_of_blocks-wild = Brakuje: { $missing }. Masz za mało szmaragdów.
why-no_action_mob = Nie masz moba z dodatkową akcją, którego można oddać.
why-not_next_to_you = To nie leży obok ciebie.
why-not_on_this_card = Tego nie ma na karcie { $card }.
why-no_such_decision = Nie ma takiego ruchu.
why-not_a_chance_event = Teraz decyduje gracz.
why-not_this_event = Los musi odpowiedzieć na inne pytanie.
why-not_possible = Takich już nie ma.
why-none-collect = Kostka jest pusta.
why-none-build = Obok ciebie nie ma odsłoniętej budowli.
why-none-fight = Obok ciebie nie ma odsłoniętego moba.
why-none-weapon = Obok ciebie nie ma odsłoniętej broni.
why-rule = Zasada

amount = { $block ->
    [emerald] { $count ->
        [one] { $count } szmaragd
        [few] { $count } szmaragdy
        [many] { $count } szmaragdów
       *[other] { $count } szmaragdu
      }
   *[other] { $count } × { $name }
  }
