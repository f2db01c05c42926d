# What has happened: the log, the recap after other people's turns, and moves in words.
# Names of people and things are put in as they stand in a list, so a sentence can set them
# apart with a colon or brackets instead of bending them.

## The log, an entry each

log-began = De bovenwereld ligt klaar. { $name } begint.
log-unknown = Iets nieuws: { $code } { $name }
log-turn = Beurt { $turn }: { $name }
log-mined = { $name } pakt een blok: { $block } ({ $column })
log-mined-pickaxe = { $name } pakt een blok met het pikhouweel: { $block } ({ $column })
log-uncovered = Een nieuw blok komt tevoorschijn: { $block } ({ $column }, hoogte { $level })
log-layer = Laag { $layer } van de kubus is op.
log-layer-card = Laag { $layer } van de kubus is op: na deze beurt volgt puntentelling { $card }.
log-explored = { $steps ->
    [0] { $name } blijft staan en kijkt rond ({ $crossing })
    [one] { $name } zet 1 stap ({ $start } → { $crossing })
   *[other] { $name } zet { $steps } stappen ({ $start } → { $crossing })
  }
log-revealed = Omgedraaid: { $face } ({ $cell })
log-built = { $name } bouwt: { $tile } ({ $space }). Betaald: { $paid }.
log-built-xp = { $name } bouwt: { $tile } ({ $space }). Betaald: { $paid }. Verdiend: { $xp } XP.
log-built-over = { $name } bouwt: { $tile } ({ $space }). Betaald: { $paid }. Bedekt: { $covered }.
log-built-over-xp = { $name } bouwt: { $tile } ({ $space }). Betaald: { $paid }. Bedekt: { $covered }. Verdiend: { $xp } XP.
log-nothing = niets
log-fight = { $needed ->
    [one] { $name } vecht tegen: { $mob } ({ $cell }), 1 hart
   *[other] { $name } vecht tegen: { $mob } ({ $cell }), { $needed } harten
  }
log-fight-chance = { $needed ->
    [one] { $name } vecht tegen: { $mob } ({ $cell }), 1 hart. Winkans: { $chance }.
   *[other] { $name } vecht tegen: { $mob } ({ $cell }), { $needed } harten. Winkans: { $chance }.
  }
log-turned = { $hearts ->
    [one] { $name } draait een tegel om: { $weapon }. Tot nu toe 1 hart.
   *[other] { $name } draait een tegel om: { $weapon }. Tot nu toe { $hearts } harten.
  }
log-turned-xp = { $hearts ->
    [one] { $name } draait een tegel om: { $weapon }. Verdiend: { $xp } XP. Tot nu toe 1 hart.
   *[other] { $name } draait een tegel om: { $weapon }. Verdiend: { $xp } XP. Tot nu toe { $hearts } harten.
  }
log-drew = { $name } gebruikt een boog en draait nog een tegel om.
log-declined-bow = { $name } draait met de boog geen extra tegel om.
log-declined-pickaxe = { $name } pakt geen blok met het pikhouweel.
log-declined-tnt = { $name } bewaart de TNT.
log-detonated = { $hearts ->
    [one] { $name } steekt TNT aan: nu 1 hart.
   *[other] { $name } steekt TNT aan: nu { $hearts } harten.
  }
log-took = { $name } pakt een wapen: { $weapon } ({ $cell })
log-traded = { $name } ruilt een monster in voor een extra actie: { $mob }
log-ended = { $name } beëindigt de beurt.
log-ended-due = { $name } beëindigt de beurt. Nu volgt puntentelling: { $cards }.
log-scored = Puntentelling { $card }, { $name }: { $trait }, { $spaces } × { $points } = { $xp } XP
log-bonus = { $name } krijgt punten voor een monster: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } XP
log-counting = { $name } krijgt punten voor: { $trait }
log-counting-mob = { $name } krijgt punten voor een monster: { $mob }
log-over = { $count ->
    [one] Het spel is afgelopen. Winnaar: { $winners }. XP: { $scores }.
   *[other] Het spel is afgelopen. Samen gewonnen: { $winners }. XP: { $scores }.
  }
log-over-blocks = { $count ->
    [one] Het spel is afgelopen. Winnaar dankzij meer blokken: { $winners }. XP: { $scores }. Blokken over: { $blocks }.
   *[other] Het spel is afgelopen. Samen gewonnen: { $winners }. XP: { $scores }. Blokken over: { $blocks }.
  }
log-over-each = { $name } { $number }

## The same without codes of places, for players who see the land and the cube

log-block = { $name } pakt een blok: { $block }
log-block-pickaxe = { $name } pakt een blok met het pikhouweel: { $block }
log-block-new = Een nieuw blok komt tevoorschijn: { $block }
log-went = { $steps ->
    [0] { $name } blijft staan en kijkt rond
    [one] { $name } zet 1 stap
   *[other] { $name } zet { $steps } stappen
  }
log-went-near = { $went }, naast: { $near }

## The outcome of a fight: a first sentence, then those of these that there is something to say about

