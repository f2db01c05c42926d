# A fight in the browser: getting ready, turning tokens, questions, the outcome.

## The panel

fight-title = Strid: { $mob }
fight-title-choose = Välj en mob att bekämpa
fight-title-who = { $name } slåss mot: { $mob }
fight-steps = Stridens steg
fight-step-ready = Gör dig redo
fight-step-turn = Vänd upp kort
fight-step-tnt = TNT
fight-step-result = Resultat

## Ready

fight-needs = { $hearts ->
    [one] 1 hjärta krävs
   *[other] { $hearts } hjärtan krävs
  }
fight-reward-action = { $xp } XP och en extra handling
fight-reward-bonus = { $xp } XP, och vid spelets slut { $points } XP för varje ruta med: { $trait }
fight-pile = Din hög har { $count } vapenkort. Du vänder upp { $turned } av dem.
fight-token = { $hearts ->
    [0] { $weapon }
    [one] { $weapon }, 1 hjärta
   *[other] { $weapon }, { $hearts } hjärtan
  }
fight-token-many = { $hearts ->
    [0] { $count } × { $weapon }
    [one] { $count } × { $weapon }, 1 hjärta var
   *[other] { $count } × { $weapon }, { $hearts } hjärtan var
  }
fight-chance = Vinstchans: { $chance }
fight-begin = Slåss
fight-begin-name = Bekämpa: { $mob } ({ $cell }). Det går inte att ångra.
fight-cancel = Avbryt

## Turning tokens

fight-turned = Uppvända kort
fight-face-down = nedvänt
fight-hearts = { $hearts ->
    [one] 1 hjärta
   *[other] { $hearts } hjärtan
  }, { $needed } krävs
fight-waiting = Nu ska { $name } välja.

## Questions

fight-answer-chance = { $chance } vinstchans
fight-bow = En pilbåge! Vända upp ett kort till?
fight-bow-yes = Vänd upp 1 till
fight-bow-no = Nej tack
fight-bow-safe = Ett kort till kan aldrig vara sämre.
fight-bow-rest = { $count ->
    [0] Annars vänder du inte upp fler.
    [one] 1 kort vänds upp i vilket fall som helst.
   *[other] { $count } kort vänds upp i vilket fall som helst.
  }
fight-pickaxe = En spetshacka! Ta ett block från kuben?
fight-pickaxe-yes = Välj ett block
fight-pickaxe-no = Nej tack
fight-pickaxe-same = Ett block ändrar inte din vinstchans.
fight-tnt = TNT! Spränga den?
fight-tnt-yes = Spräng: { $hearts ->
    [one] 1 hjärta
   *[other] { $hearts } hjärtan
  }, { $needed } krävs, sedan är TNT-kortet borta
fight-tnt-no = Behåll: { $hearts ->
    [one] 1 hjärta
   *[other] { $hearts } hjärtan
  }, { $needed } krävs
fight-tnt-safe = Att behålla det kan aldrig vara sämre.
fight-tnt-skipped = Du behåller TNT-kortet: det skulle inte ändra något.
fight-confirm = Tryck igen: det går inte att ångra.

## The outcome

fight-won = Seger mot: { $mob }!
fight-lost = { $mob } överlever
fight-gain = +{ $xp } XP
fight-continue = Fortsätt
