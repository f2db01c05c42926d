# Lessons, puzzles and the coach. A bubble has two short sentences and 160 characters at most;
# lessons 0 to 7 have 900 words together.

## The page of the lessons

learn-title = Apprendre à jouer
learn-about = Apprenez les règles en jouant. En tout, ces courtes leçons prennent environ quinze minutes.
learn-lesson = Leçon { $number } : { $title }
learn-finished = Terminée
learn-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
learn-begun = Vous étiez à l’étape { $step }
learn-puzzles = Énigmes
learn-puzzles-about = Saurez-vous résoudre les vingt ?
learn-missing = Il n’y a pas de leçons pour cette boîte.

## Around every lesson and puzzle

guide-step = Étape { $step } sur { $count }
guide-next = Suivant
guide-back = Précédent
guide-show = Montrez-moi
guide-skip = Passer la leçon
guide-again = Recommencer
guide-leave = Quitter
guide-fold = Replier
guide-unfold = Afficher l’énigme : { $title }
guide-following = Leçon suivante
guide-upcoming = Ensuite : { $title }
guide-all = Toutes les leçons
guide-puzzles-all = Toutes les énigmes
guide-try = { $material } en { $place } : essayer de prendre ce bloc

## Titles of the lessons

lesson-title-0 = Bienvenue
lesson-title-1 = Le cube
lesson-title-2 = Explorer
lesson-title-3 = Construire
lesson-title-4 = Armes et premier combat
lesson-title-5 = Armes spéciales
lesson-title-6 = Décompte
lesson-title-7 = Les monstres et la fin
lesson-title-8 = Votre première partie

## Said in any lesson

lesson-other = C’est permis aussi, bien vu ! Pour l’instant, suivez le repère.
lesson-done = Bravo, la leçon est finie !
lesson-watch = Regardez : c’est le tour de { $name }.

## 0: welcome

lesson-welcome-hello = Bienvenue sur la Surface ! Prenez des blocs, explorez, combattez des monstres et construisez.
lesson-welcome-goal = Chaque couche du cube vidée déclenche un décompte. Après le troisième, le plus grand total de points d’expérience (XP) l’emporte.
lesson-welcome-turn = À votre tour, faites deux de ces cinq actions. Elles doivent être différentes.
lesson-welcome-character = Choisissez un personnage pour votre première partie. Dans ces leçons, vous jouez rouge.

## 1: the cube

lesson-cube-rotate = Soixante-quatre blocs, et tous sont utiles ! Tournez le cube avec les flèches rondes ou en le faisant glisser.
lesson-cube-covered = Vous pouvez prendre un bloc si son dessus et deux de ses côtés sont libres. Essayez celui-ci.
lesson-cube-corner = Un seul côté est libre. Un coin en a deux : choisissez « Blocs » et prenez celui-ci.
lesson-cube-second = On prend toujours deux blocs. L’émeraude a maintenant un côté libre de plus : prenez-la !
lesson-cube-second-other = Vous pourriez. Mais regardez, il y a une émeraude !
lesson-cube-emerald = Une émeraude remplace n’importe quel bloc qui vous manque. Ouvrez l’œil !
lesson-cube-layers = Il y a deux blocs de moins dans la couche supérieure. Quand elle est vide, c’est le décompte.

## 2: explore

lesson-explore-crossing = Vous êtes à une intersection, entre quatre piles ou armes. Ce qui est visible autour est à portée.
lesson-explore-walk = Explorer : jusqu’à deux pas le long des chemins. Allez ici.
lesson-explore-found = Vous avez tout retourné autour de vous : une construction, un monstre et deux armes. Tout est à votre portée.
lesson-explore-sword = Votre deuxième action doit être différente. Prenez l’épée en fer !
lesson-explore-end = Vos deux actions sont faites. Finissez maintenant votre tour.
lesson-explore-shared = Galet est venu à votre intersection (c’est permis) et a construit. La tuile suivante de la pile est face cachée.
lesson-explore-stay = On peut explorer sans bouger. Restez ici et retournez la nouvelle tuile.
lesson-explore-stay-other = Bonne idée pour plus tard. Retournez d’abord ce que vous avez sous le nez.
lesson-explore-well = Une nouvelle construction ! Plus vous explorez, plus vous avez le choix.

## 3: build

