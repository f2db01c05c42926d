# Lessons, puzzles and the coach. A bubble has two short sentences and 160 characters at most;
# lessons 0 to 7 have 900 words together.

## The page of the lessons

learn-title = Opi pelaamaan
learn-about = Opi säännöt pelaamalla. Kaikki oppitunnit kestävät yhteensä noin viisitoista minuuttia.
learn-lesson = Oppitunti { $number }: { $title }
learn-finished = Valmis
learn-steps = { $count ->
    [one] { $count } vaihe
   *[other] { $count } vaihetta
}
learn-begun = Jäit vaiheeseen { $step }
learn-puzzles = Pulmat
learn-puzzles-about = Osaatko ratkaista kaikki kaksikymmentä?
learn-missing = Tähän laatikkoon ei ole oppitunteja.

## Around every lesson and puzzle

guide-step = Vaihe { $step }/{ $count }
guide-next = Seuraava
guide-back = Takaisin
guide-show = Näytä
guide-skip = Ohita oppitunti
guide-again = Aloita alusta
guide-leave = Poistu
guide-fold = Pienennä
guide-unfold = Näytä tehtävä: { $title }
guide-following = Seuraava oppitunti
guide-upcoming = Seuraavaksi: { $title }
guide-all = Kaikki oppitunnit
guide-puzzles-all = Kaikki pulmat
guide-try = { $material }, { $place }: yritä nostaa se

## Titles of the lessons

lesson-title-0 = Tervetuloa
lesson-title-1 = Iso kuutio
lesson-title-2 = Tutki
lesson-title-3 = Rakenna
lesson-title-4 = Aseet ja ensimmäinen taistelu
lesson-title-5 = Erikoisaseet
lesson-title-6 = Pistelasku
lesson-title-7 = Hirviöt ja pelin loppu
lesson-title-8 = Ensimmäinen pelisi

## Said in any lesson

lesson-other = Senkin voi tehdä, hyvin huomattu! Seuraa nyt kuitenkin merkintää.
lesson-done = Hienoa, oppitunti on käyty!
lesson-watch = Katso: vuorossa on { $name }.

## 0: welcome

lesson-welcome-hello = Tervetuloa Ylämaailmaan! Kerää kuutioita, tutki, rakenna koti ja taistele hirviöitä vastaan.
lesson-welcome-goal = Aina kun isosta kuutiosta loppuu kerros, lasketaan pisteet. Kolmannen jälkeen eniten kokemuspisteitä (XP) kerännyt voittaa.
lesson-welcome-turn = Vuorollasi teet kaksi näistä viidestä toiminnosta. Niiden on oltava erilaisia.
lesson-welcome-character = Valitse hahmo ensimmäiseen peliisi. Näillä oppitunneilla olet punainen.

## 1: the cube

lesson-cube-rotate = Kuusikymmentäneljä kuutiota, ja kaikille on käyttöä! Käännä isoa kuutiota pyöreillä nuolilla tai vetämällä.
lesson-cube-covered = Voit nostaa kuution, jos sen yläpuoli ja kaksi sivua ovat vapaina. Kokeile tätä.
lesson-cube-corner = Vain yksi sivu on vapaa. Kulmassa niitä on kaksi: valitse ”Kuutiot” ja nosta tämä.
lesson-cube-second = Nostat aina kaksi kuutiota. Nyt smaragdilla on yksi vapaa sivu lisää: nosta se!
lesson-cube-second-other = Niinkin voisi. Mutta katso, tuolla on smaragdi!
lesson-cube-emerald = Smaragdi käy minkä tahansa puuttuvan kuution tilalle. Pidä silmät auki!
lesson-cube-layers = Ylimmässä kerroksessa on kaksi kuutiota vähemmän. Kun kerros loppuu, kaikki saavat pisteitä.

## 2: explore

