# What has happened: the log, the recap after other people's turns, and moves in words.
# Names of people and things are put in as they stand in a list, so a sentence can set them
# apart with a colon or brackets instead of bending them.

## The log, an entry each

log-began = La Surface est en place. { $name } commence.
log-unknown = Du nouveau : { $code } { $name }
log-turn = Tour { $turn } : { $name }
log-mined = { $name } prend un bloc : { $block } ({ $column })
log-mined-pickaxe = { $name } prend un bloc à la pioche : { $block } ({ $column })
log-uncovered = Un nouveau bloc est révélé : { $block } ({ $column }, hauteur { $level })
log-layer = La couche { $layer } du cube est vide.
log-layer-card = La couche { $layer } du cube est vide : décompte { $card } à la fin de ce tour.
log-explored = { $steps ->
    [0] { $name } reste sur place et observe les alentours ({ $crossing })
    [one] { $name } fait { $steps } pas ({ $start } → { $crossing })
   *[other] { $name } fait { $steps } pas ({ $start } → { $crossing })
  }
log-revealed = Tuile retournée : { $face } ({ $cell })
log-built = { $name } construit : { $tile } ({ $space }). Payé : { $paid }.
log-built-xp = { $name } construit : { $tile } ({ $space }). Payé : { $paid }. Gain : { $xp } XP.
log-built-over = { $name } construit : { $tile } ({ $space }). Payé : { $paid }. Recouvre : { $covered }.
log-built-over-xp = { $name } construit : { $tile } ({ $space }). Payé : { $paid }. Recouvre : { $covered }. Gain : { $xp } XP.
log-nothing = rien
log-fight = { $needed ->
    [one] { $name } affronte : { $mob } ({ $cell }), { $needed } cœur
   *[other] { $name } affronte : { $mob } ({ $cell }), { $needed } cœurs
  }
log-fight-chance = { $needed ->
    [one] { $name } affronte : { $mob } ({ $cell }), { $needed } cœur. Chances de gagner : { $chance }.
   *[other] { $name } affronte : { $mob } ({ $cell }), { $needed } cœurs. Chances de gagner : { $chance }.
  }
log-turned = { $hearts ->
    [one] { $name } retourne une tuile : { $weapon }. Pour l’instant, { $hearts } cœur.
   *[other] { $name } retourne une tuile : { $weapon }. Pour l’instant, { $hearts } cœurs.
  }
log-turned-xp = { $hearts ->
    [one] { $name } retourne une tuile : { $weapon }. Gain : { $xp } XP. Pour l’instant, { $hearts } cœur.
   *[other] { $name } retourne une tuile : { $weapon }. Gain : { $xp } XP. Pour l’instant, { $hearts } cœurs.
  }
log-drew = { $name } se sert d’un arc et retourne une tuile de plus.
log-declined-bow = { $name } ne retourne pas d’autre tuile avec l’arc.
log-declined-pickaxe = { $name } ne prend pas de bloc à la pioche.
log-declined-tnt = { $name } garde la TNT.
log-detonated = { $hearts ->
    [one] { $name } allume la TNT : { $hearts } cœur maintenant.
   *[other] { $name } allume la TNT : { $hearts } cœurs maintenant.
  }
log-took = { $name } prend une arme : { $weapon } ({ $cell })
log-traded = { $name } défausse un monstre pour une action supplémentaire : { $mob }
log-ended = { $name } finit son tour.
log-ended-due = { $name } finit son tour. Place au décompte : { $cards }.
log-scored = Décompte { $card }, { $name } : { $trait }, { $spaces } × { $points } = { $xp } XP
log-bonus = { $name } comptabilise un monstre : { $mob }, { $trait }, { $spaces } × { $points } = { $xp } XP
log-counting = { $name } comptabilise : { $trait }
log-counting-mob = { $name } comptabilise un monstre : { $mob }
log-over = { $count ->
    [one] La partie est terminée. Victoire : { $winners }. XP : { $scores }.
   *[other] La partie est terminée. Victoire partagée : { $winners }. XP : { $scores }.
  }
log-over-blocks = { $count ->
    [one] La partie est terminée. Victoire grâce aux blocs restants : { $winners }. XP : { $scores }. Blocs : { $blocks }.
   *[other] La partie est terminée. Victoire partagée : { $winners }. XP : { $scores }. Blocs : { $blocks }.
  }
log-over-each = { $name } { $number }

## The same without codes of places, for players who see the land and the cube

log-block = { $name } prend un bloc : { $block }
log-block-pickaxe = { $name } prend un bloc à la pioche : { $block }
log-block-new = Un nouveau bloc est révélé : { $block }
log-went = { $steps ->
    [0] { $name } reste sur place et observe les alentours
    [one] { $name } fait { $steps } pas
   *[other] { $name } fait { $steps } pas
  }
log-went-near = { $went }, à côté de : { $near }

## The outcome of a fight: a first sentence, then those of these that there is something to say about

log-fought-won = { $name } vient à bout d’un monstre : { $mob }, { $hearts } ♥, il en faut { $needed }. Gain : { $xp } XP.
log-fought-lost = { $name } échoue, le monstre reste : { $mob }, { $hearts } ♥, il en faut { $needed }.
log-fought-hoes = Houes en or : { $xp } XP.
log-fought-blocks = Blocs pris : { $blocks }.
log-fought-back = { $tokens ->
    [one] { $tokens } tuile revient dans le paquet.
   *[other] { $tokens } tuiles reviennent dans le paquet.
  }
log-fought-tnt = { $count ->
    [one] { $count } TNT quitte la partie.
   *[other] { $count } TNT quittent la partie.
  }

## The player's own actions, as screen readers speak them

own-block = Vous prenez un bloc : { $block }
own-block-pickaxe = Vous prenez un bloc à la pioche : { $block }
own-built = Vous construisez : { $tile } ({ $space }). Payé : { $paid }.
own-built-xp = Vous construisez : { $tile } ({ $space }). Payé : { $paid }. Gain : { $xp } XP.
own-built-over = Vous construisez : { $tile } ({ $space }). Payé : { $paid }. Vous recouvrez : { $covered }.
own-built-over-xp = Vous construisez : { $tile } ({ $space }). Payé : { $paid }. Vous recouvrez : { $covered }. Gain : { $xp } XP.
own-took = Vous prenez une arme : { $weapon } ({ $cell })
own-traded = Vous défaussez un monstre pour une action supplémentaire : { $mob }
own-scored = Vous comptabilisez la carte { $card } : { $trait }, { $spaces } × { $points } = { $xp } XP
own-bonus = Vous comptabilisez un monstre : { $mob }, { $trait }, { $spaces } × { $points } = { $xp } XP
own-turned = { $hearts ->
    [one] Vous retournez une tuile : { $weapon }. Pour l’instant, { $hearts } cœur.
   *[other] Vous retournez une tuile : { $weapon }. Pour l’instant, { $hearts } cœurs.
  }
own-turned-xp = { $hearts ->
    [one] Vous retournez une tuile : { $weapon }. Gain : { $xp } XP. Pour l’instant, { $hearts } cœur.
   *[other] Vous retournez une tuile : { $weapon }. Gain : { $xp } XP. Pour l’instant, { $hearts } cœurs.
  }
own-fought-won = Vous venez à bout d’un monstre : { $mob }, { $hearts } ♥, il en faut { $needed }. Gain : { $xp } XP.
own-fought-lost = Vous échouez, le monstre reste : { $mob }, { $hearts } ♥, il en faut { $needed }.

## Moves in words

