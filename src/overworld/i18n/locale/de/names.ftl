# What things are called: tiles, tokens, blocks, characteristics, colours.

## Buildings: 18 letters at most, all different

tile-forest-wood-decoration = Eulenpfahl
tile-forest-sand-decoration = Farnkrug
tile-forest-stone-decoration = Wunschbrunnen
tile-forest-obsidian-decoration = Flüsternde Nadel
tile-desert-wood-decoration = Ratloser Wegweiser
tile-desert-sand-decoration = Dösende Sphinx
tile-desert-stone-decoration = Sonnenuhr
tile-desert-obsidian-decoration = Funkelnde Pyramide
tile-mountains-wood-decoration = Fahnen am Gipfel
tile-mountains-stone-decoration = Steinmann
tile-mountains-obsidian-decoration = Violette Druse
tile-snowy_tundra-wood-decoration = Voller Schlitten
tile-snowy_tundra-sand-decoration = Glutschale
tile-snowy_tundra-obsidian-decoration = Runentafel
tile-forest-wood-dwelling = Baumhaus
tile-forest-sand-dwelling = Mooshaus
tile-forest-stone-dwelling = Efeuturm
tile-forest-obsidian-dwelling = Dämmerhütte
tile-desert-wood-dwelling = Palmenhütte
tile-desert-sand-dwelling = Dünenkuppel
tile-desert-stone-dwelling = Brunnenhaus
tile-desert-obsidian-dwelling = Luftschloss
tile-mountains-sand-dwelling = Felshäuser
tile-mountains-stone-dwelling = Adlerburg
tile-snowy_tundra-wood-dwelling = Blockhaus
tile-snowy_tundra-sand-dwelling = Goldene Halle
tile-forest-wood-animal_house = Hühnerstall
tile-forest-sand-animal_house = Kaninchenbau
tile-forest-stone-animal_house = Fuchsbau
tile-desert-wood-animal_house = Kamelstall
tile-desert-sand-animal_house = Schildkrötenhof
tile-mountains-wood-animal_house = Ziegenstall
tile-mountains-sand-animal_house = Taubenhaus
tile-mountains-obsidian-animal_house = Fledermaus-Gruft
tile-snowy_tundra-wood-animal_house = Huskyhütte
tile-snowy_tundra-stone-animal_house = Bärenhaus
tile-forest-wood-bridge = Bachsteg
tile-forest-sand-bridge = Honigbogen
tile-forest-stone-bridge = Alter Aquädukt
tile-desert-wood-bridge = Seilbrücke
tile-desert-obsidian-bridge = Nachtbrücke
tile-mountains-wood-bridge = Klammsteg
tile-mountains-stone-bridge = Riesentor
tile-snowy_tundra-sand-bridge = Brücke der Lichter

## Mobs

mob-spider = Spinne
mob-zombie = Zombie
mob-skeleton = Skelett
mob-creeper = Creeper
mob-witch = Hexe
mob-enderman = Enderman

## Weapons, and what they do in a fight

weapon-poisonous_potato = Giftige Kartoffel
weapon-wooden_sword = Holzschwert
weapon-stone_sword = Steinschwert
weapon-iron_sword = Eisenschwert
weapon-diamond_sword = Diamantschwert
weapon-bow = Bogen
weapon-golden_hoe = Goldhacke
weapon-stone_pickaxe = Steinspitzhacke
weapon-tnt = TNT
weapon-bow-power = Du darfst ein weiteres Plättchen aufdecken.
weapon-golden_hoe-power = Bringt sofort Erfahrungspunkte, egal, wie der Kampf ausgeht.
weapon-stone_pickaxe-power = Du darfst einen Block vom Würfel nehmen.
weapon-tnt-power = Zünde es, dann zählen seine Herzen. Danach ist es aus dem Spiel.

## Materials

material-wood = Holz
material-sand = Sand
material-stone = Stein
material-obsidian = Obsidian
material-emerald = Smaragd

## Biomes

biome-forest = Wald
biome-desert = Wüste
biome-mountains = Berge
biome-snowy_tundra = verschneite Tundra

## Types

type-decoration = Dekoration
type-dwelling = Wohnhaus
type-animal_house = Tiergehege
type-bridge = Brücke

## Any characteristic

trait-forest = { biome-forest }
trait-desert = { biome-desert }
trait-mountains = { biome-mountains }
trait-snowy_tundra = { biome-snowy_tundra }
trait-wood = { material-wood }
trait-sand = { material-sand }
trait-stone = { material-stone }
trait-obsidian = { material-obsidian }
trait-decoration = { type-decoration }
trait-dwelling = { type-dwelling }
trait-animal_house = { type-animal_house }
trait-bridge = { type-bridge }

## Players

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün

## The paint box

paint-none = leer
paint-black = Schwarz
paint-white = Weiß
paint-grey = Grau
paint-slate = Schiefer
paint-red = Rot
paint-orange = Orange
paint-yellow = Gelb
paint-mint = Mint
paint-green = Grün
paint-blue = Blau
paint-sky = Himmelblau
paint-purple = Lila
paint-pink = Rosa
paint-brown = Braun
paint-skin = Pfirsich
