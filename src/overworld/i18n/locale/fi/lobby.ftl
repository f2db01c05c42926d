# A table before its game: making one, its options, the seats and who sits there.

## A new table

new-title = Uusi pöytä
new-about = Valitse, ketkä pelaavat ja miten. Voit muuttaa kaikkea, kunnes peli alkaa.
new-make = Luo pöytä
new-making = Luodaan pöytää …

## Seats

seat-title = Paikat
seat-of = Paikka { $number }, { $colour }
seat-number = Paikka { $number }
seat-who = Kuka pelaa paikalla { $number }?
seat-here = Tässä
seat-here-about = ihminen tällä laitteella
seat-online = Verkossa
seat-online-about = ihminen toisella laitteella
seat-bot = Botti
seat-bot-about = tämän palvelimen botti
seat-closed = Suljettu
seat-closed-about = tässä ei pelaa kukaan
seat-bot-level = Botin taso paikalla { $number }
seat-name = Nimi
seat-name-of = Nimi paikalla { $number }
seat-board = Pelialusta
seat-board-of = Pelialusta paikalla { $number }
seat-beginner = Helppo pistelasku
seat-beginner-of = Helppo pistelasku paikalla { $number }
seat-beginner-about = Helpossa pistelaskussa lasketaan kaikki ruudut, joissa valittu ominaisuus on, olivatpa ne vierekkäin tai eivät.
seat-add = Lisää paikka

## Bots

bot-random = Sattuma
bot-random-about = pelaa sattumanvaraisesti, testaukseen
bot-pebble = Sora
bot-pebble-about = helppo
bot-flint = Piikivi
bot-flint-about = varma
bot-obsidian = Obsidiaani
bot-obsidian-about = vahva
bot-diamond = Timantti
bot-diamond-about = mestari
bot-with-about = { $name } – { $about }
strongest-about = Vahvin botti { $players } pelaajan peleissä: { $name } voitti { $percent } % (± { $within }) { $games } testipelistä Obsidiaania vastaan. Tasaosuus olisi { $fair } %.
stranger-about = koulutettu toisella laatikolla

## Options

option-title = Näin pelataan
option-box = Pelilaatikko
option-first = Kuka aloittaa
option-first-chance = Arvotaan
option-first-seat = { $name } ({ $colour })
option-deal = Asetelma
option-deal-chance = Arvotaan
option-deal-own = Itse valitulla nimellä
option-deal-name = Asetelman nimi
option-deal-about = Samasta nimestä tulee aina sama sekoitus, joten muutkin voivat pelata sen. Kuka tahansa voi selvittää, mitä on tulossa: valitse tosipeliin ”Arvotaan”.
option-clock = Kello
option-clock-off = Ei kelloa
option-clock-bank = Minuutteja koko peliin
option-clock-days = Päiviä vuoroa kohti
option-minutes = Minuutteja pelaajaa kohti
option-increment = Lisäsekunteja vuoron jälkeen
option-days = Päiviä vuoroa kohti
option-undo = Kumoaminen
option-undo-about = Voit kumota valintoja, kunnes jotain uutta tulee näkyviin.
option-odds = Voiton todennäköisyys
option-odds-about = Näyttää voiton todennäköisyyden ennen taistelua.
option-hints = Vihjeet
option-hints-about = Pelin aikana voi pyytää vihjeen.
option-spectators = Katsojat
option-spectators-about = Katsomaan pääsee jokainen, jolla on koodi.
option-chat = Keskustelu
option-chat-about = Pelaajat ja katsojat voivat kirjoittaa toisilleen.
option-on = päällä
option-off = pois
option-bank-value = { $minutes ->
    [one] 1 minuutti
   *[other] { $minutes } minuuttia
  } kullekin pelaajalle ja joka vuoron jälkeen { $seconds ->
    [one] 1 sekunti
   *[other] { $seconds } sekuntia
  } lisää
option-days-value = { $days ->
    [one] 1 päivä
   *[other] { $days } päivää
  } joka vuoroon

## The lobby

