# Open tables, quick match, blocked people and reports.

square-title = Spill med andre
square-seats = Plasser
square-choose = Velg én eller flere.
square-pace = Tempo
square-live = Direkte
square-relaxed = Avslappet
square-days = Dager
square-fill = Boter fyller
square-fill-60 = etter 1 min
square-fill-300 = etter 5 min
square-fill-0 = aldri
square-find = Finn et bord
square-find-about = Du kan spille mens du venter.
square-looking = Leter etter et bord
square-looking-for = { $sizes } plasser, { $speeds }
square-looking-fill = Boter fyller de ledige plassene om { $time }.
square-looking-never = Bare mennesker, ingen boter.
square-meanwhile = Imens
square-lesson = En leksjon
square-stop = Slutt å lete
square-stopped = Du leter ikke lenger etter et bord.
square-paused = Du var borte. Du kan lete igjen om { $time }.
square-wait = Du kan lete igjen om { $time }.
square-not-everyone = Ikke alle var klare. Vi leter videre.
square-open-title = Åpne bord
square-nobody = Ingen leter akkurat nå.
square-nobody-about = Åpne et bord, eller let etter et. Andre ser det her, og boter kan fylle plassene.
square-open = Åpne et bord
square-sit = Sett deg
square-sit-at = Sett deg ved bordet til { $names }
square-yours = Ditt bord
square-taken = { $taken } av { $size } plasser opptatt
square-waiting =
    { $count ->
        [one] 1 person venter på et bord
       *[other] { $count } personer venter på et bord
    }
square-more = { $count } til
square-ready =
    { $count ->
        [one] { $names } er klar.
       *[other] { $names } er klare.
    }
square-asked =
    { $count ->
        [one] { $names } blir spurt.
       *[other] { $names } blir spurt.
    }
square-ready-bots = Bordet ditt er klart. Boter fyller de andre plassene.
square-ready-seat = En plass ved et åpent bord er ledig.
square-ready-about = { $size } plasser, { $speed }. Spillet du spiller nå, beholdes.
square-left-seconds = { $left } s
square-ready-yes = Jeg er klar
square-ready-no = Ikke nå
square-ready-wait = Venter på de andre
square-declined = Greit. Du kan lete igjen om to minutter.
square-begins = Spillet ditt begynner.
square-sat = { $name } satte seg.
square-left = { $name } gikk.
square-opened = { $name } åpnet et bord.
square-offline = Ikke tilkoblet.
person-menu = Mer om { $name }
person-block = Blokker
person-report = Rapporter
person-block-title = Blokkere { $name }?
person-block-seats = Dere sitter aldri sammen ved åpne bord.
person-block-words = Du ser ikke ord eller åpne bord fra { $name }.
person-block-game = Et spill dere deler nå, fortsetter.
person-block-quiet = { $name } får ikke vite det. Angre det i innstillingene.
person-blocked = { $name } er blokkert.
person-report-title = Rapporter { $name }
person-report-what = Hva skjedde?
person-reason-insults = Fornærmelser eller trusler
person-reason-name = Navn eller malt ansikt
person-reason-stalls = Drøyer tiden eller går med vilje
person-reason-other = Noe annet
person-report-lines = De siste chatlinjene ved bordet sendes med.
person-report-more = Mer, hvis du vil
person-report-also = Blokker også { $name }
person-report-about = De som driver serveren, leser det. Ingen spiller kan se det.
person-report-send = Send
person-report-sent = Sendt. Takk.
person-cancel = Avbryt
blocked-title = Blokkerte personer
blocked-about = Åpne bord og hurtigsøk setter dere aldri sammen.
blocked-undo = Fjern blokkering av { $name }
blocked-undone = { $name } er ikke lenger blokkert.
option-open = Åpent for alle
option-open-about = Forsiden viser lobbyen din, og alle kan sette seg.
option-rated = Ratet
option-rated-about = Endrer ratingen til spillere med et navn. Ingen tips, ingen nybegynnere, flaks fra serveren.
square-rated = ratet
square-invited = Velkommen. Nå kan du bruke åpne bord.
