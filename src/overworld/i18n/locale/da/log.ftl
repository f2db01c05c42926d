# What has happened: the log, the recap after other people's turns, and moves in words.
# Names of people and things are put in as they stand in a list, so a sentence can set them
# apart with a colon or brackets instead of bending them.

## The log, an entry each

log-began = Oververdenen er lagt ud. { $name } begynder.
log-unknown = Noget nyt: { $code } { $name }
log-turn = Tur { $turn }: { $name }
log-mined = { $name } tager en blok: { $block } ({ $column })
log-mined-pickaxe = { $name } tager en blok med en isøkse: { $block } ({ $column })
log-uncovered = En ny blok kommer til syne: { $block } ({ $column }, højde { $level })
log-layer = Lag { $layer } i terningen er tømt.
log-layer-card = Lag { $layer } i terningen er tømt: Kort { $card } scores, når turen er slut.
log-explored = { $steps ->
    [0] { $name } bliver stående og ser sig om ({ $crossing })
    [one] { $name } går 1 skridt ({ $start } til { $crossing })
   *[other] { $name } går { $steps } skridt ({ $start } til { $crossing })
  }
log-revealed = Vendt: { $face } ({ $cell })
log-built = { $name } bygger: { $tile } ({ $space }). Betalt: { $paid }.
log-built-xp = { $name } bygger: { $tile } ({ $space }). Betalt: { $paid }. Det giver { $xp } XP.
log-built-over = { $name } bygger: { $tile } ({ $space }). Betalt: { $paid }. Dækket: { $covered }.
log-built-over-xp = { $name } bygger: { $tile } ({ $space }). Betalt: { $paid }. Dækket: { $covered }. Det giver { $xp } XP.
log-nothing = intet
log-fight = { $needed ->
    [one] { $name } bekæmper: { $mob } ({ $cell }), 1 hjerte
   *[other] { $name } bekæmper: { $mob } ({ $cell }), { $needed } hjerter
  }
log-fight-chance = { $needed ->
    [one] { $name } bekæmper: { $mob } ({ $cell }), 1 hjerte. Vinderchance: { $chance }.
   *[other] { $name } bekæmper: { $mob } ({ $cell }), { $needed } hjerter. Vinderchance: { $chance }.
  }
log-turned = { $hearts ->
    [one] { $name } vender en brik: { $weapon }. Indtil nu 1 hjerte.
   *[other] { $name } vender en brik: { $weapon }. Indtil nu { $hearts } hjerter.
  }
log-turned-xp = { $hearts ->
    [one] { $name } vender en brik: { $weapon }. Det giver { $xp } XP. Indtil nu 1 hjerte.
   *[other] { $name } vender en brik: { $weapon }. Det giver { $xp } XP. Indtil nu { $hearts } hjerter.
  }
log-drew = { $name } bruger en bue og vender en brik mere.
log-declined-bow = { $name } vender ikke nogen ekstra brik med buen.
log-declined-pickaxe = { $name } tager ingen blok med isøksen.
log-declined-tnt = { $name } beholder TNT-brikken.
log-detonated = { $hearts ->
    [one] { $name } detonerer en TNT-brik: nu 1 hjerte.
   *[other] { $name } detonerer en TNT-brik: nu { $hearts } hjerter.
  }
log-took = { $name } tager et våben: { $weapon } ({ $cell })
log-traded = { $name } bytter en mob til en ekstra handling: { $mob }
log-ended = { $name } afslutter turen.
log-ended-due = { $name } afslutter turen. Nu scores: { $cards }.
log-scored = { $name } scorer kort { $card }: { $trait }, { $spaces } × { $points } = { $xp } XP
log-bonus = { $name } scorer en mob: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } XP
log-counting = { $name } scorer: { $trait }
log-counting-mob = { $name } scorer en mob: { $mob }
log-over = { $count ->
    [one] Spillet er slut. Vinder: { $winners }. XP: { $scores }.
   *[other] Spillet er slut. Sejren deles: { $winners }. XP: { $scores }.
  }
log-over-blocks = { $count ->
    [one] Spillet er slut. Vinder med flest blokke tilbage: { $winners }. XP: { $scores }. Blokke: { $blocks }.
   *[other] Spillet er slut. Sejren deles: { $winners }. XP: { $scores }. Blokke: { $blocks }.
  }
log-over-each = { $name } { $number }

## The same without codes of places, for players who see the land and the cube

log-block = { $name } tager en blok: { $block }
log-block-pickaxe = { $name } tager en blok med en isøkse: { $block }
log-block-new = En ny blok kommer til syne: { $block }
log-went = { $steps ->
    [0] { $name } bliver stående og ser sig om
    [one] { $name } går 1 skridt
   *[other] { $name } går { $steps } skridt
  }
