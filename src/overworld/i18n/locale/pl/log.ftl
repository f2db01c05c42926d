# What has happened: the log, the recap after other people's turns, and moves in words.
# Names of people and things are put in as they stand in a list, so a sentence can set them
# apart with a colon or brackets instead of bending them.

## The log, an entry each

log-began = Świat jest gotowy. Zaczyna { $name }.
log-unknown = Coś nowego: { $code } { $name }
log-turn = Tura { $turn }: { $name }
log-mined = { $name } bierze blok: { $block } ({ $column })
log-mined-pickaxe = { $name } bierze blok kilofem: { $block } ({ $column })
log-uncovered = Odsłonił się nowy blok: { $block } ({ $column }, wysokość { $level })
log-layer = Warstwa { $layer } kostki wyczerpana.
log-layer-card = Warstwa { $layer } kostki wyczerpana: po tej turze nastąpi punktacja { $card }.
log-explored = { $steps ->
    [0] { $name } zostaje i się rozgląda ({ $crossing })
    [one] { $name } idzie 1 krok ({ $start } → { $crossing })
    [few] { $name } idzie { $steps } kroki ({ $start } → { $crossing })
    [many] { $name } idzie { $steps } kroków ({ $start } → { $crossing })
   *[other] { $name } idzie { $steps } kroku ({ $start } → { $crossing })
  }
log-revealed = Odsłonięto: { $face } ({ $cell })
log-built = { $name } buduje: { $tile } ({ $space }). Koszt: { $paid }.
log-built-xp = { $name } buduje: { $tile } ({ $space }). Koszt: { $paid }. Zysk: { $xp } PD.
log-built-over = { $name } buduje: { $tile } ({ $space }). Koszt: { $paid }. Zakryto: { $covered }.
log-built-over-xp = { $name } buduje: { $tile } ({ $space }). Koszt: { $paid }. Zakryto: { $covered }. Zysk: { $xp } PD.
log-nothing = brak
log-fight = { $needed ->
    [one] { $name } walczy z mobem: { $mob } ({ $cell }), 1 serce
    [few] { $name } walczy z mobem: { $mob } ({ $cell }), { $needed } serca
    [many] { $name } walczy z mobem: { $mob } ({ $cell }), { $needed } serc
   *[other] { $name } walczy z mobem: { $mob } ({ $cell }), { $needed } serca
  }
log-fight-chance = { $needed ->
    [one] { $name } walczy z mobem: { $mob } ({ $cell }), 1 serce. Szansa na wygraną: { $chance }.
    [few] { $name } walczy z mobem: { $mob } ({ $cell }), { $needed } serca. Szansa na wygraną: { $chance }.
    [many] { $name } walczy z mobem: { $mob } ({ $cell }), { $needed } serc. Szansa na wygraną: { $chance }.
   *[other] { $name } walczy z mobem: { $mob } ({ $cell }), { $needed } serca. Szansa na wygraną: { $chance }.
  }
log-turned = { $hearts ->
    [one] { $name } odsłania żeton: { $weapon }. Na razie 1 serce.
    [few] { $name } odsłania żeton: { $weapon }. Na razie { $hearts } serca.
    [many] { $name } odsłania żeton: { $weapon }. Na razie { $hearts } serc.
   *[other] { $name } odsłania żeton: { $weapon }. Na razie { $hearts } serca.
  }
log-turned-xp = { $hearts ->
    [one] { $name } odsłania żeton: { $weapon }. Zysk: { $xp } PD. Na razie 1 serce.
    [few] { $name } odsłania żeton: { $weapon }. Zysk: { $xp } PD. Na razie { $hearts } serca.
    [many] { $name } odsłania żeton: { $weapon }. Zysk: { $xp } PD. Na razie { $hearts } serc.
   *[other] { $name } odsłania żeton: { $weapon }. Zysk: { $xp } PD. Na razie { $hearts } serca.
  }
log-drew = { $name } używa łuku i odsłania jeszcze jeden żeton.
log-declined-bow = { $name } nie korzysta z łuku.
log-declined-pickaxe = { $name } nie korzysta z kilofa.
log-declined-tnt = { $name } zatrzymuje TNT.
log-detonated = { $hearts ->
    [one] { $name } detonuje TNT: teraz 1 serce.
    [few] { $name } detonuje TNT: teraz { $hearts } serca.
    [many] { $name } detonuje TNT: teraz { $hearts } serc.
   *[other] { $name } detonuje TNT: teraz { $hearts } serca.
  }
