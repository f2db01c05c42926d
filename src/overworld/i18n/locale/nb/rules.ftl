# The rules page, in our own words.

rules-lead = Utforsk Oververdenen, hent blokker fra kuben, sett opp byggverk og slåss mot mobs. Reglene er lest på fem minutter, og et spill tar rundt førti.
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
    [one] bare én i esken.
   *[other] { $count } i esken.
  }
rules-mob-action = Bytt den mot en ekstra handling.
rules-mob-scoring = Når spillet er slutt: { $points } XP for hvert felt med { $trait }.
rules-each = { $points } XP per felt
rules-print = Skriv ut
rules-figure-collect = Du kan ta blokkene som har en ring: toppen og minst to av sidene er frie.
rules-figure-explore = Utforsker du her, snur du alle de fire kortene og pollettene rundt krysset.

# Worked examples to try: a board, and what can be chosen on it.
rules-example-a = Prøv selv: spillbrettet ditt i scoringsrunde A. Hvilket biom velger du?
rules-example-a-why = Den femte ørkenen berører gruppen bare med et hjørne, så den teller ikke.
rules-example-b = Prøv selv: scoringsrunde B. Hvilket materiale velger du?
rules-example-b-why = Biomer og typer har ingenting å si her. Det sjette byggverket av tre er ikke sammenkoblet med de andre.
rules-example-c = Prøv selv: scoringsrunde C. Hvilken type velger du?
rules-example-c-why = To boliger er også sammenkoblet, men dyrehus er verdt mer.
rules-example-mobs = Prøv selv: spillet er slutt. Velg mobs én om gangen, og se hva hver av dem gir.
rules-example-mobs-why = Til sammen gir mob-ene dine deg { $xp } XP.
rules-example-says = { $spaces ->
    [0] Ingen felt teller: 0 XP.
    [one] 1 felt × { $points } XP = { $xp } XP.
   *[other] { $spaces } felt × { $points } XP = { $xp } XP.
  }
rules-example-best = Ingenting på kortet gir mer.
rules-example-more = Noe annet gir mer.

rules-goal = Målet
rules-goal-1 = Den som har flest erfaringspoeng (XP) til slutt, vinner. De fleste kommer fra tre scoringsrunder, der byggverkene på spillbrettet ditt teller.
rules-goal-2 = Spillet varer til tre lag av kuben er tømt. Alle tar fra den samme kuben, så alle er med på å bestemme når det skjer.

rules-table = Dette ligger på bordet
rules-table-1 = Kuben består av 4 × 4 × 4 blokker av fem materialer. Ingen vet hva som er inni, før toppen eller en side av en blokk er fri.
rules-table-2 = Oververdenen har 16 bunker med 4 skjulte kort (byggverk og mobs) og 16 skjulte våpenpolletter rundt dem. Mellom dem går det stier. Karakteren din står der stiene krysser hverandre, og alle begynner i midten.
rules-table-3 = Foran deg har du et spillbrett på 9 felt med trykte biomer, blokkene dine og en bunke med våpen. Bunken består i starten av et steinsverd, et tresverd og tre giftige poteter.

rules-turn = Din tur
rules-turn-1 = Utfør to forskjellige handlinger. Du kan ikke hoppe over noen av dem, men du kan alltid ta blokker eller utforske uten å gå.
rules-turn-2 = Deretter kan du bytte mobs mot ekstra handlinger. Når du avslutter turen, spilles en scoringsrunde hvis den er utløst, og så er det nestemanns tur.

rules-collect = Blokker
rules-collect-1 = Ta to blokker fra kuben, én om gangen. Du kan ta en blokk når toppen og minst to av de fire sidene er frie.
rules-collect-2 = Når du tar den første blokken, kan den andre bli fri. Blokkene blir i lageret ditt til du bygger med dem.
rules-collect-3 = En smaragd kan erstatte enhver annen blokk når du bygger.

