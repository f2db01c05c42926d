# Open tables, quick match, blocked people and reports.

square-title = Jouer avec d’autres
square-seats = Places
square-choose = Choisissez une ou plusieurs options.
square-pace = Rythme
square-live = En direct
square-relaxed = Tranquille
square-days = Jours
square-fill = Bots
square-fill-60 = après 1 min
square-fill-300 = après 5 min
square-fill-0 = jamais
square-find = Trouver une table
square-find-about = Vous pouvez jouer en attendant.
square-looking = Recherche d’une table
square-looking-for = { $sizes } places, { $speeds }
square-looking-fill = Les bots prennent les places libres dans { $time }.
square-looking-never = Des personnes seulement, pas de bots.
square-meanwhile = En attendant
square-lesson = Une leçon
square-stop = Arrêter
square-stopped = Vous ne cherchez plus de table.
square-paused = Vous étiez absent. Nouvelle recherche possible dans { $time }.
square-wait = Nouvelle recherche possible dans { $time }.
square-not-everyone = Tout le monde n’était pas là. La recherche continue.
square-open-title = Tables ouvertes
square-nobody = Personne ne cherche en ce moment.
square-nobody-about = Ouvrez une table ou cherchez-en une. Les autres le voient ici, et des bots peuvent prendre les places.
square-open = Ouvrir une table
square-sit = S’asseoir
square-sit-at = S’asseoir à la table de { $names }
square-yours = Votre table
square-taken = { $taken } places prises sur { $size }
square-waiting =
    { $count ->
        [one] 1 personne attend une table
       *[other] { $count } personnes attendent une table
    }
square-more = { $count } de plus
square-ready =
    { $count ->
        [one] { $names } est là.
       *[other] { $names } sont là.
    }
square-asked =
    { $count ->
        [one] On demande à { $names }.
       *[other] On demande à { $names }.
    }
square-ready-bots = Votre table est prête. Les bots prennent les autres places.
square-ready-seat = Une place est libre à une table ouverte.
square-ready-about = { $size } places, { $speed }. Votre partie en cours est gardée.
square-left-seconds = { $left } s
square-ready-yes = Je suis là
square-ready-no = Pas maintenant
square-ready-wait = En attente des autres
square-declined = Entendu. Vous pourrez chercher dans deux minutes.
square-begins = Votre partie commence.
square-sat = { $name } s’est assis.
square-left = { $name } est parti.
square-opened = { $name } a ouvert une table.
square-offline = Hors ligne.
person-menu = Plus sur { $name }
person-block = Bloquer
person-report = Signaler
person-block-title = Bloquer { $name } ?
person-block-seats = Vous n’êtes jamais ensemble aux tables ouvertes.
person-block-words = Vous ne voyez ni les mots ni les tables ouvertes de { $name }.
person-block-game = Une partie en cours ensemble continue.
person-block-quiet = { $name } n’en sait rien. Annulez-le dans les réglages.
person-blocked = { $name } est bloqué.
person-report-title = Signaler { $name }
person-report-what = Que s’est-il passé ?
person-reason-insults = Insultes ou menaces
person-reason-name = Nom ou visage peint
person-reason-stalls = Fait traîner ou part exprès
person-reason-other = Autre chose
person-report-lines = Les dernières lignes du chat de cette table sont jointes.
person-report-more = Plus, si vous voulez
person-report-also = Bloquer aussi { $name }
person-report-about = Les responsables de ce serveur le lisent. Aucun joueur ne peut le voir.
person-report-send = Envoyer
person-report-sent = Envoyé. Merci.
person-cancel = Annuler
blocked-title = Personnes bloquées
blocked-about = Les tables ouvertes et la recherche rapide ne vous réunissent jamais.
blocked-undo = Débloquer { $name }
blocked-undone = { $name } n’est plus bloqué.
option-open = Ouverte à tous
option-open-about = L’accueil affiche votre salon, et chacun peut s’asseoir.
option-rated = Cotée
option-rated-about = Change la cote des joueurs qui ont un nom. Sans conseils ni débutants, le hasard vient du serveur.
square-rated = cotée
square-invited = Bienvenue. Vous pouvez utiliser les tables ouvertes.