lesson-explore-crossing = Seisot risteyksessä neljän pinon tai aselaatan välissä. Voit käyttää kaikkea, mikä siellä on käännettynä.
lesson-explore-walk = Tutki: kulje polkuja pitkin enintään kaksi askelta. Mene tänne.
lesson-explore-found = Käänsit kaiken ympäriltäsi: rakennuksen, hirviön ja kaksi asetta. Voit käyttää niitä kaikkia.
lesson-explore-sword = Toisen toiminnon on oltava eri kuin ensimmäinen. Nosta rautamiekka!
lesson-explore-end = Olet tehnyt molemmat toiminnot. Päätä nyt vuorosi.
lesson-explore-shared = Sora tuli risteykseesi (se on sallittua) ja rakensi jotain. Pinon seuraava laatta on kuvapuoli alaspäin.
lesson-explore-stay = Voit tutkia liikkumatta. Jää tähän ja käännä uusi laatta.
lesson-explore-stay-other = Hyvä ajatus myöhemmäksi. Käännä ensin se, mikä on nenäsi edessä.
lesson-explore-well = Uusi rakennus! Mitä enemmän käännät, sitä enemmän on valinnanvaraa.

## 3: build

lesson-build-tile = Tämä rakennus maksaa kaksi puuta ja yhden kiven. Sillä on elinympäristö, materiaali ja tyyppi.
lesson-build-emerald = Kiveä sinulla ei ole, mutta smaragdi käy. Rakenna pelialustasi keskelle.
lesson-build-emerald-other = Mikä tahansa ruutu on sallittu. Keskellä se yhdistää eniten aavikoita, joten rakenna sinne.
lesson-build-lens = Katso, mitä se sai aikaan: valitse pistekortti A.
lesson-build-end = Neljä aavikkoa on nyt vierekkäin, painetut mukaan lukien: pistelaskussa A 16 XP. Päätä vuorosi.
lesson-build-over = Isoista rakennuksista saa pisteitä heti, tästä 4 XP. Rakenna se kulman rakennuksen päälle: alle jäävää ei enää lasketa.
lesson-build-over-other = Sekin on sallittua. Mutta kokeile kerran rakentaa jonkin päälle!
lesson-build-gain = Sinulle 4 XP! Ajattele ryhmiäsi, kun valitset ruutua.

## 4: weapons and a first fight

lesson-fight-pile = Avaa asepinosi: kaksi miekkaa ja kolme myrkyllistä perunaa, joissa ei ole sydämiä.
lesson-fight-zombie = Zombilla on 2 sydäntä. Käännä kolme aselaattaa: vähintään 2 sydämellä voitat, joten taistele!
lesson-fight-lost = Vain yksi sydän, joten zombi jää. Menetät vain toiminnon; aselaatat palaavat pinoosi.
lesson-fight-sword = Vahvistu: nosta rautamiekka. Siinä on 3 sydäntä.
lesson-fight-sword-other = Niinkin voisi. Juuri nyt miekasta on sinulle enemmän apua.
lesson-fight-end = Miekka on nyt pinossasi. Päätä vuorosi.
lesson-fight-again = Sora on pelannut, ja zombi on yhä paikallaan. Yritä uudestaan!
lesson-fight-won = Päihitetty! Saat sen kokemuspisteet ja pidät laatan: näet myöhemmin, mihin siitä on hyötyä.

## 5: special tokens

lesson-tokens-enderman = Pinossasi on nyt neljä erikoisasetta. Uskalla haastaa Enderman ja sen 6 sydäntä!
lesson-tokens-bow = Jousi! Sillä saat kääntää vielä yhden laatan: tee se.
lesson-tokens-pickaxe = Kultainen kuokka toi sinulle 2 XP, kävi miten kävi. Hakulla saat kuution: valitse smaragdi.
lesson-tokens-pickaxe-other = Senkin voi nostaa. Smaragdi on arvokkaampi.
lesson-tokens-tnt = Sinulla on kolme sydäntä. Dynamiitti tuo 5 lisää, mutta poistuu sitten pelistä: räjäytä se!
lesson-tokens-won = Kahdeksan sydäntä: päihitit Endermanin! Dynamiittia lukuun ottamatta kaikki laatat palaavat pinoosi.

## 6: scoring

lesson-scoring-few = Ylimmässä kerroksessa on enää kaksi kuutiota. On pistelaskun A aika!
lesson-scoring-first = Nosta ensimmäinen.
lesson-scoring-last = Ja nyt viimeinen.
lesson-scoring-last-other = Siitä kerros ei vielä lopu. Nosta mieluummin sen viimeinen kuutio.
lesson-scoring-end = Kerros on loppunut. Kaikki saavat pisteitä, kun vuorosi päättyy, joten päätä se.
lesson-scoring-choose = Valitse elinympäristö: suurin yhtenäinen ryhmäsi lasketaan, mutta ei viistoon. Aavikoistasi saat 4 × 4.
lesson-scoring-choose-other = Siitä saat vähemmän pisteitä. Neljästä aavikosta saat eniten, 4 XP kustakin.
lesson-scoring-blue = 16 XP! Sorakin sai pisteitä, kahdesta tundraruudusta.
lesson-scoring-later = Seuraavaksi tulee B, materiaalit, ja sitten C, tyypit. Niissä lasketaan vain rakennukset, ei painettuja elinympäristöjä.

