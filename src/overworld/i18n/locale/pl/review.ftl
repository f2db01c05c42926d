# Co mówi analiza gry, w przeglądarce i w terminalu.

## Dlaczego inna decyzja byłaby lepsza

review-reason-win = To daje zwycięstwo.
review-reason-score = Więcej PD: { $points } zamiast { $less } ({ $characteristic })
review-reason-card = Więcej w punktacji { $card }: { $points } PD zamiast { $less } ({ $characteristic })
review-reason-xp = Od razu { $xp } PD: { $tile }
review-reason-odds = Szansa na wygraną w tej walce to { $chance }%, nagroda: { $xp } PD ({ $mob })
review-reason-long_shot = Szansa na wygraną w wybranej walce to tylko { $chance }%: { $mob }
review-reason-armed = Z tą bronią szansa na wygraną w walce to { $chance }% zamiast { $less }%: { $weapon } ({ $mob })
review-reason-weapon = Broń do późniejszych walk: { $weapon }, { $hearts } ♥
review-reason-layer = To wyczerpuje warstwę { $layer }: następuje punktacja { $card }.
review-reason-layer_open = Wybrany ruch wyczerpuje warstwę { $layer }: punktacja { $card } następuje za wcześnie.
review-reason-block = Do budowli brakuje tylko tego bloku: { $block } ({ $tile })
review-reason-denied = Innemu graczowi do budowli brakuje tylko tego bloku: { $block } ({ $seat }, { $tile })
review-reason-near = To prowadzi do budowli, na którą wystarczy bloków: { $tile }
review-reason-near_mob = To prowadzi do moba, a szansa na jego pokonanie to { $chance }%: { $mob }
review-reason-near_weapon = To prowadzi do broni: { $weapon }, { $hearts } ♥
review-reason-reveals = To daje większy wybór: { $count } do odsłonięcia.
review-reason-tokens = Odkrywa więcej broni: { $count } zamiast { $less }.
review-reason-tiles = Odkrywa więcej płytek: { $count } zamiast { $less }.
review-reason-action = Moba można wymienić na dodatkową akcję.
review-reason-detonate = Bez TNT tylko { $hearts } z { $needed } ♥: { $mob }
review-reason-draw = Z jeszcze jednym żetonem szansa na wygraną to { $chance }%: { $mob }
review-reason-wild = Zastępuje każdy inny blok: { $block }
review-reason-toward = { $count ->
    [0] Blok do budowli tuż obok: { $block } ({ $tile })
    [one] Blok do budowli odległej o 1 krok: { $block } ({ $tile })
    [few] Blok do budowli odległej o { $count } kroki: { $block } ({ $tile })
    [many] Blok do budowli odległej o { $count } kroków: { $block } ({ $tile })
   *[other] Blok do budowli odległej o { $count } kroku: { $block } ({ $tile })
  }
review-reason-keep = Dodatkowa akcja jest więcej warta w późniejszej turze.
review-reason-share = Szansa na wygraną to { $share }% zamiast { $less }%.

## Jak nazywa się decyzja, która coś kosztowała

review-verdict-inaccuracy = Niedokładność
review-verdict-mistake = Błąd
review-verdict-blunder = Gruby błąd

## Rodzaje decyzji, potem to, co odsłania los

review-kind-collect = Zbieranie bloków
review-kind-explore = Odkrywanie świata
review-kind-build = Budowanie
review-kind-fight = Walka
review-kind-weapon = Zbieranie broni
review-kind-power = Użycie mocy
review-kind-trade = Wymiana moba
review-kind-end = Koniec tury
review-kind-score = Punktacja
review-kind-block = Blok
review-kind-tile = Płytka
review-kind-token = Żeton
review-kind-turned = Żeton w walce
