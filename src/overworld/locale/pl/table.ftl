# The table in the terminal: prompts, explanations, reasons.

## Prompts

prompt-act = { $seat }, akcja { $number } z 2> { "" }
prompt-extra = { $seat }, dodatkowa akcja> { "" }
prompt-second = { $seat }, drugi blok> { "" }
prompt-bow = { $seat }, łuk: jeszcze jeden żeton (draw) albo nie (pass)> { "" }
prompt-pickaxe = { $seat }, kilof: weź blok (mine) albo nie (pass)> { "" }
prompt-tnt = { $seat }, TNT: zdetonuj (detonate) albo zatrzymaj (pass)> { "" }
prompt-trade = { $seat }, zakończ turę (end) albo wymień moba na jeszcze jedną akcję (trade)> { "" }
prompt-end = { $seat }, zakończ turę (end)> { "" }
prompt-score = { $seat }, punktacja { $card }, wybierz jedną cechę (score)> { "" }

## What is said

welcome = Wpisz ruch, na przykład „mine w1”, „moves”, by zobaczyć, co możesz zrobić, albo „help”, by dostać pomoc. Tab uzupełnia.
help-text =
    Ruchy to słowa: mine w1 · explore 34 · build c4 5 · fight d4 · take a4 · end. Wystarczy jednoznaczny początek: „e 34”, „mi w1”.

    moves      pokazuje, co możesz zrobić i co to znaczy
    near       co leży odsłonięte obok ciebie
    table      rysuje stół jeszcze raz
    why RUCH   dlaczego jakiś ruch jest niemożliwy
    scores     ile punktów każdy miałby teraz
    undo       cofa twoją ostatnią decyzję, jeśli nic się nie odsłoniło
    save PLIK  zapisuje partię; --resume PLIK gra ją dalej
    quit       kończy; partia zostaje zachowana

    Stół: (4) to zakryty stos z 4 płytek, Ftbr:3 budowla (las, kamień, most) na stosie z 3,
    skel3:2 szkielet z 3 sercami, ? zakryty żeton, <RB> kto tam stoi. Skrzyżowania mają numery od 11 do 55.
    Kolumny kostki to w1 do z4, bloki od dołu do góry: drewno w, piasek s, kamień t, obsydian o, szmaragd e.
saved = Zapisano w { $file }.
save-where = Gdzie? Wpisz „save” i nazwę pliku.
kept = Partia jest zachowana. Aby grać dalej: overworld play --terminal --resume { $file }
not-kept = Nie udało się zachować partii w { $file }: { $reason }
undone = Cofnięto: { $move }
barrier-nothing = Nie ma jeszcze żadnej decyzji.
barrier-revealed = Odsłoniło się coś nowego.
barrier-ended = Tura się skończyła.
barrier-turn_start = Tura dopiero się zaczęła.
barrier-other_player = Ostatnią decyzję podjął ktoś inny.
unclear = { $text } może znaczyć: { $moves }
unknown = { $text }: to nie jest ruch. Wpisz „moves”, by zobaczyć, co możesz zrobić.
refused = { $move }: { $reason }
possible = { $move }: możesz to teraz zrobić.
game-over = Koniec gry. { $result }
result-winner = Wygrywa { $winners }: { $scores }
result-shared = Wspólne zwycięstwo, { $winners }: { $scores }
seat-score = { $seat } { $score }
person = { $name } ({ $seat })

## What a move means

means-mine = bierze: { $block }
means-mine-unknown = bierze: { $block }, odsłania nieznany blok
means-explore = { $steps ->
    [0] zostań
    [one] 1 krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  }
means-explore-reveals = { $steps ->
    [0] zostań
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
    [one] dodaje 1 serce i wypada z gry
    [few] dodaje { $hearts } serca i wypada z gry
    [many] dodaje { $hearts } serc i wypada z gry
   *[other] dodaje { $hearts } serca i wypada z gry
  }
means-trade = oddaje moba z dodatkową akcją za jeszcze jedną akcję
means-pass = bez tego, dalej
means-end = twoja tura się kończy
means-score = { $spaces } × { $points } = { $total } PD
forecast-line = { $seat }: A { $a } · B { $b } · C { $c }{ $mobs }
forecast-best = { $name } { $points }
forecast-mobs = { " " }· moby { $points }

## What is next to you

near-nothing = Obok ciebie nie leży nic odsłoniętego: odkryj świat (explore).
near-building = { $cell }: { $tile }, koszt { $cost }
near-building-xp = { $cell }: { $tile }, koszt { $cost }, zysk { $xp } PD
near-thing = { $cell }: { $what }
