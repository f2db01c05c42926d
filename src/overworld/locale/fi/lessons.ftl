# Lessons, puzzles and the coach. A bubble has two short sentences and 160 characters at most;
# lessons 0 to 7 have 900 words together.

## The page of the lessons

learn-title = Opi pelaamaan
learn-about = Lyhyitä oppitunteja: sinä pelaat, ja säännöt tulevat siinä sivussa. Yhteensä kahdeksan minuuttia.
learn-lesson = Oppitunti { $number }: { $title }
learn-finished = Valmis
learn-steps = { $count ->
    [one] { $count } vaihe
   *[other] { $count } vaihetta
}
learn-begun = Jäit vaiheeseen { $step }
learn-puzzles = Pulmat
learn-puzzles-about = Kymmenen pientä tilannetta, joissa voit kokeilla taitojasi.
learn-missing = Tähän laatikkoon ei ole oppitunteja.

## Around every lesson and puzzle

guide-step = Vaihe { $step }/{ $count }
guide-next = Seuraava
guide-back = Takaisin
guide-show = Näytä
guide-why = Miksi?
guide-skip = Ohita oppitunti
guide-again = Aloita alusta
guide-leave = Poistu
guide-following = Seuraava oppitunti
guide-all = Kaikki oppitunnit
guide-puzzles-all = Kaikki pulmat
guide-try = { $material }, { $place }: kokeile, voiko sen nostaa

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

lesson-other = Sekin on sallittua, hyvin huomattu! Kokeile nyt kuitenkin sitä, mikä on merkitty.
lesson-done = Hienoa, oppitunti on käyty!

## 0: welcome

lesson-welcome-hello = Tervetuloa Ylämaailmaan! Kerää kuutioita, tutki, rakenna oma kolkkasi ja uhmaa hirviöitä.
lesson-welcome-goal = Aina kun isosta kuutiosta loppuu kerros, lasketaan pisteet. Kolmannen jälkeen eniten kokemuspisteitä (XP) kerännyt voittaa.
lesson-welcome-turn = Vuorollasi teet kaksi näistä viidestä toiminnosta. Niiden on oltava erilaisia.
lesson-welcome-character = Valitse hahmo ensimmäiseen peliisi. Näillä oppitunneilla olet punainen.

## 1: the cube

lesson-cube-rotate = Kuusikymmentäneljä kuutiota, ja kaikille on käyttöä. Käännä isoa kuutiota pyöreillä nuolilla tai vetämällä.
lesson-cube-covered = Kuution saa nostaa, jos sen yläpuoli ja kaksi sivua ovat vapaina. Kokeile tätä.
lesson-cube-corner = Vain yksi sivu on vapaa. Kulmassa niitä on kaksi: valitse Kuutiot ja nosta tämä.
lesson-cube-second = Saat nostaa kaksi kuutiota. Nyt smaragdilla on yksi vapaa sivu lisää: nosta se!
lesson-cube-second-other = Niinkin voisi. Mutta katso, tuolla on smaragdi!
lesson-cube-emerald = Smaragdilla maksat minkä tahansa puuttuvan kuution. Pidä silmät auki!
lesson-cube-layers = Ylimmässä kerroksessa on kaksi kuutiota vähemmän. Kun se on poissa, kaikki saavat pisteitä.

## 2: explore

lesson-explore-crossing = Seisot risteyksessä neljän paikan välissä. Se, mitä niissä on, on ulottuvillasi.
lesson-explore-walk = Tutki: kulje polkuja pitkin enintään kaksi askelta. Mene tänne.
lesson-explore-found = Käänsit kaiken ympäriltäsi: rakennuksen, hirviön ja kaksi asetta. Kaikki on nyt käytettävissäsi.
lesson-explore-sword = Sinulla on vielä yksi toiminto, ja sen on oltava erilainen. Ota rautamiekka!
lesson-explore-end = Molemmat toiminnot on tehty. Mikään ei tapahdu itsestään: päätä vuorosi.
lesson-explore-shared = Sora tuli samaan risteykseen, mikä on sallittua, ja rakensi. Pinon seuraava laatta on kuvapuoli alaspäin.
lesson-explore-stay = Tutkia voi ilman askeltakin. Jää tähän ja käännä uusi laatta.
lesson-explore-stay-other = Hyvä ajatus myöhemmäksi. Katso ensin, mitä nenäsi edessä on.
lesson-explore-well = Uusi rakennus! Ympärilleen katselevalla on enemmän valinnanvaraa.

## 3: build

