# A fight in the browser: getting ready, turning tokens, questions, the outcome.

## The panel

fight-title = Battaglia: { $mob }
fight-title-choose = Scegli un mostro da combattere
fight-title-who = { $name } combatte: { $mob }
fight-steps = Fasi della battaglia
fight-step-ready = Preparati
fight-step-turn = Scopri
fight-step-tnt = TNT
fight-step-result = Esito

## Ready

fight-needs = { $hearts ->
    [one] serve 1 cuore
   *[other] servono { $hearts } cuori
  }
fight-reward-action = { $xp } PE e un’azione supplementare
fight-reward-bonus = { $xp } PE, e a fine partita { $points } PE per ogni casella con: { $trait }
fight-pile = La tua pila ha { $count } tessere: se ne scoprono { $turned }.
fight-token = { $hearts ->
    [0] { $weapon }
    [one] { $weapon }, 1 cuore
   *[other] { $weapon }, { $hearts } cuori
  }
fight-token-many = { $hearts ->
    [0] { $count } × { $weapon }
    [one] { $count } × { $weapon }, 1 cuore ciascuna
   *[other] { $count } × { $weapon }, { $hearts } cuori ciascuna
  }
fight-chance = Probabilità di vincere: { $chance }
fight-begin = Combatti
fight-begin-name = Combatti: { $mob } ({ $cell }). Non si può tornare indietro.
fight-cancel = Annulla

## Turning tokens

fight-turned = Tessere scoperte
fight-face-down = coperta
fight-hearts = Cuori: { $hearts } su { $needed }
fight-waiting = Decide { $name }.

## Questions

fight-bow = Un arco: scopri un’altra tessera?
fight-bow-yes = Scoprine 1
fight-bow-no = Basta così
fight-bow-rest = { $count ->
    [0] Non restano altre tessere da scoprire.
    [one] In ogni caso ne arriva ancora 1.
   *[other] In ogni caso ne arrivano ancora { $count }.
  }
fight-pickaxe = Un piccone: prendi subito un blocco?
fight-pickaxe-yes = Scegli un blocco
fight-pickaxe-no = No, grazie
fight-tnt = TNT: lo inneschi?
fight-tnt-yes = Innesca: cuori { $hearts } su { $needed }, e il TNT non c’è più
fight-tnt-no = Conserva: cuori { $hearts } su { $needed }
fight-tnt-skipped = Il TNT resta nella pila: non cambierebbe nulla.
fight-confirm = Tocca di nuovo: non si può tornare indietro.

## The outcome

fight-won = { $mob }: vittoria!
fight-lost = { $mob } resta
fight-gain = +{ $xp } PE
fight-continue = Continua
