# What has happened: the log, the recap after other people's turns, and moves in words.
# Names of people and things are put in as they stand in a list, so a sentence can set them
# apart with a colon or brackets instead of bending them.

## The log, an entry each

log-began = Oververdenen er lagt ud. { $name } begynder.
log-unknown = Noget nyt: { $code } { $name }
log-turn = Tur { $turn }: { $name }
log-mined = { $name } tager en blok: { $block } ({ $column })
log-mined-pickaxe = { $name } tager en blok med en isøkse: { $block } ({ $column })
log-uncovered = En ny blok kommer til syne: { $block } ({ $column }, niveau { $level })
log-layer = Lag { $layer } i terningen er væk.
log-layer-card = Lag { $layer } i terningen er væk: Kort { $card } scores, når turen er slut.
log-explored = { $steps ->
    [0] { $name } bliver stående og ser sig om ({ $crossing })
    [one] { $name } går 1 skridt ({ $start } til { $crossing })
   *[other] { $name } går { $steps } skridt ({ $start } til { $crossing })
  }
log-revealed = Vendt: { $face } ({ $cell })
log-built = { $name } bygger: { $tile } ({ $space }). Betalt: { $paid }.
log-built-xp = { $name } bygger: { $tile } ({ $space }). Betalt: { $paid }. Får: { $xp } XP.
log-built-over = { $name } bygger: { $tile } ({ $space }). Betalt: { $paid }. Dækket: { $covered }.
log-built-over-xp = { $name } bygger: { $tile } ({ $space }). Betalt: { $paid }. Dækket: { $covered }. Får: { $xp } XP.
log-nothing = intet
log-fight = { $needed ->
    [one] { $name } kæmper: { $mob } ({ $cell }), 1 hjerte
   *[other] { $name } kæmper: { $mob } ({ $cell }), { $needed } hjerter
  }
log-fight-chance = { $needed ->
    [one] { $name } kæmper: { $mob } ({ $cell }), 1 hjerte. Vinderchance: { $chance }.
   *[other] { $name } kæmper: { $mob } ({ $cell }), { $needed } hjerter. Vinderchance: { $chance }.
  }
log-turned = { $hearts ->
    [one] { $name } vender en brik: { $weapon }. Indtil nu 1 hjerte.
   *[other] { $name } vender en brik: { $weapon }. Indtil nu { $hearts } hjerter.
  }
log-turned-xp = { $hearts ->
    [one] { $name } vender en brik: { $weapon }. Får: { $xp } XP. Indtil nu 1 hjerte.
   *[other] { $name } vender en brik: { $weapon }. Får: { $xp } XP. Indtil nu { $hearts } hjerter.
  }
log-drew = { $name } bruger en bue og vender en brik mere.
log-declined-bow = { $name } vender ikke flere brikker med buen.
log-declined-pickaxe = { $name } tager ingen blok med isøksen.
log-declined-tnt = { $name } beholder TNT-brikken.
log-detonated = { $hearts ->
    [one] { $name } detonerer en TNT-brik: nu 1 hjerte.
   *[other] { $name } detonerer en TNT-brik: nu { $hearts } hjerter.
  }
log-took = { $name } tager et våben: { $weapon } ({ $cell })
log-traded = { $name } afleverer en mob for en ekstra handling: { $mob }
log-ended = { $name } slutter turen.
log-ended-due = { $name } slutter turen. Nu scores: { $cards }.
log-scored = { $name } scorer kort { $card }: { $trait }, { $spaces } × { $points } = { $xp } XP
log-bonus = { $name } scorer en mob: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } XP
log-counting = { $name } scorer: { $trait }
log-counting-mob = { $name } scorer en mob: { $mob }
log-over = { $count ->
    [one] Spillet er slut. Vinder: { $winners }. XP: { $scores }.
   *[other] Spillet er slut. Sejren deles: { $winners }. XP: { $scores }.
  }
log-over-blocks = { $count ->
    [one] Spillet er slut. Vinder på flest blokke: { $winners }. XP: { $scores }. Blokke: { $blocks }.
   *[other] Spillet er slut. Sejren deles: { $winners }. XP: { $scores }. Blokke: { $blocks }.
  }
log-over-each = { $name } { $number }

## The outcome of a fight: a first sentence, then those of these that there is something to say about

log-fought-won = { $name } besejrer en mob: { $mob }, { $hearts } af { $needed } ♥. Får: { $xp } XP.
log-fought-lost = { $name } besejrer ikke mobben: { $mob }, { $hearts } af { $needed } ♥. Den bliver liggende.
log-fought-hoes = Gyldne hakker: { $xp } XP.
log-fought-blocks = Blokke taget: { $blocks }.
log-fought-back = { $tokens ->
    [one] 1 brik lægges tilbage i stakken.
   *[other] { $tokens } brikker lægges tilbage i stakken.
  }
log-fought-tnt = { $count ->
    [one] 1 TNT-brik er brugt op.
   *[other] { $count } TNT-brikker er brugt op.
  }

## Moves in words

move-mine = Tag en blok: { $block } ({ $column })
move-explore = Udforsk: gå til { $crossing }
move-explore-stay = Udforsk: bliv på { $crossing }
move-build = Byg: { $tile } ({ $cell }), { $space }
move-fight = Kæmp: { $mob } ({ $cell })
move-take = Tag et våben: { $weapon } ({ $cell })
move-draw = Bue: vend en brik mere
move-pass-bow = Bue: stop her
move-pass-pickaxe = Isøkse: tag ingen blok
move-pass-tnt = Behold TNT-brikken
move-detonate = Detonér TNT-brikken
move-trade = Aflevér en mob for en ekstra handling
move-end = Slut turen
move-score = Scor: { $trait }

