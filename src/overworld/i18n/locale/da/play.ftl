# The table in the browser: prompts, actions, menu.

## Prompts: who must do what, one sentence

ask-set_up = Bordet gøres klar …
ask-chance = Noget nyt kommer frem …
ask-act-mine = Din tur. Vælg handling { $number } af 2.
ask-act = { $who } vælger handling { $number } af 2.
ask-unknown = { $who } vælger.
ask-unknown-mine = Vælg en af disse.
ask-extra-mine = Vælg din ekstra handling.
ask-extra = { $who } vælger en ekstra handling.
ask-second-mine = Tag din anden blok.
ask-second = { $who } vælger sin anden blok.
ask-bow-mine = En bue! Vil du vende en brik mere? Du har { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }, { $needed } kræves.
ask-bow = { $who } har vendt en bue: { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }, { $needed } kræves.
ask-pickaxe-mine = En isøkse! Vil du tage en blok? Du har { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }, { $needed } kræves.
ask-pickaxe = { $who } har vendt en isøkse: { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }, { $needed } kræves.
ask-tnt-mine = TNT! Vil du detonere den? Du har { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }, { $needed } kræves; med TNT { $detonated }.
ask-tnt = { $who } vælger, om TNT skal detoneres: { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }, { $needed } kræves; med TNT { $detonated }.
ask-fight-mine = Vil du bekæmpe denne mob?
ask-end-mine = Du har udført begge handlinger. Afslut din tur.
ask-end = { $who } afslutter turen.
ask-trade-mine = Afslut din tur, eller byt en mob til en ekstra handling.
ask-trade = { $who } afslutter turen eller bytter en mob.
ask-score-mine = Scoring { $card }. Vælg, hvad du vil score.
ask-score = { $who } vælger, hvad der skal scores på kort { $card }.
ask-over = Spillet er slut. { $winners } vinder med { $score } XP.
ask-over-shared = Spillet er slut. { $winners } deler sejren med { $score } XP.
# Several people share this device: whose sentence it is.
ask-named = { $who }: { $sentence }

## Actions

actions = Handlinger
action-collect = Blokke
action-explore = Udforsk
action-build = Byg
action-fight = Kæmp
action-weapon = Våben
action-any = Vælg noget, der lyser: en blok, et kryds, et kort eller en brik.
action-chosen-collect = Vælg en blok med lys kant.
action-chosen-explore = Vælg et kryds, højst { $steps } skridt væk. Du må gerne blive stående.
action-chosen-build = Vælg en bygning ved siden af dig.
action-chosen-space = Vælg et felt på din spilleplade.
action-chosen-fight = Vælg en mob ved siden af dig.
action-chosen-mob = Du vender brikker fra din stak. Det kan ikke fortrydes.
action-chosen-weapon = Vælg et våben ved siden af dig.
action-cancel = Annullér
action-confirm = Bekræft
prompt-whole = Læs det hele
action-confirm-what = Tryk igen, eller bekræft: Det kan ikke fortrydes.
action-undo = Fortryd
action-end = Afslut tur
action-trade = Byt en mob
action-hint = Tip
race = XP: { $all }
race-entry = { $who } { $xp }
bar-turn = Tur { $turn }
bar-day = Dagens parti: dette forsøg tæller
try-out = Forsøg fra tur { $turn }
try-out-back = Tilbage til det første spil
try-out-begun = Dette er et forsøg. Menuen fører tilbage til det første spil.
slot-collect = { $count } at tage
slot-explore = { $count } kryds
slot-build = { $count } tæt på
slot-fight = { $count } tæt på
slot-weapon = { $count } tæt på
slot-none = ikke nu
slot-done = gjort
ending-in = { $seconds ->
    [one] Din tur slutter om 1 sekund.
   *[other] Din tur slutter om { $seconds } sekunder.
  }
ending-stop = Ikke endnu

## Undo

undo-not-nothing = Der er ikke noget at fortryde endnu.
undo-not-revealed = Noget nyt er kommet frem, så det kan ikke fortrydes.
undo-not-ended = Turen er slut, så det kan ikke fortrydes.
undo-not-turn_start = Turen er lige begyndt: Der er ikke noget at fortryde.
undo-not-other_player = En anden spiller har valgt siden da, så det kan ikke fortrydes.
undo-not-yours = Du kan kun fortryde dine egne valg.
undo-not-off = ”Fortryd” er slået fra ved dette bord.

## Parts of the table

