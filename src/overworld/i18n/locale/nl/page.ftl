# The page around the game: what every screen shares, the first page, settings, painting.

loading = Laden …
loading-failed = Deze pagina kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
loading-again = Dit kon nog niet worden geladen. Nieuwe poging …
table-not-kept = Je bent offline en deze browser heeft deze tafel niet bewaard. De tafel opent als de verbinding terug is.
compiling-bots = De bots worden nog gecompileerd ({ $percent }%). Je kunt al spelen; een bot speelt zodra hij klaar is.
page-static = Overworld wordt geladen. Verschijnt er niets, controleer dan je verbinding en laad de pagina opnieuw. JavaScript is nodig.
close = Sluiten
spoken = Mededelingen

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Naar de inhoud
page-home = Overworld, startpagina
page-reload = Pagina opnieuw laden
page-retry = Opnieuw proberen
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
page-lost = Op { $path } is geen pagina. Controleer het adres: misschien ontbreekt er een letter.
page-lost-home = Naar de startpagina
broken-title = Er ging iets mis
broken-about = Dit deel van de pagina werkt niet meer. Je spel staat veilig op de server. Laad de pagina opnieuw om verder te gaan.
broken-note = Er ging hier iets mis. Gebeurt er niets, laad de pagina dan opnieuw.

## The first page

home-title = Welkom
home-hello = Hallo, { $name }
home-line = Een bordspel voor 2–4 spelers: haal de kubus leeg, verken het land en bouw er het mooiste hoekje.
home-fact-time = 40 minuten
home-fact-free = gratis
home-fact-account = zonder account
home-play = Tegen { $bot } spelen
home-playing = De tafel wordt klaargezet …
home-continue = Verder: jij bent aan de beurt
home-bots = Tegen wie?
home-daily-title = Partij van de dag
home-daily = Naar de partij van vandaag
home-daily-about = Eén poging, dezelfde partij voor iedereen.
home-daily-played =
    { $count ->
        [0] Nog niemand heeft gespeeld.
        [one] { $count } persoon heeft gespeeld.
       *[other] { $count } mensen hebben gespeeld.
    }
home-daily-mine = Je voorsprong: { $lead } XP. Beter dan { $beaten } van { $others }.
home-daily-running = Je poging loopt.
home-daily-resigned = Je hebt je poging opgegeven.
home-new = Met vrienden spelen
home-new-about = Maak een tafel en stuur de link. Meer hebben je vrienden niet nodig.
home-make = Tafel maken
home-join-label = Code of link van een tafel
home-join-example = QK7MPX
home-join = Meedoen
home-join-bad = Controleer de code: hij heeft zes letters en cijfers, zoals QK7MPX, en nooit een 0 of O, 1, I of L.
home-learn = Leren in 15 minuten
home-learn-on = Verdergaan
home-learn-about = Je leert de regels terwijl je speelt: vijftien minuten.
home-offline = Geen verbinding met de server, dus geen bot kan spelen. Lessen en puzzels werken offline.
home-week = Jouw week
home-week-day = { $day }: { $xp } XP
home-week-wins = { $wins } van { $games } gewonnen.
home-puzzle = Puzzel van de dag
home-puzzle-solve = Oplossen
home-today = Vandaag
home-how = Zo werkt het
home-how-mine = Hakken
home-how-mine-about = Pak blokken van de kubus.
home-how-walk = Verkennen
home-how-walk-about = Draai gebouwen en monsters om.
home-how-build = Bouwen
home-how-build-about = Vul je negen velden.
home-how-score = Scoren
home-how-score-about = Drie keer. De meeste XP wint.
page-rules = Spelregels
page-ladder = Ranglijst
gallery-title = Alles in de doos
gallery-of = Gebouwen: { $biome }
gallery-mobs = Monsters
gallery-weapons = Wapens
gallery-unseen = Nog niet gezien: { $left } van { $count }
home-import = Bewaard spel openen …
home-about = Over Overworld
home-about-title = Over Overworld
home-about-game = Overworld is een gratis programma voor het bordspel Builders & Biomes. Het is niet officieel: de eigenaars van het spel en van de namen hebben het niet gemaakt en niet goedgekeurd.
home-about-own = Alle teksten, plaatjes en geluiden zijn eigen werk. Het programma en de broncode zijn vrij te gebruiken onder de MIT-licentie.
home-about-box = De spelregels sommen de gebouwkaarten en de borden niet op, dus hebben we ze gereconstrueerd. Ze kunnen afwijken van het gedrukte spel.
home-about-private = Er zijn geen accounts, en er wordt niets van andere sites geladen. Je instellingen blijven in deze browser.
home-tables = Jouw tafels
home-tables-none = Je hebt nog geen tafels. Je spellen verschijnen straks hier.
home-tables-loading = Je tafels worden gezocht …
home-tables-all = Alle { $count } tonen
home-table = Tafel { $code }
home-table-your-turn = Jij bent aan de beurt
home-table-turn = { $name } is aan de beurt
home-table-at = Beurt { $turn }, { $xp } XP
home-table-lobby = Nog niet begonnen
home-table-playing = Bezig
home-table-won = Afgelopen, gewonnen door { $names }
home-table-you = Jij hebt gewonnen
home-table-over = Afgelopen
home-table-replay = Een bewaard spel
home-table-archived = Gearchiveerd
home-table-delete-of = Tafel { $code } verwijderen
home-delete-title = Tafel { $code } verwijderen?
home-delete-text = Het spel, de herhaling en de chat worden voor iedereen verwijderd. Dit kun je niet ongedaan maken.
home-delete-yes = Voorgoed verwijderen
home-deleted = Tafel { $code } is verwijderd.

