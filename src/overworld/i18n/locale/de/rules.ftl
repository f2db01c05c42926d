# The rules page, in our own words.

rules-lead = Erkunde die Oberwelt, bau den Würfel ab, errichte Bauwerke und leg dich mit Monstern an. Gelesen ist das in fünf Minuten, gespielt in etwa vierzig.
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
rules-mob-scoring = Bei Spielende: { $points } EP für jedes Feld mit: { $trait }.
rules-each = je { $points } EP
rules-print = Drucken
rules-figure-collect = Blöcke mit einem Ring kannst du nehmen: Sie sind oben und an mindestens zwei Seiten frei.
rules-figure-explore = Wer hier erkundet, deckt alle vier Karten und Plättchen rund um die Kreuzung auf.

# Worked examples to try: a board, and what can be chosen on it.
rules-example-a = Probier’s aus: deine Tafel in Wertung A. Welches Biom wählst du?
rules-example-a-why = Die fünfte Wüste berührt die Gruppe nur an einer Ecke, also zählt sie nicht mit.
rules-example-b = Probier’s aus: Wertung B. Welches Baumaterial wählst du?
rules-example-b-why = Biome und Typen spielen hier keine Rolle. Das sechste Bauwerk aus Holz hängt nicht mit den anderen zusammen.
rules-example-c = Probier’s aus: Wertung C. Welchen Typ wählst du?
rules-example-c-why = Auch zwei Wohnhäuser hängen zusammen, aber Tiergehege bringen mehr.
rules-example-mobs = Probier’s aus: Die Partie ist zu Ende. Wähle deine Monster nacheinander und sieh, was jedes bringt.
rules-example-mobs-why = Zusammen bringen dir deine Monster { $xp } EP.
rules-example-says = { $spaces ->
    [0] Kein Feld zählt: 0 EP.
    [one] 1 Feld × { $points } EP = { $xp } EP.
   *[other] { $spaces } Felder × { $points } EP = { $xp } EP.
  }
rules-example-best = Nichts in dieser Wertung bringt mehr.
rules-example-more = Etwas anderes bringt mehr.

rules-goal = Das Ziel
rules-goal-1 = Es gewinnt, wer am Ende die meisten Erfahrungspunkte (EP) hat. Die meisten davon bekommst du in drei Wertungen, in denen die Bauwerke auf deiner Tafel zählen.
rules-goal-2 = Gespielt wird, bis drei Schichten des Würfels abgebaut sind. Alle nehmen vom selben Würfel, also bestimmen alle mit, wann es so weit ist.

rules-table = Was auf dem Tisch liegt
rules-table-1 = Der Würfel besteht aus 4 × 4 × 4 Blöcken in fünf Sorten. Was innen steckt, weiß niemand, bis die Oberseite oder eine Seite eines Blocks freiliegt.
rules-table-2 = Die Oberwelt hat 16 Stapel aus je 4 verdeckten Karten (Bauwerke und Monster), rundherum liegen 16 verdeckte Waffenplättchen. Dazwischen laufen Wege. Deine Spielfigur steht immer dort, wo sich Wege kreuzen, und alle beginnen in der Mitte.
rules-table-3 = Vor dir hast du eine Tafel mit 9 Feldern, auf die Biome gedruckt sind, deinen Vorrat an Blöcken und einen Stapel Waffenplättchen. Anfangs sind das ein Steinschwert, ein Holzschwert und drei giftige Kartoffeln.

rules-turn = Dein Zug
rules-turn-1 = Führe zwei verschiedene Aktionen aus. Aussetzen darfst du nicht, aber Blöcke nehmen oder ohne einen Schritt erkunden geht immer.
rules-turn-2 = Danach darfst du Monster für zusätzliche Aktionen abgeben. Wenn du deinen Zug beendest, findet eine fällige Wertung statt; dann ist die nächste Person am Zug.

rules-collect = Blöcke nehmen
rules-collect-1 = Nimm zwei Blöcke vom Würfel, einen nach dem anderen. Du darfst einen Block nehmen, wenn er oben und an mindestens zwei seiner vier Seiten frei ist.
rules-collect-2 = Der erste Block darf den zweiten freilegen. Blöcke bleiben in deinem Vorrat, bis du mit ihnen baust.
rules-collect-3 = Ein Smaragd ist ein Joker: Beim Bauen ersetzt er jeden anderen Block.

