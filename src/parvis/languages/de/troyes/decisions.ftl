# What can be decided, as buttons say it: short, to the person who decides. Numbers come from the rules.
#
# A button begins with a verb or a name. What else there is to say follows as labels, which need no case and agree with
# nothing: in brackets, divided by commas, or after a middle dot.

## The start

do-settle =
    { $salary ->
        [0] { settled-building }, Feld { $space }: jede Runde einen { die-of-colour }, ohne Lohn
        [one] { settled-building }, Feld { $space }: jede Runde einen { die-of-colour }, Lohn 1 Denar
       *[other] { settled-building }, Feld { $space }: jede Runde einen { die-of-colour }, Lohn { $salary } Denare
    }
settled-building =
    { $building ->
        [palace] { building-palace }
        [bishopric] { building-bishopric }
       *[city-hall] { building-city-hall }
    }

## Actions

do-activate = { named-card.bare } aktivieren ({ dice-divided }){ only-dice }
# count: points of the tradesman's space at the end
do-activate-new =
    { $count ->
        [0] { named-card.bare } aktivieren ({ dice-divided }) · neuer Fachmann: { new-tradesman-cost }{ only-dice }
        [one] { named-card.bare } aktivieren ({ dice-divided }) · neuer Fachmann: { new-tradesman-cost }, bringt 1 Punkt{ only-dice }
       *[other] { named-card.bare } aktivieren ({ dice-divided }) · neuer Fachmann: { new-tradesman-cost }, bringt { $count } Punkte{ only-dice }
    }
# In brackets; divisor: 0 where each die is an activation
dice-divided =
    { $divisor ->
        [0] eine Aktivierung pro Würfel
        [one] 1 Auge pro Aktivierung
       *[other] { $divisor } Augen pro Aktivierung
    }
# An amount, after a colon or as the object of "including"
new-tradesman-cost =
    { $cost_influence ->
        [0]
            { $cost ->
                [one] 1 Denar
               *[other] { $cost } Denare
            }
       *[any] { $cost_influence } Einfluss
    }
do-build =
    { $count ->
        [one] An der Kathedrale bauen (pro weißem Würfel: 1 Punkt, { $least } oder { $most } Einfluss)
       *[other] An der Kathedrale bauen (pro weißem Würfel: { $count } Punkte, { $least } oder { $most } Einfluss)
    }
do-build-only =
    { $price ->
        [0]
            { $size ->
                [one] An der Kathedrale bauen · einziger möglicher Würfel: { dice-with-values } (Spalte { $columns })
               *[other] An der Kathedrale bauen · einzige mögliche Würfel: { dice-with-values } (Spalten { $columns })
            }
       *[any]
            { $size ->
                [one] An der Kathedrale bauen · einziger möglicher Würfel: { dice-with-values } (Spalte { $columns }, { group-price })
               *[other] An der Kathedrale bauen · einzige mögliche Würfel: { dice-with-values } (Spalten { $columns }, { group-price })
            }
    }
do-counter =
    { $banners ->
        [one] { named-event.bare } abwenden ({ dice-of-colour }, { x-pips-a-cube }) · letztes Banner, { $influence } Einfluss · { event-points }{ only-dice }
       *[other] { named-event.bare } abwenden ({ dice-of-colour }, { x-pips-a-cube }) · noch { $banners } Banner, je { $influence } Einfluss · { event-points }{ only-dice }
    }
# A label in brackets
x-pips-a-cube =
    { $divisor ->
        [one] 1 Auge pro Klötzchen
       *[other] { $divisor } Augen pro Klötzchen
    }
# A label: what the event scores once it is countered
event-points =
    { $first ->
        [one]
            { $second ->
                [0] meiste Klötzchen: 1 Punkt
               *[any] meiste Klötzchen: 1 Punkt, zweitmeiste: { $second }
            }
       *[other]
            { $second ->
                [0] meiste Klötzchen: { $first } Punkte
               *[any] meiste Klötzchen: { $first } Punkte, zweitmeiste: { $second }
            }
    }
# A label after a middle dot, or nothing: the dice of a group that is complete without a choice, and what they do
only-dice =
    { $last ->
        [0] {""}
       *[any]
            { $size ->
                [one] {" "}· einziger möglicher Würfel: { dice-with-values } ({ outcome-at-cost })
               *[other] {" "}· einzige mögliche Würfel: { dice-with-values } ({ outcome-at-cost })
            }
    }
