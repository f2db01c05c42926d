# A fight in the browser: getting ready, turning tokens, questions, the outcome.

## The panel

fight-title = Fight: { $mob }
fight-title-choose = Choose a mob to fight
fight-title-who = { $name } fights: { $mob }
fight-steps = Steps of a fight
fight-step-ready = Get ready
fight-step-turn = Reveal tokens
fight-step-tnt = TNT
fight-step-result = Outcome

## Ready

fight-needs = { $hearts ->
    [one] needs 1 heart
   *[other] needs { $hearts } hearts
  }
fight-reward-action = { $xp } XP and an extra action
fight-reward-bonus = { $xp } XP, and { $points } XP at the end of the game for every space with: { $trait }
fight-pile = Your pile has { $count } tokens. You reveal { $turned } of them.
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
fight-begin-name = Fight: { $mob } ({ $cell }). This cannot be undone.
fight-cancel = Cancel

## Turning tokens

fight-turned = Revealed tokens
fight-face-down = face down
fight-hearts = { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
  }, { $needed } needed
fight-waiting = Waiting for { $name } to decide.

## Questions

fight-answer-chance = { $chance } to win
fight-bow = A bow! Reveal one more token?
fight-bow-yes = Reveal 1 more
fight-bow-no = No, thanks
fight-bow-safe = One more token can never be worse.
fight-bow-rest = { $count ->
    [0] Without it, no more are revealed.
    [one] One more token follows in any case.
   *[other] { $count } more tokens follow in any case.
  }
fight-pickaxe = A pickaxe! Take a block from the cube?
fight-pickaxe-yes = Choose a block
fight-pickaxe-no = No, thanks
fight-pickaxe-same = A block does not change your chance.
fight-tnt = TNT! Detonate it?
fight-tnt-yes = Detonate it: { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
  }, { $needed } needed, and the TNT is gone
fight-tnt-no = Keep it: { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
  }, { $needed } needed
fight-tnt-safe = Keeping it can never be worse.
fight-tnt-skipped = You keep the TNT: it would change nothing.
fight-confirm = Tap again: this cannot be undone.

## The outcome

fight-won = { $mob } defeated!
fight-lost = { $mob } survives
fight-gain = +{ $xp } XP
fight-continue = Continue