## 7: mobs and the end

lesson-end-mobs = Zombin voit palauttaa ja saada lisätoiminnon. Luurangosta saat pisteitä pelin lopussa.
lesson-end-first = Iso kuutio alkaa olla matala. Nosta tämä kuutio …
lesson-end-layer = … ja sen alta seuraava. Toinen kerros on nyt loppu.
lesson-end-trade = Olet tehnyt molemmat toiminnot, mutta vielä yksi kelpaisi. Palauta zombi!
lesson-end-trade-other = Voisit lopettaa tähän. Palauta kuitenkin ensin zombi, niin näet.
lesson-end-extra = Lisätoiminto saa olla sama, jonka olet jo tehnyt. Nosta taas kuutioita.
lesson-end-last = Vielä yksi, ja kolmaskin kerros loppuu.
lesson-end-end = Kaksi kerrosta yhdellä vuorolla: tehdään pistelaskut B ja C. Päätä vuorosi.
lesson-end-materials = Ensin B: kolme puista rakennustasi on vierekkäin. Valitse puu.
lesson-end-materials-other = Katso uudestaan: kolmesta puisesta rakennuksesta saat eniten.
lesson-end-types = Nyt C, viimeinen: kolme asumusta on vierekkäin. Valitse asumus.
lesson-end-types-other = Asumuksista saat tässä enemmän.
lesson-end-over = Luurankosi toi 2 XP joka metsästä. Tilanne on tasan, joten jäljellä olevat kuutiot ratkaisevat: sinulla niitä on enemmän, voitit!

## 8: the first game

learn-first = Osaat nyt kaiken tarvittavan. Sora on ystävällinen, ja valmentaja antaa silloin tällöin vihjeen.
learn-first-start = Pelaa Soraa vastaan

## Puzzles

puzzles-title = Pulmat
puzzles-about = Pääse tavoitteeseen tai löydä paras valinta. Mieti rauhassa.
puzzles-solved = { $count ->
    [one] Ratkaistu { $count }/{ $all }
   *[other] Ratkaistu { $count }/{ $all }
}
puzzles-counted = Ensimmäinen yrityksesi kussakin pulmassa lasketaan tällä palvelimella ilman nimeäsi.
puzzle-number = Pulma { $number }: { $title }
puzzle-done = Ratkaistu
puzzle-yes = Ratkaistu, oikein hyvä!
puzzle-no = Ei aivan: tavoite jäi saavuttamatta. Yritä uudestaan.
puzzle-missed-score = Siitä tulee { $reached }, tarvitaan { $needed }. Yritä uudestaan.
puzzle-missed-keeps = Pisteet riittävät, mutta smaragdeja jää liian vähän: { $reached }/{ $needed }. Yritä uudestaan.
puzzle-missed-odds = Voittosi todennäköisyys on { $reached } %, mutta tarvitset { $needed } %. Yritä uudestaan.
puzzle-missed-reward = Siitä saa { $reached } XP, tarvitaan { $needed }. Yritä uudestaan.
puzzle-missed-near = Vieressäsi: { $reached }/{ $needed }. Yritä uudestaan.
puzzle-missed-safe = Seuraava pelaaja voisi nostaa heti smaragdin. Yritä uudestaan.
puzzle-missed-layer =
    { $reached ->
        [one] Kerroksesta on jäljellä yksi kuutio.
       *[other] Kerroksesta on jäljellä { $reached } kuutiota.
    } Yritä uudestaan.
puzzle-on = Hyvä alku. Mitä seuraavaksi?
puzzle-missed-best = Sillä voittaa { $reached } % peleistä, parhaalla valinnalla { $needed } %. Yritä uudestaan.
puzzle-found =
    { $tries ->
        [one] Ratkaistu ensi yrittämällä: { $percent } % (1 pelaaja)
       *[other] Ratkaistu ensi yrittämällä: { $percent } % ({ $tries } pelaajaa)
    }
