# Co mówi analiza gry, w przeglądarce i w terminalu.

## Dlaczego inna decyzja byłaby lepsza

review-reason-win = To wygrywa grę.
review-reason-score = Więcej PD: { $points } zamiast { $less } ({ $characteristic })
review-reason-card = Więcej w punktacji { $card }: { $points } PD zamiast { $less } ({ $characteristic })
review-reason-xp = Od razu { $xp } PD: { $tile }
review-reason-odds = Walka jest wygrywana w { $chance } % przypadków i daje { $xp } PD: { $mob }
review-reason-long_shot = Wybrana walka jest wygrywana tylko w { $chance } % przypadków: { $mob }
review-reason-armed = Z tą bronią walka jest wygrywana w { $chance } % przypadków zamiast w { $less } %: { $weapon } ({ $mob })
review-reason-weapon = Broń do późniejszych walk: { $weapon }, { $hearts } ♥
review-reason-layer = To opróżnia warstwę { $layer }: następuje punktacja { $card }.
review-reason-layer_open = Wybór opróżnia warstwę { $layer }: punktacja { $card } następuje za wcześnie.
review-reason-block = Do budynku brakuje tylko tego bloku: { $block } ({ $tile })
review-reason-denied = Komuś innemu do budynku brakuje tylko tego bloku: { $block } ({ $seat }, { $tile })
review-reason-near = W zasięgu jest wtedy budynek, na który wystarczy bloków: { $tile }
review-reason-near_mob = W zasięgu jest wtedy mob pokonywany w { $chance } % przypadków: { $mob }
review-reason-reveals = Większy wybór: { $count } do odkrycia.
review-reason-action = Mob daje dodatkową akcję.
review-reason-detonate = TNT dodaje się do { $hearts } z { $needed } ♥: { $mob }
review-reason-draw = Z jeszcze jednym żetonem walka jest wygrywana w { $chance } % przypadków: { $mob }
review-reason-share = To wygrywa { $share } % gier zamiast { $less } %.

## Jak nazywa się decyzja, która coś kosztowała

review-verdict-inaccuracy = Niedokładność
review-verdict-mistake = Błąd
review-verdict-blunder = Gruby błąd

## Rodzaje decyzji, potem to, co odsłania los

review-kind-collect = Wydobycie
review-kind-explore = Eksploracja
review-kind-build = Budowa
review-kind-fight = Walka
review-kind-weapon = Wzięcie broni
review-kind-power = Użycie mocy
review-kind-trade = Wymiana moba
review-kind-end = Koniec tury
review-kind-score = Punktacja
review-kind-block = Blok
review-kind-tile = Kafelek
review-kind-token = Żeton
review-kind-turned = Żeton w walce
