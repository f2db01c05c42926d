# A table before its game: making one, its options, the seats and who sits there.

## A new table

new-title = Nouvelle table
new-about = Choisissez qui joue, et comment. Vous pouvez tout changer jusqu’au début de la partie.
new-make = Créer la table
new-making = Création de la table…

## Seats

seat-title = Places
seat-of = Place { $number }, { $colour }
seat-number = Place { $number }
seat-who = Qui joue à la place { $number } ?
seat-here = Ici
seat-here-about = une personne sur cet appareil
seat-online = En ligne
seat-online-about = une personne sur un autre appareil
seat-bot = Bot
seat-bot-about = un bot de ce serveur
seat-closed = Fermée
seat-closed-about = personne ne joue ici
seat-bot-level = Niveau du bot à la place { $number }
seat-name = Nom
seat-name-of = Nom à la place { $number }
seat-board = Plateau
seat-board-of = Plateau de la place { $number }
seat-beginner = Décompte simplifié
seat-beginner-of = Décompte simplifié à la place { $number }
seat-beginner-about = Avec le décompte simplifié, toutes les cases ayant la caractéristique choisie comptent, reliées ou non.
seat-add = Ajouter une place

## Bots

bot-random = Hasard
bot-random-about = joue au hasard, pour les tests
bot-pebble = Galet
bot-pebble-about = facile
bot-flint = Silex
bot-flint-about = solide
bot-obsidian = Obsidienne
bot-obsidian-about = redoutable
bot-diamond = Diamant
bot-diamond-about = le champion
bot-with-about = { $name } – { $about }
strongest-about = Le bot le plus fort à { $players } joueurs : { $name } a gagné { $percent } % (± { $within }) de { $games } parties d’essai contre Obsidienne. À forces égales, ce serait { $fair } %.
stranger-about = entraîné avec une autre boîte

## Options

option-title = Façon de jouer
option-box = Boîte
option-first = Qui commence
option-first-chance = Au hasard
option-first-seat = { $name } ({ $colour })
option-deal = Mise en place
option-deal-chance = Au hasard
option-deal-own = Un nom de votre choix
option-deal-name = Nom de la mise en place
option-deal-about = Le même nom donne toujours la même mise en place : d’autres peuvent donc la jouer aussi. Mais n’importe qui peut savoir ce qui va sortir : pour une partie à enjeu, choisissez « Au hasard ».
option-clock = Pendule
option-clock-off = Sans pendule
option-clock-bank = Minutes pour la partie
option-clock-days = Jours par tour
option-minutes = Minutes par joueur
option-increment = Secondes en plus après chaque tour
option-days = Jours par tour
option-undo = Annulation
option-undo-about = On peut annuler tant que rien de nouveau n’a été révélé.
option-odds = Chances au combat
option-odds-about = Montre vos chances de gagner avant un combat.
option-hints = Conseils
option-hints-about = Pendant la partie, on peut demander un conseil.
option-spectators = Spectateurs
option-spectators-about = Toute personne qui a le code peut regarder.
option-chat = Chat
option-chat-about = Joueurs et spectateurs peuvent s’écrire.
option-on = oui
option-off = non
option-bank-value = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } par joueur, et { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  } de plus après chaque tour
option-days-value = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } par tour

## The lobby

lobby-title = Table { $code }
lobby-host = Vous êtes l’hôte : choisissez comment on joue, puis lancez la partie.
lobby-guest = Prenez une place ou regardez. L’hôte lancera la partie.
lobby-seated = Vous avez une place. Attendez que l’hôte lance la partie.
lobby-you = { $name } (vous)
lobby-host-mark = Hôte
lobby-free = Libre
lobby-away = Hors ligne
lobby-outside = Un bot externe
lobby-here = Sur l’appareil de l’hôte
lobby-your-name = Votre nom
lobby-another-name = Un autre nom
lobby-join = S’asseoir ici
lobby-join-of = S’asseoir ici : place { $number }, { $colour }
lobby-joined = Vous êtes à la place { $number }.
lobby-leave = Se lever
lobby-leave-of = Se lever : place { $number }
lobby-left = Vous avez quitté la place { $number }.
lobby-kick = Exclure
lobby-kick-of = Exclure : { $name }, place { $number }
lobby-kicked = La place { $number } est de nouveau libre.
lobby-rename = Renommer
lobby-renamed = Vous vous appelez maintenant { $name }.
lobby-paint = Peindre votre personnage
lobby-start = Commencer
lobby-starting = On commence…
lobby-start-ready = Tout le monde est là.
lobby-start-few = Il faut occuper au moins deux places pour commencer la partie.
lobby-start-open = { $count ->
    [one] Une place est encore libre. Attendez quelqu’un, donnez-la à un bot ou fermez-la.
   *[other] { $count } places sont encore libres. Attendez du monde, donnez-les à des bots ou fermez-les.
  }
