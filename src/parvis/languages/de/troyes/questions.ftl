# What a player is asked: what to choose, then what there is to know for it, each in a sentence of its own.

ask-nature = Der Zufall entscheidet.
ask-settle =
    { $count ->
        [one] Wähle ein Feld für deinen letzten Gefolgsmann.
       *[other] Wähle ein Feld für deinen nächsten Gefolgsmann. Noch einzusetzen: { $count }.
    }
ask-action = Wähle eine Aktion oder passe.

## The group of dice

ask-group-activate = Wähle { dice-of-colour } für { named-card.acc } ({ how-often }).{ group-so-far }{ group-with-tradesman }
# In brackets; needed: the divisor of the card
how-often =
    { $each_die ->
        [0]
            { $needed ->
                [one] 1 Auge pro Aktivierung
               *[other] { $needed } Augen pro Aktivierung
            }
       *[any] eine Aktivierung pro Würfel
    }
ask-group-build = Wähle { dice-of-colour } für die Kathedrale. Jeder legt ein Klötzchen in die Spalte seines Werts.{ group-so-far-alone }
ask-group-counter =
    { $needed ->
        [one] Wähle { dice-of-colour }, um { named-event.acc } abzuwenden (1 Auge pro Klötzchen).{ group-so-far }
       *[other] Wähle { dice-of-colour }, um { named-event.acc } abzuwenden ({ $needed } Augen pro Klötzchen).{ group-so-far }
    }
ask-group-place = Wähle einen { die-of-colour }. Dein Gefolgsmann nimmt { named-building.in } das Feld mit diesem Wert ein.
ask-group-harvest =
    { $needed ->
        [one] Wähle { dice-of-colour } für die Landwirtschaft (1 Auge pro Denar).{ group-so-far }
       *[other] Wähle { dice-of-colour } für die Landwirtschaft ({ $needed } Augen pro Denar).{ group-so-far }
    }
# Whole sentences with the space before them, or nothing: how the group stands
group-so-far =
    { $dice ->
        [0] {""}
       *[any]
            { $price ->
                [0] {" "}Summe: { $counts }.
                [one] {" "}Summe: { $counts }. Kosten: 1 Denar.
               *[other] {" "}Summe: { $counts }. Kosten: { $price } Denare.
            }
    }
group-so-far-alone =
    { $dice ->
        [0] {""}
       *[any]
            { $price ->
                [0] {""}
                [one] {" "}Kosten: 1 Denar.
               *[other] {" "}Kosten: { $price } Denare.
            }
    }
# cost: deniers for the new tradesman; once there are dice, the cost of the group includes them
group-with-tradesman =
    { $cost_influence ->
        [0]
            { $cost ->
                [0] {""}
               *[any]
                    { $dice ->
                        [0] {" "}Neuer Fachmann: { new-tradesman-cost }.
                       *[any] {" "}Davon { new-tradesman-cost } für den neuen Fachmann.
                    }
            }
       *[any] {" "}Neuer Fachmann: { new-tradesman-cost }.
    }

ask-carry-out = Deine Würfel für diese Aktion sind gewählt.

## Influence

ask-reroll = Welchen Würfel willst du neu würfeln ({ $influence } Einfluss)?
ask-turn =
    { $count ->
        [0] Wähle bis zu drei Würfel zum Umdrehen ({ $influence } Einfluss).
        [one] Du hast 1 Würfel umgedreht. Noch einen umdrehen?
       *[other] Du hast { $count } Würfel umgedreht. Noch einen umdrehen?
    }

## Activity cards

ask-send = Dein Vorrat ist leer. Wähle, welcher Gefolgsmann als Fachmann auf { named-card.acc } geht.
ask-times = Wie viele Aktivierungen ({ named-card })? Höchstens { $count }.
ask-cube =
    { $count ->
        [one] Wähle ein Ereignis für das letzte Klötzchen ({ named-card }).{ cube-price }
       *[other] Wähle ein Ereignis für ein Klötzchen ({ named-card }). Noch zu legen: { $count }.{ cube-price }
    }
ask-cube-rolled =
    { $count ->
        [0] Der letzte schwarze Würfel ist hoch genug. Wähle ein Ereignis für sein Klötzchen ({ named-card }).
       *[any] Der schwarze Würfel ist hoch genug. Wähle ein Ereignis für sein Klötzchen ({ named-card }). Noch zu würfeln: { $count }.
    }
# A whole sentence with the space before it, or nothing
cube-price =
    { $deniers ->
        [0]
            { $influence ->
                [0] {""}
               *[any] {" "}Kosten: { $influence } Einfluss.
            }
        [one] {" "}Kosten: 1 Denar.
       *[other] {" "}Kosten: { $deniers } Denare.
    }

## Events and black dice

ask-defence =
    { $count ->
        [one] Der letzte schwarze Würfel ist eine { $black }. Wähle Würfel, um ihn zu schlagen. Rote zählen doppelt.
       *[other] Der höchste von { $count } schwarzen Würfeln ist eine { $black }. Wähle Würfel, um ihn zu schlagen. Rote zählen doppelt.
    }
ask-defence-more =
    { $count ->
        [one] Schwarzer Würfel geschlagen. Der letzte ist eine { $black }. Auch diesen schlagen?
       *[other] Schwarzer Würfel geschlagen. Der höchste der übrigen { $count } ist eine { $black }. Auch diesen schlagen?
    }
ask-defence-weak =
    { $strength ->
        [0]
            { $count ->
                [one] Der letzte schwarze Würfel ist eine { $black }. Du hast keine Würfel, um ihn zu schlagen.
               *[other] Der höchste von { $count } schwarzen Würfeln ist eine { $black }. Du hast keine Würfel, um ihn zu schlagen.
            }
       *[any]
            { $count ->
                [one] Der letzte schwarze Würfel ist eine { $black }. Deine Würfel haben zusammen nur { $strength }.
               *[other] Der höchste von { $count } schwarzen Würfeln ist eine { $black }. Deine Würfel haben zusammen nur { $strength }.
            }
    }
ask-throw = Wähle einen weiteren Würfel. Summe: { $count } gegen die schwarze { $black }.
ask-lose-cube = { title-of-event }: Wähle ein Ereignis, von dem du dein Klötzchen wegnimmst.
ask-lose-stone = { title-of-event }: Wähle ein Klötzchen, das du aus der Kathedrale wegnimmst.
