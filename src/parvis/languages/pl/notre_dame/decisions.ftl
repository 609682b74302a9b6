# What can be decided, as buttons say it: verb and object, at most 6 words before the brackets, no full stop.

## The draft

do-keep-cloister-school = Zatrzymaj seminarium
do-keep-bank = Zatrzymaj bank
do-keep-residence = Zatrzymaj rezydencję
do-keep-carriage-house = Zatrzymaj zajazd
do-keep-hotel = Zatrzymaj hotel
do-keep-park = Zatrzymaj park
do-keep-hospital = Zatrzymaj szpital
do-keep-notre-dame = Zatrzymaj katedrę Notre Dame
do-keep-trusted-friend = Zatrzymaj pełnomocnika

## Action cards

do-play-cloister-school = Zagraj seminarium
do-play-bank = Zagraj bank
do-play-residence = Zagraj rezydencję
do-play-carriage-house = Zagraj zajazd
do-play-hotel = Zagraj hotel
do-play-park = Zagraj park
do-play-hospital = Zagraj szpital
do-play-notre-dame = Zagraj katedrę Notre Dame
do-play-trusted-friend = Zagraj pełnomocnika

## The supply is empty: the marker comes from elsewhere

do-source-cloister-school = Przenieś znacznik z seminarium
do-source-bank = Przenieś znacznik z banku
do-source-residence = Przenieś znacznik z rezydencji
do-source-carriage-house = Przenieś znacznik z zajazdu
do-source-hotel = Przenieś znacznik z hotelu
do-source-park = Przenieś znacznik z parku
do-source-hospital = Przenieś znacznik ze szpitala
do-source-notre-dame = Przenieś znacznik z katedry Notre Dame
do-forgo = Pomiń akcję

## Notre Dame

do-donate-0 = Nic nie wpłacaj (bez znacznika)
do-donate-1 = Wpłać 1 monetę: 1 punkt prestiżu
do-donate-2 = Wpłać 2 monety: 3 punkty prestiżu
do-donate-3 = Wpłać 3 monety: 6 punktów prestiżu

## The trusted friend: the sector that he moves to; the question has the verb

do-friend-cloister-school = Pełnomocnik do seminarium
do-friend-bank = Pełnomocnik do banku
do-friend-residence = Pełnomocnik do rezydencji
do-friend-carriage-house = Pełnomocnik do zajazdu
do-friend-hotel = Pełnomocnik do hotelu
do-friend-park = Pełnomocnik do parku
do-friend-hospital = Pełnomocnik do szpitala

## The carriage. home_seat: the player of that borough; for an unassigned borough the player on its right

# In brackets after each move: the message at that market.
message-there =
    { $message ->
        [coin] 1 punkt prestiżu, 1 moneta
        [marker] 2 punkty prestiżu, 1 znacznik
        [rat] 3 punkty prestiżu, szczur o 1 pole w tył
        [prestige] 4 punkty prestiżu
        [barred] wiadomość jeszcze niedozwolona
       *[none] brak wiadomości
    }
do-drive-stay = Zostań w miejscu
do-drive-back = Wyjedź i wróć ({ message-there })
do-drive-centre-own = Jedź na własne centralne targowisko
do-drive-parvis-own = Jedź na własny plac katedralny ({ message-there })
do-drive-gate-own = Jedź do własnej bramy ({ message-there })
do-drive-quay-own = Jedź na własne nabrzeże ({ message-there })
do-drive-bridge-own = Jedź na własny most ({ message-there })
do-drive-centre-other = Jedź na centralne targowisko (dzielnica: { $home_seat })
do-drive-parvis-other = Jedź na plac katedralny (dzielnica: { $home_seat }; { message-there })
do-drive-gate-other = Jedź do bramy (dzielnica: { $home_seat }; { message-there })
do-drive-quay-other = Jedź na nabrzeże (dzielnica: { $home_seat }; { message-there })
do-drive-bridge-other = Jedź na most (dzielnica: { $home_seat }; { message-there })
do-drive-centre-unowned = Jedź na centralne targowisko (dzielnica bez gracza, na lewo od: { $home_seat })
do-drive-parvis-unowned = Jedź na plac katedralny (dzielnica bez gracza, na lewo od: { $home_seat }; { message-there })
do-drive-gate-unowned = Jedź do bramy (dzielnica bez gracza, na lewo od: { $home_seat }; { message-there })
do-drive-quay-unowned = Jedź na nabrzeże (dzielnica bez gracza, na lewo od: { $home_seat }; { message-there })
do-drive-bridge-unowned = Jedź na most (dzielnica bez gracza, na lewo od: { $home_seat }; { message-there })

## Messages

do-take-coin = Weź wiadomość (1 punkt prestiżu, 1 moneta)
do-take-marker = Weź wiadomość (2 punkty prestiżu, 1 znacznik)
do-take-rat = Weź wiadomość (3 punkty prestiżu, szczur o 1 pole w tył)
do-take-prestige = Weź wiadomość (4 punkty prestiżu)
do-leave-message = Zostaw wiadomość
# A box to tick before the carriage moves.
do-leave-there = Nie bierz wiadomości tam, gdzie powóz się zatrzyma

## Perks of the hotel and the hostess

do-perk-coin = Weź 1 monetę
do-perk-marker = Weź 1 znacznik z ogólnych zasobów
do-perk-rat = Cofnij szczura o 1 pole

## Persons

