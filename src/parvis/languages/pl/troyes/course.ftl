# What follows from decisions and from the course of the game, as the log tells it. seat: the player's name.

## Rounds

course-round = Runda { $round }. Gracz rozpoczynający: { $seat }.
course-neutral-citizens = Neutralni obywatele zajmują pozostałe pola.
course-get-up = Wyrzuceni obywatele wracają do zasobów właścicieli.
course-waiting =
    { $count ->
        [one] { $seat }: +{ $count } denar po spasowaniu.
        [few] { $seat }: +{ $count } denary po spasowaniu.
       *[many] { $seat }: +{ $count } denarów po spasowaniu.
    }
course-sold-dice =
    { $count ->
        [one] { $seat } zyskuje { $count } denara za sprzedane kości.
        [few] { $seat } zyskuje { $count } denary za sprzedane kości.
       *[many] { $seat } zyskuje { $count } denarów za sprzedane kości.
    }
course-over = Koniec partii.

## Income. count: what is paid for salaries

course-income =
    { $count ->
        [0] { $seat }: dochód { $income }, bez zapłaty dla obywateli.
        [one] { $seat }: dochód { $income }, zapłata dla obywateli { $count } denar.
        [few] { $seat }: dochód { $income }, zapłata dla obywateli { $count } denary.
       *[many] { $seat }: dochód { $income }, zapłata dla obywateli { $count } denarów.
    }
effect-salaries-missed =
    { $count ->
        [0] { $seat } nie może zapłacić wszystkim obywatelom i nie ma punktów do stracenia.
        [one] { $seat } nie może zapłacić wszystkim obywatelom i traci { $count } punkt.
        [few] { $seat } nie może zapłacić wszystkim obywatelom i traci { $count } punkty.
       *[many] { $seat } nie może zapłacić wszystkim obywatelom i traci { $count } punktów.
    }

## Dice that are rolled: how many colours, and the values of the dice of each, as a list after a colon

course-roll =
    { $colours ->
        [0] { $seat } nie ma obywateli w głównych budynkach i nie rzuca kośćmi.
        [1] { $seat } rzuca: { told-first }.
        [2] { $seat } rzuca: { told-first }, { told-second }.
       *[3] { $seat } rzuca: { told-first }, { told-second }, { told-third }.
    }
course-roll-neutral =
    { $colours ->
        [1] Neutralne kości: { told-first }.
        [2] Neutralne kości: { told-first }, { told-second }.
       *[3] Neutralne kości: { told-first }, { told-second }, { told-third }.
    }
told-first =
    { $first ->
        [red] czerwone { $first_dice }
        [white] białe { $first_dice }
       *[yellow] żółte { $first_dice }
    }
told-second =
    { $second ->
        [red] czerwone { $second_dice }
        [white] białe { $second_dice }
       *[yellow] żółte { $second_dice }
    }
told-third =
    { $third ->
        [red] czerwone { $third_dice }
        [white] białe { $third_dice }
       *[yellow] żółte { $third_dice }
    }

## Events: the name of the event, then what it does

course-event-deniers =
    { $count ->
        [one] { title-of-event }: każdy gracz traci { $count } denara.
        [few] { title-of-event }: każdy gracz traci { $count } denary.
       *[many] { title-of-event }: każdy gracz traci { $count } denarów.
    }
course-event-influence =
    { $count ->
        [one] { title-of-event }: każdy gracz traci { $count } punkt wpływu.
        [few] { title-of-event }: każdy gracz traci { $count } punkty wpływu.
       *[many] { title-of-event }: każdy gracz traci { $count } punktów wpływu.
    }
course-event-cathedral =
    { $count ->
        [one] { title-of-event }: każdy gracz zdejmuje { $count } swój znacznik z katedry.
        [few] { title-of-event }: każdy gracz zdejmuje { $count } swoje znaczniki z katedry.
       *[many] { title-of-event }: każdy gracz zdejmuje { $count } swoich znaczników z katedry.
    }
course-event-cubes =
    { $count ->
        [one] { title-of-event }: każdy gracz zdejmuje { $count } swój znacznik z wydarzenia.
        [few] { title-of-event }: każdy gracz zdejmuje { $count } swoje znaczniki z wydarzeń.
       *[many] { title-of-event }: każdy gracz zdejmuje { $count } swoich znaczników z wydarzeń.
    }
