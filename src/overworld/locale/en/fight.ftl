# A fight in the browser: getting ready, turning tokens, questions, the outcome.

## The panel

fight-title = Fight: { $mob }
fight-title-choose = Choose a mob to fight
fight-title-who = { $name } fights: { $mob }
fight-steps = Steps of a fight
fight-step-ready = Get ready
fight-step-turn = Turn tokens
fight-step-tnt = TNT
fight-step-result = Outcome

## Ready

fight-needs = { $hearts ->
    [one] needs 1 heart
   *[other] needs { $hearts } hearts
  }
fight-reward-action = { $xp } XP and an extra action
fight-reward-bonus = { $xp } XP, and { $points } XP at the end for every space with: { $trait }
fight-pile = Your pile of { $count } tokens: { $turned } of them are turned.
fight-token = { $hearts ->
    [0] { $weapon }
    [one] { $weapon }, 1 heart
   *[other] { $weapon }, { $hearts } hearts
  }
fight-token-many = { $hearts ->
    [0] { $count } × { $weapon }
    [one] { $count } × { $weapon }, 1 heart each
   *[other] { $count } × { $weapon }, { $hearts } hearts each
  }
fight-chance = Chance to win: { $chance }
fight-begin = Fight
fight-begin-name = Fight: { $mob } ({ $cell }). This cannot be taken back.
fight-cancel = Cancel

## Turning tokens

fight-turned = Tokens turned
fight-face-down = face down
fight-hearts = { $hearts } of { $needed } hearts
fight-waiting = { $name } decides.

## Questions

fight-bow = A bow: turn one more token?
fight-bow-yes = Draw 1 more
fight-bow-no = Stop
fight-bow-rest = { $count ->
    [0] No other token is left to turn.
    [one] 1 token is still to come either way.
   *[other] { $count } tokens are still to come either way.
  }
fight-pickaxe = A pickaxe: take a block now?
fight-pickaxe-yes = Choose a block
fight-pickaxe-no = Skip
fight-tnt = TNT: detonate it?
fight-tnt-yes = Detonate: { $hearts } of { $needed } hearts, the TNT is gone
fight-tnt-no = Keep it: { $hearts } of { $needed } hearts
fight-tnt-skipped = The TNT is kept: it would change nothing.
fight-confirm = Tap again: this cannot be taken back.

## The outcome

fight-won = Defeated!
fight-lost = Not this time
fight-gain = +{ $xp } XP
fight-continue = Continue
