# The page around the game: what every screen shares, the first page, settings, painting.

loading = Laddar …
loading-failed = Sidan gick inte att ladda. Kolla din anslutning och försök igen.
loading-again = Det här har inte laddats än. Försöker igen …
table-not-kept = Du är offline, och den här webbläsaren har inte sparat det här bordet. Det öppnas när anslutningen är tillbaka.
compiling-bots = Botarna kompileras fortfarande ({ $percent } %). Du kan redan spela; en bot gör sitt drag så snart den är klar.
page-static = Overworld laddas. Om inget visas, kolla din anslutning och ladda om sidan. JavaScript behövs.
close = Stäng
spoken = Meddelanden

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Hoppa till innehållet
page-home = Overworld, startsidan
page-reload = Ladda om sidan
page-retry = Försök igen
page-bar = Den här webbplatsen
page-language = Språk
page-theme = Ljust eller mörkt
page-theme-system = Auto
page-theme-light = Ljust
page-theme-dark = Mörkt
page-settings = Inställningar
page-places = Kring spelet
page-learn = Lär dig
page-puzzles = Kluringar
page-cancel = Avbryt
page-copy = Kopiera
page-copy-of = Kopiera: { $what }
page-copied = Kopierat.
page-not-copied = Den här webbläsaren tillåter inte kopiering här. Markera texten och kopiera den själv.
page-lost-title = Här växer bara gräs
page-lost = Det finns ingen sida på { $path }. Kolla adressen: kanske saknas en bokstav.
page-lost-home = Till startsidan
broken-title = Något gick fel
broken-about = Den här delen av sidan slutade fungera. Ditt parti finns tryggt på servern. Ladda om sidan för att fortsätta.
broken-note = Något gick fel här. Om inget händer, ladda om sidan.

## The first page

home-title = Välkommen
home-hello = Hej, { $name }
home-line = Ett brädspel för 2 till 4: bryt block ur kuben, vandra i landet och bygg dess vackraste hörn.
home-fact-time = 40 minuter
home-fact-free = gratis
home-fact-account = inget konto
home-play = Spela mot { $bot }
home-playing = Bordet görs i ordning …
home-continue = Fortsätt: din tur
home-bots = Mot vem?
home-daily-title = Dagens parti
home-daily = Till dagens parti
home-daily-about = Ett försök, samma giv för alla.
home-daily-played =
    { $count ->
        [0] Ingen har spelat än.
        [one] { $count } person har spelat.
       *[other] { $count } personer har spelat.
    }
home-daily-mine = Ditt försprång: { $lead } XP. Bättre än { $beaten } av { $others }.
home-daily-running = Ditt försök pågår.
home-daily-resigned = Du gav upp ditt försök.
home-new = Spela med vänner
home-new-about = Skapa ett bord och skicka länken. Dina vänner behöver inget mer.
home-make = Skapa ett bord
home-join-label = Kod eller länk till ett bord
home-join-example = QK7MPX
home-join = Gå med
home-join-bad = Kolla koden: den har sex bokstäver och siffror, till exempel QK7MPX, och aldrig 0, O, 1, I eller L.
home-learn = Lär dig på 15 minuter
home-learn-on = Fortsätt
home-learn-about = Lär dig reglerna medan du spelar: femton minuter.
home-offline = Ingen anslutning till servern, så ingen bot kan spela. Lektioner och kluringar fungerar offline.
home-week = Din vecka
home-week-day = { $day }: { $xp } XP
home-week-wins = Vann { $wins } av { $games }.
home-puzzle = Dagens kluring
home-puzzle-solve = Lös den
home-today = I dag
home-how = Så går det till
home-how-mine = Bryt
home-how-mine-about = Ta block från kuben.
home-how-walk = Utforska
home-how-walk-about = Vänd upp byggnader och mobs.
home-how-build = Bygg
home-how-build-about = Fyll dina nio rutor.
home-how-score = Poäng
home-how-score-about = Tre gånger. Flest XP vinner.
page-rules = Regler
page-ladder = Rankinglista
gallery-title = Allt i spellådan
gallery-of = Byggnader: { $biome }
gallery-mobs = Mobs
gallery-weapons = Vapen
gallery-unseen = Inte sedda än: { $left } av { $count }
home-import = Öppna ett sparat parti …
home-about = Om Overworld
home-about-title = Om Overworld
home-about-game = Overworld är ett fritt program för brädspelet Builders & Biomes. Det är inofficiellt: de som äger spelet och dess namn har varken gjort eller godkänt det.
home-about-own = Alla texter, bilder och ljud är gjorda för programmet. Programmet och dess källkod är fria under MIT-licensen.
home-about-box = Regelhäftena listar inte byggkorten och brädena, så vi har rekonstruerat dem. De kan skilja sig från det tryckta spelet.
home-about-private = Här finns inga konton, och inget laddas från andra webbplatser. Dina inställningar stannar i den här webbläsaren.
home-tables = Dina bord
home-tables-none = Du har inga bord än. Dina partier visas här.
home-tables-loading = Letar efter dina bord …
home-tables-all = Visa alla { $count }
home-table = Bord { $code }
home-table-your-turn = Din tur
home-table-turn = { $name } står på tur
home-table-at = Tur { $turn }, { $xp } XP
home-table-lobby = Inte startat än
home-table-playing = Pågår
home-table-won = Slut: { $names } vann
home-table-you = Du vann
home-table-over = Slut
home-table-replay = Ett sparat parti
home-table-archived = Arkiverat
home-table-delete-of = Ta bort bord { $code }
home-delete-title = Ta bort bord { $code }?
home-delete-text = Partiet, reprisen och chatten tas bort för alla. Det går inte att ångra.
home-delete-yes = Ta bort för gott
home-deleted = Bord { $code } är borttaget.

