# What the pages around the table tell of the game.

about-game = Kupuj kości sąsiadów, zatrudniaj rzemieślników, buduj katedrę i zażegnuj niebezpieczeństwa grożące miastu.

about-length = Około 25 minut na osobę i kilka minut na wszystkie boty.

## What is at stake: what a coach tells somebody who plays for the first time, once each

stake-settling = Każdy obywatel co rundę rzuca dla ciebie kością: czerwoną w pałacu, białą w rezydencji biskupa, żółtą w ratuszu. Obywatel w pałacu kosztuje 2 denary na rundę, w rezydencji biskupa 1.
stake-black-dice =
    { $points ->
        [one] Jeśli możesz pokonać najwyższą czarną kość, musisz to zrobić. Za każdą pokonaną zyskujesz 1 punkt wpływu, ale użyte kości przepadają. Jeśli nie możesz, tracisz { $points } punkt.
        [few] Jeśli możesz pokonać najwyższą czarną kość, musisz to zrobić. Za każdą pokonaną zyskujesz 1 punkt wpływu, ale użyte kości przepadają. Jeśli nie możesz, tracisz { $points } punkty.
       *[many] Jeśli możesz pokonać najwyższą czarną kość, musisz to zrobić. Za każdą pokonaną zyskujesz 1 punkt wpływu, ale użyte kości przepadają. Jeśli nie możesz, tracisz { $points } punktów.
    }
stake-end = Ostatnia runda: pozostałe denary i wpływ dadzą punkty tylko wtedy, gdy liczy je któraś postać.
stake-dice = Każdy może kupić twoje kości, a najlepsze znikają pierwsze. Ty też możesz kupować cudze: za 2, 4 lub 6 denarów każdą w zestawie 1, 2 lub 3 kości.
stake-events = Wydarzenia w kolejce: { $events }. Każde działa od nowa co rundę, dopóki nie zostanie zażegnane, i daje punkty tym, którzy mają na nim najwięcej znaczników.
stake-salaries =
    { $deniers ->
        [one] W następnej rundzie zapłata dla obywateli to { $deniers } denar, czyli więcej, niż będziesz mieć. Jeśli nie możesz zapłacić, tracisz wszystkie denary i 2 punkty.
        [few] W następnej rundzie zapłata dla obywateli to { $deniers } denary, czyli więcej, niż będziesz mieć. Jeśli nie możesz zapłacić, tracisz wszystkie denary i 2 punkty.
       *[many] W następnej rundzie zapłata dla obywateli to { $deniers } denarów, czyli więcej, niż będziesz mieć. Jeśli nie możesz zapłacić, tracisz wszystkie denary i 2 punkty.
    }
stake-levels =
    { $points ->
        [one] Poziomy katedry: { $levels }, bez twojego znacznika: { $missed }. Jeśli nic się nie zmieni, stracisz przez to na koniec gry { $points } punkt.
        [few] Poziomy katedry: { $levels }, bez twojego znacznika: { $missed }. Jeśli nic się nie zmieni, stracisz przez to na koniec gry { $points } punkty.
       *[many] Poziomy katedry: { $levels }, bez twojego znacznika: { $missed }. Jeśli nic się nie zmieni, stracisz przez to na koniec gry { $points } punktów.
    }
stake-supply = Twoje własne zasoby są puste. Aby umieścić obywatela, najpierw weź go z ogólnych zasobów (2 punkty wpływu). Rzemieślnik przyszedłby z głównego budynku i kosztował cię kość.

## Options: what they are called (nouns, at most 20 letters), what they do, and what can be chosen (nouns, at most 40
## letters)

setup-sliding = Zsuwanie obywateli
    .help = Wyrzucony obywatel przechodzi na następne niższe pole i może wypchnąć stojącego tam obywatela. Wyrzucony zostaje tylko ostatni. Nie wiadomo, który sposób nadrukowano na planszy.
setup-marauding_leaves = Odejście maruderów
    .help = Zażegnane wydarzenie „Maruderzy” opuszcza kolejkę na dobre, jak każde inne.
