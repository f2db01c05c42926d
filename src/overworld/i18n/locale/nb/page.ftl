# The page around the game: what every screen shares, the first page, settings, painting.

loading = Laster …
loading-failed = Siden kunne ikke lastes. Sjekk forbindelsen og prøv igjen.
loading-again = Dette kunne ikke lastes ennå. Prøver igjen …
table-not-kept = Du er uten nett, og denne nettleseren har ikke lagret dette bordet. Det åpnes når forbindelsen er tilbake.
compiling-bots = Botene kompileres fortsatt ({ $percent } %). Du kan allerede spille; en bot gjør sitt trekk så snart den er klar.
page-static = Overworld lastes. Kommer det ingenting, sjekk forbindelsen og last siden på nytt. JavaScript må være slått på.
close = Lukk
spoken = Meldinger

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Gå til innholdet
page-home = Overworld, til forsiden
page-reload = Last siden på nytt
page-retry = Prøv igjen
page-bar = Dette nettstedet
page-language = Språk
page-theme = Lyst eller mørkt
page-theme-system = Auto
page-theme-light = Lyst
page-theme-dark = Mørkt
page-settings = Innstillinger
page-places = Mer om spillet
page-learn = Lær
page-puzzles = Oppgaver
page-cancel = Avbryt
page-copy = Kopier
page-copy-of = Kopier: { $what }
page-copied = Kopiert.
page-not-copied = Denne nettleseren lar ikke sider kopiere. Merk teksten og kopier den selv.
page-lost-title = Her er det bare gress
page-lost = Det finnes ingen side på { $path }. Sjekk om det mangler en bokstav i adressen.
page-lost-home = Gå til forsiden
broken-title = Noe gikk galt
broken-about = Denne delen av siden sluttet å virke. Spillet ditt er trygt på serveren. Last siden på nytt for å fortsette.
broken-note = Noe gikk galt her. Hvis ingenting skjer, last siden på nytt.

## The first page

home-title = Velkommen
home-hello = Hei, { $name }
home-line = Et brettspill for 2 til 4: grav i kuben, gå ut i landet og bygg det vakreste hjørnet av det.
home-fact-time = 40 minutter
home-fact-free = gratis
home-fact-account = uten konto
home-play = Spill mot { $bot }
home-playing = Gjør bordet klart …
home-continue = Fortsett: din tur
home-bots = Velg motstander
home-daily-title = Dagens parti
home-daily = Til dagens parti
home-daily-about = Ett forsøk, samme utdeling for alle.
home-daily-played =
    { $count ->
        [0] Ingen har spilt ennå.
        [one] { $count } person har spilt.
       *[other] { $count } personer har spilt.
    }
