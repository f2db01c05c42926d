# A fight in the browser: getting ready, turning tokens, questions, the outcome.

## The panel

fight-title = Strid: { $mob }
fight-title-choose = Välj en mob att slåss mot
fight-title-who = { $name } slåss: { $mob }
fight-steps = Stridens steg
fight-step-ready = Gör dig redo
fight-step-turn = Vänd kort
fight-step-tnt = TNT
fight-step-result = Resultat

## Ready

fight-needs = { $hearts ->
    [one] kräver 1 hjärta
   *[other] kräver { $hearts } hjärtan
  }
fight-reward-action = { $xp } XP och en extra handling
fight-reward-bonus = { $xp } XP, och på slutet { $points } XP för varje ruta med: { $trait }
fight-pile = Din hög med { $count } vapenkort: { $turned } av dem vänds upp.
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
fight-begin-name = Slåss: { $mob } ({ $cell }). Det går inte att ångra.
fight-cancel = Avbryt

## Turning tokens

fight-turned = Uppvända kort
fight-face-down = nedvänt
fight-hearts = { $hearts } av { $needed } hjärtan
fight-waiting = { $name } bestämmer.

## Questions

fight-bow = En pilbåge: vända ett kort till?
fight-bow-yes = Vänd 1 till
fight-bow-no = Låt bli
fight-bow-rest = { $count ->
    [0] Inget annat kort återstår att vända.
    [one] 1 kort återstår i vilket fall.
   *[other] { $count } kort återstår i vilket fall.
  }
fight-pickaxe = En spetshacka: ta ett block nu?
fight-pickaxe-yes = Välj ett block
fight-pickaxe-no = Låt bli
fight-tnt = TNT: spränga?
fight-tnt-yes = Spräng: { $hearts } av { $needed } hjärtan, sedan är den borta
fight-tnt-no = Behåll: { $hearts } av { $needed } hjärtan
fight-tnt-skipped = Du behåller din TNT: den skulle inte ändra något.
fight-confirm = Tryck igen: det går inte att ångra.

## The outcome

fight-won = { $mob } besegrad!
fight-lost = { $mob } stannar
fight-gain = +{ $xp } XP
fight-continue = Fortsätt
