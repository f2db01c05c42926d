# The table in the browser: prompts, actions, menu.

## Prompts: who must do what, one sentence

ask-set_up = Bordet gjøres klart.
ask-chance = Tilfeldighetene rår …
ask-act-mine = Din tur: velg handling { $number } av 2.
ask-act = { $who } velger handling { $number } av 2.
ask-unknown = { $who } bestemmer.
ask-unknown-mine = Velg en av disse.
ask-extra-mine = Velg den ekstra handlingen din.
ask-extra = { $who } velger en ekstra handling.
ask-second-mine = Ta blokk nummer to.
ask-second = { $who } tar blokk nummer to.
ask-bow-mine = En bue: snu én pollett til? Du har { $hearts } av { $needed } hjerter.
ask-bow = { $who } har snudd en bue: { $hearts } av { $needed } hjerter.
ask-pickaxe-mine = En spisshakke: ta en blokk nå? Du har { $hearts } av { $needed } hjerter.
ask-pickaxe = { $who } har snudd en spisshakke: { $hearts } av { $needed } hjerter.
ask-tnt-mine = TNT: detonere? Du har { $hearts } av { $needed } hjerter, med TNT { $detonated }.
ask-tnt = { $who } har TNT og velger: { $hearts } av { $needed } hjerter, med TNT { $detonated }.
ask-end-mine = Begge handlingene er gjort: avslutt turen din.
ask-end = { $who } avslutter turen.
ask-trade-mine = Avslutt turen din, eller bytt en mob mot én handling til.
ask-trade = { $who } avslutter turen eller bytter en mob.
ask-score-mine = Scoring { $card }: velg hva du vil score.
ask-score = Scoring { $card }: { $who } velger.
ask-over = Spillet er over. { $winners } – { $score } XP.
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
action-any = Trykk på noe som lyser: en blokk, et kryss, en bygning, en mob.
action-chosen-collect = Velg en blokk med lys kant.
action-chosen-explore = Velg et kryss, høyst { $steps } steg unna. Du kan også bli stående.
action-chosen-build = Velg et byggverk ved siden av deg.
action-chosen-space = Velg et felt på spillbrettet ditt.
action-chosen-fight = Velg en mob ved siden av deg.
action-chosen-weapon = Velg et våpen ved siden av deg.
action-cancel = Avbryt
action-confirm = Bekreft
prompt-whole = Les alt
action-confirm-what = Trykk en gang til eller bekreft: dette kan ikke angres.
action-undo = Angre
action-end = Avslutt tur
action-trade = Bytt mob
action-hint = Tips
race = XP: { $all }
race-entry = { $who } { $xp }
bar-turn = Tur { $turn }
slot-collect = { $count } å ta
slot-explore = { $count } veier
slot-build = { $count } i nærheten
slot-fight = { $count } i nærheten
slot-weapon = { $count } her
slot-none = ikke nå
slot-done = gjort
ending-in = { $seconds ->
    [one] Turen din slutter om 1 sekund.
   *[other] Turen din slutter om { $seconds } sekunder.
  }
ending-stop = Ikke ennå

## Undo

undo-not-nothing = Ingenting er valgt ennå.
undo-not-revealed = Noe nytt ble snudd.
undo-not-ended = Turen er over.
undo-not-turn_start = Turen har nettopp begynt.
undo-not-other_player = Det var en annen spiller som valgte sist.
undo-not-yours = Du kan bare angre dine egne valg.
undo-not-off = Ved dette bordet kan man ikke angre.

## Parts of the table

part-world = Oververden
part-cube = Kube
part-board = Brett
part-log = Logg
part-me = Mine ting
part-opponents = De andre
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
menu-record = Last ned opptaket
menu-link = Kopier lenken
menu-copied = Lenken er kopiert.
menu-seat = Flytt plassen min
menu-settings = Innstillinger
menu-keys = Taster
menu-resign = Gi opp
menu-resign-sure = Vil du gi opp dette spillet?
menu-resign-two = Da vinner den andre spilleren.
menu-resign-more = En bot spiller ferdig på din plass.
menu-paint = Vis karakteren jeg har malt
menu-delete = Slett bordet
menu-delete-sure = Slette dette bordet med spill og chat, for alle?
leave-sure = Forlate dette bordet?
leave-kept = Plassen din står og venter: kom tilbake med samme lenke, eller fra «Bordene dine».
leave-yes = Forlat
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
  }; lagene ovenfra: { $layers }. { $takeable ->
    [0] Ingenting kan tas nå.
    [one] 1 blokk kan tas.
   *[other] { $takeable } blokker kan tas.
  }
read-layer = lag { $layer } har { $left } igjen
read-block = { $material } ({ $places })
read-blocks = Du kan ta: { $list }.
read-near = Ved siden av deg: { $list }
read-near-none = Ingenting ligger ved siden av deg.
read-near-building = { $name }: koster { $cost }, { $xp } XP.
read-near-building-can = { $name }: koster { $cost }, { $xp } XP; du kan bygge den.
read-near-mob = { $name }: { $needs }, { $xp } XP.
read-near-mob-chance = { $name }: { $needs }, { $xp } XP; sjansen din er { $chance }.
read-near-weapon = { $name }: { $hearts ->
    [one] 1 hjerte
   *[other] { $hearts } hjerter
  }.
part-count = { $part } ({ $count })

## Overview cards

overview-turn = Din tur
overview-two = Gjør to forskjellige handlinger.
overview-collect = Ta 2 blokker fra kuben, én om gangen: toppen og minst 2 sider må være frie.
overview-explore = Gå 0, 1 eller 2 steg, og snu alt rundt deg.
overview-build = Betal blokker for et byggverk ved siden av deg og legg det på et av dine 9 felt.
overview-fight = Snu 3 polletter mot en mob ved siden av deg: med nok hjerter vinner du.
overview-weapon = Ta et våpen ved siden av deg til bunken din.
overview-extra = Deretter kan du levere tilbake mobs med ekstra handling: hver gir deg én valgfri handling til.
overview-card-A = A: biomer
overview-card-B = B: materialer
overview-card-C = C: typer
overview-when = { $layer ->
    [1] Når det øverste laget av kuben er borte.
    [2] Når det andre laget er borte.
   *[3] Når det tredje laget er borte; da slutter spillet.
  }
overview-what = Ett av
overview-each = XP per felt
overview-now = Du nå
overview-sum = { $spaces } × { $points } = { $total }
overview-printed = Den største sammenkoblede gruppen din teller, også det som er trykt på brettet.
overview-not-printed = Den største sammenkoblede gruppen din med byggverk teller.

rules-page = Regler
