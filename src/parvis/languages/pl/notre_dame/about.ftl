# What each card, place, piece, message and person does: rule text in one to three sentences, spoken to the player.

## Action cards: in help, and on a button's "i"

about-card-cloister-school = Umieść znacznik w seminarium, a potem weź z ogólnych zasobów 1 znacznik za każdy swój pionek w tym sektorze.
about-card-bank = Umieść znacznik w banku, a potem weź 1 monetę za każdy swój pionek w tym sektorze.
about-card-residence = Umieść znacznik w rezydencji, a potem zyskaj 1 punkt prestiżu za każdy swój pionek w tym sektorze.
about-card-carriage-house = Umieść znacznik w zajeździe, a potem przesuń powóz najwyżej o 1 targowisko za każdy swój pionek w tym sektorze. Możesz wziąć wiadomość tam, gdzie powóz się zatrzyma.
about-card-hotel = Umieść znacznik w hotelu, a potem wybierz 1 monetę, 1 znacznik albo cofnięcie szczura o 1 pole. Jeśli masz w tym sektorze co najmniej 4 pionki, wybierasz dwa razy.
about-card-park = Umieść znacznik w parku i cofnij szczura o 1 pole. Każde 2 pionki w parku dodają 1 punkt prestiżu, ilekroć zyskujesz prestiż.
about-card-hospital = Umieść znacznik w szpitalu i cofnij szczura o 1 pole. Każdy pionek w szpitalu zmniejsza dla ciebie wartość plagi o 1 w każdej rundzie.
about-card-notre-dame = Wpłać 1, 2 lub 3 monety za 1, 3 lub 6 punktów prestiżu i umieść znacznik w katedrze Notre Dame. Jeśli nic nie wpłacisz, nie umieszczasz znacznika.
about-card-trusted-friend = Przenieś pełnomocnika do innego sektora swojej dzielnicy i wykonaj tam akcję. Nie umieszczasz znacznika. Pełnomocnik wszędzie liczy się jak znacznik.

## Places on the board: shown below the name of the place

about-sector-cloister-school = Akcja: weź z ogólnych zasobów 1 znacznik za każdy swój pionek w tym sektorze.
about-sector-bank = Akcja: weź 1 monetę za każdy swój pionek w tym sektorze.
about-sector-residence = Akcja: zyskaj 1 punkt prestiżu za każdy swój pionek w tym sektorze.
about-sector-carriage-house = Akcja: przesuń powóz najwyżej o 1 targowisko za każdy swój pionek w tym sektorze.
about-sector-hotel = Akcja: wybierz 1 monetę, 1 znacznik albo cofnięcie szczura o 1 pole. Jeśli masz w tym sektorze co najmniej 4 pionki, wybierasz dwa razy.
about-sector-park = Akcja: cofnij szczura o 1 pole. Każde 2 pionki w tym sektorze dodają 1 punkt prestiżu, ilekroć zyskujesz prestiż.
about-sector-hospital = Akcja: cofnij szczura o 1 pole. Każdy pionek w tym sektorze zmniejsza dla ciebie wartość plagi o 1 w każdej rundzie.
about-sector-notre-dame = Po każdej trzeciej rundzie prestiż katedry jest dzielony po równo między wszystkie znaczniki, które tu stoją, z zaokrągleniem w dół. Potem znaczniki wracają do ogólnych zasobów.
about-sector-harbour = Twój szczur pokazuje plagę w twojej dzielnicy. Jeśli miałby wyjść powyżej 9, tracisz 2 punkty prestiżu i znacznik z najpełniejszego sektora.

about-market = Powozy zatrzymują się na targowiskach. Jeśli twój zatrzyma się przy wiadomości, możesz ją wziąć, ale drugą w danym kolorze dopiero wtedy, gdy masz po jednej w każdym.
about-market-centre = Tu zaczyna powóz tej dzielnicy. Na centralnym targowisku nigdy nie ma wiadomości.

## Pieces