do-hire-money-lender = Zatrudnij lichwiarza
do-hire-monk = Zatrudnij mnicha
do-hire-hostess = Zatrudnij oberżystkę
do-hire-doctor = Zatrudnij lekarza
do-hire-minstrel = Zatrudnij barda
do-hire-fool = Zatrudnij błazna
do-hire-city-guard = Zatrudnij strażnika miejskiego
do-hire-night-watchman = Zatrudnij wartownika
do-hire-bishop = Zatrudnij biskupa
do-hire-guild-master = Zatrudnij mistrza cechu
do-hire-beggar-king = Zatrudnij króla żebraków
do-hire-advocate = Zatrudnij adwokata
do-hire-lady-of-the-court = Zatrudnij damę dworu
do-hire-mayor = Zatrudnij burmistrza
do-hire-carpenter = Zatrudnij stolarza
do-hire-nurse = Zatrudnij pielęgniarkę
do-hire-steward = Zatrudnij zarządcę
do-hire-scholar = Zatrudnij uczonego
do-hire-coachman = Zatrudnij woźnicę
do-hire-gypsies = Zatrudnij wędrowców
do-hire-spy = Zatrudnij szpiega
do-hire-counsellor = Zatrudnij doradcę
do-hire-guard = Zatrudnij gwardzistę
do-hire-innkeeper = Zatrudnij oberżystę
do-hire-nobody = Nie zatrudniaj nikogo

## Fool: the piece that moves, and the sector that it moves to

do-lift-marker-cloister-school = Przenieś znacznik z seminarium
do-lift-marker-bank = Przenieś znacznik z banku
do-lift-marker-residence = Przenieś znacznik z rezydencji
do-lift-marker-carriage-house = Przenieś znacznik z zajazdu
do-lift-marker-hotel = Przenieś znacznik z hotelu
do-lift-marker-park = Przenieś znacznik z parku
do-lift-marker-hospital = Przenieś znacznik ze szpitala
do-lift-marker-notre-dame = Przenieś znacznik z katedry Notre Dame
do-lift-friend-cloister-school = Przenieś pełnomocnika z seminarium
do-lift-friend-bank = Przenieś pełnomocnika z banku
do-lift-friend-residence = Przenieś pełnomocnika z rezydencji
do-lift-friend-carriage-house = Przenieś pełnomocnika z zajazdu
do-lift-friend-hotel = Przenieś pełnomocnika z hotelu
do-lift-friend-park = Przenieś pełnomocnika z parku
do-lift-friend-hospital = Przenieś pełnomocnika ze szpitala
do-fool-to-cloister-school = Przenieś pionek do seminarium
do-fool-to-bank = Przenieś pionek do banku
do-fool-to-residence = Przenieś pionek do rezydencji
do-fool-to-carriage-house = Przenieś pionek do zajazdu
do-fool-to-hotel = Przenieś pionek do hotelu
do-fool-to-park = Przenieś pionek do parku
do-fool-to-hospital = Przenieś pionek do szpitala

## Bishop

do-bishop-to-cloister-school = Umieść znacznik w seminarium
do-bishop-to-bank = Umieść znacznik w banku
do-bishop-to-residence = Umieść znacznik w rezydencji
do-bishop-to-carriage-house = Umieść znacznik w zajeździe
do-bishop-to-hotel = Umieść znacznik w hotelu
do-bishop-to-park = Umieść znacznik w parku
do-bishop-to-hospital = Umieść znacznik w szpitalu

## Minstrel

do-minstrel-from-cloister-school = Przenieś pionki z seminarium
do-minstrel-from-bank = Przenieś pionki z banku
do-minstrel-from-residence = Przenieś pionki z rezydencji
do-minstrel-from-carriage-house = Przenieś pionki z zajazdu
do-minstrel-from-hotel = Przenieś pionki z hotelu
do-minstrel-from-park = Przenieś pionki z parku
do-minstrel-from-hospital = Przenieś pionki ze szpitala
do-minstrel-to-cloister-school = Przenieś pionki do seminarium
do-minstrel-to-bank = Przenieś pionki do banku
do-minstrel-to-residence = Przenieś pionki do rezydencji
do-minstrel-to-carriage-house = Przenieś pionki do zajazdu
do-minstrel-to-hotel = Przenieś pionki do hotelu
do-minstrel-to-park = Przenieś pionki do parku
do-minstrel-to-hospital = Przenieś pionki do szpitala
do-carry-1 = Przenieś 1 znacznik
do-carry-2 = Przenieś 2 znaczniki
do-carry-3 = Przenieś 3 znaczniki
do-carry-1-friend = Przenieś tylko pełnomocnika
do-carry-2-friend = Przenieś pełnomocnika i 1 znacznik
do-carry-3-friend = Przenieś pełnomocnika i 2 znaczniki

## The plague

do-lose-cloister-school = Strać znacznik z seminarium
do-lose-bank = Strać znacznik z banku
do-lose-residence = Strać znacznik z rezydencji
do-lose-carriage-house = Strać znacznik z zajazdu
do-lose-hotel = Strać znacznik z hotelu
do-lose-park = Strać znacznik z parku
do-lose-hospital = Strać znacznik ze szpitala

## Coachman: a type of message; the question has the verb

do-type-coin = Wiadomości z monetą
do-type-marker = Wiadomości ze znacznikiem
do-type-rat = Wiadomości ze szczurem
do-type-prestige = Wiadomości z prestiżem

## Travellers (called gypsies in older versions and in records)

do-return-cloister-school = Odłóż znacznik z seminarium
do-return-bank = Odłóż znacznik z banku
do-return-residence = Odłóż znacznik z rezydencji
do-return-carriage-house = Odłóż znacznik z zajazdu
do-return-hotel = Odłóż znacznik z hotelu
do-return-park = Odłóż znacznik z parku
do-return-hospital = Odłóż znacznik ze szpitala
do-return-notre-dame = Odłóż znacznik z katedry Notre Dame
do-enough = Nie odkładaj więcej
