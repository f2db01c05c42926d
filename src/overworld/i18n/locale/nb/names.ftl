# What things are called: tiles, tokens, blocks, characteristics, colours.

## Buildings: 18 letters at most, all different

tile-forest-wood-decoration = Uglestolpe
tile-forest-sand-decoration = Bregnekrukke
tile-forest-stone-decoration = Ønskebrønn
tile-forest-obsidian-decoration = Hviskende nål
tile-desert-wood-decoration = Bortkommet skilt
tile-desert-sand-decoration = Søvnig sfinks
tile-desert-stone-decoration = Solur
tile-desert-obsidian-decoration = Stjernepyramide
tile-mountains-wood-decoration = Flagg på toppen
tile-mountains-stone-decoration = Vandrerens varde
tile-mountains-obsidian-decoration = Fiolett geode
tile-snowy_tundra-wood-decoration = Fullastet slede
tile-snowy_tundra-sand-decoration = Glødeskål
tile-snowy_tundra-obsidian-decoration = Runestein
tile-forest-wood-dwelling = Tretopphytte
tile-forest-sand-dwelling = Mosestue
tile-forest-stone-dwelling = Eføytårn
tile-forest-obsidian-dwelling = Skumringshytte
tile-desert-wood-dwelling = Palmehytte
tile-desert-sand-dwelling = Sanddynekuppel
tile-desert-stone-dwelling = Brønnhus
tile-desert-obsidian-dwelling = Luftslott
tile-mountains-sand-dwelling = Klippehus
tile-mountains-stone-dwelling = Ørneborg
tile-snowy_tundra-wood-dwelling = Tømmerkoie
tile-snowy_tundra-sand-dwelling = Ravhall
tile-forest-wood-animal_house = Hønsehus
tile-forest-sand-animal_house = Kaninhule
tile-forest-stone-animal_house = Revehi
tile-desert-wood-animal_house = Kamelstall
tile-desert-sand-animal_house = Skilpaddegård
tile-mountains-wood-animal_house = Geitefjøs
tile-mountains-sand-animal_house = Dueslag
tile-mountains-obsidian-animal_house = Flaggermushvelv
tile-snowy_tundra-wood-animal_house = Huskyhus
tile-snowy_tundra-stone-animal_house = Bjørnehall
tile-forest-wood-bridge = Bekkeklopp
tile-forest-sand-bridge = Honningbue
tile-forest-stone-bridge = Gammel akvedukt
tile-desert-wood-bridge = Taubro
tile-desert-obsidian-bridge = Midnattsbro
tile-mountains-wood-bridge = Juvbro
tile-mountains-stone-bridge = Jutulporten
tile-snowy_tundra-sand-bridge = Lyktebro

## Mobs

mob-spider = Edderkopp
mob-zombie = Zombie
mob-skeleton = Skjelett
mob-creeper = Creeper
mob-witch = Heks
mob-enderman = Enderman

## Weapons, and what they do in a fight

weapon-poisonous_potato = Giftig potet
weapon-wooden_sword = Tresverd
weapon-stone_sword = Steinsverd
weapon-iron_sword = Jernsverd
weapon-diamond_sword = Diamantsverd
weapon-bow = Bue
weapon-golden_hoe = Gullhakke
weapon-stone_pickaxe = Spisshakke av stein
weapon-tnt = TNT
weapon-bow-power = Du kan snu én pollett til.
weapon-golden_hoe-power = Du får erfaringspoeng med det samme, enten du vinner eller taper.
weapon-stone_pickaxe-power = Du kan ta én blokk fra den store kuben.
weapon-tnt-power = Detoner det for å telle hjertene. Da er det ute av spillet.

## Materials

material-wood = tre
material-sand = sand
material-stone = stein
material-obsidian = obsidian
material-emerald = smaragd

## Biomes

biome-forest = skog
biome-desert = ørken
biome-mountains = fjell
biome-snowy_tundra = snøhvit tundra

## Types

type-decoration = interiør
type-dwelling = bolig
type-animal_house = dyrehus
type-bridge = bro

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

colour-red = rød
colour-blue = blå
colour-yellow = gul
colour-green = grønn

## The paint box

paint-none = tom
paint-black = svart
paint-white = hvit
paint-grey = grå
paint-slate = skifergrå
paint-red = rød
paint-orange = oransje
paint-yellow = gul
paint-mint = mintgrønn
paint-green = grønn
paint-blue = blå
paint-sky = himmelblå
paint-purple = lilla
paint-pink = rosa
paint-brown = brun
paint-skin = ferskenfarget