## Settings

settings-title = Instellingen
settings-about = Je instellingen worden alleen in deze browser bewaard.
settings-look = Uiterlijk en taal
settings-play = Tijdens het spelen
settings-attention = Als je aan de beurt bent
settings-you = Jij
settings-theme = Licht of donker
settings-language = Taal
settings-sound = Geluiden
settings-sound-about = Een kort geluid als je iets moet kiezen en als er iets gebeurt. Staat standaard uit.
settings-effects = Effecten
settings-music = Muziek
settings-music-about = Een rustige melodie van het spel zelf, overdag en ’s nachts. Die stopt zolang de pagina verborgen is. Bij 0 is er geen.
settings-vibrate = Trillen
settings-vibrate-about = Een korte trilling als je aan de beurt bent en bij je eigen gevechten. Staat standaard uit.
settings-notify = Meldingen
settings-notify-about = De browser laat het je weten als je aan de beurt bent en net iets anders bekijkt.
settings-notify-closed = Je krijgt bericht als je aan de beurt bent, ook als de pagina gesloten is.
settings-notify-open = Je krijgt bericht als je aan de beurt bent, zolang de pagina open is. Meer kan deze browser niet.
settings-notify-denied = Deze browser blokkeert hier meldingen. Je kunt ze voor deze site toestaan in de instellingen van de browser.
settings-notify-missing = Deze browser kan geen meldingen tonen.
settings-notify-ios = Zet deze pagina op een iPhone of iPad eerst op het beginscherm: tik op Deel en dan op ‘Zet op beginscherm’. Open Overworld daarna vanaf daar.
call-title = Als de pagina gesloten is
call-about = Kies waarvoor je wordt geroepen. Het geldt voor al je browsers.
call-turn = Ik ben aan de beurt
call-time = Mijn tijd is bijna om
call-full = Mijn tafel is vol
call-quiet = Stille uren
call-quiet-on = ’s Nachts roept niemand me
call-quiet-from = Van
call-quiet-to = Tot
call-quiet-about = Volgens de klok in { $zone }.
call-browsers = Browsers die worden geroepen
call-this = { $label } (deze)
call-forget = Vergeten
call-forget-of = { $label } vergeten
call-forgotten = { $label } wordt niet meer geroepen.
call-offer = Zullen we je roepen?
call-offer-about = In een partij op dagbasis kan het even duren tot je aan de beurt bent. Je browser kan je dan roepen, ook als deze pagina gesloten is.
call-offer-yes = Roep me
call-offer-on = Goed. Je wordt geroepen als je aan de beurt bent.
settings-auto-end = Mijn beurt automatisch beëindigen
settings-auto-end-about = Als je niets anders meer kunt doen, eindigt je beurt na drie seconden. Tot die tijd kun je het tegenhouden.
settings-confirm = Twee keer tikken als je iets niet kunt terugnemen
settings-confirm-touch = Op aanraakschermen
settings-confirm-always = Altijd
settings-confirm-never = Nooit
settings-confirm-about = Zetten die iets onthullen, kun je niet terugnemen. Ze tonen een omgeslagen hoekje.
settings-skip = Vragen overslaan die niets veranderen
settings-skip-about = Bewaart TNT zonder te vragen als die niets aan het gevecht zou veranderen.
settings-curtain = Gordijn tussen spelers
settings-curtain-about = Als meerdere mensen een apparaat delen, blijft de tafel verborgen tot de volgende speler klaar is.
settings-coach = Coach
settings-coach-about = Geeft je af en toe een hint, hooguit één per beurt. In je eerste drie spellen staat hij automatisch aan.
settings-no-spoilers = Herhalingen zonder spoilers
settings-no-spoilers-about = Verbergt de uitslag, de lengte en wat nog komt.
settings-shortcuts = Sneltoetsen
settings-shortcuts-about = De losse toetsen hieronder. Zet ze uit als je dicteert of vaak per ongeluk een toets indrukt.
settings-name = Naam aan nieuwe tafels
settings-name-about = Laat het veld leeg, dan krijg je een nieuwe willekeurige naam.
settings-character-paint = Speelfiguur tekenen
settings-character-about = Acht bij acht pixels die voor jou door de bovenwereld lopen.

