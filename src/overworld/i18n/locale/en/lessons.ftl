# Lessons, puzzles and the coach. A bubble has two short sentences and 160 characters at most;
# lessons 0 to 7 have 900 words together.

## The page of the lessons

learn-title = Learn to play
learn-about = Learn the rules as you play. All lessons together take about fifteen minutes.
learn-lesson = Lesson { $number }: { $title }
learn-finished = Done
learn-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
learn-begun = You stopped at step { $step }
learn-puzzles = Puzzles
learn-puzzles-about = Can you solve all twenty?
learn-missing = There are no lessons for this box.

## Around every lesson and puzzle

guide-step = Step { $step } of { $count }
guide-next = Next
guide-back = Back
guide-show = Show me
guide-skip = Skip lesson
guide-again = Start again
guide-leave = Leave
guide-fold = Fold
guide-unfold = Show the task: { $title }
guide-following = Next lesson
guide-upcoming = Next: { $title }
guide-all = All lessons
guide-puzzles-all = All puzzles
guide-try = { $material } at { $place }: try to take it

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

lesson-other = You can do that too, well spotted! For now, follow the marker.
lesson-done = Well done, that was the lesson!
lesson-watch = Watch: { $name } is playing.

## 0: welcome

lesson-welcome-hello = Welcome to the Overworld! Collect blocks, explore, build a home and fight mobs.
lesson-welcome-goal = Each time a layer of the cube is used up, everyone scores. After the third, whoever has the most XP wins.
lesson-welcome-turn = On your turn, take two of these five actions. They must be different.
lesson-welcome-character = Pick a character for your first game. In these lessons you are red.

## 1: the cube

lesson-cube-rotate = Sixty-four blocks, and every one is useful! Turn the cube with the round arrows, or drag it.
lesson-cube-covered = You can take a block if its top and two of its sides are free. Try this one.
lesson-cube-corner = Only one side of it is free. A corner has two: choose Blocks and take this one.
lesson-cube-second = You always take two blocks. Now the emerald has one more free side: take it!
lesson-cube-second-other = You could. But look, there is an emerald!
lesson-cube-emerald = An emerald replaces any block that you need. Look out for them!
lesson-cube-layers = The top layer has two fewer blocks. When it is used up, everyone scores.

## 2: explore

lesson-explore-crossing = You stand on a crossing, between four stacks or tokens. You can use what is face up around you.
lesson-explore-walk = Explore: walk up to two steps along the paths. Go here.
lesson-explore-found = You revealed everything around you: a building, a mob and two weapons. You can use any of it.
lesson-explore-sword = Your second action must be a different one. Take the iron sword!
lesson-explore-end = You have taken both actions. Now end your turn.
lesson-explore-shared = Pebble moved to your crossing (that is allowed) and built something. The next tile of that stack is face down.
lesson-explore-stay = You can explore without moving. Stay here and reveal the new tile.
lesson-explore-stay-other = Good idea for later. First, reveal what is in front of you.
lesson-explore-well = A new building! The more you reveal, the more you can choose from.

## 3: build

lesson-build-tile = This building costs two wood and one stone. It has a biome, a material and a type.
lesson-build-emerald = You have no stone, but an emerald will do. Build it in the centre of your board.
lesson-build-emerald-other = Any space is allowed. The centre connects the most deserts, so build there.
lesson-build-lens = See what it did: choose scoring card A.
lesson-build-end = Four deserts are connected now, with the printed ones: 16 XP in scoring A. End your turn.
lesson-build-over = Big buildings give XP right away, this one 4. Build it over the one in the corner, which then no longer counts.
lesson-build-over-other = That is allowed too. But try building over something once!
lesson-build-gain = Four XP for you! When you choose a space, think of your groups.

## 4: weapons and a first fight

lesson-fight-pile = Open your pile of weapons: two swords, and three poisonous potatoes without hearts.
lesson-fight-zombie = The zombie has 2 hearts. Fight it: reveal three tokens, and with 2 hearts or more you win!
lesson-fight-lost = Only one heart, so the zombie stays. You lose just the action; your tokens go back.
lesson-fight-sword = Get stronger: take the iron sword. It has 3 hearts.
lesson-fight-sword-other = You could. But a sword helps you more right now.
lesson-fight-end = The sword is in your pile now. End your turn.
lesson-fight-again = Pebble has played, and the zombie is still here. Try again!
lesson-fight-won = Defeated! You gain its XP and keep the tile: you will see later what it is good for.

## 5: special tokens

