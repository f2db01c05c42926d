# The deal of the day.

day-seats =
    { $size ->
        [2] Due posti: tu e { $bot }.
        [3] Tre posti: tu e due volte { $bot }.
       *[other] Quattro posti: tu e tre volte { $bot }.
    }
day-one = Conta un tentativo
day-one-about = Si usa quando inizi, anche se te ne vai.
day-same = Uguale per tutti
day-same-about = Cubo, terra, posto e bot.
day-plain = Niente annulla, niente consigli
day-plain-about = Il resto è come a ogni tavolo.
day-secret = Segreta fino a mezzanotte (UTC)
day-secret-about = Poi il seme viene pubblicato e tutti possono verificarlo.
day-start = Inizia il mio tentativo
day-continue = Continua il mio tentativo
day-see = Guarda la mia partita
day-so-far = Oggi finora
day-ends = Finisce tra { $hours } h { $minutes } min
day-locked = Posti, nomi e vantaggi si aprono quando hai giocato.
day-everyone = Tutti
day-better = meglio di { $beaten } su { $others }
day-better-bots = meglio di { $beaten } su { $others }, bot compresi
day-first = Sei la prima persona oggi.
day-you = Tu
day-guest = ospite
day-left = abbandono
day-watch = Guarda
day-about-lead = Vantaggio sul miglior bot alla fine, in PE.
day-about-marks = I bot hanno giocato dal tuo posto.
day-week = Questa settimana
day-week-about = Contano i cinque giorni migliori. Il sabato ha tre posti, la domenica quattro.
day-week-none = { $day }: non giocata
day-season = Questa stagione
day-season-about = I primi otto di ogni settimana ricevono punti.
day-points = { $points } punti
day-earlier = Giorni passati
day-look = Vedi
day-fun = Per gioco
day-missed = non giocata
day-seed = Seme della partita
day-seed-about = Con questo, tutti possono verificare le partite del giorno.
day-over = Questo giorno è finito.
day-none = Nessuno ha finito questa partita.
day-today = Oggi
day-late = Una partita che finisce dopo mezzanotte (UTC) non conta.
