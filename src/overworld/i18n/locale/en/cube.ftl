# The cube in the browser: the picture that can be turned, the plan, the layers.

## The picture

# Only the blocks themselves are named with the words "can be taken".
cube-name = { $count ->
    [0] The cube. You cannot take any block now.
    [one] The cube. 1 block is free.
   *[other] The cube. { $count } blocks are free. Use the arrow keys to go from one to the next.
  }
cube-view = { $view ->
    [north] from the north
    [north-east] from the north-east
    [east] from the east
    [south-east] from the south-east
    [south-west] from the south-west
    [west] from the west
    [north-west] from the north-west
   *[south] from the south
  }
cube-count = { $count ->
    [0] no block can be taken
    [one] 1 block can be taken
   *[other] { $count } blocks can be taken
  }
cube-block = { $material }, { $place }, height { $level }
cube-block-reveals = { $material }, { $place }, height { $level }, reveals a hidden block
cube-take = { $material }, { $place }, height { $level }, can be taken
cube-take-reveals = { $material }, { $place }, height { $level }, reveals a hidden block, can be taken

## Why a block cannot be taken, where no rule is in the way

cube-below = You can only take the top block of a column.
cube-wait = Wait for your turn to take blocks.
cube-other-action = Choose “Blocks” first, or finish what you have begun.
cube-replay = This is a replay. Go back to “Live” to take blocks.

## Tools

cube-tools = Turn the cube
cube-left = Turn left (Q)
cube-right = Turn right (E)
cube-behind = { $count ->
    [one] { $count } free block behind the cube
   *[other] { $count } free blocks behind the cube
}
cube-tilt = Look from above
cube-reset = Reset the view
cube-plan = Show as a table

## The plan

cube-plan-title = The cube from above, north at the top
cube-plan-row = row { $row }
cube-plan-column = column { $column }
cube-plan-empty = { $place }: empty
cube-plan-height = height { $height }
cube-plan-side = { $side ->
    [north] North: { $blocks }
    [east] East: { $blocks }
    [west] West: { $blocks }
   *[south] South: { $blocks }
  }
cube-plan-letter = { $side ->
    [north] N
    [east] E
    [west] W
   *[south] S
  }

## Layers: how many blocks are left in each, and what is scored when it is gone

layers = Layers of the cube
layers-one = { $left ->
    [0] Layer { $layer } is used up: card { $card } is scored at the end of this turn.
    [one] Layer { $layer }: 1 block left, then card { $card } is scored.
   *[other] Layer { $layer }: { $left } blocks left, then card { $card } is scored.
  }
layers-scored = Layer { $layer } is used up and card { $card } has been scored.
layers-warning = { $left ->
    [one] 1 more block uses up layer { $layer }: card { $card } is scored at the end of that turn.
   *[other] { $left } more blocks use up layer { $layer }: card { $card } is scored at the end of that turn.
  }
layers-warning-last = { $left ->
    [one] 1 more block uses up layer { $layer }: card { $card } is scored at the end of that turn, and the game ends.
   *[other] { $left } more blocks use up layer { $layer }: card { $card } is scored at the end of that turn, and the game ends.
  }
layers-warning-due = Layer { $layer } is used up: card { $card } is scored at the end of this turn.
layers-warning-due-last = Layer { $layer } is used up: card { $card } is scored at the end of this turn, and the game ends.