log-went-near = { $went }, ved siden af: { $near }

## The outcome of a fight: a first sentence, then those of these that there is something to say about

log-fought-won = { $name } besejrer en mob: { $mob }, { $hearts } ♥, { $needed } kræves. Det giver { $xp } XP.
log-fought-lost = { $name } besejrer ikke mobben: { $mob }, { $hearts } ♥, { $needed } kræves. Den bliver stående.
log-fought-hoes = Gyldne hakker: { $xp } XP.
log-fought-blocks = Blokke taget: { $blocks }.
log-fought-back = { $tokens ->
    [one] 1 brik lægges tilbage i stakken.
   *[other] { $tokens } brikker lægges tilbage i stakken.
  }
log-fought-tnt = { $count ->
    [one] 1 TNT-brik går ud af spillet.
   *[other] { $count } TNT-brikker går ud af spillet.
  }

## The player's own actions, as screen readers speak them

own-block = Du tager en blok: { $block }
own-block-pickaxe = Du tager en blok med en isøkse: { $block }
own-built = Du bygger: { $tile } ({ $space }). Betalt: { $paid }.
own-built-xp = Du bygger: { $tile } ({ $space }). Betalt: { $paid }. Det giver { $xp } XP.
own-built-over = Du bygger: { $tile } ({ $space }). Betalt: { $paid }. Dækket: { $covered }.
own-built-over-xp = Du bygger: { $tile } ({ $space }). Betalt: { $paid }. Dækket: { $covered }. Det giver { $xp } XP.
own-took = Du tager et våben: { $weapon } ({ $cell })
own-traded = Du bytter en mob til en ekstra handling: { $mob }
own-scored = Du scorer kort { $card }: { $trait }, { $spaces } × { $points } = { $xp } XP
own-bonus = Du scorer en mob: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } XP
own-turned = { $hearts ->
    [one] Du vender en brik: { $weapon }. Indtil nu 1 hjerte.
   *[other] Du vender en brik: { $weapon }. Indtil nu { $hearts } hjerter.
  }
own-turned-xp = { $hearts ->
    [one] Du vender en brik: { $weapon }. Det giver { $xp } XP. Indtil nu 1 hjerte.
   *[other] Du vender en brik: { $weapon }. Det giver { $xp } XP. Indtil nu { $hearts } hjerter.
  }
own-fought-won = Du besejrer en mob: { $mob }, { $hearts } ♥, { $needed } kræves. Det giver { $xp } XP.
own-fought-lost = Du besejrer ikke mobben: { $mob }, { $hearts } ♥, { $needed } kræves. Den bliver stående.

## Moves in words

move-mine = Tag en blok: { $block }
move-explore = Udforsk: et sted, hvor intet er vendt
move-explore-near = Udforsk: ved siden af { $near }
move-explore-stay = Udforsk: bliv her
move-build = Byg: { $tile } ({ $cell }), { $space }
move-fight = Bekæmp: { $mob } ({ $cell })
move-take = Tag et våben: { $weapon } ({ $cell })
move-draw = Bue: vend en brik mere
move-pass-bow = Bue: ingen ekstra brik
move-pass-pickaxe = Isøkse: tag ingen blok
move-pass-tnt = Behold TNT-brikken
move-detonate = Detonér TNT-brikken
move-trade = Byt en mob til en ekstra handling
move-end = Afslut turen
move-score = Scor: { $trait }

## Log and recap

log-title = Det er der sket
log-filter = Vis
log-by-bot = spillet af en bot
log-everybody = Alle
log-empty = Der er ikke sket noget endnu.
recap-title = Siden dit sidste valg

## Chat and notices about people

chat-title = Chat
chat-empty = Ingen har skrevet noget endnu.
chat-hidden = Ordene fra dem, du blokerer, er skjult.
chat-field = Skriv noget
chat-send = Send
chat-spectator = En tilskuer
chat-off = Der er ingen chat ved dette bord.
chat-muted = Værten har slået din chat fra. Du kan stadig læse med.
chat-silenced = De, der driver serveren, har slået din chat fra indtil { $until }. Du kan stadig spille og læse med.
say-title = Snak: reaktioner og chat
say-reactions = Reaktioner
say-all = Åbn hele chatten
reaction-cheer = Godt spillet!
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-oops = Åh nej!
bubble-said = { $name }: { $text }
mute-title = Slå nogens chat fra
mute-seat = Slå chat fra: { $name }
mute-spectators = Slå chat fra for alle tilskuere
notice-join = { $name } sætter sig.
notice-leave = { $name } forlader bordet.
notice-kick = Værten har fjernet { $name } fra bordet.
notice-rename = { $name } hedder nu { $other }.
notice-start = Spillet begynder.
notice-undo = { $name } fortryder sit sidste valg.
notice-resign = { $name } giver op.
notice-bot = En bot spiller for { $name }.
notice-flag = Tiden er gået for { $name }: En bot tager over.
notice-overtime = Tiden er gået for { $name }: Der er kun få sekunder tilbage.
notice-back = { $name } er tilbage og spiller videre.
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
notice-give = Værten har oprettet et link, så en anden enhed kan overtage denne plads: { $name }
notice-rematch = Et nyt bord er klar til revanchen.

