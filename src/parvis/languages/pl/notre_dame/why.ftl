# Why something can't be decided now: the whole answer to "Why can't I?", one sentence, or two.

## What is lacking, or in the way

why-coins = { x-why-coins-cost } { x-why-coins-have }
x-why-coins-cost =
    { $needed ->
        [one] To kosztuje { $needed } monetę.
        [few] To kosztuje { $needed } monety.
       *[many] To kosztuje { $needed } monet.
    }
x-why-coins-have =
    { $count ->
        [0] Nie masz żadnej.
        [one] Masz { $count }.
        [few] Masz { $count }.
       *[many] Masz { $count }.
    }
why-hand = Tej karty nie ma w twojej ręce.
why-packet = Tej karty nie ma wśród leżących przed tobą.
why-person = Tej postaci nie można zatrudnić w tej rundzie.
why-counsellor = Doradca nie pozwala zatrudnić doradcy po raz drugi.
why-streets =
    { $count ->
        [one] Liczba ulic do tego targowiska: { $needed }. Twój powóz może przejechać { $count } ulicę.
        [few] Liczba ulic do tego targowiska: { $needed }. Twój powóz może przejechać { $count } ulice.
       *[many] Liczba ulic do tego targowiska: { $needed }. Twój powóz może przejechać { $count } ulic.
    }
why-same-place = Pionek pochodzi z tego miejsca. Wybierz inne.
why-no-marker = Nie masz tam znacznika.
why-friend-elsewhere = Twojego pełnomocnika tam nie ma.
why-friend-there = Twój pełnomocnik już tam jest. Musi trafić do innego sektora.
why-not-empty = Znacznik biskupa musi trafić do sektora bez pionków.
why-too-few =
    { $count ->
        [0] Nie masz znaczników w tym sektorze.
        [one] W tym sektorze masz tylko { $count } znacznik.
        [few] W tym sektorze masz tylko { $count } znaczniki.
       *[many] W tym sektorze masz tylko { $count } znaczników.
    }
why-no-friend = Twojego pełnomocnika nie ma w tym sektorze.
why-general-supply = W ogólnych zasobach nie ma już twoich znaczników.
why-no-rat = Twój szczur jest już na 0.
why-not-fullest = Znacznik tracisz z jednego ze swoich najpełniejszych sektorów.
why-no-message = Nie masz wiadomości tego rodzaju.
why-donation = Twój znacznik jest już w katedrze Notre Dame, więc wpłać co najmniej 1 monetę.
why-board = Przy tylu graczach tego targowiska nie ma w grze.

## When it is asked for instead

when-keep = Karty do zatrzymania wybierasz na początku każdej rundy.
when-play = Karty zagrywasz w swojej turze, dwie w każdej rundzie. Karta umieszcza znacznik w swoim sektorze.
when-hire = Postać zatrudniasz, gdy wszyscy zagrają po dwie karty.
when-source = Tak przeniesiesz znacznik, gdy zagrasz kartę przy pustych zasobach.
when-donation = Datek wpłacasz, gdy zagrywasz kartę Notre Dame.
when-friend = Pełnomocnik przenosi się, gdy zagrywasz jego kartę.
when-drive = Powóz przesuwa się, gdy używasz zajazdu.
when-message = Wiadomość możesz wziąć, gdy twój powóz się przy niej zatrzyma.
when-perk = Gdy używasz hotelu albo zatrudniasz oberżystkę, wybierasz monetę, znacznik albo cofnięcie szczura. W porcie stoi tylko twój szczur.
when-extra-hire = Więcej postaci możesz zatrudnić dzięki doradcy.
when-fool = Błazen przenosi pionek, gdy go zatrudniasz.
when-bishop = Biskup umieszcza znacznik, gdy go zatrudniasz.
when-minstrel = Bard przenosi pionki, gdy go zatrudniasz.
when-loss = Znacznik tracisz tylko wtedy, gdy twój szczur miałby przekroczyć 9.
when-type = Rodzaj wiadomości wybierasz, gdy zatrudniasz woźnicę.
when-return = Znaczniki odkładasz, gdy zatrudniasz wędrowców.