## Settings

settings-title = Inställningar
settings-about = Dina inställningar sparas bara i den här webbläsaren.
settings-look = Utseende och språk
settings-play = Medan du spelar
settings-attention = När det är din tur
settings-you = Du
settings-theme = Ljust eller mörkt
settings-language = Språk
settings-sound = Ljud
settings-sound-about = Ett kort ljud när du ska välja något och när något händer. Av från början.
settings-effects = Effekter
settings-music = Musik
settings-music-about = Spelets egen lugna melodi, för dag och för natt. Den tystnar medan sidan är dold. Vid 0 hörs ingen.
settings-vibrate = Vibration
settings-vibrate-about = En kort vibration när det är din tur och i dina egna strider. Av från början.
settings-notify = Aviseringar
settings-notify-about = Webbläsaren säger till när det är din tur och du har något annat framme.
settings-notify-closed = Du får veta när det är din tur, även när sidan är stängd.
settings-notify-open = Du får veta när det är din tur så länge sidan är öppen. Mer kan den här webbläsaren inte.
settings-notify-denied = Den här webbläsaren blockerar aviseringar här. Du kan tillåta dem i webbläsarens inställningar för webbplatsen.
settings-notify-missing = Den här webbläsaren kan inte visa aviseringar.
settings-notify-ios = På iPhone och iPad lägger du först till sidan på hemskärmen: Tryck på Dela och sedan på ”Lägg till på hemskärmen”. Öppna sedan Overworld därifrån.
call-title = När sidan är stängd
call-about = Välj vad du vill bli kallad för. Det gäller alla dina webbläsare.
call-turn = Det är min tur
call-time = Min tid håller på att ta slut
call-full = Mitt bord är fullt
call-quiet = Tysta timmar
call-quiet-on = Ingen kallar på mig om natten
call-quiet-from = Från
call-quiet-to = Till
call-quiet-about = Enligt klockan i { $zone }.
call-browsers = Webbläsare som kallas
call-this = { $label } (den här)
call-forget = Glöm
call-forget-of = Glöm { $label }
call-forgotten = { $label } kallas inte längre.
call-offer = Ska vi kalla på dig?
call-offer-about = I ett parti över flera dagar kan det dröja tills det blir din tur. Webbläsaren kan säga till, även när sidan är stängd.
call-offer-yes = Kalla på mig
call-offer-on = Bra. Vi kallar på dig när det är din tur.
settings-auto-end = Avsluta min tur automatiskt
settings-auto-end-about = När du inte kan göra något mer slutar din tur efter tre sekunder. Fram till dess kan du stoppa det.
settings-confirm = Kräv två tryck när ett drag inte går att ångra
settings-confirm-touch = På pekskärmar
settings-confirm-always = Alltid
settings-confirm-never = Aldrig
settings-confirm-about = Drag som avslöjar något går inte att ångra. De visar ett uppvikt hörn.
settings-skip = Hoppa över frågor som inte ändrar något
settings-skip-about = Behåller TNT utan att fråga när den inte skulle påverka striden.
settings-curtain = Ridå mellan spelarna
settings-curtain-about = När flera delar en enhet döljs bordet tills nästa spelare är redo.
settings-coach = Coach
settings-coach-about = Ger dig ett tips då och då, högst ett per tur. Är på från början i dina tre första partier.
settings-no-spoilers = Repriser utan spoilrar
settings-no-spoilers-about = Döljer resultatet, längden och det som återstår.
settings-shortcuts = Snabbtangenter
settings-shortcuts-about = De enskilda tangenterna här nedanför. Stäng av dem om du dikterar eller ofta kommer åt tangenter av misstag.
settings-name = Namn vid nya bord
settings-name-about = Lämna fältet tomt så får du ett nytt slumpmässigt namn.
settings-character-paint = Måla din figur
settings-character-about = Åtta gånger åtta pixlar som vandrar i Ovanvärlden åt dig.

