# What a review of a game says, in the browser and in the terminal.
# Names of things are put in as they stand in a list: a colon or brackets set them apart.

## Why a decision would have been better

review-reason-win = It wins the game.
review-reason-score = More XP: { $points } instead of { $less } ({ $characteristic })
review-reason-card = More on card { $card }: { $points } XP instead of { $less } ({ $characteristic })
review-reason-xp = { $xp } XP at once: { $tile }
review-reason-odds = The fight is won in { $chance } % of cases and brings { $xp } XP: { $mob }
review-reason-long_shot = The fight that was chosen is won in only { $chance } % of cases: { $mob }
review-reason-armed = With this weapon a fight is won in { $chance } % of cases instead of { $less } %: { $weapon } ({ $mob })
review-reason-weapon = A weapon for later fights: { $weapon }, { $hearts } ♥
review-reason-layer = It finishes layer { $layer }: card { $card } is scored.
review-reason-layer_open = What was chosen finishes layer { $layer }: card { $card } is scored too soon.
review-reason-block = Only this block is missing for a building: { $block } ({ $tile })
review-reason-denied = Somebody else lacks only this block for a building: { $block } ({ $seat }, { $tile })
review-reason-near = A building that can be paid for is within reach then: { $tile }
review-reason-near_mob = A mob is within reach then, beaten in { $chance } % of cases: { $mob }
review-reason-reveals = More to choose from: { $count } turned face up.
review-reason-action = The mob brings an extra action.
review-reason-detonate = The TNT adds to { $hearts } of { $needed } ♥: { $mob }
review-reason-draw = With one more token the fight is won in { $chance } % of cases: { $mob }
review-reason-share = It wins { $share } % of games instead of { $less } %.

## What a decision is called that has cost something

review-verdict-inaccuracy = Inaccuracy
review-verdict-mistake = Mistake
review-verdict-blunder = Blunder

## Kinds of decisions, then what chance turns up

review-kind-collect = Collect
review-kind-explore = Explore
review-kind-build = Build
review-kind-fight = Fight
review-kind-weapon = Take a weapon
review-kind-power = Use a power
review-kind-trade = Trade a mob
review-kind-end = End the turn
review-kind-score = Score
review-kind-block = Block
review-kind-tile = Tile
review-kind-token = Token
review-kind-turned = Token in a fight
