# Lessons, puzzles and the coach. A bubble has two short sentences and 160 characters at most;
# lessons 0 to 7 have 900 words together.

## The page of the lessons

learn-title = Lær å spille
learn-about = Lær reglene mens du spiller. Alle leksjonene tar rundt femten minutter til sammen.
learn-lesson = Leksjon { $number }: { $title }
learn-finished = Ferdig
learn-steps = { $count ->
    [one] { $count } trinn
   *[other] { $count } trinn
  }
learn-begun = Du stoppet ved trinn { $step }
learn-puzzles = Oppgaver
learn-puzzles-about = Klarer du å løse alle tjue?
learn-missing = Det finnes ingen leksjoner for denne esken.

## Around every lesson and puzzle

guide-step = Trinn { $step } av { $count }
guide-next = Neste
guide-back = Tilbake
guide-show = Vis meg
guide-skip = Hopp over leksjonen
guide-again = Start på nytt
guide-leave = Avslutt
guide-fold = Legg sammen
guide-unfold = Vis oppgaven: { $title }
guide-following = Neste leksjon
guide-upcoming = Neste: { $title }
guide-all = Alle leksjoner
guide-puzzles-all = Alle oppgaver
guide-try = { $material } på { $place }: prøv å ta den

## Titles of the lessons

lesson-title-0 = Velkommen
lesson-title-1 = Kuben
lesson-title-2 = Utforsk
lesson-title-3 = Bygg
lesson-title-4 = Våpen og den første kampen
lesson-title-5 = Spesielle polletter
lesson-title-6 = Scoring
lesson-title-7 = Mobs og slutten
lesson-title-8 = Ditt første spill

## Said in any lesson

lesson-other = Det er også lov, godt sett! Men følg markeringen akkurat nå.
lesson-done = Bra jobbet, leksjonen er ferdig!
lesson-watch = Følg med: { $name } har turen.

## 0: welcome

lesson-welcome-hello = Velkommen til Oververdenen! Samle blokker, utforsk, bygg deg et hjem og slåss mot mobs.
lesson-welcome-goal = Hver gang et lag av kuben er tømt, scorer alle. Etter tredje gang vinner den som har flest erfaringspoeng (XP).
lesson-welcome-turn = Når det er din tur, utfører du to av disse fem handlingene. De må være forskjellige.
lesson-welcome-character = Velg en karakter til ditt første spill. I leksjonene er du rød.

## 1: the cube

lesson-cube-rotate = Sekstifire blokker, og alle kommer til nytte! Drei kuben med de runde pilene, eller dra i den.
lesson-cube-covered = Du kan ta en blokk hvis toppen og to av sidene er frie. Prøv denne.
lesson-cube-corner = Bare én side er fri. Et hjørne har to: velg «Blokker» og ta denne.
lesson-cube-second = Du tar alltid to blokker. Nå har smaragden fått en fri side til: ta den!
lesson-cube-second-other = Det går an. Men se, der er en smaragd!
lesson-cube-emerald = En smaragd erstatter enhver blokk du mangler. Hold utkikk etter dem!
lesson-cube-layers = Det øverste laget har to blokker færre. Når det er tømt, scorer alle.

## 2: explore

lesson-explore-crossing = Du står i et kryss, mellom fire bunker eller polletter. Det som ligger åpent der, kan du bruke.
lesson-explore-walk = Utforsk: gå opptil to steg langs stiene. Gå hit.
lesson-explore-found = Du snudde alt rundt deg: et byggverk, en mob og to våpen. Du kan bruke alt sammen.
lesson-explore-sword = Den andre handlingen må være en annen enn den første. Ta jernsverdet!
lesson-explore-end = Du har utført begge handlingene. Avslutt turen din nå.
lesson-explore-shared = Småstein gikk til krysset ditt (det er lov) og bygde noe. Neste kort i den bunken ligger med bildesiden ned.
lesson-explore-stay = Du kan utforske uten å gå. Bli her og snu det nye kortet.
lesson-explore-stay-other = God idé, men spar den til senere. Snu først det som ligger rett foran nesen på deg.
lesson-explore-well = Et nytt byggverk! Jo mer du snur, jo mer har du å velge mellom.

## 3: build

