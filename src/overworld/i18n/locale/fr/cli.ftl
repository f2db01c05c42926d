# The command line: help, errors, tables of numbers.
# Keys say what a message means; `-term` entries are words that several messages share.

compiling = Première compilation des règles. Cela prend environ une demi-minute.
compiling-all = Première compilation des règles et des bots. Cela prend une à deux minutes, une seule fois.
compiling-damaged = Le cache des règles compilées dans { $folder } était endommagé ; il est en cours de reconstruction. Cela peut prendre une minute.
compiling-nowhere = Aucun dossier ne peut recevoir les règles compilées : elles sont donc recompilées à chaque démarrage. Indiquez dans OVERWORLD_CACHE_DIR un dossier où vous pouvez écrire.
compiling-foreign = Le dossier de cache { $folder } n’est pas utilisé, car il appartient à un autre utilisateur. Indiquez dans OVERWORLD_CACHE_DIR un dossier qui vous appartient.
compiling-open = Le dossier de cache { $folder } n’est pas utilisé, car d’autres utilisateurs peuvent y écrire. Exécutez « chmod go-w { $folder } » ou indiquez dans OVERWORLD_CACHE_DIR un dossier qui vous appartient.
warm-up-done = Tout est compilé, dans { $folder }

## Help

about = Jouer à Builders & Biomes, l’héberger, analyser des parties, écrire des bots et entraîner des agents.
help-version = afficher la version et s’arrêter
help-help = afficher cette aide et s’arrêter
help-box = jouer avec la boîte de ce fichier au lieu de la boîte de base
help-play = jouer dans le navigateur, ou à une table dans le terminal
help-lan = laisser jouer les autres appareils du réseau local et montrer l’adresse en code QR
help-no-browser = montrer l’adresse sans ouvrir de navigateur
help-play-port = le port d’écoute (par défaut : 8765, ou un port libre)
help-play-terminal = pour une partie dans le terminal ; chacune de ces options entraîne --terminal
help-terminal = jouer dans le terminal
help-seats = qui joue où : me, me:NOM ou un bot, par exemple me,pebble ou me:Ada,me:Ben,random
help-boards = le plateau de chaque place, par exemple green,yellow
help-beginner = les places au décompte simplifié, par exemple red,blue
help-first = la place qui commence (par défaut : au hasard)
help-seed = un nombre qui détermine tout ce qui est aléatoire
help-deal = un nombre qui détermine la mise en place
help-resume = reprendre une partie enregistrée (par défaut : la dernière inachevée)
help-bots-from-files = permettre à un enregistrement ou à un tournoi de nommer des bots qui ne sont pas fournis avec le jeu, et exécuter leur code
help-replay = parcourir un enregistrement pas à pas
help-record-file = un fichier avec l’enregistrement d’une partie ; - lit l’entrée standard
help-at = montrer la table après ce nombre d’étapes et s’arrêter
help-hint-at = regarder la position après ce nombre d’étapes de l’enregistrement
help-show = dessiner une position et lister ce qui peut arriver ensuite
help-position = une position, entre guillemets ; "start" est une nouvelle partie ; - lit l’entrée standard
help-show-what = une position, entre guillemets, ou un fichier avec l’enregistrement d’une partie ; "start" est une nouvelle partie ; - lit l’entrée standard
help-show-svg = écrire une image de la table dans ce fichier
help-show-html = écrire dans ce fichier une page qui rejoue la partie enregistrée
help-perft = compter les suites de coups à partir d’une position
help-depth = la profondeur en étapes, décisions et révélations comprises
help-divide = montrer le compte de chaque premier coup
help-hint = demander au bot ce qu’il ferait, et avec quelle assurance
help-hint-what = une position, entre guillemets, ou un fichier avec un enregistrement ; - lit un enregistrement sur l’entrée standard
help-ms = réfléchir ce nombre de millisecondes (par défaut : 1000)
help-sims = réfléchir pendant ce nombre de simulations ; donne toujours la même réponse
help-top = combien de décisions montrer
help-review = évaluer chaque décision et séparer la chance du talent
help-review-svg = écrire le graphique des chances de gagner dans ce fichier
help-review-sims = analyser chaque position avec ce nombre de simulations
help-puzzles = créer des énigmes : les meilleures décisions manquées
help-puzzles-out = écrire les énigmes dans ce fichier
help-simulate = jouer des parties au hasard et compter ce qui arrive
help-games = combien de parties
help-players = combien de joueurs, de 2 à 4 (par défaut : 2)
help-out = écrire les résultats dans ce dossier
help-format = ce qu’il faut écrire : summary.csv, ou un enregistrement de chaque partie
help-max-turns = interrompre une partie après ce nombre de tours (par défaut : 500)
help-arena = faire jouer un tournoi à des bots et voir leur force
help-arena-bots = des bots, par exemple flint@2000sims obsidian@1000ms diamond@100ms mine.py:Mine
help-arena-games = combien de parties joue chaque paire de bots (par défaut : 100)
help-arena-together = asseoir tous les bots à la même table au lieu de deux à la fois
help-arena-patience = secondes de dépassement accordées à un bot avant le forfait (par défaut : 30)
help-arena-resume = reprendre le tournoi du dossier de --out
help-arena-jobs = combien de parties jouer en même temps (par défaut : une par cœur)
help-arena-ray = jouer sur la grappe Ray à cette adresse ; "auto" en trouve une sur cette machine
help-stats = analyser des parties : durée, choix, tuiles, combats
help-stats-records = des fichiers d’enregistrements, ou des dossiers qui en contiennent (*.ogn) ; - lit l’entrée standard
help-stats-out = écrire tableaux (CSV) et graphiques (PNG et SVG) dans ce dossier
help-jobs = combien de processus lisent des enregistrements (par défaut : 1)
help-dataset = tirer de parties un tableau de décisions à apprendre
help-dataset-out = le fichier à écrire : .npz, ou .parquet avec overworld[analysis]
help-mcp = faire jouer un modèle de langage (Model Context Protocol)
help-mcp-out = le dossier des parties que le modèle enregistre (par défaut, le dossier courant)
mcp-waiting = En attente d’un client MCP sur l’entrée standard. Ctrl-C arrête.
help-train = entraîner un réseau en le faisant jouer contre lui-même
help-train-out = le dossier pour le point de reprise, la courbe et les poids
help-train-minutes = combien de minutes d’entraînement
help-train-device = où s’entraîner : sur un GPU NVIDIA ou, lentement et avec un petit réseau, sur le processeur
help-train-players = combien de joueurs ; donnez plusieurs nombres pour les mélanger
help-train-expert = pourcentage du temps pour l’expert iteration à la fin : le réseau apprend de sa propre recherche
help-train-resume = reprendre au point de reprise du dossier
help-train-start = commencer avec les poids d’un fichier
help-serve = lancer un serveur de jeu pour des personnes et des bots
help-serve-host = l’adresse d’écoute ; 127.0.0.1 se limite à cette machine
help-serve-port = le port d’écoute (par défaut : 8765 ; 0 en prend un libre)
help-serve-workers = dans combien de processus les bots réfléchissent
help-serve-processes = combien de nœuds servent derrière un même port ; nécessite PostgreSQL
help-serve-public = l’adresse qu’utilisent les gens, s’il y a un proxy devant le serveur
help-serve-host-name = un autre nom sous lequel ce serveur peut être appelé ; peut être répété
help-serve-also-box = une autre boîte avec laquelle on peut jouer ; peut être répété
help-serve-metrics = où publier les métriques Prometheus, comme 127.0.0.1:9464 (par défaut : nulle part)
help-serve-proxy = une adresse ou un réseau, comme 10.0.0.0/8, dont le X-Forwarded-For fait foi ; peut être répété
help-serve-people = qui peut utiliser les tables ouvertes, la recherche rapide et les noms : tout le monde (open), les personnes avec ton invitation (invite) ou personne (off)
help-serve-no-push = ne prévenir personne quand la page est fermée
help-serve-push-host = un service push de plus, sous la forme HOST ou HOST:PORT ; son adresse peut être privée ; peut être répété
help-serve-limit = changer une limite, par exemple sockets_per_address=1000 ; peut être répété
help-serve-verbose = journaliser chaque requête
help-backup = écrire dans un fichier les tables d’un serveur, même actif
help-restore = remettre les tables d’une sauvegarde dans une base vide
help-backup-file = le fichier de la sauvegarde
help-database = où sont gardées les tables : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM
help-tables = lister, montrer, restaurer ou supprimer des tables
help-tables-list = lister les tables modifiées en dernier
help-tables-show = montrer une table : places, personnes et options
help-tables-restore = sortir des tables des archives
help-tables-delete = supprimer des tables avec tout leur contenu
help-tables-erase = effacer les données d’une personne à toutes les tables
help-tables-code = le code d’une table
help-tables-limit = combien de tables lister (par défaut : 50)
help-tables-who = la personne : l’empreinte affichée par `overworld tables show`, son propre nom, ou un nom à une table avec --table
help-tables-table = la table où la personne porte ce nom
help-tables-yes = ne pas demander de confirmation
help-people = recalculer les résultats, lire les signalements, inviter
help-people-rebuild = remplacer les résultats qui diffèrent des journaux ; le serveur peut tourner
help-people-check = compter seulement les résultats qui diffèrent ; s’il y en a, le code de sortie est 1
help-people-reports = afficher les signalements des joueurs avec les dernières lignes du chat
help-people-invite = afficher un lien qui admet des personnes sur un serveur avec --people invite
help-people-limit = combien de signalements afficher
help-people-uses = combien de personnes le lien admet
help-people-days = combien de jours le lien est valable
help-bench = mesurer la vitesse et tester des agents contre des bots fixes
help-warm-up = tout compiler maintenant, pour démarrer vite ensuite
help-bench-engine = mesurer le moteur de règles
help-bench-bots = mesurer la recherche et les bots
help-bench-env = mesurer les environnements de recherche, à côté d’un de ceux de PettingZoo
help-bench-agents = lancer le banc d’essai : agents contre adversaires fixes, sur des mises en place fixes
help-bench-agents-bots = agents à tester, écrits comme pour l’arène ; à défaut, tous nos bots et ceux d’autres projets
help-bench-agents-players = avec combien de joueurs (par défaut : 2 3 4)
help-bench-agents-deals = combien de mises en place par rencontre, au plus, pour un premier aperçu
help-bench-agents-out = garder parties, réseaux et résultats dans ce dossier ; la même commande reprend le travail
help-bench-verify = rejouer les parties de résultats et vérifier leurs tableaux
help-bench-verify-folders = dossiers avec results.json et games.jsonl.xz
help-bench-verify-anchors = redemander aussi chaque décision aux adversaires fixes ; aussi long que leurs parties
help-json = afficher du JSON
help-markdown = afficher du Markdown
help-runs = retenir le meilleur de ce nombre de passages
help-box-command = montrer le contenu d’une boîte ou vérifier la vôtre
help-box-show = lister tout ce que contient une boîte, et la fiabilité de chaque valeur
help-box-check = lister tous les problèmes d’une boîte
help-box-file = une boîte en TOML

