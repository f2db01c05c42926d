# Scoring rounds, and the end of a game.

scoring-title-A = Puntuación A: biomas. La capa superior se ha agotado.
scoring-title-B = Puntuación B: materiales. La segunda capa se ha agotado.
scoring-title-C = Puntuación C: tipos. La tercera capa se ha agotado.
scoring-group = Elige una característica: cuenta tu grupo más grande de casillas adyacentes.
scoring-beginner = Elige una característica: cuentan todas las casillas que la tengan, adyacentes o no.
scoring-early = Ya puedes elegir: tu elección se enviará cuando te toque.
scoring-done = { $who }: { $trait }, +{ $xp } PE
scoring-choosing = { $who } está eligiendo…
scoring-later = { $who } espera
scoring-sum = { $spaces } × { $points } = { $total }
scoring-best = El máximo
scoring-again = Otro grupo da más puntos. Toca otra vez para puntuar este.

final-winner = ¡Gana { $winners }!
final-place = { $place }. { $name }
final-lands = Los tableros
final-shared = ¡Victoria compartida de { $winners }!
final-resigned = Abandono: { $who }.
final-timed-out = Se acabó el tiempo y siguió un bot: { $who }.
final-show = Resultado final
final-look = Ver la mesa
final-rematch = Revancha
final-rematch-go = Ir a la revancha
final-replay = Verla de nuevo
final-share = Copiar el enlace
final-picture = Una imagen para compartir
final-picture-about = Imagen del resultado: { $title } { $scores } PE
final-picture-names = Nombres
final-picture-save = Guardar
final-picture-share = Compartir
final-since = Por delante desde el turno { $turn }
final-table = Resultado final
final-source = Origen de los PE
final-buildings = Edificios al construir
final-mobs = Monstruos derrotados
final-hoes = Azadas de oro
final-A = Puntuación A
final-B = Puntuación B
final-C = Puntuación C
final-bonuses = Monstruos al final
final-total = Total
final-blocks = Bloques en reserva (desempate)
final-gain = +{ $xp }
final-over-time = PE a lo largo de la partida
final-chart = Una línea por jugador: los PE después de cada turno. Las mismas cifras están en la tabla de abajo.
final-numbers = Las cifras
final-turn = Turno
final-more = Combates y bloques
final-what = Detalle
final-fights = Combates ganados
final-luck = { $won } de { $fights }, se esperaban { $expected }
final-no-fights = Ninguno
final-taken = Bloques tomados: { $material }
final-you = ¡Has ganado!
final-after = { $turns ->
    [one] Tras un turno
   *[other] Tras { $turns } turnos
}
final-margin = { $first } a { $second } PE. Lo que marcó la diferencia: { $sources }
final-more-of = { $source } (+{ $xp })
final-tied = Empate en PE: deciden los bloques en reserva.
final-where = De dónde salieron los puntos
final-part = { $source }: { $xp } PE
final-bar = { $who }, { $total } PE. { $sources }. Ver el detalle.
final-derivation = De dónde salen los { $xp } PE de { $who }
final-lead = La ventaja
final-largest = Mayor ganancia
final-in-turn = Turno { $turn }:
final-ahead = Desde aquí, { $who } se mantuvo por delante.
final-level = Nadie se mantuvo por delante hasta el final.
final-watch = Ver
final-fights-of = Combates ganados por { $who }:
