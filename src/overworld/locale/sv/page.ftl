# The page around the game: what every screen shares, the first page, settings, painting.

loading = Laddar …
loading-failed = Sidan gick inte att ladda. Kolla din anslutning och försök igen.
loading-again = Det gick inte att ladda än. Försöker igen …
page-static = Overworld laddas. Om inget kommer, kolla din anslutning och ladda om sidan. JavaScript behövs.
close = Stäng
spoken = Uppläsningar

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Hoppa till innehållet
page-home = Overworld, till startsidan
page-reload = Ladda om sidan
page-bar = Den här webbplatsen
page-language = Språk
page-theme = Ljust eller mörkt
page-theme-system = Auto
page-theme-light = Ljust
page-theme-dark = Mörkt
page-settings = Inställningar
page-places = Runt spelet
page-learn = Lär dig
page-puzzles = Kluringar
page-cancel = Avbryt
page-copy = Kopiera
page-copy-of = Kopiera: { $what }
page-copied = Kopierat.
page-not-copied = Den här webbläsaren låter inte sidor kopiera. Markera texten och kopiera den själv.
page-lost-title = Här växer bara gräs
page-lost = Det finns ingen sida på { $path }. Kanske tappades en bokstav på vägen.
page-lost-home = Tillbaka till startsidan
broken-title = Något gick fel
broken-about = Den här delen av sidan slutade fungera. Ditt parti är i säkerhet: det finns på servern.
broken-note = Något gick fel här. Om det inte går vidare, ladda om sidan.

## The first page

home-title = Välkommen
home-line = Gräv i kuben, vandra genom landet och bygg dess vackraste hörn.
home-play-title = Spela nu
home-play = Spela mot en bot
home-playing = Bordet görs i ordning …
home-continue = Fortsätt: din tur
home-bots = Mot vem?
home-daily-title = Dagens giv
home-daily = Spela given
home-daily-about = Samma giv för alla i dag, mot Flinta.
home-daily-first = Ingen har spelat klart den än.
home-daily-results =
    Bäst hittills: { $best } XP. { $count ->
        [one] Spelad en gång.
       *[other] Spelad { $count } gånger.
    }
home-daily-mine = Du: { $xp } XP
home-people-title = Med andra
home-new = Nytt bord
home-new-about = Runt en och samma skärm, på nätet eller med botar.
home-join-label = Kod eller länk till ett bord
home-join-example = QK7MPX
home-join = Gå med
home-join-bad = En kod har sex bokstäver och siffror, till exempel QK7MPX. Den har aldrig 0 eller O, 1, I eller L.
home-learn = Lär dig spela
home-learn-on = Fortsätt
home-learn-about = Du spelar, reglerna kommer på köpet: åtta minuter.
home-week = Din vecka
home-week-day = { $day }: { $xp } XP
home-week-wins = Vann { $wins } av { $games }.
home-puzzle = Dagens kluring
home-puzzle-solve = Lös den
page-rules = Regler
gallery-title = Allt i spellådan
gallery-of = Byggnader: { $biome }
gallery-mobs = Mobs
gallery-weapons = Vapen
gallery-unseen = Osedda: { $left } av { $count }
home-import = Öppna en inspelning …
home-import-about = Titta på ett parti som har sparats som fil.
home-about = Om Overworld
home-about-title = Om Overworld
home-about-game = Overworld är ett fritt program för brädspelet Builders & Biomes. Det är inofficiellt: de som äger spelet och dess namn har varken gjort eller godkänt det och har inget med det att göra.
home-about-own = Alla ord, bilder och ljud är egna. Programmet och dess källkod är fria under MIT-licensen.
home-about-private = Här finns inga konton, och inget hämtas från någon annan webbplats. Det du ställer in stannar i den här webbläsaren.
home-tables = Dina bord
home-tables-none = Inga bord än. Här kommer dina partier att vänta på dig.
home-tables-loading = Letar efter dina bord …
home-tables-all = Visa alla { $count }
home-table = Bord { $code }
home-table-your-turn = Din tur
home-table-turn = { $name } står på tur
home-table-at = Tur { $turn }, { $xp } XP
home-table-lobby = Inte börjat än
home-table-playing = Pågår
home-table-won = Slut: { $names } vann
home-table-over = Slut
home-table-replay = En inspelning att titta på
home-table-archived = Undanplockat
home-table-delete-of = Ta bort bord { $code }
home-delete-title = Ta bort bord { $code }?
home-delete-text = Partiet, inspelningen och chatten försvinner för alla. Det går inte att ångra.
home-delete-yes = Ta bort för gott
home-deleted = Bord { $code } är borta.