arg-command = COMMANDE
arg-part = ÉLÉMENT
arg-file = FICHIER
arg-folder = DOSSIER
arg-records = ENREGISTREMENTS
arg-bot = BOT
arg-address = ADRESSE
arg-url = URL
arg-limit = NOM=NOMBRE
arg-seats = PLACES
arg-boards = PLATEAUX
arg-seat = COULEUR
arg-number = N
arg-position = POSITION
arg-position-or-file = POSITION|ENREGISTREMENT
arg-code = CODE
arg-person = PERSONNE
args-usage = utilisation :
args-positional = arguments positionnels
args-options = options
args-group-play = jouer et revoir des parties
args-group-host = héberger des parties
args-group-bots = bots et tournois
args-group-research = recherche
args-group-tools = outils
args-examples = exemples
args-extras = paquets supplémentaires
args-next = à essayer ensuite
args-more = overworld COMMANDE --help montre les options et des exemples d’une commande.
args-argument = argument { $name } : { $reason }
args-required = ces arguments manquent : { $names }
args-unknown = arguments inconnus : { $names }
args-choice = choix non valide : { $found } (choisissez parmi { $known })
args-one = il manque une valeur
args-some = il manque au moins une valeur
args-not-with = ne va pas avec { $name }
args-ambiguous = ambigu : { $found } peut être { $known }
args-no-value = ne prend pas de valeur, mais a reçu { $found }

