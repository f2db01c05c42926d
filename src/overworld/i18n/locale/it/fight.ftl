# A fight in the browser: getting ready, turning tokens, questions, the outcome.

## The panel

fight-title = Battaglia: { $mob }
fight-title-choose = Scegli un mostro da combattere
fight-title-who = { $name } combatte contro: { $mob }
fight-steps = Fasi della battaglia
fight-step-ready = Preparazione
fight-step-turn = Tessere
fight-step-tnt = TNT
fight-step-result = Esito

## Ready

fight-needs = { $hearts ->
    [one] serve 1 cuore
   *[other] servono { $hearts } cuori
  }
fight-reward-action = { $xp } PE e un’azione supplementare
fight-reward-bonus = { $xp } PE, e a fine partita { $points } PE per ogni casella con: { $trait }
fight-pile = La tua pila ha { $count } tessere: ne scopri { $turned }.
fight-token = { $hearts ->
    [0] { $weapon }
    [one] { $weapon }, 1 cuore
   *[other] { $weapon }, { $hearts } cuori
  }
fight-token-many = { $hearts ->
    [0] { $count } × { $weapon }
    [one] { $count } × { $weapon } da 1 cuore
   *[other] { $count } × { $weapon } da { $hearts } cuori
  }
fight-chance = Probabilità di vincere: { $chance }
fight-begin = Combatti
fight-begin-name = Combatti: { $mob } ({ $cell }). Non si può annullare.
fight-cancel = Annulla

## Turning tokens

fight-turned = Tessere scoperte
fight-face-down = coperta
fight-hearts = { $hearts ->
    [one] { $hearts } cuore, ne servono { $needed }
   *[other] { $hearts } cuori, ne servono { $needed }
  }
fight-waiting = Ora decide { $name }.

## Questions

fight-answer-chance = { $chance } di vincere
fight-bow = Un arco! Scopri un’altra tessera?
fight-bow-yes = Scoprine un’altra
fight-bow-no = No, grazie
fight-bow-safe = Un’altra tessera non può mai peggiorare le cose.
fight-bow-rest = { $count ->
    [0] Altrimenti non se ne scoprono più.
    [one] Se ne scopre comunque ancora 1.
   *[other] Se ne scoprono comunque ancora { $count }.
  }
fight-pickaxe = Un piccone! Prendi un blocco dal cubo?
fight-pickaxe-yes = Scegli un blocco
fight-pickaxe-no = No, grazie
fight-pickaxe-same = Un blocco non cambia la tua probabilità di vincere.
fight-tnt = TNT! Lo inneschi?
fight-tnt-yes = Innesca: { $hearts ->
    [one] 1 cuore
   *[other] { $hearts } cuori
  }, ne servono { $needed }, ma perdi il TNT
fight-tnt-no = Conserva: { $hearts ->
    [one] 1 cuore
   *[other] { $hearts } cuori
  }, ne servono { $needed }
fight-tnt-safe = Tenerla non può mai peggiorare le cose.
fight-tnt-skipped = Conservi il TNT: non cambierebbe nulla.
fight-confirm = Premi di nuovo: non si può annullare.

## The outcome

fight-won = Mostro sconfitto: { $mob }!
fight-lost = Il mostro sopravvive: { $mob }
fight-gain = +{ $xp } PE
fight-continue = Continua
