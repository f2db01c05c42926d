# The page around the game: what every screen shares, the first page, settings, painting.

loading = Wczytywanie…
loading-failed = Nie udało się wczytać tej strony. Sprawdź połączenie i spróbuj jeszcze raz.
loading-again = Jeszcze nie udało się tego wczytać. Próbujemy ponownie…
page-static = Overworld się wczytuje. Jeśli nic się nie pojawia, sprawdź połączenie i wczytaj stronę ponownie. Potrzebny jest JavaScript.
close = Zamknij
spoken = Komunikaty

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Przejdź do treści
page-home = Overworld, na stronę główną
page-reload = Wczytaj stronę ponownie
page-bar = Ta strona
page-language = Język
page-theme = Motyw
page-theme-system = Auto
page-theme-light = Jasny
page-theme-dark = Ciemny
page-settings = Ustawienia
page-places = Wokół gry
page-learn = Nauka
page-puzzles = Zagadki
page-cancel = Anuluj
page-copy = Kopiuj
page-copy-of = Kopiuj: { $what }
page-copied = Skopiowano.
page-not-copied = Ta przeglądarka nie pozwala stronom kopiować. Zaznacz tekst i skopiuj go ręcznie.
page-lost-title = Nic tu nie ma, tylko trawa
page-lost = Pod adresem { $path } nie ma żadnej strony. Może po drodze zgubiła się literka.
page-lost-home = Wróć na stronę główną
broken-title = Coś poszło nie tak
broken-about = Ta część strony przestała działać. Twoja partia jest bezpieczna: jest zapisana na serwerze.
broken-note = Coś poszło tu nie tak. Jeśli gra nie idzie dalej, wczytaj stronę ponownie.

## The first page

home-title = Witaj
home-line = Wydobywaj z kostki, wędruj po krainie i zbuduj jej najpiękniejszy zakątek.
home-play-title = Zagraj od razu
home-play = Zagraj z botem
home-playing = Rozkładamy grę…
home-continue = Dalej: twój ruch
home-bots = Z kim?
home-daily-title = Rozdanie dnia
home-daily = Zagraj
home-daily-about = Dziś to samo rozdanie dla wszystkich, przeciwko Krzemieniowi.
home-daily-first = Nikt go jeszcze nie ukończył.
home-daily-results =
    Najlepszy wynik: { $best } PD. { $count ->
        [one] Rozegrano raz.
        [few] Rozegrano { $count } razy.
        [many] Rozegrano { $count } razy.
       *[other] Rozegrano { $count } razy.
    }
home-daily-mine = Ty: { $xp } PD
home-people-title = Z innymi
home-new = Nowy stół
home-new-about = Przy jednym urządzeniu, przez internet albo z botami.
home-join-label = Kod stołu albo link do niego
home-join-example = QK7MPX
home-join = Dołącz
home-join-bad = Kod ma sześć liter i cyfr, na przykład QK7MPX. Nigdy nie ma w nim 0 ani O, 1, I ani L.
home-learn = Naucz się grać
home-learn-on = Dalej
home-learn-about = Grasz i po drodze poznajesz zasady: osiem minut.
home-week = Twój tydzień
home-week-day = { $day }: { $xp } PD
home-week-wins = Wygrane: { $wins } z { $games }.
home-puzzle = Zagadka dnia
home-puzzle-solve = Rozwiąż
page-rules = Zasady
gallery-title = Wszystko w pudełku
gallery-of = Budowle: { $biome }
gallery-mobs = Moby
gallery-weapons = Broń
gallery-unseen = Niewidziane: { $left } z { $count }
home-import = Otwórz zapis…
home-import-about = Obejrzyj partię zapisaną w pliku.
home-about = O grze
home-about-title = O Overworld
home-about-game = Overworld to darmowy program do gry planszowej „Budowniczowie i Biomy”. Jest nieoficjalny: właściciele gry i jej nazw ani go nie stworzyli, ani nie zatwierdzili i nie mają z nim nic wspólnego.
home-about-own = Wszystkie słowa, obrazki i dźwięki są własne. Program i jego kod źródłowy są dostępne za darmo na licencji MIT.
home-about-private = Nie ma tu kont, a strona nie łączy się z żadną inną. To, co wybierzesz w ustawieniach, zostaje w tej przeglądarce.
home-tables = Twoje stoły
home-tables-none = Na razie żadnych stołów. Twoje partie będą tu na ciebie czekać.
home-tables-loading = Szukamy twoich stołów…
home-tables-all = Pokaż wszystkie ({ $count })
home-table = Stół { $code }
home-table-your-turn = Twoja tura
home-table-turn = Teraz gra { $name }
home-table-at = Tura { $turn }, { $xp } PD
home-table-lobby = Jeszcze przed startem
home-table-playing = Trwa
home-table-won = Koniec, zwycięstwo: { $names }
home-table-over = Koniec
home-table-replay = Zapis do obejrzenia
home-table-archived = Odłożony
home-table-delete-of = Usuń stół { $code }
home-delete-title = Usunąć stół { $code }?
home-delete-text = Partia, jej zapis i rozmowy znikną dla wszystkich. Tego nie da się cofnąć.
home-delete-yes = Usuń na zawsze
home-deleted = Stołu { $code } już nie ma.