## Clocks

clock-title = Ure
clock-of = Tid tilbage, { $name }:
clock-paused = på pause
clock-hurry = skynd dig!
clock-warning = { $name }: { $seconds } sekunder tilbage.
clock-pause = Sæt urene på pause
clock-resume = Start urene igen
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
absence-away = { $name } er stadig væk. Hvad vil du gøre?
absence-seen = { $name } er væk.
absence-choose = Mens { $name } er væk
absence-wait = Vent
absence-turn = Lad en bot spille denne tur
absence-until = Lad en bot spille, til spilleren er tilbage
absence-give = Giv pladsen til en anden enhed
absence-waiting = Du venter.
absence-again = Vælg igen
absence-bot-turn = { $name } er væk: En bot spiller denne tur.
absence-bot-return = { $name } er væk: En bot spiller, til spilleren er tilbage.
absence-bot-end = En bot spiller for { $name } resten af spillet.
absence-stop-bot = Vent i stedet
absence-mine = { $name }: En bot spiller for dig
absence-return = Tag pladsen tilbage
absence-given = Værten har givet din plads til en anden enhed: { $name }. Bed værten om et link, hvis du vil have den tilbage.
time-up-mine = Tiden er gået, { $name }! Vælg nu, ellers tager en bot over.
time-up-gone = Din tid er gået, { $name }: En bot spiller for dig.
time-up-back = { $name }: Botten afslutter denne tur, og så spiller du igen.

## The connection

banner-offline = Ingen forbindelse. Forbinder igen …
banner-offline-kept = Ingen forbindelse. Forbinder igen … Dit træk er gemt og bliver sendt.
banner-offline-last = Offline, status fra { $time }. Du kan se, men ikke spille, før forbindelsen er tilbage.
banner-late = Serveren er langsom til at svare. Venter …
banner-late-kept = Serveren er langsom til at svare. Dit træk er gemt og bliver sendt.
banner-busy = Serveren har travlt. Siden bliver ved med at prøve.
banner-again = Siden bliver ved med at prøve.
banner-back = Du er online igen.
banner-refused = Dette bord kan ikke åbnes.
banner-gone = Værten har slettet dette bord.
banner-archived = Ingen har spillet her længe, så bordet er arkiveret.
banner-restore = Gendan bordet
banner-home = Forside

## Moving a seat

move-seat-about = Du får et link og en kode, der kan scannes. Den anden enhed overtager din plads, og på denne kan du derefter kun se med.
move-seat-offer = Flyt denne plads: { $name }
move-seat-none = Du har ingen plads ved dette bord.
move-seat-how = Åbn linket på den anden enhed, eller scan koden. Linket virker én gang. Plads: { $name }
move-seat-qr = Linket som QR-kode
move-seat-link = Link til den anden enhed
move-seat-copy = Kopiér
move-seat-copied = Linket er kopieret.
move-seat-moved = Du spiller nu på den anden enhed. Her kan du stadig se med.
move-seat-here = Du spiller nu på denne enhed: { $name }
move-seat-used = Linket er allerede brugt, eller der er oprettet et nyere. Opret et nyt link på din anden enhed.
give-seat-about = Har { $name } mistet sin enhed eller skiftet browser? Du får et link og en kode til en anden enhed. De virker én gang. Alle ved bordet får det at vide. Kommer { $name } tilbage først, gælder linket ikke længere.
give-seat-make = Opret linket
give-seat-done = { $name } er ved bordet. Linket virker ikke længere.

## Whose turn it is, outside the page

attention-title = ● { $title }
attention-turn = Det er din tur.
attention-score = Vælg, hvad du vil score.
attention-time = Din tid er ved at løbe ud.
attention-full = Dit bord er fuldt. Du kan begynde.
attention-table = Overworld, bord { $code }

## One device, several people

handover-title = Næste: { $name }
handover-about = Giv enheden videre. Til næste spiller: Det er der sket siden din sidste tur.
handover-first = Giv enheden videre.
handover-go = Jeg er { $name }, fortsæt