course-event-citizen = { title-of-event }: neutralny obywatel staje { named-building.in }.
course-newcomer-on-neutral = Neutralny obywatel zastępuje innego neutralnego obywatela { named-building.in }.
course-newcomer = Neutralny obywatel zajmuje pole { $space } { named-building.in }.
log-event-missed =
    { $count ->
        [0] { $seat } nie może spełnić wszystkich wymagań wydarzenia { named-event } i nie ma punktów do stracenia.
        [one] { $seat } nie może spełnić wszystkich wymagań wydarzenia { named-event } i traci { $count } punkt.
        [few] { $seat } nie może spełnić wszystkich wymagań wydarzenia { named-event } i traci { $count } punkty.
       *[many] { $seat } nie może spełnić wszystkich wymagań wydarzenia { named-event } i traci { $count } punktów.
    }
course-black-dice =
    { $count ->
        [0] W tej rundzie nie ma czarnych kości.
        [one] Czarna kość: { $dice }.
        [few] Czarne kości: { $dice }.
       *[many] Czarne kości: { $dice }.
    }
course-countered = Wszystkie chorągwie wydarzenia { named-event } są zakryte. Kartę zdobywa { $seat }.
course-countered-stays = Wszystkie chorągwie wydarzenia { named-event } są zakryte. Karta zostaje.
course-countered-tied = Remis w liczbie znaczników na tym wydarzeniu: punkty są dzielone z zaokrągleniem w dół.

## Citizens who are expelled

effect-driven-out = { $seat }: obywatel wyrzucony z { named-building.gen }.
effect-driven-out-neutral = Neutralny obywatel zostaje wyrzucony z { named-building.gen }.
effect-slides = { $seat }: obywatel przechodzi na pole { $space }.
effect-slides-neutral = Neutralny obywatel przechodzi na pole { $space }.

## What actions do, cost and give

effect-tradesman =
    { $count ->
        [0] { $seat } umieszcza za darmo rzemieślnika na karcie { named-card }.
        [one] { $seat } płaci { $count } denara za rzemieślnika na karcie { named-card }.
        [few] { $seat } płaci { $count } denary za rzemieślnika na karcie { named-card }.
       *[many] { $seat } płaci { $count } denarów za rzemieślnika na karcie { named-card }.
    }
effect-cubes =
    { $count ->
        [one] { $seat } umieszcza { $count } znacznik na karcie { named-card }.
        [few] { $seat } umieszcza { $count } znaczniki na karcie { named-card }.
       *[many] { $seat } umieszcza { $count } znaczników na karcie { named-card }.
    }
effect-cubes-on-event =
    { $count ->
        [one] { $seat } umieszcza { $count } znacznik na wydarzeniu { named-event }.
        [few] { $seat } umieszcza { $count } znaczniki na wydarzeniu { named-event }.
       *[many] { $seat } umieszcza { $count } znaczników na wydarzeniu { named-event }.
    }
effect-activations =
    { $count ->
        [one] { $seat } aktywuje kartę { named-card } raz.
        [few] { $seat } aktywuje kartę { named-card } { $count } razy.
       *[many] { $seat } aktywuje kartę { named-card } { $count } razy.
    }
effect-nothing = { $seat } nic nie zyskuje.
effect-deniers-lost =
    { $count ->
        [one] { title-of-event }: { $seat } traci { $count } denara.
        [few] { title-of-event }: { $seat } traci { $count } denary.
       *[many] { title-of-event }: { $seat } traci { $count } denarów.
    }
effect-influence-lost =
    { $count ->
        [one] { title-of-event }: { $seat } traci { $count } punkt wpływu.
        [few] { title-of-event }: { $seat } traci { $count } punkty wpływu.
       *[many] { title-of-event }: { $seat } traci { $count } punktów wpływu.
    }
effect-deniers-paid =
    { $count ->
        [one] { $seat } płaci { $count } denara.
        [few] { $seat } płaci { $count } denary.
       *[many] { $seat } płaci { $count } denarów.
    }
