# A review of a game beside its replay, notes and leading others through it; one's own games.

study-title = Läpikäynti
study-ask = Käy peli läpi
study-ready = Läpikäynti on valmis.
study-waiting = { $ahead ->
    [one] Ennen tätä jonossa on 1 läpikäynti.
   *[other] Ennen tätä jonossa on { $ahead } läpikäyntiä.
  }
study-minutes = { $minutes ->
    [one] Läpikäynti valmistuu noin minuutissa.
   *[other] Läpikäynti valmistuu noin { $minutes } minuutissa.
  }
study-running = Peliä käydään läpi: { $share }
study-patience = Katsele sillä välin peliä. Läpikäynti tallentuu pelin mukana.
study-failed = Läpikäynti epäonnistui. Yritä minuutin kuluttua uudelleen.

## The chances to win

study-graph = Voiton todennäköisyys pelin aikana
study-graph-at = Vaihe { $step }, vuoro { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-here = Tämä vaihe
study-end = Peli päättyy tähän.
study-chance = Tuuri, { $name }: { $effect }
study-played = { $name } pelasi:
study-better = Parempi:
study-then = Sitten: { $moves }
study-best = Tämä oli paras siirto.
study-only = Muuta siirtoa ei ollut.
study-see = Katso
study-try = Kokeile
study-retry = Yritä tästä uudelleen
study-retry-at = Yritä tästä uudelleen: vuoro { $turn }
study-reason-unknown = Sivu ei tunne syytä: { $code }
study-verdict-unknown = { $code }

## What decided the game

study-moments = Avainhetket
study-moments-none = Mikään yksittäinen vaihe ei muuttanut peliä paljon.
study-turn = Vuoro { $turn }

## Everybody's moves and luck

study-player = Pelaaja
study-accuracy = Tarkkuus
study-decisions = Siirrot
study-luck = Tuuri
study-by-kind = Tarkkuus toiminnoittain
study-kind = Toiminto
study-kind-unknown = { $code }
study-none = –
study-about = Arvioija { $bot }, { $simulations } simulaatiota tilannetta kohti. Pidä tätä arviona.

## Notes of steps

study-notes = Muistiinpanot
study-note = Muistiinpanosi vaiheesta { $step }
study-note-keep = Tallenna muistiinpano
study-note-remove = Poista muistiinpano
study-note-kept = Muistiinpanosi on tallennettu.
study-note-gone = Muistiinpanosi on poistettu.
study-note-remove-of = Poista muistiinpano, kirjoittaja { $name }
study-note-removed = Muistiinpano on poistettu, kirjoittaja { $name }.
study-note-at = Vaihe { $step }
study-notes-elsewhere = Muiden vaiheiden muistiinpanot

## One leads, others follow

study-lead-title = Käykää peli läpi yhdessä
study-lead = Ohjaa läpikäyntiä
study-leading = Sinä ohjaat: kaikki näkevät vaiheesi.
study-lead-end = Lopeta ohjaaminen
study-lead-take = Ota ohjaus itsellesi
study-follows = Seuraat: { $name }.
study-free = { $name } on vaiheessa { $step }.
study-follow = Seuraa taas

## One's own games

games-title = Omat pelit
games-about = Luettelo on tallennettu vain tähän selaimeen. Kukaan muu ei näe sitä.
games-none = Pelaa peli loppuun, niin löydät sen täältä.
games-won = Voitto
games-lost = Tappio
games-shared = Jaettu voitto
games-date = Päivä
games-against = Vastassa
games-result = Tulos
games-xp = XP
games-sum = { $games ->
    [one] 1 peli, voittoja { $wins }
   *[other] { $games } peliä, voittoja { $wins }
  }
games-over-time = Tarkkuus ajan mittaan
games-chart = Läpikäytyjen peliesi tarkkuus, uusin viimeisenä: { $values }
games-chart-none = Käy peli läpi, niin näet tarkkuutesi täällä.
games-buildings = Suosikkirakennukset
games-built = { $count }×
games-csv = Lataa CSV-tiedostona
games-records = Lataa pelit
games-records-missing = { $count ->
    [one] 1 peli ei ole enää palvelimella.
   *[other] { $count } peliä ei ole enää palvelimella.
  }
games-forget = Tyhjennä luettelo
games-forget-title = { $count ->
    [one] Tyhjennetäänkö luettelo, jossa on 1 peli?
   *[other] Tyhjennetäänkö luettelo, jossa on { $count } peliä?
  }
games-forget-text = Tuloksesi, tarkkuutesi ja suosikkirakennuksesi poistetaan tästä selaimesta. Tätä ei voi perua. Pelit säilyvät palvelimella.
games-forgotten = Luettelo on nyt tyhjä.
