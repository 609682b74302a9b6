# What stands on the board and next to it: short, and to everyone who looks on. Numbers come from the view.
#
# Most of these are labels: no full stop, small letters unless they are a heading, a tab or a tooltip of their own. Where a
# limit is given, a label has at most so many letters, so that it fits a window 360 px wide.

## Where we are

round-of = Runda { $round } z { $rounds }
phases = Fazy rundy

# The phases in the bar of the round: nouns, one of them marked as the present one; at most 14 letters each

# Noun: new activity cards come
step-cards = karty
# Noun: dice are rolled
step-dice = kości
# Noun: events take effect
step-events = wydarzenia
# Noun: players beat black dice
step-defence = obrona
# Noun: players take turns
step-actions = akcje
# Before the player's name, and the tooltip of the bell; at most 14 letters
begins = rozpoczyna
backwards = W tej rundzie gra toczy się przeciwnie do ruchu wskazówek zegara
# A state, beside a player: out of the actions of this round; at most 14 letters
has-passed = pas
# Adjective, in place of a price: no cost; at most 10 letters
free = za darmo
# In place of a price, before the sign of deniers: the least that it costs; at most 10 letters
from = od { $deniers }
dice-taken =
    { $count ->
        [one] { $count } kość
        [few] { $count } kości
       *[many] { $count } kości
    }
# Adjective, in place of a player's name: of citizens, dice and cubes that nobody owns
neutral = neutralny

## How a round goes

how-round = Przebieg rundy
how-income = Dochód: zyskaj denary i zapłać swoim obywatelom w pałacu i rezydencji biskupa. W pierwszych rundach odkrywa się nowe karty akcji.
how-dice = Kości: rzuć czerwoną kością za każdego swojego obywatela w pałacu, białą za każdego w rezydencji biskupa i żółtą za każdego w ratuszu.
how-events = Wydarzenia: odkrywa się dwa nowe wydarzenia i działają wszystkie z kolejki. Niektóre dodają czarne kości. Gracze po kolei pokonują po jednej z nich własnymi kośćmi.
how-actions = Akcje: gracze po kolei używają od jednej do trzech kości jednego koloru, własnych lub kupionych w innych dzielnicach. Aktywuj kartę, buduj katedrę, zażegnaj wydarzenie, umieść obywatela w budynku albo wybierz rolnictwo. Jeśli spasujesz, zyskasz kilka denarów.
how-points = Po ostatniej rundzie punktują karty akcji, katedra i wydarzenia. Każda postać punktuje u wszystkich graczy, także ta, która jest jeszcze zakryta.

## Parts of the page: headings, nouns

city = Dzielnice i kości
events = Wydarzenia
estates = Budynki i karty akcji
at-hand = Postacie i rolnictwo
tabs = Część stołu

## The tabs of a narrow screen: nouns, at most 14 letters each but for one, which has a row of its own

tab-city = Dzielnice
tab-cards = Karty
# Where there is too little room, the sign of the cathedral stands in place of the first word
tab-sights = Katedra i wydarzenia
tab-families = Gracze
tab-log = Dziennik
own-dice = Twoje kości

## Dice, as screen readers read them

die-named =
    { $colour ->
        [red] czerwona { $value }
        [white] biała { $value }
        [yellow] żółta { $value }
       *[purple] fioletowa { $value }
    }
die-taken =
    { $colour ->
        [red] czerwona { $value }, użyta
        [white] biała { $value }, użyta
        [yellow] żółta { $value }, użyta
       *[purple] fioletowa { $value }, użyta
    }
die-black = czarna { $value }
black-dice = Czarne kości
die-prices = Cena każdej kości z innej dzielnicy
price-of-each =
    { $count ->
        [one] w zestawie 1 kości, cena w denarach: { $price }
        [few] w zestawie { $count } kości, cena każdej w denarach: { $price }
       *[many] w zestawie { $count } kości, cena każdej w denarach: { $price }
    }
