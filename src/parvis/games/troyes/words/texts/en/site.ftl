# What the pages around the table tell of the game.

about-game = Buy your neighbours' dice, put tradesmen to work, build the cathedral, and drive off what threatens the town.

about-length = About 25 minutes for each person; bots add a few minutes.

## Options: what they are called, what they do, and what can be chosen

setup-sliding = Sliding citizens
    .help = A citizen who is driven out takes the next lower space, and so on; only the last one lies down.
setup-marauding_leaves = Marauding leaves
    .help = The countered Marauding leaves the queue for good, like any other event.
setup-characters = Characters
    .help = The six of the base game, nine with the ladies, or nine and one of those left over open for everyone.
setup-cards = Activity cards
    .help = The 27 of the base game, those of the expansion, or both.
setup-events = Events
    .help = Those of the base game, or six more with them.
setup-purple = Purple dice
    .help = Heads of families: a purple die for everyone.
setup-ramparts = Ramparts
    .help = Guards on the ramparts, and outdoor tiles.
setup-tournament = Tournament
    .help = The last round is played counter-clockwise.

option-characters-base = the six of the base game
option-characters-new = nine, with the ladies
option-characters-open = nine, and one more open for everyone
option-cards-base = those of the base game
option-cards-ladies = those of the expansion
option-cards-both = both sets
option-events-base = those of the base game
option-events-both = six more

## The end of a round, and the last scoring: headings, and the rows of a table with a column for each player

round-over = End of round { $round }
scoring-over = Final scoring
round-income = Deniers of income
round-black-dice = Black dice beaten
round-influence = Influence
round-passing = Deniers for passing
round-sold = Deniers for dice sold
round-points = Points

## Who was driven out in a round, and by whom

round-driven =
    { $count ->
        [one] { $seat } drives a citizen of { $driven_seat } out of { named-building }.
       *[other] { $seat } drives { $count } citizens of { $driven_seat } out of { named-building }.
    }
round-driven-neutral =
    { $count ->
        [one] { $seat } drives a neutral citizen out of { named-building }.
       *[other] { $seat } drives { $count } neutral citizens out of { named-building }.
    }
round-driven-own =
    { $count ->
        [one] { $seat } drives a citizen of their own out of { named-building }.
       *[other] { $seat } drives { $count } citizens of their own out of { named-building }.
    }
round-driven-by-neutral =
    { $count ->
        [one] A neutral citizen drives a citizen of { $driven_seat } out of { named-building }.
       *[other] Neutral citizens drive { $count } citizens of { $driven_seat } out of { named-building }.
    }
round-pushed-out =
    { $count ->
        [one] An uprising drives a citizen of { $driven_seat } out of { named-building }.
       *[other] Uprisings drive { $count } citizens of { $driven_seat } out of { named-building }.
    }
round-pushed-out-neutral =
    { $count ->
        [one] An uprising drives a neutral citizen out of { named-building }.
       *[other] Uprisings drive { $count } neutral citizens out of { named-building }.
    }