home-daily-mine = Forspranget ditt: { $lead } XP. Bedre enn { $beaten } av { $others }.
home-daily-running = Forsøket ditt er i gang.
home-daily-resigned = Du ga opp forsøket ditt.
home-new = Spill med venner
home-new-about = Lag et bord og send lenken. Vennene dine trenger ikke noe mer.
home-make = Lag et bord
home-join-label = Kode eller lenke til et bord
home-join-example = QK7MPX
home-join = Bli med
home-join-bad = Sjekk koden: den har seks bokstaver og sifre, for eksempel QK7MPX, og aldri 0, O, 1, I eller L.
home-learn = Lær på 15 minutter
home-learn-on = Fortsett
home-learn-about = Lær reglene mens du spiller: femten minutter.
home-offline = Ingen forbindelse med serveren, så ingen bot kan spille. Leksjoner og oppgaver virker uten nett.
home-week = Uken din
home-week-day = { $day }: { $xp } XP
home-week-wins = Vunnet { $wins } av { $games }.
home-puzzle = Dagens oppgave
home-puzzle-solve = Løs den
home-today = I dag
home-how = Slik spilles det
home-how-mine = Grav
home-how-mine-about = Ta blokker fra kuben.
home-how-walk = Utforsk
home-how-walk-about = Snu byggverk og mobs.
home-how-build = Bygg
home-how-build-about = Fyll de ni feltene dine.
home-how-score = Poeng
home-how-score-about = Tre ganger. Flest XP vinner.
page-rules = Regler
page-ladder = Rangliste
gallery-title = Alt i esken
gallery-of = Byggverk: { $biome }
gallery-mobs = Mobs
gallery-weapons = Våpen
gallery-unseen = Ikke sett ennå: { $left } av { $count }
home-import = Åpne et lagret spill …
home-about = Om
home-about-title = Om Overworld
home-about-game = Overworld er et gratis program for brettspillet Builders & Biomes. Det er uoffisielt: de som eier spillet og navnene i det, har verken laget eller godkjent programmet.
home-about-own = Alle tekster, bilder og lyder er laget for programmet. Programmet og kildekoden er frie under MIT-lisensen.
home-about-box = Regelheftene lister ikke opp byggverkskortene og spillbrettene, så vi har rekonstruert dem. De kan avvike fra det trykte spillet.
home-about-private = Her trengs ingen konto, og siden henter ingenting fra andre nettsteder. Innstillingene dine blir i denne nettleseren.
home-tables = Bordene dine
home-tables-none = Du har ingen bord ennå. Spillene dine vises her.
home-tables-loading = Ser etter bordene dine …
home-tables-all = Vis alle { $count }
home-table = Bord { $code }
home-table-your-turn = Din tur
home-table-turn = { $name } har turen
home-table-at = Tur { $turn }, { $xp } XP
home-table-lobby = Ikke begynt ennå
home-table-playing = I gang
home-table-won = Ferdig: { $names } vant
home-table-you = Du vant
home-table-over = Ferdig
home-table-replay = Et lagret spill
home-table-archived = Arkivert
home-table-delete-of = Slett bord { $code }
home-delete-title = Vil du slette bord { $code }?
home-delete-text = Spillet, reprisen og chatten blir slettet for alle. Dette kan ikke angres.
home-delete-yes = Slett for godt
home-deleted = Bord { $code } er slettet.

## Settings

settings-title = Innstillinger
settings-about = Innstillingene dine lagres bare i denne nettleseren.
settings-look = Utseende og språk
settings-play = Mens du spiller
settings-attention = Når det er din tur
settings-you = Om deg
settings-theme = Lyst eller mørkt
settings-language = Språk
settings-sound = Lyder
settings-sound-about = En kort lyd når du må velge, og når noe skjer. Av til å begynne med.
settings-effects = Effekter
settings-music = Musikk
settings-music-about = En rolig melodi fra spillet selv, dag og natt. Den stopper mens siden er skjult. Ved 0 er det ingen.
settings-vibrate = Vibrering
settings-vibrate-about = En kort vibrering når det er din tur, og i dine egne kamper. Av til å begynne med.
settings-notify = Varsler
settings-notify-about = Nettleseren sier fra når det er din tur og du ser på noe annet.
settings-notify-closed = Du får beskjed når det er din tur, også mens siden er lukket.
settings-notify-open = Du får beskjed når det er din tur og siden er åpen. Mer kan ikke denne nettleseren.
settings-notify-denied = Nettleseren blokkerer varsler her. Du kan tillate dem i nettleserens innstillinger for denne siden.
settings-notify-missing = Denne nettleseren støtter ikke varsler.
settings-notify-ios = På iPhone og iPad må du først legge siden på Hjem-skjermen: Trykk på Del og så på «Legg til på Hjem-skjerm». Åpne deretter Overworld derfra.
call-title = Mens siden er lukket
call-about = Velg hva du vil kalles til. Det gjelder alle nettleserne dine.
call-turn = Det er min tur
call-time = Tiden min er i ferd med å renne ut
call-full = Bordet mitt er fullt
call-quiet = Stille timer
call-quiet-on = Ingen kaller på meg om natten
call-quiet-from = Fra
call-quiet-to = Til
call-quiet-about = Etter klokken i { $zone }.
call-browsers = Nettlesere som blir kalt
call-this = { $label } (denne)
call-forget = Glem
call-forget-of = Glem { $label }
call-forgotten = { $label } blir ikke kalt lenger.
call-offer = Skal vi kalle på deg?
call-offer-about = I et parti over flere dager kan det ta tid før det blir din tur. Nettleseren kan si fra, også mens siden er lukket.
call-offer-yes = Kall på meg
call-offer-on = Fint. Vi kaller på deg når det er din tur.
settings-auto-end = Avslutt turen min automatisk
settings-auto-end-about = Når det ikke er mer du kan gjøre, slutter turen etter tre sekunder. Du kan stoppe det før den tid.
settings-confirm = Krev et ekstra trykk når et trekk ikke kan angres
settings-confirm-touch = På berøringsskjerm
settings-confirm-always = Alltid
settings-confirm-never = Aldri
settings-confirm-about = Trekk som avslører noe nytt, kan ikke angres. De viser et løftet hjørne.
settings-skip = Hopp over spørsmål som ikke endrer noe
settings-skip-about = Beholder TNT uten å spørre når det ikke ville forandret kampen.
settings-curtain = Teppe mellom spillerne
settings-curtain-about = Når flere deler en enhet, skjules bordet til neste spiller er klar.
settings-coach = Trener
settings-coach-about = Gir deg et tips iblant, høyst ett per tur. Slått på i de tre første spillene dine.
settings-no-spoilers = Repriser uten avsløringer
settings-no-spoilers-about = Skjuler resultatet, lengden og det som kommer.
settings-shortcuts = Hurtigtaster
settings-shortcuts-about = Enkelttastene på listen nedenfor. Slå dem av hvis du dikterer eller ofte kommer borti tastene.
settings-name = Navn ved nye bord
settings-name-about = La feltet stå tomt for å få et nytt, tilfeldig navn.
settings-character-paint = Mal karakteren din
settings-character-about = Åtte ganger åtte piksler som er deg i Oververdenen.

