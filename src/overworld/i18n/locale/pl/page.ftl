# The page around the game: what every screen shares, the first page, settings, painting.

loading = Wczytywanie…
loading-failed = Nie udało się wczytać tej strony. Sprawdź połączenie i spróbuj jeszcze raz.
loading-again = Jeszcze nie udało się tego wczytać. Próbujemy ponownie…
table-not-kept = Jesteś offline, a ta przeglądarka nie zapisała tego stołu. Stół otworzy się, gdy wróci połączenie.
compiling-bots = Boty są jeszcze kompilowane ({ $percent }%). Możesz już grać; bot wykona ruch, gdy tylko będzie gotowy.
page-static = Overworld się wczytuje. Jeśli nic się nie pojawia, sprawdź połączenie i wczytaj stronę ponownie. Potrzebny jest JavaScript.
close = Zamknij
spoken = Komunikaty

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Przejdź do treści
page-home = Overworld, na stronę główną
page-reload = Wczytaj stronę ponownie
page-retry = Spróbuj ponownie
page-bar = Ta strona
page-language = Język
page-theme = Motyw
page-theme-system = Auto
page-theme-light = Jasny
page-theme-dark = Ciemny
page-settings = Ustawienia
page-places = Więcej o grze
page-learn = Nauka
page-puzzles = Łamigłówki
page-cancel = Anuluj
page-copy = Kopiuj
page-copy-of = Kopiuj: { $what }
page-copied = Skopiowano.
page-not-copied = Ta przeglądarka nie pozwala stronom kopiować. Zaznacz tekst i skopiuj go ręcznie.
page-lost-title = Nic tu nie ma, tylko trawa
page-lost = Pod adresem { $path } nie ma żadnej strony. Sprawdź, czy w adresie nie brakuje litery.
page-lost-home = Przejdź na stronę główną
broken-title = Coś poszło nie tak
broken-about = Ta część strony przestała działać. Twoja partia jest bezpieczna na serwerze. Wczytaj stronę ponownie, żeby grać dalej.
broken-note = Coś poszło tu nie tak. Jeśli nic się nie dzieje, wczytaj stronę ponownie.

## The first page

home-title = Witaj
home-hello = Cześć, { $name }
home-line = Gra planszowa dla 2–4 osób: zbieraj bloki z kostki, wędruj po krainie i zbuduj jej najpiękniejszy zakątek.
home-fact-time = 40 minut
home-fact-free = za darmo
home-fact-account = bez konta
home-play = Zagraj z botem: { $bot }
home-playing = Rozkładamy grę…
home-continue = Graj dalej: twoja tura
home-bots = Wybierz przeciwnika
home-daily-title = Partia dnia
home-daily = Do partii dnia
home-daily-about = Jedna próba, to samo rozdanie dla wszystkich.
home-daily-played =
    { $count ->
        [0] Nikt jeszcze nie grał.
        [one] Zagrała { $count } osoba.
        [few] Zagrały { $count } osoby.
        [many] Zagrało { $count } osób.
       *[other] Zagrało { $count } osoby.
    }
