# The page around the game: what every screen shares, the first page, settings, painting.

loading = Henter …
loading-failed = Siden kunne ikke hentes. Tjek din forbindelse, og prøv igen.
loading-again = Det er ikke hentet endnu. Prøver igen …
table-not-kept = Du er offline, og denne browser har ikke gemt dette bord. Det åbner, når forbindelsen er tilbage.
compiling-bots = Botterne bliver stadig kompileret ({ $percent } %). Du kan allerede spille; en bot trækker, så snart den er klar.
page-static = Overworld hentes. Kommer der ingenting, så tjek din forbindelse, og hent siden igen. JavaScript skal være slået til.
close = Luk
spoken = Meddelelser

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Gå til indholdet
page-home = Overworld, til forsiden
page-reload = Hent siden igen
page-retry = Prøv igen
page-bar = Dette websted
page-language = Sprog
page-theme = Lys eller mørk
page-theme-system = Automatisk
page-theme-light = Lys
page-theme-dark = Mørk
page-settings = Indstillinger
page-places = Mere om spillet
page-learn = Lær
page-puzzles = Opgaver
page-cancel = Annullér
page-copy = Kopiér
page-copy-of = Kopiér: { $what }
page-copied = Kopieret.
page-not-copied = Denne browser tillader ikke kopiering her. Markér teksten, og kopiér den selv.
page-lost-title = Her gror kun græs
page-lost = Der findes ingen side på { $path }. Tjek, om der mangler et bogstav i adressen.
page-lost-home = Gå til forsiden
broken-title = Noget gik galt
broken-about = Denne del af siden holdt op med at virke. Dit spil er i sikkerhed på serveren. Hent siden igen for at fortsætte.
broken-note = Noget gik galt her. Sker der ikke noget, så hent siden igen.

## The first page

home-title = Velkommen
home-hello = Hej, { $name }
home-line = Et brætspil for 2 til 4: Tag blokke fra terningen, gå ud i landet, og byg dets smukkeste hjørne.
home-fact-time = 40 minutter
home-fact-free = gratis
home-fact-account = ingen konto
home-play = Spil mod { $bot }
home-playing = Bordet gøres klar …
home-continue = Fortsæt: din tur
home-bots = Vælg modstander
home-daily-title = Dagens parti
home-daily = Til dagens parti
home-daily-about = Ét forsøg, samme opstilling for alle.
home-daily-played =
    { $count ->
        [0] Ingen har spillet endnu.
        [one] { $count } person har spillet.
       *[other] { $count } personer har spillet.
    }
