# The rules page: The Ladies of Troyes, variants and what else there is to say. See rules.ftl.

## Ramparts

rules-guard = Ruch strażnika
    .picture = Mury miejskie wokół dzielnic, z kaflem za murami przy każdej bramie.
    .body =
        Każdy gracz ma **strażnika** ![strażnik](helmet) na murach miejskich. Strażnicy zaczynają na polu 0. Bramy od I do IV są na polach 5, 10, 15 i 20. Strażnik dotarł do bramy, gdy na niej stoi lub już ją minął. Przy bramie IV droga się kończy.

        Ruch strażnika to jeszcze jedna możliwa akcja. Weź jedną kość dowolnego koloru, własną lub kupioną za 2 denary. Żaden znacznik z karty nie pomaga. Wartość kości to liczba twoich **punktów akcji**. Kolejne możesz dokupić po 1 denarze, razem do 6 punktów.

        Za każdy punkt akcji, w dowolnej kolejności,

        - przesuń strażnika o jedno pole albo
        - umieść swój znacznik na [kaflu za murami](#tiles) przy bramie, do której strażnik dotarł, choćby dopiero dzięki tej samej kości.

        W jednej takiej akcji możesz umieścić na każdym kaflu tylko jeden znacznik. Trzeba użyć co najmniej jednego punktu; resztę można zostawić.
rules-tiles = Kafle za murami
    .body =
        Przy każdej bramie leży jeden z czterech **kafli za murami**, wylosowany przed umieszczeniem pierwszych obywateli. [Umieszczasz na nim znaczniki](#guard), gdy tylko twój strażnik dotrze do bramy. W chwili, którą kafel określa, także w turach innych graczy, możesz wydać z niego jeden swój znacznik i zyskać to, co kafel daje.

        - W jednej turze możesz użyć znacznika z karty i wydać znaczniki z różnych kafli, ale nigdy dwóch z tego samego.
        - Gdy działają [wydarzenia](#events-come) i pokonuje się czarne kości, tego ograniczenia nie ma.
        - Kafle przy bramie IV dają punkty.
rules-tile-i-a = Brama I: gdy inni kupują twoje kości
    .body =
        Raz za każdą akcję, w której przeciwnik kupuje twoje kości, także dla strażnika. Kości, które karta daje za darmo, nie są kupione.
rules-tile-i-b = Brama I: gdy inni używają twoich kart
rules-tile-i-c = Brama I: umieszczanie obywateli
rules-tile-i-d = Brama I: rolnictwo
rules-tile-ii-a = Brama II: zamiana kości
    .body =
        Neutralna dzielnica liczy się jak każda inna. Kości zachowują wartości i należą odtąd do nowych dzielnic.
rules-tile-ii-b = Brama II: obracanie kupionych kości
    .body =
        Kość może być neutralna i może służyć strażnikowi lub umieszczeniu obywatela. Od razu dołącza do twojego zestawu. Kości, które karta daje za darmo, nie są kupione.
rules-tile-ii-c = Brama II: ochrona
    .body =
        Przeciw czarnej kości liczy się to jako jej pokonanie, więc zyskujesz 1 punkt wpływu. Spośród wydarzeń chroni cię przed takimi: „Susza”, „Wojna domowa”, „Herezja”, „Sroga zima” i „Przerwanie prac”. W jednej fazie możesz użyć kilku znaczników.
rules-tile-ii-d = Brama II: przenoszenie znaczników
    .body =
        Możesz to zrobić po aktywowaniu karty ze znacznikami na później albo karty mieszanej. Jeden z twoich znaczników schodzi z tego kafla i trafia na tę kartę, na inną odkrytą kartę, na której leżą znaczniki, albo na inny kafel. Odtąd jest takim znacznikiem jak inne w tym miejscu. Tam, dokąd trafia, nie musisz mieć rzemieślnika. Na kartę [„Hodowca”](#card-breeder) kosztuje to 3 denary.
rules-tile-iii-yellow = Brama III: jeszcze jedna żółta kość
    .body =
        Rzuca się nią i kładzie ją w twojej dzielnicy, gdzie możesz jej użyć w każdej chwili. W zasobach jest taka kość, dopóki we wszystkich dzielnicach razem leży mniej niż 6 żółtych. Kość, dzięki której umieszczasz tu znacznik, nie może być żółta.
rules-tile-iii-white = Brama III: jeszcze jedna biała kość
    .body =
        Rzuca się nią i kładzie ją w twojej dzielnicy, gdzie możesz jej użyć w każdej chwili. W zasobach jest taka kość, dopóki we wszystkich dzielnicach razem leży mniej niż 6 białych. Kość, dzięki której umieszczasz tu znacznik, nie może być biała.
rules-tile-iii-red = Brama III: jeszcze jedna czerwona kość
    .body =
        Rzuca się nią i kładzie ją w twojej dzielnicy, gdzie możesz jej użyć w każdej chwili. W zasobach jest taka kość, dopóki we wszystkich dzielnicach razem leży mniej niż 6 czerwonych. Kość, dzięki której umieszczasz tu znacznik, nie może być czerwona.
rules-tile-iii-purple = Brama III: jeszcze raz fioletowa kość
    .body =
        Rzuca się nią ponownie i kładzie ją w twojej dzielnicy. Kość, dzięki której umieszczasz tu znacznik, nie może być fioletowa. Ten kafel jest w grze tylko razem z [fioletowymi kośćmi](#purple).
rules-tile-iv-a = Brama IV: punkty za znaczniki
    .body =
        Raz za każdą akcję, niezależnie od tego, ile znaczników umieszczasz.
rules-tile-iv-b = Brama IV: najwięcej znaczników
    .body =
        Remisujący dzielą się punktami swojego miejsca, z zaokrągleniem w dół: dwaj gracze z największą liczbą znaczników zdobywają po 4, a następny jest trzeci. Bez znacznika nie zdobywasz nic.
rules-tile-iv-c = Brama IV: punkty za dotarcie i za znaczniki
rules-tile-iv-d = Brama IV: punkty za wczesne dotarcie

## Purple dice

rules-purple = Fioletowe kości
    .body =
        W każdej rundzie, razem z kośćmi obywateli, rzuca się za każdego gracza jedną fioletową kością. Nie wymaga ona obywatela ani zapłaty.

        - Może jej użyć tylko właściciel. Nie można jej kupić, wziąć ani zamienić.
        - Gdy jej używasz, ma kolor zestawu. Przeciw czarnej kości jest czerwona i liczy się podwójnie.
        - Dopóki leży w twojej dzielnicy, nie ma koloru: karty, które liczą kości jakiegoś koloru, ją pomijają. Nie pomija jej [„Procesja”](#card-procession), która liczy wszystkie kości.
        - Wpływ pozwala ją przerzucić i obrócić.

## What cards and events leave open

rules-character-thibaut-ii =
    .body =
        Liczą się też denary, za które w ostatniej rundzie kupiono twoje kości: najpierw jest [koniec rundy](#round-end).
rules-character-chretien-de-troyes =
    .body =
        Wyrzuceni obywatele się nie liczą, także ci z ostatniej rundy.
rules-card-apprenticeship =
    .body =
        Nie pomaga też przy umieszczaniu obywatela.
rules-card-miller =
    .body =
        Wyrzuceni obywatele się nie liczą.
rules-card-archer =
    .body =
        Znacznik za pierwszy udany rzut trzeba umieścić. Potem możesz przestać.
rules-card-tithing =
    .body =
        Każda inna dzielnica daje najwyżej jedną kość, a innych kości nie można kupić. Zestaw nadal ma najwyżej 3 kości.
rules-card-chief-templar =
    .body =
        Każda inna dzielnica daje za tę cenę najwyżej jedną kość, a innych nie można kupić.
rules-card-templar =
    .body =
        Do tej kości nie dołącza żadna inna. Jeśli ją kupujesz, kosztuje 2 denary.
rules-card-monk =
    .body =
        Na przykład biała 4 staje się trzema żółtymi 4, których suma to 12. Do tej kości nie dołącza żadna inna. Jeśli ją kupujesz, kosztuje 2 denary.
rules-card-herbalist =
    .body =
        Do tej kości nie dołącza żadna inna. Jeśli ją kupujesz, kosztuje 2 denary.
rules-card-confession =
    .body =
        Gdy pomaga umieścić obywatela, czerwona 3 zajmuje pole 5. Czerwonej 5 ani 6 nie można użyć, bo takiego pola nie ma.
rules-card-preacher =
    .body =
        Służy do zestawów dwóch lub trzech kości. Gdy zestaw jest gotowy, wybierasz jedną z wartości, które pokazują jego kości. W katedrze wszystkie te kości idą wtedy do jednej kolumny.
rules-card-augustine =
    .body =
        Sam znacznik nic nie kosztuje, ale liczy się do wielkości zestawu, a więc do [ceny](#prices) kupowanych kości.
rules-card-recruiter =
    .body =
        Sam znacznik nic nie kosztuje, ale liczy się do wielkości zestawu, a więc do [ceny](#prices) kupowanych kości.
rules-card-distiller =
    .body =
        Może to być fioletowa kość.
rules-card-viticulturist =
    .body =
        Kość nie może być neutralna ani fioletowa. Liczy się do wielkości zestawu, a więc do [ceny](#prices) kupowanych kości.
rules-card-executioner =
    .body =
        Jeśli najwięcej wpływu ma kilku przeciwników, wybierasz jednego. Jeśli żaden go nie ma, zyskujesz tylko to, co karta daje najpierw.
rules-card-fort =
    .body =
        Niskie kości to 1, 2 i 3. Punkty i wpływ zyskujesz od razu. Remisujący dzielą się punktami na koniec gry, z zaokrągleniem w dół. Znacznik na później, który zmienia wartości, zmienia je i tutaj. Kość, którą taki znacznik mnoży, liczy się jako tyle kości o jej wartości, ile z niej powstaje. Znacznik, który tylko dodaje do sumy, nic nie daje.
rules-card-princess =
    .body =
        Remisujący dzielą się punktami, z zaokrągleniem w dół.
rules-card-hermit =
    .body =
        Liczą się znaczniki wszystkich graczy. Żaden znacznik nie daje mniej niż 0. Na przykład, gdy leżą tu 2 twoje znaczniki i 1 przeciwnika, każdy twój daje 6 punktów.
rules-card-banker =
    .body =
        Liczą się denary, które masz po zapłaceniu za kości i rzemieślnika.
rules-card-breeder =
    .body =
        Denary płacisz za każdy umieszczany znacznik.
rules-card-master-builder =
    .body =
        Znacznik trafia na najniższy wolny poziom, a na czwarty tylko wtedy, gdy trzy niższe są zajęte. Daje 1 punkt i wpływ swojej kolumny. Kości z akcji [Budowa katedry](#build) nigdy nie sięgają czwartego poziomu. Odkąd karta jest odkryta, używana czy nie, każdy gracz bez znacznika na czwartym poziomie traci na koniec gry 2 punkty.
rules-card-scout =
    .body =
        Przy każdej aktywacji wybierasz, na których wydarzeniach umieszczasz znaczniki, w dowolnej kolejności. W sumie trzeba umieścić co najmniej jeden znacznik.
rules-card-catapult =
    .body =
        Co nie mieści się na wydarzeniu, przepada. Każdy zdejmowany znacznik może dotyczyć innego wydarzenia.
rules-event-chief-outlaw =
    .body =
        Sam nie dodaje czarnej kości. [Kośćmi](#counter) można go zażegnać tak jak inne wydarzenia.
rules-event-excommunication =
    .body =
        Wydarzenie wybierasz ty. Zdejmujesz z niego swój znacznik leżący najdalej na prawo, a znaczniki za nim przesuwają się o jedno miejsce.
rules-event-interruption-of-work =
    .body =
        Znacznik wybierasz ty. Znaczniki nad nim zostają; następny w tej kolumnie trafia na najniższe wolne miejsce.
rules-event-harsh-winter =
    .body =
        Kartę lub kafel wybierasz ty. Nie tracisz punktów, jeśli nie masz tam żadnego znacznika.
rules-event-uprising =
    .body =
        Decyduje kość: 1 lub 2 – rezydencja biskupa, 3 lub 4 – pałac, 5 lub 6 – ratusz. Jeśli na sześć pól przypada siedmiu obywateli, los decyduje, kto zostaje wyrzucony. Kości tej rundy zostają.
rules-event-grey-monk =
    .body =
        Decyduje kość: 1 lub 2 – kolor biały, 3 lub 4 – czerwony, 5 lub 6 – żółty. Spośród pól wartych tyle samo punktów neutralny rzemieślnik zajmuje to na karcie z wcześniejszej rundy. Nigdy nie zajmuje pola bez punktów. Karta z nim ma o jedno pole więcej, więc jest miejsce dla rzemieślnika każdego gracza. Neutralny rzemieślnik zostaje na karcie także po zażegnaniu wydarzenia.
rules-event-possession =
    .body =
        Dzieje się to tylko raz, gdy wydarzenie nadchodzi, zanim zadziałają inne. Gracze po kolei oddają po jednym obywatelu z własnych zasobów, po jednym rzemieślniku albo po jednym obywatelu z głównego budynku, według wyboru. Opuszczone pole się zwalnia. Przy pustych własnych zasobach możesz zapłacić wpływem, nawet jeśli masz rzemieślników lub obywateli w budynkach. Jeśli nie masz kogo oddać i nie płacisz wpływem, tracisz 2 punkty.

        Za każdy umieszczony tu przez ciebie znacznik jeden obywatel wraca do własnych zasobów właściciela: najpierw twój, potem wybrany przez ciebie. Gdy wydarzenie zostanie zażegnane, wracają wszyscy.

## The Ladies of Troyes as a whole

rules-modules = Co wnosi dodatek
    .body =
        Damy z Troyes to dodatek. Składa się z modułów, a przy stole można grać z dowolnymi z nich:

        - **Postacie**: do sześciu dochodzą trzy nowe; jeszcze jedną można [odkryć](#open-character) dla wszystkich.
        - **Karty akcji**: 27 nowych, które zastępują 27 z gry podstawowej lub mieszają się z nimi. Niektóre używają [znaczników](#cubes-on-cards) w nowy sposób.
        - **Wydarzenia**: sześć nowych miesza się z tymi z gry podstawowej lub je zastępuje. Wraz z nimi dochodzą dwie czarne kości.
        - [Fioletowe kości](#purple): własna kość, której nikt nie może kupić.
        - [Mury miejskie](#guard): strażnik, którego przesuwasz, i kafle, które ci pomagają.
        - [Turniej](#tournament): wariant ostatniej rundy.

        Wszystkie inne zasady pozostają bez zmian.

rules-cubes-on-cards = Znaczniki na kartach
    .body =
        __Karty mieszane__ ![mieszana](mixed): w jednej akcji albo umieszczasz na karcie znaczniki, albo zdejmujesz z niej swoje, po jednym za aktywację; liczbę wybierasz ty. Za każdy zdjęty znacznik zyskujesz to, co mówi karta. Zestawowi może pomóc [znacznik na później](#helping-cubes) z innej karty.

        __Karty punktujące na koniec gry__ ![na koniec gry](to-end): znaczniki zostają na nich i liczą się w [punktacji końcowej](#scoring).

        Wszystkie inne znaczniki na kartach nie dają punktów.

## Players, variants, secrets, values

rules-two-players = Dwóch graczy
    .body =
        - Gra trwa 4 rundy.
        - Każdy gracz ma 2 postacie i umieszcza 6 obywateli. Przedtem na polach 2 i 5 każdego głównego budynku stają neutralni obywatele.
        - Są dwie dzielnice graczy i neutralna.
        - Nie można grać z wariantem [Turniej](#tournament).

        Przy 3 graczach jest 5 rund i 5 pierwszych obywateli, przy 4 graczach 6 rund i 4 pierwszych obywateli.
rules-open-character = Odkryta postać
    .body =
        Z tą opcją, przed umieszczeniem pierwszych obywateli, odkrywa się jedną z postaci, których nikt nie ma. Każdy gracz punktuje za nią tak jak za pozostałe w grze: razem z nią jest 5 postaci przy 2 lub 4 graczach i 4 przy 3.
rules-tournament = Turniej
    .body =
        Dla 3 lub 4 graczy. Na koniec przedostatniej rundy graczem rozpoczynającym zostaje prawy sąsiad dotychczasowego, a w ostatniej rundzie wszystko toczy się przeciwnie do ruchu wskazówek zegara.
rules-placing = Kto zostaje wyrzucony
    .body =
        We wszystkich trzech budynkach [wyrzucony](#place) zostaje obywatel, który stoi na polu o wartości kości, a nikt inny się nie rusza. W drukowanej grze może być inaczej: niektóre źródła mówią o obywatelach, których najpierw przesuwa się z pola na pole, ale żadne nie mówi, skąd dokąd. Najbliżej tych opisów jest wariant [Zsuwanie obywateli](#sliding).
rules-sliding = Zsuwanie obywateli
    .body =
        W tym wariancie obywatel, który traci pole, przechodzi na następne niższe pole budynku. Kto tam stoi, tak samo schodzi o jedno niżej i tak dalej, aż ktoś trafi na wolne pole. Wyrzucony zostaje tylko obywatel zepchnięty z pola 1.
rules-marauding-leaves = Odejście maruderów
    .body =
        W tym wariancie zażegnane wydarzenie „Maruderzy” opuszcza kolejkę na dobre, a jego kartę zdobywa gracz, który ma najwięcej znaczników.
rules-hidden = Jawne i zakryte
    .body =
        __Jawne:__ obywatele, kości, znaczniki, denary, wpływ, karty i wydarzenia, które nadeszły, oraz kto zdobył które wydarzenie.

        __Zakryte do końca gry:__ postacie innych graczy i liczba punktów każdego gracza; zyski i straty widać, gdy następują.

        __Nikt nie wie,__ jakie karty i wydarzenia nadejdą ani co pokażą kości. Po grze los można sprawdzić: każda zakończona partia pokazuje, jak rozdano karty i co wypadło na kościach.
rules-values = Wartości, których nie podaje żaden dokument
    .body =
        Żaden dokument, na którym opierają się te zasady, nie pokazuje, co jest nadrukowane na kartach. Ceny, liczby i punkty kart akcji, większość liczb wydarzeń, progi postaci z gry podstawowej i pola bram są **odtworzone**: dobrane tak, aby dało się grać i aby zgadzały się ze wszystkim, co wiadomo. To, co karty robią, przeważnie podają źródła.

        Zasady razem z tymi wartościami mają kolejne **wersje**, a partia toczy się do końca według tej, z którą się zaczęła. Te strony opisują wersję zasad 3.

        Wydarzenia „Rozbójnicy”, „Oblężenie”, „Najazd”, „Napad”, „Bunt”, „Wielka kompania”, „Spór teologiczny” i „Rozruchy” mają nazwy, których nie podaje żadne źródło: nadano je w tym serwisie.

        Właściciel gry może poprawić każdą wartość w pliku danych, jak opisuje dokumentacja serwisu Parvis.
