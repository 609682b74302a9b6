# What the plain table calls the entries of the view, and its words: headings of rows and columns are nouns, in capitals only
# at their beginning and of at most 40 letters; what stands in cells is a label in small letters. An empty text: the entry
# is not shown, as another one or the page around it tells the same (src/parvis/web/pages/plain.py).

view-seats = {""}
view-onlooker-seat = {""}
view-decides-seat = {""}
view-over = {""}

## The course of the game

view-phase = Teraz
phase-set-up = przygotowanie
phase-settle = rozmieszczenie pierwszych obywateli
phase-cards = odkrycie kart
phase-dice = rzut kośćmi
phase-events = wydarzenia działają
phase-defence = obrona przed czarnymi kośćmi
phase-actions = akcje
phase-over = koniec partii
view-round = Runda
view-rounds = Liczba rund
view-sliding = Wyrzuceni obywatele
sliding-yes = przechodzą na następne niższe pole
sliding-no = {""}
view-marauding-leaves = Zażegnani „Maruderzy”
marauding-leaves-yes = wypadają z gry
marauding-leaves-no = {""}
view-tournament = Ostatnia runda
tournament-yes = przeciwnie do ruchu wskazówek zegara
tournament-no = {""}
view-backwards = Kierunek gry
backwards-yes = przeciwnie do ruchu wskazówek zegara
backwards-no = {""}
view-start-seat = Gracz rozpoczynający
# Noun: whose turn it is
view-turn-seat = Tura
turn-seat-none = {""}
view-black-dice = Czarne kości
view-die-prices = Cena kości z innej dzielnicy, wg zestawu

## What is being done

view-group = Zestaw kości
group-none = {""}
view-action = Cel
action-activate = {""}
action-build = katedra
action-counter = {""}
action-place = {""}
action-harvest = rolnictwo
view-group-card = Karta
view-group-event = Wydarzenie
view-group-building = Budynek
view-group-colour = Kolor kości
view-group-dice = Wybrane kości
line-group-dice =
    { $deniers ->
        [0] { $seat }: { die-with-value }
        [one] { $seat }: { die-with-value } ({ $deniers } denar)
        [few] { $seat }: { die-with-value } ({ $deniers } denary)
       *[many] { $seat }: { die-with-value } ({ $deniers } denarów)
    }
view-next-die = {""}
view-cubes-of = Znacznik z karty
cubes-of-none = {""}
view-cube-shows = Znacznik użyty jako kość o wartości
view-counts = Suma
view-needed = Potrzebna suma
view-price = Denary za kości
view-new-tradesman = Denary za nowego rzemieślnika
view-new-tradesman-influence = Wpływ za nowego rzemieślnika
view-brings = Wynik
view-activations = Aktywacje
view-brings-delayed = Znaczniki na później
view-mixed = Znaczniki do umieszczenia lub zdjęcia
view-to-end = Znaczniki punktujące na koniec gry
view-stones = Znaczniki w katedrze
view-brings-cubes = Znaczniki na wydarzeniu
view-brings-deniers = Denary
view-brings-citizens = Umieszczeni obywatele
view-activation = Aktywowana karta
activation-none = {""}
view-times = Pozostałe aktywacje
view-turned-over = Obrócone kości (wartości przedtem)
turned-over-none = {""}
line-turned-over = { die-with-value }
view-thrown = Użyte kości
thrown-none = {""}
view-black = Przeciw czarnej kości

## Players

view-families = Gracze
view-dice = Kości
view-red = Czerwone
view-white = Białe
view-yellow = Żółte
view-purple = Fioletowe
view-deniers = Denary
view-deniers-to-come = Dochód ze sprzedanych kości
view-salaries = Zapłata w następnej rundzie
view-influence = Wpływ
view-points = Punkty
families-points-none = zakryte
# A state, its cell says yes or no
view-passed = Pas
view-citizens = Obywatele
# Citizens by where they are: adjectives
view-supply = Własne zasoby
view-general-supply = Ogólne zasoby
# Where they stand is told by the buildings.
view-palace = {""}
view-bishopric = {""}
view-city-hall = {""}
view-points-of-tradesmen = Punkty za rzemieślników
view-cathedral-cubes = Znaczniki w katedrze
view-cathedral-levels-missed = Poziomy bez znacznika
view-events-won = Zdobyte karty wydarzeń
view-character-count = Postacie
view-characters = Postacie
characters-none = {""}
view-thresholds = {""}
view-characters-points = {""}
view-own = Ile masz
view-own-points = Punkty teraz
view-neutral-dice = Neutralne kości

