# The manual: what happens at the end of a round, a period and the game, and the numbers of players.

rules-closing = Plaga, udziały i koniec gry

rules-plague = Plaga
    .body =
        W ostatniej fazie każdej rundy szczur każdego gracza przesuwa się po wskaźniku plagi.

        1. **Wartość plagi** to liczba szczurów na 3 postaciach rundy, zatrudnionych czy nie. Od początku rundy widzą ją wszyscy.
        2. Po kolei każdy gracz odejmuje 1 za każdy swój pionek w [szpitalu](#hospital), znaczniki i pełnomocnika. Jeśli zatrudniasz w tej rundzie [lekarza](#person-doctor), wartość plagi wynosi dla ciebie 0, a pionki i tak odejmujesz.
        3. Twój szczur przesuwa się do przodu o wynik. Jeśli wynik jest mniejszy od 0, szczur się cofa, ale nie poniżej pola 0.
        4. Jeśli miałby wyjść powyżej 9, staje na 9, a [ty tracisz prestiż i znacznik](#plague-loss).

        Kilka przypadków przy wartości plagi 4:

        | szczur przed | pionki w szpitalu | szczur po |
        |---|---|---|
        | 3 | 1 | 6 (3 + 4 − 1) |
        | 5 | 6 | 3 (5 + 4 − 6) |
        | 5 | 0 | 9, bez straty (5 + 4) |
        | 8 | 0 | 9, ze stratą (8 + 4 = 12) |
        | 9 | 4 | 9, bez straty (9 + 4 − 4) |
        | 8 | 2 i lekarz | 6 (8 − 2) |

        Plaga przychodzi także w ostatniej rundzie, zawsze przed [podziałem prestiżu katedry Notre Dame](#sharing-out).

rules-plague-loss = Szczur powyżej 9
    .body =
        Jeśli plaga miałaby przesunąć twojego szczura powyżej 9, staje on na 9, a ty tracisz dwie rzeczy, niezależnie od tego, o ile pól by wyszedł. Dzieje się tak w każdej rundzie, w której szczur wyszedłby powyżej 9.

        1. Tracisz 2 punkty prestiżu albo wszystkie, jeśli masz mniej.
        2. Odkładasz 1 znacznik ze swojego **najpełniejszego sektora** do ogólnych zasobów.

        - Najpełniejszy sektor to ten z 7, w którym masz najwięcej pionków. Pełnomocnik się liczy, ale nigdy nie jest usuwany. Katedra Notre Dame i przystań się nie liczą.
        - Jeśli kilka sektorów jest równie pełnych, wybierasz jeden z tych, w których jest znacznik.
        - Jeśli w twoich najpełniejszych sektorach jest tylko pełnomocnik albo twoja dzielnica jest pusta, nie tracisz znacznika.

        __Przykład:__ masz 2 znaczniki i pełnomocnika w banku, 3 znaczniki w parku i 1 znacznik w hotelu. Bank i park mają po 3 pionki, więc wybierasz jeden z nich i odkładasz stamtąd znacznik.

rules-sharing-out = Podział prestiżu katedry Notre Dame
    .picture = Notre Dame z 10 punktami prestiżu do podziału, jak przy czterech graczach.
    .body =
        Po pladze w rundach 3, 6 i 9 znaczniki w katedrze Notre Dame przynoszą prestiż.

        1. Prestiż katedry zależy od liczby graczy: **6** przy 2 graczach, **8** przy 3, **10** przy 4, **12** przy 5.
        2. Podziel go przez liczbę wszystkich znaczników w katedrze i zaokrąglij w dół. To udział każdego znacznika.
        3. Każdy gracz zyskuje jeden udział za każdy swój znacznik w katedrze. [Park](#park) dodaje każdemu graczowi premię raz.
        4. Wszystkie znaczniki z katedry wracają do ogólnych zasobów.

        Reszta z zaokrąglenia przepada. Bez znaczników w katedrze nic się nie dzieje. Jeśli znaczników jest więcej niż prestiżu, udział wynosi 0: nikt nic nie zyskuje, a znaczniki i tak wracają.

        __Przykład:__ w partii 4 graczy masz w katedrze 3 znaczniki, a inny gracz ma 1. Każdy znacznik przynosi 2 punkty prestiżu (10 podzielone przez 4, w dół). Zyskujesz 6 punktów prestiżu i jeszcze 1, jeśli masz 2 pionki w parku. Drugi gracz zyskuje 2.

rules-end = Koniec gry i remisy
    .body =
        Gra kończy się po rundzie 9, po pladze i podziale prestiżu katedry Notre Dame. **Wygrywa gracz z największym prestiżem.** Pozostałe monety, znaczniki i wiadomości nie dają już prestiżu.

        __Remis:__ spośród graczy z największym prestiżem wygrywa ten, kto ma więcej monet i znaczników. Monety i znaczniki z własnych zasobów gracza się sumuje. Znaczniki na planszy i w ogólnych zasobach się nie liczą. Jeśli i tu jest remis, ci gracze wygrywają wspólnie.

        __Przykład:__ dwóch graczy ma po 62 punkty prestiżu. Jeden ma 3 monety i 1 znacznik w zasobach (4), a drugi 5 znaczników i 0 monet (5). Wygrywa drugi.

        __Zwykłe wyniki:__ przy 4 graczach boty na poziomie Nowicjusz zdobywają średnio 35 punktów prestiżu, a na poziomie Znawca 75.

rules-players = Według liczby graczy

rules-player-numbers = 2, 3, 4 i 5 graczy
    .body =
        Dla 3, 4 i 5 graczy zasady są te same. Różnią się tylko te liczby:

        | gracze | dzielnice | wiadomości | kolory do zebrania | prestiż katedry |
        |---|---|---|---|---|
        | 2 | 4 | 16 | 4 | 6 |
        | 3 | 3 | 12 | 3 | 8 |
        | 4 | 4 | 16 | 4 | 10 |
        | 5 | 5 | 20 | 5 | 12 |

        Razem z dzielnicami, których nie ma w grze, odpadają ich targowiska. Przy 3 graczach ten, kto siedzi dwa miejsca na prawo od ciebie, to twój sąsiad z lewej: od niego dostajesz ostatnią kartę. Dla 2 graczy jest [więcej różnic](#two-players).

rules-two-players = Dwóch graczy
    .body =
        Przy 2 graczach obowiązują wszystkie zasady oprócz tych:

        - **Plansza:** gracie na planszy dla 4 graczy. Dzielnice obu graczy leżą naprzeciw siebie. Dwie dzielnice między nimi są **bez gracza**: nikt nie ma w nich pionków, nie mają też powozu ani szczura.
        - **Wiadomości:** dzielnice bez gracza mają targowiska, ulice i po 4 wiadomości we własnych kolorach. Jest więc 16 wiadomości w 4 kolorach i wszystkie 4 kolory liczą się przy tym, [którą wiadomość możesz wziąć](#message-colours).
        - **Ulice:** dzielnice po lewej i po prawej to dzielnice bez gracza.
        - **Katedra Notre Dame** ma 6 punktów prestiżu do podziału.
        - **Wybór kart:** zatrzymaj 1 ze swoich 3 kart, a 2 przekaż drugiemu graczowi. Z 2 otrzymanych kart zatrzymaj 1, a drugą oddaj. Zatrzymaj kartę, która do ciebie wraca. Na koniec masz 2 własne karty i 1 kartę drugiego gracza.
