# The rules page, in our own words.

rules-lead = Tutki Ylämaailmaa, louhi isoa kuutiota, pystytä rakennuksia ja taistele hirviöitä vastaan. Sääntöjen lukemiseen menee viisi minuuttia ja pelaamiseen noin neljäkymmentä.
rules-contents = Sisältö
rules-block = { $name }: { $count }
rules-hearts = { $hearts ->
    [0] Ei sydämiä.
    [one] 1 sydän.
   *[other] { $hearts } sydäntä.
  }
rules-mob = { $hearts ->
    [one] 1 sydän,
   *[other] { $hearts } sydäntä,
  } { $xp } XP, { $count ->
    [one] laatikossa 1.
   *[other] laatikossa { $count }.
  }
rules-mob-action = Palauta se, niin saat yhden lisätoiminnon.
rules-mob-scoring = Pelin lopussa { $points } XP jokaisesta ruudusta, jonka ominaisuus on { $trait }.
rules-each = { $points } XP ruudusta
rules-print = Tulosta
rules-figure-collect = Voit nostaa renkaalla merkityt kuutiot: yläpuoli ja vähintään kaksi sivua ovat vapaina.
rules-figure-explore = Kun tutkit tässä, käännät kaikki neljä laattaa risteyksen ympäriltä.

# Worked examples to try: a board, and what can be chosen on it.
rules-example-a = Kokeile: pelialustasi pistelaskussa A. Minkä elinympäristön valitset?
rules-example-a-why = Viides aavikko koskettaa ryhmää vain kulmastaan, joten sitä ei lasketa.
rules-example-b = Kokeile: pistelasku B. Minkä materiaalin valitset?
rules-example-b-why = Elinympäristöillä ja tyypeillä ei ole tässä väliä. Kuudes puurakennus ei ole muiden vieressä.
rules-example-c = Kokeile: pistelasku C. Minkä tyypin valitset?
rules-example-c-why = Kaksi asumusta on myös vierekkäin, mutta eläinsuojista saa enemmän.
rules-example-mobs = Kokeile: peli on päättynyt. Valitse hirviösi yksi kerrallaan ja katso, mitä kustakin saa.
rules-example-mobs-why = Hirviösi tuovat yhteensä { $xp } XP.
rules-example-says = { $spaces ->
    [0] Yhtään ruutua ei lasketa: 0 XP.
    [one] 1 ruutu × { $points } XP = { $xp } XP.
   *[other] { $spaces } ruutua × { $points } XP = { $xp } XP.
  }
rules-example-best = Mikään tällä kortilla ei tuo enempää.
rules-example-more = Jokin muu tuo enemmän.

rules-goal = Tavoite
rules-goal-1 = Voittaja on se, jolla on lopussa eniten kokemuspisteitä (XP). Suurin osa niistä tulee kolmesta pistelaskusta, joissa katsotaan pelialustasi rakennuksia.
rules-goal-2 = Peli jatkuu, kunnes isosta kuutiosta on loppunut kolme kerrosta. Kaikki nostavat samasta kuutiosta, joten jokainen vaikuttaa siihen, milloin niin käy.

rules-table = Mitä pöydällä on
rules-table-1 = Isossa kuutiossa on 4 × 4 × 4 kuutiota viittä materiaalia. Et tiedä, mitä sisällä on, ennen kuin kuution yläpuoli tai jokin sivu vapautuu.
rules-table-2 = Ylämaailmassa on 16 pinoa, joissa kussakin on 4 laattaa (rakennuksia ja hirviöitä), ja niiden ympärillä 16 aselaattaa, kaikki kuvapuoli alaspäin. Välissä kulkee polkuja. Hahmosi seisoo polkujen risteyksessä, ja kaikki aloittavat keskeltä.
rules-table-3 = Edessäsi on pelialusta, jonka 9 ruutuun on painettu elinympäristöjä, sekä omat kuutiosi ja asepinosi. Pinossa on aluksi kivimiekka, puumiekka ja kolme myrkyllistä perunaa.

rules-turn = Vuorosi
rules-turn-1 = Tee kaksi eri toimintoa. Toimintoa ei voi jättää väliin, mutta aina voi nostaa kuutioita tai tutkia liikkumatta.
rules-turn-2 = Sen jälkeen voit palauttaa hirviöitä ja saada niillä lisätoimintoja. Kun päätät vuorosi, tehdään pistelasku, jos sellainen on tulossa, ja vuoro siirtyy seuraavalle.

rules-collect = Kuutiot
rules-collect-1 = Nosta isosta kuutiosta kaksi kuutiota, yksi kerrallaan. Kuution voi nostaa, jos sen yläpuoli ja vähintään kaksi sen neljästä sivusta ovat vapaina.
rules-collect-2 = Kun nostat ensimmäisen kuution, toinen voi vapautua. Kuutiot pysyvät varastossasi, kunnes rakennat niillä.
rules-collect-3 = Smaragdi on jokeri: rakennettaessa se käy minkä tahansa kuution tilalle.

