# Lessons, puzzles and the coach. A bubble has two short sentences and 160 characters at most;
# lessons 0 to 7 have 900 words together.

## The page of the lessons

learn-title = Lär dig spela
learn-about = Korta lektioner: du lär dig reglerna medan du spelar. Ungefär femton minuter allt som allt.
learn-lesson = Lektion { $number }: { $title }
learn-finished = Klar
learn-steps = { $count ->
    [one] { $count } steg
   *[other] { $count } steg
}
learn-begun = Du slutade vid steg { $step }
learn-puzzles = Kluringar
learn-puzzles-about = Kan du lösa alla tjugo?
learn-missing = Det finns inga lektioner för den här spellådan.

## Around every lesson and puzzle

guide-step = Steg { $step } av { $count }
guide-next = Nästa
guide-back = Tillbaka
guide-show = Visa mig
guide-skip = Hoppa över lektionen
guide-again = Börja om
guide-leave = Lämna
guide-fold = Fäll ihop
guide-unfold = Visa uppgiften: { $title }
guide-following = Nästa lektion
guide-upcoming = Härnäst: { $title }
guide-all = Alla lektioner
guide-puzzles-all = Alla kluringar
guide-try = { $material } på { $place }: se om det går att ta

## Titles of the lessons

lesson-title-0 = Välkommen
lesson-title-1 = Kuben
lesson-title-2 = Utforska
lesson-title-3 = Bygga
lesson-title-4 = Vapen och en första strid
lesson-title-5 = Speciella vapenkort
lesson-title-6 = Poängräkning
lesson-title-7 = Mobs och spelets slut
lesson-title-8 = Ditt första parti

## Said in any lesson

lesson-other = Det går också, bra sett! Men följ markeringen först.
lesson-done = Bra jobbat, det var hela lektionen!
lesson-watch = Titta: { $name } står på tur.

## 0: welcome

lesson-welcome-hello = Välkommen till Ovanvärlden! Samla block, utforska, bygg dig ett hem och bekämpa mobs.
lesson-welcome-goal = Varje gång ett av kubens lager är tömt blir det poängräkning. Den som har flest erfarenhetspoäng (XP) efter den tredje vinner.
lesson-welcome-turn = På din tur gör du två av de här fem handlingarna. De måste vara olika.
lesson-welcome-character = Välj en figur till ditt första parti. I lektionerna är du röd.

## 1: the cube

lesson-cube-rotate = Sextiofyra block, och alla är användbara! Vrid kuben med de runda pilarna, eller dra i den.
lesson-cube-covered = Du får ta ett block om ovansidan och två sidor är fria. Pröva det här.
lesson-cube-corner = Bara en av dess sidor är fri. Ett hörn har två: välj ”Block” och ta det här.
lesson-cube-second = Du tar alltid två block. Nu har smaragden en fri sida till: ta den!
lesson-cube-second-other = Det går. Men titta, där är en smaragd!
lesson-cube-emerald = En smaragd ersätter vilket block du än saknar. Håll utkik efter dem!
lesson-cube-layers = Översta lagret har två block färre. När det är tömt räknar alla poäng.

## 2: explore

lesson-explore-crossing = Du står i en korsning, mellan fyra korthögar eller vapenkort. Det som ligger uppvänt där kan du använda.
lesson-explore-walk = Utforska: gå upp till två steg längs gångarna. Gå hit.
lesson-explore-found = Du vände upp allt omkring dig: en byggnad, en mob och två vapen. Allt det kan du använda.
lesson-explore-sword = Din andra handling måste vara en annan. Ta järnsvärdet!
lesson-explore-end = Du har gjort båda handlingarna. Avsluta nu din tur.
lesson-explore-shared = Kiselsten kom till din korsning (det är tillåtet) och byggde. Nästa kort i den högen är nedvänt.
lesson-explore-stay = Du kan utforska utan att gå alls. Stå kvar och vänd upp det nya kortet.
lesson-explore-stay-other = En bra tanke för senare. Vänd först upp det som ligger framför dig.
lesson-explore-well = En ny byggnad! Ju mer du vänder upp, desto mer har du att välja på.

## 3: build

