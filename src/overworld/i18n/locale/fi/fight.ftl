# A fight in the browser: getting ready, turning tokens, questions, the outcome.

## The panel

fight-title = Taistelu: { $mob }
fight-title-choose = Valitse hirviö, jota vastaan taistelet
fight-title-who = { $name } taistelee, vastassa { $mob }
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
fight-reward-bonus = { $xp } XP, ja pelin lopussa { $points } XP jokaisesta ruudusta, jonka ominaisuus on { $trait }
fight-pile = Pinossasi on aselaattoja { $count }. Käännät niistä { $turned }.
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
fight-hearts = Sydämiä { $hearts }, tarvitaan { $needed }
fight-waiting = Odotetaan valintaa: { $name }.

## Questions

fight-answer-chance = voitto { $chance }
fight-bow = Jousi! Käännätkö vielä yhden laatan?
fight-bow-yes = Käännä 1 lisää
fight-bow-no = Ei kiitos
fight-bow-safe = Yksi laatta lisää ei voi koskaan huonontaa tilannetta.
fight-bow-rest = { $count ->
    [0] Muuten et käännä enää yhtään laattaa.
    [one] Käännät joka tapauksessa vielä 1 laatan.
   *[other] Käännät joka tapauksessa vielä { $count } laattaa.
  }
fight-pickaxe = Hakku! Nostatko kuution isosta kuutiosta?
fight-pickaxe-yes = Valitse kuutio
fight-pickaxe-no = Ei kiitos
fight-pickaxe-same = Kuutio ei muuta voiton todennäköisyyttä.
fight-tnt = Dynamiitti! Räjäytätkö sen?
fight-tnt-yes = Räjäytä: sydämiä { $hearts }, tarvitaan { $needed }, ja dynamiitti on mennyttä
fight-tnt-no = Säästä: sydämiä { $hearts }, tarvitaan { $needed }
fight-tnt-safe = Säästäminen ei voi koskaan huonontaa tilannetta.
fight-tnt-skipped = Dynamiitti jää sinulle: se ei muuttaisi mitään.
fight-confirm = Paina uudestaan: tätä ei voi kumota.

## The outcome

fight-won = { $mob } päihitetty!
fight-lost = { $mob } selviää
fight-gain = +{ $xp } XP
fight-continue = Jatka