puzzle-found-bots = Bottimme löytävät sen { $percent } %:ssa yrityksistä
puzzle-following = Seuraava pulma
puzzle-again = Yritä uudestaan
puzzle-show = Näytä vastaus
puzzle-shown = Tässä on vastaus.
puzzle-title-desert = Hiekan maa
puzzle-title-materials = Vakka kantensa valitsee
puzzle-title-safe = Ei mitään vihreää
puzzle-title-layer = Putsaa pöytä
puzzle-title-mob = Haasta riitaa
puzzle-title-walk = Kaksi kärpästä
puzzle-title-weapon = Hyvin varustettu
puzzle-title-cover = Maton alle
puzzle-title-two = Kulje ja rakenna
puzzle-title-emerald = Pidä se
puzzle-title-cash = Voitot kotiin
puzzle-title-timing = Nyt tai ei koskaan
puzzle-title-line = Maaliviivan yli
puzzle-title-spider = Hyvä alku
puzzle-title-blade = Terävämpi terä
puzzle-title-chance = Viimeinen tilaisuus
puzzle-title-bridge = Siltoja rakentamaan
puzzle-title-witch = Riskin arvoinen
puzzle-title-prepared = Tärkein ensin
puzzle-title-march = Ehdi ensin
puzzle-goal-desert = Hanki kortista A vähintään 16 pistettä yhdellä rakennuksella.
puzzle-goal-materials = Hanki kortista B vähintään 16 pistettä yhdellä rakennuksella.
puzzle-goal-safe = Nosta kaksi kuutiota niin, ettei seuraava pelaaja voi nostaa smaragdia.
puzzle-goal-layer = Nosta kaksi kuutiota niin, että ylin kerros loppuu.
puzzle-goal-mob = Taistele hirviötä vastaan, josta saa vähintään 4 XP ja jonka päihität vähintään 60 %:n todennäköisyydellä.
puzzle-goal-walk = Tutki: mene risteykseen, jonka vieressä on sekä zombi että rautamiekka.
puzzle-goal-weapon = Tee toiminto, jonka jälkeen päihität zombin vähintään 75 %:n todennäköisyydellä.
puzzle-goal-cover = Hanki kortista C vähintään 20 pistettä yhdellä rakennuksella.
puzzle-goal-two = Tutki ja rakenna sitten: hanki kortista A vähintään 18 pistettä.
puzzle-goal-emerald = Hanki kortista A vähintään 15 pistettä ja pidä smaragdisi.
puzzle-goal-cash = Nosta toinen kuutiosi. Millä kuutiolla voiton todennäköisyys on selvästi suurin?
puzzle-goal-timing = Nosta toinen kuutiosi. Yksi valinta muuttaa kaiken.
puzzle-goal-line = Yksi toiminto jäljellä ja yksi varma tapa voittaa. Minkä kuution nostat ensin?
puzzle-goal-spider = Ensimmäinen vuorosi, yksi toiminto jäljellä. Mihin se kannattaa käyttää?
puzzle-goal-blade = Yksi toiminto jäljellä. Etsi valinta, jolla voittaa useimmin.
puzzle-goal-chance = Neljä pelaajaa, yksi toiminto jäljellä, ja peli on melkein ohi. Miten voit vielä voittaa?
puzzle-goal-bridge = Kolme pelaajaa samassa risteyksessä, ja sinulla on yksi toiminto jäljellä. Mitä nyt?
puzzle-goal-witch = Neljä pelaajaa, yksi toiminto jäljellä ja kaksi hirviötä vieressäsi. Mitä nyt?
puzzle-goal-prepared = Kolme pelaajaa, yksi toiminto jäljellä ja luuranko vieressäsi. Mitä nyt?
puzzle-goal-march = Neljä pelaajaa, yksi toiminto jäljellä. Mitä ei pidä jättää muille?
puzzle-why-desert = Nyt neljä aavikkoa on vierekkäin, painetut mukaan lukien: 4 × 4 = 16.
puzzle-why-materials = Nyt neljä hiekkarakennusta on vierekkäin: 4 × 4 = 16.
puzzle-why-safe = Nyt yhdelläkään smaragdilla ei ole vapaana yläpuolta ja kahta sivua, joten seuraava ei voi nostaa sellaista.
puzzle-why-layer = Ylin kerros on loppunut, joten kaikki saavat pisteet kortista A.
puzzle-why-mob = Tästä saa tarpeeksi XP:tä, ja voitat 63 %:n todennäköisyydellä. Vahvempi hirviö toisi enemmän, mutta voitat liian harvoin.
puzzle-why-walk = Nyt molemmat ovat vieressäsi: voit nostaa miekan tai taistella zombia vastaan.
puzzle-why-weapon = Timanttimiekassa on 4 ♥. Jos käännät sen, zombi on päihitetty.
puzzle-why-cover = Keskellä se yhdistää neljä eläinsuojaa: 4 × 5 = 20. Sen alla olevaa rakennusta ei enää lasketa.
puzzle-why-two = Nyt kolme tundraa on vierekkäin: 3 × 6 = 18.
puzzle-why-emerald = Nyt viisi metsää on vierekkäin: 5 × 3 = 15. Tämän rakennuksen maksat muilla kuutioilla.
puzzle-why-cash = Silloin ylin kerros loppuu: pistelaskusta A saat 20 XP ja toinen pelaaja vain 10.
puzzle-why-timing = Silloin kolmas kerros loppuu: tehdään pistelasku C, ja peli päättyy. Voitat pistein 68–67.
puzzle-why-line = Kun nostat tästä kulmasta kaksi kuutiota, kaksi kerrosta loppuu: tehdään pistelaskut B ja C, ja voitat.
puzzle-why-spider = Päihität hämähäkin 90 %:n todennäköisyydellä. Siitä saa 2 XP ja myöhemmin lisätoiminnon.
puzzle-why-blade = Timanttimiekassa on 4 ♥, enemmän kuin missään muussa miekassa. Se auttaa kaikissa tulevissa taisteluissa.
puzzle-why-chance = Pistelaskun C jälkeen sinulla on 36 XP, mutta toisella pelaajalla 42. Creeperistä saat 4 XP ja lopussa vielä 4: se riittää.
puzzle-why-bridge = Ensimmäisen siltasi vieressä se nostaa kortin C pisteet 6:sta 12:een. Eikä kolmen sillan omistaja saa sitä.
puzzle-why-witch = Noidasta saat 5 XP, ja kolmesta vuoristoruudustasi lopussa vielä 9. Se on 50 %:n riskin arvoista.
puzzle-why-prepared = Timanttimiekalla päihität luurangon 65 %:n todennäköisyydellä, ilman sitä 30 %:n. Varustaudu ensin.
puzzle-why-march = Risteyksessäsi on kaksi muuta pelaajaa, jotka voisivat nostaa rautamiekan. Sen 3 ♥ auttavat kaikissa tulevissa taisteluissa.

