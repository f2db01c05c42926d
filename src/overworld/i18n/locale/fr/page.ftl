# The page around the game: what every screen shares, the first page, settings, painting.

loading = Chargement…
loading-failed = Le chargement a échoué. Vérifiez votre connexion et réessayez.
loading-again = Le chargement n’a pas encore réussi. Nouvelle tentative…
table-not-kept = Vous êtes hors ligne et ce navigateur n’a pas gardé cette table. Elle s’ouvrira au retour de la connexion.
compiling-bots = Les bots sont encore en cours de compilation ({ $percent } %). Vous pouvez déjà jouer ; un bot joue dès qu’il est prêt.
page-static = Overworld se charge. Si rien n’apparaît, vérifiez votre connexion et rechargez la page. JavaScript est nécessaire.
close = Fermer
spoken = Messages

## Every screen

page-name = Overworld
page-title = { $title } – Overworld
page-skip = Aller au contenu
page-home = Overworld, accueil
page-reload = Recharger la page
page-retry = Réessayer
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
page-copy-of = Copier : { $what }
page-copied = C’est copié.
page-not-copied = Ce navigateur n’autorise pas la copie ici. Sélectionnez le texte et copiez-le vous-même.
page-lost-title = Ici, rien que de l’herbe
page-lost = Il n’y a pas de page à l’adresse { $path }. Vérifiez-la : il manque peut-être une lettre.
page-lost-home = Aller à l’accueil
broken-title = Quelque chose s’est mal passé
broken-about = Un élément de la page ne fonctionne plus. Votre partie est conservée sur le serveur. Rechargez la page pour continuer.
broken-note = Quelque chose s’est mal passé ici. Si rien ne se passe, rechargez la page.

## The first page

home-title = Bienvenue
home-hello = Bonjour, { $name }
home-line = Un jeu de société pour 2 à 4 joueurs : creusez le cube, parcourez le pays, bâtissez-en le plus beau coin.
home-fact-time = 40 minutes
home-fact-free = gratuit
home-fact-account = sans compte
home-play = Jouer contre { $bot }
home-playing = Mise en place de la table…
home-continue = Continuer : à vous
home-bots = Choisissez votre adversaire
home-daily-title = Partie du jour
home-daily = Voir la partie du jour
home-daily-about = Un essai, la même donne pour tous.
home-daily-played =
    { $count ->
        [0] Personne n’a encore joué.
        [one] { $count } personne a joué.
       *[other] { $count } personnes ont joué.
    }
