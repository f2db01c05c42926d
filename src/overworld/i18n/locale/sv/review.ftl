# Vad analysen av ett parti säger, i webbläsaren och i terminalen.

## Varför ett beslut hade varit bättre

review-reason-win = Därmed är partiet vunnet.
review-reason-score = Fler XP: { $points } i stället för { $less } ({ $characteristic })
review-reason-card = Mer i poängräkning { $card }: { $points } XP i stället för { $less } ({ $characteristic })
review-reason-xp = { $xp } XP direkt: { $tile }
review-reason-odds = Vinstchansen i striden är { $chance } %, för { $xp } XP: { $mob }
review-reason-long_shot = Vinstchansen i den valda striden är bara { $chance } %: { $mob }
review-reason-armed = Med det här vapnet är vinstchansen i en strid { $chance } % i stället för { $less } %: { $weapon } ({ $mob })
review-reason-weapon = Ett vapen för senare strider: { $weapon }, { $hearts } ♥
review-reason-layer = Det tömmer lager { $layer }: poängräkning { $card } följer.
review-reason-layer_open = Det valda draget tömmer lager { $layer }: poängräkning { $card } kommer för tidigt.
review-reason-block = Bara det här blocket saknas för en byggnad: { $block } ({ $tile })
review-reason-denied = En annan spelare behöver bara det här blocket för en byggnad: { $block } ({ $seat }, { $tile })
review-reason-near = Det leder till en byggnad som går att betala: { $tile }
review-reason-near_mob = Det leder till en mob, med vinstchansen { $chance } %: { $mob }
review-reason-near_weapon = Det leder till ett vapen: { $weapon }, { $hearts } ♥
review-reason-reveals = Mer att välja på: { $count } vänds upp.
review-reason-tokens = Fler vapen vänds upp: { $count } i stället för { $less }.
review-reason-tiles = Fler kort vänds upp: { $count } i stället för { $less }.
review-reason-action = Moben kan bytas in mot en extra handling.
review-reason-detonate = Utan TNT blir det bara { $hearts } av { $needed } ♥: { $mob }
review-reason-draw = Med ett kort till är vinstchansen { $chance } %: { $mob }
review-reason-wild = Ersätter vilket annat block som helst: { $block }
review-reason-toward = { $count ->
    [0] Ett block till en byggnad alldeles bredvid: { $block } ({ $tile })
    [one] Ett block till en byggnad 1 steg bort: { $block } ({ $tile })
   *[other] Ett block till en byggnad { $count } steg bort: { $block } ({ $tile })
  }
review-reason-keep = Den extra handlingen är mer värd i en senare tur.
review-reason-share = Vinstchansen är { $share } % i stället för { $less } %.

## Vad ett beslut heter som har kostat något

review-verdict-inaccuracy = Onoggrannhet
review-verdict-mistake = Misstag
review-verdict-blunder = Blunder

## Sorters beslut, sedan vad slumpen visar

review-kind-collect = Samla block
review-kind-explore = Utforska
review-kind-build = Bygga
review-kind-fight = Slåss
review-kind-weapon = Ta ett vapen
review-kind-power = Använda en förmåga
review-kind-trade = Byta in en mob
review-kind-end = Avsluta turen
review-kind-score = Räkna poäng
review-kind-block = Block
review-kind-tile = Kort
review-kind-token = Vapenkort
review-kind-turned = Vapenkort i en strid
