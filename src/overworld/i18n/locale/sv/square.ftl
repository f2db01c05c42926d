# Open tables, quick match, blocked people and reports.

square-title = Spela med andra
square-seats = Platser
square-choose = Välj en eller flera.
square-pace = Tempo
square-live = Direkt
square-relaxed = Avslappnat
square-days = Dagar
square-fill = Bottar fyller
square-fill-60 = efter 1 min
square-fill-300 = efter 5 min
square-fill-0 = aldrig
square-find = Hitta ett bord
square-find-about = Du kan spela medan du väntar.
square-looking = Söker ett bord
square-looking-for = { $sizes } platser, { $speeds }
square-looking-fill = Bottar fyller de lediga platserna om { $time }.
square-looking-never = Bara människor, inga bottar.
square-meanwhile = Under tiden
square-lesson = En lektion
square-stop = Sluta söka
square-stopped = Du söker inte längre efter ett bord.
square-paused = Du var borta. Du kan söka igen om { $time }.
square-wait = Du kan söka igen om { $time }.
square-not-everyone = Alla var inte redo. Vi fortsätter söka.
square-open-title = Öppna bord
square-nobody = Ingen söker just nu.
square-nobody-about = Öppna ett bord eller sök ett. Andra ser det här, och bottar kan fylla platserna.
square-open = Öppna ett bord
square-sit = Slå dig ner
square-sit-at = Slå dig ner vid bordet hos { $names }
square-yours = Ditt bord
square-taken = { $taken } av { $size } platser upptagna
square-waiting =
    { $count ->
        [one] 1 person väntar på ett bord
       *[other] { $count } personer väntar på ett bord
    }
square-more = { $count } till
square-ready =
    { $count ->
        [one] { $names } är redo.
       *[other] { $names } är redo.
    }
square-asked =
    { $count ->
        [one] { $names } tillfrågas.
       *[other] { $names } tillfrågas.
    }
square-ready-bots = Ditt bord är klart. Bottar fyller de andra platserna.
square-ready-seat = En plats vid ett öppet bord är ledig.
square-ready-about = { $size } platser, { $speed }. Spelet du spelar nu finns kvar.
square-left-seconds = { $left } s
square-ready-yes = Jag är redo
square-ready-no = Inte nu
square-ready-wait = Väntar på de andra
square-declined = Okej. Du kan söka igen om två minuter.
square-begins = Ditt spel börjar.
square-sat = { $name } slog sig ner.
square-left = { $name } gick.
square-opened = { $name } öppnade ett bord.
square-offline = Inte ansluten.
person-menu = Mer om { $name }
person-block = Blockera
person-report = Anmäl
person-block-title = Blockera { $name }?
person-block-seats = Ni sitter aldrig tillsammans vid öppna bord.
person-block-words = Du ser inte ord eller öppna bord från { $name }.
person-block-game = Ett spel som ni delar nu fortsätter.
person-block-quiet = { $name } får inte veta det. Ångra det i inställningarna.
person-blocked = { $name } är blockerad.
person-report-title = Anmäl { $name }
person-report-what = Vad hände?
person-reason-insults = Förolämpningar eller hot
person-reason-name = Namn eller målat ansikte
person-reason-stalls = Drar ut på tiden eller går med flit
person-reason-other = Något annat
person-report-lines = Bordets senaste chattrader skickas med.
person-report-more = Mer, om du vill
person-report-also = Blockera också { $name }
person-report-about = De som driver servern läser det. Ingen spelare kan se det.
person-report-send = Skicka
person-report-sent = Skickat. Tack.
person-cancel = Avbryt
blocked-title = Blockerade personer
blocked-about = Öppna bord och snabbsökning sätter er aldrig tillsammans.
blocked-undo = Sluta blockera { $name }
blocked-undone = { $name } är inte längre blockerad.
option-open = Öppet för alla
option-open-about = Startsidan visar din lobby, och vem som helst kan slå sig ner.
option-rated = Ratat
option-rated-about = Ändrar ratingen för spelare med ett namn. Inga tips, inga nybörjare, slumpen kommer från servern.
square-rated = ratat
square-invited = Välkommen. Nu kan du använda öppna bord.