## Your data on the server

data-title = Je gegevens
data-about = De server herkent deze browser aan een willekeurige cookie. Daarmee bewaart hij je namen aan tafels, je chatregels, notities en getekende speelfiguren.
data-download = Mijn gegevens downloaden
data-downloaded = Je gegevens staan in het bestand { $file }.
data-erase = Mijn gegevens wissen
data-erase-title = Je gegevens wissen?
data-erase-server = Deze server verwijdert je namen, chatregels, notities en getekende speelfiguren. In lopende spellen neemt een bot je plaats in. Tafels waaraan verder niemand speelt, worden verwijderd.
data-erase-named = Je naam { $name } komt vrij voor anderen. Je passkeys, letters, rating en de koppeling met je andere apparaten verdwijnen ook.
data-erase-browser = Deze browser vergeet je naam, je speelfiguur en je lijst met spellen. Dit kun je niet ongedaan maken.
data-erase-yes = Alles wissen
data-erased = Je gegevens zijn gewist.
data-erased-partly = Sommige tafels waren onleesbaar en bevatten je gegevens nog. Vraag de beheerder van deze server ze te wissen.

## Without a network, and new versions

offline-title = Offline
offline-lessons = Deze pagina, de lessen en de puzzels werken ook offline.
offline-lessons-not = Lessen en puzzels worden bewaard voor offline gebruik.
offline-tables = Tafels zoals je ze het laatst zag
offline-table-at = { $names } · stand van { $time }
offline-games = Bewaarde spellen
offline-games-none = Nog geen. Open de herhaling van een afgelopen spel en kies ‘Offline bewaren’.
offline-forget = Verwijderen
offline-forget-of = Bewaarde tafel { $code } verwijderen
offline-forgotten = Tafel { $code } wordt hier niet meer bewaard.
offline-clear = Offline gegevens wissen
offline-clear-about = Wist wat voor offline gebruik is bewaard. Je instellingen, je voortgang en de lijst van je spellen blijven. Als je terugkomt, wordt de pagina opnieuw bewaard.
offline-cleared = Er is niets meer bewaard voor offline gebruik.
offline-impossible = Deze browser kan deze pagina niet bewaren voor offline gebruik. De meeste browsers doen dat alleen op adressen met https.
update-title = Nieuwe versie
update-ready = Er staat een nieuwe versie klaar.
update-now = Bijwerken
update-later = Later
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
keys-press-does = de gekozen knop indrukken
keys-turn = Q en E
keys-turn-does = de kubus naar links of naar rechts draaien
keys-arrows = Pijltjestoetsen
keys-arrows-does = door de bovenwereld en langs de blokken gaan; in een herhaling een stap terug of verder
keys-ends = Home en End
keys-ends-does = in een herhaling naar het begin of naar het einde
keys-turns = [ en ]
keys-turns-does = in een herhaling een beurt terug of verder
keys-moments = 1 tot en met 3
keys-moments-does = in de analyse naar een sleutelmoment
keys-better = B
keys-better-does = in de analyse een betere keuze zoeken
keys-next = N
keys-next-does = in de analyse naar je volgende fout
keys-last = L
keys-last-does = zien of horen wat er net is gebeurd
keys-standings = S
keys-standings-does = de stand zien of horen
keys-cube = C
keys-cube-does = zien of horen welke blokken je kunt pakken
keys-near = N
keys-near-does = zien of horen wat er naast je ligt
keys-help = ?
keys-help-does = deze lijst tonen
keys-back = Esc
keys-back-does = een stap teruggaan; in een herhaling terug naar ‘Live’

