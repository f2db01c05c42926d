# Open tables, quick match, blocked people and reports.

square-title = Met anderen spelen
square-seats = Plaatsen
square-choose = Kies er een of meer.
square-pace = Tempo
square-live = Live
square-relaxed = Rustig
square-days = Dagen
square-fill = Bots vullen aan
square-fill-60 = na 1 min
square-fill-300 = na 5 min
square-fill-0 = nooit
square-find = Zoek een tafel
square-find-about = Je kunt doorspelen terwijl je wacht.
square-looking = Een tafel zoeken
square-looking-for = { $sizes } plaatsen, { $speeds }
square-looking-fill = Bots vullen de vrije plaatsen over { $time }.
square-looking-never = Alleen mensen, geen bots.
square-meanwhile = Intussen
square-lesson = Een les
square-stop = Stop met zoeken
square-stopped = Je zoekt geen tafel meer.
square-paused = Je was weg. Je kunt over { $time } weer zoeken.
square-wait = Je kunt over { $time } weer zoeken.
square-not-everyone = Niet iedereen was klaar. We zoeken verder.
square-open-title = Open tafels
square-nobody = Op dit moment zoekt niemand.
square-nobody-about = Open een tafel of zoek er een. Anderen zien het hier, en bots kunnen de plaatsen vullen.
square-open = Open een tafel
square-sit = Ga zitten
square-sit-at = Ga zitten aan de tafel van { $names }
square-yours = Jouw tafel
square-taken = { $taken } van { $size } plaatsen bezet
square-waiting =
    { $count ->
        [one] 1 persoon wacht op een tafel
       *[other] { $count } mensen wachten op een tafel
    }
square-more = nog { $count }
square-ready =
    { $count ->
        [one] { $names } is klaar.
       *[other] { $names } zijn klaar.
    }
square-asked =
    { $count ->
        [one] { $names } wordt gevraagd.
       *[other] { $names } worden gevraagd.
    }
square-ready-bots = Je tafel is klaar. Bots vullen de andere plaatsen.
square-ready-seat = Aan een open tafel is een plaats vrij.
square-ready-about = { $size } plaatsen, { $speed }. Je huidige spel blijft bewaard.
square-left-seconds = { $left } s
square-ready-yes = Ik ben er
square-ready-no = Niet nu
square-ready-wait = Wachten op de anderen
square-declined = Goed. Je kunt over twee minuten weer zoeken.
square-begins = Je spel begint.
square-sat = { $name } ging zitten.
square-left = { $name } vertrok.
square-opened = { $name } opende een tafel.
square-offline = Niet verbonden.
person-menu = Meer over { $name }
person-block = Blokkeren
person-report = Melden
person-block-title = { $name } blokkeren?
person-block-seats = Jullie zitten nooit samen aan open tafels.
person-block-words = Je ziet de woorden en open tafels van { $name } niet.
person-block-game = Een spel dat jullie nu delen, gaat door.
person-block-quiet = { $name } hoort het niet. Maak het ongedaan in de instellingen.
person-blocked = { $name } is geblokkeerd.
person-report-title = { $name } melden
person-report-what = Wat is er gebeurd?
person-reason-insults = Beledigingen of bedreigingen
person-reason-name = Naam of geschilderd gezicht
person-reason-stalls = Rekt tijd of gaat expres weg
person-reason-other = Iets anders
person-report-lines = De laatste chatregels van deze tafel gaan mee.
person-report-more = Meer, als je wilt
person-report-also = { $name } ook blokkeren
person-report-about = De mensen die deze server beheren lezen het. Geen speler kan het zien.
person-report-send = Versturen
person-report-sent = Verstuurd. Bedankt.
person-cancel = Annuleren
blocked-title = Geblokkeerde mensen
blocked-about = Open tafels en snel zoeken zetten jullie nooit samen.
blocked-undo = { $name } deblokkeren
blocked-undone = { $name } is niet meer geblokkeerd.
option-open = Open voor iedereen
option-open-about = De startpagina toont je lobby, en iedereen kan gaan zitten.
option-rated = Voor de rating
option-rated-about = Verandert de rating van spelers met een naam. Geen hints, geen beginners, het toeval komt van de server.
square-rated = voor de rating
square-invited = Welkom. Je kunt nu open tafels gebruiken.
