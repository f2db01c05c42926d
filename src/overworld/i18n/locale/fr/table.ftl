# The table in the terminal: prompts and explanations.

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
you-are = Votre couleur : { $seat }.
help-text =
    Les coups sont des mots : mine w1 · explore 34 · build c4 5 · fight d4 · take a4 · end. Tout début sans équivoque suffit : « e 34 », « mi w1 ».

    moves         ce que vous pouvez faire, et ce que cela signifie
    near          ce qui est visible à côté de vous
    table         dessine la table à nouveau
    why COUP      pourquoi un coup n’est pas possible
    hint          ce que ferait le bot le plus fort
    scores        ce que chacun marquerait maintenant
    undo          annule votre dernière décision, si rien n’a été révélé
    save FICHIER  enregistre la partie ; --resume FICHIER la reprend
    quit          quitte ; la partie est enregistrée

    La table : (4) est une pile de 4 tuiles face cachée, Ftbr:3 une construction (forêt, pierre, pont) sur une pile de 3,
    skel3:2 un squelette à 3 cœurs, ? une arme face cachée, <RB> qui se tient là. Les intersections vont de 11 à 55.
    Les colonnes du cube vont de w1 à z4, blocs de bas en haut : bois w, sable s, pierre t, obsidienne o, émeraude e.
saved = Partie enregistrée dans { $file }.
save-where = Tapez « save » et le nom d’un fichier.
kept = La partie est enregistrée dans { $file }. Pour la reprendre : overworld play --resume
not-kept = La partie n’a pas pu être enregistrée dans { $file } : { $reason }
undone = Annulé : { $move }
barrier-nothing = Il n’y a encore rien à annuler.
barrier-revealed = Du nouveau a été révélé : impossible d’annuler.
barrier-ended = Le tour est fini : impossible d’annuler.
barrier-turn_start = Le tour vient de commencer : il n’y a rien à annuler.
barrier-other_player = Quelqu’un d’autre a décidé depuis : impossible d’annuler.
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

means-mine = prendre : { $block }
means-mine-unknown = prendre : { $block }, révéler un bloc caché
means-explore = { $steps ->
    [0] rester sur place
    [one] { $steps } pas
   *[other] { $steps } pas
  }
means-explore-reveals = { $steps ->
    [0] rester sur place
    [one] { $steps } pas
   *[other] { $steps } pas
  }, retourner { $cells }
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
means-detonate = ajouter { $hearts } cœurs ; la TNT quitte la partie
means-trade = défausser un monstre à action pour une action de plus
means-pass = non merci
means-end = finir votre tour
means-score = { $spaces } × { $points } = { $total } XP
forecast-line = { $seat } : A { $a } · B { $b } · C { $c }{ $mobs }
forecast-best = { $name } { $points }
forecast-mobs = { " " }· monstres { $points }

## What is next to you

near-nothing = Rien n’est visible à côté de vous : explorez d’abord.
near-building = { $cell } : { $tile }, coûte { $cost }
near-building-xp = { $cell } : { $tile }, coûte { $cost }, rapporte { $xp } XP
near-thing = { $cell } : { $what }
