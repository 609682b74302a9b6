# The rules page. `body`: Markdown without HTML; `[words](#anchor)` leads to another section and `![words](name)` shows a
# picture: keep anchors and names as they are. Sections of cards, events, characters and tiles begin with their about-text.
# No line may begin with an asterisk or a bracket: bold words there stand between double underscores. In sections on the base
# game, what is about the expansion stands in a paragraph of its own that begins with "> __The Ladies:__", for readers to skip.

## Chapters

rules-start = Na początek
rules-phases = Runda, faza po fazie
rules-dice = Kości i wpływ
rules-actions = Akcje
rules-end = Koniec gry i punktacja
rules-red-cards = Czerwone karty akcji
rules-white-cards = Białe karty akcji
rules-yellow-cards = Żółte karty akcji
rules-events = Wydarzenia
rules-characters = Postacie
rules-ladies = Damy z Troyes
rules-red-ladies-cards = Damy: czerwone karty akcji
rules-white-ladies-cards = Damy: białe karty akcji
rules-yellow-ladies-cards = Damy: żółte karty akcji
rules-ladies-events = Damy: wydarzenia
rules-ladies-characters = Damy: postacie
rules-purple-dice = Damy: fioletowe kości
rules-ramparts = Damy: mury miejskie
rules-more = Gracze, warianty, tajemnice, wartości

## Start here

