# A fight in the browser: getting ready, turning tokens, questions, the outcome.

## The panel

fight-title = Walka: { $mob }
fight-title-choose = Wybierz moba do walki
fight-title-who = { $name } kontra { $mob }
fight-steps = Przebieg walki
fight-step-ready = Przygotowanie
fight-step-turn = Żetony
fight-step-tnt = TNT
fight-step-result = Wynik

## Ready

fight-needs = { $hearts ->
    [one] potrzeba 1 serca
    [few] potrzeba { $hearts } serc
    [many] potrzeba { $hearts } serc
   *[other] potrzeba { $hearts } serca
  }
fight-reward-action = { $xp } PD i dodatkowa akcja
fight-reward-bonus = { $xp } PD, a na koniec gry { $points } PD za każde pole z cechą: { $trait }
fight-pile = Żetony w twoim stosie: { $count }. Odsłonisz z nich: { $turned }.
fight-token = { $hearts ->
    [0] { $weapon }
    [one] { $weapon }, 1 serce
    [few] { $weapon }, { $hearts } serca
    [many] { $weapon }, { $hearts } serc
   *[other] { $weapon }, { $hearts } serca
  }
fight-token-many = { $hearts ->
    [0] { $count } × { $weapon }
    [one] { $count } × { $weapon }, po 1 sercu
    [few] { $count } × { $weapon }, po { $hearts } serca
    [many] { $count } × { $weapon }, po { $hearts } serc
   *[other] { $count } × { $weapon }, po { $hearts } serca
  }
fight-chance = Szansa na wygraną: { $chance }
fight-begin = Walcz
fight-begin-name = Walcz: { $mob } ({ $cell }). Tego nie da się cofnąć.
fight-cancel = Anuluj

## Turning tokens

fight-turned = Odsłonięte żetony
fight-face-down = zakryty
fight-hearts = Serca: { $hearts }, potrzeba { $needed }
fight-waiting = Czekamy na decyzję: { $name }.

## Questions

fight-answer-chance = { $chance } na wygraną
fight-bow = Łuk! Odsłonić jeszcze jeden żeton?
fight-bow-yes = Odsłoń jeszcze 1
fight-bow-no = Nie, dziękuję
fight-bow-safe = Jeszcze jeden żeton nigdy nie zaszkodzi.
fight-bow-rest = { $count ->
    [0] Jeśli nie, nie odsłonisz już żadnego żetonu.
    [one] Tak czy inaczej odsłonisz jeszcze 1 żeton.
    [few] Tak czy inaczej odsłonisz jeszcze { $count } żetony.
    [many] Tak czy inaczej odsłonisz jeszcze { $count } żetonów.
   *[other] Tak czy inaczej odsłonisz jeszcze { $count } żetonu.
  }
fight-pickaxe = Kilof! Zebrać blok z kostki?
fight-pickaxe-yes = Wybierz blok
fight-pickaxe-no = Nie, dziękuję
fight-pickaxe-same = Blok nie zmienia twojej szansy na wygraną.
fight-tnt = TNT! Zdetonować?
fight-tnt-yes = Zdetonuj – serca: { $hearts }, potrzeba { $needed }, TNT przepada
fight-tnt-no = Zatrzymaj – serca: { $hearts }, potrzeba { $needed }
fight-tnt-safe = Zatrzymanie nigdy nie zaszkodzi.
fight-tnt-skipped = TNT zostaje u ciebie: nic by nie zmieniło.
fight-confirm = Naciśnij jeszcze raz: tego nie da się cofnąć.

## The outcome

fight-won = Mob pokonany: { $mob }!
fight-lost = { $mob } przeżywa
fight-gain = +{ $xp } PD
fight-continue = Dalej
