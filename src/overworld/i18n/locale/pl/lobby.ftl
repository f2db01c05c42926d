# A table before its game: making one, its options, the seats and who sits there.

## A new table

new-title = Nowy stół
new-about = Wybierz, kto gra i jak. Do startu gry możesz wszystko zmienić.
new-make = Utwórz stół
new-making = Tworzymy stół…

## Seats

seat-title = Miejsca
seat-of = Miejsce { $number }, { $colour }
seat-number = Miejsce { $number }
seat-who = Kto gra na miejscu { $number }?
seat-here = Tutaj
seat-here-about = ktoś na tym urządzeniu
seat-online = Online
seat-online-about = ktoś na innym urządzeniu
seat-bot = Bot
seat-bot-about = bot z tego serwera
seat-closed = Zamknięte
seat-closed-about = nikt tu nie gra
seat-bot-level = Poziom bota na miejscu { $number }
seat-name = Nick
seat-name-of = Nick na miejscu { $number }
seat-board = Plansza
seat-board-of = Plansza na miejscu { $number }
seat-beginner = Dla początkujących
seat-beginner-of = Punktacja dla początkujących na miejscu { $number }
seat-beginner-about = W punktacji dla początkujących liczą się wszystkie pola z wybraną cechą, połączone czy nie.
seat-add = Dodaj miejsce

## Bots

bot-random = Losowy
bot-random-about = gra losowo, do testów
bot-pebble = Kamyk
bot-pebble-about = łatwy
bot-flint = Krzemień
bot-flint-about = solidny
bot-obsidian = Obsydian
bot-obsidian-about = silny
bot-diamond = Diament
bot-diamond-about = mistrz
bot-with-about = { $name } – { $about }
strongest-about = Najsilniejszy bot przy { $players } graczach: { $name } wygrał { $percent }% (± { $within }) z { $games } partii testowych przeciw botom Obsydian. Równy udział to { $fair }%.
stranger-about = trenowany na innym zestawie

## Options

option-title = Jak gracie
option-box = Zestaw
option-first = Kto zaczyna
option-first-chance = Losowo
option-first-seat = { $name } ({ $colour })
option-deal = Układ
option-deal-chance = Losowy
option-deal-own = Z własną nazwą
option-deal-name = Nazwa układu
option-deal-about = Ta sama nazwa zawsze daje tak samo potasowane płytki, żetony i bloki, więc inni też mogą zagrać to samo. Każdy może sprawdzić, co będzie dalej: w poważnej partii wybierz „Losowy”.
option-clock = Zegar
option-clock-off = Bez zegara
option-clock-bank = Minuty na całą partię
option-clock-days = Dni na turę
option-minutes = Minuty na osobę
option-increment = Dodatkowe sekundy po turze
option-days = Dni na turę
option-undo = Cofanie
option-undo-about = Możesz cofać kroki, dopóki nie odsłoni się coś nowego.
option-odds = Szanse w walce
option-odds-about = Przed walką pokazuje twoją szansę na wygraną.
option-hints = Podpowiedzi
option-hints-about = W czasie partii można poprosić o podpowiedź.
option-spectators = Widzowie
option-spectators-about = Każdy, kto ma kod, może oglądać.
option-chat = Czat
option-chat-about = Gracze i widzowie mogą do siebie pisać.
option-on = wł.
option-off = wył.
option-bank-value = { $minutes ->
    [one] 1 minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
  } dla każdego gracza i dodatkowo { $seconds ->
    [one] 1 sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
  } po każdej turze
option-days-value = { $days ->
    [one] 1 dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  } na każdą turę

## The lobby

lobby-title = Stół { $code }
lobby-host = Jesteś gospodarzem: wybierz, jak gracie, a potem rozpocznij grę.
lobby-guest = Zajmij miejsce albo oglądaj. Grę rozpoczyna gospodarz.
lobby-seated = Masz już miejsce. Poczekaj, aż gospodarz rozpocznie grę.
lobby-you = { $name } (ty)
lobby-host-mark = Gospodarz
lobby-free = Wolne
lobby-away = Nie ma przy stole
lobby-outside = Zewnętrzny bot
lobby-here = Na urządzeniu gospodarza
lobby-your-name = Twój nick
lobby-another-name = Inny nick
lobby-join = Usiądź tu
lobby-join-of = Usiądź tu: miejsce { $number }, { $colour }
lobby-joined = Siedzisz na miejscu { $number }.
lobby-leave = Zwolnij miejsce
lobby-leave-of = Zwolnij miejsce { $number }
lobby-left = Miejsce { $number } jest znowu wolne.
lobby-kick = Wyproś
lobby-kick-of = Wyproś: { $name }, miejsce { $number }
lobby-kicked = Miejsce { $number } jest znowu wolne.
lobby-rename = Zmień nick
lobby-renamed = Twój nick to teraz { $name }.
lobby-paint = Namaluj swoją postać
lobby-start = Rozpocznij
lobby-starting = Już zaczynamy…
lobby-start-ready = Wszyscy są na miejscach.
lobby-start-few = Zajmijcie co najmniej dwa miejsca, żeby rozpocząć grę.
lobby-start-open = { $count ->
    [one] 1 miejsce jest jeszcze wolne. Poczekaj na kogoś, oddaj je botowi albo je zamknij.
    [few] { $count } miejsca są jeszcze wolne. Poczekaj na kogoś, oddaj je botom albo je zamknij.
    [many] { $count } miejsc jest jeszcze wolnych. Poczekaj na kogoś, oddaj je botom albo je zamknij.
   *[other] { $count } miejsca jest jeszcze wolne. Poczekaj na kogoś, oddaj je botom albo je zamknij.
  }
