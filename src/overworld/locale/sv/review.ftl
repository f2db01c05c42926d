# Vad analysen av ett parti säger, i webbläsaren och i terminalen.

## Varför ett beslut hade varit bättre

review-reason-win = Det vinner partiet.
review-reason-score = Mer XP: { $points } i stället för { $less } ({ $characteristic })
review-reason-card = Mer i poängräkning { $card }: { $points } XP i stället för { $less } ({ $characteristic })
review-reason-xp = { $xp } XP genast: { $tile }
review-reason-odds = Striden vinns i { $chance } % av fallen och ger { $xp } XP: { $mob }
review-reason-long_shot = Den valda striden vinns bara i { $chance } % av fallen: { $mob }
review-reason-armed = Med det här vapnet vinns en strid i { $chance } % av fallen i stället för { $less } %: { $weapon } ({ $mob })
review-reason-weapon = Ett vapen för senare strider: { $weapon }, { $hearts } ♥
review-reason-layer = Det tömmer lager { $layer }: poängräkning { $card } följer.
review-reason-layer_open = Det valda tömmer lager { $layer }: poängräkning { $card } kommer för tidigt.
review-reason-block = Bara det här blocket saknas för en byggnad: { $block } ({ $tile })
review-reason-denied = Någon annan saknar bara det här blocket för en byggnad: { $block } ({ $seat }, { $tile })
review-reason-near = En byggnad som går att betala är då inom räckhåll: { $tile }
review-reason-near_mob = En mob är då inom räckhåll som besegras i { $chance } % av fallen: { $mob }
review-reason-reveals = Mer att välja på: { $count } vänds upp.
review-reason-action = Moben ger en extra handling.
review-reason-detonate = TNT läggs till { $hearts } av { $needed } ♥: { $mob }
review-reason-draw = Med en bricka till vinns striden i { $chance } % av fallen: { $mob }
review-reason-share = Det vinner { $share } % av partierna i stället för { $less } %.

## Vad ett beslut heter som har kostat något

review-verdict-inaccuracy = Oprecist
review-verdict-mistake = Misstag
review-verdict-blunder = Blunder

## Sorters beslut, sedan vad slumpen visar

review-kind-collect = Samla
review-kind-explore = Utforska
review-kind-build = Bygga
review-kind-fight = Strida
review-kind-weapon = Ta ett vapen
review-kind-power = Använda en kraft
review-kind-trade = Byta in en mob
review-kind-end = Avsluta turen
review-kind-score = Räkna poäng
review-kind-block = Block
review-kind-tile = Bricka
review-kind-token = Vapenbricka
review-kind-turned = Bricka i en strid
