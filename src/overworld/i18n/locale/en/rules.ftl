# The rules page, in our own words.

rules-lead = Explore the Overworld, mine the cube, build your land and fight mobs. The rules take five minutes to read, a game about forty to play.
rules-contents = Contents
rules-block = { $name }: { $count }
rules-hearts = { $hearts ->
    [0] No hearts.
    [one] 1 heart.
   *[other] { $hearts } hearts.
  }
rules-mob = { $hearts ->
    [one] 1 heart,
   *[other] { $hearts } hearts,
  } { $xp } XP, { $count ->
    [one] once in the box.
   *[other] { $count } in the box.
  }
rules-mob-action = Trade it in for one more action.
rules-mob-scoring = At the end of the game: { $points } XP for every space with: { $trait }.
rules-each = { $points } XP each
rules-print = Print
rules-figure-collect = You can take the blocks marked with a ring: the top is free, and so are at least two sides.
rules-figure-explore = Exploring here reveals all four tiles and tokens around the crossing.

# Worked examples to try: a board, and what can be chosen on it.
rules-example-a = Try it: your board at scoring round A. Which biome do you choose?
rules-example-a-why = The fifth desert only touches the group at a corner, so it does not count.
rules-example-b = Try it: scoring round B. Which material do you choose?
rules-example-b-why = Biomes and types do not matter here. The sixth wooden building is not connected to the others.
rules-example-c = Try it: scoring round C. Which type do you choose?
rules-example-c-why = Two dwellings are connected as well, but animal houses are worth more.
rules-example-mobs = Try it: the game is over. Choose your mobs one by one and see what each of them is worth.
rules-example-mobs-why = Together your mobs give you { $xp } XP.
rules-example-says = { $spaces ->
    [0] No space counts: 0 XP.
    [one] 1 space × { $points } XP = { $xp } XP.
   *[other] { $spaces } spaces × { $points } XP = { $xp } XP.
  }
rules-example-best = Nothing on this card scores more.
rules-example-more = Something else scores more.

rules-goal = The goal
rules-goal-1 = Whoever has the most experience points (XP) at the end wins. Most of them come from three scoring rounds, in which the buildings on your board count.
rules-goal-2 = The game lasts until three layers of the cube are used up. Everyone takes from the same cube, so everyone has a say in when that happens.

rules-table = What is on the table
rules-table-1 = The cube has 4 × 4 × 4 blocks of five materials. You do not know what is inside until the top or a side of a block is free.
rules-table-2 = The Overworld has 16 stacks of 4 face-down tiles (buildings and mobs) with 16 face-down weapon tokens around them. Paths run between them. Your character stands where paths cross, and everyone begins in the middle.
rules-table-3 = In front of you are a board of 9 spaces with printed biomes, your blocks, and a pile of weapons. The pile begins with a stone sword, a wooden sword and three poisonous potatoes.

rules-turn = Your turn
rules-turn-1 = Take two different actions. You cannot skip one, but you can always take blocks or explore without moving.
rules-turn-2 = Then you may trade in mobs for extra actions. When you end your turn, a scoring round takes place if one is due; then it is the next player’s turn.

rules-collect = Blocks
rules-collect-1 = Take two blocks from the cube, one after the other. You can take a block if its top and at least two of its four sides are free.
rules-collect-2 = Taking the first block may free the second one. Blocks stay in your supply until you build with them.
rules-collect-3 = An emerald stands in for any other block when you build.

rules-explore = Explore
rules-explore-1 = Move your character 0, 1 or 2 steps along the paths, never diagonally. Several characters may share a crossing.
rules-explore-2 = Then reveal everything around your crossing that is still face down: up to four tiles or weapon tokens.
rules-explore-3 = When someone takes a tile, the one below stays face down until someone explores there. You can still walk past an empty stack.

rules-build = Build
rules-build-1 = Choose a building that is face up next to you and pay its blocks. Emeralds replace the blocks you do not have, and only those.
rules-build-2 = Put it on any of your nine spaces, even over an earlier building. A covered building no longer counts.
rules-build-3 = If it shows XP, you gain them at once. Its biome, its material and its type count in the scoring rounds.

rules-fight = Fight a mob
rules-fight-1 = Choose a mob that is face up next to you. Shuffle your pile and reveal three tokens, one after the other.
rules-fight-2 = If you reveal at least as many hearts as the mob has, you defeat it: take its tile and gain its XP. Otherwise it stays where it is, and you lose only the action.
rules-fight-3 = All tokens go back into your pile, except TNT that you detonated.

rules-weapon = Weapons
rules-weapon-1 = Take a weapon token next to you and shuffle it into your pile. Its place stays empty.
rules-weapon-2 = Some tokens have a power that works each time you reveal them, win or lose:

rules-mobs = The mobs
rules-mobs-1 = Six kinds of mob live in the Overworld. You can trade in some of them for an extra action; the others give you points at the end of the game:

rules-extra = Extra actions
rules-extra-1 = After your two actions, you can trade in a mob with the extra-action icon, even one you have just defeated. You get one more action of any kind, even one you have already taken.
rules-extra-2 = You must take every extra action that you trade for. You may trade in several mobs, one after the other.

rules-scoring = Scoring
rules-scoring-1 = When the top layer of the cube is used up, scoring round A is due: biomes. After the second layer comes B, materials; after the third, C, types. Each comes when the turn has ended, extra actions included.
rules-scoring-2 = The player whose turn it was goes first, then the others in turn order. Everyone chooses one of the four characteristics on the card; several players may choose the same one.
rules-scoring-3 = Your largest connected group of such spaces scores. Spaces are connected if they share a side, not diagonally. Every space of the group is worth the points on the card.
rules-scoring-4 = In A, the biomes printed on your board count too, where no building covers them. In B and C, only buildings count.

rules-beginner = Beginner variant
rules-beginner-1 = Each player may score in a simpler way: all spaces with the characteristic count, connected or not.

rules-end = End of the game
rules-end-1 = The game ends after scoring round C. Now every scoring mob that you have defeated gives its XP for each space on your board with its characteristic, connected or not.
rules-end-2 = The player with the most XP wins. If players are tied, the one with more blocks left wins; if they are still tied, they share the victory.

rules-questions = Questions
rules-questions-1 = How much sand is in the cube? 14 blocks. One English printing says 16, but then the cube would have 66 blocks.
rules-questions-2 = How are the tiles laid out? In 16 stacks of 4.
rules-questions-3 = Does exploring reveal weapons too? Yes: everything face down around your crossing, tiles and weapon tokens.
rules-questions-4 = Can I take a face-down weapon? That cannot happen: wherever you arrive, you explore and reveal it.
rules-questions-5 = When is the tile below a taken one revealed? The next time someone explores there. Exploring without moving is enough.
rules-questions-6 = Can I move diagonally? No, only along the paths.
rules-questions-7 = Where can I stop? On any crossing: at the edge, in a corner, beside empty stacks, or where someone else stands.
rules-questions-8 = Can the first block I take free the second one? Yes. A block only has to be free at the moment you take it.
rules-questions-9 = Must I take the second block? Yes, as long as the cube has one. While there are blocks, one of them is always free.
rules-questions-10 = Which blocks do we know? Those whose top or side has been in sight. The underside never is. A full cube shows 52 blocks and hides 12.
rules-questions-11 = Which blocks do emeralds replace? Only those you do not have. Keeping an emerald is never worse, so you are not asked.
rules-questions-12 = Do I need an empty space to build? No. You may build over an earlier building, which then no longer counts.
rules-questions-13 = When do I decide about a bow or a pickaxe? When you reveal it, before the next token. You may decline. If the cube is empty, the pickaxe does nothing; the golden hoe always works.
rules-questions-14 = And about TNT? After the last token, one TNT after the other. You may detonate or keep each of them, even if you have already won.
rules-questions-15 = Do the golden hoe and the pickaxe work in a fight that I lose? Yes.
rules-questions-16 = Can my pile run out of tokens? No. Your first five tokens never leave it, and a bow reveals just one more.
rules-questions-17 = Can I trade in a mob in the turn in which I defeat it? Yes, as soon as you have taken your two actions.
rules-questions-18 = What if I cannot do anything? That never happens: you can always take blocks or explore without moving. You cannot skip an action.
rules-questions-19 = May two players choose the same characteristic? Yes. You may even choose one that you do not have; it scores 0 XP.
rules-questions-20 = Do mobs that count a biome count printed biomes? Yes, all that are in sight.
rules-questions-21 = What comes after 50 XP? Just keep counting. Only the printed track ends there.
rules-questions-22 = Are weapon piles and defeated mobs secret? No. Everyone can look at everything that has been face up.
rules-questions-23 = What if a layer is used up in the middle of a turn? Finish the turn as usual; the scoring round comes after it. If two layers are used up, their rounds come one after the other.
rules-questions-24 = Does a block taken with a pickaxe count as my Blocks action? No. But a fight that you lose does count as your Fight action.
rules-questions-25 = Which of my mobs do I trade in? It makes no difference, so the first one with the extra-action icon is taken.
rules-questions-26 = What if a game never ends? Play on as long as you like. Simulations and tournaments stop after 500 turns, and nobody wins.
rules-questions-27 = What if someone resigns? With two players, the other one wins. With three or four, a bot plays on in that seat.
