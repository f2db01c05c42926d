# The rules page, in our own words.

rules-lead = Odkrywaj świat, zbieraj bloki z kostki, stawiaj budowle i walcz z mobami. Zasady przeczytasz w pięć minut, a partia trwa około czterdziestu.
rules-contents = Spis treści
rules-block = { $name }: { $count }
rules-hearts = { $hearts ->
    [0] Bez serc.
    [one] 1 serce.
    [few] { $hearts } serca.
    [many] { $hearts } serc.
   *[other] { $hearts } serca.
  }
rules-mob = { $hearts ->
    [one] 1 serce,
    [few] { $hearts } serca,
    [many] { $hearts } serc,
   *[other] { $hearts } serca,
  } { $xp } PD, { $count ->
    [one] 1 sztuka w pudełku.
    [few] { $count } sztuki w pudełku.
    [many] { $count } sztuk w pudełku.
   *[other] { $count } sztuki w pudełku.
  }
rules-mob-action = Do wymiany na dodatkową akcję.
rules-mob-scoring = Na koniec gry: { $points } PD za każde pole z cechą: { $trait }.
rules-each = po { $points } PD
rules-print = Drukuj
rules-figure-collect = Możesz wziąć bloki oznaczone kółkiem: odsłonięta jest ich góra i co najmniej dwa boki.
rules-figure-explore = Odkrywając tu świat, odsłonisz wszystkie cztery płytki i żetony wokół skrzyżowania.

# Worked examples to try: a board, and what can be chosen on it.
rules-example-a = Spróbuj: twoja plansza w rundzie punktacji A. Który biom wybierasz?
rules-example-a-why = Piąta pustynia styka się z grupą tylko rogiem, więc się nie liczy.
rules-example-b = Spróbuj: runda punktacji B. Który materiał wybierasz?
rules-example-b-why = Biomy i rodzaje nie mają tu znaczenia. Szósta drewniana budowla nie łączy się z pozostałymi.
rules-example-c = Spróbuj: runda punktacji C. Który rodzaj wybierasz?
rules-example-c-why = Dwa mieszkania też są połączone, ale domy dla zwierząt są warte więcej.
rules-example-mobs = Spróbuj: gra się skończyła. Wybieraj swoje moby po kolei i zobacz, ile daje każdy z nich.
rules-example-mobs-why = Razem twoje moby dają ci { $xp } PD.
rules-example-says = { $spaces ->
    [0] Żadne pole się nie liczy: 0 PD.
    [one] 1 pole × { $points } PD = { $xp } PD.
    [few] { $spaces } pola × { $points } PD = { $xp } PD.
    [many] { $spaces } pól × { $points } PD = { $xp } PD.
   *[other] { $spaces } pola × { $points } PD = { $xp } PD.
  }
rules-example-best = Nic na tej karcie nie daje więcej.
rules-example-more = Coś innego daje więcej.

rules-goal = Cel gry
rules-goal-1 = Wygrywa ten, kto na koniec ma najwięcej punktów doświadczenia (PD). Większość dają trzy rundy punktacji, w których liczą się budowle na twojej planszy.
rules-goal-2 = Gra trwa, dopóki nie wyczerpią się trzy warstwy kostki. Wszyscy biorą bloki z tej samej kostki, więc każdy ma wpływ na to, kiedy to nastąpi.

rules-table = Co leży na stole
rules-table-1 = Kostka składa się z 4 × 4 × 4 bloków z pięciu materiałów. Co jest w środku, okazuje się dopiero wtedy, gdy odsłoni się góra albo bok bloku.
rules-table-2 = Świat to 16 stosów po 4 zakryte płytki (budowle i moby), a wokół nich 16 zakrytych żetonów broni. Między nimi biegną ścieżki. Twoja postać stoi tam, gdzie się krzyżują, a wszyscy zaczynają na środku.
rules-table-3 = Przed tobą leżą: plansza z 9 polami i wydrukowanymi biomami, twoje bloki i stos broni. Na początku są w nim kamienny miecz, drewniany miecz i trzy trujące ziemniaki.

rules-turn = Twoja tura
rules-turn-1 = Wykonaj dwie różne akcje. Żadnej nie można pominąć, ale zawsze da się zebrać bloki albo odkrywać świat bez ruszania się z miejsca.
rules-turn-2 = Potem możesz wymienić moby na dodatkowe akcje. Gdy kończysz turę, odbywa się runda punktacji, jeśli przyszła na nią pora, i gra następna osoba.

