# What a review of a game says, in the browser and in the terminal.
# Names of things are put in as they stand in a list: a colon or brackets set them apart.

## Why a decision would have been better

review-reason-win = It wins the game.
review-reason-score = It scores { $points } XP instead of { $less } ({ $characteristic })
review-reason-card = It is worth { $points } XP instead of { $less } on card { $card } ({ $characteristic })
review-reason-xp = { $xp } XP at once: { $tile }
review-reason-odds = The chance to win this fight is { $chance }%, for { $xp } XP: { $mob }
review-reason-long_shot = The chance to win the fight that was chosen is only { $chance }%: { $mob }
review-reason-armed = With this weapon the chance to win a fight is { $chance }% instead of { $less }%: { $weapon } ({ $mob })
review-reason-weapon = A weapon for later fights: { $weapon }, { $hearts } ♥
review-reason-layer = It uses up layer { $layer }: card { $card } is scored.
review-reason-layer_open = The chosen move uses up layer { $layer }: card { $card } is scored too soon.
review-reason-block = Only this block is missing for a building: { $block } ({ $tile })
review-reason-denied = Another player needs only this block for a building: { $block } ({ $seat }, { $tile })
review-reason-near = It leads to a building that can be paid for: { $tile }
review-reason-near_mob = It leads to a mob, with a chance of { $chance }% to defeat it: { $mob }
review-reason-near_weapon = It leads to a weapon: { $weapon }, { $hearts } ♥
review-reason-reveals = It gives more to choose from: { $count } revealed.
review-reason-tokens = More weapons are revealed: { $count } instead of { $less }.
review-reason-tiles = More tiles are revealed: { $count } instead of { $less }.
review-reason-action = The mob can be traded in for an extra action.
review-reason-detonate = Without the TNT there are only { $hearts } of { $needed } ♥: { $mob }
review-reason-draw = With one more token the chance to win is { $chance }%: { $mob }
review-reason-wild = It replaces any other block: { $block }
review-reason-toward = { $count ->
    [0] A block for a building in reach: { $block } ({ $tile })
    [one] A block for a building 1 step away: { $block } ({ $tile })
   *[other] A block for a building { $count } steps away: { $block } ({ $tile })
  }
review-reason-keep = The extra action is worth more in a later turn.
review-reason-share = The chance to win is { $share }% instead of { $less }%.

## What a decision is called that has cost something

review-verdict-inaccuracy = Inaccuracy
review-verdict-mistake = Mistake
review-verdict-blunder = Blunder

## Kinds of decisions, then what chance turns up

review-kind-collect = Collect blocks
review-kind-explore = Explore
review-kind-build = Build
review-kind-fight = Fight
review-kind-weapon = Take a weapon
review-kind-power = Use a power
review-kind-trade = Trade in a mob
review-kind-end = End the turn
review-kind-score = Score
review-kind-block = Block
review-kind-tile = Tile
review-kind-token = Token
review-kind-turned = Token in a fight