## Your data on the server

data-title = Dine data
data-about = Serveren kjenner igjen nettleseren på en tilfeldig informasjonskapsel. Slik kan den lagre navnene dine ved bordene, chatlinjene, notatene og de malte karakterene dine.
data-download = Last ned dataene mine
data-downloaded = Dataene dine er i filen { $file }.
data-erase = Slett dataene mine
data-erase-title = Slette dataene dine?
data-erase-server = Serveren fjerner navnene, chatlinjene, notatene og de malte karakterene dine. En bot tar plassen din i spill som pågår. Bord der ingen andre spiller, slettes.
data-erase-named = Navnet ditt { $name } blir ledig for andre. Passnøklene, bokstavene, ratingen og koblingen til de andre enhetene dine forsvinner også.
data-erase-browser = Nettleseren glemmer navnet, karakteren og listen over spillene dine. Dette kan ikke angres.
data-erase-yes = Slett alt
data-erased = Dataene dine er slettet.
data-erased-partly = Noen bord kunne ikke leses og har fortsatt dataene dine. Be den som driver serveren, om å slette dem.

## Without a network, and new versions

offline-title = Uten nett
offline-lessons = Denne siden, leksjonene og oppgavene virker uten nett.
offline-lessons-not = Leksjonene og oppgavene blir lagret for bruk uten nett.
offline-tables = Bord slik du sist så dem
offline-table-at = { $names } · slik det var { $time }
offline-games = Lagrede spill
offline-games-none = Ingen ennå. Åpne reprisen av et ferdig spill og velg «Lagre for bruk uten nett».
offline-forget = Fjern
offline-forget-of = Fjern bord { $code }
offline-forgotten = Bord { $code } er ikke lenger lagret her.
offline-clear = Fjern offlinedata
offline-clear-about = Fjerner det som er lagret for bruk uten nett. Innstillingene, framgangen og listen over spillene dine blir værende. Siden lagres på nytt når du kommer tilbake.
offline-cleared = Ingenting er lagret for bruk uten nett lenger.
offline-impossible = Denne nettleseren kan ikke lagre siden for bruk uten nett. De fleste nettlesere gjør det bare på adresser med https.
update-title = Ny versjon
update-ready = En ny versjon er klar.
update-now = Oppdater
update-later = Senere
update-missing = Serveren har en nyere versjon, og en del av denne siden finnes ikke lenger. Last siden på nytt: bordet ditt blir som det er.

