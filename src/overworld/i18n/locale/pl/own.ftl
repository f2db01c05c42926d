# A name that is yours: take it, keep it safe, come back with it; profiles of players.

own-title = Weź imię
own-yours = Twoje imię
own-about = Od 3 do 24 liter. Można je zmienić raz na 30 dni.
own-free = { $name } jest wolne
own-taken = { $name } jest zajęte. { $other } jest wolne.
own-suggestion = { $name } ze Wzgórz
own-take = Weź to imię
own-change = Zmień
own-changed = Jesteś teraz { $name }.
own-gets-games = Twoje gry pozostają twoje
own-gets-devices = Na każdym urządzeniu, bez hasła
own-gets-data = Eksport lub usunięcie w każdej chwili
own-safe = Zachowaj je
own-safe-about = Wystarczy jeden. Inne możesz dodać później.
own-passkey = Klucz dostępu
own-passkey-quick = najszybciej
own-passkey-about = Odcisk palca, twarz lub PIN tego urządzenia. Nic do zapamiętania, nic do kradzieży.
own-passkey-insecure = Wymaga bezpiecznego adresu (https). W tej sieci wystarczą litery i inne urządzenie.
own-passkey-missing = Ten serwer nie ma kluczy dostępu. Wystarczą litery i inne urządzenie.
own-passkey-make = Utwórz klucz
own-passkey-made = Twój klucz jest gotowy.
own-passkey-failed = Przeglądarka nie użyła klucza. Spróbuj ponownie albo wybierz inny sposób.
own-letters = Litery
own-letters-about = Pięć grup do wydrukowania lub zapisania. Widoczne raz. Kto je ma, może być tobą.
own-letters-have = Masz już litery. Nowe je zastąpią.
own-letters-make = Pokaż moje litery
own-letters-new = Nowe litery
own-print = Drukuj
own-copy = Kopiuj
own-copied = Skopiowano.
own-device = Inne urządzenie
own-device-about = Zeskanuj kod telefonem albo wpisz go tam. Działa raz, przez 5 minut.
own-device-make = Pokaż kod
own-device-type = albo wpisz to na { $link }
own-device-qr = Kod QR dla innego urządzenia
own-device-over = Kod wygasł.
own-devices = Urządzenia i klucze
own-this = to urządzenie
own-unnamed = Przeglądarka
own-remove = Usuń
own-removed = Usunięto.
own-foot = Bez poczty i hasła. Jeśli stracisz wszystkie, imię przepadnie: nikt nie może go zwrócić.
own-done = Gotowe
own-unsafe = jeszcze niezabezpieczone
own-unsafe-title = Najpierw je zabezpieczyć?
own-unsafe-about = Jeśli ta przeglądarka straci dane, stracisz imię.
own-unsafe-leave = Zostaw tak
own-offer = Zachować to? Weź imię.
own-offer-about = Twoje gry i twarz na każdym urządzeniu. Bez hasła i poczty.
own-offer-later = Nie teraz
own-offer-fine = Dobrze. Znajdziesz to w ustawieniach.
own-settings-guest = Imię jest dobrowolne. Zachowuje twoje gry, jeśli ta przeglądarka przepadnie.
own-settings-named = Jesteś { $name } na tym serwerze.
own-manage = Urządzenia i ochrona
own-profile = Mój profil
back-title = Już tu kiedyś grałem
back-passkey-use = Użyj klucza
back-letters-about = Twoje imię i pięć grup. Wielkość liter i odstępy nie mają znaczenia.
back-name = Imię
back-code = Kod
back-code-about = Otwórz ustawienia na drugim urządzeniu i wybierz „Urządzenia i ochrona”, a potem „Inne urządzenie”.
back-go = Wróć
back-here = Witaj ponownie, { $name }.
back-games = Zabrać gry tej przeglądarki? Stoły: { $games }.
back-bring = Zabierz je
back-leave = Zostaw je tutaj
back-brought = Twoje gry są teraz tutaj.
back-new-letters = Stare litery są zużyte. Oto nowe.
person-since = Tutaj od: { $date }.
person-games = Ostatnie gry
person-none = Nie ma jeszcze ukończonych gier.
person-result = Miejsce { $place }, { $xp } XP
person-guest = gość
person-watch = Obejrzyj
person-together = Ty i { $name }
person-together-about =
    { $games ->
        [one] { $ahead } do { $behind } we wspólnej grze ({ $games }): kto skończył wyżej.
        [few] { $ahead } do { $behind } we wspólnych grach ({ $games }): kto skończył wyżej.
        [many] { $ahead } do { $behind } we wspólnych grach ({ $games }): kto skończył wyżej.
       *[other] { $ahead } do { $behind } we wspólnych grach ({ $games }): kto skończył wyżej.
    }
