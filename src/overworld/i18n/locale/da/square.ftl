# Open tables, quick match, blocked people and reports.

square-title = Spil med andre
square-seats = Pladser
square-choose = Vælg en eller flere.
square-pace = Tempo
square-live = Live
square-relaxed = Afslappet
square-days = Dage
square-fill = Bots fylder
square-fill-60 = efter 1 min
square-fill-300 = efter 5 min
square-fill-0 = aldrig
square-find = Find et bord
square-find-about = Du kan spille, mens du venter.
square-looking = Leder efter et bord
square-looking-for = { $sizes } pladser, { $speeds }
square-looking-fill = Bots fylder de ledige pladser om { $time }.
square-looking-never = Kun mennesker, ingen bots.
square-meanwhile = Imens
square-lesson = En lektion
square-stop = Stop med at lede
square-stopped = Du leder ikke længere efter et bord.
square-paused = Du var væk. Du kan lede igen om { $time }.
square-wait = Du kan lede igen om { $time }.
square-not-everyone = Ikke alle var klar. Vi leder videre.
square-open-title = Åbne borde
square-nobody = Ingen leder lige nu.
square-nobody-about = Åbn et bord, eller led efter et. Andre ser det her, og bots kan fylde pladserne.
square-open = Åbn et bord
square-sit = Sæt dig
square-sit-at = Sæt dig ved bordet hos { $names }
square-yours = Dit bord
square-taken = { $taken } af { $size } pladser optaget
square-waiting =
    { $count ->
        [one] 1 person venter på et bord
       *[other] { $count } personer venter på et bord
    }
square-more = { $count } mere
square-ready =
    { $count ->
        [one] { $names } er klar.
       *[other] { $names } er klar.
    }
square-asked =
    { $count ->
        [one] { $names } bliver spurgt.
       *[other] { $names } bliver spurgt.
    }
square-ready-bots = Dit bord er klar. Bots fylder de andre pladser.
square-ready-seat = En plads ved et åbent bord er ledig.
square-ready-about = { $size } pladser, { $speed }. Dit igangværende spil gemmes.
square-left-seconds = { $left } s
square-ready-yes = Jeg er klar
square-ready-no = Ikke nu
square-ready-wait = Venter på de andre
square-declined = Fint. Du kan lede igen om to minutter.
square-begins = Dit spil begynder.
square-sat = { $name } satte sig.
square-left = { $name } gik.
square-opened = { $name } åbnede et bord.
square-offline = Ikke forbundet.
person-menu = Mere om { $name }
person-block = Blokér
person-report = Anmeld
person-block-title = Blokér { $name }?
person-block-seats = I sidder aldrig sammen ved åbne borde.
person-block-words = Du ser ikke ord eller åbne borde fra { $name }.
person-block-game = Et spil, I deler nu, fortsætter.
person-block-quiet = { $name } får det ikke at vide. Fortryd det i indstillingerne.
person-blocked = { $name } er blokeret.
person-report-title = Anmeld { $name }
person-report-what = Hvad skete der?
person-reason-insults = Fornærmelser eller trusler
person-reason-name = Navn eller malet ansigt
person-reason-stalls = Trækker tiden ud eller går med vilje
person-reason-other = Noget andet
person-report-lines = Bordets seneste chatlinjer sendes med.
person-report-more = Mere, hvis du vil
person-report-also = Blokér også { $name }
person-report-about = De, der driver serveren, læser det. Ingen spiller kan se det.
person-report-send = Send
person-report-sent = Sendt. Tak.
person-cancel = Annullér
blocked-title = Blokerede personer
blocked-about = Åbne borde og hurtig søgning sætter jer aldrig sammen.
blocked-undo = Fjern blokering af { $name }
blocked-undone = { $name } er ikke længere blokeret.
option-open = Åben for alle
option-open-about = Forsiden viser din lobby, og alle kan sætte sig.
option-rated = Ratet
option-rated-about = Ændrer ratingen for spillere med et navn. Ingen tip, ingen begyndere, held fra serveren.
square-rated = ratet
square-invited = Velkommen. Nu kan du bruge åbne borde.