## Settings

settings-title = Ustawienia
settings-about = Zostają w tej przeglądarce i nikt się o nich nie dowie.
settings-look = Wygląd i język
settings-play = W czasie gry
settings-attention = Gdy nadchodzi twoja tura
settings-you = Ty
settings-theme = Motyw
settings-language = Język
settings-sound = Dźwięki
settings-sound-about = Krótki dźwięk, gdy czekamy na twoją decyzję i gdy coś się dzieje. Na początku wyłączone.
settings-vibrate = Wibracje
settings-vibrate-about = Krótka wibracja, gdy nadeszła twoja tura, oraz w twoich walkach. Na początku wyłączone.
settings-notify = Powiadomienia
settings-notify-about = Wiadomość od przeglądarki, gdy nadeszła twoja tura, a ty patrzysz gdzie indziej.
settings-notify-closed = Zawołamy cię, gdy nadejdzie twoja tura, także przy zamkniętej stronie.
settings-notify-open = Zawołamy cię, gdy nadejdzie twoja tura, dopóki strona jest otwarta; ta przeglądarka nie potrafi więcej.
settings-notify-denied = Ta przeglądarka nie pozwala tu na powiadomienia. Możesz to zmienić w jej ustawieniach dla tej strony.
settings-notify-missing = Ta przeglądarka nie ma powiadomień.
settings-auto-end = Kończ moją turę automatycznie
settings-auto-end-about = Gdy nie można już nic zrobić, tura kończy się po trzech sekundach. Do tej chwili możesz to zatrzymać.
settings-confirm = Drugie dotknięcie przed tym, czego nie da się cofnąć
settings-confirm-touch = Na ekranach dotykowych
settings-confirm-always = Zawsze
settings-confirm-never = Nigdy
settings-confirm-about = Kroków, które coś odsłaniają, nie można cofnąć. Mają znak kłódki.
settings-skip = Pomijaj pytania, które nic nie zmieniają
settings-skip-about = TNT, które nie zmieniłoby wyniku walki, zostaje u ciebie bez pytania.
settings-curtain = Kurtyna między graczami
settings-curtain-about = Gdy kilka osób gra na jednym urządzeniu, zakrywa stół, aż następna będzie gotowa.
settings-coach = Trener
settings-coach-about = Od czasu do czasu coś podpowie, najwyżej raz na turę. W trzech pierwszych partiach włącza się sam.
settings-no-spoilers = Powtórki bez zdradzania wyniku
settings-no-spoilers-about = Ukrywa wynik, długość i to, co dopiero nastąpi.
settings-shortcuts = Pojedyncze klawisze
settings-shortcuts-about = Klawisze z listy poniżej. Wyłącz je, jeśli dyktujesz albo zdarza ci się nacisnąć coś przypadkiem.
settings-name = Imię przy nowych stołach
settings-name-about = Wyczyść to pole, a wylosujemy ci nowe.
settings-character-paint = Pomaluj swoją postać
settings-character-about = Osiem na osiem pikseli, które zastępują cię na planszy.

## Without a network, and new versions

offline-title = Bez sieci
offline-lessons = Ta strona, lekcje i zagadki otwierają się bez sieci.
offline-lessons-not = Lekcje i zagadki zostaną zachowane na czas bez sieci.
offline-games = Zachowane partie
offline-games-none = Jeszcze żadnych. Obejrzyj powtórkę zakończonej partii i wybierz „Zachowaj offline”.
offline-forget = Zapomnij
offline-forget-of = Zapomnij: stół { $code }
offline-forgotten = Stół { $code } nie jest już tu zachowany.
offline-clear = Wyczyść wszystko
offline-clear-about = Czyści wszystko, co ta przeglądarka przechowuje dla Overworld, oprócz ustawień. Gdy tu wrócisz, strona zostanie zachowana od nowa.
offline-cleared = Nic już nie jest zachowane.
offline-impossible = Ta przeglądarka niczego dla tej strony nie zachowuje. Większość robi to tylko dla adresów z https.
update-title = Nowa wersja
update-ready = Nowa wersja jest gotowa.
update-now = Aktualizuj
update-later = Później
update-your-turn = Najpierw dokończ turę, potem zaktualizuj.
update-missing = Serwer ma nowszą wersję i części tej strony już nie ma. Wczytaj stronę ponownie: stół pozostanie bez zmian.

