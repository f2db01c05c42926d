# The cube in the browser: the picture that can be turned, the plan, the layers.

## The picture

# Only the blocks themselves are named with the words "can be taken".
cube-name = { $count ->
    [0] Kostka. Teraz nie możesz wziąć żadnego bloku.
    [one] Kostka. 1 blok do wzięcia.
    [few] Kostka. { $count } bloki do wzięcia. Strzałkami przechodzisz od jednego do drugiego.
    [many] Kostka. { $count } bloków do wzięcia. Strzałkami przechodzisz od jednego do drugiego.
   *[other] Kostka. { $count } bloku do wzięcia. Strzałkami przechodzisz od jednego do drugiego.
  }
cube-view = { $view ->
    [north] od północy
    [north-east] od północnego wschodu
    [east] od wschodu
    [south-east] od południowego wschodu
    [south-west] od południowego zachodu
    [west] od zachodu
    [north-west] od północnego zachodu
   *[south] od południa
  }
cube-count = { $count ->
    [0] nie można zebrać żadnego bloku
    [one] można zebrać 1 blok
    [few] można zebrać { $count } bloki
    [many] można zebrać { $count } bloków
   *[other] można zebrać { $count } bloku
  }
cube-block = { $material }, { $place }, wysokość { $level }
cube-block-reveals = { $material }, { $place }, wysokość { $level }, odsłania ukryty blok
cube-take = { $material }, { $place }, wysokość { $level }, można zebrać
cube-take-reveals = { $material }, { $place }, wysokość { $level }, odsłania ukryty blok, można zebrać

## Why a block cannot be taken, where no rule is in the way

cube-below = Możesz wziąć tylko górny blok kolumny.
cube-wait = Poczekaj na swoją kolej, żeby zbierać bloki.
cube-other-action = Najpierw wybierz „Bloki” albo dokończ rozpoczętą akcję.
cube-replay = To powtórka. Wróć przyciskiem „Na żywo”, żeby zbierać bloki.

## Tools

cube-tools = Obróć kostkę
cube-left = Obróć w lewo (Q)
cube-right = Obróć w prawo (E)
cube-behind = { $count ->
    [one] { $count } blok do wzięcia z tyłu kostki
    [few] { $count } bloki do wzięcia z tyłu kostki
    [many] { $count } bloków do wzięcia z tyłu kostki
   *[other] { $count } bloku do wzięcia z tyłu kostki
}
cube-tilt = Spójrz z góry
cube-reset = Widok początkowy
cube-plan = Pokaż jako tabelę

## The plan

cube-plan-title = Kostka widziana z góry, północ na górze planu
cube-plan-row = rząd { $row }
cube-plan-column = kolumna { $column }
cube-plan-empty = { $place }: pusto
cube-plan-height = wysokość { $height }
cube-plan-side = { $side ->
    [north] Północ: { $blocks }
    [east] Wschód: { $blocks }
    [west] Zachód: { $blocks }
   *[south] Południe: { $blocks }
  }
cube-plan-letter = { $side ->
    [north] N
    [east] E
    [west] W
   *[south] S
  }

## Layers: how many blocks are left in each, and what is scored when it is gone

layers = Warstwy kostki
layers-one = { $left ->
    [0] Warstwa { $layer } wyczerpana: po tej turze nastąpi punktacja { $card }.
    [one] Warstwa { $layer }: jeszcze 1 blok, potem punktacja { $card }.
    [few] Warstwa { $layer }: jeszcze { $left } bloki, potem punktacja { $card }.
    [many] Warstwa { $layer }: jeszcze { $left } bloków, potem punktacja { $card }.
   *[other] Warstwa { $layer }: jeszcze { $left } bloku, potem punktacja { $card }.
  }
layers-scored = Warstwa { $layer } wyczerpana, punktacja { $card } już była.
layers-warning = { $left ->
    [one] Warstwa { $layer }: jeszcze 1 blok. Po turze, w której ktoś go weźmie, nastąpi punktacja { $card }.
    [few] Warstwa { $layer }: jeszcze { $left } bloki. Po turze, w której się wyczerpie, nastąpi punktacja { $card }.
    [many] Warstwa { $layer }: jeszcze { $left } bloków. Po turze, w której się wyczerpie, nastąpi punktacja { $card }.
   *[other] Warstwa { $layer }: jeszcze { $left } bloku. Po turze, w której się wyczerpie, nastąpi punktacja { $card }.
  }
layers-warning-last = { $left ->
    [one] Warstwa { $layer }: jeszcze 1 blok. Po turze, w której ktoś go weźmie, nastąpi punktacja { $card } i koniec gry.
    [few] Warstwa { $layer }: jeszcze { $left } bloki. Po turze, w której się wyczerpie, nastąpi punktacja { $card } i koniec gry.
    [many] Warstwa { $layer }: jeszcze { $left } bloków. Po turze, w której się wyczerpie, nastąpi punktacja { $card } i koniec gry.
   *[other] Warstwa { $layer }: jeszcze { $left } bloku. Po turze, w której się wyczerpie, nastąpi punktacja { $card } i koniec gry.
  }
layers-warning-due = Warstwa { $layer } wyczerpana: po tej turze nastąpi punktacja { $card }.
layers-warning-due-last = Warstwa { $layer } wyczerpana: po tej turze nastąpi punktacja { $card } i koniec gry.