lesson-build-tile = Cette construction coûte deux blocs de bois et un de pierre. Elle a un biome, un matériau et un type.
lesson-build-emerald = Vous n’avez pas de pierre, mais une émeraude fera l’affaire. Construisez au centre de votre plateau.
lesson-build-emerald-other = Toutes les cases sont permises. Mais le centre relie le plus de déserts : allez-y.
lesson-build-lens = Voyez l’effet : choisissez le décompte A.
lesson-build-end = Quatre déserts sont reliés, imprimés compris : 16 XP au décompte A. Finissez votre tour.
lesson-build-over = Les grandes constructions donnent aussitôt des XP, ici 4. Recouvrez celle du coin, qui ne comptera plus.
lesson-build-over-other = C’est permis aussi. Mais essayez de recouvrir une tuile !
lesson-build-gain = Quatre XP pour vous ! En choisissant une case, pensez à vos groupes.

## 4: weapons and a first fight

lesson-fight-pile = Affichez votre paquet d’armes : deux épées, et trois patates empoisonnées sans aucun cœur.
lesson-fight-zombie = Le zombie a 2 cœurs. Retournez trois tuiles : avec 2 cœurs ou plus, vous gagnez, alors au combat !
lesson-fight-lost = Un seul cœur : le zombie reste. Vous ne perdez que l’action, et vos tuiles reviennent dans le paquet.
lesson-fight-sword = Gagnez en force : prenez l’épée en fer. Elle a 3 cœurs.
lesson-fight-sword-other = Vous pourriez. Mais une épée vous aidera davantage.
lesson-fight-end = L’épée est maintenant dans votre paquet. Finissez votre tour.
lesson-fight-again = Galet a joué et le zombie est toujours là. Réessayez !
lesson-fight-won = Vaincu ! Vous gagnez ses XP et gardez la tuile ; vous verrez plus tard à quoi elle sert.

## 5: special tokens

lesson-tokens-enderman = Votre paquet compte maintenant quatre armes spéciales. Osez affronter l’enderman et ses 6 cœurs !
lesson-tokens-bow = Un arc ! Il permet de retourner une tuile de plus : allez-y.
lesson-tokens-pickaxe = La houe en or vous donne 2 XP, même si vous perdez. La pioche vous offre un bloc : prenez l’émeraude.
lesson-tokens-pickaxe-other = Vous pourriez aussi prendre ce bloc. L’émeraude vaut mieux.
lesson-tokens-tnt = Vous avez trois cœurs. La TNT en ajoute 5, mais quitte ensuite la partie : allumez-la !
lesson-tokens-won = Huit cœurs : l’enderman est vaincu ! Toutes vos tuiles reviennent dans le paquet, sauf la TNT.

## 6: scoring

lesson-scoring-few = Il ne reste que deux blocs dans la couche supérieure. Place au décompte A !
lesson-scoring-first = Prenez le premier.
lesson-scoring-last = Et maintenant le dernier.
lesson-scoring-last-other = Cela ne vide pas la couche. Prenez plutôt son dernier bloc.
lesson-scoring-end = La couche est vide. Finissez votre tour : le décompte suivra.
lesson-scoring-choose = Choisissez un biome : votre plus grand groupe de cases reliées compte, sans les diagonales. Vos déserts donnent 4 × 4.
lesson-scoring-choose-other = Cela rapporte moins. Quatre déserts à 4 XP, c’est le mieux.
lesson-scoring-blue = Seize XP ! Galet a marqué aussi, avec deux toundras enneigées.
lesson-scoring-later = Viendront B pour les matériaux, puis C pour les types. Seules les constructions y comptent, pas les biomes imprimés.

## 7: mobs and the end

lesson-end-mobs = Vous pouvez défausser le zombie pour une action supplémentaire. Le squelette rapporte à la fin de la partie.
lesson-end-first = Le cube a bien baissé. Prenez ce bloc…
lesson-end-layer = … et celui du dessous. La deuxième couche est vide.
lesson-end-trade = Vos actions sont faites, mais une de plus serait bienvenue. Défaussez le zombie !
lesson-end-trade-other = Vous pourriez finir ici. Mais défaussez d’abord le zombie, pour voir.
lesson-end-extra = Une action supplémentaire peut être une action déjà faite. Prenez encore des blocs.
lesson-end-last = Encore un, et la troisième couche est vide aussi.
lesson-end-end = Deux couches en un tour : voilà les décomptes B et C. Finissez votre tour.
lesson-end-materials = D’abord B : vos trois constructions en bois sont reliées. Choisissez le bois.
lesson-end-materials-other = Regardez bien : trois constructions en bois rapportent le plus.
lesson-end-types = Maintenant C, le dernier : trois immeubles sont reliés. Choisissez les immeubles.
lesson-end-types-other = Ici, les immeubles vous rapportent plus.
lesson-end-over = Votre squelette a rapporté 2 XP par forêt. À égalité, les blocs restants départagent : vous en avez plus et vous gagnez !

## 8: the first game

