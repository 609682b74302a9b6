# The manual, first chapter: Markdown without HTML, see parvis/engine/manual.py. Headings are nouns; a body speaks to the player.

rules-start = Start here

rules-aim = Aim of the game
    .body =
        Have the most prestige after 9 rounds. Everyone begins with 0.

        You lead a family of Paris and own one of the boroughs around the church of Notre Dame. In each round you play 2 action cards. Most of them place one of your markers in a sector of your borough, such as the bank, and let you take the action there. You can also hire 1 person for a coin. Then the plague spreads: the rat in your harbour moves forward on its track. If it would move beyond the last space, 9, you lose prestige and a marker.

        You gain prestige from

        - your [residence](#residence)
        - [messages](#messages) that your carriage collects
        - [donations to Notre Dame](#notre-dame), and a [share of its prestige](#sharing-out) after every third round
        - [persons](#hiring) that you hire
        - your [park](#park), which adds to every gain of prestige once 2 of your pieces are there.

        The cloister school gives you markers for all this, and the bank gives you coins. The hospital, the park and the hotel hold back your rat.

        The best way to read on: [What is in the box](#pieces), [The board](#board), [Course of a round](#round). Look up the rest when you need it.

rules-pieces = What is in the box
    .body =
        Each player has pieces and cards in one colour. On screen, each player has a shape too.

        | for each player | number | |
        |---|---|---|
        | influence markers | 14 | called markers from here on |
        | trusted friend | 1 | counts like a marker where pieces are counted |
        | carriage | 1 | collects messages |
        | rat | 1 | shows the plague in the borough |
        | messages | 4 | lie on the board at first |
        | action cards | 9 | one for each of the 7 sectors, one for Notre Dame, one for the trusted friend |

        For everyone there are 25 coins (here [as many as needed](#coins)), 84 prestige tokens of 1, 3, 5 and 10, 15 persons (6 brown and 9 grey cards), a bell for the start player, and the parts of the [board](#board). These pages show ![coin](coin) for a coin, ![marker](marker) for a marker, ![rat](rat) for your rat and ![prestige](prestige) for prestige.

        Some terms mean the same everywhere:

        - Your **pieces** are your markers and your trusted friend.
        - Your **supply** holds the markers that you can place. You begin with 4.
        - The **general supply** is your reserve: it holds your other markers, 10 at the beginning. You can't place them until you take them into your supply.
        - To **place** a marker is to put it on the board, to **take** a marker is to move it from the general supply into your supply, and to **return** one is to put it back into the general supply.
        - To **gain** is to get prestige or coins. Coins that no one has are the **supply of coins**.
        - Your **left-hand neighbour** is the next player clockwise.
        - What is done **in turn** is done by one player after the other, clockwise from the start player.

rules-board = The board
    .picture = Four boroughs around Notre Dame, with markers, carriages, messages and rats.
    .body =
        Notre Dame is in the middle, and one borough for each player lies around it ([with 2 players](#two-players) there are 4). All boroughs are alike.

        __Each borough__ has

        - 7 **sectors**: cloister school, bank, residence, carriage house, hotel, park and hospital. Only the pieces of its player stand there.
        - a [harbour](#harbour) with the plague track, spaces 0 to 9, for the rat. The harbour is not a sector.
        - 5 **markets**, 1 in the centre and 4 at the edge, joined by [streets](#markets). Carriages of all players stop there.

        __Notre Dame__ belongs to everyone: markers of all players can stand there. It is none of the 7 sectors of your borough. A number shows the prestige that its markers share after every third round.

        There is no limit to the pieces in a sector or in Notre Dame.

rules-set-up = Set-up
    .body =
        On this site, all of this is done for you.

        1. Put Notre Dame in the middle, with the side for [your number of players](#player-numbers), and a borough in front of each player.
        2. Each player gets 3 coins, and 4 markers as a supply. The other 10 markers are the general supply. The trusted friend waits beside the board.
        3. The carriage starts on the central market of its player's borough, the rat on space 0 in the harbour.
        4. The 4 messages of each colour are shuffled. One goes face up on each market at the edge of that colour's borough. Central markets have none.
        5. All players shuffle their 9 action cards into a face-down stack.
        6. The 6 brown persons are shuffled into a face-down stack. The 9 grey persons have letters on their backs, 3 cards each. Shuffle each letter separately. In their stack, the A cards lie on top, then B, then C.
        7. Chance decides who is the start player and gets the bell.

rules-round = Course of a round
    .body =
        The game has 3 **periods**, A, B and C, of 3 rounds each. Every round has 5 phases:

        1. **Persons:** 2 brown persons and 1 grey person [come out](#laying-out).
        2. **Keep:** everyone chooses [3 action cards](#draft) and passes others on.
        3. **Play:** in turn, every player [plays 1 card](#playing), and then, in turn again, a second one.
        4. **Hire:** in turn, every player may [hire 1 of the 3 persons](#hiring) for 1 coin.
        5. **Plague:** in turn, every player's [rat moves](#plague).

        Then the bell goes to the left-hand neighbour of the start player, who is the start player of the next round.

        After rounds 3, 6 and 9, [Notre Dame's prestige is shared out](#sharing-out). After rounds 3 and 6, a new period begins: all action cards return to their owners, and the brown persons to their stack. All these stacks are shuffled.

        After round 9 the [game ends](#end).

rules-draft = Drafting cards
    .body =
        You choose 3 action cards for this round, and so does everyone else at the same time.

        1. Draw the top 3 cards of your own stack. Keep 1 and pass the other 2, face down, to your left-hand neighbour.
        2. From your right-hand neighbour you receive 2 cards. Keep 1 and pass the other to the left.
        3. Keep the card that you receive now.

        Your hand has a card of your own, one of your right-hand neighbour's and one of the player two places to your right. Another player's card works like your own: you use it with your own pieces in your own borough.

        - Look at the cards you receive only after you have passed yours. A card that you have kept can't be passed.
        - On this site, you can change your choice until everyone has chosen.
        - Of your own 9 cards, you draw 3 in each round of a period, so each of them comes exactly once in a period.

        See also: [Two players](#two-players), [Open and hidden](#hidden).

rules-playing = Playing a card
    .body =
        You play 2 of the 3 cards in your hand, one on each of your turns.

        1. Choose a card and lay it face up.
        2. Place a marker from your supply in the sector of your borough that the card names.
        3. Take the action of that sector. If it counts your pieces there, it counts the marker just placed and your trusted friend too.

        Two cards are different. The marker of [Notre Dame](#notre-dame) goes to the church and needs a donation. The [trusted friend](#trusted-friend) moves himself, and no marker is placed.

        - You must place the marker and take the action in full. Only this is up to you: how far your carriage moves and whether it takes a message, what you choose in the [hotel](#hotel), and how many coins you donate to [Notre Dame](#notre-dame), if any.
        - What can't be done is left out: if the general supply has 1 marker for you and the action gives 3, you take 1.
        - A card without any effect is played all the same.
        - The third card is not played. It is put away, and no one sees it, unless the [scholar](#person-scholar) plays it.
        - You can have cards of the same name. It makes no difference which of them you play first.

        If you have no marker in your supply, see [Empty supply](#empty-supply).

rules-empty-supply = Empty supply
    .body =
        If your supply is empty, a marker from the board can do the work of a new one.

        When you play a card that places a marker and your supply is empty, you may move one of your markers to that card's place, from any of your other sectors or from Notre Dame. Then you take the action, with your pieces as they stand after the move. If you don't want to, or have no marker in another place, you skip the action, and the card has no effect.

        - This is possible only with an empty supply. As long as you have a marker there, you must place it.
        - The marker can't come from the place of the card itself, nor from the general supply. Your trusted friend can't move instead.
        - For the card [Notre Dame](#notre-dame) you also need a coin. If you move a marker there, you must donate 1 coin at least.

        __Example:__ you play the hotel with an empty supply. You move a marker from your bank to the hotel and choose what the hotel gives. The bank has 1 piece less from now on.

        The card of the [trusted friend](#trusted-friend) needs no marker, so an empty supply doesn't matter for it.
