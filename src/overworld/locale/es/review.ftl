# Lo que dice el análisis de una partida, en el navegador y en la terminal.

## Por qué una decisión habría sido mejor

review-reason-win = Gana la partida.
review-reason-score = Más PE: { $points } en vez de { $less } ({ $characteristic })
review-reason-card = Más en la carta { $card }: { $points } PE en vez de { $less } ({ $characteristic })
review-reason-xp = { $xp } PE al momento: { $tile }
review-reason-odds = El combate se gana en el { $chance } % de los casos y da { $xp } PE: { $mob }
review-reason-long_shot = El combate elegido se gana solo en el { $chance } % de los casos: { $mob }
review-reason-armed = Con esta arma un combate se gana en el { $chance } % de los casos en vez del { $less } %: { $weapon } ({ $mob })
review-reason-weapon = Un arma para otros combates: { $weapon }, { $hearts } ♥
review-reason-layer = Agota la capa { $layer }: se puntúa la carta { $card }.
review-reason-layer_open = Lo elegido agota la capa { $layer }: la carta { $card } se puntúa demasiado pronto.
review-reason-block = Solo falta este bloque para un edificio: { $block } ({ $tile })
review-reason-denied = A otra persona solo le falta este bloque para un edificio: { $block } ({ $seat }, { $tile })
review-reason-near = Así queda al alcance un edificio que se puede pagar: { $tile }
review-reason-near_mob = Así queda al alcance un monstruo que se vence en el { $chance } % de los casos: { $mob }
review-reason-reveals = Más donde elegir: { $count } boca arriba.
review-reason-action = El monstruo da una acción adicional.
review-reason-detonate = El TNT se suma a { $hearts } de { $needed } ♥: { $mob }
review-reason-draw = Con una ficha más, el combate se gana en el { $chance } % de los casos: { $mob }
review-reason-share = Gana el { $share } % de las partidas en vez del { $less } %.

## Cómo se llama una decisión que ha costado algo

review-verdict-inaccuracy = Imprecisión
review-verdict-mistake = Error
review-verdict-blunder = Error grave

## Clases de decisiones y, después, lo que revela el azar

review-kind-collect = Extraer
review-kind-explore = Explorar
review-kind-build = Construir
review-kind-fight = Luchar
review-kind-weapon = Tomar un arma
review-kind-power = Usar un poder
review-kind-trade = Canjear un monstruo
review-kind-end = Terminar el turno
review-kind-score = Puntuar
review-kind-block = Bloque
review-kind-tile = Loseta
review-kind-token = Ficha
review-kind-turned = Ficha en combate
