# Lessons, puzzles and the coach. A bubble has two short sentences and 160 characters at most;
# lessons 0 to 7 have 900 words together.

## The page of the lessons

learn-title = Naucz się grać
learn-about = Poznaj zasady w trakcie gry. Wszystkie krótkie lekcje trwają razem około piętnastu minut.
learn-lesson = Lekcja { $number }: { $title }
learn-finished = Gotowe
learn-steps = { $count ->
    [one] 1 krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
  }
learn-begun = Przerwana na kroku { $step }
learn-puzzles = Łamigłówki
learn-puzzles-about = Rozwiążesz wszystkie dwadzieścia?
learn-missing = Dla tego zestawu nie ma lekcji.

## Around every lesson and puzzle

guide-step = Krok { $step } z { $count }
guide-next = Dalej
guide-back = Wstecz
guide-show = Pokaż mi
guide-skip = Pomiń lekcję
guide-again = Od początku
guide-leave = Wyjdź
guide-fold = Zwiń
guide-unfold = Pokaż zadanie: { $title }
guide-following = Następna lekcja
guide-upcoming = Dalej: { $title }
guide-all = Wszystkie lekcje
guide-puzzles-all = Wszystkie łamigłówki
guide-try = { $material }, { $place }: spróbuj wziąć

## Titles of the lessons

lesson-title-0 = Witaj
lesson-title-1 = Kostka
lesson-title-2 = Odkrywanie świata
lesson-title-3 = Budowanie
lesson-title-4 = Broń i pierwsza walka
lesson-title-5 = Żetony specjalne
lesson-title-6 = Punktacja
lesson-title-7 = Moby i koniec gry
lesson-title-8 = Twoja pierwsza partia

## Said in any lesson

lesson-other = Tak też można, dobre oko! Na razie zrób to, co zaznaczone.
lesson-done = Brawo, to już cała lekcja!
lesson-watch = Patrz: teraz gra { $name }.

## 0: welcome

lesson-welcome-hello = Witaj w świecie z bloków! Zbieraj je, odkrywaj nowe miejsca, zbuduj dom i walcz z mobami.
lesson-welcome-goal = Ilekroć wyczerpie się warstwa kostki, wszyscy punktują. Po trzeciej wygrywa ten, kto ma najwięcej punktów doświadczenia (PD).
lesson-welcome-turn = W swojej turze wykonujesz dwie z tych pięciu akcji. Muszą być różne.
lesson-welcome-character = Wybierz postać na swoją pierwszą partię. W tych lekcjach grasz czerwonymi.

## 1: the cube

lesson-cube-rotate = Sześćdziesiąt cztery bloki i każdy się przyda! Obróć kostkę okrągłymi strzałkami albo przeciągając.
lesson-cube-covered = Możesz wziąć blok, jeśli odsłonięta jest jego góra i dwa boki. Spróbuj z tym.
lesson-cube-corner = Odsłonięty jest tylko jeden bok. Róg ma dwa: wybierz „Bloki” i weź ten.
lesson-cube-second = Zbierasz zawsze dwa bloki. Teraz szmaragd ma odsłonięty jeszcze jeden bok: weź go!
lesson-cube-second-other = Można i tak. Ale spójrz, tam jest szmaragd!
lesson-cube-emerald = Szmaragd zastępuje każdy blok, którego ci brakuje. Wypatruj ich!
lesson-cube-layers = Górna warstwa ma o dwa bloki mniej. Gdy się wyczerpie, wszyscy punktują.

## 2: explore