rules-explore = Erkunden
rules-explore-1 = Geh mit deiner Spielfigur 0, 1 oder 2 Schritte auf den Wegen, nie diagonal. Auf einer Kreuzung dürfen mehrere Figuren stehen.
rules-explore-2 = Deck dann alles auf, was rund um deine Kreuzung noch verdeckt liegt: bis zu vier Karten oder Waffenplättchen.
rules-explore-3 = Nimmt jemand eine Karte, bleibt die darunter verdeckt, bis dort wieder jemand erkundet. Auch an einem leeren Stapel kannst du vorbeigehen.

rules-build = Bauen
rules-build-1 = Wähle ein Bauwerk, das offen neben dir liegt, und bezahl die Blöcke, die es kostet. Smaragde ersetzen Blöcke, die dir fehlen, und nur diese.
rules-build-2 = Leg es auf ein beliebiges deiner neun Felder, auch über ein früheres Bauwerk. Ein überbautes Bauwerk zählt nicht mehr.
rules-build-3 = Zeigt es EP, bekommst du sie sofort. Sein Biom, sein Baumaterial und sein Typ zählen in den Wertungen.

rules-fight = Monster bekämpfen
rules-fight-1 = Wähle ein Monster, das offen neben dir liegt. Misch deinen Stapel und deck drei Plättchen auf, eins nach dem anderen.
rules-fight-2 = Hast du mindestens so viele Herzen aufgedeckt, wie das Monster hat, besiegst du es: Du nimmst seine Karte und bekommst seine EP. Sonst bleibt es liegen, und du verlierst nichts als die Aktion.
rules-fight-3 = Alle Plättchen kommen zurück in deinen Stapel, nur gezündetes TNT nicht.

rules-weapon = Waffen
rules-weapon-1 = Nimm ein Waffenplättchen, das offen neben dir liegt, und misch es in deinen Stapel. Seine Stelle bleibt leer.
rules-weapon-2 = Manche Plättchen haben eine besondere Fähigkeit. Sie gilt jedes Mal, wenn du das Plättchen aufdeckst, ob du gewinnst oder verlierst:

rules-mobs = Die Monster
rules-mobs-1 = In der Oberwelt leben sechs Arten von Monstern. Manche kannst du für eine zusätzliche Aktion abgeben, die anderen (Wertungsmonster) bringen dir bei Spielende Punkte:

rules-extra = Zusätzliche Aktionen
rules-extra-1 = Nach deinen zwei Aktionen darfst du ein Monster mit dem Symbol für eine zusätzliche Aktion (kurz: Aktionsmonster) abgeben, auch eins, das du gerade erst besiegt hast. Dafür bekommst du eine weitere Aktion deiner Wahl, auch eine, die du schon ausgeführt hast.
rules-extra-2 = Jede zusätzliche Aktion, die du dir so verschaffst, musst du auch ausführen. Du darfst mehrere Monster abgeben, eins nach dem anderen.

rules-scoring = Wertungen
rules-scoring-1 = Ist die oberste Schicht des Würfels abgebaut, wird Wertung A fällig: Biom. Nach der zweiten Schicht kommt B, Baumaterial, nach der dritten C, Typ. Gewertet wird, wenn der Zug samt zusätzlichen Aktionen zu Ende ist.
rules-scoring-2 = Es beginnt, wer gerade am Zug war, dann geht es reihum. Alle wählen eine der vier Eigenschaften auf der Wertungskarte; mehrere dürfen dieselbe wählen.
rules-scoring-3 = Es zählt deine größte zusammenhängende Gruppe von Feldern mit dieser Eigenschaft. Felder hängen zusammen, wenn sie Seite an Seite liegen, diagonal zählt nicht. Jedes Feld der Gruppe bringt die Punkte, die auf der Wertungskarte stehen.
rules-scoring-4 = Bei A zählen auch die Biome, die auf deiner Tafel aufgedruckt sind, soweit kein Bauwerk sie verdeckt. Bei B und C zählen nur Bauwerke.

rules-beginner = Variante für Einsteiger
rules-beginner-1 = Wer mag, wertet einfacher: Dann zählen alle Felder mit der Eigenschaft, ob sie zusammenhängen oder nicht.

rules-end = Spielende
rules-end-1 = Nach Wertung C endet die Partie. Jetzt bringt dir jedes besiegte Wertungsmonster seine EP für jedes Feld deiner Tafel, das seine Eigenschaft zeigt, ob die Felder zusammenhängen oder nicht.
rules-end-2 = Wer die meisten EP hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Blöcke übrig hat; herrscht auch da Gleichstand, gewinnt ihr gemeinsam.

