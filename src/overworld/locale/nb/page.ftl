# The page around the game: what every screen shares, the first page, settings, painting.

loading = Laster …
loading-failed = Siden kunne ikke lastes. Sjekk forbindelsen og prøv igjen.
loading-again = Dette kunne ikke lastes ennå. Prøver igjen …
page-static = Overworld lastes. Kommer det ingenting, sjekk forbindelsen og last siden på nytt. JavaScript må være slått på.
close = Lukk
spoken = Meldinger

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Gå til innholdet
page-home = Overworld, til forsiden
page-reload = Last siden på nytt
page-bar = Dette nettstedet
page-language = Språk
page-theme = Lyst eller mørkt
page-theme-system = Auto
page-theme-light = Lyst
page-theme-dark = Mørkt
page-settings = Innstillinger
page-places = Rundt spillet
page-learn = Lær
page-puzzles = Oppgaver
page-cancel = Avbryt
page-copy = Kopier
page-copy-of = Kopier: { $what }
page-copied = Kopiert.
page-not-copied = Denne nettleseren lar ikke sider kopiere. Merk teksten og kopier den selv.
page-lost-title = Her er det bare gress
page-lost = Det finnes ingen side på { $path }. Kanskje en bokstav falt av på veien.
page-lost-home = Tilbake til forsiden
broken-title = Noe gikk galt
broken-about = Denne delen av siden sluttet å virke. Spillet ditt er trygt: Det ligger på serveren.
broken-note = Noe gikk galt her. Går det ikke videre, last siden på nytt.

## The first page

home-title = Velkommen
home-line = Grav i kuben, gå gjennom landet og bygg dets vakreste hjørne.
home-play-title = Spill nå
home-play = Spill mot en bot nå
home-playing = Gjør bordet klart …
home-continue = Fortsett: din tur
home-bots = Mot hvem?
home-daily-title = Dagens oppsett
home-daily = Spill den
home-daily-about = Samme oppsett for alle i dag, mot Flint.
home-daily-first = Ingen har spilt den ferdig ennå.
home-daily-results =
    Best så langt: { $best } XP. { $count ->
        [one] Spilt én gang.
       *[other] Spilt { $count } ganger.
    }
home-daily-mine = Du: { $xp } XP
home-people-title = Sammen med andre
home-new = Nytt bord
home-new-about = Rundt én skjerm, på nett eller med boter.
home-join-label = Kode eller lenke til et bord
home-join-example = QK7MPX
home-join = Bli med
home-join-bad = En kode har seks bokstaver og tall, for eksempel QK7MPX. Den har aldri 0 eller O, 1, I eller L.
home-learn = Lær å spille
home-learn-on = Fortsett
home-learn-about = Du spiller, og reglene kommer underveis: åtte minutter.
home-week = Uken din
home-week-day = { $day }: { $xp } XP
home-week-wins = Vant { $wins } av { $games }.
home-puzzle = Dagens oppgave
home-puzzle-solve = Løs den
page-rules = Regler
gallery-title = Alt i esken
gallery-of = Byggverk: { $biome }
gallery-mobs = Mobs
gallery-weapons = Våpen
gallery-unseen = Usette: { $left } av { $count }
home-import = Åpne et opptak …
home-import-about = Se på et spill som ble lagret som fil.
home-about = Om
home-about-title = Om Overworld
home-about-game = Overworld er et gratis program for brettspillet Builders & Biomes. Det er uoffisielt: de som eier spillet og navnene i det, har verken laget eller godkjent programmet og har ingenting med det å gjøre.
home-about-own = Alle ord, bilder og lyder er våre egne. Programmet og kildekoden er frie under MIT-lisensen.
home-about-private = Her trengs ingen konto, og ingen andre nettsteder blir spurt om noe. Det du velger i innstillingene, blir i denne nettleseren.
home-tables = Bordene dine
home-tables-none = Ingen bord ennå. Her venter spillene dine på deg.
home-tables-loading = Ser etter bordene dine …
home-tables-all = Vis alle { $count }
home-table = Bord { $code }
home-table-your-turn = Din tur
home-table-turn = { $name } står for tur
home-table-at = Tur { $turn }, { $xp } XP
home-table-lobby = Ikke begynt ennå
home-table-playing = I gang
home-table-won = Ferdig: { $names } vant
home-table-over = Ferdig
home-table-replay = Et opptak å se på
home-table-archived = Ryddet bort
home-table-delete-of = Slett bord { $code }
home-delete-title = Slette bord { $code }?
home-delete-text = Spillet, opptaket og chatten blir borte for alle. Det kan ikke angres.
home-delete-yes = Slett for godt
home-deleted = Bord { $code } er borte.

