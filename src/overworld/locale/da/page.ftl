# The page around the game: what every screen shares, the first page, settings, painting.

loading = Henter …
loading-failed = Siden kunne ikke hentes. Tjek din forbindelse, og prøv igen.
loading-again = Det kunne ikke hentes endnu. Prøver igen …
page-static = Overworld hentes. Kommer der ingenting, så tjek din forbindelse, og hent siden igen. JavaScript skal være slået til.
close = Luk
spoken = Meddelelser

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Gå til indholdet
page-home = Overworld, til forsiden
page-reload = Hent siden igen
page-bar = Dette websted
page-language = Sprog
page-theme = Lys eller mørk
page-theme-system = Automatisk
page-theme-light = Lys
page-theme-dark = Mørk
page-settings = Indstillinger
page-places = Rundt om spillet
page-learn = Lær
page-puzzles = Opgaver
page-cancel = Annullér
page-copy = Kopiér
page-copy-of = Kopiér: { $what }
page-copied = Kopieret.
page-not-copied = Denne browser lader ikke sider kopiere. Markér teksten, og kopiér den selv.
page-lost-title = Her gror kun græs
page-lost = Der findes ingen side på { $path }. Måske er et bogstav faldet af undervejs.
page-lost-home = Tilbage til forsiden
broken-title = Noget gik galt
broken-about = Denne del af siden virker ikke. Dit spil er i sikkerhed: Det er gemt på serveren.
broken-note = Noget gik galt her. Går det ikke videre, så hent siden igen.

## The first page

home-title = Velkommen
home-line = Grav i terningen, gå gennem landet, og byg dets smukkeste hjørne.
home-play-title = Spil nu
home-play = Spil mod en bot
home-playing = Bordet gøres klar …
home-continue = Fortsæt: din tur
home-bots = Mod hvem?
home-daily-title = Dagens opstilling
home-daily = Spil den
home-daily-about = I dag er kort og blokke blandet ens for alle, og modstanderen er Flint.
home-daily-first = Ingen har spillet den færdig endnu.
home-daily-results =
    Bedst indtil nu: { $best } XP. { $count ->
        [one] Spillet én gang.
       *[other] Spillet { $count } gange.
    }
home-daily-mine = Du: { $xp } XP
home-people-title = Sammen med andre
home-new = Nyt bord
home-new-about = Omkring én skærm, online eller med bots.
home-join-label = Kode eller link til et bord
home-join-example = QK7MPX
home-join = Deltag
home-join-bad = En kode har seks bogstaver og tal, for eksempel QK7MPX. Den har aldrig 0 eller O, 1, I eller L.
home-learn = Lær at spille
home-learn-on = Fortsæt
home-learn-about = Du spiller, og reglerne følger med: otte minutter.
home-week = Din uge
home-week-day = { $day }: { $xp } XP
home-week-wins = Vundet { $wins } af { $games }.
home-puzzle = Dagens opgave
home-puzzle-solve = Løs den
page-rules = Regler
gallery-title = Alt i æsken
gallery-of = Bygninger: { $biome }
gallery-mobs = Mobs
gallery-weapons = Våben
gallery-unseen = Usete: { $left } af { $count }
home-import = Åbn en optagelse …
home-import-about = Se et spil, der er gemt som en fil.
home-about = Om
home-about-title = Om Overworld
home-about-game = Overworld er et frit program til brætspillet Builders & Biomes. Det er uofficielt: Ejerne af spillet og dets navne har hverken lavet eller godkendt det og har intet med det at gøre.
home-about-own = Alle ord, billeder og lyde er programmets egne. Programmet og dets kildekode er frie under MIT-licensen.
home-about-private = Der er ingen konti, og ingen andre websteder bliver spurgt om noget. Dine indstillinger bliver i denne browser.
home-tables = Dine borde
home-tables-none = Ingen borde endnu. Dine spil kommer til at vente på dig her.
home-tables-loading = Leder efter dine borde …
home-tables-all = Vis alle { $count }
home-table = Bord { $code }
home-table-your-turn = Din tur
home-table-turn = Næste: { $name }
home-table-at = Tur { $turn }, { $xp } XP
home-table-lobby = Ikke begyndt endnu
home-table-playing = I gang
home-table-won = Slut: { $names } vandt
home-table-over = Slut
home-table-replay = En optagelse at se på
home-table-archived = Arkiveret
home-table-delete-of = Slet bord { $code }
home-delete-title = Vil du slette bord { $code }?
home-delete-text = Spillet, optagelsen og chatten forsvinder for alle. Det kan ikke fortrydes.
home-delete-yes = Slet for altid
home-deleted = Bord { $code } er væk.

