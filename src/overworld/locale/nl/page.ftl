# The page around the game: what every screen shares, the first page, settings, painting.

loading = Laden …
loading-failed = Deze pagina kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
loading-again = Dit kon nog niet worden geladen. Nieuwe poging …
page-static = Overworld wordt geladen. Komt er niets, controleer dan je verbinding en laad de pagina opnieuw. JavaScript is nodig.
close = Sluiten
spoken = Mededelingen

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Naar de inhoud
page-home = Overworld, naar de startpagina
page-reload = Pagina opnieuw laden
page-bar = Deze site
page-language = Taal
page-theme = Licht of donker
page-theme-system = Automatisch
page-theme-light = Licht
page-theme-dark = Donker
page-settings = Instellingen
page-places = Rond het spel
page-learn = Leren
page-puzzles = Puzzels
page-cancel = Annuleren
page-copy = Kopiëren
page-copy-of = Kopiëren: { $what }
page-copied = Gekopieerd.
page-not-copied = In deze browser kan een pagina niets kopiëren. Selecteer de tekst en kopieer hem zelf.
page-lost-title = Hier groeit alleen gras
page-lost = Op { $path } is geen pagina. Misschien is er onderweg een letter kwijtgeraakt.
page-lost-home = Terug naar de startpagina
broken-title = Er ging iets mis
broken-about = Dit deel van de pagina werkt niet meer. Je spel is veilig: het staat op de server.
broken-note = Er ging hier iets mis. Gaat het niet verder, laad de pagina dan opnieuw.

## The first page

home-title = Welkom
home-line = Graaf in de kubus, trek door het land en bouw er het mooiste hoekje van.
home-play-title = Nu spelen
home-play = Speel nu tegen een bot
home-playing = De tafel wordt klaargezet …
home-continue = Verder: jij bent aan de beurt
home-bots = Tegen wie?
home-daily-title = Spel van de dag
home-daily = Speel het
home-daily-about = Vandaag voor iedereen dezelfde opbouw, tegen Vuursteen.
home-daily-first = Nog niemand heeft het uitgespeeld.
home-daily-results =
    Beste tot nu toe: { $best } XP. { $count ->
        [one] Eén keer gespeeld.
       *[other] { $count } keer gespeeld.
    }
home-daily-mine = Jij: { $xp } XP
home-people-title = Met anderen
home-new = Nieuwe tafel
home-new-about = Rond één apparaat, online of met bots.
home-join-label = Code of link van een tafel
home-join-example = QK7MPX
home-join = Meedoen
home-join-bad = Een code heeft zes letters en cijfers, zoals QK7MPX. Er staat nooit een 0 of O, 1, I of L in.
home-learn = Leren spelen
home-learn-on = Ga verder
home-learn-about = Jij speelt, de regels komen vanzelf: acht minuten.
home-week = Jouw week
home-week-day = { $day }: { $xp } XP
home-week-wins = { $wins } van { $games } gewonnen.
home-puzzle = Puzzel van de dag
home-puzzle-solve = Los hem op
page-rules = Spelregels
gallery-title = Alles in de doos
gallery-of = Gebouwen: { $biome }
gallery-mobs = Monsters
gallery-weapons = Wapens
gallery-unseen = Ongezien: { $left } van { $count }
home-import = Spelverslag openen …
home-import-about = Bekijk een spel dat als bestand is bewaard.
home-about = Over
home-about-title = Over Overworld
home-about-game = Overworld is een gratis programma voor het bordspel Builders & Biomes. Het is niet officieel: de eigenaars van het spel en van de namen hebben het niet gemaakt en niet goedgekeurd, en hebben er niets mee te maken.
home-about-own = Alle teksten, plaatjes en geluiden zijn eigen werk. Het programma en de broncode zijn vrij te gebruiken onder de MIT-licentie.
home-about-private = Er zijn geen accounts, en er wordt niets bij andere sites opgehaald. Wat je bij de instellingen kiest, blijft in deze browser.
home-tables = Jouw tafels
home-tables-none = Nog geen tafels. Je spellen wachten hier straks op je.
home-tables-loading = Je tafels worden gezocht …
home-tables-all = Alle { $count } tonen
home-table = Tafel { $code }
home-table-your-turn = Jij bent aan de beurt
home-table-turn = { $name } is aan de beurt
home-table-at = Beurt { $turn }, { $xp } XP
home-table-lobby = Nog niet begonnen
home-table-playing = Bezig
home-table-won = Afgelopen, gewonnen door { $names }
home-table-over = Afgelopen
home-table-replay = Een spelverslag om te bekijken
home-table-archived = Opgeborgen
home-table-delete-of = Tafel { $code } verwijderen
home-delete-title = Tafel { $code } verwijderen?
home-delete-text = Het spel, het verslag en de chat verdwijnen voor iedereen. Dit kun je niet terugdraaien.
home-delete-yes = Voorgoed verwijderen
home-deleted = Tafel { $code } is weg.

