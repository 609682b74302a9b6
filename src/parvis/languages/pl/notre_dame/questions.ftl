# What a player is asked: "Choose …", first the card, person or piece that asks; a question only for yes or no. Full stop.

ask-nature = Decyduje los.
ask-keep-first = Zatrzymaj 1 ze swoich 3 kart. Pozostałe 2 dostaje { $seat }.
ask-keep-second = Zatrzymaj 1 z tych 2 kart. Drugą dostaje { $seat }.
ask-play = Zagraj jedną ze swoich kart.
ask-hire = Zatrudnij jedną postać za 1 monetę albo nikogo.
ask-extra-hire = Doradca: zatrudnij jeszcze jedną postać albo nikogo.

## The supply is empty

ask-source-cloister-school = Nie masz znaczników w zasobach. Wybierz znacznik, który przeniesiesz do seminarium.
ask-source-bank = Nie masz znaczników w zasobach. Wybierz znacznik, który przeniesiesz do banku.
ask-source-residence = Nie masz znaczników w zasobach. Wybierz znacznik, który przeniesiesz do rezydencji.
ask-source-carriage-house = Nie masz znaczników w zasobach. Wybierz znacznik, który przeniesiesz do zajazdu.
ask-source-hotel = Nie masz znaczników w zasobach. Wybierz znacznik, który przeniesiesz do hotelu.
ask-source-park = Nie masz znaczników w zasobach. Wybierz znacznik, który przeniesiesz do parku.
ask-source-hospital = Nie masz znaczników w zasobach. Wybierz znacznik, który przeniesiesz do szpitala.
ask-source-notre-dame = Nie masz znaczników w zasobach. Wybierz znacznik, który przeniesiesz do katedry Notre Dame.

## Actions

ask-donation = Notre Dame: wybierz, ile monet wpłacasz.
ask-friend = Wybierz sektor dla swojego pełnomocnika. Wykonasz w nim akcję.
ask-drive =
    { $count ->
        [one] Zajazd: wybierz, gdzie zatrzyma się twój powóz (o { $count } targowisko dalej).
        [few] Zajazd: wybierz, gdzie zatrzyma się twój powóz (najwyżej o { $count } targowiska dalej).
       *[many] Zajazd: wybierz, gdzie zatrzyma się twój powóz (najwyżej o { $count } targowisk dalej).
    }
ask-message-coin = Przy twoim powozie leży wiadomość (1 punkt prestiżu, 1 moneta). Bierzesz ją?
ask-message-marker = Przy twoim powozie leży wiadomość (2 punkty prestiżu, 1 znacznik). Bierzesz ją?
ask-message-rat = Przy twoim powozie leży wiadomość (3 punkty prestiżu, szczur o 1 pole w tył). Bierzesz ją?
ask-message-prestige = Przy twoim powozie leży wiadomość (4 punkty prestiżu). Bierzesz ją?
ask-perk-hotel = Hotel: wybierz, co chcesz otrzymać.
ask-perk-hostess = Oberżystka: wybierz, co chcesz otrzymać.
ask-perk-either = Wybierz, co chcesz otrzymać.

## Persons

ask-lift = Błazen: wybierz jeden ze swoich pionków do przeniesienia.
ask-fool-to = Błazen: wybierz sektor dla pionka. Wykonasz w nim akcję.
ask-bishop-to = Biskup: wybierz pusty sektor dla znacznika. Wykonasz w nim akcję.
ask-minstrel-from = Bard: wybierz sektor, z którego przeniesiesz pionki.
ask-minstrel-to = Bard: wybierz sektor, do którego przeniesiesz pionki.
ask-carry = Bard: wybierz, ile pionków przeniesiesz.
ask-type = Woźnica: wybierz rodzaj wiadomości. Jeszcze raz dostaniesz nagrody za wszystkie swoje wiadomości tego rodzaju.
ask-return =
    { $count ->
        [0] Wędrowcy: wybierz znacznik do odłożenia do ogólnych zasobów (2 punkty prestiżu za każdy).
        [one] Wędrowcy: odłożono { $count } znacznik. Odkładasz kolejny?
        [few] Wędrowcy: odłożono { $count } znaczniki. Odkładasz kolejny?
       *[many] Wędrowcy: odłożono { $count } znaczników. Odkładasz kolejny?
    }

## The plague

ask-loss = Plaga: twój szczur miałby wyjść powyżej 9. Punkty prestiżu już przepadły; wybierz jeden ze swoich najpełniejszych sektorów, który straci znacznik.
