# The manual: options, New Persons among them, and how these rules came about.

rules-new-persons = Nowe postacie

rules-new-persons-set-up = Przygotowanie z nowymi postaciami
    .body =
        Nowe postacie to 9 kolejnych szarych postaci, po 3 na literę.

        Na początku partii z 6 szarych postaci każdej litery losuje się 3, które trafiają do pudełka. Wszyscy je widzą. Pozostałe 3 każdej litery tworzą talię jak zwykle, więc w grze jest nadal 9 szarych postaci. Brązowe postacie i wszystkie inne zasady się nie zmieniają.

rules-person-nurse =
    .body =
        Szara postać okresu A. Znacznik pochodzi z ogólnych zasobów, a twoje własne się nie zmieniają. Liczy się już w pladze tej rundy. Jeśli w ogólnych zasobach nie ma twoich znaczników, szczur i tak się cofa. Na 0 zostaje.

rules-person-steward =
    .body =
        Szara postać okresu A. Zarządca podwaja twój prestiż: zyskujesz jeszcze raz swoją obecną sumę. [Park](#park) dodaje premię raz. Przy 0 punktach prestiżu nie zyskujesz nic.

        __Przykład:__ masz 12 punktów prestiżu i 2 pionki w parku. Zyskujesz 12 punktów prestiżu i 1 z parku, masz więc 25.

rules-person-scholar =
    .body =
        Szara postać okresu A. Zagrywasz trzecią kartę z ręki, której inaczej się nie zagrywa. Obowiązują wszystkie zasady [zagrywania karty](#playing): umieszczasz dla niej znacznik albo przenosisz go przy [pustych zasobach](#empty-supply). Wszyscy widzą, jaka to karta.

rules-person-coachman =
    .body =
        Szara postać okresu B. Wybierz jeden z 4 rodzajów [wiadomości](#messages), z monetą, ze znacznikiem, ze szczurem albo z prestiżem, niezależnie od kolorów. Zyskujesz jeszcze raz to, co pokazuje każda twoja wiadomość tego rodzaju. Ich prestiż sumuje się w jeden zysk, więc [park](#park) dodaje premię raz. Bez wiadomości woźnica nic nie daje.

        __Przykład:__ masz zebrane 2 wiadomości ze szczurem. Zyskujesz 6 punktów prestiżu, a szczur cofa się o 2 pola.

rules-person-gypsies =
    .body =
        Szara postać okresu B. Znaczniki mogą pochodzić z twoich sektorów i z katedry Notre Dame, ale pełnomocnik zostaje. Możesz nie odkładać żadnego. Prestiż za wszystkie zyskujesz razem, po odłożeniu ostatniego znacznika. [Park](#park) dodaje więc premię raz, za pionki, które wtedy w nim stoją.

rules-person-spy =
    .body =
        Szara postać okresu B. Widzisz szare postacie wszystkich przyszłych rund, w ich kolejności. Widzisz je tylko ty. Inny gracz ze szpiegiem widzi tę samą kolejność. [Park](#park) dodaje premię do prestiżu.

rules-person-counsellor =
    .body =
        Szara postać okresu C. W tej rundzie możesz jeszcze 2 razy zatrudnić jedną z 2 brązowych postaci.

        - Każde takie zatrudnienie kosztuje 1 monetę, chyba że gracie z opcją [Darmowy doradca](#free-counsellor).
        - Możesz zatrudnić dwa razy tę samą postać, ale nie ponownie doradcę.
        - Z każdego zatrudnienia możesz zrezygnować.
        - Efekt pierwszej postaci wykonujesz, zanim wybierzesz drugą, więc moneta z pierwszej może zapłacić za drugą.

rules-person-guard =
    .body =
        Szara postać okresu C. Liczą się tylko znaczniki w ogólnych zasobach, nie w twoich własnych. Znacznik bez pary się nie liczy.

        __Przykład:__ w ogólnych zasobach masz 5 znaczników. Zyskujesz 6 punktów prestiżu.

rules-person-innkeeper =
    .body =
        Szara postać okresu C. Znaczniki i pełnomocnik liczą się tak samo.

rules-options = Opcje

rules-limited-coins =
    .body =
        Z tą opcją jest tylko 25 monet. Jeśli masz wziąć monetę, a pula monet jest pusta, dostajesz ją od innego gracza: tego, który ma w tej chwili najwięcej monet. Jeśli takich graczy jest kilku, oddaje ten z nich, który siedzi najbliżej po twojej lewej.

        - Brakujące monety oddaje się pojedynczo i przy każdej znów sprawdza się, kto ma ich najwięcej.
        - Nigdy nie płacisz sobie, nawet jeśli masz więcej niż ktokolwiek inny.
        - Jeśli żaden inny gracz nie ma monety, nie dostajesz jej.
        - Zapłacone monety natychmiast wracają do puli.

rules-free-counsellor =
    .body =
        Z tą opcją 2 dodatkowe zatrudnienia, które daje [doradca](#person-counsellor), nic nie kosztują. Sam doradca nadal kosztuje 1 monetę. Opcja ma znaczenie tylko z [nowymi postaciami](#new-persons-set-up).

rules-about = O tych zasadach

rules-rulings = Rozstrzygnięcia i wersje zasad
    .body =
        Instrukcja zostawia kilka pytań otwartych, a jej wydania w niektórych punktach się różnią. Te strony mówią, co obowiązuje tutaj. Najważniejsze rozstrzygnięcia:

        - Umieszczenie znacznika jest obowiązkowe, dopóki masz jakiś w zasobach.
        - Powóz może wrócić na swoje targowisko i wziąć tamtejszą wiadomość.
        - Katedra Notre Dame nie należy do sektorów liczonych przez postacie (strażnik miejski ją dolicza), a plaga nie zabiera z niej znaczników.
        - Twój udział w prestiżu katedry to jeden zysk, więc park dodaje premię raz.
        - Jeśli w twoich najpełniejszych sektorach jest tylko pełnomocnik, nie tracisz znacznika.
        - Przy remisie monety i znaczniki się sumuje.
        - Pula monet jest nieograniczona. W późniejszym wydaniu brakujące monety oddaje najbogatszy gracz: to opcja [Ograniczone monety](#limited-coins).
        - Dodatkowe zatrudnienia, które daje doradca, kosztują po 1 monecie. Zasady nowych postaci nie mówią tego jasno, dlatego jest opcja [Darmowy doradca](#free-counsellor).

        Wszystkie takie rozstrzygnięcia razem tworzą wersję zasad. Te strony opisują wersję zasad 1. Jeśli kiedyś powstanie nowa, trwające partie toczą się dalej według tej, z którą się zaczęły.

rules-values = Wartości spoza dokumentów
    .body =
        Żaden znany dokument nie podaje poniższych wartości. Dobrano je tak, by zgadzały się ze wszystkim, co wiadomo.

        - **Ulice:** plan [ulic](#markets) pozwala na oba przejazdy powozu, które instrukcja podaje jako przykłady.
        - **Notre Dame przy 3 graczach:** 8 punktów prestiżu to ta z czterech wartości 6, 8, 10 i 12, która pozostaje.
        - **Szczury na postaciach:** znane są zakres od 0 do 3 i sumy 12, 13 i 12 na brązowych i szarych postaciach w okresach A, B i C. 2 szczury lekarza wynikają z relacji z gry. O nowych postaciach nie wiadomo nic. Ich wartości dobrano tak, by średnia każdej litery się nie zmieniła.

        | postacie | szczury według wersji zasad 1 |
        |---|---|
        | Brązowe | lichwiarz 1, mnich 1, oberżystka 3, lekarz 2, bard 0, błazen 2 |
        | A | strażnik miejski 1, wartownik 2, biskup 0 |
        | B | mistrz cechu 1, król żebraków 3, adwokat 0 |
        | C | dama dworu 1, burmistrz 0, stolarz 2 |
        | Nowe A | pielęgniarka 2, zarządca 0, uczony 1 |
        | Nowe B | woźnica 1, wędrowcy 3, szpieg 0 |
        | Nowe C | doradca 0, gwardzista 1, oberżysta 2 |

rules-fair-dealing = Uczciwe losowanie
    .body =
        Los decyduje o graczu rozpoczynającym, o rozmieszczeniu wiadomości, o kolejności kart i postaci oraz o tym, które nowe postacie biorą udział. Nic więcej nie jest losowe. Wszystko to wynika z tajnej liczby serwisu, a w partiach online także z liczb, które przeglądarki graczy dodają przed początkiem gry. Nikt, nawet serwis, nie może wybrać, jak ułożą się karty. Po partii „Sprawdź losowanie” na jej stronie sprawdza każdą kartę w twojej własnej przeglądarce.
