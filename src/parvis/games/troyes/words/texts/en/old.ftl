# Sentences of lines that tables have kept from older versions: nothing writes these keys any more, but their logs must
# still be read. When a line gets other arguments, it gets another key, and its old sentence moves here as it is.

log-reroll = { $seat } uses 1 influence to reroll the { named-colour } { $value }.
log-recruit = { $seat } uses 2 influence to recruit a citizen.
log-turn-dice = { $seat } uses 4 influence to turn dice over.
log-yield-hidden = { $seat } can't beat the black { $black } and loses up to 2 points.
effect-salaries-missed-hidden = { $seat } can't pay every salary and loses up to 2 points.
effect-events-missed-hidden = { $seat } can't pay in full and loses up to 2 points.
