## What pages say of where printed values come from, after the kind of source: by piece, and the ruling in which this form
## of it begins.
## `Balanced:` a value made a card useless or too strong in games between bots, and was adjusted: what it was before.

remark-activity-diplomat-1 = Wyważone: przedtem dzielnik 2; boty używały tej karty częściej niż każdej innej, a kto jej używał, ten wygrywał.
remark-activity-diplomat-3 = Wyważone: przedtem dzielnik 3; używało jej dwóch graczy na trzech, a żadnej innej czerwonej karty nie używała nawet połowa; kto używał tej, miał o 2 punkty więcej niż reszta, ze wszystkimi modułami o 4.
remark-activity-recruitment-1 = Wyważone: przedtem 2 denary i dzielnik 3; używał jej jeden gracz na ośmiu, bo wpływ był tańszy.
remark-activity-captain-1 = Wyważone: przedtem koszt i dzielnik po 6; używano jej w połowie partii i przynosiła 1,3 punktu.
remark-activity-tithing-1 = Wyważone: przedtem koszt 3, dzielnik 3, punkty 1 i 1; używano jej w jednej partii na pięć.
remark-activity-apprenticeship-1 = Wyważone: przedtem koszt 5 i dzielnik 4; używano jej w jednej partii na pięć.
remark-activity-glassblower-3 = Wyważone: przedtem dzielnik 6; źródło podaje tę kartę jako przykład trudnej do aktywowania, a przynosiła 2 punkty za każdym razem.
remark-activity-procession-1 = Wyważone: przedtem koszt i dzielnik po 5; przynosiła 2,8 punktu za każdym razem, inne karty tej rundy 1 lub 2. Sprawdzone dla wersji zasad 3: przynosi najwięcej punktów w swojej rundzie, ale z dzielnikiem 7 używał jej jeden gracz na pięciu.
remark-activity-merchant-1 = Sprawdzone dla wersji zasad 3: 1 denar za oczko to mniej niż 1,2 z karty „Młynarz” i 1,5 z karty „Artysta”, a kto używał tej karty, miał o 1 punkt więcej niż reszta.
remark-event-war-3 = Wersja zasad 3: według relacji z partii drugie miejsce dało 1 punkt i wpływ za kilka znaczników, a pierwsze miało ich więcej, więc chorągwi jest co najmniej pięć. Zostały zakryte w pierwszej rundzie, więc dzielnik nie może być wysoki. Wyważone: z dzielnikiem 4 i 4 punktami za najwięcej znaczników zażegnywano to wydarzenie w jednej partii na sześć.
remark-event-invasion-1 = Wyważone: przedtem dzielnik 5; zażegnywano je w dwóch partiach na pięć, inne w dwóch na trzy lub częściej.
remark-event-mutiny-1 = Wyważone: przedtem dzielnik 6; zażegnywano je w dwóch partiach na pięć.
remark-event-heresy-1 = Wyważone: przedtem 2 punkty wpływu; prawie nikt tyle nie miał, więc każdego gracza kosztowało to blisko punkt na rundę.
remark-event-interruption-of-work-3 = Wersja zasad 3: według relacji z partii umieszczono dwa znaczniki, a resztę umieścił przeciwnik, więc chorągwi jest co najmniej trzy.
remark-event-excommunication-1 = Wyważone: przedtem dzielnik 5; każdego gracza kosztuje to ponad punkt w każdej rundzie, w której to wydarzenie działa. Sprawdzone dla wersji zasad 3: w rundzie 1 nikt nie ma jeszcze znacznika, więc zabiera ono tylko punkty, których też nikt nie ma. Tak jak „Przerwanie prac”, o którym źródło mówi to samo, zachowuje swoje działanie.
remark-character-hugues-de-payns-1 = Wyważone: przedtem 4, 8 i 12; postać dawała średnio punkt.
remark-character-thibaut-ii-1 = Wyważone: przedtem 6, 12 i 18; przy czterech graczach prawie każdy zdobywał całe sześć punktów.
remark-activity-fort-1 = Karta nie ma dzielnika: za każdą kość zestawu umieszcza się znacznik.
remark-activity-princess-1 = Pierwsze pole daje 3 punkty: w pewnej partii karta dała ich 9.
remark-activity-banker-1 = Jedno źródło mówi o ponad 30 denarach, inne o co najmniej 30. Dzielnik to najwyżej 6: w pewnej partii jedna akcja dała trzy aktywacje. Wyważone: przedtem koszt i dzielnik po 6; używano jej w jednej partii na dziesięć.
remark-character-marie-of-champagne-1 = Rosyjskie zasady wydawcy wymieniają tu katedrę; recenzja i dwie pozostałe damy wskazują, że chodzi o budynek.
remark-event-chief-outlaw-1 = Wyważone: przedtem 5 punktów; zażegnywano je w jednej partii na pięć, bo wszystkie 16 oczek trzeba mieć naraz.
remark-event-possession-1 = Wyważone: przedtem dzielnik 4; zażegnywano je w dwóch partiach na siedem.
remark-activity-chief-templar-1 = Wyważone: przedtem dzielnik 3, punkty 2 i 1; używano jej w jednej partii na osiem.
remark-buildings-1 = W streszczeniu zasad każde pole pałacu jest osobne. Inna relacja mówi, że rezydencja biskupa ma trzy rzędy i że mija trochę czasu, zanim ktoś z pierwszego rzędu zostanie wyrzucony; według innych każdy budynek działa nieco inaczej. Żadne źródło nie mówi, które pola tworzą linię, więc tutaj linii nie ma.
