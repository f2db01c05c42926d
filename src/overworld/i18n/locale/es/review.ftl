# Lo que dice el análisis de una partida, en el navegador y en la terminal.

## Por qué una decisión habría sido mejor

review-reason-win = Con esto se gana la partida.
review-reason-score = Da { $points } PE en vez de { $less } ({ $characteristic })
review-reason-card = Vale { $points } PE en vez de { $less } en la carta { $card } ({ $characteristic })
review-reason-xp = { $xp } PE al momento: { $tile }
review-reason-odds = La probabilidad de ganar este combate es del { $chance } %, por { $xp } PE: { $mob }
review-reason-long_shot = La probabilidad de ganar el combate elegido es solo del { $chance } %: { $mob }
review-reason-armed = Con esta arma, la probabilidad de ganar un combate es del { $chance } % en vez del { $less } %: { $weapon } ({ $mob })
review-reason-weapon = Un arma para los próximos combates: { $weapon }, { $hearts } ♥
review-reason-layer = Agota la capa { $layer }: se puntúa la carta { $card }.
review-reason-layer_open = La jugada elegida agota la capa { $layer }: la carta { $card } se puntúa demasiado pronto.
review-reason-block = Solo falta este bloque para un edificio: { $block } ({ $tile })
review-reason-denied = A otra persona solo le falta este bloque para un edificio: { $block } ({ $seat }, { $tile })
review-reason-near = Lleva junto a un edificio que se puede pagar: { $tile }
review-reason-near_mob = Lleva junto a un monstruo, con una probabilidad del { $chance } % de derrotarlo: { $mob }
review-reason-near_weapon = Lleva junto a un arma: { $weapon }, { $hearts } ♥
review-reason-reveals = Da más opciones (cartas o fichas destapadas: { $count }).
review-reason-tokens = Se destapan más armas: { $count } en lugar de { $less }.
review-reason-tiles = Se destapan más cartas: { $count } en lugar de { $less }.
review-reason-action = El monstruo se puede canjear por una acción adicional.
review-reason-detonate = Sin el TNT son solo { $hearts } de { $needed } ♥: { $mob }
review-reason-draw = Con una ficha más, la probabilidad de ganar es del { $chance } %: { $mob }
review-reason-wild = Vale por cualquier otro bloque: { $block }
review-reason-toward = { $count ->
    [0] Un bloque para un edificio justo al lado: { $block } ({ $tile })
    [one] Un bloque para un edificio a 1 paso: { $block } ({ $tile })
   *[other] Un bloque para un edificio a { $count } pasos: { $block } ({ $tile })
  }
review-reason-keep = La acción adicional vale más en un turno posterior.
review-reason-share = La probabilidad de ganar es del { $share } % en vez del { $less } %.

## Cómo se llama una decisión que ha costado algo

review-verdict-inaccuracy = Imprecisión
review-verdict-mistake = Error
review-verdict-blunder = Error grave

## Clases de decisiones y, después, lo que revela el azar

review-kind-collect = Tomar bloques
review-kind-explore = Explorar
review-kind-build = Construir
review-kind-fight = Luchar
review-kind-weapon = Tomar un arma
review-kind-power = Usar un poder
review-kind-trade = Canjear un monstruo
review-kind-end = Terminar el turno
review-kind-score = Puntuar
review-kind-block = Bloque
review-kind-tile = Carta
review-kind-token = Ficha de arma
review-kind-turned = Ficha en combate
