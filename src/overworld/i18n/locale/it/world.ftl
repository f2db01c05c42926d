# The Overworld, the boards and everything that lies in front of players, in the browser.

## Where: the cells around a crossing, the spaces of a board

around-nw = nord-ovest
around-ne = nord-est
around-sw = sud-ovest
around-se = sud-est
space-1 = in alto a sinistra
space-2 = in alto al centro
space-3 = in alto a destra
space-4 = al centro a sinistra
space-5 = al centro
space-6 = al centro a destra
space-7 = in basso a sinistra
space-8 = in basso al centro
space-9 = in basso a destra

## What lies in a cell, in a few words

cell-hearts = { $hearts ->
    [one] { $name } con 1 cuore
   *[other] { $name } con { $hearts } cuori
  }
cell-down = { $left ->
    [one] 1 carta coperta
   *[other] { $left } carte coperte
  }
cell-token-down = una tessera coperta
cell-empty = un mazzo esaurito
cell-token-gone = un posto senza tessera
cell-around = { $what } a { $direction }

## The Overworld

world-cells = Mazzi e tessere
world-crossings = Incroci
world-cell = { $cell }: { $what }
world-cell-build = Costruisci: { $what }, da { $cell }
world-cell-fight = Combatti: { $what }, in { $cell }
world-cell-take = Prendi: { $what }, da { $cell }
# Sentences that describe a crossing, one after the other.
world-here = { $count ->
    [one] Qui c’è { $names }.
   *[other] Qui ci sono { $names }.
  }
world-you-here = Tu sei qui.
world-steps = { $steps ->
    [0] Resta qui.
    [one] 1 passo.
   *[other] { $steps } passi.
  }
world-turns = { $count ->
    [0] Non scopre nulla di nuovo.
    [one] Scopre 1 carta o tessera: non si può annullare.
   *[other] Scopre { $count } carte o tessere: non si può annullare.
  }
world-waiting = Conferma la tua scelta.
world-choose-crossing = Scegli uno degli incroci evidenziati.
world-not-yours = Aspetta: ora decide { $who }.
world-nobody = Ora non c’è nulla da decidere.
world-no-answer = Il server non risponde. Riprova tra un momento.
near-other-action = Prima annulla l’azione che hai scelto.
# In the corners of the land: what lies face down everywhere, by kind.
world-unseen-tiles = Non ancora visti: edifici { $buildings }, mostri { $mobs }.
world-unseen-weapons = Non ancora viste: armi { $weapons }.
world-unseen = coperte

## Next to you


## A board

board-of = Cartella: { $who }
board-mine = La tua cartella
board-ground = { $biome } (bioma stampato)
board-space = { $space }: { $what }
board-counted = { $space }: { $what }, conta
board-product = { $spaces } × { $points } = { $xp }
board-best = { $trait } { $product }
board-best-none = { $card }: ancora nulla
# The nine spaces as buttons while a building is placed.
board-build = Costruisci { $space } (ora: { $what }).
board-build-line = { $space } (ora: { $what }). { $result }
board-choose = Scegli una casella per costruire: { $tile }.
board-pays = Paghi { $cost }.
board-pays-nothing = Non paghi nulla.
board-gains = Ricevi { $xp } PE.
board-covers = Copri: { $tile }.
board-change = { $card }: { $before } → { $after }
board-group = { $trait } { $spaces } ({ $points })
board-group-none = nessuno
board-no-change = I tuoi gruppi più grandi restano come sono.
board-groups = Gruppi più grandi: { $changes }.

## The three scoring cards

cards = Carte-punteggio
cards-open = Punteggio { $card }: { $best }
cards-scored = Punteggio { $card }: assegnato, { $xp } PE
cards-biome = biomi
cards-material = materiali
cards-type = tipi

## Lenses: the board in the light of one card

lens = Mostra i gruppi

## What lies in front of somebody

