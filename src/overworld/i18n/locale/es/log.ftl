# What has happened: the log, the recap after other people's turns, and moves in words.
# Names of people and things are put in as they stand in a list, so a sentence can set them
# apart with a colon or brackets instead of bending them.

## The log, an entry each

log-began = El mundo real está preparado. Empieza { $name }.
log-unknown = Algo nuevo: { $code } { $name }
log-turn = Turno { $turn }: { $name }
log-mined = { $name } toma un bloque: { $block } ({ $column })
log-mined-pickaxe = { $name } toma un bloque con un pico: { $block } ({ $column })
log-uncovered = Se descubre un nuevo bloque: { $block } ({ $column }, altura { $level })
log-layer = La capa { $layer } del cubo se ha agotado.
log-layer-card = La capa { $layer } del cubo se ha agotado: la carta { $card } se puntúa cuando termine este turno.
log-explored = { $steps ->
    [0] { $name } se queda y mira a su alrededor ({ $crossing })
    [one] { $name } avanza 1 paso (de { $start } a { $crossing })
   *[other] { $name } avanza { $steps } pasos (de { $start } a { $crossing })
  }
log-revealed = Se destapa: { $face } ({ $cell })
log-built = { $name } construye: { $tile } ({ $space }). Paga: { $paid }.
log-built-xp = { $name } construye: { $tile } ({ $space }). Paga: { $paid }. Gana { $xp } PE.
log-built-over = { $name } construye: { $tile } ({ $space }). Paga: { $paid }. Cubre: { $covered }.
log-built-over-xp = { $name } construye: { $tile } ({ $space }). Paga: { $paid }. Cubre: { $covered }. Gana { $xp } PE.
log-nothing = nada
log-fight = { $needed ->
    [one] { $name } lucha contra: { $mob } ({ $cell }), 1 corazón
   *[other] { $name } lucha contra: { $mob } ({ $cell }), { $needed } corazones
  }
log-fight-chance = { $needed ->
    [one] { $name } lucha contra: { $mob } ({ $cell }), 1 corazón. Probabilidad de ganar: { $chance }.
   *[other] { $name } lucha contra: { $mob } ({ $cell }), { $needed } corazones. Probabilidad de ganar: { $chance }.
  }
log-turned = { $hearts ->
    [one] { $name } destapa una ficha: { $weapon }. Lleva 1 corazón.
   *[other] { $name } destapa una ficha: { $weapon }. Lleva { $hearts } corazones.
  }
log-turned-xp = { $hearts ->
    [one] { $name } destapa una ficha: { $weapon }. Gana { $xp } PE. Lleva 1 corazón.
   *[other] { $name } destapa una ficha: { $weapon }. Gana { $xp } PE. Lleva { $hearts } corazones.
  }
log-drew = { $name } usa un arco y destapa una ficha más.
log-declined-bow = { $name } no destapa más fichas con el arco.
log-declined-pickaxe = { $name } no toma ningún bloque con el pico.
log-declined-tnt = { $name } se guarda el TNT.
log-detonated = { $hearts ->
    [one] { $name } detona el TNT: ahora 1 corazón.
   *[other] { $name } detona el TNT: ahora { $hearts } corazones.
  }
log-took = { $name } toma un arma: { $weapon } ({ $cell })
log-traded = { $name } canjea un monstruo por una acción adicional: { $mob }
log-ended = { $name } termina su turno.
log-ended-due = { $name } termina su turno. Ahora se puntúa: { $cards }.
log-scored = { $name } puntúa la carta { $card }: { $trait }, { $spaces } × { $points } = { $xp } PE
log-bonus = { $name } puntúa con un monstruo: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } PE
log-counting = { $name } puntúa: { $trait }
log-counting-mob = { $name } puntúa con un monstruo: { $mob }
log-over = { $count ->
    [one] La partida ha terminado. Victoria: { $winners }. PE: { $scores }.
   *[other] La partida ha terminado. Victoria compartida: { $winners }. PE: { $scores }.
  }
log-over-blocks = { $count ->
    [one] La partida ha terminado. Victoria por bloques en reserva: { $winners }. PE: { $scores }. Bloques: { $blocks }.
   *[other] La partida ha terminado. Victoria compartida: { $winners }. PE: { $scores }. Bloques: { $blocks }.
  }
log-over-each = { $name } { $number }

## The same without codes of places, for players who see the land and the cube

log-block = { $name } toma un bloque: { $block }
log-block-pickaxe = { $name } toma un bloque con un pico: { $block }
log-block-new = Se descubre un nuevo bloque: { $block }
log-went = { $steps ->
    [0] { $name } se queda y mira a su alrededor
    [one] { $name } avanza 1 paso
   *[other] { $name } avanza { $steps } pasos
  }
log-went-near = { $went }, junto a: { $near }

## The outcome of a fight: a first sentence, then those of these that there is something to say about