rules-explore = Utforsk
rules-explore-1 = Flytt karakteren din 0, 1 eller 2 steg langs stiene, aldri på skrå. Flere karakterer kan stå i samme kryss.
rules-explore-2 = Snu deretter alt rundt krysset ditt som ennå er skjult: opptil fire kort eller våpenpolletter.
rules-explore-3 = Når noen tar et kort, blir det neste i bunken liggende med bildesiden ned til noen utforsker der. Du kan fortsatt gå forbi en tom bunke.

rules-build = Bygg
rules-build-1 = Velg et byggverk som ligger åpent ved siden av deg, og betal blokkene. Smaragder erstatter blokkene du mangler, og bare dem.
rules-build-2 = Legg det på et av de ni feltene dine, gjerne over et byggverk du har fra før. Et byggverk som er dekket, teller ikke lenger.
rules-build-3 = Viser det XP, får du dem med det samme. Biomet, materialet og typen teller i scoringsrundene.

rules-fight = Slåss mot en mob
rules-fight-1 = Velg en mob som ligger åpen ved siden av deg. Stokk bunken din og snu tre polletter, én om gangen.
rules-fight-2 = Snur du minst like mange hjerter som mob-en har, beseirer du den: ta kortet og få XP for det. Ellers blir den stående, og du taper ikke annet enn handlingen.
rules-fight-3 = Alle polletter går tilbake til bunken din, bortsett fra TNT du har detonert.

rules-weapon = Våpen
rules-weapon-1 = Ta en våpenpollett som ligger ved siden av deg, og stokk den inn i bunken din. Plassen dens blir stående tom.
rules-weapon-2 = Noen polletter har en spesiell egenskap som virker hver gang du snur dem, enten du vinner eller taper:

rules-mobs = Mobs
rules-mobs-1 = Seks slags mobs lever i Oververdenen. Noen kan du bytte mot en ekstra handling, de andre gir deg poeng når spillet er slutt:

rules-extra = Ekstra handlinger
rules-extra-1 = Etter de to handlingene dine kan du bytte inn en mob med symbolet for ekstra handling, også en du nettopp har beseiret. Du får én valgfri handling til, gjerne en du allerede har utført.
rules-extra-2 = Hver ekstra handling du bytter til deg, må du utføre. Du kan bytte inn flere mobs, én om gangen.

rules-scoring = Scoringer
rules-scoring-1 = Når det øverste laget av kuben er tømt, utløses scoringsrunde A: biomer. Etter det andre laget kommer B, materialer; etter det tredje C, typer. Runden spilles når turen er slutt, ekstra handlinger medregnet.
rules-scoring-2 = Den som nettopp hadde turen, begynner, og så går det rundt bordet. Alle velger ett av de fire kjennetegnene på kortet; flere kan velge det samme.
rules-scoring-3 = Den største sammenkoblede gruppen av felt med kjennetegnet teller. Felt er sammenkoblet når de deler en side, ikke på skrå. Hvert felt i gruppen er verdt poengene på kortet.
rules-scoring-4 = I A teller også biomene som er trykt på spillbrettet ditt, der ikke noe byggverk dekker dem. I B og C teller bare byggverk.

rules-beginner = Nybegynnervariant
rules-beginner-1 = Hver spiller kan velge å score enklere: alle felt med kjennetegnet teller, sammenkoblet eller ikke.

rules-end = Spillets slutt
rules-end-1 = Spillet slutter etter scoringsrunde C. Hver beseiret mob med et kjennetegn gir nå XP for hvert felt på spillbrettet ditt som viser det, sammenkoblet eller ikke.
rules-end-2 = Den som har flest XP, vinner. Står det likt, vinner den som har flest blokker igjen. Er også det likt, deler de seieren.

