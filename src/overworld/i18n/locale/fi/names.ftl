# What things are called: tiles, tokens, blocks, characteristics, colours.

## Buildings: 18 letters at most, all different

tile-forest-wood-decoration = Pöllöpaalu
tile-forest-sand-decoration = Saniaisruukku
tile-forest-stone-decoration = Toivomuskaivo
tile-forest-obsidian-decoration = Kuiskiva neula
tile-desert-wood-decoration = Vino tienviitta
tile-desert-sand-decoration = Torkkuva sfinksi
tile-desert-stone-decoration = Aurinkokello
tile-desert-obsidian-decoration = Tähtipyramidi
tile-mountains-wood-decoration = Huipun liput
tile-mountains-stone-decoration = Kulkijan kivet
tile-mountains-obsidian-decoration = Violetti geodi
tile-snowy_tundra-wood-decoration = Kuormareki
tile-snowy_tundra-sand-decoration = Hiillosmalja
tile-snowy_tundra-obsidian-decoration = Riimupaasi
tile-forest-wood-dwelling = Puumaja
tile-forest-sand-dwelling = Sammalmökki
tile-forest-stone-dwelling = Murattitorni
tile-forest-obsidian-dwelling = Hämärän maja
tile-desert-wood-dwelling = Palmumaja
tile-desert-sand-dwelling = Dyynikupoli
tile-desert-stone-dwelling = Kaivotalo
tile-desert-obsidian-dwelling = Kangastuspalatsi
tile-mountains-sand-dwelling = Kalliokodit
tile-mountains-stone-dwelling = Kotkalinna
tile-snowy_tundra-wood-dwelling = Hirsimökki
tile-snowy_tundra-sand-dwelling = Meripihkasali
tile-forest-wood-animal_house = Kanala
tile-forest-sand-animal_house = Kaninkolo
tile-forest-stone-animal_house = Ketunpesä
tile-desert-wood-animal_house = Kamelitalli
tile-desert-sand-animal_house = Kilpikonnatarha
tile-mountains-wood-animal_house = Vuohivaja
tile-mountains-sand-animal_house = Kyyhkyslakka
tile-mountains-obsidian-animal_house = Lepakkoholvi
tile-snowy_tundra-wood-animal_house = Huskytarha
tile-snowy_tundra-stone-animal_house = Karhunpesä
tile-forest-wood-bridge = Purosilta
tile-forest-sand-bridge = Hunajakaari
tile-forest-stone-bridge = Vanha akvedukti
tile-desert-wood-bridge = Köysisilta
tile-desert-obsidian-bridge = Keskiyön silta
tile-mountains-wood-bridge = Rotkosilta
tile-mountains-stone-bridge = Jättien portti
tile-snowy_tundra-sand-bridge = Lyhtysilta

## Mobs

mob-spider = Hämähäkki
mob-zombie = Zombi
mob-skeleton = Luuranko
mob-creeper = Creeper
mob-witch = Noita
mob-enderman = Enderman

## Weapons, and what they do in a fight

weapon-poisonous_potato = Myrkyllinen peruna
weapon-wooden_sword = Puumiekka
weapon-stone_sword = Kivimiekka
weapon-iron_sword = Rautamiekka
weapon-diamond_sword = Timanttimiekka
weapon-bow = Jousi
weapon-golden_hoe = Kultainen kuokka
weapon-stone_pickaxe = Kivinen hakku
weapon-tnt = Dynamiitti
weapon-bow-power = Saat kääntää vielä yhden aselaatan.
weapon-golden_hoe-power = Saat heti kokemuspisteitä, kävi miten kävi.
weapon-stone_pickaxe-power = Saat nostaa yhden kuution isosta kuutiosta.
weapon-tnt-power = Räjäytä, niin sen sydämet lasketaan. Sitten se poistuu pelistä.

## Materials

material-wood = puu
material-sand = hiekka
material-stone = kivi
material-obsidian = obsidiaani
material-emerald = smaragdi

## Biomes

biome-forest = metsä
biome-desert = aavikko
biome-mountains = vuoristo
biome-snowy_tundra = tundra

## Types

type-decoration = koriste
type-dwelling = asumus
type-animal_house = eläinsuoja
type-bridge = silta

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

colour-red = punainen
colour-blue = sininen
colour-yellow = keltainen
colour-green = vihreä

## The paint box

paint-none = tyhjä
paint-black = musta
paint-white = valkoinen
paint-grey = harmaa
paint-slate = liuskeenharmaa
paint-red = punainen
paint-orange = oranssi
paint-yellow = keltainen
paint-mint = mintunvihreä
paint-green = vihreä
paint-blue = sininen
paint-sky = taivaansininen
paint-purple = violetti
paint-pink = vaaleanpunainen
paint-brown = ruskea
paint-skin = persikanvärinen
