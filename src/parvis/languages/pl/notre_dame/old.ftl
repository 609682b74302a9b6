# Sentences of lines that tables have kept from older versions: nothing writes these keys any more, but their logs must
# still be read.

effect-prestige-hidden = { $seat } zyskuje prestiż.
plague-penalty-hidden = { $seat } traci do 2 punktów prestiżu (szczur powyżej 9).
