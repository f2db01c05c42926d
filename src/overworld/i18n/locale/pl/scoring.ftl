# Scoring rounds, and the end of a game.

scoring-title-A = Punktacja A: biomy. Górna warstwa wyczerpana.
scoring-title-B = Punktacja B: materiały. Druga warstwa wyczerpana.
scoring-title-C = Punktacja C: rodzaje. Trzecia warstwa wyczerpana.
scoring-group = Wybierz jedną cechę: liczy się twoja największa połączona grupa.
scoring-beginner = Wybierz jedną cechę: liczą się wszystkie pola, które ją mają, połączone czy nie.
scoring-early = Możesz wybrać już teraz: wyślemy to, gdy przyjdzie twoja kolej.
scoring-done = { $who }: { $trait }, +{ $xp } PD
scoring-choosing = { $who } wybiera…
scoring-later = { $who } czeka
scoring-sum = { $spaces } × { $points } = { $total }
scoring-best = Najwięcej punktów
scoring-again = Inna grupa daje więcej. Naciśnij jeszcze raz, aby wybrać tę.

final-winner = Wygrywa { $winners }!
final-place = { $place }. { $name }
final-lands = Plansze
final-shared = Wspólne zwycięstwo: { $winners }!
final-resigned = Partia poddana: { $who }.
final-timed-out = Czas minął: { $who }. Dalej grał bot.
final-show = Wynik końcowy
final-look = Zobacz stół
final-rematch = Rewanż
final-rematch-go = Przejdź do rewanżu
final-replay = Obejrzyj jeszcze raz
final-share = Kopiuj link
final-picture = Obrazek do udostępnienia
final-picture-about = Obrazek z wynikiem: { $title } { $scores } PD
final-picture-names = Nicki
final-picture-save = Zapisz
final-picture-share = Udostępnij
final-since = Na prowadzeniu od tury { $turn }
final-table = Wynik końcowy
final-source = Skąd PD
final-buildings = Postawione budowle
final-mobs = Pokonane moby
final-hoes = Złote motyki
final-A = Punktacja A
final-B = Punktacja B
final-C = Punktacja C
final-bonuses = Moby na koniec
final-total = Razem
final-blocks = Zostało bloków (przy remisie)
final-gain = +{ $xp }
final-over-time = PD tura po turze
final-chart = Linia dla każdego gracza: PD po każdej turze. Te same liczby są w tabeli poniżej.
final-numbers = Liczby
final-turn = Tura
final-more = Walki i bloki
final-what = Co
final-fights = Wygrane walki
final-luck = { $won } z { $fights }, oczekiwane: { $expected }
final-no-fights = Brak
final-taken = Zebrane bloki: { $material }
final-you = Wygrywasz!
final-after = { $turns ->
    [one] Po jednej turze
    [few] Po { $turns } turach
    [many] Po { $turns } turach
   *[other] Po { $turns } turach
}
final-margin = { $first } do { $second } PD. O wyniku zdecydowało: { $sources }
final-more-of = { $source } (+{ $xp })
final-tied = Tyle samo PD: decydują pozostałe bloki.
final-where = Skąd wzięły się punkty
final-part = { $source }: { $xp } PD
final-bar = { $who }, { $total } PD. { $sources }. Pokaż, skąd.
final-derivation = Skąd { $who } ma { $xp } PD
final-lead = Prowadzenie
final-largest = Największy zysk
final-in-turn = Tura { $turn }:
final-ahead = Od tej chwili do końca prowadzi { $who }.
final-level = Nikt nie wyszedł na prowadzenie na dobre.
final-watch = Obejrzyj
final-fights-of = Wygrane walki, { $who }:
