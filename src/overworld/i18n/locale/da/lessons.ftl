# Lessons, puzzles and the coach. A bubble has two short sentences and 160 characters at most;
# lessons 0 to 7 have 900 words together.

## The page of the lessons

learn-title = Lær at spille
learn-about = Lær reglerne, mens du spiller. De korte lektioner tager omkring femten minutter i alt.
learn-lesson = Lektion { $number }: { $title }
learn-finished = Færdig
learn-steps = { $count ->
    [one] { $count } trin
   *[other] { $count } trin
}
learn-begun = Du stoppede ved trin { $step }
learn-puzzles = Opgaver
learn-puzzles-about = Kan du løse alle tyve?
learn-missing = Der er ingen lektioner til denne æske.

## Around every lesson and puzzle

guide-step = Trin { $step } af { $count }
guide-next = Næste
guide-back = Tilbage
guide-show = Vis mig det
guide-skip = Spring lektionen over
guide-again = Begynd forfra
guide-leave = Afslut
guide-fold = Fold sammen
guide-unfold = Vis opgaven: { $title }
guide-following = Næste lektion
guide-upcoming = Næste: { $title }
guide-all = Alle lektioner
guide-puzzles-all = Alle opgaver
guide-try = { $material } på { $place }: prøv at tage den

## Titles of the lessons

lesson-title-0 = Velkommen
lesson-title-1 = Terningen
lesson-title-2 = Udforsk
lesson-title-3 = Byg
lesson-title-4 = Våben og den første kamp
lesson-title-5 = Særlige brikker
lesson-title-6 = Scoring
lesson-title-7 = Mobs og slutningen
lesson-title-8 = Dit første spil

## Said in any lesson

lesson-other = Det må du også, godt set! Men følg markeringen lige nu.
lesson-done = Flot, det var lektionen!
lesson-watch = Se med: { $name } har turen.

## 0: welcome

lesson-welcome-hello = Velkommen til Oververdenen! Saml blokke, gå på opdagelse, byg dig et hjem, og tag kampen op mod mobs.
lesson-welcome-goal = Hver gang et lag af terningen er tømt, scorer alle. Efter tredje gang vinder den, der har flest erfaringspoint (XP).
lesson-welcome-turn = I din tur udfører du to af disse fem handlinger. De skal være forskellige.
lesson-welcome-character = Vælg en figur til dit første spil. I lektionerne er du rød.

## 1: the cube

lesson-cube-rotate = Fireogtres blokke, og alle er nyttige! Drej terningen med de runde pile, eller træk i den.
lesson-cube-covered = Du kan tage en blok, hvis oversiden og to af siderne er frie. Prøv med denne.
lesson-cube-corner = Kun én side er fri. Et hjørne har to: Vælg ”Blokke”, og tag denne.
lesson-cube-second = Du tager altid to blokke. Nu har smaragden en fri side mere: Tag den!
lesson-cube-second-other = Det kunne du godt. Men se, der er en smaragd!
lesson-cube-emerald = En smaragd erstatter enhver blok, du mangler. Hold øje med dem!
lesson-cube-layers = Det øverste lag har to blokke færre. Når det er tømt, scorer alle.

## 2: explore

lesson-explore-crossing = Du står i et kryds mellem fire bunker eller brikker. Det, der ligger vendt der, kan du bruge.
lesson-explore-walk = Udforsk: Gå op til to skridt ad vejene. Gå herhen.
lesson-explore-found = Du vendte alt omkring dig: en bygning, en mob og to våben. Du kan bruge det hele.
lesson-explore-sword = Din anden handling må ikke være den samme som den første. Tag jernsværdet!
lesson-explore-end = Du har udført begge handlinger. Afslut nu din tur.
lesson-explore-shared = Småsten gik hen til dit kryds (det må man gerne) og byggede noget. Det næste kort i bunken er skjult.
lesson-explore-stay = Du kan udforske uden at gå. Bliv her, og vend det nye kort.
lesson-explore-stay-other = En god idé til senere. Vend først det, der ligger lige for næsen af dig.
lesson-explore-well = En ny bygning! Jo mere du vender, jo mere har du at vælge imellem.

## 3: build

