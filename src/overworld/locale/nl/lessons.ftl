# Lessons, puzzles and the coach. A bubble has two short sentences and 160 characters at most;
# lessons 0 to 7 have 900 words together.

## The page of the lessons

learn-title = Leren spelen
learn-about = Korte lessen: jij speelt, de regels komen vanzelf. Samen acht minuten.
learn-lesson = Les { $number }: { $title }
learn-finished = Klaar
learn-steps = { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
}
learn-begun = Je was gebleven bij stap { $step }
learn-puzzles = Puzzels
learn-puzzles-about = Tien kleine spelsituaties om jezelf te testen.
learn-missing = Voor deze doos zijn er geen lessen.

## Around every lesson and puzzle

guide-step = Stap { $step } van { $count }
guide-next = Verder
guide-back = Terug
guide-show = Laat zien
guide-why = Waarom?
guide-skip = Les overslaan
guide-again = Opnieuw beginnen
guide-leave = Stoppen
guide-following = Volgende les
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

lesson-other = Dat mag ook, goed gezien! Probeer nu even wat gemarkeerd is.
lesson-done = Goed gedaan, dat was de les!

## 0: welcome

lesson-welcome-hello = Welkom in de bovenwereld! Verzamel blokken, verken, bouw een thuis en durf tegen monsters te vechten.
lesson-welcome-goal = Elke laag die van de kubus verdwijnt, brengt een puntentelling. Wie na de derde de meeste XP heeft, wint.
lesson-welcome-turn = In je beurt doe je twee van deze vijf acties. Ze moeten verschillend zijn.
lesson-welcome-character = Kies een speelfiguur voor je eerste spel. In deze lessen ben jij rood.

## 1: the cube

lesson-cube-rotate = Vierenzestig blokken, en je kunt ze allemaal gebruiken. Draai de kubus met de ronde pijlen, of sleep eraan.
lesson-cube-covered = Je mag een blok pakken als de bovenkant en twee zijden vrij zijn. Probeer dit blok eens.
lesson-cube-corner = Hier is maar één zijde vrij. Een hoek heeft er twee: kies Blokken en pak dit blok.
lesson-cube-second = Je pakt steeds twee blokken. Nu heeft de smaragd een zijde meer vrij: pak hem!
lesson-cube-second-other = Dat zou kunnen. Maar kijk, daar is een smaragd!
lesson-cube-emerald = Met een smaragd betaal je elk blok dat je mist. Hou ze in het oog!
lesson-cube-layers = Twee blokken minder in de bovenste laag. Als die weg is, komt er een puntentelling voor iedereen.

## 2: explore

lesson-explore-crossing = Je staat op een kruispunt tussen vier stapels of tegels. Wat daar ligt, is binnen je bereik.
lesson-explore-walk = Verkennen: loop hooguit twee stappen over de paden. Ga hierheen.
lesson-explore-found = Je hebt alles om je heen omgedraaid: een gebouw, een monster en twee wapens. Je kunt er meteen iets mee doen.
lesson-explore-sword = Je hebt nog één actie, van een andere soort. Pak het ijzeren zwaard!
lesson-explore-end = Je twee acties zijn gedaan. Niets gaat vanzelf: beëindig je beurt.
lesson-explore-shared = Kiezel kwam op jouw kruispunt staan, dat mag, en heeft gebouwd. De volgende kaart van die stapel ligt gedekt.
lesson-explore-stay = Verkennen kan ook zonder een stap. Blijf hier en draai de nieuwe kaart om.
lesson-explore-stay-other = Een goed idee voor later. Kijk eerst wat er vlak voor je neus ligt.
lesson-explore-well = Een nieuw gebouw! Wie rondkijkt, heeft meer te kiezen.

## 3: build

