# The six events of The Ladies of Troyes: what they do, what they ask, and the buttons.

about-kind-outlaw = Turns every black die { $black_higher } higher, as far as that goes, before anyone fights them. Red activity cards of level { $closed_to_red } can't put cubes here.
about-kind-grey-tradesman = Every round, a grey tradesman takes the free space that is worth most on the activity cards of a colour; a die says which. He stays to the end.
about-kind-possession = When it comes, everyone puts one of their citizens here, who goes home with a later cube. Whoever has none in the supply may pay { $for_influence } influence to put one from the general supply.
about-kind-lose-delayed = Everyone takes one of their cubes off an activity card or an outdoor tile every round. Whoever has none loses nothing.
about-kind-joining = Every round, one more citizen joins those of a main building, and all of them change places; a die says which building. He is one who was driven out of there this round, or else a neutral one.

ask-give-citizen = Which of your citizens goes to { named-event }?
ask-home = You have no citizen on { named-event }: whose citizen goes home for your cube?
ask-lose-delayed = Because of { named-event }: from which card or tile do you take one of your cubes?

do-from-supply = Give a citizen from your supply
do-from-card =
    { $count ->
        [0] Give your tradesman on { named-card }
        [one] Give your tradesman on { named-card }, who stands on a space worth 1 point
       *[other] Give your tradesman on { named-card }, who stands on a space worth { $count } points
    }
do-from-space = Give the citizen on space { $space } of { named-building }
do-from-influence = Pay { $count } influence and give a citizen from the general supply
do-give-none =
    { $count ->
        [one] Give no citizen and lose 1 point
       *[other] Give no citizen and lose { $count } points
    }
do-home = { $seat }'s citizen goes home
do-off-tile =
    { $count ->
        [0] Take your only cube off { named-tile }
       *[other] Take one of your cubes off { named-tile }
    }
do-off-card =
    { $count ->
        [0] Take your only cube off { named-card }
       *[other] Take one of your cubes off { named-card }
    }