home-daily-mine = Votre avance : { $lead } XP. Mieux que { $beaten } sur { $others }.
home-daily-running = Votre essai est en cours.
home-daily-resigned = Vous avez abandonné votre essai.
home-new = Jouer entre amis
home-new-about = Créez une table et envoyez le lien. Vos amis n’ont besoin de rien d’autre.
home-make = Créer une table
home-join-label = Code ou lien d’une table
home-join-example = QK7MPX
home-join = Rejoindre
home-join-bad = Vérifiez le code : il compte six lettres et chiffres, par exemple QK7MPX, mais jamais 0 ou O, ni 1, I ou L.
home-learn = Apprendre en 15 minutes
home-learn-on = Continuer
home-learn-about = Apprenez les règles en jouant : quinze minutes.
home-offline = Sans connexion au serveur, aucun bot ne peut jouer. Les leçons et les énigmes fonctionnent hors ligne.
home-week = Votre semaine
home-week-day = { $day } : { $xp } XP
home-week-wins = Gagnées : { $wins } sur { $games }.
home-puzzle = Énigme du jour
home-puzzle-solve = Résoudre
home-today = Aujourd’hui
home-how = Comment on joue
home-how-mine = Creuser
home-how-mine-about = Prenez des blocs du cube.
home-how-walk = Explorer
home-how-walk-about = Révélez constructions et monstres.
home-how-build = Construire
home-how-build-about = Remplissez vos neuf cases.
home-how-score = Marquer
home-how-score-about = 3 fois. Qui a le plus d’XP gagne.
page-rules = Règles
page-ladder = Classement
gallery-title = Tout ce qu’il y a dans la boîte
gallery-of = Constructions : { $biome }
gallery-mobs = Monstres
gallery-weapons = Armes
gallery-unseen = À découvrir : { $left } sur { $count }
home-import = Ouvrir une partie enregistrée…
home-about = À propos
home-about-title = À propos d’Overworld
home-about-game = Overworld est un programme libre pour le jeu de société Builders & Biomes. Il n’a rien d’officiel : les propriétaires du jeu et de ses noms ne l’ont ni fait ni approuvé.
home-about-own = Tous les textes, images et sons ont été créés pour lui. Le programme et son code source sont libres, sous licence MIT.
home-about-box = Les livrets de règles ne donnent pas la liste des tuiles Construction ni des plateaux : nous les avons reconstitués. Ils peuvent différer du jeu imprimé.
home-about-private = Il n’y a pas de compte, et rien n’est chargé depuis d’autres sites. Vos réglages restent dans ce navigateur.
home-tables = Vos tables
home-tables-none = Vous n’avez pas encore de table. Vos parties apparaîtront ici.
home-tables-loading = Recherche de vos tables…
home-tables-all = Tout afficher ({ $count })
home-table = Table { $code }
home-table-your-turn = À vous de jouer
home-table-turn = À { $name } de jouer
home-table-at = Tour { $turn }, { $xp } XP
home-table-lobby = Pas encore commencée
home-table-playing = En cours
home-table-won = Terminée, victoire : { $names }
home-table-you = Vous avez gagné
home-table-over = Terminée
home-table-replay = Partie enregistrée
home-table-archived = Archivée
home-table-delete-of = Supprimer la table { $code }
home-delete-title = Supprimer la table { $code } ?
home-delete-text = La partie, son replay et son chat seront supprimés pour tout le monde. Impossible d’annuler ensuite.
home-delete-yes = Supprimer
home-deleted = La table { $code } est supprimée.

## Settings

settings-title = Réglages
settings-about = Vos réglages ne sont gardés que dans ce navigateur.
settings-look = Apparence et langue
settings-play = Pendant la partie
settings-attention = Quand c’est à vous
settings-you = Vous
settings-theme = Clair ou sombre
settings-language = Langue
settings-sound = Sons
settings-sound-about = Un petit son quand c’est à vous de décider et quand il se passe quelque chose. Désactivé par défaut.
settings-effects = Effets
settings-music = Musique
settings-music-about = Un air calme propre au jeu, de jour et de nuit. Il s’arrête quand la page est masquée. À 0, il n’y en a pas.
settings-vibrate = Vibreur
settings-vibrate-about = Une brève vibration quand c’est à vous et lors de vos propres combats. Désactivée par défaut.
settings-notify = Notifications
settings-notify-about = Le navigateur vous prévient quand c’est à vous et que vous regardez ailleurs.
settings-notify-closed = Vous recevez un message quand c’est à vous, même si la page est fermée.
settings-notify-open = Vous recevez un message quand c’est à vous, tant que la page est ouverte. Ce navigateur ne peut pas faire plus.
settings-notify-denied = Ce navigateur bloque les notifications ici. Vous pouvez les autoriser dans ses réglages pour ce site.
settings-notify-missing = Ce navigateur ne prend pas en charge les notifications.
settings-notify-ios = Sur iPhone ou iPad, ajoutez d’abord cette page à l’écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil ». Ouvrez ensuite Overworld depuis cet écran.
call-title = Quand la page est fermée
call-about = Choisissez pourquoi on vous appelle. Cela vaut pour tous vos navigateurs.
call-turn = C’est à moi
call-time = Mon temps est presque écoulé
call-full = Ma table est complète
call-quiet = Heures calmes
call-quiet-on = Personne ne m’appelle la nuit
call-quiet-from = De
call-quiet-to = À
call-quiet-about = À l’heure de { $zone }.
call-browsers = Navigateurs appelés
call-this = { $label } (celui-ci)
call-forget = Oublier
call-forget-of = Oublier { $label }
call-forgotten = { $label } n’est plus appelé.
call-offer = Faut-il vous appeler ?
call-offer-about = Dans une partie par jours, votre tour peut se faire attendre. Votre navigateur peut vous prévenir, même si cette page est fermée.
call-offer-yes = Appelez-moi
call-offer-on = Très bien. On vous appelle quand c’est à vous.
settings-auto-end = Finir mon tour automatiquement
settings-auto-end-about = Quand vous ne pouvez plus rien faire d’autre, votre tour finit au bout de trois secondes. D’ici là, vous pouvez l’empêcher.
settings-confirm = Demander un second appui quand on ne peut pas annuler
settings-confirm-touch = Sur écran tactile
settings-confirm-always = Toujours
settings-confirm-never = Jamais
settings-confirm-about = Un coup qui révèle quelque chose ne peut pas être annulé. Un coin soulevé le signale.
settings-skip = Passer les questions qui ne changent rien
settings-skip-about = Garde la TNT sans demander quand elle ne changerait rien au combat.
settings-curtain = Rideau entre les joueurs
settings-curtain-about = Quand plusieurs personnes partagent un appareil, cache la table jusqu’à ce que le joueur suivant soit prêt.
settings-coach = Coach
settings-coach-about = Vous donne parfois un conseil, un par tour au plus. Activé pendant vos trois premières parties.
settings-no-spoilers = Replays sans spoilers
settings-no-spoilers-about = Cache le résultat, la durée et la suite de la partie.
settings-shortcuts = Raccourcis clavier
settings-shortcuts-about = Les raccourcis à une touche ci-dessous. Désactivez-les si vous dictez ou appuyez souvent sur des touches par mégarde.
settings-name = Nom aux nouvelles tables
settings-name-about = Laissez vide pour recevoir un nouveau nom au hasard.
settings-character-paint = Peindre votre personnage
settings-character-about = Huit pixels sur huit qui parcourent la Surface pour vous.

