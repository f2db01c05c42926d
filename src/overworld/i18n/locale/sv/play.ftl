# The table in the browser: prompts, actions, menu.

## Prompts: who must do what, one sentence

ask-set_up = Bordet görs i ordning …
ask-chance = Något avslöjas …
ask-act-mine = Din tur. Välj handling { $number } av 2.
ask-act = { $who } väljer handling { $number } av 2.
ask-unknown = Nu ska { $who } välja.
ask-unknown-mine = Välj en av dessa.
ask-extra-mine = Välj din extra handling.
ask-extra = { $who } väljer en extra handling.
ask-second-mine = Ta ditt andra block.
ask-second = { $who } väljer sitt andra block.
ask-bow-mine = En pilbåge! Vända upp ett kort till? Du har { $hearts ->
    [one] 1 hjärta
   *[other] { $hearts } hjärtan
  }, { $needed } krävs.
ask-bow = { $who } har vänt upp en pilbåge: { $hearts ->
    [one] 1 hjärta
   *[other] { $hearts } hjärtan
  }, { $needed } krävs.
ask-pickaxe-mine = En spetshacka! Ta ett block? Du har { $hearts ->
    [one] 1 hjärta
   *[other] { $hearts } hjärtan
  }, { $needed } krävs.
ask-pickaxe = { $who } har vänt upp en spetshacka: { $hearts ->
    [one] 1 hjärta
   *[other] { $hearts } hjärtan
  }, { $needed } krävs.
ask-tnt-mine = TNT! Spränga den? Du har { $hearts ->
    [one] 1 hjärta
   *[other] { $hearts } hjärtan
  }, { $needed } krävs; med TNT { $detonated }.
ask-tnt = { $who } väljer vad som händer med TNT-kortet: { $hearts ->
    [one] 1 hjärta
   *[other] { $hearts } hjärtan
  }, { $needed } krävs; med TNT { $detonated }.
ask-fight-mine = Slåss mot den här mobben?
ask-end-mine = Du har gjort båda handlingarna. Avsluta din tur.
ask-end = { $who } avslutar turen.
ask-trade-mine = Avsluta din tur, eller byt in en mob mot en handling till.
ask-trade = { $who } avslutar turen eller byter in en mob.
ask-score-mine = Poängräkning { $card }. Välj vad du vill få poäng för.
ask-score = Poängräkning { $card }: { $who } väljer en egenskap.
ask-over = Spelet är slut. { $winners } vinner med { $score } XP.
ask-over-shared = Spelet är slut. { $winners } delar på segern med { $score } XP.
# Several people share this device: whose sentence it is.
ask-named = { $who }: { $sentence }

## Actions

actions = Handlingar
action-collect = Block
action-explore = Utforska
action-build = Bygg
action-fight = Slåss
action-weapon = Vapen
action-any = Välj något som lyser: ett block, en korsning eller ett kort.
action-chosen-collect = Välj ett block med ljus kant.
action-chosen-explore = Välj en korsning, högst { $steps } steg bort. Du får stå kvar.
action-chosen-build = Välj en byggnad bredvid dig.
action-chosen-space = Välj en ruta på ditt bräde.
action-chosen-fight = Välj en mob bredvid dig.
action-chosen-mob = Du vänder upp vapenkort ur din hög. Det går inte att ångra.
action-chosen-weapon = Välj ett vapen bredvid dig.
action-cancel = Avbryt
action-confirm = Bekräfta
prompt-whole = Läs allt
action-confirm-what = Tryck igen eller bekräfta: det går inte att ångra.
action-undo = Ångra
action-end = Avsluta tur
action-trade = Byt in mob
action-hint = Tips
race = XP: { $all }
race-entry = { $who } { $xp }
bar-turn = Tur { $turn }
bar-day = Dagens parti: det här försöket räknas
try-out = Försök från tur { $turn }
try-out-back = Tillbaka till det första partiet
try-out-begun = Det här är ett försök. Menyn leder tillbaka till det första partiet.
slot-collect = { $count } att ta
slot-explore = { $count } ställen
slot-build = { $count } intill
slot-fight = { $count } intill
slot-weapon = { $count } intill
slot-none = inte nu
slot-done = gjort
ending-in = { $seconds ->
    [one] Din tur slutar om 1 sekund.
   *[other] Din tur slutar om { $seconds } sekunder.
  }
ending-stop = Inte än

## Undo

undo-not-nothing = Det finns inget att ångra än.
undo-not-revealed = Något nytt har avslöjats, så det går inte att ångra.
undo-not-ended = Turen är avslutad, så det går inte att ångra.
undo-not-turn_start = Turen har precis börjat: det finns inget att ångra.
undo-not-other_player = En annan spelare har valt något sedan dess, så det går inte att ångra.
undo-not-yours = Du kan bara ångra dina egna beslut.
undo-not-off = ”Ångra” är avstängt vid det här bordet.