rules-aim = Cel gry
    .body =
        Stoisz na czele rodu w średniowiecznym Troyes. Twoi obywatele pracują w trzech głównych budynkach miasta i rzucają dla ciebie kośćmi: czerwonymi w **pałacu**, białymi w **rezydencji biskupa**, żółtymi w **ratuszu**. Kośćmi aktywujesz karty akcji, na których twoi obywatele zostają [rzemieślnikami](#tradesmen), budujesz katedrę, zażegnujesz wydarzenia grożące miastu i umieszczasz kolejnych obywateli.

        Każdy może kupić kości każdego. Twoja najlepsza kość nigdy nie jest bezpieczna.

        Wszystko to daje **punkty** ![punkty](points). Wszyscy zaczynają z 0, a liczba punktów jest zakryta do końca gry. Po 4, 5 lub 6 rundach (przy 2, 3 lub 4 graczach) wygrywa gracz, który ma najwięcej punktów.

        Najlepiej czytaj dalej tak: [Plansza i elementy gry](#pieces), [Przebieg gry](#round), [Zestawy kości](#groups), [Tury](#turns). Do reszty zajrzyj, gdy będzie potrzebna.

        > __Damy z Troyes__ to [dodatek](#modules). Tak wyróżniony tekst dotyczy właśnie jego: w pierwszej partii możesz go pominąć.
rules-pieces = Plansza i elementy gry
    .picture = Dzielnice czterech graczy wokół neutralnej, wraz z kośćmi.
    .body =
        - **Główne budynki** ![pałac](palace) ![rezydencja biskupa](bishopric) ![ratusz](city-hall) mają po 6 pól, po jednym na każdą wartość kości. Na polu stoi jeden obywatel albo nikt.
        - **Dzielnice**: każdy gracz ma jedną, a do tego jest szara dzielnica neutralna. Kości gracza leżą w jego dzielnicy.
        - **Karty akcji** leżą w dziewięciu miejscach: trzy czerwone, trzy białe i trzy żółte. W rundach 1, 2 i 3 odkrywa się po jednej karcie każdego koloru.
        - **Katedra** ![katedra](cathedral) ma 6 kolumn, po jednej na każdą wartość kości, i 3 poziomy.
        - **Wydarzenia** grożą miastu, dopóki gracze ich nie zażegnają znacznikami na ich **chorągwiach**. Leżą w rzędzie, czyli w **kolejce**, którą zaczyna wydarzenie [„Maruderzy”](#event-marauding). Co rundę nadchodzą dwa kolejne.
        - **Postacie** to tajne karty. Każda nagradza coś na koniec gry, na przykład dużą liczbę rzemieślników.
        - **Rolnictwo** ![rolnictwo](fields) daje denary za żółte kości.

        __Każdy gracz ma__ 12 **obywateli** ![obywatel](citizen) i tyle **znaczników** ![znacznik](cube), ile potrzebuje; pokazują one, kto co zrobił: na wydarzeniach, w katedrze, na kartach. Twój obywatel jest na planszy, we **własnych zasobach**, z których możesz go umieścić, albo w **ogólnych zasobach**, z których [wpływ](#recruit) sprowadza go do własnych. **Neutralni** obywatele są szarzy i do nikogo nie należą. **Przeciwnik** to każdy inny gracz.

        __Pieniądze__ liczy się w **denarach** ![denar](denier). Dostajesz je z banku, który nigdy się nie wyczerpuje. **Wpływ** ![wpływ](influence) mieści się między 0 a 20; nadwyżka przepada.
rules-set-up = Przygotowanie
    .body =
        1. Los decyduje, kto jest graczem rozpoczynającym.
        2. Każdy gracz zaczyna z 5 denarami i 4 punktami wpływu.
        3. Każdy gracz dostaje [postać](#characters), przy dwóch graczach dwie. Swoją widzisz tylko ty. Na koniec gry **wszyscy** punktują za wszystkie postacie w grze.
        4. Z 27 kart akcji w grze bierze udział 9: w każdym kolorze po jednej na rundy 1, 2 i 3. Leżą zakryte na swoich miejscach i nikt nie wie, jakie to karty, zanim zostaną odkryte.
        5. Pierwszym wydarzeniem w kolejce są [„Maruderzy”](#event-marauding).
        6. Gracze umieszczają [pierwszych obywateli](#first-citizens). Pozostali są w ogólnych zasobach: własne zasoby są na początku puste.
rules-first-citizens = Pierwsi obywatele
    .body =
        Każdy gracz umieszcza 6 obywateli przy 2 graczach, 5 przy 3 i 4 przy 4. Stawia się ich po jednym na dowolnym wolnym polu dowolnego głównego budynku: najpierw od gracza rozpoczynającego do ostatniego, potem z powrotem od ostatniego do rozpoczynającego i tak dalej. Do umieszczania tych obywateli nie potrzeba kości.

        Przy 3 graczach pozostałe pola zajmuje potem 3 neutralnych obywateli, przy 4 graczach 2. Przy 2 graczach 6 neutralnych obywateli od początku stoi na polach 2 i 5 każdego budynku.
rules-round = Przebieg gry
    .body =
        Każda runda składa się z faz:

        1. [Nowe karty akcji](#revealing), w rundach od 1 do 3
        2. [Dochód i zapłata](#income)
        3. [Zebranie siły roboczej](#workforce): obywatele rzucają swoimi kośćmi
        4. [Wydarzenia](#events-come) nadchodzą i działają, a [czarne kości](#black-dice) trzeba pokonać
        5. [Akcje](#turns): gracze działają po kolei, aż wszyscy spasują
        6. [Koniec rundy](#round-end)

        „Po kolei” znaczy: zgodnie z ruchem wskazówek zegara, od gracza rozpoczynającego. Gra trwa 4 rundy przy 2 graczach, 5 przy 3 i 6 przy 4. Potem następuje [punktacja końcowa](#scoring).

## Phases

rules-revealing = Nowe karty akcji
    .body =
        Na początku rund 1, 2 i 3 odkrywa się jedną czerwoną, jedną białą i jedną żółtą kartę akcji. Każdą losuje się ze wszystkich trzech kart jej koloru i rundy. Do której rundy karta należy, mówi jej opis, a na planszy liczba: I, II lub III. Karty zostają do końca gry.

        > __Damy:__ jeśli grasz kartami z obu pudełek, losuje się z sześciu.
rules-income = Dochód i zapłata
    .body =
        Każdy gracz zyskuje 10 denarów, a potem płaci za każdego swojego obywatela, który stoi

        - w pałacu: 2 denary,
        - w rezydencji biskupa: 1 denara,
        - w ratuszu: nic.

        Rzemieślnicy nie dostają zapłaty. Jeśli nie możesz zapłacić wszystkiego, tracisz wszystkie denary i 2 punkty, niezależnie od tego, ile brakuje. Punkty nigdy nie spadają poniżej 0.
rules-workforce = Zebranie siły roboczej
    .body =
        Za każdego obywatela na polu głównego budynku rzuca się kością: czerwoną w pałacu, białą w rezydencji biskupa, żółtą w ratuszu. Twoje kości leżą w twojej dzielnicy, a kości neutralnych obywateli w neutralnej. Wynik rzutu nie ma nic wspólnego z polem obywatela.
rules-events-come = Wydarzenia
    .body =
        1. Na koniec kolejki trafia czerwone wydarzenie, a potem białe lub żółte: które, mówi czerwona karta. Każde losuje się ze wszystkich wydarzeń jego koloru, które jeszcze nie nadeszły.
        2. Działają wszystkie wydarzenia z kolejki, od pierwszego do ostatniego: te z wcześniejszych rund i te, które właśnie nadeszły.

        Czerwone wydarzenia dodają czarne kości: zobacz [Czarne kości](#black-dice). Przez inne każdy gracz zwykle coś traci. Jeśli można wybrać, co się traci, na przykład który znacznik w katedrze, gracze wybierają po kolei. Jeśli nie możesz zrobić wszystkiego, czego wydarzenie wymaga, robisz, co możesz, i tracisz za nie 2 punkty.

        Niektóre wydarzenia wprowadzają neutralnego obywatela: rzuca się kością, a obywatel zajmuje pole o tej wartości. Kto na nim stoi, zostaje [wyrzucony](#place). W tej rundzie przybysz nie rzuca kością, bo kośćmi już rzucono.

        Wydarzenie działa od nowa w każdej rundzie, dopóki nie zostanie [zażegnane](#counter).

        > __Damy:__ jeśli grasz samymi sześcioma wydarzeniami z dodatku, są wśród nich dwa czerwone, a od rundy 3 nie nadchodzi już żadne wydarzenie.
rules-black-dice = Czarne kości
    .body =
        Wszystkimi czarnymi kośćmi ![czarna kość](black-die), które dodają wydarzenia z kolejki, rzuca się razem; jest ich najwyżej 6. Potem gracze po kolei stają do walki z nimi, w razie potrzeby więcej niż raz wokół stołu, aż nie będzie już czarnych kości. W swojej turze:

        1. Jeśli kości z twojej dzielnicy mogą pokonać **najwyższą** pozostałą czarną kość, muszą to zrobić. Wybieraj po jednej kości, aż ich suma będzie co najmniej tak samo wysoka: w dowolnych kolorach i dowolnej kolejności, także takie, bez których da się obejść. **Czerwone kości liczą się podwójnie.** Zyskujesz 1 punkt wpływu. Użyte kości przepadają, a nadwyżka też: jedna suma nigdy nie pokonuje dwóch czarnych kości.
        2. Potem możesz tak samo pokonać następną najwyższą albo przestać. Przerwanie nic nie kosztuje.
        3. Jeśli wszystkie twoje kości razem nie wystarczają nawet na pierwszą czarną kość w tej turze albo nie masz kości, tracisz 2 punkty i zachowujesz kości, a ta czarna kość odchodzi.

        Każda tura liczy się osobno: to, co udało się pokonać wcześniej, niczego ci nie oszczędza. Przed każdą czarną kością możesz użyć [wpływu](#influence), ale nigdy nie musisz. Nie można tu kupować kości, a znaczniki z kart nie pomagają.

        Na przykład przeciw czarnej 5 wystarczy czerwona 3, bo liczy się za 6. Wystarczą też biała 4 i żółta 1.

        __Przykład drugiej tury:__ czarne kości pokazują 6, 5 i 3, a graczy jest dwóch. Masz czerwoną 3 i białą 2. Czerwona 3 pokonuje 6. Biała 2 nie pokona 5, więc przestajesz, a to nic nie kosztuje. Przeciwnik pokonuje 5 żółtą 5 i przestaje. Znów jest twoja tura, a biała 2 nie pokona 3: tracisz 2 punkty, zachowujesz białą 2, a 3 odchodzi.

        > __Damy:__ z wydarzeniami z dodatku czarnych kości jest najwyżej 8.
rules-turns = Tury
    .body =
        Gracze po kolei wykonują po jednej akcji, używając [zestawu kości](#groups):

        - [aktywuj kartę akcji](#activate),
        - [buduj katedrę](#build),
        - [zażegnaj wydarzenie](#counter),
        - [umieść obywatela](#place) w głównym budynku,
        - wybierz [rolnictwo](#harvest)

        albo [spasuj](#pass). Przed akcją lub pasem możesz dowolnie często używać [wpływu](#influence). Jeśli żadna akcja nie jest możliwa, musisz spasować.

        Tury trwają, aż wszyscy spasują albo w żadnej dzielnicy nie będzie już kości. Jeśli ktoś weźmie ostatnią kość, zanim spasujesz, faza się kończy i nic za pas nie zyskujesz. Jeśli inni spasują, możesz wykonać kilka akcji z rzędu.

        > __Damy:__ z murami miejskimi możesz też [przesunąć strażnika](#guard), a przeciwnicy mogą odpowiadać na twoje działania znacznikami ze swoich [kafli](#tiles). Potem twoja akcja zostaje wykonana.
rules-round-end = Koniec rundy
    .body =
        1. Każdy gracz bierze denary zapłacone w tej rundzie za jego kości.
        2. Wyrzuceni obywatele wracają do własnych zasobów właścicieli.
        3. Pozostałe kości się odkłada.
        4. Graczem rozpoczynającym zostaje lewy sąsiad dotychczasowego.

## Dice and influence

rules-groups = Zestawy kości
    .body =
        Większość akcji wymaga **zestawu** od 1 do 3 kości jednego koloru: czerwonych do czerwonych kart i tak dalej. Wartości jego kości tworzą **sumę** w **oczkach**.

        Od sumy zależy, co daje akcja. Karta z napisem „1 aktywacja za 3 oczka” działa raz za każde 3 oczka, a reszta przepada. Każde takie działanie to **aktywacja**. Wydarzenia mówią, ilu oczek wymaga znacznik, a rolnictwo – ilu oczek wymaga denar. Na planszy widać wtedy kość z „÷3”, a 3 to **dzielnik**.

        Na przykład czerwona 6 i czerwona 5 mają sumę 11. Przy 3 oczkach na aktywację są to 3 aktywacje, a 2 oczka przepadają.

        - Kości z własnej dzielnicy nic nie kosztują; kości z innych [kosztują denary](#prices).
        - Możesz dodać więcej kości, niż potrzebujesz, najwyżej jednak 3.
        - Suma musi wystarczać na jedną aktywację, jeden znacznik lub jednego denara i musisz móc zapłacić wszystko, co kosztuje akcja.
        - Do umieszczenia obywatela służy dokładnie jedna kość. W katedrze każda kość liczy się osobno.
        - Zestawowi może pomóc jeden [znacznik](#helping-cubes) z karty.

        Wybrane kości opuszczają swoje dzielnice i są zużyte.
rules-prices = Kości z innych dzielnic
    .body =
        Możesz kupować dowolne kości z dzielnic innych graczy i z neutralnej, także kości graczy, którzy spasowali. Nikt nie może odmówić. Cena zależy od wielkości całego zestawu, razem z twoimi własnymi kośćmi:

        | kości w zestawie | każda kupiona kość kosztuje |
        |---|---|
        | 1 | 2 denary |
        | 2 | 4 denary |
        | 3 | 6 denarów |

        Na przykład z jedną własną kością i dwiema cudzymi zestaw ma 3 kości: za każdą z tych dwóch płacisz 6 denarów, razem 12.

        To, co płacisz graczowi, leży w jego dzielnicy i należy do niego dopiero na [koniec rundy](#round-end). Zapłata za neutralne kości trafia do banku.

        > __Damy:__ fioletowych kości nie można kupować.
rules-influence = Wpływ
    .body =
        Wpływ ![wpływ](influence) zyskujesz za znaczniki na wydarzeniach, za znaczniki w katedrze, za pokonane czarne kości i z kart. Możesz mieć najwyżej 20.

        Przed akcją albo przed walką z czarną kością możesz go użyć, aby

        - [przerzucić kość](#reroll): 1 punkt wpływu,
        - [wziąć obywatela](#recruit): 2 punkty wpływu,
        - [obrócić kości](#turn-over): 4 punkty wpływu,

        tak często, jak możesz zapłacić, i w dowolnej kolejności.
rules-reroll = Przerzut kości
    .body =
        Za 1 punkt wpływu przerzuć jedną kość z własnej dzielnicy. Kupowanych kości nie można przerzucać.
rules-recruit = Nowy obywatel
    .body =
        Za 2 punkty wpływu przenieś jednego swojego obywatela z ogólnych zasobów do własnych, jeśli jeszcze tam jest.
rules-turn-over = Obracanie kości
    .body =
        Za 4 punkty wpływu obróć 1, 2 lub 3 kości z własnej dzielnicy na przeciwną ściankę: 1 staje się 6, 2 staje się 5, 3 staje się 4 i odwrotnie. Kupowanych kości nie można obracać.

        > __Damy:__ jeden z kafli przy [bramie II](#tile-ii-b) obraca kupione kości.

## Actions

rules-activate = Aktywacja karty akcji
    .picture = Karta akcji: co robi, ilu oczek wymaga aktywacja (po ÷), pola dla rzemieślników z punktami i koszt rzemieślnika.
    .body =
        Weź zestaw kości w kolorze karty. Musisz mieć na niej [rzemieślnika](#tradesmen) albo umieścić go w tej samej akcji.

        1. Wybierz kości. Karta mówi, ilu oczek wymaga jedna aktywacja.
        2. Zapłać za kupione kości i za nowego rzemieślnika.
        3. Aktywacje następują jedna po drugiej. Jeśli każda z nich coś kosztuje, wybierasz, ile ich wykonasz, co najmniej jedną.

        - Większość kart działa od razu. Karty, które liczą kości, liczą te, które zostały: kości z zestawu już nie ma.
        - Kartę, która coś liczy, można aktywować, nawet jeśli nie ma czego liczyć.
        - Znaczniki na [wydarzenia](#counter) lub do katedry umieszcza się po jednym: po pierwszym możesz przestać.
        - Na karty ze znakiem ![na później](later) trafia po jednym znaczniku za aktywację: zobacz [Znaczniki, które pomagają](#helping-cubes).

        > __Damy:__ karty mieszane i karty punktujące na koniec gry: zobacz [Znaczniki na kartach](#cubes-on-cards).
rules-tradesmen = Rzemieślnicy
    .body =
        Przy pierwszej aktywacji karty płacisz koszt rzemieślnika i umieszczasz obywatela z własnych zasobów na pierwszym wolnym polu karty: to twój **rzemieślnik** ![rzemieślnik](tradesman). Potem możesz aktywować kartę bez tej opłaty. Karta ma pole dla każdego gracza, a ty możesz mieć na każdej karcie jednego rzemieślnika. Rzemieślnicy zostają na kartach.

        Na [koniec gry](#scoring) pierwsze dwa pola karty dają swoje punkty, pozostałe żadnych.

        Jeśli twoje własne zasoby są puste, rzemieślnikiem zostaje jeden z twoich obywateli w głównych budynkach: wybierasz, który. Jego pole się zwalnia. Kość, którą rzucił w tej rundzie, zostaje, ale w następnych już nie rzuca. Wyrzucony obywatel nie może zostać rzemieślnikiem. Jeśli nie masz nikogo ani w zasobach, ani w budynkach, nie możesz aktywować nowej karty.

        Na początku wszystkie własne zasoby są puste. Twój pierwszy rzemieślnik przychodzi więc z budynku i kosztuje cię kość w każdej następnej rundzie, chyba że przed akcją [weźmiesz obywatela](#recruit).
rules-helping-cubes = Znaczniki, które pomagają
    .body =
        Karty ze znakiem ![na później](later) nie działają od razu: każda aktywacja umieszcza na karcie jeden twój znacznik. W późniejszej akcji taki znacznik może pomóc twojemu zestawowi kości, jak mówi karta, i zostaje zużyty.

        - W jednej akcji może pomóc tylko **jeden** taki znacznik.
        - Pomaga zestawom tego koloru, który podaje karta, albo dowolnego, jeśli żadnego nie podaje.
        - Pomaga przy kartach, wydarzeniach i rolnictwie, a także przy katedrze, chyba że karta tego zabrania.
        - Przy [umieszczaniu obywatela](#place) pomaga tylko wtedy, gdy karta tak mówi.
        - Aby użyć znacznika, nie musisz już mieć rzemieślnika na karcie.
        - Niektóre znaczniki zmieniają to, których kości możesz użyć: te z kart [„Zbrojny”](#card-militia), [„Mnich”](#card-monk), [„Templariusz”](#card-templar) i [„Dziesięcina”](#card-tithing). Trzeba ich użyć przed pierwszą kością. Pozostałych można użyć w każdej chwili, zanim zestaw będzie gotowy.
        - Dzięki znacznikowi kość może liczyć się za więcej niż 6, na przykład z kartą „Spowiedź”. Taka kość nie umieści znacznika w katedrze ani obywatela: nie ma kolumny ani pola powyżej 6.
        - Przeciw czarnym kościom nie pomaga żaden znacznik z karty.

        > __Damy:__ znaczników z kart „Zielarz” i „Komandor templariuszy” też trzeba użyć przed pierwszą kością. Przy strażniku nie pomaga żaden znacznik z karty.
rules-build = Budowa katedry
    .picture = Sześć kolumn i trzy poziomy. Nad kolumną stoi jej wpływ.
    .body =
        Weź zestaw od 1 do 3 białych kości. Za każdą kość umieszczasz jeden swój znacznik ![znacznik](cube) na najniższym wolnym poziomie kolumny o jej wartości. Kolumna z zajętymi 3 poziomami jest pełna, a kość bez miejsca na znacznik nie może dołączyć do zestawu.

        Każdy znacznik daje 1 punkt oraz 1 punkt wpływu w kolumnach 1, 2 i 3 albo 2 punkty wpływu w kolumnach 4, 5 i 6.

        Na koniec gry tracisz 2 punkty za każdy z 3 poziomów bez swojego znacznika.

        > __Damy:__ [„Budowniczy”](#card-master-builder) dodaje czwarty poziom.
rules-counter = Zażegnanie wydarzenia
    .picture = „Maruderzy”: ilu oczek wymaga znacznik (po ÷), dwie chorągwie z wpływem i punkty za najwięcej znaczników i za drugie miejsce.
    .body =
        Wybierz wydarzenie z kolejki i weź zestaw kości w kolorze, którego wymaga. Zwykle jest to jego własny kolor, ale czerwone wydarzenie [„Maruderzy”](#event-marauding) wymaga żółtych kości, a żółte [„Spór o sukcesję”](#event-succession-conflict) czerwonych. Wydarzenie mówi, ilu oczek wymaga jeden znacznik. Umieszczaj znaczniki na **chorągwiach**, polach na znaczniki, od lewej; każda chorągiew daje ci tyle wpływu, ile mówi wydarzenie. Znaczniki ponad ostatnią chorągiew przepadają.

        Niektóre czerwone karty też umieszczają znaczniki na wydarzeniach, za ten sam wpływ.

        Gdy wszystkie chorągwie są zakryte, wydarzenie jest **zażegnane**:

        1. Gracz, który ma najwięcej znaczników, zyskuje pierwszą liczbę punktów, a drugi w kolejności – drugą. Remisujący dzielą się punktami swojego miejsca, z zaokrągleniem w dół. Jeśli kilku graczy dzieli pierwsze miejsce, drugiej liczby nikt nie zyskuje: przy 5 i 1 dwaj z nich zyskują po 2. Dwaj na drugim miejscu dzielą się 1 punktem, więc nic nie zyskują. Gracz, który jest tam sam, zyskuje tylko pierwszą.
        2. Gracz, który ma najwięcej znaczników, zdobywa kartę wydarzenia. Sama nic nie daje, ale takie karty liczy [Henryk I](#character-henry-i). Przy remisie dostaje ją ten z remisujących, którego znacznik leży najdalej z lewej.
        3. Znaczniki wracają do właścicieli, a wydarzenie opuszcza kolejkę.

        Tylko [„Maruderzy”](#event-marauding) zostają w kolejce, z pustymi chorągwiami, i nikt nie zdobywa ich karty, chyba że grasz z wariantem [Odejście maruderów](#marauding-leaves).

        Na [koniec gry](#scoring) każde wydarzenie w kolejce, na którym masz znacznik, daje 1 punkt.
rules-place = Umieszczanie obywatela
    .picture = Pałac: na każdym polu jeden obywatel i kość, która zajmuje pole. Każdy twój obywatel kosztuje tu 2 denary na rundę.
    .body =
        Weź jedną kość: czerwoną do pałacu, białą do rezydencji biskupa, żółtą do ratusza. Umieść obywatela ![obywatel](citizen) z własnych zasobów na polu o wartości tej kości.

        Obywatel, który już na nim stoi, nawet twój, zostaje **wyrzucony**: opuszcza pole i leży w budynku do [końca rundy](#round-end). Wtedy wraca do własnych zasobów właściciela, a jeśli jest neutralny, schodzi z planszy. W następnej rundzie nie rzuca więc kością i nie trzeba mu płacić. Kości, którymi już rzucono, zostają.

        Gdy twoje własne zasoby są puste, nie możesz wykonać tej akcji: najpierw [weź obywatela](#recruit). [Znacznik z karty](#helping-cubes) pomaga tu tylko wtedy, gdy karta tak mówi.
rules-harvest = Rolnictwo
    .body =
        Weź zestaw od 1 do 3 żółtych kości. Zyskujesz 1 denara za każde 2 oczka sumy: za sumę 11 będzie to 5 denarów.
rules-pass = Pas
    .body =
        Zyskujesz 2 denary i nie wykonujesz już akcji w tej rundzie. Za każdym razem, gdy przypadałaby twoja tura, a inni jeszcze wykonują akcje, zyskujesz jeszcze 1 denara.

## End and scoring

rules-scoring = Punktacja końcowa
    .body =
        Po ostatniej rundzie wszystkie postacie zostają odkryte, a każdy gracz zdobywa:

        1. 1 punkt za każde wydarzenie w kolejce z przynajmniej jednym swoim znacznikiem,
        2. punkty za pierwsze i drugie pola kart, na których ma rzemieślników,
        3. punkty za **wszystkie postacie w grze**, niezależnie od tego, kto je ma. U postaci liczy się tylko najwyższy osiągnięty próg: [Hugon z Payns](#character-hugues-de-payns) daje za 7 punktów wpływu 3 punkty, a nie 1 i 3.

        Na samym końcu traci 2 punkty za każdy poziom katedry bez swojego znacznika, ale nigdy nie spada poniżej 0.

        Wygrywa gracz, który ma najwięcej punktów. Remisów się nie rozstrzyga: remisujący wygrywają wspólnie.

        __Zwykłe wyniki:__ przy 4 graczach boty na poziomie Nowicjusz zdobywają średnio 14 punktów, a na poziomie Znawca 38.

        > __Damy:__ punktują też znaczniki na kartach [„Pustelnik”](#card-hermit), [„Fort”](#card-fort) i [„Księżniczka”](#card-princess) oraz na kaflu przy bramie IV murów miejskich.
rules-points = Punkty
    .body =
        Punkty ![punkty](points) daje katedra, zażegnane wydarzenia, karty i [punktacja końcowa](#scoring). Tracisz punkty, gdy nie możesz zapłacić obywatelom, spełnić wszystkich wymagań wydarzenia lub pokonać czarnej kości. Nigdy nie masz mniej niż 0.

        Liczba punktów każdego gracza jest zakryta do końca gry. Każdy zysk i każdą stratę widać: kto zapamięta wszystkie, zna sumę, ale stół jej nie pokazuje.
rules-deniers = Denary
    .body =
        Denarami ![denar](denier) płacisz za obywateli, rzemieślników i kości. Dają je dochód, rolnictwo, karty, pasowanie i kości, które inni od ciebie kupują; tę zapłatę dostajesz na [koniec rundy](#round-end).

## Before the activity cards

rules-printed-cards = Co jest na kartach
    .body =
        To karty z prawdziwej gry. To, co robią, przeważnie podają źródła. Większości ich liczb nie podają i są one tu oszacowane: których, mówi pod każdą kartą ≈ lub ◐. Zobacz [Wartości, których nie podaje żaden dokument](#values).

## In the sections of activity cards and events

# kind: what becomes of the cubes that activations place on the card, if they do
about-card-of-round =
    { $kind ->
        [delayed] Karta rundy { $round }. Każda aktywacja umieszcza tu jeden twój znacznik na później.
        [mixed] Karta mieszana rundy { $round }. W jednej akcji albo umieszczasz tu znaczniki, albo je zdejmujesz.
        [to-end] Karta rundy { $round }. Znaczniki zostają na niej do końca gry.
       *[immediate] Karta rundy { $round }. Działa od razu.
    }
# deck: red ones say which colour comes after them; first: the event that is there from the start
about-event-card =
    { $deck ->
        [first] { about-banners } Jest w kolejce od początku.
        [red-white] { about-banners } Czerwone wydarzenie: po nim nadchodzi białe.
        [red-yellow] { about-banners } Czerwone wydarzenie: po nim nadchodzi żółte.
        [white] { about-banners } Białe wydarzenie.
       *[yellow] { about-banners } Żółte wydarzenie.
    }
# A whole sentence
about-banners =
    { $banners ->
        [one] { $banners } chorągiew.
        [few] { $banners } chorągwie.
       *[many] { $banners } chorągwi.
    }
