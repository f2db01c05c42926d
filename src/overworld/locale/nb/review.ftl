# Hva analysen av et spill sier, i nettleseren og i terminalen.

## Hvorfor en avgjørelse hadde vært bedre

review-reason-win = Det vinner spillet.
review-reason-score = Mer XP: { $points } i stedet for { $less } ({ $characteristic })
review-reason-card = Mer i scoring { $card }: { $points } XP i stedet for { $less } ({ $characteristic })
review-reason-xp = { $xp } XP straks: { $tile }
review-reason-odds = Kampen vinnes i { $chance } % av tilfellene og gir { $xp } XP: { $mob }
review-reason-long_shot = Den valgte kampen vinnes bare i { $chance } % av tilfellene: { $mob }
review-reason-armed = Med dette våpenet vinnes en kamp i { $chance } % av tilfellene i stedet for { $less } %: { $weapon } ({ $mob })
review-reason-weapon = Et våpen for senere kamper: { $weapon }, { $hearts } ♥
review-reason-layer = Det tømmer lag { $layer }: scoring { $card } følger.
review-reason-layer_open = Det valgte tømmer lag { $layer }: scoring { $card } kommer for tidlig.
review-reason-block = Bare denne blokken mangler til en bygning: { $block } ({ $tile })
review-reason-denied = Noen andre mangler bare denne blokken til en bygning: { $block } ({ $seat }, { $tile })
review-reason-near = En bygning som kan betales, er da innen rekkevidde: { $tile }
review-reason-near_mob = En mob er da innen rekkevidde som beseires i { $chance } % av tilfellene: { $mob }
review-reason-reveals = Mer å velge mellom: { $count } snus.
review-reason-action = Mobben gir en ekstra handling.
review-reason-detonate = TNT legges til { $hearts } av { $needed } ♥: { $mob }
review-reason-draw = Med en brikke til vinnes kampen i { $chance } % av tilfellene: { $mob }
review-reason-share = Det vinner { $share } % av spillene i stedet for { $less } %.

## Hva en avgjørelse heter som har kostet noe

review-verdict-inaccuracy = Unøyaktighet
review-verdict-mistake = Feil
review-verdict-blunder = Grov feil

## Slags avgjørelser, deretter hva tilfellet viser

review-kind-collect = Samle
review-kind-explore = Utforske
review-kind-build = Bygge
review-kind-fight = Kjempe
review-kind-weapon = Ta et våpen
review-kind-power = Bruke en evne
review-kind-trade = Bytte inn en mob
review-kind-end = Avslutte turen
review-kind-score = Score
review-kind-block = Blokk
review-kind-tile = Brikke
review-kind-token = Våpenbrikke
review-kind-turned = Brikke i en kamp
