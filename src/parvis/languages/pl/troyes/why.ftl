# Why something can't be decided now: the whole answer to "Why can't I?", a sentence or two.

## What a player lacks

why-influence =
    { $count ->
        [0] Potrzebny wpływ: { $needed }. Nie masz żadnego.
        [one] Potrzebny wpływ: { $needed }. Masz { $count }.
        [few] Potrzebny wpływ: { $needed }. Masz { $count }.
       *[many] Potrzebny wpływ: { $needed }. Masz { $count }.
    }
why-deniers =
    { $needed ->
        [one] Potrzebny jest { $needed } denar. Nie masz żadnego.
        [few] { $count ->
            [0] Potrzebne są co najmniej { $needed } denary. Nie masz żadnego.
           *[any] Potrzebne są co najmniej { $needed } denary. Masz { $count }.
        }
       *[many] { $count ->
            [0] Potrzeba co najmniej { $needed } denarów. Nie masz żadnego.
           *[any] Potrzeba co najmniej { $needed } denarów. Masz { $count }.
        }
    }
why-supply = Nie masz obywateli we własnych zasobach. Możesz wziąć jednego za wpływ.
why-supply-full = Masz jeszcze obywatela we własnych zasobach, więc nie możesz wziąć następnego za wpływ.
why-general-supply = W ogólnych zasobach nie ma już twoich obywateli.
why-not-richest = Wpływ zabiera się przeciwnikowi, który ma go najwięcej.
why-own-influence = Wpływ można zabrać tylko innym graczom.
why-times =
    { $count ->
        [0] Twoje kości nie wystarczają na aktywację.
        [one] Twoje kości wystarczają tylko na { $count } aktywację.
        [few] Twoje kości wystarczają tylko na { $count } aktywacje.
       *[many] Twoje kości wystarczają tylko na { $count } aktywacji.
    }
why-one-first = Zanim skończysz, musisz to zrobić przynajmniej raz.

## Dice

why-die = Nie ma tam takiej kości.
why-no-dice = Nie masz kości w swojej dzielnicy.
why-dice = Żadne kości, których możesz użyć, do tego nie wystarczą.
why-black = Wszystkie twoje kości razem nie pokonają najwyższej czarnej kości.
why-must-defend = Twoje kości mogą pokonać najwyższą czarną kość, więc musisz ich użyć.
why-pips = Suma zestawu to { $count }. Potrzeba { $needed }.
why-group-full =
    { $count ->
        [one] Do tej akcji wybiera się tylko { $count } kość.
        [few] Zestaw ma już tyle kości, ile może mieć.
       *[many] Zestaw ma już tyle kości, ile może mieć.
    }
why-colour = Kości tego koloru nie można do tego użyć.
why-own-die = Można tu wybrać tylko kości z własnej dzielnicy.
why-not-sold = Fioletowej kości może użyć tylko jej właściciel.
why-not-given = Oddać można tylko kości z własnej dzielnicy.
why-own-not-taken = Wziąć można tylko kości z innych dzielnic.
why-not-swapped = Zamiana z tą dzielnicą już się odbyła.
why-swap = Nie ma kości do zamiany.
why-none-left =
    { $colour ->
        [red] W zasobach nie ma już czerwonej kości.
        [white] W zasobach nie ma już białej kości.
        [yellow] W zasobach nie ma już żółtej kości.
       *[purple] Twoja fioletowa kość leży już w twojej dzielnicy.
    }
why-value = Kości zestawu nie mogą mieć tej wartości.
why-no-cube-brings = Żaden znacznik nie pozwala teraz użyć tej kości.
why-cube-helps = Temu zestawowi już pomaga znacznik.
why-never-helps = Znaczniki na tej karcie nie pomagają zestawom kości.

## Cards, events, citizens and cubes

why-card = Ta karta nie jest odkryta.
why-not-in-box = Tej karty nie ma w tej partii.
why-card-full = Wszystkie pola dla rzemieślników na tej karcie są zajęte.
why-no-event = Nie ma wydarzenia dla znaczników tej karty.
why-event = Tego wydarzenia nie ma w grze.
why-event-closed = Ta karta nie może teraz umieścić znacznika na tym wydarzeniu.
why-cathedral-full = W katedrze nie ma wolnego miejsca w kolumnach twoich kości.
why-column-full = Ta kolumna katedry jest pełna.
why-no-stone = Nie masz tam znacznika.
why-no-cube-on-card = Nie masz znacznika na tej karcie.
why-no-cube-on-event = Nie masz znacznika na tym wydarzeniu.
why-no-cubes-to-take =
    { $count ->
        [0] Nie masz znacznika na tej karcie.
        [one] Masz tylko { $count } znacznik na tej karcie.
        [few] Masz tylko { $count } znaczniki na tej karcie.
       *[many] Masz tylko { $count } znaczników na tej karcie.
    }
why-keeps-none = Na tej karcie nie kładzie się znaczników.
why-space-taken = To pole jest zajęte.
why-no-citizen = Nie stoi tam żaden twój obywatel.
why-no-tradesman = Nie masz rzemieślnika na tej karcie.
why-must-give = Możesz jeszcze oddać obywatela, więc musisz to zrobić.
why-none-possessed = Ten gracz nie ma obywatela na tym wydarzeniu.

## Ramparts

why-no-ramparts = W tej partii nie ma murów miejskich.
why-pay = Kość daje najwyżej tyle punktów akcji, ile ma jej najwyższa ścianka.
why-wall-end = Twój strażnik dotarł do końca murów.
why-gate = Twój strażnik jeszcze nie dotarł do tej bramy.
why-gate-closed = Za kość koloru, który daje ten kafel, nie można umieścić na nim znacznika, a za inne kości tylko jeden na akcję.
why-tile-covered = W tej akcji na tym kaflu leży już twój znacznik. Za każdym razem można umieścić jeden.
why-same-tile = Znacznik pochodzi z tego kafla. Wybierz inne miejsce.
why-tile = Tego kafla nie ma w grze.
why-tile-no-cubes = Na tym kaflu nie umieszcza się znaczników.
why-tile-never-spent = Znaczników z tego kafla nigdy się nie wydaje. Liczą się na końcu gry.
why-no-cube-on-tile = Nie masz znacznika na tym kaflu.
why-tile-used = W tej turze użyto już znacznika z tego kafla.
why-tile-later = Znacznika z tego kafla można użyć w innej chwili.

## When it is asked for instead

when-settle = Tych obywateli umieszcza się przed pierwszą rundą.
when-action = Akcje następują po wydarzeniach i czarnych kościach, po jednej w turze. Podczas wyboru kości do akcji przycisk „Cofnij” wraca do tego wyboru.
when-group = Kości wybierasz po wyborze akcji.
when-card = Wybierasz to przy aktywacji karty, która o to pyta.
when-send = Obywatel opuszcza budynek, gdy aktywujesz kartę, a twoje własne zasoby są puste.
when-cube = W zestawie pozwala na to znacznik na karcie.
when-reroll = Kość do przerzutu wybierasz po zapłaceniu wpływem.
when-turn = Kości do obrócenia wybierasz po zapłaceniu wpływem.
when-tile = Pozwala na to znacznik na kaflu za murami.
when-guard = Wybierasz to, gdy przesuwasz strażnika.
when-carry-out = Dzieje się to po akcji automatycznie.
when-event = Wybierasz to, gdy działa wydarzenie.
when-defence = Z czarnymi kośćmi walczysz, gdy atakują.
