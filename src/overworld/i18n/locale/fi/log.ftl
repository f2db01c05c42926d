# What has happened: the log, the recap after other people's turns, and moves in words.
# Names of people and things are put in as they stand in a list, so a sentence can set them
# apart with a colon or brackets instead of bending them.

## The log, an entry each

log-began = Ylämaailma on valmis. { $name } aloittaa.
log-unknown = Jotain uutta: { $code } { $name }
log-turn = Vuoro { $turn }: { $name }
log-mined = { $name } nostaa kuution: { $block } ({ $column })
log-mined-pickaxe = { $name } nostaa hakulla kuution: { $block } ({ $column })
log-uncovered = Uusi kuutio tulee näkyviin: { $block } ({ $column }, korkeus { $level })
log-layer = Ison kuution kerros { $layer } on loppunut.
log-layer-card = Ison kuution kerros { $layer } on loppunut: pistelasku { $card } tehdään, kun tämä vuoro päättyy.
log-explored = { $steps ->
    [0] { $name } jää paikalleen ja katselee ympärilleen ({ $crossing })
    [one] { $name } kulkee 1 askeleen ({ $start } → { $crossing })
   *[other] { $name } kulkee { $steps } askelta ({ $start } → { $crossing })
  }
log-revealed = Käännettiin: { $face } ({ $cell })
log-built = { $name } rakentaa: { $tile } ({ $space }). Maksettu: { $paid }.
log-built-xp = { $name } rakentaa: { $tile } ({ $space }). Maksettu: { $paid }. Saatu: { $xp } XP.
log-built-over = { $name } rakentaa: { $tile } ({ $space }). Maksettu: { $paid }. Peitetty: { $covered }.
log-built-over-xp = { $name } rakentaa: { $tile } ({ $space }). Maksettu: { $paid }. Peitetty: { $covered }. Saatu: { $xp } XP.
log-nothing = ei mitään
log-fight = { $needed ->
    [one] { $name } taistelee: { $mob } ({ $cell }), 1 sydän
   *[other] { $name } taistelee: { $mob } ({ $cell }), { $needed } sydäntä
  }
log-fight-chance = { $needed ->
    [one] { $name } taistelee: { $mob } ({ $cell }), 1 sydän. Voiton todennäköisyys: { $chance }.
   *[other] { $name } taistelee: { $mob } ({ $cell }), { $needed } sydäntä. Voiton todennäköisyys: { $chance }.
  }
log-turned = { $hearts ->
    [one] { $name } kääntää aselaatan: { $weapon }. Tähän mennessä 1 sydän.
   *[other] { $name } kääntää aselaatan: { $weapon }. Tähän mennessä { $hearts } sydäntä.
  }
log-turned-xp = { $hearts ->
    [one] { $name } kääntää aselaatan: { $weapon }. Saatu: { $xp } XP. Tähän mennessä 1 sydän.
   *[other] { $name } kääntää aselaatan: { $weapon }. Saatu: { $xp } XP. Tähän mennessä { $hearts } sydäntä.
  }
log-drew = { $name } käyttää jousta ja kääntää vielä yhden laatan.
log-declined-bow = { $name } ei käännä jousella ylimääräistä laattaa.
log-declined-pickaxe = { $name } ei nosta hakulla kuutiota.
log-declined-tnt = { $name } säästää dynamiitin.
log-detonated = { $hearts ->
    [one] { $name } räjäyttää dynamiitin: nyt 1 sydän.
   *[other] { $name } räjäyttää dynamiitin: nyt { $hearts } sydäntä.
  }
log-took = { $name } nostaa aseen: { $weapon } ({ $cell })
log-traded = { $name } palauttaa hirviön ja saa lisätoiminnon: { $mob }
log-ended = { $name } päättää vuoron.
log-ended-due = { $name } päättää vuoron. Nyt lasketaan pisteet: { $cards }.
log-scored = Pistelasku { $card }, { $name }: { $trait }, { $spaces } × { $points } = { $xp } XP
log-bonus = { $name } saa hirviöstä pisteitä: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } XP
log-counting = Pistelasku, { $name }: { $trait }
log-counting-mob = { $name } saa hirviöstä pisteitä: { $mob }
log-over = { $count ->
    [one] Peli on päättynyt. Voittaja: { $winners }. XP: { $scores }.
   *[other] Peli on päättynyt. Voiton jakavat { $winners }. XP: { $scores }.
  }