log-fought-won = { $name } verslaat een monster: { $mob }, { $hearts } ♥, { $needed } nodig. Verdiend: { $xp } XP.
log-fought-lost = { $name } verslaat het monster niet: { $mob }, { $hearts } ♥, { $needed } nodig. Het blijft liggen.
log-fought-hoes = Gouden schoffels: { $xp } XP.
log-fought-blocks = Gepakte blokken: { $blocks }.
log-fought-back = { $tokens ->
    [one] 1 tegel gaat terug in de stapel.
   *[other] { $tokens } tegels gaan terug in de stapel.
  }
log-fought-tnt = { $count ->
    [one] 1 TNT gaat uit het spel.
   *[other] { $count } TNT gaan uit het spel.
  }

## The player's own actions, as screen readers speak them

own-block = Je pakt een blok: { $block }
own-block-pickaxe = Je pakt een blok met het pikhouweel: { $block }
own-built = Je bouwt: { $tile } ({ $space }). Betaald: { $paid }.
own-built-xp = Je bouwt: { $tile } ({ $space }). Betaald: { $paid }. Verdiend: { $xp } XP.
own-built-over = Je bouwt: { $tile } ({ $space }). Betaald: { $paid }. Bedekt: { $covered }.
own-built-over-xp = Je bouwt: { $tile } ({ $space }). Betaald: { $paid }. Bedekt: { $covered }. Verdiend: { $xp } XP.
own-took = Je pakt een wapen: { $weapon } ({ $cell })
own-traded = Je ruilt een monster in voor een extra actie: { $mob }
own-scored = Je krijgt punten voor kaart { $card }: { $trait }, { $spaces } × { $points } = { $xp } XP
own-bonus = Je krijgt punten voor een monster: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } XP
own-turned = { $hearts ->
    [one] Je draait een tegel om: { $weapon }. Tot nu toe 1 hart.
   *[other] Je draait een tegel om: { $weapon }. Tot nu toe { $hearts } harten.
  }
own-turned-xp = { $hearts ->
    [one] Je draait een tegel om: { $weapon }. Verdiend: { $xp } XP. Tot nu toe 1 hart.
   *[other] Je draait een tegel om: { $weapon }. Verdiend: { $xp } XP. Tot nu toe { $hearts } harten.
  }
own-fought-won = Je verslaat een monster: { $mob }, { $hearts } ♥, { $needed } nodig. Verdiend: { $xp } XP.
own-fought-lost = Je verslaat het monster niet: { $mob }, { $hearts } ♥, { $needed } nodig. Het blijft liggen.

## Moves in words

move-mine = Blok pakken: { $block }
move-explore = Verkennen: een plek waar niets open ligt
move-explore-near = Verkennen: naast { $near }
move-explore-stay = Verkennen: hier blijven
move-build = Bouwen: { $tile } ({ $cell }), { $space }
move-fight = Vechten: { $mob } ({ $cell })
move-take = Wapen pakken: { $weapon } ({ $cell })
move-draw = Boog: nog een tegel omdraaien
move-pass-bow = Boog: geen extra tegel
move-pass-pickaxe = Pikhouweel: geen blok pakken
move-pass-tnt = De TNT bewaren
move-detonate = De TNT aansteken
move-trade = Een monster inruilen voor een extra actie
move-end = De beurt beëindigen
move-score = Punten voor: { $trait }

## Log and recap

log-title = Wat er gebeurd is
log-filter = Tonen
log-by-bot = gespeeld door een bot
log-everybody = Iedereen
log-empty = Er is nog niets gebeurd.
recap-title = Sinds je laatste keuze

## Chat and notices about people

chat-title = Chat
chat-empty = Er heeft nog niemand iets geschreven.
chat-hidden = De woorden van mensen die je blokkeert, zijn verborgen.
chat-field = Schrijf iets
chat-send = Versturen
chat-spectator = Een toeschouwer
chat-off = Aan deze tafel is geen chat.
chat-muted = De host heeft je gedempt. Meelezen kun je nog wel.
chat-silenced = De mensen die deze server beheren, hebben je gedempt tot { $until }. Spelen en meelezen kun je nog wel.
say-title = Praten: reacties en chat
say-reactions = Reacties
say-all = Hele chat openen
reaction-cheer = Goed gespeeld!
reaction-laugh = Haha!
reaction-wow = Wauw!
reaction-oops = O nee!
bubble-said = { $name }: { $text }
mute-title = Iemand dempen
mute-seat = Dempen: { $name }
mute-spectators = Alle toeschouwers dempen
notice-join = { $name } schuift aan.
notice-leave = { $name } verlaat de tafel.
notice-kick = { $name } is door de host verwijderd.
notice-rename = { $name } heet nu { $other }.
notice-start = Het spel begint.
notice-undo = { $name } neemt de laatste keuze terug.
notice-resign = { $name } geeft op.
notice-bot = Een bot speelt voor { $name }.
notice-flag = De tijd van { $name } is om: een bot neemt het over.
notice-overtime = De tijd van { $name } is om: nog maar een paar seconden om te kiezen.
notice-back = { $name } is terug en speelt verder.
notice-here = { $name } is er.
notice-away = { $name } is weg.
notice-mute = { $name } is gedempt.
notice-unmute = { $name } mag weer schrijven.
notice-mute-spectators = De toeschouwers zijn gedempt.
notice-unmute-spectators = De toeschouwers mogen weer schrijven.
notice-pause = De klokken staan op pauze.
notice-run = De klokken lopen weer.
notice-extend = { $name } krijgt er { $seconds } seconden bij.
notice-claim = { $name } speelt nu op een ander apparaat.
notice-give = De host heeft een link gemaakt waarmee een ander apparaat deze plaats kan overnemen: { $name }
notice-rematch = Er is een nieuwe tafel voor een revanche.

