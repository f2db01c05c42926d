# The table in the browser: prompts, actions, menu.

## Prompts: who must do what, one sentence

ask-set_up = De tafel wordt klaargezet …
ask-chance = Er wordt iets onthuld …
ask-act-mine = Jij bent aan de beurt. Kies actie { $number } van 2.
ask-act = { $who } kiest actie { $number } van 2.
ask-unknown = { $who } kiest.
ask-unknown-mine = Kies een van deze.
ask-extra-mine = Kies je extra actie.
ask-extra = { $who } kiest een extra actie.
ask-second-mine = Pak je tweede blok.
ask-second = { $who } kiest een tweede blok.
ask-bow-mine = Een boog! Nog een tegel omdraaien? Je hebt { $hearts ->
    [one] 1 hart
   *[other] { $hearts } harten
  }, { $needed } nodig.
ask-bow = { $who } heeft een boog omgedraaid: { $hearts ->
    [one] 1 hart
   *[other] { $hearts } harten
  }, { $needed } nodig.
ask-pickaxe-mine = Een pikhouweel! Een blok pakken? Je hebt { $hearts ->
    [one] 1 hart
   *[other] { $hearts } harten
  }, { $needed } nodig.
ask-pickaxe = { $who } heeft een pikhouweel omgedraaid: { $hearts ->
    [one] 1 hart
   *[other] { $hearts } harten
  }, { $needed } nodig.
ask-tnt-mine = TNT! Aansteken? Je hebt { $hearts ->
    [one] 1 hart
   *[other] { $hearts } harten
  }, { $needed } nodig; met TNT { $detonated }.
ask-tnt = { $who } kiest wat er met de TNT gebeurt: { $hearts ->
    [one] 1 hart
   *[other] { $hearts } harten
  }, { $needed } nodig; met TNT { $detonated }.
ask-fight-mine = Tegen dit monster vechten?
ask-end-mine = Je hebt je acties gedaan. Beëindig je beurt.
ask-end = { $who } beëindigt de beurt.
ask-trade-mine = Beëindig je beurt, of ruil een monster in voor nog een actie.
ask-trade = { $who } beëindigt de beurt of ruilt een monster in.
ask-score-mine = Puntentelling { $card }. Kies waarvoor je punten krijgt.
ask-score = Puntentelling { $card }: { $who } kiest een eigenschap.
ask-over = Het spel is afgelopen. { $winners } wint met { $score } XP.
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
action-any = Kies iets wat oplicht: een blok, een kruispunt, een kaart of een tegel.
action-chosen-collect = Kies een blok met een lichte rand.
action-chosen-explore = Kies een kruispunt op hooguit { $steps } stappen. Blijven staan mag ook.
action-chosen-build = Kies een gebouw naast je.
action-chosen-space = Kies een veld op je bord.
action-chosen-fight = Kies een monster naast je.
action-chosen-mob = Je draait tegels uit je stapel om. Dit kun je niet terugnemen.
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
bar-day = Partij van de dag: deze poging telt
try-out = Proefspel vanaf beurt { $turn }
try-out-back = Terug naar het echte spel
try-out-begun = Dit is een proefspel. Het menu leidt terug naar het echte spel.
slot-collect = { $count } vrij
slot-explore = { $count } plekken
slot-build = { $count } mogelijk
slot-fight = { $count } naast je
slot-weapon = { $count } naast je
slot-none = nu geen
slot-done = gedaan
ending-in = { $seconds ->
    [one] Je beurt eindigt over 1 seconde.
   *[other] Je beurt eindigt over { $seconds } seconden.
  }
ending-stop = Nog niet

## Undo

