# The manual: what players have, and what they know of each other.

rules-possessions = Prestige, coins and markers

rules-prestige = Prestige
    .body =
        Prestige decides the game. (The printed rules say prestige points.)

        | source | prestige |
        |---|---|
        | [Residence](#residence) | 1 for each of your pieces there |
        | [Donation](#notre-dame) | 1, 3 or 6 for 1, 2 or 3 coins |
        | [Share of Notre Dame](#sharing-out) | an equal share for each of your markers there |
        | [Messages](#messages) | 1, 2, 3 or 4 |
        | [Persons](#hiring) | as each person says |
        | [Park](#park) | 1 for every 2 pieces there, with each of the gains above |

        You lose prestige only when your [rat would move beyond 9](#plague-loss), and you never have less than 0.

        Your total is hidden from the other players until the end, unless the table was opened with visible scores. Everyone sees each gain and each loss when it is made. Whoever remembers them all knows the total; the table doesn't show it.

rules-coins = Coins
    .body =
        Coins pay for persons and donations. You begin with 3.

        - You gain coins from the [bank](#bank), the [hotel](#hotel), a [message](#message-coin), the [money lender](#person-money-lender) and the [hostess](#person-hostess). With New Persons, the [coachman](#person-coachman) repeats messages.
        - You pay 1 coin to [hire a person](#hiring), and 1 to 3 coins for a donation to [Notre Dame](#notre-dame). Paid coins go to the supply of coins. You can't pay coins that you don't have.
        - There are 25 coins in the box, but the supply of coins never runs out, unless you play with [limited coins](#limited-coins).
        - Everyone sees how many coins you have. At the end they only [break ties](#end).

rules-markers = Markers and supplies
    .body =
        Each of your 14 markers is in your supply, on the board or in the general supply.

        | way of a marker | how |
        |---|---|
        | general supply → your supply | [cloister school](#cloister-school), [hotel](#hotel), [monk](#person-monk), [hostess](#person-hostess), [message](#message-marker), also repeated by the [coachman](#person-coachman) with New Persons |
        | your supply → board | [action cards](#playing) |
        | general supply → board | [bishop](#person-bishop), and [nurse](#person-nurse) with New Persons |
        | place → other place | [empty supply](#empty-supply), [fool](#person-fool), [minstrel](#person-minstrel) |
        | board → general supply | [sharing out Notre Dame's prestige](#sharing-out), [plague](#plague-loss), and [travellers](#person-gypsies) with New Persons |

        You only ever use markers of your own colour. If the general supply has fewer of them than you could take, you take what is there. Everyone sees all supplies.

rules-hidden = Open and hidden
    .body =
        Most things are open to everyone. Only these are hidden:

        - the cards in your hand and those that you pass, until they are played
        - the third card of each round, which is not played
        - the order of all stacks (you know which persons and which of your own cards are still to come in a period)
        - your total prestige, until the end
        - with New Persons, what the [spy](#person-spy) has shown to a player.

        Coins, supplies, rats, pieces on the board, collected messages and the cards played this round are open. The log shows those played in earlier rounds. The colour of a card shows from whose stack it came.
