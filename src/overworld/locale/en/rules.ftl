# The rules page, in our own words.

rules-lead = Explore the Overworld, mine the cube, put up buildings and fight mobs. It takes five minutes to read and about forty to play.
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
rules-mob-action = Trade it for one more action.
rules-mob-scoring = At the end: { $points } XP for every space with: { $trait }.
rules-each = { $points } XP each

rules-goal = The goal
rules-goal-1 = Whoever has most experience points (XP) at the end wins. Most of them come from three scorings in which the buildings on your board count.
rules-goal-2 = The game goes on until three layers of the cube are gone. Everybody takes from the same cube, so everybody has a say in when that is.

rules-table = What lies on the table
rules-table-1 = The cube is 4 × 4 × 4 blocks of five materials. What is inside is unknown until a side or the top of a block comes into sight.
rules-table-2 = The Overworld has 16 stacks of 4 face-down tiles, buildings and mobs, with 16 face-down weapon tokens around them. Between them run paths; your character stands where paths cross, and everybody begins in the middle.
rules-table-3 = In front of you: a board of 9 spaces with printed biomes, your blocks, and a pile of weapons. It begins with a stone sword, a wooden sword and three poisonous potatoes.

rules-turn = Your turn
rules-turn-1 = Take two actions of different kinds. You may not pass: exploring without a step is always possible.
rules-turn-2 = Then you may buy extra actions with mobs. When you end your turn, a scoring that is due takes place, and the next player goes.

rules-collect = Blocks
rules-collect-1 = Take two blocks from the cube, one after the other. A block can be taken if its top is free and at least two of its four sides are.
rules-collect-2 = The first block may free the second one. Blocks stay in your supply until you build with them.
rules-collect-3 = An emerald stands for any other block when you pay.

rules-explore = Explore
rules-explore-1 = Move your character 0, 1 or 2 steps along the paths, never diagonally. Several characters may share a crossing.
rules-explore-2 = Then everything around your crossing that is still face down is turned up: up to four tiles or weapon tokens.
rules-explore-3 = When a tile is taken, the one below stays face down until somebody explores there. An empty stack is still a place to walk past.

rules-build = Build
rules-build-1 = Choose a building that lies face up next to you and pay its blocks. Emeralds fill in for what you lack, and only for that.
rules-build-2 = Put it on any of your nine spaces, also over an earlier building. What is covered counts no more.
rules-build-3 = If it shows XP, you gain them at once. Its biome, its material and its type count in the scorings.

rules-fight = Fight a mob
rules-fight-1 = Choose a mob that lies face up next to you. Your pile is shuffled and three tokens are turned, one after the other.
rules-fight-2 = If their hearts add up to those of the mob or more, you take its tile and gain its XP. Otherwise it stays where it is, and you lose nothing but the action.
rules-fight-3 = All tokens go back into your pile, except TNT that was detonated.

rules-weapon = Weapons
rules-weapon-1 = Take a weapon token that lies next to you into your pile. Its place stays empty.
rules-weapon-2 = Some tokens have a power, each time they are turned, whether you win or lose:

rules-mobs = The mobs
rules-mobs-1 = Six kinds of mob live in the Overworld. Some can be traded for an action, the others bring points at the end:

rules-extra = Extra actions
rules-extra-1 = A mob with the extra-action sign can be handed back after your two actions, also one that you have just beaten. It buys one more action of any kind, even one that you have taken already.
rules-extra-2 = An extra action that you bought must be taken. You may buy several, one after the other.

rules-scoring = Scorings
rules-scoring-1 = When the top layer of the cube is gone, scoring A is due: biomes. After the second layer comes B, materials; after the third C, types. It takes place when the turn has ended, extra actions included.
rules-scoring-2 = The player whose turn it was begins, then it goes around. Everybody chooses one of the four characteristics of the card; others may have chosen it before.
rules-scoring-3 = The largest group of spaces that show it counts. Spaces belong together if they share a side. Every space of the group is worth the points of the card.
rules-scoring-4 = In A the biomes printed on your board count too, where no building covers them. B and C count buildings only.

rules-beginner = Beginner variant
rules-beginner-1 = Each player may score more simply: all spaces that show the characteristic count, connected or not.

rules-end = The end
rules-end-1 = After scoring C the game is over. Every scoring mob that you have beaten now brings its XP for each space of your board that shows its characteristic.
rules-end-2 = Most XP win. Of players with the same number, whoever has more blocks left is ahead; if that is the same too, they share the win.

rules-questions = Questions
rules-questions-1 = Must I take the second block? Yes, as long as the cube has one.
rules-questions-2 = When do I decide about a bow or a pickaxe? When it is turned, before the next token. You may leave it.
rules-questions-3 = And about TNT? After the last token, one after the other. You may detonate it even if you have won already.
rules-questions-4 = Do golden hoe and pickaxe work in a fight that I lose? Yes.
rules-questions-5 = Does a block taken with a pickaxe count as my blocks action? No.
rules-questions-6 = A layer is finished in the middle of a turn? The turn goes on as usual; the scoring comes after it.
rules-questions-7 = Two layers are finished in one turn? Their scorings come one after the other, A before B before C.
rules-questions-8 = Are weapon piles and beaten mobs secret? No. Everything that has been face up can be looked at by everybody.
