# What a decision would give, as its button tells it: a short hint, number first, in lower case, without a full stop.
# Several stand side by side, with " · " between them. In brackets: where the prestige comes from.

hint-residence = prestiż +{ $count } (rezydencja)
hint-park = prestiż +{ $count } (park)
hint-donation = prestiż +{ $count } (datek)
hint-cathedral = prestiż +{ $count } (Notre Dame)
hint-message = prestiż +{ $count } (wiadomość)
hint-person = prestiż +{ $count } (postać)
hint-coins =
    { $count ->
        [one] +{ $count } moneta
        [few] +{ $count } monety
       *[many] +{ $count } monet
    }
hint-coins-paid =
    { $count ->
        [one] −{ $count } moneta
        [few] −{ $count } monety
       *[many] −{ $count } monet
    }
hint-markers =
    { $count ->
        [one] +{ $count } znacznik
        [few] +{ $count } znaczniki
       *[many] +{ $count } znaczników
    }
hint-markers-placed =
    { $count ->
        [one] −{ $count } znacznik
        [few] −{ $count } znaczniki
       *[many] −{ $count } znaczników
    }
hint-nurse = +1 znacznik w szpitalu
hint-rat = szczur cofa się na { $space }
# Before the other hints of a card that can be kept.
hint-if-played = zagrana teraz
hint-left =
    { $count ->
        [0] nie zostaje tam żaden pionek
        [one] zostaje tam { $count } pionek
        [few] zostają tam { $count } pionki
       *[many] zostaje tam { $count } pionków
    }

## What it does not give

hint-nothing = bez efektu
# After what the decision costs.
hint-nothing-else = bez innego efektu
hint-no-action = bez akcji
hint-no-coins = pula monet jest pusta
hint-no-markers = brak twoich znaczników w ogólnych zasobach
hint-no-rat = szczur już na 0
hint-lacks-coin = brak monety na datek, więc bez efektu
hint-lacks-marker = brak znacznika, więc bez efektu
# Why a message can't be taken. home_seat: the player of its colour; one_seat, two_seat …: players whose colours must be
# collected before, as a list of names in the nominative. count: how many colours those are, the own one included.
hint-barred =
    { $count ->
        [2] masz już kolor: { $home_seat } (najpierw zbierz: { $one_seat }, { $two_seat })
        [3] masz już kolor: { $home_seat } (najpierw zbierz: { $one_seat }, { $two_seat }, { $three_seat })
        [one] masz już kolor: { $home_seat } (najpierw zbierz: { $one_seat })
        [few] masz już kolor: { $home_seat } (najpierw zbierz: { $one_seat }, { $two_seat }, { $three_seat }, { $four_seat })
       *[many] masz już kolor: { $home_seat } (najpierw zbierz: { $one_seat }, { $two_seat }, { $three_seat }, { $four_seat })
    }
hint-barred-own =
    { $count ->
        [2] masz już własny kolor (najpierw zbierz: { $one_seat }, { $two_seat })
        [3] masz już własny kolor (najpierw zbierz: { $one_seat }, { $two_seat }, { $three_seat })
        [one] masz już własny kolor (najpierw zbierz: { $one_seat })
        [few] masz już własny kolor (najpierw zbierz: { $one_seat }, { $two_seat }, { $three_seat }, { $four_seat })
       *[many] masz już własny kolor (najpierw zbierz: { $one_seat }, { $two_seat }, { $three_seat }, { $four_seat })
    }
hint-barred-and-own =
    { $count ->
        [2] masz już kolor: { $home_seat } (najpierw zbierz: własny, { $one_seat })
        [3] masz już kolor: { $home_seat } (najpierw zbierz: własny, { $one_seat }, { $two_seat })
        [one] masz już kolor: { $home_seat } (najpierw zbierz: własny)
        [few] masz już kolor: { $home_seat } (najpierw zbierz: własny, { $one_seat }, { $two_seat }, { $three_seat })
       *[many] masz już kolor: { $home_seat } (najpierw zbierz: własny, { $one_seat }, { $two_seat }, { $three_seat })
    }
# Where one of the colours belongs to an unassigned borough, which has no name.
hint-barred-free =
    { $count ->
        [one] masz już ten kolor (najpierw zbierz { $count } inny)
        [few] masz już ten kolor (najpierw zbierz { $count } inne)
       *[many] masz już ten kolor (najpierw zbierz { $count } innych)
    }

## What it leads to, where its label tells the amounts

hint-coins-then =
    { $count ->
        [0] potem brak monet
        [one] potem { $count } moneta
        [few] potem { $count } monety
       *[many] potem { $count } monet
    }
hint-markers-then =
    { $count ->
        [0] potem brak znaczników w zasobach
        [one] potem { $count } znacznik w zasobach
        [few] potem { $count } znaczniki w zasobach
       *[many] potem { $count } znaczników w zasobach
    }
