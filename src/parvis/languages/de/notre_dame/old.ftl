# Sentences of lines that tables have kept from older versions: nothing writes these keys any more, but their logs must
# still be read.

effect-prestige-hidden = { $seat } erhält Prestige.
plague-penalty-hidden = { $seat } verliert bis zu 2 Prestige (Ratte über 9 hinaus).
