# Persons of one's own: what each is called, what it does, the button, and the lines of the log.

person-abbess = Abbess
about-person-abbess = Take 1 marker from the general supply and gain 2 prestige.
do-hire-abbess = Hire the abbess
log-hire-abbess = { $seat } hires the abbess.
log-person-abbess = The abbess is for hire this round.
log-remove-abbess = The abbess returns to the box.

person-reeve = Reeve
about-person-reeve = Gain 2 prestige for each sector of your borough with 3 or more pieces.
do-hire-reeve = Hire the reeve
log-hire-reeve = { $seat } hires the reeve.
log-person-reeve = The reeve is for hire this round.
log-remove-reeve = The reeve returns to the box.

person-apothecary = Apothecary
about-person-apothecary = Take 1 coin, and 1 marker from the general supply.
do-hire-apothecary = Hire the apothecary
log-hire-apothecary = { $seat } hires the apothecary.
log-person-apothecary = The apothecary is for hire this round.