move-mine = Prendre un bloc : { $block }
move-explore = Explorer : un endroit où rien n’est visible
move-explore-near = Explorer à côté de : { $near }
move-explore-stay = Explorer : rester ici
move-build = Construire : { $tile } ({ $cell }), { $space }
move-fight = Combattre : { $mob } ({ $cell })
move-take = Prendre une arme : { $weapon } ({ $cell })
move-draw = Arc : retourner une tuile de plus
move-pass-bow = Arc : pas de tuile de plus
move-pass-pickaxe = Pioche : ne pas prendre de bloc
move-pass-tnt = Garder la TNT
move-detonate = Allumer la TNT
move-trade = Défausser un monstre pour une action supplémentaire
move-end = Finir le tour
move-score = Comptabiliser : { $trait }

## Log and recap

log-title = Ce qui s’est passé
log-filter = Afficher
log-by-bot = joué par un bot
log-everybody = Tout le monde
log-empty = Il ne s’est encore rien passé.
recap-title = Depuis votre dernière décision

## Chat and notices about people

chat-title = Chat
chat-empty = Personne n’a encore rien écrit.
chat-hidden = Les mots des personnes que vous bloquez sont masqués.
chat-field = Écrivez quelque chose
chat-send = Envoyer
chat-spectator = Un spectateur
chat-off = Il n’y a pas de chat à cette table.
chat-muted = L’hôte vous a retiré la parole. Vous pouvez toujours lire le chat.
chat-silenced = Les responsables de ce serveur vous ont retiré la parole jusqu’au { $until }. Vous pouvez toujours jouer et lire le chat.
say-title = Parler : réactions et chat
say-reactions = Réactions
say-all = Ouvrir tout le chat
reaction-cheer = Bien joué !
reaction-laugh = Ha ha !
reaction-wow = Ouah !
reaction-oops = Oh non !
bubble-said = { $name } : { $text }
mute-title = Retirer la parole
mute-seat = Retirer la parole : { $name }
mute-spectators = Retirer la parole aux spectateurs
notice-join = { $name } prend place.
notice-leave = { $name } quitte la table.
notice-kick = L’hôte a exclu { $name }.
notice-rename = { $name } s’appelle maintenant { $other }.
notice-start = La partie commence.
notice-undo = { $name } annule la dernière décision.
notice-resign = { $name } abandonne.
notice-bot = Un bot joue pour { $name }.
notice-flag = { $name } n’a plus de temps : un bot prend le relais.
notice-overtime = Temps écoulé pour { $name } : plus que quelques secondes.
notice-back = { $name } est de retour et reprend la partie.
notice-here = { $name } est en ligne.
notice-away = { $name } n’est plus en ligne.
notice-mute = { $name } n’a plus la parole.
notice-unmute = { $name } a de nouveau la parole.
notice-mute-spectators = Les spectateurs n’ont plus la parole.
notice-unmute-spectators = Les spectateurs ont de nouveau la parole.
notice-pause = Les pendules sont en pause.
notice-run = Les pendules tournent à nouveau.
notice-extend = { $name } reçoit { $seconds } secondes de plus.
notice-claim = { $name } joue maintenant sur un autre appareil.
notice-give = L’hôte a créé un lien avec lequel un autre appareil peut prendre cette place : { $name }
notice-rematch = Une nouvelle table attend pour la revanche.

## Clocks

clock-title = Pendules
clock-of = Temps restant, { $name } :
clock-paused = en pause
clock-hurry = vite !
clock-warning = { $name } : encore { $seconds } secondes.
clock-pause = Mettre les pendules en pause
clock-resume = Relancer les pendules
clock-more = { $minutes ->
    [one] + { $minutes } minute
   *[other] + { $minutes } minutes
  }
clock-extend = { $minutes ->
    [one] + { $minutes } minute : { $name }
   *[other] + { $minutes } minutes : { $name }
  }

## Somebody is away

