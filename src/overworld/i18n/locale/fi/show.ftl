# Watching what others do: captions, the pace, once more.

show-title = Muiden pelaajien siirrot
show-again = Uudelleen
show-again-none = Mitään uudelleen näytettävää ei ole.
show-next = Seuraava
show-pause = Tauko
show-on = Jatka
show-skip = Siirry nykyhetkeen
show-skip-mine = Siirry vuorooni
show-nothing = Juuri nyt ei ole mitään näytettävää.
show-behind = { $count ->
    [one] Näytetään edellinen vuoro
   *[other] Näytetään { $count } vuoroa aiemmin
  }
settings-pace = Tahti
settings-pace-about = Kuinka nopeasti näet, mitä tapahtuu. Omat valintasi eivät koskaan odota sitä.
settings-pace-step = Vaihe kerrallaan
settings-pace-normal = Tavallinen
settings-pace-fast = Nopea
settings-pace-off = Pois
settings-calm = Vähemmän liikettä
settings-calm-about = Mikään ei liiku itsestään, ja muutokset tapahtuvat ilman animaatioita. Aluksi järjestelmäsi asetuksen mukaan.
keys-skip = Välilyönti
keys-skip-does = ohita se, mitä näytetään: ensin tämä vaihe, sitten vuoro
keys-again = R
keys-again-does = näytä muiden viimeisimmät vuorot uudelleen

## The question about sound in the first game

sound-offer = Haluatko äänet?
sound-offer-effects = Äänet
sound-offer-music = Äänet ja musiikki
sound-offer-no = Ei kiitos
