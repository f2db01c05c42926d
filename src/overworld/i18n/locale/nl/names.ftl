# What things are called: tiles, tokens, blocks, characteristics, colours.

## Buildings: 18 letters at most, all different

tile-forest-wood-decoration = Uilenpaal
tile-forest-sand-decoration = Varenvaas
tile-forest-stone-decoration = Wensput
tile-forest-obsidian-decoration = Fluisternaald
tile-desert-wood-decoration = Scheve Wegwijzer
tile-desert-sand-decoration = Dommelende Sfinx
tile-desert-stone-decoration = Zonnewijzer
tile-desert-obsidian-decoration = Sterrenpiramide
tile-mountains-wood-decoration = Vlaggen op de Top
tile-mountains-stone-decoration = Steenmannetje
tile-mountains-obsidian-decoration = Paarse Geode
tile-snowy_tundra-wood-decoration = Volle Slee
tile-snowy_tundra-sand-decoration = Vuurschaal
tile-snowy_tundra-obsidian-decoration = Runensteen
tile-forest-wood-dwelling = Boomhut
tile-forest-sand-dwelling = Moshuisje
tile-forest-stone-dwelling = Klimoptoren
tile-forest-obsidian-dwelling = Schemerhuis
tile-desert-wood-dwelling = Palmhut
tile-desert-sand-dwelling = Duinkoepel
tile-desert-stone-dwelling = Waterhuis
tile-desert-obsidian-dwelling = Luchtkasteel
tile-mountains-sand-dwelling = Richelhuisjes
tile-mountains-stone-dwelling = Adelaarsburcht
tile-snowy_tundra-wood-dwelling = Blokhut
tile-snowy_tundra-sand-dwelling = Barnstenen Hal
tile-forest-wood-animal_house = Kippenhok
tile-forest-sand-animal_house = Konijnenhol
tile-forest-stone-animal_house = Vossenburcht
tile-desert-wood-animal_house = Kamelenstal
tile-desert-sand-animal_house = Schildpaddenhof
tile-mountains-wood-animal_house = Geitenstal
tile-mountains-sand-animal_house = Duiventil
tile-mountains-obsidian-animal_house = Vleermuizengrot
tile-snowy_tundra-wood-animal_house = Huskykennel
tile-snowy_tundra-stone-animal_house = Berenhuis
tile-forest-wood-bridge = Beekbruggetje
tile-forest-sand-bridge = Honingboog
tile-forest-stone-bridge = Oud Aquaduct
tile-desert-wood-bridge = Touwbrug
tile-desert-obsidian-bridge = Middernachtbrug
tile-mountains-wood-bridge = Kloofbrug
tile-mountains-stone-bridge = Reuzenpoort
tile-snowy_tundra-sand-bridge = Lantaarnbrug

## Mobs

mob-spider = Spin
mob-zombie = Zombie
mob-skeleton = Skelet
mob-creeper = Creeper
mob-witch = Heks
mob-enderman = Enderman

## Weapons, and what they do in a fight

weapon-poisonous_potato = Giftige aardappel
weapon-wooden_sword = Houten zwaard
weapon-stone_sword = Stenen zwaard
weapon-iron_sword = IJzeren zwaard
weapon-diamond_sword = Diamanten zwaard
weapon-bow = Boog
weapon-golden_hoe = Gouden schoffel
weapon-stone_pickaxe = Stenen pikhouweel
weapon-tnt = TNT
weapon-bow-power = Je mag nog een tegel omdraaien.
weapon-golden_hoe-power = Levert meteen ervaringspunten op, of je nu wint of verliest.
weapon-stone_pickaxe-power = Je mag een blok van de kubus pakken.
weapon-tnt-power = Steek de TNT aan, dan tellen de harten. Daarna gaat hij uit het spel.

## Materials

material-wood = hout
material-sand = zand
material-stone = steen
material-obsidian = obsidiaan
material-emerald = smaragd

## Biomes

biome-forest = bos
biome-desert = woestijn
biome-mountains = bergen
biome-snowy_tundra = besneeuwde toendra

## Types

type-decoration = decoratie
type-dwelling = woonhuis
type-animal_house = dierenverblijf
type-bridge = brug

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

colour-red = rood
colour-blue = blauw
colour-yellow = geel
colour-green = groen

## The paint box

paint-none = leeg
paint-black = zwart
paint-white = wit
paint-grey = grijs
paint-slate = leigrijs
paint-red = rood
paint-orange = oranje
paint-yellow = geel
paint-mint = mintgroen
paint-green = groen
paint-blue = blauw
paint-sky = hemelsblauw
paint-purple = paars
paint-pink = roze
paint-brown = bruin
paint-skin = perzik