home-daily-mine = Dit forspring: { $lead } XP. Bedre end { $beaten } af { $others }.
home-daily-running = Dit forsøg er i gang.
home-daily-resigned = Du opgav dit forsøg.
home-new = Spil med venner
home-new-about = Opret et bord, og send linket. Dine venner behøver ikke andet.
home-make = Opret et bord
home-join-label = Kode eller link til et bord
home-join-example = QK7MPX
home-join = Deltag
home-join-bad = Tjek koden: Den har seks bogstaver og tal, for eksempel QK7MPX, og aldrig 0, O, 1, I eller L.
home-learn = Lær det på 15 minutter
home-learn-on = Fortsæt
home-learn-about = Lær reglerne, mens du spiller: femten minutter.
home-offline = Ingen forbindelse til serveren, så ingen bot kan spille. Lektioner og opgaver virker offline.
home-week = Din uge
home-week-day = { $day }: { $xp } XP
home-week-wins = Vundet { $wins } af { $games }.
home-puzzle = Dagens opgave
home-puzzle-solve = Løs den
home-today = I dag
home-how = Sådan spilles det
home-how-mine = Saml
home-how-mine-about = Tag blokke fra den store terning.
home-how-walk = Udforsk
home-how-walk-about = Vend bygninger og mobs.
home-how-build = Byg
home-how-build-about = Fyld dine ni felter.
home-how-score = Point
home-how-score-about = Tre gange. Flest XP vinder.
page-rules = Regler
page-ladder = Rangliste
gallery-title = Alt i æsken
gallery-of = Bygninger: { $biome }
gallery-mobs = Mobs
gallery-weapons = Våben
gallery-unseen = Ikke set endnu: { $left } af { $count }
home-import = Åbn et gemt spil …
home-about = Om
home-about-title = Om Overworld
home-about-game = Overworld er et gratis program til brætspillet Builders & Biomes. Det er uofficielt: Ejerne af spillet og dets navne har hverken lavet eller godkendt det.
home-about-own = Alle tekster, billeder og lyde er lavet til programmet. Programmet og dets kildekode er frie under MIT-licensen.
home-about-box = Regelhæfterne opregner ikke byggekortene og spillepladerne, så vi har rekonstrueret dem. De kan afvige fra det trykte spil.
home-about-private = Der er ingen konti, og siden henter intet fra andre websteder. Dine indstillinger bliver i denne browser.
home-tables = Dine borde
home-tables-none = Du har ingen borde endnu. Dine spil vises her.
home-tables-loading = Leder efter dine borde …
home-tables-all = Vis alle { $count }
home-table = Bord { $code }
home-table-your-turn = Din tur
home-table-turn = { $name } har turen
home-table-at = Tur { $turn }, { $xp } XP
home-table-lobby = Ikke begyndt endnu
home-table-playing = I gang
home-table-won = Slut: { $names } vandt
home-table-you = Du vandt
home-table-over = Slut
home-table-replay = Et gemt spil
home-table-archived = Arkiveret
home-table-delete-of = Slet bord { $code }
home-delete-title = Vil du slette bord { $code }?
home-delete-text = Spillet, gensynet og chatten bliver slettet for alle. Det kan ikke fortrydes.
home-delete-yes = Slet for altid
home-deleted = Bord { $code } er slettet.

## Settings

settings-title = Indstillinger
settings-about = Dine indstillinger gemmes kun i denne browser.
settings-look = Udseende og sprog
settings-play = Mens du spiller
settings-attention = Når det er din tur
settings-you = Om dig
settings-theme = Lys eller mørk
settings-language = Sprog
settings-sound = Lyde
settings-sound-about = En kort lyd, når du skal vælge, og når der sker noget. Slået fra til at begynde med.
settings-effects = Effekter
settings-music = Musik
settings-music-about = Spillets egen rolige melodi, til dag og til nat. Den stopper, mens siden er skjult. Ved 0 er der ingen.
settings-vibrate = Vibration
settings-vibrate-about = En kort vibration, når det er din tur, og i dine egne kampe. Slået fra til at begynde med.
settings-notify = Notifikationer
settings-notify-about = Browseren giver dig besked, når det er din tur, og du kigger på noget andet.
settings-notify-closed = Du får besked, når det er din tur, også mens siden er lukket.
settings-notify-open = Du får besked, når det er din tur, og siden er åben. Mere kan denne browser ikke.
settings-notify-denied = Denne browser blokerer notifikationer her. Du kan tillade dem i browserens indstillinger for webstedet.
settings-notify-missing = Denne browser understøtter ikke notifikationer.
settings-notify-ios = På iPhone og iPad skal du først føje siden til hjemmeskærmen: Tryk på Del og så på “Føj til hjemmeskærm”. Åbn derefter Overworld derfra.
call-title = Mens siden er lukket
call-about = Vælg, hvad du vil kaldes til. Det gælder for alle dine browsere.
call-turn = Det er min tur
call-time = Min tid er ved at løbe ud
call-full = Mit bord er fuldt
call-quiet = Stille timer
call-quiet-on = Ingen kalder på mig om natten
call-quiet-from = Fra
call-quiet-to = Til
call-quiet-about = Efter uret i { $zone }.
call-browsers = Browsere, der bliver kaldt
call-this = { $label } (denne)
call-forget = Glem
call-forget-of = Glem { $label }
call-forgotten = { $label } bliver ikke kaldt mere.
call-offer = Skal vi kalde på dig?
call-offer-about = I et parti over flere dage kan det vare lidt, før det bliver din tur. Din browser kan sige til, også mens siden er lukket.
call-offer-yes = Kald på mig
call-offer-on = Godt. Vi kalder på dig, når det er din tur.
settings-auto-end = Afslut min tur automatisk
settings-auto-end-about = Når du ikke kan gøre andet, slutter din tur efter tre sekunder. Indtil da kan du stoppe det.
settings-confirm = Kræv et ekstra tryk, når et træk ikke kan fortrydes
settings-confirm-touch = På trykskærme
settings-confirm-always = Altid
settings-confirm-never = Aldrig
settings-confirm-about = Træk, der afslører noget nyt, kan ikke fortrydes. De viser et løftet hjørne.
settings-skip = Spring spørgsmål over, der ikke ændrer noget
settings-skip-about = Beholder TNT uden at spørge, når den ikke ville ændre kampen.
settings-curtain = Forhæng mellem spillerne
settings-curtain-about = Når flere deler en enhed, skjules bordet, til den næste spiller er klar.
settings-coach = Træner
settings-coach-about = Giver dig et tip af og til, højst ét pr. tur. Slået til i dine første tre spil.
settings-no-spoilers = Gense spil uden spoilere
settings-no-spoilers-about = Skjuler resultatet, længden og det, der kommer.
settings-shortcuts = Genvejstaster
settings-shortcuts-about = De enkelte taster på listen herunder. Slå dem fra, hvis du dikterer eller tit rammer taster ved et uheld.
settings-name = Navn ved nye borde
settings-name-about = Lad feltet være tomt for at få et nyt, tilfældigt navn.
settings-character-paint = Mal din figur
settings-character-about = Otte gange otte pixels, der er dig i Oververdenen.

