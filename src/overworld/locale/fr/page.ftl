# The page around the game: what every screen shares, the first page, settings, painting.

loading = Chargement…
loading-failed = Cette page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.
loading-again = Le chargement n’a pas encore réussi. Nouvelle tentative…
page-static = Overworld se charge. Si rien ne vient, vérifiez votre connexion et rechargez la page. JavaScript est nécessaire.
close = Fermer
spoken = Annonces

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Aller au contenu
page-home = Overworld, vers l’accueil
page-reload = Recharger la page
page-bar = Ce site
page-language = Langue
page-theme = Clair ou sombre
page-theme-system = Auto
page-theme-light = Clair
page-theme-dark = Sombre
page-settings = Réglages
page-places = Autour du jeu
page-learn = Apprendre
page-puzzles = Énigmes
page-cancel = Annuler
page-copy = Copier
page-copy-of = Copier : { $what }
page-copied = C’est copié.
page-not-copied = Ce navigateur ne laisse pas les pages copier. Sélectionnez le texte et copiez-le vous-même.
page-lost-title = Ici, rien que de l’herbe
page-lost = Il n’y a pas de page à l’adresse { $path }. Une lettre s’est peut-être perdue en route.
page-lost-home = Retour à l’accueil
broken-title = Quelque chose s’est mal passé
broken-about = Cette partie de la page ne fonctionne plus. Votre partie est en sécurité : elle est gardée sur le serveur.
broken-note = Quelque chose s’est mal passé ici. Si cela ne continue pas, rechargez la page.

## The first page

home-title = Bienvenue
home-line = Creusez le cube, parcourez le pays, bâtissez-en le plus beau coin.
home-play-title = Jouer tout de suite
home-play = Jouer contre un bot
home-playing = La table se prépare…
home-continue = Continuer : à vous
home-bots = Contre qui ?
home-daily-title = Partie du jour
home-daily = La jouer
home-daily-about = Aujourd’hui, la même mise en place pour tout le monde, contre Silex.
home-daily-first = Personne ne l’a encore terminée.
home-daily-results =
    Record actuel : { $best } XP. { $count ->
        [one] Jouée une fois.
       *[other] Jouée { $count } fois.
    }
home-daily-mine = Vous : { $xp } XP
home-people-title = À plusieurs
home-new = Nouvelle table
home-new-about = Autour d’un seul appareil, en ligne ou avec des bots.
home-join-label = Code ou lien d’une table
home-join-example = QK7MPX
home-join = Rejoindre
home-join-bad = Un code compte six lettres et chiffres, par exemple QK7MPX. Il n’a jamais de 0 ni de O, de 1, de I ni de L.
home-learn = Apprendre à jouer
home-learn-on = Continuer
home-learn-about = Vous jouez, les règles suivent : huit minutes.
home-week = Votre semaine
home-week-day = { $day } : { $xp } XP
home-week-wins = Gagnées : { $wins } sur { $games }.
home-puzzle = Énigme du jour
home-puzzle-solve = La résoudre
page-rules = Règles
gallery-title = Tout ce que contient la boîte
gallery-of = Constructions : { $biome }
gallery-mobs = Monstres
gallery-weapons = Armes
gallery-unseen = Pas encore vus : { $left } sur { $count }
home-import = Ouvrir un enregistrement…
home-import-about = Regarder une partie enregistrée dans un fichier.
home-about = À propos
home-about-title = À propos d’Overworld
home-about-game = Overworld est un programme libre pour le jeu de société Builders & Biomes. Il n’a rien d’officiel : les propriétaires du jeu et de ses noms ne l’ont ni fait ni approuvé, et n’y sont pour rien.
home-about-own = Tous les textes, images et sons lui sont propres. Le programme et son code source sont libres, sous licence MIT.
home-about-private = Il n’y a pas de compte, et aucun autre site n’est sollicité. Vos réglages restent dans ce navigateur.
home-tables = Vos tables
home-tables-none = Pas encore de table. Vos parties vous attendront ici.
home-tables-loading = Recherche de vos tables…
home-tables-all = Tout afficher ({ $count })
home-table = Table { $code }
home-table-your-turn = À vous de jouer
home-table-turn = { $name } doit jouer
home-table-at = Tour { $turn }, { $xp } XP
home-table-lobby = Pas encore commencée
home-table-playing = En cours
home-table-won = Terminée, victoire : { $names }
home-table-over = Terminée
home-table-replay = Enregistrement à regarder
home-table-archived = Rangée
home-table-delete-of = Supprimer la table { $code }
home-delete-title = Supprimer la table { $code } ?
home-delete-text = La partie, son enregistrement et son chat disparaîtront pour tout le monde. On ne peut pas revenir en arrière.
home-delete-yes = Supprimer pour de bon
home-deleted = La table { $code } est supprimée.