log-over-blocks = { $count ->
    [one] Peli on päättynyt. Jäljelle jääneet kuutiot ratkaisivat, voittaja: { $winners }. XP: { $scores }. Kuutiot: { $blocks }.
   *[other] Peli on päättynyt. Voiton jakavat { $winners }. XP: { $scores }. Kuutiot: { $blocks }.
  }
log-over-each = { $name } { $number }

## The same without codes of places, for players who see the land and the cube

log-block = { $name } nostaa kuution: { $block }
log-block-pickaxe = { $name } nostaa hakulla kuution: { $block }
log-block-new = Uusi kuutio tulee näkyviin: { $block }
log-went = { $steps ->
    [0] { $name } jää paikalleen ja katselee ympärilleen
    [one] { $name } kulkee 1 askeleen
   *[other] { $name } kulkee { $steps } askelta
  }
log-went-near = { $went }, vieressä: { $near }

## The outcome of a fight: a first sentence, then those of these that there is something to say about

log-fought-won = { $name } päihittää hirviön: { $mob }, { $hearts } ♥, tarvitaan { $needed }. Saatu: { $xp } XP.
log-fought-lost = { $name } ei päihitä hirviötä: { $mob }, { $hearts } ♥, tarvitaan { $needed }. Se jää paikalleen.
log-fought-hoes = Kultaiset kuokat: { $xp } XP.
log-fought-blocks = Nostetut kuutiot: { $blocks }.
log-fought-back = { $tokens ->
    [one] 1 aselaatta palaa pinoon.
   *[other] { $tokens } aselaattaa palaa pinoon.
  }
log-fought-tnt = { $count ->
    [one] 1 dynamiitti poistuu pelistä.
   *[other] { $count } dynamiittia poistuu pelistä.
  }

## The player's own actions, as screen readers speak them

own-block = Nostat kuution: { $block }
own-block-pickaxe = Nostat hakulla kuution: { $block }
own-built = Rakennat: { $tile } ({ $space }). Maksettu: { $paid }.
own-built-xp = Rakennat: { $tile } ({ $space }). Maksettu: { $paid }. Saatu: { $xp } XP.
own-built-over = Rakennat: { $tile } ({ $space }). Maksettu: { $paid }. Peitetty: { $covered }.
own-built-over-xp = Rakennat: { $tile } ({ $space }). Maksettu: { $paid }. Peitetty: { $covered }. Saatu: { $xp } XP.
own-took = Nostat aseen: { $weapon } ({ $cell })
own-traded = Palautat hirviön ja saat lisätoiminnon: { $mob }
own-scored = Saat pisteitä kortista { $card }: { $trait }, { $spaces } × { $points } = { $xp } XP
own-bonus = Saat hirviöstä pisteitä: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } XP
own-turned = { $hearts ->
    [one] Käännät aselaatan: { $weapon }. Tähän mennessä 1 sydän.
   *[other] Käännät aselaatan: { $weapon }. Tähän mennessä { $hearts } sydäntä.
  }
own-turned-xp = { $hearts ->
    [one] Käännät aselaatan: { $weapon }. Saatu: { $xp } XP. Tähän mennessä 1 sydän.
   *[other] Käännät aselaatan: { $weapon }. Saatu: { $xp } XP. Tähän mennessä { $hearts } sydäntä.
  }
own-fought-won = Päihität hirviön: { $mob }, { $hearts } ♥, tarvitaan { $needed }. Saatu: { $xp } XP.
own-fought-lost = Et päihitä hirviötä: { $mob }, { $hearts } ♥, tarvitaan { $needed }. Se jää paikalleen.

## Moves in words