## Your data on the server

data-title = Dine data
data-about = Serveren kender denne browser på en tilfældig cookie. Med den gemmer serveren dine navne ved borde, dine chatlinjer, noter og malede figurer.
data-download = Hent mine data
data-downloaded = Dine data er i filen { $file }.
data-erase = Slet mine data
data-erase-title = Slet dine data?
data-erase-server = Serveren fjerner dine navne, chatlinjer, noter og malede figurer. En bot overtager din plads i spil, der er i gang. Borde, hvor ingen andre spiller, slettes.
data-erase-named = Dit navn { $name } bliver frit for andre. Dine adgangsnøgler, bogstaver, din rating og forbindelsen til dine andre enheder forsvinder også.
data-erase-browser = Browseren glemmer dit navn, din figur og din liste over spil. Det kan ikke fortrydes.
data-erase-yes = Slet alt
data-erased = Dine data er slettet.
data-erased-partly = Nogle borde kunne ikke læses og har stadig dine data. Bed den, der driver serveren, om at slette dem.

## Without a network, and new versions

offline-title = Offline
offline-lessons = Denne side, lektionerne og opgaverne virker offline.
offline-lessons-not = Lektioner og opgaver bliver gemt til offlinebrug.
offline-tables = Borde, som du sidst så dem
offline-table-at = { $names } · status fra { $time }
offline-games = Gemte spil
offline-games-none = Ingen endnu. Gense et færdigt spil, og vælg ”Gem til offlinebrug”.
offline-forget = Fjern
offline-forget-of = Fjern bord { $code }
offline-forgotten = Bord { $code } er ikke længere gemt her.
offline-clear = Ryd offlinedata
offline-clear-about = Rydder det, der er gemt til offlinebrug. Dine indstillinger, din fremgang og listen over dine spil bliver. Siden gemmes igen, når du kommer tilbage.
offline-cleared = Der er ikke længere gemt noget til offlinebrug.
offline-impossible = Denne browser kan ikke gemme siden til offlinebrug. De fleste browsere gør det kun på adresser med https.
update-title = Ny version
update-ready = En ny version er klar.
update-now = Opdatér
update-later = Senere
update-missing = Serveren har en nyere version, og en del af denne side findes ikke længere. Hent siden igen: Dit bord bliver, som det er.

