# What things are called: tiles, tokens, blocks, characteristics, colours.

## Buildings: 18 letters at most, all different

tile-forest-wood-decoration = Uglepæl
tile-forest-sand-decoration = Bregnekrukke
tile-forest-stone-decoration = Ønskebrønd
tile-forest-obsidian-decoration = Hviskende nål
tile-desert-wood-decoration = Glemt vejskilt
tile-desert-sand-decoration = Døsig sfinks
tile-desert-stone-decoration = Solur
tile-desert-obsidian-decoration = Stjernepyramide
tile-mountains-wood-decoration = Flag på toppen
tile-mountains-stone-decoration = Vandrervarde
tile-mountains-obsidian-decoration = Violet krystal
tile-snowy_tundra-wood-decoration = Læsset slæde
tile-snowy_tundra-sand-decoration = Glødeskål
tile-snowy_tundra-obsidian-decoration = Runesten
tile-forest-wood-dwelling = Trætophytte
tile-forest-sand-dwelling = Moshytte
tile-forest-stone-dwelling = Vedbendtårn
tile-forest-obsidian-dwelling = Skumringshytte
tile-desert-wood-dwelling = Palmeskur
tile-desert-sand-dwelling = Klitkuppel
tile-desert-stone-dwelling = Cisternehus
tile-desert-obsidian-dwelling = Luftkastel
tile-mountains-sand-dwelling = Klippehuse
tile-mountains-stone-dwelling = Ørneborg
tile-snowy_tundra-wood-dwelling = Bjælkehytte
tile-snowy_tundra-sand-dwelling = Ravhal
tile-forest-wood-animal_house = Hønsehus
tile-forest-sand-animal_house = Kaninhule
tile-forest-stone-animal_house = Rævegrav
tile-desert-wood-animal_house = Kamelstald
tile-desert-sand-animal_house = Skildpaddegård
tile-mountains-wood-animal_house = Gedestald
tile-mountains-sand-animal_house = Dueslag
tile-mountains-obsidian-animal_house = Flagermusgrotte
tile-snowy_tundra-wood-animal_house = Slædehundegård
tile-snowy_tundra-stone-animal_house = Bjørnehi
tile-forest-wood-bridge = Bækbro
tile-forest-sand-bridge = Honningbue
tile-forest-stone-bridge = Gammel akvædukt
tile-desert-wood-bridge = Rebbro
tile-desert-obsidian-bridge = Midnatsbro
tile-mountains-wood-bridge = Kløftbro
tile-mountains-stone-bridge = Jætteport
tile-snowy_tundra-sand-bridge = Lygtebro

## Mobs

mob-spider = Edderkop
mob-zombie = Zombie
mob-skeleton = Skelet
mob-creeper = Creeper
mob-witch = Heks
mob-enderman = Enderman

## Weapons, and what they do in a fight

weapon-poisonous_potato = Giftig kartoffel
weapon-wooden_sword = Træsværd
weapon-stone_sword = Stensværd
weapon-iron_sword = Jernsværd
weapon-diamond_sword = Diamantsværd
weapon-bow = Bue
weapon-golden_hoe = Gylden hakke
weapon-stone_pickaxe = Isøkse i sten
weapon-tnt = TNT
weapon-bow-power = Du må vende en brik mere.
weapon-golden_hoe-power = Du får erfaringspoint med det samme, om du vinder eller ej.
weapon-stone_pickaxe-power = Du må tage en blok fra den store terning.
weapon-tnt-power = Hjerterne tæller, hvis du detonerer den. Så er den ude af spillet.

## Materials

material-wood = træ
material-sand = sand
material-stone = sten
material-obsidian = obsidian
material-emerald = smaragd

## Biomes

biome-forest = skov
biome-desert = ørken
biome-mountains = bjerge
biome-snowy_tundra = tundra

## Types

type-decoration = dekoration
type-dwelling = bolig
type-animal_house = stald
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
colour-green = grøn

## The paint box

paint-none = tom
paint-black = sort
paint-white = hvid
paint-grey = grå
paint-slate = skifergrå
paint-red = rød
paint-orange = orange
paint-yellow = gul
paint-mint = mintgrøn
paint-green = grøn
paint-blue = blå
paint-sky = himmelblå
paint-purple = lilla
paint-pink = lyserød
paint-brown = brun
paint-skin = ferskenfarvet
