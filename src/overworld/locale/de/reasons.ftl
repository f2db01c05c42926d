# Why something cannot be done now: whole sentences, for greyed actions and places that are not lit.

why-game_over = Das Spiel ist vorbei.
why-outcome_pending = Erst ist der Zufall dran.
why-not_asked = Danach ist gerade nicht gefragt.
why-unknown = Das geht jetzt nicht ({ $code }).
why-action_used = { $action ->
    [collect] Blöcke hast du in diesem Zug schon genommen.
    [explore] Du hast in diesem Zug schon erkundet.
    [build] Du hast in diesem Zug schon gebaut.
    [fight] Du hast in diesem Zug schon gekämpft.
   *[weapon] Eine Waffe hast du in diesem Zug schon genommen.
  }
why-no_action_left = Deine Aktionen sind gemacht: Beende den Zug oder gib ein Monster ab.
why-actions_owed = { $owed ->
    [one] Du musst noch eine Aktion machen.
   *[other] Du musst noch { $owed } Aktionen machen.
  }
why-column_empty = Diese Säule ist leer.
why-block_covered = { $free_sides ->
    [0] Keine seiner Seiten ist frei: Nötig sind { $needed }.
    [one] Nur 1 seiner Seiten ist frei: Nötig sind { $needed }.
   *[other] Nur { $free_sides } seiner Seiten sind frei: Nötig sind { $needed }.
  }
why-too_far = { $steps ->
    [one] Das ist 1 Schritt entfernt: Mehr als { $most } geht nicht.
   *[other] Das sind { $steps } Schritte: Mehr als { $most } geht nicht.
  }
why-nothing_there = Dort liegt nichts.
why-face_down = Das liegt noch verdeckt: Erkunde zuerst.
why-not_a_building = Dort liegt kein Bauwerk.
why-not_a_mob = Dort liegt kein Monster.
why-not_a_weapon = Dort liegt keine Waffe.
why-short_of_blocks = Es fehlt: { $missing }.
why-short_of_blocks-wild = Es fehlt: { $missing }. Deine Smaragde reichen nicht.
why-no_action_mob = Du hast kein Aktionsmonster zum Abgeben.
why-not_next_to_you = Das liegt nicht neben dir.
why-not_on_this_card = Das steht nicht auf Wertungskarte { $card }.
why-no_such_decision = Diesen Zug gibt es nicht.
why-not_a_chance_event = Jetzt entscheidet ein Mensch oder Bot, nicht der Zufall.
why-not_this_event = Der Zufall wird gerade etwas anderes gefragt.
why-not_possible = Davon ist nichts mehr übrig.
why-none-collect = Der Würfel ist leer.
why-none-build = Neben dir liegt kein Bauwerk offen.
why-none-fight = Neben dir liegt kein Monster offen.
why-none-weapon = Neben dir liegt keine Waffe offen.
why-rule = Regel

amount = { $block ->
    [emerald] { $count ->
        [one] { $count } Smaragd
       *[other] { $count } Smaragde
      }
   *[other] { $count } { $name }
  }