## Settings

settings-title = Indstillinger
settings-about = De bliver i denne browser og fortælles ikke videre.
settings-look = Udseende og sprog
settings-play = Mens du spiller
settings-attention = Når det er din tur
settings-you = Om dig
settings-theme = Lys eller mørk
settings-language = Sprog
settings-sound = Lyde
settings-sound-about = En kort lyd, når du skal vælge, og når der sker noget. Slået fra til at begynde med.
settings-vibrate = Vibration
settings-vibrate-about = En kort vibration, når det er din tur, og i dine egne kampe. Slået fra til at begynde med.
settings-notify = Notifikationer
settings-notify-about = En besked fra browseren, når det er din tur, og du kigger et andet sted hen.
settings-notify-closed = Du bliver kaldt, når det er din tur, også mens siden er lukket.
settings-notify-open = Du bliver kaldt, når det er din tur, mens siden er åben; mere kan denne browser ikke.
settings-notify-denied = Denne browser tillader ikke notifikationer her. Du kan ændre det i browserens indstillinger for webstedet.
settings-notify-missing = Denne browser har ingen notifikationer.
settings-auto-end = Slut min tur automatisk
settings-auto-end-about = Når der ikke kan gøres andet, slutter turen efter tre sekunder. Indtil da kan du stoppe det.
settings-confirm = Et ekstra tryk før det, der ikke kan fortrydes
settings-confirm-touch = På trykskærme
settings-confirm-always = Altid
settings-confirm-never = Aldrig
settings-confirm-about = Det, der vender kort eller brikker, kan ikke fortrydes. Det er mærket med en lås.
settings-skip = Spring spørgsmål over, der intet ændrer
settings-skip-about = En TNT-brik, der ikke ville ændre kampen, beholdes, uden at du bliver spurgt.
settings-curtain = Tæppe mellem spillerne
settings-curtain-about = Når flere deler en enhed, dækkes bordet, til den næste er klar.
settings-coach = Træner
settings-coach-about = Giver dig et tip af og til, højst ét pr. tur. Automatisk med i dine første tre spil.
settings-no-spoilers = Gense spil uden spoilere
settings-no-spoilers-about = Skjuler resultatet, længden og det, der endnu skal ske.
settings-shortcuts = Genvejstaster
settings-shortcuts-about = Tasterne herunder. Slå dem fra, hvis du dikterer eller let kommer til at trykke.
settings-name = Navn ved nye borde
settings-name-about = Ryd feltet, så trækkes der et nyt til dig.
settings-character-paint = Mal din figur
settings-character-about = Otte gange otte pixels, som er dig i Oververdenen.

## Without a network, and new versions

offline-title = Uden netværk
offline-lessons = Denne side, lektionerne og opgaverne kan åbnes uden netværk.
offline-lessons-not = Lektioner og opgaver bliver gemt til de gange, hvor der ikke er netværk.
offline-games = Spil, du har gemt
offline-games-none = Ingen endnu. Gense et færdigt spil, og vælg ”Gem til offline”.
offline-forget = Glem
offline-forget-of = Glem bord { $code }
offline-forgotten = Bord { $code } er ikke længere gemt her.
offline-clear = Ryd det hele
offline-clear-about = Rydder det, som denne browser har gemt fra Overworld, undtagen dine indstillinger. Siden gemmes igen, når du kommer tilbage.
offline-cleared = Der er ikke længere gemt noget.
offline-impossible = Denne browser gemmer intet for siden. De fleste gør det kun for adresser med https.
update-title = Ny version
update-ready = En ny version er klar.
update-now = Opdatér
update-later = Senere
update-your-turn = Gør først din tur færdig, og opdatér så.
update-missing = Serveren har en nyere version, og en del af denne side findes ikke længere. Hent siden igen: Dit bord er, som det var.

