# The rules page, in our own words.

rules-lead = Udforsk Oververdenen, tag blokke fra den store terning, rejs bygninger, og tag kampen op mod mobs. Reglerne er læst på fem minutter, og et spil tager omkring fyrre.
rules-contents = Indhold
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
    [one] en enkelt i æsken.
   *[other] { $count } i æsken.
  }
rules-mob-action = Byt den til en ekstra handling.
rules-mob-scoring = Ved spillets slutning: { $points } XP for hvert felt med: { $trait }.
rules-each = { $points } XP pr. felt
rules-print = Udskriv
rules-figure-collect = Du kan tage de blokke, der har en ring: Oversiden er fri, og det er mindst to af siderne også.
rules-figure-explore = Udforsker du her, vender du alle fire kort og brikker omkring krydset.

# Worked examples to try: a board, and what can be chosen on it.
rules-example-a = Prøv selv: din spilleplade i scoringsrunde A. Hvilken biome vælger du?
rules-example-a-why = Den femte ørken rører kun gruppen med et hjørne, så den tæller ikke med.
rules-example-b = Prøv selv: scoringsrunde B. Hvilket materiale vælger du?
rules-example-b-why = Biomer og typer betyder ikke noget her. Den sjette træbygning hænger ikke sammen med de andre.
rules-example-c = Prøv selv: scoringsrunde C. Hvilken type vælger du?
rules-example-c-why = To boliger hænger også sammen, men stalde er mere værd.
rules-example-mobs = Prøv selv: Spillet er slut. Vælg dine mobs en ad gangen, og se, hvad hver af dem giver.
rules-example-mobs-why = Tilsammen giver dine mobs dig { $xp } XP.
rules-example-says = { $spaces ->
    [0] Intet felt tæller: 0 XP.
    [one] 1 felt × { $points } XP = { $xp } XP.
   *[other] { $spaces } felter × { $points } XP = { $xp } XP.
  }
rules-example-best = Intet på kortet giver mere.
rules-example-more = Noget andet giver mere.

rules-goal = Målet
rules-goal-1 = Den, der har flest erfaringspoint (XP) til sidst, vinder. De fleste kommer fra tre scoringsrunder, hvor bygningerne på din spilleplade tæller.
rules-goal-2 = Spillet varer, indtil tre lag af terningen er tømt. Alle tager fra den samme terning, så alle er med til at bestemme, hvornår det sker.

rules-table = På bordet
rules-table-1 = Terningen består af 4 × 4 × 4 blokke af fem materialer. Du ved ikke, hvad der er indeni, før oversiden eller en af siderne på en blok er fri.
rules-table-2 = Oververdenen har 16 bunker med 4 skjulte kort (bygninger og mobs) og 16 skjulte våbenbrikker rundt om dem. Imellem løber der veje. Din figur står, hvor vejene krydses, og alle begynder i midten.
rules-table-3 = Foran dig ligger en spilleplade med 9 felter og trykte biomer, dine blokke og en stak våben. Fra start består stakken af et stensværd, et træsværd og tre giftige kartofler.

rules-turn = Din tur
rules-turn-1 = Udfør to forskellige handlinger. Du kan ikke springe en over, men du kan altid tage blokke eller udforske uden at gå et skridt.
rules-turn-2 = Derefter må du bytte mobs til ekstra handlinger. Når du afslutter din tur, spilles en scoringsrunde, hvis der er udløst en, og så er det næste spillers tur.

rules-collect = Blokke
rules-collect-1 = Tag to blokke fra terningen, en ad gangen. Du kan tage en blok, hvis oversiden og mindst to af dens fire sider er frie.
rules-collect-2 = Når du tager den første blok, kan den anden blive fri. Blokkene bliver på dit lager, indtil du bygger med dem.
rules-collect-3 = En smaragd kan erstatte enhver anden blok, når du bygger.

