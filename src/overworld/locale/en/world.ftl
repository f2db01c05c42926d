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
cell-token-down = a token face down
cell-empty = an empty stack
cell-token-gone = an empty place for a token
cell-around = { $direction } { $what }

## The Overworld

world-cells = Stacks and tokens
world-crossings = Crossings
world-cell = { $cell }: { $what }
world-cell-build = Build { $what }, from { $cell }
world-cell-fight = Fight { $what }, at { $cell }
world-cell-take = Take { $what }, from { $cell }
# Sentences that describe a crossing, one after the other.
world-crossing = { $crossing }: { $around }.
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
    [0] Turns nothing face up.
    [one] Turns 1 thing face up: that cannot be taken back.
   *[other] Turns { $count } things face up: that cannot be taken back.
  }
world-waiting = Chosen: confirm it.
world-choose-crossing = Choose one of the lit crossings.
world-not-yours = { $who } decides now.
world-nobody = Nobody decides now.
world-no-answer = The server does not answer. Try again in a moment.
near-other-action = Let go of the action that you have chosen first.
# In the corners of the land: what lies face down everywhere, by kind.
world-unseen-tiles = Not seen yet: buildings { $buildings }, mobs { $mobs }.
world-unseen-weapons = Not seen yet: weapons { $weapons }.
world-unseen = unseen

## Next to you


## A board

board-of = Board of { $who }
board-mine = Your board
board-ground = { $biome } ground
board-space = { $space }: { $what }
board-counted = { $space }: { $what }, counted
board-product = { $spaces } × { $points } = { $xp }
board-best = { $trait } { $product }
board-best-none = { $card }: nothing yet
# The nine spaces as buttons while a building is placed.
board-build = Build on { $space }: now { $what }.
board-build-line = { $space }: now { $what }. { $result }
board-choose = Choose a space for { $tile }.
board-pays = Pays { $cost }.
board-pays-nothing = Pays nothing.
board-gains = Gains { $xp } XP.
board-covers = Covers { $tile }.
board-change = { $card }: { $before } → { $after }
board-group = { $trait } { $spaces } ({ $points })
board-group-none = none
board-no-change = The largest groups stay as they are.
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
me-mob-action = { $name }: extra action
me-mob-bonus = { $name }: { $points } XP per { $trait }, now { $spaces } = { $xp }
me-trade = { $count ->
    [one] Trade for 1 action
   *[other] Trade for 1 action ({ $count })
  }
me-beginner = Beginner scoring: all matching spaces count.

## The other players

rival-look = Look at the board of { $who }
rival-turn = turn
rival-away = away
rival-bot = bot
rival-own-bot = somebody's bot
rival-stand-in = { $bot } stands in
rival-resigned = gave up
rival-last = Last turn: { $text }
rival-last-none = No turn yet
rival-supply = Supply: { $blocks }
rival-supply-none = Supply: nothing
rival-forecast = Card { $card } would bring { $xp } XP now.
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
    [one] 1 heart to beat it.
   *[other] { $hearts } hearts to beat it.
  }
inspect-mob-xp = { $xp } XP when it is beaten.
inspect-mob-action = Hand it back later for one extra action.
inspect-mob-bonus = At the end { $points } XP for every space with { $trait }.
inspect-weapon = { $hearts ->
    [0] No hearts.
    [one] 1 heart.
   *[other] { $hearts } hearts.
  }
inspect-weapon-detonate = { $hearts } hearts, if it is detonated.
inspect-block = { $count } in the cube at the start.
inspect-block-wildcard = Pays for any block.
inspect-card = Scoring { $card }
inspect-card-rule = Your largest connected group of one of them counts: spaces times points.
inspect-card-printed = Ground that is printed on your board counts as well.
inspect-card-points = { $trait }: { $points } XP for every space.
inspect-trait-card = Scoring { $card }: { $points } XP for every space of the group.
inspect-stack = Stack
inspect-stack-down = { $left ->
    [0] Nothing is left here. The paths around it stay.
    [one] 1 tile is left, face down. Explore a crossing next to it to turn it.
   *[other] { $left } tiles are left, face down. Explore a crossing next to it to turn the top one.
  }
inspect-token = Weapon token
inspect-token-down = { $left ->
    [0] This token has been taken.
   *[other] It is face down. Explore a crossing next to it to turn it.
  }
