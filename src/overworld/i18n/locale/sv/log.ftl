# What has happened: the log, the recap after other people's turns, and moves in words.
# Names of people and things are put in as they stand in a list, so a sentence can set them
# apart with a colon or brackets instead of bending them.

## The log, an entry each

log-began = Ovanvärlden ligger klar. { $name } börjar.
log-unknown = Något nytt: { $code } { $name }
log-turn = Tur { $turn }: { $name }
log-mined = { $name } tar ett block: { $block } ({ $column })
log-mined-pickaxe = { $name } tar ett block med spetshackan: { $block } ({ $column })
log-uncovered = Ett nytt block syns: { $block } ({ $column }, höjd { $level })
log-layer = Kubens lager { $layer } är tömt.
log-layer-card = Kubens lager { $layer } är tömt: poängräkning { $card } kommer när den här turen är slut.
log-explored = { $steps ->
    [0] { $name } står kvar och ser sig omkring ({ $crossing })
    [one] { $name } går 1 steg ({ $start } till { $crossing })
   *[other] { $name } går { $steps } steg ({ $start } till { $crossing })
  }
log-revealed = Uppvänt: { $face } ({ $cell })
log-built = { $name } bygger: { $tile } ({ $space }). Betalat: { $paid }.
log-built-xp = { $name } bygger: { $tile } ({ $space }). Betalat: { $paid }. Det ger { $xp } XP.
log-built-over = { $name } bygger: { $tile } ({ $space }). Betalat: { $paid }. Övertäckt: { $covered }.
log-built-over-xp = { $name } bygger: { $tile } ({ $space }). Betalat: { $paid }. Övertäckt: { $covered }. Det ger { $xp } XP.
log-nothing = inget
log-fight = { $needed ->
    [one] { $name } slåss mot: { $mob } ({ $cell }), 1 hjärta
   *[other] { $name } slåss mot: { $mob } ({ $cell }), { $needed } hjärtan
  }
log-fight-chance = { $needed ->
    [one] { $name } slåss mot: { $mob } ({ $cell }), 1 hjärta. Vinstchans: { $chance }.
   *[other] { $name } slåss mot: { $mob } ({ $cell }), { $needed } hjärtan. Vinstchans: { $chance }.
  }
log-turned = { $hearts ->
    [one] { $name } vänder upp ett kort: { $weapon }. Hittills 1 hjärta.
   *[other] { $name } vänder upp ett kort: { $weapon }. Hittills { $hearts } hjärtan.
  }
log-turned-xp = { $hearts ->
    [one] { $name } vänder upp ett kort: { $weapon }. Det ger { $xp } XP. Hittills 1 hjärta.
   *[other] { $name } vänder upp ett kort: { $weapon }. Det ger { $xp } XP. Hittills { $hearts } hjärtan.
  }
log-drew = { $name } använder en pilbåge och vänder upp ett kort till.
log-declined-bow = { $name } vänder inte upp något extra kort med pilbågen.
log-declined-pickaxe = { $name } tar inget block med spetshackan.
log-declined-tnt = { $name } behåller TNT-kortet.
log-detonated = { $hearts ->
    [one] { $name } spränger TNT: nu 1 hjärta.
   *[other] { $name } spränger TNT: nu { $hearts } hjärtan.
  }
log-took = { $name } tar ett vapen: { $weapon } ({ $cell })
log-traded = { $name } byter in en mob mot en extra handling: { $mob }
log-ended = { $name } avslutar turen.
log-ended-due = { $name } avslutar turen. Nu räknas poäng: { $cards }.
log-scored = Poängräkning { $card }, { $name }: { $trait }, { $spaces } × { $points } = { $xp } XP
log-bonus = { $name } får poäng för en mob: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } XP
log-counting = { $name } får poäng för: { $trait }
log-counting-mob = { $name } får poäng för en mob: { $mob }
log-over = { $count ->
    [one] Spelet är slut. Vinnare: { $winners }. XP: { $scores }.
   *[other] Spelet är slut. Delad seger: { $winners }. XP: { $scores }.
  }
log-over-blocks = { $count ->
    [one] Spelet är slut. Vinnare med flest block kvar: { $winners }. XP: { $scores }. Block: { $blocks }.
   *[other] Spelet är slut. Delad seger: { $winners }. XP: { $scores }. Block: { $blocks }.
  }
log-over-each = { $name } { $number }

## The same without codes of places, for players who see the land and the cube

log-block = { $name } tar ett block: { $block }
log-block-pickaxe = { $name } tar ett block med spetshackan: { $block }
log-block-new = Ett nytt block syns: { $block }
log-went = { $steps ->
    [0] { $name } står kvar och ser sig omkring
    [one] { $name } går 1 steg
   *[other] { $name } går { $steps } steg
  }
log-went-near = { $went }, intill: { $near }

## The outcome of a fight: a first sentence, then those of these that there is something to say about

