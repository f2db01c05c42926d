# The cube in the browser: the picture that can be turned, the plan, the layers.

## The picture

# Only the blocks themselves are named with the words "can be taken".
cube-name = { $count ->
    [0] Iso kuutio. Et voi nyt nostaa yhtään kuutiota.
    [one] Iso kuutio. 1 kuutio on vapaana.
   *[other] Iso kuutio. { $count } kuutiota on vapaana. Nuolinäppäimillä pääset kuutiosta toiseen.
  }
cube-view = { $view ->
    [north] pohjoisesta
    [north-east] koillisesta
    [east] idästä
    [south-east] kaakosta
    [south-west] lounaasta
    [west] lännestä
    [north-west] luoteesta
   *[south] etelästä
  }
cube-count = { $count ->
    [0] yhtään kuutiota ei voi nostaa
    [one] 1 kuution voi nostaa
   *[other] { $count } kuutiota voi nostaa
  }
cube-block = { $material }, { $place }, korkeus { $level }
cube-block-reveals = { $material }, { $place }, korkeus { $level }, paljastaa piilossa olevan kuution
cube-take = { $material }, { $place }, korkeus { $level }, nostettavissa
cube-take-reveals = { $material }, { $place }, korkeus { $level }, paljastaa piilossa olevan kuution, nostettavissa

## Why a block cannot be taken, where no rule is in the way

cube-below = Voit nostaa vain pylvään ylimmän kuution.
cube-wait = Odota vuoroasi, niin voit nostaa kuutioita.
cube-other-action = Valitse ensin ”Kuutiot” tai tee loppuun se, minkä aloitit.
cube-replay = Tämä on toisto. Palaa painikkeella ”Nyt”, jos haluat nostaa kuutioita.

## Tools

cube-tools = Käännä isoa kuutiota
cube-left = Käännä vasemmalle (Q)
cube-right = Käännä oikealle (E)
cube-behind = { $count ->
    [one] { $count } vapaa kuutio takana
   *[other] { $count } vapaata kuutiota takana
}
cube-tilt = Katso ylhäältä
cube-reset = Palauta alkunäkymä
cube-plan = Näytä taulukkona

## The plan

cube-plan-title = Iso kuutio ylhäältä katsottuna, pohjoinen ylhäällä
cube-plan-row = rivi { $row }
cube-plan-column = sarake { $column }
cube-plan-empty = { $place }: tyhjä
cube-plan-height = korkeus { $height }
cube-plan-side = { $side ->
    [north] Pohjoinen: { $blocks }
    [east] Itä: { $blocks }
    [west] Länsi: { $blocks }
   *[south] Etelä: { $blocks }
  }
cube-plan-letter = { $side ->
    [north] P
    [east] I
    [west] L
   *[south] E
  }

## Layers: how many blocks are left in each, and what is scored when it is gone

layers = Ison kuution kerrokset
layers-one = { $left ->
    [0] Kerros { $layer } on loppunut: pistelasku { $card } tehdään tämän vuoron lopussa.
    [one] Kerros { $layer }: 1 kuutio jäljellä, sitten pistelasku { $card }.
   *[other] Kerros { $layer }: { $left } kuutiota jäljellä, sitten pistelasku { $card }.
  }
layers-scored = Kerros { $layer } on loppunut, ja pistelasku { $card } on tehty.
layers-warning = { $left ->
    [one] Vielä 1 kuutio, ja kerros { $layer } loppuu: pistelasku { $card } tehdään sen vuoron lopussa.
   *[other] Vielä { $left } kuutiota, ja kerros { $layer } loppuu: pistelasku { $card } tehdään sen vuoron lopussa.
  }
layers-warning-last = { $left ->
    [one] Vielä 1 kuutio, ja kerros { $layer } loppuu: sen vuoron lopussa tehdään pistelasku { $card }, ja peli päättyy.
   *[other] Vielä { $left } kuutiota, ja kerros { $layer } loppuu: sen vuoron lopussa tehdään pistelasku { $card }, ja peli päättyy.
  }
layers-warning-due = Kerros { $layer } on loppunut: pistelasku { $card } tehdään tämän vuoron lopussa.
layers-warning-due-last = Kerros { $layer } on loppunut: tämän vuoron lopussa tehdään pistelasku { $card }, ja peli päättyy.
