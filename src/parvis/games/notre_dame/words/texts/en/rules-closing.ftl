# The manual: what happens at the end of a round, a period and the game, and the numbers of players.

rules-closing = Plague, shares and the end

rules-plague = Plague
    .body =
        In the last phase of each round, every player's rat moves along the plague track.

        1. The **plague value** is the number of rats on the 3 persons of the round, hired or not. Everyone can see it from the beginning of the round.
        2. In turn, every player subtracts 1 for each of their pieces in the [hospital](#hospital), markers and trusted friend. If you have hired the [doctor](#person-doctor), the plague value is 0 for you, and your pieces are still subtracted.
        3. Your rat moves forward by the result. If the result is below 0, it moves back instead, but not below space 0.
        4. If it would move beyond space 9, it stops on 9 and [you lose prestige and a marker](#plague-loss).

        Some cases with a plague value of 4:

        | rat before | pieces in the hospital | rat after |
        |---|---|---|
        | 3 | 1 | 6 (3 + 4 − 1) |
        | 5 | 6 | 3 (5 + 4 − 6) |
        | 5 | 0 | 9, without a loss (5 + 4) |
        | 8 | 0 | 9, with a loss (8 + 4 = 12) |
        | 9 | 4 | 9, without a loss (9 + 4 − 4) |
        | 8 | 2, and the doctor | 6 (8 − 2) |

        The plague comes in the last round too, and before [Notre Dame's prestige is shared out](#sharing-out).

rules-plague-loss = A rat beyond 9
    .body =
        If the plague would bring your rat beyond space 9, it stops on 9, and you lose two things. How far beyond doesn't matter. It happens again in every round in which the rat would move beyond 9.

        1. You lose 2 prestige, or what you have if it is less.
        2. You return 1 marker from your **fullest sector** to the general supply.

        - The fullest sector is the one of your 7 where you have the most pieces. Your trusted friend is counted but never removed. Notre Dame and the harbour don't count.
        - If several sectors are equally full, you choose one of those that have a marker.
        - If your trusted friend is all that your fullest sectors have, or if your borough is empty, you lose no marker.

        __Example:__ you have 2 markers and your trusted friend in the bank, 3 markers in the park and 1 marker in the hotel. The bank and the park have 3 pieces each, so you choose one of them and return a marker from there.

rules-sharing-out = Sharing out Notre Dame's prestige
    .picture = Notre Dame with 10 prestige to share out, as with four players.
    .body =
        After the plague of rounds 3, 6 and 9, markers in Notre Dame give prestige to their owners.

        1. The prestige of Notre Dame depends on the number of players: **6** with 2 players, **8** with 3, **10** with 4, **12** with 5.
        2. Divide it by the number of all markers in Notre Dame and round down. That is the share of each marker.
        3. Every player gains one share for each of their markers there. The [park](#park) adds its bonus once for each player.
        4. All markers in Notre Dame return to the general supplies.

        What is left over after rounding is lost. Without a marker in Notre Dame, nothing happens. If there are more markers than prestige, the share is 0: no one gains anything, and the markers return all the same.

        __Example:__ in a game with 4 players, you have 3 markers in Notre Dame and another player has 1. The share of each marker is 2 prestige (10 divided by 4, rounded down). You gain 6 prestige, and 1 more if you have 2 pieces in the park. The other player gains 2.

rules-end = End of the game and ties
    .body =
        The game ends after round 9, once the plague has come and Notre Dame's prestige has been shared out. **The player with the most prestige wins.** Coins, markers and messages that you have left give no more prestige.

        __Ties:__ of the players with the most prestige, the one with more coins and markers wins. Coins and the markers in the player's supply are added together. Markers on the board and in the general supply don't count. If these are equal too, the tied players share the win.

        __Example:__ two players have 62 prestige each. One has 3 coins and 1 marker in the supply (4), the other 5 markers and no coin (5). The other wins.

        __A usual total:__ with 4 players, bots of level Novice reach 35 prestige on average, those of level Skilled 75.

rules-players = By number of players

rules-player-numbers = 2, 3, 4 and 5 players
    .body =
        The rules are the same for 3, 4 and 5 players. Only these numbers differ:

        | players | boroughs | messages | colours to collect | prestige of Notre Dame |
        |---|---|---|---|---|
        | 2 | 4 | 16 | 4 | 6 |
        | 3 | 3 | 12 | 3 | 8 |
        | 4 | 4 | 16 | 4 | 10 |
        | 5 | 5 | 20 | 5 | 12 |

        Markets of boroughs that are not in play don't exist in your game. With 3 players, the player two places to your right is your left-hand neighbour: your last card comes from there. For 2 players there are [more differences](#two-players).

rules-two-players = Two players
    .body =
        With 2 players, all rules hold except these:

        - **Board:** you play on the board for 4. The two players have boroughs opposite each other. The two boroughs between them are **unassigned**: no one has pieces there, and they have no carriage and no rat.
        - **Messages:** unassigned boroughs have markets, streets and 4 messages each, in colours of their own. So there are 16 messages in 4 colours, and all 4 colours count for [the messages you may take](#message-colours).
        - **Streets:** the boroughs on your left and on your right are the unassigned ones.
        - **Notre Dame** has 6 prestige to share out.
        - **Keeping cards:** keep 1 of your 3 cards and pass 2 to the other player. Keep 1 of the 2 cards that you receive and pass the other back. Keep the card that comes back to you. You end with 2 of your own cards and 1 of the other player's.