lesson-build-tile = Dette byggverket koster to treblokker og én steinblokk. Det har et biom, et materiale og en type.
lesson-build-emerald = Du har ingen stein, men en smaragd gjør nytten. Bygg det midt på spillbrettet ditt.
lesson-build-emerald-other = Alle felt er tillatt. I midten henger flest ørkener sammen, så bygg der.
lesson-build-lens = Se hva det førte til: velg scorekort A.
lesson-build-end = Nå henger fire ørkener sammen, de trykte medregnet: 16 XP i scoring A. Avslutt turen din.
lesson-build-over = Store byggverk gir XP med det samme, dette gir 4. Bygg det over det i hjørnet, som da ikke teller lenger.
lesson-build-over-other = Det er også lov. Men prøv å bygge over noe, bare for å se!
lesson-build-gain = Fire XP til deg! Tenk på gruppene dine når du velger felt.

## 4: weapons and a first fight

lesson-fight-pile = Åpne våpenbunken din: to sverd, og tre giftige poteter uten hjerter.
lesson-fight-zombie = Zombien har 2 hjerter. Snu tre polletter: med minst 2 hjerter vinner du, så slåss!
lesson-fight-lost = Bare ett hjerte, så zombien blir stående. Du taper bare handlingen; pollettene går tilbake.
lesson-fight-sword = Bli sterkere: ta jernsverdet. Det har 3 hjerter.
lesson-fight-sword-other = Det går an. Men akkurat nå hjelper et sverd deg mer.
lesson-fight-end = Nå ligger sverdet i bunken din. Avslutt turen din.
lesson-fight-again = Småstein har spilt, og zombien er der ennå. Prøv igjen!
lesson-fight-won = Beseiret! Du får XP og beholder kortet: du ser senere hva det er godt for.

## 5: special tokens

lesson-tokens-enderman = Nå har bunken din fire spesielle polletter. Våg deg på endermannen og de 6 hjertene!
lesson-tokens-bow = En bue! Den lar deg snu én pollett til: gjør det.
lesson-tokens-pickaxe = Gullhakken ga deg 2 XP, uansett hvordan det går. Spisshakken gir deg en blokk: velg smaragden.
lesson-tokens-pickaxe-other = Den kan du også ta. Smaragden er mer verdt.
lesson-tokens-tnt = Du har tre hjerter. TNT gir 5 til, men så går det ut av spillet: detoner det!
lesson-tokens-won = Åtte hjerter: du beseiret endermannen! Alle polletter unntatt TNT går tilbake til bunken din.

## 6: scoring

lesson-scoring-few = Det er bare to blokker igjen i det øverste laget. På tide med scoring A!
lesson-scoring-first = Ta den første.
lesson-scoring-last = Og nå den siste.
lesson-scoring-last-other = Det tømmer ikke laget. Ta heller den siste blokken i laget.
lesson-scoring-end = Laget er tømt. Alle scorer når turen din er slutt, så avslutt den.
lesson-scoring-choose = Velg ett biom: den største sammenkoblede gruppen din teller, men ikke på skrå. Ørkenene dine gir 4 × 4.
lesson-scoring-choose-other = Det gir deg færre XP. Fire ørkener à 4 XP er best.
lesson-scoring-blue = Seksten XP! Småstein scoret også, for to felt med snøhvit tundra.
lesson-scoring-later = Så kommer B for materialer, og etter det C for typer. Der teller bare byggverk, ikke de trykte biomene.

## 7: mobs and the end

lesson-end-mobs = Zombien kan du bytte mot en ekstra handling. Skjelettet gir poeng når spillet er slutt.
lesson-end-first = Kuben begynner å bli lav. Ta denne blokken …
lesson-end-layer = … og den under. Nå er det andre laget tømt.
lesson-end-trade = Du har utført begge handlingene, men én til hadde vært fint. Bytt inn zombien!
lesson-end-trade-other = Du kan avslutte her. Men bytt inn zombien først, og se hva som skjer.
lesson-end-extra = En ekstra handling kan være en du allerede har utført. Ta blokker igjen.
lesson-end-last = Én til, så er det tredje laget også tømt.
lesson-end-end = To lag i én tur: både B og C scores. Avslutt turen din.
lesson-end-materials = Først B: de tre trebyggverkene dine henger sammen. Velg materialet tre.
lesson-end-materials-other = Se en gang til: de tre trebyggverkene gir mest.
lesson-end-types = Så C, den siste: tre boliger henger sammen. Velg bolig.
lesson-end-types-other = Boliger gir deg mer her.
lesson-end-over = Skjelettet ditt ga 2 XP for hver skog. Det står likt, så blokkene som er igjen, avgjør: du har flest og vinner!

