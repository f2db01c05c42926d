# What has happened: the log, the recap after other people's turns, and moves in words.
# Names of people and things are put in as they stand in a list, so a sentence can set them
# apart with a colon or brackets instead of bending them.

## The log, an entry each

log-began = Oververdenen er lagt ut. { $name } begynner.
log-unknown = Noe nytt: { $code } { $name }
log-turn = Tur { $turn }: { $name }
log-mined = { $name } tar en blokk: { $block } ({ $column })
log-mined-pickaxe = { $name } tar en blokk med spisshakke: { $block } ({ $column })
log-uncovered = En ny blokk kommer til syne: { $block } ({ $column }, høyde { $level })
log-layer = Lag { $layer } av kuben er tømt.
log-layer-card = Lag { $layer } av kuben er tømt: kort { $card } scores når denne turen er slutt.
log-explored = { $steps ->
    [0] { $name } blir stående og ser seg rundt ({ $crossing })
    [one] { $name } går 1 steg ({ $start } til { $crossing })
   *[other] { $name } går { $steps } steg ({ $start } til { $crossing })
  }
log-revealed = Snudd: { $face } ({ $cell })
log-built = { $name } bygger: { $tile } ({ $space }). Betalt: { $paid }.
log-built-xp = { $name } bygger: { $tile } ({ $space }). Betalt: { $paid }. Får: { $xp } XP.
log-built-over = { $name } bygger: { $tile } ({ $space }). Betalt: { $paid }. Dekket: { $covered }.
log-built-over-xp = { $name } bygger: { $tile } ({ $space }). Betalt: { $paid }. Dekket: { $covered }. Får: { $xp } XP.
log-nothing = ingenting
log-fight = { $needed ->
    [one] { $name } slåss mot: { $mob } ({ $cell }), 1 hjerte
   *[other] { $name } slåss mot: { $mob } ({ $cell }), { $needed } hjerter
  }
log-fight-chance = { $needed ->
    [one] { $name } slåss mot: { $mob } ({ $cell }), 1 hjerte. Vinnersjanse: { $chance }.
   *[other] { $name } slåss mot: { $mob } ({ $cell }), { $needed } hjerter. Vinnersjanse: { $chance }.
  }
log-turned = { $hearts ->
    [one] { $name } snur en pollett: { $weapon }. 1 hjerte så langt.
   *[other] { $name } snur en pollett: { $weapon }. { $hearts } hjerter så langt.
  }
log-turned-xp = { $hearts ->
    [one] { $name } snur en pollett: { $weapon }. Får: { $xp } XP. 1 hjerte så langt.
   *[other] { $name } snur en pollett: { $weapon }. Får: { $xp } XP. { $hearts } hjerter så langt.
  }
log-drew = { $name } bruker en bue og snur én pollett til.
log-declined-bow = { $name } snur ingen ekstra pollett med buen.
log-declined-pickaxe = { $name } tar ingen blokk med spisshakken.
log-declined-tnt = { $name } beholder TNT-et.
log-detonated = { $hearts ->
    [one] { $name } detonerer TNT: 1 hjerte nå.
   *[other] { $name } detonerer TNT: { $hearts } hjerter nå.
  }
log-took = { $name } tar et våpen: { $weapon } ({ $cell })
log-traded = { $name } bytter en mob mot en ekstra handling: { $mob }
log-ended = { $name } avslutter turen.
log-ended-due = { $name } avslutter turen. Nå scores: { $cards }.
log-scored = { $name } scorer kort { $card }: { $trait }, { $spaces } × { $points } = { $xp } XP
log-bonus = { $name } scorer for en mob: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } XP
log-counting = { $name } scorer: { $trait }
log-counting-mob = { $name } scorer for en mob: { $mob }
log-over = { $count ->
    [one] Spillet er over. Vinner: { $winners }. XP: { $scores }.
   *[other] Spillet er over. Seieren deles: { $winners }. XP: { $scores }.
  }
log-over-blocks = { $count ->
    [one] Spillet er over. Vinner med flest blokker igjen: { $winners }. XP: { $scores }. Blokker: { $blocks }.
   *[other] Spillet er over. Seieren deles: { $winners }. XP: { $scores }. Blokker: { $blocks }.
  }
log-over-each = { $name } { $number }

## The same without codes of places, for players who see the land and the cube

log-block = { $name } tar en blokk: { $block }
log-block-pickaxe = { $name } tar en blokk med spisshakke: { $block }
log-block-new = En ny blokk kommer til syne: { $block }
log-went = { $steps ->
    [0] { $name } blir stående og ser seg rundt
    [one] { $name } går 1 steg
   *[other] { $name } går { $steps } steg
  }
log-went-near = { $went }, ved siden av: { $near }

## The outcome of a fight: a first sentence, then those of these that there is something to say about