lesson-explore-crossing = Stoisz na skrzyżowaniu, między czterema stosami lub żetonami. Możesz użyć tego, co leży tam odsłonięte.
lesson-explore-walk = Odkryj świat: przejdź ścieżkami najwyżej dwa kroki. Idź tutaj.
lesson-explore-found = Wszystko wokół ciebie jest odsłonięte: budowla, mob i dwa żetony broni. Możesz z tego korzystać.
lesson-explore-sword = Druga akcja musi być inna niż pierwsza. Weź żelazny miecz!
lesson-explore-end = Obie akcje wykonane. Teraz zakończ turę.
lesson-explore-shared = Kamyk stanął na twoim skrzyżowaniu (tak wolno) i coś zbudował. Następna płytka na stosie jest zakryta.
lesson-explore-stay = Świat odkryjesz też bez ruszania się. Zostań tu i odsłoń nową płytkę.
lesson-explore-stay-other = Dobry pomysł na później. Najpierw odsłoń to, co masz pod nosem.
lesson-explore-well = Nowa budowla! Im więcej odsłonisz, tym większy wybór.

## 3: build

lesson-build-tile = Ta budowla kosztuje dwa bloki drewna i jeden kamienia. Ma biom, materiał i rodzaj.
lesson-build-emerald = Nie masz kamienia, ale wystarczy szmaragd. Zbuduj ją na środku swojej planszy.
lesson-build-emerald-other = Wolno na każdym polu. Środek łączy najwięcej pustyń, więc buduj właśnie tam.
lesson-build-lens = Zobacz, co to dało: wybierz kartę punktacji A.
lesson-build-end = Połączone są cztery pustynie, razem z wydrukowanymi: 16 PD w punktacji A. Zakończ turę.
lesson-build-over = Duże budowle od razu dają PD, ta daje 4. Postaw ją na tej w rogu, która przestanie się liczyć.
lesson-build-over-other = Tak też wolno. Ale spróbuj choć raz budować na innej budowli!
lesson-build-gain = Cztery PD dla ciebie! Wybierając pole, myśl o swoich grupach.

## 4: weapons and a first fight

lesson-fight-pile = Zajrzyj do stosu broni: dwa miecze i trzy trujące ziemniaki bez serc.
lesson-fight-zombie = Zombie ma 2 serca. Odsłoń trzy żetony: od 2 serc w górę wygrywasz, więc walcz!
lesson-fight-lost = Tylko jedno serce, więc zombie zostaje. Tracisz samą akcję; żetony wracają do stosu.
lesson-fight-sword = Wzmocnij się: weź żelazny miecz. Ma 3 serca.
lesson-fight-sword-other = Można i tak. Ale teraz bardziej przyda ci się miecz.
lesson-fight-end = Miecz jest już w twoim stosie. Zakończ turę.
lesson-fight-again = Kamyk zagrał, a zombie dalej tu jest. Spróbuj jeszcze raz!
lesson-fight-won = Mob pokonany! Dostajesz jego PD i zatrzymujesz płytkę: później zobaczysz, do czego służy.

## 5: special tokens

lesson-tokens-enderman = W twoim stosie są teraz cztery żetony specjalne. Odważ się na walkę z endermanem i jego 6 sercami!
lesson-tokens-bow = Łuk! Pozwala odsłonić jeszcze jeden żeton: zrób to.
lesson-tokens-pickaxe = Złota motyka dała ci 2 PD, niezależnie od wyniku walki. Kilof daje blok: wybierz szmaragd.
lesson-tokens-pickaxe-other = Ten blok też można zebrać. Szmaragd jest więcej wart.
lesson-tokens-tnt = Masz trzy serca. TNT doda 5, ale potem wypadnie z gry: zdetonuj je!
lesson-tokens-won = Osiem serc: enderman pokonany! Wszystkie żetony oprócz TNT wracają do stosu.

## 6: scoring

lesson-scoring-few = W górnej warstwie zostały tylko dwa bloki. Pora na punktację A!
lesson-scoring-first = Zbierz pierwszy.
lesson-scoring-last = A teraz ostatni.
lesson-scoring-last-other = To nie wyczerpie warstwy. Weź raczej jej ostatni blok.
lesson-scoring-end = Warstwa wyczerpana. Wszyscy punktują po twojej turze, więc ją zakończ.
lesson-scoring-choose = Wybierz biom: liczy się twoja największa połączona grupa, ale nie na ukos. Twoje pustynie dają 4 × 4.
lesson-scoring-choose-other = To da ci mniej PD. Najlepsze są cztery pustynie po 4 PD.
lesson-scoring-blue = Szesnaście PD! Kamyk też punktował, za dwa pola ośnieżonej tundry.
lesson-scoring-later = Potem jest B za materiały, a na koniec C za rodzaje. Liczą się w nich tylko budowle, nie wydrukowane biomy.