home-daily-mine = Twoja przewaga: { $lead } PD. Lepiej niż { $beaten } z { $others }.
home-daily-running = Twoja próba trwa.
home-daily-resigned = Twoja próba została poddana.
home-new = Graj ze znajomymi
home-new-about = Utwórz stół i wyślij link. Znajomi nie potrzebują niczego więcej.
home-make = Utwórz stół
home-join-label = Kod stołu albo link do niego
home-join-example = QK7MPX
home-join = Dołącz
home-join-bad = Sprawdź kod: ma sześć liter i cyfr, na przykład QK7MPX, a znaków 0, O, 1, I i L nigdy w nim nie ma.
home-learn = Naucz się w 15 minut
home-learn-on = Dalej
home-learn-about = Poznaj zasady w trakcie gry: piętnaście minut.
home-offline = Brak połączenia z serwerem, więc żaden bot nie może grać. Lekcje i łamigłówki działają offline.
home-week = Twój tydzień
home-week-day = { $day }: { $xp } PD
home-week-wins = Wygrane: { $wins } z { $games }.
home-puzzle = Łamigłówka dnia
home-puzzle-solve = Rozwiąż
home-today = Dzisiaj
home-how = Jak się gra
home-how-mine = Wydobywaj
home-how-mine-about = Bierz bloki z kostki.
home-how-walk = Odkrywaj
home-how-walk-about = Odsłaniaj budowle i moby.
home-how-build = Buduj
home-how-build-about = Zapełnij swoje dziewięć pól.
home-how-score = Punktuj
home-how-score-about = Trzy razy. Najwięcej PD wygrywa.
page-rules = Zasady
page-ladder = Ranking
gallery-title = Wszystko w pudełku
gallery-of = Budowle: { $biome }
gallery-mobs = Moby
gallery-weapons = Broń
gallery-unseen = Jeszcze niewidziane: { $left } z { $count }
home-import = Otwórz zapisaną partię…
home-about = O grze
home-about-title = O Overworld
home-about-game = Overworld to darmowy program do gry planszowej Builders & Biomes. Jest nieoficjalny: właściciele gry i jej nazw ani go nie stworzyli, ani nie zatwierdzili.
home-about-own = Wszystkie teksty, obrazki i dźwięki powstały na potrzeby tego programu. Program i jego kod źródłowy są dostępne za darmo na licencji MIT.
home-about-box = Instrukcje nie wymieniają płytek budowli ani plansz, więc je odtworzyliśmy. Mogą się różnić od drukowanej wersji gry.
home-about-private = Nie ma tu kont, a strona niczego nie pobiera z innych stron. Twoje ustawienia zostają w tej przeglądarce.
home-tables = Twoje stoły
home-tables-none = Nie masz jeszcze żadnych stołów. Twoje partie pojawią się tutaj.
home-tables-loading = Szukamy twoich stołów…
home-tables-all = Pokaż wszystkie ({ $count })
home-table = Stół { $code }
home-table-your-turn = Twoja tura
home-table-turn = Teraz gra { $name }
home-table-at = Tura { $turn }, { $xp } PD
home-table-lobby = Jeszcze przed startem
home-table-playing = Trwa
home-table-won = Koniec, zwycięstwo: { $names }
home-table-you = Wygrana
home-table-over = Koniec
home-table-replay = Zapisana partia
home-table-archived = W archiwum
home-table-delete-of = Usuń stół { $code }
home-delete-title = Usunąć stół { $code }?
home-delete-text = Partia, jej powtórka i czat zostaną usunięte dla wszystkich. Tego nie da się cofnąć.
home-delete-yes = Usuń na zawsze
home-deleted = Stół { $code } został usunięty.

## Settings