me-back = Torna alla mia cartella
me-of = { $who }
me-xp = { $xp } PE
me-supply = Scorta { $count }
me-weapons = Armi { $count }
me-weapons-none = Nessuna arma.
me-weapon = { $name } × { $count }
me-mobs = Mostri { $count }
me-mobs-none = Ancora nessun mostro.
me-mob-many = { $text } (×{ $count })
me-mob-action = { $name }: azione supplementare
me-mob-bonus = { $name }: { $points } PE per casella ({ $trait }), ora { $spaces } × { $points } = { $xp } PE
me-trade = { $count ->
    [one] Cedi per 1 azione
   *[other] Cedi per 1 azione ({ $count })
  }
me-beginner = Punteggio per principianti: contano tutte le caselle con la caratteristica.

## The other players

rival-look = Guarda la cartella: { $who }
rival-turn = gioca
rival-away = assente
rival-bot = bot
rival-own-bot = bot esterno
rival-stand-in = gioca { $bot } al suo posto
rival-resigned = resa
rival-last = Ultimo turno: { $text }
rival-last-none = Ancora nessun turno
rival-supply = Scorta: { $blocks }
rival-supply-none = Scorta: vuota
rival-forecast = Il punteggio { $card } ora darebbe { $xp } PE.
rival-piles = { $weapons ->
    [one] 1 arma
   *[other] { $weapons } armi
  }, { $mobs ->
    [0] nessun mostro
    [one] 1 mostro
   *[other] { $mobs } mostri
  }
strip = Giocatori
strip-xp = { $xp } PE

## Inspect: everything about one thing

inspect-traits = { $biome }, { $material }, { $type }.
inspect-biome = Bioma: { $name }
inspect-material = Materiale: { $name }
inspect-type = Tipo: { $name }
inspect-costs = Costa { $cost }.
inspect-costs-nothing = Non costa nulla.
inspect-gains = { $xp ->
    [0] Nessun PE subito.
   *[other] Subito { $xp } PE.
  }
inspect-copies = { $count ->
    [one] Nella scatola ce n’è uno solo.
   *[other] Nella scatola ce ne sono { $count }.
  }
inspect-mob = { $hearts ->
    [one] Serve 1 cuore.
   *[other] Servono { $hearts } cuori.
  }
inspect-mob-xp = In caso di vittoria: { $xp } PE.
inspect-mob-action = Da cedere più tardi per un’azione supplementare.
inspect-mob-bonus = A fine partita { $points } PE per ogni casella con: { $trait }.
inspect-weapon = { $hearts ->
    [0] Nessun cuore.
    [one] 1 cuore.
   *[other] { $hearts } cuori.
  }
inspect-weapon-detonate = Se lo inneschi, { $hearts } cuori.
inspect-block = All’inizio nel cubo ce ne sono { $count }.
inspect-block-wildcard = È un jolly: vale come qualsiasi blocco.
inspect-card = Punteggio { $card }
inspect-card-rule = Scegli una caratteristica: conta il tuo gruppo più grande di caselle adiacenti, caselle × punti.
inspect-card-printed = Contano anche i biomi stampati sulla tua cartella.
inspect-card-points = { $trait }: { $points } PE per ogni casella.
inspect-trait-card = Punteggio { $card }: { $points } PE per ogni casella del gruppo.
inspect-stack = Mazzo
inspect-stack-down = { $left ->
    [0] Questo mazzo è esaurito. Puoi comunque passarci accanto.
    [one] Resta 1 carta, coperta. Esplora un incrocio lì accanto per scoprirla.
   *[other] Restano { $left } carte, coperte. Esplora un incrocio lì accanto per scoprire la prima.
  }
inspect-token = Tessera-arma
inspect-token-down = { $left ->
    [0] Questa tessera è già stata presa.
   *[other] È coperta. Esplora un incrocio lì accanto per scoprirla.
  }