## 8: the first game

learn-first = Nå kan du alt du trenger. Småstein er snill, og treneren gir deg et tips iblant.
learn-first-start = Spill mot Småstein

## Puzzles

puzzles-title = Oppgaver
puzzles-about = Nå målet, eller finn det beste valget. Ta deg god tid.
puzzles-solved = { $count ->
    [one] { $count } av { $all } løst
   *[other] { $count } av { $all } løst
}
puzzles-counted = Ditt første forsøk på hver oppgave telles på denne serveren, uten navnet ditt.
puzzle-number = Oppgave { $number }: { $title }
puzzle-done = Løst
puzzle-yes = Løst, veldig bra!
puzzle-no = Ikke helt: da når du ikke målet. Prøv en gang til.
puzzle-missed-score = Det gir { $reached } av { $needed }. Prøv en gang til.
puzzle-missed-keeps = Poengene stemmer, men du beholder for få smaragder: { $reached } av { $needed }. Prøv en gang til.
puzzle-missed-odds = Vinnersjansen din er { $reached } %, men du trenger { $needed } %. Prøv en gang til.
puzzle-missed-reward = Det gir { $reached } XP av { $needed }. Prøv en gang til.
puzzle-missed-near = Ved siden av deg: { $reached } av { $needed }. Prøv en gang til.
puzzle-missed-safe = Neste spiller kan ta en smaragd med en gang. Prøv en gang til.
puzzle-missed-layer =
    { $reached ->
        [one] Det er én blokk igjen i laget.
       *[other] Det er { $reached } blokker igjen i laget.
    } Prøv en gang til.
puzzle-on = Bra så langt. Hva nå?
puzzle-missed-best = Det vinner { $reached } % av spillene, det beste valget { $needed } %. Prøv en gang til.
puzzle-found =
    { $tries ->
        [one] Løst på første forsøk: { $percent } % (1 spiller)
       *[other] Løst på første forsøk: { $percent } % ({ $tries } spillere)
    }