lesson-build-tile = Tähän rakennukseen tarvitaan kaksi puuta ja yksi kivi. Sillä on elinympäristö, materiaali ja tyyppi.
lesson-build-emerald = Kiveä sinulla ei ole, mutta smaragdi käy. Rakenna pelialustasi keskelle.
lesson-build-emerald-other = Mikä tahansa ruutu on sallittu. Keskellä se yhdistää eniten aavikoita, joten rakenna sinne.
lesson-build-lens = Katso, mitä tapahtui: tarkastele pelialustaasi kortin A mukaan.
lesson-build-end = Neljä aavikkoa on nyt vierekkäin, alustan omat mukaan lukien: pistelaskussa A 16 XP. Päätä vuorosi.
lesson-build-over = Isoista rakennuksista saa pisteitä heti, tästä 4 XP. Aseta se pienen rakennuksesi päälle, jota ei sitten enää lasketa.
lesson-build-over-other = Sekin on sallittua. Mutta kokeile kerran rakentaa jonkin päälle!
lesson-build-gain = 4 XP sinulle! Ajattele ryhmiä, kun valitset ruutua.

## 4: weapons and a first fight

lesson-fight-pile = Avaa aseesi. Kaksi miekkaa ja kolme myrkyllistä perunaa, joista ei ole hirviöille mitään haittaa.
lesson-fight-zombie = Zombilla on 2 sydäntä. Käännät kolme aselaattaa, ja vähintään 2 sydäntä voittaa: taistele!
lesson-fight-lost = Yksi sydän: ei tänään. Menetät vain toiminnon, ja aselaatat palaavat pinoon.
lesson-fight-sword = Vahvistu: ota rautamiekka, jossa on 3 sydäntä.
lesson-fight-sword-other = Mahdollista. Juuri nyt miekasta on sinulle enemmän apua.
lesson-fight-end = Se on nyt pinossasi. Päätä vuorosi.
lesson-fight-again = Sora on pelannut, ja zombi on yhä paikallaan. Yritä uudestaan!
lesson-fight-won = Päihitetty! Saat pisteet ja pidät laatan; mihin siitä on hyötyä, selviää myöhemmin.

## 5: special tokens

lesson-tokens-enderman = Pinossasi on jo neljä erikoisasetta. Uskalla haastaa Enderman ja sen 6 sydäntä!
lesson-tokens-bow = Jousi! Sillä saat kääntää vielä yhden laatan: tee se.
lesson-tokens-pickaxe = Kultainen kuokka toi 2 XP, kävi miten kävi. Hakulla saat kuution: nosta smaragdi.
lesson-tokens-pickaxe-other = Sekin kuutio on vapaa. Smaragdi on arvokkaampi.
lesson-tokens-tnt = Kolme sydäntä tähän asti. Dynamiitti tuo 5 lisää, mutta sitten se on poissa: räjäytä se!
lesson-tokens-won = Kahdeksan sydäntä, Enderman on sinun! Dynamiittia lukuun ottamatta kaikki laatat palasivat pinoosi.

## 6: scoring

lesson-scoring-few = Ylimmässä kerroksessa on kaksi kuutiota jäljellä. On pistelaskun A aika!
lesson-scoring-first = Nosta ensimmäinen.
lesson-scoring-last = Ja sitten viimeinen.
lesson-scoring-last-other = Silloin kerros jää kesken. Nosta mieluummin sen viimeinen kuutio.
lesson-scoring-end = Kerros on poissa. Pisteet lasketaan vasta vuorosi lopussa, joten päätä se.
lesson-scoring-choose = Valitse elinympäristö: sen suurin ryhmä lasketaan, ei koskaan kulmien yli. Aavikoista saat 4 × 4.
lesson-scoring-choose-other = Siitä saisit vähemmän pisteitä. Neljä aavikkoa, 4 XP kustakin, on paras.
lesson-scoring-blue = 16 XP! Sorakin sai pisteitä, kahdesta tundraruudusta.
lesson-scoring-later = Sitten tulee B, materiaalit, ja C, tyypit. Niissä lasketaan vain rakennukset, ei alustan omia ympäristöjä.

## 7: mobs and the end

lesson-end-mobs = Zombin voit palauttaa ja saada lisätoiminnon. Luuranko odottaa: siitä saa pisteitä lopussa.
lesson-end-first = Iso kuutio on jo matala. Nosta tämä kuutio …
lesson-end-layer = … ja sen alta seuraava. Silloin toinen kerros on poissa.
lesson-end-trade = Toimintosi on tehty, mutta vielä yksi kelpaisi. Palauta zombi!
lesson-end-trade-other = Voisit lopettaa tähän. Palauta kuitenkin ensin zombi, niin näet.
lesson-end-extra = Lisätoiminto saa olla samanlainen kuin aiempi. Nosta taas kuutioita.
lesson-end-last = Vielä yksi, ja kolmaskin kerros on poissa.
lesson-end-end = Kaksi kerrosta yhdellä vuorolla: tulossa ovat sekä B että C. Päätä vuorosi.
lesson-end-materials = Ensin B: kolme puista rakennustasi on vierekkäin. Valitse puu.
lesson-end-materials-other = Katso uudestaan: kolmesta puisesta rakennuksesta saat eniten.
lesson-end-types = Nyt C, viimeinen. Kolme asumusta on vierekkäin.
lesson-end-types-other = Asumuksista saat tässä enemmän.
lesson-end-over = Luuranko toi 2 XP joka metsästä. Tilanne on tasan, ja jäljellä olevat kuutiot ratkaisevat: voitit!