# A tooltip: how many activations, cubes or deniers dice of that colour give
divided-by =
    { $colour ->
        [red] suma czerwonych kości podzielona przez { $number }
        [white] suma białych kości podzielona przez { $number }
       *[yellow] suma żółtych kości podzielona przez { $number }
    }
each-die =
    { $colour ->
        [red] jedna aktywacja na czerwoną kość
        [white] jedna aktywacja na białą kość
       *[yellow] jedna aktywacja na żółtą kość
    }

## The cathedral

cathedral = Katedra
points-a-cube =
    { $count ->
        [one] { $count } punkt za znacznik
        [few] { $count } punkty za znacznik
       *[many] { $count } punktów za znacznik
    }
levels = Poziomy
# A numeral: the level of the cathedral, or the round of a card
level =
    { $number ->
        [1] I
        [2] II
        [3] III
       *[any] IV
    }
level-missed =
    { $count ->
        [one] Nie masz znacznika na poziomie { $number }: −{ $count } punkt na koniec gry
        [few] Nie masz znacznika na poziomie { $number }: −{ $count } punkty na koniec gry
       *[many] Nie masz znacznika na poziomie { $number }: −{ $count } punktów na koniec gry
    }
column = Kolumna { $number }: wpływ +{ $count } za znacznik
pane-of = Kolumna { $column }, poziom { $level }: { $seat }
pane-coming = Kolumna { $column }, poziom { $level }: tu trafi znacznik za wybrane kości

## Events

banners = Chorągwie
banner-of = Zakryta: { $seat }
banner-coming = Tu trafi znacznik za wybrane kości
banner-free = Pusta: znacznik daje wpływ +{ $count }
worth = Punkty po zakryciu wszystkich chorągwi: najwięcej znaczników { $first }, drugie miejsce { $second }
# Two sentences after the rule of the event
about-countering =
    { $colour ->
        [red] Czerwone kości: 1 znacznik za { x-pips }, każdy daje wpływ +{ $influence }. Punkty po zakryciu wszystkich chorągwi: najwięcej znaczników { $first }, drugie miejsce { $second }.
        [white] Białe kości: 1 znacznik za { x-pips }, każdy daje wpływ +{ $influence }. Punkty po zakryciu wszystkich chorągwi: najwięcej znaczników { $first }, drugie miejsce { $second }.
       *[yellow] Żółte kości: 1 znacznik za { x-pips }, każdy daje wpływ +{ $influence }. Punkty po zakryciu wszystkich chorągwi: najwięcej znaczników { $first }, drugie miejsce { $second }.
    }
# After the rule of an event that may still come: its numbers, divided by middle dots
event-in-numbers =
    { $colour ->
        [red] czerwone kości ÷ { $divisor } · chorągwie: { $banners } (wpływ +{ $influence } za każdą) · punkty: { $first } i { $second }
        [white] białe kości ÷ { $divisor } · chorągwie: { $banners } (wpływ +{ $influence } za każdą) · punkty: { $first } i { $second }
       *[yellow] żółte kości ÷ { $divisor } · chorągwie: { $banners } (wpływ +{ $influence } za każdą) · punkty: { $first } i { $second }
    }
possessed = Uwięzieni obywatele
possessed-of =
    { $count ->
        [one] { $seat }: { $count } uwięziony obywatel
        [few] { $seat }: { $count } uwięzionych obywateli
       *[many] { $seat }: { $count } uwięzionych obywateli
    }
still-to-come =
    { $options ->
        [0] Możliwe postacie i wydarzenia
       *[any] Opcje, postacie i wydarzenia
    }
possible-characters = Możliwe postacie
character-held = Tę postać ma { $seat }
options = Opcje tej partii
events-of-colour =
    { $colour ->
        [red] Możliwe czerwone wydarzenia
        [white] Możliwe białe wydarzenia
       *[yellow] Możliwe żółte wydarzenia
    }
# In place of a list: no events
none-left = brak

## Buildings and cards