log-fought-won = { $name } beseirer en mob: { $mob }, { $hearts } ♥, { $needed } kreves. Får: { $xp } XP.
log-fought-lost = { $name } beseirer ikke mob-en: { $mob }, { $hearts } ♥, { $needed } kreves. Den blir stående.
log-fought-hoes = Gullhakker: { $xp } XP.
log-fought-blocks = Blokker tatt: { $blocks }.
log-fought-back = { $tokens ->
    [one] 1 pollett går tilbake til bunken.
   *[other] { $tokens } polletter går tilbake til bunken.
  }
log-fought-tnt = { $count ->
    [one] 1 TNT går ut av spillet.
   *[other] { $count } TNT går ut av spillet.
  }

## The player's own actions, as screen readers speak them

own-block = Du tar en blokk: { $block }
own-block-pickaxe = Du tar en blokk med spisshakke: { $block }
own-built = Du bygger: { $tile } ({ $space }). Betalt: { $paid }.
own-built-xp = Du bygger: { $tile } ({ $space }). Betalt: { $paid }. Får: { $xp } XP.
own-built-over = Du bygger: { $tile } ({ $space }). Betalt: { $paid }. Dekket: { $covered }.
own-built-over-xp = Du bygger: { $tile } ({ $space }). Betalt: { $paid }. Dekket: { $covered }. Får: { $xp } XP.
own-took = Du tar et våpen: { $weapon } ({ $cell })
own-traded = Du bytter en mob mot en ekstra handling: { $mob }
own-scored = Du scorer kort { $card }: { $trait }, { $spaces } × { $points } = { $xp } XP
own-bonus = Du scorer for en mob: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } XP
own-turned = { $hearts ->
    [one] Du snur en pollett: { $weapon }. 1 hjerte så langt.
   *[other] Du snur en pollett: { $weapon }. { $hearts } hjerter så langt.
  }
own-turned-xp = { $hearts ->
    [one] Du snur en pollett: { $weapon }. Får: { $xp } XP. 1 hjerte så langt.
   *[other] Du snur en pollett: { $weapon }. Får: { $xp } XP. { $hearts } hjerter så langt.
  }
own-fought-won = Du beseirer en mob: { $mob }, { $hearts } ♥, { $needed } kreves. Får: { $xp } XP.
own-fought-lost = Du beseirer ikke mob-en: { $mob }, { $hearts } ♥, { $needed } kreves. Den blir stående.

## Moves in words

move-mine = Ta en blokk: { $block }
move-explore = Utforsk: et sted der ingenting er snudd
move-explore-near = Utforsk: ved siden av { $near }
move-explore-stay = Utforsk: bli her
move-build = Bygg: { $tile } ({ $cell }), { $space }
move-fight = Slåss mot: { $mob } ({ $cell })
move-take = Ta et våpen: { $weapon } ({ $cell })
move-draw = Bue: snu én pollett til
move-pass-bow = Bue: ingen ekstra pollett
move-pass-pickaxe = Spisshakke: ikke ta noen blokk
move-pass-tnt = Behold TNT-et
move-detonate = Detoner TNT-et
move-trade = Bytt en mob mot en ekstra handling
move-end = Avslutt turen
move-score = Scor: { $trait }

## Log and recap

log-title = Hva som har skjedd
log-filter = Vis
log-by-bot = spilt av en bot
log-everybody = Alle
log-empty = Ingenting har skjedd ennå.
recap-title = Siden ditt forrige valg

## Chat and notices about people

chat-title = Chat
chat-empty = Ingen har skrevet noe ennå.
chat-hidden = Ordene fra dem du blokkerer, er skjult.
chat-field = Skriv noe
chat-send = Send
chat-spectator = En tilskuer
chat-off = Det er ingen chat ved dette bordet.
chat-muted = Verten har dempet deg. Du kan fortsatt lese det andre skriver.
chat-silenced = De som driver serveren, har dempet deg til { $until }. Du kan fortsatt spille og lese det andre skriver.
say-title = Snakk: reaksjoner og chat
say-reactions = Reaksjoner
say-all = Åpne hele chatten
reaction-cheer = Godt spilt!
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-oops = Å nei!
bubble-said = { $name }: { $text }
mute-title = Demp noen
mute-seat = Demp: { $name }
mute-spectators = Demp alle tilskuere
notice-join = { $name } setter seg.
notice-leave = { $name } forlater bordet.
notice-kick = Verten fjernet { $name } fra bordet.
notice-rename = { $name } heter { $other } nå.
notice-start = Spillet begynner.
notice-undo = { $name } angrer det siste valget.
notice-resign = { $name } gir opp.
notice-bot = En bot spiller for { $name }.
notice-flag = Tiden er ute for { $name }: en bot tar over.
notice-overtime = Tiden er ute for { $name }: bare noen få sekunder igjen.
notice-back = { $name } er tilbake og spiller videre.
notice-here = { $name } er her.
notice-away = { $name } er borte.
notice-mute = { $name } er dempet.
notice-unmute = { $name } kan skrive igjen.
notice-mute-spectators = Tilskuerne er dempet.
notice-unmute-spectators = Tilskuerne kan skrive igjen.
notice-pause = Klokkene er satt på pause.
notice-run = Klokkene går igjen.
notice-extend = { $name } får { $seconds } sekunder til.
notice-claim = { $name } spiller på en annen enhet nå.
notice-give = Verten har laget en lenke som lar en annen enhet overta denne plassen: { $name }
notice-rematch = Et nytt bord er klart til omkamp.

