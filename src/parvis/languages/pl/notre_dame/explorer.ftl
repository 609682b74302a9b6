## Kinds of decisions, as headings of the explorer

kind-keep = Zatrzymane karty
kind-drive = Powóz
kind-take = Wzięte wiadomości
kind-leave = Zostawione wiadomości
kind-perk = Korzyści z hotelu
kind-play = Zagrane karty
kind-from = Skąd pochodzi pionek
kind-forgo = Pominięte akcje
kind-donate = Datki
kind-friend = Pełnomocnik
kind-lift = Przenoszone pionki
kind-to = Dokąd trafia pionek
kind-carry = Pionki przenoszone przez barda
kind-return = Odłożone znaczniki
kind-enough = Koniec odkładania
kind-hire = Zatrudnione postacie
kind-type = Rodzaj wiadomości
kind-lose = Stracone znaczniki