rules-collect = Bloki
rules-collect-1 = Weź z kostki dwa bloki, jeden po drugim. Możesz wziąć blok, jeśli odsłonięta jest jego góra i co najmniej dwa z czterech boków.
rules-collect-2 = Zabranie pierwszego bloku może odblokować drugi. Bloki zostają w twoich zasobach, dopóki z nich czegoś nie zbudujesz.
rules-collect-3 = Przy budowaniu szmaragd zastępuje dowolny inny blok.

rules-explore = Odkrywanie świata
rules-explore-1 = Przesuń swoją postać o 0, 1 lub 2 kroki po ścieżkach, nigdy na ukos. Na jednym skrzyżowaniu może stać kilka postaci.
rules-explore-2 = Potem odsłoń wszystko, co wokół twojego skrzyżowania jest jeszcze zakryte: najwyżej cztery płytki lub żetony broni.
rules-explore-3 = Gdy ktoś zabierze płytkę, ta pod spodem zostaje zakryta, dopóki ktoś nie odkryje tam świata. Obok pustego stosu nadal można przechodzić.

rules-build = Budowanie
rules-build-1 = Wybierz budowlę, która leży odsłonięta obok ciebie, i zapłać za nią blokami. Szmaragdy zastępują bloki, których ci brakuje, i tylko te.
rules-build-2 = Połóż ją na dowolnym ze swoich dziewięciu pól, także na wcześniejszej budowli. Zakryta budowla już się nie liczy.
rules-build-3 = Jeśli są na niej PD, dostajesz je od razu. Jej biom, materiał i rodzaj liczą się w rundach punktacji.

rules-fight = Walka z mobem
rules-fight-1 = Wybierz moba, który leży odsłonięty obok ciebie. Potasuj swój stos broni i odsłoń trzy żetony, jeden po drugim.
rules-fight-2 = Jeśli odsłonisz co najmniej tyle serc, ile ma mob, pokonujesz go: bierzesz jego płytkę i zdobywasz jego PD. Jeśli nie, mob zostaje na miejscu, a ty tracisz tylko akcję.
rules-fight-3 = Wszystkie żetony wracają do twojego stosu, oprócz zdetonowanego TNT.

rules-weapon = Broń
rules-weapon-1 = Weź żeton broni, który leży obok ciebie, i wtasuj go do swojego stosu. Jego miejsce zostaje puste.
rules-weapon-2 = Niektóre żetony mają moc, która działa, ilekroć je odsłonisz, niezależnie od wyniku walki:

rules-mobs = Moby
rules-mobs-1 = W świecie gry żyje sześć gatunków mobów. Jedne możesz wymienić na dodatkową akcję; inne (punktujące) dają ci punkty na koniec gry:

rules-extra = Dodatkowe akcje
rules-extra-1 = Po swoich dwóch akcjach możesz wymienić moba z ikoną dodatkowej akcji, także tego pokonanego przed chwilą. Dostajesz za niego jedną dowolną akcję, nawet taką, która już była w tej turze.
rules-extra-2 = Każdą dodatkową akcję z wymiany trzeba wykonać. Możesz wymienić kilka mobów, jednego po drugim.

rules-scoring = Rundy punktacji
rules-scoring-1 = Gdy wyczerpie się górna warstwa kostki, przychodzi pora na rundę punktacji A: biomy. Po drugiej warstwie jest B, materiały; po trzeciej C, rodzaje. Runda odbywa się po zakończeniu tury, czyli także po dodatkowych akcjach.
rules-scoring-2 = Zaczyna osoba, której tura właśnie się skończyła, a po niej kolejno pozostali. Każdy wybiera jedną z czterech cech na karcie; kilka osób może wybrać tę samą.
rules-scoring-3 = Liczy się twoja największa połączona grupa pól z tą cechą. Pola są połączone, jeśli stykają się bokiem, a nie na ukos. Każde pole grupy jest warte tyle punktów, ile podaje karta.
rules-scoring-4 = W punktacji A liczą się też biomy wydrukowane na twojej planszy, o ile nie zakrywa ich budowla. W B i C liczą się tylko budowle.

rules-beginner = Wariant dla początkujących
rules-beginner-1 = Każdy gracz może punktować prościej: liczą się wszystkie pola z daną cechą, połączone czy nie.

rules-end = Koniec gry
rules-end-1 = Gra kończy się po rundzie punktacji C. Każdy pokonany przez ciebie mob punktujący daje teraz swoje PD za każde pole twojej planszy z jego cechą, połączone czy nie.
rules-end-2 = Wygrywa ten, kto ma najwięcej PD. Przy remisie wygrywa ten, komu zostało więcej bloków; jeśli nadal jest remis, zwycięstwo jest wspólne.