## Keys

keys-title = Taster
keys-key = Tast
keys-does = Hvad den gør
keys-actions = 1 til 5
keys-actions-does = vælg en af de fem handlinger
keys-undo = U
keys-undo-does = fortryd det sidste trin
keys-end = X
keys-end-does = afslut din tur
keys-hint = H
keys-hint-does = bed om et tip, hvis bordet tillader det
keys-press = Enter
keys-press-does = tryk på den valgte knap
keys-turn = Q og E
keys-turn-does = drej terningen til venstre eller højre
keys-arrows = Piletaster
keys-arrows-does = gå rundt i Oververdenen og mellem blokkene; når du genser et spil, et trin tilbage eller frem
keys-ends = Home og End
keys-ends-does = når du genser et spil, til begyndelsen eller slutningen
keys-turns = [ og ]
keys-turns-does = når du genser et spil, en tur tilbage eller frem
keys-moments = 1 til 3
keys-moments-does = i gennemgangen: gå til et nøgleøjeblik
keys-better = B
keys-better-does = i gennemgangen: find et bedre valg
keys-next = N
keys-next-does = i gennemgangen: gå til din næste fejl
keys-last = L
keys-last-does = se eller hør, hvad der sidst skete
keys-standings = S
keys-standings-does = se eller hør stillingen
keys-cube = C
keys-cube-does = se eller hør, hvilke blokke du kan tage
keys-near = N
keys-near-does = se eller hør, hvad der er ved siden af dig
keys-help = ?
keys-help-does = vis denne liste
keys-back = Esc
keys-back-does = gå et trin tilbage; når du genser et spil, tilbage til ”Live”

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
paint-remove = Spil uden mit billede
paint-removed = Dit billede er fjernet. Du spiller med figuren i din farve.
paint-painted = { $colour }, række { $row }, kolonne { $column }
paint-cleared = Billedet er tomt.
paint-undone = Fortrudt.
paint-kept = Billedet gemmes i denne browser, mens du maler. Det vises ved de borde, du sætter dig ved fra nu af.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = Serveren kan ikke nås. Tjek din forbindelse, og prøv igen.
refused-no_table = Der findes ikke noget bord { $code }. Tjek koden: Måske er et bogstav forkert, eller bordet er slettet.
refused-no_step = Spillet har ikke det trin. Det sidste er { $most }.
refused-no_route = Serveren kender ikke denne forespørgsel. Hent siden igen for at få den nyeste version.
refused-wrong_method = Serveren kender ikke denne forespørgsel. Hent siden igen for at få den nyeste version.
refused-malformed = Serveren forstod ikke denne side. Hent den igen for at få den nyeste version.
refused-too_large = Filen eller beskeden er for stor til serveren. Gør den mindre.
refused-bad_options = { $field ->
    [seats] Åbn mindst to pladser. Et spil, der fortsættes fra et gensyn, beholder sine pladser.
    [board] Giv hver plads en spilleplade i sin egen farve.
    [bot] Serveren har ikke en af de valgte bots. Vælg en anden.
    [first] Lad en, der sidder ved bordet, begynde.
    [deal] Vælg et navn på 1 til 40 tegn til blandingen. Dagens spil kan ikke være fra en kommende dag. Et spil, der fortsættes fra et gensyn, beholder sin blanding.
    [clock] Sæt 10 sekunder til 24 timer pr. spiller med højst en ekstra time pr. tur, eller 1 til 30 dage pr. tur.
    [rated] Et ratet parti kræver to mennesker på hver sin enhed, grundæsken og en tilfældig opstilling, uden tip og begyndere.
   *[other] Indstillingerne passer ikke sammen. Tjek dem, og prøv igen.
  }
