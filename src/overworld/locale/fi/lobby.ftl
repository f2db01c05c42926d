# A table before its game: making one, its options, the seats and who sits there.

## A new table

new-title = Uusi pöytä
new-about = Valitse, ketkä pelaavat ja miten. Kaiken voi vielä muuttaa, kunnes peli alkaa.
new-make = Tee pöytä
new-making = Tehdään pöytää …

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
seat-closed = Kiinni
seat-closed-about = tässä ei pelaa kukaan
seat-bot-level = Botin taso paikalla { $number }
seat-name = Nimi
seat-name-of = Nimi paikalla { $number }
seat-board = Pelialusta
seat-board-of = Pelialusta paikalla { $number }
seat-beginner = Helppo pistelasku
seat-beginner-of = Helppo pistelasku paikalla { $number }
seat-beginner-about = Helpossa pistelaskussa otetaan mukaan kaikki sopivat ruudut, olivatpa ne vierekkäin tai eivät.
seat-add = Lisää paikka

## Bots

bot-random = Sattuma
bot-random-about = pelaa mitä sattuu, kokeiluja varten
bot-pebble = Sora
bot-pebble-about = opettelee kanssasi
bot-flint = Piikivi
bot-flint-about = varma
bot-obsidian = Obsidiaani
bot-obsidian-about = vahva
bot-diamond = Timantti
bot-diamond-about = mestari
bot-with-about = { $name } – { $about }
stranger-about = koulutettu toisella laatikolla

## Options

option-title = Näin pelataan
option-box = Pelilaatikko
option-first = Kuka aloittaa
option-first-chance = Arvotaan
option-first-seat = { $name } ({ $colour })
option-deal = Jako
option-deal-chance = Arvotaan
option-deal-daily = Päivän jako
option-deal-own = Itse annettu nimi
option-deal-name = Jaon nimi
option-deal-about = Samasta nimestä tulee aina sama sekoitus, joten muutkin voivat pelata sen. Kuka tahansa voi selvittää, mitä on tulossa: tosipeleissä anna sattuman jakaa.
option-clock = Kello
option-clock-off = Ei kelloa
option-clock-bank = Minuutteja koko peliin
option-clock-days = Päiviä joka vuoroon
option-minutes = Minuutteja pelaajaa kohti
option-increment = Lisäsekunteja vuoron jälkeen
option-days = Päiviä vuoroa kohti
option-undo = Kumoaminen
option-undo-about = Valintoja voi kumota, kunnes jotain uutta tulee näkyviin.
option-odds = Voittomahdollisuudet
option-odds-about = Näyttää ennen taistelua, kuinka todennäköinen voitto on.
option-hints = Vihjeet
option-hints-about = Palvelimelta voi pelin aikana kysyä hyviä siirtoja.
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
lobby-host = Sinä olet järjestäjä: päätät, miten pelataan, ja aloitat pelin.
lobby-guest = Istu paikalle tai jää katsomaan. Järjestäjä aloittaa pelin.
lobby-seated = Sinulla on paikka. Järjestäjä aloittaa pelin.
lobby-you = { $name } (sinä)
lobby-host-mark = Järjestäjä
lobby-free = Vapaa
lobby-away = Poissa
lobby-outside = Botti muualta
lobby-here = Järjestäjän laitteella
lobby-your-name = Nimesi
lobby-another-name = Toinen nimi
lobby-join = Istu tähän
lobby-join-of = Istu tähän: paikka { $number }, { $colour }
lobby-joined = Istut paikalla { $number }.
lobby-leave = Poistu
lobby-leave-of = Poistu paikalta { $number }
lobby-left = Poistuit paikalta { $number }.
lobby-kick = Poista pöydästä
lobby-kick-of = Poista pöydästä: { $name }, paikka { $number }
lobby-kicked = Paikka { $number } on taas vapaa.
lobby-rename = Vaihda nimi
lobby-renamed = Nimesi on nyt { $name }.
lobby-paint = Maalaa hahmosi
lobby-start = Aloita
lobby-starting = Aloitetaan …
lobby-start-ready = Kaikki ovat paikalla.
lobby-start-few = Ainakin kahdella paikalla on oltava joku, ennen kuin peli voi alkaa.
lobby-start-open = { $count ->
    [one] Yksi paikka on vielä vapaa. Odota jotakuta, anna paikka botille tai sulje se.
   *[other] { $count } paikkaa on vielä vapaana. Odota muita, anna paikat boteille tai sulje ne.
  }
lobby-start-host = Peli alkaa, kun järjestäjä aloittaa sen.
lobby-watching = { $count ->
    [0] Katsojia ei ole.
    [one] Yksi katsoja.
   *[other] { $count } katsojaa.
  }
lobby-somebody-joined = { $name } istuu paikalla { $number }.
lobby-somebody-left = Paikka { $number } on taas vapaa.
lobby-options-changed = Järjestäjä muutti sitä, miten pelataan.

## Inviting

invite-title = Kutsu muita
invite-code = Koodi
invite-code-spelt = Koodi: { $letters }
invite-link = Linkki tähän pöytään
invite-share = Jaa …
invite-share-title = Overworld, pöytä { $code }
invite-share-text = Tule pelaamaan pöytään { $code }.
invite-qr = Linkki pöytään { $code } QR-koodina puhelimen kameralle
invite-local = Tämä osoite toimii vain tällä laitteella. Palvelimen pitäjä voi päästää muutkin sisään komennolla ”overworld play --lan”.

## Bots from outside

outside-title = Anna oman bottisi pelata
outside-about = Ohjelma voi ottaa vapaan paikan tunnisteella. Pidä tunniste salassa: se, jolla se on, pelaa paikalla.
outside-seat = Vapaa paikka
outside-none = Avaa ensin paikka jollekulle verkossa.
outside-make = Tee tunniste
outside-token = Tunniste, paikka { $number }
outside-once = Se näytetään vain kerran. Kopioi se nyt.

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
