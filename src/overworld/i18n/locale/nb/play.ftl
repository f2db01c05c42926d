# The table in the browser: prompts, actions, menu.

## Prompts: who must do what, one sentence

ask-set_up = Bordet gjøres klart …
ask-chance = Noe nytt kommer fram …
ask-act-mine = Din tur. Velg handling { $number } av 2.
ask-act = { $who } velger handling { $number } av 2.
ask-unknown = { $who } velger.
ask-unknown-mine = Velg én av disse.
ask-extra-mine = Velg den ekstra handlingen din.
ask-extra = { $who } velger en ekstra handling.
ask-second-mine = Ta blokk nummer to.
ask-second = { $who } velger blokk nummer to.
ask-bow-mine = En bue! Vil du snu én pollett til? Du har { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }, { $needed } kreves.
ask-bow = { $who } har snudd en bue: { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }, { $needed } kreves.
ask-pickaxe-mine = En spisshakke! Vil du ta en blokk? Du har { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }, { $needed } kreves.
ask-pickaxe = { $who } har snudd en spisshakke: { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }, { $needed } kreves.
ask-tnt-mine = TNT! Vil du detonere det? Du har { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }, { $needed } kreves; med TNT { $detonated }.
ask-tnt = { $who } velger om TNT skal detoneres: { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }, { $needed } kreves; med TNT { $detonated }.
ask-fight-mine = Vil du slåss mot denne moben?
ask-end-mine = Du har brukt handlingene dine. Avslutt turen.
ask-end = { $who } avslutter turen.
ask-trade-mine = Avslutt turen din, eller bytt en mob mot en ekstra handling.
ask-trade = { $who } avslutter turen eller bytter inn en mob.
ask-score-mine = Scoring { $card }. Velg hva du vil score.
ask-score = { $who } velger hva som skal scores på kort { $card }.
ask-over = Spillet er over. { $winners } vinner med { $score } XP.
ask-over-shared = Spillet er over. { $winners } deler seieren med { $score } XP.
# Several people share this device: whose sentence it is.
ask-named = { $who }: { $sentence }

## Actions

actions = Handlinger
action-collect = Blokker
action-explore = Utforsk
action-build = Bygg
action-fight = Slåss
action-weapon = Våpen
action-any = Velg noe som lyser: en blokk, et kryss, et kort eller en pollett.
action-chosen-collect = Velg en blokk med lys kant.
action-chosen-explore = Velg et kryss, høyst { $steps } steg unna. Du kan også bli stående.
action-chosen-build = Velg et byggverk ved siden av deg.
action-chosen-space = Velg et felt på spillbrettet ditt.
action-chosen-fight = Velg en mob ved siden av deg.
action-chosen-mob = Du snur polletter fra bunken din. Dette kan ikke angres.
action-chosen-weapon = Velg et våpen ved siden av deg.
action-cancel = Avbryt
action-confirm = Bekreft
prompt-whole = Les alt
action-confirm-what = Trykk en gang til eller bekreft: dette kan ikke angres.
action-undo = Angre
action-end = Avslutt tur
action-trade = Bytt inn en mob
action-hint = Tips
race = XP: { $all }
race-entry = { $who } { $xp }
bar-turn = Tur { $turn }
bar-day = Dagens parti: dette forsøket teller
try-out = Forsøk fra tur { $turn }
try-out-back = Tilbake til det første spillet
try-out-begun = Dette er et forsøk. Menyen fører tilbake til det første spillet.
slot-collect = { $count } å ta
slot-explore = { $count } kryss
slot-build = { $count } her
slot-fight = { $count } her
slot-weapon = { $count } her
slot-none = ikke nå
slot-done = gjort
ending-in = { $seconds ->
    [one] Turen din slutter om 1 sekund.
   *[other] Turen din slutter om { $seconds } sekunder.
  }
ending-stop = Ikke ennå

## Undo

undo-not-nothing = Det er ingenting å angre ennå.
undo-not-revealed = Noe nytt har kommet fram, så dette kan ikke angres.
undo-not-ended = Turen er over, så dette kan ikke angres.
undo-not-turn_start = Turen har nettopp begynt: det er ingenting å angre.
undo-not-other_player = En annen spiller har valgt siden da, så dette kan ikke angres.
undo-not-yours = Du kan bare angre dine egne valg.
undo-not-off = «Angre» er slått av ved dette bordet.

## Parts of the table

