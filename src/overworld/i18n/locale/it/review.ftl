# Quello che dice l’analisi di una partita, nel browser e nel terminale.

## Perché una decisione sarebbe stata migliore

review-reason-win = Con questa mossa si vince la partita.
review-reason-score = Porta { $points } PE invece di { $less } ({ $characteristic })
review-reason-card = Vale { $points } PE invece di { $less } nel punteggio { $card } ({ $characteristic })
review-reason-xp = { $xp } PE subito: { $tile }
review-reason-odds = Probabilità di vincere questa battaglia: { $chance }%, per { $xp } PE ({ $mob })
review-reason-long_shot = Probabilità di vincere la battaglia scelta: solo { $chance }% ({ $mob })
review-reason-armed = Con quest’arma, probabilità di vincere in battaglia { $chance }% invece di { $less }%: { $weapon } ({ $mob })
review-reason-weapon = Un’arma per le prossime battaglie: { $weapon }, { $hearts } ♥
review-reason-layer = Esaurisce lo strato { $layer }: si assegna il punteggio { $card }.
review-reason-layer_open = La mossa scelta esaurisce lo strato { $layer }: il punteggio { $card } arriva troppo presto.
review-reason-block = Manca solo questo blocco per un edificio: { $block } ({ $tile })
review-reason-denied = A qualcun altro manca solo questo blocco per un edificio: { $block } ({ $seat }, { $tile })
review-reason-near = Porta accanto a un edificio che si può pagare: { $tile }
review-reason-near_mob = Porta accanto a un mostro; probabilità di sconfiggerlo: { $chance }% ({ $mob })
review-reason-near_weapon = Porta accanto a un’arma: { $weapon }, { $hearts } ♥
review-reason-reveals = Dà più scelta (carte o tessere scoperte: { $count }).
review-reason-tokens = Si scoprono più armi: { $count } invece di { $less }.
review-reason-tiles = Si scoprono più carte: { $count } invece di { $less }.
review-reason-action = Il mostro si può cedere per un’azione supplementare.
review-reason-detonate = Senza il TNT sono solo { $hearts } ♥ su { $needed }: { $mob }
review-reason-draw = Probabilità di vincere con una tessera in più: { $chance }% ({ $mob })
review-reason-wild = Vale come qualsiasi altro blocco: { $block }
review-reason-toward = { $count ->
    [0] Un blocco per un edificio qui accanto: { $block } ({ $tile })
    [one] Un blocco per un edificio a 1 passo: { $block } ({ $tile })
   *[other] Un blocco per un edificio a { $count } passi: { $block } ({ $tile })
  }
review-reason-keep = L’azione supplementare vale di più in un turno successivo.
review-reason-share = Probabilità di vincere: { $share }% invece di { $less }%.

## Come si chiama una decisione che è costata qualcosa

review-verdict-inaccuracy = Imprecisione
review-verdict-mistake = Errore
review-verdict-blunder = Errore grave

## Tipi di decisione, poi ciò che rivela il caso

review-kind-collect = Prendere blocchi
review-kind-explore = Esplorare
review-kind-build = Costruire
review-kind-fight = Combattere
review-kind-weapon = Prendere un’arma
review-kind-power = Usare un potere
review-kind-trade = Cedere un mostro
review-kind-end = Terminare il turno
review-kind-score = Valutare
review-kind-block = Blocco
review-kind-tile = Carta
review-kind-token = Tessera-arma
review-kind-turned = Tessera in battaglia
