# The rules page, in our own words.

rules-lead = Utforsk Oververdenen, hent blokker fra kuben, sett opp byggverk og slåss mot mobs. Det tar fem minutter å lese og rundt førti å spille.
rules-contents = Innhold
rules-block = { $name }: { $count }
rules-hearts = { $hearts ->
    [0] Ingen hjerter.
    [one] 1 hjerte.
   *[other] { $hearts } hjerter.
  }
rules-mob = { $hearts ->
    [one] 1 hjerte,
   *[other] { $hearts } hjerter,
  } { $xp } XP, { $count ->
    [one] bare én i boksen.
   *[other] { $count } i boksen.
  }
rules-mob-action = Kan byttes mot én handling til.
rules-mob-scoring = Til slutt: { $points } XP for hvert felt med { $trait }.
rules-each = { $points } XP per felt

rules-goal = Målet
rules-goal-1 = Den som har flest erfaringspoeng (XP) til slutt, vinner. De fleste kommer fra tre scoringer, der byggverkene på spillbrettet ditt teller.
rules-goal-2 = Spillet varer til tre lag av kuben er borte. Alle tar fra den samme kuben, så alle er med på å bestemme når det skjer.

rules-table = Dette ligger på bordet
rules-table-1 = Kuben er 4 × 4 × 4 blokker av fem materialer. Ingen vet hva som er inni, før en side eller toppen av en blokk blir synlig.
rules-table-2 = Oververdenen har 16 bunker med 4 skjulte kort, byggverk og mobs, og 16 skjulte våpenpolletter rundt dem. Mellom dem går det stier. Karakteren din står der stiene krysser hverandre, og alle begynner i midten.
rules-table-3 = Foran deg har du et spillbrett med 9 felt med trykte biomer, blokkene dine og en bunke med våpen. Den består i starten av et steinsverd, et tresverd og tre giftige poteter.

rules-turn = Din tur
rules-turn-1 = Gjør to forskjellige handlinger. Du kan ikke stå over: å utforske uten å gå er alltid mulig.
rules-turn-2 = Deretter kan du kjøpe ekstra handlinger med mobs. Når du avslutter turen, kommer en scoring hvis den er utløst, og så er det nestemann.

rules-collect = Blokker
rules-collect-1 = Ta to blokker fra kuben, én om gangen. En blokk kan tas når toppen og minst to av de fire sidene er frie.
rules-collect-2 = Den første blokken kan gjøre den andre fri. Blokkene blir i lageret ditt til du bygger med dem.
rules-collect-3 = En smaragd kan stå for enhver annen blokk når du betaler.

rules-explore = Utforsk
rules-explore-1 = Flytt karakteren din 0, 1 eller 2 steg langs stiene, aldri på skrå. Flere karakterer kan stå på samme kryss.
rules-explore-2 = Deretter snus alt rundt krysset ditt som ennå er skjult: opptil fire kort eller våpenpolletter.
rules-explore-3 = Når et kort blir tatt, blir det neste i bunken liggende med bildesiden ned til noen utforsker der. Også der bunken er tom, må du gå langs stiene rundt.

rules-build = Bygg
rules-build-1 = Velg et byggverk som ligger åpent ved siden av deg, og betal blokkene. Smaragder erstatter det du mangler, og bare det.
rules-build-2 = Legg det på et av de ni feltene dine, gjerne over et byggverk du har fra før. Det som dekkes, teller ikke lenger.
rules-build-3 = Viser det XP, får du dem med det samme. Biomet, materialet og typen teller i scoringene.

rules-fight = Slåss mot en mob
rules-fight-1 = Velg en mob som ligger åpen ved siden av deg. Bunken din stokkes, og tre polletter snus, én om gangen.
rules-fight-2 = Har de til sammen minst like mange hjerter som mob-en, tar du kortet og får XP for det. Ellers blir den liggende, og du taper ikke annet enn handlingen.
rules-fight-3 = Alle polletter går tilbake til bunken din, bortsett fra detonert TNT.

rules-weapon = Våpen
rules-weapon-1 = Ta en våpenpollett som ligger ved siden av deg, til bunken din. Plassen dens blir stående tom.
rules-weapon-2 = Noen polletter kan noe spesielt hver gang de snus, enten du vinner eller taper:

rules-mobs = Mobs
rules-mobs-1 = Seks slags mobs lever i Oververdenen. Noen kan byttes mot en handling, de andre gir poeng til slutt:

rules-extra = Ekstra handlinger
rules-extra-1 = En mob med tegnet for ekstra handling kan leveres tilbake etter de to handlingene dine, også en du nettopp har beseiret. Den gir deg én valgfri handling til, gjerne en du allerede har gjort.
rules-extra-2 = En ekstra handling du har kjøpt, må du gjøre. Du kan kjøpe flere, én om gangen.

rules-scoring = Scoringer
rules-scoring-1 = Når det øverste laget av kuben er borte, utløses scoring A: biomer. Etter det andre laget kommer B, materialer; etter det tredje C, typer. Scoringen skjer når turen er slutt, ekstra handlinger medregnet.
rules-scoring-2 = Den som nettopp hadde tur, begynner, og så går det rundt bordet. Alle velger ett av de fire kjennetegnene på kortet; det gjør ikke noe om andre har valgt det før.
rules-scoring-3 = Den største gruppen av felt som viser kjennetegnet, teller. Felt hører sammen når de deler en side. Hvert felt i gruppen er verdt poengene på kortet.
rules-scoring-4 = I A teller også biomene som er trykt på spillbrettet ditt, der ikke et byggverk dekker dem. B og C teller bare byggverk.

rules-beginner = Nybegynnervariant
rules-beginner-1 = Hver spiller kan velge å score enklere: alle felt som viser kjennetegnet, teller, sammenkoblet eller ikke.

rules-end = Slutten
rules-end-1 = Etter scoring C er spillet over. Hver mob med et kjennetegn som du har beseiret, gir nå XP for hvert felt på spillbrettet ditt som viser det.
rules-end-2 = Flest XP vinner. Står det likt, vinner den som har flest blokker igjen. Er også det likt, deles seieren.

rules-questions = Spørsmål
rules-questions-1 = Må jeg ta den andre blokken? Ja, så lenge kuben har en.
rules-questions-2 = Når velger jeg om jeg bruker en bue eller en spisshakke? Når den snus, før neste pollett. Du kan la være.
rules-questions-3 = Og TNT? Etter den siste polletten, ett TNT om gangen. Du kan detonere selv om du allerede har vunnet.
rules-questions-4 = Virker gullhakken og spisshakken i en kamp jeg taper? Ja.
rules-questions-5 = Teller en blokk tatt med spisshakke som blokkhandlingen min? Nei.
rules-questions-6 = Hva om et lag blir borte midt i en tur? Turen går videre som vanlig; scoringen kommer etterpå.
rules-questions-7 = Hva om to lag blir borte i én tur? Da kommer scoringene etter hverandre, A før B før C.
rules-questions-8 = Er våpenbunker og beseirede mobs hemmelige? Nei. Alt som har ligget åpent, kan alle se på.
