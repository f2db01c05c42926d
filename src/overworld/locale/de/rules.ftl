# The rules page, in our own words.

rules-lead = Erkunde die Oberwelt, trag den großen Würfel ab, errichte Bauwerke und leg dich mit Monstern an. Gelesen ist das in fünf Minuten, gespielt in etwa vierzig.
rules-contents = Inhalt
rules-block = { $name }: { $count }
rules-hearts = { $hearts ->
    [0] Keine Herzen.
    [one] 1 Herz.
   *[other] { $hearts } Herzen.
  }
rules-mob = { $hearts ->
    [one] 1 Herz,
   *[other] { $hearts } Herzen,
  } { $xp } EP, { $count ->
    [one] einmal in der Schachtel.
   *[other] { $count }-mal in der Schachtel.
  }
rules-mob-action = Gib es für eine zusätzliche Aktion ab.
rules-mob-scoring = Am Ende: { $points } EP für jedes Feld mit: { $trait }.
rules-each = je { $points } EP

rules-goal = Das Ziel
rules-goal-1 = Es gewinnt, wer am Ende die meisten Erfahrungspunkte (EP) hat. Die meisten davon bringen drei Wertungen, in denen die Bauwerke auf deiner Tafel zählen.
rules-goal-2 = Gespielt wird, bis drei Schichten des Würfels abgebaut sind. Alle nehmen vom selben Würfel, also bestimmen alle mit, wann es so weit ist.

rules-table = Was auf dem Tisch liegt
rules-table-1 = Der Würfel besteht aus 4 × 4 × 4 Blöcken in fünf Sorten. Was drinsteckt, weiß niemand, bis eine Seite oder die Oberseite eines Blocks zu sehen ist.
rules-table-2 = Die Oberwelt hat 16 Stapel aus je 4 verdeckten Karten, Bauwerken und Monstern, und rundherum 16 verdeckte Waffenplättchen. Dazwischen laufen Wege. Deine Spielfigur steht immer dort, wo sich Wege kreuzen, und alle beginnen in der Mitte.
rules-table-3 = Vor dir hast du eine Tafel mit 9 Feldern, auf die Biome gedruckt sind, deinen Vorrat an Blöcken und einen Stapel Waffenplättchen. Anfangs sind das ein Steinschwert, ein Holzschwert und drei giftige Kartoffeln.

rules-turn = Dein Zug
rules-turn-1 = Mach zwei verschiedene Aktionen. Aussetzen darfst du nicht: Erkunden geht immer, auch ohne einen Schritt.
rules-turn-2 = Danach darfst du dir mit Monstern zusätzliche Aktionen verschaffen. Wenn du deinen Zug beendest, findet eine fällige Wertung statt, und die nächste Person ist dran.

rules-collect = Blöcke nehmen
rules-collect-1 = Nimm zwei Blöcke vom Würfel, einen nach dem anderen. Nehmen darfst du einen Block, wenn er oben und an mindestens zwei seiner vier Seiten frei ist.
rules-collect-2 = Der erste Block darf den zweiten freilegen. Blöcke bleiben in deinem Vorrat, bis du mit ihnen baust.
rules-collect-3 = Ein Smaragd ist ein Joker: Beim Bauen ersetzt er jeden anderen Block.

rules-explore = Erkunden
rules-explore-1 = Geh mit deiner Spielfigur 0, 1 oder 2 Schritte auf den Wegen, nie schräg. Auf einer Kreuzung dürfen mehrere Figuren stehen.
rules-explore-2 = Dann wird alles aufgedeckt, was rund um deine Kreuzung noch verdeckt liegt: bis zu vier Karten oder Waffenplättchen.
rules-explore-3 = Wird eine Karte genommen, bleibt die darunter verdeckt, bis dort wieder jemand erkundet. Auch an einem leeren Stapel führen die Wege weiter vorbei.

rules-build = Bauen
rules-build-1 = Wähle ein Bauwerk, das offen neben dir liegt, und bezahl seine Blöcke. Smaragde springen für das ein, was dir fehlt, und nur dafür.
rules-build-2 = Leg es auf ein beliebiges deiner neun Felder, auch über ein früheres Bauwerk. Was überbaut ist, zählt nicht mehr.
rules-build-3 = Zeigt es EP, bekommst du sie sofort. Sein Biom, sein Baumaterial und sein Typ zählen in den Wertungen.