salary =
    { $count ->
        [one] Zapłata: { $count } denar za obywatela
        [few] Zapłata: { $count } denary za obywatela
       *[many] Zapłata: { $count } denarów za obywatela
    }
no-salary = bez zapłaty
# Participle, before citizens; at most 14 letters
driven-out = wyrzuceni
# In place of these; at most 20 letters
nobody-driven-out = brak wyrzuconych
lying-of =
    { $count ->
        [one] { $name }: { $count } wyrzucony obywatel
        [few] { $name }: { $count } wyrzuconych obywateli
       *[many] { $name }: { $count } wyrzuconych obywateli
    }
# Before a list of cards; at most 24 letters
face-down = zakryta, jedna z:
explained = Objaśnij: { $name }
face-down-card = Zakryta karta rundy { $level }
later = Na później: każda aktywacja umieszcza tu znacznik, który potem pomoże zestawowi kości
mixed = Każda akcja albo umieszcza tu znaczniki, albo je zdejmuje
to-end = Znaczniki zostają tu i punktują na koniec gry
spaces = Pola dla rzemieślników
# An empty space on a card, and what it scores
space-free =
    { $count ->
        [0] wolne, bez punktów
        [one] wolne, { $count } punkt
        [few] wolne, { $count } punkty
       *[many] wolne, { $count } punktów
    }
tradesman =
    { $count ->
        [0] { $name }
        [one] { $name }: { $count } punkt
        [few] { $name }: { $count } punkty
       *[many] { $name }: { $count } punktów
    }
tradesman-costs =
    { $count ->
        [one] Nowy rzemieślnik kosztuje { $count } denara
        [few] Nowy rzemieślnik kosztuje { $count } denary
       *[many] Nowy rzemieślnik kosztuje { $count } denarów
    }
tradesman-costs-influence =
    { $count ->
        [one] Nowy rzemieślnik kosztuje { $count } punkt wpływu
        [few] Nowy rzemieślnik kosztuje { $count } punkty wpływu
       *[many] Nowy rzemieślnik kosztuje { $count } punktów wpływu
    }
stored = Znaczniki na tej karcie
stored-of =
    { $count ->
        [one] { $name }: { $count } znacznik
        [few] { $name }: { $count } znaczniki
       *[many] { $name }: { $count } znaczników
    }
about-printed =
    { $divisor ->
        [0] 1 aktywacja za kość. Koszt rzemieślnika: { new-tradesman-price }. Punkty za pierwsze i drugie pole: { $first } i { $second }.
       *[any] 1 aktywacja za { x-pips }. Koszt rzemieślnika: { new-tradesman-price }. Punkty za pierwsze i drugie pole: { $first } i { $second }.
    }
# An amount after a colon
new-tradesman-price =
    { $influence ->
        [0]
            { $cost ->
                [one] { $cost } denar
                [few] { $cost } denary
               *[many] { $cost } denarów
            }
        [one] { $influence } punkt wpływu
        [few] { $influence } punkty wpływu
       *[many] { $influence } punktów wpływu
    }

## Effects in few words, by their kind, on cards and events: labels, if possible of at most 40 letters. The signs of what
## is gained stand before them, but each can be read without

brief-cube = znacznik na dowolne wydarzenie{ brief-price }
brief-cube-rolled = rzuć czarną kością, { $hits }+: znacznik na dowolne wydarzenie
brief-cube-for-red-dice = znacznik na wydarzenie za każdą swoją czerwoną kość
brief-gain = { gains }{ brief-price }

# [1] is the number 1, as in about.ftl
brief-gain-for-citizens =
    { $of ->
        [1] { gains } za obywatela w pałacu albo rez. biskupa, nie w obu{ brief-price }
       *[any] { gains } za każdych { $of } obywateli w pałacu albo rez. biskupa, nie w obu{ brief-price }
    }
brief-gain-for-cathedral =
    { $of ->
        [1] { gains } za każdy swój znacznik w katedrze{ brief-price }
        [few] { gains } za każde { $of } swoje znaczniki w katedrze{ brief-price }
       *[any] { gains } za każde { $of } swoich znaczników w katedrze{ brief-price }
    }