## Settings

settings-title = Réglages
settings-about = Ils restent dans ce navigateur ; personne d’autre ne les voit.
settings-look = Apparence et langue
settings-play = Pendant la partie
settings-attention = Quand c’est à vous
settings-you = Vous
settings-theme = Clair ou sombre
settings-language = Langue
settings-sound = Sons
settings-sound-about = Un petit son quand c’est à vous de décider et quand il se passe quelque chose. Désactivé au départ.
settings-vibrate = Vibreur
settings-vibrate-about = Une brève vibration quand c’est à vous et lors de vos propres combats. Désactivé au départ.
settings-notify = Notifications
settings-notify-about = Un message du navigateur quand c’est à vous et que vous regardez ailleurs.
settings-notify-closed = Vous êtes averti quand c’est à vous, même la page fermée.
settings-notify-open = Vous êtes averti quand c’est à vous tant que la page est ouverte ; ce navigateur ne peut pas plus.
settings-notify-denied = Ce navigateur n’autorise pas les notifications ici. Vous pouvez changer cela dans ses réglages pour ce site.
settings-notify-missing = Ce navigateur n’a pas de notifications.
settings-auto-end = Finir mon tour automatiquement
settings-auto-end-about = Quand il n’y a plus rien à faire, le tour finit au bout de trois secondes. D’ici là, vous pouvez l’arrêter.
settings-confirm = Toucher deux fois pour ce qui ne s’annule pas
settings-confirm-touch = Sur écran tactile
settings-confirm-always = Toujours
settings-confirm-never = Jamais
settings-confirm-about = Ce qui retourne une tuile ne peut pas être annulé. Un cadenas le signale.
settings-skip = Passer les questions qui ne changent rien
settings-skip-about = Une TNT qui ne changerait rien au combat est gardée sans rien demander.
settings-curtain = Rideau entre les joueurs
settings-curtain-about = Quand plusieurs personnes partagent un appareil, cache la table jusqu’à ce que la suivante soit prête.
settings-coach = Coach
settings-coach-about = Vous donne parfois un conseil, un par tour au plus. D’office pendant vos trois premières parties.
settings-no-spoilers = Revoir sans connaître la fin
settings-no-spoilers-about = Cache le résultat, la durée et la suite de la partie.
settings-shortcuts = Raccourcis à une touche
settings-shortcuts-about = Les touches ci-dessous. Désactivez-les si vous dictez ou appuyez parfois par mégarde.
settings-name = Nom aux nouvelles tables
settings-name-about = Effacez-le et un nouveau sera tiré pour vous.
settings-character-paint = Peindre votre personnage
settings-character-about = Huit pixels sur huit qui vous représentent sur la Surface.

## Without a network, and new versions

offline-title = Hors connexion
offline-lessons = Cette page, les leçons et les énigmes s’ouvrent sans connexion.
offline-lessons-not = Les leçons et les énigmes seront gardées pour les moments sans connexion.
offline-games = Parties gardées
offline-games-none = Aucune pour l’instant. Revoyez une partie terminée et choisissez « Garder hors connexion ».
offline-forget = Oublier
offline-forget-of = Oublier la table { $code }
offline-forgotten = La table { $code } n’est plus gardée ici.
offline-clear = Tout vider
offline-clear-about = Efface ce que ce navigateur garde d’Overworld, sauf vos réglages. La page sera gardée à nouveau à votre retour.
offline-cleared = Plus rien n’est gardé.
offline-impossible = Ce navigateur ne garde rien pour cette page. La plupart ne le font que pour les adresses en https.
update-title = Nouvelle version
update-ready = Une nouvelle version est prête.
update-now = Mettre à jour
update-later = Plus tard
update-your-turn = Finissez d’abord votre tour, puis mettez à jour.
update-missing = Le serveur a une version plus récente et une partie de cette page n’existe plus. Rechargez la page : votre table reste telle quelle.