part-world = Oververdenen
part-cube = Terning
part-board = Spilleplade
part-log = Log
part-me = Mine ting
part-opponents = Andre spillere
part-views = Bordets dele
part-side = Log og chat
part-chat = Chat
skip-actions = Gå til handlingerne
skip-world = Gå til Oververdenen
skip-cube = Gå til terningen
skip-me = Gå til dine ting
stage-now = Vises nu: { $part }.

## Menu

menu = Menu
menu-home = Forlad bordet
menu-overview = Oversigtskort
menu-rules = Regler
menu-replay = Gense spillet
menu-record = Hent spillet som fil
menu-link = Kopiér linket
menu-copied = Linket er kopieret.
menu-seat = Fortsæt på en anden enhed
menu-settings = Indstillinger
menu-keys = Taster
menu-resign = Giv op
menu-resign-sure = Vil du give op i dette spil?
menu-resign-two = Så vinder den anden spiller.
menu-resign-more = Så spiller en bot videre for dig, til spillet er slut.
menu-resign-day = Det er dit eneste forsøg i dag. Hvis du giver op, er du sidst og får ingen point.
menu-paint = Vis figuren, jeg har malet
menu-delete = Slet bordet
menu-delete-sure = Vil du slette bordet med spil og chat for alle?
leave-sure = Vil du forlade bordet?
leave-kept = Din plads er stadig din: Kom tilbage med det samme link eller via ”Dine borde”.
leave-yes = Forlad bordet
leave-no = Bliv her
yes-resign = Giv op
yes-delete = Slet
table-code = Bord { $code }
table-of = { $title } – bord { $code }
spectators = { $count ->
    [0] Ingen ser med
    [one] 1 ser med
   *[other] { $count } ser med
  }
connection-online = Online
connection-lag = Online, { $ms } ms
connection-offline = Offline
connection-connecting = Forbinder
connection-late = Langsom
connection-busy = Optaget
connection-refused = Lukket
connection-gone = Slettet
decision-waiting = Dit sidste træk er stadig på vej.

## Read-outs

read-last = Sidst: { $text }
read-last-none = Der er ikke sket noget endnu.
read-standings = Stillingen: { $list }.
read-standing = { $who } { $xp } XP
read-cube = Terningen: { $blocks ->
    [one] 1 blok tilbage
   *[other] { $blocks } blokke tilbage
  }; { $layers }. { $takeable ->
    [0] Du kan ikke tage nogen blok nu.
    [one] 1 blok er fri.
   *[other] { $takeable } blokke er frie.
  }
read-layer = lag { $layer } har { $left } tilbage
read-block = { $material } ({ $places })
read-blocks = Du kan tage: { $list }.
read-near = Ved siden af dig: { $list }
read-near-none = Der ligger intet ved siden af dig.
read-near-building = { $name }: { $xp } XP, koster { $cost }.
read-near-building-can = { $name }: { $xp } XP, koster { $cost }; du kan bygge den.
read-near-mob = { $name }: { $xp } XP, { $needs }.
read-near-mob-chance = { $name }: { $xp } XP, { $needs }; din chance er { $chance }.
read-near-weapon = { $name }: { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }.
part-count = { $part } ({ $count })

## Overview cards

overview-turn = Din tur
overview-two = Udfør to forskellige handlinger.
overview-collect = Tag 2 blokke fra terningen, en ad gangen. Oversiden og mindst 2 sider skal være frie.
overview-explore = Gå 0, 1 eller 2 skridt, og vend så alt omkring dig.
overview-build = Betal blokkene for en bygning ved siden af dig, og læg den på et af dine 9 felter.
overview-fight = Vend 3 brikker mod en mob ved siden af dig. Har du hjerter nok, besejrer du den.
overview-weapon = Tag et våben ved siden af dig, og bland det ind i din stak.
overview-extra = Derefter må du bytte handlingsmobs, hver til en valgfri handling mere.
overview-card-A = A: biomer
overview-card-B = B: materialer
overview-card-C = C: typer
overview-when = { $layer ->
    [1] Når terningens øverste lag er tømt.
    [2] Når det andet lag er tømt.
   *[3] Når det tredje lag er tømt; så slutter spillet.
  }
overview-what = Vælg en
overview-each = XP pr. felt
overview-now = Dine point nu
overview-sum = { $spaces } × { $points } = { $total }
overview-printed = Din største sammenhængende gruppe tæller, trykte biomer medregnet.
overview-not-printed = Din største sammenhængende gruppe af bygninger tæller.

rules-page = Regler
