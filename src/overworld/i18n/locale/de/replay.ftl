# Walking through a game step by step, trying something else from there, and asking the search.

## Where one is

replay-title = Replay
replay-at-start = Schritt { $step } von { $steps }
replay-at-first = Schritt { $step } von { $steps } · erste Entscheidung nach dem Aufbau
replay-at = Schritt { $step } von { $steps } · Zug { $turn } · { $name }
replay-at-hidden = Schritt { $step } · Zug { $turn } · { $name }
replay-slider = Schritt der Partie
replay-round = Wertung { $card }

## Going elsewhere

replay-first = Erster Schritt
replay-previous = Ein Schritt zurück
replay-next = Ein Schritt vor
replay-last = Letzter Schritt
replay-turn-back = Voriger Zug
replay-turn-on = Nächster Zug
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-times = { $speed }×
replay-is-first = Das ist der erste Schritt.
replay-is-last = Das ist der letzte Schritt.
replay-hidden = Du möchtest nicht sehen, was noch kommt.
replay-live = { $missed ->
    [0] Live
    [one] Live: 1 neu
   *[other] Live: { $missed } neu
  }
replay-leave = Replay verlassen

## What can be done from here

replay-more = Mehr
replay-copy = Link zu diesem Schritt kopieren
replay-copied = Der Link zu diesem Schritt ist kopiert.
replay-link = Link zu diesem Schritt
replay-record = Partie herunterladen
keep-game = Offline speichern
keep-keeping = Wird gespeichert … { $share }
keep-kept = Diese Partie ist hier gespeichert. Ihr Replay funktioniert auch offline.
keep-failed = Die Partie ließ sich nicht speichern. Versuch es in einer Minute noch einmal.
replay-no-spoilers = Ohne Spoiler: Ergebnis und alles Weitere verbergen
fork-title = Ab hier weiterspielen
fork-about = Startet eine neue Partie ab diesem Schritt. Diese hier bleibt, wie sie ist.
fork-seat = Ich spiele
fork-bot = gegen
fork-go = Ab hier weiterspielen
fork-over = Hier ist die Partie schon vorbei. Geh zu einem früheren Schritt.

## What the search thinks

hint-title = Was der Bot tun würde
hint-ask = Den Bot fragen
hint-thinking = Denkt nach …
hint-numbers = Siegchance { $share }, etwa { $xp } EP
hint-about = Für { $name }. Nur eine Schätzung des Bots.
hint-spoken = Der Bot würde wählen: { $move }. Siegchance: { $share }.
hint-off = Während dieser Partie gibt es keine Tipps.
hint-nobody = Hier gibt es keinen Tipp. Frag in deinem Zug oder bei einem anderen Schritt.
