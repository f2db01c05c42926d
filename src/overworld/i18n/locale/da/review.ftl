# Hvad analysen af et spil siger, i browseren og i terminalen.

## Hvorfor en beslutning havde været bedre

review-reason-win = Det vinder spillet.
review-reason-score = Flere XP: { $points } i stedet for { $less } ({ $characteristic })
review-reason-card = Mere på kort { $card }: { $points } XP i stedet for { $less } ({ $characteristic })
review-reason-xp = { $xp } XP straks: { $tile }
review-reason-odds = Kampen har en vinderchance på { $chance } % og giver { $xp } XP: { $mob }
review-reason-long_shot = Den valgte kamp har kun en vinderchance på { $chance } %: { $mob }
review-reason-armed = Med dette våben er vinderchancen i en kamp { $chance } % i stedet for { $less } %: { $weapon } ({ $mob })
review-reason-weapon = Et våben til senere kampe: { $weapon }, { $hearts } ♥
review-reason-layer = Det tømmer lag { $layer }: Kort { $card } scores.
review-reason-layer_open = Det valgte træk tømmer lag { $layer }: Kort { $card } scores for tidligt.
review-reason-block = Kun denne blok mangler til en bygning: { $block } ({ $tile })
review-reason-denied = En anden spiller mangler kun denne blok til en bygning: { $block } ({ $seat }, { $tile })
review-reason-near = Det fører hen til en bygning, der er råd til: { $tile }
review-reason-near_mob = Det fører hen til en mob med en vinderchance på { $chance } %: { $mob }
review-reason-near_weapon = Det fører hen til et våben: { $weapon }, { $hearts } ♥
review-reason-reveals = Det giver mere at vælge imellem: { $count } vendes.
review-reason-tokens = Der vendes flere våben: { $count } i stedet for { $less }.
review-reason-tiles = Der vendes flere kort: { $count } i stedet for { $less }.
review-reason-action = Mobben kan byttes til en ekstra handling.
review-reason-detonate = Uden TNT er der kun { $hearts } af { $needed } ♥: { $mob }
review-reason-draw = Med en brik mere er vinderchancen { $chance } %: { $mob }
review-reason-wild = Den erstatter enhver anden blok: { $block }
review-reason-toward = { $count ->
    [0] En blok til en bygning lige ved siden af: { $block } ({ $tile })
    [one] En blok til en bygning 1 skridt væk: { $block } ({ $tile })
   *[other] En blok til en bygning { $count } skridt væk: { $block } ({ $tile })
  }
review-reason-keep = Den ekstra handling er mere værd i en senere tur.
review-reason-share = Vinderchancen er { $share } % i stedet for { $less } %.

## Hvad en beslutning hedder, som har kostet noget

review-verdict-inaccuracy = Unøjagtighed
review-verdict-mistake = Fejl
review-verdict-blunder = Brøler

## Slags beslutninger, derefter hvad tilfældet viser

review-kind-collect = Tage blokke
review-kind-explore = Udforske
review-kind-build = Bygge
review-kind-fight = Kæmpe
review-kind-weapon = Tage et våben
review-kind-power = Bruge en evne
review-kind-trade = Bytte en mob
review-kind-end = Afslutte turen
review-kind-score = Score
review-kind-block = Blok
review-kind-tile = Kort
review-kind-token = Våbenbrik
review-kind-turned = Brik i en kamp