## Parts of the table

part-world = Ovanvärlden
part-cube = Kuben
part-board = Brädet
part-log = Händelser
part-me = Mina saker
part-opponents = Motspelare
part-views = Bordets delar
part-side = Händelser och chatt
part-chat = Chatt
skip-actions = Hoppa till handlingarna
skip-world = Hoppa till Ovanvärlden
skip-cube = Hoppa till kuben
skip-me = Hoppa till dina saker
stage-now = Nu visas: { $part }.

## Menu

menu = Meny
menu-home = Lämna bordet
menu-overview = Översiktskort
menu-rules = Regler
menu-replay = Repris
menu-record = Ladda ner partiet
menu-link = Kopiera länken
menu-copied = Länken är kopierad.
menu-seat = Spela vidare på en annan enhet
menu-settings = Inställningar
menu-keys = Tangenter
menu-resign = Ge upp
menu-resign-sure = Vill du ge upp det här partiet?
menu-resign-two = Då vinner den andra spelaren.
menu-resign-more = En bot spelar åt dig till slutet.
menu-resign-day = Det här är ditt enda försök i dag. Om du ger upp blir du sist och får inga poäng.
menu-paint = Visa min målade figur
menu-delete = Ta bort bordet
menu-delete-sure = Ta bort bordet med parti och chatt, för alla?
leave-sure = Vill du lämna bordet?
leave-kept = Din plats finns kvar: kom tillbaka med samma länk, eller via ”Dina bord”.
leave-yes = Lämna
leave-no = Stanna
yes-resign = Ge upp
yes-delete = Ta bort
table-code = Bord { $code }
table-of = { $title } – bord { $code }
spectators = { $count ->
    [0] Ingen tittar på
    [one] 1 tittar på
   *[other] { $count } tittar på
  }
connection-online = Online
connection-lag = Online, { $ms } ms
connection-offline = Offline
connection-connecting = Ansluter
connection-late = Långsamt
connection-busy = Överbelastat
connection-refused = Stängt
connection-gone = Borttaget
decision-waiting = Ditt senaste drag skickas fortfarande.

## Read-outs

read-last = Senast: { $text }
read-last-none = Inget har hänt än.
read-standings = Ställning: { $list }.
read-standing = { $who } { $xp } XP
read-cube = Kuben: { $blocks ->
    [one] 1 block kvar
   *[other] { $blocks } block kvar
  }; { $layers }. { $takeable ->
    [0] Du kan inte ta något block just nu.
    [one] 1 block är fritt.
   *[other] { $takeable } block är fria.
  }
read-layer = lager { $layer } har { $left } kvar
read-block = { $material } ({ $places })
read-blocks = Du kan ta: { $list }.
read-near = Bredvid dig: { $list }
read-near-none = Inget ligger bredvid dig.
read-near-building = { $name }: { $xp } XP, kostar { $cost }.
read-near-building-can = { $name }: { $xp } XP, kostar { $cost }; du kan bygga den.
read-near-mob = { $name }: { $xp } XP, { $needs }.
read-near-mob-chance = { $name }: { $xp } XP, { $needs }; din vinstchans är { $chance }.
read-near-weapon = { $name }: { $hearts ->
    [one] 1 hjärta
   *[other] { $hearts } hjärtan
  }.
part-count = { $part } ({ $count })

## Overview cards

overview-turn = Din tur
overview-two = Gör två olika handlingar.
overview-collect = Ta 2 block från kuben, ett i taget. Ovansidan och minst 2 sidor måste vara fria.
overview-explore = Gå 0, 1 eller 2 steg och vänd sedan upp allt runt omkring dig.
overview-build = Betala block för en byggnad bredvid dig och lägg den på vilken som helst av dina 9 rutor.
overview-fight = Vänd upp 3 vapenkort mot en mob bredvid dig. Med tillräckligt många hjärtan besegrar du den.
overview-weapon = Ta ett vapen bredvid dig och blanda in det i din hög.
overview-extra = Sedan får du byta in mobs med symbolen för extra handling: var och en ger en valfri handling till.
overview-card-A = A: biom
overview-card-B = B: material
overview-card-C = C: typ
overview-when = { $layer ->
    [1] När kubens översta lager är tömt.
    [2] När det andra lagret är tömt.
   *[3] När det tredje lagret är tömt; sedan är spelet slut.
  }
overview-what = Välj en
overview-each = XP per ruta
overview-now = Dina poäng nu
overview-sum = { $spaces } × { $points } = { $total }
overview-printed = Din största sammanhängande grupp ger poäng, även tryckta biom räknas.
overview-not-printed = Din största sammanhängande grupp av byggnader ger poäng.

rules-page = Regler
