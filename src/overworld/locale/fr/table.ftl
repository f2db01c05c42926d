# The table in the terminal: prompts, explanations, reasons.

## Prompts

prompt-act = { $seat }, action { $number } sur 2> { "" }
prompt-extra = { $seat }, action supplémentaire> { "" }
prompt-second = { $seat }, deuxième bloc> { "" }
prompt-bow = { $seat }, un arc : une tuile de plus (draw) ou non (pass)> { "" }
prompt-pickaxe = { $seat }, une pioche : prendre un bloc (mine) ou non (pass)> { "" }
prompt-tnt = { $seat }, TNT : l’allumer (detonate) ou la garder (pass)> { "" }
prompt-trade = { $seat }, finir le tour (end) ou défausser un monstre pour une action de plus (trade)> { "" }
prompt-end = { $seat }, finir le tour (end)> { "" }
prompt-score = { $seat }, décompte { $card }, faites votre choix (score)> { "" }

## What is said

welcome = Tapez un coup comme « mine w1 », « moves » pour voir ce que vous pouvez faire, « help » pour l’aide. Tab complète.
help-text =
    Les coups sont des mots : mine w1 · explore 34 · build c4 5 · fight d4 · take a4 · end. Tout début sans équivoque suffit : « e 34 », « mi w1 ».

    moves         ce que vous pouvez faire, et ce que cela signifie
    near          ce qui est visible à côté de vous
    table         dessine la table à nouveau
    why COUP      pourquoi un coup n’est pas possible
    scores        ce que chacun marquerait maintenant
    undo          annule votre dernière décision, si rien n’a été révélé
    save FICHIER  enregistre la partie ; --resume FICHIER la reprend
    quit          quitte ; la partie est gardée

    La table : (4) est une pile de 4 tuiles face cachée, Ftbr:3 une construction (forêt, pierre, pont) sur une pile de 3,
    skel3:2 un squelette à 3 cœurs, ? une arme face cachée, <RB> qui se tient là. Les intersections vont de 11 à 55.
    Les colonnes du cube vont de w1 à z4, blocs de bas en haut : bois w, sable s, pierre t, obsidienne o, émeraude e.
saved = Enregistré dans { $file }.
save-where = Où cela ? Tapez « save » et le nom d’un fichier.
kept = La partie est gardée. Pour la reprendre : overworld play --terminal --resume { $file }
not-kept = La partie n’a pas pu être gardée dans { $file } : { $reason }
undone = Annulé : { $move }
barrier-nothing = Rien n’a encore été décidé.
barrier-revealed = Du nouveau a été révélé.
barrier-ended = Le tour est fini.
barrier-turn_start = Le tour vient de commencer.
barrier-other_player = La dernière décision est celle de quelqu’un d’autre.
unclear = { $text } peut vouloir dire : { $moves }
unknown = { $text } : ce n’est pas un coup. Tapez « moves » pour voir ce que vous pouvez faire.
refused = { $move } : { $reason }
possible = { $move } : vous pouvez le faire maintenant.
game-over = La partie est terminée. { $result }
result-winner = { $winners } l’emporte : { $scores }
result-shared = { $winners } se partagent la victoire : { $scores }
seat-score = { $seat } { $score }
person = { $name } ({ $seat })

## What a move means

means-mine = prend { $block }
means-mine-unknown = prend { $block }, découvre un bloc inconnu
means-explore = { $steps ->
    [0] rester sur place
    [one] { $steps } pas
   *[other] { $steps } pas
  }
means-explore-reveals = { $steps ->
    [0] rester sur place
    [one] { $steps } pas
   *[other] { $steps } pas
  }, retourne { $cells }
means-build = { $tile } : coûte { $cost }
means-build-xp = { $tile } : coûte { $cost }, rapporte { $xp } XP
means-fight = { $mob } : { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
  }, { $xp } XP, chances de gagner { $chance }
means-take = { $weapon } : { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
  }
means-draw = retourner une tuile de plus
means-detonate = ajoute { $hearts } cœurs et quitte la partie
means-trade = défausser un monstre à action pour une action de plus
means-pass = continuer sans
means-end = votre tour est fini
means-score = { $spaces } × { $points } = { $total } XP
forecast-line = { $seat } : A { $a } · B { $b } · C { $c }{ $mobs }
forecast-best = { $name } { $points }
forecast-mobs = { " " }· monstres { $points }

## What is next to you

near-nothing = Rien n’est visible à côté de vous : explorez.
near-building = { $cell } : { $tile }, coûte { $cost }
near-building-xp = { $cell } : { $tile }, coûte { $cost }, rapporte { $xp } XP
near-thing = { $cell } : { $what }

## Reasons

reason-game_over = la partie est terminée.
reason-outcome_pending = le hasard doit d’abord répondre.
reason-not_asked = ce n’est pas la question du moment.
reason-action_used = vous avez déjà fait cette action ce tour-ci : { $action }.
reason-no_action_left = vos actions sont faites : finissez le tour, ou défaussez un monstre.
reason-actions_owed = { $owed ->
    [one] il vous reste { $owed } action à faire.
   *[other] il vous reste { $owed } actions à faire.
  }
reason-column_empty = cette colonne est vide.
reason-block_covered = { $free_sides ->
    [0] aucun de ses côtés n’est libre ; il en faut { $needed }.
    [one] un seul de ses côtés est libre ; il en faut { $needed }.
   *[other] seulement { $free_sides } de ses côtés sont libres ; il en faut { $needed }.
  }
reason-too_far = c’est à { $steps } pas ; le maximum est { $most }.
reason-nothing_there = il n’y a rien là.
reason-face_down = c’est encore face cachée : explorez d’abord.
reason-not_a_building = ce n’est pas une construction.
reason-not_a_mob = ce n’est pas un monstre.
reason-not_a_weapon = ce n’est pas une arme.
reason-short_of_blocks = il faut { $needs } ; il vous manque { $missing } et vous avez { $wildcards } { $wildcard }.
reason-no_action_mob = vous n’avez pas de monstre à action à défausser.
reason-not_next_to_you = { $cell } n’est pas à côté de vous.
reason-not_on_this_card = { $name } n’est pas dans le décompte { $card }.
reason-no_such_decision = il n’y a pas de décision { $id } ; les numéros vont jusqu’à { $most }.
reason-not_a_chance_event = la décision revient à un joueur, pas au hasard.
reason-not_this_event = le hasard doit répondre à une autre question : { $asked }.
reason-not_possible = il n’en reste plus.
