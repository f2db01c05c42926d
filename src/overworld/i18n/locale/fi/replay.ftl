# Walking through a game step by step, trying something else from there, and asking the search.

## Where one is

replay-title = Pelin toisto
replay-at-start = Vaihe { $step }/{ $steps }
replay-at-first = Vaihe { $step }/{ $steps } · ensimmäinen päätös alkuvalmistelujen jälkeen
replay-at = Vaihe { $step }/{ $steps } · vuoro { $turn } · { $name }
replay-at-hidden = Vaihe { $step } · vuoro { $turn } · { $name }
replay-slider = Pelin vaihe
replay-round = Pistelasku { $card }

## Going elsewhere

replay-first = Ensimmäinen vaihe
replay-previous = Yksi vaihe taaksepäin
replay-next = Yksi vaihe eteenpäin
replay-last = Viimeinen vaihe
replay-turn-back = Edellinen vuoro
replay-turn-on = Seuraava vuoro
replay-play = Toista
replay-pause = Keskeytä toisto
replay-speed = Nopeus
replay-times = { $speed }×
replay-is-first = Tämä on ensimmäinen vaihe.
replay-is-last = Tämä on viimeinen vaihe.
replay-hidden = Olet piilottanut sen, mitä on vielä edessä.
replay-live = { $missed ->
    [0] Nyt
    [one] Nyt: 1 uusi
   *[other] Nyt: { $missed } uutta
  }
replay-leave = Poistu toistosta

## What can be done from here

replay-more = Lisää
replay-copy = Kopioi linkki tähän vaiheeseen
replay-copied = Linkki tähän vaiheeseen on kopioitu.
replay-link = Linkki tähän vaiheeseen
replay-record = Lataa peli tiedostona
keep-game = Tallenna offline-käyttöön
keep-keeping = Tallennetaan … { $share }
keep-kept = Tämä peli on tallennettu tänne. Sen toisto toimii ilman verkkoa.
keep-failed = Peliä ei voitu tallentaa. Yritä minuutin kuluttua uudelleen.
replay-no-spoilers = Ei spoilereita: piilota tulos ja se, mitä on vielä edessä
fork-title = Kokeile tästä
fork-about = Aloittaa uuden pelin tästä vaiheesta. Tämä peli säilyy ennallaan.
fork-seat = Minä pelaan
fork-bot = vastassa
fork-go = Kokeile tästä
fork-over = Tässä peli on jo päättynyt. Siirry aiempaan vaiheeseen.

## What the search thinks

hint-title = Mitä botti tekisi
hint-ask = Kysy botilta
hint-thinking = Mietitään …
hint-numbers = voiton todennäköisyys { $share }, noin { $xp } XP
hint-about = Pelaaja: { $name }. Tämä on vain botin arvio.
hint-spoken = Botti valitsisi: { $move }. Voiton todennäköisyys: { $share }.
hint-off = Tässä pelissä ei ole vihjeitä, ennen kuin se päättyy.
hint-nobody = Tässä ei ole vihjettä. Kysy omalla vuorollasi tai toisessa vaiheessa.