## Errors

error = overworld: { $reason }
error-file = { $file } : { $reason }
error-not-text = { $file } : ce n’est pas un fichier texte en UTF-8
percent = { $number } %
error-number = { $text } n’est pas un nombre entier de { $low } à { $high }
error-seat = une place est me, me:NOM ou un bot : { $reason }
error-bot = le bot { $bot } a renoncé : { $reason }
error-name = { $text } n’est pas un nom : utilisez des caractères visibles, sans virgule
error-resume = { $option } ne va pas avec --resume : l’enregistrement le dit déjà
error-no-unfinished = il n’y a pas de partie inachevée à reprendre : omettez --resume pour en commencer une
error-bot-file = { $file } nomme le bot { $bot }, qui n’est pas fourni avec le jeu : ajoutez --bots-from-files pour exécuter son code
error-extra = il manque des paquets : { $command } (absent : { $package })
error-out = --format records nécessite --out
error-colour = place inconnue { $text } ; les places sont { $seats }
seats-needed = une table a de 2 à { $most } places : nommez-en autant avec --seats
error-boards = { $boards } : { $seats } places nécessitent { $seats } plateaux différents parmi { $known }
error-deal = --deal { $deal } ne convient pas à cette partie : omettez-le, ou donnez le nombre avec lequel elle a commencé
error-box = { $file } : { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
  }, le premier : { $first } (overworld box check { $file } les liste tous)