## Settings

settings-title = Instellingen
settings-about = Ze blijven in deze browser, en niemand anders krijgt ze te zien.
settings-look = Uiterlijk en taal
settings-play = Tijdens het spelen
settings-attention = Als je aan de beurt bent
settings-you = Jij
settings-theme = Licht of donker
settings-language = Taal
settings-sound = Geluiden
settings-sound-about = Een kort geluid als je iets moet kiezen en als er iets gebeurt. Staat eerst uit.
settings-vibrate = Trillen
settings-vibrate-about = Een korte trilling als je aan de beurt bent en bij je eigen gevechten. Staat eerst uit.
settings-notify = Meldingen
settings-notify-about = Een bericht van de browser als je aan de beurt bent en net ergens anders kijkt.
settings-notify-closed = Je wordt geroepen als je aan de beurt bent, ook als de pagina gesloten is.
settings-notify-open = Je wordt geroepen als je aan de beurt bent zolang de pagina open is; meer kan deze browser niet.
settings-notify-denied = Deze browser staat hier geen meldingen toe. Dat kun je voor deze site veranderen in de instellingen van de browser.
settings-notify-missing = Deze browser kent geen meldingen.
settings-auto-end = Mijn beurt vanzelf beëindigen
settings-auto-end-about = Als je niets anders meer kunt doen, eindigt je beurt na drie seconden. Tot dan kun je het tegenhouden.
settings-confirm = Twee keer tikken voor wat je niet kunt terugnemen
settings-confirm-touch = Op aanraakschermen
settings-confirm-always = Altijd
settings-confirm-never = Nooit
settings-confirm-about = Stappen die iets omdraaien, kun je niet ongedaan maken. Je herkent ze aan een slotje.
settings-skip = Vragen overslaan die niets veranderen
settings-skip-about = TNT die niets aan het gevecht zou veranderen, wordt zonder vragen bewaard.
settings-curtain = Gordijn tussen spelers
settings-curtain-about = Als meer mensen een apparaat delen, wordt de tafel bedekt tot de volgende klaar is.
settings-coach = Coach
settings-coach-about = Geeft je af en toe een hint: hooguit één per beurt. In je eerste drie spellen vanzelf.
settings-no-spoilers = Herhalingen zonder spoilers
settings-no-spoilers-about = Verbergt de uitslag, de lengte en wat nog komt.
settings-shortcuts = Losse toetsen
settings-shortcuts-about = De toetsen hieronder. Zet ze uit als je dicteert of soms per ongeluk een toets indrukt.
settings-name = Naam aan nieuwe tafels
settings-name-about = Maak het veld leeg, dan krijg je een nieuwe naam.
settings-character-paint = Teken je speelfiguur
settings-character-about = Acht bij acht pixels die voor jou op het bord staan.

## Without a network, and new versions

offline-title = Zonder internet
offline-lessons = Deze pagina, de lessen en de puzzels werken ook zonder internet.
offline-lessons-not = Lessen en puzzels worden bewaard voor als er geen internet is.
offline-games = Spellen die je bewaart
offline-games-none = Nog geen. Bekijk de herhaling van een afgelopen spel en kies ‘Offline bewaren’.
offline-forget = Wissen
offline-forget-of = Tafel { $code } wissen
offline-forgotten = Tafel { $code } wordt hier niet meer bewaard.
offline-clear = Alles wissen
offline-clear-about = Wist wat deze browser van Overworld bewaart, behalve je instellingen. Als je terugkomt, wordt de pagina opnieuw bewaard.
offline-cleared = Er wordt niets meer bewaard.
offline-impossible = Deze browser bewaart niets voor deze pagina. De meeste doen dat alleen voor adressen met https.
update-title = Nieuwe versie
update-ready = Er staat een nieuwe versie klaar.
update-now = Bijwerken
update-later = Later
update-your-turn = Maak eerst je beurt af en werk dan bij.
update-missing = De server heeft een nieuwere versie en een deel van deze pagina is er niet meer. Laad de pagina opnieuw: je tafel blijft zoals hij is.