## Keys

keys-title = Taster
keys-key = Tast
keys-does = Hva den gjør
keys-actions = 1 til 5
keys-actions-does = velger en av de fem handlingene
keys-undo = U
keys-undo-does = angrer det siste valget
keys-end = X
keys-end-does = avslutter turen din
keys-hint = H
keys-hint-does = ber om et tips, hvis bordet tillater det
keys-press = Enter
keys-press-does = trykker på knappen som er valgt
keys-turn = Q og E
keys-turn-does = dreier kuben mot venstre eller høyre
keys-arrows = Piltaster
keys-arrows-does = flytter deg rundt i Oververdenen og mellom blokkene; i en reprise: ett trinn tilbake eller fram
keys-ends = Home og End
keys-ends-does = i en reprise: til begynnelsen eller slutten
keys-turns = [ og ]
keys-turns-does = i en reprise: én tur tilbake eller fram
keys-moments = 1 til 3
keys-moments-does = i gjennomgangen: går til et nøkkeløyeblikk
keys-better = B
keys-better-does = i gjennomgangen: leter etter et bedre valg
keys-next = N
keys-next-does = i gjennomgangen: går til din neste feil
keys-last = L
keys-last-does = viser eller leser opp hva som skjedde sist
keys-standings = S
keys-standings-does = viser eller leser opp stillingen
keys-cube = C
keys-cube-does = viser eller leser opp hvilke blokker du kan ta
keys-near = N
keys-near-does = viser eller leser opp hva som ligger ved siden av deg
keys-help = ?
keys-help-does = viser denne listen
keys-back = Esc
keys-back-does = går ett trinn tilbake; i en reprise: tilbake til «Direkte»

## Painting

paint-title = Mal karakteren din
paint-about = Velg en farge og trykk på en piksel. Med tastaturet: piltastene flytter, Enter eller mellomrom maler.
paint-grid = Bilde, åtte rader med åtte piksler
paint-pixel = rad { $row }, kolonne { $column }, { $colour }
paint-colours = Farger
paint-tools = Verktøy
paint-pen = Blyant
paint-fill = Fyll
paint-erase = Visk ut
paint-mirror = Speil
paint-mirror-about = maler den andre halvdelen også
paint-clear = Tøm
paint-undo = Angre
paint-undo-none = Det er ingenting å angre.
paint-start = Start med
paint-start-of = Start med karakteren i denne fargen: { $colour }
paint-preview = Slik ser den ut ved bordet
paint-remove = Spill uten bildet mitt
paint-removed = Bildet ditt er fjernet. Du spiller med karakteren i din farge.
paint-painted = { $colour }, rad { $row }, kolonne { $column }
paint-cleared = Bildet er tomt.
paint-undone = Angret.
paint-kept = Bildet lagres i denne nettleseren mens du maler. Det vises ved bord du setter deg ved fra nå av.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = Får ikke kontakt med serveren. Sjekk forbindelsen og prøv igjen.
refused-no_table = Det finnes ikke noe bord { $code }. Sjekk koden: kanskje en bokstav er feil, eller bordet er slettet.
refused-no_step = Spillet har ikke noe slikt trinn. Det siste er { $most }.
refused-no_route = Serveren kjenner ikke denne forespørselen. Last siden på nytt for å få den nyeste versjonen.
refused-wrong_method = Serveren kjenner ikke denne forespørselen. Last siden på nytt for å få den nyeste versjonen.
refused-malformed = Serveren forsto ikke denne siden. Last den på nytt for å få den nyeste versjonen.
refused-too_large = Filen eller meldingen er for stor for serveren. Gjør den mindre.
refused-bad_options = { $field ->
    [seats] Åpne minst to plasser. Et spill som fortsettes fra en reprise, beholder plassene sine.
    [board] Gi hver plass et spillbrett i sin egen farge.
    [bot] En av botene finnes ikke på denne serveren. Velg en annen.
    [first] La en som sitter ved bordet, begynne.
    [deal] Velg et navn på 1 til 40 tegn til oppsettet. Dagens spill kan ikke være fra en kommende dag. Et spill som fortsettes fra en reprise, beholder oppsettet sitt.
    [clock] Sett 10 sekunder til 24 timer per spiller med høyst én ekstra time per tur, eller 1 til 30 dager per tur.
    [rated] Et ratet parti krever to mennesker på hver sin enhet, grunnesken og et tilfeldig oppsett, uten tips og nybegynnere.
   *[other] Disse innstillingene passer ikke sammen. Sjekk dem og prøv igjen.
  }
