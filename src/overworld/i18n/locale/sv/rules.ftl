# The rules page, in our own words.

rules-lead = Utforska Ovanvärlden, bryt block ur kuben, res byggnader och bekämpa mobs. Reglerna läser du på fem minuter, och ett parti tar ungefär fyrtio.
rules-contents = Innehåll
rules-block = { $name }: { $count }
rules-hearts = { $hearts ->
    [0] Inga hjärtan.
    [one] 1 hjärta.
   *[other] { $hearts } hjärtan.
  }
rules-mob = { $hearts ->
    [one] 1 hjärta,
   *[other] { $hearts } hjärtan,
  } { $xp } XP, { $count ->
    [one] en enda i spellådan.
   *[other] { $count } i spellådan.
  }
rules-mob-action = Byt in den mot en extra handling.
rules-mob-scoring = Vid spelets slut: { $points } XP för varje ruta med: { $trait }.
rules-each = { $points } XP per ruta
rules-print = Skriv ut
rules-figure-collect = Du kan ta blocken med en ring: ovansidan och minst två sidor är fria.
rules-figure-explore = Den som utforskar här vänder upp alla fyra korten runt korsningen.

# Worked examples to try: a board, and what can be chosen on it.
rules-example-a = Pröva: ditt bräde vid poängräkning A. Vilket biom väljer du?
rules-example-a-why = Den femte öknen nuddar gruppen bara i ett hörn, så den räknas inte.
rules-example-b = Pröva: poängräkning B. Vilket material väljer du?
rules-example-b-why = Biom och typer spelar ingen roll här. Den sjätte träbyggnaden hänger inte ihop med de andra.
rules-example-c = Pröva: poängräkning C. Vilken typ väljer du?
rules-example-c-why = Två bostäder hänger också ihop, men djurhus är värda mer.
rules-example-mobs = Pröva: spelet är slut. Välj dina mobs en efter en och se vad var och en ger.
rules-example-mobs-why = Tillsammans ger dina mobs { $xp } XP.
rules-example-says = { $spaces ->
    [0] Ingen ruta räknas: 0 XP.
    [one] 1 ruta × { $points } XP = { $xp } XP.
   *[other] { $spaces } rutor × { $points } XP = { $xp } XP.
  }
rules-example-best = Inget på kortet ger mer.
rules-example-more = Något annat ger mer.

rules-goal = Målet
rules-goal-1 = Den som har flest erfarenhetspoäng (XP) vid spelets slut vinner. De flesta kommer från tre poängräkningar, där byggnaderna på ditt bräde räknas.
rules-goal-2 = Spelet pågår tills tre av kubens lager är tömda. Alla tar från samma kub, så alla är med och avgör när det blir.

rules-table = Det här ligger på bordet
rules-table-1 = Kuben består av 4 × 4 × 4 block av fem material. Ingen vet vad som finns inuti förrän ovansidan eller en sida av ett block är fri.
rules-table-2 = Ovanvärlden har 16 högar med 4 nedvända kort (byggnader och mobs), och runt omkring ligger 16 nedvända vapenkort. Mellan dem löper gångar. Din figur står där gångarna korsas, och alla börjar i mitten.
rules-table-3 = Framför dig har du ett bräde med 9 rutor där biom är tryckta, dina block och en hög med vapenkort. Från början är det ett stensvärd, ett träsvärd och tre giftiga potatisar.

rules-turn = Din tur
rules-turn-1 = Gör två olika handlingar. Du får inte stå över, men du kan alltid ta block eller utforska utan att gå något steg.
rules-turn-2 = Sedan får du byta in mobs mot extra handlingar. När du avslutar din tur blir det poängräkning om det är dags; sedan är det nästa spelares tur.

rules-collect = Samla block
rules-collect-1 = Ta två block från kuben, ett i taget. Du får ta ett block om ovansidan och minst två av dess fyra sidor är fria.
rules-collect-2 = Det första blocket kan frigöra det andra. Blocken ligger i ditt förråd tills du bygger med dem.
rules-collect-3 = En smaragd är en joker: den ersätter vilket annat block som helst när du bygger.

