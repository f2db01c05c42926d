# Lessons, puzzles and the coach. A bubble has two short sentences and 160 characters at most;
# lessons 0 to 7 have 900 words together.

## The page of the lessons

learn-title = Spielen lernen
learn-about = Kurze Lektionen, in denen du die Regeln beim Spielen lernst: zusammen etwa fünfzehn Minuten.
learn-lesson = Lektion { $number }: { $title }
learn-finished = Geschafft
learn-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
learn-begun = Du bist bei Schritt { $step } stehen geblieben
learn-puzzles = Knobelaufgaben
learn-puzzles-about = Schaffst du alle zwanzig?
learn-missing = Für diese Schachtel gibt es keine Lektionen.

## Around every lesson and puzzle

guide-step = Schritt { $step } von { $count }
guide-next = Weiter
guide-back = Zurück
guide-show = Zeig es mir
guide-skip = Lektion überspringen
guide-again = Von vorn beginnen
guide-leave = Verlassen
guide-fold = Einklappen
guide-unfold = Aufgabe zeigen: { $title }
guide-following = Nächste Lektion
guide-upcoming = Als Nächstes: { $title }
guide-all = Alle Lektionen
guide-puzzles-all = Alle Aufgaben
guide-try = { $material } auf { $place }: Versuch, das zu nehmen

## Titles of the lessons

lesson-title-0 = Willkommen
lesson-title-1 = Der Würfel
lesson-title-2 = Erkunden
lesson-title-3 = Bauen
lesson-title-4 = Waffen und ein erster Kampf
lesson-title-5 = Besondere Plättchen
lesson-title-6 = Wertung
lesson-title-7 = Monster und das Spielende
lesson-title-8 = Deine erste Partie

## Said in any lesson

lesson-other = Das geht auch, gut gesehen! Folge jetzt erst einmal der Markierung.
lesson-done = Gut gemacht, das war die Lektion!
lesson-watch = Sieh zu: { $name } ist am Zug.

## 0: welcome

lesson-welcome-hello = Willkommen in der Oberwelt! Sammle Blöcke, erkunde, bau dir ein Zuhause und bekämpfe Monster.
lesson-welcome-goal = Jedes Mal, wenn eine Schicht des Würfels abgebaut ist, wird gewertet. Wer nach der dritten die meisten Erfahrungspunkte (EP) hat, gewinnt.
lesson-welcome-turn = In deinem Zug führst du zwei dieser fünf Aktionen aus. Es müssen zwei verschiedene sein.
lesson-welcome-character = Such dir eine Figur für deine erste Partie aus. In diesen Lektionen spielst du Rot.

## 1: the cube

lesson-cube-rotate = Vierundsechzig Blöcke, und jeder ist nützlich! Dreh den Würfel mit den runden Pfeilen oder zieh daran.
lesson-cube-covered = Du darfst einen Block nehmen, wenn er oben und an zwei Seiten frei ist. Probier es mit diesem.
lesson-cube-corner = Da ist nur eine Seite frei. Eine Ecke hat zwei: Wähle „Blöcke“ und nimm diese hier.
lesson-cube-second = Du nimmst immer zwei Blöcke. Der Smaragd hat jetzt eine freie Seite mehr: Hol ihn dir!
lesson-cube-second-other = Das ginge. Aber schau, da ist ein Smaragd!
lesson-cube-emerald = Ein Smaragd ersetzt jeden Block, der dir fehlt. Halt nach Smaragden die Augen offen!
lesson-cube-layers = Die oberste Schicht hat zwei Blöcke weniger. Ist sie abgebaut, wird gewertet.

## 2: explore

