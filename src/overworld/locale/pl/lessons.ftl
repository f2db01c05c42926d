# Lessons, puzzles and the coach. A bubble has two short sentences and 160 characters at most;
# lessons 0 to 7 have 900 words together.

## The page of the lessons

learn-title = Naucz się grać
learn-about = Krótkie lekcje: grasz i po drodze poznajesz zasady. Razem osiem minut.
learn-lesson = Lekcja { $number }: { $title }
learn-finished = Gotowe
learn-steps = { $count ->
    [one] 1 krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
  }
learn-begun = Przerwane na kroku { $step }
learn-puzzles = Zagadki
learn-puzzles-about = Dziesięć małych pozycji na próbę.
learn-missing = Dla tego pudełka nie ma lekcji.

## Around every lesson and puzzle

guide-step = Krok { $step } z { $count }
guide-next = Dalej
guide-back = Wstecz
guide-show = Pokaż mi
guide-why = Dlaczego?
guide-skip = Pomiń lekcję
guide-again = Od początku
guide-leave = Wyjdź
guide-following = Następna lekcja
guide-all = Wszystkie lekcje
guide-puzzles-all = Wszystkie zagadki
guide-try = { $material }, { $place }: sprawdź, czy można zebrać

## Titles of the lessons

lesson-title-0 = Witaj
lesson-title-1 = Kostka
lesson-title-2 = Odkryj świat
lesson-title-3 = Budowanie
lesson-title-4 = Broń i pierwsza walka
lesson-title-5 = Żetony specjalne
lesson-title-6 = Punktacja
lesson-title-7 = Moby i koniec gry
lesson-title-8 = Twoja pierwsza partia

## Said in any lesson

lesson-other = Też wolno, dobre oko! Na razie spróbuj tego, co zaznaczone.
lesson-done = Brawo, to już cała lekcja!

## 0: welcome

lesson-welcome-hello = Witaj w świecie z bloków! Zbieraj je, odkrywaj, zbuduj sobie dom i nie daj się mobom.
lesson-welcome-goal = Każda warstwa, która znika z kostki, to punktacja. Po trzeciej wygrywa ten, kto ma najwięcej PD.
lesson-welcome-turn = W swojej turze wykonujesz dwie z tych pięciu akcji. Muszą być różne.
lesson-welcome-character = Wybierz postać na swoją pierwszą partię. W tych lekcjach grasz czerwoną.

## 1: the cube

lesson-cube-rotate = Sześćdziesiąt cztery bloki i każdy się przyda. Obróć kostkę okrągłymi strzałkami albo ją przeciągnij.
lesson-cube-covered = Blok można zebrać, jeśli ma odsłoniętą górę i dwa boki. Spróbuj z tym.
lesson-cube-corner = Odsłonięty jest tylko jeden bok. Róg ma dwa: wybierz „Bloki” i weź ten.
lesson-cube-second = Zbierasz zawsze dwa bloki. Teraz szmaragd ma odsłonięty jeszcze jeden bok: weź go!
lesson-cube-second-other = Można. Ale spójrz, tam jest szmaragd!
lesson-cube-emerald = Szmaragd zastępuje każdy blok, którego ci brakuje. Wypatruj ich!
lesson-cube-layers = Górna warstwa ma o dwa bloki mniej. Gdy zniknie cała, wszyscy punktują.

## 2: explore

lesson-explore-crossing = Stoisz na skrzyżowaniu, między czterema stosami lub żetonami. To, co tam leży, masz w zasięgu.
lesson-explore-walk = Odkryj świat: przejdź ścieżkami najwyżej dwa kroki. Idź tutaj.
lesson-explore-found = Wszystko wokół jest odsłonięte: budowla, mob i dwa żetony broni. Możesz z tego korzystać.
lesson-explore-sword = Została ci jedna akcja, ale inna. Weź żelazny miecz!
lesson-explore-end = Obie akcje wykonane. Nic nie dzieje się samo: zakończ turę.
lesson-explore-shared = Kamyk stanął na twoim skrzyżowaniu (tak wolno) i coś zbudował. Następna płytka na stosie jest zakryta.
lesson-explore-stay = Odkrywać można też bez ruszania się. Zostań tu i odsłoń nową płytkę.
lesson-explore-stay-other = Dobry pomysł na później. Najpierw zobacz, co masz pod nosem.
lesson-explore-well = Nowa budowla! Kto się rozgląda, ma w czym wybierać.

## 3: build