## Keys

keys-title = Touches
keys-key = Touche
keys-does = Ce qu’elle fait
keys-actions = 1 à 5
keys-actions-does = choisir l’une des cinq actions
keys-undo = U
keys-undo-does = annuler la dernière décision
keys-end = X
keys-end-does = finir votre tour
keys-hint = H
keys-hint-does = demander un conseil, si la table le permet
keys-press = Entrée
keys-press-does = activer l’élément sélectionné
keys-turn = Q et E
keys-turn-does = tourner le cube vers la gauche, vers la droite
keys-arrows = Flèches
keys-arrows-does = se déplacer sur la Surface et d’un bloc à l’autre ; en relecture, une étape en arrière ou en avant
keys-ends = Début et Fin
keys-ends-does = en relecture, aller au début, à la fin
keys-turns = [ et ]
keys-turns-does = en relecture, un tour en arrière ou en avant
keys-last = L
keys-last-does = entendre ce qui vient de se passer
keys-standings = S
keys-standings-does = entendre les scores
keys-cube = C
keys-cube-does = entendre ce qu’on peut prendre du cube
keys-near = N
keys-near-does = entendre ce qui se trouve autour de vous
keys-help = ?
keys-help-does = afficher cette liste
keys-back = Échap
keys-back-does = revenir un cran en arrière ; en relecture, revenir au présent

## Painting

paint-title = Peindre votre personnage
paint-about = Choisissez une couleur, puis touchez un pixel. Au clavier : les flèches pour se déplacer, Entrée ou Espace pour peindre.
paint-grid = Image, huit lignes de huit pixels
paint-pixel = ligne { $row }, colonne { $column }, { $colour }
paint-colours = Couleurs
paint-tools = Outils
paint-pen = Crayon
paint-fill = Remplir
paint-erase = Gommer
paint-mirror = Miroir
paint-mirror-about = peint aussi l’autre moitié
paint-clear = Vider
paint-undo = Annuler
paint-undo-none = Il n’y a rien à annuler.
paint-start = Modèle
paint-start-of = Modèle : personnage { $colour }
paint-preview = Aperçu à la table
paint-remove = Jouer sans mon image
paint-removed = Votre image est rangée. Vous jouez avec le personnage de votre couleur.
paint-painted = { $colour }, ligne { $row }, colonne { $column }
paint-cleared = L’image est vide.
paint-undone = C’est annulé.
paint-kept = Chaque trait est gardé dans ce navigateur. L’image apparaîtra aux tables que vous rejoindrez désormais.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
refused-no_table = Il n’y a pas de table { $code }. Vérifiez le code : une lettre est peut-être fausse, ou la table a été supprimée.
refused-no_step = La partie n’a pas d’étape de ce numéro ; la dernière est { $most }.
refused-no_route = Le serveur ne comprend pas cette demande. Rechargez la page pour avoir sa dernière version.
refused-wrong_method = Le serveur ne comprend pas cette demande. Rechargez la page pour avoir sa dernière version.
refused-malformed = Le serveur n’a pas compris cette page. Rechargez-la pour avoir sa dernière version.
refused-too_large = C’est plus que le serveur n’accepte en une fois.
refused-bad_options = { $field ->
    [seats] Une table demande au moins deux places qui ne sont pas fermées, et une partie reprise garde ses places.
    [board] Chaque place doit avoir un plateau d’une autre couleur.
    [bot] Un des bots est inconnu ici. Choisissez-en un autre.
    [first] La personne qui commence doit avoir une place à la table.
    [deal] Le nom d’une mise en place compte de 1 à 40 caractères, et une partie reprise garde la sienne.
    [clock] La pendule demande une réserve de 10 secondes à 24 heures et au plus une heure par tour, ou bien de 1 à 30 jours.
   *[other] On ne peut pas jouer ainsi à une table.
  }