log-took = { $name } bierze broń: { $weapon } ({ $cell })
log-traded = { $name } wymienia moba na dodatkową akcję: { $mob }
log-ended = { $name } kończy turę.
log-ended-due = { $name } kończy turę. Teraz punktacja: { $cards }.
log-scored = { $name }, punktacja { $card }: { $trait }, { $spaces } × { $points } = { $xp } PD
log-bonus = { $name }, punkty za moba: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } PD
log-counting = { $name }, punktacja: { $trait }
log-counting-mob = { $name }, punkty za moba: { $mob }
log-over = { $count ->
    [one] Koniec gry. Wygrywa { $winners }. PD: { $scores }.
    [few] Koniec gry. Wspólne zwycięstwo: { $winners }. PD: { $scores }.
    [many] Koniec gry. Wspólne zwycięstwo: { $winners }. PD: { $scores }.
   *[other] Koniec gry. Wspólne zwycięstwo: { $winners }. PD: { $scores }.
  }
log-over-blocks = { $count ->
    [one] Koniec gry. Dzięki pozostałym blokom wygrywa { $winners }. PD: { $scores }. Bloki: { $blocks }.
    [few] Koniec gry. Wspólne zwycięstwo: { $winners }. PD: { $scores }. Bloki: { $blocks }.
    [many] Koniec gry. Wspólne zwycięstwo: { $winners }. PD: { $scores }. Bloki: { $blocks }.
   *[other] Koniec gry. Wspólne zwycięstwo: { $winners }. PD: { $scores }. Bloki: { $blocks }.
  }
log-over-each = { $name } { $number }

## The same without codes of places, for players who see the land and the cube

log-block = { $name } bierze blok: { $block }
log-block-pickaxe = { $name } bierze blok kilofem: { $block }
log-block-new = Odsłonił się nowy blok: { $block }
log-went = { $steps ->
    [0] { $name } zostaje i się rozgląda
    [one] { $name } idzie 1 krok
    [few] { $name } idzie { $steps } kroki
    [many] { $name } idzie { $steps } kroków
   *[other] { $name } idzie { $steps } kroku
  }
log-went-near = { $went }, obok: { $near }

## The outcome of a fight: a first sentence, then those of these that there is something to say about

log-fought-won = { $name } pokonuje moba: { $mob }, { $hearts } ♥, potrzeba { $needed }. Zysk: { $xp } PD.
log-fought-lost = { $name } nie pokonuje moba: { $mob }, { $hearts } ♥, potrzeba { $needed }. Mob zostaje.
log-fought-hoes = Złote motyki: { $xp } PD.
log-fought-blocks = Zebrane bloki: { $blocks }.
log-fought-back = { $tokens ->
    [one] 1 żeton wraca do stosu.
    [few] { $tokens } żetony wracają do stosu.
    [many] { $tokens } żetonów wraca do stosu.
   *[other] { $tokens } żetonu wraca do stosu.
  }
log-fought-tnt = { $count ->
    [one] 1 żeton TNT wypada z gry.
    [few] { $count } żetony TNT wypadają z gry.
    [many] { $count } żetonów TNT wypada z gry.
   *[other] { $count } żetonu TNT wypada z gry.
  }

## The player's own actions, as screen readers speak them

own-block = Bierzesz blok: { $block }
own-block-pickaxe = Bierzesz blok kilofem: { $block }
own-built = Budujesz: { $tile } ({ $space }). Koszt: { $paid }.
own-built-xp = Budujesz: { $tile } ({ $space }). Koszt: { $paid }. Zysk: { $xp } PD.
own-built-over = Budujesz: { $tile } ({ $space }). Koszt: { $paid }. Zakryto: { $covered }.
own-built-over-xp = Budujesz: { $tile } ({ $space }). Koszt: { $paid }. Zakryto: { $covered }. Zysk: { $xp } PD.
own-took = Bierzesz broń: { $weapon } ({ $cell })
own-traded = Wymieniasz moba na dodatkową akcję: { $mob }
own-scored = Punktujesz kartę { $card }: { $trait }, { $spaces } × { $points } = { $xp } PD
own-bonus = Twoje punkty za moba: { $mob }, { $trait }, { $spaces } × { $points } = { $xp } PD
own-turned = { $hearts ->
    [one] Odsłaniasz żeton: { $weapon }. Na razie 1 serce.
    [few] Odsłaniasz żeton: { $weapon }. Na razie { $hearts } serca.
    [many] Odsłaniasz żeton: { $weapon }. Na razie { $hearts } serc.
   *[other] Odsłaniasz żeton: { $weapon }. Na razie { $hearts } serca.
  }