settings-title = Ustawienia
settings-about = Twoje ustawienia są zapisane tylko w tej przeglądarce.
settings-look = Wygląd i język
settings-play = W czasie gry
settings-attention = Gdy nadchodzi twoja tura
settings-you = Ty
settings-theme = Motyw
settings-language = Język
settings-sound = Dźwięki
settings-sound-about = Krótki dźwięk, gdy czekamy na twoją decyzję i gdy coś się dzieje. Domyślnie wyłączone.
settings-effects = Efekty
settings-music = Muzyka
settings-music-about = Spokojna melodia tej gry, za dnia i nocą. Milknie, gdy strona jest ukryta. Przy 0 jej nie ma.
settings-vibrate = Wibracje
settings-vibrate-about = Krótka wibracja, gdy nadchodzi twoja tura, oraz w twoich walkach. Domyślnie wyłączone.
settings-notify = Powiadomienia
settings-notify-about = Przeglądarka da ci znać, gdy nadejdzie twoja tura, a ty patrzysz na coś innego.
settings-notify-closed = Damy ci znać, gdy nadejdzie twoja tura, także przy zamkniętej stronie.
settings-notify-open = Damy ci znać, gdy nadejdzie twoja tura, dopóki strona jest otwarta. Ta przeglądarka nie potrafi więcej.
settings-notify-denied = Ta przeglądarka blokuje tu powiadomienia. Możesz na nie zezwolić w jej ustawieniach dla tej strony.
settings-notify-missing = Ta przeglądarka nie obsługuje powiadomień.
settings-notify-ios = Na iPhonie lub iPadzie najpierw dodaj tę stronę do ekranu początkowego: naciśnij Udostępnij, a potem „Do ekranu początkowego”. Potem otwórz stamtąd Overworld.
call-title = Gdy strona jest zamknięta
call-about = Wybierz, o czym mamy dawać znać. Dotyczy to wszystkich twoich przeglądarek.
call-turn = Jest moja tura
call-time = Kończy mi się czas
call-full = Mój stół jest pełny
call-quiet = Cisza nocna
call-quiet-on = Nikt mnie nie woła w nocy
call-quiet-from = Od
call-quiet-to = Do
call-quiet-about = Według czasu w strefie { $zone }.
call-browsers = Przeglądarki, które wołamy
call-this = { $label } (ta)
call-forget = Zapomnij
call-forget-of = Zapomnij: { $label }
call-forgotten = Już nie wołamy przez { $label }.
call-offer = Zawołać cię?
call-offer-about = W partii na dni twoja tura może nadejść nieprędko. Przeglądarka może dać ci znać, nawet gdy ta strona jest zamknięta.
call-offer-yes = Zawołaj mnie
call-offer-on = Dobrze. Zawołamy cię, gdy nadejdzie twoja tura.
settings-auto-end = Kończ moją turę automatycznie
settings-auto-end-about = Gdy nie możesz już nic zrobić, twoja tura kończy się po trzech sekundach. Do tej chwili możesz to zatrzymać.
settings-confirm = Proś o drugie naciśnięcie, gdy ruchu nie da się cofnąć
settings-confirm-touch = Na ekranach dotykowych
settings-confirm-always = Zawsze
settings-confirm-never = Nigdy
settings-confirm-about = Ruchów, które coś odsłaniają, nie da się cofnąć. Oznacza je zagięty róg.
settings-skip = Pomijaj pytania, które nic nie zmieniają
settings-skip-about = Zatrzymuje TNT bez pytania, jeśli nie zmieniłoby ono wyniku walki.
settings-curtain = Kurtyna między graczami
settings-curtain-about = Gdy kilka osób gra na jednym urządzeniu, zasłania stół, aż następna będzie gotowa.
settings-coach = Trener
settings-coach-about = Od czasu do czasu coś podpowie, najwyżej raz na turę. W trzech pierwszych partiach jest włączony.
settings-no-spoilers = Powtórki bez spoilerów
settings-no-spoilers-about = Ukrywa wynik, długość i dalszy ciąg.
settings-shortcuts = Skróty klawiszowe
settings-shortcuts-about = Pojedyncze klawisze z listy poniżej. Wyłącz je, jeśli dyktujesz albo często naciskasz coś przypadkiem.
settings-name = Nick przy nowych stołach
settings-name-about = Zostaw puste pole, a wylosujemy ci nowy nick.
settings-character-paint = Namaluj swoją postać
settings-character-about = Osiem na osiem pikseli: to ty w świecie gry.

## Your data on the server

data-title = Twoje dane
data-about = Serwer rozpoznaje tę przeglądarkę po losowym pliku cookie. Razem z nim przechowuje twoje nicki przy stołach, wiadomości z czatu, notatki i namalowane postacie.
data-download = Pobierz moje dane
data-downloaded = Twoje dane są w pliku { $file }.
data-erase = Wymaż moje dane
data-erase-title = Wymazać twoje dane?
data-erase-server = Serwer usunie twoje nicki, wiadomości, notatki i namalowane postacie. W trwających partiach twoje miejsce zajmie bot. Stoły, przy których nie gra nikt inny, zostaną usunięte.
data-erase-named = Twoje imię { $name } stanie się wolne dla innych. Znikną też twoje klucze dostępu, litery, ocena i połączenie z innymi urządzeniami.
data-erase-browser = Przeglądarka zapomni twój nick, postać i listę partii. Tego nie da się cofnąć.
data-erase-yes = Wymaż wszystko
data-erased = Twoje dane zostały wymazane.
data-erased-partly = Niektórych stołów nie udało się odczytać: nadal są tam twoje dane. Poproś operatora serwera o ich wymazanie.

## Without a network, and new versions

