# The manual: persons. Each section of one begins with what that person does (about.ftl).

rules-persons = Persons

# Stands after what a person does
about-person-rats = Rats on the card: { $rats }.

rules-laying-out = Persons of the round
    .picture = Two brown persons and a grey one. Their rats add up to the plague value of the round.
    .body =
        Each round begins with 3 new persons, face up for everyone: the top 2 of the brown stack and the top grey one.

        - The 6 **brown persons** come in every period, each in one of its 3 rounds. At the end of a period they are shuffled again.
        - The 9 **grey persons** come only once in the game, one in each round: 3 in period A, 3 others in period B and the last 3 in period C.
        - Everyone knows which persons are still to come in a period, but not their order.

        Each card shows 0 to 3 rats. The rats on the 3 cards add up to the [plague value](#plague) of the round, whether the persons are hired or not.

        At the end of the round, the 3 cards are put away.

rules-hiring = Hiring a person
    .body =
        After everyone has played 2 cards, each player in turn may hire 1 of the 3 persons.

        1. Pay 1 coin.
        2. The person does what the card says, for you and immediately, once.

        - Several players, or even all of them, can hire the same person.
        - You may choose not to hire anyone. Without a coin, you can't hire.
        - You can hire a person who has no effect for you. The coin is spent all the same.
        - If you hire a person, you must do what the card says as far as possible.
        - The [park](#park) adds its bonus once to the prestige that a person gives you.
        - Your trusted friend counts as a marker. Persons who count sectors count the 7 sectors of your borough, not Notre Dame and not the harbour.

rules-brown-persons = Brown persons

rules-person-money-lender =
    .body =
        You have paid 1 coin for the hire, so you end with 1 coin more. The [park](#park) adds its bonus to the prestige.

rules-person-monk =
    .body =
        The markers go into your supply. If the general supply has only 1 of yours, you take 1. The prestige comes in any case.

rules-person-hostess =
    .body =
        First you gain the prestige, then you choose, once, however many pieces you have in the hotel. A marker comes from the general supply, if that has one of yours, and goes into your supply. The rat can be chosen if it is above 0.

rules-person-doctor =
    .body =
        The doctor protects only you, and only in the [plague](#plague) phase of this round. Your rat doesn't move forward. Your pieces in the hospital move it back, 1 space each, but not below 0. The rats on the doctor's own card count for the other players.

        __Example:__ the plague value is 5, your rat is on 7, and you have 2 pieces in the hospital. With the doctor, your rat moves back to 5. Without, it would move beyond 9 (7 + 5 − 2 = 10).

rules-person-minstrel =
    .body =
        - The 1, 2 or 3 pieces leave one sector together and all go to one other sector. Your trusted friend can be one of them.
        - Notre Dame and the harbour are not among the sectors.
        - If you have a piece in your borough, you must move at least 1. Otherwise the minstrel has no effect.
        - From now on the pieces count where they are: in the hospital already for this round's plague.

rules-person-fool =
    .body =
        - The piece that moves does the work of a placed marker. Nothing comes from a supply.
        - The action counts your pieces as they are after the move.
        - Your trusted friend can be moved only if he is on the board already. No piece moves to Notre Dame or the harbour.
        - If you have a piece on the board, you must move one. Otherwise the fool has no effect.

        __Example:__ you have 2 markers in the carriage house. The fool moves a marker there from your bank, and your carriage moves up to 3 markets.

rules-grey-persons = Grey persons

rules-person-city-guard =
    .body =
        A grey person of period A. The city guard counts your pieces in all 7 sectors, your trusted friend included, and your markers in Notre Dame.

rules-person-night-watchman =
    .body =
        A grey person of period A. A sector is empty if it has none of your markers and your trusted friend isn't there. Notre Dame and the harbour don't count, so you gain 7 prestige at most.

rules-person-bishop =
    .body =
        A grey person of period A.

        - A sector is empty if it has none of your markers and your trusted friend isn't there. Notre Dame and the harbour are not among the sectors.
        - Your own supply stays as it is.
        - The action counts 1 piece, the new marker. In the cloister school, you then take 1 marker, if the general supply still has one.
        - If the general supply has none of your markers, or if no sector is empty, the bishop has no effect. Otherwise you must place the marker.

rules-person-guild-master =
    .body =
        A grey person of period B. A sector counts once, however many pieces are there. The most is 14 prestige, for 7 sectors.

rules-person-beggar-king =
    .body =
        A grey person of period B. The last space of the plague track is 9, so you gain 9 less the space of your rat.

        __Example:__ your rat is on 4. Spaces 5, 6, 7, 8 and 9 lie beyond it, so you gain 5 prestige. With the rat on 9, you gain nothing.

rules-person-advocate =
    .body =
        A grey person of period B. Colours and types of your [messages](#messages) don't matter. A single one left over doesn't count.

        __Example:__ with 5 messages you gain 6 prestige.

rules-person-lady-of-the-court =
    .body =
        A grey person of period C. Your fullest sector is the one where you have the most pieces, your trusted friend included. Notre Dame doesn't count. If several sectors are equally full, only one of them counts.

rules-person-mayor =
    .body =
        A grey person of period C. A sector counts once, however many pieces are there, with your trusted friend among them.

rules-person-carpenter =
    .body =
        A grey person of period C. The trusted friend alone is enough. The most is 7 prestige.
