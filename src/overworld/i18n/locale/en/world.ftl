# The Overworld, the boards and everything that lies in front of players, in the browser.

## Where: the cells around a crossing, the spaces of a board

around-nw = north-west
around-ne = north-east
around-sw = south-west
around-se = south-east
space-1 = top left
space-2 = top middle
space-3 = top right
space-4 = middle left
space-5 = centre
space-6 = middle right
space-7 = bottom left
space-8 = bottom middle
space-9 = bottom right

## What lies in a cell, in a few words

cell-hearts = { $hearts ->
    [one] { $name } with 1 heart
   *[other] { $name } with { $hearts } hearts
  }
cell-down = { $left ->
    [one] 1 face down
   *[other] { $left } face down
  }
cell-token-down = a face-down token
cell-empty = an empty stack
cell-token-gone = a token already taken
cell-around = { $direction } { $what }

## The Overworld

world-cells = Stacks and tokens
world-crossings = Crossings
world-cell = { $cell }: { $what }
world-cell-build = Build { $what }, from { $cell }
world-cell-fight = Fight: { $what } ({ $cell })
world-cell-take = Take { $what }, from { $cell }
# Sentences that describe a crossing, one after the other.
world-here = { $count ->
    [one] { $names } is here.
   *[other] { $names } are here.
  }
world-you-here = You are here.
world-steps = { $steps ->
    [0] Stay here.
    [one] 1 step.
   *[other] { $steps } steps.
  }
world-turns = { $count ->
    [0] Reveals nothing new.
    [one] Reveals 1 tile or token: this cannot be undone.
   *[other] Reveals { $count } tiles or tokens: this cannot be undone.
  }
world-waiting = Confirm your choice.
world-choose-crossing = Choose one of the highlighted crossings.
world-not-yours = Waiting for { $who } to decide.
world-nobody = There is nothing to decide right now.
world-no-answer = The server is not answering. Try again in a moment.
near-other-action = First cancel the action you have chosen.
# In the corners of the land: what lies face down everywhere, by kind.
world-unseen-tiles = Not seen yet: buildings { $buildings }, mobs { $mobs }.
world-unseen-weapons = Not seen yet: weapons { $weapons }.
world-unseen = hidden

## Next to you


## A board

board-of = Board of { $who }
board-mine = Your board
board-ground = { $biome } (printed)
board-space = { $space }: { $what }
board-counted = { $space }: { $what }, scores
board-product = { $spaces } × { $points } = { $xp }
board-best = { $trait } { $product }
board-best-none = { $card }: nothing yet
# The nine spaces as buttons while a building is placed.
board-build = Build here: { $space }, now { $what }.
board-build-line = { $space }: now { $what }. { $result }
board-choose = Choose a space for { $tile }.
board-pays = Pays { $cost }.
board-pays-nothing = Pays nothing.
board-gains = Gains { $xp } XP.
board-covers = Covers { $tile }.
board-change = { $card }: { $before } → { $after }
board-group = { $trait } { $spaces } ({ $points })
board-group-none = none
board-no-change = Your largest groups stay the same.
board-groups = Largest groups: { $changes }.

## The three scoring cards

cards = Scoring cards
cards-open = Scoring { $card }: { $best }
cards-scored = Scoring { $card }: scored, { $xp } XP
cards-biome = biomes
cards-material = materials
cards-type = types

## Lenses: the board in the light of one card

lens = Show groups

## What lies in front of somebody

me-back = Back to my board
me-of = { $who }
me-xp = { $xp } XP
me-supply = Supply { $count }
me-weapons = Weapons { $count }
me-weapons-none = No weapons.
me-weapon = { $name } × { $count }
me-mobs = Mobs { $count }
me-mobs-none = No mobs yet.
me-mob-many = { $text } (×{ $count })
me-mob-action = { $name }: extra action
me-mob-bonus = { $name }: { $trait }, { $points } XP each (now { $spaces }: { $xp } XP)
me-trade = { $count ->
    [one] Trade in for 1 action
   *[other] Trade in for 1 action ({ $count })
  }
me-beginner = Beginner scoring: all matching spaces count.

## The other players

rival-look = Look at the board of { $who }
rival-turn = playing
rival-away = away
rival-bot = bot
rival-own-bot = external bot
rival-stand-in = { $bot } plays for them
rival-resigned = resigned
rival-last = Last turn: { $text }
rival-last-none = No turn yet
rival-supply = Supply: { $blocks }
rival-supply-none = Supply: empty
rival-forecast = Card { $card } would give { $xp } XP now.
rival-piles = { $weapons ->
    [one] 1 weapon
   *[other] { $weapons } weapons
  }, { $mobs ->
    [0] no mobs
    [one] 1 mob
   *[other] { $mobs } mobs
  }
strip = Players
strip-xp = { $xp } XP

## Inspect: everything about one thing

inspect-traits = { $biome }, { $material }, { $type }.
inspect-biome = Biome: { $name }
inspect-material = Material: { $name }
inspect-type = Type: { $name }
inspect-costs = Costs { $cost }.
inspect-costs-nothing = Costs nothing.
inspect-gains = { $xp ->
    [0] No XP at once.
   *[other] { $xp } XP at once.
  }
inspect-copies = { $count ->
    [one] The only one of its kind.
   *[other] { $count } of its kind in the box.
  }
inspect-mob = { $hearts ->
    [one] Defeat it with 1 heart.
   *[other] Defeat it with { $hearts } hearts.
  }
inspect-mob-xp = { $xp } XP when you defeat it.
inspect-mob-action = Trade it in later for one extra action.
inspect-mob-bonus = At the end of the game, { $points } XP for every space with: { $trait }.
inspect-weapon = { $hearts ->
    [0] No hearts.
    [one] 1 heart.
   *[other] { $hearts } hearts.
  }
inspect-weapon-detonate = { $hearts } hearts, if you detonate it.
inspect-block = { $count } in the cube at the start.
inspect-block-wildcard = Stands in for any block.
inspect-card = Scoring { $card }
inspect-card-rule = Choose one: your largest connected group scores, spaces times points.
inspect-card-printed = Biomes printed on your board count too.
inspect-card-points = { $trait }: { $points } XP for every space.
inspect-trait-card = Scoring { $card }: { $points } XP for every space of the group.
inspect-stack = Stack
inspect-stack-down = { $left ->
    [0] This stack is empty. You can still walk past it.
    [one] 1 tile is left, face down. Explore next to it to reveal it.
   *[other] { $left } tiles are left, face down. Explore next to them to reveal the top one.
  }
inspect-token = Weapon token
inspect-token-down = { $left ->
    [0] This token has been taken.
   *[other] It is face down. Explore next to it to reveal it.
  }