about-piece-carriage = Zajazd przesuwa powóz gracza z targowiska na targowisko. Jeśli twój powóz zatrzyma się przy wiadomości, możesz ją wziąć.
about-piece-friend = Pełnomocnik liczy się w swoim sektorze jak znacznik. Jego karta przenosi go do innego sektora dzielnicy, a ty wykonujesz tam akcję.
about-piece-rat = Szczur gracza pokazuje plagę w jego dzielnicy. Jeśli twój miałby wyjść powyżej 9, tracisz 2 punkty prestiżu i znacznik z najpełniejszego sektora.

## Messages

about-message-coin = Weź tę wiadomość, by zyskać 1 punkt prestiżu i 1 monetę.
about-message-marker = Weź tę wiadomość, by zyskać 2 punkty prestiżu i 1 znacznik z ogólnych zasobów.
about-message-rat = Weź tę wiadomość, by zyskać 3 punkty prestiżu i cofnąć szczura o 1 pole.
about-message-prestige = Weź tę wiadomość, by zyskać 4 punkty prestiżu.

## Persons: on the cards of persons, which are narrow on a phone

about-person-money-lender = Weź 2 monety i zyskaj 1 punkt prestiżu.
about-person-monk = Weź 2 znaczniki z ogólnych zasobów i zyskaj 1 punkt prestiżu.
about-person-hostess = Zyskaj 3 punkty prestiżu. Wybierz 1 monetę, 1 znacznik albo cofnięcie szczura o 1 pole.
about-person-doctor = Wartość plagi wynosi dla ciebie w tej rundzie 0. Twój szpital i tak cofa szczura.
about-person-minstrel = Przenieś do 3 pionków, łącznie z pełnomocnikiem, z jednego sektora swojej dzielnicy do innego. Nie wykonujesz tam akcji.
about-person-fool = Przenieś jeden swój znacznik (także z katedry Notre Dame) albo pełnomocnika do innego sektora swojej dzielnicy. Wykonaj tam akcję.
about-person-city-guard = Zyskaj 1 punkt prestiżu za każdy swój pionek na planszy, także w katedrze Notre Dame.
about-person-night-watchman = Zyskaj 1 punkt prestiżu za każdy pusty sektor swojej dzielnicy.
about-person-bishop = Umieść znacznik z ogólnych zasobów w pustym sektorze swojej dzielnicy. Wykonaj tam akcję.
about-person-guild-master = Zyskaj 2 punkty prestiżu za każdy sektor swojej dzielnicy z co najmniej 2 pionkami.
about-person-beggar-king = Zyskaj 1 punkt prestiżu za każde pole wskaźnika plagi przed swoim szczurem.
about-person-advocate = Zyskaj 3 punkty prestiżu za każde 2 zebrane wiadomości.
about-person-lady-of-the-court = Zyskaj 1 punkt prestiżu za każdy pionek w swoim najpełniejszym sektorze.
about-person-mayor = Zyskaj 3 punkty prestiżu za każdy sektor swojej dzielnicy z co najmniej 3 pionkami.
about-person-carpenter = Zyskaj 1 punkt prestiżu za każdy sektor swojej dzielnicy z co najmniej 1 pionkiem.
about-person-nurse = Umieść znacznik z ogólnych zasobów w szpitalu i cofnij szczura o 1 pole.
about-person-steward = Zyskaj tyle prestiżu, ile już masz.
about-person-scholar = Zagraj także swoją trzecią kartę akcji.
about-person-coachman = Jeszcze raz weź nagrody za wszystkie swoje wiadomości jednego rodzaju.
about-person-gypsies = Odłóż dowolną liczbę swoich znaczników z planszy do ogólnych zasobów. Zyskaj 2 punkty prestiżu za każdy.
about-person-spy = Zyskaj 2 punkty prestiżu i obejrzyj wszystkie szare postacie, które jeszcze przyjdą.
about-person-counsellor = Zatrudnij postać jeszcze 2 razy, ale nie doradcę.
about-person-guard = Zyskaj 3 punkty prestiżu za każde 2 swoje znaczniki w ogólnych zasobach.
about-person-innkeeper = Zyskaj 2 punkty prestiżu za każdy swój pionek w hotelu.
