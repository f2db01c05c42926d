# Lessons, puzzles and the coach. A bubble has two short sentences and 160 characters at most;
# lessons 0 to 7 have 900 words together.

## The page of the lessons

learn-title = Apprendre à jouer
learn-about = De courtes leçons : vous jouez, les règles suivent. Huit minutes en tout.
learn-lesson = Leçon { $number } : { $title }
learn-finished = Terminée
learn-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
learn-begun = Vous en étiez à l’étape { $step }
learn-puzzles = Énigmes
learn-puzzles-about = Dix petites positions pour vous essayer.
learn-missing = Il n’y a pas de leçons pour cette boîte.

## Around every lesson and puzzle

guide-step = Étape { $step } sur { $count }
guide-next = Suite
guide-back = Retour
guide-show = Montrez-moi
guide-why = Pourquoi ?
guide-skip = Passer la leçon
guide-again = Recommencer
guide-leave = Quitter
guide-following = Leçon suivante
guide-all = Toutes les leçons
guide-puzzles-all = Toutes les énigmes
guide-try = { $material } en { $place } : voir si on peut le prendre

## Titles of the lessons

lesson-title-0 = Bienvenue
lesson-title-1 = Le cube
lesson-title-2 = Explorer
lesson-title-3 = Bâtir
lesson-title-4 = Armes et premier combat
lesson-title-5 = Armes spéciales
lesson-title-6 = Décompte
lesson-title-7 = Les monstres et la fin
lesson-title-8 = Votre première partie

## Said in any lesson

lesson-other = C’est permis aussi, bien vu ! Pour l’instant, essayez ce qui est indiqué.
lesson-done = Bravo, la leçon est finie !

## 0: welcome

lesson-welcome-hello = Bienvenue sur la Surface ! Récoltez des blocs, explorez, construisez et tenez tête aux monstres.
lesson-welcome-goal = Chaque couche du cube qui disparaît amène un décompte. Après le troisième, qui a le plus d’XP l’emporte.
lesson-welcome-turn = À votre tour, faites deux de ces cinq actions. Elles doivent être différentes.
lesson-welcome-character = Choisissez un personnage pour votre première partie. Dans ces leçons, vous jouez rouge.

## 1: the cube

lesson-cube-rotate = Soixante-quatre blocs, tous utiles. Tournez le cube avec les flèches rondes ou en le faisant glisser.
lesson-cube-covered = Un bloc peut être pris si son dessus et deux côtés sont libres. Essayez celui-ci.
lesson-cube-corner = Un seul côté est libre. Un coin en a deux : choisissez « Blocs » et prenez celui-ci.
lesson-cube-second = L’action donne deux blocs. L’émeraude a maintenant un côté libre de plus : prenez-la !
lesson-cube-second-other = Ce serait possible. Mais regardez, il y a une émeraude !
lesson-cube-emerald = Une émeraude remplace n’importe quel bloc qui vous manque. Ouvrez l’œil !
lesson-cube-layers = Deux blocs de moins dans la couche supérieure. Quand elle est vide, c’est le décompte.

## 2: explore

lesson-explore-crossing = Vous êtes à une intersection, entre quatre emplacements. Ce qui s’y trouve est à votre portée.
lesson-explore-walk = Explorer : jusqu’à deux pas le long des chemins. Allez ici.
lesson-explore-found = Tout est retourné autour de vous : une construction, un monstre et deux armes. À vous d’en profiter.
lesson-explore-sword = Il vous reste une action, d’une autre sorte. Prenez l’épée en fer !
lesson-explore-end = Vos deux actions sont faites. Rien ne se passe tout seul : finissez votre tour.
lesson-explore-shared = Galet est venu à votre intersection, c’est permis, et a construit. La tuile suivante de la pile est face cachée.
lesson-explore-stay = On peut explorer sans bouger. Restez ici et retournez la nouvelle tuile.
lesson-explore-stay-other = Bonne idée pour plus tard. Voyez d’abord ce que vous avez sous le nez.
lesson-explore-well = Une nouvelle construction ! Qui explore a plus de choix.

## 3: build

