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
rules-each = { $points } XP ruudulta

rules-goal = Tavoite
rules-goal-1 = Voittaja on se, jolla on lopussa eniten kokemuspisteitä (XP). Suurin osa niistä tulee kolmesta pistelaskusta, joissa katsotaan pelialustasi rakennuksia.
rules-goal-2 = Peli jatkuu, kunnes isosta kuutiosta on loppunut kolme kerrosta. Kaikki nostavat samasta kuutiosta, joten jokainen vaikuttaa siihen, milloin niin käy.

rules-table = Mitä pöydällä on
rules-table-1 = Isossa kuutiossa on 4 × 4 × 4 kuutiota viittä materiaalia. Et tiedä, mitä sisällä on, ennen kuin kuution yläpuoli tai jokin sivu vapautuu.
rules-table-2 = Ylämaailmassa on 16 pinoa, joissa kussakin on 4 laattaa (rakennuksia ja hirviöitä), ja niiden ympärillä 16 aselaattaa, kaikki kuvapuoli alaspäin. Välissä kulkee polkuja. Hahmosi seisoo polkujen risteyksessä, ja kaikki aloittavat keskeltä.
rules-table-3 = Edessäsi on pelialusta, jonka 9 ruutuun on painettu elinympäristöjä, sekä omat kuutiosi ja asepinosi. Pinossa on aluksi kivimiekka, puumiekka ja kolme myrkyllistä perunaa.

rules-turn = Vuorosi
rules-turn-1 = Tee kaksi eri toimintoa. Toimintoa ei voi jättää väliin, mutta tutkia voi aina, vaikka ei ottaisi askeltakaan.
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
rules-fight-2 = Jos käännät vähintään yhtä monta sydäntä kuin hirviöllä on, päihität sen: ota sen laatta ja saat sen XP:t. Muuten hirviö jää paikalleen, ja menetät vain toimintosi.
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
rules-scoring-3 = Suurin yhtenäinen ryhmäsi ruutuja, joissa ominaisuus näkyy, lasketaan. Ruudut kuuluvat yhteen, jos niillä on yhteinen sivu, eivät viistoon. Jokaisesta ryhmän ruudusta saat kortin pisteet.
rules-scoring-4 = Pistelaskussa A lasketaan myös pelialustaan painetut elinympäristöt, joita mikään rakennus ei peitä. Pistelaskuissa B ja C lasketaan vain rakennukset.

rules-beginner = Helppo peliversio
rules-beginner-1 = Kuka tahansa voi laskea pisteensä helpommin: kaikki ruudut, joissa ominaisuus näkyy, lasketaan, olivatpa ne vierekkäin tai eivät.

rules-end = Pelin päättyminen
rules-end-1 = Peli päättyy pistelaskun C jälkeen. Jokainen päihittämäsi pistehirviö tuo nyt XP:tä jokaisesta pelialustasi ruudusta, jossa sen ominaisuus näkyy, olivatpa ruudut vierekkäin tai eivät.
rules-end-2 = Eniten kokemuspisteitä kerännyt voittaa. Tasatilanteessa voittaa se, jolla on enemmän kuutioita jäljellä; jos niitäkin on yhtä monta, voitto jaetaan.

rules-questions = Kysymyksiä
rules-questions-1 = Onko toinen kuutio pakko nostaa? On, jos isossa kuutiossa vielä on yksi.
rules-questions-2 = Milloin päätän, käytänkö jousta tai hakkua? Kun käännät sen, ennen seuraavaa laattaa. Sen voi jättää käyttämättä.
rules-questions-3 = Entä dynamiitti? Viimeisen laatan jälkeen, yksi kerrallaan. Sen saa räjäyttää, vaikka olisit jo voittanut.
rules-questions-4 = Toimivatko kultainen kuokka ja hakku taistelussa, jonka häviän? Toimivat.
rules-questions-5 = Lasketaanko hakulla nostettu kuutio Kuutiot-toiminnokseni? Ei.
rules-questions-6 = Entä jos kerros loppuu kesken vuoron? Pelaa vuoro loppuun tavalliseen tapaan; pistelasku tulee sen jälkeen.
rules-questions-7 = Entä jos samalla vuorolla loppuu kaksi kerrosta? Niiden pistelaskut tehdään peräkkäin: ensin A, sitten B, sitten C.
rules-questions-8 = Ovatko asepinot ja päihitetyt hirviöt salaisia? Eivät. Kaikki saavat katsoa kaikkea, mikä on kerran ollut näkyvissä.