setup-characters = Postacie
    .help = 6 z gry podstawowej, 9 z dodatkiem albo 9 z jeszcze 1 odkrytą, która punktuje u wszystkich graczy.
setup-cards = Karty akcji
    .help = 27 z gry podstawowej, 27 z dodatku albo jedne i drugie.
setup-events = Wydarzenia
    .help = Tylko z gry podstawowej, z gry podstawowej i 6 z dodatku albo tylko te 6: wtedy 4 z nich nadchodzą w pierwszych 2 rundach, a innych nie ma.
setup-purple = Fioletowe kości
    .help = Każdy gracz ma fioletową kość, której można użyć jako kości dowolnego koloru.
setup-ramparts = Mury miejskie
    .help = Strażnicy na murach i kafle za murami.
setup-tournament = Turniej
    .help = Ostatnia runda toczy się przeciwnie do ruchu wskazówek zegara.

option-characters-base = 6 z gry podstawowej
option-characters-new = 9 z dodatkiem
option-characters-open = 9 i jeszcze 1 odkryta
option-cards-base = gra podstawowa
option-cards-ladies = dodatek
option-cards-both = jedne i drugie
option-events-base = gra podstawowa
option-events-both = do tego 6 z dodatku
option-events-ladies = tylko 6 z dodatku

## The end of a round, and the last scoring: headings, and the rows of a table with a column for each player (nouns)

round-over = Koniec rundy { $round }
scoring-over = Punktacja końcowa
round-income = Dochód w denarach
round-black-dice = Pokonane czarne kości
round-influence = Wpływ
round-passing = Denary za pasowanie
round-sold = Denary za sprzedane kości
round-points = Punkty

## Who was expelled in a round, and by whom

round-driven =
    { $count ->
        [one] { $seat } wyrzuca z { named-building.gen } { $count } obywatela (traci { $driven_seat }).
        [few] { $seat } wyrzuca z { named-building.gen } { $count } obywateli (traci { $driven_seat }).
       *[many] { $seat } wyrzuca z { named-building.gen } { $count } obywateli (traci { $driven_seat }).
    }
round-driven-neutral =
    { $count ->
        [one] { $seat } wyrzuca z { named-building.gen } { $count } neutralnego obywatela.
        [few] { $seat } wyrzuca z { named-building.gen } { $count } neutralnych obywateli.
       *[many] { $seat } wyrzuca z { named-building.gen } { $count } neutralnych obywateli.
    }
round-driven-own =
    { $count ->
        [one] { $seat } wyrzuca z { named-building.gen } { $count } własnego obywatela.
        [few] { $seat } wyrzuca z { named-building.gen } { $count } własnych obywateli.
       *[many] { $seat } wyrzuca z { named-building.gen } { $count } własnych obywateli.
    }
round-driven-by-neutral =
    { $count ->
        [one] Neutralny obywatel wyrzuca z { named-building.gen } { $count } obywatela (traci { $driven_seat }).
        [few] Neutralni obywatele wyrzucają z { named-building.gen } { $count } obywateli (traci { $driven_seat }).
       *[many] Neutralni obywatele wyrzucają z { named-building.gen } { $count } obywateli (traci { $driven_seat }).
    }
round-pushed-out =
    { $count ->
        [one] Powstanie wyrzuca z { named-building.gen } { $count } obywatela (traci { $driven_seat }).
        [few] Powstania wyrzucają z { named-building.gen } { $count } obywateli (traci { $driven_seat }).
       *[many] Powstania wyrzucają z { named-building.gen } { $count } obywateli (traci { $driven_seat }).
    }
round-pushed-out-neutral =
    { $count ->
        [one] Powstanie wyrzuca z { named-building.gen } { $count } neutralnego obywatela.
        [few] Powstania wyrzucają z { named-building.gen } { $count } neutralnych obywateli.
       *[many] Powstania wyrzucają z { named-building.gen } { $count } neutralnych obywateli.
    }

## Printed values: decks, and what values are called