lesson-explore-crossing = Du stehst auf einer Kreuzung, zwischen vier Stapeln oder Plättchen. Was dort offen liegt, kannst du nutzen.
lesson-explore-walk = Erkunden: Geh bis zu zwei Schritte auf den Wegen. Geh hierhin.
lesson-explore-found = Du hast alles um dich herum aufgedeckt: ein Bauwerk, ein Monster und zwei Waffen. All das kannst du nutzen.
lesson-explore-sword = Deine zweite Aktion muss eine andere sein. Nimm das Eisenschwert!
lesson-explore-end = Du hast beide Aktionen ausgeführt. Beende jetzt deinen Zug.
lesson-explore-shared = Kiesel ist auf deine Kreuzung gekommen (das ist erlaubt) und hat gebaut. Die nächste Karte des Stapels liegt verdeckt.
lesson-explore-stay = Erkunden geht auch ohne einen Schritt. Bleib hier und deck die neue Karte auf.
lesson-explore-stay-other = Eine gute Idee für später. Deck erst einmal auf, was vor dir liegt.
lesson-explore-well = Ein neues Bauwerk! Je mehr du aufdeckst, desto mehr Auswahl hast du.

## 3: build

lesson-build-tile = Dieses Bauwerk kostet zwei Holz und einen Stein. Es hat ein Biom, ein Baumaterial und einen Typ.
lesson-build-emerald = Du hast keinen Stein, aber ein Smaragd tut es auch. Bau es in die Mitte deiner Tafel.
lesson-build-emerald-other = Jedes Feld ist erlaubt. Die Mitte verbindet die meisten Wüsten, also bau dort.
lesson-build-lens = Sieh, was es bewirkt: Wähle Wertungskarte A.
lesson-build-end = Vier Wüsten hängen jetzt zusammen, die aufgedruckten zählen mit: 16 EP in Wertung A. Beende deinen Zug.
lesson-build-over = Große Bauwerke bringen sofort EP, dieses hier 4. Bau es über das in der Ecke, das dann nicht mehr zählt.
lesson-build-over-other = Das geht auch. Aber probier einmal aus, etwas zu überbauen!
lesson-build-gain = Vier EP für dich! Denk an deine Gruppen, wenn du ein Feld wählst.

## 4: weapons and a first fight

lesson-fight-pile = Öffne deinen Waffenstapel: zwei Schwerter und drei giftige Kartoffeln ohne Herzen.
lesson-fight-zombie = Der Zombie hat 2 Herzen. Deck drei Plättchen auf, ab 2 Herzen gewinnst du: Auf in den Kampf!
lesson-fight-lost = Nur ein Herz, also bleibt der Zombie. Du verlierst nur die Aktion, die Plättchen kommen zurück.
lesson-fight-sword = Werde stärker: Nimm das Eisenschwert, es hat 3 Herzen.
lesson-fight-sword-other = Das ginge. Aber ein Schwert hilft dir jetzt mehr.
lesson-fight-end = Das Schwert ist jetzt in deinem Stapel. Beende deinen Zug.
lesson-fight-again = Kiesel hat gespielt, und der Zombie ist noch da. Versuch es noch einmal!
lesson-fight-won = Besiegt! Du bekommst seine EP und behältst die Karte; wozu sie gut ist, erfährst du später.

## 5: special tokens

lesson-tokens-enderman = In deinem Stapel sind inzwischen vier besondere Plättchen. Wag den Kampf gegen den Enderman und seine 6 Herzen!
lesson-tokens-bow = Ein Bogen! Mit ihm darfst du ein Plättchen mehr aufdecken: Tu es.
lesson-tokens-pickaxe = Die Goldhacke hat 2 EP gebracht, egal, wie es ausgeht. Mit der Spitzhacke nimmst du einen Block: Wähle den Smaragd.
lesson-tokens-pickaxe-other = Den könntest du auch nehmen. Der Smaragd ist mehr wert.
lesson-tokens-tnt = Du hast drei Herzen. TNT bringt 5 dazu, ist dann aber aus dem Spiel: Zünde es!
lesson-tokens-won = Acht Herzen, der Enderman ist besiegt! Alle Plättchen außer dem TNT kommen zurück in deinen Stapel.

## 6: scoring

