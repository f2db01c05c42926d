# The table in the browser: prompts, actions, menu.

## Prompts: who must do what, one sentence

ask-set_up = Rozkładamy grę…
ask-chance = Odsłaniamy…
ask-act-mine = Twoja tura. Wybierz akcję { $number } z 2.
ask-act = { $who } wybiera akcję { $number } z 2.
ask-unknown = { $who } decyduje.
ask-unknown-mine = Wybierz jedną z tych możliwości.
ask-extra-mine = Wybierz dodatkową akcję.
ask-extra = { $who } wybiera dodatkową akcję.
ask-second-mine = Weź drugi blok.
ask-second = { $who } wybiera drugi blok.
ask-bow-mine = Łuk! Odsłonić jeszcze jeden żeton? Twoje serca: { $hearts }, potrzeba { $needed }.
ask-bow = { $who } odsłania łuk. Serca: { $hearts }, potrzeba { $needed }.
ask-pickaxe-mine = Kilof! Zebrać blok? Twoje serca: { $hearts }, potrzeba { $needed }.
ask-pickaxe = { $who } odsłania kilof. Serca: { $hearts }, potrzeba { $needed }.
ask-tnt-mine = TNT! Zdetonować? Twoje serca: { $hearts }, potrzeba { $needed }; z TNT { $detonated }.
ask-tnt = { $who } decyduje o TNT. Serca: { $hearts }, potrzeba { $needed }; z TNT { $detonated }.
ask-fight-mine = Walczyć z tym mobem?
ask-end-mine = Akcje wykonane. Zakończ turę.
ask-end = { $who } kończy turę.
ask-trade-mine = Zakończ turę albo wymień moba na dodatkową akcję.
ask-trade = { $who } kończy turę albo wymienia moba.
ask-score-mine = Punktacja { $card }. Wybierz, za co zdobędziesz punkty.
ask-score = { $who } wybiera, za co punktuje na karcie { $card }.
ask-over = Koniec gry. Wygrywa { $winners } – { $score } PD.
ask-over-shared = Koniec gry. Wspólne zwycięstwo: { $winners } – { $score } PD.
# Several people share this device: whose sentence it is.
ask-named = { $who }: { $sentence }

## Actions

actions = Akcje
action-collect = Bloki
action-explore = Odkryj
action-build = Buduj
action-fight = Walcz
action-weapon = Broń
action-any = Wybierz coś, co świeci: blok, skrzyżowanie, płytkę lub żeton.
action-chosen-collect = Wybierz blok z jasną krawędzią.
action-chosen-explore = Wybierz skrzyżowanie: najwyżej { $steps } kroki stąd. Możesz też zostać w miejscu.
action-chosen-build = Wybierz budowlę obok siebie.
action-chosen-space = Wybierz pole na swojej planszy.
action-chosen-fight = Wybierz moba obok siebie.
action-chosen-mob = Odsłaniasz żetony ze swojego stosu. Tego nie da się cofnąć.
action-chosen-weapon = Wybierz broń obok siebie.
action-cancel = Anuluj
action-confirm = Potwierdź
prompt-whole = Przeczytaj całość
action-confirm-what = Naciśnij jeszcze raz albo potwierdź: tego nie da się cofnąć.
action-undo = Cofnij
action-end = Zakończ turę
action-trade = Wymień moba
action-hint = Podpowiedź
race = PD: { $all }
race-entry = { $who } { $xp }
bar-turn = Tura { $turn }
bar-day = Partia dnia: ta próba się liczy
try-out = Próba od tury { $turn }
try-out-back = Wróć do głównej partii
try-out-begun = To jest próba. Przez menu wrócisz do głównej partii.
slot-collect = wolne: { $count }
slot-explore = cele: { $count }
slot-build = obok: { $count }
slot-fight = obok: { $count }
slot-weapon = obok: { $count }
slot-none = brak
slot-done = zrobione
ending-in = { $seconds ->
    [one] Twoja tura skończy się za 1 sekundę.
    [few] Twoja tura skończy się za { $seconds } sekundy.
    [many] Twoja tura skończy się za { $seconds } sekund.
   *[other] Twoja tura skończy się za { $seconds } sekundy.
  }
ending-stop = Jeszcze nie

## Undo

undo-not-nothing = Nie ma jeszcze czego cofać.
undo-not-revealed = Odsłoniło się coś nowego, więc tego nie da się cofnąć.
undo-not-ended = Tura się skończyła, więc tego nie da się cofnąć.
undo-not-turn_start = Tura dopiero się zaczęła: nie ma czego cofać.
undo-not-other_player = Od tego czasu decyzję podjął inny gracz, więc tego nie da się cofnąć.
undo-not-yours = Możesz cofać tylko własne decyzje.
undo-not-off = Przy tym stole cofanie jest wyłączone.

## Parts of the table