## The coach in the first games

coach = Valmentaja
coach-off = Ei enää vihjeitä
coach-gone = Valmentaja on pois päältä. Voit ottaa sen taas käyttöön asetuksissa.
coach-layer = Yksi kerros on melkein loppunut, ja silloin kaikki saavat pisteitä. Ole valmiina tai jätä loput muille.
coach-odds = Häviät luultavasti tämän taistelun. Se maksaa vain toiminnon, mutta parempi ase auttaa.
coach-split = Joissakin ruuduissa tämä rakennus pienentää jotain ryhmääsi. Katso symboleja, ennen kuin valitset.
coach-build = Vieressäsi on rakennus, jonka voit rakentaa. Samanlaiset vierekkäiset ruudut muodostavat ryhmän, ja ryhmistä saa pisteitä.
coach-explore = Et ole tutkinut vähään aikaan. Käännä uusia laattoja, niin saat uusia vaihtoehtoja.
coach-start = Sinulla on kaksi eri toimintoa. Kuutioilla maksat rakennukset.
coach-second = Vielä yksi toiminto, ja sen on oltava eri.
coach-second-explore = Vielä yksi toiminto, ja sen on oltava eri. Tutki, niin näet, mitä ympärilläsi on.
coach-second-collect = Vielä yksi toiminto, ja sen on oltava eri. Nosta kuutioita, niin voit maksaa rakennuksia.
coach-trade = Voit palauttaa hirviön ja saada lisätoiminnon, myös sellaisen, jonka olet jo tehnyt.
