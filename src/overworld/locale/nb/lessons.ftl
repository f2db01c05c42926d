# Lessons, puzzles and the coach. A bubble has two short sentences and 160 characters at most;
# lessons 0 to 7 have 900 words together.

## The page of the lessons

learn-title = Lær å spille
learn-about = Korte leksjoner: du spiller, og reglene kommer underveis. Åtte minutter i alt.
learn-lesson = Leksjon { $number }: { $title }
learn-finished = Ferdig
learn-steps = { $count ->
    [one] { $count } steg
   *[other] { $count } steg
}
learn-begun = Du stoppet ved steg { $step }
learn-puzzles = Oppgaver
learn-puzzles-about = Ti små stillinger å prøve seg på.
learn-missing = Det finnes ingen leksjoner for denne boksen.

## Around every lesson and puzzle

guide-step = Steg { $step } av { $count }
guide-next = Neste
guide-back = Tilbake
guide-show = Vis meg
guide-why = Hvorfor?
guide-skip = Hopp over leksjonen
guide-again = Begynn på nytt
guide-leave = Avslutt
guide-following = Neste leksjon
guide-all = Alle leksjoner
guide-puzzles-all = Alle oppgaver
guide-try = { $material } på { $place }: se om den kan tas

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

lesson-other = Det er også lov, godt sett! Men prøv det som er merket nå.
lesson-done = Bra jobbet, det var leksjonen!

## 0: welcome

lesson-welcome-hello = Velkommen til Oververdenen! Samle blokker, utforsk, bygg deg et hjem og stå imot mobs.
lesson-welcome-goal = Hvert lag som forsvinner fra kuben, gir en scoring. Etter den tredje vinner den som har flest XP.
lesson-welcome-turn = Når det er din tur, gjør du to av disse fem handlingene. De må være forskjellige.
lesson-welcome-character = Velg en karakter til ditt første spill. I leksjonene er du rød.

## 1: the cube

lesson-cube-rotate = Sekstifire blokker, og alle kommer til nytte. Drei kuben med de runde pilene, eller dra i den.
lesson-cube-covered = Du kan ta en blokk hvis toppen og to sider er frie. Prøv denne.
lesson-cube-corner = Bare én side er fri. Et hjørne har to: velg Blokker og ta denne.
lesson-cube-second = Du får to blokker når du samler. Nå har smaragden fått en fri side til: ta den!
lesson-cube-second-other = Det går an. Men se, der er en smaragd!
lesson-cube-emerald = En smaragd betaler for enhver blokk du mangler. Hold utkikk etter dem!
lesson-cube-layers = To blokker færre i det øverste laget. Når det er borte, scorer alle.

## 2: explore

lesson-explore-crossing = Du står på et kryss, mellom fire ruter. Det som ligger der, er innen rekkevidde.
lesson-explore-walk = Utforsk: gå opptil to steg langs stiene. Gå hit.
lesson-explore-found = Du snudde alt rundt deg: et byggverk, en mob og to våpen. Alt sammen kan du bruke.
lesson-explore-sword = Du har én handling igjen, og den må være en annen. Ta jernsverdet!
lesson-explore-end = Begge handlingene er gjort. Ingenting skjer av seg selv: avslutt turen din.
lesson-explore-shared = Småstein kom til krysset ditt, det er lov, og bygde. Neste kort i den bunken ligger med bildesiden ned.
lesson-explore-stay = Du kan utforske uten å gå et eneste steg. Bli her og snu det nye kortet.
lesson-explore-stay-other = Godt tenkt, men vent litt. Se først hva som ligger rett foran nesen på deg.
lesson-explore-well = Et nytt byggverk! Den som ser seg om, har mer å velge i.

## 3: build