## Painting

paint-title = Speelfiguur tekenen
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
paint-undo = Terugnemen
paint-undo-none = Er valt niets terug te nemen.
paint-start = Beginnen met
paint-start-of = Beginnen met de speelfiguur in { $colour }
paint-preview = Zo ziet hij er op tafel uit
paint-remove = Zonder mijn plaatje spelen
paint-removed = Je plaatje is verwijderd. Je speelt met de speelfiguur van je kleur.
paint-painted = { $colour }, rij { $row }, kolom { $column }
paint-cleared = Het plaatje is leeg.
paint-undone = Teruggenomen.
paint-kept = Je plaatje wordt tijdens het tekenen in deze browser bewaard. Het is te zien aan tafels waar je vanaf nu aanschuift.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
refused-no_table = Er is geen tafel { $code }. Controleer de code: misschien klopt er een letter niet, of de tafel is verwijderd.
refused-no_step = Zo’n stap heeft dit spel niet. De laatste is { $most }.
refused-no_route = De server kent dit verzoek niet. Laad de pagina opnieuw voor de nieuwste versie.
refused-wrong_method = De server kent dit verzoek niet. Laad de pagina opnieuw voor de nieuwste versie.
refused-malformed = De server begreep deze pagina niet. Laad de pagina opnieuw voor de nieuwste versie.
refused-too_large = Dat bestand of bericht is te groot voor de server. Maak het kleiner.
refused-bad_options = { $field ->
    [seats] Open minstens twee plaatsen. Een spel dat je vanuit een herhaling voortzet, houdt zijn plaatsen.
    [board] Geef elke plaats een bord in een eigen kleur.
    [bot] Een van de bots is er niet op deze server. Kies een andere.
    [first] Kies iemand aan tafel om te beginnen.
    [deal] Kies voor de opbouw een naam van 1 tot 40 tekens. Een spel van de dag kan niet van een toekomstige dag zijn. Een spel dat je vanuit een herhaling voortzet, houdt zijn opbouw.
    [clock] Stel 10 seconden tot 24 uur per speler in met hooguit een uur extra per beurt, of 1 tot 30 dagen per beurt.
    [rated] Een partij voor de rating vraagt twee mensen op hun eigen apparaat, de basisdoos en een willekeurige opstelling, zonder hints en beginners.
   *[other] Deze opties gaan niet samen. Controleer ze en probeer het opnieuw.
  }