## Keys

keys-title = Klawisze
keys-key = Klawisz
keys-does = Co robi
keys-actions = 1 do 5
keys-actions-does = wybiera jedną z pięciu akcji
keys-undo = U
keys-undo-does = cofa ostatni krok
keys-end = X
keys-end-does = kończy twoją turę
keys-hint = H
keys-hint-does = prosi o podpowiedź, jeśli stół na to pozwala
keys-press = Enter
keys-press-does = naciska to, co jest zaznaczone
keys-turn = Q i E
keys-turn-does = obraca kostkę w lewo, w prawo
keys-arrows = Strzałki
keys-arrows-does = chodzą po planszy i po blokach; w powtórce o krok wstecz lub dalej
keys-ends = Home i End
keys-ends-does = w powtórce: na początek, na koniec
keys-turns = [ i ]
keys-turns-does = w powtórce: o turę wstecz lub dalej
keys-last = L
keys-last-does = mówi, co się ostatnio stało
keys-standings = S
keys-standings-does = mówi, jaki jest wynik
keys-cube = C
keys-cube-does = mówi, co można zebrać z kostki
keys-near = N
keys-near-does = mówi, co leży obok ciebie
keys-help = ?
keys-help-does = pokazuje tę listę
keys-back = Esc
keys-back-does = wraca o krok; w powtórce do bieżącej chwili

## Painting

paint-title = Pomaluj swoją postać
paint-about = Wybierz kolor, a potem naciśnij piksel. Na klawiaturze: strzałki przesuwają, Enter lub spacja maluje.
paint-grid = Obrazek, osiem rzędów po osiem pikseli
paint-pixel = rząd { $row }, kolumna { $column }, { $colour }
paint-colours = Kolory
paint-tools = Narzędzia
paint-pen = Ołówek
paint-fill = Wypełnij
paint-erase = Gumka
paint-mirror = Lustro
paint-mirror-about = maluje też drugą połowę
paint-clear = Wyczyść
paint-undo = Cofnij
paint-undo-none = Nie ma czego cofać.
paint-start = Zacznij od
paint-start-of = Zacznij od gotowej postaci, kolor { $colour }
paint-preview = Tak wygląda przy stole
paint-remove = Nie używaj mojego obrazka
paint-removed = Twój obrazek jest odłożony. Grasz postacią w swoim kolorze.
paint-painted = { $colour }, rząd { $row }, kolumna { $column }
paint-cleared = Obrazek jest pusty.
paint-undone = Cofnięto.
paint-kept = Każda kreska zostaje w tej przeglądarce. Obrazek widać przy stołach, do których od teraz dołączysz.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
refused-no_table = Nie ma stołu { $code }. Sprawdź kod: może pomyliła się litera, a może stół usunięto.
refused-no_step = Ta partia nie ma takiego kroku; ostatni to { $most }.
refused-no_route = Serwer nie zna tego, o co prosi strona. Odśwież ją, by mieć najnowszą wersję.
refused-wrong_method = Serwer nie zna tego, o co prosi strona. Odśwież ją, by mieć najnowszą wersję.
refused-malformed = Serwer nie zrozumiał tej strony. Odśwież ją, by mieć najnowszą wersję.
refused-too_large = To więcej, niż serwer przyjmuje naraz.
refused-bad_options = { $field ->
    [seats] Przy stole muszą być co najmniej dwa miejsca, które nie są zamknięte, a trwająca partia zachowuje swoje miejsca.
    [board] Każde miejsce potrzebuje planszy w innym kolorze.
    [bot] Jeden z botów nie jest tu znany. Wybierz innego.
    [first] Grę musi zacząć ktoś, kto siedzi przy stole.
    [deal] Nazwa rozdania ma od 1 do 40 znaków, a trwającej partii nie można rozdać od nowa.
    [clock] Zegar potrzebuje zapasu od 10 sekund do 24 godzin i najwyżej godziny na turę albo od 1 do 30 dni.
   *[other] Przy takim stole nie da się grać.
  }