rules-questions = Spørsmål
rules-questions-1 = Hvor mye sand er det i kuben? 14 blokker. En engelsk utgave sier 16, men da ville kuben hatt 66 blokker.
rules-questions-2 = Hvordan legges kortene ut? I 16 bunker med 4 i hver.
rules-questions-3 = Snur man også våpen når man utforsker? Ja: alt som er skjult rundt krysset ditt, både kort og våpenpolletter.
rules-questions-4 = Kan jeg ta et skjult våpen? Det skjer aldri: der du kommer, utforsker du og snur det.
rules-questions-5 = Når snus kortet under et som er tatt? Neste gang noen utforsker der. Det holder å utforske uten å gå.
rules-questions-6 = Kan jeg gå på skrå? Nei, bare langs stiene.
rules-questions-7 = Hvor kan jeg stanse? I alle kryss: ved kanten, i et hjørne, ved tomme bunker eller der noen andre står.
rules-questions-8 = Kan den første blokken gjøre den andre fri? Ja. En blokk må bare være fri i det øyeblikket du tar den.
rules-questions-9 = Må jeg ta den andre blokken? Ja, så lenge kuben har en. Da er det alltid en som er fri.
rules-questions-10 = Hvilke blokker kjenner vi? De der toppen eller en side har vært synlig; undersiden er det aldri. En full kube viser 52 blokker og skjuler 12.
rules-questions-11 = Hvilke blokker kan smaragder erstatte? Bare dem du mangler. Å beholde en smaragd er aldri verre, så du blir ikke spurt.
rules-questions-12 = Må jeg ha et tomt felt for å bygge? Nei. Du kan bygge over et byggverk du har fra før, og det teller da ikke lenger.
rules-questions-13 = Når velger jeg om jeg vil bruke en bue eller en spisshakke? Når du snur den, før neste pollett. Du kan la være. Er kuben tom, gjør spisshakken ingenting; gullhakken virker alltid.
rules-questions-14 = Og TNT? Etter den siste polletten, ett TNT om gangen. Du kan detonere eller beholde hvert av dem, selv om du allerede har vunnet.
rules-questions-15 = Virker gullhakken og spisshakken i en kamp jeg taper? Ja.
rules-questions-16 = Kan jeg gå tom for polletter? Nei. De første fem forlater aldri bunken, og en bue snur bare én til.
rules-questions-17 = Kan jeg bytte inn en mob i samme tur som jeg beseirer den? Ja, så snart du har utført de to handlingene dine.
rules-questions-18 = Hva om jeg ikke kan gjøre noe? Det skjer aldri: du kan alltid ta blokker eller utforske uten å gå. Du kan ikke hoppe over en handling.
rules-questions-19 = Kan to spillere velge samme kjennetegn? Ja. Du kan til og med velge et du ikke har; det gir 0 XP.
rules-questions-20 = Gir mobs som belønner et biom, også poeng for trykte biomer? Ja, alle som er synlige.
rules-questions-21 = Hva kommer etter 50 XP? Bare tell videre. Det er bare det trykte sporet som slutter.
rules-questions-22 = Er våpenbunker og beseirede mobs hemmelige? Nei. Alle kan se på alt som har ligget åpent.
rules-questions-23 = Hva om et lag blir tømt midt i en tur? Spill turen ferdig som vanlig; scoringsrunden kommer etterpå. Blir to lag tømt, kommer rundene etter hverandre.
rules-questions-24 = Teller en blokk jeg tar med spisshakken, som handlingen «Blokker»? Nei. Men en kamp du taper, teller som handlingen «Slåss».
rules-questions-25 = Hvilken mob bytter jeg inn? Det har ingenting å si, så det blir den første med symbolet for ekstra handling.
rules-questions-26 = Hva om et spill aldri slutter? Spill så lenge dere vil. Simuleringer og turneringer stopper etter 500 turer, og ingen vinner.
rules-questions-27 = Hva om noen gir opp? Er dere to, vinner den andre. Er dere tre eller fire, spiller en bot videre på plassen.