view-open-characters = Odkryta postać
view-possible-characters = { possible-characters }
view-possible-characters-points = {""}
open-characters-none = {""}
view-open-characters-points = {""}
view-progress = Ile ma każdy gracz
line-progress =
    { $points ->
        [0] { $seat }: { $own }
        [one] { $seat }: { $own } ({ $points } punkt)
        [few] { $seat }: { $own } ({ $points } punkty)
       *[many] { $seat }: { $own } ({ $points } punktów)
    }

## Activity cards

view-cards = Karty akcji
card-none = Zakryta
view-colour = Kolor
# Adjectives alone in a cell, of dice and of cards
colour-red = czerwony
colour-white = biały
colour-yellow = żółty
# The round in which a card is revealed
view-level = Runda
view-may-come = Jedna z
view-cost = Denary za rzemieślnika
view-cost-influence = Wpływ za rzemieślnika
view-divisor = Oczka na aktywację
divisor-none = jedna aktywacja na kość
view-delayed = Na później
delayed-yes = tak
delayed-no = {""}
view-keeps = Znaczniki tutaj
keeps-mixed = każda akcja umieszcza je lub zdejmuje
keeps-to-end = punktują na koniec gry
view-effect = {""}
view-cards-points = Punkty za pola
view-may-come-points = { view-cards-points }
view-tradesmen = Rzemieślnicy
tradesmen-none = {""}
line-tradesmen =
    { $points ->
        [0] { trading-seat }
        [one] { trading-seat } ({ $points } punkt)
        [few] { trading-seat } ({ $points } punkty)
       *[many] { trading-seat } ({ $points } punktów)
    }
trading-seat =
    { $seat ->
        [neutral] neutralny
       *[other] { $seat }
    }
view-cards-cubes = Znaczniki
cards-cubes-none = {""}
line-cards-cubes = { $seat }: { $cubes }

## Events

view-events = Wydarzenia
view-influence-a-banner = Wpływ za znacznik
view-events-points = Punkty: najwięcej znaczników, drugie miejsce
view-events-won-points = { view-events-points }
view-red-points = { view-events-points }
view-white-points = { view-events-points }
view-yellow-points = { view-events-points }
view-banners = Chorągwie
view-events-cubes = Znaczniki
view-possessed = Uwięzieni obywatele
possessed-none = {""}
line-possessed = { $seat }
line-events-cubes = { $seat }
view-leaves = {""}
view-strikes = Działa
strikes-yes = teraz
view-events-to-come = Możliwe wydarzenia

## Main buildings

view-buildings = Główne budynki
view-building = Budynek
view-buildings-colour = Kości
view-salary = Zapłata
view-spaces = Obywatele na polach
line-spaces =
    { $seat ->
        [none] { $value }: –
        [neutral] { $value }: neutralny
       *[other] { $value }: { $seat }
    }
view-lying = Wyrzuceni
view-buildings-lines = Linie, w których przesuwa się obywateli; z ostatniego pola linii są wyrzucani
lying-none = brak
line-lying =
    { $seat ->
        [neutral] neutralni: { $citizens }
       *[other] { $seat }: { $citizens }
    }

## The cathedral

view-cathedral = Katedra
view-levels = Poziomy
view-points-a-cube = Punkty za znacznik
view-points-lost-for-a-level-missed = Utrata punktów za poziom bez znacznika
view-columns = Kolumny
view-columns-value = Kolumna
view-columns-influence = Wpływ za znacznik
view-columns-cubes = Znaczniki, od najniższego poziomu
line-columns-cubes = { $seat }

## The ramparts

view-guard = Strażnik na murach
view-outdoor-tiles = Kafle za murami
view-tile = {""}
view-gate = Brama
view-space = Pole
view-outdoor-tiles-effect = {""}
view-outdoor-tiles-cubes = Znaczniki
outdoor-tiles-cubes-none = {""}
line-outdoor-tiles-cubes =
    { $used ->
        [0] { $seat }: { $cubes }
       *[any] { $seat }: { $cubes } (jeden użyty w tej turze)
    }
# What a guard is doing, and what cubes can be used for: the question tells it.
view-walk = {""}
view-answer = {""}