## Settings

settings-title = Inställningar
settings-about = De stannar i den här webbläsaren och skickas inte till någon.
settings-look = Utseende och språk
settings-play = Medan du spelar
settings-attention = När det är din tur
settings-you = Du
settings-theme = Ljust eller mörkt
settings-language = Språk
settings-sound = Ljud
settings-sound-about = Ett kort ljud när du ska bestämma något och när något händer. Av från början.
settings-vibrate = Vibration
settings-vibrate-about = En kort vibration när det är din tur och i dina egna strider. Av från början.
settings-notify = Aviseringar
settings-notify-about = Ett meddelande från webbläsaren när det är din tur och du tittar åt ett annat håll.
settings-notify-closed = Du blir kallad när det är din tur, även när sidan är stängd.
settings-notify-open = Du blir kallad när det är din tur så länge sidan är öppen; mer kan den här webbläsaren inte.
settings-notify-denied = Den här webbläsaren tillåter inga aviseringar här. Det kan du ändra i webbläsarens inställningar för webbplatsen.
settings-notify-missing = Den här webbläsaren har inga aviseringar.
settings-auto-end = Avsluta min tur automatiskt
settings-auto-end-about = När inget mer går att göra slutar turen efter tre sekunder. Fram till dess kan du stoppa det.
settings-confirm = Tryck två gånger när något inte går att ångra
settings-confirm-touch = På pekskärmar
settings-confirm-always = Alltid
settings-confirm-never = Aldrig
settings-confirm-about = Steg som vänder upp något går inte att ångra. De har ett lås.
settings-skip = Hoppa över frågor som inte ändrar något
settings-skip-about = En TNT som inte skulle ändra striden behåller du utan fråga.
settings-curtain = Ridå mellan spelarna
settings-curtain-about = När flera delar en enhet täcks bordet tills nästa är redo.
settings-coach = Coach
settings-coach-about = Ger dig ett tips då och då, högst ett per tur. Slås på av sig själv i dina tre första partier.
settings-no-spoilers = Repriser utan spoilrar
settings-no-spoilers-about = Döljer resultatet, längden och det som återstår.
settings-shortcuts = Snabbtangenter
settings-shortcuts-about = Tangenterna här nedanför. Stäng av dem om du dikterar eller lätt kommer åt tangenter av misstag.
settings-name = Namn vid nya bord
settings-name-about = Töm fältet, så lottas ett nytt åt dig.
settings-character-paint = Måla din figur
settings-character-about = Åtta gånger åtta pixlar som vandrar i Ovanvärlden åt dig.

## Without a network, and new versions

offline-title = Utan nät
offline-lessons = Den här sidan, lektionerna och kluringarna går att öppna utan nät.
offline-lessons-not = Lektioner och kluringar kommer att sparas till när det inte finns något nät.
offline-games = Partier du har sparat
offline-games-none = Inga än. Titta på reprisen av ett avslutat parti och välj ”Spara offline”.
offline-forget = Glöm
offline-forget-of = Glöm bord { $code }
offline-forgotten = Bord { $code } är inte längre sparat här.
offline-clear = Rensa allt
offline-clear-about = Rensar det som den här webbläsaren har sparat av Overworld, utom dina inställningar. Sidan sparas på nytt när du kommer tillbaka.
offline-cleared = Nu är inget sparat längre.
offline-impossible = Den här webbläsaren sparar inget för sidan. De flesta gör det bara för adresser med https.
update-title = Ny version
update-ready = Det finns en ny version.
update-now = Uppdatera
update-later = Senare
update-your-turn = Gör klart din tur först, uppdatera sedan.
update-missing = Servern har en nyare version, och en del av den här sidan finns inte längre. Ladda om sidan: ditt bord är som det var.

