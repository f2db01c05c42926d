# Scoring rounds, and the end of a game.

scoring-title-A = Décompte A : biomes. La couche supérieure est vide.
scoring-title-B = Décompte B : matériaux. La deuxième couche est vide.
scoring-title-C = Décompte C : types. La troisième couche est vide.
scoring-group = Choisissez une caractéristique : votre plus grand groupe de cases reliées compte.
scoring-beginner = Choisissez une caractéristique : toutes les cases concernées comptent, reliées ou non.
scoring-early = Vous pouvez choisir dès maintenant : votre choix sera envoyé quand ce sera à vous.
scoring-done = { $who } : { $trait }, +{ $xp } XP
scoring-choosing = { $who } choisit…
scoring-later = { $who } attend
scoring-sum = { $spaces } × { $points } = { $total }
scoring-best = Le plus de points
scoring-again = Un autre groupe rapporte plus. Touchez encore pour choisir celui-ci.

final-winner = { $winners } l’emporte !
final-place = { $place }. { $name }
final-lands = Les plateaux
final-shared = Victoire partagée : { $winners } !
final-resigned = Abandon : { $who }.
final-timed-out = Temps écoulé, un bot a continué : { $who }.
final-show = Scores finaux
final-look = Regarder la table
final-rematch = Revanche
final-rematch-go = Aller à la revanche
final-replay = Revoir la partie
final-share = Copier le lien
final-picture = Une image à partager
final-picture-about = Image du résultat : { $title } { $scores } XP
final-picture-names = Noms
final-picture-save = Enregistrer
final-picture-share = Partager
final-since = En tête depuis le tour { $turn }
final-table = Scores finaux
final-source = Origine des XP
final-buildings = Constructions, à la pose
final-mobs = Monstres vaincus
final-hoes = Houes en or
final-A = Décompte A
final-B = Décompte B
final-C = Décompte C
final-bonuses = Monstres, à la fin
final-total = Total
final-blocks = Blocs restants (en cas d’égalité)
final-gain = +{ $xp }
final-over-time = Les XP au fil du temps
final-chart = Une courbe par joueur : les XP après chaque tour. Le tableau ci-dessous donne les mêmes chiffres.
final-numbers = Les chiffres
final-turn = Tour
final-more = Combats et blocs
final-what = Détail
final-fights = Combats gagnés
final-luck = { $won } sur { $fights } (attendus : { $expected })
final-no-fights = Aucun
final-taken = Blocs pris : { $material }
final-you = Vous avez gagné !
final-after = { $turns ->
    [one] Après { $turns } tour
   *[other] Après { $turns } tours
  }
final-margin = { $first } à { $second } XP. Ce qui a fait la différence : { $sources }
final-more-of = { $source } (+{ $xp })
final-tied = Égalité aux XP : les blocs restants départagent.
final-where = D’où viennent les points
final-part = { $source } : { $xp } XP
final-bar = { $who }, { $total } XP. { $sources }. Voir le détail.
final-derivation = { $who } : d’où viennent ses { $xp } XP
final-lead = En tête
final-largest = Plus gros gain
final-in-turn = Tour { $turn } :
final-ahead = À partir d’ici, { $who } garde la tête.
final-level = Personne n’a gardé la tête jusqu’au bout.
final-watch = Voir
final-fights-of = Combats gagnés par { $who } :