lesson-build-tile = Denne bygning koster to træ og en sten. Den har en biome, et materiale og en type.
lesson-build-emerald = Du har ingen sten, men en smaragd kan også bruges. Byg midt på din spilleplade.
lesson-build-emerald-other = Alle felter er tilladt. Midten samler flest ørkener, så byg der.
lesson-build-lens = Se, hvad det gjorde: Vælg scorekort A.
lesson-build-end = Fire ørkener hænger nu sammen, de trykte talt med: 16 XP i scoring A. Afslut din tur.
lesson-build-over = Store bygninger giver XP med det samme, denne 4. Byg den oven på den i hjørnet, som så ikke tæller mere.
lesson-build-over-other = Det må du også. Men prøv engang at bygge oven på noget!
lesson-build-gain = Fire XP til dig! Tænk på dine grupper, når du vælger et felt.

## 4: weapons and a first fight

lesson-fight-pile = Åbn din stak med våben: to sværd og tre giftige kartofler uden hjerter.
lesson-fight-zombie = Zombien har 2 hjerter. Vend tre brikker: Med 2 hjerter eller mere vinder du, så kæmp!
lesson-fight-lost = Kun ét hjerte, så zombien bliver stående. Du mister kun handlingen; brikkerne lægges tilbage.
lesson-fight-sword = Bliv stærkere: Tag jernsværdet. Det har 3 hjerter.
lesson-fight-sword-other = Det kan du godt. Lige nu hjælper et sværd dig mere.
lesson-fight-end = Nu er sværdet i din stak. Afslut din tur.
lesson-fight-again = Småsten har spillet, og zombien er her stadig. Prøv igen!
lesson-fight-won = Besejret! Du får dens XP og beholder kortet: Du ser senere, hvad det er godt for.

## 5: special tokens

lesson-tokens-enderman = Din stak har nu fire særlige brikker. Tag kampen op mod endermanden og dens 6 hjerter!
lesson-tokens-bow = En bue! Med den må du vende en brik mere: Gør det.
lesson-tokens-pickaxe = Den gyldne hakke gav dig 2 XP, uanset hvordan det går. Isøksen giver dig en blok: Vælg smaragden.
lesson-tokens-pickaxe-other = Den kan du også tage. Smaragden er mere værd.
lesson-tokens-tnt = Du har tre hjerter. TNT giver 5 til, men så går den ud af spillet: Detonér den!
lesson-tokens-won = Otte hjerter: Du besejrede endermanden! Alle brikker undtagen TNT lægges tilbage i din stak.

## 6: scoring

lesson-scoring-few = Der er kun to blokke tilbage i det øverste lag. Tid til scoring A!
lesson-scoring-first = Tag den første.
lesson-scoring-last = Og nu den sidste.
lesson-scoring-last-other = Det tømmer ikke laget. Tag i stedet den sidste blok i det.
lesson-scoring-end = Laget er tømt. Alle scorer, når din tur er slut, så afslut den.
lesson-scoring-choose = Vælg en biome: Din største sammenhængende gruppe (ikke diagonalt) tæller. Dine ørkener giver 4 × 4.
lesson-scoring-choose-other = Det giver dig færre XP. Fire ørkener à 4 XP er bedst.
lesson-scoring-blue = Seksten XP! Småsten scorede også, for to felter med tundra.
lesson-scoring-later = Senere kommer B for materialer og så C for typer. Der tæller kun bygninger, ikke de trykte biomer.

## 7: mobs and the end

lesson-end-mobs = Zombien kan du bytte til en ekstra handling. Skelettet giver point ved spillets slutning.
lesson-end-first = Terningen er ved at være lav. Tag denne blok …
lesson-end-layer = … og den nedenunder. Nu er det andet lag tømt.
lesson-end-trade = Du har udført begge handlinger, men kunne godt bruge en til. Byt zombien til en ekstra!
lesson-end-trade-other = Du kunne slutte her. Men byt først zombien, og se, hvad der sker.
lesson-end-extra = En ekstra handling må gerne være en, du allerede har udført. Tag blokke igen.
lesson-end-last = En til, så er det tredje lag også tømt.
lesson-end-end = To lag i én tur: Både B og C scores. Afslut din tur.
lesson-end-materials = Først B: Dine tre bygninger af træ hænger sammen. Vælg træ.
lesson-end-materials-other = Se efter igen: Tre bygninger af træ giver mest.
lesson-end-types = Nu C, den sidste: Tre boliger hænger sammen. Vælg bolig.
lesson-end-types-other = Boliger giver dig mere her.
lesson-end-over = Dit skelet gav 2 XP for hver skov. Det står lige, så de blokke, der er tilbage, afgør det: Du har flest og vinder!

## 8: the first game

learn-first = Nu ved du alt, hvad du behøver. Småsten er venlig, og træneren giver dig et tip af og til.
learn-first-start = Spil mod Småsten

## Puzzles

puzzles-title = Opgaver
puzzles-about = Nå målet, eller find det bedste valg. Tag dig god tid.
puzzles-solved = { $count ->
    [one] { $count } af { $all } løst
   *[other] { $count } af { $all } løst
}
puzzles-counted = Dit første forsøg på hver opgave tælles på denne server, uden dit navn.
puzzle-number = Opgave { $number }: { $title }
puzzle-done = Løst
puzzle-yes = Løst, rigtig godt!
puzzle-no = Ikke helt: Det rammer ikke målet. Prøv en gang til.
puzzle-missed-score = Det giver { $reached } af { $needed }. Prøv en gang til.
puzzle-missed-keeps = Pointene passer, men du har for få smaragder: { $reached } af { $needed }. Prøv en gang til.
puzzle-missed-odds = Din vinderchance er { $reached } %, men du skal bruge { $needed } %. Prøv en gang til.
puzzle-missed-reward = Det giver { $reached } XP af { $needed }. Prøv en gang til.
puzzle-missed-near = Ved siden af dig: { $reached } af { $needed }. Prøv en gang til.
puzzle-missed-safe = Den næste spiller kunne tage en smaragd med det samme. Prøv en gang til.
puzzle-missed-layer =
    { $reached ->
        [one] Der er én blok tilbage i laget.
       *[other] Der er { $reached } blokke tilbage i laget.
    } Prøv en gang til.
puzzle-on = Godt indtil videre. Hvad nu?
puzzle-missed-best = Det vinder { $reached } % af spillene, det bedste valg { $needed } %. Prøv en gang til.
puzzle-found =
    { $tries ->
        [one] Løst i første forsøg: { $percent } % (1 spiller)
       *[other] Løst i første forsøg: { $percent } % ({ $tries } spillere)
    }
