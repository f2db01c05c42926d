# A fight in the browser: getting ready, turning tokens, questions, the outcome.

## The panel

fight-title = Kampf: { $mob }
fight-title-choose = Wähle ein Monster für den Kampf
fight-title-who = { $name } im Kampf: { $mob }
fight-steps = Schritte eines Kampfes
fight-step-ready = Rüsten
fight-step-turn = Aufdecken
fight-step-tnt = TNT
fight-step-result = Ergebnis

## Ready

fight-needs = { $hearts ->
    [one] braucht 1 Herz
   *[other] braucht { $hearts } Herzen
  }
fight-reward-action = { $xp } EP und eine zusätzliche Aktion
fight-reward-bonus = { $xp } EP, dazu am Ende { $points } EP für jedes Feld mit: { $trait }
fight-pile = Dein Stapel hat { $count } Plättchen: { $turned } davon werden aufgedeckt.
fight-token = { $hearts ->
    [0] { $weapon }
    [one] { $weapon }, 1 Herz
   *[other] { $weapon }, { $hearts } Herzen
  }
fight-token-many = { $hearts ->
    [0] { $count } × { $weapon }
    [one] { $count } × { $weapon }, je 1 Herz
   *[other] { $count } × { $weapon }, je { $hearts } Herzen
  }
fight-chance = Siegchance: { $chance }
fight-begin = Kämpfen
fight-begin-name = Kämpfen: { $mob } ({ $cell }). Das lässt sich nicht zurücknehmen.
fight-cancel = Abbrechen

## Turning tokens

fight-turned = Aufgedeckte Plättchen
fight-face-down = verdeckt
fight-hearts = { $hearts } von { $needed } Herzen
fight-waiting = { $name } entscheidet.

## Questions

fight-bow = Ein Bogen: noch ein Plättchen aufdecken?
fight-bow-yes = 1 mehr aufdecken
fight-bow-no = Lassen
fight-bow-rest = { $count ->
    [0] Es ist kein Plättchen mehr übrig.
    [one] 1 Plättchen kommt auf jeden Fall noch.
   *[other] { $count } Plättchen kommen auf jeden Fall noch.
  }
fight-pickaxe = Eine Spitzhacke: jetzt einen Block nehmen?
fight-pickaxe-yes = Block wählen
fight-pickaxe-no = Lassen
fight-tnt = TNT: zünden?
fight-tnt-yes = Zünden: { $hearts } von { $needed } Herzen, das TNT ist weg
fight-tnt-no = Behalten: { $hearts } von { $needed } Herzen
fight-tnt-skipped = Das TNT bleibt im Stapel: Es würde nichts ändern.
fight-confirm = Tippe noch einmal: Das lässt sich nicht zurücknehmen.

## The outcome

fight-won = { $mob } besiegt!
fight-lost = { $mob } bleibt
fight-gain = +{ $xp } EP
fight-continue = Weiter