lesson-build-tile = Ta budowla kosztuje dwa bloki drewna i jeden kamienia. Ma biom, materiał i rodzaj.
lesson-build-emerald = Nie masz kamienia, ale wystarczy szmaragd. Zbuduj ją na środku swojej planszy.
lesson-build-emerald-other = Wolno na każdym polu. Środek łączy najwięcej pustyń, więc wybierz go.
lesson-build-lens = Zobacz, co to dało: spójrz na swoją planszę przez kartę A.
lesson-build-end = Stykają się cztery pustynie, razem z nadrukowanymi: 16 PD w punktacji A. Zakończ turę.
lesson-build-over = Duże budowle od razu dają PD, ta daje 4. Połóż ją na swojej małej, która przestanie się liczyć.
lesson-build-over-other = Też wolno. Ale spróbuj choć raz przykryć starą budowlę!
lesson-build-gain = Cztery PD dla ciebie. Wybierając pole, myśl o grupach.

## 4: weapons and a first fight

lesson-fight-pile = Otwórz swój stos broni. Dwa miecze i trzy trujące ziemniaki, które nikomu nie szkodzą.
lesson-fight-zombie = Zombie ma 2 serca. Odsłaniasz trzy żetony i wygrywasz od 2 serc w górę: walcz!
lesson-fight-lost = Jedno serce: nie dziś. Tracisz tylko akcję, a żetony wracają do stosu.
lesson-fight-sword = Wzmocnij się: weź żelazny miecz, ma 3 serca.
lesson-fight-sword-other = Można. Teraz bardziej przyda ci się miecz.
lesson-fight-end = Jest już w twoim stosie. Zakończ turę.
lesson-fight-again = Kamyk zagrał, a zombie dalej tu jest. Spróbuj jeszcze raz!
lesson-fight-won = Pokonany! Dostajesz jego PD i zatrzymujesz płytkę; do czego służy, okaże się później.

## 5: special tokens

lesson-tokens-enderman = W twoim stosie są już cztery żetony specjalne. Odważ się na walkę z endermanem i jego 6 sercami!
lesson-tokens-bow = Łuk! Pozwala odsłonić jeszcze jeden żeton: zrób to.
lesson-tokens-pickaxe = Złota motyka dała 2 PD, cokolwiek się stanie. Kilof daje blok: weź szmaragd.
lesson-tokens-pickaxe-other = Ten blok też można zebrać. Szmaragd jest więcej wart.
lesson-tokens-tnt = Na razie trzy serca. TNT doda 5, ale potem przepadnie na dobre: zdetonuj je!
lesson-tokens-won = Osiem serc, enderman jest twój! Wszystkie żetony oprócz TNT wracają do stosu.

## 6: scoring

lesson-scoring-few = W górnej warstwie zostały dwa bloki. Pora na punktację A!
lesson-scoring-first = Zbierz pierwszy.
lesson-scoring-last = I ostatni.
lesson-scoring-last-other = Wtedy warstwa zostanie. Weź raczej jej ostatni blok.
lesson-scoring-end = Warstwa zniknęła. Punktacja czeka na koniec twojej tury, więc ją zakończ.
lesson-scoring-choose = Wybierz biom: liczy się największa grupa, nigdy na ukos. Pustynie dają 4 razy 4.
lesson-scoring-choose-other = Byłoby mniej PD. Najlepsze są cztery pustynie po 4 PD.
lesson-scoring-blue = Szesnaście PD! Kamyk też punktował, za dwa pola ośnieżonej tundry.
lesson-scoring-later = Potem jest B za materiały i C za rodzaje. Liczą się w nich tylko budowle, bez nadruku.

## 7: mobs and the end

lesson-end-mobs = Zombie można oddać za dodatkową akcję. Szkielet czeka: da punkty na koniec.
lesson-end-first = Kostka już niska. Zbierz ten blok…
lesson-end-layer = …i ten pod nim. To koniec drugiej warstwy.
lesson-end-trade = Akcje wykonane, ale przydałaby się jeszcze jedna. Oddaj zombie!
lesson-end-trade-other = Można tu skończyć. Najpierw jednak oddaj zombie i zobacz.
lesson-end-extra = Dodatkowa akcja może być powtórką. Zbieraj jeszcze raz.
lesson-end-last = Jeszcze jeden i zniknie też trzecia warstwa.
lesson-end-end = Dwie warstwy w jednej turze: będą punktacje B i C. Zakończ turę.
lesson-end-materials = Najpierw B: twoje trzy budowle z drewna się stykają. Wybierz drewno.
lesson-end-materials-other = Spójrz jeszcze raz: najwięcej dają trzy budowle z drewna.
lesson-end-types = Teraz C, ostatnia. Stykają się trzy mieszkania.
lesson-end-types-other = Tu więcej dadzą mieszkania.
lesson-end-over = Szkielet dał 2 PD za każdy las. Jest remis, a o wyniku decydują pozostałe bloki: wygrywasz!

