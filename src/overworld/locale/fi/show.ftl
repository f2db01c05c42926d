# Watching what others do: captions, the pace, once more.

show-title = Mitä muut tekevät
show-again = Uudelleen
show-again-none = Ei ole mitään, mitä näyttää uudelleen.
show-next = Seuraava
show-pause = Tauko
show-on = Jatka
show-skip = Siirry nykyhetkeen
show-skip-mine = Siirry vuorooni
show-nothing = Mitään ei juuri nyt näytetä.
show-behind = { $count ->
    [one] 1 vuoron jäljessä
   *[other] { $count } vuoroa jäljessä
  }
settings-pace = Tahti
settings-pace-about = Kuinka nopeasti tapahtumat näytetään. Omat päätöksesi eivät koskaan odota sitä.
settings-pace-step = Askel kerrallaan
settings-pace-normal = Tavallinen
settings-pace-fast = Nopea
settings-pace-off = Pois
keys-skip = Välilyönti
keys-skip-does = päätä se, mitä näytetään: ensin tämä askel, sitten vuoro
keys-again = R
keys-again-does = näytä muiden viimeisin vuoro uudelleen