lobby-title = Pöytä { $code }
lobby-host = Sinä olet järjestäjä: valitse, miten pelataan, ja aloita sitten peli.
lobby-guest = Ota paikka tai jää katsomaan. Järjestäjä aloittaa pelin.
lobby-seated = Sinulla on paikka. Odota, että järjestäjä aloittaa pelin.
lobby-you = { $name } (sinä)
lobby-host-mark = Järjestäjä
lobby-free = Vapaa
lobby-away = Poissa
lobby-outside = Ulkoinen botti
lobby-here = Järjestäjän laitteella
lobby-your-name = Nimesi
lobby-another-name = Toinen nimi
lobby-join = Istu tähän
lobby-join-of = Istu tähän: paikka { $number }, { $colour }
lobby-joined = Istut paikalla { $number }.
lobby-leave = Vapauta paikka
lobby-leave-of = Vapauta paikka { $number }
lobby-left = Vapautit paikan { $number }.
lobby-kick = Poista pöydästä
lobby-kick-of = Poista pöydästä: { $name }, paikka { $number }
lobby-kicked = Paikka { $number } on taas vapaa.
lobby-rename = Vaihda nimi
lobby-renamed = Nimesi on nyt { $name }.
lobby-paint = Maalaa hahmosi
lobby-start = Aloita
lobby-starting = Aloitetaan …
lobby-start-ready = Kaikki ovat paikalla.
lobby-start-few = Täytä ainakin kaksi paikkaa, niin voit aloittaa pelin.
lobby-start-open = { $count ->
    [one] Yksi paikka on vielä vapaa. Odota jotakuta, anna paikka botille tai sulje se.
   *[other] { $count } paikkaa on vielä vapaana. Odota muita, anna paikat boteille tai sulje ne.
  }
lobby-start-wait = { $count ->
    [one] Yksi paikka on vielä vapaa.
   *[other] { $count } paikkaa on vielä vapaana.
  }
lobby-start-host = Peli alkaa, kun järjestäjä aloittaa sen.
lobby-watching = { $count ->
    [0] Katsojia ei ole.
    [one] Yksi katsoja.
   *[other] { $count } katsojaa.
  }
lobby-somebody-joined = { $name } istuu paikalle { $number }.
lobby-somebody-left = Paikka { $number } on taas vapaa.
lobby-options-changed = Järjestäjä on muuttanut pelin asetuksia.

## Inviting

invite-title = Kutsu kavereita
invite-code = Koodi
invite-code-spelt = Koodi: { $letters }
invite-link = Linkki tähän pöytään
invite-share = Jaa …
invite-share-title = Overworld, pöytä { $code }
invite-share-text = Tule pelaamaan pöytään { $code }.
invite-qr = Linkki pöytään { $code } QR-koodina: skannaa se puhelimella
invite-local = Tämä osoite toimii vain tällä laitteella. Päästä muut mukaan käynnistämällä palvelin komennolla ”overworld play --lan”.

## Bots from outside

outside-title = Anna oman bottisi pelata
outside-about = Ohjelma voi ottaa vapaan paikan pääsyavaimella. Pidä avain salassa: jokainen, jolla se on, voi pelata paikalla.
outside-seat = Vapaa paikka
outside-none = Aseta ensin jokin paikka tilaan ”Verkossa”.
outside-make = Luo pääsyavain
outside-token = Pääsyavain, paikka { $number }
outside-once = Näet sen vain kerran. Kopioi se nyt.

## Names for people who do not want to think of one
# At most 24 characters, no comma.

name-otter = Ahkera Saukko
name-heron = Kärsivällinen Haikara
name-badger = Kaivava Mäyrä
name-lynx = Hiljainen Ilves
name-marten = Ketterä Näätä
name-raven = Nokkela Korppi
name-hare = Vikkelä Jänis
name-fox = Kuljeskeleva Kettu
name-owl = Mietteliäs Pöllö
name-beaver = Rakentava Majava
name-hedgehog = Utelias Siili
name-ibex = Kiipeilevä Vuorikauris
name-puffin = Iloinen Lunni
name-swift = Liitävä Tervapääsky
name-newt = Rohkea Vesilisko
name-stoat = Uskalias Lumikko
name-crane = Siro Kurki
name-falcon = Tarkka Haukka
name-wolf = Vaeltava Susi
name-bear = Lempeä Karhu
name-tortoise = Sitkeä Kilpikonna
name-gecko = Aurinkoinen Gekko
name-magpie = Kimalteleva Harakka
name-squirrel = Säästäväinen Orava
name-mole = Louhiva Maamyyrä
name-seal = Leikkisä Hylje
name-walrus = Viisas Mursu
name-moose = Pitkäkoipinen Hirvi
name-bison = Tukeva Biisoni
name-goose = Matkaava Hanhi
name-kestrel = Valpas Tuulihaukka
name-robin = Pirteä Punarinta
name-wren = Pikkuinen Peukaloinen
name-toad = Onnekas Rupikonna
name-cricket = Laulava Sirkka
name-beetle = Kiiltävä Kuoriainen
name-salmon = Hyppivä Lohi
name-dormouse = Uneksiva Unikeko
name-ermine = Luminen Kärppä
name-firefly = Hohtava Kiiltomato
# How an adjective and an animal make a name. The page mixes the names above in this order.
guest-name-pattern = { $adjective } { $animal }
# Names whose adjectives fit each other, such as those of one gender, between slashes. The page mixes only within a group.
# The names that are not listed are a group too. “all” lists none.
guest-name-groups = all
