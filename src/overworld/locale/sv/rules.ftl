# The rules page, in our own words.

rules-lead = Utforska Ovanvärlden, bryt block ur kuben, res byggnader och bekämpa mobs. Det tar fem minuter att läsa och ungefär fyrtio att spela.
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

rules-goal = Målet
rules-goal-1 = Den som har flest erfarenhetspoäng (XP) vid spelets slut vinner. De flesta kommer från tre poängräkningar, där byggnaderna på ditt bräde räknas.
rules-goal-2 = Spelet pågår tills tre av kubens lager är tömda. Alla tar från samma kub, så alla är med och avgör när det blir.

rules-table = Det här ligger på bordet
rules-table-1 = Kuben består av 4 × 4 × 4 block av fem material. Ingen vet vad som finns inuti förrän ovansidan eller en sida av ett block är fri.
rules-table-2 = Ovanvärlden har 16 högar med 4 nedvända kort (byggnader och mobs), och runt omkring ligger 16 nedvända vapenkort. Mellan dem löper gångar. Din spelpjäs står där gångarna korsas, och alla börjar i mitten.
rules-table-3 = Framför dig har du ett bräde med 9 rutor där biom är tryckta, dina block och en hög med vapenkort. Från början är det ett stensvärd, ett träsvärd och tre giftiga potatisar.

rules-turn = Din tur
rules-turn-1 = Gör två olika handlingar. Du får inte stå över, men du kan alltid utforska utan att gå något steg.
rules-turn-2 = Sedan får du byta in mobs mot extra handlingar. När du avslutar din tur blir det poängräkning om det är dags; sedan är det nästa spelares tur.

rules-collect = Samla block
rules-collect-1 = Ta två block från kuben, ett i taget. Du får ta ett block om ovansidan och minst två av dess fyra sidor är fria.
rules-collect-2 = Det första blocket kan frigöra det andra. Blocken ligger i ditt förråd tills du bygger med dem.
rules-collect-3 = En smaragd är en joker: den ersätter vilket annat block som helst när du bygger.

rules-explore = Utforska
rules-explore-1 = Flytta din spelpjäs 0, 1 eller 2 steg längs gångarna, aldrig diagonalt. Flera spelpjäser får stå i samma korsning.
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
rules-scoring-1 = När kubens översta lager är tömt är det dags för poängräkning A: biom. Efter det andra lagret kommer B, material, och efter det tredje C, typ. Poängen räknas när turen är slut, med alla extra handlingar.
rules-scoring-2 = Den vars tur det var börjar, sedan går det laget runt. Alla väljer en av de fyra egenskaperna på poängkortet; flera spelare får välja samma.
rules-scoring-3 = Din största sammanhängande grupp av rutor med egenskapen ger poäng. Rutor hänger ihop om de ligger sida vid sida, inte diagonalt. Varje ruta i gruppen är värd så många poäng som står på kortet.
rules-scoring-4 = I A räknas även de biom som är tryckta på ditt bräde, där ingen byggnad täcker dem. I B och C räknas bara byggnader.

rules-beginner = Nybörjarvariant
rules-beginner-1 = Den som vill får räkna poäng på ett enklare sätt: då räknas alla rutor med egenskapen, även de som inte hänger ihop.

rules-end = Spelets slut
rules-end-1 = Efter poängräkning C är spelet slut. Varje mob du har besegrat som ger poäng vid spelets slut ger dig nu sina XP för varje ruta på ditt bräde med dess egenskap, även för rutor som inte hänger ihop.
rules-end-2 = Den som har flest XP vinner. Är det oavgjort vinner den som har flest block kvar; är även det lika delar ni på segern.

rules-questions = Frågor
rules-questions-1 = Måste jag ta det andra blocket? Ja, så länge det finns något kvar.
rules-questions-2 = När väljer jag om jag använder en pilbåge eller en spetshacka? När du vänder upp den, före nästa kort. Du får låta bli.
rules-questions-3 = Och TNT? Efter det sista kortet, en i taget. Du får spränga även om du redan har vunnit.
rules-questions-4 = Fungerar guldhackan och spetshackan i en strid som jag förlorar? Ja.
rules-questions-5 = Räknas ett block från spetshackan som min handling ”Block”? Nej.
rules-questions-6 = Vad händer om ett lager blir tömt mitt i en tur? Gör klart turen som vanligt; poängräkningen kommer efteråt.
rules-questions-7 = Och om två lager blir tömda under samma tur? Då kommer poängräkningarna en efter en: först A, sedan B, sedan C.
rules-questions-8 = Är vapenhögar och besegrade mobs hemliga? Nej. Allt som har legat uppvänt får alla titta på.