deck-activities = Karty akcji, wszystkie
deck-activity-red = Czerwone karty
deck-activity-white = Białe karty
deck-activity-yellow = Żółte karty
deck-activity-ladies-red = Czerwone karty, Damy
deck-activity-ladies-white = Białe karty, Damy
deck-activity-ladies-yellow = Żółte karty, Damy
deck-event = Wydarzenia
deck-event-ladies = Wydarzenia, Damy
deck-character = Postacie
deck-character-ladies = Postacie, Damy
deck-characters = Postacie, wszystkie
deck-tile-ladies = Kafle za murami
deck-gates = Bramy
deck-buildings = Budynki
printed-activities = Co ma każda karta akcji
printed-characters = Co ma każda postać
printed-buildings = Jak umieszcza się obywateli
printed-gates = Bramy murów miejskich
value-cost = Koszt rzemieślnika
value-cost-influence = Koszt rzemieślnika (wpływ)
value-divisor = Dzielnik
value-points = Punkty
value-level = Runda
value-colour = Kolor
value-kind = Rodzaj działania
value-banners = Chorągwie
value-influence = Wpływ za chorągiew
value-dice = Kości do zażegnania
value-counts = Co liczy
value-thresholds = Progi
value-spaces = Pola
value-when = Kiedy pomaga
value-effect-pay-deniers = Cena (denary)
value-effect-pay-influence = Cena (wpływ)
value-effect-deniers = Denary
value-effect-influence = Wpływ
value-effect-points = Zyskane punkty
value-effect-cubes = Znaczniki na wydarzeniach
value-effect-citizens = Obywatele
value-effect-per = Za każde
value-effect-of = Za każde tyle
value-effect-hits = Sukces od
value-effect-help = Jak pomaga znacznik
value-effect-group = Dla zestawu użytego jako
value-effect-amount = Ile
value-effect-dice = Kości koloru
value-effect-calls = Wywołuje wydarzenie
value-palace = Linie pól w pałacu („none”: obywatel zastępuje innego)
value-bishopric = Linie pól w rezydencji biskupa („none”: obywatel zastępuje innego)
value-city-hall = Linie pól w ratuszu („none”: obywatel zastępuje innego)
value-effect-places = Pomaga umieścić obywatela
value-effect-cathedral = Pomaga przy katedrze
value-effect-black = Czarne kości
value-effect-lose-influence = Utrata wpływu
value-effect-lose-cathedral = Utrata znaczników w katedrze
value-effect-lose-cubes = Utrata znaczników na wydarzeniach
value-effect-lose-deniers = Utrata denarów
value-effect-lose-delayed = Utrata znaczników na później
value-effect-citizen = Dokąd trafia neutralny obywatel
value-effect-pay-a-cube = Denary za każdy znacznik na wydarzeniach
value-effect-take-influence = Wpływ zabierany przeciwnikowi
value-effect-low = Zysk za kość od 1 do 3
value-effect-high = Zysk za kość od 4 do 6
value-effect-most = Punkty za najwięcej znaczników na koniec gry
value-effect-stones = Znaczniki w dowolnej kolumnie katedry
value-effect-worth = Punkty za znacznik, minus liczba wszystkich znaczników tutaj
value-effect-or-points = Lub punkty
value-effect-deniers-above = Punkty za denary powyżej
value-effect-put-deniers = Denary za każdy znacznik
value-effect-swaps = Zamiany kości, najwyżej
value-effect-turns = Kości obracane za znacznik
value-effect-spares = Czarne kości lub wydarzenia pominięte za znacznik
value-effect-moves = Przenoszone znaczniki
value-effect-extra-die = Dodatkowa kość
value-effect-most-cubes = Punkty za najwięcej znaczników
value-effect-arrival = Punkty za dotarcie
value-effect-each-cube = Punkty za każdy znacznik
value-effect-arrivals = Punkty w kolejności dotarcia
value-effect-black-higher = Podnosi czarne kości o
value-effect-closed-to-red = Zamknięte dla czerwonych kart rundy
value-effect-grey-tradesman = Neutralni rzemieślnicy
value-effect-takes-citizens = Uwięzieni obywatele każdego gracza
value-effect-for-influence = Wpływ za obywatela z ogólnych zasobów
value-effect-joining = Dołączający obywatele

## Words of values