error-no-folder = { $folder } : impossible d’y écrire : { $reason }
error-empty-folder = { $folder } : aucun enregistrement (*{ $suffix }) dedans
error-no-records = aucun des { $count } fichiers n’est un enregistrement ; premier problème : { $first }
error-dataset-format = { $file } : choisissez un nom de fichier qui finit par .npz ou .parquet
error-no-pyarrow = .parquet nécessite pyarrow. Écrivez plutôt en .npz, ou installez-le : { $command }
error-no-gpu = il n’y a pas de GPU ici pour l’entraînement : utilisez --device cpu
error-train-resume = { $folder } : il y a déjà un entraînement ; ajoutez --resume pour le reprendre
error-nobody-decides = il n’y a rien à décider là : quelque chose va être révélé, ou la partie est terminée
error-names = { $file } : places nommées : { $count }, mais l’enregistrement en a { $seats }

## Box

box-good = { $file } : boîte valide ({ $name })
box-problems = { $file } : { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
  }
box-title = { $title } ({ $name })
box-status = [{ $status }]

## Show, perft, replay

show-decides = { $seat } décide ({ $phase }) :
show-chance = Ce qui peut être révélé ensuite :
show-over = La partie est terminée. { $result }
show-outcome = { $move }  { $chance }
perft-line = { $depth }  { $count }
perft-move = { $move }  { $count }
perft-total = total  { $count }
replay-hint = Entrée : suite · b : retour · N : aller à l’étape N · e : à la fin · q : quitter
replay-start = étape 0 sur { $total } : le début
replay-entry = étape { $entry } sur { $total } : { $move }
replay-prompt = replay>
replay-unknown = { $text } n’est pas une commande.

## Hint

hint-of = { $seat } décide ; après { $simulations } simulations ({ $bot }) :
hint-asked = { $bot } réfléchit…
hint-move = { $move }  chances de gagner { $share }, essais { $visits }, XP à la fin { $xp }
hint-line = suite probable : { $line }
review-interrupted = Le bilan a été interrompu.
review-nothing = { $file } : personne n’a rien décidé dans cette partie
review-progress = Bilan : { $percent } %
review-by = Par { $bot }, { $simulations } simulations par position.
review-seats = place | précision | chance | ses coups | coups des autres | imprécisions | erreurs | gaffes
review-kinds = précision (décisions)
review-steps = étape | place | joué | meilleur | verdict | avant | après | coût
review-moment = Moment clé { $number }, étape { $entry } : { $seat } joue { $move } ; mieux vaut { $best } ({ $cost }). { $reason }
puzzles-made = { $name } : { $move }, avantage { $margin } ; les bots le trouvent dans { $found } des essais.
puzzles-written = Écrit dans { $file } : { $count }
not-offered = { $bot } n’est pas disponible : { $reason }
other-box = { $bot } a été entraîné avec une autre boîte : il joue selon les règles, mais moins bien.