refused-bad_record = Filen er ikke et gemt spil, eller den er beskadiget. Vælg en anden fil.
refused-bad_name = Vælg et navn på højst { $longest } tegn uden komma.
refused-unwanted_name = Navnet har et ord, som ikke er ønsket på denne server. Vælg et andet navn.
refused-bad_chat = Skriv en besked på 1 til { $longest } synlige tegn.
refused-bad_paint = Billedet er beskadiget. Mal det igen.
refused-bad_move = Det træk hører ikke til dette spil. Hent siden igen, og prøv en gang til.
refused-bad_origin = Serveren tillader ikke denne adresse. Åbn spillet på den adresse, værten gav dig.
refused-bad_host = Serveren kender ikke denne adresse. Åbn spillet på den adresse, værten gav dig.
refused-not_host = Kun bordets vært kan gøre dette.
refused-not_your_seat = { $seat ->
    [0] Den plads tilhører en anden.
   *[other] Plads { $seat } tilhører en anden eller er flyttet til en anden enhed.
  }
refused-no_secret = Serveren kender ikke denne browser endnu. Tillad cookies for webstedet, og hent siden igen.
refused-option_off = { $option ->
    [hints] Ved dette bord er der ingen tip under spillet.
    [fork] Der er ingen tip ved dette bord. Derfor kan du først spille videre fra et trin, når spillet er slut.
    [undo] ”Fortryd” er slået fra ved dette bord.
    [chat] Der er ingen chat ved dette bord.
   *[other] Det er slået fra ved dette bord.
  }
refused-muted = Værten har slået din chat fra: Du kan ikke skrive, skifte navn eller vise et billede. Du kan stadig læse med.
refused-kicked = Værten har fjernet dig fra dette bord. Bed værten om at ændre bordets indstillinger, hvis du vil være med igen.
refused-no_spectators = Kun spillerne kan se dette bord. Spørg værten, om du må se med.
refused-seat_given = Værten har givet din plads til en anden enhed. Bed værten om et link, hvis du vil have den tilbage.
refused-no_player = Ingen har navnet { $name }.
refused-no_own_name = Tag et navn først.
refused-bad_proof = Det passer ikke. Tjek det, og prøv igen: bogstaver og koder virker kun én gang.
refused-name_taken = { $name } er taget, eller ligner et andet navn for meget.
refused-renamed_lately = Et navn kan ændres én gang på 30 dage.
refused-name_given = De, der driver serveren, har givet dig et andet navn indtil { $until }. Derefter kan du ændre det.
refused-already_named = Denne browser har allerede et navn.
refused-last_way_back = Det er din eneste vej tilbage. Tilføj en anden først.
refused-too_many_ways_back = Du har allerede { $most }. Fjern en først.
refused-no_passkeys = Adgangsnøgler virker ikke her. Brug bogstaver eller en anden enhed.
refused-no_push = Denne server kan ikke kalde på nogen, mens siden er lukket.
refused-bad_push = Serveren kender ikke denne browsers push-tjeneste og kan derfor ikke kalde på dig.
refused-push_full = Denne server kan ikke kalde på flere lige nu.
refused-too_many_names = Der er taget for mange navne fra din adresse i dag. Prøv igen i morgen.
refused-names_full = Denne server kan ikke give flere navne lige nu.
refused-too_many_tries = For mange forsøg. Vent en time, og prøv igen.
refused-stale = Spillet er gået videre. Se på bordet, og prøv igen.
refused-illegal = Det tillader reglerne ikke nu. Vælg noget andet.
refused-not_your_turn = { $seat ->
    [0] Det er ikke din tur.
   *[other] Det er ikke din tur: Plads { $seat } har turen.
  }