lesson-build-tile = Dit gebouw kost twee hout en één steen. Het heeft een biome, een bouwmateriaal en een type.
lesson-build-emerald = Je hebt geen steen, maar een smaragd is ook goed. Bouw het in het midden van je bord.
lesson-build-emerald-other = Elk veld mag. Het midden verbindt de meeste woestijnen, dus kies dat.
lesson-build-lens = Kijk wat dat deed: bekijk je bord met scorekaart A.
lesson-build-end = Nu grenzen vier woestijnen aan elkaar, ook de gedrukte: 16 XP in puntentelling A. Beëindig je beurt.
lesson-build-over = Grote gebouwen leveren meteen XP op, dit hier 4. Leg het over je kleine gebouw, dat dan niet meer telt.
lesson-build-over-other = Dat mag ook. Maar probeer eens ergens overheen te bouwen!
lesson-build-gain = Vier XP voor jou. Denk aan de groepen als je een veld kiest.

## 4: weapons and a first fight

lesson-fight-pile = Open je wapens. Twee zwaarden, en drie giftige aardappels die geen vlieg kwaad doen.
lesson-fight-zombie = De zombie heeft 2 harten. Je draait drie tegels om, en met 2 harten of meer win je: vecht!
lesson-fight-lost = Eén hart: vandaag niet. Je bent alleen je actie kwijt, en de tegels gaan terug.
lesson-fight-sword = Word sterker: pak het ijzeren zwaard, dat heeft 3 harten.
lesson-fight-sword-other = Dat kan. Maar een zwaard helpt je nu meer.
lesson-fight-end = Het zit nu in je stapel. Beëindig je beurt.
lesson-fight-again = Kiezel heeft gespeeld, en de zombie is er nog. Probeer het nog eens!
lesson-fight-won = Verslagen! Je krijgt de XP en houdt de kaart; waar die goed voor is, komt later.

## 5: special tokens

lesson-tokens-enderman = In je stapel zitten nu vier bijzondere tegels. Durf te vechten tegen de enderman met zijn 6 harten!
lesson-tokens-bow = Een boog! Je mag nog een tegel omdraaien: doe het.
lesson-tokens-pickaxe = De gouden schoffel leverde 2 XP op, wat er ook gebeurt. Met het pikhouweel pak je een blok: neem de smaragd.
lesson-tokens-pickaxe-other = Dat blok is ook vrij. De smaragd is meer waard.
lesson-tokens-tnt = Drie harten tot nu toe. TNT geeft er 5 bij, maar is dan voorgoed weg: steek de TNT aan!
lesson-tokens-won = Acht harten, de enderman is van jou! Alle tegels behalve de TNT zitten weer in je stapel.

## 6: scoring

lesson-scoring-few = Er zijn nog twee blokken in de bovenste laag. Tijd voor puntentelling A!
lesson-scoring-first = Pak het eerste.
lesson-scoring-last = En het laatste.
lesson-scoring-last-other = Dan blijft de laag staan. Pak liever het laatste blok ervan.
lesson-scoring-end = De laag is weg. De puntentelling wacht op het einde van je beurt, dus beëindig die.
lesson-scoring-choose = Kies één biome: de grootste groep telt, nooit diagonaal. Woestijnen geven 4 keer 4.
lesson-scoring-choose-other = Dan krijg je minder XP. Vier woestijnen van elk 4 XP zijn het beste.
lesson-scoring-blue = Zestien XP! Kiezel kreeg ook punten, voor twee velden sneeuw.
lesson-scoring-later = Daarna komt B voor bouwmateriaal, en C voor types. Daar tellen alleen gebouwen, geen gedrukte biomes.

## 7: mobs and the end

lesson-end-mobs = De zombie kun je inleveren voor een extra actie. Het skelet wacht: dat telt aan het einde.
lesson-end-first = De kubus is laag. Pak dit blok …
lesson-end-layer = … en dat eronder. Daarmee is de tweede laag weg.
lesson-end-trade = Je acties zijn gedaan, maar eentje extra zou mooi zijn. Lever de zombie in!
lesson-end-trade-other = Je zou nu kunnen stoppen. Lever eerst de zombie in en kijk wat er gebeurt.
lesson-end-extra = Een extra actie mag er een zijn die je al deed. Pak nog eens blokken.
lesson-end-last = Nog één, en ook de derde laag is weg.
lesson-end-end = Twee lagen in één beurt: B en C komen allebei. Beëindig je beurt.
lesson-end-materials = Eerst B: je drie houten gebouwen grenzen aan elkaar. Kies hout.
lesson-end-materials-other = Kijk nog eens: drie houten gebouwen leveren het meeste op.
lesson-end-types = Nu C, de laatste. Drie woonhuizen grenzen aan elkaar.
lesson-end-types-other = Woonhuizen leveren je hier meer op.
lesson-end-over = Je skelet gaf 2 XP voor elk bos. Het is gelijkspel, en dan beslissen de blokken die over zijn: jij wint!

