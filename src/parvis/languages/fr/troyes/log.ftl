# What the log tells of decisions and of what chance brings. seat: the player's name, which begins the line and is its
# subject; nothing in the line agrees with it.

## How dice are called within a sentence; everything else is named in names.ftl

# The dice of a group, all of one colour: the object of "uses", or after "with"
told-dice =
    { $size ->
        [one]
            { $colour ->
                [red] le { $dice } rouge
                [white] le { $dice } blanc
                [purple] le { $dice } violet
               *[yellow] le { $dice } jaune
            }
       *[other]
            { $colour ->
                [red] les dés rouges { $dice }
                [white] les dés blancs { $dice }
                [purple] les dés violets { $dice }
               *[yellow] les dés jaunes { $dice }
            }
    }

## Set-up, and what chance brings

log-start = { $seat } commence la partie.
log-deal = { $seat } reçoit un personnage : { named-character }.
log-settle = { $seat } place un habitant sur la case { $space } { named-building.de }.
log-card = Nouvelle carte Activité : { named-card }.
log-event = Nouvel événement : { title-of-event }.
log-shot-hits = { $seat } lance un { $value } noir, ce qui suffit pour un cube.
log-shot-misses = { $seat } lance un { $value } noir, trop faible pour un cube.
log-rolled-again = { $seat } relance et obtient un { die-with-value }.

## Influence

log-use-reroll =
    { $influence ->
        [one] { $seat } paie { $influence } point d’influence pour relancer le { die-with-value }.
       *[other] { $seat } paie { $influence } points d’influence pour relancer le { die-with-value }.
    }
log-use-recruit =
    { $influence ->
        [one] { $seat } paie { $influence } point d’influence pour prendre un habitant dans la réserve générale.
       *[other] { $seat } paie { $influence } points d’influence pour prendre un habitant dans la réserve générale.
    }
log-use-turn =
    { $influence ->
        [one] { $seat } paie { $influence } point d’influence pour retourner des dés.
       *[other] { $seat } paie { $influence } points d’influence pour retourner des dés.
    }
log-turn-over = { $seat } retourne le { die-with-value } (désormais un { $opposite }).

## Events and black dice. black: the value of the black die

log-remove = { $seat } retire un cube de la cathédrale (colonne { $column }, niveau { $level }).
log-off = { $seat } retire un cube { named-event.de }.
log-defend-throw = { $seat } utilise le { die-with-value } contre le { $black } noir.
log-defend-beat = { $seat } utilise le { die-with-value } et vainc le { $black } noir.
log-rolled-again-beat = { $seat } vainc le { $black } noir avec le { die-of-colour } relancé.
log-leave-black-dice = { $seat } laisse les autres dés noirs à la personne suivante.
log-yield =
    { $count ->
        [0] { $seat } ne peut pas vaincre le { $black } noir et n’a aucun point à perdre.
        [one] { $seat } ne peut pas vaincre le { $black } noir et perd { $count } point.
       *[other] { $seat } ne peut pas vaincre le { $black } noir et perd { $count } points.
    }

## Actions

log-activate = { $seat } utilise { told-dice } pour { named-card }.
log-build = { $seat } construit la cathédrale avec { told-dice }.
log-counter = { $seat } contre { named-event } avec { told-dice }.
log-place = { $seat } place un habitant { named-building.in } avec { told-dice }.
log-harvest = { $seat } utilise { told-dice } pour l’agriculture.
log-pass =
    { $count ->
        [one] { $seat } passe et gagne { $count } denier.
       *[other] { $seat } passe et gagne { $count } deniers.
    }
log-send = { $seat } prend l’habitant de la case { $space } { named-building.de } comme homme de métier.

## What a cube on a card adds to an action: after the colon, a label. as_colour: the colour as which the dice are used

log-help-add-to-total = { $seat } utilise un cube { named-card.de } : total +{ $amount }.
log-help-add-to-each = { $seat } utilise un cube { named-card.de } : chaque dé +{ $amount }.
log-help-set-each = { $seat } utilise un cube { named-card.de } : chaque dé vaut { $amount }.
log-help-recolour =
    { $as_colour ->
        [red] { $seat } utilise un cube { named-card.de } : dés utilisés comme rouges.
        [white] { $seat } utilise un cube { named-card.de } : dés utilisés comme blancs.
       *[yellow] { $seat } utilise un cube { named-card.de } : dés utilisés comme jaunes.
    }
log-help-multiply =
    { $as_colour ->
        [red] { $seat } utilise un cube { named-card.de } : { $amount } dés rouges.
        [white] { $seat } utilise un cube { named-card.de } : { $amount } dés blancs.
       *[yellow] { $seat } utilise un cube { named-card.de } : { $amount } dés jaunes.
    }
log-help-take-one-each = { $seat } utilise un cube { named-card.de } : dés gratuits d’autres quartiers.

## Dice of other districts. dice: their values; deniers: what they cost together, never less than two

log-buy =
    { $count ->
        [one] { $seat } achète le dé { $dice } à { $from_seat } pour { $deniers } deniers.
       *[other] { $seat } achète les dés { $dice } à { $from_seat } pour { $deniers } deniers.
    }
log-buy-neutral =
    { $count ->
        [one] { $seat } achète le dé neutre { $dice } pour { $deniers } deniers.
       *[other] { $seat } achète les dés neutres { $dice } pour { $deniers } deniers.
    }
log-take =
    { $count ->
        [one] { $seat } prend gratuitement le dé { $dice } à { $from_seat }.
       *[other] { $seat } prend gratuitement les dés { $dice } à { $from_seat }.
    }
log-take-neutral =
    { $count ->
        [one] { $seat } prend gratuitement le dé neutre { $dice }.
       *[other] { $seat } prend gratuitement les dés neutres { $dice }.
    }
