# What the log tells of decisions and of what chance brings. seat: the player's name, which begins the line and is its
# subject; nothing in the line agrees with it.

## How dice are called within a sentence; everything else is named in names.ftl

# The dice of a group, all of one colour: the object of "einsetzen". x-with-dice: after "mit"
told-dice =
    { $size ->
        [one]
            { $colour ->
                [red] die rote { $dice }
                [white] die weiße { $dice }
                [purple] die violette { $dice }
               *[yellow] die gelbe { $dice }
            }
       *[other]
            { $colour ->
                [red] die roten Würfel { $dice }
                [white] die weißen Würfel { $dice }
                [purple] die violetten Würfel { $dice }
               *[yellow] die gelben Würfel { $dice }
            }
    }
x-with-dice =
    { $size ->
        [one]
            { $colour ->
                [red] mit der roten { $dice }
                [white] mit der weißen { $dice }
                [purple] mit der violetten { $dice }
               *[yellow] mit der gelben { $dice }
            }
       *[other]
            { $colour ->
                [red] mit den roten Würfeln { $dice }
                [white] mit den weißen Würfeln { $dice }
                [purple] mit den violetten Würfeln { $dice }
               *[yellow] mit den gelben Würfeln { $dice }
            }
    }

## Set-up, and what chance brings

log-start = { $seat } beginnt.
log-deal = { $seat } erhält { named-character } als Persönlichkeit.
log-settle = { $seat }: Gefolgsmann auf Feld { $space } { named-building.in }.
log-card = Neue Aktionskarte: { named-card }.
log-event = Neues Ereignis: { title-of-event }.
log-shot-hits = { $seat } würfelt eine schwarze { $value }, genug für ein Klötzchen.
log-shot-misses = { $seat } würfelt eine schwarze { $value }, zu wenig für ein Klötzchen.
log-rolled-again = { $seat } würfelt neu und erhält eine { die-with-value }.

## Influence

log-use-reroll = { $seat } zahlt { $influence } Einfluss und würfelt die { die-with-value } neu.
log-use-recruit = { $seat } zahlt { $influence } Einfluss und nimmt einen Gefolgsmann aus dem allgemeinen Vorrat.
log-use-turn = { $seat } zahlt { $influence } Einfluss, um Würfel umzudrehen.
log-turn-over = { $seat } dreht die { die-with-value } um (jetzt eine { $opposite }).

## Events and black dice. black: the value of the black die

log-remove = { $seat } nimmt ein Klötzchen aus der Kathedrale (Spalte { $column }, Ebene { $level }).
log-off = { $seat } nimmt ein Klötzchen { named-event.from } weg.
log-defend-throw = { $seat } setzt die { die-with-value } gegen die schwarze { $black } ein.
log-defend-beat = { $seat } setzt die { die-with-value } ein und schlägt die schwarze { $black }.
log-rolled-again-beat = { $seat } schlägt die schwarze { $black } mit dem neu gewürfelten { die-of-colour }.
log-leave-black-dice = { $seat } überlässt die übrigen schwarzen Würfel den anderen.
log-yield =
    { $count ->
        [0] { $seat } kann die schwarze { $black } nicht schlagen und hat keine Punkte zu verlieren.
        [one] { $seat } kann die schwarze { $black } nicht schlagen und verliert 1 Punkt.
       *[other] { $seat } kann die schwarze { $black } nicht schlagen und verliert { $count } Punkte.
    }

## Actions

log-activate = { $seat } setzt { told-dice } für { named-card.acc } ein.
log-build = { $seat } baut { x-with-dice } an der Kathedrale.
log-counter = { $seat } setzt { told-dice } gegen { named-event.acc } ein.
log-place = { $seat } setzt { x-with-dice } einen Gefolgsmann { named-building.into } ein.
log-harvest = { $seat } setzt { told-dice } für die Landwirtschaft ein.
log-pass =
    { $count ->
        [one] { $seat } passt und erhält 1 Denar.
       *[other] { $seat } passt und erhält { $count } Denare.
    }
log-send = { $seat } nimmt den Gefolgsmann von Feld { $space } { named-building.in } als Fachmann.

## What a cube on a card adds to an action: after the colon, a label. as_colour: the colour as which the dice are used

log-help-add-to-total = { $seat } setzt ein Klötzchen { named-card.from } ein: Summe +{ $amount }.
log-help-add-to-each = { $seat } setzt ein Klötzchen { named-card.from } ein: jeder Würfel +{ $amount }.
log-help-set-each = { $seat } setzt ein Klötzchen { named-card.from } ein: jeder Würfel eine { $amount }.
log-help-recolour =
    { $as_colour ->
        [red] { $seat } setzt ein Klötzchen { named-card.from } ein: Würfel gelten als rot.
        [white] { $seat } setzt ein Klötzchen { named-card.from } ein: Würfel gelten als weiß.
       *[yellow] { $seat } setzt ein Klötzchen { named-card.from } ein: Würfel gelten als gelb.
    }
log-help-multiply =
    { $as_colour ->
        [red] { $seat } setzt ein Klötzchen { named-card.from } ein: { $amount } rote Würfel.
        [white] { $seat } setzt ein Klötzchen { named-card.from } ein: { $amount } weiße Würfel.
       *[yellow] { $seat } setzt ein Klötzchen { named-card.from } ein: { $amount } gelbe Würfel.
    }
log-help-take-one-each = { $seat } setzt ein Klötzchen { named-card.from } ein: kostenlose Würfel aus anderen Vierteln.

## Dice of other districts. dice: their values; deniers: what they cost together, never less than two

log-buy =
    { $count ->
        [one] { $seat } kauft den Würfel { $dice } von { $from_seat } für { $deniers } Denare.
       *[other] { $seat } kauft die Würfel { $dice } von { $from_seat } für { $deniers } Denare.
    }
log-buy-neutral =
    { $count ->
        [one] { $seat } kauft den neutralen Würfel { $dice } für { $deniers } Denare.
       *[other] { $seat } kauft die neutralen Würfel { $dice } für { $deniers } Denare.
    }
log-take =
    { $count ->
        [one] { $seat } nimmt kostenlos den Würfel { $dice } von { $from_seat }.
       *[other] { $seat } nimmt kostenlos die Würfel { $dice } von { $from_seat }.
    }
log-take-neutral =
    { $count ->
        [one] { $seat } nimmt kostenlos den neutralen Würfel { $dice }.
       *[other] { $seat } nimmt kostenlos die neutralen Würfel { $dice }.
    }
