# Lessons, puzzles and the coach. A bubble has two short sentences and 160 characters at most;
# lessons 0 to 7 have 900 words together.

## The page of the lessons

learn-title = Leren spelen
learn-about = Korte lessen: je leert de regels terwijl je speelt. Samen ongeveer vijftien minuten.
learn-lesson = Les { $number }: { $title }
learn-finished = Klaar
learn-steps = { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
}
learn-begun = Je was gebleven bij stap { $step }
learn-puzzles = Puzzels
learn-puzzles-about = Los jij ze alle twintig op?
learn-missing = Voor deze doos zijn er geen lessen.

## Around every lesson and puzzle

guide-step = Stap { $step } van { $count }
guide-next = Verder
guide-back = Terug
guide-show = Laat het zien
guide-skip = Les overslaan
guide-again = Opnieuw beginnen
guide-leave = Stoppen
guide-fold = Inklappen
guide-unfold = Toon de opgave: { $title }
guide-following = Volgende les
guide-upcoming = Hierna: { $title }
guide-all = Alle lessen
guide-puzzles-all = Alle puzzels
guide-try = { $material } op { $place }: kijk of je dit kunt pakken

## Titles of the lessons

lesson-title-0 = Welkom
lesson-title-1 = De kubus
lesson-title-2 = Verkennen
lesson-title-3 = Bouwen
lesson-title-4 = Wapens en een eerste gevecht
lesson-title-5 = Bijzondere tegels
lesson-title-6 = Puntentelling
lesson-title-7 = Monsters en het einde
lesson-title-8 = Je eerste spel

## Said in any lesson

lesson-other = Dat mag ook, goed gezien! Volg nu eerst de markering.
lesson-done = Goed gedaan, dat was de les!
lesson-watch = Kijk: { $name } is aan de beurt.

## 0: welcome

lesson-welcome-hello = Welkom in de bovenwereld! Verzamel blokken, trek eropuit, bouw een huis en vecht tegen monsters.
lesson-welcome-goal = Telkens als een laag van de kubus op is, volgt een puntentelling. Wie na de derde de meeste ervaringspunten (XP) heeft, wint.
lesson-welcome-turn = In je beurt doe je twee van deze vijf acties. Ze moeten verschillend zijn.
lesson-welcome-character = Kies een speelfiguur voor je eerste spel. In deze lessen ben jij rood.

## 1: the cube

lesson-cube-rotate = Vierenzestig blokken, en je kunt ze allemaal gebruiken! Draai de kubus met de ronde pijlen, of sleep eraan.
lesson-cube-covered = Je mag een blok pakken als de bovenkant en twee zijden vrij zijn. Probeer dit blok eens.
lesson-cube-corner = Daarvan is maar één zijde vrij. Een hoek heeft er twee: kies ‘Blokken’ en pak dit blok.
lesson-cube-second = Je pakt altijd twee blokken. De smaragd heeft nu een vrije zijde meer: pak hem!
lesson-cube-second-other = Dat zou kunnen. Maar kijk, daar is een smaragd!
lesson-cube-emerald = Een smaragd vervangt elk blok dat je mist. Hou ze in de gaten!
lesson-cube-layers = De bovenste laag heeft twee blokken minder. Als die op is, volgt een puntentelling voor iedereen.

## 2: explore

lesson-explore-crossing = Je staat op een kruispunt tussen vier stapels of tegels. Wat daar open ligt, kun je gebruiken.
lesson-explore-walk = Verkennen: loop hooguit twee stappen over de paden. Ga hierheen.
lesson-explore-found = Je hebt alles om je heen omgedraaid: een gebouw, een monster en twee wapens. Je kunt het allemaal gebruiken.
lesson-explore-sword = Je tweede actie moet een andere zijn. Pak het ijzeren zwaard!
lesson-explore-end = Je hebt beide acties gedaan. Beëindig nu je beurt.
lesson-explore-shared = Kiezel kwam op jouw kruispunt staan (dat mag) en heeft gebouwd. De volgende kaart van die stapel ligt gedekt.
lesson-explore-stay = Verkennen kan ook zonder te lopen. Blijf hier en draai de nieuwe kaart om.
lesson-explore-stay-other = Een goed idee voor later. Draai eerst om wat er voor je ligt.
lesson-explore-well = Een nieuw gebouw! Hoe meer je omdraait, hoe meer keus je hebt.

## 3: build