## 7: mobs and the end

lesson-end-mobs = Zombie możesz wymienić na dodatkową akcję. Szkielet da punkty na koniec gry.
lesson-end-first = Kostka jest już niska. Zbierz ten blok…
lesson-end-layer = …i ten pod nim. Druga warstwa jest już wyczerpana.
lesson-end-trade = Obie akcje wykonane, ale przydałaby się jeszcze jedna. Wymień zombie!
lesson-end-trade-other = Można tu skończyć. Najpierw jednak wymień zombie i zobacz.
lesson-end-extra = Dodatkowa akcja może powtarzać wcześniejszą. Zbieraj bloki jeszcze raz.
lesson-end-last = Jeszcze jeden i wyczerpie się też trzecia warstwa.
lesson-end-end = Dwie warstwy w jednej turze: będą punktacje B i C. Zakończ turę.
lesson-end-materials = Najpierw B: twoje trzy budowle z drewna są połączone. Wybierz drewno.
lesson-end-materials-other = Spójrz jeszcze raz: najwięcej dają trzy budowle z drewna.
lesson-end-types = Teraz C, ostatnia: połączone są trzy mieszkania. Wybierz mieszkanie.
lesson-end-types-other = Tu więcej dadzą mieszkania.
lesson-end-over = Szkielet dał 2 PD za każdy las. Jest remis, więc decydują pozostałe bloki: masz ich więcej i wygrywasz!

## 8: the first game

learn-first = Wiesz już wszystko, czego trzeba. Kamyk jest przyjazny, a trener czasem coś podpowie.
learn-first-start = Zagraj z Kamykiem

## Puzzles

puzzles-title = Łamigłówki
puzzles-about = Osiągnij cel albo znajdź najlepszą decyzję. Nie spiesz się.
puzzles-solved = { $count ->
    [one] Rozwiązana 1 z { $all }
    [few] Rozwiązane { $count } z { $all }
    [many] Rozwiązanych { $count } z { $all }
   *[other] Rozwiązane { $count } z { $all }
  }
puzzles-counted = Twoja pierwsza próba przy każdej łamigłówce jest liczona na tym serwerze, bez twojego nicku.
puzzle-number = Łamigłówka { $number }: { $title }
puzzle-done = Rozwiązana
puzzle-yes = Rozwiązana, świetnie!
puzzle-no = Niezupełnie: cel nie został osiągnięty. Spróbuj jeszcze raz.
puzzle-missed-score = To daje { $reached } z { $needed }. Spróbuj jeszcze raz.
puzzle-missed-keeps = Punkty się zgadzają, ale masz za mało szmaragdów: { $reached } z { $needed }. Spróbuj jeszcze raz.
puzzle-missed-odds = Twoja szansa na wygraną to { $reached }%, a potrzeba { $needed }%. Spróbuj jeszcze raz.
puzzle-missed-reward = To daje { $reached } PD z { $needed }. Spróbuj jeszcze raz.
puzzle-missed-near = Obok ciebie: { $reached } z { $needed }. Spróbuj jeszcze raz.
puzzle-missed-safe = Następny gracz mógłby od razu zabrać szmaragd. Spróbuj jeszcze raz.
puzzle-missed-layer =
    { $reached ->
        [one] Został jeden blok w warstwie.
        [few] Zostały { $reached } bloki w warstwie.
        [many] Zostało { $reached } bloków w warstwie.
       *[other] Zostało { $reached } bloku w warstwie.
    } Spróbuj jeszcze raz.