own-turned-xp = { $hearts ->
    [one] Odsłaniasz żeton: { $weapon }. Zysk: { $xp } PD. Na razie 1 serce.
    [few] Odsłaniasz żeton: { $weapon }. Zysk: { $xp } PD. Na razie { $hearts } serca.
    [many] Odsłaniasz żeton: { $weapon }. Zysk: { $xp } PD. Na razie { $hearts } serc.
   *[other] Odsłaniasz żeton: { $weapon }. Zysk: { $xp } PD. Na razie { $hearts } serca.
  }
own-fought-won = Pokonujesz moba: { $mob }, { $hearts } ♥, potrzeba { $needed }. Zysk: { $xp } PD.
own-fought-lost = Nie pokonujesz moba: { $mob }, { $hearts } ♥, potrzeba { $needed }. Mob zostaje.

## Moves in words

move-mine = Weź blok: { $block }
move-explore = Odkryj: miejsce, gdzie nic nie odsłonięto
move-explore-near = Odkryj obok: { $near }
move-explore-stay = Odkryj: zostań tutaj
move-build = Buduj: { $tile } ({ $cell }), { $space }
move-fight = Walcz: { $mob } ({ $cell })
move-take = Weź broń: { $weapon } ({ $cell })
move-draw = Łuk: odsłoń jeszcze jeden żeton
move-pass-bow = Łuk: bez dodatkowego żetonu
move-pass-pickaxe = Kilof: nie bierz bloku
move-pass-tnt = Zatrzymaj TNT
move-detonate = Zdetonuj TNT
move-trade = Wymień moba na dodatkową akcję
move-end = Zakończ turę
move-score = Punkty za: { $trait }

## Log and recap

log-title = Co się wydarzyło
log-filter = Pokaż
log-by-bot = zagrane przez bota
log-everybody = Wszyscy
log-empty = Nic się jeszcze nie stało.
recap-title = Od twojej ostatniej decyzji

## Chat and notices about people

chat-title = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-hidden = Słowa zablokowanych przez ciebie osób są ukryte.
chat-field = Napisz coś
chat-send = Wyślij
chat-spectator = Widz
chat-off = Przy tym stole nie ma czatu.
chat-muted = Gospodarz wyciszył cię na czacie. Nadal możesz czytać.
chat-silenced = Osoby prowadzące ten serwer wyciszyły cię do { $until }. Nadal możesz grać i czytać.
say-title = Rozmowa: reakcje i czat
say-reactions = Reakcje
say-all = Otwórz cały czat
reaction-cheer = Dobra gra!
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-oops = O nie!
bubble-said = { $name }: { $text }
mute-title = Wycisz kogoś
mute-seat = Wycisz: { $name }
mute-spectators = Wycisz wszystkich widzów
notice-join = { $name } siada przy stole.
notice-leave = { $name } odchodzi od stołu.
notice-kick = Gospodarz wyprasza od stołu: { $name }.
notice-rename = { $name } to teraz { $other }.
notice-start = Gra się zaczyna.
notice-undo = { $name } cofa ostatnią decyzję.
notice-resign = { $name } poddaje partię.
notice-bot = { $name }: teraz gra bot.
notice-flag = Czas minął: { $name }. Dalej gra bot.
notice-overtime = Czas minął: { $name }. Zostało kilka sekund na decyzję.
notice-back = { $name } wraca i gra dalej.
notice-here = { $name } jest przy stole.
notice-away = Nie ma przy stole: { $name }.
notice-mute = Wyciszono: { $name }.
notice-unmute = { $name } znów może pisać.
notice-mute-spectators = Widzowie są wyciszeni.
notice-unmute-spectators = Widzowie znów mogą pisać.
notice-pause = Zegary wstrzymane.
notice-run = Zegary znów idą.
notice-extend = { $name } dostaje więcej czasu: { $seconds } s.
notice-claim = { $name } gra teraz na innym urządzeniu.
notice-give = Gospodarz utworzył link, dzięki któremu inne urządzenie może przejąć to miejsce: { $name }
notice-rematch = Nowy stół do rewanżu jest gotowy.

## Clocks

clock-title = Zegary
clock-of = Pozostały czas, { $name }:
clock-paused = pauza
clock-hurry = szybko!
clock-warning = { $name }: zostało { $seconds } s.
clock-pause = Wstrzymaj zegary
clock-resume = Wznów zegary
clock-more = { $minutes ->
    [one] + 1 minuta
    [few] + { $minutes } minuty
    [many] + { $minutes } minut
   *[other] + { $minutes } minuty
  }
