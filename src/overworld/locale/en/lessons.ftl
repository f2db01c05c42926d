# Lessons, puzzles and the coach. A bubble has two short sentences and 160 characters at most;
# lessons 0 to 7 have 900 words together.

## The page of the lessons

learn-title = Learn to play
learn-about = Short lessons: you play, and the rules come along. Eight minutes in all.
learn-lesson = Lesson { $number }: { $title }
learn-finished = Done
learn-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
learn-begun = You stopped at step { $step }
learn-puzzles = Puzzles
learn-puzzles-about = Ten small positions to try yourself on.
learn-missing = There are no lessons for this box.

## Around every lesson and puzzle

guide-step = Step { $step } of { $count }
guide-next = Next
guide-back = Back
guide-show = Show me
guide-why = Why?
guide-skip = Skip lesson
guide-again = Start again
guide-leave = Leave
guide-following = Next lesson
guide-all = All lessons
guide-puzzles-all = All puzzles
guide-try = { $material } on { $place }: see whether it can be taken

## Titles of the lessons

lesson-title-0 = Welcome
lesson-title-1 = The cube
lesson-title-2 = Explore
lesson-title-3 = Build
lesson-title-4 = Weapons and a first fight
lesson-title-5 = Special tokens
lesson-title-6 = Scoring
lesson-title-7 = Mobs and the end
lesson-title-8 = Your first game

## Said in any lesson

lesson-other = Allowed too, well spotted! For now, try what is marked.
lesson-done = Well done, that is the lesson!

## 0: welcome

lesson-welcome-hello = Welcome to the Overworld! Gather blocks, explore, build a home and stand up to mobs.
lesson-welcome-goal = Each layer that leaves the cube brings a scoring. After the third, whoever has the most XP wins.
lesson-welcome-turn = In your turn you take two of these five actions. They must be different.
lesson-welcome-character = Pick a character for your first game. In these lessons you are red.

## 1: the cube

lesson-cube-rotate = Sixty-four blocks, and every one is useful. Turn the cube with the round arrows, or drag it.
lesson-cube-covered = You may take a block if its top and two sides are free. Try this one.
lesson-cube-corner = Only one side is free. A corner has two: choose Blocks and take this one.
lesson-cube-second = Collecting gives two blocks. Now the emerald has a free side more: take it!
lesson-cube-second-other = You could. But look, there is an emerald!
lesson-cube-emerald = An emerald pays for any block that you lack. Keep an eye out for them!
lesson-cube-layers = Two blocks fewer in the top layer. When it is gone, everybody scores.

## 2: explore

lesson-explore-crossing = You stand on a crossing, between four cells. What lies there is within your reach.
lesson-explore-walk = Explore: walk up to two steps along the paths. Go here.
lesson-explore-found = You turned everything around you: a building, a mob and two weapons. All of it is yours to use.
lesson-explore-sword = You have one action left, of another kind. Take the iron sword!
lesson-explore-end = Both actions are done. Nothing happens by itself: end your turn.
lesson-explore-shared = Pebble came to your crossing, which is allowed, and built. The next tile of that stack is face down.
lesson-explore-stay = Exploring may be no step at all. Stay here and turn the new tile.
lesson-explore-stay-other = A good thought for later. First, see what lies under your nose.
lesson-explore-well = A new building! Whoever looks around has more to choose from.

## 3: build

lesson-build-tile = This building wants two wood and one stone. It has a biome, a material and a type.
lesson-build-emerald = You have no stone, but an emerald will do. Build it in the middle of your board.
lesson-build-emerald-other = Any space is allowed. The middle joins the most deserts, so go there.
lesson-build-lens = See what it did: look at your board through card A.
lesson-build-end = Four deserts touch now, printed ones included: 16 XP in scoring A. End your turn.
lesson-build-over = Big buildings give XP at once, this one 4. Put it over your small one, which then no longer counts.
lesson-build-over-other = Allowed, too. But try building over something once!
lesson-build-gain = Four XP for you. Think of the groups when you choose a space.

## 4: weapons and a first fight

lesson-fight-pile = Open your weapons. Two swords, and three poisonous potatoes that do no harm at all.
lesson-fight-zombie = The zombie has 2 hearts. You turn three tokens, and 2 hearts or more win: fight it!
lesson-fight-lost = One heart: not today. You lose nothing but the action, and the tokens go back.
lesson-fight-sword = Get stronger: take the iron sword, which has 3 hearts.
lesson-fight-sword-other = Possible. A sword will help you more right now.
lesson-fight-end = It is in your pile now. End your turn.
lesson-fight-again = Pebble has played, and the zombie is still there. Try again!
lesson-fight-won = Beaten! You get its XP and keep the tile; what it is good for comes later.

## 5: special tokens

lesson-tokens-enderman = Your pile has four special tokens by now. Dare to fight the enderman and its 6 hearts!
lesson-tokens-bow = A bow! It lets you turn one more token: do it.
lesson-tokens-pickaxe = The golden hoe brought 2 XP, whatever happens. The pickaxe gets you a block: take the emerald.
lesson-tokens-pickaxe-other = That block is free, too. The emerald is worth more.
lesson-tokens-tnt = Three hearts so far. TNT adds 5, but then it is gone for good: detonate it!
lesson-tokens-won = Eight hearts, the enderman is yours! All tokens but the TNT are back in your pile.