learn-first = Vous savez tout ce qu’il faut. Galet est gentil, et le coach vous donnera parfois un conseil.
learn-first-start = Jouer contre Galet

## Puzzles

puzzles-title = Énigmes
puzzles-about = Atteignez le but, ou trouvez la meilleure décision. Prenez votre temps.
puzzles-solved = { $count ->
    [one] { $count } résolue sur { $all }
   *[other] { $count } résolues sur { $all }
}
puzzles-counted = Votre premier essai à chaque énigme est compté sur ce serveur, sans votre nom.
puzzle-number = Énigme { $number } : { $title }
puzzle-done = Résolue
puzzle-yes = Résolue, très bien !
puzzle-no = Pas tout à fait : le but n’est pas atteint. Essayez encore.
puzzle-missed-score = Cela rapporte { $reached } sur { $needed }. Essayez encore.
puzzle-missed-keeps = Les points y sont, mais vous gardez trop peu d’émeraudes : { $reached } sur { $needed }. Essayez encore.
puzzle-missed-odds = Vos chances de gagner sont de { $reached } %, mais il faut { $needed } %. Essayez encore.
puzzle-missed-reward = Cela rapporte { $reached } XP sur { $needed }. Essayez encore.
puzzle-missed-near = À côté de vous : { $reached } sur { $needed }. Essayez encore.
puzzle-missed-safe = Le joueur suivant pourrait prendre une émeraude aussitôt. Essayez encore.
puzzle-missed-layer =
    { $reached ->
        [one] Il reste un bloc dans la couche.
       *[other] Il reste { $reached } blocs dans la couche.
    } Essayez encore.
puzzle-on = C’est bien parti. Et ensuite ?
puzzle-missed-best = Vous gagnez ainsi { $reached } % des parties ; avec la meilleure décision, { $needed } %. Essayez encore.
puzzle-found =
    { $tries ->
        [one] Résolue du premier coup : { $percent } % ({ $tries } joueur)
       *[other] Résolue du premier coup : { $percent } % ({ $tries } joueurs)
    }
