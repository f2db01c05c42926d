# A fight in the browser: getting ready, turning tokens, questions, the outcome.

## The panel

fight-title = Taistelu: { $mob }
fight-title-choose = Valitse hirviö taisteluun
fight-title-who = { $name } taistelee: { $mob }
fight-steps = Taistelun vaiheet
fight-step-ready = Valmistaudu
fight-step-turn = Käännä
fight-step-tnt = Dynamiitti
fight-step-result = Tulos

## Ready

fight-needs = { $hearts ->
    [one] tarvitaan 1 sydän
   *[other] tarvitaan { $hearts } sydäntä
  }
fight-reward-action = { $xp } XP ja lisätoiminto
fight-reward-bonus = { $xp } XP, ja lopussa { $points } XP jokaisesta ruudusta, jonka ominaisuus on { $trait }
fight-pile = Pinossasi aselaattoja: { $count }. Niistä käännetään { $turned }.
fight-token = { $hearts ->
    [0] { $weapon }
    [one] { $weapon }, 1 sydän
   *[other] { $weapon }, { $hearts } sydäntä
  }
fight-token-many = { $hearts ->
    [0] { $count } × { $weapon }
    [one] { $count } × { $weapon }, kussakin 1 sydän
   *[other] { $count } × { $weapon }, kussakin { $hearts } sydäntä
  }
fight-chance = Voiton todennäköisyys: { $chance }
fight-begin = Taistele
fight-begin-name = Taistele: { $mob } ({ $cell }). Tätä ei voi kumota.
fight-cancel = Peruuta

## Turning tokens

fight-turned = Käännetyt aselaatat
fight-face-down = kuvapuoli alaspäin
fight-hearts = Sydämiä { $hearts }/{ $needed }
fight-waiting = { $name } valitsee.

## Questions

fight-bow = Jousi: käännetäänkö vielä yksi laatta?
fight-bow-yes = Käännä 1 lisää
fight-bow-no = Lopeta
fight-bow-rest = { $count ->
    [0] Käännettäviä laattoja ei ole enää.
    [one] 1 laatta käännetään joka tapauksessa.
   *[other] { $count } laattaa käännetään joka tapauksessa.
  }
fight-pickaxe = Hakku: nostetaanko kuutio nyt?
fight-pickaxe-yes = Valitse kuutio
fight-pickaxe-no = Jätä väliin
fight-tnt = Dynamiitti: räjäytetäänkö?
fight-tnt-yes = Räjäytä: sydämiä { $hearts }/{ $needed }, dynamiitti menee
fight-tnt-no = Säästä: sydämiä { $hearts }/{ $needed }
fight-tnt-skipped = Dynamiitti säästetään: se ei muuttaisi mitään.
fight-confirm = Napauta uudestaan: tätä ei voi kumota.

## The outcome

fight-won = { $mob } päihitetty!
fight-lost = { $mob } jää
fight-gain = +{ $xp } XP
fight-continue = Jatka