## 6: scoring

lesson-scoring-few = Two blocks are left in the top layer. Time for scoring A!
lesson-scoring-first = Collect the first one.
lesson-scoring-last = And the last one.
lesson-scoring-last-other = That leaves the layer standing. Take its last block instead.
lesson-scoring-end = The layer is gone. Scoring waits for the end of your turn, so end it.
lesson-scoring-choose = Choose one biome: its largest group counts, never across corners. Deserts give 4 times 4.
lesson-scoring-choose-other = You would get fewer XP. Four deserts at 4 XP each are best.
lesson-scoring-blue = Sixteen XP! Pebble scored as well, from two spaces of snow.
lesson-scoring-later = Then comes B for materials, and C for types. They count buildings only, no printed ground.

## 7: mobs and the end

lesson-end-mobs = The zombie can be handed back for an extra action. The skeleton waits: it scores at the end.
lesson-end-first = The cube is low. Collect this block …
lesson-end-layer = … and the one below. That finishes the second layer.
lesson-end-trade = Your actions are done, but one more would be fine. Hand back the zombie!
lesson-end-trade-other = You could end here. Hand the zombie back first and see.
lesson-end-extra = An extra action may repeat a kind. Collect again.
lesson-end-last = One more, and the third layer is gone too.
lesson-end-end = Two layers in one turn: B and C are both due. End your turn.
lesson-end-materials = First B: your three wooden buildings touch. Choose wood.
lesson-end-materials-other = Look again: three wooden buildings give the most.
lesson-end-types = Now C, the last one. Three dwellings touch.
lesson-end-types-other = Dwellings give you more here.
lesson-end-over = Your skeleton gave 2 XP for each forest. It is a tie, and more blocks left decide: you win!

## 8: the first game

learn-first = You know all you need. Pebble is friendly, and the coach gives you a hint now and then.
learn-first-start = Play against Pebble

## Puzzles

puzzles-title = Puzzles
puzzles-about = Each has a goal that you can surely reach. Take your time.
puzzles-solved = { $count ->
    [one] { $count } of { $all } solved
   *[other] { $count } of { $all } solved
}
puzzle-number = Puzzle { $number }: { $title }
puzzle-done = Solved
puzzle-yes = Solved, very good!
puzzle-no = Not quite: that misses the goal. Have another go.
puzzle-missed-score = That scores { $reached } of { $needed }. Have another go.
puzzle-missed-keeps = The points are right, but you keep { $reached } of { $needed }. Have another go.
puzzle-missed-odds = That wins with a chance of { $reached } %; { $needed } % were wanted. Have another go.
puzzle-missed-reward = That brings { $reached } XP of { $needed }. Have another go.
puzzle-missed-near = Next to you: { $reached } of { $needed }. Have another go.
puzzle-missed-safe = The next player could take an emerald at once. Have another go.
puzzle-missed-layer =
    { $reached ->
        [one] One block of the layer is left.
       *[other] { $reached } blocks of the layer are left.
    } Have another go.
puzzle-on = Good so far. What next?
puzzle-following = Next puzzle
puzzle-again = Try again
puzzle-title-desert = Land of sand
puzzle-title-materials = Birds of a feather
puzzle-title-safe = Nothing green
puzzle-title-layer = Clear the table
puzzle-title-mob = Pick a fight
puzzle-title-walk = Two birds
puzzle-title-weapon = Well armed
puzzle-title-cover = Under the rug
puzzle-title-two = Walk and build
puzzle-title-emerald = Keep it
puzzle-goal-desert = Score 16 or more on card A with one build.
puzzle-goal-materials = Score 16 or more on card B with one build.
puzzle-goal-safe = Collect two blocks so that the next player cannot take an emerald.
puzzle-goal-layer = Collect two blocks so that the top layer is gone.
puzzle-goal-mob = Fight for at least 4 XP, with a chance of 60 % or more.
puzzle-goal-walk = Explore to a crossing with both a zombie and an iron sword.
puzzle-goal-weapon = Do what lets you beat the zombie with a chance of 75 % or more.
puzzle-goal-cover = Score 20 or more on card C with one build.
puzzle-goal-two = Explore, then build: score 18 or more on card A.
puzzle-goal-emerald = Score 15 or more on card A, and keep your emerald.

## The coach in the first games

coach = Coach
coach-off = No more hints
coach-gone = The coach is off. You find it in the settings.
coach-layer = This layer is almost gone. When it is, everybody scores: be ready, or let others finish it.
coach-odds = You would probably lose this fight. It costs you only an action, but a better weapon helps.
coach-split = On some spaces this building shrinks one of your groups. Look at the signs before you choose.
coach-build = You can pay for a building next to you. Groups that touch are what scores.
coach-explore = You have not explored for a while. New tiles mean new choices.
