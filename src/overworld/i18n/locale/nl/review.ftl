# Wat de analyse van een spel zegt, in de browser en in de terminal.

## Waarom een beslissing beter was geweest

review-reason-win = Daarmee is het spel gewonnen.
review-reason-score = Meer XP: { $points } in plaats van { $less } ({ $characteristic })
review-reason-card = Meer bij puntentelling { $card }: { $points } XP in plaats van { $less } ({ $characteristic })
review-reason-xp = Meteen { $xp } XP: { $tile }
review-reason-odds = De winkans in dit gevecht is { $chance }%, voor { $xp } XP: { $mob }
review-reason-long_shot = De winkans in het gekozen gevecht is maar { $chance }%: { $mob }
review-reason-armed = Met dit wapen is de winkans in een gevecht { $chance }% in plaats van { $less }%: { $weapon } ({ $mob })
review-reason-weapon = Een wapen voor latere gevechten: { $weapon }, { $hearts } ♥
review-reason-layer = Daarmee is laag { $layer } op: puntentelling { $card } volgt.
review-reason-layer_open = Met de gekozen zet is laag { $layer } op: puntentelling { $card } komt te vroeg.
review-reason-block = Alleen dit blok ontbreekt nog voor een gebouw: { $block } ({ $tile })
review-reason-denied = Iemand anders heeft alleen dit blok nodig voor een gebouw: { $block } ({ $seat }, { $tile })
review-reason-near = Zo komt er een gebouw binnen bereik dat betaald kan worden: { $tile }
review-reason-near_mob = Zo komt er een monster binnen bereik, met een winkans van { $chance }%: { $mob }
review-reason-near_weapon = Zo komt er een wapen binnen bereik: { $weapon }, { $hearts } ♥
review-reason-reveals = Meer keus: { $count } omgedraaid.
review-reason-tokens = Er worden meer wapens omgedraaid: { $count } in plaats van { $less }.
review-reason-tiles = Er worden meer kaarten omgedraaid: { $count } in plaats van { $less }.
review-reason-action = Het monster kan worden ingeruild voor een extra actie.
review-reason-detonate = Zonder de TNT zijn het maar { $hearts } van de { $needed } ♥: { $mob }
review-reason-draw = Met nog een tegel is de winkans { $chance }%: { $mob }
review-reason-wild = Vervangt elk ander blok: { $block }
review-reason-toward = { $count ->
    [0] Een blok voor een gebouw binnen bereik: { $block } ({ $tile })
    [one] Een blok voor een gebouw op 1 stap afstand: { $block } ({ $tile })
   *[other] Een blok voor een gebouw op { $count } stappen afstand: { $block } ({ $tile })
  }
review-reason-keep = De extra actie is in een latere beurt meer waard.
review-reason-share = De winkans is { $share }% in plaats van { $less }%.

## Hoe een beslissing heet die iets heeft gekost

review-verdict-inaccuracy = Onnauwkeurigheid
review-verdict-mistake = Fout
review-verdict-blunder = Blunder

## Soorten beslissingen, dan wat het toeval laat zien

review-kind-collect = Blokken pakken
review-kind-explore = Verkennen
review-kind-build = Bouwen
review-kind-fight = Vechten
review-kind-weapon = Wapen pakken
review-kind-power = Vaardigheid gebruiken
review-kind-trade = Monster inruilen
review-kind-end = Beurt beëindigen
review-kind-score = Puntentelling
review-kind-block = Blok
review-kind-tile = Kaart
review-kind-token = Wapentegel
review-kind-turned = Wapentegel in een gevecht
