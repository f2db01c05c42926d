# Walking through a game step by step, trying something else from there, and asking the search.

## Where one is

replay-title = Uusinta
replay-at-start = Vaihe { $step }/{ $steps }
replay-at = Vaihe { $step }/{ $steps } · vuoro { $turn } · { $name }
replay-at-hidden = Vaihe { $step } · vuoro { $turn } · { $name }
replay-slider = Pelin vaihe
replay-round = Pistelasku { $card }

## Going elsewhere

replay-first = Ensimmäinen vaihe
replay-previous = Yksi vaihe taakse
replay-next = Yksi vaihe eteen
replay-last = Viimeinen vaihe
replay-turn-back = Edellinen vuoro
replay-turn-on = Seuraava vuoro
replay-play = Toista itsestään
replay-pause = Pysäytä toisto
replay-speed = Nopeus
replay-times = { $speed }×
replay-is-first = Tämä on ensimmäinen vaihe.
replay-is-last = Tämä on viimeinen vaihe.
replay-hidden = Et halunnut nähdä loppua.
replay-live = { $missed ->
    [0] Nyt
    [one] Nyt: 1 uusi
   *[other] Nyt: { $missed } uutta
  }
replay-leave = Poistu uusinnasta

## What can be done from here

replay-more = Lisää
replay-copy = Kopioi linkki tähän vaiheeseen
replay-copied = Linkki tähän vaiheeseen on kopioitu.
replay-link = Linkki tähän vaiheeseen
replay-record = Lataa tallenne
keep-game = Ota talteen
keep-keeping = Otetaan talteen … { $share }
keep-kept = Tämä peli on tallessa täällä. Sen uusinta aukeaa ilman verkkoakin.
keep-failed = Peliä ei saatu talteen. Yritä minuutin kuluttua uudelleen.
replay-no-spoilers = Ei paljastuksia: piilota tulos ja kaikki, mikä on vielä edessä
fork-title = Kokeile tästä
fork-about = Uusi peli tästä vaiheesta; tämä peli säilyy ennallaan.
fork-seat = Minä pelaan
fork-bot = vastassa
fork-go = Kokeile tästä
fork-over = Tässä peli on jo päättynyt. Siirry aiempaan vaiheeseen.

## What the search thinks

hint-title = Mitä botti tekisi
hint-ask = Kysy botilta
hint-thinking = Mietitään …
hint-numbers = voitto { $share }, noin { $xp } XP
hint-about = Pelaaja: { $name }. Haun arvio, ei totuus.
hint-spoken = Botti valitsisi: { $move }. Voitto: { $share }.
hint-off = Vihjeet ovat pois päältä, kunnes tämä peli päättyy.
hint-nobody = Tässä ei valitse kukaan. Siirry yksi vaihe eteen tai taakse.
