# The manual: places for markers, and their cards. Each section begins with what its card does (about.ftl).

rules-sectors = Sectors and their cards

# Stands after what a card does that places a marker in a sector
about-card-empty-supply = With an [empty supply](#empty-supply), you may move a marker here from another place instead.

rules-cloister-school =
    .body =
        The markers go into your supply. If the general supply has fewer, you take all that are left.

        __Example:__ you have 2 markers in the cloister school and place a third. You take 3 markers, so your supply grows by 2.

        See also: [Markers and supplies](#markers).

rules-bank =
    .body =
        __Example:__ your trusted friend and 1 marker are in the bank, and you place a second marker. You gain 3 coins.

        See also: [Coins](#coins).

rules-residence =
    .body =
        The prestige for all your pieces is one gain, so the [park](#park) adds its bonus once.

        __Example:__ you place your third marker in the residence and have 2 pieces in the park. You gain 3 prestige, and 1 from the park.

rules-carriage-house =
    .body =
        1. Place a marker from your supply in the carriage house.
        2. Move your carriage from market to market along the [streets](#markets), **up to 1 market for each of your pieces** in the carriage house. You may stop early, or not move at all.
        3. If your carriage has moved and stops at a message, you may take it, if [its colour is allowed](#message-colours). You gain [what it shows](#messages).

        - Only the market where your carriage stops counts. You take no message on the way, and at most 1 with each move.
        - Markets of all boroughs are open to you. Any number of carriages can stop at the same market, and they can pass each other.
        - With 2 or more pieces, your carriage can leave its market and come back to it. It has moved then, so you may take a message there.

        __Example:__ you have 1 marker and your trusted friend in the carriage house and place a marker. Your carriage moves up to 3 markets.

rules-hotel =
    .body =
        - Gain 1 ![coin](coin).
        - Take 1 ![marker](marker) from the general supply into your supply: possible if the general supply has one of yours.
        - Move your ![rat](rat) 1 space back: possible if it is above 0.

        Your trusted friend counts towards the 4 pieces. If you choose twice, it can be the same again or something else. The second choice follows when the first has been carried out. More than 4 pieces give no third choice.

rules-park =
    .body =
        However many pieces are in the park, its action moves your rat only 1 space back. On 0, the rat stays. The bonus comes later, every time you gain prestige:

        | your pieces in the park | bonus for each gain |
        |---|---|
        | 0 or 1 | none |
        | 2 or 3 | 1 prestige |
        | 4 or 5 | 2 prestige |
        | 6 or 7 | 3 prestige |

        (and so on: 1 for every 2 pieces)

        - One gain of prestige is all that one action, message, donation or person gives you, or your share of Notre Dame for all your markers there. The bonus is added once to each of them, whatever its size.
        - There is no bonus for a gain of 0 prestige. Placing a marker in the park is no gain. The park has no effect on losses.
        - Pieces count as they stand at the moment of the gain. If a marker has just left the park, it doesn't count.

        __Example:__ you have 5 pieces in the park and donate 2 coins to Notre Dame. You gain 3 prestige for the donation, and 2 from the park.

rules-hospital =
    .body =
        However many pieces are in the hospital, its action moves your rat only 1 space back. On 0, the rat stays.

        The protection comes in the [plague](#plague) phase of every round. If you have more pieces in the hospital than the plague value, your rat even moves back, by the difference.

        __Example:__ the plague value is 3, and you have 1 marker and your trusted friend in the hospital. Your rat moves forward by 1.

rules-harbour =
    .body =
        The plague track has spaces 0 to 9, and your rat begins on 0. No piece can be placed in the harbour, and no card is for it. It is not a sector, so persons who count sectors don't count it.

        - The [plague](#plague) moves your rat in every round, mostly forward. With more pieces in the hospital than the plague value, it moves your rat back.
        - It moves 1 space back with each action of the [park](#park) or the [hospital](#hospital), with a [rat message](#message-rat), and with the [hotel](#hotel) or the [hostess](#person-hostess) if you choose this.
        - Of the New Persons, the [nurse](#person-nurse) moves it back too, and the [coachman](#person-coachman) repeats rat messages.
        - It never moves below 0. If it has to move back and is on 0, it stays.
        - It never moves beyond 9. If the plague would bring it there, it stops on 9, and [you lose prestige and a marker](#plague-loss).

rules-notre-dame =
    .body =
        This card gives you prestige twice: now for a donation, and later for the marker.

        1. Choose how many coins to donate, 0 to 3.
        2. If you donate any, place 1 marker from your supply in Notre Dame, pay the coins and gain prestige:

        | coins | prestige | markers placed |
        |---|---|---|
        | 0 | 0 | 0 |
        | 1 | 1 | 1 |
        | 2 | 3 | 1 |
        | 3 | 6 | 1 |

        The donation is one gain, so the [park](#park) adds its bonus once. After rounds 3, 6 and 9, the markers in Notre Dame [share its prestige](#sharing-out) and return to the general supplies.

        - Without a coin, the card has no effect.
        - You place 1 marker with each card, never more. You can have several there from several cards.
        - With an [empty supply](#empty-supply), you may move a marker from one of your sectors to Notre Dame. Then you must donate 1 coin at least. A marker that is in Notre Dame already can't be used again.
        - No other card brings a piece to Notre Dame, and no person does, unless the [scholar](#person-scholar) lets you play this card.

rules-trusted-friend =
    .body =
        He starts beside the board. The first time, he can go to any of the 7 sectors. Later, he must go to another sector than the one where he is.

        - He counts like a marker wherever pieces are counted: for the action that you take now and for all later ones, in the park and the hospital, and for persons who count your pieces.
        - He never goes to the harbour, to Notre Dame or to another borough.
        - He needs no marker, so an empty supply doesn't matter. But he can't stand in for a missing marker either: with an [empty supply](#empty-supply), only markers move.
        - Besides his card, only the [fool](#person-fool) and the [minstrel](#person-minstrel) move him.
        - Once on the board, he stays there: the [plague](#plague-loss) can't remove him, and the [travellers](#person-gypsies) don't return him.

        __Example:__ you move your trusted friend to the bank, where you have 2 markers. You gain 3 coins.