log-fought-won = { $name } besegrar en mob: { $mob }, { $hearts } ♥, { $needed } krävs. Det ger { $xp } XP.
log-fought-lost = { $name } besegrar inte moben: { $mob }, { $hearts } ♥, { $needed } krävs. Den ligger kvar.
log-fought-hoes = Guldhackor: { $xp } XP.
log-fought-blocks = Tagna block: { $blocks }.
log-fought-back = { $tokens ->
    [one] 1 vapenkort går tillbaka till högen.
   *[other] { $tokens } vapenkort går tillbaka till högen.
  }
log-fought-tnt = { $count ->
    [one] 1 TNT-kort lämnar spelet.
   *[other] { $count } TNT-kort lämnar spelet.
  }

## The player's own actions, as screen readers speak them

own-block = Du tar ett block: { $block }
own-block-pickaxe = Du tar ett block med spetshackan: { $block }
own-built = Du bygger: { $tile } ({ $space }). Betalat: { $paid }.
own-built-xp = Du bygger: { $tile } ({ $space }). Betalat: { $paid }. Det ger { $xp } XP.
own-built-over = Du bygger: { $tile } ({ $space }). Betalat: { $paid }. Övertäckt: { $covered }.
own-built-over-xp = Du bygger: { $tile } ({ $space }). Betalat: { $paid }. Övertäckt: { $covered }. Det ger { $xp } XP.
own-took = Du tar ett vapen: { $weapon } ({ $cell })
own-traded = Du byter in en mob mot en extra handling: { $mob }
own-scored = Du får poäng för kort { $card }: { $trait }, { $spaces } × { $points } = { $xp } XP
own-bonus = Du får poäng för en mob: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } XP
own-turned = { $hearts ->
    [one] Du vänder upp ett kort: { $weapon }. Hittills 1 hjärta.
   *[other] Du vänder upp ett kort: { $weapon }. Hittills { $hearts } hjärtan.
  }
own-turned-xp = { $hearts ->
    [one] Du vänder upp ett kort: { $weapon }. Det ger { $xp } XP. Hittills 1 hjärta.
   *[other] Du vänder upp ett kort: { $weapon }. Det ger { $xp } XP. Hittills { $hearts } hjärtan.
  }
own-fought-won = Du besegrar en mob: { $mob }, { $hearts } ♥, { $needed } krävs. Det ger { $xp } XP.
own-fought-lost = Du besegrar inte moben: { $mob }, { $hearts } ♥, { $needed } krävs. Den ligger kvar.

## Moves in words

move-mine = Ta ett block: { $block }
move-explore = Utforska: en plats där inget är uppvänt
move-explore-near = Utforska: intill { $near }
move-explore-stay = Utforska: stanna här
move-build = Bygg: { $tile } ({ $cell }), { $space }
move-fight = Bekämpa: { $mob } ({ $cell })
move-take = Ta ett vapen: { $weapon } ({ $cell })
move-draw = Pilbåge: vänd upp ett kort till
move-pass-bow = Pilbåge: inget extra kort
move-pass-pickaxe = Spetshacka: ta inget block
move-pass-tnt = Behåll TNT-kortet
move-detonate = Spräng TNT
move-trade = Byt in en mob mot en extra handling
move-end = Avsluta turen
move-score = Poäng för: { $trait }

## Log and recap

log-title = Det här har hänt
log-filter = Visa
log-by-bot = spelat av en bot
log-everybody = Alla
log-empty = Inget har hänt än.
recap-title = Sedan ditt senaste beslut

## Chat and notices about people

chat-title = Chatt
chat-empty = Ingen har skrivit något än.
chat-hidden = Orden från dem du blockerar är dolda.
chat-field = Skriv något
chat-send = Skicka
chat-spectator = En åskådare
chat-off = Vid det här bordet finns ingen chatt.
chat-muted = Värden har tystat dig. Du kan fortfarande läsa.
chat-silenced = De som driver servern har tystat dig till { $until }. Du kan fortfarande spela och läsa.
say-title = Prata: reaktioner och chatt
say-reactions = Reaktioner
say-all = Öppna hela chatten
reaction-cheer = Bra spelat!
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-oops = Åh nej!
bubble-said = { $name }: { $text }
mute-title = Tysta någon
mute-seat = Tysta: { $name }
mute-spectators = Tysta alla åskådare
notice-join = { $name } slår sig ner.
notice-leave = { $name } lämnar bordet.
notice-kick = { $name } togs bort av värden.
notice-rename = { $name } heter nu { $other }.
notice-start = Spelet börjar.
notice-undo = { $name } ångrar det senaste beslutet.
notice-resign = { $name } ger upp.
notice-bot = En bot spelar åt { $name }.
notice-flag = Tiden är ute för { $name }: en bot tar över.
notice-overtime = Tiden är ute för { $name }: bara några sekunder återstår.
notice-back = { $name } är tillbaka och spelar vidare.
notice-here = { $name } är här.
notice-away = { $name } är borta.
notice-mute = { $name } är tystad.
notice-unmute = { $name } får skriva igen.
notice-mute-spectators = Åskådarna är tystade.
notice-unmute-spectators = Åskådarna får skriva igen.
notice-pause = Klockorna är pausade.
notice-run = Klockorna går igen.
notice-extend = { $name } får { $seconds } sekunder till.
notice-claim = { $name } spelar nu på en annan enhet.
notice-give = Värden har skapat en länk så att en annan enhet kan ta över den här platsen: { $name }
notice-rematch = Det finns ett nytt bord för revansch.