## Settings

settings-title = Innstillinger
settings-about = De blir i denne nettleseren og deles ikke med noen.
settings-look = Utseende og språk
settings-play = Mens du spiller
settings-attention = Når det er din tur
settings-you = Om deg
settings-theme = Lyst eller mørkt
settings-language = Språk
settings-sound = Lyder
settings-sound-about = En kort lyd når du må velge, og når noe skjer. Av til å begynne med.
settings-vibrate = Vibrering
settings-vibrate-about = En kort vibrering når det er din tur, og i dine egne kamper. Av til å begynne med.
settings-notify = Varsler
settings-notify-about = Et varsel fra nettleseren når det er din tur og du har blikket et annet sted.
settings-notify-closed = Du blir kalt når det er din tur, også mens siden er lukket.
settings-notify-open = Du blir kalt når det er din tur mens siden er åpen; mer kan ikke denne nettleseren.
settings-notify-denied = Nettleseren tillater ikke varsler her. Det kan du endre i nettleserens innstillinger for denne siden.
settings-notify-missing = Denne nettleseren har ikke varsler.
settings-auto-end = Avslutt turen min automatisk
settings-auto-end-about = Når det ikke er mer å gjøre, slutter turen etter tre sekunder. Du kan stoppe det før den tid.
settings-confirm = Et ekstra trykk før noe som ikke kan angres
settings-confirm-touch = På berøringsskjerm
settings-confirm-always = Alltid
settings-confirm-never = Aldri
settings-confirm-about = Trekk som snur noe, kan ikke angres. De er merket med en lås.
settings-skip = Hopp over spørsmål som ikke endrer noe
settings-skip-about = TNT som ikke ville endret kampen, beholdes uten spørsmål.
settings-curtain = Teppe mellom spillerne
settings-curtain-about = Når flere deler en enhet, dekkes bordet til den neste er klar.
settings-coach = Trener
settings-coach-about = Gir deg et tips iblant, høyst ett per tur. Slått på i de tre første spillene dine.
settings-no-spoilers = Repriser uten avsløringer
settings-no-spoilers-about = Skjuler resultatet, lengden og det som ennå skal skje.
settings-shortcuts = Hurtigtaster
settings-shortcuts-about = Tastene nedenfor. Slå dem av hvis du dikterer eller lett kommer borti tastene.
settings-name = Navn ved nye bord
settings-name-about = La feltet stå tomt, så trekkes et nytt til deg.
settings-character-paint = Mal karakteren din
settings-character-about = Åtte ganger åtte piksler som står på brettet for deg.

## Without a network, and new versions