brief-gain-for-events =
    { $of ->
        [1] { gains } za każde wydarzenie ze swoim znacznikiem{ brief-price }
        [few] { gains } za każde { $of } wydarzenia ze swoim znacznikiem{ brief-price }
       *[any] { gains } za każde { $of } wydarzeń ze swoim znacznikiem{ brief-price }
    }
brief-gain-for-red-dice =
    { $of ->
        [1] { gains } za każdą swoją pozostałą czerwoną kość{ brief-price }
        [few] { gains } za każde { $of } swoje pozostałe czerwone kości{ brief-price }
       *[any] { gains } za każde { $of } swoich pozostałych czerwonych kości{ brief-price }
    }
brief-gain-for-others-in-city-hall =
    { $of ->
        [1] { gains } za każdego cudzego obywatela w ratuszu{ brief-price }
       *[any] { gains } za każdych { $of } cudzych obywateli w ratuszu{ brief-price }
    }
brief-gain-for-districts =
    { $of ->
        [1] { gains } za dzielnicę, gdzie jest mniej kości niż w twojej{ brief-price }
        [few] { gains } za każde { $of } dzielnice, gdzie jest mniej kości niż w twojej{ brief-price }
       *[any] { gains } za każde { $of } dzielnic, gdzie jest mniej kości niż w twojej{ brief-price }
    }
brief-gain-for-own-in-city-hall =
    { $of ->
        [1] { gains } za każdego swojego obywatela w ratuszu{ brief-price }
       *[any] { gains } za każdych { $of } swoich obywateli w ratuszu{ brief-price }
    }
brief-gain-for-tradesmen =
    { $of ->
        [1] { gains } za każdego swojego rzemieślnika na kartach{ brief-price }
       *[any] { gains } za każdych { $of } swoich rzemieślników na kartach{ brief-price }
    }
brief-gain-for-events-won =
    { $of ->
        [1] { gains } za każdą swoją zdobytą kartę wydarzenia{ brief-price }
        [few] { gains } za każde { $of } swoje karty wydarzeń{ brief-price }
       *[any] { gains } za każde { $of } swoich kart wydarzeń{ brief-price }
    }
brief-gain-for-white-dice =
    { $of ->
        [1] { gains } za każdą swoją pozostałą białą kość{ brief-price }
        [few] { gains } za każde { $of } swoje pozostałe białe kości{ brief-price }
       *[any] { gains } za każde { $of } swoich pozostałych białych kości{ brief-price }
    }
brief-gain-above =
    { $deniers_above ->
        [one] { gains }, jeśli zostało ci ponad { $deniers_above } denara (nie płacisz)
        [few] { gains }, jeśli zostało ci ponad { $deniers_above } denary (nie płacisz)
       *[many] { gains }, jeśli zostało ci ponad { $deniers_above } denarów (nie płacisz)
    }
brief-either = { gain-of-influence } lub { gain-of-points } (do wyboru)
brief-influence-taken = { gains } + { $take_influence } od przeciwnika, który ma najwięcej
brief-stones = znacznik w dowolnej kolumnie, do poziomu IV
brief-cubes-everywhere =
    { $pay_a_cube ->
        [one] znacznik na każde wydarzenie (po { $pay_a_cube } denarze)
        [few] znacznik na każde wydarzenie (po { $pay_a_cube } denary)
       *[many] znacznik na każde wydarzenie (po { $pay_a_cube } denarów)
    }
brief-gain-later =
    { $put_deniers ->
        [0] umieść znacznik lub zdejmij jeden: { gains }
        [one] umieść znacznik (koszt: { $put_deniers } denar) lub zdejmij jeden: { gains }
        [few] umieść znacznik (koszt: { $put_deniers } denary) lub zdejmij jeden: { gains }
       *[many] umieść znacznik (koszt: { $put_deniers } denarów) lub zdejmij jeden: { gains }
    }
