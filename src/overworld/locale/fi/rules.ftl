# The rules page, in our own words.

rules-lead = Tutki Ylämaailmaa, louhi isoa kuutiota, pystytä rakennuksia ja taistele hirviöitä vastaan. Lukemiseen menee viisi minuuttia ja pelaamiseen noin neljäkymmentä.
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
rules-mob-action = Vaihda se yhteen lisätoimintoon.
rules-mob-scoring = Lopussa { $points } XP jokaisesta ruudusta, jonka ominaisuus on { $trait }.
rules-each = { $points } XP ruudulta

rules-goal = Tavoite
rules-goal-1 = Voittaja on se, jolla on lopussa eniten kokemuspisteitä (XP). Suurin osa niistä tulee kolmesta pistelaskusta, joissa katsotaan pelialustasi rakennuksia.
rules-goal-2 = Peli jatkuu, kunnes isosta kuutiosta on poissa kolme kerrosta. Kaikki nostavat samasta kuutiosta, joten jokainen vaikuttaa siihen, milloin niin käy.

rules-table = Mitä pöydällä on
rules-table-1 = Isossa kuutiossa on 4 × 4 × 4 kuutiota viittä materiaalia. Sisällä olevia ei tunneta, ennen kuin kuution sivu tai yläpuoli tulee näkyviin.
rules-table-2 = Ylämaailmassa on 16 pinoa ja jokaisessa 4 laattaa kuvapuoli alaspäin, rakennuksia ja hirviöitä. Niiden ympärillä on 16 aselaattaa, nekin kuvapuoli alaspäin. Välissä kulkee polkuja; hahmosi seisoo polkujen risteyksessä, ja kaikki aloittavat keskeltä.
rules-table-3 = Edessäsi on pelialusta, jonka 9 ruudussa näkyy elinympäristöjä, sekä omat kuutiosi ja asepinosi. Pinossa on aluksi kivimiekka, puumiekka ja kolme myrkyllistä perunaa.

rules-turn = Vuorosi
rules-turn-1 = Tee kaksi erilaista toimintoa. Väliin ei saa jättää: tutkia voi aina, vaikkei ottaisi askeltakaan.
rules-turn-2 = Sen jälkeen voit hankkia hirviöillä lisätoimintoja. Kun päätät vuorosi, tehdään tulossa oleva pistelasku, ja vuoro siirtyy seuraavalle.

rules-collect = Kuutiot
rules-collect-1 = Nosta isosta kuutiosta kaksi kuutiota, yksi kerrallaan. Kuution voi nostaa, jos sen yläpuoli ja vähintään kaksi sen neljästä sivusta ovat vapaina.
rules-collect-2 = Ensimmäinen kuutio voi vapauttaa toisen. Kuutiot pysyvät varastossasi, kunnes rakennat niillä.
rules-collect-3 = Smaragdi on jokeri: maksettaessa se käy minkä tahansa kuution tilalle.

rules-explore = Tutki
rules-explore-1 = Liikuta hahmoasi 0, 1 tai 2 askelta polkuja pitkin, ei koskaan vinottain. Samassa risteyksessä saa olla monta hahmoa.
rules-explore-2 = Sitten risteyksesi ympäriltä käännetään kaikki, mikä on vielä kuvapuoli alaspäin: enintään neljä laattaa.
rules-explore-3 = Kun laatta otetaan, seuraava pysyy kuvapuoli alaspäin, kunnes joku tutkii siellä. Tyhjänkin pinon ohi kuljetaan kuten ennen.

rules-build = Rakenna
rules-build-1 = Valitse käännetty rakennus vierestäsi ja maksa sen kuutiot. Smaragdi käy puuttuvan kuution tilalle, mutta vain puuttuvan.
rules-build-2 = Aseta rakennus mihin tahansa yhdeksästä ruudustasi, vaikka vanhan rakennuksen päälle. Alle jäänyttä ei enää lasketa.
rules-build-3 = Jos laatassa on kokemuspisteitä, saat ne heti. Rakennuksen elinympäristö, materiaali ja tyyppi ratkaisevat pistelaskuissa.

