# A review of a game beside its replay, notes and leading others through it; one's own games.

study-title = Analyse
study-ask = Dit spel analyseren
study-ready = De analyse is klaar.
study-waiting = { $ahead ->
    [one] 1 andere analyse gaat voor.
   *[other] { $ahead } andere analyses gaan voor.
  }
study-minutes = { $minutes ->
    [one] De analyse is over ongeveer een minuut klaar.
   *[other] De analyse is over ongeveer { $minutes } minuten klaar.
  }
study-failed = De analyse is mislukt. Probeer het over een minuut opnieuw.

## The chances to win

study-graph = Winkans tijdens het spel
study-graph-at = Stap { $step }, beurt { $turn }: { $chances }
study-chance-of = { $name } { $share }

## The step that is shown

study-end = Het spel eindigt hier.
study-chance = Geluk voor { $name }: { $effect }
study-best = Geen andere zet is duidelijk beter.
study-equal = Geen andere zet had de winkans veranderd.
study-only = Er was geen andere zet.
study-reason-unknown = Deze pagina kent de reden niet: { $code }
study-verdict-unknown = { $code }

study-won = Winst: { $winners }, { $scores }
study-you = Jij
study-eyebrow-you = Beurt { $turn } · jouw keuze
study-eyebrow-other = Beurt { $turn } · keuze van { $name }
study-eyebrow-luck = Beurt { $turn } · geluk
study-eyebrow-find = Beurt { $turn } · keuze { $number } van { $count }
study-eyebrow-new = Beurt { $turn } · jouw nieuwe keuze
study-your-turn = Jij bent aan de beurt
study-fine = Goed
study-by = { $name }: { $move }.
study-better-do = Beter: { $move }.
study-covered = De betere keuze is verborgen.
study-cover = Betere keuze verbergen
study-my-chance = Jouw winkans
study-name-chance = Winkans: { $name }
study-change = { $name }: winkans eerst { $before }, daarna { $after }.
study-play-on = Vanaf hier verderspelen
study-look = Op tafel
study-look-played = Gespeeld
study-look-both = Beide
study-look-better = Beter
study-look-about = Wit is wat gespeeld werd, paars wat beter was.
study-sheet = Grootte van de analyse
study-boards = Borden bij deze stap
study-judged = { $share } van het spel beoordeeld
study-left = Nog ongeveer { $seconds } s. Je kunt het spel intussen bekijken.

## Finding a better decision

study-find = Zoek een betere keuze
study-find-title = Zoek een betere keuze.
study-find-about = De keuze in het spel kostte { $share }. Doe één actie op tafel: minstens één is beter.
study-nudge = Tip
study-nudge-about = Zoek dit soort keuze: { $kind }
study-show = Laat zien
study-back = Terug naar de analyse
study-next = Volgende moment
study-again = Nog een keer
study-judging = Je keuze wordt beoordeeld …
study-tried = Alleen geprobeerd. Het spel blijft zoals het was.
study-rests = Maak eerst je poging af of stop ermee.
study-try-excellent = Uitstekend!
study-try-good = Goed: je hebt een andere gevonden.
study-try-almost = Bijna.
study-try-not_yet = Nog niet.
study-try-worse = Dit kost nog meer.
study-try-same = Dat is de keuze uit het spel.
study-line-excellent = Dit is hier de beste keuze.
study-line-good = Ongeveer even goed als de beste.
study-line-almost = Het juiste gebouw, maar niet het beste veld.
study-line-not_yet = Beter dan in het spel; het kan nog beter.
study-line-worse = Je winkans zou nog lager zijn.
study-line-same = Zoek iets anders.
study-better-has = De betere: { $reason }
study-margin = Een verschil tot ± { $share } kan toeval zijn.
study-mark-best = Beste
study-mark-good = Goed
study-mark-bad = Niet deze
study-mark-same = Dezelfde

## Decisions, without places: the table shows them