puzzle-on = Na razie dobrze. Co dalej?
puzzle-missed-best = Tak wygrywasz { $reached }% partii, z najlepszą decyzją { $needed }%. Spróbuj jeszcze raz.
puzzle-found =
    { $tries ->
        [one] Rozwiązana za pierwszym razem: { $percent }% (1 gracz)
        [few] Rozwiązana za pierwszym razem: { $percent }% ({ $tries } graczy)
        [many] Rozwiązana za pierwszym razem: { $percent }% ({ $tries } graczy)
       *[other] Rozwiązana za pierwszym razem: { $percent }% ({ $tries } gracza)
    }
puzzle-found-bots = Nasze boty znajdują rozwiązanie w { $percent }% prób
puzzle-following = Następna łamigłówka
puzzle-again = Jeszcze raz
puzzle-show = Pokaż odpowiedź
puzzle-shown = Oto odpowiedź.
puzzle-title-desert = Kraina piasku
puzzle-title-materials = Swój do swego
puzzle-title-safe = Nic zielonego
puzzle-title-layer = Do czysta
puzzle-title-mob = Wybierz przeciwnika
puzzle-title-walk = Dwie pieczenie
puzzle-title-weapon = Zbroimy się
puzzle-title-cover = Pod dywan
puzzle-title-two = Idź i buduj
puzzle-title-emerald = Nie oddawaj
puzzle-title-cash = Czas na zysk
puzzle-title-timing = Teraz albo nigdy
puzzle-title-line = Za linią mety
puzzle-title-spider = Dobry początek
puzzle-title-blade = Ostrzejsze ostrze
puzzle-title-chance = Ostatnia szansa
puzzle-title-bridge = Budowa mostów
puzzle-title-witch = Warto zaryzykować
puzzle-title-prepared = Po kolei
puzzle-title-march = Kto pierwszy
puzzle-goal-desert = Postaw jedną budowlę, by karta A dała 16 lub więcej punktów.
puzzle-goal-materials = Postaw jedną budowlę, by karta B dała 16 lub więcej punktów.
puzzle-goal-safe = Zbierz dwa bloki tak, by następny gracz nie mógł wziąć szmaragdu.
puzzle-goal-layer = Zbierz dwa bloki tak, by wyczerpać górną warstwę.
puzzle-goal-mob = Walcz o co najmniej 4 PD, z szansą 60% lub większą.
puzzle-goal-walk = Odkryj świat: idź na skrzyżowanie, przy którym są i zombie, i żelazny miecz.
puzzle-goal-weapon = Wykonaj akcję, która da ci 75% szans lub więcej na pokonanie zombie.
puzzle-goal-cover = Postaw jedną budowlę, by karta C dała 20 lub więcej punktów.
puzzle-goal-two = Odkryj świat, potem buduj: zdobądź 18 lub więcej punktów z karty A.
puzzle-goal-emerald = Zdobądź 15 lub więcej punktów z karty A i zachowaj szmaragd.
puzzle-goal-cash = Zbierz drugi blok. Który daje zdecydowanie największą szansę na wygraną?
puzzle-goal-timing = Zbierz drugi blok. Jeden wybór zmienia wszystko.
puzzle-goal-line = Została jedna akcja i jeden pewny sposób na wygraną. Który blok bierzesz najpierw?
puzzle-goal-spider = Twoja pierwsza tura, została jedna akcja. Jak najlepiej ją wykorzystać?
puzzle-goal-blade = Została jedna akcja. Która decyzja najczęściej daje wygraną?
puzzle-goal-chance = Czworo graczy, została jedna akcja, a gra prawie się kończy. Jak możesz jeszcze wygrać?
puzzle-goal-bridge = Troje graczy na tym samym skrzyżowaniu, a tobie została jedna akcja. Co teraz?
puzzle-goal-witch = Czworo graczy, została jedna akcja, a obok ciebie są dwa moby. Co teraz?
puzzle-goal-prepared = Troje graczy, została jedna akcja, a obok ciebie jest szkielet. Co teraz?
puzzle-goal-march = Czworo graczy, została jedna akcja. Czego nie należy zostawiać innym?
puzzle-why-desert = Teraz łączą się cztery pustynie, razem z wydrukowanymi: 4 × 4 = 16.
puzzle-why-materials = Teraz łączą się cztery budowle z piasku: 4 × 4 = 16.
puzzle-why-safe = Teraz żaden szmaragd nie ma odsłoniętej góry i dwóch boków, więc następny gracz go nie weźmie.
puzzle-why-layer = Górna warstwa jest wyczerpana, więc wszyscy punktują kartę A.
puzzle-why-mob = Ten daje dość PD, a wygrywasz w 63% przypadków. Silniejszy mob daje więcej, ale ryzyko jest za duże.
puzzle-why-walk = Masz obok jedno i drugie: możesz wziąć miecz albo walczyć z zombie.
puzzle-why-weapon = Diamentowy miecz ma 4 ♥. Gdy go odsłonisz, zombie jest pokonany.
puzzle-why-cover = W środku łączy cztery domy dla zwierząt: 4 × 5 = 20. Budowla pod spodem już się nie liczy.
puzzle-why-two = Teraz łączą się trzy ośnieżone tundry: 3 × 6 = 18.
puzzle-why-emerald = Teraz łączy się pięć lasów: 5 × 3 = 15. Za tę budowlę płacisz innymi blokami.
puzzle-why-cash = Wyczerpuje górną warstwę: karta A daje tobie 20 PD, a drugiemu graczowi tylko 10.
puzzle-why-timing = Wyczerpuje trzecią warstwę: następuje punktacja C i koniec gry. Wygrywasz 68 PD do 67.
puzzle-why-line = Dwa bloki z tego rogu wyczerpują dwie warstwy: następują punktacje B i C, a ty wygrywasz.
puzzle-why-spider = Pokonujesz pająka w 90% przypadków. Daje 2 PD, a później dodatkową akcję.
puzzle-why-blade = Diamentowy miecz ma 4 ♥, więcej niż każdy inny miecz. Pomoże ci we wszystkich następnych walkach.
puzzle-why-chance = Z kartą C masz 36 PD, ale inny gracz 42. Creeper daje 4 PD i jeszcze 4 na koniec: to wystarczy do wygranej.
puzzle-why-bridge = Obok twojego pierwszego mostu podnosi wynik z karty C z 6 do 12 PD. A gracz, który ma trzy mosty, go nie dostanie.
puzzle-why-witch = Czarownica daje 5 PD, a twoje trzy pola gór jeszcze 9 na koniec. Przy 50% szans warto zaryzykować.
puzzle-why-prepared = Z diamentowym mieczem twoja szansa w walce ze szkieletem to 65% zamiast 30%. Najpierw się uzbrój.
puzzle-why-march = Dwoje innych graczy stoi na twoim skrzyżowaniu i może wziąć żelazny miecz. Jego 3 ♥ pomogą ci we wszystkich następnych walkach.

