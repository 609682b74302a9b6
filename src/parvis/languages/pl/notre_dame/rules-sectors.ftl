# The manual: places for markers, and their cards. Each section begins with what its card does (about.ftl).

rules-sectors = Sektory i ich karty

# Stands after what a card does that places a marker in a sector
about-card-empty-supply = Przy [pustych zasobach](#empty-supply) możesz zamiast tego przenieść tu znacznik z innego miejsca.

rules-cloister-school =
    .body =
        Znaczniki trafiają do twoich własnych zasobów. Jeśli w ogólnych zasobach jest ich mniej, bierzesz wszystkie, które zostały.

        __Przykład:__ masz w seminarium 2 znaczniki i umieszczasz trzeci. Bierzesz 3 znaczniki, więc twoje zasoby rosną o 2.

        Zobacz też: [Znaczniki i zasoby](#markers).

rules-bank =
    .body =
        __Przykład:__ w banku masz pełnomocnika i 1 znacznik, a umieszczasz drugi. Bierzesz 3 monety.

        Zobacz też: [Monety](#coins).

rules-residence =
    .body =
        Prestiż za wszystkie pionki to jeden zysk, więc [park](#park) dodaje premię raz.

        __Przykład:__ umieszczasz w rezydencji trzeci znacznik, a w parku masz 2 pionki. Zyskujesz 3 punkty prestiżu i 1 z parku.

rules-carriage-house =
    .body =
        1. Umieść znacznik z własnych zasobów w zajeździe.
        2. Przesuń swój powóz z targowiska na targowisko wzdłuż [ulic](#markets), **najwyżej o 1 targowisko za każdy swój pionek** w zajeździe. Możesz zatrzymać się wcześniej albo wcale nie ruszać.
        3. Jeśli powóz się przesunął i zatrzymał przy wiadomości, możesz ją wziąć, o ile [jej kolor jest dozwolony](#message-colours). Zyskujesz [to, co pokazuje](#messages).

        - Liczy się tylko targowisko, na którym powóz się zatrzymuje. Po drodze nie bierzesz wiadomości; każde przesunięcie daje najwyżej 1.
        - Targowiska wszystkich dzielnic są dla ciebie otwarte. Na jednym targowisku może stać dowolnie wiele powozów i mogą się one mijać.
        - Z co najmniej 2 pionkami w zajeździe powóz może opuścić swoje targowisko i na nie wrócić. Liczy się to jako przesunięcie, więc możesz wziąć tamtejszą wiadomość.

        __Przykład:__ w zajeździe masz 1 znacznik i pełnomocnika, a umieszczasz znacznik. Powóz przesuwa się najwyżej o 3 targowiska.

rules-hotel =
    .body =
        - Weź 1 ![moneta](coin).
        - Weź 1 ![znacznik](marker) z ogólnych zasobów do własnych: możliwe, jeśli jest tam twój znacznik.
        - Cofnij ![szczur](rat) o 1 pole: możliwe, jeśli jest powyżej 0.

        Pełnomocnik liczy się do 4 pionków. Jeśli wybierasz dwa razy, możesz wybrać to samo albo coś innego. Drugi wybór następuje po wykonaniu pierwszego. Więcej niż 4 pionki nie dają trzeciego wyboru.

rules-park =
    .body =
        Niezależnie od liczby pionków w parku jego akcja cofa szczura tylko o 1 pole. Na 0 szczur zostaje. Premia przychodzi później, za każdym razem, gdy zyskujesz prestiż:

        | twoje pionki w parku | premia do każdego zysku |
        |---|---|
        | 0 lub 1 | brak |
        | 2 lub 3 | 1 punkt prestiżu |
        | 4 lub 5 | 2 punkty prestiżu |
        | 6 lub 7 | 3 punkty prestiżu |

        (i tak dalej: 1 za każde 2 pionki)

        - Jeden zysk prestiżu to wszystko, co daje ci jedna akcja, wiadomość, postać albo jeden datek, a także twój udział w prestiżu katedry za wszystkie twoje znaczniki. Premia dochodzi do każdego zysku raz, bez względu na jego wielkość.
        - Do zysku 0 punktów prestiżu nie ma premii. Umieszczenie znacznika w parku nie jest zyskiem. Na straty park nie wpływa.
        - Liczą się pionki, które stoją w parku w chwili zysku. Znacznik, który właśnie opuścił park, się nie liczy.

        __Przykład:__ masz w parku 5 pionków i wpłacasz 2 monety na katedrę Notre Dame. Zyskujesz 3 punkty prestiżu za datek i 2 z parku.

rules-hospital =
    .body =
        Niezależnie od liczby pionków w szpitalu jego akcja cofa szczura tylko o 1 pole. Na 0 szczur zostaje.

        Ochrona działa w fazie [plagi](#plague) każdej rundy. Jeśli masz w szpitalu więcej pionków, niż wynosi wartość plagi, szczur nawet się cofa, o różnicę.

        __Przykład:__ wartość plagi wynosi 3, a w szpitalu masz 1 znacznik i pełnomocnika. Szczur przesuwa się o 1 do przodu.

rules-harbour =
    .body =
        Wskaźnik plagi ma pola od 0 do 9, a twój szczur zaczyna na 0. W przystani nie umieszcza się pionków i nie ma dla niej karty. Nie jest sektorem, więc postacie, które liczą sektory, jej nie liczą.

        - [Plaga](#plague) przesuwa szczura w każdej rundzie, najczęściej do przodu. Jeśli w szpitalu jest więcej pionków, niż wynosi wartość plagi, cofa go.
        - Szczur cofa się o 1 pole przy każdej akcji [parku](#park) i [szpitala](#hospital), dzięki [wiadomości ze szczurem](#message-rat) oraz na twoje życzenie w [hotelu](#hotel) lub u [oberżystki](#person-hostess).
        - Z nowych postaci cofa go też [pielęgniarka](#person-nurse), a [woźnica](#person-coachman) powtarza wiadomości ze szczurem.
        - Nigdy nie schodzi poniżej 0. Jeśli ma się cofnąć, a jest na 0, zostaje.
        - Nigdy nie wychodzi powyżej 9. Jeśli plaga miałaby go tam przesunąć, staje na 9, a [ty tracisz prestiż i znacznik](#plague-loss).

rules-notre-dame =
    .body =
        Ta karta daje prestiż dwa razy: teraz za datek, a później za znacznik.

        1. Wybierz, ile monet wpłacasz, od 0 do 3.
        2. Jeśli coś wpłacasz, umieść 1 znacznik z własnych zasobów w katedrze Notre Dame, zapłać monety i zyskaj prestiż:

        | monety | prestiż | umieszczone znaczniki |
        |---|---|---|
        | 0 | 0 | 0 |
        | 1 | 1 | 1 |
        | 2 | 3 | 1 |
        | 3 | 6 | 1 |

        Datek to jeden zysk, więc [park](#park) dodaje premię raz. Po rundach 3, 6 i 9 znaczniki w katedrze [dzielą jej prestiż](#sharing-out) i wracają do ogólnych zasobów.

        - Bez monety karta nic nie daje.
        - Każda karta umieszcza 1 znacznik, nigdy więcej. Dzięki kilku kartom możesz mieć w katedrze kilka znaczników.
        - Przy [pustych zasobach](#empty-supply) możesz przenieść do katedry znacznik z jednego ze swoich sektorów. Musisz wtedy wpłacić co najmniej 1 monetę. Znacznika, który już stoi w katedrze, nie można użyć ponownie.
        - Żadna inna karta ani postać nie przenosi pionka do katedry, chyba że [uczony](#person-scholar) pozwoli ci zagrać tę kartę.

rules-trusted-friend =
    .body =
        Pełnomocnik zaczyna obok planszy. Za pierwszym razem może trafić do dowolnego z 7 sektorów. Później musi iść do innego sektora niż ten, w którym jest.

        - Liczy się jak znacznik wszędzie, gdzie liczą się pionki: przy akcji, którą teraz wykonujesz, i przy wszystkich późniejszych, w parku i w szpitalu oraz u postaci, które liczą twoje pionki.
        - Nigdy nie trafia do przystani, do katedry Notre Dame ani do innej dzielnicy.
        - Nie wymaga znacznika, więc puste zasoby nie mają znaczenia. Nie zastępuje jednak brakującego znacznika: przy [pustych zasobach](#empty-supply) przenosi się tylko znaczniki.
        - Oprócz jego karty przenoszą go tylko [błazen](#person-fool) i [bard](#person-minstrel).
        - Gdy już jest na planszy, zostaje na niej: [plaga](#plague-loss) nie może go usunąć, a [wędrowcy](#person-gypsies) go nie odsyłają.

        __Przykład:__ przenosisz pełnomocnika do banku, gdzie masz 2 znaczniki. Bierzesz 3 monety.