puzzle-found-bots = Botene våre finner det i { $percent } % av forsøkene
puzzle-following = Neste oppgave
puzzle-again = Prøv igjen
puzzle-show = Vis svaret
puzzle-shown = Her er svaret.
puzzle-title-desert = Sandens land
puzzle-title-materials = Like barn leker best
puzzle-title-safe = Ingenting grønt
puzzle-title-layer = Rydd bordet
puzzle-title-mob = Ypp til strid
puzzle-title-walk = To fluer i en smekk
puzzle-title-weapon = Væpnet til tennene
puzzle-title-cover = Under teppet
puzzle-title-two = Gå og bygg
puzzle-title-emerald = Spar den
puzzle-title-cash = Sikre gevinsten
puzzle-title-timing = Nå eller aldri
puzzle-title-line = Over målstreken
puzzle-title-spider = En god start
puzzle-title-blade = Den skarpeste klingen
puzzle-title-chance = Siste sjanse
puzzle-title-bridge = Bygg bro
puzzle-title-witch = Verdt risikoen
puzzle-title-prepared = Det viktigste først
puzzle-title-march = Kom først
puzzle-goal-desert = Få minst 16 på scorekort A med ett byggverk.
puzzle-goal-materials = Få minst 16 på scorekort B med ett byggverk.
puzzle-goal-safe = Ta to blokker slik at nestemann ikke kan ta en smaragd.
puzzle-goal-layer = Ta to blokker slik at det øverste laget blir tømt.
puzzle-goal-mob = Slåss om minst 4 XP, med en vinnersjanse på minst 60 %.
puzzle-goal-walk = Utforsk: gå til et kryss som ligger ved siden av både en zombie og et jernsverd.
puzzle-goal-weapon = Utfør handlingen som gir deg en vinnersjanse på minst 75 % mot zombien.
puzzle-goal-cover = Få minst 20 på scorekort C med ett byggverk.
puzzle-goal-two = Utforsk og bygg: få minst 18 på scorekort A.
puzzle-goal-emerald = Få minst 15 på scorekort A, og behold smaragden din.
puzzle-goal-cash = Ta blokk nummer to. Hvilken blokk gir deg klart best vinnersjanse?
puzzle-goal-timing = Ta blokk nummer to. Ett av valgene endrer alt.
puzzle-goal-line = Én handling igjen og én sikker vei til seier. Hvilken blokk tar du først?
puzzle-goal-spider = Din første tur, én handling igjen. Hva bruker du den best til?
puzzle-goal-blade = Én handling igjen. Finn valget som oftest vinner.
puzzle-goal-chance = Fire spillere, én handling igjen, og spillet er nesten slutt. Hvordan kan du fortsatt vinne?
puzzle-goal-bridge = Tre spillere i samme kryss, og du har én handling igjen. Hva nå?
puzzle-goal-witch = Fire spillere, én handling igjen og to mobs ved siden av deg. Hva nå?
puzzle-goal-prepared = Tre spillere, én handling igjen og et skjelett ved siden av deg. Hva nå?
puzzle-goal-march = Fire spillere, én handling igjen. Hva bør du ikke overlate til de andre?
puzzle-why-desert = Nå henger fire ørkener sammen, også de trykte: 4 × 4 = 16.
puzzle-why-materials = Nå henger fire byggverk av sand sammen: 4 × 4 = 16.
puzzle-why-safe = Nå har ingen smaragd fri topp og to frie sider, så nestemann kan ikke ta en.
puzzle-why-layer = Det øverste laget er tømt, så alle får poeng for kort A.
puzzle-why-mob = Denne gir nok XP, og du vinner i 63 % av tilfellene. Sterkere mobs gir mer, men da vinner du for sjelden.
puzzle-why-walk = Nå er begge ved siden av deg: du kan ta sverdet eller slåss mot zombien.
puzzle-why-weapon = Diamantsverdet har 4 ♥. Snur du det, er zombien beseiret.
puzzle-why-cover = I midten forbinder det fire dyrehus: 4 × 5 = 20. Byggverket under teller ikke lenger.
puzzle-why-two = Nå henger tre snøhvite tundraer sammen: 3 × 6 = 18.
puzzle-why-emerald = Nå henger fem skoger sammen: 5 × 3 = 15. Du betaler byggverket med de andre blokkene dine.
puzzle-why-cash = Den tømmer det øverste laget: kort A gir deg 20 XP og den andre spilleren bare 10.
puzzle-why-timing = Den tømmer det tredje laget: kort C scores, og spillet er slutt. Du vinner med 68 XP mot 67.
puzzle-why-line = To blokker fra dette hjørnet tømmer to lag: kort B og C scores, og du vinner.
puzzle-why-spider = Du beseirer edderkoppen i 90 % av tilfellene. Den gir 2 XP og senere en ekstra handling.
puzzle-why-blade = Diamantsverdet har 4 ♥, flere enn noe annet sverd. Det hjelper deg i alle kamper som kommer.
puzzle-why-chance = Med kort C når du 36 XP, men en annen spiller 42. Creeperen gir 4 XP og 4 til på slutten: nok til å vinne.
puzzle-why-bridge = Ved siden av den første broen din løfter den kort C fra 6 til 12 XP. Og spilleren som har tre broer, får den ikke.
puzzle-why-witch = Heksen gir 5 XP, og de tre fjellfeltene dine 9 til på slutten. Det er verdt en sjanse på 50 %.
puzzle-why-prepared = Med diamantsverdet er vinnersjansen mot skjelettet 65 % i stedet for 30 %. Bevæpne deg først.
puzzle-why-march = To andre spillere er i krysset ditt og kan ta jernsverdet. De 3 ♥ hjelper deg i alle kamper som kommer.

## The coach in the first games

coach = Trener
coach-off = Ingen flere tips
coach-gone = Treneren er slått av. Du kan slå den på igjen i innstillingene.
coach-layer = Et lag er nesten tømt, og da scorer alle. Vær klar, eller la andre ta det siste.
coach-odds = Du taper nok denne kampen. Det koster deg bare en handling, men et bedre våpen hjelper.
coach-split = På noen felt gjør dette byggverket en av gruppene dine mindre. Se på symbolene før du velger.
coach-build = Ved siden av deg ligger det noe du kan bygge. Like felt som berører hverandre, danner en gruppe, og grupper gir poeng.
coach-explore = Det er en stund siden du utforsket. Snu nye kort for å få flere valg.
coach-start = Du har to ulike handlinger. Byggverk betales med blokker.
coach-second = Én handling igjen, og den må være en annen.
coach-second-explore = Én handling igjen, og den må være en annen. Utforsk for å se hva som ligger rundt deg.
coach-second-collect = Én handling igjen, og den må være en annen. Ta blokker for å betale for byggverk.
coach-trade = Du kan bytte en mob mot en ekstra handling, også en du allerede har utført.