## The coach in the first games

coach = Trener
coach-off = Bez podpowiedzi
coach-gone = Trener jest wyłączony. Możesz go znów włączyć w ustawieniach.
coach-layer = Jedna warstwa jest prawie wyczerpana. Gdy się wyczerpie, wszyscy punktują: przygotuj się albo zostaw resztę innym.
coach-odds = Tę walkę raczej przegrasz. Stracisz tylko akcję, ale lepsza broń pomoże.
coach-split = Na niektórych polach ta budowla zmniejszy którąś z twoich grup. Zanim wybierzesz, spójrz na ikony.
coach-build = Obok ciebie leży coś, co możesz zbudować. Stykające się pola z tą samą cechą to grupa, a grupy dają punkty.
coach-explore = Od dawna nie odkrywasz świata. Odsłoń nowe płytki, a zyskasz nowe możliwości.
coach-start = Masz dwie różne akcje. Blokami płacisz za budowle.
coach-second = Druga akcja musi być inna.
coach-second-explore = Druga akcja musi być inna. Odkryj świat, żeby zobaczyć, co jest wokół ciebie.
coach-second-collect = Druga akcja musi być inna. Weź bloki, żeby płacić za budowle.
coach-trade = Możesz wymienić moba na dodatkową akcję, nawet taką, która już była.
