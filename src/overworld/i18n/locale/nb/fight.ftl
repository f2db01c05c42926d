# A fight in the browser: getting ready, turning tokens, questions, the outcome.

## The panel

fight-title = Kamp: { $mob }
fight-title-choose = Velg en mob å slåss mot
fight-title-who = { $name } slåss mot: { $mob }
fight-steps = Gangen i en kamp
fight-step-ready = Gjør deg klar
fight-step-turn = Snu polletter
fight-step-tnt = TNT
fight-step-result = Utfall

## Ready

fight-needs = { $hearts ->
    [one] krever 1 hjerte
   *[other] krever { $hearts } hjerter
  }
fight-reward-action = { $xp } XP og en ekstra handling
fight-reward-bonus = { $xp } XP, og når spillet er slutt { $points } XP for hvert felt med { $trait }
fight-pile = Bunken din har { $count } polletter. Du snur { $turned } av dem.
fight-token = { $hearts ->
    [0] { $weapon }
    [one] { $weapon }, 1 hjerte
   *[other] { $weapon }, { $hearts } hjerter
  }
fight-token-many = { $hearts ->
    [0] { $count } × { $weapon }
    [one] { $count } × { $weapon } à 1 hjerte
   *[other] { $count } × { $weapon } à { $hearts } hjerter
  }
fight-chance = Vinnersjanse: { $chance }
fight-begin = Slåss
fight-begin-name = Slåss mot: { $mob } ({ $cell }). Dette kan ikke angres.
fight-cancel = Avbryt

## Turning tokens

fight-turned = Snudde polletter
fight-face-down = bildesiden ned
fight-hearts = { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }, { $needed } kreves
fight-waiting = Venter på at { $name } skal velge.

## Questions

fight-answer-chance = { $chance } vinnersjanse
fight-bow = En bue! Vil du snu én pollett til?
fight-bow-yes = Snu 1 til
fight-bow-no = Nei takk
fight-bow-safe = En pollett til kan aldri være verre.
fight-bow-rest = { $count ->
    [0] Ellers snur du ingen flere polletter.
    [one] Du snur 1 pollett til uansett.
   *[other] Du snur { $count } polletter til uansett.
  }
fight-pickaxe = En spisshakke! Vil du ta en blokk fra kuben?
fight-pickaxe-yes = Velg en blokk
fight-pickaxe-no = Nei takk
fight-pickaxe-same = En blokk endrer ikke vinnersjansen din.
fight-tnt = TNT! Vil du detonere det?
fight-tnt-yes = Detoner det: { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }, { $needed } kreves, og TNT-et er borte
fight-tnt-no = Behold det: { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }, { $needed } kreves
fight-tnt-safe = Å beholde den kan aldri være verre.
fight-tnt-skipped = Du beholder TNT-et: det ville ikke forandret noe.
fight-confirm = Trykk en gang til: dette kan ikke angres.

## The outcome

fight-won = { $mob } beseiret!
fight-lost = { $mob } overlever
fight-gain = +{ $xp } XP
fight-continue = Fortsett