part-world = Świat
part-cube = Kostka
part-board = Plansza
part-log = Przebieg
part-me = Moje rzeczy
part-opponents = Inni gracze
part-views = Części stołu
part-side = Przebieg i czat
part-chat = Czat
skip-actions = Przejdź do akcji
skip-world = Przejdź do świata
skip-cube = Przejdź do kostki
skip-me = Przejdź do swoich rzeczy
stage-now = Teraz widać: { $part }.

## Menu

menu = Menu
menu-home = Odejdź od stołu
menu-overview = Karty pomocy
menu-rules = Zasady
menu-replay = Powtórka
menu-record = Pobierz zapis partii
menu-link = Kopiuj link
menu-copied = Link skopiowany.
menu-seat = Graj dalej na innym urządzeniu
menu-settings = Ustawienia
menu-keys = Klawisze
menu-resign = Poddaj się
menu-resign-sure = Poddać tę partię?
menu-resign-two = Wygra drugi gracz.
menu-resign-more = Bot zagra za ciebie do końca partii.
menu-resign-day = To twoja jedyna próba tego dnia. Jeśli się poddasz, zajmiesz ostatnie miejsce i nie dostaniesz punktów.
menu-paint = Pokaż namalowaną przeze mnie postać
menu-delete = Usuń stół
menu-delete-sure = Usunąć ten stół razem z partią i czatem, dla wszystkich?
leave-sure = Odejść od tego stołu?
leave-kept = Miejsce pozostaje twoje: wróć przez ten sam link albo „Twoje stoły”.
leave-yes = Odejdź
leave-no = Zostań
yes-resign = Poddaj się
yes-delete = Usuń
table-code = Stół { $code }
table-of = { $title } – stół { $code }
spectators = { $count ->
    [0] Nikt nie ogląda
    [one] Ogląda 1 osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
  }
connection-online = Online
connection-lag = Online, { $ms } ms
connection-offline = Offline
connection-connecting = Łączenie
connection-late = Wolne łącze
connection-busy = Serwer zajęty
connection-refused = Zamknięte
connection-gone = Stół usunięty
decision-waiting = Twój ostatni ruch jest jeszcze w drodze.

## Read-outs

read-last = Ostatnio: { $text }
read-last-none = Nic się jeszcze nie stało.
read-standings = Wynik: { $list }.
read-standing = { $who } { $xp } PD
read-cube = Kostka: { $blocks ->
    [one] został 1 blok
    [few] zostały { $blocks } bloki
    [many] zostało { $blocks } bloków
   *[other] zostało { $blocks } bloku
  }; { $layers }. { $takeable ->
    [0] Teraz nie możesz wziąć żadnego bloku.
    [one] 1 blok do wzięcia.
    [few] { $takeable } bloki do wzięcia.
    [many] { $takeable } bloków do wzięcia.
   *[other] { $takeable } bloku do wzięcia.
  }
read-layer = warstwa { $layer }: { $left }
read-block = { $material } ({ $places })
read-blocks = Możesz wziąć: { $list }.
read-near = Obok ciebie: { $list }
read-near-none = Obok ciebie nic nie leży.
read-near-building = { $name }: { $xp } PD, koszt { $cost }.
read-near-building-can = { $name }: { $xp } PD, koszt { $cost }; możesz to zbudować.
read-near-mob = { $name }: { $xp } PD, { $needs }.
read-near-mob-chance = { $name }: { $xp } PD, { $needs }; twoja szansa to { $chance }.
read-near-weapon = { $name }: { $hearts ->
    [one] 1 serce
    [few] { $hearts } serca
    [many] { $hearts } serc
   *[other] { $hearts } serca
  }.
part-count = { $part } ({ $count })

## Overview cards

overview-turn = Twoja tura
overview-two = Wykonaj dwie różne akcje.
overview-collect = Weź z kostki 2 bloki, jeden po drugim. Odsłonięte muszą być góra i co najmniej 2 boki.
overview-explore = Przejdź 0, 1 lub 2 kroki, a potem odsłoń wszystko wokół siebie.
overview-build = Zapłać blokami za budowlę obok siebie i połóż ją na jednym ze swoich 9 pól.
overview-fight = Odsłoń 3 żetony przeciwko mobowi obok siebie. Jeśli wystarczy serc, pokonasz go.
overview-weapon = Weź broń, która leży obok ciebie, i wtasuj ją do swojego stosu.
overview-extra = Potem możesz wymienić moby z dodatkową akcją: za każdego jeszcze jedna dowolna akcja.
overview-card-A = A: biomy
overview-card-B = B: materiały
overview-card-C = C: rodzaje
overview-when = { $layer ->
    [1] Gdy wyczerpie się górna warstwa kostki.
    [2] Gdy wyczerpie się druga warstwa.
   *[3] Gdy wyczerpie się trzecia warstwa; potem gra się kończy.
  }
overview-what = Wybierz jedną
overview-each = PD za pole
overview-now = Twoje punkty teraz
overview-sum = { $spaces } × { $points } = { $total }
overview-printed = Liczy się twoja największa połączona grupa, także wydrukowane biomy.
overview-not-printed = Liczy się twoja największa połączona grupa budowli.

rules-page = Zasady
