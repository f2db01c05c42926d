# What things are called: tiles, tokens, blocks, characteristics, colours.

## Buildings: 18 letters at most, all different

tile-forest-wood-decoration = Sowi słup
tile-forest-sand-decoration = Waza z paprocią
tile-forest-stone-decoration = Studnia życzeń
tile-forest-obsidian-decoration = Szepcząca iglica
tile-desert-wood-decoration = Krzywy drogowskaz
tile-desert-sand-decoration = Drzemiący sfinks
tile-desert-stone-decoration = Zegar słoneczny
tile-desert-obsidian-decoration = Gwiezdna piramida
tile-mountains-wood-decoration = Flagi na szczycie
tile-mountains-stone-decoration = Kopczyk wędrowca
tile-mountains-obsidian-decoration = Fioletowa geoda
tile-snowy_tundra-wood-decoration = Pełne sanie
tile-snowy_tundra-sand-decoration = Misa żaru
tile-snowy_tundra-obsidian-decoration = Płyta z runami
tile-forest-wood-dwelling = Domek na drzewie
tile-forest-sand-dwelling = Omszała chatka
tile-forest-stone-dwelling = Wieża w bluszczu
tile-forest-obsidian-dwelling = Dom o zmierzchu
tile-desert-wood-dwelling = Szałas pod palmą
tile-desert-sand-dwelling = Kopuła na wydmie
tile-desert-stone-dwelling = Dom ze studnią
tile-desert-obsidian-dwelling = Pałac miraży
tile-mountains-sand-dwelling = Skalne domki
tile-mountains-stone-dwelling = Orla twierdza
tile-snowy_tundra-wood-dwelling = Chata z bali
tile-snowy_tundra-sand-dwelling = Bursztynowy dwór
tile-forest-wood-animal_house = Kurnik
tile-forest-sand-animal_house = Królicza nora
tile-forest-stone-animal_house = Lisia jama
tile-desert-wood-animal_house = Stajnia wielbłądów
tile-desert-sand-animal_house = Żółwie podwórko
tile-mountains-wood-animal_house = Kozia szopa
tile-mountains-sand-animal_house = Gołębnik
tile-mountains-obsidian-animal_house = Krypta nietoperzy
tile-snowy_tundra-wood-animal_house = Buda dla husky
tile-snowy_tundra-stone-animal_house = Niedźwiedzia gawra
tile-forest-wood-bridge = Leśna kładka
tile-forest-sand-bridge = Miodowy most
tile-forest-stone-bridge = Stary akwedukt
tile-desert-wood-bridge = Most linowy
tile-desert-obsidian-bridge = Nocne przęsło
tile-mountains-wood-bridge = Most nad wąwozem
tile-mountains-stone-bridge = Brama olbrzyma
tile-snowy_tundra-sand-bridge = Most z latarniami

## Mobs

mob-spider = Pająk
mob-zombie = Zombie
mob-skeleton = Szkielet
mob-creeper = Creeper
mob-witch = Czarownica
mob-enderman = Enderman

## Weapons, and what they do in a fight

weapon-poisonous_potato = Trujący ziemniak
weapon-wooden_sword = Drewniany miecz
weapon-stone_sword = Kamienny miecz
weapon-iron_sword = Żelazny miecz
weapon-diamond_sword = Diamentowy miecz
weapon-bow = Łuk
weapon-golden_hoe = Złota motyka
weapon-stone_pickaxe = Kamienny kilof
weapon-tnt = TNT
weapon-bow-power = Możesz odsłonić jeszcze jeden żeton.
weapon-golden_hoe-power = Od razu daje punkty doświadczenia, niezależnie od wyniku walki.
weapon-stone_pickaxe-power = Możesz zebrać jeden blok z kostki.
weapon-tnt-power = Zdetonuj, żeby liczyły się jego serca. Potem wypada z gry.

## Materials

material-wood = drewno
material-sand = piasek
material-stone = kamień
material-obsidian = obsydian
material-emerald = szmaragd

## Biomes

biome-forest = las
biome-desert = pustynia
biome-mountains = góry
biome-snowy_tundra = ośnieżona tundra

## Types

type-decoration = dekoracja
type-dwelling = mieszkanie
type-animal_house = dom dla zwierząt
type-bridge = most

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

colour-red = czerwony
colour-blue = niebieski
colour-yellow = żółty
colour-green = zielony

## The paint box

paint-none = puste
paint-black = czarny
paint-white = biały
paint-grey = szary
paint-slate = grafitowy
paint-red = czerwony
paint-orange = pomarańczowy
paint-yellow = żółty
paint-mint = miętowy
paint-green = zielony
paint-blue = niebieski
paint-sky = błękitny
paint-purple = fioletowy
paint-pink = różowy
paint-brown = brązowy
paint-skin = brzoskwiniowy
