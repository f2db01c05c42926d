# Scoring rounds, and the end of a game.

scoring-title-A = Punteggio A: biomi. Lo strato superiore è esaurito.
scoring-title-B = Punteggio B: materiali. Il secondo strato è esaurito.
scoring-title-C = Punteggio C: tipi. Il terzo strato è esaurito.
scoring-group = Scegli una caratteristica: conta il tuo gruppo più grande di caselle adiacenti.
scoring-beginner = Scegli una caratteristica: contano tutte le caselle che la mostrano, adiacenti o no.
scoring-early = Puoi già scegliere: la scelta viene inviata quando tocca a te.
scoring-done = { $who }: { $trait }, +{ $xp } PE
scoring-choosing = { $who } sceglie…
scoring-later = { $who } aspetta
scoring-sum = { $spaces } × { $points } = { $total }
scoring-best = Il massimo
scoring-again = Un altro gruppo vale di più. Premi di nuovo per scegliere questo.

final-winner = Vince { $winners }!
final-place = { $place }. { $name }
final-lands = Le cartelle
final-shared = Vittoria condivisa: { $winners }!
final-resigned = Resa: { $who }.
final-timed-out = Tempo scaduto: { $who }. Ha continuato un bot.
final-show = Punteggio finale
final-look = Guarda il tavolo
final-rematch = Rivincita
final-rematch-go = Vai alla rivincita
final-replay = Rivedi la partita
final-share = Copia il link
final-picture = Un’immagine da condividere
final-picture-about = Immagine del risultato: { $title } { $scores } PE
final-picture-names = Nomi
final-picture-save = Salva
final-picture-share = Condividi
final-since = In testa dal turno { $turn }
final-table = Punteggio finale
final-source = Origine dei PE
final-buildings = Edifici costruiti
final-mobs = Mostri sconfitti
final-hoes = Zappe d’oro
final-A = Punteggio A
final-B = Punteggio B
final-C = Punteggio C
final-bonuses = Mostri a fine partita
final-total = Totale
final-blocks = Blocchi rimasti (per i pareggi)
final-gain = +{ $xp }
final-over-time = PE nel tempo
final-chart = Una linea per giocatore: i PE dopo ogni turno. Gli stessi numeri sono nella tabella qui sotto.
final-numbers = I numeri
final-turn = Turno
final-more = Battaglie e blocchi
final-what = Dettaglio
final-fights = Battaglie vinte
final-luck = { $won } su { $fights }, attese { $expected }
final-no-fights = Nessuna
final-taken = Blocchi presi: { $material }
final-you = Hai vinto!
final-after = { $turns ->
    [one] Dopo un turno
   *[other] Dopo { $turns } turni
}
final-margin = { $first } a { $second } PE. Che cosa ha fatto la differenza: { $sources }
final-more-of = { $source } (+{ $xp })
final-tied = PE in parità: decidono i blocchi rimasti.
final-where = Da dove vengono i punti
final-part = { $source }: { $xp } PE
final-bar = { $who }, { $total } PE. { $sources }. Mostra i dettagli.
final-derivation = { $who }: da dove vengono i suoi { $xp } PE
final-lead = In testa
final-largest = Guadagno più grande
final-in-turn = Turno { $turn }:
final-ahead = Da qui in poi { $who } resta in testa.
final-level = Nessuno è rimasto in testa fino alla fine.
final-watch = Guarda
final-fights-of = Battaglie vinte da { $who }:
