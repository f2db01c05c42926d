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
rules-mob-action = In te ruilen voor een extra actie.
rules-mob-scoring = Aan het einde van het spel: { $points } XP voor elk veld met: { $trait }.
rules-each = elk { $points } XP
rules-print = Afdrukken
rules-figure-collect = De blokken met een ring kun je pakken: de bovenkant is vrij en minstens twee zijden ook.
rules-figure-explore = Wie hier verkent, draait alle vier de kaarten en tegels rond het kruispunt om.

# Worked examples to try: a board, and what can be chosen on it.
rules-example-a = Probeer het: jouw bord bij puntentelling A. Welke biome kies je?
rules-example-a-why = De vijfde woestijn raakt de groep alleen met een hoek en telt dus niet mee.
rules-example-b = Probeer het: puntentelling B. Welk bouwmateriaal kies je?
rules-example-b-why = Biomes en types doen er hier niet toe. Het zesde houten gebouw hoort niet bij dezelfde groep.
rules-example-c = Probeer het: puntentelling C. Welk type kies je?
rules-example-c-why = Twee woonhuizen grenzen ook aan elkaar, maar dierenverblijven zijn meer waard.
rules-example-mobs = Probeer het: het spel is afgelopen. Kies je monsters een voor een en kijk wat elk monster oplevert.
rules-example-mobs-why = Samen leveren je monsters { $xp } XP op.
rules-example-says = { $spaces ->
    [0] Geen enkel veld telt: 0 XP.
    [one] 1 veld × { $points } XP = { $xp } XP.
   *[other] { $spaces } velden × { $points } XP = { $xp } XP.
  }
rules-example-best = Meer levert deze scorekaart niet op.
rules-example-more = Iets anders levert meer op.

rules-goal = Het doel
rules-goal-1 = Wie aan het einde de meeste ervaringspunten (XP) heeft, wint. De meeste daarvan komen uit drie puntentellingen, waarin de gebouwen op je bord tellen.
rules-goal-2 = Het spel duurt tot drie lagen van de kubus op zijn. Iedereen pakt van dezelfde kubus, dus jullie bepalen samen wanneer dat is.

rules-table = Wat er op tafel ligt
rules-table-1 = De kubus bestaat uit 4 × 4 × 4 blokken van vijf materialen. Wat binnenin zit, weet niemand tot de bovenkant of een zijde van een blok vrij is.
rules-table-2 = De bovenwereld heeft 16 stapels van 4 gedekte kaarten (gebouwen en monsters) met 16 gedekte wapentegels eromheen. Daartussen lopen paden. Je speelfiguur staat op een kruispunt van paden, en iedereen begint in het midden.
rules-table-3 = Voor je ligt een bord van 9 velden met gedrukte biomes, met daarnaast je blokken en een stapel wapens. Die stapel begint met een stenen zwaard, een houten zwaard en drie giftige aardappels.

rules-turn = Jouw beurt
rules-turn-1 = Doe twee verschillende acties. Overslaan mag niet, maar blokken pakken of verkennen zonder een stap te zetten kan altijd.
rules-turn-2 = Daarna mag je monsters inruilen voor extra acties. Als je je beurt beëindigt, volgt zo nodig een puntentelling; daarna is de volgende speler aan de beurt.

rules-collect = Blokken pakken
rules-collect-1 = Pak twee blokken van de kubus, een voor een. Je mag een blok pakken als de bovenkant en minstens twee van de vier zijden vrij zijn.
rules-collect-2 = Het eerste blok kan het tweede vrijmaken. Blokken blijven in je voorraad tot je ermee bouwt.
rules-collect-3 = Een smaragd is een joker: bij het bouwen vervangt hij elk ander blok.

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
rules-fight-2 = Heb je minstens evenveel harten als het monster, dan versla je het: je pakt de kaart en krijgt de XP. Anders blijft het liggen en ben je alleen je actie kwijt.
rules-fight-3 = Alle tegels gaan terug in je stapel, behalve TNT die je hebt aangestoken.

rules-weapon = Wapens
rules-weapon-1 = Pak een wapentegel die open naast je ligt en schud hem door je stapel. Zijn plek blijft leeg.
rules-weapon-2 = Sommige tegels hebben een bijzondere vaardigheid. Die werkt elke keer dat je de tegel omdraait, of je nu wint of verliest:

rules-mobs = De monsters
rules-mobs-1 = In de bovenwereld leven zes soorten monsters. Sommige kun je inruilen voor een extra actie, de andere leveren aan het einde van het spel punten op:

rules-extra = Extra acties
rules-extra-1 = Na je twee acties mag je een monster met het symbool voor een extra actie inruilen, ook een dat je net hebt verslagen. Je krijgt er nog een actie naar keuze voor, zelfs een die je al hebt gedaan.
rules-extra-2 = Elke extra actie waarvoor je een monster inruilt, moet je ook doen. Je mag meerdere monsters inruilen, een voor een.

rules-scoring = Puntentelling
rules-scoring-1 = Als de bovenste laag van de kubus op is, volgt puntentelling A: biomes. Na de tweede laag volgt B, bouwmateriaal; na de derde C, types. De punten worden pas geteld als de beurt met alle extra acties voorbij is.
rules-scoring-2 = Wie aan de beurt was, begint; daarna gaat het de tafel rond. Iedereen kiest een van de vier eigenschappen op de scorekaart; meerdere spelers mogen dezelfde kiezen.
rules-scoring-3 = Je grootste aaneengesloten groep velden met die eigenschap levert punten op. Velden horen bij elkaar als ze een zijde delen, niet diagonaal. Elk veld van de groep is de punten waard die op de scorekaart staan.
rules-scoring-4 = Bij A tellen ook de biomes die op je bord gedrukt staan, waar geen gebouw ze bedekt. Bij B en C tellen alleen gebouwen.

