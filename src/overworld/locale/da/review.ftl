# Hvad analysen af et spil siger, i browseren og i terminalen.

## Hvorfor en beslutning havde været bedre

review-reason-win = Det vinder spillet.
review-reason-score = Mere XP: { $points } i stedet for { $less } ({ $characteristic })
review-reason-card = Mere på kort { $card }: { $points } XP i stedet for { $less } ({ $characteristic })
review-reason-xp = { $xp } XP straks: { $tile }
review-reason-odds = Kampen vindes i { $chance } % af tilfældene og giver { $xp } XP: { $mob }
review-reason-long_shot = Den valgte kamp vindes kun i { $chance } % af tilfældene: { $mob }
review-reason-armed = Med dette våben vindes en kamp i { $chance } % af tilfældene i stedet for { $less } %: { $weapon } ({ $mob })
review-reason-weapon = Et våben til senere kampe: { $weapon }, { $hearts } ♥
review-reason-layer = Det tømmer lag { $layer }: Kort { $card } scores.
review-reason-layer_open = Det valgte tømmer lag { $layer }: Kort { $card } scores for tidligt.
review-reason-block = Kun denne blok mangler til en bygning: { $block } ({ $tile })
review-reason-denied = En anden mangler kun denne blok til en bygning: { $block } ({ $seat }, { $tile })
review-reason-near = En bygning, der kan betales, er så inden for rækkevidde: { $tile }
review-reason-near_mob = En mob er så inden for rækkevidde, som besejres i { $chance } % af tilfældene: { $mob }
review-reason-reveals = Mere at vælge imellem: { $count } vendes.
review-reason-action = Mobben giver en ekstra handling.
review-reason-detonate = TNT lægges til { $hearts } af { $needed } ♥: { $mob }
review-reason-draw = Med en brik mere vindes kampen i { $chance } % af tilfældene: { $mob }
review-reason-share = Det vinder { $share } % af spillene i stedet for { $less } %.

## Hvad en beslutning hedder, som har kostet noget

review-verdict-inaccuracy = Unøjagtighed
review-verdict-mistake = Fejl
review-verdict-blunder = Grov fejl

## Slags beslutninger, derefter hvad tilfældet viser

review-kind-collect = Samle
review-kind-explore = Udforske
review-kind-build = Bygge
review-kind-fight = Kæmpe
review-kind-weapon = Tage et våben
review-kind-power = Bruge en evne
review-kind-trade = Aflevere en mob
review-kind-end = Slutte turen
review-kind-score = Score
review-kind-block = Blok
review-kind-tile = Brik
review-kind-token = Våbenbrik
review-kind-turned = Brik i en kamp