## Simulate

simulate-progress = parties
simulate-games = parties  { $games } (interrompues après { $turns } tours : { $cut })
simulate-turns = tours  { $mean } en moyenne, de { $least } à { $most }
simulate-decisions = décisions  { $mean } en moyenne
simulate-seat = { $seat }  part de victoires { $share } ± { $margin }, XP { $xp } en moyenne
simulate-written = écrit dans { $folder }

## Stats
# In headings of tables, | divides the columns.

stats-progress = enregistrements
stats-left-out = laissé de côté : { $problem }
stats-read = { $games ->
    [one] { $games } enregistrement lu
   *[other] { $games } enregistrements lus
  }, laissés de côté : { $unreadable }
stats-written = écrit dans { $folder }
stats-no-plots = pas de graphiques, car matplotlib est absent : { $command }
dataset-written = { $file } : { $decisions } décisions ; parties : { $games }
train-done = les poids sont dans { $file }
stats-group = { $players } joueurs : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
stats-endings = terminées : { $finished }, interrompues : { $cut_off }, abandonnées : { $resigned }, inachevées : { $unfinished }
stats-partial = partent d’une position : { $games } ; ce qui précède n’est pas compté
stats-between = de { $low } à { $high }
stats-length = durée des parties terminées | moyenne | é.-t. | min | médiane | max
stats-xp = XP des parties terminées | moyenne | é.-t. | min | médiane | max
stats-row-turns = tours
stats-row-decisions = décisions
stats-row-entries = étapes
stats-row-seat = d’une place
stats-row-winner = de la place gagnante
stats-row-margin = avance sur la deuxième
stats-choices = choix permis | décisions | moyenne | médiane | max | forcées
stats-phase-all = en tout
stats-phase-act = une action
stats-phase-second = le deuxième bloc
stats-phase-bow = après un arc
stats-phase-pickaxe = après une pioche
stats-phase-tnt = après une TNT
stats-phase-end = défausser ou finir
stats-phase-score = que comptabiliser
stats-order = rang dans l’ordre du tour | parties | part de victoires | intervalle à 95 % | XP | é.-t. | intervalle à 95 %
stats-boards = plateau | parties | part de victoires | intervalle à 95 % | XP | é.-t. | intervalle à 95 %
stats-names = nom | parties | part de victoires | intervalle à 95 % | XP | é.-t. | intervalle à 95 %
stats-sources = XP par origine | par place | part
stats-source-before = avant l’enregistrement
stats-source-build = constructions
stats-source-mob = monstres vaincus
stats-source-hoe = houes retournées
stats-source-A = décompte A
stats-source-B = décompte B
stats-source-C = décompte C
stats-source-bonus = monstres à points, à la fin
stats-traits = décompte et caractéristique | construites par partie | part des constructions | part de la boîte | choisie | cases | points
stats-card = { $card }, quel que soit le choix
stats-tiles = construction | visible | construite | part
stats-never = jamais construites : { $count } sur { $all }
stats-fights = monstre | cœurs | combats | gagnés | attendus | part gagnée | z
stats-all-mobs = tous
stats-actions = action | par partie | de toutes les actions
stats-action-collect = prendre des blocs
stats-action-explore = explorer
stats-action-build = construire
stats-action-fight = combattre un monstre
stats-action-weapon = prendre une arme
stats-action-draw = une tuile de plus grâce à un arc
stats-action-detonate = allumer une TNT
stats-action-trade = défausser pour une action de plus
stats-action-pass = renoncer
stats-plot-seats = { $players } joueurs : qui gagne, avec intervalles à 95 %
stats-plot-place = rang dans l’ordre du tour
stats-plot-board = plateau
stats-plot-win-share = part de victoires
stats-plot-fair = chances égales
stats-plot-sources = { $players } joueurs : d’où viennent les XP
stats-plot-xp-mean = XP d’une place, moyenne
stats-plot-tiles = { $players } joueurs : ce qui est construit
stats-plot-built-share = part construite de ce qui a été visible
stats-plot-fights = { $players } joueurs : combats (entre parenthèses : les cœurs du monstre)
stats-plot-won-share = part des combats
stats-plot-won = gagnés
stats-plot-expected = attendus en jouant au mieux
stats-plot-scoring = { $players } joueurs : ce qui est comptabilisé
stats-plot-chosen-share = part des choix à ce décompte
stats-plot-points-mean = points, moyenne
stats-plot-length = { $players } joueurs : combien durent les parties
stats-plot-turns = tours
stats-plot-games = parties