puzzle-found-bots = Nos bots la résolvent dans { $percent } % des cas
puzzle-following = Énigme suivante
puzzle-again = Réessayer
puzzle-show = Voir la réponse
puzzle-shown = Voici la réponse.
puzzle-title-desert = Sable à perte de vue
puzzle-title-materials = Qui se ressemble
puzzle-title-safe = Rien de vert
puzzle-title-layer = Table rase
puzzle-title-mob = Chercher la bagarre
puzzle-title-walk = D’une pierre deux coups
puzzle-title-weapon = Bien s’armer
puzzle-title-cover = Sous le tapis
puzzle-title-two = Marcher et bâtir
puzzle-title-emerald = Gardez-la
puzzle-title-cash = Passer à la caisse
puzzle-title-timing = Maintenant ou jamais
puzzle-title-line = Franchir la ligne
puzzle-title-spider = Un bon début
puzzle-title-blade = La lame la plus affûtée
puzzle-title-chance = La dernière chance
puzzle-title-bridge = Jeter des ponts
puzzle-title-witch = Le risque en vaut la peine
puzzle-title-prepared = Chaque chose en son temps
puzzle-title-march = Prendre les devants
puzzle-goal-desert = En construisant une seule fois, atteignez au moins 16 au décompte A.
puzzle-goal-materials = En construisant une seule fois, atteignez au moins 16 au décompte B.
puzzle-goal-safe = Prenez deux blocs de façon que le joueur suivant ne puisse pas prendre d’émeraude.
puzzle-goal-layer = Prenez deux blocs pour vider la couche supérieure.
puzzle-goal-mob = Combattez pour au moins 4 XP, avec au moins 60 % de chances.
puzzle-goal-walk = Explorez : allez à une intersection à côté d’un zombie et d’une épée en fer.
puzzle-goal-weapon = Faites l’action qui vous donne au moins 75 % de chances de vaincre le zombie.
puzzle-goal-cover = En construisant une seule fois, atteignez au moins 20 au décompte C.
puzzle-goal-two = Explorez, puis construisez : atteignez au moins 18 au décompte A.
puzzle-goal-emerald = Atteignez au moins 15 au décompte A, en gardant votre émeraude.
puzzle-goal-cash = Prenez votre deuxième bloc. Lequel vous donne de loin les meilleures chances de gagner ?
puzzle-goal-timing = Prenez votre deuxième bloc. Un seul choix change tout.
puzzle-goal-line = Il reste une action, et un seul moyen de gagner à coup sûr. Quel bloc prenez-vous en premier ?
puzzle-goal-spider = Votre premier tour, il reste une action. Quel est le meilleur usage à en faire ?
puzzle-goal-blade = Il reste une action. Trouvez la décision qui gagne le plus souvent.
puzzle-goal-chance = Quatre joueurs, il reste une action et la partie touche à sa fin. Comment pouvez-vous encore gagner ?
puzzle-goal-bridge = Trois joueurs à la même intersection, et il vous reste une action. Et maintenant ?
puzzle-goal-witch = Quatre joueurs, une action restante et deux monstres à côté de vous. Et maintenant ?
puzzle-goal-prepared = Trois joueurs, une action restante et un squelette à côté de vous. Et maintenant ?
puzzle-goal-march = Quatre joueurs, il reste une action. Que ne faut-il pas laisser aux autres ?
puzzle-why-desert = Quatre déserts sont reliés maintenant, imprimés compris : 4 × 4 = 16.
puzzle-why-materials = Quatre constructions en sable sont reliées maintenant : 4 × 4 = 16.
puzzle-why-safe = Plus aucune émeraude n’a le dessus et deux côtés libres : le joueur suivant ne peut pas en prendre.
puzzle-why-layer = La couche supérieure est vide : le décompte A a lieu pour tout le monde.
puzzle-why-mob = Celui-ci rapporte assez d’XP, et vous gagnez dans 63 % des cas. Un monstre plus fort est trop risqué.
puzzle-why-walk = Les deux sont à côté de vous : vous pouvez prendre l’épée ou combattre le zombie.
puzzle-why-weapon = L’épée en diamant a 4 ♥. Si vous la retournez, le zombie est vaincu.
puzzle-why-cover = Au centre, elle relie quatre enclos : 4 × 5 = 20. La construction du dessous ne compte plus.
puzzle-why-two = Trois toundras enneigées sont reliées maintenant : 3 × 6 = 18.
puzzle-why-emerald = Cinq forêts sont reliées maintenant : 5 × 3 = 15. Vos autres blocs paient cette construction.
puzzle-why-cash = Il vide la couche supérieure : le décompte A vous rapporte 20 XP, et 10 seulement à l’autre joueur.
puzzle-why-timing = Il vide la troisième couche : décompte C, et la partie est finie. Vous gagnez par 68 XP à 67.
puzzle-why-line = Deux blocs de ce coin vident deux couches : décomptes B et C, et vous gagnez.
puzzle-why-spider = Vous avez 90 % de chances de vaincre l’araignée. Elle rapporte 2 XP et, plus tard, une action supplémentaire.
puzzle-why-blade = L’épée en diamant a 4 ♥, plus que toute autre épée. Elle vous aidera dans tous les combats à venir.
puzzle-why-chance = Avec le décompte C, vous arrivez à 36 XP, un autre joueur à 42. Le creeper rapporte 4 XP, et 4 de plus à la fin : assez pour gagner.
puzzle-why-bridge = À côté de votre premier pont, il fait passer le décompte C de 6 à 12 XP. Et le joueur qui a trois ponts ne l’aura pas.
puzzle-why-witch = La sorcière rapporte 5 XP, et vos trois cases de montagnes 9 de plus à la fin. À 50 % de chances, cela vaut le coup.
puzzle-why-prepared = Avec l’épée en diamant, vous avez 65 % de chances contre le squelette au lieu de 30 %. Armez-vous d’abord.
puzzle-why-march = Deux autres joueurs sont à votre intersection et pourraient prendre l’épée en fer. Ses 3 ♥ vous aideront dans tous les combats à venir.

## The coach in the first games

coach = Coach
coach-off = Arrêter les conseils
coach-gone = Le coach est désactivé. Vous pouvez le réactiver dans les réglages.
coach-layer = Une couche est presque vide. Ensuite, c’est le décompte : préparez-vous, ou laissez les autres la finir.
coach-odds = Vous perdrez sans doute ce combat. Il ne coûte qu’une action, mais une meilleure arme aiderait.
coach-split = Sur certaines cases, cette construction réduit un de vos groupes. Regardez les symboles avant de choisir.
coach-build = Vous pouvez payer une construction voisine. Les cases semblables côte à côte forment un groupe, et les groupes rapportent.
coach-explore = Vous n’avez pas exploré depuis un moment. Retournez de nouvelles tuiles pour avoir plus de choix.
coach-start = Faites deux actions différentes. Les blocs paient les constructions.
coach-second = Encore une action, différente de la première.
coach-second-explore = Encore une action, différente de la première. Explorez pour voir ce qui vous entoure.
coach-second-collect = Encore une action, différente de la première. Prenez des blocs pour payer des constructions.
coach-trade = Vous pouvez défausser un monstre pour une action supplémentaire, même déjà faite ce tour-ci.