## Your data on the server

data-title = Dina uppgifter
data-about = Servern känner igen webbläsaren på en slumpad kaka. Med den sparar servern dina namn vid bord, dina chattrader, anteckningar och målade figurer.
data-download = Ladda ner mina uppgifter
data-downloaded = Dina uppgifter finns i filen { $file }.
data-erase = Radera mina uppgifter
data-erase-title = Radera dina uppgifter?
data-erase-server = Servern tar bort dina namn, chattrader, anteckningar och målade figurer. En bot tar din plats i pågående partier. Bord där ingen annan spelar tas bort.
data-erase-named = Ditt namn { $name } blir ledigt för andra. Dina nycklar, bokstäver, din rating och kopplingen till dina andra enheter försvinner också.
data-erase-browser = Webbläsaren glömmer ditt namn, din figur och din lista över partier. Det går inte att ångra.
data-erase-yes = Radera allt
data-erased = Dina uppgifter är raderade.
data-erased-partly = Vissa bord kunde inte läsas och har dina uppgifter kvar. Be den som driver servern att radera dem.

## Without a network, and new versions

offline-title = Offline
offline-lessons = Den här sidan, lektionerna och kluringarna fungerar offline.
offline-lessons-not = Lektioner och kluringar kommer att sparas så att de fungerar offline.
offline-tables = Borden som du såg dem senast
offline-table-at = { $names } · läget { $time }
offline-games = Sparade partier
offline-games-none = Inga än. Öppna reprisen av ett avslutat parti och välj ”Spara offline”.
offline-forget = Ta bort
offline-forget-of = Ta bort bord { $code }
offline-forgotten = Bord { $code } är inte längre sparat här.
offline-clear = Rensa offlinedata
offline-clear-about = Rensar det som sparats för offlinebruk. Dina inställningar, dina framsteg och listan över dina partier finns kvar. Sidan sparas på nytt när du kommer tillbaka.
offline-cleared = Inget är längre sparat för offlinebruk.
offline-impossible = Den här webbläsaren kan inte spara sidan så att den fungerar offline. De flesta gör det bara på adresser med https.
update-title = Ny version
update-ready = En ny version är klar.
update-now = Uppdatera
update-later = Senare
update-missing = Servern har en nyare version, och en del av den här sidan finns inte längre. Ladda om sidan: ditt bord förblir som det är.

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
keys-press-does = tryck på den valda knappen
keys-turn = Q och E
keys-turn-does = vrid kuben åt vänster eller höger
keys-arrows = Piltangenter
keys-arrows-does = gå runt i Ovanvärlden och bland blocken; i en repris, ett steg bakåt eller framåt
keys-ends = Home och End
keys-ends-does = i en repris, till början eller slutet
keys-turns = [ och ]
keys-turns-does = i en repris, en tur bakåt eller framåt
keys-moments = 1 till 3
keys-moments-does = i analysen, till ett avgörande ögonblick
keys-better = B
keys-better-does = i analysen, hitta ett bättre beslut
keys-next = N
keys-next-does = i analysen, till ditt nästa misstag
keys-last = L
keys-last-does = se eller hör vad som hände senast
keys-standings = S
keys-standings-does = se eller hör ställningen
keys-cube = C
keys-cube-does = se eller hör vilka block du kan ta
keys-near = N
keys-near-does = se eller hör vad som finns bredvid dig
keys-help = ?
keys-help-does = visa den här listan
keys-back = Esc
keys-back-does = gå tillbaka ett steg; i en repris, tillbaka till ”Live”

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
paint-remove = Spela utan min bild
paint-removed = Din bild är borttagen. Du spelar med figuren i din färg.
paint-painted = { $colour }, rad { $row }, kolumn { $column }
paint-cleared = Bilden är tom.
paint-undone = Ångrat.
paint-kept = Din bild sparas i den här webbläsaren medan du målar. Den syns vid bord som du går med i från och med nu.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = Servern går inte att nå. Kolla din anslutning och försök igen.
refused-no_table = Det finns inget bord { $code }. Kolla koden: kanske är en bokstav fel, eller så har bordet tagits bort.
refused-no_step = Partiet har inget sådant steg. Det sista är { $most }.
refused-no_route = Servern känner inte till den här förfrågan. Ladda om sidan så får du den senaste versionen.
refused-wrong_method = Servern känner inte till den här förfrågan. Ladda om sidan så får du den senaste versionen.
refused-malformed = Servern förstod inte den här sidan. Ladda om den så får du den senaste versionen.
refused-too_large = Filen eller meddelandet är för stort för servern. Gör det mindre.
refused-bad_options = { $field ->
    [seats] Öppna minst två platser. Ett parti som du fortsätter från en repris behåller sina platser.
    [board] Ge varje plats ett bräde i egen färg.
    [bot] En av botarna finns inte på den här servern. Välj en annan.
    [first] Välj någon vid bordet som börjar.
    [deal] Välj ett namn på 1 till 40 tecken för startläget. Dagens parti kan inte vara från en kommande dag. Ett parti som du fortsätter från en repris behåller sitt startläge.
    [clock] Ställ in 10 sekunder till 24 timmar per spelare med högst en extra timme per tur, eller 1 till 30 dagar per tur.
    [rated] Ett ratat parti kräver två människor på egna enheter, grundlådan och en slumpad uppställning, utan tips och nybörjare.
   *[other] De här inställningarna går inte ihop. Kolla dem och försök igen.
  }
