# The rules page, in our own words.

rules-lead = Verken de bovenwereld, haal blokken van de kubus, zet gebouwen neer en vecht tegen monsters. Lezen duurt vijf minuten, spelen ongeveer veertig.
rules-contents = Inhoud
rules-block = { $name }: { $count }
rules-hearts = { $hearts ->
    [0] Geen harten.
    [one] 1 hart.
   *[other] { $hearts } harten.
  }
rules-mob = { $hearts ->
    [one] 1 hart,
   *[other] { $hearts } harten,
  } { $xp } XP, { $count ->
    [one] één keer in de doos.
   *[other] { $count } keer in de doos.
  }
rules-mob-action = Ruil het in voor nog een actie.
rules-mob-scoring = Aan het einde: { $points } XP voor elk veld met: { $trait }.
rules-each = elk { $points } XP

rules-goal = Het doel
rules-goal-1 = Wie aan het einde de meeste ervaringspunten (XP) heeft, wint. De meeste daarvan komen uit drie puntentellingen, waarin de gebouwen op je bord tellen.
rules-goal-2 = Het spel duurt tot drie lagen van de kubus weg zijn. Iedereen pakt van dezelfde kubus, dus jullie bepalen samen wanneer dat is.

rules-table = Wat er op tafel ligt
rules-table-1 = De kubus bestaat uit 4 × 4 × 4 blokken van vijf materialen. Wat binnenin zit, weet niemand tot er een zijde of de bovenkant van een blok te zien is.
rules-table-2 = De bovenwereld heeft 16 stapels van 4 gedekte kaarten, gebouwen en monsters, met 16 gedekte wapentegels eromheen. Daartussen lopen paden; je speelfiguur staat op een kruispunt van paden, en iedereen begint in het midden.
rules-table-3 = Voor je ligt een bord van 9 velden met gedrukte biomes, met daarnaast je blokken en een stapel wapens. Die stapel begint met een stenen zwaard, een houten zwaard en drie giftige aardappels.

rules-turn = Jouw beurt
rules-turn-1 = Doe twee verschillende acties. Overslaan mag niet: verkennen zonder een stap te zetten kan altijd.
rules-turn-2 = Daarna mag je met monsters extra acties kopen. Als je je beurt beëindigt, wordt er zo nodig geteld, en dan is de volgende speler aan de beurt.

rules-collect = Blokken
rules-collect-1 = Pak twee blokken van de kubus, een voor een. Een blok kun je pakken als de bovenkant vrij is en minstens twee van de vier zijden ook.
rules-collect-2 = Het eerste blok kan het tweede vrijmaken. Blokken blijven in je voorraad tot je ermee bouwt.
rules-collect-3 = Een smaragd is een joker: bij het betalen telt hij als elk ander blok.

rules-explore = Verkennen
rules-explore-1 = Loop met je speelfiguur 0, 1 of 2 stappen over de paden, nooit diagonaal. Op een kruispunt mogen meerdere speelfiguren staan.
rules-explore-2 = Daarna wordt alles rond je kruispunt omgedraaid wat nog gedekt ligt: hooguit vier kaarten of wapentegels.
rules-explore-3 = Wordt er een kaart gepakt, dan blijft de kaart eronder gedekt tot iemand daar verkent. Ook langs een lege stapel kun je gewoon lopen.

rules-build = Bouwen
rules-build-1 = Kies een gebouw dat open naast je ligt en betaal de blokken. Smaragden vullen aan wat je mist, en alleen dat.
rules-build-2 = Leg het op een van je negen velden, ook over een eerder gebouw heen. Wat bedekt is, telt niet meer.
rules-build-3 = Staan er XP op, dan krijg je die meteen. De biome, het bouwmateriaal en het type tellen bij de puntentellingen.

rules-fight = Tegen een monster vechten
rules-fight-1 = Kies een monster dat open naast je ligt. Je stapel wordt geschud en je draait drie tegels om, een voor een.
rules-fight-2 = Hebben ze samen minstens zoveel harten als het monster, dan pak je de kaart en krijg je de XP. Anders blijft het monster liggen, en ben je alleen je actie kwijt.
rules-fight-3 = Alle tegels gaan terug in je stapel, behalve TNT die je hebt aangestoken.

rules-weapon = Wapens
rules-weapon-1 = Pak een wapentegel die open naast je ligt en doe hem bij je stapel. Zijn plek blijft leeg.
rules-weapon-2 = Sommige tegels kunnen iets bijzonders, elke keer dat je ze omdraait, of je nu wint of verliest:

rules-mobs = De monsters
rules-mobs-1 = In de bovenwereld leven zes soorten monsters. Sommige ruil je in voor een actie, de andere leveren aan het einde punten op:

rules-extra = Extra acties
rules-extra-1 = Een monster met het teken voor een extra actie kun je na je twee acties inleveren, ook als je het net hebt verslagen. Je koopt er nog een actie naar keuze mee, zelfs een die je al hebt gedaan.
rules-extra-2 = Een extra actie die je hebt gekocht, moet je ook doen. Je mag er meer kopen, een voor een.

rules-scoring = Puntentellingen
rules-scoring-1 = Als de bovenste laag van de kubus weg is, komt puntentelling A: biomes. Na de tweede laag komt B, bouwmateriaal; na de derde C, types. Er wordt pas geteld als de beurt met alle extra acties voorbij is.
rules-scoring-2 = Wie aan de beurt was begint, daarna gaat het de tafel rond. Iedereen kiest een van de vier eigenschappen op de scorekaart; het geeft niet als een ander die al koos.
rules-scoring-3 = De grootste groep velden met die eigenschap telt. Velden horen bij elkaar als ze een zijde delen. Elk veld van de groep levert de punten op die op de scorekaart staan.
rules-scoring-4 = Bij A tellen ook de biomes die op je bord gedrukt staan, waar geen gebouw ze bedekt. Bij B en C tellen alleen gebouwen.

rules-beginner = Variant voor beginners
rules-beginner-1 = Elke speler mag eenvoudiger tellen: alle velden met de eigenschap tellen, aaneengesloten of niet.

rules-end = Het einde
rules-end-1 = Na puntentelling C is het spel afgelopen. Elk puntenmonster dat je hebt verslagen, levert nu XP op voor elk veld van je bord met zijn eigenschap.
rules-end-2 = Wie de meeste XP heeft, wint. Bij gelijkspel wint wie de meeste blokken overheeft; is dat ook gelijk, dan winnen jullie samen.

rules-questions = Vragen
rules-questions-1 = Moet ik het tweede blok pakken? Ja, zolang de kubus er een heeft.
rules-questions-2 = Wanneer beslis ik over een boog of een pikhouweel? Zodra je de tegel omdraait, nog voor de volgende. Je mag ervan afzien.
rules-questions-3 = En over TNT? Na de laatste tegel, een voor een. Aansteken mag ook als je al hebt gewonnen.
rules-questions-4 = Werken de gouden schoffel en het pikhouweel ook in een gevecht dat ik verlies? Ja.
rules-questions-5 = Telt een blok dat ik met een pikhouweel pak als mijn actie Blokken? Nee.
rules-questions-6 = Wat als een laag midden in een beurt op is? De beurt gaat gewoon door; de puntentelling komt erna.
rules-questions-7 = En als er twee lagen in één beurt op zijn? Dan komen hun puntentellingen na elkaar: eerst A, dan B, dan C.
rules-questions-8 = Zijn wapenstapels en verslagen monsters geheim? Nee. Wat ooit open heeft gelegen, mag iedereen bekijken.