rules-explore = Tutki
rules-explore-1 = Liikuta hahmoasi 0, 1 tai 2 askelta polkuja pitkin, ei koskaan viistoon. Samassa risteyksessä saa olla monta hahmoa.
rules-explore-2 = Käännä sitten risteyksesi ympäriltä kaikki, mikä on vielä kuvapuoli alaspäin: enintään neljä laattaa tai aselaattaa.
rules-explore-3 = Kun joku ottaa laatan, seuraava pysyy kuvapuoli alaspäin, kunnes joku tutkii siellä. Tyhjänkin pinon ohi voi kulkea.

rules-build = Rakenna
rules-build-1 = Valitse käännetty rakennus vierestäsi ja maksa sen kuutiot. Smaragdit käyvät puuttuvien kuutioiden tilalle, mutta vain niiden.
rules-build-2 = Aseta rakennus mihin tahansa yhdeksästä ruudustasi, vaikka vanhan rakennuksen päälle. Peitettyä rakennusta ei enää lasketa.
rules-build-3 = Jos laatassa on kokemuspisteitä, saat ne heti. Rakennuksen elinympäristö, materiaali ja tyyppi ratkaisevat pistelaskuissa.

rules-fight = Taistele hirviötä vastaan
rules-fight-1 = Valitse käännetty hirviö vierestäsi. Sekoita pinosi ja käännä siitä kolme aselaattaa, yksi kerrallaan.
rules-fight-2 = Jos käännät vähintään yhtä monta sydäntä kuin hirviöllä on, päihität sen: otat sen laatan ja saat sen kokemuspisteet. Muuten hirviö jää paikalleen, ja menetät vain toimintosi.
rules-fight-3 = Kaikki aselaatat palaavat pinoosi, paitsi räjäyttämäsi dynamiitti.

rules-weapon = Aseet
rules-weapon-1 = Nosta vierestäsi aselaatta ja sekoita se omaan pinoosi. Sen paikka jää tyhjäksi.
rules-weapon-2 = Joillakin aseilla on erikoisominaisuus, joka toimii aina, kun käännät laatan, voititpa tai et:

rules-mobs = Hirviöt
rules-mobs-1 = Ylämaailmassa elää kuudenlaisia hirviöitä. Osan (toimintohirviöt) voit palauttaa ja saada lisätoiminnon; muista (pistehirviöt) saat pisteitä pelin lopussa:

rules-extra = Lisätoiminnot
rules-extra-1 = Kahden toimintosi jälkeen voit palauttaa hirviön, jossa on lisätoiminnon symboli, myös juuri päihitetyn. Saat yhden toiminnon lisää, minkä tahansa, vaikka olisit tehnyt sen jo.
rules-extra-2 = Jokainen lisätoiminto, jonka hankit, on tehtävä. Voit palauttaa useita hirviöitä, yhden kerrallaan.

rules-scoring = Pistelaskut
rules-scoring-1 = Kun ison kuution ylin kerros loppuu, on vuorossa pistelasku A: elinympäristöt. Toisen kerroksen jälkeen tulee B, materiaalit, ja kolmannen jälkeen C, tyypit. Pisteet lasketaan, kun vuoro lisätoimintoineen on päättynyt.
rules-scoring-2 = Vuoronsa päättänyt pelaaja aloittaa, ja muut jatkavat vuorojärjestyksessä. Jokainen valitsee kortilta yhden neljästä ominaisuudesta; useampi saa valita saman.
rules-scoring-3 = Pisteitä saat suurimmasta yhtenäisestä ryhmästä ruutuja, joissa ominaisuus näkyy. Ruudut kuuluvat yhteen, jos niillä on yhteinen sivu; viistossa olevia ei lasketa. Jokaisesta ryhmän ruudusta saat kortin pisteet.
rules-scoring-4 = Pistelaskussa A lasketaan myös pelialustaan painetut elinympäristöt, joita mikään rakennus ei peitä. Pistelaskuissa B ja C lasketaan vain rakennukset.

rules-beginner = Helppo peliversio
rules-beginner-1 = Kuka tahansa voi laskea pisteensä helpommin: kaikki ruudut, joissa ominaisuus näkyy, lasketaan, olivatpa ne vierekkäin tai eivät.

rules-end = Pelin päättyminen
rules-end-1 = Peli päättyy pistelaskun C jälkeen. Jokainen päihittämäsi pistehirviö tuo nyt pisteitä jokaisesta pelialustasi ruudusta, jossa sen ominaisuus näkyy, olivatpa ruudut vierekkäin tai eivät.
rules-end-2 = Eniten kokemuspisteitä kerännyt voittaa. Tasatilanteessa voittaa se, jolla on enemmän kuutioita jäljellä; jos niitäkin on yhtä monta, voitto jaetaan.