do-place = Gefolgsmann { named-building.into } einsetzen (für einen { die-of-colour })
do-place-only = Gefolgsmann { named-building.into } einsetzen · einziger möglicher Würfel: { named-die } ({ place-at-cost })
do-harvest =
    { $divisor ->
        [one] Landwirtschaft (gelbe Würfel, 1 Auge pro Denar){ only-dice }
       *[other] Landwirtschaft (gelbe Würfel, { $divisor } Augen pro Denar){ only-dice }
    }
do-pass =
    { $count ->
        [one] Für diese Runde passen (jetzt 1 Denar, dann { $waiting } mehr für jeden Zug, den du auslässt)
       *[other] Für diese Runde passen (jetzt { $count } Denare, dann { $waiting } mehr für jeden Zug, den du auslässt)
    }

## Influence

do-reroll = Eigenen Würfel neu würfeln ({ $count } Einfluss)
do-recruit = Gefolgsmann aus dem allgemeinen Vorrat nehmen ({ $count } Einfluss)
do-turn = Bis zu drei eigene Würfel umdrehen ({ $count } Einfluss)

## Dice. more: dice and cubes that join too, as no others could

# In a sentence, after "samt" (dative): the piece that joins with a die
also-joining =
    { $also ->
        [own] deiner { $also_value }
        [neutral] der neutralen { $also_value }
        [cube] deinem Klötzchen
       *[other] der { $also_value } von { $also_seat }
    }
do-add =
    { $more ->
        [0] { named-die.first } hinzufügen ({ total-at-cost })
        [one] { named-die.first } samt { also-joining } hinzufügen, da sonst nichts passt ({ total-at-cost })
       *[other] { named-die.first } und alles Weitere hinzufügen, das passt: ergibt { $dice } ({ total-at-cost })
    }
do-lay =
    { $more ->
        [0] { named-die.first } hinzufügen ({ column-at-cost })
        [one] { named-die.first } samt { also-joining } hinzufügen, da sonst nichts passt ({ column-at-cost })
       *[other] { named-die.first } und alles Weitere hinzufügen, das passt: ergibt { $dice } ({ column-at-cost })
    }
# With this die the group is complete, and the action is done at once.
do-add-last =
    { $more ->
        [0] { named-die.first } hinzufügen und fertig ({ outcome-at-cost })
        [one] { named-die.first } samt { also-joining } hinzufügen, da sonst nichts passt, und fertig ({ outcome-at-cost })
       *[other] { named-die.first } und alles Weitere hinzufügen, das passt: ergibt { $dice }, fertig ({ outcome-at-cost })
    }
do-lay-last =
    { $more ->
        [0] { named-die.first } hinzufügen und fertig ({ column-at-cost })
        [one] { named-die.first } samt { also-joining } hinzufügen, da sonst nichts passt, und fertig ({ column-at-cost })
       *[other] { named-die.first } und alles Weitere hinzufügen, das passt: ergibt { $dice }, fertig ({ column-at-cost })
    }
do-move-in = { named-die.first } einsetzen ({ place-at-cost })
do-help =
    { $left ->
        [0] Letztes Klötzchen { named-card.from } einsetzen{ group-with-cube }
       *[any] Klötzchen { named-card.from } einsetzen (danach noch { $left }){ group-with-cube }
    }
# A label after a middle dot, or nothing: how the group stands with the cube
group-with-cube =
    { $dice ->
        [0] {""}
       *[any]
            { $last ->
                [0] {" "}· { total-at-cost }
               *[any] {" "}· fertig: { outcome-at-cost }
            }
    }

## Labels in brackets or after a colon: parts of a list, divided by commas

group-price =
    { $price ->
        [one] Kosten 1 Denar
       *[other] Kosten { $price } Denare
    }
total-at-cost =
    { $price ->
        [0] Summe { $counts }
       *[any] Summe { $counts }, { group-price }
    }
column-at-cost =
    { $price ->
        [0] Spalte { $column }, { $influence } Einfluss
       *[any] Spalte { $column }, { $influence } Einfluss, { group-price }
    }
# driven: whose citizen is expelled
placed-where =
    { $driven ->
        [nobody] Feld { $space }
        [own] Feld { $space }, verdrängt einen eigenen Gefolgsmann
        [neutral] Feld { $space }, verdrängt einen neutralen Gefolgsmann
       *[other] Feld { $space }, verdrängt einen Gefolgsmann von { $driven_seat }
    }