part-world = Oververdenen
part-cube = Kube
part-board = Spillbrett
part-log = Logg
part-me = Mine ting
part-opponents = Andre spillere
part-views = Deler av bordet
part-side = Logg og chat
part-chat = Chat
skip-actions = Gå til handlingene
skip-world = Gå til Oververdenen
skip-cube = Gå til kuben
skip-me = Gå til tingene dine
stage-now = Nå vises: { $part }.

## Menu

menu = Meny
menu-home = Forlat bordet
menu-overview = Oversiktskort
menu-rules = Regler
menu-replay = Reprise
menu-record = Last ned spillet
menu-link = Kopier lenken
menu-copied = Lenken er kopiert.
menu-seat = Fortsett på en annen enhet
menu-settings = Innstillinger
menu-keys = Taster
menu-resign = Gi opp
menu-resign-sure = Vil du gi opp dette spillet?
menu-resign-two = Da vinner den andre spilleren.
menu-resign-more = En bot spiller for deg til spillet er slutt.
menu-resign-day = Dette er ditt eneste forsøk i dag. Hvis du gir opp, blir du sist og får ingen poeng.
menu-paint = Vis karakteren jeg har malt
menu-delete = Slett bordet
menu-delete-sure = Vil du slette dette bordet med spill og chat, for alle?
leave-sure = Vil du forlate dette bordet?
leave-kept = Plassen er fortsatt din: kom tilbake med samme lenke, eller fra «Bordene dine».
leave-yes = Forlat bordet
leave-no = Bli her
yes-resign = Gi opp
yes-delete = Slett
table-code = Bord { $code }
table-of = { $title } – bord { $code }
spectators = { $count ->
    [0] Ingen ser på
    [one] 1 ser på
   *[other] { $count } ser på
  }
connection-online = Tilkoblet
connection-lag = Tilkoblet, { $ms } ms
connection-offline = Frakoblet
connection-connecting = Kobler til
connection-late = Treg
connection-busy = Opptatt
connection-refused = Stengt
connection-gone = Slettet
decision-waiting = Det siste trekket ditt er fortsatt underveis.

## Read-outs

read-last = Sist: { $text }
read-last-none = Ingenting har skjedd ennå.
read-standings = Stillingen: { $list }.
read-standing = { $who } { $xp } XP
read-cube = Kuben: { $blocks ->
    [one] 1 blokk igjen
   *[other] { $blocks } blokker igjen
  }; { $layers }. { $takeable ->
    [0] Du kan ikke ta noen blokk nå.
    [one] 1 blokk er fri.
   *[other] { $takeable } blokker er frie.
  }
read-layer = lag { $layer } har { $left } igjen
read-block = { $material } ({ $places })
read-blocks = Du kan ta: { $list }.
read-near = Ved siden av deg: { $list }
read-near-none = Det ligger ingenting ved siden av deg.
read-near-building = { $name }: { $xp } XP, koster { $cost }.
read-near-building-can = { $name }: { $xp } XP, koster { $cost }; du kan bygge det.
read-near-mob = { $name }: { $xp } XP, { $needs }.
read-near-mob-chance = { $name }: { $xp } XP, { $needs }; sjansen din er { $chance }.
read-near-weapon = { $name }: { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }.
part-count = { $part } ({ $count })

## Overview cards

overview-turn = Din tur
overview-two = Utfør to forskjellige handlinger.
overview-collect = Ta 2 blokker fra kuben, én om gangen. Toppen og minst 2 sider må være frie.
overview-explore = Gå 0, 1 eller 2 steg, og snu så alt rundt deg.
overview-build = Betal blokkene for et byggverk ved siden av deg og legg det på et av de 9 feltene dine.
overview-fight = Snu 3 polletter mot en mob ved siden av deg. Med nok hjerter beseirer du den.
overview-weapon = Ta et våpen ved siden av deg og stokk det inn i bunken din.
overview-extra = Deretter kan du bytte inn mobs med ekstra handling. Hver gir deg én valgfri handling til.
overview-card-A = A: biomer
overview-card-B = B: materialer
overview-card-C = C: typer
overview-when = { $layer ->
    [1] Når det øverste laget av kuben er tømt.
    [2] Når det andre laget er tømt.
   *[3] Når det tredje laget er tømt; da slutter spillet.
  }
overview-what = Velg ett
overview-each = XP per felt
overview-now = Dine poeng nå
overview-sum = { $spaces } × { $points } = { $total }
overview-printed = Den største sammenkoblede gruppen din teller, trykte biomer medregnet.
overview-not-printed = Din største sammenkoblede gruppe med byggverk teller.

rules-page = Regler