rules-questions = Kysymyksiä
rules-questions-1 = Kuinka paljon isossa kuutiossa on hiekkaa? 14 kuutiota. Yhdessä englanninkielisessä painoksessa lukee 16, mutta silloin kuutioita olisi 66.
rules-questions-2 = Miten laatat asetetaan? 16 pinoon, 4 kuhunkin.
rules-questions-3 = Käännetäänkö tutkittaessa myös aseet? Kyllä: kaikki, mikä on risteyksesi ympärillä kuvapuoli alaspäin, niin laatat kuin aselaatat.
rules-questions-4 = Voinko nostaa aseen, jota ei ole käännetty? Sitä ei tapahdu koskaan: minne tuletkin, tutkit ja käännät sen.
rules-questions-5 = Milloin otetun laatan alla oleva käännetään? Kun siellä seuraavan kerran tutkitaan. Riittää, että tutkii liikkumatta.
rules-questions-6 = Saako liikkua viistoon? Ei, vain polkuja pitkin.
rules-questions-7 = Mihin saa pysähtyä? Mihin tahansa risteykseen: reunaan, kulmaan, tyhjien pinojen viereen tai toisen hahmon luo.
rules-questions-8 = Voiko ensimmäinen kuutio vapauttaa toisen? Voi. Kuution pitää olla vapaana vasta sillä hetkellä, kun nostat sen.
rules-questions-9 = Onko toinen kuutio pakko nostaa? On, jos isossa kuutiossa on vielä kuutioita. Silloin jokin niistä on aina vapaana.
rules-questions-10 = Mitkä kuutiot tunnetaan? Ne, joiden yläpuoli tai sivu on ollut näkyvissä; alapuoli ei ole koskaan. Täydestä isosta kuutiosta näkyy 52 kuutiota ja piilossa on 12.
rules-questions-11 = Minkä kuutioiden tilalle smaragdit käyvät? Vain puuttuvien. Smaragdin säästäminen ei ole koskaan huonompi valinta, joten sitä ei kysytä.
rules-questions-12 = Tarvitsenko rakentamiseen tyhjän ruudun? Et. Voit rakentaa vanhan rakennuksen päälle, eikä sitä sen jälkeen enää lasketa.
rules-questions-13 = Milloin päätän, käytänkö jousta tai hakkua? Kun käännät sen, ennen seuraavaa laattaa. Sen voi jättää käyttämättä. Jos iso kuutio on tyhjä, hakku ei tee mitään; kultainen kuokka toimii aina.
rules-questions-14 = Entä dynamiitti? Viimeisen laatan jälkeen, yksi kerrallaan. Saat räjäyttää tai säästää kunkin, vaikka olisit jo voittanut.
rules-questions-15 = Toimivatko kultainen kuokka ja hakku taistelussa, jonka häviän? Toimivat.
rules-questions-16 = Voivatko aselaattani loppua? Eivät. Viisi ensimmäistä eivät lähde pinosta koskaan, ja jousella käännetään vain yksi lisää.
rules-questions-17 = Voinko palauttaa hirviön samalla vuorolla, jolla päihitän sen? Voit, kun olet tehnyt kaksi toimintoasi.
rules-questions-18 = Entä jos en voi tehdä mitään? Sitä ei tapahdu koskaan: aina voi nostaa kuutioita tai tutkia liikkumatta. Toimintoa ei voi jättää väliin.
rules-questions-19 = Saako kaksi pelaajaa valita saman ominaisuuden? Saa. Voit valita jopa sellaisen, jota sinulla ei ole; siitä saa 0 XP.
rules-questions-20 = Kun hirviö tuo pisteitä elinympäristöstä, lasketaanko myös painetut elinympäristöt? Kyllä, kaikki näkyvät.
rules-questions-21 = Mitä tulee 50 XP:n jälkeen? Laskeminen jatkuu. Vain painettu pisterata päättyy siihen.
rules-questions-22 = Ovatko asepinot ja päihitetyt hirviöt salaisia? Eivät. Kaikki saavat katsoa kaikkea, mikä on kerran ollut näkyvissä.
rules-questions-23 = Entä jos kerros loppuu kesken vuoron? Pelaa vuoro loppuun tavalliseen tapaan; pistelasku tulee sen jälkeen. Jos loppuu kaksi kerrosta, niiden pistelaskut tehdään peräkkäin.
rules-questions-24 = Lasketaanko hakulla nostettu kuutio Kuutiot-toiminnokseni? Ei. Hävitty taistelu sen sijaan lasketaan taistelutoiminnoksesi.
rules-questions-25 = Minkä hirviön palautan? Sillä ei ole väliä, joten palautetaan ensimmäinen toimintohirviö.
rules-questions-26 = Entä jos peli ei pääty koskaan? Pelatkaa niin kauan kuin haluatte. Simulaatiot ja turnaukset keskeytetään 500 vuoron jälkeen, eikä kukaan voita.
rules-questions-27 = Entä jos joku luovuttaa? Kahden pelissä toinen voittaa. Kolmen tai neljän pelissä botti jatkaa hänen paikallaan.