lesson-scoring-few = In der obersten Schicht liegen noch zwei Blöcke. Zeit für Wertung A!
lesson-scoring-first = Nimm den ersten.
lesson-scoring-last = Und jetzt den letzten.
lesson-scoring-last-other = So ist die Schicht noch nicht abgebaut. Nimm lieber ihren letzten Block.
lesson-scoring-end = Die Schicht ist abgebaut. Gewertet wird, wenn dein Zug vorbei ist, also beende ihn.
lesson-scoring-choose = Wähle ein Biom: Deine größte zusammenhängende Gruppe zählt, nicht diagonal. Wüste bringt 4 × 4.
lesson-scoring-choose-other = Das bringt weniger EP. Vier Wüsten zu je 4 EP sind am besten.
lesson-scoring-blue = Sechzehn EP! Auch Kiesel hat gewertet: zweimal verschneite Tundra.
lesson-scoring-later = Als Nächstes kommt B für das Baumaterial, dann C für den Typ. Dort zählen nur Bauwerke, keine aufgedruckten Biome.

## 7: mobs and the end

lesson-end-mobs = Den Zombie kannst du für eine zusätzliche Aktion abgeben. Das Skelett bringt bei Spielende Punkte.
lesson-end-first = Der Würfel ist schon niedrig. Nimm diesen Block …
lesson-end-layer = … und den darunter. Die zweite Schicht ist jetzt abgebaut.
lesson-end-trade = Du hast beide Aktionen ausgeführt, aber eine mehr wäre schön. Gib den Zombie ab!
lesson-end-trade-other = Du könntest hier aufhören. Aber gib erst den Zombie ab und sieh, was passiert.
lesson-end-extra = Eine zusätzliche Aktion darf auch eine sein, die du schon ausgeführt hast. Nimm noch einmal Blöcke.
lesson-end-last = Noch einer, und auch die dritte Schicht ist abgebaut.
lesson-end-end = Zwei Schichten in einem Zug: B und C werden beide gewertet. Beende deinen Zug.
lesson-end-materials = Erst B: Deine drei Bauwerke aus Holz hängen zusammen. Wähle Holz.
lesson-end-materials-other = Sieh noch einmal hin: Drei Bauwerke aus Holz bringen am meisten.
lesson-end-types = Jetzt C, die letzte: Drei Wohnhäuser hängen zusammen. Wähle Wohnhaus.
lesson-end-types-other = Wohnhäuser bringen dir hier mehr.
lesson-end-over = Dein Skelett hat für jeden Wald 2 EP gebracht. Gleichstand, doch du hast mehr Blöcke übrig: Du gewinnst!

## 8: the first game

learn-first = Du weißt alles, was du brauchst. Kiesel ist freundlich, und ab und zu gibt dir der Coach einen Tipp.
learn-first-start = Gegen Kiesel spielen

## Puzzles

puzzles-title = Knobelaufgaben
puzzles-about = Erreiche das Ziel oder finde die beste Entscheidung. Lass dir Zeit.
puzzles-solved = { $count ->
    [one] { $count } von { $all } gelöst
   *[other] { $count } von { $all } gelöst
}
puzzles-counted = Dein erster Versuch bei jeder Aufgabe wird auf diesem Server gezählt, ohne deinen Namen.
puzzle-number = Aufgabe { $number }: { $title }
puzzle-done = Gelöst
puzzle-yes = Gelöst, sehr gut!
puzzle-no = Nicht ganz: Das verfehlt das Ziel. Versuch es noch einmal.
puzzle-missed-score = Das bringt { $reached } von { $needed }. Versuch es noch einmal.
puzzle-missed-keeps = Die Punkte stimmen, aber zu wenige Smaragde bleiben: { $reached } von { $needed }. Versuch es noch einmal.
puzzle-missed-odds = Deine Siegchance ist { $reached } %, nötig sind { $needed } %. Versuch es noch einmal.
puzzle-missed-reward = Das bringt { $reached } von { $needed } EP. Versuch es noch einmal.
puzzle-missed-near = Neben dir: { $reached } von { $needed }. Versuch es noch einmal.
puzzle-missed-safe = Die nächste Person könnte gleich einen Smaragd nehmen. Versuch es noch einmal.
puzzle-missed-layer =
    { $reached ->
        [one] Ein Block der Schicht ist noch da.
       *[other] { $reached } Blöcke der Schicht sind noch da.
    } Versuch es noch einmal.
puzzle-on = So weit, so gut. Was nun?
puzzle-missed-best = So liegt die Siegchance bei { $reached } %, mit der besten Entscheidung bei { $needed } %. Versuch es noch einmal.
puzzle-found =
    { $tries ->
        [one] Im ersten Versuch gelöst: { $percent } % (1 Person)
       *[other] Im ersten Versuch gelöst: { $percent } % ({ $tries } Personen)
    }