refused-bad_record = Ce fichier n’est pas l’enregistrement d’une partie, ou bien il est abîmé.
refused-bad_name = Un nom compte au plus { $longest } caractères, sans virgule.
refused-bad_chat = Une ligne compte de 1 à { $longest } caractères imprimables.
refused-bad_paint = L’image est abîmée. Repeignez-la.
refused-bad_move = Ce n’est pas possible ici.
refused-bad_origin = Le serveur n’a pas reconnu cette page. Ouvrez-la à l’adresse que l’hôte vous a donnée.
refused-bad_host = Le serveur n’est pas connu sous ce nom. Ouvrez-le à l’adresse que l’hôte vous a donnée.
refused-not_host = Seul l’hôte de la table peut faire cela.
refused-not_your_seat = { $seat ->
    [0] Cette place est à quelqu’un d’autre.
   *[other] La place { $seat } est à quelqu’un d’autre, ou elle est passée sur un autre appareil.
  }
refused-no_secret = Le serveur ne connaît pas encore ce navigateur. Autorisez les cookies pour ce site et rechargez la page.
refused-option_off = { $option ->
    [hints] À cette table, on joue sans conseils tant que dure la partie.
    [undo] À cette table, on n’annule rien.
    [chat] À cette table, on joue sans chat.
   *[other] À cette table, on joue sans cela.
  }
refused-muted = L’hôte vous a retiré la parole.
refused-no_spectators = Seules les personnes qui jouent voient cette table. Demandez à l’hôte de vous laisser regarder.
refused-stale = Quelqu’un a été plus rapide et la partie a avancé. Regardez à nouveau.
refused-illegal = Les règles ne le permettent pas maintenant.
refused-not_your_turn = { $seat ->
    [0] Ce n’est pas votre tour.
   *[other] Ce n’est pas votre tour : la place { $seat } décide.
  }
refused-cannot_undo = { $reason ->
    [revealed] Du nouveau a été révélé : impossible d’annuler.
    [ended] Le tour est fini : impossible d’annuler.
    [turn_start] Le tour vient de commencer.
    [other_player] Quelqu’un d’autre a décidé depuis.
    [nothing] Il n’y a encore rien à annuler.
   *[other] Impossible d’annuler cela.
  }
refused-seat_taken = La place { $seat } n’est pas libre. Choisissez-en une autre.
refused-seats_open = Personne n’occupe encore la place { $seat }. Attendez quelqu’un, donnez-la à un bot ou fermez-la.
refused-already_started = La partie a commencé ; ce n’était possible qu’avant.
refused-not_started = La partie n’a pas encore commencé.
refused-game_over = La partie est terminée.
refused-not_over = La partie n’est pas encore terminée.
refused-led = Quelqu’un d’autre mène cette analyse. Tu peux tout de même regarder librement.
refused-not_away = { $left ->
    [0] Personne ne manque à cette place.
    [one] Laissez-lui encore { $left } seconde pour revenir.
   *[other] Laissez-lui encore { $left } secondes pour revenir.
  }
refused-archived = Cette table est restée si longtemps tranquille qu’elle a été rangée. Vous pouvez la regarder et continuer depuis n’importe quelle étape à une nouvelle table.
refused-no_clock = Cette table n’a pas de pendule.
refused-too_many_actions = C’était trop rapide. Attendez un instant et réessayez.
refused-too_many_requests = Trop de demandes viennent de votre adresse. Attendez une minute et réessayez.
refused-too_many_tables = Trop de tables ont été ouvertes aujourd’hui depuis votre adresse. Il y aura de nouveau de la place demain.
refused-too_many_sockets = Trop de pages sont ouvertes depuis votre adresse. Fermez-en une et réessayez.
refused-log_full = On a tant dit et tant fait à cette table qu’elle est pleine. Continuez à une nouvelle.
refused-busy = Le serveur est débordé. Réessayez dans un instant.
refused-unavailable = Le serveur ne peut pas répondre pour l’instant. Réessayez dans un instant.
refused-damaged = Le serveur ne peut pas lire cette table. Elle est gardée, et l’administrateur du serveur est prévenu.
refused-unknown = Ce n’est pas possible maintenant ({ $code }).
refused-internal = Quelque chose s’est cassé sur le serveur. Votre partie est gardée ; réessayez.
