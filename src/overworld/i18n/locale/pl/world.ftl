# The Overworld, the boards and everything that lies in front of players, in the browser.

## Where: the cells around a crossing, the spaces of a board

around-nw = północny zachód
around-ne = północny wschód
around-sw = południowy zachód
around-se = południowy wschód
space-1 = u góry po lewej
space-2 = u góry pośrodku
space-3 = u góry po prawej
space-4 = pośrodku po lewej
space-5 = na środku
space-6 = pośrodku po prawej
space-7 = u dołu po lewej
space-8 = u dołu pośrodku
space-9 = u dołu po prawej

## What lies in a cell, in a few words

cell-hearts = { $hearts ->
    [one] { $name }, 1 serce
    [few] { $name }, { $hearts } serca
    [many] { $name }, { $hearts } serc
   *[other] { $name }, { $hearts } serca
  }
cell-down = { $left ->
    [one] 1 zakryta płytka
    [few] { $left } zakryte płytki
    [many] { $left } zakrytych płytek
   *[other] { $left } zakrytej płytki
  }
cell-token-down = zakryty żeton
cell-empty = pusty stos
cell-token-gone = puste miejsce po żetonie
cell-around = { $direction } – { $what }

## The Overworld

world-cells = Stosy i żetony
world-crossings = Skrzyżowania
world-cell = { $cell }: { $what }
world-cell-build = Buduj: { $what } ({ $cell })
world-cell-fight = Walcz: { $what } ({ $cell })
world-cell-take = Weź: { $what } ({ $cell })
# Sentences that describe a crossing, one after the other.
world-here = { $count ->
    [one] Stoi tu { $names }.
    [few] Stoją tu { $names }.
    [many] Stoją tu { $names }.
   *[other] Stoją tu { $names }.
  }
world-you-here = Tu stoisz.
world-steps = { $steps ->
    [0] Zostań tutaj.
    [one] 1 krok.
    [few] { $steps } kroki.
    [many] { $steps } kroków.
   *[other] { $steps } kroku.
  }
world-turns = { $count ->
    [0] Nie odsłoni nic nowego.
    [one] Odsłoni 1 płytkę lub żeton: tego nie da się cofnąć.
    [few] Odsłoni { $count } płytki lub żetony: tego nie da się cofnąć.
    [many] Odsłoni { $count } płytek lub żetonów: tego nie da się cofnąć.
   *[other] Odsłoni { $count } płytki lub żetonu: tego nie da się cofnąć.
  }
world-waiting = Potwierdź wybór.
world-choose-crossing = Wybierz jedno z podświetlonych skrzyżowań.
world-not-yours = Czekamy na decyzję: { $who }.
world-nobody = Teraz nie ma o czym decydować.
world-no-answer = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
near-other-action = Najpierw anuluj wybraną akcję.
# In the corners of the land: what lies face down everywhere, by kind.
world-unseen-tiles = Jeszcze niewidziane: budowle { $buildings }, moby { $mobs }.
world-unseen-weapons = Jeszcze niewidziane: broń { $weapons }.
world-unseen = zakryte

## Next to you


## A board

board-of = Plansza: { $who }
board-mine = Twoja plansza
board-ground = { $biome } (z planszy)
board-space = { $space }: { $what }
board-counted = { $space }: { $what }, liczy się
board-product = { $spaces } × { $points } = { $xp }
board-best = { $trait } { $product }
board-best-none = { $card }: jeszcze nic
# The nine spaces as buttons while a building is placed.
board-build = Buduj { $space }: teraz { $what }.
board-build-line = { $space }: teraz { $what }. { $result }
board-choose = Wybierz pole dla budowli: { $tile }.
board-pays = Koszt: { $cost }.
board-pays-nothing = Nic nie kosztuje.
board-gains = Zysk: { $xp } PD.
board-covers = Zakrywa: { $tile }.
board-change = { $card }: { $before } → { $after }
board-group = { $trait } { $spaces } ({ $points })
board-group-none = brak
board-no-change = Twoje największe grupy zostają bez zmian.
board-groups = Największe grupy: { $changes }.

## The three scoring cards

cards = Karty punktacji
cards-open = Punktacja { $card }: { $best }
cards-scored = Punktacja { $card }: policzona, { $xp } PD
cards-biome = biomy
cards-material = materiały
cards-type = rodzaje

## Lenses: the board in the light of one card

lens = Pokaż grupy

## What lies in front of somebody

