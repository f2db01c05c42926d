# The rules page, in our own words.

rules-lead = Explorez la Surface, creusez le cube, combattez des monstres et construisez. Cinq minutes pour lire les règles, une quarantaine pour jouer.
rules-contents = Sommaire
rules-block = { $name } : { $count }
rules-hearts = { $hearts ->
    [0] Aucun cœur.
    [one] { $hearts } cœur.
   *[other] { $hearts } cœurs.
  }
rules-mob = { $hearts ->
    [one] { $hearts } cœur,
   *[other] { $hearts } cœurs,
  } { $xp } XP, { $count ->
    [one] { $count } exemplaire dans la boîte.
   *[other] { $count } exemplaires dans la boîte.
  }
rules-mob-action = À défausser pour une action de plus.
rules-mob-scoring = À la fin de la partie : { $points } XP par case affichant : { $trait }.
rules-each = { $points } XP par case
rules-print = Imprimer
rules-figure-collect = Vous pouvez prendre les blocs cerclés : leur dessus est libre, et au moins deux côtés aussi.
rules-figure-explore = En explorant ici, on retourne les quatre tuiles autour de l’intersection.

# Worked examples to try: a board, and what can be chosen on it.
rules-example-a = À vous : votre plateau au décompte A. Quel biome choisissez-vous ?
rules-example-a-why = Le cinquième désert ne touche le groupe que par un coin : il ne compte pas.
rules-example-b = À vous : le décompte B. Quel matériau choisissez-vous ?
rules-example-b-why = Ici, les biomes et les types ne jouent aucun rôle. La sixième construction en bois n’est pas reliée aux autres.
rules-example-c = À vous : le décompte C. Quel type choisissez-vous ?
rules-example-c-why = Deux immeubles sont reliés aussi, mais les enclos valent plus.
rules-example-mobs = À vous : la partie est finie. Choisissez vos monstres un à un et voyez ce que chacun rapporte.
rules-example-mobs-why = Ensemble, vos monstres rapportent { $xp } XP.
rules-example-says = { $spaces ->
    [0] Aucune case ne compte : 0 XP.
    [one] 1 case × { $points } XP = { $xp } XP.
   *[other] { $spaces } cases × { $points } XP = { $xp } XP.
  }
rules-example-best = Rien ne rapporte plus à ce décompte.
rules-example-more = Autre chose rapporte plus.

rules-goal = Le but
rules-goal-1 = Qui a le plus de points d’expérience (XP) à la fin l’emporte. La plupart viennent de trois décomptes, où comptent les constructions de votre plateau.
rules-goal-2 = La partie dure jusqu’à ce que trois couches du cube soient vides. Tout le monde puise dans le même cube : chacun peut donc hâter ou retarder ce moment.

rules-table = Ce qu’il y a sur la table
rules-table-1 = Le cube compte 4 × 4 × 4 blocs de cinq matériaux. On ignore ce qu’il cache tant que le dessus ou un côté d’un bloc n’est pas libre.
rules-table-2 = La Surface compte 16 piles de 4 tuiles face cachée, constructions et monstres, entourées de 16 tuiles Arme face cachée. Des chemins passent entre elles ; votre personnage se tient toujours à une intersection, et tout le monde part du centre.
rules-table-3 = Devant vous : un plateau de 9 cases où des biomes sont imprimés, votre réserve de blocs et votre paquet de tuiles Arme. Au départ, il contient une épée en pierre, une épée en bois et trois pommes de terre empoisonnées, des « patates » pour faire court.

rules-turn = Votre tour
rules-turn-1 = Faites deux actions différentes. On ne peut pas passer, mais on peut toujours prendre des blocs ou explorer sans bouger.
rules-turn-2 = Vous pouvez ensuite défausser des monstres pour des actions supplémentaires. Quand vous finissez votre tour, le décompte a lieu s’il y en a un, puis c’est au joueur suivant.

rules-collect = Blocs
rules-collect-1 = Prenez deux blocs du cube, l’un après l’autre. Un bloc peut être pris si son dessus est libre, ainsi qu’au moins deux de ses quatre côtés.
rules-collect-2 = Prendre le premier bloc peut libérer le second. Les blocs restent dans votre réserve jusqu’à ce que vous construisiez avec.
rules-collect-3 = L’émeraude est un joker : quand vous construisez, elle remplace n’importe quel autre bloc.

