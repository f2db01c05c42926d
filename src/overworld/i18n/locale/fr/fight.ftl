# A fight in the browser: getting ready, turning tokens, questions, the outcome.

## The panel

fight-title = Combat : { $mob }
fight-title-choose = Choisissez un monstre à combattre
fight-title-who = { $name } affronte : { $mob }
fight-steps = Étapes d’un combat
fight-step-ready = Préparation
fight-step-turn = Armes
fight-step-tnt = TNT
fight-step-result = Résultat

## Ready

fight-needs = { $hearts ->
    [one] il faut { $hearts } cœur
   *[other] il faut { $hearts } cœurs
  }
fight-reward-action = { $xp } XP et une action supplémentaire
fight-reward-bonus = { $xp } XP et, à la fin de la partie, { $points } XP par case affichant : { $trait }
fight-pile = Votre paquet compte { $count } tuiles Arme : vous en retournez { $turned }.
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
fight-chance = Chances de gagner : { $chance }
fight-begin = Combattre
fight-begin-name = Combattre : { $mob } ({ $cell }). Impossible d’annuler ensuite.
fight-cancel = Retour

## Turning tokens

fight-turned = Tuiles retournées
fight-face-down = face cachée
fight-hearts = { $hearts ->
    [one] { $hearts } cœur, il en faut { $needed }
   *[other] { $hearts } cœurs, il en faut { $needed }
  }
fight-waiting = C’est à { $name } de décider.

## Questions

fight-answer-chance = { $chance } de chances
fight-bow = Un arc ! Retourner une tuile de plus ?
fight-bow-yes = En retourner une
fight-bow-no = Non merci
fight-bow-safe = Une tuile de plus ne peut jamais nuire.
fight-bow-rest = { $count ->
    [0] Sinon, plus aucune tuile n’est retournée.
    [one] Il reste de toute façon { $count } tuile à retourner.
   *[other] Il reste de toute façon { $count } tuiles à retourner.
  }
fight-pickaxe = Une pioche ! Prendre un bloc du cube ?
fight-pickaxe-yes = Choisir un bloc
fight-pickaxe-no = Non merci
fight-pickaxe-same = Un bloc ne change pas vos chances de gagner.
fight-tnt = De la TNT ! L’allumer ?
fight-tnt-yes = L’allumer et la perdre (cœurs : { $hearts }, il en faut { $needed })
fight-tnt-no = La garder (cœurs : { $hearts }, il en faut { $needed })
fight-tnt-safe = La garder ne peut jamais nuire.
fight-tnt-skipped = Vous gardez la TNT : elle ne changerait rien.
fight-confirm = Touchez encore : impossible d’annuler ensuite.

## The outcome

fight-won = Monstre vaincu : { $mob } !
fight-lost = Le monstre survit : { $mob }
fight-gain = +{ $xp } XP
fight-continue = Continuer