offline-title = Uten nett
offline-lessons = Denne siden, leksjonene og oppgavene kan åpnes uten nett.
offline-lessons-not = Leksjonene og oppgavene lagres, så du har dem når du er uten nett.
offline-games = Spill du har lagret
offline-games-none = Ingen ennå. Se reprisen av et ferdig spill og velg «Lagre for bruk uten nett».
offline-forget = Fjern
offline-forget-of = Fjern bord { $code }
offline-forgotten = Bord { $code } er ikke lenger lagret her.
offline-clear = Fjern alt
offline-clear-about = Fjerner alt denne nettleseren har lagret fra Overworld, bortsett fra innstillingene dine. Siden lagres på nytt når du kommer tilbake.
offline-cleared = Ingenting er lagret lenger.
offline-impossible = Denne nettleseren lagrer ikke noe for denne siden. De fleste gjør det bare for adresser med https.
update-title = Ny versjon
update-ready = En ny versjon er klar.
update-now = Oppdater
update-later = Senere
update-your-turn = Gjør ferdig turen din først, og oppdater etterpå.
update-missing = Serveren har en nyere versjon, og en del av denne siden finnes ikke lenger. Last siden på nytt: Bordet ditt er som det var.

## Keys

keys-title = Taster
keys-key = Tast
keys-does = Hva den gjør
keys-actions = 1 til 5
keys-actions-does = velger en av de fem handlingene
keys-undo = U
keys-undo-does = angrer det siste trekket
keys-end = X
keys-end-does = avslutter turen din
keys-hint = H
keys-hint-does = ber om et tips, der bordet tillater det
keys-press = Enter
keys-press-does = trykker på det som har fokus
keys-turn = Q og E
keys-turn-does = dreier kuben mot venstre og mot høyre
keys-arrows = Piltaster
keys-arrows-does = flytter over brettet og mellom blokkene; i en reprise ett steg tilbake eller fram
keys-ends = Home og End
keys-ends-does = i en reprise: til begynnelsen og til slutten
keys-turns = [ og ]
keys-turns-does = i en reprise: én tur tilbake eller fram
keys-last = L
keys-last-does = hør hva som skjedde sist
keys-standings = S
keys-standings-does = hør stillingen
keys-cube = C
keys-cube-does = hør hva som kan tas fra kuben
keys-near = N
keys-near-does = hør hva som ligger ved siden av deg
keys-help = ?
keys-help-does = viser denne listen
keys-back = Esc
keys-back-does = går ett steg tilbake; i en reprise: tilbake til nå

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
paint-remove = Ikke bruk bildet mitt
paint-removed = Bildet ditt er lagt bort. Du spiller med karakteren i din farge.
paint-painted = { $colour }, rad { $row }, kolonne { $column }
paint-cleared = Bildet er tomt.
paint-undone = Angret.
paint-kept = Hvert strøk lagres i denne nettleseren. Bildet vises ved bord du setter deg ved fra nå av.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = Får ikke kontakt med serveren. Sjekk forbindelsen og prøv igjen.
refused-no_table = Det finnes ikke noe bord { $code }. Sjekk koden: kanskje en bokstav er feil, eller bordet er slettet.
refused-no_step = Spillet har ikke noe slikt steg; det siste er { $most }.
refused-no_route = Serveren kjenner ikke til det siden ba om. Last siden på nytt for å få den nyeste versjonen.
refused-wrong_method = Serveren kjenner ikke til det siden ba om. Last siden på nytt for å få den nyeste versjonen.
refused-malformed = Serveren forsto ikke denne siden. Last den på nytt for å få den nyeste versjonen.
refused-too_large = Det er mer enn serveren tar imot på én gang.
refused-bad_options = { $field ->
    [seats] Et bord trenger minst to plasser som ikke er stengt, og et spill som fortsetter, beholder plassene sine.
    [board] Hver plass trenger et spillbrett i sin egen farge.
    [bot] En av botene er ukjent her. Velg en annen.
    [first] Den som begynner, må sitte ved bordet.
    [deal] Navnet på et oppsett har 1 til 40 tegn, og et spill som fortsetter, kan ikke stokkes på nytt.
    [clock] Klokken trenger fra 10 sekunder til 24 timer i alt, høyst én time per tur, eller 1 til 30 dager.
   *[other] Slik kan ikke et bord spilles.
  }