## Clocks

clock-title = Klokker
clock-of = Tid igjen, { $name }:
clock-paused = pause
clock-hurry = skynd deg!
clock-warning = { $name }: { $seconds } sekunder igjen.
clock-pause = Sett klokkene på pause
clock-resume = Start klokkene igjen
clock-more = { $minutes ->
    [one] + 1 minutt
   *[other] + { $minutes } minutter
  }
clock-extend = { $minutes ->
    [one] + 1 minutt: { $name }
   *[other] + { $minutes } minutter: { $name }
  }

## Somebody is away

absence-title = Hvem som er borte
absence-soon = { $name } er borte. Om { $time } kan du la en bot spille.
absence-away = { $name } er fortsatt borte. Hva vil du gjøre?
absence-seen = { $name } er borte.
absence-choose = Mens { $name } er borte
absence-wait = Vent
absence-turn = La en bot spille denne turen
absence-until = La en bot spille til spilleren er tilbake
absence-give = Gi plassen til en annen enhet
absence-waiting = Du venter.
absence-again = Velg på nytt
absence-bot-turn = { $name } er borte: en bot spiller denne turen.
absence-bot-return = { $name } er borte: en bot spiller til spilleren er tilbake.
absence-bot-end = En bot spiller for { $name } resten av spillet.
absence-stop-bot = Vent i stedet
absence-mine = { $name }: en bot spiller for deg
absence-return = Ta tilbake plassen
absence-given = Verten har gitt plassen din til en annen enhet: { $name }. Be verten om en lenke hvis du vil ha den tilbake.
time-up-mine = Tiden er ute, { $name }! Velg nå, ellers tar en bot over.
time-up-gone = Tiden din er ute, { $name }: en bot spiller for deg.
time-up-back = { $name }: boten fullfører denne turen, så spiller du igjen.

## The connection

banner-offline = Ingen forbindelse. Kobler til igjen …
banner-offline-kept = Ingen forbindelse. Kobler til igjen … Trekket ditt er lagret og blir sendt.
banner-offline-last = Uten nett, slik det var { $time }. Du kan se, men ikke spille før forbindelsen er tilbake.
banner-late = Serveren bruker lang tid på å svare. Venter …
banner-late-kept = Serveren bruker lang tid på å svare. Trekket ditt er lagret og blir sendt.
banner-busy = Serveren har det travelt. Siden fortsetter å prøve.
banner-again = Siden fortsetter å prøve.
banner-back = Du er på nett igjen.
banner-refused = Dette bordet kan ikke åpnes.
banner-gone = Verten har slettet dette bordet.
banner-archived = Ingen har spilt her på lenge, så bordet er arkivert.
banner-restore = Gjenopprett bordet
banner-home = Forside

## Moving a seat

move-seat-about = Du får en lenke og en kode å skanne. Den andre enheten overtar plassen din, og på denne kan du deretter bare se på.
move-seat-offer = Flytt denne plassen: { $name }
move-seat-none = Du har ingen plass ved dette bordet.
move-seat-how = Åpne lenken på den andre enheten, eller skann koden. Lenken virker én gang. Plass: { $name }
move-seat-qr = Lenken som QR-kode
move-seat-link = Lenke til den andre enheten
move-seat-copy = Kopier
move-seat-copied = Lenken er kopiert.
move-seat-moved = Du spiller på den andre enheten nå. Her kan du fortsatt se på.
move-seat-here = Du spiller på denne enheten nå: { $name }
move-seat-used = Denne lenken er allerede brukt, eller det er laget en nyere. Lag en ny lenke på den andre enheten din.
give-seat-about = Har { $name } mistet enheten eller byttet nettleser? Du får en lenke og en kode til en annen enhet. De virker én gang. Alle ved bordet får vite det. Kommer { $name } tilbake først, gjelder ikke lenken lenger.
give-seat-make = Lag lenken
give-seat-done = { $name } er ved bordet. Lenken virker ikke lenger.

## Whose turn it is, outside the page

attention-title = ● { $title }
attention-turn = Det er din tur.
attention-score = Velg hva du vil score.
attention-time = Tiden din er i ferd med å renne ut.
attention-full = Bordet ditt er fullt. Du kan begynne.
attention-table = Overworld, bord { $code }

## One device, several people

handover-title = Neste: { $name }
handover-about = Gi enheten videre. Neste spiller: dette har skjedd siden din forrige tur.
handover-first = Gi enheten videre.
handover-go = Jeg er { $name }, fortsett
