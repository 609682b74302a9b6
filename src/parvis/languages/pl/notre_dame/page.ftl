# What the page says around the board. Labels of one or two words have a comment: what they are, where, how long at most.

## The board

board-window = Plansza
piece-markers =
    { $count ->
        [0] { $seat }: brak znaczników w tym miejscu.
        [one] { $seat }: { $count } znacznik w tym miejscu.
        [few] { $seat }: { $count } znaczniki w tym miejscu.
       *[many] { $seat }: { $count } znaczników w tym miejscu.
    }
piece-carriage = Powóz: { $seat }
piece-friend = Pełnomocnik (liczy się jak znacznik): { $seat }
piece-friend-waiting = Pełnomocnik jeszcze poza planszą: { $seat }.
piece-rat = { $seat }: szczur na polu { $space }.
piece-bell = Gracz rozpoczynający: { $seat }.

## Where in the game we are

round-heading = Okres { $letter } · runda { $round } z 9
round-short = { $letter } · { $round } z 9
phases = Fazy rundy
step-keep = wybór
step-play-1 = akcje
step-play-2 = akcje
step-hire = postać
step-plague = plaga
begins = rozpoczyna

## The rules in brief: a heading, and a paragraph for each phase, which begins with its name

how-round = Przebieg rundy
how-keep = Wybór: dobierz 3 własne karty akcji, zatrzymaj 1, a 2 przekaż w lewo. Z 2 otrzymanych zatrzymaj 1, a drugą przekaż dalej. Ostatnią otrzymaną kartę zatrzymaj.
how-play = Akcje: zagraj 1 ze swoich 3 kart, a potem drugą. Trzeciej się nie zagrywa. Karta umieszcza znacznik w swoim sektorze. Potem wykonaj akcję tego sektora. W większości akcji liczą się twoje pionki w tym miejscu: znaczniki i pełnomocnik.
how-hire = Postać: możesz zatrudnić 1 z 3 postaci za 1 monetę.
how-plague = Plaga: każdy szczur przesuwa się do przodu o liczbę szczurów na 3 postaciach, pomniejszoną o pionki gracza w szpitalu. Jeśli twój szczur miałby wyjść powyżej 9, tracisz 2 punkty prestiżu i znacznik z najpełniejszego sektora.
how-periods = Po każdej trzeciej rundzie prestiż katedry Notre Dame jest dzielony między znaczniki, które tam stoją. Po 9 rundach wygrywa gracz z największym prestiżem.

## The parts of a narrow page: nouns on tabs, at most 14 letters each

tabs = Części strony
tab-board = Plansza
tab-persons = Postacie
tab-families = Gracze
tab-log = Dziennik

## What is asked

chosen = twój wybór
drive-on-board = Wybierz podświetlone targowisko na planszy albo jedno z tych:
drive-no-message = puste
own-borough = Twoja
unassigned = Bez gracza

## The persons, the plague and Notre Dame

persons-heading = Postacie
persons-price = po 1 monecie
person-hire = Zatrudnij
hired-by = zatrudnia: { $seat }
cathedral-ahead = Notre Dame: { x-shared-prestige } po rundzie { $round }.
cathedral-share =
    { $count ->
        [one] Teraz { $share } za jedyny znacznik, z kolejnym po { $more }.
        [few] Teraz po { $share } za każdy z { $count } znaczników, z kolejnym po { $more }.
       *[many] Teraz po { $share } za każdy z { $count } znaczników, z kolejnym po { $more }.
    }
cathedral-empty = Nie ma tu jeszcze znaczników. Pierwszy dałby { $more }.
person-rats =
    { $count ->
        [0] brak szczurów
        [one] { $count } szczur
        [few] { $count } szczury
       *[many] { $count } szczurów
    }
plague-now = Wartość plagi: { $count }.
plague-own = Twój szczur: { $space } → { $to }, jeśli nic się nie zmieni.
plague-own-stays = Twój szczur zostaje na { $space }, jeśli nic się nie zmieni.
plague-own-beyond = Twój szczur wyjdzie powyżej 9, jeśli nic się nie zmieni: tracisz 2 punkty prestiżu i znacznik.
ahead-plague = wartość plagi
ahead-rat = twój szczur po tej rundzie
ahead-rat-beyond = powyżej 9 po tej rundzie: −2 punkty prestiżu i −1 znacznik
ahead-share =
    { $count ->
        [0] za 1. znacznik, po rundzie { $round }
        [one] za znacznik, po rundzie { $round }
        [few] za znacznik, po rundzie { $round }
       *[many] za znacznik, po rundzie { $round }
    }
persons-to-come = Postacie, które jeszcze przyjdą
persons-brown = W tym okresie:
persons-gray = Okres { $letter }:
persons-spied = Znasz tę kolejność:
persons-removed = W pudełku:
persons-none = nikt

## Action cards

cards-before = Przed tobą: zatrzymaj 1
cards-hand = Twoja ręka
cards-of-all = Karty wszystkich graczy
cards-none = Nie masz kart w ręce.
card-times = ×{ $count }
what-does = Działanie: { $name }
cards-kept = Zatrzymane
cards-to-come = Twoje karty, które jeszcze przyjdą

## Players: what they have, read one after the other, with a full stop after each

family-coins =
    { $count ->
        [0] Brak monet
        [one] { $count } moneta
        [few] { $count } monety
       *[many] { $count } monet
    }
family-supply = Znaczniki: { $count } we własnych zasobach, { $general } w ogólnych
family-rat = Szczur na { $space }
family-rat-forecast = Szczur na { $space }, po tej rundzie na { $to }, jeśli nic się nie zmieni
family-rat-beyond = Szczur na { $space }, po tej rundzie powyżej 9, jeśli nic się nie zmieni: −2 punkty prestiżu i −1 znacznik
family-prestige = Prestiż: { $count }
family-prestige-hidden = Prestiż ukryty
family-doctor = Lekarz
family-messages = Zebrane wiadomości: { $count }

about-slots = Zanim weźmiesz drugą wiadomość w danym kolorze, zbierz po jednej w każdym, który jest jeszcze na planszy.
played-card = Zagrana: { $card }

## Places on the board, for who can't see it. sector, market: their names as headings show them, in the nominative

whole-board = Wszystkie dzielnice
borough-of = Dzielnica: { $seat }
borough-unassigned = Dzielnica bez gracza
pane-of =
    { $count ->
        [0] { $sector } ({ $seat }): brak pionków
        [one] { $sector } ({ $seat }): { $count } pionek
        [few] { $sector } ({ $seat }): { $count } pionki
       *[many] { $sector } ({ $seat }): { $count } pionków
    }
pane-rat = Przystań ({ $seat }): szczur na { $space }
pane-free = { $sector } (dzielnica bez gracza)
stop-of = { $market } ({ $seat }).
stop-free = { $market } (dzielnica bez gracza).