rules-explore = Explorer
rules-explore-1 = Déplacez votre personnage de 0, 1 ou 2 pas le long des chemins, jamais en diagonale. Une intersection peut accueillir plusieurs personnages.
rules-explore-2 = Retournez ensuite tout ce qui est encore face cachée autour de votre intersection : jusqu’à quatre tuiles, armes comprises.
rules-explore-3 = Quand une tuile est prise, celle du dessous reste face cachée jusqu’à ce que quelqu’un explore par là. On peut toujours passer à côté d’une pile vide.

rules-build = Construire
rules-build-1 = Choisissez une construction visible à côté de vous et payez ses blocs. Les émeraudes remplacent les blocs qui vous manquent, et seulement ceux-là.
rules-build-2 = Posez-la sur n’importe laquelle de vos neuf cases, même par-dessus une autre construction. Une construction recouverte ne compte plus.
rules-build-3 = Si elle affiche des XP, vous les gagnez aussitôt. Son biome, son matériau et son type comptent lors des décomptes.

rules-fight = Combattre un monstre
rules-fight-1 = Choisissez un monstre visible à côté de vous. Mélangez votre paquet et retournez trois tuiles Arme, l’une après l’autre.
rules-fight-2 = Si vous retournez au moins autant de cœurs que le monstre en a, vous l’avez vaincu : prenez sa tuile et gagnez ses XP. Sinon, il reste là, et vous n’avez perdu qu’une action.
rules-fight-3 = Toutes les tuiles reviennent dans votre paquet, sauf la TNT que vous avez allumée.

rules-weapon = Armes
rules-weapon-1 = Prenez une tuile Arme visible à côté de vous et mélangez-la à votre paquet. Son emplacement reste vide.
rules-weapon-2 = Certaines ont un pouvoir qui agit chaque fois que vous les retournez, que vous gagniez ou non :

rules-mobs = Les monstres
rules-mobs-1 = Six sortes de monstres peuplent la Surface. Les uns, les monstres à action, se défaussent pour une action supplémentaire ; les autres, les monstres à points, rapportent des XP à la fin de la partie :

rules-extra = Actions supplémentaires
rules-extra-1 = Après vos deux actions, vous pouvez défausser un monstre à action, même si vous venez de le vaincre. Il vous offre une action de plus, au choix, y compris une que vous avez déjà faite.
rules-extra-2 = Chaque action supplémentaire ainsi gagnée doit être faite. Vous pouvez défausser plusieurs monstres, l’un après l’autre.

rules-scoring = Décomptes
rules-scoring-1 = Quand la couche supérieure du cube est vide, on passe au décompte A : les biomes. Après la deuxième couche vient B, les matériaux ; après la troisième, C, les types. Chaque décompte a lieu une fois le tour terminé, actions supplémentaires comprises.
rules-scoring-2 = Le joueur dont c’était le tour commence, puis on suit l’ordre du tour. Chacun choisit une des quatre caractéristiques du décompte ; plusieurs peuvent choisir la même.
rules-scoring-3 = C’est votre plus grand groupe de cases reliées ayant cette caractéristique qui compte. Deux cases sont reliées si elles se touchent par un côté, pas en diagonale. Chaque case du groupe rapporte les points du décompte.
rules-scoring-4 = En A, les biomes imprimés sur votre plateau comptent aussi, là où aucune construction ne les recouvre. En B et C, seules comptent les constructions.

rules-beginner = Variante pour débuter
rules-beginner-1 = Chacun peut choisir un décompte plus simple : toutes les cases ayant la caractéristique comptent, reliées ou non.

rules-end = Fin de la partie
rules-end-1 = La partie s’arrête après le décompte C. Chaque monstre à points que vous avez vaincu rapporte alors ses XP pour chaque case de votre plateau ayant sa caractéristique, reliée ou non.
rules-end-2 = Qui a le plus d’XP l’emporte. À égalité, c’est celui ou celle à qui il reste le plus de blocs ; si l’égalité demeure, la victoire est partagée.