undo-not-nothing = Er valt nog niets terug te nemen.
undo-not-revealed = Er is iets nieuws onthuld, dus dit kun je niet terugnemen.
undo-not-ended = De beurt is voorbij, dus dit kun je niet terugnemen.
undo-not-turn_start = De beurt is net begonnen: er valt niets terug te nemen.
undo-not-other_player = Intussen heeft een andere speler gekozen, dus dit kun je niet terugnemen.
undo-not-yours = Je kunt alleen je eigen keuzes terugnemen.
undo-not-off = Terugnemen staat uit aan deze tafel.

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
menu-record = Spel downloaden
menu-link = Link kopiëren
menu-copied = De link is gekopieerd.
menu-seat = Verder op een ander apparaat
menu-settings = Instellingen
menu-keys = Toetsen
menu-resign = Opgeven
menu-resign-sure = Wil je dit spel opgeven?
menu-resign-two = Dan wint de andere speler.
menu-resign-more = Een bot speelt voor je verder tot het einde.
menu-resign-day = Dit is je enige poging van vandaag. Als je opgeeft, word je laatste en krijg je geen punten.
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
    [0] Er kijkt niemand mee
    [one] Er kijkt 1 persoon mee
   *[other] Er kijken { $count } mensen mee
  }
connection-online = Online
connection-lag = Online, { $ms } ms
connection-offline = Offline
connection-connecting = Verbinden
connection-late = Traag
connection-busy = Druk
connection-refused = Gesloten
connection-gone = Verwijderd
decision-waiting = Je laatste zet wordt nog verstuurd.

## Read-outs

read-last = Laatste gebeurtenis: { $text }
read-last-none = Er is nog niets gebeurd.
read-standings = Stand: { $list }.
read-standing = { $who } { $xp } XP
read-cube = Kubus: { $blocks ->
    [one] nog 1 blok
   *[other] nog { $blocks } blokken
  }; { $layers }. { $takeable ->
    [0] Je kunt nu geen blok pakken.
    [one] 1 blok is vrij.
   *[other] { $takeable } blokken zijn vrij.
  }
read-layer = laag { $layer } heeft er nog { $left }
read-block = { $material } ({ $places })
read-blocks = Je kunt pakken: { $list }.
read-near = Naast je: { $list }
read-near-none = Er ligt niets naast je.
read-near-building = { $name }: { $xp } XP, kost { $cost }.
read-near-building-can = { $name }: { $xp } XP, kost { $cost }; je kunt het bouwen.
read-near-mob = { $name }: { $xp } XP, { $needs }.
read-near-mob-chance = { $name }: { $xp } XP, { $needs }; je winkans is { $chance }.
read-near-weapon = { $name }: { $hearts ->
    [one] 1 hart
   *[other] { $hearts } harten
  }.
part-count = { $part } ({ $count })

## Overview cards

overview-turn = Jouw beurt
overview-two = Doe twee verschillende acties.
overview-collect = Pak 2 blokken van de kubus, een voor een. De bovenkant en minstens 2 zijden moeten vrij zijn.
overview-explore = Zet 0, 1 of 2 stappen en draai dan alles om je heen om.
overview-build = Betaal blokken voor een gebouw naast je en leg het op een van je 9 velden.
overview-fight = Draai 3 tegels om tegen een monster naast je. Met genoeg harten versla je het.
overview-weapon = Pak een wapen naast je en schud het door je stapel.
overview-extra = Daarna mag je monsters met het actiesymbool inruilen: elk monster levert nog een actie naar keuze op.
overview-card-A = A: biomes
overview-card-B = B: bouwmateriaal
overview-card-C = C: types
overview-when = { $layer ->
    [1] Als de bovenste laag van de kubus op is.
    [2] Als de tweede laag op is.
   *[3] Als de derde laag op is; daarna is het spel afgelopen.
  }
overview-what = Kies er één
overview-each = XP per veld
overview-now = Jouw punten nu
overview-sum = { $spaces } × { $points } = { $total }
overview-printed = Je grootste aaneengesloten groep levert punten op, gedrukte biomes inbegrepen.
overview-not-printed = Je grootste aaneengesloten groep gebouwen levert punten op.

rules-page = Spelregels
