# What the log tells of purple dice, and of cubes that bring dice, set a price, or give all dice one value.

course-roll-purple = { $seat } rzuca: fioletowa { $value }.
log-purple = W zestawie jest fioletowa kość { $value } ({ $seat }).
log-help-buy-one-each =
    { $amount ->
        [one] { $seat } używa znacznika z karty { named-card }: kości z innych dzielnic po { $amount } denarze.
        [few] { $seat } używa znacznika z karty { named-card }: kości z innych dzielnic po { $amount } denary.
       *[many] { $seat } używa znacznika z karty { named-card }: kości z innych dzielnic po { $amount } denarów.
    }
log-help-count-as-die =
    { $as_colour ->
        [red] { $seat } używa znacznika z karty { named-card } jako czerwonej kości { $amount }.
        [white] { $seat } używa znacznika z karty { named-card } jako białej kości { $amount }.
       *[yellow] { $seat } używa znacznika z karty { named-card } jako żółtej kości { $amount }.
    }
log-help-turn-die =
    { $colour ->
        [red] { $seat } używa znacznika z karty { named-card } i obraca czerwoną kość { $opposite }.
        [white] { $seat } używa znacznika z karty { named-card } i obraca białą kość { $opposite }.
        [purple] { $seat } używa znacznika z karty { named-card } i obraca fioletową kość { $opposite }.
       *[yellow] { $seat } używa znacznika z karty { named-card } i obraca żółtą kość { $opposite }.
    }
log-help-take-die = { $seat } używa znacznika z karty { named-card }: { die-with-value } za darmo (oddaje { $from_seat }).
log-help-one-value = { $seat } używa znacznika z karty { named-card }: każda kość ma wartość { $value }.