rules-questions = Pytania
rules-questions-1 = Ile piasku jest w kostce? 14 bloków. Jedno angielskie wydanie podaje 16, ale wtedy kostka miałaby 66 bloków.
rules-questions-2 = Jak są ułożone płytki? W 16 stosach po 4.
rules-questions-3 = Czy odkrywając świat, odsłania się też broń? Tak: wszystko, co wokół twojego skrzyżowania jest zakryte, płytki i żetony broni.
rules-questions-4 = Czy mogę wziąć zakrytą broń? To się nie zdarza: dokąd dojdziesz, tam odkrywasz świat i ją odsłaniasz.
rules-questions-5 = Kiedy odsłania się płytkę pod tą, którą ktoś zabrał? Gdy ktoś znów odkrywa tam świat. Wystarczy to zrobić bez ruszania się z miejsca.
rules-questions-6 = Czy mogę iść na ukos? Nie, tylko po ścieżkach.
rules-questions-7 = Gdzie mogę się zatrzymać? Na każdym skrzyżowaniu: na brzegu, w rogu, obok pustych stosów i tam, gdzie stoi inna postać.
rules-questions-8 = Czy pierwszy blok może odblokować drugi? Tak. Blok musi być dostępny dopiero w chwili, gdy go bierzesz.
rules-questions-9 = Czy muszę wziąć drugi blok? Tak, o ile jakiś jest w kostce. Wtedy zawsze któryś jest dostępny.
rules-questions-10 = Które bloki są znane? Te, których górę lub bok było już widać; spodu nie widać nigdy. Pełna kostka pokazuje 52 bloki, a ukrywa 12.
rules-questions-11 = Które bloki zastępuje szmaragd? Tylko te, których ci brakuje. Zachowanie szmaragdu nigdy nie szkodzi, więc nikt cię o to nie pyta.
rules-questions-12 = Czy do budowania potrzebuję wolnego pola? Nie. Możesz budować na wcześniejszej budowli, która przestaje się wtedy liczyć.
rules-questions-13 = Kiedy decyduję o łuku albo kilofie? Od razu po odsłonięciu, przed następnym żetonem. Możesz nie skorzystać. Gdy kostka jest pusta, kilof nic nie daje; złota motyka działa zawsze.
rules-questions-14 = A o TNT? Po ostatnim żetonie, po kolei o każdym. Możesz je zdetonować albo zatrzymać, nawet jeśli wygrana jest już pewna.
rules-questions-15 = Czy złota motyka i kilof działają w przegranej walce? Tak.
rules-questions-16 = Czy może mi zabraknąć żetonów? Nie. Pierwszych pięć nigdy nie opuszcza stosu, a łuk odsłania tylko jeden więcej.
rules-questions-17 = Czy mogę wymienić moba w tej samej turze, w której go pokonam? Tak, gdy tylko wykonasz swoje dwie akcje.
rules-questions-18 = A jeśli nic nie mogę zrobić? To się nie zdarza: zawsze da się zebrać bloki albo odkrywać świat bez ruszania się z miejsca. Akcji nie można pominąć.
rules-questions-19 = Czy dwie osoby mogą wybrać tę samą cechę? Tak. Możesz nawet wybrać taką, której nie masz; daje 0 PD.
rules-questions-20 = Czy moby, które liczą biom, liczą też biomy wydrukowane? Tak, wszystkie widoczne.
rules-questions-21 = Co jest po 50 PD? Licz dalej. Kończy się tylko wydrukowany tor.
rules-questions-22 = Czy stosy broni i pokonane moby są tajne? Nie. Wszystko, co już raz odsłonięto, każdy może obejrzeć.
rules-questions-23 = A jeśli warstwa wyczerpie się w środku tury? Dokończ turę jak zwykle; runda punktacji jest po niej. Jeśli wyczerpią się dwie warstwy, ich rundy odbywają się jedna po drugiej.
rules-questions-24 = Czy blok zebrany kilofem liczy się jako akcja „Bloki”? Nie. Przegrana walka liczy się za to jako twoja akcja walki.
rules-questions-25 = Którego moba wymieniam? To bez różnicy, więc pierwszego z ikoną dodatkowej akcji.
rules-questions-26 = A jeśli gra nigdy się nie kończy? Grajcie, jak długo chcecie. Symulacje i turnieje kończą się po 500 turach i nikt nie wygrywa.
rules-questions-27 = A jeśli ktoś się podda? Przy dwóch graczach wygrywa drugi. Przy trzech lub czterech na zwolnionym miejscu gra dalej bot.