brief-cubes-later =
    { $cubes ->
        [one] umieść znacznik lub zdejmij jeden: { $cubes } na wydarzenie
        [few] umieść znacznik lub zdejmij jeden: { $cubes } na jedno wydarzenie
       *[many] umieść znacznik lub zdejmij jeden: { $cubes } na jedno wydarzenie
    }
brief-worth-less = na koniec za znacznik: { $worth } minus liczba wszystkich tutaj
# In brackets after brief-worth-less: what each cube is worth now
worth-now = (teraz { $count })
brief-most-cubes =
    { $most ->
        [one] najwięcej na koniec: { $most } punkt, przy remisie do podziału
        [few] najwięcej na koniec: { $most } punkty, przy remisie do podziału
       *[many] najwięcej na koniec: { $most } punktów, przy remisie do podziału
    }
brief-cube-for-die =
    { $most ->
        [one] znacznik za kość · najwięcej na koniec: { $most } punkt
        [few] znacznik za kość · najwięcej na koniec: { $most } punkty
       *[many] znacznik za kość · najwięcej na koniec: { $most } punktów
    }
# In brackets, or nothing
brief-price =
    { $price ->
        [none] {""}
       *[other] {" "}(koszt: { prices })
    }

# For later: what a cube does to a group of dice

brief-add-to-total =
    { $used_as ->
        [red] później: suma czerwonych +{ $amount }
        [white] później: suma białych +{ $amount }
        [yellow] później: suma żółtych +{ $amount }
       *[any] później: suma +{ $amount }
    }
brief-add-to-each =
    { $used_as ->
        [red] później: każda czerwona kość +{ $amount }
        [white] później: każda biała kość +{ $amount }
        [yellow] później: każda żółta kość +{ $amount }
       *[any] później: każda kość +{ $amount }
    }
brief-set-each =
    { $used_as ->
        [red] później: każda czerwona kość ma wartość { $amount }
        [white] później: każda biała kość ma wartość { $amount }
        [yellow] później: każda żółta kość ma wartość { $amount }
       *[any] później: każda kość ma wartość { $amount }
    }
# After a middle dot
brief-not-at-cathedral = nie w katedrze
brief-recolour =
    { $dice ->
        [red]
            { $used_as ->
                [white] później: czerwone kości jako białe
                [yellow] później: czerwone kości jako żółte
               *[any] później: czerwone kości w dowolnym kolorze
            }
        [white]
            { $used_as ->
                [red] później: białe kości jako czerwone
                [yellow] później: białe kości jako żółte
               *[any] później: białe kości w dowolnym kolorze
            }
       *[yellow]
            { $used_as ->
                [red] później: żółte kości jako czerwone
                [white] później: żółte kości jako białe
               *[any] później: żółte kości w dowolnym kolorze
            }
    }
brief-multiply =
    { $dice ->
        [red]
            { $used_as ->
                [red] później: czerwona kość to { x-red-dice }
                [white] później: czerwona kość to { x-white-dice }
                [yellow] później: czerwona kość to { x-yellow-dice }
               *[any] później: czerwona kość to { $amount } kości dowolnego koloru
            }
        [white]
            { $used_as ->
                [red] później: biała kość to { x-red-dice }
                [white] później: biała kość to { x-white-dice }
                [yellow] później: biała kość to { x-yellow-dice }
               *[any] później: biała kość to { $amount } kości dowolnego koloru
            }
       *[yellow]
            { $used_as ->
                [red] później: żółta kość to { x-red-dice }
                [white] później: żółta kość to { x-white-dice }
                [yellow] później: żółta kość to { x-yellow-dice }
               *[any] później: żółta kość to { $amount } kości dowolnego koloru
            }
    }
# The object of a verb
x-red-dice =
    { $amount ->
        [one] { $amount } czerwoną kość
        [few] { $amount } czerwone kości
       *[many] { $amount } czerwonych kości
    }
x-white-dice =
    { $amount ->
        [one] { $amount } białą kość
        [few] { $amount } białe kości
       *[many] { $amount } białych kości
    }