## 8: the first game

learn-first = Je weet alles wat je nodig hebt. Kiezel is aardig, en de coach geeft je af en toe een hint.
learn-first-start = Speel tegen Kiezel

## Puzzles

puzzles-title = Puzzels
puzzles-about = Elke puzzel heeft een doel dat je zeker kunt halen. Neem de tijd.
puzzles-solved = { $count ->
    [one] { $count } van { $all } opgelost
   *[other] { $count } van { $all } opgelost
}
puzzle-number = Puzzel { $number }: { $title }
puzzle-done = Opgelost
puzzle-yes = Opgelost, heel goed!
puzzle-no = Net niet: zo haal je het doel niet. Probeer het nog eens.
puzzle-missed-score = Dat levert { $reached } van de { $needed } op. Probeer het nog eens.
puzzle-missed-keeps = De punten kloppen, maar je houdt { $reached } van de { $needed } over. Probeer het nog eens.
puzzle-missed-odds = Dat lukt met { $reached } %; gevraagd is { $needed } %. Probeer het nog eens.
puzzle-missed-reward = Dat levert { $reached } XP van de { $needed } op. Probeer het nog eens.
puzzle-missed-near = Naast je: { $reached } van de { $needed }. Probeer het nog eens.
puzzle-missed-safe = De volgende speler zou meteen een smaragd kunnen pakken. Probeer het nog eens.
puzzle-missed-layer =
    { $reached ->
        [one] Er is nog één blok van de laag over.
       *[other] Er zijn nog { $reached } blokken van de laag over.
    } Probeer het nog eens.
puzzle-on = Goed zo. En nu?
puzzle-following = Volgende puzzel
puzzle-again = Nog eens proberen
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
puzzle-goal-desert = Bouw één keer en haal 16 of meer op scorekaart A.
puzzle-goal-materials = Bouw één keer en haal 16 of meer op scorekaart B.
puzzle-goal-safe = Pak twee blokken zodat de volgende speler geen smaragd kan pakken.
puzzle-goal-layer = Pak twee blokken zodat de bovenste laag weg is.
puzzle-goal-mob = Vecht om minstens 4 XP, met een winkans van 60% of meer.
puzzle-goal-walk = Verken: ga naar een kruispunt met een zombie én een ijzeren zwaard.
puzzle-goal-weapon = Zorg dat je de zombie kunt verslaan met een kans van 75% of meer.
puzzle-goal-cover = Bouw één keer en haal 20 of meer op scorekaart C.
puzzle-goal-two = Verken, bouw dan: haal 18 of meer op scorekaart A.
puzzle-goal-emerald = Haal 15 of meer op scorekaart A, en hou je smaragd.

## The coach in the first games

coach = Coach
coach-off = Geen hints meer
coach-gone = De coach is uit. Je vindt hem bij de instellingen.
coach-layer = Deze laag is bijna weg. Dan komt er een puntentelling: zorg dat je klaar bent, of laat de laatste blokken aan anderen.
coach-odds = Dit gevecht verlies je waarschijnlijk. Het kost je alleen een actie, maar een beter wapen helpt.
coach-split = Op sommige velden maakt dit gebouw een van je groepen kleiner. Kijk naar de tekens voor je kiest.
coach-build = Je kunt een gebouw naast je betalen. Groepen die aan elkaar grenzen leveren punten op.
coach-explore = Je hebt al een tijdje niet verkend. Nieuwe kaarten geven nieuwe keuzes.