move-mine = Nosta kuutio: { $block }
move-explore = Tutki: paikka, jossa mitään ei ole käännetty
move-explore-near = Tutki: paikka, jonka vieressä on { $near }
move-explore-stay = Tutki: pysy tässä
move-build = Rakenna: { $tile } ({ $cell }), { $space }
move-fight = Taistele: { $mob } ({ $cell })
move-take = Nosta ase: { $weapon } ({ $cell })
move-draw = Jousi: käännä vielä yksi laatta
move-pass-bow = Jousi: ei ylimääräistä laattaa
move-pass-pickaxe = Hakku: älä nosta kuutiota
move-pass-tnt = Säästä dynamiitti
move-detonate = Räjäytä dynamiitti
move-trade = Palauta hirviö, niin saat lisätoiminnon
move-end = Päätä vuoro
move-score = Laske pisteet: { $trait }

## Log and recap

log-title = Mitä on tapahtunut
log-filter = Näytä
log-by-bot = botin pelaama
log-everybody = Kaikki
log-empty = Mitään ei ole vielä tapahtunut.
recap-title = Edellisen valintasi jälkeen

## Chat and notices about people

chat-title = Keskustelu
chat-empty = Kukaan ei ole vielä kirjoittanut mitään.
chat-hidden = Estämiesi ihmisten sanat on piilotettu.
chat-field = Kirjoita jotain
chat-send = Lähetä
chat-spectator = Katsoja
chat-off = Tässä pöydässä ei ole keskustelua.
chat-muted = Järjestäjä on mykistänyt sinut. Voit silti lukea.
chat-silenced = Palvelimen ylläpitäjät ovat mykistäneet sinut tähän asti: { $until }. Voit silti pelata ja lukea.
say-title = Juttele: reaktiot ja keskustelu
say-reactions = Reaktiot
say-all = Avaa koko keskustelu
reaction-cheer = Hyvin pelattu!
reaction-laugh = Haha!
reaction-wow = Vau!
reaction-oops = Voi ei!
bubble-said = { $name }: { $text }
mute-title = Mykistä joku
mute-seat = Mykistä: { $name }
mute-spectators = Mykistä kaikki katsojat
notice-join = { $name } istuu pöytään.
notice-leave = { $name } lähtee pöydästä.
notice-kick = Järjestäjä poisti pöydästä: { $name }.
notice-rename = { $name } on nyt nimeltään { $other }.
notice-start = Peli alkaa.
notice-undo = { $name } kumoaa viimeisimmän valinnan.
notice-resign = { $name } luovuttaa.
notice-bot = Botti pelaa nyt tämän pelaajan puolesta: { $name }.
notice-flag = Aika loppui: { $name }. Botti jatkaa.
notice-overtime = Aika loppui: { $name }. Jäljellä on enää muutama sekunti.
notice-back = { $name } on palannut ja pelaa taas.
notice-here = { $name } on paikalla.
notice-away = { $name } on poissa.
notice-mute = { $name } on mykistetty.
notice-unmute = { $name } saa taas kirjoittaa.
notice-mute-spectators = Katsojat on mykistetty.
notice-unmute-spectators = Katsojat saavat taas kirjoittaa.
notice-pause = Kellot on pysäytetty.
notice-run = Kellot käyvät taas.
notice-extend = { $name } saa { $seconds } sekuntia lisää.
notice-claim = { $name } pelaa nyt toisella laitteella.
notice-give = Järjestäjä on tehnyt linkin, jolla toinen laite voi ottaa tämän paikan: { $name }
notice-rematch = Uusi pöytä on valmiina revanssia varten.

## Clocks

clock-title = Kellot
clock-of = Aikaa jäljellä, { $name }:
clock-paused = pysäytetty
clock-hurry = kiire!
clock-warning = { $name }: { $seconds } sekuntia jäljellä.
clock-pause = Pysäytä kellot
clock-resume = Käynnistä kellot taas
clock-more = { $minutes ->
    [one] + 1 minuutti
   *[other] + { $minutes } minuuttia
  }
clock-extend = { $minutes ->
    [one] + 1 minuutti: { $name }
   *[other] + { $minutes } minuuttia: { $name }
  }

## Somebody is away