rules-explore = Utforska
rules-explore-1 = Flytta din figur 0, 1 eller 2 steg längs gångarna, aldrig diagonalt. Flera figurer får stå i samma korsning.
rules-explore-2 = Vänd sedan upp allt som fortfarande är nedvänt runt din korsning: upp till fyra kort.
rules-explore-3 = När ett kort tas ligger kortet under kvar nedvänt tills någon utforskar där. Du kan gå förbi även en tom hög.

rules-build = Bygga
rules-build-1 = Välj en byggnad som ligger uppvänd bredvid dig och betala blocken den kostar. Smaragder ersätter block du saknar, och bara dem.
rules-build-2 = Lägg den på vilken som helst av dina nio rutor, även ovanpå en tidigare byggnad. En övertäckt byggnad räknas inte längre.
rules-build-3 = Visar den XP får du dem direkt. Dess biom, material och typ räknas i poängräkningarna.

rules-fight = Bekämpa en mob
rules-fight-1 = Välj en mob som ligger uppvänd bredvid dig. Blanda din hög och vänd upp tre vapenkort, ett i taget.
rules-fight-2 = Vänder du upp minst lika många hjärtan som moben har, besegrar du den: du tar dess kort och får dess XP. Annars ligger den kvar, och du förlorar bara handlingen.
rules-fight-3 = Alla vapenkort går tillbaka till din hög, utom TNT som du har sprängt.

rules-weapon = Vapen
rules-weapon-1 = Ta ett vapenkort som ligger uppvänt bredvid dig och blanda in det i din hög. Dess plats förblir tom.
rules-weapon-2 = Vissa vapenkort har en speciell förmåga. Den gäller varje gång du vänder upp kortet, vare sig du vinner eller förlorar:

rules-mobs = Mobs
rules-mobs-1 = Sex sorters mobs lever i Ovanvärlden. Vissa kan du byta in mot en extra handling, de andra ger poäng vid spelets slut:

rules-extra = Extra handlingar
rules-extra-1 = Efter dina två handlingar får du byta in en mob med symbolen för extra handling, även en som du nyss har besegrat. Den ger dig en valfri handling till, också en som du redan har gjort.
rules-extra-2 = Varje extra handling som du byter till dig måste du göra. Du får byta in flera mobs, en i taget.

rules-scoring = Poängräkning
rules-scoring-1 = När kubens översta lager är tömt är det dags för poängräkning A: biom. Efter det andra lagret kommer B, material, och efter det tredje C, typ. Poängen räknas när turen är slut, efter alla extra handlingar.
rules-scoring-2 = Den vars tur det var börjar, sedan går det laget runt. Alla väljer en av de fyra egenskaperna på poängkortet; flera spelare får välja samma.
rules-scoring-3 = Din största sammanhängande grupp av rutor med egenskapen ger poäng. Rutor hänger ihop om de ligger sida vid sida, inte diagonalt. Varje ruta i gruppen är värd så många poäng som står på kortet.
rules-scoring-4 = I A räknas även de biom som är tryckta på ditt bräde, där ingen byggnad täcker dem. I B och C räknas bara byggnader.

rules-beginner = Nybörjarvariant
rules-beginner-1 = Den som vill får räkna poäng på ett enklare sätt: då räknas alla rutor med egenskapen, även de som inte hänger ihop.

rules-end = Spelets slut
rules-end-1 = Efter poängräkning C är spelet slut. Varje mob du har besegrat som ger poäng vid spelets slut ger dig nu sina XP för varje ruta på ditt bräde med dess egenskap, även för rutor som inte hänger ihop.
rules-end-2 = Den som har flest XP vinner. Är det oavgjort vinner den som har flest block kvar; är även det lika delar ni på segern.