lesson-build-tile = Dit gebouw kost twee hout en één steen. Het heeft een biome, een bouwmateriaal en een type.
lesson-build-emerald = Je hebt geen steen, maar een smaragd is ook goed. Bouw het in het midden van je bord.
lesson-build-emerald-other = Elk veld mag. Het midden verbindt de meeste woestijnen, dus bouw daar.
lesson-build-lens = Kijk wat dat oplevert: kies scorekaart A.
lesson-build-end = Nu grenzen vier woestijnen aan elkaar, ook de gedrukte: 16 XP in puntentelling A. Beëindig je beurt.
lesson-build-over = Grote gebouwen leveren meteen XP op, in dit geval 4. Bouw het over het gebouw in de hoek heen: dat telt dan niet meer.
lesson-build-over-other = Dat mag ook. Maar probeer eens ergens overheen te bouwen!
lesson-build-gain = Vier XP voor jou! Denk aan je groepen als je een veld kiest.

## 4: weapons and a first fight

lesson-fight-pile = Open je stapel wapens: twee zwaarden, en drie giftige aardappels zonder harten.
lesson-fight-zombie = De zombie heeft 2 harten. Je draait drie tegels om, en met 2 harten of meer win je: vecht!
lesson-fight-lost = Maar één hart, dus de zombie blijft. Je bent alleen je actie kwijt, en de tegels gaan terug.
lesson-fight-sword = Word sterker: pak het ijzeren zwaard, dat heeft 3 harten.
lesson-fight-sword-other = Dat kan. Maar een zwaard helpt je nu meer.
lesson-fight-end = Het zwaard zit nu in je stapel. Beëindig je beurt.
lesson-fight-again = Kiezel heeft gespeeld, en de zombie is er nog. Probeer het nog eens!
lesson-fight-won = Verslagen! Je krijgt de XP en houdt de kaart; waar die goed voor is, merk je later.

## 5: special tokens

lesson-tokens-enderman = In je stapel zitten nu vier bijzondere tegels. Waag het gevecht met de enderman en zijn 6 harten!
lesson-tokens-bow = Een boog! Je mag nog een tegel omdraaien: doe het.
lesson-tokens-pickaxe = De gouden schoffel leverde 2 XP op, of je nu wint of verliest. Met het pikhouweel pak je een blok: kies de smaragd.
lesson-tokens-pickaxe-other = Dat blok kun je ook pakken. De smaragd is meer waard.
lesson-tokens-tnt = Je hebt drie harten. TNT geeft er 5 bij, maar gaat dan uit het spel: steek hem aan!
lesson-tokens-won = Acht harten: de enderman is verslagen! Alle tegels behalve de TNT gaan terug in je stapel.

## 6: scoring

lesson-scoring-few = De bovenste laag heeft nog maar twee blokken. Tijd voor puntentelling A!
lesson-scoring-first = Pak het eerste.
lesson-scoring-last = En nu het laatste.
lesson-scoring-last-other = Dan is de laag nog niet op. Pak liever het laatste blok ervan.
lesson-scoring-end = De laag is op. De puntentelling volgt als je beurt voorbij is, dus beëindig die.
lesson-scoring-choose = Kies één biome: je grootste aaneengesloten groep telt, niet diagonaal. Je woestijnen geven 4 × 4.
lesson-scoring-choose-other = Dan krijg je minder XP. Vier woestijnen van elk 4 XP zijn het beste.
lesson-scoring-blue = Zestien XP! Kiezel kreeg ook punten, voor twee besneeuwde toendra’s.
lesson-scoring-later = Daarna volgt B voor bouwmateriaal, en dan C voor types. Daar tellen alleen gebouwen, geen gedrukte biomes.

## 7: mobs and the end

lesson-end-mobs = De zombie kun je inruilen voor een extra actie. Het skelet levert aan het einde van het spel punten op.
lesson-end-first = De kubus is al een stuk lager. Pak dit blok …
lesson-end-layer = … en dat eronder. De tweede laag is nu op.
lesson-end-trade = Je hebt beide acties gedaan, maar eentje extra zou mooi zijn. Ruil de zombie in!
lesson-end-trade-other = Je zou nu kunnen stoppen. Maar ruil eerst de zombie in en kijk wat er gebeurt.
lesson-end-extra = Een extra actie mag er een zijn die je al hebt gedaan. Pak nog eens blokken.
lesson-end-last = Nog één, en ook de derde laag is op.
lesson-end-end = Twee lagen in één beurt: B en C volgen allebei. Beëindig je beurt.
lesson-end-materials = Eerst B: je drie houten gebouwen grenzen aan elkaar. Kies hout.
lesson-end-materials-other = Kijk nog eens: drie houten gebouwen leveren het meeste op.
lesson-end-types = Nu C, de laatste: drie woonhuizen grenzen aan elkaar. Kies woonhuis.
lesson-end-types-other = Woonhuizen leveren je hier meer op.
lesson-end-over = Je skelet gaf 2 XP voor elk bos. Gelijke stand, dus de overgebleven blokken tellen: jij hebt er meer en wint!