x-yellow-dice =
    { $amount ->
        [one] { $amount } żółtą kość
        [few] { $amount } żółte kości
       *[many] { $amount } żółtych kości
    }
brief-buy-one-each =
    { $amount ->
        [one] później: po 1 kości z innych dzielnic, każda za { $amount } denara
        [few] później: po 1 kości z innych dzielnic, każda za { $amount } denary
       *[many] później: po 1 kości z innych dzielnic, każda za { $amount } denarów
    }
brief-count-as-die =
    { $used_as ->
        [red] później: czerwona { $amount } z jedną lub dwiema kośćmi
        [white] później: biała { $amount } z jedną lub dwiema kośćmi
        [yellow] później: żółta { $amount } z jedną lub dwiema kośćmi
       *[any] później: kość { $amount } z jedną lub dwiema kośćmi
    }
brief-turn-die = później: obróć jedną ze swoich kości
brief-take-die = później: weź za darmo kość przeciwnika
brief-one-value = później: wszystkie kości jak jedna z nich
brief-take-one-each =
    { $used_as ->
        [red] później: po 1 czerwonej kości z innych dzielnic, za darmo
        [white] później: po 1 białej kości z innych dzielnic, za darmo
        [yellow] później: po 1 żółtej kości z innych dzielnic, za darmo
       *[any] później: po 1 kości z innych dzielnic, za darmo
    }

# Events

brief-black-dice =
    { $black_dice ->
        [one] { $black_dice } czarna kość
        [few] { $black_dice } czarne kości
       *[many] { $black_dice } czarnych kości
    }
brief-lose-deniers =
    { $lose_deniers ->
        [one] każdy gracz: −{ $lose_deniers } denar
        [few] każdy gracz: −{ $lose_deniers } denary
       *[many] każdy gracz: −{ $lose_deniers } denarów
    }
brief-lose-influence = każdy gracz: wpływ −{ $lose_influence }
brief-lose-cathedral = każdy gracz: −1 znacznik w katedrze
brief-lose-cubes = każdy gracz: −1 znacznik na wydarzeniu
brief-neutral-citizen =
    { $neutral_citizen_to ->
        [palace] neutralny obywatel w pałacu
        [bishopric] neutralny obywatel w rezydencji biskupa
       *[city-hall] neutralny obywatel w ratuszu
    }
brief-outlaw = czarne kości +{ $black_higher } · tu bez znaczników z czerwonych kart rundy { closed-round }
brief-grey-tradesman = neutralny rzemieślnik na karcie
brief-possession = każdy gracz umieszcza tu obywatela
brief-lose-delayed = każdy gracz: −1 znacznik na karcie lub kaflu
brief-joining = obywatele budynku umieszczani od nowa

## Characters and agriculture

# What a character counts: nouns, at most 60 letters
counts-henry-i = zdobyte karty wydarzeń
counts-hugues-de-payns = punkty wpływu na koniec gry
counts-urban-iv = znaczniki w katedrze
counts-chretien-de-troyes = obywatele w głównych budynkach
counts-the-florentine = rzemieślnicy na kartach
counts-thibaut-ii = denary na koniec gry
counts-joan-of-navarre = obywatele w ratuszu, rzemieślnicy na żółtych kartach
counts-isabeau-of-bavaria = obywatele w pałacu, rzemieślnicy na czerwonych kartach
counts-marie-of-champagne = obywatele w rez. biskupa, rzemieślnicy na białych kartach
# Participle, after the name of a character whose card everyone sees; at most 14 letters
lies-open = odkryta
threshold =
    { $count ->
        [one] { $least } lub więcej: { $count } punkt
        [few] { $least } lub więcej: { $count } punkty
       *[many] { $least } lub więcej: { $count } punktów
    }
character-now =
    { $count ->
        [0] masz { $own }: na razie bez punktów
        [one] masz { $own }: teraz { $count } punkt
        [few] masz { $own }: teraz { $count } punkty
       *[many] masz { $own }: teraz { $count } punktów
    }