absence-title = Hors ligne
absence-soon = { $name } n’est plus en ligne. Dans { $time }, vous pourrez laisser jouer un bot.
absence-away = { $name } n’est toujours pas en ligne. Que voulez-vous faire ?
absence-seen = { $name } n’est plus en ligne.
absence-choose = Tant que { $name } est hors ligne
absence-wait = Attendre
absence-turn = Laisser un bot jouer ce tour
absence-until = Laisser un bot jouer en attendant
absence-give = Donner la place à un autre appareil
absence-waiting = On attend.
absence-again = Choisir à nouveau
absence-bot-turn = { $name } est hors ligne : un bot joue ce tour.
absence-bot-return = { $name } est hors ligne : un bot joue en attendant.
absence-bot-end = Un bot joue pour { $name } jusqu’à la fin.
absence-stop-bot = Plutôt attendre
absence-mine = { $name } : un bot joue à votre place
absence-return = Reprendre ma place
absence-given = L’hôte a donné votre place à un autre appareil : { $name }. Demandez-lui un lien pour la reprendre.
time-up-mine = Temps écoulé, { $name } ! Décidez maintenant, sinon un bot prend le relais.
time-up-gone = Votre temps est écoulé, { $name } : un bot joue pour vous.
time-up-back = { $name } : le bot termine ce tour, puis vous reprenez.

## The connection

banner-offline = Pas de connexion. Reconnexion…
banner-offline-kept = Pas de connexion. Reconnexion… Votre coup est enregistré et sera envoyé.
banner-offline-last = Hors ligne, état du { $time }. Vous pouvez regarder, mais pas jouer avant le retour de la connexion.
banner-late = Le serveur tarde à répondre. On attend…
banner-late-kept = Le serveur tarde à répondre. Votre coup est enregistré et sera envoyé.
banner-busy = Le serveur est débordé. La page continue d’essayer.
banner-again = La page continue d’essayer.
banner-back = Vous êtes de nouveau en ligne.
banner-refused = Impossible d’ouvrir cette table.
banner-gone = L’hôte a supprimé cette table.
banner-archived = Personne n’a joué ici depuis longtemps : cette table est archivée.
banner-restore = Restaurer la table
banner-home = Accueil

## Moving a seat

move-seat-about = Vous recevez un lien et un code à scanner. L’autre appareil prend votre place ; celui-ci ne fera plus que regarder.
move-seat-offer = Changer d’appareil : { $name }
move-seat-none = Vous n’avez pas de place à cette table.
move-seat-how = Ouvrez ce lien sur l’autre appareil, ou scannez le code. Le lien ne sert qu’une fois. Place : { $name }
move-seat-qr = Le lien en code QR
move-seat-link = Lien pour l’autre appareil
move-seat-copy = Copier
move-seat-copied = Le lien est copié.
move-seat-moved = Vous jouez maintenant sur l’autre appareil. Ici, vous pouvez continuer à regarder.
move-seat-here = Vous jouez maintenant sur cet appareil : { $name }
move-seat-used = Ce lien a déjà servi, ou un plus récent a été créé. Créez un nouveau lien sur votre autre appareil.
give-seat-about = { $name } a perdu son appareil ou changé de navigateur ? Vous recevez un lien et un code pour un autre appareil. Ils ne servent qu’une fois. Toute la table en est informée. Si { $name } revient avant, le lien n’est plus valable.
give-seat-make = Créer le lien
give-seat-done = { $name } est à la table. Le lien n’est plus valable.

## Whose turn it is, outside the page

attention-title = ● { $title }
attention-turn = C’est à vous.
attention-score = À vous de choisir la caractéristique à comptabiliser.
attention-time = Votre temps est presque écoulé.
attention-full = Votre table est complète. Vous pouvez commencer.
attention-table = Overworld, table { $code }

## One device, several people

handover-title = À { $name } de jouer
handover-about = Passez l’appareil. Au joueur suivant : voici ce qui s’est passé depuis votre dernier tour.
handover-first = Passez l’appareil.
handover-go = Je suis { $name }, on continue
