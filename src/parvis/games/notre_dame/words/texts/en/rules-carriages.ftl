# The manual: markets, streets and messages. What a message gives stands in about.ftl, before these words.

rules-carriages = Carriages and messages

rules-markets = Markets and streets
    .body =
        Carriages stop only at markets, and streets lead from one market to the next.

        Each borough has 5 markets. The central market is where its carriage starts and never has a message. The other 4 lie at the edge, and each begins with a message. The picture of [the board](#board) shows where:

        | market | where it lies |
        |---|---|
        | Central market | in the centre of the borough |
        | Parvis | the square at Notre Dame, where the borough meets the one on its right |
        | Gate | at the outer end of the border with the borough on its left |
        | Quay | at the outer edge, towards the right |
        | Bridge | at the outer edge, towards the left |

        Streets lead from each market of your borough to these. (Seen from any other borough, it is the same.) “Left” is the borough of your left-hand neighbour, “right” that of your right-hand neighbour.

        | from your | in your borough | on the left | on the right |
        |---|---|---|---|
        | central market | parvis, gate, quay, bridge | parvis | gate |
        | parvis | central market | parvis | central market, parvis, gate |
        | gate | central market, bridge | central market, parvis, quay | – |
        | quay | central market, bridge | – | gate |
        | bridge | central market, gate, quay | – | – |

        - From one market to the next is 1 move, however long the street is. A corner without a market is no stop and doesn't count.
        - Nothing blocks a street or a market. A carriage can use a street twice in one move.

rules-messages = Messages
    .body =
        A message gives you prestige, and most give you something more.

        | message | you gain |
        |---|---|
        | ![coin](coin) | 1 prestige and 1 coin |
        | ![marker](marker) | 2 prestige and 1 marker from the general supply |
        | ![rat](rat) | 3 prestige, and your rat moves 1 space back |
        | ![prestige](prestige) | 4 prestige |

        Each of the 4 types is called by its picture: coin, marker, rat and prestige messages.

        1. If your [carriage](#carriage-house) has moved and stops at a message, you may take it or leave it there. [Its colour](#message-colours) has to be allowed.
        2. If you take it, you gain immediately what it shows. You can't choose between its parts.
        3. Keep it. It counts for the colours that you may take next, and for the [advocate](#person-advocate).

        Each colour has one message of each type. No new messages come: a market whose message was taken stays empty.

        The [park](#park) adds its bonus once to each message. A part that isn't possible is left out: the rat on 0 stays, and from an empty general supply you take no marker.

rules-message-colours = Which message you may take
    .body =
        Collect one message of each colour before a second of any, two of each before a third of any, and so on.

        Exactly: you may take a message if, of every other colour that still has messages on the board, you have at least as many as of its own. Otherwise it has to wait, and shows ![not yet](lock).

        - A message has the colour of the borough where it lies. Your own colour counts like every other.
        - A colour with no message left on the board is not needed any more.
        - Within a set, the order is up to you, and so are the types of the messages.
        - With [2 players](#two-players), there are 4 colours.

        __Example:__ in a game with the colours blue, yellow, red and green, you have 1 blue, 1 yellow and 1 green message. Your next has to be red. When you have it, you can take any colour, a second blue one for instance. After that, you need a second of the three others before a third blue one.

        __Another example:__ if other players take the last red message before you have one, you can continue with a second blue, yellow or green one.

rules-message-coin =
    .body =
        The message with ![coin](coin). There is one in each colour. See [Messages](#messages), [Coins](#coins).

rules-message-marker =
    .body =
        The message with ![marker](marker). There is one in each colour. If the general supply has none of your markers, you gain only the prestige. See [Messages](#messages), [Markers and supplies](#markers).

rules-message-rat =
    .body =
        The message with ![rat](rat). There is one in each colour. If your rat is on 0, you gain only the prestige. See [Messages](#messages), [Harbour](#harbour).

rules-message-prestige =
    .body =
        The message with ![prestige](prestige). There is one in each colour. See [Messages](#messages), [Park](#park).