rules-fight = Taistele hirviötä vastaan
rules-fight-1 = Valitse käännetty hirviö vierestäsi. Pinosi sekoitetaan, ja siitä käännetään kolme aselaattaa, yksi kerrallaan.
rules-fight-2 = Jos niissä on yhteensä vähintään yhtä monta sydäntä kuin hirviöllä, saat sen laatan ja kokemuspisteet. Muuten hirviö jää paikalleen, ja menetät vain toimintosi.
rules-fight-3 = Kaikki aselaatat palaavat pinoosi, paitsi räjäytetty dynamiitti.

rules-weapon = Aseet
rules-weapon-1 = Ota vierestäsi käännetty aselaatta omaan pinoosi. Sen paikka jää tyhjäksi.
rules-weapon-2 = Joillakin aseilla on erikoisominaisuus, joka toimii aina, kun laatta käännetään, voititpa tai et:

rules-mobs = Hirviöt
rules-mobs-1 = Ylämaailmassa elää kuudenlaisia hirviöitä. Osan voi vaihtaa toimintoon, muista saa pisteitä lopussa:

rules-extra = Lisätoiminnot
rules-extra-1 = Hirviön, jossa on lisätoiminnon merkki, voi palauttaa kahden toiminnon jälkeen, myös juuri päihitetyn. Sillä saat yhden toiminnon lisää, minkä tahansa, vaikka olisit tehnyt sen jo.
rules-extra-2 = Hankittu lisätoiminto on tehtävä. Voit hankkia niitä useita, yhden kerrallaan.

rules-scoring = Pistelaskut
rules-scoring-1 = Kun ison kuution ylin kerros on poissa, on vuorossa pistelasku A: elinympäristöt. Toisen kerroksen jälkeen tulee B, materiaalit, ja kolmannen jälkeen C, tyypit. Pisteet lasketaan, kun vuoro lisätoimintoineen on päättynyt.
rules-scoring-2 = Vuoronsa päättänyt pelaaja aloittaa, ja sitten edetään järjestyksessä. Jokainen valitsee yhden kortin neljästä ominaisuudesta; saman saa valita, vaikka joku muu olisi jo valinnut sen.
rules-scoring-3 = Suurin ryhmä ruutuja, joissa ominaisuus näkyy, lasketaan. Ruudut kuuluvat yhteen, jos niillä on yhteinen sivu. Jokaisesta ryhmän ruudusta saat kortin pisteet.
rules-scoring-4 = Pistelaskussa A lasketaan myös pelialustassa näkyvät ympäristöt, joita mikään rakennus ei peitä. B ja C koskevat vain rakennuksia.

rules-beginner = Helppo peliversio
rules-beginner-1 = Kuka tahansa voi laskea pisteensä helpommin: kaikki ruudut, joissa ominaisuus näkyy, lasketaan, olivatpa ne vierekkäin tai eivät.

rules-end = Pelin päättyminen
rules-end-1 = Peli päättyy pistelaskun C jälkeen. Jokainen päihittämäsi pistehirviö tuo nyt pisteitä kaikista pelialustasi ruuduista, joissa sen ominaisuus näkyy.
rules-end-2 = Eniten kokemuspisteitä kerännyt voittaa. Tasatilanteessa edellä on se, jolla on enemmän kuutioita jäljellä; jos niitäkin on yhtä monta, voitto jaetaan.

rules-questions = Kysymyksiä
rules-questions-1 = Onko toinen kuutio pakko nostaa? On, jos isossa kuutiossa vielä on yksi.
rules-questions-2 = Milloin jousesta tai hakusta päätetään? Kun se käännetään, ennen seuraavaa laattaa. Sen voi jättää käyttämättä.
rules-questions-3 = Entä dynamiitista? Viimeisen laatan jälkeen, yksi kerrallaan. Sen saa räjäyttää, vaikka olisit jo voittanut.
rules-questions-4 = Toimivatko kultainen kuokka ja hakku taistelussa, jonka häviän? Toimivat.
rules-questions-5 = Kuluuko hakulla nostettuun kuutioon toimintoni Kuutiot? Ei kulu.
rules-questions-6 = Entä jos kerros loppuu kesken vuoron? Vuoro jatkuu tavalliseen tapaan, ja pisteet lasketaan sen jälkeen.
rules-questions-7 = Entä jos samalla vuorolla loppuu kaksi kerrosta? Niiden pistelaskut tehdään peräkkäin, A ennen B:tä ja B ennen C:tä.
rules-questions-8 = Ovatko asepinot ja päihitetyt hirviöt salaisia? Eivät. Kaikki saavat katsoa kaikkea, mikä on kerran ollut näkyvissä.