lesson-build-tile = Cette construction demande deux blocs de bois et un de pierre. Elle a un biome, un matériau et un type.
lesson-build-emerald = Vous n’avez pas de pierre, mais une émeraude fera l’affaire. Construisez au centre de votre plateau.
lesson-build-emerald-other = Toutes les cases sont permises. Mais le centre relie le plus de déserts : allez-y.
lesson-build-lens = Voyez l’effet : regardez votre plateau avec le décompte A.
lesson-build-end = Quatre déserts se touchent, imprimés compris : 16 XP au décompte A. Finissez votre tour.
lesson-build-over = Les grandes constructions donnent aussitôt des XP, ici 4. Recouvrez la petite, qui ne comptera plus.
lesson-build-over-other = C’est permis aussi. Mais essayez une fois de recouvrir !
lesson-build-gain = Quatre XP pour vous. Pensez aux groupes en choisissant une case.

## 4: weapons and a first fight

lesson-fight-pile = Ouvrez vos armes. Deux épées, et trois patates empoisonnées qui ne font de mal à personne.
lesson-fight-zombie = Le zombie a 2 cœurs. Vous retournez trois tuiles, et 2 cœurs suffisent : au combat !
lesson-fight-lost = Un cœur : pas aujourd’hui. Vous ne perdez que l’action, et les tuiles reviennent.
lesson-fight-sword = Gagnez en force : prenez l’épée en fer et ses 3 cœurs.
lesson-fight-sword-other = Possible. Mais une épée vous aidera davantage.
lesson-fight-end = Elle est dans votre paquet. Finissez votre tour.
lesson-fight-again = Galet a joué et le zombie est toujours là. Réessayez !
lesson-fight-won = Vaincu ! Vous gagnez ses XP et gardez la tuile ; vous verrez plus tard à quoi elle sert.

## 5: special tokens

lesson-tokens-enderman = Votre paquet compte à présent quatre armes spéciales. Osez affronter l’Enderman et ses 6 cœurs !
lesson-tokens-bow = Un arc ! Il permet de retourner une tuile de plus : allez-y.
lesson-tokens-pickaxe = La houe en or a rapporté 2 XP, quoi qu’il arrive. La pioche vous offre un bloc : prenez l’émeraude.
lesson-tokens-pickaxe-other = Ce bloc est libre aussi. L’émeraude vaut mieux.
lesson-tokens-tnt = Trois cœurs pour l’instant. La TNT en ajoute 5, mais disparaît pour de bon : allumez-la !
lesson-tokens-won = Huit cœurs, l’Enderman est à vous ! Tout sauf la TNT est revenu dans votre paquet.

## 6: scoring

lesson-scoring-few = Il reste deux blocs dans la couche supérieure. Le décompte A approche !
lesson-scoring-first = Prenez le premier.
lesson-scoring-last = Et le dernier.
lesson-scoring-last-other = La couche ne serait pas vide. Prenez plutôt son dernier bloc.
lesson-scoring-end = La couche est vide. Le décompte attend la fin de votre tour : finissez-le.
lesson-scoring-choose = Choisissez un biome : son plus grand groupe compte, jamais en diagonale. Le désert donne 4 fois 4.
lesson-scoring-choose-other = Vous auriez moins d’XP. Quatre déserts à 4 XP, c’est le mieux.
lesson-scoring-blue = Seize XP ! Galet a marqué aussi, avec deux cases de toundra.
lesson-scoring-later = Viendront ensuite B pour les matériaux et C pour les types. Seules les constructions y comptent.

## 7: mobs and the end