lesson-build-tile = Dette byggverket koster to treblokker og én steinblokk. Det har et biom, et materiale og en type.
lesson-build-emerald = Du har ingen stein, men en smaragd gjør nytten. Bygg det midt på spillbrettet ditt.
lesson-build-emerald-other = Alle felt er lov. I midten henger flest ørkener sammen, så bygg der.
lesson-build-lens = Hva førte det til? Se spillbrettet ditt gjennom scorekort A.
lesson-build-end = Nå henger fire ørkener sammen, de trykte medregnet: 16 XP i scoring A. Avslutt turen din.
lesson-build-over = Store byggverk gir XP med det samme, dette gir 4. Legg det over det lille ditt, som da ikke teller lenger.
lesson-build-over-other = Også lov. Men prøv å bygge over noe denne ene gangen!
lesson-build-gain = Fire XP til deg. Tenk på gruppene når du velger felt.

## 4: weapons and a first fight

lesson-fight-pile = Se på våpnene dine. To sverd, og tre giftige poteter som ikke gjør noen fortred.
lesson-fight-zombie = Zombien har 2 hjerter. Du snur tre polletter, og med minst 2 hjerter vinner du: slåss!
lesson-fight-lost = Ett hjerte: ikke i dag. Du taper bare handlingen, og pollettene går tilbake.
lesson-fight-sword = Bli sterkere: ta jernsverdet, som har 3 hjerter.
lesson-fight-sword-other = Det går an. Men akkurat nå hjelper et sverd deg mer.
lesson-fight-end = Nå ligger det i bunken din. Avslutt turen din.
lesson-fight-again = Småstein har spilt, og zombien er der ennå. Prøv igjen!
lesson-fight-won = Beseiret! Du får XP og beholder kortet; hva det er godt for, kommer senere.

## 5: special tokens

lesson-tokens-enderman = Nå har bunken din fire spesielle polletter. Våg deg på endermannen og de 6 hjertene!
lesson-tokens-bow = En bue! Den lar deg snu én pollett til: gjør det.
lesson-tokens-pickaxe = Gullhakken ga 2 XP, uansett hvordan det går. Spisshakken gir deg en blokk: ta smaragden.
lesson-tokens-pickaxe-other = Den blokken er også fri. Smaragden er mer verdt.
lesson-tokens-tnt = Tre hjerter så langt. TNT gir 5 til, men så er det borte for godt: detoner!
lesson-tokens-won = Åtte hjerter, endermannen er din! Alle polletter unntatt TNT er tilbake i bunken din.

## 6: scoring

lesson-scoring-few = Det er to blokker igjen i det øverste laget. På tide med scoring A!
lesson-scoring-first = Ta den første.
lesson-scoring-last = Og den siste.
lesson-scoring-last-other = Da blir laget stående. Ta den siste blokken i laget i stedet.
lesson-scoring-end = Laget er borte. Scoringen venter til turen din er slutt, så avslutt den.
lesson-scoring-choose = Velg ett biom: den største gruppen teller, aldri på skrå. Ørken gir 4 ganger 4.
lesson-scoring-choose-other = Da ville du fått færre XP. Fire ørkener à 4 XP er best.
lesson-scoring-blue = Seksten XP! Småstein scoret også, med to snøfelt.
lesson-scoring-later = Så kommer B for materialer og C for typer. Der teller bare byggverk, ikke det som er trykt på brettet.

## 7: mobs and the end

lesson-end-mobs = Zombien kan byttes mot en ekstra handling. Skjelettet venter: det gir poeng til slutt.
lesson-end-first = Kuben er lav. Ta denne blokken …
lesson-end-layer = … og den under. Da er det andre laget borte.
lesson-end-trade = Du har brukt handlingene dine, men én til hadde vært fint. Bytt inn zombien!
lesson-end-trade-other = Du kan avslutte her. Men bytt inn zombien først, og se.
lesson-end-extra = En ekstra handling kan være en du har gjort før. Ta blokker igjen.
lesson-end-last = Én til, og det tredje laget er også borte.
lesson-end-end = To lag i én tur: nå venter både B og C. Avslutt turen din.
lesson-end-materials = Først B: du har tre sammenkoblede byggverk av tre. Velg materialet tre.
lesson-end-materials-other = Se en gang til: byggverkene av tre gir mest.
lesson-end-types = Så C, den siste. Tre boliger henger sammen.
lesson-end-types-other = Boliger gir deg mer her.
lesson-end-over = Skjelettet ga 2 XP for hver skog. Det står likt, og flest blokker igjen avgjør: du vinner!

