# The manual: markets, streets and messages. What a message gives stands in about.ftl, before these words.

rules-carriages = Powozy i wiadomości

rules-markets = Targowiska i ulice
    .body =
        Powozy zatrzymują się tylko na targowiskach, a z targowiska na targowisko prowadzą ulice.

        Każda dzielnica ma 5 targowisk. Na centralnym zaczyna jej powóz i nigdy nie ma na nim wiadomości. Pozostałe 4 leżą na brzegu i na początku na każdym jest wiadomość. Gdzie, pokazuje obrazek [planszy](#board):

        | targowisko | gdzie leży |
        |---|---|
        | Centralne targowisko | w środku dzielnicy |
        | Plac katedralny | przy katedrze Notre Dame, gdzie dzielnica styka się z dzielnicą po prawej |
        | Brama | na zewnętrznym końcu granicy z dzielnicą po lewej |
        | Nabrzeże | na zewnętrznym brzegu, bliżej prawej strony |
        | Most | na zewnętrznym brzegu, bliżej lewej strony |

        Z każdego targowiska twojej dzielnicy ulice prowadzą tak, jak podaje tabela. (W każdej innej dzielnicy jest tak samo). „Po lewej” to dzielnica twojego sąsiada z lewej, „po prawej” – sąsiada z prawej.

        | z targowiska | w twojej dzielnicy | po lewej | po prawej |
        |---|---|---|---|
        | centralne targowisko | plac katedralny, brama, nabrzeże, most | plac katedralny | brama |
        | plac katedralny | centralne targowisko | plac katedralny | centralne targowisko, plac katedralny, brama |
        | brama | centralne targowisko, most | centralne targowisko, plac katedralny, nabrzeże | – |
        | nabrzeże | centralne targowisko, most | – | brama |
        | most | centralne targowisko, brama, nabrzeże | – | – |

        - Przejazd ulicą na następne targowisko liczy się zawsze za 1, niezależnie od jej długości. Zakręt bez targowiska nie jest przystankiem i się nie liczy.
        - Nic nie blokuje ulicy ani targowiska. W jednym przesunięciu powóz może przejechać tą samą ulicą dwa razy.

rules-messages = Wiadomości
    .body =
        Wiadomość daje prestiż, a większość daje coś jeszcze.

        | wiadomość | zyskujesz |
        |---|---|
        | ![moneta](coin) | 1 punkt prestiżu i 1 monetę |
        | ![znacznik](marker) | 2 punkty prestiżu i 1 znacznik z ogólnych zasobów |
        | ![szczur](rat) | 3 punkty prestiżu, a szczur cofa się o 1 pole |
        | ![prestiż](prestige) | 4 punkty prestiżu |

        Każdy z 4 rodzajów ma nazwę od rysunku: wiadomości z monetą, ze znacznikiem, ze szczurem i z prestiżem.

        1. Jeśli twój [powóz](#carriage-house) się przesunął i zatrzymał przy wiadomości, możesz ją wziąć albo zostawić. [Jej kolor](#message-colours) musi być dozwolony.
        2. Jeśli ją bierzesz, natychmiast zyskujesz to, co pokazuje. Nie możesz wybierać między jej częściami.
        3. Zatrzymaj ją. Zależy od niej, jakie kolory możesz brać później. Liczy się też dla [adwokata](#person-advocate).

        W każdym kolorze jest po jednej wiadomości każdego rodzaju. Nowe się nie pojawiają: targowisko, z którego wzięto wiadomość, zostaje puste.

        Premię za [park](#park) dolicza się raz do każdej wiadomości. Część niemożliwa do wykonania przepada: szczur na 0 zostaje, a z pustych ogólnych zasobów nie bierzesz znacznika.

rules-message-colours = Którą wiadomość możesz wziąć
    .body =
        Zbierz po jednej wiadomości w każdym kolorze, zanim weźmiesz drugą w którymkolwiek, po dwie, zanim weźmiesz trzecią, i tak dalej.

        Dokładnie: możesz wziąć wiadomość, jeśli w każdym innym kolorze, który ma jeszcze wiadomości na planszy, masz ich co najmniej tyle, ile w jej kolorze. Jeśli nie, wiadomość musi poczekać i pokazuje ![jeszcze nie](lock).

        - Wiadomość ma kolor dzielnicy, w której leży. Twój własny kolor liczy się jak każdy inny.
        - Kolor, który nie ma już wiadomości na planszy, nie jest potrzebny.
        - Kolejność w zestawie jest dowolna, podobnie jak rodzaje wiadomości.
        - Przy [2 graczach](#two-players) są 4 kolory.

        __Przykład:__ w partii z kolorami niebieskim, żółtym, czerwonym i zielonym masz po 1 wiadomości niebieskiej, żółtej i zielonej. Następna musi być czerwona. Gdy ją masz, możesz wziąć dowolny kolor, na przykład drugą niebieską. Potem, zanim weźmiesz trzecią niebieską, potrzebujesz po drugiej w każdym z trzech pozostałych kolorów.

        __Inny przykład:__ jeśli inni gracze wezmą ostatnią czerwoną wiadomość, zanim zbierzesz choć jedną czerwoną, możesz przejść do drugiej niebieskiej, żółtej lub zielonej.

rules-message-coin =
    .body =
        Wiadomość z rysunkiem ![moneta](coin). W każdym kolorze jest jedna. Zobacz [Wiadomości](#messages), [Monety](#coins).

rules-message-marker =
    .body =
        Wiadomość z rysunkiem ![znacznik](marker). W każdym kolorze jest jedna. Jeśli w ogólnych zasobach nie ma twoich znaczników, zyskujesz tylko prestiż. Zobacz [Wiadomości](#messages), [Znaczniki i zasoby](#markers).

rules-message-rat =
    .body =
        Wiadomość z rysunkiem ![szczur](rat). W każdym kolorze jest jedna. Jeśli twój szczur jest na 0, zyskujesz tylko prestiż. Zobacz [Wiadomości](#messages), [Przystań](#harbour).

rules-message-prestige =
    .body =
        Wiadomość z rysunkiem ![prestiż](prestige). W każdym kolorze jest jedna. Zobacz [Wiadomości](#messages), [Park](#park).