lesson-build-tile = Den här byggnaden kostar två trä och en sten. Den har ett biom, ett material och en typ.
lesson-build-emerald = Du har ingen sten, men en smaragd duger. Bygg den mitt på ditt bräde.
lesson-build-emerald-other = Alla rutor är tillåtna. Mitten binder ihop flest öknar, så bygg där.
lesson-build-lens = Se vad den gjorde: välj poängkort A.
lesson-build-end = Nu hänger fyra öknar ihop, även de tryckta: 16 XP i poängräkning A. Avsluta din tur.
lesson-build-over = Stora byggnader ger XP direkt, den här 4. Bygg den över den i hörnet, som då inte räknas längre.
lesson-build-over-other = Det går också. Men pröva att bygga över något en gång!
lesson-build-gain = Fyra XP till dig! Tänk på dina grupper när du väljer ruta.

## 4: weapons and a first fight

lesson-fight-pile = Öppna din vapenhög: två svärd, och tre giftiga potatisar utan hjärtan.
lesson-fight-zombie = Zombien har 2 hjärtan. Vänd upp tre vapenkort: med 2 hjärtan eller fler vinner du, så slåss!
lesson-fight-lost = Bara ett hjärta, så zombien är kvar. Du förlorar bara handlingen, och korten går tillbaka.
lesson-fight-sword = Bli starkare: ta järnsvärdet, som har 3 hjärtan.
lesson-fight-sword-other = Det går. Men ett svärd hjälper dig mer just nu.
lesson-fight-end = Nu ligger svärdet i din hög. Avsluta din tur.
lesson-fight-again = Kiselsten har spelat, och zombien är kvar. Försök igen!
lesson-fight-won = Besegrad! Du får dess XP och behåller kortet; vad det är bra för får du veta senare.

## 5: special tokens

lesson-tokens-enderman = Din hög har nu fyra speciella vapenkort. Våga dig på endermannen och dess 6 hjärtan!
lesson-tokens-bow = En pilbåge! Med den får du vända upp ett kort till: gör det.
lesson-tokens-pickaxe = Guldhackan gav 2 XP, hur det än går. Med spetshackan tar du ett block: välj smaragden.
lesson-tokens-pickaxe-other = Det blocket kan du också ta. Smaragden är värd mer.
lesson-tokens-tnt = Du har tre hjärtan. TNT ger 5 till, men är sedan ur spelet: spräng den!
lesson-tokens-won = Åtta hjärtan: endermannen är besegrad! Alla vapenkort utom TNT-kortet går tillbaka till din hög.

## 6: scoring

lesson-scoring-few = Bara två block är kvar i översta lagret. Dags för poängräkning A!
lesson-scoring-first = Ta det första.
lesson-scoring-last = Och nu det sista.
lesson-scoring-last-other = Då är lagret inte tömt. Ta dess sista block i stället.
lesson-scoring-end = Lagret är tömt. Poängen räknas när din tur är slut, så avsluta den.
lesson-scoring-choose = Välj ett biom: din största sammanhängande grupp (inte diagonalt) ger poäng. Dina öknar ger 4 × 4.
lesson-scoring-choose-other = Det ger färre XP. Fyra öknar med 4 XP var är bäst.
lesson-scoring-blue = Sexton XP! Kiselsten fick också poäng, för två rutor snöig tundra.
lesson-scoring-later = Sedan kommer B för material och C för typ. Där räknas bara byggnader, inte tryckta biom.

## 7: mobs and the end

lesson-end-mobs = Zombien kan du byta in mot en extra handling. Skelettet ger poäng vid spelets slut.
lesson-end-first = Kuben har blivit låg. Ta det här blocket …
lesson-end-layer = … och det under. Nu är andra lagret tömt.
lesson-end-trade = Du har gjort båda handlingarna, men en till vore fint. Byt in zombien!
lesson-end-trade-other = Du kan sluta här. Men byt in zombien först och se vad som händer.
lesson-end-extra = En extra handling får vara en som du redan har gjort. Ta block igen.
lesson-end-last = Ett till, så är även tredje lagret tömt.
lesson-end-end = Två lager i en tur: nu är det dags för både B och C. Avsluta din tur.
lesson-end-materials = Först B: dina tre träbyggnader hänger ihop. Välj trä.
lesson-end-materials-other = Titta igen: tre träbyggnader ger mest.
lesson-end-types = Nu C, den sista: tre bostäder hänger ihop. Välj bostad.
lesson-end-types-other = Bostäder ger dig mer här.
lesson-end-over = Ditt skelett gav 2 XP för varje skog. Det är oavgjort, men du har fler block kvar: du vinner!

## 8: the first game