## Your data on the server

data-title = Vos données
data-about = Le serveur reconnaît ce navigateur à un cookie aléatoire. Il y associe vos noms aux tables, vos messages, vos notes et vos personnages peints.
data-download = Télécharger mes données
data-downloaded = Vos données sont dans le fichier { $file }.
data-erase = Effacer mes données
data-erase-title = Effacer vos données ?
data-erase-server = Ce serveur efface vos noms, messages, notes et personnages peints. Dans les parties en cours, un bot prend votre place. Les tables où personne d’autre ne joue sont supprimées.
data-erase-named = Votre nom { $name } devient libre pour d’autres. Vos clés d’accès, vos lettres, votre classement et le lien avec vos autres appareils disparaissent aussi.
data-erase-browser = Ce navigateur oublie votre nom, votre personnage et la liste de vos parties. C’est irréversible.
data-erase-yes = Tout effacer
data-erased = Vos données sont effacées.
data-erased-partly = Certaines tables étaient illisibles et contiennent encore vos données. Demandez aux responsables du serveur de les effacer.

## Without a network, and new versions

offline-title = Hors ligne
offline-lessons = Cette page, les leçons et les énigmes marchent hors ligne.
offline-lessons-not = Les leçons et les énigmes seront enregistrées pour le jeu hors ligne.
offline-tables = Les tables à votre dernier passage
offline-table-at = { $names } · état du { $time }
offline-games = Parties enregistrées
offline-games-none = Aucune pour l’instant. Revoyez une partie terminée et choisissez « Enregistrer hors ligne ».
offline-forget = Retirer
offline-forget-of = Retirer la table { $code }
offline-forgotten = La table { $code } n’est plus enregistrée ici.
offline-clear = Effacer les données hors ligne
offline-clear-about = Efface ce qui a été enregistré pour l’usage hors ligne. Vos réglages, vos progrès et la liste de vos parties restent. La page sera enregistrée à nouveau à votre retour.
offline-cleared = Plus rien n’est enregistré pour l’usage hors ligne.
offline-impossible = Ce navigateur ne peut pas enregistrer cette page pour l’ouvrir hors ligne. La plupart ne le font qu’aux adresses en https.
update-title = Nouvelle version
update-ready = Une nouvelle version est prête.
update-now = Mettre à jour
update-later = Plus tard
update-missing = Le serveur a une version plus récente, et une partie de cette page n’existe plus. Rechargez la page : votre table reste telle quelle.

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
keys-press-does = activer le bouton sélectionné
keys-turn = Q et E
keys-turn-does = tourner le cube vers la gauche ou vers la droite
keys-arrows = Flèches
keys-arrows-does = se déplacer sur la Surface et parmi les blocs ; dans un replay, une étape en arrière ou en avant
keys-ends = Début et Fin
keys-ends-does = dans un replay, aller au début ou à la fin
keys-turns = [ et ]
keys-turns-does = dans un replay, un tour en arrière ou en avant
keys-moments = 1 à 3
keys-moments-does = dans le bilan, aller à un moment clé
keys-better = B
keys-better-does = dans le bilan, chercher une meilleure décision
keys-next = N
keys-next-does = dans le bilan, aller à votre erreur suivante
keys-last = L
keys-last-does = voir ou entendre ce qui vient de se passer
keys-standings = S
keys-standings-does = voir ou entendre les scores
keys-cube = C
keys-cube-does = voir ou entendre quels blocs vous pouvez prendre
keys-near = N
keys-near-does = voir ou entendre ce qui se trouve à côté de vous
keys-help = ?
keys-help-does = afficher cette liste
keys-back = Échap
keys-back-does = revenir une étape en arrière ; dans un replay, revenir au « Direct »