## 8: the first game

learn-first = Je weet alles wat je nodig hebt. Kiezel is aardig, en de coach geeft je af en toe een hint.
learn-first-start = Tegen Kiezel spelen

## Puzzles

puzzles-title = Puzzels
puzzles-about = Haal het doel of vind de beste keuze. Neem de tijd.
puzzles-solved = { $count ->
    [one] { $count } van { $all } opgelost
   *[other] { $count } van { $all } opgelost
}
puzzles-counted = Je eerste poging bij elke puzzel wordt op deze server geteld, zonder je naam.
puzzle-number = Puzzel { $number }: { $title }
puzzle-done = Opgelost
puzzle-yes = Opgelost, heel goed!
puzzle-no = Net niet: zo haal je het doel niet. Probeer het nog eens.
puzzle-missed-score = Dat levert { $reached } van de { $needed } op. Probeer het nog eens.
puzzle-missed-keeps = De punten kloppen, maar je houdt te weinig smaragden over: { $reached } van de { $needed }. Probeer het nog eens.
puzzle-missed-odds = Je winkans is { $reached }%, maar je hebt { $needed }% nodig. Probeer het nog eens.
puzzle-missed-reward = Dat levert { $reached } van de { $needed } XP op. Probeer het nog eens.
puzzle-missed-near = Naast je: { $reached } van de { $needed }. Probeer het nog eens.
puzzle-missed-safe = De volgende speler zou meteen een smaragd kunnen pakken. Probeer het nog eens.
puzzle-missed-layer =
    { $reached ->
        [one] Er is nog één blok van de laag over.
       *[other] Er zijn nog { $reached } blokken van de laag over.
    } Probeer het nog eens.
puzzle-on = Goed zo. En nu?
puzzle-missed-best = Zo is de winkans { $reached }%, met de beste keuze { $needed }%. Probeer het nog eens.
puzzle-found =
    { $tries ->
        [one] In één keer opgelost: { $percent }% (1 speler)
       *[other] In één keer opgelost: { $percent }% ({ $tries } spelers)
    }
