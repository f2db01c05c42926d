# Open tables, quick match, blocked people and reports.

square-title = Graj z ludźmi
square-seats = Miejsca
square-choose = Wybierz jedną lub więcej opcji.
square-pace = Tempo
square-live = Na żywo
square-relaxed = Spokojnie
square-days = Dni
square-fill = Boty uzupełnią
square-fill-60 = po 1 min
square-fill-300 = po 5 min
square-fill-0 = nigdy
square-find = Znajdź stół
square-find-about = Możesz grać, czekając.
square-looking = Szukam stołu
square-looking-for = Miejsca: { $sizes }, { $speeds }
square-looking-fill = Boty zajmą wolne miejsca za { $time }.
square-looking-never = Tylko ludzie, bez botów.
square-meanwhile = Tymczasem
square-lesson = Lekcja
square-stop = Przestań szukać
square-stopped = Już nie szukasz stołu.
square-paused = Nie było cię. Możesz szukać znowu za { $time }.
square-wait = Możesz szukać znowu za { $time }.
square-not-everyone = Nie wszyscy byli gotowi. Szukamy dalej.
square-open-title = Otwarte stoły
square-nobody = Teraz nikt nie szuka.
square-nobody-about = Otwórz stół albo poszukaj. Inni widzą to tutaj, a boty mogą zająć miejsca.
square-open = Otwórz stół
square-sit = Usiądź
square-sit-at = Usiądź przy stole: { $names }
square-yours = Twój stół
square-taken = Zajęte miejsca: { $taken } z { $size }
square-waiting =
    { $count ->
        [one] 1 osoba czeka na stół
        [few] { $count } osoby czekają na stół
        [many] { $count } osób czeka na stół
       *[other] { $count } osoby czekają na stół
    }
square-more = jeszcze { $count }
square-ready =
    { $count ->
        [one] Gotowość: { $names }.
        [few] Gotowi: { $names }.
        [many] Gotowi: { $names }.
       *[other] Gotowi: { $names }.
    }
square-asked =
    { $count ->
        [one] Pytamy: { $names }.
        [few] Pytamy: { $names }.
        [many] Pytamy: { $names }.
       *[other] Pytamy: { $names }.
    }
square-ready-bots = Twój stół jest gotowy. Boty zajmą pozostałe miejsca.
square-ready-seat = Przy otwartym stole jest wolne miejsce.
square-ready-about = Miejsca: { $size }, { $speed }. Twoja obecna gra zostanie zachowana.
square-left-seconds = { $left } s
square-ready-yes = Gram
square-ready-no = Nie teraz
square-ready-wait = Czekamy na pozostałych
square-declined = Dobrze. Możesz szukać znowu za dwie minuty.
square-begins = Twoja gra się zaczyna.
square-sat = { $name } siada do stołu.
square-left = { $name } odchodzi.
square-opened = { $name } otwiera stół.
square-offline = Brak połączenia.
person-menu = Więcej: { $name }
person-block = Zablokuj
person-report = Zgłoś
person-block-title = Zablokować: { $name }?
person-block-seats = Nigdy nie usiądziecie razem przy otwartym stole.
person-block-words = Nie widzisz słów ani otwartych stołów tej osoby: { $name }.
person-block-game = Wspólna gra toczy się dalej.
person-block-quiet = { $name } się nie dowie. Cofniesz to w ustawieniach.
person-blocked = Zablokowano: { $name }.
person-report-title = Zgłoś: { $name }
person-report-what = Co się stało?
person-reason-insults = Obelgi lub groźby
person-reason-name = Nazwa lub namalowana twarz
person-reason-stalls = Celowo przeciąga lub odchodzi
person-reason-other = Coś innego
person-report-lines = Dołączymy ostatnie linie czatu tego stołu.
person-report-more = Więcej, jeśli chcesz
person-report-also = Zablokuj też: { $name }
person-report-about = Czytają to osoby prowadzące serwer. Żaden gracz tego nie widzi.
person-report-send = Wyślij
person-report-sent = Wysłano. Dziękujemy.
person-cancel = Anuluj
blocked-title = Zablokowane osoby
blocked-about = Otwarte stoły i szybkie szukanie nigdy nie posadzą was razem.
blocked-undo = Odblokuj: { $name }
blocked-undone = Odblokowano: { $name }.
option-open = Otwarty dla wszystkich
option-open-about = Strona główna pokazuje twoją poczekalnię i każdy może usiąść.
option-rated = Rankingowa
option-rated-about = Zmienia oceny graczy z imieniem. Bez podpowiedzi i początkujących, los należy do serwera.
square-rated = rankingowa
square-invited = Witaj. Możesz już korzystać z otwartych stołów.