puzzle-found-bots = Unsere Bots lösen sie in { $percent } % ihrer Versuche
puzzle-following = Nächste Aufgabe
puzzle-again = Noch einmal
puzzle-show = Lösung zeigen
puzzle-shown = Das ist die Lösung.
puzzle-title-desert = Sand, so weit man sieht
puzzle-title-materials = Gleich und gleich
puzzle-title-safe = Nichts Grünes
puzzle-title-layer = Alles abräumen
puzzle-title-mob = Streit suchen
puzzle-title-walk = Zwei auf einen Streich
puzzle-title-weapon = Gut gerüstet
puzzle-title-cover = Unter den Teppich
puzzle-title-two = Laufen und bauen
puzzle-title-emerald = Sparsam bleiben
puzzle-title-cash = Kasse machen
puzzle-title-timing = Jetzt oder nie
puzzle-title-line = Über die Ziellinie
puzzle-title-spider = Ein guter Anfang
puzzle-title-blade = Die schärfere Klinge
puzzle-title-chance = Letzte Chance
puzzle-title-bridge = Brücken bauen
puzzle-title-witch = Das Risiko wert
puzzle-title-prepared = Eins nach dem anderen
puzzle-title-march = Wer zuerst kommt
puzzle-goal-desert = Bau ein Bauwerk so, dass dir Wertung A 16 oder mehr bringt.
puzzle-goal-materials = Bau ein Bauwerk so, dass dir Wertung B 16 oder mehr bringt.
puzzle-goal-safe = Nimm zwei Blöcke so, dass die nächste Person keinen Smaragd nehmen kann.
puzzle-goal-layer = Nimm zwei Blöcke so, dass die oberste Schicht abgebaut ist.
puzzle-goal-mob = Kämpf um mindestens 4 EP, mit einer Siegchance von 60 % oder mehr.
puzzle-goal-walk = Erkunde: Geh auf eine Kreuzung neben einem Zombie und einem Eisenschwert.
puzzle-goal-weapon = Wähle die Aktion, nach der du den Zombie mit einer Chance von 75 % oder mehr besiegen kannst.
puzzle-goal-cover = Bau ein Bauwerk so, dass dir Wertung C 20 oder mehr bringt.
puzzle-goal-two = Erkunde, dann bau: Wertung A soll dir 18 oder mehr bringen.
puzzle-goal-emerald = Wertung A soll dir 15 oder mehr bringen, und du behältst deinen Smaragd.
puzzle-goal-cash = Nimm deinen zweiten Block. Welcher gibt dir die mit Abstand beste Siegchance?
puzzle-goal-timing = Nimm deinen zweiten Block. Eine Wahl ändert alles.
puzzle-goal-line = Noch eine Aktion und ein sicherer Weg zum Sieg. Welchen Block nimmst du zuerst?
puzzle-goal-spider = Dein erster Zug, noch eine Aktion. Wofür nutzt du sie am besten?
puzzle-goal-blade = Noch eine Aktion. Finde die Entscheidung, die am häufigsten gewinnt.
puzzle-goal-chance = Zu viert, noch eine Aktion, und die Partie ist fast zu Ende. Wie kannst du noch gewinnen?
puzzle-goal-bridge = Zu dritt auf derselben Kreuzung, und du hast noch eine Aktion. Was nun?
puzzle-goal-witch = Zu viert, noch eine Aktion, und neben dir zwei Monster. Was nun?
puzzle-goal-prepared = Zu dritt, noch eine Aktion, und neben dir ein Skelett. Was nun?
puzzle-goal-march = Zu viert, noch eine Aktion. Was solltest du nicht den anderen überlassen?
puzzle-why-desert = Jetzt hängen vier Wüsten zusammen, die aufgedruckten zählen mit: 4 × 4 = 16.
puzzle-why-materials = Jetzt hängen vier Bauwerke aus Sand zusammen: 4 × 4 = 16.
puzzle-why-safe = Jetzt ist kein Smaragd oben und an zwei Seiten frei, also kann die nächste Person keinen nehmen.
puzzle-why-layer = Die oberste Schicht ist abgebaut, also folgt für alle Wertung A.
puzzle-why-mob = Dieses bringt genug EP, und du gewinnst in 63 % der Fälle. Gegen stärkere Monster gewinnst du zu selten.
puzzle-why-walk = Jetzt ist beides neben dir: Du kannst das Schwert nehmen oder gegen den Zombie kämpfen.
puzzle-why-weapon = Das Diamantschwert hat 4 ♥. Deckst du es auf, ist der Zombie besiegt.
puzzle-why-cover = In der Mitte verbindet es vier Tiergehege: 4 × 5 = 20. Das Bauwerk darunter zählt nicht mehr.
puzzle-why-two = Jetzt hängen drei Felder verschneite Tundra zusammen: 3 × 6 = 18.
puzzle-why-emerald = Jetzt hängen fünf Wälder zusammen: 5 × 3 = 15. Dieses Bauwerk bezahlst du mit anderen Blöcken.
puzzle-why-cash = Damit ist die oberste Schicht abgebaut: Wertung A bringt dir 20 EP, deinem Gegenüber nur 10.
puzzle-why-timing = Damit ist die dritte Schicht abgebaut: Wertung C folgt, und die Partie ist vorbei. Du gewinnst mit 68 zu 67 EP.
puzzle-why-line = Mit zwei Blöcken von dieser Ecke sind zwei Schichten abgebaut: Wertung B und C folgen, und du gewinnst.
puzzle-why-spider = Du besiegst die Spinne in 90 % der Fälle. Sie bringt 2 EP und später eine zusätzliche Aktion.
puzzle-why-blade = Das Diamantschwert hat 4 ♥, mehr als jedes andere Schwert. Es hilft dir in allen kommenden Kämpfen.
puzzle-why-chance = Mit Wertung C kommst du auf 36 EP, jemand anders auf 42. Der Creeper bringt dir 4 EP und am Ende 4 weitere: Das reicht.
puzzle-why-bridge = Neben deiner ersten Brücke bringt sie dir bei Wertung C 12 statt 6 EP. Und wer schon drei Brücken hat, bekommt sie nicht.
puzzle-why-witch = Die Hexe bringt 5 EP, und deine drei Bergfelder bringen am Ende 9 weitere. Bei 50 % Siegchance lohnt sich das.
puzzle-why-prepared = Mit dem Diamantschwert ist deine Chance gegen das Skelett 65 % statt 30 %. Rüste dich zuerst.
puzzle-why-march = Zwei andere stehen auf deiner Kreuzung und könnten das Eisenschwert nehmen. Seine 3 ♥ helfen dir in allen kommenden Kämpfen.

