# Open tables, quick match, blocked people and reports.

square-title = Jugar con gente
square-seats = Sitios
square-choose = Elige una o varias opciones.
square-pace = Ritmo
square-live = En vivo
square-relaxed = Relajado
square-days = Días
square-fill = Llenan los bots
square-fill-60 = tras 1 min
square-fill-300 = tras 5 min
square-fill-0 = nunca
square-find = Buscar mesa
square-find-about = Puedes jugar mientras esperas.
square-looking = Buscando mesa
square-looking-for = { $sizes } sitios, { $speeds }
square-looking-fill = Los bots llenan los sitios libres en { $time }.
square-looking-never = Solo personas, sin bots.
square-meanwhile = Mientras tanto
square-lesson = Una lección
square-stop = Dejar de buscar
square-stopped = Ya no buscas mesa.
square-paused = No estabas. Puedes volver a buscar en { $time }.
square-wait = Puedes volver a buscar en { $time }.
square-not-everyone = No todos estaban listos. Seguimos buscando.
square-open-title = Mesas abiertas
square-nobody = Ahora mismo nadie busca.
square-nobody-about = Abre una mesa o busca una. Los demás lo ven aquí, y los bots pueden llenar los sitios.
square-open = Abrir una mesa
square-sit = Sentarse
square-sit-at = Sentarse a la mesa de { $names }
square-yours = Tu mesa
square-taken = { $taken } de { $size } sitios ocupados
square-waiting =
    { $count ->
        [one] 1 persona espera mesa
       *[other] { $count } personas esperan mesa
    }
square-more = { $count } más
square-ready =
    { $count ->
        [one] { $names } está listo.
       *[other] { $names } están listos.
    }
square-asked =
    { $count ->
        [one] Preguntamos a { $names }.
       *[other] Preguntamos a { $names }.
    }
square-ready-bots = Tu mesa está lista. Los bots llenan los demás sitios.
square-ready-seat = Hay un sitio libre en una mesa abierta.
square-ready-about = { $size } sitios, { $speed }. Tu partida actual se conserva.
square-left-seconds = { $left } s
square-ready-yes = Aquí estoy
square-ready-no = Ahora no
square-ready-wait = Esperando a los demás
square-declined = De acuerdo. Puedes volver a buscar en dos minutos.
square-begins = Empieza tu partida.
square-sat = { $name } se ha sentado.
square-left = { $name } se ha ido.
square-opened = { $name } ha abierto una mesa.
square-offline = Sin conexión.
person-menu = Más sobre { $name }
person-block = Bloquear
person-report = Denunciar
person-block-title = ¿Bloquear a { $name }?
person-block-seats = Nunca os sentáis juntos en mesas abiertas.
person-block-words = No ves las palabras ni las mesas abiertas de { $name }.
person-block-game = Una partida que compartís ahora continúa.
person-block-quiet = { $name } no lo sabrá. Puedes deshacerlo en Ajustes.
person-blocked = { $name } está bloqueado.
person-report-title = Denunciar a { $name }
person-report-what = ¿Qué ha pasado?
person-reason-insults = Insultos o amenazas
person-reason-name = Nombre o cara pintada
person-reason-stalls = Retrasa o abandona a propósito
person-reason-other = Otra cosa
person-report-lines = Se envían las últimas líneas del chat de esta mesa.
person-report-more = Más, si quieres
person-report-also = Bloquear también a { $name }
person-report-about = Lo leen quienes llevan este servidor. Ningún jugador puede verlo.
person-report-send = Enviar
person-report-sent = Enviado. Gracias.
person-cancel = Cancelar
blocked-title = Personas bloqueadas
blocked-about = Las mesas abiertas y la búsqueda rápida nunca os sientan juntos.
blocked-undo = Desbloquear a { $name }
blocked-undone = { $name } ya no está bloqueado.
option-open = Abierta a todos
option-open-about = La portada muestra tu sala, y cualquiera puede sentarse.
option-rated = Puntuada
option-rated-about = Cambia la puntuación de los jugadores con nombre. Sin pistas ni principiantes; el azar lo pone el servidor.
square-rated = puntuada
square-invited = Bienvenido. Ya puedes usar las mesas abiertas.