## 8: the first game

learn-first = Wiesz już wszystko, czego trzeba. Kamyk jest przyjazny, a trener czasem coś podpowie.
learn-first-start = Zagraj z Kamykiem

## Puzzles

puzzles-title = Zagadki
puzzles-about = Każda ma cel, który na pewno da się osiągnąć. Nie spiesz się.
puzzles-solved = { $count ->
    [one] Rozwiązana 1 z { $all }
    [few] Rozwiązane { $count } z { $all }
    [many] Rozwiązanych { $count } z { $all }
   *[other] Rozwiązane { $count } z { $all }
  }
puzzles-counted = Twoja pierwsza próba przy każdej zagadce jest liczona na tym serwerze, bez twojego imienia.
puzzle-number = Zagadka { $number }: { $title }
puzzle-done = Rozwiązana
puzzle-yes = Rozwiązana, świetnie!
puzzle-no = Niezupełnie: to mija się z celem. Spróbuj jeszcze raz.
puzzle-missed-score = To daje { $reached } z { $needed }. Spróbuj jeszcze raz.
puzzle-missed-keeps = Punkty się zgadzają, ale zostaje ci { $reached } z { $needed }. Spróbuj jeszcze raz.
puzzle-missed-odds = Szansa to { $reached } %, a potrzeba { $needed } %. Spróbuj jeszcze raz.
puzzle-missed-reward = To daje { $reached } PD z { $needed }. Spróbuj jeszcze raz.
puzzle-missed-near = Obok ciebie: { $reached } z { $needed }. Spróbuj jeszcze raz.
puzzle-missed-safe = Następny gracz mógłby od razu zabrać szmaragd. Spróbuj jeszcze raz.
puzzle-missed-layer =
    { $reached ->
        [one] Został jeden blok warstwy.
        [few] Zostały { $reached } bloki warstwy.
        [many] Zostało { $reached } bloków warstwy.
       *[other] Zostało { $reached } bloku warstwy.
    } Spróbuj jeszcze raz.
puzzle-on = Na razie dobrze. Co dalej?
puzzle-missed-best = To wygrywa { $reached } % partii, najlepsza decyzja { $needed } %. Spróbuj jeszcze raz.
puzzle-found =
    { $tries ->
        [one] { $percent } % znalazło za pierwszym razem (1 próba)
        [few] { $percent } % znalazło za pierwszym razem ({ $tries } próby)
        [many] { $percent } % znalazło za pierwszym razem ({ $tries } prób)
       *[other] { $percent } % znalazło za pierwszym razem ({ $tries } próby)
    }
puzzle-found-bots = Nasze boty znajdują rozwiązanie w { $percent } % prób
puzzle-following = Następna zagadka
puzzle-again = Jeszcze raz
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
puzzle-goal-desert = Jedną budowlą zdobądź 16 lub więcej punktów z karty A.
puzzle-goal-materials = Jedną budowlą zdobądź 16 lub więcej punktów z karty B.
puzzle-goal-safe = Zbierz dwa bloki tak, by następny gracz nie mógł wziąć szmaragdu.
puzzle-goal-layer = Zbierz dwa bloki tak, by zniknęła górna warstwa.
puzzle-goal-mob = Walcz o co najmniej 4 PD, z szansą 60% lub większą.
puzzle-goal-walk = Odkrywając, dojdź do skrzyżowania, przy którym są i zombie, i żelazny miecz.
puzzle-goal-weapon = Zrób to, co da ci 75% szans lub więcej na pokonanie zombie.
puzzle-goal-cover = Jedną budowlą zdobądź 20 lub więcej punktów z karty C.
puzzle-goal-two = Odkryj świat, potem buduj: zdobądź 18 lub więcej punktów z karty A.
puzzle-goal-emerald = Zdobądź 15 lub więcej punktów z karty A i zachowaj szmaragd.

## The coach in the first games

coach = Trener
coach-off = Bez podpowiedzi
coach-gone = Trener jest wyłączony. Znajdziesz go w ustawieniach.
coach-layer = Ta warstwa prawie zniknęła. Gdy to nastąpi, wszyscy punktują: przygotuj się albo zostaw ją innym.
coach-odds = Tę walkę raczej przegrasz. Stracisz tylko akcję, ale lepsza broń pomoże.
coach-split = Na niektórych polach ta budowla zmniejszy którąś z twoich grup. Zanim wybierzesz, spójrz na znaki.
coach-build = Stać cię na budowlę obok. Punkty dają grupy, które się stykają.
coach-explore = Dawno nie było odkrywania. Nowe płytki to nowe możliwości.