## The coach in the first games

coach = Coach
coach-off = Keine Tipps mehr
coach-gone = Der Coach ist aus. In den Einstellungen kannst du ihn wieder einschalten.
coach-layer = Eine Schicht ist fast abgebaut. Dann wird gewertet: Sei bereit, oder lass andere sie abbauen.
coach-odds = Diesen Kampf verlierst du wahrscheinlich. Das kostet dich nur eine Aktion, aber eine bessere Waffe hilft.
coach-split = Auf manchen Feldern macht dieses Bauwerk eine deiner Gruppen kleiner. Achte auf die Symbole, bevor du wählst.
coach-build = Neben dir liegt ein Bauwerk, das du bauen kannst. Gleiche Felder, die aneinandergrenzen, bilden eine Gruppe, und Gruppen bringen Punkte.
coach-explore = Du hast eine Weile nicht erkundet. Deck neue Karten auf, dann hast du mehr Auswahl.
coach-start = Wähle zwei verschiedene Aktionen. Mit Blöcken bezahlst du Bauwerke.
coach-second = Noch eine Aktion, und zwar eine andere.
coach-second-explore = Noch eine Aktion, und zwar eine andere. Erkunde und sieh, was um dich herum liegt.
coach-second-collect = Noch eine Aktion, und zwar eine andere. Nimm Blöcke, um Bauwerke zu bezahlen.
coach-trade = Du kannst ein Monster für eine zusätzliche Aktion abgeben, auch für eine, die du schon hattest.