## Keys

keys-title = Toetsen
keys-key = Toets
keys-does = Wat hij doet
keys-actions = 1 tot en met 5
keys-actions-does = een van de vijf acties kiezen
keys-undo = U
keys-undo-does = de laatste stap terugnemen
keys-end = X
keys-end-does = je beurt beëindigen
keys-hint = H
keys-hint-does = een hint vragen, als dat aan deze tafel mag
keys-press = Enter
keys-press-does = indrukken wat de focus heeft
keys-turn = Q en E
keys-turn-does = de kubus naar links of naar rechts draaien
keys-arrows = Pijltjestoetsen
keys-arrows-does = over het bord en langs de blokken gaan; in een herhaling een stap terug of verder
keys-ends = Home en End
keys-ends-does = in een herhaling naar het begin of naar het einde
keys-turns = [ en ]
keys-turns-does = in een herhaling een beurt terug of verder
keys-last = L
keys-last-does = horen wat er net is gebeurd
keys-standings = S
keys-standings-does = de stand horen
keys-cube = C
keys-cube-does = horen wat je van de kubus kunt pakken
keys-near = N
keys-near-does = horen wat er naast je ligt
keys-help = ?
keys-help-does = deze lijst tonen
keys-back = Esc
keys-back-does = een stap teruggaan; in een herhaling naar nu

## Painting

paint-title = Teken je speelfiguur
paint-about = Kies een kleur en druk op een pixel. Met het toetsenbord: pijltjestoetsen om te bewegen, Enter of spatie om te tekenen.
paint-grid = Plaatje, acht rijen van acht pixels
paint-pixel = rij { $row }, kolom { $column }, { $colour }
paint-colours = Kleuren
paint-tools = Gereedschap
paint-pen = Potlood
paint-fill = Vullen
paint-erase = Gummen
paint-mirror = Spiegelen
paint-mirror-about = tekent de andere helft mee
paint-clear = Leegmaken
paint-undo = Ongedaan maken
paint-undo-none = Er valt niets ongedaan te maken.
paint-start = Beginnen met
paint-start-of = Beginnen met de speelfiguur in { $colour }
paint-preview = Zo staat het op tafel
paint-remove = Zonder mijn plaatje spelen
paint-removed = Je plaatje is opgeborgen. Je speelt met de speelfiguur van je kleur.
paint-painted = { $colour }, rij { $row }, kolom { $column }
paint-cleared = Het plaatje is leeg.
paint-undone = Ongedaan gemaakt.
paint-kept = Elke streek wordt in deze browser bewaard. Je plaatje is te zien aan tafels waar je vanaf nu aanschuift.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
refused-no_table = Er is geen tafel { $code }. Controleer de code: misschien klopt er een letter niet, of de tafel is verwijderd.
refused-no_step = Zo’n stap heeft dit spel niet; de laatste is { $most }.
refused-no_route = De server weet niet wat er gevraagd wordt. Laad de pagina opnieuw voor de nieuwste versie.
refused-wrong_method = De server weet niet wat er gevraagd wordt. Laad de pagina opnieuw voor de nieuwste versie.
refused-malformed = De server begreep deze pagina niet. Laad de pagina opnieuw voor de nieuwste versie.
refused-too_large = Dat is meer dan de server in één keer aankan.
refused-bad_options = { $field ->
    [seats] Een tafel heeft minstens twee plaatsen nodig die niet gesloten zijn, en een spel dat doorgaat houdt zijn plaatsen.
    [board] Elke plaats heeft een bord in een eigen kleur nodig.
    [bot] Een van de bots is hier niet bekend. Kies een andere.
    [first] Wie begint, moet ook aan tafel zitten.
    [deal] De naam van een opbouw heeft 1 tot 40 tekens, en een spel dat doorgaat kun je niet opnieuw opbouwen.
    [clock] De klok heeft 10 seconden tot 24 uur bedenktijd nodig met hooguit een uur extra per beurt, of 1 tot 30 dagen.
   *[other] Zo kun je niet aan een tafel spelen.
  }