# For all of the player's markers in Notre Dame together.
hint-shares = prestiż +{ $count } na koniec okresu, jeśli nie dojdzie inny znacznik
hint-shares-park = prestiż +{ $count } na koniec okresu (w tym +{ $park } dzięki parkowi), jeśli nie dojdzie inny znacznik
hint-shares-instead = prestiż +{ $count } zamiast +{ $before } na koniec okresu, jeśli nie dojdzie inny znacznik
hint-shares-still = nadal prestiż +{ $count } na koniec okresu, jeśli nie dojdzie inny znacznik
hint-then-colours =
    { $count ->
        [0] potem dowolny kolor
        [one] potem { $count } inny kolor, zanim znów ten
        [few] potem { $count } inne kolory, zanim znów ten
       *[many] potem { $count } innych kolorów, zanim znów ten
    }

## The plague of this round after the decision

hint-plague = szczur na { $space } po tej rundzie
hint-plague-stays = szczur zostaje w tej rundzie na { $space }
hint-plague-beyond = szczur powyżej 9 po tej rundzie

## What is asked next

hint-then-perk =
    { $marker ->
        [0] potem 1 moneta albo szczur o 1 pole w tył
        [one] { x-perk-with-marker }
        [few] { x-perk-with-marker }
       *[many] { x-perk-with-marker }
    }
x-perk-with-marker =
    { $rat ->
        [0] potem 1 moneta albo 1 znacznik
        [one] potem 1 moneta, 1 znacznik albo szczur o 1 pole w tył
        [few] potem 1 moneta, 1 znacznik albo szczur o 1 pole w tył
       *[many] potem 1 moneta, 1 znacznik albo szczur o 1 pole w tył
    }
hint-then-donation =
    { $count ->
        [2] potem wpłać 1 lub 2 monety za 1 lub 3 punkty prestiżu
        [one] potem wpłać 1 monetę za 1 punkt prestiżu
        [few] potem wpłać 1, 2 lub 3 monety za 1, 3 lub 6 punktów prestiżu
       *[many] potem wpłać 1, 2 lub 3 monety za 1, 3 lub 6 punktów prestiżu
    }
hint-then-source = potem przenieś znacznik z innego miejsca albo pomiń akcję (puste zasoby)
hint-then-friend = potem przenieś pełnomocnika i wykonaj tam akcję
hint-then-drive =
    { $count ->
        [one] potem przesuń powóz o { $count } targowisko
        [few] potem przesuń powóz nawet o { $count } targowiska
       *[many] potem przesuń powóz nawet o { $count } targowisk
    }
hint-then-extra-hire = potem możesz zatrudnić kolejną postać
hint-then-lift = potem przenieś pionek i wykonaj tam akcję
hint-then-act-there = potem wybierz sektor i wykonaj tam akcję
hint-then-minstrel = potem wybierz 2 sektory i liczbę pionków
hint-then-where = potem wybierz sektor docelowy
hint-then-how-many = potem wybierz liczbę pionków
hint-then-type = potem wybierz rodzaj wiadomości
hint-then-return =
    { $count ->
        [0] potem prestiż +2 za każdy odłożony znacznik
        [one] odłożono { $count } znacznik (na koniec po 2 punkty prestiżu)
        [few] odłożono { $count } znaczniki (na koniec po 2 punkty prestiżu)
       *[many] odłożono { $count } znaczników (na koniec po 2 punkty prestiżu)
    }

## What the best answer to the question that follows brings at once. `-less`: what it costs

gained-next = prestiż +{ $count } (najlepszy następny wybór)
gained-next-less = prestiż −{ $count } (najlepszy następny wybór)

## What it is worth later, in prestige, below what it gives now. `-less`: what it loses then; count: a number such as 1½

later-park = +{ $count } (park, przyszłe zyski: { $gains })
later-park-less = −{ $count } (park, przyszłe zyski: { $gains })
later-rats = +{ $count } (straty przez szczura powyżej 9)
later-rats-less = −{ $count } (straty przez szczura powyżej 9)
later-persons = +{ $count } (zatrudnianie postaci)
later-persons-less = −{ $count } (zatrudnianie postaci)
later-coins = +{ $count } (datki)
later-coins-less = −{ $count } (datki)
later-markers = +{ $count } (znaczniki do umieszczenia)
later-markers-less = −{ $count } (znaczniki do umieszczenia)
later-residence = +{ $count } (rezydencja)
later-residence-less = −{ $count } (rezydencja)
later-carriage = +{ $count } (zajazd)
later-carriage-less = −{ $count } (zajazd)
later-hotel = +{ $count } (hotel)
later-hotel-less = −{ $count } (hotel)
later-cathedral = +{ $count } (Notre Dame, dojdą kolejne znaczniki)
later-cathedral-less = −{ $count } (Notre Dame, dojdą kolejne znaczniki)
later-next = +{ $count } (najlepszy następny wybór)
later-next-less = −{ $count } (najlepszy następny wybór)

## Sources of prestige: nouns, as rows of a table and names of lines in a chart, at most 20 letters

points-residence = Rezydencja
points-park = Park
points-donation = Datki
points-cathedral = Notre Dame
points-message = Wiadomości
points-person = Postacie
points-plague = Plaga
