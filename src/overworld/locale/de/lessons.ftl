# Lessons, puzzles and the coach. A bubble has two short sentences and 160 characters at most;
# lessons 0 to 7 have 900 words together.

## The page of the lessons

learn-title = Spielen lernen
learn-about = Kurze Lektionen: Du spielst, und die Regeln kommen nebenbei. Acht Minuten insgesamt.
learn-lesson = Lektion { $number }: { $title }
learn-finished = Geschafft
learn-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
learn-begun = Du warst bei Schritt { $step }
learn-puzzles = Knobelaufgaben
learn-puzzles-about = Zehn kleine Stellungen zum Ausprobieren.
learn-missing = Für diese Schachtel gibt es keine Lektionen.

## Around every lesson and puzzle

guide-step = Schritt { $step } von { $count }
guide-next = Weiter
guide-back = Zurück
guide-show = Zeig es mir
guide-why = Warum?
guide-skip = Lektion überspringen
guide-again = Von vorn
guide-leave = Verlassen
guide-following = Nächste Lektion
guide-all = Alle Lektionen
guide-puzzles-all = Alle Aufgaben
guide-try = { $material } auf { $place }: ausprobieren, ob sich das nehmen lässt

## Titles of the lessons

lesson-title-0 = Willkommen
lesson-title-1 = Der Würfel
lesson-title-2 = Erkunden
lesson-title-3 = Bauen
lesson-title-4 = Waffen und ein erster Kampf
lesson-title-5 = Besondere Plättchen
lesson-title-6 = Werten
lesson-title-7 = Monster und das Ende
lesson-title-8 = Deine erste Partie

## Said in any lesson

lesson-other = Auch erlaubt, gut gesehen! Versuch jetzt erst einmal, was markiert ist.
lesson-done = Gut gemacht, das war die Lektion!

## 0: welcome

lesson-welcome-hello = Willkommen in der Oberwelt! Sammle Blöcke, erkunde, bau dir etwas auf und biete Monstern die Stirn.
lesson-welcome-goal = Jede Schicht, die vom Würfel verschwindet, bringt eine Wertung. Wer nach der dritten die meisten EP hat, gewinnt.
lesson-welcome-turn = In deinem Zug machst du zwei dieser fünf Aktionen. Es müssen zwei verschiedene sein.
lesson-welcome-character = Such dir eine Figur für deine erste Partie aus. In diesen Lektionen spielst du Rot.

## 1: the cube

lesson-cube-rotate = Vierundsechzig Blöcke, und jeder ist nützlich. Dreh den Würfel mit den runden Pfeilen oder zieh daran.
lesson-cube-covered = Nehmen darfst du einen Block, wenn er oben und an zwei Seiten frei ist. Probier es mit diesem.
lesson-cube-corner = Hier ist nur eine Seite frei. Eine Ecke hat zwei: Wähle „Blöcke“ und nimm diesen.
lesson-cube-second = Du nimmst immer zwei Blöcke. Der Smaragd hat jetzt eine freie Seite mehr: Hol ihn dir!
lesson-cube-second-other = Das ginge. Aber schau, da ist ein Smaragd!
lesson-cube-emerald = Ein Smaragd ersetzt jeden Block, der dir fehlt. Halt die Augen nach ihnen offen!
lesson-cube-layers = Zwei Blöcke weniger in der obersten Schicht. Ist sie abgebaut, werten alle.

## 2: explore

lesson-explore-crossing = Du stehst auf einer Kreuzung, zwischen vier Stapeln oder Plättchen. Was dort liegt, erreichst du.
lesson-explore-walk = Erkunden: Geh bis zu zwei Schritte auf den Wegen. Geh hierhin.
lesson-explore-found = Alles um dich herum ist aufgedeckt: ein Bauwerk, ein Monster und zwei Waffen. Das kannst du alles nutzen.
lesson-explore-sword = Eine Aktion hast du noch, aber eine andere. Nimm das Eisenschwert!
lesson-explore-end = Beide Aktionen sind gemacht. Von selbst passiert nichts: Beende deinen Zug.
lesson-explore-shared = Kiesel kam auf deine Kreuzung, das ist erlaubt, und hat gebaut. Die nächste Karte auf dem Stapel liegt verdeckt.
lesson-explore-stay = Erkunden geht auch ohne einen Schritt. Bleib hier und deck die neue Karte auf.
lesson-explore-stay-other = Eine gute Idee für später. Sieh erst einmal nach, was direkt vor deiner Nase liegt.
lesson-explore-well = Ein neues Bauwerk! Wer sich umsieht, hat mehr Auswahl.

## 3: build

