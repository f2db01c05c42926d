# Why something cannot be done now: whole sentences, for greyed actions and places that are not lit.

why-game_over = Het spel is afgelopen.
why-outcome_pending = Eerst moet het toeval beslissen.
why-not_asked = Dat is nu niet de vraag.
why-unknown = Dat kan nu niet ({ $code }).
why-action_used = { $action ->
    [collect] Je hebt deze beurt al blokken gepakt.
    [explore] Je hebt deze beurt al verkend.
    [build] Je hebt deze beurt al gebouwd.
    [fight] Je hebt deze beurt al gevochten.
   *[weapon] Je hebt deze beurt al een wapen gepakt.
  }
why-no_action_left = Je acties zijn gedaan: beëindig je beurt, of ruil een monster in.
why-actions_owed = { $owed ->
    [one] Je moet nog een actie doen.
   *[other] Je moet nog { $owed } acties doen.
  }
why-column_empty = Die kolom is leeg.
why-block_covered = { $free_sides ->
    [0] Er is geen enkele zijde vrij: het moeten er { $needed } zijn.
    [one] Er is maar 1 zijde vrij: het moeten er { $needed } zijn.
   *[other] Er zijn maar { $free_sides } zijden vrij: het moeten er { $needed } zijn.
  }
why-too_far = { $steps ->
    [one] Dat is 1 stap ver: hooguit { $most } mag.
   *[other] Dat is { $steps } stappen ver: hooguit { $most } mag.
  }
why-nothing_there = Daar ligt niets.
why-face_down = Dat ligt nog gedekt: verken eerst.
why-not_a_building = Daar ligt geen gebouw.
why-not_a_mob = Daar ligt geen monster.
why-not_a_weapon = Daar ligt geen wapen.
why-short_of_blocks = Je mist: { $missing }.
why-short_of_blocks-wild = Je mist: { $missing }. Je hebt te weinig smaragden.
why-no_action_mob = Je hebt geen actiemonster om in te leveren.
why-not_next_to_you = Dat ligt niet naast je.
why-not_on_this_card = Dat staat niet op scorekaart { $card }.
why-no_such_decision = Zo’n zet bestaat niet.
why-not_a_chance_event = Nu kiest een speler.
why-not_this_event = Het toeval moet een andere vraag beantwoorden.
why-not_possible = Daarvan is er geen meer over.
why-none-collect = De kubus is leeg.
why-none-build = Er ligt geen open gebouw naast je.
why-none-fight = Er ligt geen open monster naast je.
why-none-weapon = Er ligt geen open wapen naast je.
why-rule = Regel

amount = { $block ->
    [emerald] { $count ->
        [one] { $count } smaragd
       *[other] { $count } smaragden
      }
   *[other] { $count } { $name }
  }