character-holder =
    { $count ->
        [0] { $seat } ma { $own }: bez punktów
        [one] { $seat } ma { $own }: { $count } punkt
        [few] { $seat } ma { $own }: { $count } punkty
       *[many] { $seat } ma { $own }: { $count } punktów
    }
hidden-characters = Zakryte postacie
hidden-character = { $seat }: postać zakryta do końca gry. Punktuje u wszystkich graczy.
characters-for-all = Każda postać punktuje u wszystkich
# Noun, a heading; at most 14 letters
fields = Rolnictwo
# After "1" and the sign of deniers, beside a divisor: for each time that the total holds it; at most 14 letters
fields-bring = za każdym razem

# The options of this game that differ from the base game: whole sentences
option-sliding = Wyrzucony obywatel przechodzi na następne niższe pole i może wypchnąć stojącego tam obywatela.
# lines: numbers of spaces with arrows, "1 → 3 → 5, 2 → 4 → 6"
option-lines = Obywatele { named-building.in } są przesuwani z pola na pole ({ $lines }), a z ostatniego wyrzucani.
option-marauding = Zażegnane wydarzenie „Maruderzy” wypada z gry.
option-tournament = Ostatnia runda toczy się przeciwnie do ruchu wskazówek zegara.

## Players: what each of them has, as tooltips and for screen readers

family-deniers =
    { $count ->
        [one] { $count } denar
        [few] { $count } denary
       *[many] { $count } denarów
    }
family-influence =
    { $count ->
        [one] { $count } punkt wpływu
        [few] { $count } punkty wpływu
       *[many] { $count } punktów wpływu
    }
family-supply = Obywatele: { $count } we własnych zasobach, { $general } w ogólnych zasobach
family-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
family-points-hidden = punkty zakryte do końca gry
family-to-come =
    { $count ->
        [one] { $count } denar do odebrania za sprzedane kości
        [few] { $count } denary do odebrania za sprzedane kości
       *[many] { $count } denarów do odebrania za sprzedane kości
    }
family-salaries =
    { $count ->
        [one] zapłata w następnej rundzie: { $count } denar
        [few] zapłata w następnej rundzie: { $count } denary
       *[many] zapłata w następnej rundzie: { $count } denarów
    }
# Verb, before a number and the sign of deniers: the salaries of the next round; at most 10 letters
pays = płaci { $count }
family-cathedral = Katedra: znaczniki { $count }, poziomy bez znacznika { $missed }
family-tradesmen =
    { $count ->
        [one] { $count } punkt za rzemieślników
        [few] { $count } punkty za rzemieślników
       *[many] { $count } punktów za rzemieślników
    }
family-won = Zdobyte karty wydarzeń:

## The tray: what a decision is being made about, and its parts

tray = Bieżąca akcja
# Button, verb
tray-back = Cofnij wybór ostatniej kości
# Pronoun, below a die: the reader's own; at most 12 letters
slot-own = twoja
slot-as =
    { $colour ->
        [red] twoja, jako czerwona
        [white] twoja, jako biała
       *[yellow] twoja, jako żółta
    }
# Below an empty place for one more die, before the sign of deniers: what each die of others then costs; at most 12 letters
slot-next = dalej: po { $price }
# The same where it costs nothing; at most 12 letters
slot-free = dalej gratis
# Adjective, below a black die; at most 12 letters
slot-highest = najwyższa

# What a group gives as it stands: nouns, after an equals sign; at most 40 letters

brings-activations =
    { $count ->
        [one] { $count } aktywacja
        [few] { $count } aktywacje
       *[many] { $count } aktywacji
    }
brings-delayed =
    { $count ->
        [one] { $count } znacznik na później
        [few] { $count } znaczniki na później
       *[many] { $count } znaczników na później
    }
brings-mixed =
    { $count ->
        [one] { $count } znacznik do umieszczenia lub zdjęcia
        [few] { $count } znaczniki do umieszczenia lub zdjęcia
       *[many] { $count } znaczników do umieszczenia lub zdjęcia
    }