lesson-tokens-enderman = Your pile now has four special tokens. Fight the enderman: it has 6 hearts!
lesson-tokens-bow = A bow! It lets you reveal one more token: do it.
lesson-tokens-pickaxe = The golden hoe gave you 2 XP, win or lose. The pickaxe lets you take a block: choose the emerald.
lesson-tokens-pickaxe-other = You can take that one too. The emerald is worth more.
lesson-tokens-tnt = You have three hearts. TNT adds 5, but then it leaves the game: detonate it!
lesson-tokens-won = Eight hearts: you defeated the enderman! All tokens but the TNT go back into your pile.

## 6: scoring

lesson-scoring-few = The top layer has only two blocks left. Time for scoring A!
lesson-scoring-first = Collect the first one.
lesson-scoring-last = And now the last one.
lesson-scoring-last-other = That does not use up the layer. Take its last block instead.
lesson-scoring-end = The layer is used up. Everyone scores when your turn ends, so end it.
lesson-scoring-choose = Choose one biome: your largest connected group scores, without diagonals. Your deserts give 4 × 4.
lesson-scoring-choose-other = That gives you fewer XP. Four deserts at 4 XP each are best.
lesson-scoring-blue = Sixteen XP! Pebble scored too, for two snowy tundras.
lesson-scoring-later = Next comes B for materials, then C for types. Only buildings count there, not the printed biomes.

## 7: mobs and the end

lesson-end-mobs = You can trade in the zombie for an extra action. The skeleton scores at the end of the game.
lesson-end-first = The cube is getting low. Collect this block …
lesson-end-layer = … and the one below. The second layer is used up now.
lesson-end-trade = You have taken both actions, but one more would be nice. Trade in the zombie!
lesson-end-trade-other = You could end here. But trade in the zombie first and see.
lesson-end-extra = An extra action may be one you have already taken. Collect again.
lesson-end-last = One more, and the third layer is used up too.
lesson-end-end = Two layers in one turn: both B and C are scored. End your turn.
lesson-end-materials = First B: your three wooden buildings are connected. Choose wood.
lesson-end-materials-other = Look again: three wooden buildings give the most.
lesson-end-types = Now C, the last one: three dwellings are connected. Choose dwelling.
lesson-end-types-other = Dwellings give you more here.
lesson-end-over = Your skeleton gave 2 XP for each forest. It is a tie, so the blocks left decide: you have more and win!

## 8: the first game

learn-first = You know all you need. Pebble is friendly, and the coach gives you a hint now and then.
learn-first-start = Play against Pebble

## Puzzles

puzzles-title = Puzzles
puzzles-about = Reach the goal, or find the best decision. Take your time.
puzzles-solved = { $count ->
    [one] { $count } of { $all } solved
   *[other] { $count } of { $all } solved
}
puzzles-counted = Your first try at each puzzle is counted on this server, without your name.
puzzle-number = Puzzle { $number }: { $title }
puzzle-done = Solved
puzzle-yes = Solved, very good!
puzzle-no = Not quite: that misses the goal. Try again.
puzzle-missed-score = That scores { $reached } of { $needed }. Try again.
puzzle-missed-keeps = The points are right, but you keep too few emeralds: { $reached } of { $needed }. Try again.
puzzle-missed-odds = Your chance to win is { $reached }%, but you need { $needed }%. Try again.
puzzle-missed-reward = That gives { $reached } of { $needed } XP. Try again.
puzzle-missed-near = Next to you: { $reached } of { $needed }. Try again.
puzzle-missed-safe = The next player could take an emerald right away. Try again.
puzzle-missed-layer =
    { $reached ->
        [one] One block of the layer is left.
       *[other] { $reached } blocks of the layer are left.
    } Try again.
puzzle-on = Good so far. What next?
puzzle-missed-best = That wins { $reached }% of games, the best decision { $needed }%. Try again.
puzzle-found =
    { $tries ->
        [one] Solved on the first try: { $percent }% (1 player)
       *[other] Solved on the first try: { $percent }% ({ $tries } players)
    }
