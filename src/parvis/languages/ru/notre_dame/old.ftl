# Sentences of lines that tables have kept from older versions: nothing writes these keys any more, but their logs must
# still be read.

effect-prestige-hidden = { $seat } получает престиж.
plague-penalty-hidden = { $seat } теряет до 2 очков престижа (крыса дальше 9).