refused-bad_record = Dit bestand is geen bewaard spel, of het is beschadigd. Kies een ander bestand.
refused-bad_name = Kies een naam van hooguit { $longest } tekens, zonder komma.
refused-unwanted_name = Deze naam bevat een woord dat op deze server ongewenst is. Kies een andere naam.
refused-bad_chat = Schrijf een bericht van 1 tot { $longest } leesbare tekens.
refused-bad_paint = Het plaatje is beschadigd. Teken het opnieuw.
refused-bad_move = Dat is geen zet van dit spel. Laad de pagina opnieuw en probeer het nog eens.
refused-bad_origin = De server accepteert dit adres niet. Open het spel op het adres dat je van de host kreeg.
refused-bad_host = De server kent dit adres niet. Open het spel op het adres dat je van de host kreeg.
refused-not_host = Dit kan alleen de host van de tafel.
refused-not_your_seat = { $seat ->
    [0] Die plaats is van iemand anders.
   *[other] Plaats { $seat } is van iemand anders, of hoort nu bij een ander apparaat.
  }
refused-no_secret = De server kent deze browser nog niet. Sta cookies toe voor deze site en laad de pagina opnieuw.
refused-option_off = { $option ->
    [hints] Aan deze tafel zijn er tijdens het spel geen hints.
    [fork] Aan deze tafel zijn er geen hints. Daarom kun je pas na afloop van het spel vanaf een stap verderspelen.
    [undo] Terugnemen staat uit aan deze tafel.
    [chat] Aan deze tafel is geen chat.
   *[other] Aan deze tafel staat dat uit.
  }
refused-muted = De host heeft je gedempt: je kunt niet schrijven, je naam niet wijzigen en geen plaatje tonen. Meelezen kun je nog wel.
refused-kicked = De host heeft je van deze tafel verwijderd. Wil je weer meespelen, vraag dan of de host de opties van de tafel wijzigt.
refused-no_spectators = Alleen wie meespeelt, kan deze tafel zien. Vraag de host of je mag meekijken.
refused-seat_given = De host heeft je plaats aan een ander apparaat gegeven. Vraag de host om een link als je hem terug wilt.
refused-no_player = Niemand heeft de naam { $name }.
refused-no_own_name = Neem eerst een naam.
refused-bad_proof = Dat klopt niet. Controleer het en probeer opnieuw: letters en codes werken maar één keer.
refused-name_taken = { $name } is bezet, of lijkt te veel op een andere naam.
refused-renamed_lately = Een naam kan eens in de 30 dagen veranderen.
refused-name_given = De mensen die deze server beheren, hebben je een andere naam gegeven tot { $until }. Daarna kun je hem wijzigen.
refused-already_named = Deze browser heeft al een naam.
refused-last_way_back = Dit is je enige weg terug. Voeg eerst een andere toe.
refused-too_many_ways_back = Je hebt er al { $most }. Verwijder er eerst een.
refused-no_passkeys = Passkeys werken hier niet. Gebruik letters of een ander apparaat.
refused-no_push = Deze server kan niemand roepen als de pagina gesloten is.
refused-bad_push = De server kent de pushdienst van deze browser niet en kan je dus niet roepen.
refused-push_full = Deze server kan op dit moment niet meer mensen roepen.
refused-too_many_names = Vanaf jouw adres zijn vandaag te veel namen genomen. Probeer het morgen weer.
refused-names_full = Deze server kan op dit moment geen namen meer geven.
refused-too_many_tries = Te veel pogingen. Wacht een uur en probeer het opnieuw.
refused-stale = Het spel is al verdergegaan. Bekijk de tafel en probeer het opnieuw.
refused-illegal = Dat mag nu niet volgens de regels. Kies iets anders.
refused-not_your_turn = { $seat ->
    [0] Je bent niet aan de beurt.
   *[other] Je bent niet aan de beurt: wacht op plaats { $seat }.
  }
refused-cannot_undo = { $reason ->
    [revealed] Er is iets nieuws onthuld, dus dit kun je niet terugnemen.
    [ended] De beurt is voorbij, dus dit kun je niet terugnemen.
    [turn_start] De beurt is net begonnen: er valt niets terug te nemen.
    [other_player] Intussen heeft een andere speler gekozen, dus dit kun je niet terugnemen.
    [nothing] Er valt nog niets terug te nemen.
   *[other] Dit kun je niet terugnemen.
  }
