# The table in the browser: prompts, actions, menu.

## Prompts: who must do what, one sentence

ask-set_up = De tafel wordt klaargezet.
ask-chance = Het toeval beslist …
ask-act-mine = Jij bent aan de beurt: kies actie { $number } van 2.
ask-act = { $who } kiest actie { $number } van 2.
ask-unknown = { $who } beslist.
ask-unknown-mine = Kies een van deze.
ask-extra-mine = Kies je extra actie.
ask-extra = { $who } kiest een extra actie.
ask-second-mine = Pak je tweede blok.
ask-second = { $who } pakt een tweede blok.
ask-bow-mine = Een boog: nog een tegel omdraaien? Je hebt { $hearts } van { $needed } harten.
ask-bow = { $who } heeft een boog omgedraaid: { $hearts } van { $needed } harten.
ask-pickaxe-mine = Een pikhouweel: nu een blok pakken? Je hebt { $hearts } van { $needed } harten.
ask-pickaxe = { $who } heeft een pikhouweel omgedraaid: { $hearts } van { $needed } harten.
ask-tnt-mine = TNT: aansteken? Je hebt { $hearts } van { $needed } harten, met TNT { $detonated }.
ask-tnt = { $who } beslist over de TNT: { $hearts } van { $needed } harten, met TNT { $detonated }.
ask-end-mine = Je twee acties zijn gedaan: beëindig je beurt.
ask-end = { $who } beëindigt de beurt.
ask-trade-mine = Beëindig je beurt, of ruil een monster in voor nog een actie.
ask-trade = { $who } beëindigt de beurt of ruilt een monster in.
ask-score-mine = Puntentelling { $card }: kies wat je telt.
ask-score = Puntentelling { $card }: { $who } kiest.
ask-over = Het spel is afgelopen. { $winners } – { $score } XP.
ask-over-shared = Het spel is afgelopen. { $winners } winnen samen, met { $score } XP.
# Several people share this device: whose sentence it is.
ask-named = { $who }: { $sentence }

## Actions

actions = Acties
action-collect = Blokken
action-explore = Verkennen
action-build = Bouwen
action-fight = Vechten
action-weapon = Wapen
action-any = Druk op iets dat oplicht: een blok, een kruispunt, een gebouw, een monster.
action-chosen-collect = Kies een blok met een lichte rand.
action-chosen-explore = Kies een kruispunt, hooguit { $steps } stappen ver. Blijven staan mag ook.
action-chosen-build = Kies een gebouw naast je.
action-chosen-space = Kies een veld op je bord.
action-chosen-fight = Kies een monster naast je.
action-chosen-weapon = Kies een wapen naast je.
action-cancel = Annuleren
action-confirm = Bevestigen
prompt-whole = Alles lezen
action-confirm-what = Tik nog eens of bevestig: dit kun je niet terugnemen.
action-undo = Terugnemen
action-end = Einde beurt
action-trade = Monster inruilen
action-hint = Hint
race = XP: { $all }
race-entry = { $who } { $xp }
bar-turn = Beurt { $turn }
slot-collect = { $count } vrij
slot-explore = { $count } wegen
slot-build = { $count } dichtbij
slot-fight = { $count } dichtbij
slot-weapon = { $count } hier
slot-none = nu niet
slot-done = gedaan
ending-in = { $seconds ->
    [one] Je beurt eindigt over 1 seconde.
   *[other] Je beurt eindigt over { $seconds } seconden.
  }
ending-stop = Nog niet

## Undo

undo-not-nothing = Er is nog niets gekozen.
undo-not-revealed = Er is iets nieuws onthuld.
undo-not-ended = De beurt is voorbij.
undo-not-turn_start = De beurt is net begonnen.
undo-not-other_player = De laatste keuze was van een andere speler.
undo-not-yours = Je kunt alleen je eigen keuzes terugnemen.
undo-not-off = Aan deze tafel wordt niets teruggenomen.

## Parts of the table

part-world = Bovenwereld
part-cube = Kubus
part-board = Bord
part-log = Verloop
part-me = Mijn spullen
part-opponents = Andere spelers
part-views = Delen van de tafel
part-side = Verloop en chat
part-chat = Chat
skip-actions = Naar de acties
skip-world = Naar de bovenwereld
skip-cube = Naar de kubus
skip-me = Naar je spullen
stage-now = Nu te zien: { $part }.

