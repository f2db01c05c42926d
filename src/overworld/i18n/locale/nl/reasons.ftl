# Why something cannot be done now: whole sentences, for greyed actions and places that are not lit.

why-game_over = Het spel is afgelopen.
why-outcome_pending = Even wachten: er wordt nog iets onthuld.
why-not_asked = Er is eerst een andere keuze nodig.
why-unknown = Dat kan nu niet ({ $code }).
why-action_used = { $action ->
    [collect] Je hebt deze beurt al blokken gepakt.
    [explore] Je hebt deze beurt al verkend.
    [build] Je hebt deze beurt al gebouwd.
    [fight] Je hebt deze beurt al gevochten.
   *[weapon] Je hebt deze beurt al een wapen gepakt.
  }
why-no_action_left = Je hebt je acties gedaan: beëindig je beurt of ruil een monster in voor een extra actie.
why-actions_owed = { $owed ->
    [one] Je moet nog een actie doen.
   *[other] Je moet nog { $owed } acties doen.
  }
why-column_empty = Die kolom is leeg. Kies een andere.
why-block_covered = { $free_sides ->
    [0] Geen van de zijden is vrij: het moeten er { $needed } zijn.
    [one] Er is maar 1 zijde vrij: het moeten er { $needed } zijn.
   *[other] Er zijn maar { $free_sides } zijden vrij: het moeten er { $needed } zijn.
  }
why-too_far = { $steps ->
    [one] Dat is 1 stap: je mag er hooguit { $most } zetten.
   *[other] Dat zijn { $steps } stappen: je mag er hooguit { $most } zetten.
  }
why-nothing_there = Daar ligt niets.
why-face_down = Dat ligt nog gedekt: verken eerst een kruispunt ernaast.
why-not_a_building = Daar ligt geen gebouw.
why-not_a_mob = Daar ligt geen monster.
why-not_a_weapon = Daar ligt geen wapen.
why-short_of_blocks = Je mist nog: { $missing }.
why-short_of_blocks-wild = Je mist nog: { $missing }. Je hebt te weinig smaragden.
why-no_action_mob = Je hebt geen monster dat je kunt inruilen voor een extra actie.
why-not_next_to_you = Dat ligt niet naast je: verken en loop ernaartoe.
why-not_on_this_card = Dat staat niet op scorekaart { $card }. Kies iets anders.
why-no_such_decision = Zo’n zet is er niet.
why-not_a_chance_event = Even wachten: een speler is aan het kiezen.
why-not_this_event = Er wordt eerst iets anders onthuld.
why-not_possible = Daar zijn er geen meer van.
why-none-collect = De kubus is leeg.
why-none-build = Er ligt geen gebouw open naast je: verken eerst.
why-none-fight = Er ligt geen monster open naast je: verken eerst.
why-none-weapon = Er ligt geen wapen open naast je: verken eerst.
why-rule = Regel

amount = { $block ->
    [emerald] { $count ->
        [one] { $count } smaragd
       *[other] { $count } smaragden
      }
   *[other] { $count } { $name }
  }