## 8: the first game

learn-first = Osaat nyt kaiken tarvittavan. Sora on ystävällinen, ja valmentaja antaa silloin tällöin vihjeen.
learn-first-start = Pelaa Soraa vastaan

## Puzzles

puzzles-title = Pulmat
puzzles-about = Jokaisessa on tavoite, johon pääsee varmasti. Mieti rauhassa.
puzzles-solved = { $count ->
    [one] ratkaistu { $count }/{ $all }
   *[other] ratkaistu { $count }/{ $all }
}
puzzles-counted = Ensimmäinen yrityksesi kussakin pulmassa lasketaan tällä palvelimella ilman nimeäsi.
puzzle-number = Pulma { $number }: { $title }
puzzle-done = Ratkaistu
puzzle-yes = Ratkaistu, oikein hyvä!
puzzle-no = Ei aivan: tavoite jäi saavuttamatta. Yritä uudestaan.
puzzle-missed-score = Siitä tulee { $reached }, tarvitaan { $needed }. Yritä uudestaan.
puzzle-missed-keeps = Pisteet riittävät, mutta sinulle jää { $reached }, tarvitaan { $needed }. Yritä uudestaan.
puzzle-missed-odds = Se onnistuu { $reached } %:n todennäköisyydellä, tarvitaan { $needed } %. Yritä uudestaan.
puzzle-missed-reward = Siitä saa { $reached } XP, tarvitaan { $needed }. Yritä uudestaan.
puzzle-missed-near = Vieressäsi: { $reached }/{ $needed }. Yritä uudestaan.
puzzle-missed-safe = Seuraava pelaaja voisi ottaa heti smaragdin. Yritä uudestaan.
puzzle-missed-layer =
    { $reached ->
        [one] Kerroksesta on jäljellä yksi kuutio.
       *[other] Kerroksesta on jäljellä { $reached } kuutiota.
    } Yritä uudestaan.
puzzle-on = Hyvä alku. Mitä seuraavaksi?
puzzle-missed-best = Se voittaa { $reached } % peleistä, paras päätös { $needed } %. Yritä uudestaan.
puzzle-found =
    { $tries ->
        [one] { $percent } % löysi sen ensi yrittämällä (1 yritys)
       *[other] { $percent } % löysi sen ensi yrittämällä ({ $tries } yritystä)
    }
puzzle-found-bots = Bottimme löytävät sen { $percent } %:ssa yrityksistä
puzzle-following = Seuraava pulma
puzzle-again = Yritä uudestaan
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
puzzle-goal-desert = Hanki kortista A vähintään 16 pistettä yhdellä rakennuksella.
puzzle-goal-materials = Hanki kortista B vähintään 16 pistettä yhdellä rakennuksella.
puzzle-goal-safe = Nosta kaksi kuutiota niin, ettei seuraava pelaaja voi nostaa smaragdia.
puzzle-goal-layer = Nosta kaksi kuutiota niin, että ylin kerros on poissa.
puzzle-goal-mob = Taistele hirviötä vastaan, josta saa vähintään 4 XP ja jonka voitat vähintään 60 %:n todennäköisyydellä.
puzzle-goal-walk = Tutki risteys, jonka vieressä on sekä zombi että rautamiekka.
puzzle-goal-weapon = Tee siirto, jonka jälkeen voitat zombin vähintään 75 %:n todennäköisyydellä.
puzzle-goal-cover = Hanki kortista C vähintään 20 pistettä yhdellä rakennuksella.
puzzle-goal-two = Tutki ja rakenna sitten: hanki kortista A vähintään 18 pistettä.
puzzle-goal-emerald = Hanki kortista A vähintään 15 pistettä ja pidä smaragdisi.

## The coach in the first games

coach = Valmentaja
coach-off = Ei enää vihjeitä
coach-gone = Valmentaja on pois päältä. Löydät sen asetuksista.
coach-layer = Tämä kerros on melkein poissa. Sitten lasketaan pisteet: ole valmiina tai jätä kerroksen loppu muille.
coach-odds = Tämän taistelun luultavasti häviäisit. Se maksaa vain toiminnon, mutta parempi ase auttaa.
coach-split = Joissakin ruuduissa tämä rakennus pienentää jotain ryhmääsi. Katso merkit, ennen kuin valitset.
coach-build = Sinulla on varaa vieressäsi olevaan rakennukseen. Pisteet tulevat yhtenäisistä ryhmistä.
coach-explore = Et ole tutkinut vähään aikaan. Uudet laatat tuovat uusia vaihtoehtoja.