## Keys

keys-title = Taster
keys-key = Tast
keys-does = Hvad den gør
keys-actions = 1 til 5
keys-actions-does = vælg en af de fem handlinger
keys-undo = U
keys-undo-does = fortryd det seneste
keys-end = X
keys-end-does = slut din tur
keys-hint = H
keys-hint-does = bed om et tip, hvis bordet tillader det
keys-press = Enter
keys-press-does = tryk på det, der har fokus
keys-turn = Q og E
keys-turn-does = drej terningen til venstre eller højre
keys-arrows = Piletaster
keys-arrows-does = flyt rundt på pladen og mellem blokkene; når du genser et spil, et trin tilbage eller frem
keys-ends = Home og End
keys-ends-does = når du genser et spil, til begyndelsen eller slutningen
keys-turns = [ og ]
keys-turns-does = når du genser et spil, en tur tilbage eller frem
keys-last = L
keys-last-does = hør, hvad der sidst skete
keys-standings = S
keys-standings-does = hør stillingen
keys-cube = C
keys-cube-does = hør, hvad der kan tages fra terningen
keys-near = N
keys-near-does = hør, hvad der er ved siden af dig
keys-help = ?
keys-help-does = vis denne liste
keys-back = Esc
keys-back-does = gå et skridt tilbage; når du genser et spil, tilbage til nu

## Painting

paint-title = Mal din figur
paint-about = Vælg en farve, og tryk så på en pixel. Med tastatur: piletaster for at flytte, Enter eller mellemrum for at male.
paint-grid = Billede, otte rækker med otte pixels
paint-pixel = række { $row }, kolonne { $column }, { $colour }
paint-colours = Farver
paint-tools = Værktøj
paint-pen = Blyant
paint-fill = Udfyld
paint-erase = Visk ud
paint-mirror = Spejl
paint-mirror-about = maler også den anden halvdel
paint-clear = Ryd
paint-undo = Fortryd
paint-undo-none = Der er ikke noget at fortryde.
paint-start = Begynd med
paint-start-of = Begynd med en figur: { $colour }
paint-preview = Sådan ser den ud ved bordet
paint-remove = Brug ikke mit billede
paint-removed = Dit billede er lagt væk. Du spiller med figuren i din farve.
paint-painted = { $colour }, række { $row }, kolonne { $column }
paint-cleared = Billedet er tomt.
paint-undone = Fortrudt.
paint-kept = Hver streg bliver gemt i denne browser. Billedet vises ved de borde, du sætter dig ved fra nu af.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = Serveren kan ikke nås. Tjek din forbindelse, og prøv igen.
refused-no_table = Der findes ikke noget bord { $code }. Tjek koden: Måske er et bogstav forkert, eller bordet er slettet.
refused-no_step = Spillet har ikke så mange trin; det sidste er { $most }.
refused-no_route = Serveren kender ikke det, der blev spurgt om. Genindlæs siden for at få den nyeste version.
refused-wrong_method = Serveren kender ikke det, der blev spurgt om. Genindlæs siden for at få den nyeste version.
refused-malformed = Serveren forstod ikke denne side. Genindlæs den for at få den nyeste version.
refused-too_large = Det er mere, end serveren kan tage på én gang.
refused-bad_options = { $field ->
    [seats] Et bord skal have mindst to pladser, der ikke er lukket, og et spil, der fortsætter, beholder sine pladser.
    [board] Hver plads skal have en spilleplade i sin egen farve.
    [bot] En af de valgte bots kendes ikke her. Vælg en anden.
    [first] Den, der begynder, skal sidde ved bordet.
    [deal] Navnet på en blanding har 1 til 40 tegn, og et spil, der fortsætter, kan ikke blandes om.
    [clock] Uret skal have fra 10 sekunder til 24 timer til spillet og højst en time pr. tur, eller 1 til 30 dage.
   *[other] Et bord kan ikke spilles på den måde.
  }
