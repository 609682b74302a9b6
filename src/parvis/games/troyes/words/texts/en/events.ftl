# The six events of The Ladies of Troyes: what they do, what they ask, and the buttons.

about-kind-outlaw = Raises every black die by { $black_higher } (to six at most) before anyone has to beat it. Red activity cards of round { closed-round } can't place cubes here.
# closed_to_red: the round of the cards, in the numeral that stands on them
closed-round =
    { $closed_to_red ->
        [1] I
        [2] II
       *[3] III
    }
about-kind-grey-tradesman = Every round, roll a die for a colour. A neutral tradesman takes the most valuable empty space on the cards of that colour and stays there for the rest of the game.
about-kind-possession = When revealed, every player places one citizen here. Each cube placed here later returns one citizen to its owner. If your personal supply is empty, you can pay { $for_influence } influence to place a citizen from the general supply instead.
about-kind-lose-delayed = Every round, every player removes one of their cubes from an activity card or an outdoor tile. Players without one lose nothing.
about-kind-joining = Every round, roll a die for a main building. A citizen expelled from it this round, or else a neutral citizen, is added. Then all its citizens are placed again at random.

ask-give-citizen = Choose one of your citizens to place on { named-event }.
ask-home = You have no citizen on { named-event }. Choose whose citizen returns to its owner.
ask-lose-delayed = { title-of-event }: choose a card or tile to remove your cube from.

do-from-supply = Place a citizen from your supply
do-from-card =
    { $count ->
        [0] Place your tradesman from { named-card }
        [one] Place your tradesman from { named-card } (space worth 1 point)
       *[other] Place your tradesman from { named-card } (space worth { $count } points)
    }
do-from-space = Place your citizen from space { $space } of { named-building }
do-from-influence = Place a citizen from the general supply ({ $count } influence)
do-give-none =
    { $count ->
        [one] Place no citizen (−1 point)
       *[other] Place no citizen (−{ $count } points)
    }
do-home = Return { $seat }'s citizen
do-off-tile =
    { $count ->
        [0] Remove your only cube from { named-tile }
       *[other] Remove one of your cubes from { named-tile }
    }
do-off-card =
    { $count ->
        [0] Remove your only cube from { named-card }
       *[other] Remove one of your cubes from { named-card }
    }
