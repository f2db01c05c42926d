# Wat de analyse van een spel zegt, in de browser en in de terminal.

## Waarom een beslissing beter was geweest

review-reason-win = Dat wint het spel.
review-reason-score = Meer XP: { $points } in plaats van { $less } ({ $characteristic })
review-reason-card = Meer bij puntentelling { $card }: { $points } XP in plaats van { $less } ({ $characteristic })
review-reason-xp = Meteen { $xp } XP: { $tile }
review-reason-odds = Het gevecht wordt in { $chance } % van de gevallen gewonnen en levert { $xp } XP op: { $mob }
review-reason-long_shot = Het gekozen gevecht wordt maar in { $chance } % van de gevallen gewonnen: { $mob }
review-reason-armed = Met dit wapen wordt een gevecht in { $chance } % van de gevallen gewonnen in plaats van { $less } %: { $weapon } ({ $mob })
review-reason-weapon = Een wapen voor latere gevechten: { $weapon }, { $hearts } ♥
review-reason-layer = Dat maakt laag { $layer } leeg: puntentelling { $card } volgt.
review-reason-layer_open = De keuze maakt laag { $layer } leeg: puntentelling { $card } komt te vroeg.
review-reason-block = Alleen dit blok ontbreekt nog voor een gebouw: { $block } ({ $tile })
review-reason-denied = Iemand anders mist alleen dit blok voor een gebouw: { $block } ({ $seat }, { $tile })
review-reason-near = Een gebouw dat betaald kan worden is dan binnen bereik: { $tile }
review-reason-near_mob = Een monster is dan binnen bereik dat in { $chance } % van de gevallen wordt verslagen: { $mob }
review-reason-reveals = Meer keus: { $count } omgedraaid.
review-reason-action = Het monster levert een extra actie op.
review-reason-detonate = De TNT komt bij { $hearts } van { $needed } ♥: { $mob }
review-reason-draw = Met nog een fiche wordt het gevecht in { $chance } % van de gevallen gewonnen: { $mob }
review-reason-share = Dat wint { $share } % van de spellen in plaats van { $less } %.

## Hoe een beslissing heet die iets heeft gekost

review-verdict-inaccuracy = Onnauwkeurigheid
review-verdict-mistake = Fout
review-verdict-blunder = Blunder

## Soorten beslissingen, dan wat het toeval laat zien

review-kind-collect = Verzamelen
review-kind-explore = Verkennen
review-kind-build = Bouwen
review-kind-fight = Vechten
review-kind-weapon = Wapen nemen
review-kind-power = Kracht gebruiken
review-kind-trade = Monster inleveren
review-kind-end = Beurt beëindigen
review-kind-score = Punten tellen
review-kind-block = Blok
review-kind-tile = Tegel
review-kind-token = Fiche
review-kind-turned = Fiche in een gevecht
