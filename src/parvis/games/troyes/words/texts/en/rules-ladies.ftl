# The rules page: The Ladies of Troyes, variants and what else there is to say. See rules.ftl.

## Ramparts

rules-guard = Move the guard
    .picture = The ramparts around the districts, with an outdoor tile at each gate.
    .body =
        Every player has a **guard** ![guard](helmet) on the ramparts. They start on space 0. The gates I to IV are on spaces 5, 10, 15 and 20. You have reached a gate when your guard stands on it or has passed it. At gate IV the way ends.

        To move the guard is one more action. Take one die of any colour, your own or bought for 2 deniers. No cube of a card helps. Its value is the number of your **action points**. You can buy more for 1 denier each, up to 6 points in all.

        For each action point, in any order,

        - move your guard one space, or
        - place one of your cubes on the [outdoor tile](#tiles) of a gate that you have reached, also with the same die.

        In one such action you can place only one cube on each tile. At least one point must be used; the others can be left.
rules-tiles = Outdoor tiles
    .body =
        At each gate lies one of four **outdoor tiles**, drawn before the first citizens are placed. You [place cubes](#guard) there as soon as you have reached the gate. When its moment comes, also in other players' turns, you can spend one of your cubes there for what the tile says.

        - In one turn you can use a cube of a card and spend cubes of different tiles, but never two of the same tile.
        - While [events](#events-come) take effect and black dice are beaten, there is no such limit.
        - The tiles at gate IV score points.
rules-tile-i-a = Gate I: when your dice are bought
    .body =
        Once for each action in which the opponent buys dice of yours, for the guard too. Dice that a card brings for free are not bought.
rules-tile-i-b = Gate I: when your cards are used
rules-tile-i-c = Gate I: placing citizens
rules-tile-i-d = Gate I: agriculture
rules-tile-ii-a = Gate II: swapping dice
    .body =
        The neutral district is one of the districts. The dice keep their values and now belong to their new districts.
rules-tile-ii-b = Gate II: turning bought dice
    .body =
        The die may be neutral, and it may be for the guard or for placing a citizen. It joins your group at once. Dice that a card brings for free are not bought.
rules-tile-ii-c = Gate II: being spared
    .body =
        Against a black die this counts as beating it, so you gain 1 influence. Of events it spares you Drought, Civil War, Heresy, Harsh Winter and Interruption of Work. You can use several cubes in one phase.
rules-tile-ii-d = Gate II: moving cubes
    .body =
        You can do this after you have activated a card whose cubes are for later, or a mixed card. One of your cubes leaves this tile and goes to that card, to another revealed card that keeps cubes, or to another tile. From then on it is a cube like those there. You need no tradesman where it goes. To the [Breeder](#card-breeder) it costs 3 deniers.
rules-tile-iii-yellow = Gate III: one more yellow die
    .body =
        It is rolled and lies in your district, where you can use it at any time. The supply has one as long as fewer than 6 yellow dice lie in all districts together. The die with which you place a cube here can't be yellow.
rules-tile-iii-white = Gate III: one more white die
    .body =
        It is rolled and lies in your district, where you can use it at any time. The supply has one as long as fewer than 6 white dice lie in all districts together. The die with which you place a cube here can't be white.
rules-tile-iii-red = Gate III: one more red die
    .body =
        It is rolled and lies in your district, where you can use it at any time. The supply has one as long as fewer than 6 red dice lie in all districts together. The die with which you place a cube here can't be red.
rules-tile-iii-purple = Gate III: your purple die again
    .body =
        It is rerolled and lies in your district. The die with which you place a cube here can't be purple. This tile is only in play with [purple dice](#purple).
rules-tile-iv-a = Gate IV: points for cubes
    .body =
        Once for each action, however many cubes you place.
rules-tile-iv-b = Gate IV: most cubes
    .body =
        Tied players share the points of their rank, rounded down: two players tied for most cubes score 4 each, and the next player is third. Without a cube you score nothing.
rules-tile-iv-c = Gate IV: points for arriving and for cubes
rules-tile-iv-d = Gate IV: points for arriving first

## Purple dice

rules-purple = Purple dice
    .body =
        In each round one purple die is rolled for every player, with the dice of the citizens. It needs no citizen and no salary.

        - Only its owner can use it. It can't be bought, taken or swapped.
        - When you use it, it is of the colour of the group. Against a black die it is red, and counts double.
        - As long as it lies in your district it has no colour: cards that count dice of a colour ignore it. The [Procession](#card-procession), which counts all dice, doesn't.
        - Influence can reroll it and turn it over.

## What cards and events leave open

rules-character-thibaut-ii =
    .body =
        Deniers for dice that others bought from you in the last round count: the [end of the round](#round-end) comes first.
rules-character-chretien-de-troyes =
    .body =
        Expelled citizens don't count, not even those of the last round.
rules-card-apprenticeship =
    .body =
        It doesn't help to place a citizen either.
rules-card-miller =
    .body =
        Expelled citizens don't count.
rules-card-archer =
    .body =
        The cube of the first successful roll must be placed. After that you can stop.
rules-card-tithing =
    .body =
        Each other district gives one die at most, and no other dice can be bought. The group still has 3 dice at most.
rules-card-chief-templar =
    .body =
        Each other district gives one die at most for that price, and no others can be bought.
rules-card-templar =
    .body =
        No other die joins that die. If you buy it, it costs 2 deniers.
rules-card-monk =
    .body =
        A white 4, for instance, becomes three yellow 4s, a total of 12. No other die joins that die. If you buy it, it costs 2 deniers.
rules-card-herbalist =
    .body =
        No other die joins that die. If you buy it, it costs 2 deniers.
rules-card-confession =
    .body =
        When it helps to place a citizen, a red 3 takes space 5. A red 5 or 6 can't be used, as there is no such space.
rules-card-preacher =
    .body =
        It is for groups of two or three dice. You choose one of the values that its dice show when the group is complete. At the cathedral all these dice then go into one column.
rules-card-augustine =
    .body =
        The cube costs nothing itself, but counts for the size of the group, and so for the [price](#prices) of bought dice.
rules-card-recruiter =
    .body =
        The cube costs nothing itself, but counts for the size of the group, and so for the [price](#prices) of bought dice.
rules-card-distiller =
    .body =
        It can be a purple die.
rules-card-viticulturist =
    .body =
        The die can't be neutral or purple. It counts for the size of the group, and so for the [price](#prices) of bought dice.
rules-card-executioner =
    .body =
        If several opponents have most, you choose one. If none has any, you gain just the first influence.
rules-card-fort =
    .body =
        Low dice are those of 1, 2 and 3. The points and the influence are gained at once. Tied players share the points at the end, rounded down. A cube for later that changes values changes them here too; a die that it multiplies counts as that many dice of its own value; one that only adds to the total has no effect.
rules-card-princess =
    .body =
        Tied players share the points, rounded down.
rules-card-hermit =
    .body =
        Cubes of all players count. No cube scores less than 0. For example, with 2 of your cubes and 1 of an opponent's there, each of yours scores 6 points.
rules-card-banker =
    .body =
        The deniers count that you have after paying for the dice and the tradesman.
rules-card-breeder =
    .body =
        You pay the deniers for each cube that you place.
rules-card-master-builder =
    .body =
        The cube goes on the lowest free level, and on the fourth only if the three below are taken. It brings 1 point and the influence of its column. Dice of the action [Build the cathedral](#build) never reach the fourth level. As soon as this card is revealed, used or not, each player without a cube on the fourth level loses 2 points at the end.
rules-card-scout =
    .body =
        For each activation, choose the events on which you place a cube, in any order. You must place at least one cube in all.
rules-card-catapult =
    .body =
        What doesn't fit on the event is lost. Each cube that you remove can go to another event.
rules-event-chief-outlaw =
    .body =
        It adds no black die of its own. With [dice](#counter) it can be countered as always.
rules-event-excommunication =
    .body =
        You choose the event. Your rightmost cube there goes, and the cubes behind it move up.
rules-event-interruption-of-work =
    .body =
        You choose the cube. Cubes above it stay; the next cube in that column takes the lowest free place.
rules-event-harsh-winter =
    .body =
        You choose the card or tile, and don't lose points either if you have no cube there.
rules-event-uprising =
    .body =
        The die decides: 1 or 2 the Bishopric, 3 or 4 the Palace, 5 or 6 the City Hall. If there are seven citizens for the six spaces, chance decides who is expelled. The dice of this round stay.
rules-event-grey-monk =
    .body =
        The die decides: 1 or 2 white, 3 or 4 red, 5 or 6 yellow. Of spaces with equally many points, the neutral tradesman takes the one on the card of the earlier round. It never takes a space without points. A card with it has one space more, so there is room for every player's tradesman. It stays when the event is countered.
rules-event-possession =
    .body =
        This happens only once, when the event comes, before the other events take effect. In turn, every player gives a citizen of their personal supply, a tradesman or a citizen in a main building, as they choose. The space that it leaves is free. With an empty personal supply you can pay the influence, even if you have tradesmen or citizens in the buildings. If you have nobody to give and don't pay the influence, you lose 2 points.

        For each cube that you place here, one citizen returns to its owner's personal supply: first your own, then one of your choice. When the event is countered, all return.

## The Ladies of Troyes as a whole

rules-modules = What the expansion brings
    .body =
        The Ladies of Troyes is an expansion. It consists of modules, and a table can play with any of them:

        - **Characters**: three new ones are added to the six; one more can be [revealed](#open-character) for all.
        - **Activity cards**: 27 new ones, which take the place of the 27 of the base game or are mixed with them. Some keep [cubes](#cubes-on-cards) in new ways.
        - **Events**: six new ones are mixed with those of the base game, or take their place. Two more black dice come with them.
        - [Purple dice](#purple): a die of your own that nobody can buy.
        - [Ramparts](#guard): a guard to move, and tiles that help you.
        - [Tournament](#tournament): a variant for the last round.

        All other rules stay as they are.

rules-cubes-on-cards = Cubes on cards
    .body =
        __Mixed cards__ ![mixed](mixed): in one action you either place cubes on the card or remove cubes of yours from it, one for each activation; you choose how many. For each cube that you remove, you gain what the card says. A [cube for later](#helping-cubes) of another card can help the group.

        __Cards that score at the end__ ![at the end](to-end): cubes stay there and score in the [final scoring](#scoring).

        All other cubes on cards score nothing.

## Players, variants, secrets, values

rules-two-players = Two players
    .body =
        - The game has 4 rounds.
        - Each player has 2 characters and places 6 citizens. Before that, neutral citizens stand on spaces 2 and 5 of each main building.
        - There are two players' districts and the neutral one.
        - The variant [Tournament](#tournament) can't be played.

        With 3 players there are 5 rounds and 5 first citizens, with 4 players 6 rounds and 4 first citizens.
rules-open-character = Revealed character
    .body =
        With this option, one of the characters that nobody has is revealed before the first citizens are placed. Every player scores it like the others in play: with it there are 5 characters with 2 or 4 players, and 4 with 3.
rules-tournament = Tournament
    .body =
        For 3 or 4 players. At the end of the last round but one, the start player's right-hand neighbour becomes the start player, and in the last round everything goes anticlockwise.
rules-placing = Who is expelled
    .body =
        In all three buildings, whoever stands on the space of the die is [expelled](#place), and nobody else moves. This may differ from the printed game: some sources tell of citizens who are pushed on from space to space first, but none says from where to where. The variant [Sliding citizens](#sliding) is the nearest to what they tell.
rules-sliding = Sliding citizens
    .body =
        With this variant, a citizen that loses its space moves to the next lower space of the building. Whoever stands there moves one space lower in the same way, and so on, until one finds a free space. Only a citizen pushed off space 1 is expelled.
rules-marauding-leaves = Marauding leaves
    .body =
        With this variant, Marauding leaves the queue for good when it is countered, and the player with most cubes wins its card.
rules-hidden = Open and hidden
    .body =
        __Open:__ citizens, dice, cubes, deniers, influence, cards and events that have come, and who won which event.

        __Hidden until the end:__ characters of the others, and how many points each player has; gains and losses are seen when they happen.

        __Nobody knows__ which cards and events will come, or what dice will show. Chance can be checked after the game: each finished game shows how it was dealt and rolled.
rules-values = Values that no document states
    .body =
        No document that these rules follow shows what is printed on the cards. Many prices, numbers and points of the activity cards, most numbers of the events, the steps of the base characters and the spaces of the gates are **reconstructed**: chosen so that the game can be played and agrees with all that is known. What cards do is mostly stated.

        A version of the rules and of these values is called a **ruling**, and a game keeps the one that it began with. These pages describe ruling 3.

        The events Brigands, Siege, Invasion, Raid, Mutiny, Great Company, Theological Dispute and Riot have names that no source tells: they are ours.

        An owner of the game can correct each value in a data file, as the documentation of Parvis says.