## Painting

paint-title = Peindre votre personnage
paint-about = Choisissez une couleur, puis touchez un pixel. Au clavier : les flèches pour se déplacer, Entrée ou Espace pour peindre.
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
paint-start-of = Modèle : personnage { $colour }
paint-preview = Aperçu à la table
paint-remove = Jouer sans mon image
paint-removed = Votre image est retirée. Vous jouez avec le personnage de votre couleur.
paint-painted = { $colour }, ligne { $row }, colonne { $column }
paint-cleared = L’image est vide.
paint-undone = C’est annulé.
paint-kept = Votre image est enregistrée dans ce navigateur pendant que vous peignez. Elle apparaîtra aux tables que vous rejoindrez désormais.

## What could not be done
# Each is the sentence for a code of the server; `seat` counts from 1, `left` are seconds.

refused-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
refused-no_table = Il n’y a pas de table { $code }. Vérifiez le code : une lettre est peut-être fausse, ou la table a été supprimée.
refused-no_step = La partie n’a pas d’étape portant ce numéro. La dernière porte le numéro { $most }.
refused-no_route = Le serveur ne comprend pas cette demande. Rechargez la page pour avoir sa dernière version.
refused-wrong_method = Le serveur ne comprend pas cette demande. Rechargez la page pour avoir sa dernière version.
refused-malformed = Le serveur n’a pas compris cette page. Rechargez-la pour avoir sa dernière version.
refused-too_large = Ce fichier ou ce message est trop gros pour le serveur. Réduisez-le.
refused-bad_options = { $field ->
    [seats] Ouvrez au moins deux places. Une partie reprise d’un replay garde ses places.
    [board] Donnez à chaque place un plateau d’une couleur différente.
    [bot] Un des bots manque sur ce serveur. Choisissez-en un autre.
    [first] Choisissez un joueur de la table pour commencer.
    [deal] Choisissez pour la mise en place un nom de 1 à 40 caractères. Une partie du jour ne peut pas être celle d’un jour à venir. Une partie reprise d’un replay garde sa mise en place.
    [clock] Prévoyez de 10 secondes à 24 heures par joueur, plus une heure par tour au maximum, ou bien de 1 à 30 jours par tour.
    [rated] Une partie cotée demande deux personnes sur leurs propres appareils, la boîte de base et une mise en place au hasard, sans conseils ni débutants.
   *[other] Ces options ne vont pas ensemble. Vérifiez-les et réessayez.
  }