log-fought-won = { $name } derrota a un monstruo: { $mob }, { $hearts } ♥ (se necesitan { $needed }). Gana { $xp } PE.
log-fought-lost = { $name } no derrota al monstruo: { $mob }, { $hearts } ♥ (se necesitan { $needed }). El monstruo sigue ahí.
log-fought-hoes = Azadas de oro: { $xp } PE.
log-fought-blocks = Bloques tomados: { $blocks }.
log-fought-back = { $tokens ->
    [one] 1 ficha vuelve al mazo.
   *[other] { $tokens } fichas vuelven al mazo.
  }
log-fought-tnt = { $count ->
    [one] 1 TNT sale del juego.
   *[other] { $count } TNT salen del juego.
  }

## The player's own actions, as screen readers speak them

own-block = Tomas un bloque: { $block }
own-block-pickaxe = Tomas un bloque con un pico: { $block }
own-built = Construyes: { $tile } ({ $space }). Pagas: { $paid }.
own-built-xp = Construyes: { $tile } ({ $space }). Pagas: { $paid }. Ganas { $xp } PE.
own-built-over = Construyes: { $tile } ({ $space }). Pagas: { $paid }. Cubres: { $covered }.
own-built-over-xp = Construyes: { $tile } ({ $space }). Pagas: { $paid }. Cubres: { $covered }. Ganas { $xp } PE.
own-took = Tomas un arma: { $weapon } ({ $cell })
own-traded = Canjeas un monstruo por una acción adicional: { $mob }
own-scored = Puntúas la carta { $card }: { $trait }, { $spaces } × { $points } = { $xp } PE
own-bonus = Puntúas con un monstruo: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } PE
own-turned = { $hearts ->
    [one] Destapas una ficha: { $weapon }. Llevas 1 corazón.
   *[other] Destapas una ficha: { $weapon }. Llevas { $hearts } corazones.
  }
own-turned-xp = { $hearts ->
    [one] Destapas una ficha: { $weapon }. Ganas { $xp } PE. Llevas 1 corazón.
   *[other] Destapas una ficha: { $weapon }. Ganas { $xp } PE. Llevas { $hearts } corazones.
  }
own-fought-won = Derrotas a un monstruo: { $mob }, { $hearts } ♥ (se necesitan { $needed }). Ganas { $xp } PE.
own-fought-lost = No derrotas al monstruo: { $mob }, { $hearts } ♥ (se necesitan { $needed }). El monstruo sigue ahí.

## Moves in words

move-mine = Tomar un bloque: { $block }
move-explore = Explorar: un lugar sin nada destapado
move-explore-near = Explorar junto a: { $near }
move-explore-stay = Explorar: quedarse aquí
move-build = Construir: { $tile } ({ $cell }), { $space }
move-fight = Luchar: { $mob } ({ $cell })
move-take = Tomar un arma: { $weapon } ({ $cell })
move-draw = Arco: destapar una ficha más
move-pass-bow = Arco: ninguna ficha más
move-pass-pickaxe = Pico: no tomar ningún bloque
move-pass-tnt = Guardar el TNT
move-detonate = Detonar el TNT
move-trade = Canjear un monstruo por una acción adicional
move-end = Terminar el turno
move-score = Puntuar: { $trait }

## Log and recap

log-title = Qué ha pasado
log-filter = Mostrar
log-by-bot = jugado por un bot
log-everybody = Todos
log-empty = Todavía no ha pasado nada.
recap-title = Desde tu última decisión

## Chat and notices about people

chat-title = Chat
chat-empty = Todavía nadie ha escrito nada.
chat-hidden = Las palabras de quienes bloqueas están ocultas.
chat-field = Escribe algo
chat-send = Enviar
chat-spectator = Un espectador
chat-off = En esta mesa no hay chat.
chat-muted = El anfitrión te ha silenciado. Aún puedes leer el chat.
chat-silenced = Quienes llevan este servidor te han silenciado hasta { $until }. Puedes seguir jugando y leyendo.
say-title = Hablar: reacciones y chat
say-reactions = Reacciones
say-all = Abrir todo el chat
reaction-cheer = ¡Bien jugado!
reaction-laugh = ¡Ja, ja!
reaction-wow = ¡Guau!
reaction-oops = ¡Oh, no!
bubble-said = { $name }: { $text }
mute-title = Silenciar a alguien
mute-seat = Silenciar: { $name }
mute-spectators = Silenciar a todos los espectadores
notice-join = { $name } se sienta a la mesa.
notice-leave = { $name } deja la mesa.
notice-kick = El anfitrión ha expulsado a { $name }.
notice-rename = { $name } ahora se llama { $other }.
notice-start = Empieza la partida.
notice-undo = { $name } deshace su última decisión.
notice-resign = { $name } abandona.
notice-bot = Un bot juega por { $name }.
notice-flag = Se acabó el tiempo de { $name }: sigue un bot.
notice-overtime = Se acabó el tiempo de { $name }: solo quedan unos segundos.
notice-back = { $name } ha vuelto y sigue jugando.
notice-here = { $name } está aquí.
notice-away = { $name } se ha ausentado.
notice-mute = { $name } ya no puede escribir.
notice-unmute = { $name } puede volver a escribir.
notice-mute-spectators = Los espectadores ya no pueden escribir.
notice-unmute-spectators = Los espectadores pueden volver a escribir.
notice-pause = Los relojes están en pausa.
notice-run = Los relojes vuelven a correr.
notice-extend = { $name } tiene { $seconds } segundos más.
notice-claim = { $name } juega ahora en otro dispositivo.
notice-give = El anfitrión ha creado un enlace con el que otro dispositivo puede ocupar este asiento: { $name }
notice-rematch = Hay una mesa nueva lista para la revancha.