rules-questions = Fragen
rules-questions-1 = Wie viel Sand steckt im Würfel? 14 Blöcke. Eine englische Ausgabe nennt 16, aber dann hätte der Würfel 66 Blöcke.
rules-questions-2 = Wie liegen die Karten aus? In 16 Stapeln zu je 4.
rules-questions-3 = Deckt Erkunden auch Waffen auf? Ja: alles, was rund um deine Kreuzung verdeckt liegt, Karten und Waffenplättchen.
rules-questions-4 = Darf ich eine verdeckte Waffe nehmen? Dazu kommt es nie: Wo du ankommst, erkundest du und deckst sie auf.
rules-questions-5 = Wann wird die Karte unter einer genommenen aufgedeckt? Wenn dort das nächste Mal jemand erkundet. Ein Schritt ist dazu nicht nötig.
rules-questions-6 = Darf ich diagonal gehen? Nein, nur auf den Wegen.
rules-questions-7 = Wo darf ich stehen bleiben? Auf jeder Kreuzung: am Rand, in einer Ecke, neben leeren Stapeln oder bei anderen Figuren.
rules-questions-8 = Darf der erste Block den zweiten freilegen? Ja. Ein Block muss erst in dem Moment frei sein, in dem du ihn nimmst.
rules-questions-9 = Muss ich den zweiten Block nehmen? Ja, solange noch einer da ist. Irgendein Block ist dann immer frei.
rules-questions-10 = Welche Blöcke kennen wir? Alle, deren Oberseite oder Seite schon einmal zu sehen war; die Unterseite ist es nie. Der volle Würfel zeigt 52 Blöcke und verbirgt 12.
rules-questions-11 = Welche Blöcke ersetzen Smaragde? Nur die, die dir fehlen. Einen Smaragd zu behalten ist nie schlechter, darum wirst du nicht gefragt.
rules-questions-12 = Brauche ich zum Bauen ein leeres Feld? Nein. Du darfst über ein früheres Bauwerk bauen; das zählt dann nicht mehr.
rules-questions-13 = Wann entscheide ich über Bogen oder Spitzhacke? Sobald du das Plättchen aufdeckst, vor dem nächsten. Du darfst auch verzichten. Ist der Würfel leer, bewirkt die Spitzhacke nichts; die Goldhacke wirkt immer.
rules-questions-14 = Und über TNT? Nach dem letzten Plättchen, ein TNT nach dem anderen. Du darfst jedes zünden oder behalten, auch wenn du schon gewonnen hast.
rules-questions-15 = Wirken Goldhacke und Spitzhacke auch in einem Kampf, den ich verliere? Ja.
rules-questions-16 = Können mir die Plättchen ausgehen? Nein. Deine ersten fünf verlassen den Stapel nie, und mit einem Bogen deckst du nur eins mehr auf.
rules-questions-17 = Darf ich ein Monster in dem Zug abgeben, in dem ich es besiege? Ja, sobald du deine zwei Aktionen ausgeführt hast.
rules-questions-18 = Was ist, wenn ich nichts tun kann? Das kommt nie vor: Blöcke nehmen oder ohne einen Schritt erkunden geht immer. Aussetzen darfst du nicht.
rules-questions-19 = Dürfen zwei dieselbe Eigenschaft wählen? Ja. Du darfst sogar eine wählen, die du nicht hast; sie bringt 0 EP.
rules-questions-20 = Zählen bei Monstern, die ein Biom werten, auch aufgedruckte Biome? Ja, alle, die zu sehen sind.
rules-questions-21 = Was kommt nach 50 EP? Zähl einfach weiter. Nur die gedruckte Leiste endet dort.
rules-questions-22 = Sind Waffenstapel und besiegte Monster geheim? Nein. Alles, was einmal offen lag, dürfen alle ansehen.
rules-questions-23 = Was ist, wenn mitten in einem Zug eine Schicht abgebaut ist? Spiel den Zug ganz normal zu Ende; die Wertung kommt danach. Sind es zwei Schichten, kommen ihre Wertungen nacheinander.
rules-questions-24 = Zählt ein Block von der Spitzhacke als meine Aktion „Blöcke“? Nein. Ein verlorener Kampf zählt dagegen als deine Aktion „Kampf“.
rules-questions-25 = Welches meiner Monster gebe ich ab? Das macht keinen Unterschied, darum wird das erste Aktionsmonster genommen.
rules-questions-26 = Was ist, wenn eine Partie nie endet? Spielt, solange ihr mögt. Simulationen und Turniere brechen nach 500 Zügen ab, und niemand gewinnt.
rules-questions-27 = Was ist, wenn jemand aufgibt? Zu zweit gewinnt das Gegenüber. Zu dritt oder viert spielt ein Bot auf diesem Platz weiter.