## Bench

bench-best = meilleur de { $runs } passages sur un cœur ; les temps fluctuent
bench-games = parties au hasard par seconde, à { $players }  { $games }  ({ $decisions } décisions par seconde)
bench-game = une décision par Game  { $micros } µs
bench-arrays = une décision par les points d’entrée à tableaux  { $micros } µs
bench-copy = copie d’un état  { $micros } µs (d’un Game en milieu de partie  { $game } µs)
bench-compile = première compilation  { $seconds } s
bench-playouts = parties jouées jusqu’au bout par seconde dans la recherche, à { $players }  { $playouts }
bench-overshoot = plus grand dépassement d’une recherche de { $ms } ms  { $over } ms
bench-pebble = réponse la plus lente de pebble  { $micros } ms
bench-obsidian = obsidian : un tour prend au plus { $ms } ms
bench-evaluations = évaluations du réseau par seconde  { $evaluations }
bench-simulations = simulations de diamond par seconde, à { $players }  { $simulations }
bench-late = plus grand dépassement de diamond avec { $ms } ms  { $over } ms
bench-policy = diamond répond sans recherche en  { $ms } ms
bench-diamond = diamond : un tour prend au plus { $ms } ms
bench-memory = mémoire d’une recherche  { $mb } Mo
bench-vector = décisions par seconde, { $games } parties à { $players } en même temps  { $rate }  (observations de { $bytes } octets)
bench-vector-skip = de même à 2, sans les décisions forcées  { $rate }
bench-gpu = GPU : décisions par seconde, { $games } parties à { $players } en même temps  { $rate }
bench-no-gpu = aucun GPU n’a été mesuré : il n’y en a pas d’utilisable ici
bench-pettingzoo = pas par seconde de { $name } dans PettingZoo  { $rate }  (tictactoe_v3 : { $peer })
bench-gymnasium = pas par seconde de Gymnasium contre random  { $rate }
bench-gymnasium-vector = pas par seconde de l’environnement vectoriel de Gymnasium, { $games } parties contre random en même temps  { $rate }
bench-env-missing = PettingZoo n’a pas été mesuré : { $command }
bench-start = démarrage depuis le cache jusqu’au premier coup  { $seconds } s
bench-agents-missing = { $agent } est laissé de côté : il lui faut { $package }, { $command }
bench-agents-nobody = aucun de ces agents ne peut être testé ici
bench-agents-training = Entraînement de { $agent } pour { $players } joueurs…
bench-agents-protocol = Protocole { $version }, graine « { $seed } », { $games } parties ; parts de victoires en pourcentage, avec intervalles à 95 % ; avance sur les autres en XP
bench-agents-score = note
bench-agents-lead = avance
bench-agents-regret = perte
bench-agents-forfeit = { $bot } a perdu par forfait : { $reason }
bench-verify-done = { $games } parties vérifiées : tout concorde.
bench-verify-part = partie du protocole

## Problems of a box

problem = { $place } : { $text }
problem-line = ligne { $line } : { $place } : { $text }
problem-unreadable = { $reason }
problem-not_a_text_file = ce n’est pas un fichier texte en UTF-8
problem-not_toml = ce n’est pas du TOML : { $reason }
problem-missing = manque
problem-unknown_key = n’est pas une clé d’une boîte
problem-not_a_table = doit être une table, pas { $found }
problem-not_a_list = doit être une liste de tables entre doubles crochets
problem-not_as_in_base = doit être { $wanted } comme dans la boîte de base, pas { $found }
problem-unknown_name = nom inconnu { $found } ; doit être l’un de { $known }
problem-bad_number = doit être un nombre entier de { $low } à { $high }, pas { $found }
problem-bad_id = doit être un identifiant comme stone_sword, 60 lettres au plus, pas { $found }
problem-id_taken = { $found } est déjà l’identifiant de { $by }
problem-bad_title = doit être une seule ligne de texte
problem-not_4_names = doit être une liste de 4 noms, pas { $found }
problem-not_amounts = doit être une table de noms et de nombres, pas { $found }
problem-wrong_sum_of_blocks = la somme doit faire { $wanted } blocs, pas { $found }
problem-wrong_sum_of_tokens = la somme doit faire { $wanted } tuiles Arme neutres, pas { $found }
problem-wrong_sum_of_tiles = la somme doit faire { $wanted } tuiles Construction et Monstre, pas { $found }
problem-power_not_once = le pouvoir { $power } doit appartenir à exactement 1 arme, pas à { $found }
problem-too_many_weapons = au plus { $most } sortes d’armes, pas { $found }
problem-short_first_pile = un paquet de départ nécessite au moins { $least } tuiles qui ne sont ni arc ni TNT, pas { $found }
problem-wrong_number_of_boards = il faut de { $low } à { $high } plateaux, pas { $found }
problem-not_3_by_3 = il faut 3 lignes de 3 biomes

