# What things are called: tiles, tokens, blocks, characteristics, colours.

## Buildings: 18 letters at most, all different

tile-forest-wood-decoration = Ugglestolpe
tile-forest-sand-decoration = Ormbunksurna
tile-forest-stone-decoration = Önskebrunn
tile-forest-obsidian-decoration = Viskande nål
tile-desert-wood-decoration = Vilsen vägvisare
tile-desert-sand-decoration = Slumrande sfinx
tile-desert-stone-decoration = Solur
tile-desert-obsidian-decoration = Stjärnpyramid
tile-mountains-wood-decoration = Toppflaggor
tile-mountains-stone-decoration = Vandrarröse
tile-mountains-obsidian-decoration = Violett geod
tile-snowy_tundra-wood-decoration = Lastad släde
tile-snowy_tundra-sand-decoration = Glödskål
tile-snowy_tundra-obsidian-decoration = Runhäll
tile-forest-wood-dwelling = Trädkoja
tile-forest-sand-dwelling = Mosstuga
tile-forest-stone-dwelling = Murgrönstorn
tile-forest-obsidian-dwelling = Skymningsstuga
tile-desert-wood-dwelling = Palmhydda
tile-desert-sand-dwelling = Dynkupol
tile-desert-stone-dwelling = Brunnshus
tile-desert-obsidian-dwelling = Hägringspalats
tile-mountains-sand-dwelling = Klipphus
tile-mountains-stone-dwelling = Örnborg
tile-snowy_tundra-wood-dwelling = Timmerstuga
tile-snowy_tundra-sand-dwelling = Bärnstenshall
tile-forest-wood-animal_house = Hönshus
tile-forest-sand-animal_house = Kaninhåla
tile-forest-stone-animal_house = Rävlya
tile-desert-wood-animal_house = Kamelstall
tile-desert-sand-animal_house = Sköldpaddsgård
tile-mountains-wood-animal_house = Getstall
tile-mountains-sand-animal_house = Duvslag
tile-mountains-obsidian-animal_house = Fladdermusvalv
tile-snowy_tundra-wood-animal_house = Huskykoja
tile-snowy_tundra-stone-animal_house = Björnide
tile-forest-wood-bridge = Bäckspång
tile-forest-sand-bridge = Honungsbåge
tile-forest-stone-bridge = Gammal akvedukt
tile-desert-wood-bridge = Repbro
tile-desert-obsidian-bridge = Midnattsbro
tile-mountains-wood-bridge = Ravinbro
tile-mountains-stone-bridge = Jättens port
tile-snowy_tundra-sand-bridge = Lyktbro

## Mobs

mob-spider = Spindel
mob-zombie = Zombie
mob-skeleton = Skelett
mob-creeper = Creeper
mob-witch = Häxa
mob-enderman = Enderman

## Weapons, and what they do in a fight

weapon-poisonous_potato = Giftig potatis
weapon-wooden_sword = Träsvärd
weapon-stone_sword = Stensvärd
weapon-iron_sword = Järnsvärd
weapon-diamond_sword = Diamantsvärd
weapon-bow = Pilbåge
weapon-golden_hoe = Guldhacka
weapon-stone_pickaxe = Stenspetshacka
weapon-tnt = TNT
weapon-bow-power = Du får vända upp ett vapenkort till.
weapon-golden_hoe-power = Ger dig erfarenhetspoäng direkt, vare sig du vinner eller förlorar.
weapon-stone_pickaxe-power = Du får ta ett block från kuben.
weapon-tnt-power = Spräng den, så räknas hjärtana. Sedan är den ur spelet.

## Materials

material-wood = trä
material-sand = sand
material-stone = sten
material-obsidian = obsidian
material-emerald = smaragd

## Biomes

biome-forest = skog
biome-desert = öken
biome-mountains = berg
biome-snowy_tundra = snöig tundra

## Types

type-decoration = dekoration
type-dwelling = bostad
type-animal_house = djurhus
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

colour-red = röd
colour-blue = blå
colour-yellow = gul
colour-green = grön

## The paint box

paint-none = tom
paint-black = svart
paint-white = vit
paint-grey = grå
paint-slate = skiffer
paint-red = röd
paint-orange = orange
paint-yellow = gul
paint-mint = mint
paint-green = grön
paint-blue = blå
paint-sky = himmelsblå
paint-purple = lila
paint-pink = rosa
paint-brown = brun
paint-skin = persika