rules-fight = Monster bekämpfen
rules-fight-1 = Wähle ein Monster, das offen neben dir liegt. Dein Stapel wird gemischt, dann werden drei Plättchen aufgedeckt, eins nach dem anderen.
rules-fight-2 = Haben sie zusammen mindestens so viele Herzen wie das Monster, nimmst du seine Karte und bekommst seine EP. Sonst bleibt es liegen, und du verlierst nichts als die Aktion.
rules-fight-3 = Alle Plättchen kommen zurück in deinen Stapel, nur gezündetes TNT nicht.

rules-weapon = Waffen
rules-weapon-1 = Nimm ein Waffenplättchen, das offen neben dir liegt, in deinen Stapel. Seine Stelle bleibt leer.
rules-weapon-2 = Manche Plättchen können etwas Besonderes, jedes Mal, wenn sie aufgedeckt werden, ob du gewinnst oder verlierst:

rules-mobs = Die Monster
rules-mobs-1 = In der Oberwelt leben sechs Arten von Monstern. Manche gibst du für eine Aktion ab, die anderen bringen am Ende Punkte:

rules-extra = Zusätzliche Aktionen
rules-extra-1 = Ein Monster mit dem Zeichen für eine zusätzliche Aktion, kurz Aktionsmonster, darfst du nach deinen zwei Aktionen abgeben, auch wenn du es gerade erst besiegt hast. Dafür bekommst du eine beliebige Aktion mehr, auch eine, die du schon gemacht hast.
rules-extra-2 = Eine zusätzliche Aktion musst du dann auch machen. Du darfst mehrere Monster abgeben, eins nach dem anderen.

rules-scoring = Wertungen
rules-scoring-1 = Ist die oberste Schicht des Würfels abgebaut, wird Wertung A fällig: Biome. Nach der zweiten Schicht kommt B, Baumaterial, nach der dritten C, Typ. Gewertet wird, wenn der Zug samt zusätzlichen Aktionen zu Ende ist.
rules-scoring-2 = Es beginnt, wer gerade am Zug war, dann geht es reihum. Alle wählen eine der vier Eigenschaften der Wertungskarte; es macht nichts, wenn jemand anders sie schon gewählt hat.
rules-scoring-3 = Es zählt die größte Gruppe von Feldern, die diese Eigenschaft zeigen. Felder hängen zusammen, wenn sie Seite an Seite liegen. Jedes Feld der Gruppe bringt die Punkte, die auf der Wertungskarte stehen.
rules-scoring-4 = Bei A zählen auch die Biome, die auf deine Tafel gedruckt sind, soweit kein Bauwerk sie verdeckt. Bei B und C zählen nur Bauwerke.

rules-beginner = Variante für Einsteiger
rules-beginner-1 = Wer mag, wertet einfacher: Dann zählen alle Felder mit der Eigenschaft, ob sie zusammenhängen oder nicht.

rules-end = Das Ende
rules-end-1 = Nach Wertung C ist das Spiel vorbei. Jedes Wertungsmonster, das du besiegt hast, bringt dir jetzt seine EP für jedes Feld deiner Tafel, das seine Eigenschaft zeigt.
rules-end-2 = Die meisten EP gewinnen. Bei Gleichstand liegt vorn, wer mehr Blöcke übrig hat; ist auch das gleich, gewinnt ihr gemeinsam.

rules-questions = Fragen
rules-questions-1 = Muss ich den zweiten Block nehmen? Ja, solange der Würfel einen hat.
rules-questions-2 = Wann entscheide ich über Bogen oder Spitzhacke? Sobald sie aufgedeckt sind, vor dem nächsten Plättchen. Du darfst auch verzichten.
rules-questions-3 = Und über TNT? Nach dem letzten Plättchen, eins nach dem anderen. Zünden darfst du es auch, wenn du schon gewonnen hast.
rules-questions-4 = Wirken Goldhacke und Spitzhacke auch in einem Kampf, den ich verliere? Ja.
rules-questions-5 = Zählt ein Block von der Spitzhacke als meine Aktion „Blöcke nehmen“? Nein.
rules-questions-6 = Mitten in einem Zug ist eine Schicht abgebaut, was nun? Der Zug geht ganz normal weiter; die Wertung kommt danach.
rules-questions-7 = In einem Zug werden zwei Schichten abgebaut? Dann kommen ihre Wertungen nacheinander, A vor B vor C.
rules-questions-8 = Sind Waffenstapel und besiegte Monster geheim? Nein. Alles, was einmal offen lag, dürfen alle ansehen.