## Clocks

clock-title = Klockor
clock-of = Tid kvar, { $name }:
clock-paused = pausad
clock-hurry = skynda dig!
clock-warning = { $name }: { $seconds } sekunder kvar.
clock-pause = Pausa klockorna
clock-resume = Starta klockorna igen
clock-more = { $minutes ->
    [one] + 1 minut
   *[other] + { $minutes } minuter
  }
clock-extend = { $minutes ->
    [one] + 1 minut: { $name }
   *[other] + { $minutes } minuter: { $name }
  }

## Somebody is away

absence-title = Vilka som är borta
absence-soon = { $name } är borta. Om { $time } kan du låta en bot spela.
absence-away = { $name } är fortfarande borta. Vad vill du göra?
absence-seen = { $name } är borta.
absence-choose = Medan { $name } är borta
absence-wait = Vänta
absence-turn = Låt en bot spela den här turen
absence-until = Låt en bot spela tills spelaren är tillbaka
absence-give = Ge platsen till en annan enhet
absence-waiting = Du väntar.
absence-again = Välj igen
absence-bot-turn = { $name } är borta: en bot spelar den här turen.
absence-bot-return = { $name } är borta: en bot spelar tills spelaren är tillbaka.
absence-bot-end = En bot spelar åt { $name } till slutet.
absence-stop-bot = Vänta i stället
absence-mine = { $name }: en bot spelar åt dig
absence-return = Ta tillbaka min plats
absence-given = Värden har gett din plats till en annan enhet: { $name }. Be värden om en länk om du vill ha den tillbaka.
time-up-mine = Tiden är ute, { $name }! Välj nu, annars tar en bot över.
time-up-gone = Din tid är ute, { $name }: en bot spelar åt dig.
time-up-back = { $name }: boten avslutar den här turen, sedan spelar du igen.

## The connection

banner-offline = Ingen anslutning. Ansluter igen …
banner-offline-kept = Ingen anslutning. Ansluter igen … Ditt drag är sparat och kommer att skickas.
banner-offline-last = Offline, läget { $time }. Du kan titta, men inte spela förrän anslutningen är tillbaka.
banner-late = Servern svarar långsamt. Väntar …
banner-late-kept = Servern svarar långsamt. Ditt drag är sparat och kommer att skickas.
banner-busy = Servern är hårt belastad. Sidan fortsätter att försöka.
banner-again = Sidan fortsätter att försöka.
banner-back = Du är online igen.
banner-refused = Det här bordet går inte att öppna.
banner-gone = Värden har tagit bort det här bordet.
banner-archived = Ingen har spelat här på länge, så bordet är arkiverat.
banner-restore = Återställ bordet
banner-home = Startsidan

## Moving a seat

move-seat-about = Du får en länk och en kod att skanna. Den andra enheten tar över din plats, och sedan kan du bara titta på här.
move-seat-offer = Flytta den här platsen: { $name }
move-seat-none = Du har ingen plats vid det här bordet.
move-seat-how = Öppna länken på den andra enheten, eller skanna koden. Länken fungerar en gång. Plats: { $name }
move-seat-qr = Länken som QR-kod
move-seat-link = Länk för den andra enheten
move-seat-copy = Kopiera
move-seat-copied = Länken är kopierad.
move-seat-moved = Nu spelar du på den andra enheten. Här kan du fortsätta titta på.
move-seat-here = Nu spelar du på den här enheten: { $name }
move-seat-used = Länken har redan använts, eller så finns det en nyare. Skapa en ny länk på din andra enhet.
give-seat-about = Har { $name } tappat bort enheten eller bytt webbläsare? Du får en länk och en kod till en annan enhet. De fungerar en gång. Alla vid bordet får veta det. Om { $name } hinner tillbaka först slutar länken att gälla.
give-seat-make = Skapa länken
give-seat-done = { $name } är vid bordet. Länken fungerar inte längre.

## Whose turn it is, outside the page

attention-title = ● { $title }
attention-turn = Det är din tur.
attention-score = Välj vad du vill få poäng för.
attention-time = Din tid håller på att ta slut.
attention-full = Ditt bord är fullt. Du kan börja.
attention-table = Overworld, bord { $code }

## One device, several people

handover-title = Näst på tur: { $name }
handover-about = Lämna över enheten. Nästa spelare: det här har hänt sedan din senaste tur.
handover-first = Lämna över enheten.
handover-go = Jag är { $name }, fortsätt