lesson-build-tile = Dieses Bauwerk kostet zwei Holz und einen Stein. Es hat ein Biom, ein Baumaterial und einen Typ.
lesson-build-emerald = Stein hast du nicht, aber ein Smaragd tut es auch. Bau es in die Mitte deiner Tafel.
lesson-build-emerald-other = Jedes Feld ist erlaubt. Die Mitte verbindet die meisten Wüsten, also dorthin.
lesson-build-lens = Sieh, was es bewirkt: Schau dir deine Tafel im Licht von Wertung A an.
lesson-build-end = Vier Wüsten hängen jetzt zusammen, gedruckte zählen mit: 16 EP in Wertung A. Beende deinen Zug.
lesson-build-over = Große Bauwerke bringen sofort EP, dieses hier 4. Leg es über dein kleines, das dann nicht mehr zählt.
lesson-build-over-other = Auch erlaubt. Aber probier doch einmal aus, etwas zu überbauen!
lesson-build-gain = Vier EP für dich. Denk an die Gruppen, wenn du ein Feld wählst.

## 4: weapons and a first fight

lesson-fight-pile = Öffne deine Waffen. Zwei Schwerter und drei giftige Kartoffeln, die niemandem wehtun.
lesson-fight-zombie = Der Zombie hat 2 Herzen. Du deckst drei Plättchen auf, und ab 2 Herzen gewinnst du: Auf in den Kampf!
lesson-fight-lost = Ein Herz: heute nicht. Du verlierst nur die Aktion, und die Plättchen kommen zurück.
lesson-fight-sword = Werde stärker: Nimm das Eisenschwert, es hat 3 Herzen.
lesson-fight-sword-other = Möglich. Ein Schwert hilft dir jetzt mehr.
lesson-fight-end = Es ist jetzt in deinem Stapel. Beende deinen Zug.
lesson-fight-again = Kiesel hat gespielt, und der Zombie ist noch da. Versuch es noch einmal!
lesson-fight-won = Besiegt! Du bekommst seine EP und behältst die Karte; wozu sie gut ist, kommt später.

## 5: special tokens

lesson-tokens-enderman = In deinem Stapel sind inzwischen vier besondere Plättchen. Wag den Kampf gegen den Enderman und seine 6 Herzen!
lesson-tokens-bow = Ein Bogen! Mit ihm darfst du ein Plättchen mehr aufdecken: Tu es.
lesson-tokens-pickaxe = Die Goldhacke hat 2 EP gebracht, egal, wie es ausgeht. Die Spitzhacke holt dir einen Block: Nimm den Smaragd.
lesson-tokens-pickaxe-other = Der Block ist auch frei. Der Smaragd ist mehr wert.
lesson-tokens-tnt = Drei Herzen bisher. TNT bringt 5 dazu, ist dann aber für immer weg: Zünde es!
lesson-tokens-won = Acht Herzen, der Enderman gehört dir! Alle Plättchen außer dem TNT sind wieder in deinem Stapel.

## 6: scoring

lesson-scoring-few = In der obersten Schicht liegen noch zwei Blöcke. Zeit für Wertung A!
lesson-scoring-first = Nimm den ersten.
lesson-scoring-last = Und den letzten.
lesson-scoring-last-other = Dann bleibt die Schicht noch liegen. Nimm lieber ihren letzten Block.
lesson-scoring-end = Die Schicht ist abgebaut. Die Wertung wartet, bis dein Zug vorbei ist, also beende ihn.
lesson-scoring-choose = Wähle ein Biom: Seine größte Gruppe zählt, nie über Ecken. Wüste bringt 4 mal 4.
lesson-scoring-choose-other = Das gäbe weniger EP. Vier Wüsten zu je 4 EP sind am besten.
lesson-scoring-blue = Sechzehn EP! Auch Kiesel hat gewertet, für zwei Felder Tundra.
lesson-scoring-later = Später kommen B für das Baumaterial und C für den Typ. Dort zählen nur Bauwerke, nichts Gedrucktes.

## 7: mobs and the end