rules-explore = Udforsk
rules-explore-1 = Flyt din figur 0, 1 eller 2 skridt ad vejene, aldrig diagonalt. Flere figurer må stå i samme kryds.
rules-explore-2 = Vend derefter alt omkring dit kryds, som stadig er skjult: op til fire kort eller våbenbrikker.
rules-explore-3 = Når nogen tager et kort, bliver det næste i bunken liggende med billedsiden nedad, indtil nogen udforsker der. Du kan stadig gå forbi en tom bunke.

rules-build = Byg
rules-build-1 = Vælg en vendt bygning ved siden af dig, og betal dens blokke. Smaragder erstatter de blokke, du mangler, og kun dem.
rules-build-2 = Læg den på et af dine ni felter, gerne oven på en tidligere bygning. En dækket bygning tæller ikke længere.
rules-build-3 = Viser den XP, får du dem med det samme. Dens biome, materiale og type tæller i scoringsrunderne.

rules-fight = Bekæmp en mob
rules-fight-1 = Vælg en vendt mob ved siden af dig. Bland din stak, og vend tre brikker, en ad gangen.
rules-fight-2 = Vender du mindst lige så mange hjerter, som mobben har, besejrer du den: Tag dens kort, og få dens XP. Ellers bliver den, hvor den er, og du mister kun handlingen.
rules-fight-3 = Alle brikker lægges tilbage i din stak, undtagen TNT, du har detoneret.

rules-weapon = Våben
rules-weapon-1 = Tag en våbenbrik, der ligger ved siden af dig, og bland den ind i din stak. Pladsen, hvor den lå, forbliver tom.
rules-weapon-2 = Nogle brikker har en særlig evne, der virker, hver gang du vender dem, om du vinder eller taber:

rules-mobs = Mobs
rules-mobs-1 = Seks slags mobs bor i Oververdenen. Nogle (handlingsmobs) kan du bytte til en ekstra handling; de andre (pointmobs) giver dig point ved spillets slutning:

rules-extra = Ekstra handlinger
rules-extra-1 = Efter dine to handlinger kan du bytte en mob, der har ikonet for ekstra handling, også en, du lige har besejret. Du får en valgfri handling mere, selv en, du allerede har udført.
rules-extra-2 = Hver ekstra handling, du har byttet dig til, skal udføres. Du må bytte flere mobs, en ad gangen.

rules-scoring = Scoring
rules-scoring-1 = Når terningens øverste lag er tømt, udløses scoringsrunde A: biomer. Efter andet lag kommer B, materialer; efter tredje C, typer. Runden spilles, når turen er helt slut, ekstra handlinger medregnet.
rules-scoring-2 = Den spiller, der havde turen, begynder, og så følger de andre i rækkefølge. Alle vælger en af kortets fire egenskaber; flere må gerne vælge den samme.
rules-scoring-3 = Din største sammenhængende gruppe af felter med egenskaben tæller. Felter hænger sammen, hvis de deler en side, men ikke diagonalt. Hvert felt i gruppen giver de point, der står på kortet.
rules-scoring-4 = I A tæller også de biomer, der er trykt på din spilleplade, hvor ingen bygning dækker dem. I B og C tæller kun bygninger.

rules-beginner = Begyndervariant
rules-beginner-1 = Hver spiller kan vælge at score enklere: Alle felter med egenskaben tæller, om de hænger sammen eller ej.

rules-end = Spillets slutning
rules-end-1 = Spillet slutter efter scoringsrunde C. Nu giver hver pointmob, du har besejret, sine XP for hvert felt på din spilleplade med dens egenskab, om felterne hænger sammen eller ej.
rules-end-2 = Den, der har flest XP, vinder. Står det lige, vinder den, der har flest blokke tilbage; står det stadig lige, deler de sejren.