refused-bad_record = Filen er ikke en optagelse af et spil, eller den er beskadiget.
refused-bad_name = Et navn har højst { $longest } tegn og intet komma.
refused-bad_chat = En linje har 1 til { $longest } tegn, der kan vises.
refused-bad_paint = Billedet er beskadiget. Mal det igen.
refused-bad_move = Det er ikke muligt her.
refused-bad_origin = Serveren genkendte ikke siden som sin egen. Åbn den på den adresse, værten gav dig.
refused-bad_host = Serveren kendes ikke under dette navn. Åbn den på den adresse, værten gav dig.
refused-not_host = Kun bordets vært kan gøre dette.
refused-not_your_seat = { $seat ->
    [0] Den plads er en andens.
   *[other] Plads { $seat } er en andens eller er flyttet til en anden enhed.
  }
refused-no_secret = Serveren kender ikke denne browser endnu. Tillad cookies for webstedet, og genindlæs siden.
refused-option_off = { $option ->
    [hints] Ved dette bord er der ingen tip, så længe spillet varer.
    [undo] Ved dette bord kan man ikke fortryde.
    [chat] Ved dette bord er der ingen chat.
   *[other] Det er slået fra ved dette bord.
  }
refused-muted = Værten har slået din chat fra.
refused-no_spectators = Kun de, der spiller, må se dette bord. Spørg værten, om du må se med.
refused-stale = En anden var hurtigere, og spillet er gået videre. Se efter igen.
refused-illegal = Det tillader reglerne ikke nu.
refused-not_your_turn = { $seat ->
    [0] Det er ikke din tur.
   *[other] Det er ikke din tur: Plads { $seat } vælger.
  }
refused-cannot_undo = { $reason ->
    [revealed] Noget nyt er kommet frem, så det kan ikke fortrydes.
    [ended] Turen er slut, så den kan ikke fortrydes.
    [turn_start] Dette er begyndelsen på turen.
    [other_player] En anden spiller har valgt siden.
    [nothing] Der er ikke noget at fortryde endnu.
   *[other] Det kan ikke fortrydes.
  }
refused-seat_taken = Plads { $seat } er ikke ledig. Vælg en anden.
refused-seats_open = Ingen sidder på plads { $seat } endnu. Vent på nogen, giv den til en bot, eller luk den.
refused-already_started = Spillet er begyndt; det var kun muligt før.
refused-not_started = Spillet er ikke begyndt endnu.
refused-game_over = Spillet er slut.
refused-not_over = Spillet er ikke slut endnu.
refused-led = En anden spiller leder denne analyse. Du kan stadig se dig frit omkring.
refused-not_away = { $left ->
    [0] Ingen er væk der.
    [one] Giv spilleren ét sekund mere til at komme tilbage.
   *[other] Giv spilleren { $left } sekunder mere til at komme tilbage.
  }
refused-archived = Her har været stille så længe, at bordet er arkiveret. Du kan se på det og spille videre fra et hvilket som helst trin ved et nyt bord.
refused-no_clock = Dette bord har intet ur.
refused-too_many_actions = Det gik for hurtigt. Vent et øjeblik, og prøv igen.
refused-too_many_requests = Der kom for mange forespørgsler fra din adresse. Vent et minut, og prøv igen.
refused-too_many_tables = Der er lavet for mange borde fra din adresse i dag. I morgen er der plads igen.
refused-too_many_sockets = For mange sider er åbne fra din adresse. Luk en af dem, og prøv igen.
refused-log_full = Der er sagt og gjort så meget ved dette bord, at der ikke er plads til mere. Fortsæt ved et nyt.
refused-busy = Serveren har hænderne fulde. Prøv igen om et øjeblik.
refused-unavailable = Serveren kan ikke svare lige nu. Prøv igen om et øjeblik.
refused-damaged = Serveren kan ikke læse dette bord. Det er gemt, og den, der driver serveren, har fået besked.
refused-unknown = Det kan ikke lade sig gøre nu ({ $code }).
refused-internal = Noget gik i stykker på serveren. Dit spil er gemt; prøv igen.