refused-bad_record = Ce fichier n’est pas une partie enregistrée, ou il est abîmé. Choisissez un autre fichier.
refused-bad_name = Choisissez un nom de { $longest } caractères au plus, sans virgule.
refused-unwanted_name = Ce nom contient un mot indésirable sur ce serveur. Choisissez un autre nom.
refused-bad_chat = Écrivez un message de 1 à { $longest } caractères visibles.
refused-bad_paint = L’image est abîmée. Repeignez-la.
refused-bad_move = Ce coup n’existe pas dans cette partie. Rechargez la page et réessayez.
refused-bad_origin = Le serveur n’accepte pas cette adresse. Ouvrez le jeu à l’adresse que l’hôte vous a donnée.
refused-bad_host = Le serveur ne connaît pas cette adresse. Ouvrez le jeu à l’adresse que l’hôte vous a donnée.
refused-not_host = Seul l’hôte de la table peut faire cela.
refused-not_your_seat = { $seat ->
    [0] Cette place est à quelqu’un d’autre.
   *[other] La place { $seat } est à quelqu’un d’autre, ou elle est passée sur un autre appareil.
  }
refused-no_secret = Le serveur ne connaît pas encore ce navigateur. Autorisez les cookies pour ce site et rechargez la page.
refused-option_off = { $option ->
    [hints] À cette table, il n’y a pas de conseils pendant la partie.
    [fork] Il n’y a pas de conseils à cette table. Vous ne pourrez donc reprendre à une étape qu’une fois la partie terminée.
    [undo] À cette table, on ne peut pas annuler.
    [chat] À cette table, il n’y a pas de chat.
   *[other] À cette table, c’est désactivé.
  }
refused-muted = L’hôte vous a retiré la parole : vous ne pouvez ni écrire, ni changer de nom, ni montrer une image. Vous pouvez toujours lire le chat.
refused-kicked = L’hôte vous a exclu de cette table. Pour la rejoindre de nouveau, demandez-lui de modifier les options de la table.
refused-no_spectators = Seuls les joueurs voient cette table. Demandez à l’hôte de vous laisser regarder.
refused-seat_given = L’hôte a donné votre place à un autre appareil. Demandez-lui un lien pour la reprendre.
refused-no_player = Personne ne porte le nom { $name }.
refused-no_own_name = Prenez d’abord un nom.
refused-bad_proof = Cela ne correspond pas. Vérifiez et réessayez : les lettres et les codes ne servent qu’une fois.
refused-name_taken = { $name } est pris, ou ressemble trop à un autre nom.
refused-renamed_lately = Un nom peut changer une fois en 30 jours.
refused-name_given = Les responsables de ce serveur vous ont donné un autre nom jusqu’au { $until }. Vous pourrez ensuite le changer.
refused-already_named = Ce navigateur a déjà un nom.
refused-last_way_back = C’est votre seul moyen de revenir. Ajoutez-en d’abord un autre.
refused-too_many_ways_back = Vous en avez déjà { $most }. Retirez-en d’abord un.
refused-no_passkeys = Les clés d’accès ne marchent pas ici. Prenez les lettres ou un autre appareil.
refused-no_push = Ce serveur ne peut appeler personne quand la page est fermée.
refused-bad_push = Le serveur ne connaît pas le service push de ce navigateur et ne peut donc pas vous appeler.
refused-push_full = Ce serveur ne peut pas appeler plus de personnes pour le moment.
refused-too_many_names = Trop de noms ont été pris depuis votre adresse aujourd’hui. Réessayez demain.
refused-names_full = Ce serveur ne peut pas donner plus de noms pour le moment.
refused-too_many_tries = Trop d’essais. Attendez une heure et réessayez.
refused-stale = La partie a avancé. Regardez la table et réessayez.
refused-illegal = Les règles ne le permettent pas maintenant. Choisissez autre chose.
refused-not_your_turn = { $seat ->
    [0] Ce n’est pas votre tour.
   *[other] Ce n’est pas votre tour, mais celui de la place { $seat }.
  }
