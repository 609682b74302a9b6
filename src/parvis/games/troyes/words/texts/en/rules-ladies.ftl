# The rules page: The Ladies of Troyes, variants and what else there is to say. See rules.ftl.

## Ramparts

rules-guard = Move the guard
    .picture = The ramparts around the districts, with an outdoor tile at each gate.
    .body =
        This is one more action. Take one die of any colour, your own or bought for 2 deniers. No cube of a card helps. Its value is the number of your **action points**. For 1 denier each you can buy more, up to 6 in all.

        For each action point, in any order,

        - move your guard ![guard](helmet) one space along the ramparts, or
        - put one of your cubes on the [outdoor tile](#tiles) of a gate that your guard has reached.

        In one such action you can put only one cube on each tile. At least one point must be used; others can be left.

        All guards start on space 0. The gates I to IV are on spaces 5, 10, 15 and 20. A gate is reached when your guard stands on it or has passed it. At gate IV the way ends.
rules-tiles = Outdoor tiles
    .body =
        At each gate lies one of four tiles, drawn at the start. You use one of your cubes there when its moment comes, also in other players' turns, and it is used up. In one turn you can use a cube of a card and cubes of different tiles, but never two of the same tile.
rules-tile-i-a = Gate I: when your dice are bought
rules-tile-i-b = Gate I: when your cards are used
rules-tile-i-c = Gate I: placing citizens
rules-tile-i-d = Gate I: working in the fields
rules-tile-ii-a = Gate II: swapping dice
rules-tile-ii-b = Gate II: turning bought dice
rules-tile-ii-c = Gate II: being spared
    .body =
        Against a black die this counts as beating it, so you gain 1 influence. Of events it spares you Drought, Civil War, Heresy, Harsh Winter and Interruption of Work. You can use several cubes in one phase.
rules-tile-ii-d = Gate II: moving cubes
    .body =
        The cube of the tile itself moves. You need no tradesman on the other card. To the [Breeder](#card-breeder) it costs 3 deniers.
rules-tile-iii-yellow = Gate III: a yellow die more
rules-tile-iii-white = Gate III: a white die more
rules-tile-iii-red = Gate III: a red die more
rules-tile-iii-purple = Gate III: a purple die more
rules-tile-iv-a = Gate IV: points for cubes
rules-tile-iv-b = Gate IV: most cubes
    .body =
        Tied players share the points of their rank, rounded down. Without a cube you score nothing.
rules-tile-iv-c = Gate IV: points for coming and for cubes
rules-tile-iv-d = Gate IV: points for coming first

## Purple dice

rules-purple = Purple dice
    .body =
        Every player rolls one purple die with the others in each round. It needs no citizen and no salary.

        - Only its owner can use it. It can't be bought, taken or swapped.
        - When you use it, it is of the colour of the group. Against a black die it is red, and counts double.
        - As long as it lies in your district it has no colour: cards that count dice of a colour ignore it.
        - Influence can roll it again and turn it over.

## What cards and events leave open

rules-card-miller =
    .body =
        The building with more of your citizens counts. Expelled citizens don't.
rules-card-archer =
    .body =
        The first successful roll must be placed. After that you can stop.
rules-card-tithing =
    .body =
        Each other district gives one die at most, and no other dice can be bought. The group still has 3 dice at most.
rules-card-chief-templar =
    .body =
        Each other district gives one die at most for that price, and no others can be bought.
rules-card-templar =
    .body =
        No other die joins it.
rules-card-monk =
    .body =
        No other die joins it.
rules-card-herbalist =
    .body =
        No other die joins it.
rules-card-confession =
    .body =
        When it helps to place a citizen, a red 3 takes space 5. A red 5 or 6 can't be used, as there is no such space.
rules-card-preacher =
    .body =
        It is for groups of two or three dice. You choose the value when the group is complete. At the cathedral all these dice then go into one column.
rules-card-augustine =
    .body =
        The cube is a die of your own that needs one or two others beside it.
rules-card-recruiter =
    .body =
        The cube is a die of your own that needs one or two others beside it.
rules-card-distiller =
    .body =
        The die is one of your own and joins the group at once, a purple one too.
rules-card-viticulturist =
    .body =
        The die is an opponent's, not neutral and not purple. It is taken, not bought, and counts for the size of the group.
rules-card-executioner =
    .body =
        If several opponents have most, you choose. If none has any, you gain just 1.
rules-card-fort =
    .body =
        Each die counts by itself. Cubes that only add to the total have no effect here.
rules-card-hermit =
    .body =
        No cube is worth less than 0. Cubes of all players count.
rules-card-scribe =
    .body =
        Your cards are the events that you have won.
rules-card-master-builder =
    .body =
        The fourth level of a column is built only when its first three are full. It brings what the column brings. As soon as this card lies face up, each player without a cube on the fourth level loses 2 points at the end.
rules-card-scout =
    .body =
        For each activation you can pay for as many of the events as you like, in any order.
rules-card-catapult =
    .body =
        Both cubes go on the same event. What doesn't fit is lost.
rules-card-apprenticeship =
    .body =
        It helps neither at the cathedral nor to place a citizen.
rules-event-chief-outlaw =
    .body =
        Red cards of level I can't put cubes here.
rules-event-harsh-winter =
    .body =
        You choose the card or tile. If you have no cube there, you lose nothing.
rules-event-uprising =
    .body =
        All who stand in that building and one neutral citizen are spread over its spaces by chance, and whoever finds none is expelled. If somebody was expelled from that building in this round, they come in place of the neutral citizen. The dice of this round stay.
rules-event-grey-monk =
    .body =
        It takes the free space with the most points on a revealed card of the colour that was rolled; if tied, on the card of the lower level. It takes no space without points. It stays when the event is countered.
rules-event-possession =
    .body =
        This happens once, when the event comes, before the others act. You give a citizen of your personal supply, a tradesman or a citizen in a main building. Only with an empty personal supply can 2 influence bring one from the general supply. With nobody to give you lose 2 points.

        For each cube that you put here, one citizen returns to its owner's personal supply: first your own, then one of your choice. When the event is countered, all return.

## Players, variants, secrets, values

rules-two-players = Two players
    .body =
        - The game has 4 rounds.
        - Each player has 2 characters and places 6 citizens. Before that, neutral citizens stand on spaces 2 and 5 of each main building.
        - There are two players' districts and the neutral one.

        With 3 players there are 5 rounds and 5 first citizens, with 4 players 6 rounds and 4 first citizens.
rules-open-character = Revealed character
    .body =
        One of the characters that nobody has is revealed before the first citizens are placed. Everybody scores it too.
rules-tournament = Tournament
    .body =
        For 3 or 4 players. After the last round but one, the right-hand neighbour becomes the start player, and in the last round everything goes anticlockwise.
rules-sliding = Sliding citizens
    .body =
        With this variant, an expelled citizen moves to the next lower space of the building and can push out the one who stands there, who moves on likewise. Only a citizen pushed off space 1, or one who finds no other, is expelled.
rules-marauding-leaves = Marauding leaves
    .body =
        With this variant, Marauding leaves the queue for good when it is countered, and its card goes to whoever has most cubes.
rules-hidden = Open and hidden
    .body =
        __Open:__ citizens, dice, cubes, deniers, influence, cards and events that have come, and who won which event.

        __Hidden until the end:__ characters of the others, and how many points each player has; gains and losses are seen when they happen.

        __Nobody knows__ which cards and events will come, or what dice will show. Chance can be checked after the game: every table tells how it was drawn.
rules-values = Values that no document states
    .body =
        No document that these rules follow shows what is printed on the cards. The prices, numbers and points of the activity cards, most numbers of the events, the steps of the base characters and the spaces of the gates are **reconstructed**: chosen so that the game can be played and agrees with all that is known. What cards do is mostly stated.

        An owner of the game can correct each value in a data file; the docs say how.
