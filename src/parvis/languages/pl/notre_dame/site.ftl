# What the pages around the table say about the game.

about-game = Rozwijaj wpływy w dzielnicy Paryża, zbieraj powozem wiadomości, wpłacaj datki na katedrę Notre Dame i trzymaj szczury z daleka.

about-length = Około 15 minut na osobę i kilka minut na wszystkie boty.

## Options: a noun as a label, and a sentence or two of help

setup-new_persons = Nowe postacie
    .help = Dodaje 9 nowych postaci. Z każdej litery losuje się 3 z 6 postaci, które zostają w pudełku.
setup-limited_coins = Ograniczone monety
    .help = W grze jest tylko 25 monet. Gdy się skończą, brakujące oddaje gracz, który ma ich najwięcej.
setup-counsellor_free = Darmowy doradca
    .help = Tylko z nowymi postaciami: 2 dodatkowe postacie doradcy są za darmo.

## What is at stake: what a coach tells somebody who plays for the first time, once each

stake-plague = Uważaj na szczura: wartość plagi w tej rundzie wynosi { $rats }. Z pola { $space } wyszedłby powyżej 9, a to kosztuje 2 punkty prestiżu i znacznik. Powstrzymują go szpital, park i hotel.
stake-end = Ostatnia runda: teraz liczy się tylko prestiż. Pozostałe monety i znaczniki go nie dają.
stake-cathedral =
    { $own ->
        [0] Po tej rundzie okres się kończy. { x-stake-none-own }
        [one] { x-stake-shared }
        [few] { x-stake-shared }
       *[many] { x-stake-shared }
    }
x-stake-none-own =
    { $markers ->
        [0] W katedrze Notre Dame nie ma znaczników, a daje ona { x-shared-prestige }.
        [one] { x-stake-others }
        [few] { x-stake-others }
       *[many] { x-stake-others }
    }
x-stake-others = Znaczniki w katedrze Notre Dame dzielą { x-shared-prestige } i żaden nie jest twój.
x-shared-prestige =
    { $prestige ->
        [one] { $prestige } punkt prestiżu
        [few] { $prestige } punkty prestiżu
       *[many] { $prestige } punktów prestiżu
    }
x-stake-shared = Po tej rundzie okres się kończy: znaczniki w katedrze Notre Dame ({ $markers }) dzielą { x-shared-prestige }. Twoje: { $own }.
stake-supply = Twoje zasoby są puste: karta przenosi teraz jeden z twoich znaczników z innego miejsca albo nic nie daje. Nowe znaczniki daje seminarium.
stake-draft = Wybierasz trzy karty na tę rundę i zagrywasz dwie z nich. Z tego, co przekażesz, może skorzystać sąsiad z lewej.
stake-rats = Na koniec tej rundy plaga przesuwa twojego szczura o tyle pól: { $rats } minus liczba twoich pionków w szpitalu. Wyjście powyżej 9 kosztuje cię prestiż i znacznik.
stake-hiring = Postać kosztuje 1 monetę i pomaga od razu. Twoje monety: { $coins }; na koniec są nic niewarte.

## The end of a round: headings, and the rows of a table with a column for each player (nouns, at most 18 letters)

round-over = Koniec rundy { $round }
round-and-period-over = Koniec rundy { $round } i okresu { $letter }
# The way of the rat on the plague track, in a cell; "doctor": the player has hired the doctor.
round-rat = Szczur
    .moves = { $from } → { $to }
    .stays = { $to }
    .moves-doctor = { $from } → { $to } (lekarz)
    .stays-doctor = { $to } (lekarz)
round-before = Prestiż wcześniej
# The prestige gained in this round.
round-gain = Ta runda
round-now = Prestiż teraz

## Printed values: decks, and what values are called

deck-persons = Postacie
deck-street = Ulice
value-rats = Szczury
value-from = Od
value-to = Do
value-borough = Dzielnica, do której prowadzi (0: ta sama, 1: po lewej, -1: po prawej)
value-letter = Okres (A, B lub C)
value-kind = Rodzaj działania
value-effect-coins = Monety
value-effect-markers = Znaczniki z ogólnych zasobów
value-effect-prestige = Prestiż
value-effect-perks = Korzyści z hotelu
value-effect-per = Za każde
word-bridge = Most
word-centre = Centrum
word-gate = Brama
word-parvis = Plac katedralny
word-quay = Nabrzeże
printed-street = Ulica { $number }: { $from } – { $to }