clock-extend = { $minutes ->
    [one] + 1 minuta: { $name }
    [few] + { $minutes } minuty: { $name }
    [many] + { $minutes } minut: { $name }
   *[other] + { $minutes } minuty: { $name }
  }

## Somebody is away

absence-title = Kogo nie ma
absence-soon = Nie ma przy stole: { $name }. Za { $time } możesz wpuścić bota.
absence-away = { $name } wciąż nie wraca. Co chcesz zrobić?
absence-seen = Nie ma przy stole: { $name }.
absence-choose = Na czas nieobecności: { $name }
absence-wait = Czekaj
absence-turn = Niech bot zagra tę turę
absence-until = Niech bot gra do powrotu gracza
absence-give = Przekaż miejsce na inne urządzenie
absence-waiting = Czekasz.
absence-again = Wybierz jeszcze raz
absence-bot-turn = Nie ma przy stole: { $name }. Tę turę gra bot.
absence-bot-return = Nie ma przy stole: { $name }. Do powrotu gracza gra bot.
absence-bot-end = { $name }: do końca gra bot.
absence-stop-bot = Jednak czekaj
absence-mine = { $name }: za ciebie gra bot
absence-return = Wracam do gry
absence-given = Gospodarz przekazał twoje miejsce na inne urządzenie: { $name }. Poproś gospodarza o link, jeśli chcesz je odzyskać.
time-up-mine = Czas minął, { $name }! Zdecyduj teraz, bo inaczej dalej zagra bot.
time-up-gone = Twój czas minął, { $name }: bot gra za ciebie.
time-up-back = { $name }: bot kończy tę turę, potem grasz znowu ty.

## The connection

banner-offline = Brak połączenia. Łączymy ponownie…
banner-offline-kept = Brak połączenia. Łączymy ponownie… Twój ruch jest zapisany i zostanie wysłany.
banner-offline-last = Offline, stan z { $time }. Możesz oglądać, ale nie grać, dopóki nie wróci połączenie.
banner-late = Serwer wolno odpowiada. Czekamy…
banner-late-kept = Serwer wolno odpowiada. Twój ruch jest zapisany i zostanie wysłany.
banner-busy = Serwer jest zajęty. Strona będzie próbować dalej.
banner-again = Strona będzie próbować dalej.
banner-back = Znów masz połączenie.
banner-refused = Tego stołu nie można otworzyć.
banner-gone = Gospodarz usunął ten stół.
banner-archived = Dawno nikt tu nie grał, więc stół jest w archiwum.
banner-restore = Przywróć stół
banner-home = Strona główna

## Moving a seat

move-seat-about = Dostaniesz link i kod do zeskanowania. Drugie urządzenie przejmie twoje miejsce, a na tym będziesz odtąd tylko oglądać.
move-seat-offer = Przenieś to miejsce: { $name }
move-seat-none = Nie masz miejsca przy tym stole.
move-seat-how = Otwórz ten link na drugim urządzeniu albo zeskanuj kod. Link działa raz. Miejsce: { $name }
move-seat-qr = Link jako kod QR
move-seat-link = Link dla drugiego urządzenia
move-seat-copy = Kopiuj
move-seat-copied = Link skopiowany.
move-seat-moved = Grasz teraz na drugim urządzeniu. Tutaj możesz dalej oglądać.
move-seat-here = Grasz teraz na tym urządzeniu: { $name }
move-seat-used = Tego linku już użyto albo powstał nowszy. Utwórz nowy link na drugim urządzeniu.
give-seat-about = { $name }: zgubione urządzenie albo inna przeglądarka? Otrzymasz link i kod na inne urządzenie. Działają raz. Wszyscy przy stole to zobaczą. Jeśli gracz wróci wcześniej, link straci ważność.
give-seat-make = Utwórz link
give-seat-done = { $name } jest przy stole. Link już nie działa.

## Whose turn it is, outside the page

attention-title = ● { $title }
attention-turn = Twoja tura.
attention-score = Wybierz, za co zdobędziesz punkty.
attention-time = Kończy ci się czas.
attention-full = Twój stół jest pełny. Możesz zaczynać.
attention-table = Overworld, stół { $code }

## One device, several people

handover-title = Teraz: { $name }
handover-about = Podaj urządzenie dalej. Dla następnej osoby: oto co się wydarzyło od twojej ostatniej tury.
handover-first = Podaj urządzenie dalej.
handover-go = To ja, { $name }: dalej