refused-seat_not_online = Op plaats { $seat } zit geen onlinespeler.
refused-seat_taken = Plaats { $seat } is niet vrij. Kies een andere.
refused-seats_open = Op plaats { $seat } zit nog niemand. Wacht op iemand, zet er een bot neer of sluit de plaats.
refused-already_started = Het spel is al begonnen, dus dit kun je niet meer veranderen.
refused-not_started = Het spel is nog niet begonnen. Wacht op de host.
refused-game_over = Het spel is afgelopen.
refused-not_over = Het spel is nog niet afgelopen. Speel het eerst uit.
refused-led = Iemand anders leidt deze analyse. Je kunt nog steeds vrij rondkijken.
refused-day_not_over = Dit wacht tot de dag voorbij is, zodat de partij geheim blijft.
refused-future_day = Die dag is nog niet gekomen.
refused-one_try = De partij van de dag heeft één poging. Eerdere partijen staan in het archief.
refused-rated_game = Een partij voor de rating is van de mensen die haar begonnen. Dit kan als ze is afgelopen.
refused-not_away = { $left ->
    [0] Die speler is niet weg.
    [one] Geef die speler nog één seconde om terug te komen.
   *[other] Geef die speler nog { $left } seconden om terug te komen.
  }
refused-archived = Hier is lang niet gespeeld, dus deze tafel is gearchiveerd. De spelers kunnen hem terugzetten, en iedereen kan vanaf elke stap verderspelen aan een nieuwe tafel.
refused-no_clock = Deze tafel heeft geen klok.
refused-too_many_actions = Dat ging te snel. Wacht even en probeer het opnieuw.
refused-too_many_requests = Vanaf jouw adres kwamen te veel verzoeken. Wacht een minuut en probeer het opnieuw.
refused-too_many_tables = Vanaf jouw adres zijn vandaag te veel tafels gemaakt. Probeer het morgen weer.
refused-too_many_open = Je hebt te veel open tafels, of de server heeft er te veel. Sluit er eerst een.
refused-people_off = Deze server heeft geen open tafels, geen snel zoeken en geen namen.
refused-not_invited = Je hebt een uitnodiging nodig van de mensen die deze server beheren.
refused-silenced = De mensen die deze server beheren, hebben je gedempt tot { $until }. Spelen kun je nog wel.
refused-excluded = De mensen die deze server beheren, hebben open tafels en snel zoeken voor je gesloten tot { $until }. Met vrienden en bots kun je nog wel spelen.
refused-have_seat = Je hebt een plaats aan een open tafel. Verlaat die eerst.
refused-no_person = Op deze plaats zit geen mens.
refused-no_offer = Dit aanbod is voorbij.
refused-seek_paused = Je kunt over { $left } seconden weer een tafel zoeken.
refused-too_many_sockets = Vanaf jouw adres staan te veel pagina’s open. Sluit er een en probeer het opnieuw.
refused-too_many_reviews = Vanaf jouw adres wachten al { $most } analyses. Probeer het opnieuw als er een klaar is.
refused-too_many_deals = Vanaf je adres hebben vandaag al { $most } mensen gespeeld. Probeer het morgen weer.
refused-log_full = Aan deze tafel is daar geen ruimte meer voor. Verwijder notities die je niet nodig hebt, of ga verder aan een nieuwe tafel.
refused-busy = De server heeft het erg druk. Probeer het zo nog eens.
refused-unavailable = De server kan nu even niet antwoorden. Probeer het zo nog eens.
refused-damaged = De server kan deze tafel niet lezen. Er is niets gewist. Meld het de beheerder van de server, of maak een nieuwe tafel.
refused-unknown = Dat kan nu niet ({ $code }). Laad de pagina opnieuw en probeer het nog eens.
refused-internal = Er ging iets stuk op de server. Je spel is veilig: probeer het opnieuw.