## The arena

arena-progress = Parties
arena-rounded = Parties jouées : { $games }, car chaque mise en place se joue depuis chaque place.
arena-games = Parties : { $games }, interrompues : { $cut }.
arena-column-bot = bot
arena-column-games = parties
arena-column-share = victoires
arena-column-interval = intervalle à 95 %
arena-column-fair = équitable
arena-column-xp = XP
arena-column-ms = ms
arena-column-slowest = ms au pire
arena-column-rating = cote
arena-column-line-up = composition
arena-forfeit = Partie { $game } : { $bot } perd par forfait : { $reason }
arena-forfeit-crash = il a planté ({ $report })
arena-forfeit-illegal = il a répondu par un coup interdit ({ $report })
arena-forfeit-stall = il a mis trop longtemps ({ $report })
arena-forfeit-death = il a fait planter son processus ({ $report })
arena-interrupted = Interrompu. Les parties finies sont enregistrées ; --resume reprend la suite.
arena-interrupted-unkept = Interrompu. Utilisez --out DOSSIER pour enregistrer les parties, afin que --resume puisse reprendre.
arena-resume-what = --resume nécessite --out avec le dossier du tournoi
arena-folder-begun = { $folder } contient déjà un tournoi : ajoutez --resume pour le reprendre, ou choisissez un autre dossier
arena-folder-not-begun = { $folder } ne contient pas de tournoi à reprendre : omettez --resume pour en commencer un
arena-folder-other = { $folder } contient un tournoi avec d’autres réglages : ne nommez pas les bots pour le reprendre
arena-folder-unreadable = { $folder } contient un tournoi illisible ({ $detail })
arena-folder-other-version = { $folder } contient un tournoi commencé avec la version { $detail } ; cette version-ci ne peut pas le reprendre
arena-folder-other-box = { $folder } contient un tournoi avec une autre boîte : indiquez-la avec --box
arena-cluster-no-ray = --ray nécessite Ray : { $command }
arena-cluster-no-cluster = aucune grappe joignable ({ $detail })
arena-cluster-task = un nœud de la grappe ne peut pas jouer ({ $detail })
arena-cluster-lost = une partie s’est perdue trop souvent avec son nœud ({ $detail })

## The server

serve-listening = Les tables sont à l’adresse { $address }
serve-address = impossible d’écouter sur { $host } port { $port } : { $reason }
serve-limit = limite inconnue « { $name } » ; les limites sont : { $known }
serve-limit-number = limite { $name } : « { $text } » n’est pas un nombre entier
serve-setting = ce réglage est impossible : { $reason }
serve-metrics = « { $text } » n’est pas une adresse de métriques : écrivez HÔTE:PORT, comme 127.0.0.1:9464
serve-database = les tables ne peuvent pas être enregistrées : { $reason }
serve-processes-database = plusieurs processus nécessitent PostgreSQL : indiquez une base avec --database postgresql://...
serve-processes-system = plusieurs processus ne peuvent pas partager un port sur ce système : lancez un serveur pour chacun, derrière un proxy
serve-failed = le serveur n’a pas pu démarrer ; le journal dit pourquoi
client-unbuilt = La page du jeu n’est pas encore construite. Lancez `make set-up` dans le dossier des sources, puis redémarrez le serveur.

## Play in the browser

