# A fight in the browser: getting ready, turning tokens, questions, the outcome.

## The panel

fight-title = Kamp: { $mob }
fight-title-choose = Vælg en mob at bekæmpe
fight-title-who = { $name } bekæmper: { $mob }
fight-steps = Kampens trin
fight-step-ready = Gør klar
fight-step-turn = Vend brikker
fight-step-tnt = TNT
fight-step-result = Udfald

## Ready

fight-needs = { $hearts ->
    [one] kræver 1 hjerte
   *[other] kræver { $hearts } hjerter
  }
fight-reward-action = { $xp } XP og en ekstra handling
fight-reward-bonus = { $xp } XP, og ved spillets slutning { $points } XP for hvert felt med: { $trait }
fight-pile = Din stak har { $count } brikker. Du vender { $turned } af dem.
fight-token = { $hearts ->
    [0] { $weapon }
    [one] { $weapon }, 1 hjerte
   *[other] { $weapon }, { $hearts } hjerter
  }
fight-token-many = { $hearts ->
    [0] { $count } × { $weapon }
    [one] { $count } × { $weapon }, 1 hjerte hver
   *[other] { $count } × { $weapon }, { $hearts } hjerter hver
  }
fight-chance = Vinderchance: { $chance }
fight-begin = Kæmp
fight-begin-name = Bekæmp: { $mob } ({ $cell }). Det kan ikke fortrydes.
fight-cancel = Annullér

## Turning tokens

fight-turned = Vendte brikker
fight-face-down = skjult
fight-hearts = { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }, { $needed } kræves
fight-waiting = Venter på, at { $name } vælger.

## Questions

fight-answer-chance = { $chance } vinderchance
fight-bow = En bue! Vil du vende en brik mere?
fight-bow-yes = Vend 1 mere
fight-bow-no = Nej tak
fight-bow-safe = En brik mere kan aldrig være værre.
fight-bow-rest = { $count ->
    [0] Ellers vender du ikke flere brikker.
    [one] Du vender 1 brik mere uanset hvad.
   *[other] Du vender { $count } brikker mere uanset hvad.
  }
fight-pickaxe = En isøkse! Vil du tage en blok fra terningen?
fight-pickaxe-yes = Vælg en blok
fight-pickaxe-no = Nej tak
fight-pickaxe-same = En blok ændrer ikke din vinderchance.
fight-tnt = TNT! Vil du detonere den?
fight-tnt-yes = Detonér den: { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }, { $needed } kræves, og TNT-brikken er væk
fight-tnt-no = Behold den: { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }, { $needed } kræves
fight-tnt-safe = At beholde den kan aldrig være værre.
fight-tnt-skipped = Du beholder TNT-brikken: Den ville ikke ændre noget.
fight-confirm = Tryk igen: Det kan ikke fortrydes.

## The outcome

fight-won = { $mob } besejret!
fight-lost = { $mob } overlever
fight-gain = +{ $xp } XP
fight-continue = Fortsæt
