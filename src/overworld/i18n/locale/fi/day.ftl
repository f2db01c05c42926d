# The deal of the day.

day-seats =
    { $size ->
        [2] Kaksi paikkaa: sinä ja { $bot }.
        [3] Kolme paikkaa: sinä ja kahdesti { $bot }.
       *[other] Neljä paikkaa: sinä ja kolmesti { $bot }.
    }
day-one = Yksi yritys lasketaan
day-one-about = Se on käytetty, kun aloitat, vaikka lähtisit.
day-same = Sama kaikille
day-same-about = Kuutio, maa, paikka ja botit.
day-plain = Ei perumista, ei vihjeitä
day-plain-about = Muuten kaikki on kuten missä tahansa pöydässä.
day-secret = Salassa keskiyöhön (UTC)
day-secret-about = Sitten siemen julkaistaan, ja kuka tahansa voi tarkistaa sen.
day-start = Aloita yritykseni
day-continue = Jatka yritystäni
day-see = Katso peliäni
day-so-far = Tänään tähän mennessä
day-ends = Päättyy { $hours } h { $minutes } min kuluttua
day-locked = Sijat, nimet ja etumatkat avautuvat, kun olet pelannut.
day-everyone = Kaikki
day-better = parempi kuin { $beaten } / { $others }
day-better-bots = parempi kuin { $beaten } / { $others }, botit mukana
day-first = Olet tänään ensimmäinen.
day-you = Sinä
day-guest = vieras
day-left = luovutti
day-watch = Katso
day-about-lead = Etumatka parhaaseen bottiin lopussa, XP.
day-about-marks = Botit pelasivat sinun paikaltasi.
day-week = Tämä viikko
day-week-about = Viisi parasta päivää lasketaan. Lauantaina on kolme paikkaa, sunnuntaina neljä.
day-week-none = { $day }: ei pelattu
day-season = Tämä kausi
day-season-about = Kunkin viikon kahdeksan ensimmäistä saavat pisteitä.
day-points = { $points } pistettä
day-earlier = Aiemmat päivät
day-look = Katso
day-fun = Huviksi
day-missed = ei pelattu
day-seed = Jaon siemen
day-seed-about = Sen avulla kuka tahansa voi tarkistaa päivän pelit.
day-over = Tämä päivä on ohi.
day-none = Kukaan ei pelannut tätä loppuun.
day-today = Tänään
day-late = Peliä, joka päättyy keskiyön (UTC) jälkeen, ei lasketa.
