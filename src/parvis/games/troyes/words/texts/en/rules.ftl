# The rules page. `body`: Markdown without HTML; `[words](#anchor)` leads to another section and `![words](name)` shows a
# picture: keep anchors and names as they are. Sections of cards, events, characters and tiles begin with their about-text.
# No line may begin with an asterisk or a bracket: bold words there stand between double underscores. In sections on the base
# game, what is about the expansion stands in a paragraph of its own that begins with "> __The Ladies:__", for readers to skip.

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
rules-ladies = The Ladies of Troyes
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
        You head a family in medieval Troyes. Your citizens work in the three main buildings of the city and roll dice for you: red ones in the **Palace**, white ones in the **Bishopric**, yellow ones in the **City Hall**. With dice you use activity cards, on which your citizens become [tradesmen](#tradesmen), build the cathedral, get rid of the events that threaten the city, and place more citizens.

        Everybody can buy anybody's dice. Your best die is never safe.

        All this earns **points** ![points](points). Everybody begins with 0, and how many you have is hidden until the end. After 4, 5 or 6 rounds (with 2, 3 or 4 players), the player with the most points wins.

        The best way to read on: [Board and pieces](#pieces), [Course of the game](#round), [Groups of dice](#groups), [Turns](#turns). Look up the rest when you need it.

        > __The Ladies of Troyes__ is an [expansion](#modules). What stands like this is about it: skip it in a first game.
rules-pieces = Board and pieces
    .picture = The districts of four players around the neutral one, with their dice.
    .body =
        - The **main buildings** ![Palace](palace) ![Bishopric](bishopric) ![City Hall](city-hall) have 6 spaces each, one for each value of a die. Each space holds one citizen at most.
        - The **districts**: each player has one, and there is a neutral grey one. The dice of a player lie in that player's district.
        - The **activity cards** lie in nine places: three red, three white and three yellow ones. Of each colour, one is revealed in each of rounds 1, 2 and 3.
        - The **cathedral** ![cathedral](cathedral) has 6 columns, one for each value of a die, and 3 levels.
        - **Events** threaten the city until the players get rid of them, with cubes on their **banners**. They lie in a row, the **queue**, which begins with [Marauding](#event-marauding). Two more come in every round.
        - **Characters** are secret cards. Each rewards something at the end, such as having many tradesmen.
        - **Agriculture** ![fields](fields) gives deniers for yellow dice.

        __Each player has__ 12 **citizens** ![citizen](citizen) and as many **cubes** ![cube](cube) as needed, which show who has done what: on events, in the cathedral, on cards. A citizen of yours is on the board, in your **personal supply**, from where you can place it, or in the **general supply**, from where [influence](#recruit) brings it to your personal supply. **Neutral** citizens are grey and belong to nobody. An **opponent** is any other player.

        __Money__ is counted in **deniers** ![denier](denier). You gain it from the bank, which never runs out. **Influence** ![influence](influence) goes from 0 to 20; what would go beyond is lost.
rules-set-up = Set-up
    .body =
        1. Chance decides who is the start player.
        2. Each player begins with 5 deniers and 4 influence.
        3. Each player gets a [character](#characters), with two players two of them. Only you see yours. At the end **everybody** scores all characters in play.
        4. Of the 27 activity cards, 9 take part: of each colour, one for each of rounds 1, 2 and 3. They lie face down in their places, and nobody knows which they are until they are revealed.
        5. [Marauding](#event-marauding) is the first event of the queue.
        6. Players place their [first citizens](#first-citizens). Their other citizens are in the general supply: the personal supplies are empty at the start.
rules-first-citizens = First citizens
    .body =
        Each player places 6 citizens with 2 players, 5 with 3 and 4 with 4. They go one at a time onto any free space of any main building: first from the start player round to the last, then back from the last to the start player, and so on. These citizens are placed without dice.

        With 3 players, 3 neutral citizens then fill the spaces that are left, with 4 players 2. With 2 players, 6 neutral citizens stand on spaces 2 and 5 of each building from the beginning.
rules-round = Course of the game
    .body =
        Each round has these phases:

        1. [New activity cards](#revealing), in rounds 1 to 3
        2. [Income and salaries](#income)
        3. [Workforce](#workforce): citizens roll their dice
        4. [Events](#events-come) come and take effect, and [black dice](#black-dice) have to be beaten
        5. [Actions](#turns): players act in turn until all have passed
        6. [End of the round](#round-end)

        “In turn” means clockwise from the start player. The game lasts 4 rounds with 2 players, 5 with 3 and 6 with 4. Then comes the [final scoring](#scoring).

## Phases

rules-revealing = New activity cards
    .body =
        At the beginning of rounds 1, 2 and 3, one red, one white and one yellow activity card is revealed. Each is drawn from all three cards of its colour and round. A card's section says to which round it belongs; on the board, a numeral does: I, II or III. Cards stay to the end of the game.

        > __The Ladies:__ if you play with the cards of both boxes, each is drawn from six.
rules-income = Income and salaries
    .body =
        Every player gains 10 deniers, and then pays for each of their own citizens standing

        - in the Palace: 2 deniers,
        - in the Bishopric: 1 denier,
        - in the City Hall: nothing.

        Tradesmen get no salary. If you can't pay it all, you lose all your deniers and 2 points, however much is missing. Points never go below 0.
rules-workforce = Workforce
    .body =
        A die is rolled for every citizen on a space of a main building: red in the Palace, white in the Bishopric, yellow in the City Hall. Your dice lie in your own district, and those of neutral citizens in the neutral one. What a die shows has nothing to do with the citizen's space.
rules-events-come = Events
    .body =
        1. A red event joins the end of the queue, and then a white or a yellow one: the red card says which. Each is drawn from all events of its colour that have not come yet.
        2. All events in the queue take effect, from the first to the last: those of earlier rounds and those that have just come.

        Red events add black dice: see [Black dice](#black-dice). Other events mostly make every player lose something. Where players can choose what they lose, such as which cube in the cathedral, they do so in turn. If you can't do all that an event demands, you do what you can and lose 2 points for that event.

        Some events bring a neutral citizen: a die is rolled, and the citizen takes the space of that value. Whoever stands there is [expelled](#place). The newcomer rolls no die this round, as the dice have been rolled already.

        An event takes effect again in every round until it is [countered](#counter).

        > __The Ladies:__ if you play with the six events of the expansion alone, there are two red ones, and from round 3 on no event comes at all.
rules-black-dice = Black dice
    .body =
        All black dice ![black die](black-die) that the events in the queue add are rolled together, 6 at most. Then the players face them in turn, more than once around the table if need be, until no black die is left. On your turn:

        1. If the dice of your district can beat the **highest** black die left, they must. Choose dice one by one until their total is at least as high: of any colours and in any order, also ones that you could spare. **Red dice count double.** You gain 1 influence. The dice are used up, and any surplus is lost: one total never beats two black dice.
        2. Then you may beat the next highest in the same way, or stop. Stopping costs nothing.
        3. If all your dice together can't beat even the first black die of this turn, or if you have none, you lose 2 points and keep your dice, and that black die goes.

        Each turn stands for itself: what you have beaten on an earlier one doesn't spare you anything. Before each black die you can use [influence](#influence), but you never have to. You can't buy dice here, and cubes of cards don't help.

        For example, against a black 5 a red 3 is enough, as it counts 6. So are a white 4 and a yellow 1.

        __Example of a second turn:__ the black dice show 6, 5 and 3, and there are two players. You have a red 3 and a white 2. Your red 3 beats the 6. The white 2 can't beat the 5, so you stop, at no cost. Your opponent beats the 5 with a yellow 5 and stops. Now it is your turn again, and your white 2 can't beat the 3: you lose 2 points, keep the white 2, and the 3 goes.

        > __The Ladies:__ with the events of the expansion there are 8 black dice at most.
rules-turns = Turns
    .body =
        In turn, each player takes one action with a [group of dice](#groups):

        - [activate an activity card](#activate),
        - [build the cathedral](#build),
        - [counter an event](#counter),
        - [place a citizen](#place) in a main building,
        - use [agriculture](#harvest),

        or [passes](#pass). Before you act or pass, you can use [influence](#influence) as often as you like. If no action is open to you, you have to pass.

        Turns go on until all have passed or no die is left in any district. If somebody uses the last die before you have passed, the phase is over, and you gain nothing for passing. If the others have passed, you can act several times in a row.

        > __The Ladies:__ with the ramparts you can also [move the guard](#guard), and opponents may answer what you do with cubes of their [tiles](#tiles). Then your action is carried out.
rules-round-end = End of the round
    .body =
        1. Every player takes the deniers that were paid for their dice in this round.
        2. Expelled citizens return to the personal supplies of their owners.
        3. Dice that are left are put away.
        4. The start player's left-hand neighbour becomes the start player.

## Dice and influence

rules-groups = Groups of dice
    .body =
        Most actions take a **group** of 1 to 3 dice of one colour: red for red cards, and so on. The sum of its dice is its **total**, in **pips**.

        What an action brings depends on the total. A card that says “1 activation per 3 pips” does what stands on it once for every 3 pips, and what is left over is lost. Each time is called an **activation**. Events say how many pips a cube takes, agriculture how many a denier takes. On the board this is a die with “÷3”, and 3 is the **divisor**.

        For example, a red 6 and a red 5 have a total of 11. With 3 pips per activation, that is 3 activations, and 2 pips are lost.

        - Dice of your own district are free; those of other districts [cost deniers](#prices).
        - You can add more dice than you need, 3 at most.
        - The total must be enough for one activation, cube or denier, and you must be able to pay all that the action costs.
        - To place a citizen you take just one die. At the cathedral each die counts by itself.
        - One [cube](#helping-cubes) of a card can help the group.

        Dice leave their districts when you choose them, and are used up.
rules-prices = Dice of other districts
    .body =
        You can buy any dice from other players' districts and from the neutral one, also those of players who have passed. Nobody can refuse. The price depends on the size of the whole group, your own dice included:

        | dice in the group | each bought die costs |
        |---|---|
        | 1 | 2 deniers |
        | 2 | 4 deniers |
        | 3 | 6 deniers |

        For example, with one die of your own and two of others the group has 3 dice: you pay 6 deniers for each of the two, 12 in all.

        What you pay to a player lies in that player's district and is theirs at the [end of the round](#round-end), not before. What you pay for neutral dice goes to the bank.

        > __The Ladies:__ purple dice can't be bought.
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
        For 1 influence, reroll one die of your own district. Dice that you buy can't be rerolled.
rules-recruit = Recruit a citizen
    .body =
        For 2 influence, move one of your citizens from the general supply to your personal supply, if there is one left.
rules-turn-over = Turn dice over
    .body =
        For 4 influence, turn 1, 2 or 3 dice of your own district over to their opposite faces: a 1 becomes a 6, a 2 a 5, a 3 a 4, and the other way round. Dice that you buy can't be turned over.

        > __The Ladies:__ one of the tiles at [gate II](#tile-ii-b) turns over dice that you buy.

## Actions

rules-activate = Activate an activity card
    .picture = An activity card: what it does, how many pips an activation takes (after ÷), spaces for tradesmen with their points, and the cost of a tradesman.
    .body =
        Take a group of dice of the card's colour. You need a [tradesman](#tradesmen) on the card, or place one in the same action.

        1. Choose the dice. The card says how many pips one activation takes.
        2. Pay for bought dice, and for a new tradesman.
        3. The activations follow one after the other. If each of them costs something, you choose how many you take, at least one.

        - Most cards take effect at once. Cards that count dice count those that are left: the group's dice are gone.
        - A card that counts something can be activated even if there is nothing to count.
        - Cubes for [events](#counter) or the cathedral are placed one by one: after the first, you can stop.
        - Cards with ![for later](later) get a cube for each activation: see [Cubes that help](#helping-cubes).

        > __The Ladies:__ about mixed cards and those that score at the end, see [Cubes on cards](#cubes-on-cards).
rules-tradesmen = Tradesmen
    .body =
        The first time you activate a card, you pay what a tradesman costs and place a citizen of your personal supply on the card's first free space: that is your **tradesman** ![tradesman](tradesman). Afterwards you can activate the card without paying for one. A card has a space for every player, and you can have one tradesman on each card. Tradesmen stay there.

        At the [end](#scoring) the first two spaces of a card score their points, the others none.

        If your personal supply is empty, one of your citizens in the main buildings becomes the tradesman: you choose which. Its space is free then. The die that it has rolled this round stays, but it rolls none in later rounds. Expelled citizens can't become tradesmen. If you have nobody in either place, you can't activate a new card.

        At the start, all personal supplies are empty. So your first tradesman comes from a building and costs you a die in each later round, unless you [recruit](#recruit) a citizen before the action.
rules-helping-cubes = Cubes that help a group
    .body =
        Cards with the sign ![for later](later) don't take effect at once: each activation places one of your cubes on the card. In a later action, such a cube can help your group of dice as the card says, and is used up.

        - In one action only **one** such cube can help.
        - It helps groups of the colour that its card says, or of any colour if the card says none.
        - It helps with cards, events and agriculture, and at the cathedral unless its card forbids it.
        - It helps to [place a citizen](#place) only if its card says so.
        - You need no tradesman on the card any more to use a cube there.
        - Some cubes change which dice you can use: those of the [Militia](#card-militia), [Monk](#card-monk), [Templar](#card-templar) and [Tithing](#card-tithing). They must come before the first die. Others can come at any time before the group is complete.
        - A cube can make a die count more than 6, as that of the Confession does. Such a die can't place a cube in the cathedral or a citizen: there is no column and no space above 6.
        - No cube of a card helps against black dice.

        > __The Ladies:__ cubes of the Herbalist and the Chief Templar must come before the first die, too. No cube of a card helps for the guard.
rules-build = Build the cathedral
    .picture = Six columns and three levels. Above a column stands its influence.
    .body =
        Take a group of 1 to 3 white dice. Each die places one of your cubes ![cube](cube) on the lowest free level of the column with its value. A column whose 3 levels are taken is full, and a die without room for its cube can't join the group.

        Each cube brings 1 point, and 1 influence in columns 1, 2 and 3, or 2 influence in columns 4, 5 and 6.

        At the end you lose 2 points for each of the 3 levels without a cube of yours.

        > __The Ladies:__ the [Master Builder](#card-master-builder) adds a fourth level.
rules-counter = Counter an event
    .picture = Marauding: how many pips a cube takes (after ÷), two banners with their influence, and points for most and second most cubes.
    .body =
        Choose an event in the queue and take a group of dice of the colour that it asks for. That is mostly its own, but [Marauding](#event-marauding), a red event, asks for yellow dice, and the [Succession Conflict](#event-succession-conflict), a yellow one, for red dice. The event says how many pips one cube takes. Place your cubes on its **banners**, the spaces for cubes, from the left; each banner brings you the influence that the event says. Cubes beyond the last banner are lost.

        Some red cards place cubes on events too, with the same influence.

        When all banners are covered, the event is **countered**:

        1. The player with most cubes gains the first number of points, the one with second most the second. Tied players share the points of their rank, rounded down. If several are tied for the first, nobody gains the second: of 5 and 1, two of them gain 2 each. Two tied for the second share 1, and so gain nothing. A player without opponents there gains just the first.
        2. The player with most cubes wins the event card. By itself it scores nothing, but [Henry I](#character-henry-i) counts such cards. If tied, it goes to the one of them whose cube lies furthest to the left.
        3. The cubes return to their owners, and the event leaves the queue.

        Only [Marauding](#event-marauding) stays in the queue, with empty banners, and nobody wins its card, unless you play with the variant [Marauding leaves](#marauding-leaves).

        At the [end of the game](#scoring), each event in the queue with a cube of yours scores 1 point.
rules-place = Place a citizen
    .picture = The Palace: one citizen on each space, and the die that takes the space. Each citizen of yours here costs 2 deniers a round.
    .body =
        Take one die: red for the Palace, white for the Bishopric, yellow for the City Hall. Place a citizen ![citizen](citizen) of your personal supply on the space with the value of the die.

        Whoever stands there, one of your own too, is **expelled**: the citizen leaves the space and lies in the building until the [end of the round](#round-end). Then it returns to its owner's personal supply, or leaves the board if it is neutral. So it rolls no die in the next round and costs no salary. Dice that have been rolled stay.

        With an empty personal supply you can't take this action: [recruit](#recruit) first. A [cube of a card](#helping-cubes) helps here only if the card says so.
rules-harvest = Agriculture
    .body =
        Take a group of 1 to 3 yellow dice. You gain 1 denier for every 2 pips of its total: 5 deniers for a total of 11.
rules-pass = Pass
    .body =
        You gain 2 deniers and take no more actions in this round. Each time your turn would come while others still take actions, you gain 1 denier more.

## End and scoring

rules-scoring = Final scoring
    .body =
        After the last round all characters are revealed, and every player scores:

        1. 1 point for each event in the queue with at least one of their cubes,
        2. the points of the first and second spaces on which they have tradesmen,
        3. **all characters in play**, whoever holds them. Of a character, only the highest step that you reach counts: for [Hugues de Payns](#character-hugues-de-payns), 7 influence scores 3 points, not 1 and 3.

        Last of all, they lose 2 points for each level of the cathedral without a cube of theirs, but never go below 0.

        The player with the most points wins. There is no tiebreaker: tied players share the win.

        __A usual total:__ with 4 players, bots of level Novice score 14 points on average, those of level Skilled 38.

        > __The Ladies:__ cubes on the [Hermit](#card-hermit), the [Fort](#card-fort), the [Princess](#card-princess) and the tile at gate IV of the ramparts score, too.
rules-points = Points
    .body =
        Points ![points](points) come from the cathedral, from countered events, from cards, and from the [final scoring](#scoring). You lose points when you can't pay salaries, can't do all that an event demands or can't beat a black die. You never have fewer than 0.

        How many points a player has is hidden until the end. Each gain and loss is seen: whoever remembers them all knows the total, but the table doesn't show it.
rules-deniers = Deniers
    .body =
        Deniers ![denier](denier) pay for salaries, tradesmen and dice. They come from income, from agriculture, from cards, from passing, and for dice that others buy from you, which you get at the [end of the round](#round-end).

## Before the activity cards

rules-printed-cards = What is printed on the cards
    .body =
        These are the cards of the real game. What they do is mostly documented. Most of their numbers are not, and are estimated here: below each card, ≈ or ◐ says which. See [Values that no document states](#values).

## In the sections of activity cards and events

# kind: what becomes of the cubes that activations place on the card, if they do
about-card-of-round =
    { $kind ->
        [delayed] Card of round { $round }. Each activation places one of your cubes here, for later.
        [mixed] Mixed card of round { $round }. In one action, you either place cubes here or remove some.
        [to-end] Card of round { $round }. Its cubes stay to the end of the game.
       *[immediate] Card of round { $round }. It takes effect at once.
    }
# deck: red ones say which colour comes after them; first: the event that is there from the start
about-event-card =
    { $deck ->
        [first] { about-banners } It is in the queue from the start.
        [red-white] { about-banners } Red event: a white one comes after it.
        [red-yellow] { about-banners } Red event: a yellow one comes after it.
        [white] { about-banners } White event.
       *[yellow] { about-banners } Yellow event.
    }
# A whole sentence
about-banners =
    { $banners ->
        [one] 1 banner.
       *[other] { $banners } banners.
    }
