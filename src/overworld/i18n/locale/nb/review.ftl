# Hva analysen av et spill sier, i nettleseren og i terminalen.

## Hvorfor en avgjørelse hadde vært bedre

review-reason-win = Det vinner spillet.
review-reason-score = Gir { $points } XP i stedet for { $less } ({ $characteristic })
review-reason-card = Mer på kort { $card }: { $points } XP i stedet for { $less } ({ $characteristic })
review-reason-xp = { $xp } XP straks: { $tile }
review-reason-odds = Kampen har en vinnersjanse på { $chance } % og gir { $xp } XP: { $mob }
review-reason-long_shot = Den valgte kampen har en vinnersjanse på bare { $chance } %: { $mob }
review-reason-armed = Med dette våpenet er vinnersjansen i en kamp { $chance } % i stedet for { $less } %: { $weapon } ({ $mob })
review-reason-weapon = Et våpen til senere kamper: { $weapon }, { $hearts } ♥
review-reason-layer = Det tømmer lag { $layer }: kort { $card } scores.
review-reason-layer_open = Det valgte trekket tømmer lag { $layer }: kort { $card } scores for tidlig.
review-reason-block = Bare denne blokken mangler til et byggverk: { $block } ({ $tile })
review-reason-denied = En annen spiller mangler bare denne blokken til et byggverk: { $block } ({ $seat }, { $tile })
review-reason-near = Det fører fram til et byggverk spilleren har råd til: { $tile }
review-reason-near_mob = Det fører fram til en mob med en vinnersjanse på { $chance } %: { $mob }
review-reason-near_weapon = Det fører fram til et våpen: { $weapon }, { $hearts } ♥
review-reason-reveals = Det gir mer å velge mellom: { $count } snus.
review-reason-tokens = Flere våpen snus: { $count } i stedet for { $less }.
review-reason-tiles = Flere kort snus: { $count } i stedet for { $less }.
review-reason-action = Mob-en kan byttes mot en ekstra handling.
review-reason-detonate = Uten TNT blir det bare { $hearts } av { $needed } ♥: { $mob }
review-reason-draw = Med én pollett til er vinnersjansen { $chance } %: { $mob }
review-reason-wild = Den erstatter enhver annen blokk: { $block }
review-reason-toward = { $count ->
    [0] En blokk til et byggverk rett ved siden av: { $block } ({ $tile })
    [one] En blokk til et byggverk 1 steg unna: { $block } ({ $tile })
   *[other] En blokk til et byggverk { $count } steg unna: { $block } ({ $tile })
  }
review-reason-keep = Den ekstra handlingen er mer verdt i en senere tur.
review-reason-share = Vinnersjansen er { $share } % i stedet for { $less } %.

## Hva en avgjørelse heter som har kostet noe

review-verdict-inaccuracy = Unøyaktighet
review-verdict-mistake = Feil
review-verdict-blunder = Tabbe

## Slags avgjørelser, deretter hva tilfellet viser

review-kind-collect = Ta blokker
review-kind-explore = Utforske
review-kind-build = Bygge
review-kind-fight = Slåss
review-kind-weapon = Ta et våpen
review-kind-power = Bruke en egenskap
review-kind-trade = Bytte inn en mob
review-kind-end = Avslutte turen
review-kind-score = Score
review-kind-block = Blokk
review-kind-tile = Kort
review-kind-token = Våpenpollett
review-kind-turned = Pollett i en kamp
