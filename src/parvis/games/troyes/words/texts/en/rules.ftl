# The rules page. `body`: Markdown without HTML; `[words](#anchor)` leads to another section and `![words](name)` shows a
# picture: keep anchors and names as they are. Sections of cards, events, characters and tiles begin with their about-text.
# No line may begin with an asterisk or a bracket: bold words there stand between double underscores.

## Chapters

rules-start = Start here
rules-phases = A round, phase by phase
rules-dice = Dice and influence
rules-actions = Actions
rules-end = End and scoring
rules-red-cards = Red activity cards
rules-white-cards = White activity cards
rules-yellow-cards = Yellow activity cards
rules-events = Events
rules-characters = Characters
rules-red-ladies-cards = The Ladies: red activity cards
rules-white-ladies-cards = The Ladies: white activity cards
rules-yellow-ladies-cards = The Ladies: yellow activity cards
rules-ladies-events = The Ladies: events
rules-ladies-characters = The Ladies: characters
rules-purple-dice = The Ladies: purple dice
rules-ramparts = The Ladies: ramparts
rules-more = Players, variants, secrets, values

## Start here

rules-aim = Aim of the game
    .body =
        You head a family in medieval Troyes. Your citizens work in the three main buildings of the city and roll dice for you: red ones in the **Palace**, white ones in the **Bishopric**, yellow ones in the **City Hall**. With dice you put tradesmen to work, build the cathedral, counter the events that threaten the city, and place more citizens.

        Everybody can buy anybody's dice. Your best die is never safe.

        All this earns **points** ![points](points), which are hidden until the end. After 4, 5 or 6 rounds (with 2, 3 or 4 players), the most points win.
