# Why something cannot be done now: whole sentences, for greyed actions and places that are not lit.

why-game_over = Peli on päättynyt.
why-outcome_pending = Ensin sattuman on vastattava.
why-not_asked = Sitä ei nyt kysytä.
why-unknown = Se ei ole nyt mahdollista ({ $code }).
why-action_used = { $action ->
    [collect] Olet jo nostanut kuutioita tällä vuorolla.
    [explore] Olet jo tutkinut tällä vuorolla.
    [build] Olet jo rakentanut tällä vuorolla.
    [fight] Olet jo taistellut tällä vuorolla.
   *[weapon] Olet jo ottanut aseen tällä vuorolla.
  }
why-no_action_left = Toimintosi on tehty: päätä vuoro tai vaihda hirviö.
why-actions_owed = { $owed ->
    [one] Sinun on vielä tehtävä yksi toiminto.
   *[other] Sinun on vielä tehtävä { $owed } toimintoa.
  }
why-column_empty = Se pylväs on tyhjä.
why-block_covered = { $free_sides ->
    [0] Yksikään sivu ei ole vapaa: vapaita tarvitaan { $needed }.
    [one] Vain 1 sivu on vapaa: vapaita tarvitaan { $needed }.
   *[other] Vain { $free_sides } sivua on vapaana: vapaita tarvitaan { $needed }.
  }
why-too_far = { $steps ->
    [one] Sinne on 1 askel: enintään { $most } käy.
   *[other] Sinne on { $steps } askelta: enintään { $most } käy.
  }
why-nothing_there = Siellä ei ole mitään.
why-face_down = Se on vielä kuvapuoli alaspäin: tutki ensin.
why-not_a_building = Siellä ei ole rakennusta.
why-not_a_mob = Siellä ei ole hirviötä.
why-not_a_weapon = Siellä ei ole asetta.
why-short_of_blocks = Puuttuu: { $missing }.
why-short_of_blocks-wild = Puuttuu: { $missing }. Smaragdisi eivät riitä.
why-no_action_mob = Sinulla ei ole toimintohirviötä, jonka voisi palauttaa.
why-not_next_to_you = Se ei ole vieressäsi.
why-not_on_this_card = Sitä ei ole pistekortissa { $card }.
why-no_such_decision = Sellaista siirtoa ei ole.
why-not_a_chance_event = Nyt valitsee pelaaja.
why-not_this_event = Sattuman on vastattava toiseen kysymykseen.
why-not_possible = Niitä ei ole enää jäljellä.
why-none-collect = Iso kuutio on tyhjä.
why-none-build = Vieressäsi ei ole käännettyä rakennusta.
why-none-fight = Vieressäsi ei ole käännettyä hirviötä.
why-none-weapon = Vieressäsi ei ole käännettyä asetta.
why-rule = Sääntö

amount = { $block ->
    [emerald] { $count ->
        [one] { $count } smaragdi
       *[other] { $count } smaragdia
      }
   *[other] { $count } × { $name }
  }
