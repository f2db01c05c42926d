# What things are called: tiles, tokens, blocks, characteristics, colours.

## Buildings: 18 letters at most, all different

tile-forest-wood-decoration = Palo del gufo
tile-forest-sand-decoration = Vaso di felci
tile-forest-stone-decoration = Pozzo dei desideri
tile-forest-obsidian-decoration = Ago dei sussurri
tile-desert-wood-decoration = Cartello smarrito
tile-desert-sand-decoration = Sfinge assonnata
tile-desert-stone-decoration = Meridiana
tile-desert-obsidian-decoration = Piramide di stelle
tile-mountains-wood-decoration = Bandiere in vetta
tile-mountains-stone-decoration = Ometto di pietre
tile-mountains-obsidian-decoration = Geode viola
tile-snowy_tundra-wood-decoration = Slitta carica
tile-snowy_tundra-sand-decoration = Braciere
tile-snowy_tundra-obsidian-decoration = Lastra runica
tile-forest-wood-dwelling = Casa sull’albero
tile-forest-sand-dwelling = Casetta di muschio
tile-forest-stone-dwelling = Torre d’edera
tile-forest-obsidian-dwelling = Baita del tramonto
tile-desert-wood-dwelling = Capanna di palme
tile-desert-sand-dwelling = Cupola tra le dune
tile-desert-stone-dwelling = Casa con cisterna
tile-desert-obsidian-dwelling = Palazzo miraggio
tile-mountains-sand-dwelling = Case a strapiombo
tile-mountains-stone-dwelling = Rocca dell’aquila
tile-snowy_tundra-wood-dwelling = Capanno di tronchi
tile-snowy_tundra-sand-dwelling = Sala d’ambra
tile-forest-wood-animal_house = Pollaio
tile-forest-sand-animal_house = Tana dei conigli
tile-forest-stone-animal_house = Tana della volpe
tile-desert-wood-animal_house = Stalla di cammelli
tile-desert-sand-animal_house = Oasi di tartarughe
tile-mountains-wood-animal_house = Stalla delle capre
tile-mountains-sand-animal_house = Colombaia
tile-mountains-obsidian-animal_house = Grotta pipistrelli
tile-snowy_tundra-wood-animal_house = Cuccia degli husky
tile-snowy_tundra-stone-animal_house = Tana dell’orso
tile-forest-wood-bridge = Ponte sul ruscello
tile-forest-sand-bridge = Arco di miele
tile-forest-stone-bridge = Vecchio acquedotto
tile-desert-wood-bridge = Ponte di corda
tile-desert-obsidian-bridge = Arco di mezzanotte
tile-mountains-wood-bridge = Ponte sulla gola
tile-mountains-stone-bridge = Porta del gigante
tile-snowy_tundra-sand-bridge = Ponte di lanterne

## Mobs

mob-spider = Ragno
mob-zombie = Zombie
mob-skeleton = Scheletro
mob-creeper = Creeper
mob-witch = Strega
mob-enderman = Enderman

## Weapons, and what they do in a fight

weapon-poisonous_potato = Patata velenosa
weapon-wooden_sword = Spada di legno
weapon-stone_sword = Spada di pietra
weapon-iron_sword = Spada di ferro
weapon-diamond_sword = Spada di diamante
weapon-bow = Arco
weapon-golden_hoe = Zappa d’oro
weapon-stone_pickaxe = Piccone di pietra
weapon-tnt = TNT
weapon-bow-power = Puoi scoprire una tessera in più.
weapon-golden_hoe-power = Ti dà subito punti-esperienza, che tu vinca o perda.
weapon-stone_pickaxe-power = Puoi prendere un blocco dal cubo.
weapon-tnt-power = Se lo inneschi, i suoi cuori contano. Poi esce dal gioco.

## Materials

material-wood = tronco
material-sand = sabbia
material-stone = roccia
material-obsidian = ossidiana
material-emerald = minerale

## Biomes

biome-forest = foresta
biome-desert = deserto
biome-mountains = montagna
biome-snowy_tundra = tundra innevata

## Types

type-decoration = decorazione
type-dwelling = casa
type-animal_house = riserva animali
type-bridge = ponte

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

colour-red = rosso
colour-blue = blu
colour-yellow = giallo
colour-green = verde

## The paint box

paint-none = vuoto
paint-black = nero
paint-white = bianco
paint-grey = grigio
paint-slate = ardesia
paint-red = rosso
paint-orange = arancione
paint-yellow = giallo
paint-mint = menta
paint-green = verde
paint-blue = blu
paint-sky = celeste
paint-purple = viola
paint-pink = rosa
paint-brown = marrone
paint-skin = pesca
