# The deal of the day.

day-seats =
    { $size ->
        [2] Deux places : vous et { $bot }.
        [3] Trois places : vous et deux fois { $bot }.
       *[other] Quatre places : vous et trois fois { $bot }.
    }
day-one = Un seul essai compte
day-one-about = Il est utilisé dès que vous commencez, même si vous partez.
day-same = La même pour tous
day-same-about = Cube, terres, place et robots.
day-plain = Ni retour ni conseil
day-plain-about = Le reste est comme à toute table.
day-secret = Secrète jusqu’à minuit (UTC)
day-secret-about = La graine est alors publiée, et chacun peut la vérifier.
day-start = Commencer mon essai
day-continue = Continuer mon essai
day-see = Voir ma partie
day-so-far = Aujourd’hui jusqu’ici
day-ends = Fin dans { $hours } h { $minutes } min
day-locked = Les places, noms et avances s’ouvrent quand vous avez joué.
day-everyone = Tout le monde
day-better = mieux que { $beaten } sur { $others }
day-better-bots = mieux que { $beaten } sur { $others }, robots compris
day-first = Vous êtes la première personne aujourd’hui.
day-you = Vous
day-guest = invité
day-left = abandon
day-watch = Regarder
day-about-lead = Avance sur le meilleur robot à la fin, en XP.
day-about-marks = Les robots ont joué de votre place.
day-week = Cette semaine
day-week-about = Les cinq meilleurs jours comptent. Le samedi a trois places, le dimanche quatre.
day-week-none = { $day } : pas jouée
day-season = Cette saison
day-season-about = Les huit premiers de chaque semaine reçoivent des points.
day-points = { $points } points
day-earlier = Jours passés
day-look = Voir
day-fun = Pour le plaisir
day-missed = pas jouée
day-seed = Graine de la donne
day-seed-about = Avec elle, chacun peut vérifier les parties de ce jour.
day-over = Ce jour est terminé.
day-none = Personne n’a terminé cette partie.
day-today = Aujourd’hui
day-late = Une partie qui finit après minuit (UTC) ne compte pas.