lesson-end-mobs = Den Zombie kannst du für eine zusätzliche Aktion abgeben. Das Skelett wartet: Es bringt am Ende Punkte.
lesson-end-first = Der Würfel ist fast leer. Nimm diesen Block …
lesson-end-layer = … und den darunter. Damit ist die zweite Schicht abgebaut.
lesson-end-trade = Deine Aktionen sind gemacht, aber eine mehr wäre schön. Gib den Zombie ab!
lesson-end-trade-other = Du könntest hier aufhören. Gib erst den Zombie ab und sieh, was passiert.
lesson-end-extra = Eine zusätzliche Aktion darf sich wiederholen. Nimm noch einmal Blöcke.
lesson-end-last = Noch einer, und auch die dritte Schicht ist abgebaut.
lesson-end-end = Zwei Schichten in einem Zug: B und C sind beide fällig. Beende deinen Zug.
lesson-end-materials = Erst B: Deine drei Bauwerke aus Holz hängen zusammen. Wähle Holz.
lesson-end-materials-other = Sieh noch einmal hin: Drei Bauwerke aus Holz bringen am meisten.
lesson-end-types = Jetzt C, die letzte. Drei Wohnhäuser hängen zusammen.
lesson-end-types-other = Wohnhäuser bringen dir hier mehr.
lesson-end-over = Dein Skelett hat für jeden Wald 2 EP gebracht. Gleichstand, und mehr übrige Blöcke entscheiden: Du gewinnst!

## 8: the first game

learn-first = Du weißt alles, was du brauchst. Kiesel ist freundlich, und ab und zu gibt dir der Coach einen Tipp.
learn-first-start = Gegen Kiesel spielen

## Puzzles

puzzles-title = Knobelaufgaben
puzzles-about = Jede hat ein Ziel, das du sicher erreichen kannst. Lass dir Zeit.
puzzles-solved = { $count ->
    [one] { $count } von { $all } gelöst
   *[other] { $count } von { $all } gelöst
}
puzzle-number = Aufgabe { $number }: { $title }
puzzle-done = Gelöst
puzzle-yes = Gelöst, sehr gut!
puzzle-no = Nicht ganz: Das verfehlt das Ziel. Versuch es noch einmal.
puzzle-missed-score = Das bringt { $reached } von { $needed }. Versuch es noch einmal.
puzzle-missed-keeps = Die Punkte stimmen, aber du behältst { $reached } von { $needed }. Versuch es noch einmal.
puzzle-missed-odds = Das gelingt zu { $reached } %, verlangt sind { $needed } %. Versuch es noch einmal.
puzzle-missed-reward = Das bringt { $reached } EP von { $needed }. Versuch es noch einmal.
puzzle-missed-near = Neben dir: { $reached } von { $needed }. Versuch es noch einmal.
puzzle-missed-safe = Wer als Nächstes dran ist, könnte gleich einen Smaragd nehmen. Versuch es noch einmal.
puzzle-missed-layer =
    { $reached ->
        [one] Ein Block der Schicht ist noch da.
       *[other] { $reached } Blöcke der Schicht sind noch da.
    } Versuch es noch einmal.
puzzle-on = So weit, so gut. Was nun?
puzzle-following = Nächste Aufgabe
puzzle-again = Noch einmal
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
puzzle-goal-desert = Bau ein Bauwerk, sodass Wertung A dir 16 oder mehr brächte.
puzzle-goal-materials = Bau ein Bauwerk, sodass Wertung B dir 16 oder mehr brächte.
puzzle-goal-safe = Nimm zwei Blöcke, sodass danach niemand einen Smaragd nehmen kann.
puzzle-goal-layer = Nimm zwei Blöcke, sodass die oberste Schicht abgebaut ist.
puzzle-goal-mob = Kämpf um mindestens 4 EP, mit einer Siegchance von 60 % oder mehr.
puzzle-goal-walk = Erkunde eine Kreuzung, an der ein Zombie und ein Eisenschwert liegen.
puzzle-goal-weapon = Tu, was dir gegen den Zombie eine Siegchance von 75 % oder mehr gibt.
puzzle-goal-cover = Bau ein Bauwerk, sodass Wertung C dir 20 oder mehr brächte.
puzzle-goal-two = Erkunde, dann bau: Wertung A soll dir 18 oder mehr bringen.
puzzle-goal-emerald = Wertung A soll dir 15 oder mehr bringen, und dein Smaragd bleibt dir.

## The coach in the first games

coach = Coach
coach-off = Coach aus
coach-gone = Der Coach ist aus. Du findest ihn in den Einstellungen.
coach-layer = Diese Schicht ist fast abgebaut. Dann werten alle: Sei bereit, oder lass andere sie abbauen.
coach-odds = Diesen Kampf verlierst du wahrscheinlich. Das kostet nur eine Aktion, aber eine bessere Waffe hilft.
coach-split = Auf manchen Feldern macht dieses Bauwerk eine deiner Gruppen kleiner. Achte auf die Zeichen, bevor du wählst.
coach-build = Ein Bauwerk neben dir kannst du bezahlen. Punkte bringt, was zusammenhängt.
coach-explore = Du hast eine Weile nichts erkundet. Neue Karten geben dir mehr Auswahl.