## Clocks

clock-title = Klokken
clock-of = Resterende tijd, { $name }:
clock-paused = op pauze
clock-hurry = snel!
clock-warning = { $name }: nog { $seconds } seconden.
clock-pause = De klokken pauzeren
clock-resume = De klokken hervatten
clock-more = { $minutes ->
    [one] + 1 minuut
   *[other] + { $minutes } minuten
  }
clock-extend = { $minutes ->
    [one] + 1 minuut: { $name }
   *[other] + { $minutes } minuten: { $name }
  }

## Somebody is away

absence-title = Wie er weg is
absence-soon = { $name } is weg. Over { $time } kun je een bot laten spelen.
absence-away = { $name } is nog steeds weg. Wat wil je doen?
absence-seen = { $name } is weg.
absence-choose = Zolang { $name } weg is
absence-wait = Wachten
absence-turn = Een bot deze beurt laten spelen
absence-until = Een bot laten spelen tot de speler terug is
absence-give = De plaats aan een ander apparaat geven
absence-waiting = Je wacht.
absence-again = Opnieuw kiezen
absence-bot-turn = { $name } is weg: een bot speelt deze beurt.
absence-bot-return = { $name } is weg: een bot speelt tot de speler terug is.
absence-bot-end = Een bot speelt voor { $name } tot het einde.
absence-stop-bot = Toch wachten
absence-mine = { $name }: een bot speelt voor jou
absence-return = Weer zelf spelen
absence-given = De host heeft je plaats aan een ander apparaat gegeven: { $name }. Vraag de host om een link als je hem terug wilt.
time-up-mine = De tijd is om, { $name }! Kies nu, anders neemt een bot het over.
time-up-gone = Je tijd is om, { $name }: een bot speelt voor je.
time-up-back = { $name }: de bot maakt deze beurt af, daarna speel jij weer.

## The connection

banner-offline = Geen verbinding. Opnieuw verbinden …
banner-offline-kept = Geen verbinding. Opnieuw verbinden … Je zet is bewaard en wordt nog verstuurd.
banner-offline-last = Offline, stand van { $time }. Je kunt kijken, maar niet spelen tot de verbinding terug is.
banner-late = De server antwoordt traag. Even wachten …
banner-late-kept = De server antwoordt traag. Je zet is bewaard en wordt nog verstuurd.
banner-busy = De server heeft het druk. De pagina blijft het proberen.
banner-again = De pagina blijft het proberen.
banner-back = Je bent weer online.
banner-refused = Deze tafel kan niet worden geopend.
banner-gone = De host heeft deze tafel verwijderd.
banner-archived = Hier is lang niet gespeeld, dus deze tafel is gearchiveerd.
banner-restore = Tafel terugzetten
banner-home = Startpagina

## Moving a seat

move-seat-about = Je krijgt een link en een code om te scannen. Het andere apparaat neemt je plaats over, en hier kijk je voortaan alleen nog mee.
move-seat-offer = Deze plaats overzetten: { $name }
move-seat-none = Je hebt geen plaats aan deze tafel.
move-seat-how = Open deze link op het andere apparaat, of scan de code. De link werkt één keer. Plaats: { $name }
move-seat-qr = De link als QR-code
move-seat-link = Link voor het andere apparaat
move-seat-copy = Kopiëren
move-seat-copied = De link is gekopieerd.
move-seat-moved = Je speelt nu op het andere apparaat. Hier kun je blijven kijken.
move-seat-here = Je speelt nu op dit apparaat: { $name }
move-seat-used = Deze link is al gebruikt, of er is een nieuwere. Maak op je andere apparaat een nieuwe link.
give-seat-about = Is { $name } het apparaat kwijt of van browser gewisseld? Je krijgt een link en een code voor een ander apparaat. Ze werken één keer. Iedereen aan tafel ziet dat. Als { $name } eerder terugkomt, vervalt de link.
give-seat-make = De link maken
give-seat-done = { $name } is aan tafel. De link werkt niet meer.

## Whose turn it is, outside the page

attention-title = ● { $title }
attention-turn = Jij bent aan de beurt.
attention-score = Kies waarvoor je punten krijgt.
attention-time = Je tijd is bijna om.
attention-full = Je tafel is vol. Je kunt beginnen.
attention-table = Overworld, tafel { $code }

## One device, several people

handover-title = Nu aan de beurt: { $name }
handover-about = Geef het apparaat door. Volgende speler: dit is er gebeurd sinds je laatste beurt.
handover-first = Geef het apparaat door.
handover-go = Ik ben { $name }, verder