## Log and recap

log-title = Det er der sket
log-filter = Vis
log-everybody = Alle
log-empty = Der er ikke sket noget endnu.
recap-title = Siden dit sidste valg

## Chat and notices about people

chat-title = Chat
chat-empty = Ingen har sagt noget endnu.
chat-field = Sig noget
chat-send = Send
chat-spectator = En tilskuer
chat-off = Der er ingen chat ved dette bord.
chat-muted = Værten har slået din chat fra. Du kan stadig læse med.
mute-title = Slå nogens chat fra
mute-seat = Slå chat fra: { $name }
mute-spectators = Slå chat fra for alle tilskuere
notice-join = { $name } sætter sig.
notice-leave = { $name } har forladt bordet.
notice-kick = { $name } blev bedt om at gå.
notice-rename = { $name } hedder nu { $other }.
notice-start = Spillet begynder.
notice-undo = { $name } fortryder sit sidste valg.
notice-resign = { $name } giver op.
notice-bot = En bot spiller for { $name }.
notice-flag = { $name } har ikke mere tid: En bot spiller videre.
notice-overtime = Tiden er gået for { $name }: Der er få sekunder tilbage.
notice-back = { $name } spiller igen.
notice-here = { $name } er her.
notice-away = { $name } er væk.
notice-mute = { $name } kan ikke længere skrive i chatten.
notice-unmute = { $name } må skrive igen.
notice-mute-spectators = Tilskuerne kan ikke længere skrive i chatten.
notice-unmute-spectators = Tilskuerne må skrive igen.
notice-pause = Urene er sat på pause.
notice-run = Urene går igen.
notice-extend = { $name } får { $seconds } sekunder mere.
notice-claim = { $name } spiller nu på en anden enhed.
notice-rematch = Der er et nyt bord til revanchen.

## Clocks

clock-title = Ure
clock-of = Tid tilbage, { $name }:
clock-paused = på pause
clock-hurry = skynd dig!
clock-warning = { $name }: { $seconds } sekunder tilbage.
clock-pause = Sæt urene på pause
clock-resume = Lad urene gå
clock-more = { $minutes ->
    [one] + 1 minut
   *[other] + { $minutes } minutter
  }
clock-extend = { $minutes ->
    [one] + 1 minut: { $name }
   *[other] + { $minutes } minutter: { $name }
  }

## Somebody is away

absence-title = Hvem er væk
absence-soon = { $name } er væk. Om { $time } kan du lade en bot spille.
absence-away = { $name } er stadig væk. Hvad nu?
absence-choose = Mens nogen er væk: { $name }
absence-wait = Vent
absence-turn = En bot spiller denne tur
absence-until = En bot spiller, indtil spilleren er tilbage
absence-waiting = Vi venter.
absence-again = Vælg igen
absence-bot-turn = { $name } er væk: En bot spiller denne tur.
absence-bot-return = { $name } er væk: En bot spiller så længe.
absence-bot-end = En bot spiller for { $name } til det sidste.
absence-stop-bot = Vent i stedet
absence-mine = En bot spiller din plads: { $name }
absence-return = Tag min plads tilbage
time-up-mine = Tiden er gået, { $name }! Tag en beslutning nu, ellers spiller en bot videre for dig.
time-up-gone = Din tid er gået, { $name }: En bot spiller videre for dig til slutningen.

## The connection

banner-offline = Ingen forbindelse. Forbinder igen …
banner-offline-kept = Ingen forbindelse. Forbinder igen … Dit træk er gemt og bliver sendt.
banner-late = Serveren har ikke svaret et øjeblik. Venter …
banner-late-kept = Serveren har ikke svaret et øjeblik. Dit træk er gemt og bliver sendt.
banner-busy = Det går videre af sig selv.
banner-back = Du er online igen.
banner-refused = Dette bord kan ikke åbnes.
banner-gone = Værten har slettet dette bord.
banner-home = Forside

## Moving a seat

move-seat-about = Du får et link og en kode, der kan scannes. Den anden enhed overtager din plads, og denne ser med fra da af.
move-seat-offer = Flyt: { $name }
move-seat-none = Du har ingen plads ved dette bord.
move-seat-how = Åbn linket på den anden enhed, eller scan koden. Det virker én gang. Plads: { $name }
move-seat-qr = Linket som QR-kode
move-seat-link = Link til den anden enhed
move-seat-copy = Kopiér
move-seat-copied = Linket er kopieret.
move-seat-moved = Din plads er nu på den anden enhed. Her kan du blive ved med at se med.
move-seat-here = Du spiller nu på denne enhed: { $name }
move-seat-used = Linket er allerede brugt, eller også er der lavet et nyere.

## Whose turn it is, outside the page

attention-title = ● { $title }
attention-turn = Det er din tur.
attention-score = Du vælger, hvad du vil score.
attention-table = Overworld, bord { $code }

## One device, several people

handover-title = Næste: { $name }
handover-about = Giv skærmen videre. Her er, hvad der er sket siden dit sidste valg.
handover-first = Giv skærmen videre.
handover-go = Jeg er { $name }, fortsæt