puzzle-found-bots = Vores bots finder det i { $percent } % af forsøgene
puzzle-following = Næste opgave
puzzle-again = Prøv igen
puzzle-show = Vis svaret
puzzle-shown = Her er svaret.
puzzle-title-desert = Sand overalt
puzzle-title-materials = Lige børn leger bedst
puzzle-title-safe = Intet grønt
puzzle-title-layer = Ryd bordet
puzzle-title-mob = På krigsstien
puzzle-title-walk = To fluer med ét smæk
puzzle-title-weapon = Godt rustet
puzzle-title-cover = Ind under gulvtæppet
puzzle-title-two = Gå og byg
puzzle-title-emerald = Gem den
puzzle-title-cash = Høst nu
puzzle-title-timing = Nu eller aldrig
puzzle-title-line = I mål
puzzle-title-spider = En god start
puzzle-title-blade = Den skarpeste klinge
puzzle-title-chance = Sidste chance
puzzle-title-bridge = Byg bro
puzzle-title-witch = Risikoen værd
puzzle-title-prepared = Det vigtigste først
puzzle-title-march = Kom først
puzzle-goal-desert = Byg én bygning, så kort A giver dig 16 eller mere.
puzzle-goal-materials = Byg én bygning, så kort B giver dig 16 eller mere.
puzzle-goal-safe = Tag to blokke, så den næste spiller ikke kan tage en smaragd.
puzzle-goal-layer = Tag to blokke, så det øverste lag er tømt.
puzzle-goal-mob = Kæmp om mindst 4 XP med en vinderchance på 60 % eller mere.
puzzle-goal-walk = Udforsk: Gå til et kryds, der ligger ved siden af både en zombie og et jernsværd.
puzzle-goal-weapon = Udfør den handling, der giver dig en vinderchance på 75 % eller mere mod zombien.
puzzle-goal-cover = Byg én bygning, så kort C giver dig 20 eller mere.
puzzle-goal-two = Udforsk, og byg så: Kort A skal give dig 18 eller mere.
puzzle-goal-emerald = Kort A skal give dig 15 eller mere, og du skal beholde din smaragd.
puzzle-goal-cash = Tag din anden blok. Hvilken giver dig langt den bedste vinderchance?
puzzle-goal-timing = Tag din anden blok. Ét valg ændrer alt.
puzzle-goal-line = Én handling tilbage og én sikker vej til sejren. Hvilken blok tager du først?
puzzle-goal-spider = Din første tur, én handling tilbage. Hvad bruger du den bedst på?
puzzle-goal-blade = Én handling tilbage. Find det valg, der oftest vinder.
puzzle-goal-chance = Fire spillere, én handling tilbage, og spillet er næsten slut. Hvordan kan du stadig vinde?
puzzle-goal-bridge = Tre spillere i samme kryds, og du har én handling tilbage. Hvad nu?
puzzle-goal-witch = Fire spillere, én handling tilbage og to mobs ved siden af dig. Hvad nu?
puzzle-goal-prepared = Tre spillere, én handling tilbage og et skelet ved siden af dig. Hvad nu?
puzzle-goal-march = Fire spillere, én handling tilbage. Hvad skal du ikke overlade til de andre?
puzzle-why-desert = Nu hænger fire ørkener sammen, også de trykte: 4 × 4 = 16.
puzzle-why-materials = Nu hænger fire bygninger af sand sammen: 4 × 4 = 16.
puzzle-why-safe = Nu har ingen smaragd en fri overside og to frie sider, så den næste spiller kan ikke tage en.
puzzle-why-layer = Det øverste lag er tømt, så alle får point for kort A.
puzzle-why-mob = Den giver nok XP, og du vinder i 63 % af tilfældene. Stærkere mobs giver mere, men du vinder for sjældent.
puzzle-why-walk = Nu er begge ved siden af dig: Du kan tage sværdet eller kæmpe mod zombien.
puzzle-why-weapon = Diamantsværdet har 4 ♥. Vender du det, er zombien besejret.
puzzle-why-cover = I midten forbinder den fire stalde: 4 × 5 = 20. Bygningen under den tæller ikke længere.
puzzle-why-two = Nu hænger tre tundraer sammen: 3 × 6 = 18.
puzzle-why-emerald = Nu hænger fem skove sammen: 5 × 3 = 15. Bygningen betales med dine andre blokke.
puzzle-why-cash = Den tømmer det øverste lag: Kort A giver dig 20 XP og den anden spiller kun 10.
puzzle-why-timing = Den tømmer det tredje lag: Kort C scores, og spillet er slut. Du vinder med 68 XP mod 67.
puzzle-why-line = To blokke fra dette hjørne tømmer to lag: Kort B og C scores, og du vinder.
puzzle-why-spider = Du besejrer edderkoppen i 90 % af tilfældene. Den giver 2 XP og senere en ekstra handling.
puzzle-why-blade = Diamantsværdet har 4 ♥, flere end noget andet sværd. Det hjælper dig i alle kommende kampe.
puzzle-why-chance = Med kort C når du 36 XP, men en anden spiller 42. Creeperen giver 4 XP og 4 mere til sidst: nok til at vinde.
puzzle-why-bridge = Ved siden af din første bro løfter den kort C fra 6 til 12 XP. Og spilleren med tre broer får den ikke.
puzzle-why-witch = Heksen giver 5 XP, og dine tre bjergfelter 9 mere til sidst. Det er en chance på 50 % værd.
puzzle-why-prepared = Med diamantsværdet er din vinderchance mod skelettet 65 % i stedet for 30 %. Bevæbn dig først.
puzzle-why-march = To andre spillere er i dit kryds og kan tage jernsværdet. Dets 3 ♥ hjælper dig i alle kommende kampe.

## The coach in the first games

coach = Træner
coach-off = Ikke flere tip
coach-gone = Træneren er slået fra. Du kan slå den til igen i indstillingerne.
coach-layer = Dette lag er næsten tømt. Når det er tømt, scorer alle: Vær klar, eller lad andre tage det sidste.
coach-odds = Du taber nok denne kamp. Det koster dig kun en handling, men et bedre våben hjælper.
coach-split = På nogle felter gør denne bygning en af dine grupper mindre. Se på ikonerne, før du vælger.
coach-build = Ved siden af dig ligger noget, du kan bygge. Nabofelter med samme egenskab danner en gruppe, og grupper giver point.
coach-explore = Du har ikke udforsket et stykke tid. Vend nye kort for at få flere muligheder.
coach-start = To forskellige handlinger. Bygninger betales med blokke.
coach-second = Én handling tilbage, og den skal være en anden.
coach-second-explore = Én handling tilbage, og den skal være en anden. Udforsk for at se, hvad der ligger omkring dig.
coach-second-collect = Én handling tilbage, og den skal være en anden. Tag blokke for at betale for bygninger.
coach-trade = Du kan bytte en mob til en ekstra handling, også en, du allerede har udført.
