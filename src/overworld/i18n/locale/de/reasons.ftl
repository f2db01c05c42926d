# Why something cannot be done now: whole sentences, for greyed actions and places that are not lit.

why-game_over = Die Partie ist vorbei.
why-outcome_pending = Einen Moment: Es wird noch etwas aufgedeckt.
why-not_asked = Du musst zuerst etwas anderes entscheiden.
why-unknown = Das geht jetzt nicht ({ $code }).
why-action_used = { $action ->
    [collect] Du hast in diesem Zug schon Blöcke genommen.
    [explore] Du hast in diesem Zug schon erkundet.
    [build] Du hast in diesem Zug schon gebaut.
    [fight] Du hast in diesem Zug schon gekämpft.
   *[weapon] Du hast in diesem Zug schon eine Waffe genommen.
  }
why-no_action_left = Du hast deine Aktionen ausgeführt: Beende deinen Zug oder gib ein Monster für eine zusätzliche Aktion ab.
why-actions_owed = { $owed ->
    [one] Du musst noch eine Aktion ausführen.
   *[other] Du musst noch { $owed } Aktionen ausführen.
  }
why-column_empty = Diese Säule ist leer. Wähle eine andere.
why-block_covered = { $free_sides ->
    [0] Keine seiner Seiten ist frei, nötig sind { $needed }.
    [one] Nur 1 seiner Seiten ist frei, nötig sind { $needed }.
   *[other] Nur { $free_sides } seiner Seiten sind frei, nötig sind { $needed }.
  }
why-too_far = { $steps ->
    [one] Das ist 1 Schritt entfernt: Du darfst höchstens { $most } gehen.
   *[other] Das sind { $steps } Schritte: Du darfst höchstens { $most } gehen.
  }
why-nothing_there = Dort liegt nichts.
why-face_down = Das liegt noch verdeckt: Erkunde zuerst eine Kreuzung daneben.
why-not_a_building = Dort liegt kein Bauwerk.
why-not_a_mob = Dort liegt kein Monster.
why-not_a_weapon = Dort liegt keine Waffe.
why-short_of_blocks = Noch nötig: { $missing }.
why-short_of_blocks-wild = Noch nötig: { $missing }. Deine Smaragde reichen nicht aus.
why-no_action_mob = Du hast kein Aktionsmonster zum Abgeben.
why-not_next_to_you = Das liegt nicht neben dir: Erkunde und geh hin.
why-not_on_this_card = Das steht nicht auf Wertungskarte { $card }.
why-no_such_decision = Diese Möglichkeit gibt es nicht.
why-not_a_chance_event = Warte: Gerade entscheidet jemand.
why-not_this_event = Zuerst wird etwas anderes aufgedeckt.
why-not_possible = Davon ist nichts mehr übrig.
why-none-collect = Der Würfel ist leer.
why-none-build = Neben dir liegt kein Bauwerk offen: Erkunde zuerst.
why-none-fight = Neben dir liegt kein Monster offen: Erkunde zuerst.
why-none-weapon = Neben dir liegt keine Waffe offen: Erkunde zuerst.
why-rule = Regel

amount = { $block ->
    [emerald] { $count ->
        [one] { $count } Smaragd
       *[other] { $count } Smaragde
      }
   *[other] { $count } { $name }
  }
