# The rules page, in our own words.

rules-lead = Utforska Ovanvärlden, bryt block ur kuben, res byggnader och slåss mot mobs. Det tar fem minuter att läsa och ungefär fyrtio att spela.
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
rules-mob-scoring = På slutet: { $points } XP för varje ruta med: { $trait }.
rules-each = { $points } XP per ruta

rules-goal = Målet
rules-goal-1 = Den som har flest erfarenhetspoäng (XP) på slutet vinner. De flesta kommer från tre poängräkningar, där byggnaderna på ditt bräde räknas.
rules-goal-2 = Spelet pågår tills tre av kubens lager är borta. Alla tar från samma kub, så alla är med och avgör när det blir.

rules-table = Det här ligger på bordet
rules-table-1 = Kuben är 4 × 4 × 4 block av fem material. Ingen vet vad som finns inuti förrän en sida eller ovansidan av ett block kommer fram.
rules-table-2 = Ovanvärlden har 16 högar med 4 nedvända kort, byggnader och mobs, och runt omkring ligger 16 nedvända vapenkort. Mellan dem löper gångar. Din spelpjäs står där gångarna korsas, och alla börjar i mitten.
rules-table-3 = Framför dig har du ett bräde med 9 rutor där biom är tryckta, dina block och en hög med vapenkort. Från början är det ett stensvärd, ett träsvärd och tre giftiga potatisar.

rules-turn = Din tur
rules-turn-1 = Gör två handlingar av olika slag. Du får inte stå över: det går alltid att utforska utan att gå något steg.
rules-turn-2 = Sedan kan du byta in mobs mot extra handlingar. När du avslutar din tur blir det poängräkning om det är dags, och nästa spelare tar vid.

rules-collect = Samla block
rules-collect-1 = Ta två block från kuben, ett i taget. Ett block går att ta om ovansidan och minst två av dess fyra sidor är fria.
rules-collect-2 = Det första blocket får frigöra det andra. Blocken ligger i ditt förråd tills du bygger med dem.
rules-collect-3 = En smaragd är en joker: den ersätter vilket annat block som helst när du betalar.

rules-explore = Utforska
rules-explore-1 = Flytta din spelpjäs 0, 1 eller 2 steg längs gångarna, aldrig på snedden. Flera spelpjäser får stå i samma korsning.
rules-explore-2 = Sedan vänds allt upp som fortfarande är nedvänt runt din korsning: upp till fyra kort.
rules-explore-3 = När ett kort tas förblir det under nedvänt tills någon utforskar där. Gångarna löper förbi även en tom hög.

rules-build = Bygga
rules-build-1 = Välj en byggnad som ligger uppvänd bredvid dig och betala dess block. Smaragder hoppar in för det du saknar, och bara för det.
rules-build-2 = Lägg den på vilken som helst av dina nio rutor, även ovanpå en tidigare byggnad. Det som täcks räknas inte längre.
rules-build-3 = Visar den XP får du dem direkt. Dess biom, material och typ räknas i poängräkningarna.

rules-fight = Bekämpa en mob
rules-fight-1 = Välj en mob som ligger uppvänd bredvid dig. Din hög blandas, och tre vapenkort vänds upp, ett i taget.
rules-fight-2 = Har de tillsammans minst lika många hjärtan som moben tar du dess kort och får dess XP. Annars ligger den kvar, och du förlorar inget annat än handlingen.
rules-fight-3 = Alla vapenkort går tillbaka till din hög, utom TNT som har sprängts.

rules-weapon = Vapen
rules-weapon-1 = Ta ett vapenkort som ligger bredvid dig till din hög. Dess plats förblir tom.
rules-weapon-2 = Vissa vapenkort kan något särskilt, varje gång de vänds upp, vare sig du vinner eller förlorar:

rules-mobs = Mobs
rules-mobs-1 = Sex sorters mobs lever i Ovanvärlden. Vissa kan bytas in mot en handling, de andra ger poäng på slutet:

rules-extra = Extra handlingar
rules-extra-1 = En mob med tecknet för extra handling kan du byta in efter dina två handlingar, även en som du nyss har besegrat. Den ger dig en valfri handling till, också en som du redan har gjort.
rules-extra-2 = En extra handling som du har bytt till dig måste du göra. Du får byta in flera mobs, en i taget.

rules-scoring = Poängräkning
rules-scoring-1 = När kubens översta lager är borta är det dags för poängräkning A: biom. Efter det andra lagret kommer B, material, och efter det tredje C, typ. Poängen räknas när turen är slut, med alla extra handlingar.
rules-scoring-2 = Den vars tur det var börjar, sedan går det laget runt. Alla väljer en av poängkortets fyra egenskaper; det gör inget om någon annan redan har valt den.
rules-scoring-3 = Den största gruppen av rutor med egenskapen räknas. Rutor hör ihop om de ligger sida vid sida. Varje ruta i gruppen är värd så många poäng som står på kortet.
rules-scoring-4 = I A räknas även de biom som är tryckta på ditt bräde, där ingen byggnad täcker dem. I B och C räknas bara byggnader.

rules-beginner = Nybörjarvariant
rules-beginner-1 = Den som vill får räkna enklare: då räknas alla rutor med egenskapen, även de som inte hänger ihop.

rules-end = Slutet
rules-end-1 = Efter poängräkning C är spelet slut. Varje besegrad mob som ger poäng på slutet ger dig nu sina XP för varje ruta på ditt bräde med dess egenskap.
rules-end-2 = Flest XP vinner. Har några lika många är den före som har fler block kvar; är det också lika delar de på segern.

rules-questions = Frågor
rules-questions-1 = Måste jag ta det andra blocket? Ja, så länge kuben har något.
rules-questions-2 = När bestämmer jag om en pilbåge eller en spetshacka? När den vänds upp, före nästa kort. Du får låta bli.
rules-questions-3 = Och om TNT? Efter det sista kortet, en i taget. Du får spränga även om du redan har vunnit.
rules-questions-4 = Fungerar guldhackan och spetshackan i en strid som jag förlorar? Ja.
rules-questions-5 = Räknas ett block från spetshackan som min handling att samla block? Nej.
rules-questions-6 = Vad händer om ett lager tar slut mitt i en tur? Turen fortsätter som vanligt; poängräkningen kommer efteråt.
rules-questions-7 = Och om två lager tar slut i samma tur? Då kommer poängräkningarna en efter en, A före B före C.
rules-questions-8 = Är vapenhögar och besegrade mobs hemliga? Nej. Allt som har legat uppvänt får alla titta på.