offline-title = Offline
offline-lessons = Ta strona, lekcje i łamigłówki działają offline.
offline-lessons-not = Lekcje i łamigłówki zostaną zapisane do użytku offline.
offline-tables = Stoły z twojej ostatniej wizyty
offline-table-at = { $names } · stan z { $time }
offline-games = Zapisane partie
offline-games-none = Jeszcze żadnych. Otwórz powtórkę zakończonej partii i wybierz „Zapisz offline”.
offline-forget = Usuń
offline-forget-of = Usuń zapis stołu { $code }
offline-forgotten = Stół { $code } nie jest już tu zapisany.
offline-clear = Wyczyść dane offline
offline-clear-about = Czyści to, co zapisano do użytku offline. Ustawienia, postępy i lista twoich partii zostają. Gdy tu wrócisz, strona zapisze się od nowa.
offline-cleared = Nic już nie jest zapisane do użytku offline.
offline-impossible = Ta przeglądarka nie może zapisać strony do użytku offline. Większość przeglądarek robi to tylko pod adresami z https.
update-title = Nowa wersja
update-ready = Nowa wersja jest gotowa.
update-now = Aktualizuj
update-later = Później
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
keys-press-does = naciska wybrany przycisk
keys-turn = Q i E
keys-turn-does = obraca kostkę w lewo lub w prawo
keys-arrows = Strzałki
keys-arrows-does = przesuwają wybór po świecie i po blokach; w powtórce: o krok wstecz lub dalej
keys-ends = Home i End
keys-ends-does = w powtórce: na początek lub na koniec
keys-turns = [ i ]
keys-turns-does = w powtórce: o turę wstecz lub dalej
keys-moments = 1 do 3
keys-moments-does = w omówieniu: przechodzi do kluczowego momentu
keys-better = B
keys-better-does = w omówieniu: „Znajdź lepszą decyzję”
keys-next = N
keys-next-does = w omówieniu: przechodzi do twojego następnego błędu
keys-last = L
keys-last-does = pokazuje i mówi, co się ostatnio stało
keys-standings = S
keys-standings-does = pokazuje i mówi, jaki jest wynik
keys-cube = C
keys-cube-does = pokazuje i mówi, które bloki możesz wziąć
keys-near = N
keys-near-does = pokazuje i mówi, co leży obok ciebie
keys-help = ?
keys-help-does = pokazuje tę listę
keys-back = Esc
keys-back-does = wraca o krok; w powtórce wraca do „Na żywo”

## Painting

paint-title = Namaluj swoją postać
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
paint-remove = Graj bez mojego obrazka
paint-removed = Usunięto twój obrazek. Grasz postacią w swoim kolorze.
paint-painted = { $colour }, rząd { $row }, kolumna { $column }
paint-cleared = Obrazek jest pusty.
paint-undone = Cofnięto.
paint-kept = Obrazek zapisuje się w tej przeglądarce, gdy malujesz. Widać go przy stołach, do których od teraz dołączysz.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = Nie ma połączenia z serwerem. Sprawdź łącze i spróbuj jeszcze raz.
refused-no_table = Nie ma stołu { $code }. Sprawdź kod: może jest w nim błędna litera, a może stół usunięto.
refused-no_step = Ta partia nie ma takiego kroku. Ostatni to { $most }.
refused-no_route = Serwer nie zna tego żądania. Wczytaj stronę ponownie, żeby mieć najnowszą wersję.
refused-wrong_method = Serwer nie zna tego żądania. Wczytaj stronę ponownie, żeby mieć najnowszą wersję.
refused-malformed = Serwer nie zrozumiał tej strony. Wczytaj ją ponownie, żeby mieć najnowszą wersję.
refused-too_large = Ten plik albo ta wiadomość to za dużo dla serwera. Wyślij coś mniejszego.
refused-bad_options = { $field ->
    [seats] Otwórz co najmniej dwa miejsca. Partia kontynuowana z powtórki zachowuje swoje miejsca.
    [board] Daj każdemu miejscu planszę w innym kolorze.
    [bot] Ten serwer nie ma jednego z botów. Wybierz innego.
    [first] Wybierz, kto zaczyna: musi to być ktoś przy stole.
    [deal] Wybierz dla układu nazwę od 1 do 40 znaków. Partia dnia nie może pochodzić z przyszłego dnia. Partia kontynuowana z powtórki zachowuje swój układ.
    [clock] Ustaw od 10 sekund do 24 godzin na osobę i najwyżej godzinę dodatkowo na turę albo od 1 do 30 dni na turę.
    [rated] Partia rankingowa wymaga dwóch osób na własnych urządzeniach, podstawowego pudełka i losowego rozstawienia, bez podpowiedzi i początkujących.
   *[other] Te opcje do siebie nie pasują. Sprawdź je i spróbuj jeszcze raz.
  }
