# Scoring rounds, and the end of a game.

scoring-title-A = Punktacja A: biomy. Górna warstwa zniknęła.
scoring-title-B = Punktacja B: materiały. Druga warstwa zniknęła.
scoring-title-C = Punktacja C: rodzaje. Trzecia warstwa zniknęła.
scoring-group = Wybierz jedną cechę. Liczy się twoja największa połączona grupa.
scoring-beginner = Wybierz jedną cechę. Liczy się każde pole, które ją ma, połączone czy nie.
scoring-early = Możesz wybrać już teraz: wyślemy to, gdy przyjdzie twoja kolej.
scoring-done = { $who }: { $trait }, +{ $xp } PD
scoring-choosing = { $who } wybiera…
scoring-later = { $who } czeka
scoring-sum = { $spaces } × { $points } = { $total }
scoring-best = Najwięcej punktów

final-winner = Wygrywa { $winners }!
final-shared = Wspólne zwycięstwo: { $winners }!
final-resigned = Poddanie: { $who }.
final-show = Tabela końcowa
final-look = Spójrz na stół
final-rematch = Rewanż
final-rematch-go = Przejdź do rewanżu
final-replay = Powtórka i analiza
final-share = Kopiuj link
final-table = Tabela końcowa
final-source = Skąd PD
final-buildings = Budowle od razu
final-mobs = Moby od razu
final-hoes = Złote motyki
final-A = Punktacja A
final-B = Punktacja B
final-C = Punktacja C
final-bonuses = Moby na koniec
final-total = Razem
final-blocks = Zostało bloków (przy remisie)
final-open = { $who } – { $source }, { $xp } PD: pokaż, skąd
final-derivation = { $who }: { $source }
final-gain = +{ $xp }
final-over-time = PD w czasie
final-chart = Linia dla każdego gracza: PD po każdej turze. Te same liczby są w tabeli poniżej.
final-numbers = Liczby
final-turn = Tura
final-more = Walki i bloki
final-what = Co
final-fights = Wygrane walki
final-luck = { $won } z { $fights }, oczekiwane { $expected }
final-no-fights = Żadnych
final-taken = Zebrane bloki: { $material }
