# Open tables, quick match, blocked people and reports.

square-title = Pelaa ihmisten kanssa
square-seats = Paikat
square-choose = Valitse yksi tai useampi.
square-pace = Tahti
square-live = Heti
square-relaxed = Rento
square-days = Päivät
square-fill = Botit täyttävät
square-fill-60 = 1 min jälkeen
square-fill-300 = 5 min jälkeen
square-fill-0 = ei koskaan
square-find = Etsi pöytä
square-find-about = Voit pelata odottaessasi.
square-looking = Etsitään pöytää
square-looking-for = { $sizes } paikkaa, { $speeds }
square-looking-fill = Botit täyttävät vapaat paikat: { $time }.
square-looking-never = Vain ihmisiä, ei botteja.
square-meanwhile = Sillä välin
square-lesson = Oppitunti
square-stop = Lopeta etsintä
square-stopped = Et etsi enää pöytää.
square-paused = Olit poissa. Voit etsiä uudelleen: { $time }.
square-wait = Voit etsiä uudelleen: { $time }.
square-not-everyone = Kaikki eivät olleet valmiita. Etsiminen jatkuu.
square-open-title = Avoimet pöydät
square-nobody = Kukaan ei etsi juuri nyt.
square-nobody-about = Avaa pöytä tai etsi sellainen. Muut näkevät sen täällä, ja botit voivat täyttää paikat.
square-open = Avaa pöytä
square-sit = Istu alas
square-sit-at = Istu pöytään, jossa on { $names }
square-yours = Oma pöytäsi
square-taken = { $taken } / { $size } paikkaa varattu
square-waiting =
    { $count ->
        [one] 1 henkilö odottaa pöytää
       *[other] { $count } henkilöä odottaa pöytää
    }
square-more = { $count } lisää
square-ready =
    { $count ->
        [one] { $names } on valmis.
       *[other] { $names } ovat valmiita.
    }
square-asked =
    { $count ->
        [one] Kysytään: { $names }.
       *[other] Kysytään: { $names }.
    }
square-ready-bots = Pöytäsi on valmis. Botit täyttävät muut paikat.
square-ready-seat = Avoimessa pöydässä on vapaa paikka.
square-ready-about = { $size } paikkaa, { $speed }. Nykyinen pelisi säilyy.
square-left-seconds = { $left } s
square-ready-yes = Olen valmis
square-ready-no = Ei nyt
square-ready-wait = Odotetaan muita
square-declined = Selvä. Voit etsiä uudelleen kahden minuutin kuluttua.
square-begins = Pelisi alkaa.
square-sat = { $name } istui alas.
square-left = { $name } lähti.
square-opened = { $name } avasi pöydän.
square-offline = Ei yhteyttä.
person-menu = Lisää: { $name }
person-block = Estä
person-report = Ilmoita
person-block-title = Estetäänkö { $name }?
person-block-seats = Ette koskaan istu samassa avoimessa pöydässä.
person-block-words = Et näe pelaajan { $name } viestejä etkä avoimia pöytiä.
person-block-game = Yhteinen peli jatkuu.
person-block-quiet = { $name } ei saa tietää. Voit perua tämän asetuksissa.
person-blocked = { $name } on estetty.
person-report-title = Ilmoita: { $name }
person-report-what = Mitä tapahtui?
person-reason-insults = Loukkauksia tai uhkauksia
person-reason-name = Nimi tai maalattu kasvokuva
person-reason-stalls = Viivyttelee tai poistuu tahallaan
person-reason-other = Jotain muuta
person-report-lines = Pöydän viimeiset keskustelurivit lähtevät mukaan.
person-report-more = Lisää, jos haluat
person-report-also = Estä myös { $name }
person-report-about = Palvelimen ylläpitäjät lukevat sen. Kukaan pelaaja ei näe sitä.
person-report-send = Lähetä
person-report-sent = Lähetetty. Kiitos.
person-cancel = Peruuta
blocked-title = Estetyt henkilöt
blocked-about = Avoimet pöydät ja pikahaku eivät koskaan aseta teitä samaan pöytään.
blocked-undo = Poista esto: { $name }
blocked-undone = { $name } ei ole enää estetty.
option-open = Avoin kaikille
option-open-about = Etusivu näyttää aulasi, ja kuka tahansa voi istua alas.
option-rated = Pisteytetty
option-rated-about = Muuttaa nimen ottaneiden pelaajien pistelukua. Ei vihjeitä eikä aloittelijoita, sattuma palvelimelta.
square-rated = pisteytetty
square-invited = Tervetuloa. Voit nyt käyttää avoimia pöytiä.