absence-title = Kuka on poissa
absence-soon = { $name } on poissa. Voit antaa botin pelata, kun on kulunut vielä { $time }.
absence-away = { $name } on yhä poissa. Mitä haluat tehdä?
absence-seen = { $name } on poissa.
absence-choose = Kun { $name } on poissa
absence-wait = Odota
absence-turn = Anna botin pelata tämä vuoro
absence-until = Anna botin pelata, kunnes pelaaja palaa
absence-give = Anna paikka toiselle laitteelle
absence-waiting = Odotat.
absence-again = Valitse uudestaan
absence-bot-turn = { $name } on poissa: botti pelaa tämän vuoron.
absence-bot-return = { $name } on poissa: botti pelaa, kunnes pelaaja palaa.
absence-bot-end = Botti pelaa tämän pelaajan puolesta loppuun asti: { $name }.
absence-stop-bot = Odota sittenkin
absence-mine = { $name }: botti pelaa puolestasi
absence-return = Palaa peliin
absence-given = Järjestäjä on antanut paikkasi toiselle laitteelle: { $name }. Pyydä järjestäjältä linkki, jos haluat sen takaisin.
time-up-mine = Aika loppui, { $name }! Valitse nyt, tai botti jatkaa puolestasi.
time-up-gone = Aikasi loppui, { $name }: botti pelaa puolestasi.
time-up-back = { $name }: botti pelaa tämän vuoron loppuun, sitten pelaat taas itse.

## The connection

banner-offline = Ei yhteyttä. Yhdistetään uudelleen …
banner-offline-kept = Ei yhteyttä. Yhdistetään uudelleen … Siirtosi on tallennettu, ja se lähetetään.
banner-offline-last = Offline, tilanne { $time }. Voit katsella, mutta et pelata, ennen kuin yhteys palaa.
banner-late = Palvelin vastaa hitaasti. Odotetaan …
banner-late-kept = Palvelin vastaa hitaasti. Siirtosi on tallennettu, ja se lähetetään.
banner-busy = Palvelin on ruuhkautunut. Sivu jatkaa yrittämistä.
banner-again = Sivu jatkaa yrittämistä.
banner-back = Yhteys toimii taas.
banner-refused = Tätä pöytää ei voi avata.
banner-gone = Järjestäjä on poistanut tämän pöydän.
banner-archived = Tässä pöydässä ei ole pelattu pitkään aikaan, joten se on arkistoitu.
banner-restore = Palauta pöytä
banner-home = Etusivulle

## Moving a seat

move-seat-about = Saat linkin ja skannattavan koodin. Toinen laite ottaa paikkasi, ja tällä voit sen jälkeen vain katsoa.
move-seat-offer = Siirrä tämä paikka: { $name }
move-seat-none = Sinulla ei ole paikkaa tässä pöydässä.
move-seat-how = Avaa tämä linkki toisella laitteella tai skannaa koodi. Linkki toimii kerran. Paikka: { $name }
move-seat-qr = Linkki QR-koodina
move-seat-link = Linkki toiselle laitteelle
move-seat-copy = Kopioi
move-seat-copied = Linkki on kopioitu.
move-seat-moved = Pelaat nyt toisella laitteella. Täällä voit jatkaa katsomista.
move-seat-here = Pelaat nyt tällä laitteella: { $name }
move-seat-used = Tämä linkki on jo käytetty, tai siitä on tehty uudempi. Tee uusi linkki toisella laitteellasi.
give-seat-about = Onko pelaajan { $name } laite hukassa tai selain vaihtunut? Saat linkin ja koodin toista laitetta varten. Ne toimivat kerran. Kaikki pöydässä näkevät tämän. Jos { $name } palaa ensin, linkki ei enää toimi.
give-seat-make = Tee linkki
give-seat-done = { $name } on pöydässä. Linkki ei enää toimi.

## Whose turn it is, outside the page

attention-title = ● { $title }
attention-turn = On sinun vuorosi.
attention-score = Valitse, mistä saat pisteet.
attention-time = Aikasi on loppumassa.
attention-full = Pöytäsi on täynnä. Voit aloittaa.
attention-table = Overworld, pöytä { $code }

## One device, several people

handover-title = Seuraavaksi { $name }
handover-about = Anna laite eteenpäin. Seuraava pelaaja: tämä on tapahtunut edellisen vuorosi jälkeen.
handover-first = Anna laite eteenpäin.
handover-go = Minä olen { $name }, jatketaan