rules-questions = Spørgsmål
rules-questions-1 = Hvor meget sand er der i terningen? 14 blokke. En engelsk udgave siger 16, men så ville terningen have 66 blokke.
rules-questions-2 = Hvordan lægges kortene ud? I 16 bunker med 4 i hver.
rules-questions-3 = Vender man også våben, når man udforsker? Ja: alt skjult omkring dit kryds, både kort og våbenbrikker.
rules-questions-4 = Må jeg tage et skjult våben? Det sker aldrig: Hvor end du kommer hen, udforsker du og vender det.
rules-questions-5 = Hvornår vendes kortet under et, der er taget? Næste gang nogen udforsker der. Det er nok at udforske uden at gå.
rules-questions-6 = Må jeg gå diagonalt? Nej, kun ad vejene.
rules-questions-7 = Hvor må jeg standse? I alle kryds: ved kanten, i et hjørne, ved tomme bunker, eller hvor en anden står.
rules-questions-8 = Kan den første blok gøre den anden fri? Ja. En blok skal kun være fri i det øjeblik, du tager den.
rules-questions-9 = Skal jeg tage den anden blok? Ja, så længe der er en i terningen. Så er der altid en, der er fri.
rules-questions-10 = Hvilke blokke kender vi? Dem, hvis overside eller side har været synlig; undersiden er det aldrig. En fuld terning viser 52 blokke og skjuler 12.
rules-questions-11 = Hvilke blokke kan smaragder erstatte? Kun dem, du mangler. At beholde en smaragd er aldrig en ulempe, så du bliver ikke spurgt.
rules-questions-12 = Skal jeg have et tomt felt for at bygge? Nej. Du må bygge oven på en tidligere bygning, som så ikke længere tæller.
rules-questions-13 = Hvornår bestemmer jeg, om jeg bruger en bue eller en isøkse? Når du vender den, før den næste brik. Du må gerne lade være. Er terningen tom, gør isøksen ingenting; den gyldne hakke virker altid.
rules-questions-14 = Og TNT? Efter den sidste brik, en TNT ad gangen. Du må detonere eller beholde hver af dem, selv om du allerede har vundet.
rules-questions-15 = Virker den gyldne hakke og isøksen også i en kamp, jeg taber? Ja.
rules-questions-16 = Kan jeg løbe tør for brikker? Nej. Dine første fem forlader aldrig stakken, og med en bue vender du kun en mere.
rules-questions-17 = Må jeg bytte en mob i den tur, hvor jeg besejrer den? Ja, så snart du har udført dine to handlinger.
rules-questions-18 = Hvad hvis jeg ikke kan gøre noget? Det sker aldrig: Du kan altid tage blokke eller udforske uden at gå. Du kan ikke springe en handling over.
rules-questions-19 = Må to spillere vælge den samme egenskab? Ja. Du må endda vælge en, du ikke har; den giver 0 XP.
rules-questions-20 = Tæller trykte biomer med for mobs, der giver point for en biome? Ja, alle de synlige.
rules-questions-21 = Hvad kommer efter 50 XP? Tæl bare videre. Det er kun det trykte spor, der slutter.
rules-questions-22 = Er våbenstakke og besejrede mobs hemmelige? Nej. Alle må se alt, hvad der har ligget med billedsiden opad.
rules-questions-23 = Hvad hvis et lag bliver tømt midt i en tur? Spil turen færdig som normalt; scoringsrunden kommer bagefter. Bliver to lag tømt, kommer deres runder efter hinanden.
rules-questions-24 = Tæller en blok, jeg tager med en isøkse, som min handling ”Blokke”? Nej. Men en kamp, du taber, tæller som din handling ”Kæmp”.
rules-questions-25 = Hvilken af mine mobs bytter jeg? Det gør ingen forskel, så det bliver den første handlingsmob.
rules-questions-26 = Hvad hvis et spil aldrig slutter? Spil, så længe I har lyst. Simuleringer og turneringer stopper efter 500 ture, og ingen vinder.
rules-questions-27 = Hvad hvis nogen giver op? Er I to, vinder den anden. Er I tre eller fire, spiller en bot videre på pladsen.