rules-pieces = Board and pieces
    .picture = The districts of four players around the neutral one, with their dice.
    .body =
        - The **main buildings** ![Palace](palace) ![Bishopric](bishopric) ![City Hall](city-hall) have 6 spaces each, one for each value of a die. On each stands one citizen.
        - The **districts**: each player has one, and there is a neutral grey one. The dice of a player lie there.
        - The **activity cards** lie in nine places: three red ones, three white ones and three yellow ones, of the levels I, II and III. They are revealed in rounds 1, 2 and 3.
        - The **cathedral** ![cathedral](cathedral) has 6 columns, one for each value of a die, and 3 levels.
        - The **queue of events** begins with [Marauding](#event-marauding). Two events come in every round.
        - The **fields** ![fields](fields) give deniers for yellow dice.

        __Each player has__ 12 **citizens** ![citizen](citizen) and as many **cubes** ![cube](cube) as needed. Citizens are in your **personal supply**, from where you place them; on the board; or in the **general supply**, from where influence brings them to your personal supply. **Neutral** citizens are grey and belong to nobody.

        __Money__ is counted in **deniers** ![denier](denier). **Influence** ![influence](influence) goes from 0 to 20; what would go beyond is lost.
rules-set-up = Set-up
    .body =
        1. Chance decides who is the start player.
        2. Each player begins with 5 deniers and 4 influence.
        3. Each player gets a [character](#characters), with two players two of them. Only you see yours. At the end **everybody** scores all characters in play.
        4. One activity card of each colour and level lies face down in its place. Nobody knows which until it is revealed.
        5. [Marauding](#event-marauding) is the first event of the queue.
        6. Players place their [first citizens](#first-citizens).
rules-first-citizens = First citizens
    .body =
        Each player places 6 citizens with 2 players, 5 with 3 and 4 with 4. They go one at a time onto any free space of any main building: first from the start player round to the last, then back from the last to the start player, and so on. These citizens are placed without dice.

        With 3 or 4 players, neutral citizens then fill the spaces that are left. With 2 players, 6 neutral citizens stand on spaces 2 and 5 of each building from the beginning.
rules-round = Course of the game
    .body =
        Each round has these phases:

        1. [New activity cards](#revealing), in rounds 1 to 3
        2. [Income and salaries](#income)
        3. [Workforce](#workforce): citizens roll their dice
        4. [Events](#events-come) come and act, and [black dice](#black-dice) are fought
        5. [Actions](#turns): players act in turn until all have passed
        6. [End of the round](#round-end)

        "In turn" means clockwise from the start player. The game lasts 4 rounds with 2 players, 5 with 3 and 6 with 4. Then comes the [final scoring](#scoring).

## Phases

rules-revealing = New activity cards
    .body =
        In round 1 the three cards of level I are revealed, in round 2 those of level II, in round 3 those of level III: one red, one white and one yellow each time. Each is drawn from all cards of its colour and level in the box. They stay to the end.
rules-income = Income and salaries
    .body =
        Every player gains 10 deniers, and then pays for each of their own citizens standing

        - in the Palace: 2 deniers,
        - in the Bishopric: 1 denier,
        - in the City Hall: nothing.

        If you can't pay it all, you lose all your deniers and 2 points, however much is missing. Points never go below 0.
rules-workforce = Workforce
    .body =
        Every standing citizen rolls a die: red in the Palace, white in the Bishopric, yellow in the City Hall. Your dice lie in your own district, and those of neutral citizens in the neutral one. Expelled citizens don't roll.
rules-events-come = Events
    .body =
        1. A red event comes to the end of the queue, and then a white or a yellow one: the red card says which.
        2. All events in the queue act, from the first to the last, those of earlier rounds too.

        Red events add black dice: see [Black dice](#black-dice). The others act on each player in turn. If you can't do all that an event demands, you do what you can and lose 2 points for that event.

        An event acts again in every round until it is [countered](#counter).
rules-black-dice = Black dice
    .body =
        All black dice ![black die](black-die) that the events in the queue bring are rolled together: 6 at most, 8 with the events of The Ladies. Then the players face them in turn:

        1. You must beat the **highest** black die left if you can. Use one or more dice of your own district, of any colours, whose total is at least as high. **Red dice count double.** The dice are used up.
        2. For each black die that you beat you gain 1 influence. After it you may go on with the next highest, or stop.
        3. If all your dice together can't beat it, the black die goes, you lose 2 points and keep your dice.

        This goes on around the table until no black die is left. You can use [influence](#influence) before each black die. You can't buy dice here, and cubes of cards don't help.
rules-turns = Turns
    .body =
        In turn, each player takes one action with a [group of dice](#groups):

        - [activate an activity card](#activate),
        - [build the cathedral](#build),
        - [counter an event](#counter),
        - [place a citizen](#place) in a main building,
        - [work in the fields](#harvest),
        - [move the guard](#guard), if you play with the ramparts,

        or [passes](#pass). Before an action you can use [influence](#influence) as often as you like.

        Turns go on until all have passed or no die is left in any district. If the others have passed, you can act several times in a row.

        What you have chosen takes effect when all that it asks for has been answered, by other players too.
rules-round-end = End of the round
    .body =
        1. Every player takes the deniers that were paid for their dice in this round.
        2. Expelled citizens return to the personal supplies of their owners.
        3. Dice that are left are put away.
        4. The start player's left-hand neighbour becomes the start player.

## Dice and influence

rules-groups = Groups of dice
    .body =
        Most actions take a **group** of 1 to 3 dice of one colour: red for red cards and events, and so on. Add up their values and divide the total by the number that the card, the event or the field shows, and round down. That is how many times the action works.

        - Dice can come from your own district for free, and from others [for deniers](#prices).
        - You can add more dice than you need.
        - The group must have an effect: it must reach the number at least once, and you must be able to pay all that the action costs.
        - To place a citizen, and for the guard, you take just one die.
        - One [cube](#helping-cubes) of a card can help the group.
rules-prices = Dice of other districts
    .body =
        You can buy any dice from other players' districts and from the neutral one. Nobody can refuse. The price depends on the size of the whole group, your own dice included:

        | dice in the group | each bought die costs |
        |---|---|
        | 1 | 2 deniers |
        | 2 | 4 deniers |
        | 3 | 6 deniers |

        What you pay to a player lies in that player's district and is theirs at the [end of the round](#round-end), not before. What you pay for neutral dice goes to the bank. Purple dice can't be bought.
rules-helping-cubes = Cubes that help a group
    .body =
        Cards with the sign ![for later](later) don't work at once: each activation puts one of your cubes on the card. Later, such a cube can help one of your groups as the card says, and is used up.

        - In one action only **one** such cube can help, and not in the action that put it there.
        - Cubes that change which dice you can use must come before the first die: Militia, Monk, Templar, Tithing, Herbalist, Chief Templar.
        - A cube helps to place a citizen, or at the cathedral, only as its card says.
        - No cube helps against black dice.

        Some cubes ask for more: which die is turned over, which die of an opponent joins, which value all dice take.
rules-influence = Influence
    .body =
        You gain influence ![influence](influence) for cubes on events, for cubes in the cathedral, for black dice that you beat, and from cards. You have 20 at most.

        Before an action, or before you face a black die, you can use it for

        - [rerolling a die](#reroll): 1 influence,
        - [recruiting a citizen](#recruit): 2 influence,
        - [turning dice over](#turn-over): 4 influence,

        as often as you can pay, in any order.
rules-reroll = Reroll a die
    .body =
        For 1 influence, roll one die of your own district again. Dice of others, and dice that you have bought, can't be rolled again.
rules-recruit = Recruit a citizen
    .body =
        For 2 influence, take one of your citizens from the general supply to your personal supply.
rules-turn-over = Turn dice over
    .body =
        For 4 influence, turn 1, 2 or 3 dice of your own district over. A die then shows 7 less its value: a 1 becomes a 6, a 3 becomes a 4.

## Actions

rules-activate = Activate an activity card
    .picture = An activity card: what it does, its number, spaces for tradesmen with their points, and the cost of a tradesman.
    .body =
        Take a group of dice of the card's colour. You need a [tradesman](#tradesmen) on the card, or place one in the same action.

        The total divided by the card's number, rounded down, says how often you can activate it. You can do so less often, but at least once. Cards whose activation costs something ask how often. The activations come one after the other, when the dice and the tradesman are paid, and each sees what the one before has changed.

        - Most cards work at once.
        - Cards with ![for later](later) put a cube on the card for each activation: see [Cubes that help](#helping-cubes).
        - About mixed cards and those that count at the end, see [Cubes on cards](#cubes-on-cards).
rules-tradesmen = Tradesmen
    .body =
        The first time you activate a card, you pay its price and place a citizen of your personal supply on its first free space: that is your **tradesman** ![tradesman](tradesman). Later activations need no other one. A card has four spaces, and you can have one tradesman on each card.

        At the [end](#scoring) the first two spaces of a card score their points.

        If your personal supply is empty, one of your citizens in the main buildings becomes the tradesman. Its space stays empty until somebody takes it.
rules-cubes-on-cards = Cubes on cards
    .body =
        __Mixed cards__ ![mixed](mixed): in one action you either put cubes on the card or take cubes off it, as many as you activate it. Taking one brings what the card says. You can take several at once, and a cube of another card can help the group.

        __Cards that count at the end__ ![at the end](to-end): cubes stay there and score in the [final scoring](#scoring).

        All other cubes on cards score nothing.
rules-build = Build the cathedral
    .picture = Six columns and three levels. Above a column stands its influence.
    .body =
        Take 1 to 3 white dice. Each die puts one of your cubes ![cube](cube) on the lowest free level of the column with its value. A column with 3 cubes is full.

        Each cube brings 1 point, and 1 influence in the columns 1, 2 and 3, or 2 influence in the columns 4, 5 and 6.

        At the end you lose 2 points for each level on which you have no cube. The [Master Builder](#card-master-builder) can add a fourth level.
rules-counter = Counter an event
    .picture = Marauding: the number by which you divide, two banners with their influence, and points for most and second most cubes.
    .body =
        Choose an event and take a group of dice of the colour that it asks for: mostly its own. The total divided by its number, rounded down, is how many cubes you put on its **banners**, from the left. Each banner brings the influence that it shows. Cubes beyond the last banner are lost.

        Some red cards put cubes on events too.

        When all banners are covered, the event is **countered**:

        1. Who has most cubes scores the first number of points, who has second most the second. Tied players share, rounded down. If several share the first, nobody gets the second.
        2. Who has most cubes gets the card. If tied, it goes to the one who covered the leftmost banner.
        3. The cubes return to their owners, and the event leaves the queue.

        The event [Marauding](#event-marauding) stays in the queue with empty banners. At the end of the game each event with a cube of yours scores 1 point.
rules-place = Place a citizen
    .picture = The Palace: one citizen on each space, and the die that takes the space. Each citizen of yours here costs 2 deniers a round.
    .body =
        Take one die: red for the Palace, white for the Bishopric, yellow for the City Hall. Put a citizen ![citizen](citizen) of your personal supply on the space with the value of the die.

        Whoever stands there, one of your own too, is **expelled**: the citizen lies down at the building, rolls no die, gets no salary and returns to its owner's supply at the end of the round. The dice that it has rolled stay.

        A cube helps here only if its card says so: see [Cubes that help](#helping-cubes). A space above 6 doesn't exist.
rules-harvest = Work in the fields
    .body =
        Take 1 to 3 yellow dice. Half of their total, rounded down, is what you gain in deniers.
rules-pass = Pass
    .body =
        You gain 2 deniers and take no more actions in this round. Each time your turn would come while others still act, you gain 1 denier more.

## End and scoring

rules-scoring = Final scoring
    .body =
        After the last round every player scores:

        1. 1 point for each event in the queue with at least one of their cubes,
        2. the points of the first and second spaces on which they have tradesmen,
        3. cubes on cards that count at the end: [Hermit](#card-hermit), [Fort](#card-fort), [Princess](#card-princess), and on tiles of the ramparts,
        4. minus 2 points for each level of the cathedral without a cube of theirs,
        5. **all characters in play**, whoever holds them. Only the highest step that you reach counts.

        The most points win. There is no tiebreaker: tied players share the win.
rules-points = Points
    .body =
        Points ![points](points) come from the cathedral, from countered events, from cards, and from the [final scoring](#scoring). You lose points when you can't pay salaries, can't comply with an event or can't beat a black die. You never have fewer than 0.

        How many points a player has is hidden until the end; each gain and loss is seen.
rules-deniers = Deniers
    .body =
        Deniers ![denier](denier) pay for salaries, tradesmen and dice. They come from income, from the fields, from cards, from passing, and for dice that others buy from you, which you get at the [end of the round](#round-end).

## On the sections of activity cards

about-level = Level { $level }: it can be revealed in round { $round }.