refused-cannot_undo = { $reason ->
    [revealed] Noget nyt er kommet frem, så det kan ikke fortrydes.
    [ended] Turen er slut, så det kan ikke fortrydes.
    [turn_start] Turen er lige begyndt: Der er ikke noget at fortryde.
    [other_player] En anden spiller har valgt siden da, så det kan ikke fortrydes.
    [nothing] Der er ikke noget at fortryde endnu.
   *[other] Det kan ikke fortrydes.
  }
refused-seat_not_online = Der er ingen onlinespiller på plads { $seat }.
refused-seat_taken = Plads { $seat } er ikke ledig. Vælg en anden.
refused-seats_open = Plads { $seat } er stadig tom. Vent på nogen, giv den til en bot, eller luk den.
refused-already_started = Spillet er allerede begyndt, så det kan ikke ændres mere.
refused-not_started = Spillet er ikke begyndt endnu. Vent på værten.
refused-game_over = Spillet er slut.
refused-not_over = Spillet er ikke slut endnu. Spil det først færdigt.
refused-led = En anden spiller styrer denne gennemgang. Du kan stadig se dig frit omkring.
refused-day_not_over = Det må vente, til dagen er slut, så opstillingen forbliver hemmelig.
refused-future_day = Den dag er ikke kommet endnu.
refused-one_try = Dagens parti har ét forsøg. Tidligere partier er i arkivet.
refused-rated_game = Et ratet parti tilhører dem, der begyndte det. Det her er muligt, når partiet er slut.
refused-not_away = { $left ->
    [0] Den spiller er ikke væk.
    [one] Giv spilleren ét sekund mere til at komme tilbage.
   *[other] Giv spilleren { $left } sekunder mere til at komme tilbage.
  }
refused-archived = Ingen har spillet her længe, så bordet er arkiveret. Spillerne kan gendanne det, og alle kan spille videre fra et hvilket som helst trin ved et nyt bord.
refused-no_clock = Dette bord har intet ur.
refused-too_many_actions = Det gik for hurtigt. Vent et øjeblik, og prøv igen.
refused-too_many_requests = Der kom for mange forespørgsler fra din adresse. Vent et minut, og prøv igen.
refused-too_many_tables = Der er oprettet for mange borde fra din adresse i dag. Prøv igen i morgen.
refused-too_many_open = Du har for mange åbne borde, eller også har serveren. Luk et først.
refused-people_off = Denne server har ingen åbne borde, ingen hurtig søgning og ingen navne.
refused-not_invited = Du skal have en invitation fra dem, der driver serveren.
refused-silenced = De, der driver serveren, har slået din chat fra indtil { $until }. Du kan stadig spille.
refused-excluded = De, der driver serveren, har lukket åbne borde og hurtig søgning for dig indtil { $until }. Du kan stadig spille med venner og bots.
refused-have_seat = Du har en plads ved et åbent bord. Forlad det først.
refused-no_person = Ingen person har denne plads.
refused-no_offer = Dette tilbud er forbi.
refused-seek_paused = Du kan søge efter et bord igen om { $left } sekunder.
refused-too_many_sockets = For mange sider er åbne fra din adresse. Luk en af dem, og prøv igen.
refused-too_many_reviews = Fra din adresse venter allerede { $most } gennemgange. Prøv igen, når en af dem er klar.
refused-too_many_deals = Fra din adresse har { $most } allerede spillet dagens parti. Prøv igen i morgen.
refused-log_full = Der er ikke plads til mere af det ved dette bord. Fjern noter, du ikke skal bruge, eller fortsæt ved et nyt bord.
refused-busy = Serveren har meget travlt. Prøv igen om et øjeblik.
refused-unavailable = Serveren kan ikke svare lige nu. Prøv igen om et øjeblik.
refused-damaged = Serveren kan ikke læse dette bord. Intet er slettet. Sig det til den, der driver serveren, eller opret et nyt bord.
refused-unknown = Det kan ikke lade sig gøre nu ({ $code }). Hent siden igen, og prøv en gang til.
refused-internal = Noget gik galt på serveren. Dit spil er i sikkerhed: Prøv igen.