refused-bad_record = Ten plik nie jest zapisaną partią albo jest uszkodzony. Wybierz inny plik.
refused-bad_name = Wybierz nick do { $longest } znaków, bez przecinka.
refused-unwanted_name = Ten nick zawiera słowo niechciane na tym serwerze. Wybierz inny.
refused-bad_chat = Napisz wiadomość od 1 do { $longest } widocznych znaków.
refused-bad_paint = Obrazek jest uszkodzony. Namaluj go od nowa.
refused-bad_move = To nie jest ruch tej partii. Wczytaj stronę ponownie i spróbuj jeszcze raz.
refused-bad_origin = Serwer nie przyjmuje tego adresu. Otwórz grę pod adresem od gospodarza.
refused-bad_host = Serwer nie zna tego adresu. Otwórz grę pod adresem od gospodarza.
refused-not_host = Może to zrobić tylko gospodarz stołu.
refused-not_your_seat = { $seat ->
    [0] To miejsce należy do kogoś innego.
   *[other] Miejsce { $seat } należy do kogoś innego albo przeszło na inne urządzenie.
  }
refused-no_secret = Serwer jeszcze nie zna tej przeglądarki. Zezwól tej stronie na pliki cookie i wczytaj ją ponownie.
refused-option_off = { $option ->
    [hints] Przy tym stole w czasie partii nie ma podpowiedzi.
    [fork] Przy tym stole nie ma podpowiedzi, więc kontynuować od wybranego kroku można dopiero po zakończeniu partii.
    [undo] Przy tym stole cofanie jest wyłączone.
    [chat] Przy tym stole nie ma czatu.
   *[other] Przy tym stole jest to wyłączone.
  }
refused-muted = Gospodarz cię wyciszył: nie możesz pisać, zmienić nicku ani pokazać obrazka. Nadal możesz czytać.
refused-kicked = Gospodarz wyprosił cię od stołu. Jeśli chcesz znów dołączyć, poproś go o zmianę opcji stołu.
refused-no_spectators = Ten stół widzą tylko gracze. Poproś gospodarza, by pozwolił ci oglądać.
refused-seat_given = Gospodarz przekazał twoje miejsce na inne urządzenie. Poproś gospodarza o link, jeśli chcesz je odzyskać.
refused-no_player = Nikt nie ma imienia { $name }.
refused-no_own_name = Najpierw wybierz imię.
refused-bad_proof = To się nie zgadza. Sprawdź i spróbuj ponownie: litery i kody działają tylko raz.
refused-name_taken = { $name } jest zajęte albo zbyt podobne do innego imienia.
refused-renamed_lately = Imię można zmienić raz na 30 dni.
refused-name_given = Osoby prowadzące ten serwer nadały ci inne imię do { $until }. Potem możesz je zmienić.
refused-already_named = Ta przeglądarka ma już imię.
refused-last_way_back = To jedyna droga powrotu. Najpierw dodaj inną.
refused-too_many_ways_back = Masz już { $most }. Najpierw usuń jeden.
refused-no_passkeys = Klucze dostępu tu nie działają. Użyj liter albo innego urządzenia.
refused-no_push = Ten serwer nie może nikogo zawołać, gdy strona jest zamknięta.
refused-bad_push = Serwer nie zna usługi push tej przeglądarki, więc nie może cię zawołać.
refused-push_full = Ten serwer nie może teraz wołać kolejnych osób.
refused-too_many_names = Z twojego adresu wzięto dziś za dużo imion. Spróbuj jutro.
refused-names_full = Ten serwer nie może teraz nadać kolejnych imion.
refused-too_many_tries = Za dużo prób. Odczekaj godzinę i spróbuj ponownie.
refused-stale = Gra poszła dalej. Spójrz na stół i spróbuj jeszcze raz.
refused-illegal = Zasady teraz na to nie pozwalają. Wybierz coś innego.
refused-not_your_turn = { $seat ->
    [0] To nie twoja tura.
   *[other] To nie twoja tura: teraz kolej miejsca { $seat }.
  }
refused-cannot_undo = { $reason ->
    [revealed] Odsłoniło się coś nowego, więc tego nie da się cofnąć.
    [ended] Tura się skończyła, więc tego nie da się cofnąć.
    [turn_start] Tura dopiero się zaczęła: nie ma czego cofać.
    [other_player] Od tego czasu decyzję podjął inny gracz, więc tego nie da się cofnąć.
    [nothing] Nie ma jeszcze czego cofać.
   *[other] Tego nie da się cofnąć.
  }