lobby-start-wait = { $count ->
    [one] 1 miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
    [many] { $count } miejsc jest jeszcze wolnych.
   *[other] { $count } miejsca jest jeszcze wolne.
  }
lobby-start-host = Gra zacznie się, gdy rozpocznie ją gospodarz.
lobby-watching = { $count ->
    [0] Nikt nie ogląda.
    [one] Ogląda 1 osoba.
    [few] Oglądają { $count } osoby.
    [many] Ogląda { $count } osób.
   *[other] Ogląda { $count } osoby.
  }
lobby-somebody-joined = { $name } siada na miejscu { $number }.
lobby-somebody-left = Miejsce { $number } jest znowu wolne.
lobby-options-changed = Gospodarz zmienił opcje gry.

## Inviting

invite-title = Zaproś znajomych
invite-code = Kod
invite-code-spelt = Kod: { $letters }
invite-link = Link do tego stołu
invite-share = Udostępnij…
invite-share-title = Overworld, stół { $code }
invite-share-text = Chodź, zagramy przy stole { $code }.
invite-qr = Link do stołu { $code } jako kod QR: zeskanuj go telefonem
invite-local = Ten adres działa tylko na tym urządzeniu. Aby wpuścić innych, uruchom serwer poleceniem „overworld play --lan”.

## Bots from outside

outside-title = Wystaw własnego bota
outside-about = Program może zająć wolne miejsce, jeśli ma klucz dostępu. Nie zdradzaj klucza: każdy, kto go ma, może grać na tym miejscu.
outside-seat = Wolne miejsce
outside-none = Najpierw ustaw jakieś miejsce na „Online”.
outside-make = Utwórz klucz dostępu
outside-token = Klucz dostępu do miejsca { $number }
outside-once = Zobaczysz go tylko raz. Skopiuj go teraz.

## Names for people who do not want to think of one
# At most 24 characters, no comma.

name-otter = Pilna Wydra
name-heron = Cierpliwa Czapla
name-badger = Kopiący Borsuk
name-lynx = Cichy Ryś
name-marten = Zwinna Kuna
name-raven = Mądry Kruk
name-hare = Szybki Zając
name-fox = Wędrowny Lis
name-owl = Zamyślona Sowa
name-beaver = Budujący Bóbr
name-hedgehog = Ciekawski Jeż
name-ibex = Górski Koziorożec
name-puffin = Wesoły Maskonur
name-swift = Podniebny Jerzyk
name-newt = Dzielna Traszka
name-stoat = Śmiała Łasica
name-crane = Dostojny Żuraw
name-falcon = Bystry Sokół
name-wolf = Wędrujący Wilk
name-bear = Łagodny Niedźwiedź
name-tortoise = Wytrwały Żółw
name-gecko = Słoneczny Gekon
name-magpie = Błyszcząca Sroka
name-squirrel = Oszczędna Wiewiórka
name-mole = Pracowity Kret
name-seal = Pogodna Foka
name-walrus = Sędziwy Mors
name-moose = Wysoki Łoś
name-bison = Krzepki Żubr
name-goose = Podróżna Gęś
name-kestrel = Czujna Pustułka
name-robin = Radosny Rudzik
name-wren = Maleńki Strzyżyk
name-toad = Szczęśliwa Ropucha
name-cricket = Śpiewny Świerszcz
name-beetle = Lśniący Żuk
name-salmon = Skaczący Łosoś
name-dormouse = Rozmarzona Popielica
name-ermine = Śnieżny Gronostaj
name-firefly = Jasny Świetlik
# How an adjective and an animal make a name. The page mixes the names above in this order.
guest-name-pattern = { $adjective } { $animal }
# Names whose adjectives fit each other, such as those of one gender, between slashes. The page mixes only within a group.
# The names that are not listed are a group too. “all” lists none.
guest-name-groups = otter heron marten owl newt stoat magpie squirrel seal goose kestrel toad dormouse
