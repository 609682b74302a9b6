# The manual, first chapter: Markdown without HTML, see parvis/engine/manual.py. Headings are nouns; a body speaks to the player.

rules-start = Na początek

rules-aim = Cel gry
    .body =
        Zdobądź najwięcej prestiżu w ciągu 9 rund. Wszyscy zaczynają z 0.

        Stoisz na czele paryskiej rodziny i masz jedną z dzielnic wokół katedry Notre Dame. W każdej rundzie zagrywasz 2 karty akcji. Większość z nich umieszcza jeden z twoich znaczników w sektorze twojej dzielnicy, na przykład w banku, i pozwala wykonać tam akcję. Możesz też zatrudnić 1 postać za monetę. Potem szerzy się plaga: szczur w twojej przystani przesuwa się do przodu po wskaźniku. Jeśli miałby wyjść powyżej 9, czyli poza ostatnie pole, tracisz prestiż i znacznik.

        Prestiż zyskujesz dzięki:

        - swojej [rezydencji](#residence),
        - [wiadomościom](#messages), które zbiera twój powóz,
        - [datkom na katedrę Notre Dame](#notre-dame) i [udziałowi w jej prestiżu](#sharing-out) po każdej trzeciej rundzie,
        - [postaciom](#hiring), które zatrudniasz,
        - swojemu [parkowi](#park), który powiększa każdy zysk prestiżu, gdy tylko są w nim 2 twoje pionki.

        Seminarium daje znaczniki do tego wszystkiego, a bank daje monety. Szpital, park i hotel powstrzymują szczura.

        Najlepiej czytaj dalej tak: [Zawartość pudełka](#pieces), [Plansza](#board), [Przebieg rundy](#round). Do reszty zajrzyj, gdy będzie potrzebna.

rules-pieces = Zawartość pudełka
    .body =
        Każdy gracz ma elementy i karty w jednym kolorze. Na ekranie każdy gracz ma też kształt.

        | dla każdego gracza | liczba | |
        |---|---|---|
        | znaczniki wpływu | 14 | dalej po prostu znaczniki |
        | pełnomocnik | 1 | liczy się jak znacznik wszędzie, gdzie liczą się pionki |
        | powóz | 1 | zbiera wiadomości |
        | szczur | 1 | pokazuje plagę w dzielnicy |
        | wiadomości | 4 | na początku leżą na planszy |
        | karty akcji | 9 | po jednej dla każdego z 7 sektorów, jedna dla katedry Notre Dame, jedna dla pełnomocnika |

        Dla wszystkich jest 25 monet (tutaj [tyle, ile trzeba](#coins)), 84 żetony prestiżu o wartości 1, 3, 5 i 10, 15 postaci (6 brązowych i 9 szarych kart), dzwonnik gracza rozpoczynającego i części [planszy](#board). Na tych stronach ![moneta](coin) oznacza monetę, ![znacznik](marker) znacznik, ![szczur](rat) twojego szczura, a ![prestiż](prestige) prestiż.

        Niektóre słowa wszędzie znaczą to samo:

        - Twoje **pionki** to twoje znaczniki i pełnomocnik.
        - **Własne zasoby** to znaczniki, które możesz umieszczać. Zaczynasz z 4.
        - **Ogólne zasoby** to twoja rezerwa: twoje pozostałe znaczniki, na początku 10. Możesz ich użyć dopiero wtedy, gdy weźmiesz je do własnych zasobów.
        - **Umieścić** znacznik to położyć go na planszy, **wziąć** znacznik to przenieść go z ogólnych zasobów do własnych, a **odłożyć** to oddać go do ogólnych zasobów.
        - **Zyskujesz** prestiż, a **bierzesz** monety. Monety, których nikt nie ma, to **pula monet**.
        - Twój **sąsiad z lewej** to następny gracz zgodnie z ruchem wskazówek zegara.
        - To, co dzieje się **po kolei**, gracze robią jeden po drugim, zgodnie z ruchem wskazówek zegara, od gracza rozpoczynającego.

rules-board = Plansza
    .picture = Cztery dzielnice wokół katedry Notre Dame ze znacznikami, powozami, wiadomościami i szczurami.
    .body =
        Pośrodku stoi katedra Notre Dame, a wokół niej leży po jednej dzielnicy na gracza ([przy 2 graczach](#two-players) są 4). Wszystkie dzielnice są jednakowe.

        __Każda dzielnica__ ma:

        - 7 **sektorów**: seminarium, bank, rezydencję, zajazd, hotel, park i szpital. Stoją w nich tylko pionki jej gracza.
        - [przystań](#harbour) ze wskaźnikiem plagi, polami od 0 do 9, dla szczura. Przystań nie jest sektorem.
        - 5 **targowisk**, 1 w centrum i 4 na brzegu, połączonych [ulicami](#markets). Zatrzymują się na nich powozy wszystkich graczy.

        __Katedra Notre Dame__ należy do wszystkich: mogą w niej stać znaczniki każdego gracza. Nie jest żadnym z 7 sektorów twojej dzielnicy. Liczba pokazuje prestiż, który jej znaczniki dzielą po każdej trzeciej rundzie.

        Liczba pionków w sektorze i w katedrze nie jest ograniczona.

rules-set-up = Przygotowanie
    .body =
        W tym serwisie wszystko to dzieje się samo.

        1. Połóż pośrodku katedrę Notre Dame, stroną dla [waszej liczby graczy](#player-numbers), a przed każdym graczem dzielnicę.
        2. Każdy gracz dostaje 3 monety i 4 znaczniki jako własne zasoby. Pozostałe 10 znaczników to ogólne zasoby. Pełnomocnik czeka obok planszy.
        3. Powóz zaczyna na centralnym targowisku dzielnicy swojego gracza, a szczur na polu 0 w przystani.
        4. Potasuj 4 wiadomości każdego koloru. Połóż po jednej, odkrytej, na każdym targowisku na brzegu dzielnicy tego koloru. Na centralnych targowiskach nie ma żadnej.
        5. Każdy gracz tasuje swoje 9 kart akcji i kładzie je zakryte jako talię.
        6. Potasuj 6 brązowych postaci i połóż je zakryte jako talię. 9 szarych postaci ma na odwrocie litery, po 3 karty na literę. Każdą literę potasuj osobno. W talii karty A leżą na wierzchu, pod nimi B, a na spodzie C.
        7. Los wybiera gracza rozpoczynającego, który dostaje dzwonnika.

rules-round = Przebieg rundy
    .body =
        Partia ma 3 **okresy**, A, B i C, po 3 rundy. Każda runda ma 5 faz:

        1. **Postacie:** zostają [odkryte](#laying-out) 2 brązowe postacie i 1 szara.
        2. **Wybór:** każdy wybiera [3 karty akcji](#draft), a inne przekazuje.
        3. **Akcje:** po kolei każdy gracz [zagrywa 1 kartę](#playing), a potem, znów po kolei, drugą.
        4. **Postać:** po kolei każdy gracz może [zatrudnić 1 z 3 postaci](#hiring) za 1 monetę.
        5. **Plaga:** po kolei przesuwa się [szczur](#plague) każdego gracza.

        Potem dzwonnika dostaje lewy sąsiad gracza rozpoczynającego: to on rozpocznie następną rundę.

        Po rundach 3, 6 i 9 następuje [podział prestiżu katedry Notre Dame](#sharing-out). Po rundach 3 i 6 zaczyna się nowy okres: wszystkie karty akcji wracają do właścicieli, a brązowe postacie do swojej talii. Wszystkie te talie zostają potasowane.

        Po rundzie 9 [gra się kończy](#end).

rules-draft = Wybór kart
    .body =
        Wybierasz 3 karty akcji na tę rundę, a inni robią to w tym samym czasie.

        1. Dobierz 3 wierzchnie karty z własnej talii. Zatrzymaj 1, a 2 przekaż, zakryte, sąsiadowi z lewej.
        2. Od sąsiada z prawej dostajesz 2 karty. Zatrzymaj 1, a drugą przekaż w lewo.
        3. Zatrzymaj kartę, którą teraz dostajesz.

        Masz w ręce jedną kartę własną, jedną od sąsiada z prawej i jedną od gracza, który siedzi dwa miejsca na prawo od ciebie. Cudza karta działa jak własna: używasz jej dla własnych pionków we własnej dzielnicy.

        - Otrzymane karty obejrzyj dopiero wtedy, gdy przekażesz swoje. Zatrzymanej karty nie można już przekazać.
        - W tym serwisie możesz zmienić wybór, dopóki wszyscy nie wybiorą.
        - Z własnych 9 kart dobierasz w każdej rundzie okresu 3, więc każda przychodzi dokładnie raz w okresie.

        Zobacz też: [Dwóch graczy](#two-players), [Jawne i ukryte](#hidden).

rules-playing = Zagrywanie karty
    .body =
        Zagrywasz 2 z 3 kart w ręce, po jednej w każdej ze swoich tur.

        1. Wybierz kartę i połóż ją odkrytą.
        2. Umieść znacznik z własnych zasobów w sektorze swojej dzielnicy, który wskazuje karta.
        3. Wykonaj akcję tego sektora. Jeśli liczy ona twoje pionki w sektorze, liczy też umieszczony właśnie znacznik i pełnomocnika.

        Dwie karty są inne. Znacznik karty [Notre Dame](#notre-dame) trafia do katedry i wymaga datku. [Pełnomocnik](#trusted-friend) przenosi się sam, bez umieszczania znacznika.

        - Musisz umieścić znacznik i wykonać akcję w całości. Decydujesz tylko o tym, jak daleko pojedzie powóz i czy weźmie wiadomość, co da [hotel](#hotel), oraz czy i ile monet wpłacisz na katedrę [Notre Dame](#notre-dame).
        - To, czego nie da się wykonać, przepada: jeśli w ogólnych zasobach masz 1 znacznik, a akcja daje 3, bierzesz 1.
        - Kartę bez żadnego efektu też można zagrać.
        - Trzeciej karty się nie zagrywa. Odkładasz ją tak, by nikt jej nie widział, chyba że zagrywa ją [uczony](#person-scholar).
        - Możesz mieć karty o tej samej nazwie. Nie ma znaczenia, którą z nich zagrasz najpierw.

        Jeśli nie masz znacznika w zasobach, zobacz [Puste zasoby](#empty-supply).

rules-empty-supply = Puste zasoby
    .body =
        Gdy twoje zasoby są puste, nowy znacznik można zastąpić znacznikiem z planszy.

        Gdy zagrywasz kartę, która umieszcza znacznik, a twoje własne zasoby są puste, możesz przenieść tam, gdzie wskazuje karta, jeden ze swoich znaczników z dowolnego innego swojego sektora albo z katedry Notre Dame. Potem wykonujesz akcję z pionkami, które stoją tam po przeniesieniu. Jeśli nie chcesz albo nie masz znacznika w innym miejscu, pomijasz akcję, a karta nic nie daje.

        - Jest to możliwe tylko przy pustych zasobach. Dopóki masz w nich znacznik, musisz umieścić właśnie jego.
        - Znacznik nie może pochodzić z miejsca, które wskazuje karta, ani z ogólnych zasobów. Pełnomocnik nie może go zastąpić.
        - Do karty [Notre Dame](#notre-dame) potrzebujesz też monety. Jeśli przenosisz tam znacznik, musisz wpłacić co najmniej 1 monetę.

        __Przykład:__ zagrywasz hotel przy pustych zasobach. Przenosisz znacznik z banku do hotelu i wybierasz, co daje hotel. W banku jest odtąd o 1 pionek mniej.

        Karta [pełnomocnika](#trusted-friend) nie wymaga znacznika, więc puste zasoby nie mają dla niej znaczenia.