play-opened = La table est prête à l’adresse { $address } et s’ouvre dans votre navigateur.
play-address = La table est prête. Ouvrez { $address } dans un navigateur.
play-running-opened = Overworld tourne déjà à l’adresse { $address } et s’ouvre dans votre navigateur.
play-running = Vos tables sont déjà ouvertes. Ouvrez { $address } dans un navigateur.
play-contradiction = { $browser } concerne le navigateur et { $terminal } le terminal : n’utilisez que l’une des deux options
play-running-here = Overworld tourne déjà à l’adresse { $address }, mais pour cet appareil seulement. Arrêtez-le d’abord, puis relancez-le pour votre réseau.
play-lan = Tous les appareils de votre réseau peuvent jouer à l’adresse { $address }, ou avec ce code :
play-how-to-stop = Pour arrêter, appuyez sur Ctrl-C ou tapez { $word }.
play-compiling = Les bots sont encore en cours de compilation. Vous pouvez déjà commencer une partie ; chaque bot jouera dès qu’il sera prêt.
play-stopped = Arrêté. Vos parties sont enregistrées.
play-unbuilt = la page du jeu n’est pas encore construite. Lancez `make play` dans le dossier des sources, ou jouez sans elle : overworld play --terminal
backup-written = Toutes les tables sont dans { $file }
backup-restored = Toutes les tables de { $file } sont restaurées.
backup-exists = { $file } existe déjà : choisissez un autre nom
backup-not-empty = la base de données a déjà des tables : restaurez dans une base vide
backup-failed = { $reason }
tables-code = Code
tables-status = État
tables-created = Créée
tables-changed = Modifiée
tables-events = Événements
tables-players = Joueurs
tables-notes = Notes
tables-host = Hôte
tables-options = Options
tables-seat = Place
tables-board = Plateau
tables-kind = Type
tables-name = Nom
tables-person = Personne (empreinte)
tables-status-lobby = salon
tables-status-playing = en cours
tables-status-over = terminée
tables-status-replay = importée
tables-status-archived = archivée
tables-none = Il n’y a aucune table.
tables-unknown = il n’y a pas de table { $code }
tables-in-use = un serveur utilise cette base de données ({ $address }) : arrêtez-le d’abord, ou faites cela dans le navigateur en tant qu’hôte de la table
tables-confirm = Tapez { $word } pour confirmer :
tables-unchanged = rien n’a été modifié
tables-restored = Restaurée : { $code }
tables-not-archived = la table { $code } n’est pas archivée
tables-unreadable = la table { $code } est illisible : indiquez sa boîte avec --box ou --also-box
tables-delete-ask = Supprimer avec tout le contenu : { $codes } ?
tables-deleted = Tables supprimées : { $codes }
tables-erase-ask = Effacer les données de { $who } (noms : { $names }) à toutes les tables concernées ({ $count }) ?
tables-erased = Tables désormais sans les données de la personne : { $erased }. Tables supprimées, car personne d’autre n’y était : { $deleted }.
tables-failed = tables illisibles qui contiennent encore les données de la personne : { $count }. Indiquez leurs boîtes avec --box ou --also-box, ou supprimez ces tables.
tables-nothing = aucune table ne contient de données de { $who }
tables-nobody = personne à la table { $code } ne s’appelle { $name }
tables-several = plusieurs personnes à la table { $code } s’appellent { $name } : donnez l’empreinte affichée par `overworld tables show { $code }`
tables-bad-person = { $who } n’est ni une empreinte de 32 chiffres hexadécimaux ni le nom pris par une personne : donnez l’un des deux, ou un nom à une table avec --table
people-checked = Tables lues : { $tables }. Résultats qui diffèrent des journaux : { $different }.
people-rebuilt = Tables lues : { $tables }. Résultats remplacés : { $different }.
people-unreadable = Tables illisibles : { $count }. Indiquez leurs boîtes avec --box ou --also-box.
people-no-reports = Il n’y a aucun signalement.
people-report = { $at }  { $code }, place { $seat } : { $name }, { $reason }
people-report-who = personne { $reported }, signalée par { $reporter }
people-reason-insults = insultes ou menaces
people-reason-name = nom ou visage peint
people-reason-stalls = fait traîner ou part exprès
people-reason-other = autre chose
