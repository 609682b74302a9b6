# What the log tells of purple dice, and of cubes that bring dice, set a price, or give all dice one value.

course-roll-purple = { $seat }'s head rolls a { -purple } { $value }.
log-purple = One of them is the { -purple } { $value } of { $seat }.
log-help-buy-one-each =
    { $amount ->
        [one] A cube of { $seat } on { named-card } lets dice from other districts join for 1 denier each.
       *[other] A cube of { $seat } on { named-card } lets dice from other districts join for { $amount } deniers each.
    }
log-help-count-as-die = A cube of { $seat } on { named-card } joins them as a { told-as-colour } { $amount }.
log-help-turn-die = A cube of { $seat } on { named-card } turned the { named-colour } { $opposite } over.
log-help-take-die = A cube of { $seat } on { named-card } brings the { named-colour } { $value } of { $from_seat } for nothing.
log-help-one-value = A cube of { $seat } on { named-card } makes each die a { $value }.