refused-cannot_undo = { $reason ->
    [revealed] Du nouveau a été révélé : impossible d’annuler.
    [ended] Le tour est fini : impossible d’annuler.
    [turn_start] Le tour vient de commencer : il n’y a rien à annuler.
    [other_player] Quelqu’un d’autre a décidé depuis : impossible d’annuler.
    [nothing] Il n’y a encore rien à annuler.
   *[other] Impossible d’annuler cela.
  }
refused-seat_not_online = Aucun joueur en ligne n’occupe la place { $seat }.
refused-seat_taken = La place { $seat } n’est pas libre. Choisissez-en une autre.
refused-seats_open = Personne n’occupe encore la place { $seat }. Attendez quelqu’un, donnez-la à un bot ou fermez-la.
refused-already_started = La partie a déjà commencé : on ne peut plus changer cela.
refused-not_started = La partie n’a pas encore commencé. Attendez l’hôte.
refused-game_over = La partie est terminée.
refused-not_over = La partie n’est pas encore terminée. Finissez-la d’abord.
refused-led = Quelqu’un d’autre guide ce bilan. Vous pouvez quand même regarder librement.
refused-day_not_over = Il faut attendre la fin de la journée, pour que la donne reste secrète.
refused-future_day = Ce jour n’est pas encore venu.
refused-one_try = La partie du jour n’a qu’un essai. Les parties passées sont dans les archives.
refused-rated_game = Une partie cotée appartient à ceux qui l’ont commencée. Ce sera possible quand elle sera finie.
refused-not_away = { $left ->
    [0] Ce joueur est en ligne.
    [one] Laissez-lui encore { $left } seconde pour revenir.
   *[other] Laissez-lui encore { $left } secondes pour revenir.
  }
refused-archived = Personne n’a joué ici depuis longtemps : cette table a été archivée. Ses joueurs peuvent la restaurer, et chacun peut continuer depuis n’importe quelle étape à une nouvelle table.
refused-no_clock = Cette table n’a pas de pendule.
refused-too_many_actions = C’était trop rapide. Attendez un instant et réessayez.
refused-too_many_requests = Trop de demandes viennent de votre adresse. Attendez une minute et réessayez.
refused-too_many_tables = Trop de tables ont été créées aujourd’hui depuis votre adresse. Réessayez demain.
refused-too_many_open = Vous avez trop de tables ouvertes, ou le serveur en a trop. Fermez-en une d’abord.
refused-people_off = Ce serveur n’a ni tables ouvertes, ni recherche rapide, ni noms.
refused-not_invited = Il vous faut une invitation des responsables de ce serveur.
refused-silenced = Les responsables de ce serveur vous ont retiré la parole jusqu’au { $until }. Vous pouvez toujours jouer.
refused-excluded = Les responsables de ce serveur vous ont fermé les tables ouvertes et la recherche rapide jusqu’au { $until }. Vous pouvez toujours jouer avec vos amis et des bots.
refused-have_seat = Vous avez une place à une table ouverte. Quittez-la d’abord.
refused-no_person = Personne n’occupe cette place.
refused-no_offer = Cette offre est terminée.
refused-seek_paused = Vous pourrez chercher une table dans { $left } secondes.
refused-too_many_sockets = Trop de pages sont ouvertes depuis votre adresse. Fermez-en une et réessayez.
refused-too_many_reviews = Depuis votre adresse, { $most } bilans attendent déjà. Réessayez quand l’un d’eux sera prêt.
refused-too_many_deals = Depuis votre adresse, { $most } personnes ont déjà joué aujourd’hui. Réessayez demain.
refused-log_full = Il n’y a plus de place pour cela à cette table. Retirez les notes inutiles, ou continuez à une nouvelle table.
refused-busy = Le serveur est débordé. Réessayez dans un instant.
refused-unavailable = Le serveur ne peut pas répondre pour l’instant. Réessayez dans un instant.
refused-damaged = Le serveur ne peut pas lire cette table. Rien n’a été effacé. Prévenez les responsables du serveur, ou créez une nouvelle table.
refused-unknown = Ce n’est pas possible maintenant ({ $code }). Rechargez la page et réessayez.
refused-internal = Une erreur est survenue sur le serveur. Votre partie n’est pas perdue : réessayez.
