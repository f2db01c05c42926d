# The rules page, in our own words.

rules-lead = Udforsk Oververdenen, tag blokke fra den store terning, rejs bygninger, og tag kampen op mod mobs. Det tager fem minutter at læse og omkring fyrre at spille.
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
rules-mob-action = Byt den for en handling mere.
rules-mob-scoring = Ved spillets slutning: { $points } XP for hvert felt med: { $trait }.
rules-each = { $points } XP hver

rules-goal = Målet
rules-goal-1 = Den, der har flest erfaringspoint (XP) til sidst, vinder. De fleste kommer fra tre scoringer, hvor bygningerne på din spilleplade tæller.
rules-goal-2 = Spillet varer, indtil tre lag af terningen er væk. Alle tager fra den samme terning, så alle er med til at bestemme, hvornår det sker.

rules-table = Det ligger på bordet
rules-table-1 = Terningen er 4 × 4 × 4 blokke af fem materialer. Det indre er ukendt, indtil en side eller oversiden af en blok kommer til syne.
rules-table-2 = Oververdenen har 16 bunker med 4 kort hver, bygninger og mobs med billedsiden nedad, og rundt om dem 16 skjulte våbenbrikker. Imellem løber der veje; din figur står, hvor vejene krydser, og alle begynder i midten.
rules-table-3 = Foran dig: en spilleplade med 9 felter og trykte biomer, dine blokke og en stak våben. Fra start er det et stensværd, et træsværd og tre giftige kartofler.

rules-turn = Din tur
rules-turn-1 = Udfør to forskellige handlinger. Du kan ikke melde pas: Du kan altid udforske uden at gå et skridt.
rules-turn-2 = Derefter kan du købe ekstra handlinger med mobs. Når du slutter din tur, gennemføres en eventuel scoring, og så er det næste spiller.

rules-collect = Blokke
rules-collect-1 = Tag to blokke fra terningen, en ad gangen. En blok kan tages, hvis oversiden og mindst to af de fire sider er fri.
rules-collect-2 = Den første blok kan gøre den anden fri. Blokke bliver på dit lager, til du bygger med dem.
rules-collect-3 = En smaragd kan erstatte enhver anden blok, når du betaler.

rules-explore = Udforsk
rules-explore-1 = Flyt din figur 0, 1 eller 2 skridt ad vejene, aldrig diagonalt. Flere figurer må stå i samme kryds.
rules-explore-2 = Derefter vendes alt omkring dit kryds, som stadig er skjult: op til fire kort eller våbenbrikker.
rules-explore-3 = Når et kort tages, bliver det næste i bunken liggende med billedsiden nedad, indtil nogen udforsker der. Man går stadig uden om en tom bunke.

rules-build = Byg
rules-build-1 = Vælg en vendt bygning ved siden af dig, og betal dens blokke. Smaragder træder i stedet for det, du mangler, og kun for det.
rules-build-2 = Læg den på et af dine ni felter, gerne oven på en tidligere bygning. Det, der er dækket, tæller ikke længere.
rules-build-3 = Viser den XP, får du dem med det samme. Dens biome, materiale og type tæller i scoringerne.

rules-fight = Bekæmp en mob
rules-fight-1 = Vælg en vendt mob ved siden af dig. Din stak blandes, og tre brikker vendes, en ad gangen.
rules-fight-2 = Har de tilsammen mindst lige så mange hjerter som mobben, tager du dens kort og får dens XP. Ellers bliver den, hvor den er, og du mister kun handlingen.
rules-fight-3 = Alle brikker lægges tilbage i din stak, undtagen TNT, der blev detoneret.

rules-weapon = Våben
rules-weapon-1 = Tag en våbenbrik ved siden af dig med i din stak. Pladsen, hvor den lå, forbliver tom.
rules-weapon-2 = Nogle brikker har en særlig evne. Den virker, hver gang de vendes, om du vinder eller taber:

rules-mobs = Mobs
rules-mobs-1 = Seks slags mobs bor i Oververdenen. Nogle kan byttes for en handling, de andre giver point til sidst:

rules-extra = Ekstra handlinger
rules-extra-1 = En mob med tegnet for ekstra handling kan afleveres efter dine to handlinger, også en, du lige har besejret. Den giver en valgfri handling mere, selv en, du allerede har udført.
rules-extra-2 = En ekstra handling, du har købt, skal udføres. Du må købe flere, en ad gangen.

rules-scoring = Scoringer
rules-scoring-1 = Når terningens øverste lag er væk, udløses scoring A: biomer. Efter andet lag følger B, materialer; efter tredje C, typer. Der scores, når turen er helt slut, ekstra handlinger medregnet.
rules-scoring-2 = Den spiller, der havde turen, begynder, og så går det på omgang. Alle vælger en af kortets fire egenskaber, også gerne en, andre har valgt.
rules-scoring-3 = Den største gruppe af felter, der viser den, tæller. Felter hænger sammen, hvis de deler en side. Hvert felt i gruppen giver de point, der står på kortet.
rules-scoring-4 = I A tæller biomer trykt på din spilleplade også, hvor ingen bygning dækker dem. I B og C tæller kun bygninger.

rules-beginner = Variant for begyndere
rules-beginner-1 = Hver spiller kan vælge at score enklere: Alle felter, der viser egenskaben, tæller, om de hænger sammen eller ej.

rules-end = Slutningen
rules-end-1 = Efter scoring C er spillet slut. Hver pointmob, du har besejret, giver nu sine XP for hvert felt på din spilleplade, der viser dens egenskab.
rules-end-2 = Flest XP vinder. Har flere lige mange, er den foran, der har flest blokke tilbage; er det også lige, deler de sejren.

rules-questions = Spørgsmål
rules-questions-1 = Skal jeg tage den anden blok? Ja, så længe der er en i terningen.
rules-questions-2 = Hvornår bestemmer jeg mig ved en bue eller en isøkse? Når den vendes, før den næste brik. Du må gerne lade være.
rules-questions-3 = Og ved TNT? Efter den sidste brik, en ad gangen. Du må detonere, selv om du allerede har vundet.
rules-questions-4 = Virker gylden hakke og isøkse også i en kamp, jeg taber? Ja.
rules-questions-5 = Tæller en blok, jeg tager med en isøkse, som min handling ”Blokke”? Nej.
rules-questions-6 = Hvad hvis et lag forsvinder midt i en tur? Turen fortsætter som normalt; scoringen kommer bagefter.
rules-questions-7 = Hvad hvis to lag forsvinder i samme tur? Så kommer scoringerne efter hinanden, A før B før C.
rules-questions-8 = Er våbenstakke og besejrede mobs hemmelige? Nej. Alle må se alt, hvad der har ligget vendt.