## Clocks

clock-title = Relojes
clock-of = Tiempo restante, { $name }:
clock-paused = en pausa
clock-hurry = ¡rápido!
clock-warning = { $name }: quedan { $seconds } segundos.
clock-pause = Pausar los relojes
clock-resume = Reanudar los relojes
clock-more = { $minutes ->
    [one] + 1 minuto
   *[other] + { $minutes } minutos
  }
clock-extend = { $minutes ->
    [one] + 1 minuto: { $name }
   *[other] + { $minutes } minutos: { $name }
  }

## Somebody is away

absence-title = Quién falta
absence-soon = { $name } no está. Dentro de { $time } puedes dejar que juegue un bot.
absence-away = { $name } sigue sin volver. ¿Qué quieres hacer?
absence-seen = { $name } no está.
absence-choose = Mientras { $name } no está
absence-wait = Esperar
absence-turn = Que un bot juegue este turno
absence-until = Que un bot juegue hasta que vuelva
absence-give = Dar el asiento a otro dispositivo
absence-waiting = Estás esperando.
absence-again = Elegir otra vez
absence-bot-turn = { $name } no está: un bot juega este turno.
absence-bot-return = { $name } no está: un bot juega hasta que vuelva.
absence-bot-end = Un bot juega por { $name } hasta el final.
absence-stop-bot = Mejor esperar
absence-mine = { $name }: un bot juega en tu lugar
absence-return = Recuperar mi asiento
absence-given = El anfitrión ha dado tu asiento a otro dispositivo: { $name }. Pídele un enlace si quieres recuperarlo.
time-up-mine = ¡Se acabó el tiempo, { $name }! Decide ya o seguirá un bot.
time-up-gone = Se te acabó el tiempo, { $name }: un bot juega por ti.
time-up-back = { $name }: el bot termina este turno y luego vuelves a jugar tú.

## The connection

banner-offline = Sin conexión. Volviendo a conectar…
banner-offline-kept = Sin conexión. Volviendo a conectar… Tu jugada está guardada y se enviará.
banner-offline-last = Sin conexión, estado del { $time }. Puedes mirar, pero no jugar hasta que vuelva la conexión.
banner-late = El servidor tarda en responder. Esperando…
banner-late-kept = El servidor tarda en responder. Tu jugada está guardada y se enviará.
banner-busy = El servidor está ocupado. La página seguirá intentándolo.
banner-again = La página seguirá intentándolo.
banner-back = Vuelves a estar en línea.
banner-refused = Esta mesa no se puede abrir.
banner-gone = El anfitrión ha borrado esta mesa.
banner-archived = Hace mucho que nadie juega aquí, así que esta mesa está archivada.
banner-restore = Restaurar la mesa
banner-home = Inicio

## Moving a seat

move-seat-about = Recibirás un enlace y un código para escanear. El otro dispositivo se queda con tu asiento; este, a partir de entonces, solo mira.
move-seat-offer = Cambiar de dispositivo: { $name }
move-seat-none = No tienes asiento en esta mesa.
move-seat-how = Abre este enlace en el otro dispositivo o escanea el código. El enlace sirve una sola vez. Asiento: { $name }
move-seat-qr = El enlace como código QR
move-seat-link = Enlace para el otro dispositivo
move-seat-copy = Copiar
move-seat-copied = Enlace copiado.
move-seat-moved = Ahora juegas en el otro dispositivo. Aquí puedes seguir mirando.
move-seat-here = Ahora juegas en este dispositivo: { $name }
move-seat-used = Este enlace ya se ha usado o hay otro más nuevo. Crea un enlace nuevo en tu otro dispositivo.
give-seat-about = ¿{ $name } ha perdido su dispositivo o ha cambiado de navegador? Recibes un enlace y un código para otro dispositivo. Sirven una sola vez. Toda la mesa se entera. Si { $name } vuelve antes, el enlace deja de servir.
give-seat-make = Crear el enlace
give-seat-done = { $name } está en la mesa. El enlace ya no sirve.

## Whose turn it is, outside the page

attention-title = ● { $title }
attention-turn = Te toca.
attention-score = Elige qué puntuar.
attention-time = Se te acaba el tiempo.
attention-full = Tu mesa está completa. Puedes empezar.
attention-table = Overworld, mesa { $code }

## One device, several people

handover-title = Le toca a { $name }
handover-about = Pasa el dispositivo. Para quien lo recibe: esto ha ocurrido desde tu último turno.
handover-first = Pasa el dispositivo.
handover-go = Soy { $name }, continuar
