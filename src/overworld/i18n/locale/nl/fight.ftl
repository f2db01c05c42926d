# A fight in the browser: getting ready, turning tokens, questions, the outcome.

## The panel

fight-title = Gevecht: { $mob }
fight-title-choose = Kies een monster om tegen te vechten
fight-title-who = { $name } vecht tegen: { $mob }
fight-steps = Stappen van een gevecht
fight-step-ready = Voorbereiden
fight-step-turn = Tegels omdraaien
fight-step-tnt = TNT
fight-step-result = Afloop

## Ready

fight-needs = { $hearts ->
    [one] 1 hart nodig
   *[other] { $hearts } harten nodig
  }
fight-reward-action = { $xp } XP en een extra actie
fight-reward-bonus = { $xp } XP, en aan het einde van het spel { $points } XP voor elk veld met: { $trait }
fight-pile = Je stapel heeft { $count } tegels. Je draait er { $turned } om.
fight-token = { $hearts ->
    [0] { $weapon }
    [one] { $weapon }, 1 hart
   *[other] { $weapon }, { $hearts } harten
  }
fight-token-many = { $hearts ->
    [0] { $count } × { $weapon }
    [one] { $count } × { $weapon }, elk 1 hart
   *[other] { $count } × { $weapon }, elk { $hearts } harten
  }
fight-chance = Winkans: { $chance }
fight-begin = Vechten
fight-begin-name = Vechten: { $mob } ({ $cell }). Dit kun je niet terugnemen.
fight-cancel = Annuleren

## Turning tokens

fight-turned = Omgedraaide tegels
fight-face-down = gedekt
fight-hearts = { $hearts ->
    [one] 1 hart
   *[other] { $hearts } harten
  }, { $needed } nodig
fight-waiting = Wachten op de keuze van { $name }.

## Questions

fight-answer-chance = { $chance } winkans
fight-bow = Een boog! Nog een tegel omdraaien?
fight-bow-yes = Nog 1 omdraaien
fight-bow-no = Nee, laat maar
fight-bow-safe = Een extra tegel kan nooit slechter zijn.
fight-bow-rest = { $count ->
    [0] Anders draai je er geen meer om.
    [one] 1 tegel draai je hoe dan ook nog om.
   *[other] { $count } tegels draai je hoe dan ook nog om.
  }
fight-pickaxe = Een pikhouweel! Een blok van de kubus pakken?
fight-pickaxe-yes = Blok kiezen
fight-pickaxe-no = Nee, laat maar
fight-pickaxe-same = Een blok verandert je winkans niet.
fight-tnt = TNT! Aansteken?
fight-tnt-yes = Aansteken: { $hearts ->
    [one] 1 hart
   *[other] { $hearts } harten
  }, { $needed } nodig, en de TNT is weg
fight-tnt-no = Bewaren: { $hearts ->
    [one] 1 hart
   *[other] { $hearts } harten
  }, { $needed } nodig
fight-tnt-safe = Bewaren kan nooit slechter zijn.
fight-tnt-skipped = Je bewaart de TNT: die zou niets veranderen.
fight-confirm = Tik nog eens: dit kun je niet terugnemen.

## The outcome

fight-won = { $mob } verslagen!
fight-lost = { $mob } overleeft
fight-gain = +{ $xp } XP
fight-continue = Verder