brings-to-end =
    { $count ->
        [one] { $count } znacznik punktujący na koniec gry
        [few] { $count } znaczniki punktujące na koniec gry
       *[many] { $count } znaczników punktujących na koniec gry
    }
brings-stones =
    { $count ->
        [one] { $count } znacznik w katedrze
        [few] { $count } znaczniki w katedrze
       *[many] { $count } znaczników w katedrze
    }
brings-cubes =
    { $count ->
        [one] { $count } znacznik na wydarzeniu
        [few] { $count } znaczniki na wydarzeniu
       *[many] { $count } znaczników na wydarzeniu
    }
brings-last-cubes =
    { $count ->
        [one] tylko { $count } znacznik: ostatnia chorągiew
        [few] tylko { $count } znaczniki: ostatnie chorągwie
       *[many] tylko { $count } znaczników: ostatnie chorągwie
    }
brings-deniers =
    { $count ->
        [one] { $count } denar
        [few] { $count } denary
       *[many] { $count } denarów
    }
brings-citizens =
    { $count ->
        [one] { $count } obywatel
        [few] { $count } obywateli
       *[many] { $count } obywateli
    }

# The bill: rows of a table, an amount of deniers or influence behind each; at most 40 letters

bill-dice = kości z innych dzielnic
bill-tradesman = nowy rzemieślnik
bill-tradesman-leaves = nowy rzemieślnik, z budynku
bill-influence = nowy rzemieślnik (twój wpływ: { $influence })
bill-total =
    { $deniers ->
        [one] koszt (zostaje: { $left } z { $deniers } denara)
        [few] koszt (zostaje: { $left } z { $deniers } denarów)
       *[many] koszt (zostaje: { $left } z { $deniers } denarów)
    }
turned-from = przedtem { $value }
# Preposition, between the total of your dice and a black die
against = przeciw
# Before the sign of influence
defence-brings = za pokonaną czarną kość: +1
times-left =
    { $count ->
        [one] została { $count } aktywacja
        [few] zostały { $count } aktywacje
       *[many] zostało { $count } aktywacji
    }

## The list of decisions: headings of groups, nouns or verbs, at most 20 letters

# Activity cards to activate
list-cards = Karty
list-events = Wydarzenia
# Noun: a citizen to place in a building
list-citizens = Obywatel
# Noun: the cathedral, agriculture and the ramparts
list-work = Prace
list-influence = Wpływ
list-dice = Kości
list-dice-more = Z jeszcze 1 kością
# Noun: cubes on cards and tiles to spend
list-cubes = Znaczniki
# Verb: cubes in the cathedral, of which one is removed
list-stones = Zdejmij
# Noun: how many of them
list-times = Aktywacje
# Verb: cubes on a card
list-put = Umieść
# Verb: cubes from a card or an event
list-take = Zdejmij
# Verb: influence or points
list-gain = Zyskaj
# Noun: the value that all dice take
list-values = Wartość kości
list-columns = Kolumna
# Preposition: the player or the place from which something is taken
list-from = Skąd
# Verb: the player whose citizen returns to the supply
list-home = Zwróć
# Adjective: all other decisions
list-others = Inne

## Decisions in short, on buttons: at most 18 letters

# Noun: to build there
short-build = Katedra
# Noun
short-harvest = Rolnictwo
# Verb: one of your dice
short-reroll = Przerzuć
# Noun: one from the general supply
short-recruit = Obywatel
# Verb: up to three of your dice
short-turn = Obróć
short-times = { $number_1 } ×
# Noun: a citizen from there
short-supply = zasoby
short-influence = ogólne zasoby (wpływ −{ $count })
short-palace = Pałac, pole { $number_1 }
short-bishopric = Rez. bisk., pole { $number_1 }
short-city-hall = Ratusz, pole { $number_1 }
short-remove = kol. { $number_1 }, poziom { $number_2 }
