# A fight in the browser: getting ready, turning tokens, questions, the outcome.

## The panel

fight-title = Combate: { $mob }
fight-title-choose = Elige contra qué monstruo luchas
fight-title-who = { $name } lucha contra: { $mob }
fight-steps = Pasos de un combate
fight-step-ready = Preparación
fight-step-turn = Destapar fichas
fight-step-tnt = TNT
fight-step-result = Resultado

## Ready

fight-needs = { $hearts ->
    [one] hace falta 1 corazón
   *[other] hacen falta { $hearts } corazones
  }
fight-reward-action = { $xp } PE y una acción adicional
fight-reward-bonus = { $xp } PE y, al final de la partida, { $points } PE por cada casilla con: { $trait }
fight-pile = Tu mazo tiene { $count } fichas: destapas { $turned }.
fight-token = { $hearts ->
    [0] { $weapon }
    [one] { $weapon }, 1 corazón
   *[other] { $weapon }, { $hearts } corazones
  }
fight-token-many = { $hearts ->
    [0] { $count } × { $weapon }
    [one] { $count } × { $weapon }, 1 corazón por ficha
   *[other] { $count } × { $weapon }, { $hearts } corazones por ficha
  }
fight-chance = Probabilidad de ganar: { $chance }
fight-begin = Luchar
fight-begin-name = Luchar: { $mob } ({ $cell }). No se puede deshacer.
fight-cancel = Cancelar

## Turning tokens

fight-turned = Fichas destapadas
fight-face-down = boca abajo
fight-hearts = { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
  }; se necesitan { $needed }
fight-waiting = Ahora decide { $name }.

## Questions

fight-answer-chance = { $chance } de ganar
fight-bow = ¡Un arco! ¿Destapas una ficha más?
fight-bow-yes = Destapar 1 más
fight-bow-no = No, gracias
fight-bow-safe = Una ficha más nunca perjudica.
fight-bow-rest = { $count ->
    [0] Si no, ya no se destapa ninguna más.
    [one] De todos modos falta por destapar 1 ficha.
   *[other] De todos modos faltan por destapar { $count } fichas.
  }
fight-pickaxe = ¡Un pico! ¿Tomas un bloque del cubo?
fight-pickaxe-yes = Elegir un bloque
fight-pickaxe-no = No, gracias
fight-pickaxe-same = Un bloque no cambia tu probabilidad de ganar.
fight-tnt = ¡TNT! ¿Lo detonas?
fight-tnt-yes = Detonarlo: { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
  } (se necesitan { $needed }), y te quedas sin TNT
fight-tnt-no = Guardarlo: { $hearts ->
    [one] 1 corazón
   *[other] { $hearts } corazones
  } (se necesitan { $needed })
fight-tnt-safe = Conservarla nunca perjudica.
fight-tnt-skipped = Te quedas con el TNT: no cambiaría nada.
fight-confirm = Toca otra vez: esto no se puede deshacer.

## The outcome

fight-won = ¡Monstruo derrotado: { $mob }!
fight-lost = El monstruo sobrevive: { $mob }
fight-gain = +{ $xp } PE
fight-continue = Continuar
