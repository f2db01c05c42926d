# What things are called: tiles, tokens, blocks, characteristics, colours.

## Buildings: 18 letters at most, all different

tile-forest-wood-decoration = Poste del búho
tile-forest-sand-decoration = Urna de helechos
tile-forest-stone-decoration = Pozo de los deseos
tile-forest-obsidian-decoration = Aguja susurrante
tile-desert-wood-decoration = Letrero perdido
tile-desert-sand-decoration = Esfinge dormilona
tile-desert-stone-decoration = Reloj de sol
tile-desert-obsidian-decoration = Pirámide estelar
tile-mountains-wood-decoration = Banderas al viento
tile-mountains-stone-decoration = Hito del caminante
tile-mountains-obsidian-decoration = Geoda violeta
tile-snowy_tundra-wood-decoration = Trineo cargado
tile-snowy_tundra-sand-decoration = Cuenco de brasas
tile-snowy_tundra-obsidian-decoration = Losa de runas
tile-forest-wood-dwelling = Casa del árbol
tile-forest-sand-dwelling = Cabaña de musgo
tile-forest-stone-dwelling = Torre de hiedra
tile-forest-obsidian-dwelling = Refugio del ocaso
tile-desert-wood-dwelling = Choza de palma
tile-desert-sand-dwelling = Cúpula de la duna
tile-desert-stone-dwelling = Casa del aljibe
tile-desert-obsidian-dwelling = Palacio espejismo
tile-mountains-sand-dwelling = Casas colgantes
tile-mountains-stone-dwelling = Torreón del águila
tile-snowy_tundra-wood-dwelling = Cabaña de troncos
tile-snowy_tundra-sand-dwelling = Salón de ámbar
tile-forest-wood-animal_house = Gallinero
tile-forest-sand-animal_house = Conejera
tile-forest-stone-animal_house = Guarida del zorro
tile-desert-wood-animal_house = Cuadra de camellos
tile-desert-sand-animal_house = Patio de tortugas
tile-mountains-wood-animal_house = Redil de cabras
tile-mountains-sand-animal_house = Palomar
tile-mountains-obsidian-animal_house = Casa de murciélago
tile-snowy_tundra-wood-animal_house = Caseta del husky
tile-snowy_tundra-stone-animal_house = Casa del oso
tile-forest-wood-bridge = Paso del arroyo
tile-forest-sand-bridge = Arco de miel
tile-forest-stone-bridge = Viejo acueducto
tile-desert-wood-bridge = Puente de cuerda
tile-desert-obsidian-bridge = Puente nocturno
tile-mountains-wood-bridge = Pasarela del cañón
tile-mountains-stone-bridge = Puerta del gigante
tile-snowy_tundra-sand-bridge = Puente de faroles

## Mobs

mob-spider = Araña
mob-zombie = Zombi
mob-skeleton = Esqueleto
mob-creeper = Creeper
mob-witch = Bruja
mob-enderman = Enderman

## Weapons, and what they do in a fight

weapon-poisonous_potato = Patata envenenada
weapon-wooden_sword = Espada de madera
weapon-stone_sword = Espada de piedra
weapon-iron_sword = Espada de hierro
weapon-diamond_sword = Espada de diamante
weapon-bow = Arco
weapon-golden_hoe = Azada de oro
weapon-stone_pickaxe = Pico de piedra
weapon-tnt = TNT
weapon-bow-power = Puedes destapar una ficha más.
weapon-golden_hoe-power = Te da puntos de experiencia al momento, ganes o pierdas.
weapon-stone_pickaxe-power = Puedes tomar un bloque del cubo.
weapon-tnt-power = Detónalo y contarán sus corazones. Después sale del juego.

## Materials

material-wood = tronco
material-sand = arena
material-stone = piedra
material-obsidian = obsidiana
material-emerald = esmeralda

## Biomes

biome-forest = bosque
biome-desert = desierto
biome-mountains = colinas
biome-snowy_tundra = llanura helada

## Types

type-decoration = decoración
type-dwelling = casa
type-animal_house = corral
type-bridge = puente

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

colour-red = rojo
colour-blue = azul
colour-yellow = amarillo
colour-green = verde

## The paint box

paint-none = vacío
paint-black = negro
paint-white = blanco
paint-grey = gris
paint-slate = pizarra
paint-red = rojo
paint-orange = naranja
paint-yellow = amarillo
paint-mint = menta
paint-green = verde
paint-blue = azul
paint-sky = celeste
paint-purple = morado
paint-pink = rosa
paint-brown = marrón
paint-skin = salmón claro