refused-bad_record = Den här filen är inget sparat parti, eller så är den skadad. Välj en annan fil.
refused-bad_name = Välj ett namn på högst { $longest } tecken, utan kommatecken.
refused-unwanted_name = Namnet har ett ord som inte är önskat på den här servern. Välj ett annat namn.
refused-bad_chat = Skriv ett meddelande på 1 till { $longest } synliga tecken.
refused-bad_paint = Bilden är skadad. Måla om den.
refused-bad_move = Det är inget drag i det här spelet. Ladda om sidan och försök igen.
refused-bad_origin = Servern godtar inte den här adressen. Öppna spelet på adressen du fick av värden.
refused-bad_host = Servern känner inte till den här adressen. Öppna spelet på adressen du fick av värden.
refused-not_host = Det kan bara bordets värd göra.
refused-not_your_seat = { $seat ->
    [0] Den platsen är någon annans.
   *[other] Plats { $seat } är någon annans, eller har flyttats till en annan enhet.
  }
refused-no_secret = Servern känner inte den här webbläsaren än. Tillåt kakor för webbplatsen och ladda om sidan.
refused-option_off = { $option ->
    [hints] Vid det här bordet finns inga tips under partiet.
    [fork] Vid det här bordet finns inga tips. Därför kan du fortsätta från ett steg först när partiet är slut.
    [undo] ”Ångra” är avstängt vid det här bordet.
    [chat] Vid det här bordet finns ingen chatt.
   *[other] Det är avstängt vid det här bordet.
  }
refused-muted = Värden har tystat dig: du kan inte skriva, byta namn eller visa en bild. Du kan fortfarande läsa.
refused-kicked = Värden har tagit bort dig från det här bordet. Be värden ändra bordets inställningar om du vill vara med igen.
refused-no_spectators = Bara de som spelar kan se det här bordet. Be värden att få titta på.
refused-seat_given = Värden har gett din plats till en annan enhet. Be värden om en länk om du vill ha den tillbaka.
refused-no_player = Ingen har namnet { $name }.
refused-no_own_name = Ta ett namn först.
refused-bad_proof = Det stämmer inte. Kontrollera och försök igen: bokstäver och koder gäller bara en gång.
refused-name_taken = { $name } är upptaget, eller liknar ett annat namn för mycket.
refused-renamed_lately = Ett namn kan ändras en gång på 30 dagar.
refused-name_given = De som driver servern har gett dig ett annat namn till { $until }. Därefter kan du ändra det.
refused-already_named = Den här webbläsaren har redan ett namn.
refused-last_way_back = Det här är din enda väg tillbaka. Lägg till en annan först.
refused-too_many_ways_back = Du har redan { $most }. Ta bort en först.
refused-no_passkeys = Nycklar fungerar inte här. Använd bokstäver eller en annan enhet.
refused-no_push = Den här servern kan inte kalla på någon när sidan är stängd.
refused-bad_push = Servern känner inte till den här webbläsarens pushtjänst och kan därför inte kalla på dig.
refused-push_full = Den här servern kan inte kalla på fler just nu.
refused-too_many_names = För många namn har tagits från din adress i dag. Försök igen i morgon.
refused-names_full = Den här servern kan inte ge fler namn just nu.
refused-too_many_tries = För många försök. Vänta en timme och försök igen.
refused-stale = Spelet har gått vidare. Titta på bordet och försök igen.
refused-illegal = Reglerna tillåter inte det just nu. Välj något annat.
refused-not_your_turn = { $seat ->
    [0] Det är inte din tur.
   *[other] Det är inte din tur: plats { $seat } står på tur.
  }
