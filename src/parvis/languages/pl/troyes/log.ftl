# What the log tells of decisions and of what chance brings. seat: the player's name, which begins the line and is its
# subject; nothing in the line agrees with it.

## How dice are called within a sentence; everything else is named in names.ftl

# The dice of a group, all of one colour: in brackets
told-dice =
    { $size ->
        [one]
            { $colour ->
                [red] czerwona kość { $dice }
                [white] biała kość { $dice }
                [purple] fioletowa kość { $dice }
               *[yellow] żółta kość { $dice }
            }
        [few]
            { $colour ->
                [red] czerwone kości { $dice }
                [white] białe kości { $dice }
                [purple] fioletowe kości { $dice }
               *[yellow] żółte kości { $dice }
            }
       *[many]
            { $colour ->
                [red] czerwone kości { $dice }
                [white] białe kości { $dice }
                [purple] fioletowe kości { $dice }
               *[yellow] żółte kości { $dice }
            }
    }

## Set-up, and what chance brings

log-start = Gracz rozpoczynający: { $seat }.
log-deal = { $seat } dostaje postać: { named-character }.
log-settle = { $seat } umieszcza obywatela na polu { $space } { named-building.in }.
log-card = Nowa karta akcji: { named-card }.
log-event = Nowe wydarzenie: { title-of-event }.
log-shot-hits = { $seat } rzuca czarną kością: { $value } wystarcza na znacznik.
log-shot-misses = { $seat } rzuca czarną kością: { $value } nie wystarcza na znacznik.
log-rolled-again = { $seat } ma po przerzucie: { die-with-value }.

## Influence

log-use-reroll = { $seat } przerzuca { x-die-with-value } (wpływ −{ $influence }).
log-use-recruit = { $seat } bierze obywatela z ogólnych zasobów (wpływ −{ $influence }).
log-use-turn = { $seat } obraca kości (wpływ −{ $influence }).
log-turn-over = { $seat } obraca { x-die-with-value } (teraz { $opposite }).

## Events and black dice. black: the value of the black die

log-remove = { $seat } zdejmuje znacznik z katedry (kolumna { $column }, poziom { $level }).
log-off = { $seat } zdejmuje znacznik z wydarzenia { named-event }.
log-defend-throw = { $seat } używa { x-of-die-with-value } przeciw czarnej kości { $black }.
log-defend-beat = { $seat } używa { x-of-die-with-value } i pokonuje czarną kość { $black }.
log-rolled-again-beat = { $seat } pokonuje czarną kość { $black } ({ die-of-colour } po przerzucie).
log-leave-black-dice = { $seat } zostawia resztę czarnych kości następnemu graczowi.
log-yield =
    { $count ->
        [0] { $seat } nie może pokonać czarnej kości { $black } i nie ma punktów do stracenia.
        [one] { $seat } nie może pokonać czarnej kości { $black } i traci { $count } punkt.
        [few] { $seat } nie może pokonać czarnej kości { $black } i traci { $count } punkty.
       *[many] { $seat } nie może pokonać czarnej kości { $black } i traci { $count } punktów.
    }

## Actions

log-activate = { $seat } używa karty { named-card } ({ told-dice }).
log-build = { $seat } buduje katedrę ({ told-dice }).
log-counter = { $seat } zażegnuje wydarzenie { named-event } ({ told-dice }).
log-place = { $seat } umieszcza obywatela { named-building.in } ({ told-dice }).
log-harvest = { $seat } wybiera rolnictwo ({ told-dice }).
log-pass =
    { $count ->
        [one] { $seat } pasuje i zyskuje { $count } denara.
        [few] { $seat } pasuje i zyskuje { $count } denary.
       *[many] { $seat } pasuje i zyskuje { $count } denarów.
    }
log-send = { $seat } bierze obywatela z pola { $space } { named-building.in } jako rzemieślnika.

## What a cube on a card adds to an action: after the colon, a label. as_colour: the colour as which the dice are used

log-help-add-to-total = { $seat } używa znacznika z karty { named-card }: suma +{ $amount }.
log-help-add-to-each = { $seat } używa znacznika z karty { named-card }: każda kość +{ $amount }.
log-help-set-each = { $seat } używa znacznika z karty { named-card }: każda kość ma wartość { $amount }.
log-help-recolour =
    { $as_colour ->
        [red] { $seat } używa znacznika z karty { named-card }: kości użyte jako czerwone.
        [white] { $seat } używa znacznika z karty { named-card }: kości użyte jako białe.
       *[yellow] { $seat } używa znacznika z karty { named-card }: kości użyte jako żółte.
    }
log-help-multiply =
    { $as_colour ->
        [red] { $seat } używa znacznika z karty { named-card }: { x-red-dice }.
        [white] { $seat } używa znacznika z karty { named-card }: { x-white-dice }.
       *[yellow] { $seat } używa znacznika z karty { named-card }: { x-yellow-dice }.
    }
log-help-take-one-each = { $seat } używa znacznika z karty { named-card }: kości z innych dzielnic za darmo.

## Dice of other districts. dice: their values; deniers: what they cost together, never less than two

log-buy =
    { $count ->
        [one] { $seat } kupuje kość { $dice } { x-for-deniers } (sprzedaje { $from_seat }).
        [few] { $seat } kupuje kości { $dice } { x-for-deniers } (sprzedaje { $from_seat }).
       *[many] { $seat } kupuje kości { $dice } { x-for-deniers } (sprzedaje { $from_seat }).
    }
log-buy-neutral =
    { $count ->
        [one] { $seat } kupuje neutralną kość { $dice } { x-for-deniers }.
        [few] { $seat } kupuje neutralne kości { $dice } { x-for-deniers }.
       *[many] { $seat } kupuje neutralne kości { $dice } { x-for-deniers }.
    }
x-for-deniers =
    { $deniers ->
        [one] za { $deniers } denara
        [few] za { $deniers } denary
       *[many] za { $deniers } denarów
    }
log-take =
    { $count ->
        [one] { $seat } bierze za darmo kość { $dice } (oddaje { $from_seat }).
        [few] { $seat } bierze za darmo kości { $dice } (oddaje { $from_seat }).
       *[many] { $seat } bierze za darmo kości { $dice } (oddaje { $from_seat }).
    }
log-take-neutral =
    { $count ->
        [one] { $seat } bierze za darmo neutralną kość { $dice }.
        [few] { $seat } bierze za darmo neutralne kości { $dice }.
       *[many] { $seat } bierze za darmo neutralne kości { $dice }.
    }