## Keys

keys-title = Tangenter
keys-key = Tangent
keys-does = Vad den gör
keys-actions = 1 till 5
keys-actions-does = välj en av de fem handlingarna
keys-undo = U
keys-undo-does = ångra det senaste steget
keys-end = X
keys-end-does = avsluta din tur
keys-hint = H
keys-hint-does = be om ett tips, där bordet tillåter det
keys-press = Enter
keys-press-does = tryck på det som har fokus
keys-turn = Q och E
keys-turn-does = vrid kuben åt vänster, åt höger
keys-arrows = Piltangenter
keys-arrows-does = gå runt i Ovanvärlden och bland blocken; i en repris, ett steg bakåt eller framåt
keys-ends = Home och End
keys-ends-does = i en repris, till början, till slutet
keys-turns = [ och ]
keys-turns-does = i en repris, en tur bakåt eller framåt
keys-last = L
keys-last-does = hör vad som hände senast
keys-standings = S
keys-standings-does = hör ställningen
keys-cube = C
keys-cube-does = hör vad som går att ta från kuben
keys-near = N
keys-near-does = hör vad som finns bredvid dig
keys-help = ?
keys-help-does = visa den här listan
keys-back = Esc
keys-back-does = gå tillbaka ett steg; i en repris, tillbaka till nuet

## Painting

paint-title = Måla din figur
paint-about = Välj en färg och tryck sedan på en pixel. Med tangentbordet: piltangenterna flyttar, Enter eller mellanslag målar.
paint-grid = Bild, åtta rader med åtta pixlar
paint-pixel = rad { $row }, kolumn { $column }, { $colour }
paint-colours = Färger
paint-tools = Verktyg
paint-pen = Penna
paint-fill = Fyll
paint-erase = Sudda
paint-mirror = Spegla
paint-mirror-about = målar den andra halvan också
paint-clear = Töm
paint-undo = Ångra
paint-undo-none = Det finns inget att ångra.
paint-start = Börja med
paint-start-of = Börja med den färdiga figuren: { $colour }
paint-preview = Så ser den ut vid bordet
paint-remove = Spela utan egen bild
paint-removed = Din bild är undanlagd. Du spelar med figuren i din färg.
paint-painted = { $colour }, rad { $row }, kolumn { $column }
paint-cleared = Bilden är tom.
paint-undone = Ångrat.
paint-kept = Varje streck sparas i den här webbläsaren. Bilden syns vid bord som du går med i från och med nu.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = Servern går inte att nå. Kolla din anslutning och försök igen.
refused-no_table = Det finns inget bord { $code }. Kolla koden: kanske är en bokstav fel, eller så har bordet tagits bort.
refused-no_step = Partiet har inget sådant steg; det sista är { $most }.
refused-no_route = Servern vet inte vad som menas. Ladda om sidan så får du den senaste versionen.
refused-wrong_method = Servern vet inte vad som menas. Ladda om sidan så får du den senaste versionen.
refused-malformed = Servern förstod inte den här sidan. Ladda om den så får du den senaste versionen.
refused-too_large = Det är mer än servern tar emot på en gång.
refused-bad_options = { $field ->
    [seats] Ett bord behöver minst två platser som inte är stängda, och ett parti som fortsätter behåller sina platser.
    [board] Varje plats behöver ett bräde i egen färg.
    [bot] En av botarna är okänd här. Välj en annan.
    [first] Den som börjar måste sitta vid bordet.
    [deal] En givs namn har 1 till 40 tecken, och ett parti som fortsätter kan inte få en ny giv.
    [clock] Klockan behöver 10 sekunder till 24 timmar för partiet och högst en timme extra per tur, eller 1 till 30 dagar.
   *[other] Så går det inte att spela vid ett bord.
  }
