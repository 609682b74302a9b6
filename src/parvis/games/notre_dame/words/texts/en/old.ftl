# Sentences of lines that tables have kept from older versions: nothing writes these keys any more, but their logs must
# still be read.

effect-prestige-hidden = { $seat } gains prestige.
plague-penalty-hidden = { $seat } loses up to 2 prestige (rat beyond 9).