# pushed: citizens who move on to another space of the building
placed-and-pushed =
    { $pushed ->
        [0] { placed-where }
        [one] { placed-where }, schiebt 1 Gefolgsmann weiter
       *[other] { placed-where }, schiebt { $pushed } Gefolgsleute weiter
    }
place-at-cost =
    { $price ->
        [0] { placed-and-pushed }
       *[any] { placed-and-pushed }, { group-price }
    }
outcome-at-cost =
    { $price ->
        [0] { group-outcome }
       *[any] { group-outcome }, { group-price }
    }
group-outcome =
    { $word ->
        [activations]
            { $number ->
                [one] 1 Aktivierung{ activation-price }
               *[other] { $number } Aktivierungen{ activation-price }
            }
        [delayed] { $number } Klötzchen für später
        [mixed]
            { $number ->
                [one] 1 Klötzchen zum Legen oder Wegnehmen
               *[other] bis zu { $number } Klötzchen zum Legen oder Wegnehmen
            }
        [to-end]
            { $number ->
                [one] 1 Klötzchen, das am Ende zählt
               *[other] { $number } Klötzchen, die am Ende zählen
            }
        [stones] { $number } Klötzchen in der Kathedrale
        [cubes] { $number } Klötzchen auf dem Ereignis
        [deniers]
            { $number ->
                [one] 1 Denar
               *[other] { $number } Denare
            }
       *[citizens]
            { $number ->
                [one] 1 Gefolgsmann
               *[other] { $number } Gefolgsleute
            }
    }
# In brackets, or nothing: what each activation costs, besides the dice and the tradesman; at least one has to be paid
activation-price =
    { $each_deniers ->
        [0]
            { $each_influence ->
                [0] {""}
               *[any] {" "}({ each-price })
            }
       *[any] {" "}({ each-price })
    }
each-price =
    { $each_deniers ->
        [0] je { $each_influence } Einfluss
        [one]
            { $each_influence ->
                [0] je 1 Denar zusätzlich
               *[any] je 1 Denar zusätzlich und { $each_influence } Einfluss
            }
       *[other]
            { $each_influence ->
                [0] je { $each_deniers } Denare zusätzlich
               *[any] je { $each_deniers } Denare zusätzlich und { $each_influence } Einfluss
            }
    }

## What carries out an action says what that is

do-done-activations =
    { $count ->
        [one] Fertig: { named-card.bare } einmal aktivieren{ activations-at-price }{ done-tradesman }
       *[other] Fertig: { named-card.bare } { $count }-mal aktivieren{ activations-at-price }{ done-tradesman }
    }
# In brackets, or nothing: what the dice cost, and each activation
activations-at-price =
    { $price ->
        [0] { activation-price }
       *[any]
            { $each_deniers ->
                [0]
                    { $each_influence ->
                        [0] {" "}({ group-price })
                       *[any] {" "}({ group-price }, { each-price })
                    }
               *[any] {" "}({ group-price }, { each-price })
            }
    }
do-done-delayed = Fertig: { $count } Klötzchen für später auf { named-card.acc } legen{ done-price }{ done-tradesman }
do-done-stones = Fertig: { $count } Klötzchen in die Kathedrale legen{ done-price }
do-done-cubes = Fertig: { $count } Klötzchen auf { named-event.acc } legen{ done-price }
do-done-deniers =
    { $count ->
        [one] Fertig: 1 Denar erhalten{ done-price }
       *[other] Fertig: { $count } Denare erhalten{ done-price }
    }
do-done-place = Fertig: Gefolgsmann { named-building.into } einsetzen ({ place-at-cost })
# A label after a middle dot, or nothing: what of the cost is for a new tradesman, who may cost influence instead
done-tradesman =
    { $cost_influence ->
        [0]
            { $cost ->
                [0] {""}
               *[any] {" "}· davon { new-tradesman-cost } für einen neuen Fachmann
            }
       *[any] {" "}· neuer Fachmann: { new-tradesman-cost }
    }
# In brackets, or nothing
done-price =
    { $price ->
        [0] {""}
       *[any] {" "}({ group-price })
    }