refused-bad_record = Denne filen er ikke et lagret spill, eller den er skadet. Velg en annen fil.
refused-bad_name = Velg et navn på høyst { $longest } tegn, uten komma.
refused-unwanted_name = Navnet har et ord som ikke er ønsket på denne serveren. Velg et annet navn.
refused-bad_chat = Skriv en melding på 1 til { $longest } synlige tegn.
refused-bad_paint = Bildet er skadet. Mal det på nytt.
refused-bad_move = Det trekket hører ikke til dette spillet. Last siden på nytt og prøv igjen.
refused-bad_origin = Serveren godtar ikke denne adressen. Åpne spillet på adressen du fikk av verten.
refused-bad_host = Serveren kjenner ikke denne adressen. Åpne spillet på adressen du fikk av verten.
refused-not_host = Bare verten ved bordet kan gjøre dette.
refused-not_your_seat = { $seat ->
    [0] Den plassen tilhører noen andre.
   *[other] Plass { $seat } tilhører noen andre, eller er flyttet til en annen enhet.
  }
refused-no_secret = Serveren kjenner ikke denne nettleseren ennå. Tillat informasjonskapsler for siden og last den på nytt.
refused-option_off = { $option ->
    [hints] Ved dette bordet er det ingen tips under spillet.
    [fork] Det er ingen tips ved dette bordet. Derfor kan du først spille videre fra et trinn når spillet er over.
    [undo] «Angre» er slått av ved dette bordet.
    [chat] Det er ingen chat ved dette bordet.
   *[other] Det er slått av ved dette bordet.
  }
refused-muted = Verten har dempet deg: du kan ikke skrive, bytte navn eller vise et bilde. Du kan fortsatt lese det andre skriver.
refused-kicked = Verten har fjernet deg fra dette bordet. Be verten endre bordets innstillinger hvis du vil bli med igjen.
refused-no_spectators = Bare spillerne kan se dette bordet. Be verten om å få se på.
refused-seat_given = Verten har gitt plassen din til en annen enhet. Be verten om en lenke hvis du vil ha den tilbake.
refused-no_player = Ingen har navnet { $name }.
refused-no_own_name = Ta et navn først.
refused-bad_proof = Det stemmer ikke. Sjekk det og prøv igjen: bokstaver og koder virker bare én gang.
refused-name_taken = { $name } er tatt, eller ligner for mye på et annet navn.
refused-renamed_lately = Et navn kan endres én gang på 30 dager.
refused-name_given = De som driver serveren, har gitt deg et annet navn til { $until }. Etter det kan du endre det.
refused-already_named = Denne nettleseren har allerede et navn.
refused-last_way_back = Dette er din eneste vei tilbake. Legg til en annen først.
refused-too_many_ways_back = Du har allerede { $most }. Fjern en først.
refused-no_passkeys = Passnøkler virker ikke her. Bruk bokstaver eller en annen enhet.
refused-no_push = Denne serveren kan ikke kalle på noen mens siden er lukket.
refused-bad_push = Serveren kjenner ikke push-tjenesten til denne nettleseren og kan derfor ikke kalle på deg.
refused-push_full = Denne serveren kan ikke kalle på flere akkurat nå.
refused-too_many_names = Det er tatt for mange navn fra adressen din i dag. Prøv igjen i morgen.
refused-names_full = Denne serveren kan ikke gi flere navn akkurat nå.
refused-too_many_tries = For mange forsøk. Vent en time og prøv igjen.
refused-stale = Spillet har gått videre. Se på bordet og prøv igjen.
refused-illegal = Reglene tillater ikke det nå. Velg noe annet.
refused-not_your_turn = { $seat ->
    [0] Det er ikke din tur.
   *[other] Det er ikke din tur: plass { $seat } har turen.
  }