refused-bad_record = Dit bestand is geen spelverslag, of het is beschadigd.
refused-bad_name = Een naam heeft hooguit { $longest } tekens en geen komma.
refused-bad_chat = Een bericht heeft 1 tot { $longest } tekens die je kunt afdrukken.
refused-bad_paint = Het plaatje is beschadigd. Teken het opnieuw.
refused-bad_move = Dat kan hier niet.
refused-bad_origin = De server herkent deze pagina niet als zijn eigen. Open de pagina op het adres dat je van de host kreeg.
refused-bad_host = De server is niet bekend onder deze naam. Open hem op het adres dat je van de host kreeg.
refused-not_host = Dit kan alleen de host van de tafel.
refused-not_your_seat = { $seat ->
    [0] Die plaats is van iemand anders.
   *[other] Plaats { $seat } is van iemand anders, of hoort nu bij een ander apparaat.
  }
refused-no_secret = De server kent deze browser nog niet. Sta cookies toe voor deze site en laad de pagina opnieuw.
refused-option_off = { $option ->
    [hints] Aan deze tafel zijn er tijdens het spel geen hints.
    [undo] Aan deze tafel wordt niets teruggenomen.
    [chat] Aan deze tafel wordt niet gechat.
   *[other] Aan deze tafel staat dat uit.
  }
refused-muted = De host heeft je gedempt.
refused-no_spectators = Alleen wie meespeelt, mag deze tafel zien. Vraag de host of je mag kijken.
refused-stale = Iemand was sneller, en het spel is verdergegaan. Kijk nog eens.
refused-illegal = Dat mag nu niet volgens de regels.
refused-not_your_turn = { $seat ->
    [0] Je bent niet aan de beurt.
   *[other] Je bent niet aan de beurt: plaats { $seat } kiest.
  }
refused-cannot_undo = { $reason ->
    [revealed] Er is iets nieuws onthuld, dus dit kun je niet terugnemen.
    [ended] De beurt is voorbij, dus je kunt hem niet terugnemen.
    [turn_start] Dit is het begin van de beurt.
    [other_player] Intussen heeft een andere speler gekozen.
    [nothing] Er valt nog niets terug te nemen.
   *[other] Dit kun je niet terugnemen.
  }
refused-seat_taken = Plaats { $seat } is niet vrij. Kies een andere.
refused-seats_open = Op plaats { $seat } zit nog niemand. Wacht op iemand, zet er een bot neer of sluit de plaats.
refused-already_started = Het spel is al begonnen; dat kon alleen daarvoor.
refused-not_started = Het spel is nog niet begonnen.
refused-game_over = Het spel is afgelopen.
refused-not_over = Het spel is nog niet afgelopen.
refused-led = Iemand anders leidt deze analyse. Je kunt nog steeds vrij rondkijken.
refused-not_away = { $left ->
    [0] Daar is niemand weg.
    [one] Wacht nog één seconde, misschien komt er iemand terug.
   *[other] Wacht nog { $left } seconden, misschien komt er iemand terug.
  }
refused-archived = Aan deze tafel was het zo lang stil dat hij is opgeborgen. Je kunt alles nog bekijken en vanaf elke stap verder aan een nieuwe tafel.
refused-no_clock = Deze tafel heeft geen klok.
refused-too_many_actions = Dat ging te snel. Wacht even en probeer het opnieuw.
refused-too_many_requests = Vanaf jouw adres is te veel gevraagd. Wacht een minuut en probeer het opnieuw.
refused-too_many_tables = Vanaf jouw adres zijn vandaag te veel tafels gemaakt. Morgen is er weer plek.
refused-too_many_sockets = Vanaf jouw adres staan te veel pagina’s open. Sluit er een en probeer het opnieuw.
refused-log_full = Er is aan deze tafel zo veel gezegd en gedaan dat er niets meer bij past. Ga verder aan een nieuwe.
refused-busy = De server heeft zijn handen vol. Probeer het zo nog eens.
refused-unavailable = De server kan nu even niet antwoorden. Probeer het zo nog eens.
refused-damaged = De server kan deze tafel niet lezen. Ze is bewaard, en wie de server beheert, weet ervan.
refused-unknown = Dat kan nu niet ({ $code }).
refused-internal = Er ging iets stuk op de server. Je spel is bewaard; probeer het opnieuw.
