# A fight in the browser: getting ready, turning tokens, questions, the outcome.

## The panel

fight-title = Kampf: { $mob }
fight-title-choose = Wähle, welches Monster du bekämpfst
fight-title-who = { $name } kämpft gegen: { $mob }
fight-steps = Schritte eines Kampfes
fight-step-ready = Vorbereiten
fight-step-turn = Aufdecken
fight-step-tnt = TNT
fight-step-result = Ergebnis

## Ready

fight-needs = { $hearts ->
    [one] 1 Herz nötig
   *[other] { $hearts } Herzen nötig
  }
fight-reward-action = { $xp } EP und eine zusätzliche Aktion
fight-reward-bonus = { $xp } EP, dazu bei Spielende { $points } EP für jedes Feld mit: { $trait }
fight-pile = Dein Stapel hat { $count } Plättchen. Davon deckst du { $turned } auf.
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
fight-begin-name = Kämpfen: { $mob } ({ $cell }). Das lässt sich nicht rückgängig machen.
fight-cancel = Abbrechen

## Turning tokens

fight-turned = Aufgedeckte Plättchen
fight-face-down = verdeckt
fight-hearts = { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
  }, { $needed } nötig
fight-waiting = { $name } muss sich entscheiden.

## Questions

fight-answer-chance = { $chance } Siegchance
fight-bow = Ein Bogen! Noch ein Plättchen aufdecken?
fight-bow-yes = Noch 1 aufdecken
fight-bow-no = Verzichten
fight-bow-safe = Noch ein Plättchen kann nie schaden.
fight-bow-rest = { $count ->
    [0] Sonst wird keins mehr aufgedeckt.
    [one] 1 Plättchen deckst du auf jeden Fall noch auf.
   *[other] { $count } Plättchen deckst du auf jeden Fall noch auf.
  }
fight-pickaxe = Eine Spitzhacke! Einen Block vom Würfel nehmen?
fight-pickaxe-yes = Block wählen
fight-pickaxe-no = Verzichten
fight-pickaxe-same = Ein Block ändert deine Siegchance nicht.
fight-tnt = TNT! Zünden?
fight-tnt-yes = Zünden: { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
  }, { $needed } nötig, das TNT ist dann weg
fight-tnt-no = Behalten: { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
  }, { $needed } nötig
fight-tnt-safe = Behalten kann nie schaden.
fight-tnt-skipped = Du behältst das TNT: Es würde nichts ändern.
fight-confirm = Tippe noch einmal: Das lässt sich nicht rückgängig machen.

## The outcome

fight-won = { $mob } besiegt!
fight-lost = { $mob } überlebt
fight-gain = +{ $xp } EP
fight-continue = Weiter