refused-bad_record = Den här filen är ingen inspelning av ett parti, eller så är den skadad.
refused-bad_name = Ett namn har högst { $longest } tecken och inget kommatecken.
refused-bad_chat = En rad har 1 till { $longest } tecken som går att skriva ut.
refused-bad_paint = Bilden är skadad. Måla om den.
refused-bad_move = Det går inte här.
refused-bad_origin = Servern känner inte igen sidan som sin egen. Öppna den på adressen du fick av värden.
refused-bad_host = Servern är inte känd under det här namnet. Öppna den på adressen du fick av värden.
refused-not_host = Det kan bara bordets värd göra.
refused-not_your_seat = { $seat ->
    [0] Den platsen är någon annans.
   *[other] Plats { $seat } är någon annans, eller har flyttats till en annan enhet.
  }
refused-no_secret = Servern känner inte den här webbläsaren än. Tillåt kakor för webbplatsen och ladda om sidan.
refused-option_off = { $option ->
    [hints] Vid det här bordet ges inga tips så länge partiet pågår.
    [undo] Vid det här bordet går det inte att ångra.
    [chat] Vid det här bordet finns ingen chatt.
   *[other] Det finns inte vid det här bordet.
  }
refused-muted = Värden har tystat dig.
refused-no_spectators = Bara de som spelar får se det här bordet. Fråga värden om du får titta på.
refused-stale = Någon hann före, och spelet har gått vidare. Titta en gång till.
refused-illegal = Det tillåter inte reglerna just nu.
refused-not_your_turn = { $seat ->
    [0] Det är inte din tur.
   *[other] Det är inte din tur: plats { $seat } bestämmer.
  }
refused-cannot_undo = { $reason ->
    [revealed] Något nytt har avslöjats, så det går inte att ångra.
    [ended] Turen är slut, så den går inte att ångra.
    [turn_start] Turen har precis börjat.
    [other_player] Någon annan har bestämt något sedan dess.
    [nothing] Det finns inget att ångra än.
   *[other] Det går inte att ångra.
  }
refused-seat_taken = Plats { $seat } är inte ledig. Välj en annan.
refused-seats_open = Ingen sitter på plats { $seat } än. Vänta på någon, ge den till en bot eller stäng den.
refused-already_started = Spelet har börjat; det gick bara innan dess.
refused-not_started = Spelet har inte börjat än.
refused-game_over = Spelet är slut.
refused-not_over = Spelet är inte slut än.
refused-led = Någon annan leder den här analysen. Du kan ändå titta runt fritt.
refused-not_away = { $left ->
    [0] Ingen är borta där.
    [one] Vänta en sekund till, kanske är någon snart tillbaka.
   *[other] Vänta { $left } sekunder till, kanske är någon snart tillbaka.
  }
refused-archived = Det var tyst så länge vid det här bordet att det plockades undan. Du kan titta på det och fortsätta från vilket steg som helst vid ett nytt bord.
refused-no_clock = Det här bordet har ingen klocka.
refused-too_many_actions = Det gick för fort. Vänta lite och försök igen.
refused-too_many_requests = Det kom för många frågor från din adress. Vänta en minut och försök igen.
refused-too_many_tables = Det kom för många nya bord från din adress i dag. I morgon finns det plats igen.
refused-too_many_sockets = För många sidor är öppna från din adress. Stäng en och försök igen.
refused-log_full = Så mycket har sagts och gjorts vid det här bordet att inget mer får plats. Fortsätt vid ett nytt.
refused-busy = Servern har fullt upp. Försök igen om en liten stund.
refused-unavailable = Servern kan inte svara just nu. Försök igen om en liten stund.
refused-damaged = Servern kan inte läsa det här bordet. Det är sparat, och den som driver servern har fått veta det.
refused-unknown = Det går inte nu ({ $code }).
refused-internal = Något gick sönder på servern. Ditt parti är sparat; försök igen.
