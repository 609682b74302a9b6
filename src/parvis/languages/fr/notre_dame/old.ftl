# Sentences of lines that tables have kept from older versions: nothing writes these keys any more, but their logs must
# still be read.

effect-prestige-hidden = { $seat } gagne du prestige.
plague-penalty-hidden = { $seat } perd jusqu’à 2 points de prestige (rat au-delà de 9).
