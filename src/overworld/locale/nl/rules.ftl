# The rules page, in our own words.

rules-lead = Verken de bovenwereld, haal blokken van de kubus, bouw je land op en vecht tegen monsters. Lezen duurt vijf minuten, spelen ongeveer veertig.
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
rules-mob-action = Ruil het in voor een extra actie.
rules-mob-scoring = Aan het einde van het spel: { $points } XP voor elk veld met: { $trait }.
rules-each = elk { $points } XP

rules-goal = Het doel
rules-goal-1 = Wie aan het einde de meeste ervaringspunten (XP) heeft, wint. De meeste daarvan komen uit drie puntentellingen, waarin de gebouwen op je bord tellen.
rules-goal-2 = Het spel duurt tot drie lagen van de kubus op zijn. Iedereen pakt van dezelfde kubus, dus jullie bepalen samen wanneer dat is.

rules-table = Wat er op tafel ligt
rules-table-1 = De kubus bestaat uit 4 × 4 × 4 blokken van vijf materialen. Wat binnenin zit, weet niemand tot de bovenkant of een zijde van een blok vrij is.
rules-table-2 = De bovenwereld heeft 16 stapels van 4 gedekte kaarten (gebouwen en monsters) met 16 gedekte wapentegels eromheen. Daartussen lopen paden. Je speelfiguur staat op een kruispunt van paden, en iedereen begint in het midden.
rules-table-3 = Voor je ligt een bord van 9 velden met gedrukte biomes, met daarnaast je blokken en een stapel wapens. Die stapel begint met een stenen zwaard, een houten zwaard en drie giftige aardappels.

rules-turn = Jouw beurt
rules-turn-1 = Doe twee verschillende acties. Overslaan mag niet, maar verkennen zonder een stap te zetten kan altijd.
rules-turn-2 = Daarna mag je monsters inruilen voor extra acties. Als je je beurt beëindigt, volgt zo nodig een puntentelling; daarna is de volgende speler aan de beurt.

rules-collect = Blokken pakken
rules-collect-1 = Pak twee blokken van de kubus, een voor een. Je mag een blok pakken als de bovenkant en minstens twee van de vier zijden vrij zijn.
rules-collect-2 = Het eerste blok kan het tweede vrijmaken. Blokken blijven in je voorraad tot je ermee bouwt.
rules-collect-3 = Een smaragd is een joker: bij het bouwen telt hij als elk ander blok.

rules-explore = Verkennen
rules-explore-1 = Loop met je speelfiguur 0, 1 of 2 stappen over de paden, nooit diagonaal. Op een kruispunt mogen meerdere speelfiguren staan.
rules-explore-2 = Draai daarna alles om wat rond je kruispunt nog gedekt ligt: hooguit vier kaarten of wapentegels.
rules-explore-3 = Pakt iemand een kaart, dan blijft de kaart eronder gedekt tot iemand daar verkent. Ook langs een lege stapel kun je gewoon lopen.

rules-build = Bouwen
rules-build-1 = Kies een gebouw dat open naast je ligt en betaal de blokken die het kost. Smaragden vervangen de blokken die je mist, en alleen die.
rules-build-2 = Leg het op een van je negen velden, ook over een eerder gebouw heen. Een bedekt gebouw telt niet meer.
rules-build-3 = Staat er XP op, dan krijg je die meteen. De biome, het bouwmateriaal en het type tellen bij de puntentellingen.

rules-fight = Tegen een monster vechten
rules-fight-1 = Kies een monster dat open naast je ligt. Schud je stapel en draai drie tegels om, een voor een.
rules-fight-2 = Heb je minstens zoveel harten omgedraaid als het monster heeft, dan versla je het: je pakt de kaart en krijgt de XP. Anders blijft het liggen en ben je alleen je actie kwijt.
rules-fight-3 = Alle tegels gaan terug in je stapel, behalve TNT die je hebt aangestoken.

rules-weapon = Wapens
rules-weapon-1 = Pak een wapentegel die open naast je ligt en schud hem door je stapel. Zijn plek blijft leeg.
rules-weapon-2 = Sommige tegels hebben een bijzondere vaardigheid. Die werkt elke keer dat je de tegel omdraait, of je nu wint of verliest:

rules-mobs = De monsters
rules-mobs-1 = In de bovenwereld leven zes soorten monsters. Sommige kun je inruilen voor een extra actie, de andere leveren aan het einde van het spel punten op:

rules-extra = Extra acties
rules-extra-1 = Na je twee acties mag je een monster met het symbool voor een extra actie inruilen, ook een dat je net hebt verslagen. Je krijgt er nog een actie naar keuze voor, zelfs een die je al hebt gedaan.
rules-extra-2 = Elke extra actie waarvoor je een monster inruilt, moet je ook doen. Je mag meer monsters inruilen, een voor een.

rules-scoring = Puntentelling
rules-scoring-1 = Als de bovenste laag van de kubus op is, volgt puntentelling A: biomes. Na de tweede laag volgt B, bouwmateriaal; na de derde C, types. De punten worden pas geteld als de beurt met alle extra acties voorbij is.
rules-scoring-2 = Wie aan de beurt was, begint; daarna gaat het de tafel rond. Iedereen kiest een van de vier eigenschappen op de scorekaart; meer spelers mogen dezelfde kiezen.
rules-scoring-3 = Je grootste aaneengesloten groep velden met die eigenschap levert punten op. Velden horen bij elkaar als ze een zijde delen, niet diagonaal. Elk veld van de groep is de punten waard die op de scorekaart staan.
rules-scoring-4 = Bij A tellen ook de biomes die op je bord gedrukt staan, waar geen gebouw ze bedekt. Bij B en C tellen alleen gebouwen.

rules-beginner = Variant voor beginners
rules-beginner-1 = Elke speler mag kiezen voor een eenvoudigere puntentelling: alle velden met de eigenschap tellen, aaneengesloten of niet.

rules-end = Einde van het spel
rules-end-1 = Na puntentelling C is het spel afgelopen. Elk verslagen monster dat aan het einde punten oplevert, geeft je nu XP voor elk veld op je bord met zijn eigenschap, aaneengesloten of niet.
rules-end-2 = Wie de meeste XP heeft, wint. Bij een gelijke stand wint wie de meeste blokken overheeft; is dat ook gelijk, dan winnen jullie samen.

rules-questions = Vragen
rules-questions-1 = Moet ik het tweede blok pakken? Ja, zolang er nog een op de kubus ligt.
rules-questions-2 = Wanneer beslis ik over een boog of een pikhouweel? Zodra je de tegel omdraait, nog voor de volgende. Je mag ervan afzien.
rules-questions-3 = En over TNT? Na de laatste tegel, een voor een. Aansteken mag ook als je al hebt gewonnen.
rules-questions-4 = Werken de gouden schoffel en het pikhouweel ook in een gevecht dat ik verlies? Ja.
rules-questions-5 = Telt een blok dat ik met een pikhouweel pak als mijn actie ‘Blokken’? Nee.
rules-questions-6 = Wat als een laag midden in een beurt op is? Maak de beurt gewoon af; de puntentelling komt erna.
rules-questions-7 = Wat als er in één beurt twee lagen op zijn? Dan volgen hun puntentellingen na elkaar: eerst A, dan B, dan C.
rules-questions-8 = Zijn wapenstapels en verslagen monsters geheim? Nee. Wat ooit open heeft gelegen, mag iedereen bekijken.
