# What the symbols of the board mean, in the help: a list of symbols with these texts beside them.

sign-markers = Znaczniki gracza w jednym miejscu i ich liczba. W większości akcji liczą się twoje pionki w sektorze: znaczniki i pełnomocnik.
sign-friend = Pełnomocnik. Liczy się jak znacznik. Przenieść go może tylko jego karta albo postać.
sign-rat = Szczur gracza w przystani z numerem pola na wskaźniku plagi (0–9).
sign-carriage = Powóz w kolorze i kształcie swojego gracza. Może zatrzymać się na każdym targowisku, także w innych dzielnicach.
sign-market = Targowisko bez wiadomości.
sign-message = Wiadomość w kolorze i kształcie swojej dzielnicy. Rysunek pokazuje nagrodę: 1 punkt prestiżu i 1 moneta, 2 punkty prestiżu i 1 znacznik, 3 punkty prestiżu i szczur o 1 pole w tył albo 4 punkty prestiżu.
sign-cathedral = Notre Dame i prestiż dzielony między jej znaczniki po każdej trzeciej rundzie.
sign-lit = Podświetlone miejsca możesz wybrać. Liczba to klawisz. Miejsce, które tylko oglądasz, blednie.
sign-lock = Tej wiadomości nie można jeszcze wziąć. Najpierw zbierz wiadomości innych kolorów.
sign-worth = Co zyskasz, jeśli twój powóz się tu zatrzyma.
sign-later = Ile mniej więcej punktów da decyzja później, według ogólnego oszacowania.
sign-coins = Monety. Zatrudnienie postaci kosztuje 1 monetę.
sign-supplies = Znaczniki we własnych zasobach gracza + znaczniki w ogólnych zasobach. Karty umieszczają znaczniki z własnych zasobów.
sign-forecast = Pole szczura teraz → po tej rundzie, jeśli nic się nie zmieni.
sign-beyond = Szczur wyjdzie w tej rundzie powyżej 9. Gracz traci 2 punkty prestiżu i znacznik.
sign-prestige = Prestiż. Prestiż innych graczy jest ukryty do końca.
sign-collected = Zebrane wiadomości, jedno miejsce na kolor. Blady kształt to kolor jeszcze niezebrany.
sign-rats = Szczury, które postać dodaje do wartości plagi w tej rundzie, zatrudniona czy nie.
sign-family = Gracz. Przy postaci: ten gracz ją zatrudnia w tej rundzie.
sign-source = Skąd pochodzą nadrukowane wartości postaci: ● wszystkie podaje źródło, ◐ niektóre wynikają ze źródeł, ≈ niektóre są odtworzone. Więcej mówią zasady tej postaci.
sign-bell = Gracz rozpoczynający.