refused-seat_not_online = Na miejscu { $seat } nie siedzi gracz online.
refused-seat_taken = Miejsce { $seat } nie jest wolne. Wybierz inne.
refused-seats_open = Miejsce { $seat } jest jeszcze puste. Poczekaj na kogoś, oddaj je botowi albo je zamknij.
refused-already_started = Partia już się zaczęła, więc nie można już tego zmienić.
refused-not_started = Partia jeszcze się nie zaczęła. Poczekaj na gospodarza.
refused-game_over = Partia skończona.
refused-not_over = Partia jeszcze się nie skończyła. Najpierw ją dokończ.
refused-led = To omówienie prowadzi inny gracz. Nadal możesz swobodnie się rozglądać.
refused-day_not_over = Trzeba poczekać do końca dnia, żeby rozdanie pozostało tajne.
refused-future_day = Ten dzień jeszcze nie nadszedł.
refused-one_try = Partia dnia ma jedną próbę. Dawne partie są w archiwum.
refused-rated_game = Partia rankingowa należy do tych, którzy ją zaczęli. To będzie możliwe po jej końcu.
refused-not_away = { $left ->
    [0] Ta osoba jest przy stole.
    [one] Daj tej osobie jeszcze 1 sekundę na powrót.
    [few] Daj tej osobie jeszcze { $left } sekundy na powrót.
    [many] Daj tej osobie jeszcze { $left } sekund na powrót.
   *[other] Daj tej osobie jeszcze { $left } sekundy na powrót.
  }
refused-archived = Dawno nikt tu nie grał, więc stół trafił do archiwum. Jego gracze mogą go przywrócić, a każdy może od dowolnego kroku grać dalej przy nowym stole.
refused-no_clock = Ten stół nie ma zegara.
refused-too_many_actions = Za szybko. Poczekaj chwilę i spróbuj jeszcze raz.
refused-too_many_requests = Z twojego adresu przyszło zbyt wiele żądań. Poczekaj minutę i spróbuj jeszcze raz.
refused-too_many_tables = Z twojego adresu utworzono dziś zbyt wiele stołów. Spróbuj ponownie jutro.
refused-too_many_open = Masz za dużo otwartych stołów albo ma je serwer. Najpierw zamknij jeden.
refused-people_off = Ten serwer nie ma otwartych stołów, szybkiego wyszukiwania ani imion.
refused-not_invited = Potrzebujesz zaproszenia od osób prowadzących ten serwer.
refused-silenced = Osoby prowadzące ten serwer wyciszyły cię do { $until }. Nadal możesz grać.
refused-excluded = Osoby prowadzące ten serwer zamknęły przed tobą otwarte stoły i szybkie wyszukiwanie do { $until }. Nadal możesz grać ze znajomymi i botami.
refused-have_seat = Masz miejsce przy otwartym stole. Najpierw je opuść.
refused-no_person = Na tym miejscu nie siedzi żadna osoba.
refused-no_offer = Ta propozycja już wygasła.
refused-seek_paused = Możesz znów szukać stołu za { $left } s.
refused-too_many_sockets = Z twojego adresu otwarto zbyt wiele stron. Zamknij jedną i spróbuj jeszcze raz.
refused-too_many_reviews = Omówienia czekające z twojego adresu: { $most }. Spróbuj ponownie, gdy któreś będzie gotowe.
refused-too_many_deals = Z twojego adresu zagrało dziś już { $most } osób. Spróbuj jutro.
refused-log_full = Przy tym stole nie ma już na to miejsca. Usuń zbędne notatki albo grajcie dalej przy nowym stole.
refused-busy = Serwer jest bardzo zajęty. Spróbuj ponownie za chwilę.
refused-unavailable = Serwer nie może teraz odpowiedzieć. Spróbuj ponownie za chwilę.
refused-damaged = Serwer nie może odczytać tego stołu. Nic nie zostało usunięte. Powiadom osobę prowadzącą serwer albo otwórz nowy stół.
refused-unknown = Teraz nie jest to możliwe ({ $code }). Wczytaj stronę ponownie i spróbuj jeszcze raz.
refused-internal = Na serwerze coś się zepsuło. Twoja partia jest bezpieczna: spróbuj jeszcze raz.