rules-beginner = Beginnersvariant
rules-beginner-1 = Elke speler mag kiezen voor een eenvoudigere puntentelling: alle velden met de eigenschap tellen, aaneengesloten of niet.

rules-end = Einde van het spel
rules-end-1 = Na puntentelling C is het spel afgelopen. Elk verslagen monster dat aan het einde punten oplevert, geeft je nu XP voor elk veld op je bord met zijn eigenschap, aaneengesloten of niet.
rules-end-2 = Wie de meeste XP heeft, wint. Bij een gelijke stand wint wie de meeste blokken overheeft; is dat ook gelijk, dan winnen jullie samen.

rules-questions = Vragen
rules-questions-1 = Hoeveel zand zit er in de kubus? 14 blokken. Eén Engelse uitgave zegt 16, maar dan zou de kubus 66 blokken hebben.
rules-questions-2 = Hoe liggen de kaarten klaar? In 16 stapels van 4.
rules-questions-3 = Draai je bij het verkennen ook wapens om? Ja: alles wat rond je kruispunt gedekt ligt, kaarten en wapentegels.
rules-questions-4 = Mag ik een gedekt wapen pakken? Dat doet zich nooit voor: waar je aankomt, verken je en draai je het om.
rules-questions-5 = Wanneer wordt de kaart onder een gepakte kaart omgedraaid? De volgende keer dat iemand daar verkent. Een stap zetten hoeft niet.
rules-questions-6 = Mag ik diagonaal lopen? Nee, alleen over de paden.
rules-questions-7 = Waar mag ik blijven staan? Op elk kruispunt: aan de rand, in een hoek, naast lege stapels of bij een andere speelfiguur.
rules-questions-8 = Mag het eerste blok het tweede vrijmaken? Ja. Een blok hoeft pas vrij te zijn op het moment dat je het pakt.
rules-questions-9 = Moet ik het tweede blok pakken? Ja, zolang de kubus er nog een heeft. Dan is er altijd wel een blok vrij.
rules-questions-10 = Welke blokken kennen we? De blokken waarvan de bovenkant of een zijde te zien is geweest; de onderkant is dat nooit. Een volle kubus toont 52 blokken en verbergt er 12.
rules-questions-11 = Welke blokken vervangen smaragden? Alleen de blokken die je mist. Een smaragd houden is nooit slechter, dus er wordt je niets gevraagd.
rules-questions-12 = Heb ik een leeg veld nodig om te bouwen? Nee. Je mag over een eerder gebouw heen bouwen; dat telt dan niet meer.
rules-questions-13 = Wanneer beslis ik over een boog of een pikhouweel? Zodra je de tegel omdraait, nog voor de volgende. Je mag ervan afzien. Is de kubus leeg, dan doet het pikhouweel niets; de gouden schoffel werkt altijd.
rules-questions-14 = En over TNT? Na de laatste tegel, een voor een. Je mag elke TNT aansteken of bewaren, ook als je al hebt gewonnen.
rules-questions-15 = Werken de gouden schoffel en het pikhouweel ook in een gevecht dat ik verlies? Ja.
rules-questions-16 = Kunnen mijn tegels opraken? Nee. Je eerste vijf tegels verlaten de stapel nooit, en met een boog draai je er maar één extra om.
rules-questions-17 = Mag ik een monster inruilen in de beurt waarin ik het versla? Ja, zodra je je twee acties hebt gedaan.
rules-questions-18 = Wat als ik niets kan doen? Dat komt nooit voor: blokken pakken of verkennen zonder een stap te zetten kan altijd. Overslaan mag niet.
rules-questions-19 = Mogen twee spelers dezelfde eigenschap kiezen? Ja. Je mag zelfs een eigenschap kiezen die je niet hebt; die levert 0 XP op.
rules-questions-20 = Tellen bij monsters die punten geven voor een biome ook gedrukte biomes? Ja, alle biomes die te zien zijn.
rules-questions-21 = Wat komt er na 50 XP? Tel gewoon door. Alleen het gedrukte scorespoor houdt daar op.
rules-questions-22 = Zijn wapenstapels en verslagen monsters geheim? Nee. Wat ooit open heeft gelegen, mag iedereen bekijken.
rules-questions-23 = Wat als een laag midden in een beurt op is? Maak de beurt gewoon af; de puntentelling komt erna. Zijn er twee lagen op, dan volgen hun puntentellingen na elkaar.
rules-questions-24 = Telt een blok dat ik met een pikhouweel pak als mijn actie ‘Blokken’? Nee. Een verloren gevecht telt wel als je actie ‘Vechten’.
rules-questions-25 = Welk monster ruil ik in? Dat maakt niet uit, dus wordt het eerste met het symbool voor een extra actie ingeruild.
rules-questions-26 = Wat als een spel nooit eindigt? Speel door zolang jullie willen. Simulaties en toernooien stoppen na 500 beurten, en niemand wint.
rules-questions-27 = Wat als iemand opgeeft? Met twee spelers wint de ander. Met drie of vier speelt een bot verder op die plaats.
