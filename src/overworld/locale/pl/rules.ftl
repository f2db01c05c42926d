# The rules page, in our own words.

rules-lead = Odkrywaj świat, rozbieraj dużą kostkę, stawiaj budowle i walcz z mobami. Czytania jest na pięć minut, a grania na jakieś czterdzieści.
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
rules-mob-action = Wymień go na jeszcze jedną akcję.
rules-mob-scoring = Na koniec: { $points } PD za każde pole z cechą: { $trait }.
rules-each = po { $points } PD

rules-goal = Cel gry
rules-goal-1 = Wygrywa ten, kto na koniec ma najwięcej punktów doświadczenia (PD). Większość dają trzy punktacje, w których liczą się budowle na twojej planszy.
rules-goal-2 = Gra trwa, dopóki z kostki nie znikną trzy warstwy. Wszyscy biorą bloki z tej samej kostki, więc każdy ma wpływ na to, kiedy to nastąpi.

rules-table = Co leży na stole
rules-table-1 = Kostka składa się z 4 × 4 × 4 bloków z pięciu materiałów. Co jest w środku, okazuje się dopiero wtedy, gdy widać bok albo górę bloku.
rules-table-2 = Świat to 16 stosów po 4 zakryte płytki (budowle i moby), a wokół nich 16 zakrytych żetonów broni. Między nimi biegną ścieżki; twoja postać stoi tam, gdzie się krzyżują, a wszyscy zaczynają na środku.
rules-table-3 = Przed tobą leżą: plansza z 9 polami i nadrukowanymi biomami, twoje bloki i stos broni. Na początku są w nim kamienny miecz, drewniany miecz i trzy trujące ziemniaki.

rules-turn = Twoja tura
rules-turn-1 = Wykonaj dwie różne akcje. Nie można pasować: zawsze da się odkrywać świat bez ruszania się z miejsca.
rules-turn-2 = Potem możesz zdobyć dodatkowe akcje za moby. Gdy kończysz turę, odbywa się punktacja, jeśli przyszła na nią pora, i gra następna osoba.

rules-collect = Bloki
rules-collect-1 = Weź z kostki dwa bloki, jeden po drugim. Blok można zebrać, jeśli odsłonięta jest jego góra i co najmniej dwa z czterech boków.
rules-collect-2 = Pierwszy blok może odsłonić drogę do drugiego. Bloki zostają w twoich zasobach, dopóki z nich czegoś nie zbudujesz.
rules-collect-3 = Przy płaceniu szmaragd zastępuje dowolny inny blok.

rules-explore = Odkryj świat
rules-explore-1 = Przesuń swoją postać o 0, 1 lub 2 kroki po ścieżkach, nigdy na ukos. Na jednym skrzyżowaniu może stać kilka postaci.
rules-explore-2 = Potem odsłania się wszystko, co wokół twojego skrzyżowania jest jeszcze zakryte: najwyżej cztery płytki lub żetony broni.
rules-explore-3 = Gdy ktoś zabierze płytkę, ta pod spodem zostaje zakryta, dopóki ktoś nie odkryje tam świata. Obok pustego stosu nadal można przechodzić.

rules-build = Budowanie
rules-build-1 = Wybierz budowlę, która leży odsłonięta obok ciebie, i zapłać za nią blokami. Szmaragdy zastępują to, czego brakuje, i tylko to.
rules-build-2 = Połóż ją na dowolnym ze swoich dziewięciu pól, także na wcześniejszej budowli. To, co zakryte, już się nie liczy.
rules-build-3 = Jeśli są na niej PD, dostajesz je od razu. Jej biom, materiał i rodzaj liczą się w punktacjach.

rules-fight = Walka z mobem
rules-fight-1 = Wybierz moba, który leży odsłonięty obok ciebie. Twój stos broni jest tasowany i odsłaniasz trzy żetony, jeden po drugim.
rules-fight-2 = Jeśli mają razem co najmniej tyle serc co mob, bierzesz jego płytkę i zdobywasz jego PD. Jeśli nie, mob zostaje na miejscu, a ty tracisz tylko akcję.
rules-fight-3 = Wszystkie żetony wracają do twojego stosu, oprócz zdetonowanego TNT.

rules-weapon = Broń
rules-weapon-1 = Weź żeton broni, który leży obok ciebie, do swojego stosu. Jego miejsce zostaje puste.
rules-weapon-2 = Niektóre żetony mają moc, która działa przy każdym odsłonięciu, czy wygrasz, czy przegrasz:

rules-mobs = Moby
rules-mobs-1 = W tym świecie żyje sześć rodzajów mobów. Jedne można wymienić na akcję, inne dają punkty na koniec:

rules-extra = Dodatkowe akcje
rules-extra-1 = Moba ze znakiem dodatkowej akcji możesz oddać po swoich dwóch akcjach, także tego pokonanego przed chwilą. Dostajesz za niego jedną dowolną akcję, nawet taką, która już była w tej turze.
rules-extra-2 = Zdobytą dodatkową akcję trzeba wykonać. Możesz zdobyć kilka, jedną po drugiej.

rules-scoring = Punktacje
rules-scoring-1 = Gdy zniknie górna warstwa kostki, przychodzi pora na punktację A: biomy. Po drugiej warstwie jest B, materiały; po trzeciej C, rodzaje. Punktacja odbywa się po zakończeniu tury, czyli także po dodatkowych akcjach.
rules-scoring-2 = Zaczyna osoba, której tura właśnie się skończyła, a potem idzie po kolei. Każdy wybiera jedną z czterech cech na karcie; może to być cecha wybrana już przez kogoś innego.
rules-scoring-3 = Liczy się największa grupa pól z tą cechą. Pola należą do jednej grupy, jeśli stykają się bokiem. Każde pole grupy jest warte tyle punktów, ile podaje karta.
rules-scoring-4 = W punktacji A liczą się też biomy wydrukowane na twojej planszy, o ile nie zakrywa ich budowla. W B i C liczą się tylko budowle.

rules-beginner = Wariant dla początkujących
rules-beginner-1 = Każdy gracz może punktować prościej: liczą się wszystkie pola z daną cechą, połączone czy nie.

rules-end = Koniec gry
rules-end-1 = Po punktacji C gra się kończy. Każdy pokonany przez ciebie mob punktujący daje teraz swoje PD za każde pole twojej planszy, które ma jego cechę.
rules-end-2 = Wygrywa ten, kto ma najwięcej PD. Przy remisie wygrywa ten, komu zostało więcej bloków; jeśli i to jest równe, zwycięstwo jest wspólne.

rules-questions = Pytania
rules-questions-1 = Czy muszę wziąć drugi blok? Tak, dopóki jest jakiś w kostce.
rules-questions-2 = Kiedy decyduję o łuku albo kilofie? Od razu po odsłonięciu, przed następnym żetonem. Możesz nie skorzystać.
rules-questions-3 = A o TNT? Po ostatnim żetonie, po kolei o każdym. Możesz je zdetonować, nawet jeśli wygrana jest już pewna.
rules-questions-4 = Czy złota motyka i kilof działają w przegranej walce? Tak.
rules-questions-5 = Czy blok zebrany kilofem liczy się jako akcja „Bloki”? Nie.
rules-questions-6 = Warstwa skończyła się w środku tury? Tura trwa jak zwykle; punktacja jest po niej.
rules-questions-7 = W jednej turze skończyły się dwie warstwy? Punktacje odbywają się jedna po drugiej: A przed B, B przed C.
rules-questions-8 = Czy stosy broni i pokonane moby są tajne? Nie. Wszystko, co raz odsłonięto, każdy może obejrzeć.