do-reroll-die = { x-die-first } neu würfeln
do-turn-die = { x-die-first } umdrehen (wird zur { $turned })
do-throw = { x-die-first } einsetzen (zählt { $counts }): Summe { $sum } gegen { $black }

## Activity cards

do-times =
    { $count ->
        [one] { named-card.bare } einmal aktivieren
       *[other] { named-card.bare } { $count }-mal aktivieren
    }
do-on =
    { $banners ->
        [one] Klötzchen auf { named-event.acc } legen ({ $influence } Einfluss, letztes Banner) · { event-points }
       *[other] Klötzchen auf { named-event.acc } legen ({ $influence } Einfluss, noch { $banners } Banner) · { event-points }
    }
do-send = Gefolgsmann von Feld { $space } { named-building.in } nehmen

## Events and black dice

do-off = Eigenes Klötzchen { named-event.from } wegnehmen
do-remove = Eigenes Klötzchen aus Spalte { $column }, Ebene { $level } wegnehmen
do-yield =
    { $count ->
        [one] Strafe hinnehmen: −1 Punkt (deine Würfel: zusammen { $strength }, der schwarze: { $black })
       *[other] Strafe hinnehmen: −{ $count } Punkte (deine Würfel: zusammen { $strength }, der schwarze: { $black })
    }

## Hints

foresee-sends = Vorrat leer: nimmt einen Gefolgsmann aus einem Gebäude
foresee-sent = Vorrat leer: nimmt deinen Gefolgsmann von Feld { $space } { named-building.in }

## Enough

do-enough-turning = Keine Würfel mehr umdrehen
do-enough-cubes = Keine Klötzchen mehr auf Ereignisse legen
do-enough-defence =
    { $left ->
        [one] Schwarze { $black } den anderen überlassen
       *[other]
            { $back ->
                [0] Die übrigen { $left } schwarzen Würfel den anderen überlassen (keiner kommt zu dir zurück)
               *[any] Die übrigen { $left } schwarzen Würfel den anderen überlassen (einige können zu dir zurückkommen)
            }
    }

## What the best answer to the question that follows brings at once. `-less`: what it costs

gained-next =
    { $count ->
        [one] +1 Punkt (beste nächste Entscheidungen)
       *[other] +{ $count } Punkte (beste nächste Entscheidungen)
    }
gained-next-less =
    { $count ->
        [one] −1 Punkt (beste nächste Entscheidungen)
       *[other] −{ $count } Punkte (beste nächste Entscheidungen)
    }

## What a decision is worth later, in points, below what it brings now. `-less`: what it loses then; count: a number such as 1½

later-levels = +{ $count } (deine Klötzchen auf Ebenen der Kathedrale)
later-levels-less = −{ $count } (deine Klötzchen auf Ebenen der Kathedrale)
later-tradesmen = +{ $count } (Fachleute)
later-tradesmen-less = −{ $count } (Fachleute)
later-cubes = +{ $count } (Klötzchen auf Karten)
later-cubes-less = −{ $count } (Klötzchen auf Karten)
later-characters = +{ $count } (Persönlichkeiten)
later-characters-less = −{ $count } (Persönlichkeiten)
later-events = +{ $count } (deine Klötzchen auf Ereignissen)
later-events-less = −{ $count } (deine Klötzchen auf Ereignissen)
later-dice = +{ $count } (Würfel, kommende Runden: { $rounds })
later-dice-less = −{ $count } (Würfel, kommende Runden: { $rounds })
later-threats = +{ $count } (Schaden durch Ereignisse, kommende Runden: { $rounds })
later-threats-less = −{ $count } (Schaden durch Ereignisse, kommende Runden: { $rounds })
later-deniers = +{ $count } (Wert der Denare)
later-deniers-less = −{ $count } (Wert der Denare)
later-influence = +{ $count } (Wert des Einflusses)
later-influence-less = −{ $count } (Wert des Einflusses)
later-citizens = +{ $count } (Gefolgsleute in deinem Vorrat)
later-citizens-less = −{ $count } (Gefolgsleute in deinem Vorrat)
later-delayed = +{ $count } (Klötzchen für später)
later-delayed-less = −{ $count } (Klötzchen für später)
later-own-dice = +{ $count } (deine unbenutzten Würfel)
later-own-dice-less = −{ $count } (deine unbenutzten Würfel)
later-next = +{ $count } (beste nächste Entscheidungen)
later-next-less = −{ $count } (beste nächste Entscheidungen)