me-back = Wróć do mojej planszy
me-of = { $who }
me-xp = { $xp } PD
me-supply = Zasoby { $count }
me-weapons = Broń { $count }
me-weapons-none = Brak broni.
me-weapon = { $name } × { $count }
me-mobs = Moby { $count }
me-mobs-none = Jeszcze żadnych mobów.
me-mob-many = { $text } (×{ $count })
me-mob-action = { $name }: dodatkowa akcja
me-mob-bonus = { $name }: { $trait }, po { $points } PD za pole (teraz { $spaces }: { $xp } PD)
me-trade = { $count ->
    [one] Wymień na 1 akcję
    [few] Wymień na 1 akcję ({ $count })
    [many] Wymień na 1 akcję ({ $count })
   *[other] Wymień na 1 akcję ({ $count })
  }
me-beginner = Punktacja dla początkujących: liczą się wszystkie pasujące pola.

## The other players

rival-look = Zobacz planszę: { $who }
rival-turn = teraz gra
rival-away = offline
rival-bot = bot
rival-own-bot = zewnętrzny bot
rival-stand-in = zastępca: { $bot }
rival-resigned = partia poddana
rival-last = Ostatnia tura: { $text }
rival-last-none = Jeszcze nie było tury
rival-supply = Zasoby: { $blocks }
rival-supply-none = Zasoby: brak
rival-forecast = Karta { $card } dałaby teraz { $xp } PD.
rival-piles = { $weapons ->
    [one] 1 żeton broni
    [few] { $weapons } żetony broni
    [many] { $weapons } żetonów broni
   *[other] { $weapons } żetonu broni
  }, { $mobs ->
    [0] bez mobów
    [one] 1 mob
    [few] { $mobs } moby
    [many] { $mobs } mobów
   *[other] { $mobs } moba
  }
strip = Gracze
strip-xp = { $xp } PD

## Inspect: everything about one thing

inspect-traits = { $biome }, { $material }, { $type }.
inspect-biome = Biom: { $name }
inspect-material = Materiał: { $name }
inspect-type = Rodzaj: { $name }
inspect-costs = Koszt: { $cost }.
inspect-costs-nothing = Nic nie kosztuje.
inspect-gains = { $xp ->
    [0] Od razu: 0 PD.
   *[other] Od razu: { $xp } PD.
  }
inspect-copies = { $count ->
    [one] Jedyny egzemplarz w pudełku.
    [few] { $count } egzemplarze w pudełku.
    [many] { $count } egzemplarzy w pudełku.
   *[other] { $count } egzemplarza w pudełku.
  }
inspect-mob = { $hearts ->
    [one] Do zwycięstwa potrzeba 1 serca.
    [few] Do zwycięstwa potrzeba { $hearts } serc.
    [many] Do zwycięstwa potrzeba { $hearts } serc.
   *[other] Do zwycięstwa potrzeba { $hearts } serca.
  }
inspect-mob-xp = { $xp } PD za pokonanie.
inspect-mob-action = Później do wymiany na dodatkową akcję.
inspect-mob-bonus = Na koniec gry { $points } PD za każde pole z cechą: { $trait }.
inspect-weapon = { $hearts ->
    [0] Bez serc.
    [one] 1 serce.
    [few] { $hearts } serca.
    [many] { $hearts } serc.
   *[other] { $hearts } serca.
  }
inspect-weapon-detonate = { $hearts ->
    [one] 1 serce po zdetonowaniu.
    [few] { $hearts } serca po zdetonowaniu.
    [many] { $hearts } serc po zdetonowaniu.
   *[other] { $hearts } serca po zdetonowaniu.
  }
inspect-block = W kostce na początku: { $count }.
inspect-block-wildcard = Zastępuje dowolny blok.
inspect-card = Punktacja { $card }
inspect-card-rule = Wybierz jedną cechę: liczy się twoja największa połączona grupa, pola razy punkty.
inspect-card-printed = Liczą się też biomy wydrukowane na twojej planszy.
inspect-card-points = { $trait }: { $points } PD za każde pole.
inspect-trait-card = Punktacja { $card }: { $points } PD za każde pole grupy.
inspect-stack = Stos
inspect-stack-down = { $left ->
    [0] Ten stos jest pusty. Nadal można obok niego przechodzić.
    [one] Została 1 zakryta płytka. Odkryj świat obok niej, żeby ją odsłonić.
    [few] Zostały { $left } zakryte płytki. Odkryj świat obok nich, żeby odsłonić wierzchnią.
    [many] Zostało { $left } zakrytych płytek. Odkryj świat obok nich, żeby odsłonić wierzchnią.
   *[other] Zostało { $left } zakrytej płytki. Odkryj świat obok nich, żeby odsłonić wierzchnią.
  }
inspect-token = Żeton broni
inspect-token-down = { $left ->
    [0] Ten żeton został już zabrany.
   *[other] Jest zakryty. Odkryj świat obok niego, żeby go odsłonić.
  }
