# The manual: what players have, and what they know of each other.

rules-possessions = Prestiż, monety i znaczniki

rules-prestige = Prestiż
    .body =
        O wygranej decyduje prestiż. (Instrukcja mówi o punktach prestiżu).

        | źródło | prestiż |
        |---|---|
        | [Rezydencja](#residence) | 1 za każdy twój pionek w rezydencji |
        | [Datek](#notre-dame) | 1, 3 lub 6 za 1, 2 lub 3 monety |
        | [Udział w prestiżu katedry](#sharing-out) | równy udział za każdy twój znacznik w katedrze |
        | [Wiadomości](#messages) | 1, 2, 3 lub 4 |
        | [Postacie](#hiring) | tyle, ile mówi postać |
        | [Park](#park) | 1 za każde 2 pionki w parku, przy każdym z powyższych zysków |

        Prestiż tracisz tylko wtedy, gdy [szczur miałby wyjść powyżej 9](#plague-loss), i nigdy nie masz mniej niż 0.

        Twoja suma jest do końca ukryta przed innymi graczami, chyba że stół otwarto z widocznym wynikiem. Każdy zysk i każdą stratę wszyscy widzą w chwili, gdy następuje. Kto zapamięta wszystkie, zna sumę; stół jej nie pokazuje.

rules-coins = Monety
    .body =
        Monety wydajesz na postacie i datki. Zaczynasz z 3.

        - Monety dają [bank](#bank), [hotel](#hotel), [wiadomość](#message-coin), [lichwiarz](#person-money-lender) i [oberżystka](#person-hostess). Wśród nowych postaci [woźnica](#person-coachman) powtarza wiadomości.
        - Płacisz 1 monetę za [zatrudnienie postaci](#hiring) i od 1 do 3 monet jako datek na [katedrę Notre Dame](#notre-dame). Zapłacone monety trafiają do puli monet. Nie można zapłacić monet, których nie masz.
        - W pudełku jest 25 monet, ale pula monet nigdy się nie kończy, chyba że gracie z [ograniczonymi monetami](#limited-coins).
        - Wszyscy widzą, ile masz monet. Na koniec tylko [rozstrzygają remis](#end).

rules-markers = Znaczniki i zasoby
    .body =
        Każdy z twoich 14 znaczników jest w twoich własnych zasobach, na planszy albo w ogólnych zasobach.

        | droga znacznika | jak |
        |---|---|
        | ogólne zasoby → własne zasoby | [seminarium](#cloister-school), [hotel](#hotel), [mnich](#person-monk), [oberżystka](#person-hostess), [wiadomość](#message-marker), z nowymi postaciami powtórzona też przez [woźnicę](#person-coachman) |
        | własne zasoby → plansza | [karty akcji](#playing) |
        | ogólne zasoby → plansza | [biskup](#person-bishop), a z nowymi postaciami [pielęgniarka](#person-nurse) |
        | miejsce → inne miejsce | [puste zasoby](#empty-supply), [błazen](#person-fool), [bard](#person-minstrel) |
        | plansza → ogólne zasoby | [podział prestiżu katedry](#sharing-out), [plaga](#plague-loss), a z nowymi postaciami [wędrowcy](#person-gypsies) |

        Używasz tylko znaczników własnego koloru. Jeśli w ogólnych zasobach jest ich mniej, niż możesz wziąć, bierzesz tyle, ile jest. Wszyscy widzą wszystkie zasoby.

rules-hidden = Jawne i ukryte
    .body =
        Większość rzeczy jest jawna dla wszystkich. Ukryte są tylko:

        - karty w twojej ręce i te, które przekazujesz, dopóki nie zostaną zagrane,
        - trzecia karta każdej rundy, której się nie zagrywa,
        - kolejność we wszystkich taliach (wiesz, które postacie i które z twoich kart przyjdą jeszcze w tym okresie),
        - twoja suma prestiżu, do końca gry,
        - z nowymi postaciami: to, co gracz zobaczył dzięki [szpiegowi](#person-spy).

        Monety, zasoby, szczury, pionki na planszy, zebrane wiadomości i karty zagrane w tej rundzie są jawne. Dziennik pokazuje karty z wcześniejszych rund. Kolor karty pokazuje, z czyjej talii pochodzi.
