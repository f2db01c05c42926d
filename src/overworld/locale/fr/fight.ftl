# A fight in the browser: getting ready, turning tokens, questions, the outcome.

## The panel

fight-title = Combat : { $mob }
fight-title-choose = Choisissez un monstre à combattre
fight-title-who = { $name } combat : { $mob }
fight-steps = Étapes d’un combat
fight-step-ready = Préparation
fight-step-turn = Armes
fight-step-tnt = TNT
fight-step-result = Issue

## Ready

fight-needs = { $hearts ->
    [one] il faut { $hearts } cœur
   *[other] il faut { $hearts } cœurs
  }
fight-reward-action = { $xp } XP et une action supplémentaire
fight-reward-bonus = { $xp } XP et, à la fin, { $points } XP par case de ce genre : { $trait }
fight-pile = Votre paquet compte { $count } tuiles Arme : vous en retournez { $turned }.
fight-token = { $hearts ->
    [0] { $weapon }
    [one] { $weapon }, { $hearts } cœur
   *[other] { $weapon }, { $hearts } cœurs
  }
fight-token-many = { $hearts ->
    [0] { $count } × { $weapon }
    [one] { $count } × { $weapon }, { $hearts } cœur par tuile
   *[other] { $count } × { $weapon }, { $hearts } cœurs par tuile
  }
fight-chance = Chances de gagner : { $chance }
fight-begin = Combattre
fight-begin-name = Combattre : { $mob } ({ $cell }). Cela ne s’annule pas.
fight-cancel = Retour

## Turning tokens

fight-turned = Tuiles retournées
fight-face-down = face cachée
fight-hearts = Cœurs : { $hearts } sur { $needed }
fight-waiting = { $name } décide.

## Questions

fight-bow = Un arc : retourner une tuile de plus ?
fight-bow-yes = Une de plus
fight-bow-no = Non merci
fight-bow-rest = { $count ->
    [0] Il ne reste plus d’autre tuile à retourner.
    [one] De toute façon, { $count } tuile est encore à retourner.
   *[other] De toute façon, { $count } tuiles sont encore à retourner.
  }
fight-pickaxe = Une pioche : prendre un bloc maintenant ?
fight-pickaxe-yes = Choisir un bloc
fight-pickaxe-no = Passer
fight-tnt = TNT : l’allumer ?
fight-tnt-yes = Allumer et perdre la TNT (cœurs : { $hearts } sur { $needed })
fight-tnt-no = La garder (cœurs : { $hearts } sur { $needed })
fight-tnt-skipped = La TNT est gardée : elle ne changerait rien.
fight-confirm = Touchez encore : cela ne s’annule pas.

## The outcome

fight-won = { $mob } : victoire !
fight-lost = { $mob } reste
fight-gain = +{ $xp } XP
fight-continue = Continuer