puzzle-found-bots = Our bots find it in { $percent }% of their tries
puzzle-following = Next puzzle
puzzle-again = Try again
puzzle-show = Show the answer
puzzle-shown = This is the answer.
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
puzzle-title-cash = Cash in
puzzle-title-timing = Now or never
puzzle-title-line = Over the line
puzzle-title-spider = A good start
puzzle-title-blade = The sharper blade
puzzle-title-chance = Last chance
puzzle-title-bridge = Bridge the gap
puzzle-title-witch = Worth the risk
puzzle-title-prepared = First things first
puzzle-title-march = Steal a march
puzzle-goal-desert = Score 16 or more on card A with one build.
puzzle-goal-materials = Score 16 or more on card B with one build.
puzzle-goal-safe = Collect two blocks so that the next player cannot take an emerald.
puzzle-goal-layer = Collect two blocks so that the top layer is used up.
puzzle-goal-mob = Fight for at least 4 XP, with a chance of 60% or more.
puzzle-goal-walk = Explore: go to a crossing next to both a zombie and an iron sword.
puzzle-goal-weapon = Take the action that lets you defeat the zombie with a chance of 75% or more.
puzzle-goal-cover = Score 20 or more on card C with one build.
puzzle-goal-two = Explore, then build: score 18 or more on card A.
puzzle-goal-emerald = Score 15 or more on card A, and keep your emerald.
puzzle-goal-cash = Collect your second block. Which one gives you by far the best chance to win?
puzzle-goal-timing = Collect your second block. One of them changes everything.
puzzle-goal-line = One action left, and one way to win for sure. Which block do you take first?
puzzle-goal-spider = Your first turn, one action left. What is the best use of it?
puzzle-goal-blade = One action left. Find the decision that wins most often.
puzzle-goal-chance = Four players, one action left, and the game is almost over. How can you still win?
puzzle-goal-bridge = Three players at the same crossing, and you have one action left. What now?
puzzle-goal-witch = Four players, one action left, and two mobs next to you. What now?
puzzle-goal-prepared = Three players, one action left, and a skeleton next to you. What now?
puzzle-goal-march = Four players, one action left. What should you not leave to the others?
puzzle-why-desert = Four deserts are connected now, with the printed ones: 4 × 4 = 16.
puzzle-why-materials = Four sand buildings are connected now: 4 × 4 = 16.
puzzle-why-safe = Now no emerald has a free top and two free sides, so the next player cannot take one.
puzzle-why-layer = The top layer is used up, so everyone scores card A.
puzzle-why-mob = This one gives enough XP, and you win in 63% of cases. Stronger mobs give more, but you win too rarely.
puzzle-why-walk = Both are next to you now: you can take the sword or fight the zombie.
puzzle-why-weapon = The diamond sword has 4 ♥. If you reveal it, the zombie is defeated.
puzzle-why-cover = In the centre it connects four animal houses: 4 × 5 = 20. The building below it no longer counts.
puzzle-why-two = Three snowy tundras are connected now: 3 × 6 = 18.
puzzle-why-emerald = Five forests are connected now: 5 × 3 = 15. Your other blocks pay for this building.
puzzle-why-cash = It uses up the top layer: card A gives you 20 XP, the other player only 10.
puzzle-why-timing = It uses up the third layer: card C is scored, and the game is over. You win by 68 XP to 67.
puzzle-why-line = Two blocks from this corner use up two layers: cards B and C are scored, and you win.
puzzle-why-spider = You defeat the spider in 90% of cases. It gives 2 XP, and later an extra action.
puzzle-why-blade = The diamond sword has 4 ♥, more than any other sword. It helps you in every fight to come.
puzzle-why-chance = With card C you reach 36 XP, but another player 42. The creeper gives you 4 XP, and 4 more at the end: enough to win.
puzzle-why-bridge = Next to your first bridge it raises card C from 6 to 12 XP. And the player who has three bridges does not get it.
puzzle-why-witch = The witch gives 5 XP, and your three mountains spaces 9 more at the end. That is worth a chance of 50%.
puzzle-why-prepared = With the diamond sword your chance against the skeleton is 65% instead of 30%. Arm yourself first.
puzzle-why-march = Two other players are at your crossing and could take the iron sword. Its 3 ♥ help you in every fight to come.

## The coach in the first games

coach = Coach
coach-off = No more hints
coach-gone = The coach is off. You can turn it on again in the settings.
coach-layer = A layer is almost used up, and then everyone scores. Be ready, or let others finish it.
coach-odds = You will probably lose this fight. It costs you only an action, but a better weapon helps.
coach-split = On some spaces this building makes one of your groups smaller. Look at the icons before you choose.
coach-build = You can afford a building here. Matching spaces that touch form a group, and groups score.
coach-explore = You have not explored for a while. Reveal new tiles to get new choices.
coach-start = You have two different actions. Blocks pay for buildings.
coach-second = One action left, and it must be a different one.
coach-second-explore = One action left, and it must be a different one. Explore to see what lies around you.
coach-second-collect = One action left, and it must be a different one. Take blocks to pay for buildings.
coach-trade = You can trade in a mob for an extra action, even one that you have already taken.