refused-cannot_undo = { $reason ->
    [revealed] Noe nytt har kommet fram, så dette kan ikke angres.
    [ended] Turen er over, så dette kan ikke angres.
    [turn_start] Turen har nettopp begynt: det er ingenting å angre.
    [other_player] En annen spiller har valgt siden da, så dette kan ikke angres.
    [nothing] Det er ingenting å angre ennå.
   *[other] Dette kan ikke angres.
  }
refused-seat_not_online = Det er ingen nettspiller på plass { $seat }.
refused-seat_taken = Plass { $seat } er ikke ledig. Velg en annen.
refused-seats_open = Plass { $seat } er fortsatt tom. Vent på noen, gi den til en bot, eller steng den.
refused-already_started = Spillet har allerede begynt, så dette kan ikke endres lenger.
refused-not_started = Spillet har ikke begynt ennå. Vent på verten.
refused-game_over = Spillet er over.
refused-not_over = Spillet er ikke over ennå. Spill det ferdig først.
refused-led = En annen spiller leder denne gjennomgangen. Du kan fortsatt se deg fritt omkring.
refused-day_not_over = Dette må vente til dagen er over, så utdelingen forblir hemmelig.
refused-future_day = Den dagen har ikke kommet ennå.
refused-one_try = Dagens parti har ett forsøk. Tidligere partier er i arkivet.
refused-rated_game = Et ratet parti tilhører dem som begynte det. Dette er mulig når partiet er over.
refused-not_away = { $left ->
    [0] Den spilleren er ikke borte.
    [one] Vent ett sekund til på at spilleren kommer tilbake.
   *[other] Vent { $left } sekunder til på at spilleren kommer tilbake.
  }
refused-archived = Ingen har spilt her på lenge, så bordet ble arkivert. Spillerne kan gjenopprette det, og alle kan spille videre fra et hvilket som helst trinn ved et nytt bord.
refused-no_clock = Dette bordet har ingen klokke.
refused-too_many_actions = Det gikk for fort. Vent litt og prøv igjen.
refused-too_many_requests = Det kom for mange forespørsler fra adressen din. Vent et minutt og prøv igjen.
refused-too_many_tables = Det er opprettet for mange bord fra adressen din i dag. Prøv igjen i morgen.
refused-too_many_open = Du har for mange åpne bord, eller så har serveren det. Lukk ett først.
refused-people_off = Denne serveren har ingen åpne bord, ikke hurtigsøk og ingen navn.
refused-not_invited = Du trenger en invitasjon fra dem som driver serveren.
refused-silenced = De som driver serveren, har dempet deg til { $until }. Du kan fortsatt spille.
refused-excluded = De som driver serveren, har stengt åpne bord og hurtigsøk for deg til { $until }. Du kan fortsatt spille med venner og boter.
refused-have_seat = Du har en plass ved et åpent bord. Forlat det først.
refused-no_person = Ingen person har denne plassen.
refused-no_offer = Dette tilbudet er over.
refused-seek_paused = Du kan lete etter et bord igjen om { $left } sekunder.
refused-too_many_sockets = For mange sider er åpne fra adressen din. Lukk en av dem og prøv igjen.
refused-too_many_reviews = Fra adressen din venter allerede { $most } gjennomganger. Prøv igjen når en av dem er klar.
refused-too_many_deals = Fra adressen din har { $most } allerede spilt dagens parti. Prøv igjen i morgen.
refused-log_full = Det er ikke plass til mer av det ved dette bordet. Fjern notater du ikke trenger, eller fortsett ved et nytt bord.
refused-busy = Serveren har det svært travelt. Prøv igjen om litt.
refused-unavailable = Serveren kan ikke svare akkurat nå. Prøv igjen om litt.
refused-damaged = Serveren kan ikke lese dette bordet. Ingenting er slettet. Si fra til den som driver serveren, eller åpne et nytt bord.
refused-unknown = Det går ikke nå ({ $code }). Last siden på nytt og prøv igjen.
refused-internal = Noe gikk i stykker på serveren. Spillet ditt er trygt: prøv igjen.