learn-first = Nu kan du allt du behöver. Kiselsten är snäll, och coachen ger dig ett tips då och då.
learn-first-start = Spela mot Kiselsten

## Puzzles

puzzles-title = Kluringar
puzzles-about = Nå målet eller hitta det bästa beslutet. Ta god tid på dig.
puzzles-solved = { $count ->
    [one] { $count } av { $all } löst
   *[other] { $count } av { $all } lösta
}
puzzles-counted = Ditt första försök på varje kluring räknas på den här servern, utan ditt namn.
puzzle-number = Kluring { $number }: { $title }
puzzle-done = Löst
puzzle-yes = Löst, riktigt bra!
puzzle-no = Inte riktigt: så når du inte målet. Försök en gång till.
puzzle-missed-score = Det ger { $reached } av { $needed }. Försök en gång till.
puzzle-missed-keeps = Poängen stämmer, men för få smaragder är kvar: { $reached } av { $needed }. Försök en gång till.
puzzle-missed-odds = Din vinstchans är { $reached } %, men du behöver { $needed } %. Försök en gång till.
puzzle-missed-reward = Det ger { $reached } av { $needed } XP. Försök en gång till.
puzzle-missed-near = Bredvid dig: { $reached } av { $needed }. Försök en gång till.
puzzle-missed-safe = Nästa spelare skulle kunna ta en smaragd direkt. Försök en gång till.
puzzle-missed-layer =
    { $reached ->
        [one] Ett block i lagret är kvar.
       *[other] { $reached } block i lagret är kvar.
    } Försök en gång till.
puzzle-on = Bra så här långt. Vad nu?
puzzle-missed-best = Så är vinstchansen { $reached } %, med det bästa beslutet { $needed } %. Försök en gång till.
puzzle-found =
    { $tries ->
        [one] Löst på första försöket: { $percent } % (1 spelare)
       *[other] Löst på första försöket: { $percent } % ({ $tries } spelare)
    }
