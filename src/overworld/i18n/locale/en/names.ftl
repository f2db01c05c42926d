# What things are called: tiles, tokens, blocks, characteristics, colours.

## Buildings: 18 letters at most, all different

tile-forest-wood-decoration = Owl Post
tile-forest-sand-decoration = Fern Urn
tile-forest-stone-decoration = Wishing Well
tile-forest-obsidian-decoration = Whispering Needle
tile-desert-wood-decoration = Lost Signpost
tile-desert-sand-decoration = Dozing Sphinx
tile-desert-stone-decoration = Noon Sundial
tile-desert-obsidian-decoration = Starlit Pyramid
tile-mountains-wood-decoration = Summit Flags
tile-mountains-stone-decoration = Wayfarer’s Cairn
tile-mountains-obsidian-decoration = Violet Geode
tile-snowy_tundra-wood-decoration = Laden Sledge
tile-snowy_tundra-sand-decoration = Ember Bowl
tile-snowy_tundra-obsidian-decoration = Rune Slab
tile-forest-wood-dwelling = Tree House
tile-forest-sand-dwelling = Moss Cottage
tile-forest-stone-dwelling = Ivy Tower
tile-forest-obsidian-dwelling = Dusk Lodge
tile-desert-wood-dwelling = Palm Shack
tile-desert-sand-dwelling = Dune Dome
tile-desert-stone-dwelling = Cistern House
tile-desert-obsidian-dwelling = Mirage Palace
tile-mountains-sand-dwelling = Ledge Houses
tile-mountains-stone-dwelling = Eagle Keep
tile-snowy_tundra-wood-dwelling = Log Cabin
tile-snowy_tundra-sand-dwelling = Amber Hall
tile-forest-wood-animal_house = Hen House
tile-forest-sand-animal_house = Rabbit Burrow
tile-forest-stone-animal_house = Fox Den
tile-desert-wood-animal_house = Camel Stall
tile-desert-sand-animal_house = Tortoise Yard
tile-mountains-wood-animal_house = Goat Shed
tile-mountains-sand-animal_house = Dovecote
tile-mountains-obsidian-animal_house = Bat Vault
tile-snowy_tundra-wood-animal_house = Husky Kennel
tile-snowy_tundra-stone-animal_house = Bear Hall
tile-forest-wood-bridge = Brook Crossing
tile-forest-sand-bridge = Honey Arch
tile-forest-stone-bridge = Old Aqueduct
tile-desert-wood-bridge = Rope Bridge
tile-desert-obsidian-bridge = Midnight Span
tile-mountains-wood-bridge = Gorge Trestle
tile-mountains-stone-bridge = Giant’s Gate
tile-snowy_tundra-sand-bridge = Lantern Bridge

## Mobs

mob-spider = Spider
mob-zombie = Zombie
mob-skeleton = Skeleton
mob-creeper = Creeper
mob-witch = Witch
mob-enderman = Enderman

## Weapons, and what they do in a fight

weapon-poisonous_potato = Poisonous potato
weapon-wooden_sword = Wooden sword
weapon-stone_sword = Stone sword
weapon-iron_sword = Iron sword
weapon-diamond_sword = Diamond sword
weapon-bow = Bow
weapon-golden_hoe = Golden hoe
weapon-stone_pickaxe = Stone pickaxe
weapon-tnt = TNT
weapon-bow-power = You may reveal one more token.
weapon-golden_hoe-power = You gain experience points at once, win or lose.
weapon-stone_pickaxe-power = You may collect one block from the cube.
weapon-tnt-power = Detonate it to count its hearts. Then it leaves the game.

## Materials

material-wood = wood
material-sand = sand
material-stone = stone
material-obsidian = obsidian
material-emerald = emerald

## Biomes

biome-forest = forest
biome-desert = desert
biome-mountains = mountains
biome-snowy_tundra = snowy tundra

## Types

type-decoration = decoration
type-dwelling = dwelling
type-animal_house = animal house
type-bridge = bridge

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

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green

## The paint box

paint-none = nothing
paint-black = black
paint-white = white
paint-grey = grey
paint-slate = slate
paint-red = red
paint-orange = orange
paint-yellow = yellow
paint-mint = mint
paint-green = green
paint-blue = blue
paint-sky = sky blue
paint-purple = purple
paint-pink = pink
paint-brown = brown
paint-skin = peach
