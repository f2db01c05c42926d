# What things are called: tiles, tokens, blocks, characteristics, colours.

## Buildings: 18 letters at most, all different

tile-forest-wood-decoration = Poteau du hibou
tile-forest-sand-decoration = Urne aux fougères
tile-forest-stone-decoration = Puits aux souhaits
tile-forest-obsidian-decoration = Aiguille bavarde
tile-desert-wood-decoration = Panneau égaré
tile-desert-sand-decoration = Sphinx somnolent
tile-desert-stone-decoration = Cadran solaire
tile-desert-obsidian-decoration = Pyramide étoilée
tile-mountains-wood-decoration = Fanions du sommet
tile-mountains-stone-decoration = Cairn du voyageur
tile-mountains-obsidian-decoration = Géode violette
tile-snowy_tundra-wood-decoration = Traîneau chargé
tile-snowy_tundra-sand-decoration = Coupe de braises
tile-snowy_tundra-obsidian-decoration = Stèle runique
tile-forest-wood-dwelling = Cabane perchée
tile-forest-sand-dwelling = Chaumière moussue
tile-forest-stone-dwelling = Tour au lierre
tile-forest-obsidian-dwelling = Pavillon du soir
tile-desert-wood-dwelling = Hutte de palmes
tile-desert-sand-dwelling = Dôme des dunes
tile-desert-stone-dwelling = Maison-citerne
tile-desert-obsidian-dwelling = Palais du mirage
tile-mountains-sand-dwelling = Logis en corniche
tile-mountains-stone-dwelling = Donjon de l’aigle
tile-snowy_tundra-wood-dwelling = Cabane en rondins
tile-snowy_tundra-sand-dwelling = Manoir d’ambre
tile-forest-wood-animal_house = Poulailler
tile-forest-sand-animal_house = Terrier aux lapins
tile-forest-stone-animal_house = Tanière du renard
tile-desert-wood-animal_house = Étable à chameaux
tile-desert-sand-animal_house = Parc aux tortues
tile-mountains-wood-animal_house = Chèvrerie
tile-mountains-sand-animal_house = Pigeonnier
tile-mountains-obsidian-animal_house = Voûte aux noctules
tile-snowy_tundra-wood-animal_house = Chenil des huskys
tile-snowy_tundra-stone-animal_house = Refuge de l’ours
tile-forest-wood-bridge = Pont du ruisseau
tile-forest-sand-bridge = Arche de miel
tile-forest-stone-bridge = Vieil aqueduc
tile-desert-wood-bridge = Pont de corde
tile-desert-obsidian-bridge = Pont de minuit
tile-mountains-wood-bridge = Viaduc des gorges
tile-mountains-stone-bridge = Porte du géant
tile-snowy_tundra-sand-bridge = Pont aux lanternes

## Mobs

mob-spider = Araignée
mob-zombie = Zombie
mob-skeleton = Squelette
mob-creeper = Creeper
mob-witch = Sorcière
mob-enderman = Enderman

## Weapons, and what they do in a fight

weapon-poisonous_potato = Patate empoisonnée
weapon-wooden_sword = Épée en bois
weapon-stone_sword = Épée en pierre
weapon-iron_sword = Épée en fer
weapon-diamond_sword = Épée en diamant
weapon-bow = Arc
weapon-golden_hoe = Houe en or
weapon-stone_pickaxe = Pioche en pierre
weapon-tnt = TNT
weapon-bow-power = Vous pouvez retourner une tuile de plus.
weapon-golden_hoe-power = Rapporte aussitôt des points d’expérience, même en cas de défaite.
weapon-stone_pickaxe-power = Vous pouvez prendre un bloc du cube.
weapon-tnt-power = Allumez-la pour compter ses cœurs. Elle quitte alors la partie.

## Materials

material-wood = bois
material-sand = sable
material-stone = pierre
material-obsidian = obsidienne
material-emerald = émeraude

## Biomes

biome-forest = forêt
biome-desert = désert
biome-mountains = montagnes
biome-snowy_tundra = toundra enneigée

## Types

type-decoration = décor
type-dwelling = immeuble
type-animal_house = enclos
type-bridge = pont

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

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert

## The paint box

paint-none = vide
paint-black = noir
paint-white = blanc
paint-grey = gris
paint-slate = ardoise
paint-red = rouge
paint-orange = orange
paint-yellow = jaune
paint-mint = menthe
paint-green = vert
paint-blue = bleu
paint-sky = bleu ciel
paint-purple = violet
paint-pink = rose
paint-brown = brun
paint-skin = pêche