refused-bad_record = Ten plik nie jest zapisem partii albo jest uszkodzony.
refused-bad_name = Imię może mieć do { $longest } znaków i ani jednego przecinka.
refused-bad_chat = Wiadomość może mieć od 1 do { $longest } znaków, które da się wydrukować.
refused-bad_paint = Obrazek jest uszkodzony. Namaluj go od nowa.
refused-bad_move = Tutaj to niemożliwe.
refused-bad_origin = Serwer nie uznał tej strony za swoją. Otwórz ją pod adresem od gospodarza.
refused-bad_host = Serwer nie jest znany pod tą nazwą. Otwórz go pod adresem od gospodarza.
refused-not_host = Może to zrobić tylko gospodarz stołu.
refused-not_your_seat = { $seat ->
    [0] To miejsce należy do kogoś innego.
   *[other] Miejsce { $seat } należy do kogoś innego albo przeszło na inne urządzenie.
  }
refused-no_secret = Serwer jeszcze nie zna tej przeglądarki. Zezwól tej stronie na pliki cookie i odśwież ją.
refused-option_off = { $option ->
    [hints] Przy tym stole w czasie partii gra się bez podpowiedzi.
    [undo] Przy tym stole gra się bez cofania.
    [chat] Przy tym stole gra się bez czatu.
   *[other] Przy tym stole gra się bez tego.
  }
refused-muted = Gospodarz cię wyciszył.
refused-no_spectators = Ten stół widzą tylko grający. Poproś gospodarza, by pozwolił ci oglądać.
refused-stale = Ktoś był szybszy i gra poszła dalej. Spójrz jeszcze raz.
refused-illegal = Zasady teraz na to nie pozwalają.
refused-not_your_turn = { $seat ->
    [0] To nie twoja tura.
   *[other] To nie twoja tura: decyduje miejsce { $seat }.
  }
refused-cannot_undo = { $reason ->
    [revealed] Odsłoniło się coś nowego, więc tego nie da się cofnąć.
    [ended] Tura się skończyła, więc nie da się jej cofnąć.
    [turn_start] To początek tury.
    [other_player] Od tamtej pory decydował ktoś inny.
    [nothing] Nie ma jeszcze czego cofać.
   *[other] Tego nie da się cofnąć.
  }
refused-seat_taken = Miejsce { $seat } nie jest wolne. Wybierz inne.
refused-seats_open = Na miejscu { $seat } nikt jeszcze nie siedzi. Poczekaj na kogoś, oddaj je botowi albo je zamknij.
refused-already_started = Partia już się zaczęła; to było możliwe tylko wcześniej.
refused-not_started = Partia jeszcze się nie zaczęła.
refused-game_over = Gra skończona.
refused-not_over = Gra jeszcze się nie skończyła.
refused-led = Tę analizę prowadzi ktoś inny. Nadal możesz swobodnie się rozglądać.
refused-not_away = { $left ->
    [0] Nikogo tam nie brakuje.
    [one] Daj tej osobie jeszcze 1 sekundę na powrót.
    [few] Daj tej osobie jeszcze { $left } sekundy na powrót.
    [many] Daj tej osobie jeszcze { $left } sekund na powrót.
   *[other] Daj tej osobie jeszcze { $left } sekundy na powrót.
  }
refused-archived = Przy tym stole tak długo było cicho, że został odłożony. Możesz go obejrzeć i od dowolnego kroku grać dalej przy nowym stole.
refused-no_clock = Ten stół nie ma zegara.
refused-too_many_actions = Za szybko. Poczekaj chwilę i spróbuj jeszcze raz.
refused-too_many_requests = Z twojego adresu przyszło zbyt wiele próśb. Poczekaj minutę i spróbuj jeszcze raz.
refused-too_many_tables = Z twojego adresu powstało dziś zbyt wiele stołów. Jutro znów będzie miejsce.
refused-too_many_sockets = Z twojego adresu otwarto zbyt wiele stron. Zamknij jedną i spróbuj jeszcze raz.
refused-log_full = Przy tym stole powiedziano i zrobiono już tyle, że nic więcej się nie zmieści. Grajcie dalej przy nowym.
refused-busy = Serwer ma pełne ręce roboty. Spróbuj za chwilę.
refused-unavailable = Serwer nie może teraz odpowiedzieć. Spróbuj za chwilę.
refused-damaged = Serwer nie może odczytać tego stołu. Jest zachowany, a osoba prowadząca serwer została powiadomiona.
refused-unknown = Teraz nie jest to możliwe ({ $code }).
refused-internal = Na serwerze coś się zepsuło. Twoja partia jest bezpieczna; spróbuj jeszcze raz.
