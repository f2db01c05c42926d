# A fight in the browser: getting ready, turning tokens, questions, the outcome.

## The panel

fight-title = Gevecht: { $mob }
fight-title-choose = Kies een monster om tegen te vechten
fight-title-who = { $name } vecht: { $mob }
fight-steps = Stappen van een gevecht
fight-step-ready = Klaarmaken
fight-step-turn = Tegels omdraaien
fight-step-tnt = TNT
fight-step-result = Afloop

## Ready

fight-needs = { $hearts ->
    [one] 1 hart nodig
   *[other] { $hearts } harten nodig
  }
fight-reward-action = { $xp } XP en een extra actie
fight-reward-bonus = { $xp } XP, en aan het einde { $points } XP voor elk veld met: { $trait }
fight-pile = Je stapel van { $count } tegels: daarvan draai je er { $turned } om.
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
fight-hearts = { $hearts } van { $needed } harten
fight-waiting = { $name } kiest.

## Questions

fight-bow = Een boog: nog een tegel omdraaien?
fight-bow-yes = Nog 1 omdraaien
fight-bow-no = Stoppen
fight-bow-rest = { $count ->
    [0] Er is geen andere tegel meer over.
    [one] Er komt hoe dan ook nog 1 tegel.
   *[other] Er komen hoe dan ook nog { $count } tegels.
  }
fight-pickaxe = Een pikhouweel: nu een blok pakken?
fight-pickaxe-yes = Blok kiezen
fight-pickaxe-no = Overslaan
fight-tnt = TNT: aansteken?
fight-tnt-yes = Aansteken: { $hearts } van { $needed } harten, de TNT is weg
fight-tnt-no = Bewaren: { $hearts } van { $needed } harten
fight-tnt-skipped = De TNT blijft bewaard: aansteken zou niets veranderen.
fight-confirm = Tik nog eens: dit kun je niet terugnemen.

## The outcome

fight-won = { $mob } verslagen!
fight-lost = { $mob } blijft
fight-gain = +{ $xp } XP
fight-continue = Verder