do-mine = { $thing } pakken
do-walk = verkennen
do-explore = verkennen bij: { $thing }
do-reveal = gedekte kaarten verkennen
do-stay = verkennen op dezelfde plek
do-build = { $thing } bouwen
do-fight = vechten tegen: { $thing }
do-take = wapen pakken: { $thing }
do-draw = nog een tegel omdraaien
do-pass = geen vaardigheid gebruiken
do-detonate = de TNT aansteken
do-trade = een monster inruilen voor een extra actie
do-end = beurt beëindigen
do-score = { $thing } kiezen
you-mine = Je pakte { $thing }.
you-explore = Je verkende bij: { $thing }.
you-reveal = Je verkende gedekte kaarten.
you-stay = Je verkende vanaf dezelfde plek.
you-build = Je bouwde: { $thing }.
you-fight = Je vocht tegen: { $thing }.
you-take = Je pakte het wapen: { $thing }.
you-draw = Je draaide nog een tegel om.
you-pass = Je gebruikte geen vaardigheid.
you-detonate = Je stak de TNT aan.
you-trade = Je ruilde een monster in.
you-end = Je beëindigde de beurt.
you-score = Je koos: { $thing }.

## Where, if two decisions have the same sentence: steps from your character, or a column of the cube

way-north = { $steps } naar het noorden
way-east = { $steps } naar het oosten
way-south = { $steps } naar het zuiden
way-west = { $steps } naar het westen
way-column = kolom { $column } vanaf het westen, rij { $row } vanaf het noorden

## What decided the game

study-moments = Sleutelmomenten
study-moments-none = Geen enkele stap veranderde veel in dit spel.
study-turn = Beurt { $turn }
study-solved = opgelost
study-share-title = Winkans
study-step-of = Stap { $step } van { $steps }

## Everybody's moves and luck

study-player = Speler
study-accuracy = Precisie
study-luck = Geluk
study-loss = Verlies per keuze
study-sum = Geluk en keuzes
study-sum-of = { $name }: begin { $start }, geluk { $luck }, keuzes { $decisions }, einde { $end }.
study-part-start = begin
study-part-luck = geluk
study-part-decisions = keuzes
study-part-end = einde
study-by-kind = Precisie per actie
study-kind = Actie
study-kind-unknown = { $code }
study-none = –
study-about = Beoordeeld door { $bot } met { $simulations } simulaties per stelling. Zie het als een schatting.

## Notes of steps

study-notes = Notities
study-note = Je notitie bij stap { $step }
study-note-keep = Notitie bewaren
study-note-remove = Notitie verwijderen
study-note-kept = Je notitie is bewaard.
study-note-gone = Je notitie is verwijderd.
study-note-remove-of = Notitie van { $name } verwijderen
study-note-removed = De notitie van { $name } is verwijderd.
study-note-at = Stap { $step }
study-notes-elsewhere = Notities bij andere stappen

## One leads, others follow

study-lead-title = Samen analyseren
study-lead = Mijn stap aan iedereen tonen
study-leading = Jij leidt: iedereen ziet jouw stap.
study-lead-end = Stoppen met leiden
study-lead-take = De leiding overnemen
study-follows = Je volgt { $name }.
study-free = { $name } is bij stap { $step }.
study-follow = Weer volgen

## One's own games

games-title = Mijn spellen
games-about = Deze lijst staat alleen in deze browser. Niemand anders kan hem zien.
games-none = Speel een spel uit, dan vind je het hier.
games-won = Gewonnen
games-lost = Verloren
games-shared = Samen gewonnen
games-date = Datum
games-against = Tegen
games-result = Uitslag
games-xp = XP
games-sum = { $games ->
    [one] 1 spel, { $wins } gewonnen
   *[other] { $games } spellen, { $wins } gewonnen
  }
games-over-time = Precisie in de loop van de tijd
games-chart = Precisie van je geanalyseerde spellen, het nieuwste als laatste: { $values }
games-chart-none = Analyseer een spel om hier je precisie te zien.
games-buildings = Favoriete gebouwen
games-built = { $count }×
games-csv = Downloaden als CSV
games-records = Spellen downloaden
games-records-missing = { $count ->
    [one] 1 spel staat niet meer op de server.
   *[other] { $count } spellen staan niet meer op de server.
  }
games-forget = Lijst wissen
games-forget-title = { $count ->
    [one] Lijst met 1 spel wissen?
   *[other] Lijst met { $count } spellen wissen?
  }
games-forget-text = Je resultaten, je precisie en je favoriete gebouwen worden uit deze browser verwijderd. Dit kun je niet ongedaan maken. De spellen blijven op de server staan.
games-forgotten = De lijst is nu leeg.