lobby-start-wait = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
  }
lobby-start-host = La partie commence dès que l’hôte la lance.
lobby-watching = { $count ->
    [0] Personne ne regarde.
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
  }
lobby-somebody-joined = { $name } prend la place { $number }.
lobby-somebody-left = La place { $number } est de nouveau libre.
lobby-options-changed = L’hôte a changé les options de la partie.

## Inviting

invite-title = Inviter des amis
invite-code = Code
invite-code-spelt = Code : { $letters }
invite-link = Lien vers cette table
invite-share = Partager…
invite-share-title = Overworld, table { $code }
invite-share-text = Venez jouer avec moi à la table { $code }.
invite-qr = Le lien vers la table { $code } en code QR : scannez-le avec un téléphone
invite-local = Cette adresse ne marche que sur cet appareil. Pour faire entrer d’autres personnes, lancez le serveur avec « overworld play --lan ».

## Bots from outside

outside-title = Faire jouer votre propre bot
outside-about = Un programme peut prendre une place libre avec une clé d’accès. Gardez-la secrète : qui la possède peut jouer à cette place.
outside-seat = Place libre
outside-none = Mettez d’abord une place sur « En ligne ».
outside-make = Créer une clé d’accès
outside-token = Clé d’accès de la place { $number }
outside-once = Vous ne la verrez qu’une fois. Copiez-la maintenant.

## Names for people who do not want to think of one
# At most 24 characters, no comma.

name-otter = Loutre affairée
name-heron = Héron patient
name-badger = Campagnol fouisseur
name-lynx = Lynx discret
name-marten = Martre agile
name-raven = Corbeau malin
name-hare = Lièvre véloce
name-fox = Renard vagabond
name-owl = Chouette pensive
name-beaver = Castor bâtisseur
name-hedgehog = Hérisson curieux
name-ibex = Bouquetin grimpeur
name-puffin = Macareux joyeux
name-swift = Martinet planeur
name-newt = Triton courageux
name-stoat = Belette audacieuse
name-crane = Cigogne gracieuse
name-falcon = Faucon à l’œil vif
name-wolf = Loup errant
name-bear = Ours débonnaire
name-tortoise = Tortue tenace
name-gecko = Gecko ensoleillé
name-magpie = Pie étincelante
name-squirrel = Écureuil économe
name-mole = Taupe terrassière
name-seal = Otarie rieuse
name-walrus = Morse avisé
name-moose = Élan imposant
name-bison = Bison robuste
name-goose = Oie voyageuse
name-kestrel = Crécerelle vigilante
name-robin = Rouge-gorge enjoué
name-wren = Troglodyte minuscule
name-toad = Crapaud chanceux
name-cricket = Grillon chanteur
name-beetle = Scarabée brillant
name-salmon = Saumon bondissant
name-dormouse = Loir rêveur
name-ermine = Hermine des neiges
name-firefly = Luciole radieuse
# How an adjective and an animal make a name. The page mixes the names above in this order.
guest-name-pattern = { $animal } { $adjective }
# Names whose adjectives fit each other, such as those of one gender, between slashes. The page mixes only within a group.
# The names that are not listed are a group too. “all” lists none.
guest-name-groups = otter marten owl stoat crane tortoise magpie mole seal goose kestrel ermine firefly
