# The deal of the day.

day-seats =
    { $size ->
        [2] Dos asientos: tú y { $bot }.
        [3] Tres asientos: tú y { $bot } dos veces.
       *[other] Cuatro asientos: tú y { $bot } tres veces.
    }
day-one = Cuenta un intento
day-one-about = Se gasta al empezar, aunque te vayas.
day-same = Igual para todos
day-same-about = Cubo, tierra, asiento y bots.
day-plain = Sin deshacer, sin pistas
day-plain-about = Lo demás es como en cualquier mesa.
day-secret = Secreta hasta medianoche (UTC)
day-secret-about = Después se publica la semilla y cualquiera puede comprobarla.
day-start = Empezar mi intento
day-continue = Continuar mi intento
day-see = Ver mi partida
day-so-far = Hoy hasta ahora
day-ends = Termina en { $hours } h { $minutes } min
day-locked = Puestos, nombres y ventajas se abren cuando hayas jugado.
day-everyone = Todos
day-better = mejor que { $beaten } de { $others }
day-better-bots = mejor que { $beaten } de { $others }, bots incluidos
day-first = Hoy eres la primera persona.
day-you = Tú
day-guest = invitado
day-left = abandono
day-watch = Mirar
day-about-lead = Ventaja sobre el mejor bot al final, en PE.
day-about-marks = Los bots jugaron desde tu asiento.
day-week = Esta semana
day-week-about = Cuentan los cinco mejores días. El sábado tiene tres asientos, el domingo cuatro.
day-week-none = { $day }: sin jugar
day-season = Esta temporada
day-season-about = Los ocho primeros de cada semana reciben puntos.
day-points = { $points } puntos
day-earlier = Días anteriores
day-look = Ver
day-fun = Por diversión
day-missed = sin jugar
day-seed = Semilla del reparto
day-seed-about = Con ella, cualquiera puede comprobar las partidas de este día.
day-over = Este día ha terminado.
day-none = Nadie terminó esta partida.
day-today = Hoy
day-late = Una partida que acaba después de medianoche (UTC) no cuenta.