## Menu

menu = Menu
menu-home = De tafel verlaten
menu-overview = Overzichtskaarten
menu-rules = Spelregels
menu-replay = Herhaling
menu-record = Spelverslag downloaden
menu-link = Link kopiëren
menu-copied = De link is gekopieerd.
menu-seat = Mijn plaats verhuizen
menu-settings = Instellingen
menu-keys = Toetsen
menu-resign = Opgeven
menu-resign-sure = Wil je dit spel opgeven?
menu-resign-two = Dan wint de andere speler.
menu-resign-more = Dan speelt een bot voor je verder tot het einde.
menu-paint = Mijn getekende speelfiguur tonen
menu-delete = De tafel verwijderen
menu-delete-sure = Deze tafel met spel en chat voor iedereen verwijderen?
leave-sure = Deze tafel verlaten?
leave-kept = Je plaats blijft van jou: kom terug via dezelfde link, of via ‘Jouw tafels’.
leave-yes = Verlaten
leave-no = Blijven
yes-resign = Opgeven
yes-delete = Verwijderen
table-code = Tafel { $code }
table-of = { $title } – tafel { $code }
spectators = { $count ->
    [0] Er kijkt niemand
    [one] Er kijkt 1 persoon
   *[other] Er kijken { $count } mensen
  }
connection-online = Online
connection-lag = Online, { $ms } ms
connection-offline = Offline
connection-connecting = Verbinden
connection-late = Traag
connection-busy = Bezet
connection-refused = Gesloten
connection-gone = Verwijderd
decision-waiting = Je laatste zet is nog onderweg.

## Read-outs

read-last = Als laatste: { $text }
read-last-none = Er is nog niets gebeurd.
read-standings = Stand: { $list }.
read-standing = { $who } { $xp } XP
read-cube = Kubus: { $blocks ->
    [one] nog 1 blok
   *[other] nog { $blocks } blokken
  }; { $layers }. { $takeable ->
    [0] Er is nu niets te pakken.
    [one] Je kunt 1 blok pakken.
   *[other] Je kunt { $takeable } blokken pakken.
  }
read-layer = laag { $layer } heeft er nog { $left }
read-block = { $material } ({ $places })
read-blocks = Je kunt pakken: { $list }.
read-near = Naast je: { $list }
read-near-none = Er ligt niets naast je.
read-near-building = { $name }: kost { $cost }, { $xp } XP.
read-near-building-can = { $name }: kost { $cost }, { $xp } XP; je kunt het bouwen.
read-near-mob = { $name }: { $needs }, { $xp } XP.
read-near-mob-chance = { $name }: { $needs }, { $xp } XP; je kans is { $chance }.
read-near-weapon = { $name }: { $hearts ->
    [one] 1 hart
   *[other] { $hearts } harten
  }.
part-count = { $part } ({ $count })

## Overview cards

overview-turn = Jouw beurt
overview-two = Doe twee verschillende acties.
overview-collect = Pak 2 blokken van de kubus, een voor een: de bovenkant en minstens 2 zijden moeten vrij zijn.
overview-explore = Zet 0, 1 of 2 stappen en draai dan alles om je heen om.
overview-build = Betaal blokken voor een gebouw naast je en leg het op een van je 9 velden.
overview-fight = Draai 3 tegels om tegen een monster naast je: met genoeg harten versla je het.
overview-weapon = Pak een wapen naast je en doe het bij je stapel.
overview-extra = Lever daarna actiemonsters in: elk is goed voor nog een actie naar keuze.
overview-card-A = A: biomes
overview-card-B = B: bouwmateriaal
overview-card-C = C: types
overview-when = { $layer ->
    [1] Als de bovenste laag van de kubus weg is.
    [2] Als de tweede laag weg is.
   *[3] Als de derde laag weg is; daarna is het spel afgelopen.
  }
overview-what = Een van
overview-each = XP per veld
overview-now = Jij nu
overview-sum = { $spaces } × { $points } = { $total }
overview-printed = Je grootste aaneengesloten groep telt, gedrukte biomes inbegrepen.
overview-not-printed = Je grootste aaneengesloten groep gebouwen telt.

rules-page = Spelregels