lesson-end-mobs = Le zombie se défausse pour une action supplémentaire. Le squelette attend : il compte à la fin.
lesson-end-first = Le cube est presque vide. Prenez ce bloc…
lesson-end-layer = … et celui du dessous. Cela vide la deuxième couche.
lesson-end-trade = Vos actions sont faites, mais une de plus serait bienvenue. Défaussez le zombie !
lesson-end-trade-other = Vous pourriez finir ici. Défaussez d’abord le zombie, pour voir.
lesson-end-extra = Une action supplémentaire peut en répéter une autre. Prenez encore des blocs.
lesson-end-last = Encore un, et la troisième couche est vide aussi.
lesson-end-end = Deux couches en un tour : voilà les décomptes B et C. Finissez votre tour.
lesson-end-materials = D’abord B : vos trois constructions en bois se touchent. Choisissez le bois.
lesson-end-materials-other = Regardez bien : trois constructions en bois rapportent le plus.
lesson-end-types = Maintenant C, le dernier. Trois immeubles se touchent.
lesson-end-types-other = Ici, les immeubles rapportent plus.
lesson-end-over = Votre squelette a rapporté 2 XP par forêt. Égalité, mais il vous reste plus de blocs : vous gagnez !

## 8: the first game

learn-first = Vous savez tout ce qu’il faut. Galet est gentil, et le coach vous donnera parfois un conseil.
learn-first-start = Jouer contre Galet

## Puzzles

puzzles-title = Énigmes
puzzles-about = Chacune a un but que vous pouvez atteindre à coup sûr. Prenez votre temps.
puzzles-solved = { $count ->
    [one] { $count } résolue sur { $all }
   *[other] { $count } résolues sur { $all }
}
puzzle-number = Énigme { $number } : { $title }
puzzle-done = Résolue
puzzle-yes = Résolue, très bien !
puzzle-no = Pas tout à fait : le but n’est pas atteint. Essayez encore.
puzzle-missed-score = Cela rapporte { $reached } sur { $needed }. Essayez encore.
puzzle-missed-keeps = Les points y sont, mais vous en gardez { $reached } sur { $needed }. Essayez encore.
puzzle-missed-odds = Cela réussit à { $reached } % ; il fallait { $needed } %. Essayez encore.
puzzle-missed-reward = Cela rapporte { $reached } XP sur { $needed }. Essayez encore.
puzzle-missed-near = À côté de vous : { $reached } sur { $needed }. Essayez encore.
puzzle-missed-safe = Le joueur suivant pourrait prendre une émeraude aussitôt. Essayez encore.
puzzle-missed-layer =
    { $reached ->
        [one] Il reste un bloc de la couche.
       *[other] Il reste { $reached } blocs de la couche.
    } Essayez encore.
puzzle-on = C’est bien parti. Et ensuite ?
puzzle-following = Énigme suivante
puzzle-again = Réessayer
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
puzzle-goal-desert = Avec une construction, portez le décompte A à 16 ou plus.
puzzle-goal-materials = Avec une construction, portez le décompte B à 16 ou plus.
puzzle-goal-safe = Prenez deux blocs sans laisser d’émeraude à prendre pour le tour suivant.
puzzle-goal-layer = Prenez deux blocs pour vider la couche supérieure.
puzzle-goal-mob = Combattez pour au moins 4 XP, avec 60 % de chances ou plus.
puzzle-goal-walk = Explorez jusqu’à une intersection avec un zombie et une épée en fer.
puzzle-goal-weapon = Faites ce qui vous donne 75 % de chances ou plus de vaincre le zombie.
puzzle-goal-cover = Avec une construction, portez le décompte C à 20 ou plus.
puzzle-goal-two = Explorez, puis construisez : portez le décompte A à 18 ou plus.
puzzle-goal-emerald = Portez le décompte A à 15 ou plus, en gardant votre émeraude.

## The coach in the first games

coach = Coach
coach-off = Plus de conseils
coach-gone = Le coach est désactivé. Vous le retrouverez dans les réglages.
coach-layer = Cette couche est presque vide. Ensuite, c’est le décompte : préparez-vous, ou laissez les autres la finir.
coach-odds = Vous perdriez sans doute ce combat. Il ne coûte qu’une action, mais une meilleure arme aiderait.
coach-split = Sur certaines cases, cette construction réduit un de vos groupes. Regardez les signes avant de choisir.
coach-build = Vous pouvez payer une construction à côté de vous. Ce sont les groupes reliés qui rapportent.
coach-explore = Vous n’avez pas exploré depuis un moment. De nouvelles tuiles, ce sont de nouveaux choix.