effect-influence-paid =
    { $count ->
        [one] { $seat } wydaje { $count } punkt wpływu.
        [few] { $seat } wydaje { $count } punkty wpływu.
       *[many] { $seat } wydaje { $count } punktów wpływu.
    }
effect-deniers =
    { $count ->
        [one] { $seat } zyskuje { $count } denara.
        [few] { $seat } zyskuje { $count } denary.
       *[many] { $seat } zyskuje { $count } denarów.
    }
effect-influence =
    { $count ->
        [one] { $seat } zyskuje { $count } punkt wpływu.
        [few] { $seat } zyskuje { $count } punkty wpływu.
       *[many] { $seat } zyskuje { $count } punktów wpływu.
    }
effect-citizens =
    { $count ->
        [one] { $seat } zyskuje { $count } obywatela z ogólnych zasobów.
        [few] { $seat } zyskuje { $count } obywateli z ogólnych zasobów.
       *[many] { $seat } zyskuje { $count } obywateli z ogólnych zasobów.
    }
effect-points =
    { $count ->
        [one] { $seat } zyskuje { $count } punkt.
        [few] { $seat } zyskuje { $count } punkty.
       *[many] { $seat } zyskuje { $count } punktów.
    }

## The last scoring, which everyone reads

score-character = { $seat } odkrywa postać: { named-character }.
score-cubes-left =
    { $count ->
        [one] { $seat }: +{ $count } punkt (znaczniki na wydarzeniach).
        [few] { $seat }: +{ $count } punkty (znaczniki na wydarzeniach).
       *[many] { $seat }: +{ $count } punktów (znaczniki na wydarzeniach).
    }
score-tradesmen =
    { $count ->
        [one] { $seat }: +{ $count } punkt (rzemieślnicy).
        [few] { $seat }: +{ $count } punkty (rzemieślnicy).
       *[many] { $seat }: +{ $count } punktów (rzemieślnicy).
    }
score-henry-i =
    { $count ->
        [one] { $seat }: +{ $count } punkt (Henryk I).
        [few] { $seat }: +{ $count } punkty (Henryk I).
       *[many] { $seat }: +{ $count } punktów (Henryk I).
    }
score-hugues-de-payns =
    { $count ->
        [one] { $seat }: +{ $count } punkt (Hugon z Payns).
        [few] { $seat }: +{ $count } punkty (Hugon z Payns).
       *[many] { $seat }: +{ $count } punktów (Hugon z Payns).
    }
score-urban-iv =
    { $count ->
        [one] { $seat }: +{ $count } punkt (Urban IV).
        [few] { $seat }: +{ $count } punkty (Urban IV).
       *[many] { $seat }: +{ $count } punktów (Urban IV).
    }
score-chretien-de-troyes =
    { $count ->
        [one] { $seat }: +{ $count } punkt (Chrétien de Troyes).
        [few] { $seat }: +{ $count } punkty (Chrétien de Troyes).
       *[many] { $seat }: +{ $count } punktów (Chrétien de Troyes).
    }
score-the-florentine =
    { $count ->
        [one] { $seat }: +{ $count } punkt (Florentczyk).
        [few] { $seat }: +{ $count } punkty (Florentczyk).
       *[many] { $seat }: +{ $count } punktów (Florentczyk).
    }
score-thibaut-ii =
    { $count ->
        [one] { $seat }: +{ $count } punkt (Tybald II).
        [few] { $seat }: +{ $count } punkty (Tybald II).
       *[many] { $seat }: +{ $count } punktów (Tybald II).
    }
score-levels-missed =
    { $count ->
        [0] { $seat } ma poziomy katedry bez znacznika, ale nie ma punktów do stracenia.
        [one] { $seat }: −{ $count } punkt (poziomy katedry bez znacznika).
        [few] { $seat }: −{ $count } punkty (poziomy katedry bez znacznika).
       *[many] { $seat }: −{ $count } punktów (poziomy katedry bez znacznika).
    }
score-total =
    { $count ->
        [0] { $seat } nie ma punktów.
        [one] { $seat } ma { $count } punkt.
        [few] { $seat } ma { $count } punkty.
       *[many] { $seat } ma { $count } punktów.
    }