rules-questions = Frågor
rules-questions-1 = Hur mycket sand finns i kuben? 14 block. En engelsk upplaga säger 16, men då skulle kuben ha 66 block.
rules-questions-2 = Hur läggs korten ut? I 16 högar med 4 i varje.
rules-questions-3 = Vänder man upp vapen också när man utforskar? Ja: allt som är nedvänt runt din korsning, kort och vapenkort.
rules-questions-4 = Får jag ta ett nedvänt vapen? Det händer aldrig: dit du kommer utforskar du, och då vänds det upp.
rules-questions-5 = När vänds kortet under ett taget kort upp? Nästa gång någon utforskar där. Det räcker att utforska utan att gå.
rules-questions-6 = Får jag gå diagonalt? Nej, bara längs gångarna.
rules-questions-7 = Var får jag stanna? I alla korsningar: vid kanten, i ett hörn, bredvid tomma högar eller där någon annan står.
rules-questions-8 = Får det första blocket frigöra det andra? Ja. Ett block behöver bara vara fritt i det ögonblick du tar det.
rules-questions-9 = Måste jag ta det andra blocket? Ja, så länge det finns något kvar i kuben. Då är alltid något block fritt.
rules-questions-10 = Vilka block känner vi till? De vars ovansida eller sida har synts; undersidan syns aldrig. En full kub visar 52 block och döljer 12.
rules-questions-11 = Vilka block ersätter smaragder? Bara de du saknar. Att behålla en smaragd är aldrig sämre, så du får ingen fråga.
rules-questions-12 = Behöver jag en tom ruta för att bygga? Nej. Du får bygga över en tidigare byggnad, som då inte längre räknas.
rules-questions-13 = När väljer jag om jag vill använda en pilbåge eller en spetshacka? När du vänder upp den, före nästa kort. Du får låta bli. Om kuben är tom gör spetshackan ingenting; guldhackan fungerar alltid.
rules-questions-14 = Och TNT? Efter det sista kortet, en i taget. Du får spränga eller behålla var och en, även om du redan har vunnit.
rules-questions-15 = Fungerar guldhackan och spetshackan i en strid som jag förlorar? Ja.
rules-questions-16 = Kan mina vapenkort ta slut? Nej. Dina fem första lämnar aldrig högen, och med en pilbåge vänder du bara upp ett till.
rules-questions-17 = Får jag byta in en mob under samma tur som jag besegrar den? Ja, så fort du har gjort dina två handlingar.
rules-questions-18 = Vad händer om jag inte kan göra något? Det inträffar aldrig: du kan alltid ta block eller utforska utan att gå. Du får inte stå över.
rules-questions-19 = Får två spelare välja samma egenskap? Ja. Du får till och med välja en som du inte har; den ger 0 XP.
rules-questions-20 = Räknas tryckta biom för mobs som ger poäng för ett biom? Ja, alla som syns.
rules-questions-21 = Vad kommer efter 50 XP? Räkna bara vidare. Det är bara det tryckta erfarenhetsspåret som tar slut där.
rules-questions-22 = Är vapenhögar och besegrade mobs hemliga? Nej. Allt som har legat uppvänt får alla titta på.
rules-questions-23 = Vad händer om ett lager töms mitt i en tur? Gör klart turen som vanligt; poängräkningen kommer efteråt. Töms två lager kommer deras poängräkningar en efter en.
rules-questions-24 = Räknas ett block från spetshackan som min handling ”Block”? Nej. Men en strid som du förlorar räknas som din handling ”Slåss”.
rules-questions-25 = Vilken av mina mobs byter jag in? Det spelar ingen roll, så det blir den första med symbolen för extra handling.
rules-questions-26 = Vad händer om ett parti aldrig tar slut? Spela så länge ni vill. Simuleringar och turneringar avbryts efter 500 turer, och ingen vinner.
rules-questions-27 = Vad händer om någon ger upp? Är ni två vinner den andra. Är ni tre eller fyra spelar en bot vidare på platsen.
