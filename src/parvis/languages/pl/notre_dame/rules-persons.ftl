# The manual: persons. Each section of one begins with what that person does (about.ftl).

rules-persons = Postacie

# Stands after what a person does
about-person-rats = Szczury na karcie: { $rats }.

rules-laying-out = Postacie rundy
    .picture = Dwie brązowe postacie i jedna szara. Ich szczury dają razem wartość plagi w rundzie.
    .body =
        Każda runda zaczyna się od 3 nowych postaci, odkrytych dla wszystkich: 2 wierzchnich z brązowej talii i wierzchniej szarej.

        - 6 **brązowych postaci** przychodzi w każdym okresie, każda w jednej z jego 3 rund. Na koniec okresu zostają ponownie potasowane.
        - 9 **szarych postaci** przychodzi tylko raz w grze, po jednej w rundzie: 3 w okresie A, 3 inne w okresie B i ostatnie 3 w okresie C.
        - Wszyscy wiedzą, które postacie przyjdą jeszcze w okresie, ale nie znają ich kolejności.

        Każda karta pokazuje od 0 do 3 szczurów. Szczury na 3 kartach dają razem [wartość plagi](#plague) w rundzie, niezależnie od tego, czy postacie zostały zatrudnione.

        Na koniec rundy te 3 karty zostają odłożone.

rules-hiring = Zatrudnianie postaci
    .body =
        Gdy wszyscy zagrają po 2 karty, każdy gracz po kolei może zatrudnić 1 z 3 postaci.

        1. Zapłać 1 monetę.
        2. Postać natychmiast robi dla ciebie to, co mówi karta, jeden raz.

        - Tę samą postać może zatrudnić kilku graczy, a nawet wszyscy.
        - Możesz nie zatrudniać nikogo. Bez monety nie można nikogo zatrudnić.
        - Możesz zatrudnić postać, która nic ci nie daje. Monetę i tak wydajesz.
        - Jeśli zatrudniasz postać, musisz wykonać to, co mówi karta, na ile to możliwe.
        - [Park](#park) dodaje premię raz do prestiżu, który daje ci postać.
        - Pełnomocnik liczy się jak znacznik. Postacie, które liczą sektory, liczą 7 sektorów twojej dzielnicy, bez katedry Notre Dame i bez przystani.

rules-brown-persons = Brązowe postacie

rules-person-money-lender =
    .body =
        Zatrudnienie kosztuje cię 1 monetę, więc w sumie masz o 1 monetę więcej. [Park](#park) dodaje premię do prestiżu.

rules-person-monk =
    .body =
        Znaczniki trafiają do twoich własnych zasobów. Jeśli w ogólnych zasobach jest tylko 1 twój, bierzesz 1. Prestiż zyskujesz tak czy inaczej.

rules-person-hostess =
    .body =
        Najpierw zyskujesz prestiż, potem wybierasz, jeden raz, niezależnie od liczby twoich pionków w hotelu. Znacznik pochodzi z ogólnych zasobów, jeśli jest tam twój, i trafia do własnych. Szczura można wybrać, jeśli jest powyżej 0.

rules-person-doctor =
    .body =
        Lekarz chroni tylko ciebie i tylko w fazie [plagi](#plague) tej rundy. Twój szczur nie przesuwa się do przodu. Twoje pionki w szpitalu cofają go, każdy o 1 pole, ale nie poniżej 0. Szczury na karcie lekarza liczą się dla pozostałych graczy.

        __Przykład:__ wartość plagi wynosi 5, twój szczur jest na 7, a w szpitalu masz 2 pionki. Z lekarzem szczur cofa się na 5. Bez niego wyszedłby powyżej 9 (7 + 5 − 2 = 10).

rules-person-minstrel =
    .body =
        - 1, 2 lub 3 pionki opuszczają razem jeden sektor i wszystkie trafiają do jednego innego. Jednym z nich może być pełnomocnik.
        - Katedra Notre Dame i przystań nie są sektorami.
        - Jeśli masz pionek w swojej dzielnicy, musisz przenieść co najmniej 1. W przeciwnym razie bard nic nie daje.
        - Od tej chwili pionki liczą się tam, gdzie stoją: w szpitalu już w pladze tej rundy.

rules-person-fool =
    .body =
        - Przeniesiony pionek działa jak umieszczony znacznik. Nic nie pochodzi z zasobów.
        - Akcja liczy twoje pionki po przeniesieniu.
        - Pełnomocnika można przenieść tylko wtedy, gdy jest już na planszy. Żaden pionek nie trafia do katedry Notre Dame ani do przystani.
        - Jeśli masz pionek na planszy, musisz jeden przenieść. W przeciwnym razie błazen nic nie daje.

        __Przykład:__ masz 2 znaczniki w zajeździe. Błazen przenosi tam znacznik z banku, a powóz przesuwa się najwyżej o 3 targowiska.

rules-grey-persons = Szare postacie

rules-person-city-guard =
    .body =
        Szara postać okresu A. Strażnik miejski liczy twoje pionki we wszystkich 7 sektorach, łącznie z pełnomocnikiem, i twoje znaczniki w katedrze Notre Dame.

rules-person-night-watchman =
    .body =
        Szara postać okresu A. Sektor jest pusty, jeśli nie ma w nim ani twoich znaczników, ani pełnomocnika. Katedra Notre Dame i przystań się nie liczą, więc zyskujesz najwyżej 7 punktów prestiżu.

rules-person-bishop =
    .body =
        Szara postać okresu A.

        - Sektor jest pusty, jeśli nie ma w nim ani twoich znaczników, ani pełnomocnika. Katedra Notre Dame i przystań nie są sektorami.
        - Twoje własne zasoby się nie zmieniają.
        - Akcja liczy 1 pionek, nowy znacznik. W seminarium bierzesz więc 1 znacznik, jeśli w ogólnych zasobach jest jeszcze jakiś.
        - Jeśli w ogólnych zasobach nie ma twoich znaczników albo żaden sektor nie jest pusty, biskup nic nie daje. W przeciwnym razie musisz umieścić znacznik.

rules-person-guild-master =
    .body =
        Szara postać okresu B. Sektor liczy się raz, niezależnie od liczby pionków. Najwięcej można zyskać 14 punktów prestiżu, za 7 sektorów.

rules-person-beggar-king =
    .body =
        Szara postać okresu B. Ostatnie pole wskaźnika plagi to 9, więc zyskujesz 9 minus pole twojego szczura.

        __Przykład:__ twój szczur jest na 4. Przed nim są pola 5, 6, 7, 8 i 9, więc zyskujesz 5 punktów prestiżu. Ze szczurem na 9 nie zyskujesz nic.

rules-person-advocate =
    .body =
        Szara postać okresu B. Kolory i rodzaje twoich [wiadomości](#messages) nie mają znaczenia. Pojedyncza pozostała wiadomość się nie liczy.

        __Przykład:__ za 5 wiadomości zyskujesz 6 punktów prestiżu.

rules-person-lady-of-the-court =
    .body =
        Szara postać okresu C. Twój najpełniejszy sektor to ten, w którym masz najwięcej pionków, łącznie z pełnomocnikiem. Katedra Notre Dame się nie liczy. Jeśli kilka sektorów jest równie pełnych, liczy się tylko jeden z nich.

rules-person-mayor =
    .body =
        Szara postać okresu C. Sektor liczy się raz, niezależnie od liczby pionków; pełnomocnik jest jednym z nich.

rules-person-carpenter =
    .body =
        Szara postać okresu C. Wystarczy sam pełnomocnik. Najwięcej można zyskać 7 punktów prestiżu.
