# The table in the terminal: prompts and explanations.

## Prompts

prompt-act = { $seat }, akcja { $number } z 2> { "" }
prompt-extra = { $seat }, dodatkowa akcja> { "" }
prompt-second = { $seat }, drugi blok> { "" }
prompt-bow = { $seat }, łuk! Odsłoń jeszcze jeden żeton (draw) albo nie (pass)> { "" }
prompt-pickaxe = { $seat }, kilof! Weź blok (mine) albo nie (pass)> { "" }
prompt-tnt = { $seat }, TNT! Zdetonuj (detonate) albo zatrzymaj (pass)> { "" }
prompt-trade = { $seat }, zakończ turę (end) albo wymień moba na dodatkową akcję (trade)> { "" }
prompt-end = { $seat }, zakończ turę (end)> { "" }
prompt-score = { $seat }, wybierz, za co punktujesz na karcie { $card } (score)> { "" }

## What is said

welcome = Wpisz ruch, na przykład „mine w1”, „moves”, by zobaczyć, co możesz zrobić, albo „help”, by dostać pomoc. Tab uzupełnia.
you-are = Twój kolor: { $seat }.
help-text =
    Ruchy to angielskie słowa: mine w1 · explore 34 · build c4 5 · fight d4 · take a4 · end. Wystarczy jednoznaczny początek: „e 34”, „mi w1”.

    moves      pokazuje, co możesz zrobić i co to znaczy
    near       co leży odsłonięte obok ciebie
    table      rysuje stół jeszcze raz
    why RUCH   dlaczego ruchu nie można wykonać
    hint       co zrobiłby najsilniejszy bot
    scores     ile punktów każdy by teraz zdobył
    undo       cofa twoją ostatnią decyzję, jeśli nic się nie odsłoniło
    save PLIK  zapisuje partię; --resume PLIK wznawia ją
    quit       kończy; partia zostaje zapisana

    Stół: (4) to zakryty stos z 4 płytek, Ftbr:3 budowla (las, kamień, most) na stosie z 3,
    skel3:2 szkielet z 3 sercami, ? zakryty żeton, <RB> kto tam stoi. Skrzyżowania mają numery od 11 do 55.
    Kolumny kostki to w1 do z4, bloki od dołu do góry: drewno w, piasek s, kamień t, obsydian o, szmaragd e.
saved = Zapisano w { $file }.
save-where = Wpisz „save” i nazwę pliku.
kept = Partia jest zapisana w pliku { $file }. Aby grać dalej: overworld play --resume
not-kept = Nie udało się zapisać partii w { $file }: { $reason }
undone = Cofnięto: { $move }
barrier-nothing = Nie ma jeszcze czego cofać.
barrier-revealed = Odsłoniło się coś nowego, więc tego nie da się cofnąć.
barrier-ended = Tura się skończyła, więc tego nie da się cofnąć.
barrier-turn_start = Tura dopiero się zaczęła: nie ma czego cofać.
barrier-other_player = Od tego czasu decyzję podjął inny gracz, więc tego nie da się cofnąć.
unclear = { $text } może znaczyć: { $moves }
unknown = { $text } to nie ruch. Wpisz „moves”, by zobaczyć, co możesz zrobić.
refused = { $move }: { $reason }
possible = { $move }: możesz to teraz zrobić.
game-over = Koniec gry. { $result }
result-winner = Wygrywa { $winners }: { $scores }
result-shared = Wspólne zwycięstwo, { $winners }: { $scores }
seat-score = { $seat } { $score }
person = { $name } ({ $seat })

## What a move means

means-mine = bierze: { $block }
means-mine-unknown = bierze: { $block }, odsłania ukryty blok
means-explore = { $steps ->
    [0] na miejscu
    [one] 1 krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  }
means-explore-reveals = { $steps ->
    [0] na miejscu
    [one] 1 krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  }, odsłania: { $cells }
means-build = { $tile }: koszt { $cost }
means-build-xp = { $tile }: koszt { $cost }, zysk { $xp } PD
means-fight = { $mob }: { $hearts ->
    [one] 1 serce
    [few] { $hearts } serca
    [many] { $hearts } serc
   *[other] { $hearts } serca
  }, { $xp } PD, szansa na wygraną { $chance }
means-take = { $weapon }: { $hearts ->
    [one] 1 serce
    [few] { $hearts } serca
    [many] { $hearts } serc
   *[other] { $hearts } serca
  }
means-draw = odsłania jeszcze jeden żeton
means-detonate = { $hearts ->
    [one] dodaje 1 serce; TNT wypada z gry
    [few] dodaje { $hearts } serca; TNT wypada z gry
    [many] dodaje { $hearts } serc; TNT wypada z gry
   *[other] dodaje { $hearts } serca; TNT wypada z gry
  }
means-trade = wymienia moba z dodatkową akcją na jeszcze jedną akcję
means-pass = nie, dziękuję
means-end = kończy twoją turę
means-score = { $spaces } × { $points } = { $total } PD
forecast-line = { $seat }: A { $a } · B { $b } · C { $c }{ $mobs }
forecast-best = { $name } { $points }
forecast-mobs = { " " }· moby { $points }

## What is next to you

near-nothing = Obok ciebie nie leży nic odsłoniętego: najpierw odkryj świat (explore).
near-building = { $cell }: { $tile }, koszt { $cost }
near-building-xp = { $cell }: { $tile }, koszt { $cost }, zysk { $xp } PD
near-thing = { $cell }: { $what }