## 8: the first game

learn-first = Nå kan du alt du trenger. Småstein er snill, og treneren gir deg et tips iblant.
learn-first-start = Spill mot Småstein

## Puzzles

puzzles-title = Oppgaver
puzzles-about = Hver har et mål som du garantert kan nå. Ta deg god tid.
puzzles-solved = { $count ->
    [one] { $count } av { $all } løst
   *[other] { $count } av { $all } løst
}
puzzles-counted = Ditt første forsøk på hver oppgave telles på denne serveren, uten navnet ditt.
puzzle-number = Oppgave { $number }: { $title }
puzzle-done = Løst
puzzle-yes = Løst, veldig bra!
puzzle-no = Ikke helt: det når ikke målet. Prøv en gang til.
puzzle-missed-score = Det gir { $reached } av { $needed }. Prøv en gang til.
puzzle-missed-keeps = Poengene stemmer, men du beholder { $reached } av { $needed }. Prøv en gang til.
puzzle-missed-odds = Det lykkes med { $reached } %, og målet var { $needed } %. Prøv en gang til.
puzzle-missed-reward = Det gir { $reached } XP av { $needed }. Prøv en gang til.
puzzle-missed-near = Ved siden av deg: { $reached } av { $needed }. Prøv en gang til.
puzzle-missed-safe = Neste spiller kunne ta en smaragd med en gang. Prøv en gang til.
puzzle-missed-layer =
    { $reached ->
        [one] Det er én blokk igjen i laget.
       *[other] Det er { $reached } blokker igjen i laget.
    } Prøv en gang til.
puzzle-on = Bra så langt. Hva nå?
puzzle-missed-best = Det vinner { $reached } % av spillene, den beste avgjørelsen { $needed } %. Prøv en gang til.
puzzle-found =
    { $tries ->
        [one] { $percent } % fant det på første forsøk (1 forsøk)
       *[other] { $percent } % fant det på første forsøk ({ $tries } forsøk)
    }
puzzle-found-bots = Botene våre finner det i { $percent } % av forsøkene
puzzle-following = Neste oppgave
puzzle-again = Prøv igjen
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
puzzle-goal-desert = Få minst 16 på scorekort A med ett byggverk.
puzzle-goal-materials = Få minst 16 på scorekort B med ett byggverk.
puzzle-goal-safe = Ta to blokker slik at nestemann ikke kan ta en smaragd.
puzzle-goal-layer = Ta to blokker slik at det øverste laget er borte.
puzzle-goal-mob = Slåss om minst 4 XP, med en vinnersjanse på minst 60 %.
puzzle-goal-walk = Utforsk til et kryss med både en zombie og et jernsverd.
puzzle-goal-weapon = Sørg for at du kan beseire zombien med en vinnersjanse på minst 75 %.
puzzle-goal-cover = Få minst 20 på scorekort C med ett byggverk.
puzzle-goal-two = Utforsk og bygg: få minst 18 på scorekort A.
puzzle-goal-emerald = Få minst 15 på scorekort A, og behold smaragden din.

## The coach in the first games

coach = Trener
coach-off = Ingen flere tips
coach-gone = Treneren er slått av. Du finner den i innstillingene.
coach-layer = Dette laget er nesten borte. Når det er det, scorer alle: vær klar, eller la andre ta det siste.
coach-odds = Denne kampen taper du nok. Det koster deg bare en handling, men et bedre våpen hjelper.
coach-split = På noen felt gjør dette byggverket en av gruppene dine mindre. Se på tegnene før du velger.
coach-build = Du har råd til et byggverk ved siden av deg. Det er grupper som henger sammen, som gir poeng.
coach-explore = Det er en stund siden du utforsket. Nye kort gir nye valg.