word-none = brak
word-yes = tak
word-no = nie
word-red = czerwony
word-white = biały
word-yellow = żółty
word-purple = fioletowy
word-immediate = natychmiastowa
word-delayed = znaczniki na później
word-mixed = znaczniki umieszczane lub zdejmowane
word-to-end = znaczniki punktujące na koniec gry
word-palace = pałac
word-bishopric = rezydencja biskupa
word-city-hall = ratusz
word-cathedral = znacznik w katedrze
word-citizens = obywatel w innych budynkach
word-districts = dzielnica
word-events = wydarzenie
word-events-won = zdobyta karta wydarzenia
word-others-in-city-hall = cudzy obywatel w ratuszu
word-own-in-city-hall = własny obywatel w ratuszu
word-red-dice = czerwona kość w twojej dzielnicy
word-white-dice = biała kość w twojej dzielnicy
word-tradesmen = rzemieślnik
word-add-to-each = dodaje do każdej kości
word-add-to-total = dodaje do sumy
word-buy-one-each = kupuje po kości z każdej dzielnicy
word-count-as-die = liczy się jako kość
word-multiply = mnoży kość
word-one-value = wszystkie kości mają jedną wartość
word-recolour = zmienia kolor kości
word-set-each = nadaje wartość każdej kości
word-take-die = bierze kość
word-take-one-each = bierze po kości z każdej dzielnicy
word-turn-die = obraca kość
word-deniers-left = pozostałe denary
word-influence-left = pozostały wpływ
word-own-citizens-in-the-main-buildings = własni obywatele w głównych budynkach
word-own-citizens-of-the-red-estate = własni obywatele w pałacu i rzemieślnicy na czerwonych kartach
word-own-citizens-of-the-white-estate = własni obywatele w rezydencji biskupa i rzemieślnicy na białych kartach
word-own-citizens-of-the-yellow-estate = własni obywatele w ratuszu i rzemieślnicy na żółtych kartach
word-own-cubes-in-the-cathedral = własne znaczniki w katedrze
word-own-tradesmen-on-activity-cards = własni rzemieślnicy na kartach akcji
word-before-action = przed twoją akcją
word-card-activated = przy aktywacji karty
word-citizen-placed = przy umieszczeniu obywatela
word-cubes-put = przy umieszczeniu znaczników
word-dice-bought = przy zakupie kości
word-harvest = przy rolnictwie
word-in-group = w zestawie kości
word-keeper-activated = przy aktywacji karty, na której leżą znaczniki
word-never = nigdy
word-phase-3 = w fazie wydarzeń

## Cards that an owner has typed and the rules can't play. $where: the card; $field, $other, $fields: what its values are called

cards-missing = Brakuje: { $where }
cards-white-builds = { $where }: w polu „{ $field }” musi być kolor czerwony lub żółty, bo katedrę budują tylko białe kości
cards-colour-anyway = { $where }: w polu „{ $field }” jest kolor, który kości i tak mają: { $other }
cards-of-spot = { $where }: liczba kart koloru „{ $colour }” z rundy { $level } w wersji zasad { $ruling } to { $count }; musi ich być { $needed }
cards-red-events = { $where }: liczba czerwonych kart to { $count }; musi ich być { $needed }
cards-calls = { $where }: w polu „{ $field }” jest kolor „{ $colour }”, użyty już tyle razy: { $count }; więcej takich nie ma
cards-counts = { $where }: w polu „{ $field }” musi być { $counts }
cards-paid-twice = { $where }: „{ $field }” nie pasuje tu obok „{ $other }”
cards-no-divisor = { $where }: „{ $field }” tu nie pasuje: każda kość to aktywacja
cards-bring-nothing = { $where } nic nie daje; potrzebuje jednego z pól: { $fields } albo „{ $other }”
cards-of-what = { $where }: „{ $field }” nie ma tu sensu bez „{ $other }”
needs-lines = „none” albo linie takie jak „1 3 5, 2 4 6”, z pól od 1 do { $largest }, każde najwyżej raz
needs-marks = jedna z nazw { $names } albo tabela z jedną z nich dla każdej wartości