refused-cannot_undo = { $reason ->
    [revealed] Något nytt har avslöjats, så det går inte att ångra.
    [ended] Turen är avslutad, så det går inte att ångra.
    [turn_start] Turen har precis börjat: det finns inget att ångra.
    [other_player] En annan spelare har valt något sedan dess, så det går inte att ångra.
    [nothing] Det finns inget att ångra än.
   *[other] Det går inte att ångra.
  }
refused-seat_not_online = Ingen onlinespelare sitter på plats { $seat }.
refused-seat_taken = Plats { $seat } är inte ledig. Välj en annan.
refused-seats_open = Ingen sitter på plats { $seat } än. Vänta på någon, ge den till en bot eller stäng den.
refused-already_started = Spelet har redan börjat, så det går inte att ändra längre.
refused-not_started = Spelet har inte börjat än. Vänta på värden.
refused-game_over = Spelet är slut.
refused-not_over = Spelet är inte slut än. Spela klart först.
refused-led = Någon annan leder den här analysen. Du kan ändå titta runt fritt.
refused-day_not_over = Det här får vänta tills dagen är slut, så att given förblir hemlig.
refused-future_day = Den dagen har inte kommit än.
refused-one_try = Dagens parti har ett försök. Tidigare partier finns i arkivet.
refused-rated_game = Ett ratat parti tillhör dem som började det. Det här går när partiet är slut.
refused-not_away = { $left ->
    [0] Den spelaren är inte borta.
    [one] Ge spelaren en sekund till på sig att komma tillbaka.
   *[other] Ge spelaren { $left } sekunder till på sig att komma tillbaka.
  }
refused-archived = Ingen har spelat här på länge, så bordet har arkiverats. Spelarna kan återställa det, och alla kan fortsätta från vilket steg som helst vid ett nytt bord.
refused-no_clock = Det här bordet har ingen klocka.
refused-too_many_actions = Det gick för fort. Vänta lite och försök igen.
refused-too_many_requests = Det kom för många förfrågningar från din adress. Vänta en minut och försök igen.
refused-too_many_tables = Det har skapats för många bord från din adress i dag. Försök igen i morgon.
refused-too_many_open = Du har för många öppna bord, eller så har servern det. Stäng ett först.
refused-people_off = Den här servern har inga öppna bord, ingen snabbsökning och inga namn.
refused-not_invited = Du behöver en inbjudan från dem som driver servern.
refused-silenced = De som driver servern har tystat dig till { $until }. Du kan fortfarande spela.
refused-excluded = De som driver servern har stängt öppna bord och snabbsökning för dig till { $until }. Du kan fortfarande spela med vänner och bottar.
refused-have_seat = Du har en plats vid ett öppet bord. Lämna det först.
refused-no_person = Ingen person har den här platsen.
refused-no_offer = Det här erbjudandet är över.
refused-seek_paused = Du kan söka efter ett bord igen om { $left } sekunder.
refused-too_many_sockets = För många sidor är öppna från din adress. Stäng en och försök igen.
refused-too_many_reviews = Från din adress väntar redan { $most } analyser. Försök igen när någon av dem är klar.
refused-too_many_deals = Från din adress har { $most } redan spelat dagens parti. Försök igen i morgon.
refused-log_full = Det finns inte plats för mer av det vid det här bordet. Ta bort anteckningar som du inte behöver, eller fortsätt vid ett nytt bord.
refused-busy = Servern är hårt belastad. Försök igen om en liten stund.
refused-unavailable = Servern kan inte svara just nu. Försök igen om en liten stund.
refused-damaged = Servern kan inte läsa det här bordet. Inget är raderat. Säg till den som driver servern, eller skapa ett nytt bord.
refused-unknown = Det går inte nu ({ $code }). Ladda om sidan och försök igen.
refused-internal = Något gick fel på servern. Ditt parti är sparat: försök igen.