puzzle-found-bots = Onze bots lossen hem op in { $percent }% van hun pogingen
puzzle-following = Volgende puzzel
puzzle-again = Nog eens proberen
puzzle-show = Antwoord tonen
puzzle-shown = Dit is het antwoord.
puzzle-title-desert = Land van zand
puzzle-title-materials = Soort zoekt soort
puzzle-title-safe = Niets groens
puzzle-title-layer = Schoon schip
puzzle-title-mob = Ruzie zoeken
puzzle-title-walk = Twee vliegen in één klap
puzzle-title-weapon = Goed gewapend
puzzle-title-cover = Onder het tapijt
puzzle-title-two = Lopen en bouwen
puzzle-title-emerald = Zuinig zijn
puzzle-title-cash = Binnenhalen
puzzle-title-timing = Nu of nooit
puzzle-title-line = Over de streep
puzzle-title-spider = Een goed begin
puzzle-title-blade = Het scherpste zwaard
puzzle-title-chance = Laatste kans
puzzle-title-bridge = Bruggen bouwen
puzzle-title-witch = Het risico waard
puzzle-title-prepared = Eerst het belangrijkste
puzzle-title-march = Wie het eerst komt
puzzle-goal-desert = Bouw één keer en haal 16 of meer op scorekaart A.
puzzle-goal-materials = Bouw één keer en haal 16 of meer op scorekaart B.
puzzle-goal-safe = Pak twee blokken zó dat de volgende speler geen smaragd kan pakken.
puzzle-goal-layer = Pak twee blokken zó dat de bovenste laag op is.
puzzle-goal-mob = Vecht voor minstens 4 XP, met een winkans van 60% of meer.
puzzle-goal-walk = Verken: ga naar een kruispunt naast een zombie én een ijzeren zwaard.
puzzle-goal-weapon = Kies de actie waarmee je kans om de zombie te verslaan 75% of meer wordt.
puzzle-goal-cover = Bouw één keer en haal 20 of meer op scorekaart C.
puzzle-goal-two = Verken en bouw dan: haal 18 of meer op scorekaart A.
puzzle-goal-emerald = Haal 15 of meer op scorekaart A, en hou je smaragd.
puzzle-goal-cash = Pak je tweede blok. Welk blok geeft je verreweg de beste winkans?
puzzle-goal-timing = Pak je tweede blok. Eén ervan verandert alles.
puzzle-goal-line = Nog één actie, en één manier om zeker te winnen. Welk blok pak je eerst?
puzzle-goal-spider = Je eerste beurt, nog één actie. Waar gebruik je die het best voor?
puzzle-goal-blade = Nog één actie. Met welke keuze win je het vaakst?
puzzle-goal-chance = Vier spelers, nog één actie, en het spel is bijna afgelopen. Hoe kun je nog winnen?
puzzle-goal-bridge = Drie spelers op hetzelfde kruispunt, en je hebt nog één actie. Wat nu?
puzzle-goal-witch = Vier spelers, nog één actie en twee monsters naast je. Wat nu?
puzzle-goal-prepared = Drie spelers, nog één actie en een skelet naast je. Wat nu?
puzzle-goal-march = Vier spelers, nog één actie. Wat kun je beter niet aan de anderen overlaten?
puzzle-why-desert = Nu grenzen vier woestijnen aan elkaar, met de gedrukte erbij: 4 × 4 = 16.
puzzle-why-materials = Nu grenzen vier gebouwen van zand aan elkaar: 4 × 4 = 16.
puzzle-why-safe = Geen smaragd heeft nu een vrije bovenkant en twee vrije zijden, dus de volgende speler kan er geen pakken.
puzzle-why-layer = De bovenste laag is op, dus volgt puntentelling A.
puzzle-why-mob = Dit geeft genoeg XP, en je wint in 63% van de gevallen. Een sterker monster geeft meer, maar dan win je te zelden.
puzzle-why-walk = Nu liggen ze allebei naast je: je kunt het zwaard pakken of tegen de zombie vechten.
puzzle-why-weapon = Het diamanten zwaard heeft 4 ♥. Draai je het om, dan is de zombie verslagen.
puzzle-why-cover = In het midden verbindt het vier dierenverblijven: 4 × 5 = 20. Het gebouw eronder telt niet meer mee.
puzzle-why-two = Nu grenzen drie besneeuwde toendra’s aan elkaar: 3 × 6 = 18.
puzzle-why-emerald = Nu grenzen vijf bossen aan elkaar: 5 × 3 = 15. Je betaalt met je andere blokken.
puzzle-why-cash = Daarmee is de bovenste laag op: scorekaart A levert jou 20 XP op en de andere speler maar 10.
puzzle-why-timing = Daarmee is de derde laag op: puntentelling C volgt en het spel is afgelopen. Je wint met 68 tegen 67 XP.
puzzle-why-line = Met twee blokken van deze hoek zijn twee lagen op: puntentelling B en C volgen, en je wint.
puzzle-why-spider = Je verslaat de spin in 90% van de gevallen. Dat geeft 2 XP en later een extra actie.
puzzle-why-blade = Het diamanten zwaard heeft 4 ♥, meer dan elk ander zwaard. Het helpt je in alle gevechten die nog komen.
puzzle-why-chance = Met scorekaart C kom je op 36 XP, een andere speler op 42. De creeper levert 4 XP op en aan het einde nog 4: genoeg om te winnen.
puzzle-why-bridge = Naast je eerste brug levert deze op scorekaart C 12 in plaats van 6 XP op. En de speler met drie bruggen krijgt hem niet.
puzzle-why-witch = De heks levert 5 XP op, en je drie bergvelden aan het einde nog eens 9. Dat is een kans van 50% waard.
puzzle-why-prepared = Met het diamanten zwaard is je kans tegen het skelet 65% in plaats van 30%. Bewapen je eerst.
puzzle-why-march = Twee andere spelers staan op jouw kruispunt en kunnen het ijzeren zwaard pakken. De 3 ♥ helpen je in alle gevechten die nog komen.

## The coach in the first games

coach = Coach
coach-off = Geen hints meer
coach-gone = De coach is uit. Bij de instellingen kun je hem weer aanzetten.
coach-layer = Er is bijna een laag op. Dan volgt een puntentelling: zorg dat je klaar bent, of laat de laatste blokken aan anderen.
coach-odds = Dit gevecht verlies je waarschijnlijk. Het kost je alleen een actie, maar een beter wapen helpt.
coach-split = Op sommige velden maakt dit gebouw een van je groepen kleiner. Kijk naar de symbolen voor je kiest.
coach-build = Naast je ligt een gebouw dat je kunt bouwen. Gelijke velden die aan elkaar grenzen, vormen een groep, en groepen leveren punten op.
coach-explore = Je hebt al een tijdje niet verkend. Draai nieuwe kaarten om, dan heb je meer keus.
coach-start = Je hebt twee verschillende acties. Met blokken betaal je gebouwen.
coach-second = Nog één actie, maar wel een andere.
coach-second-explore = Nog één actie, maar wel een andere. Verken om te zien wat er om je heen ligt.
coach-second-collect = Nog één actie, maar wel een andere. Pak blokken om gebouwen te betalen.
coach-trade = Je kunt een monster inruilen voor een extra actie, ook een die je al hebt gedaan.