puzzle-found-bots = Våra botar löser den i { $percent } % av sina försök
puzzle-following = Nästa kluring
puzzle-again = Försök igen
puzzle-show = Visa svaret
puzzle-shown = Här är svaret.
puzzle-title-desert = Sand så långt ögat når
puzzle-title-materials = Lika barn leka bäst
puzzle-title-safe = Inget grönt
puzzle-title-layer = Rent bord
puzzle-title-mob = Sök bråk
puzzle-title-walk = Två flugor i en smäll
puzzle-title-weapon = Väl beväpnad
puzzle-title-cover = Under mattan
puzzle-title-two = Gå och bygg
puzzle-title-emerald = Spara den
puzzle-title-cash = Casha in
puzzle-title-timing = Nu eller aldrig
puzzle-title-line = Över mållinjen
puzzle-title-spider = En bra början
puzzle-title-blade = Den vassaste klingan
puzzle-title-chance = Sista chansen
puzzle-title-bridge = Bygg broar
puzzle-title-witch = Värd risken
puzzle-title-prepared = Det viktigaste först
puzzle-title-march = Hinn först
puzzle-goal-desert = Kom upp i minst 16 på poängkort A med ett bygge.
puzzle-goal-materials = Kom upp i minst 16 på poängkort B med ett bygge.
puzzle-goal-safe = Ta två block så att nästa spelare inte kan ta någon smaragd.
puzzle-goal-layer = Ta två block så att översta lagret töms.
puzzle-goal-mob = Slåss om minst 4 XP, med en vinstchans på minst 60 %.
puzzle-goal-walk = Utforska: gå till en korsning bredvid både en zombie och ett järnsvärd.
puzzle-goal-weapon = Gör den handling som ger dig minst 75 % chans att besegra zombien.
puzzle-goal-cover = Kom upp i minst 20 på poängkort C med ett bygge.
puzzle-goal-two = Utforska, bygg sedan: kom upp i minst 18 på poängkort A.
puzzle-goal-emerald = Kom upp i minst 15 på poängkort A, och behåll din smaragd.
puzzle-goal-cash = Ta ditt andra block. Vilket ger dig klart störst vinstchans?
puzzle-goal-timing = Ta ditt andra block. Ett av dem förändrar allt.
puzzle-goal-line = En handling kvar och ett säkert sätt att vinna. Vilket block tar du först?
puzzle-goal-spider = Din första tur, en handling kvar. Vad använder du den bäst till?
puzzle-goal-blade = En handling kvar. Hitta beslutet som vinner oftast.
puzzle-goal-chance = Fyra spelare, en handling kvar, och spelet är nästan slut. Hur kan du fortfarande vinna?
puzzle-goal-bridge = Tre spelare i samma korsning, och du har en handling kvar. Vad nu?
puzzle-goal-witch = Fyra spelare, en handling kvar och två mobs bredvid dig. Vad nu?
puzzle-goal-prepared = Tre spelare, en handling kvar och ett skelett bredvid dig. Vad nu?
puzzle-goal-march = Fyra spelare, en handling kvar. Vad bör du inte lämna åt de andra?
puzzle-why-desert = Nu hänger fyra öknar ihop, även de tryckta: 4 × 4 = 16.
puzzle-why-materials = Nu hänger fyra byggnader av sand ihop: 4 × 4 = 16.
puzzle-why-safe = Nu har ingen smaragd fri ovansida och två fria sidor, så nästa spelare kan inte ta någon.
puzzle-why-layer = Det översta lagret är tömt, så alla får poäng för poängkort A.
puzzle-why-mob = Den här ger nog med XP, och du vinner i 63 % av fallen. Starkare mobs ger mer, men du vinner för sällan.
puzzle-why-walk = Nu är båda bredvid dig: du kan ta svärdet eller slåss mot zombien.
puzzle-why-weapon = Diamantsvärdet har 4 ♥. Vänder du upp det är zombien besegrad.
puzzle-why-cover = I mitten binder den ihop fyra djurhus: 4 × 5 = 20. Byggnaden under räknas inte längre.
puzzle-why-two = Nu hänger tre snöiga tundror ihop: 3 × 6 = 18.
puzzle-why-emerald = Nu hänger fem skogar ihop: 5 × 3 = 15. Bygget betalas med dina andra block.
puzzle-why-cash = Det tömmer översta lagret: poängkort A ger dig 20 XP och den andra spelaren bara 10.
puzzle-why-timing = Det tömmer tredje lagret: poängräkning C följer och spelet är slut. Du vinner med 68 XP mot 67.
puzzle-why-line = Två block från det här hörnet tömmer två lager: poängräkning B och C följer, och du vinner.
puzzle-why-spider = Du besegrar spindeln i 90 % av fallen. Den ger 2 XP och senare en extra handling.
puzzle-why-blade = Diamantsvärdet har 4 ♥, fler än något annat svärd. Det hjälper dig i alla strider som kommer.
puzzle-why-chance = Med poängkort C når du 36 XP, men en annan spelare 42. Creepern ger 4 XP och ytterligare 4 på slutet: det räcker till vinst.
puzzle-why-bridge = Bredvid din första bro höjer den poängkort C från 6 till 12 XP. Och spelaren som har tre broar får den inte.
puzzle-why-witch = Häxan ger 5 XP, och dina tre bergsrutor 9 till på slutet. Det är värt en chans på 50 %.
puzzle-why-prepared = Med diamantsvärdet är din chans mot skelettet 65 % i stället för 30 %. Beväpna dig först.
puzzle-why-march = Två andra spelare står i din korsning och kan ta järnsvärdet. Dess 3 ♥ hjälper dig i alla strider som kommer.

## The coach in the first games

coach = Coach
coach-off = Inga fler tips
coach-gone = Coachen är avstängd. Du kan slå på den igen i inställningarna.
coach-layer = Snart är lagret tömt. Då räknar alla poäng: var redo, eller låt andra ta det sista.
coach-odds = Den här striden förlorar du nog. Det kostar bara en handling, men ett bättre vapen hjälper.
coach-split = På vissa rutor gör byggnaden en av dina grupper mindre. Titta på symbolerna innan du väljer.
coach-build = Bredvid dig ligger en byggnad som du kan bygga. Rutor med samma egenskap intill varandra bildar en grupp, och grupper ger poäng.
coach-explore = Du har inte utforskat på ett tag. Vänd upp nya kort så får du mer att välja på.
coach-start = Du har två olika handlingar. Byggnader betalas med block.
coach-second = En handling kvar, och den måste vara en annan.
coach-second-explore = En handling kvar, och den måste vara en annan. Utforska och se vad som finns runt dig.
coach-second-collect = En handling kvar, och den måste vara en annan. Ta block för att betala byggnader.
coach-trade = Du kan byta in en mob mot en extra handling, även en som du redan har gjort.
