# Quello che dice l’analisi di una partita, nel browser e nel terminale.

## Perché una decisione sarebbe stata migliore

review-reason-win = Vince la partita.
review-reason-score = Più PE: { $points } invece di { $less } ({ $characteristic })
review-reason-card = Di più nel punteggio { $card }: { $points } PE invece di { $less } ({ $characteristic })
review-reason-xp = { $xp } PE subito: { $tile }
review-reason-odds = Il combattimento si vince nel { $chance } % dei casi e porta { $xp } PE: { $mob }
review-reason-long_shot = Il combattimento scelto si vince solo nel { $chance } % dei casi: { $mob }
review-reason-armed = Con quest’arma un combattimento si vince nel { $chance } % dei casi invece del { $less } %: { $weapon } ({ $mob })
review-reason-weapon = Un’arma per altri combattimenti: { $weapon }, { $hearts } ♥
review-reason-layer = Esaurisce lo strato { $layer }: si assegna il punteggio { $card }.
review-reason-layer_open = La scelta fatta esaurisce lo strato { $layer }: il punteggio { $card } arriva troppo presto.
review-reason-block = Manca solo questo blocco per un edificio: { $block } ({ $tile })
review-reason-denied = A qualcun altro manca solo questo blocco per un edificio: { $block } ({ $seat }, { $tile })
review-reason-near = Così è a portata un edificio che si può pagare: { $tile }
review-reason-near_mob = Così è a portata un mostro che si sconfigge nel { $chance } % dei casi: { $mob }
review-reason-reveals = Più scelta: { $count } da rivelare.
review-reason-action = Il mostro dà un’azione supplementare.
review-reason-detonate = Il TNT si aggiunge a { $hearts } ♥ su { $needed }: { $mob }
review-reason-draw = Con un segnalino in più il combattimento si vince nel { $chance } % dei casi: { $mob }
review-reason-share = Vince il { $share } % delle partite invece del { $less } %.

## Come si chiama una decisione che è costata qualcosa

review-verdict-inaccuracy = Imprecisione
review-verdict-mistake = Errore
review-verdict-blunder = Errore grave

## Tipi di decisione, poi ciò che rivela il caso

review-kind-collect = Raccogliere
review-kind-explore = Esplorare
review-kind-build = Costruire
review-kind-fight = Combattere
review-kind-weapon = Prendere un’arma
review-kind-power = Usare un potere
review-kind-trade = Cedere un mostro
review-kind-end = Finire il turno
review-kind-score = Punteggio
review-kind-block = Blocco
review-kind-tile = Tessera
review-kind-token = Segnalino
review-kind-turned = Segnalino in combattimento