refused-bad_record = Denne filen er ikke et opptak av et spill, eller så er den skadet.
refused-bad_name = Et navn har høyst { $longest } tegn og ingen komma.
refused-bad_chat = En linje har 1 til { $longest } tegn som kan vises.
refused-bad_paint = Bildet er skadet. Mal det på nytt.
refused-bad_move = Det går ikke her.
refused-bad_origin = Serveren kjente ikke igjen denne siden som sin egen. Åpne den på adressen du fikk av verten.
refused-bad_host = Serveren er ikke kjent under dette navnet. Åpne den på adressen du fikk av verten.
refused-not_host = Bare verten ved bordet kan gjøre dette.
refused-not_your_seat = { $seat ->
    [0] Den plassen tilhører noen andre.
   *[other] Plass { $seat } tilhører noen andre, eller er gitt til en annen enhet.
  }
refused-no_secret = Serveren kjenner ikke denne nettleseren ennå. Tillat informasjonskapsler for siden og last den på nytt.
refused-option_off = { $option ->
    [hints] Ved dette bordet er det ingen tips så lenge spillet varer.
    [undo] Ved dette bordet kan man ikke angre.
    [chat] Ved dette bordet er det ingen chat.
   *[other] Det er slått av ved dette bordet.
  }
refused-muted = Verten har dempet deg.
refused-no_spectators = Bare de som spiller, får se dette bordet. Be verten om å få se på.
refused-stale = Noen var raskere, og spillet har gått videre. Se en gang til.
refused-illegal = Reglene tillater ikke det nå.
refused-not_your_turn = { $seat ->
    [0] Det er ikke din tur.
   *[other] Det er ikke din tur: plass { $seat } velger.
  }
refused-cannot_undo = { $reason ->
    [revealed] Noe nytt ble snudd, så dette kan ikke angres.
    [ended] Turen er over, så den kan ikke angres.
    [turn_start] Dette er begynnelsen av turen.
    [other_player] En annen spiller har valgt siden da.
    [nothing] Det er ingenting å angre ennå.
   *[other] Dette kan ikke angres.
  }
refused-seat_taken = Plass { $seat } er ikke ledig. Velg en annen.
refused-seats_open = Ingen sitter på plass { $seat } ennå. Vent på noen, gi den til en bot, eller steng den.
refused-already_started = Spillet har begynt; dette gikk bare før det.
refused-not_started = Spillet har ikke begynt ennå.
refused-game_over = Spillet er over.
refused-not_over = Spillet er ikke over ennå.
refused-led = Noen andre leder denne analysen. Du kan fortsatt se deg fritt omkring.
refused-not_away = { $left ->
    [0] Ingen er borte der.
    [one] Gi dem ett sekund til på å komme tilbake.
   *[other] Gi dem { $left } sekunder til på å komme tilbake.
  }
refused-archived = Det var stille så lenge ved dette bordet at det ble ryddet bort. Du kan se på det og spille videre fra et hvilket som helst steg ved et nytt bord.
refused-no_clock = Dette bordet har ingen klokke.
refused-too_many_actions = Det gikk for fort. Vent litt og prøv igjen.
refused-too_many_requests = Det kom for mange forespørsler fra adressen din. Vent et minutt og prøv igjen.
refused-too_many_tables = Det er laget for mange bord fra adressen din i dag. I morgen er det plass igjen.
refused-too_many_sockets = For mange sider er åpne fra adressen din. Lukk en av dem og prøv igjen.
refused-log_full = Det er sagt og gjort så mye ved dette bordet at det ikke er plass til mer. Fortsett ved et nytt.
refused-busy = Serveren har hendene fulle. Prøv igjen om litt.
refused-unavailable = Serveren kan ikke svare akkurat nå. Prøv igjen om litt.
refused-damaged = Serveren kan ikke lese dette bordet. Det er tatt vare på, og den som driver serveren, har fått beskjed.
refused-unknown = Det går ikke nå ({ $code }).
refused-internal = Noe gikk i stykker på serveren. Spillet ditt er trygt; prøv igjen.
