# Why something cannot be done now: whole sentences, for greyed actions and places that are not lit.

why-game_over = Gra skończona.
why-outcome_pending = Chwileczkę: coś się jeszcze odsłania.
why-not_asked = Najpierw podejmij inną decyzję.
why-unknown = Teraz nie jest to możliwe ({ $code }).
why-action_used = { $action ->
    [collect] Zbieranie bloków w tej turze masz już za sobą.
    [explore] Odkrywanie świata w tej turze masz już za sobą.
    [build] Budowanie w tej turze masz już za sobą.
    [fight] Walkę w tej turze masz już za sobą.
   *[weapon] Zbieranie broni w tej turze masz już za sobą.
  }
why-no_action_left = Wszystkie akcje wykonane: zakończ turę albo wymień moba na dodatkową akcję.
why-actions_owed = { $owed ->
    [one] Musisz jeszcze wykonać 1 akcję.
    [few] Musisz jeszcze wykonać { $owed } akcje.
    [many] Musisz jeszcze wykonać { $owed } akcji.
   *[other] Musisz jeszcze wykonać { $owed } akcji.
  }
why-column_empty = Ta kolumna jest pusta. Wybierz inną.
why-block_covered = { $free_sides ->
    [0] Żaden bok nie jest odsłonięty, a potrzeba co najmniej { $needed }.
    [one] Odsłonięty jest tylko 1 bok, a potrzeba co najmniej { $needed }.
    [few] Odsłonięte są tylko { $free_sides } boki, a potrzeba co najmniej { $needed }.
    [many] Odsłoniętych jest tylko { $free_sides } boków, a potrzeba co najmniej { $needed }.
   *[other] Odsłonięte jest tylko { $free_sides } boku, a potrzeba co najmniej { $needed }.
  }
why-too_far = { $steps ->
    [one] To 1 krok stąd, a możesz przejść najwyżej { $most }.
    [few] To { $steps } kroki stąd, a możesz przejść najwyżej { $most }.
    [many] To { $steps } kroków stąd, a możesz przejść najwyżej { $most }.
   *[other] To { $steps } kroku stąd, a możesz przejść najwyżej { $most }.
  }
why-nothing_there = Nic tam nie ma.
why-face_down = Jeszcze zakryte: najpierw odkryj świat obok tego miejsca.
why-not_a_building = Nie ma tam budowli.
why-not_a_mob = Nie ma tam moba.
why-not_a_weapon = Nie ma tam broni.
why-short_of_blocks = Brakuje ci: { $missing }.
why-short_of_blocks-wild = Brakuje ci: { $missing }. Masz za mało szmaragdów.
why-no_action_mob = Nie masz moba z dodatkową akcją, którego można wymienić.
why-not_next_to_you = To nie leży obok ciebie: odkrywaj świat, żeby tam dojść.
why-not_on_this_card = Tego nie ma na karcie { $card }. Wybierz coś innego.
why-no_such_decision = Nie ma takiego ruchu.
why-not_a_chance_event = Poczekaj: teraz decyduje gracz.
why-not_this_event = Najpierw odsłania się coś innego.
why-not_possible = Takich już nie ma.
why-none-collect = Kostka jest pusta.
why-none-build = Obok ciebie nie ma odsłoniętej budowli: najpierw odkryj świat.
why-none-fight = Obok ciebie nie ma odsłoniętego moba: najpierw odkryj świat.
why-none-weapon = Obok ciebie nie ma odsłoniętej broni: najpierw odkryj świat.
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