rules-questions = Questions
rules-questions-1 = Combien y a-t-il de sable dans le cube ? 14 blocs. Une édition anglaise en indique 16, mais le cube en aurait alors 66.
rules-questions-2 = Comment les tuiles sont-elles disposées ? En 16 piles de 4.
rules-questions-3 = Retourne-t-on aussi les armes en explorant ? Oui : tout ce qui est face cachée autour de votre intersection, tuiles Arme comprises.
rules-questions-4 = Puis-je prendre une arme face cachée ? Cela n’arrive jamais : là où vous arrivez, vous explorez et vous la retournez.
rules-questions-5 = Quand retourne-t-on la tuile sous celle qui a été prise ? La prochaine fois que quelqu’un explore là. Explorer sans bouger suffit.
rules-questions-6 = Puis-je me déplacer en diagonale ? Non, seulement le long des chemins.
rules-questions-7 = Où puis-je m’arrêter ? À toute intersection : au bord, dans un coin, à côté de piles vides ou là où se tient quelqu’un d’autre.
rules-questions-8 = Le premier bloc pris peut-il libérer le second ? Oui. Il suffit qu’un bloc soit libre au moment où vous le prenez.
rules-questions-9 = Dois-je prendre le deuxième bloc ? Oui, tant qu’il en reste un dans le cube. Il y en a alors toujours un de libre.
rules-questions-10 = Quels blocs connaît-on ? Ceux dont le dessus ou un côté a été visible ; le dessous ne l’est jamais. Un cube entier montre 52 blocs et en cache 12.
rules-questions-11 = Quels blocs les émeraudes remplacent-elles ? Seulement ceux qui vous manquent. Garder une émeraude n’est jamais un désavantage : on ne vous pose donc pas la question.
rules-questions-12 = Faut-il une case libre pour construire ? Non. Vous pouvez construire par-dessus une autre construction, qui ne compte alors plus.
rules-questions-13 = Quand est-ce que je décide pour un arc ou une pioche ? Quand vous retournez la tuile, avant la suivante. Vous pouvez y renoncer. Si le cube est vide, la pioche ne fait rien ; la houe en or agit toujours.
rules-questions-14 = Et pour la TNT ? Après la dernière tuile, une TNT après l’autre. Vous pouvez allumer ou garder chacune, même si vous avez déjà gagné.
rules-questions-15 = La houe en or et la pioche marchent-elles dans un combat perdu ? Oui.
rules-questions-16 = Mon paquet peut-il se vider ? Non. Vos cinq premières tuiles ne le quittent jamais, et un arc n’en retourne qu’une de plus.
rules-questions-17 = Puis-je défausser un monstre pendant le tour où je le vaincs ? Oui, dès que vous avez fait vos deux actions.
rules-questions-18 = Et si je ne peux rien faire ? Cela n’arrive jamais : on peut toujours prendre des blocs ou explorer sans bouger. On ne peut pas passer.
rules-questions-19 = Deux joueurs peuvent-ils choisir la même caractéristique ? Oui. Vous pouvez même en choisir une que vous n’avez pas ; elle rapporte 0 XP.
rules-questions-20 = Les monstres qui comptent un biome comptent-ils les biomes imprimés ? Oui, tous ceux qui sont visibles.
rules-questions-21 = Que se passe-t-il après 50 XP ? On continue de compter. Seule la piste imprimée s’arrête là.
rules-questions-22 = Les paquets d’armes et les monstres vaincus sont-ils secrets ? Non. Tout le monde peut regarder tout ce qui a été visible.
rules-questions-23 = Et si une couche est vidée au milieu d’un tour ? Finissez le tour normalement ; le décompte vient après. Si deux couches sont vidées, leurs décomptes se suivent.
rules-questions-24 = Un bloc pris à la pioche compte-t-il comme mon action « Blocs » ? Non. Mais un combat perdu compte comme votre action « Combattre ».
rules-questions-25 = Lequel de mes monstres est défaussé ? Cela ne change rien : c’est donc le premier monstre à action.
rules-questions-26 = Et si une partie ne finit jamais ? Jouez aussi longtemps que vous voulez. Les simulations et les tournois s’arrêtent après 500 tours, et personne ne gagne.
rules-questions-27 = Et si quelqu’un abandonne ? À deux, l’autre gagne. À trois ou quatre, un bot joue à sa place.
