# The manual: options, New Persons among them, and how these rules came about.

rules-new-persons = New Persons

rules-new-persons-set-up = Set-up with New Persons
    .body =
        The New Persons are 9 more grey persons, 3 for each letter.

        At the start of the game, 3 of the 6 grey persons of each letter are drawn at random and go into the box. Everyone sees them. The other 3 of each letter form the stack as usual, so there are still 9 grey persons in the game. The brown persons and all other rules stay the same.

rules-person-nurse =
    .body =
        A grey person of period A. The marker comes from the general supply, and your own supply stays as it is. It already counts in this round's plague. If the general supply has none of your markers, your rat moves back all the same. On 0, it stays.

rules-person-steward =
    .body =
        A grey person of period A. The steward doubles your prestige: you gain your present total once. The [park](#park) adds its bonus once. With 0 prestige, you gain nothing.

        __Example:__ you have 12 prestige and 2 pieces in the park. You gain 12 prestige and 1 from the park, and have 25.

rules-person-scholar =
    .body =
        A grey person of period A. You play the third card of your hand, which is not played otherwise. All rules of [playing a card](#playing) hold: you place a marker for it, or move one with an [empty supply](#empty-supply). Everyone sees which card it is.

rules-person-coachman =
    .body =
        A grey person of period B. Choose one of the 4 types of [messages](#messages), coin, marker, rat or prestige, whatever the colours. You gain what each of your messages of that type shows once more. Their prestige is added up to one gain, so the [park](#park) adds its bonus once. Without messages, the coachman has no effect.

        __Example:__ you have collected 2 rat messages. You gain 6 prestige, and your rat moves 2 spaces back.

rules-person-gypsies =
    .body =
        A grey person of period B. The markers can come from your sectors and from Notre Dame, but your trusted friend stays. You can return none. You gain the prestige for all of them together, when the last marker has been returned. So the [park](#park) adds its bonus once, with the pieces that it has then.

rules-person-spy =
    .body =
        A grey person of period B. You see the grey persons of all rounds to come, in their order. Only you see them. Another spy sees the same order. The [park](#park) adds its bonus to the prestige.

rules-person-counsellor =
    .body =
        A grey person of period C. You can hire 2 more times this round, from the 2 brown persons, one after the other.

        - Each of these hires costs 1 coin, unless you play with the [free counsellor](#free-counsellor).
        - You can hire the same person twice, but not the counsellor again.
        - You can decline either hire.
        - The first person's effect is carried out before you choose the second, so a coin from the first can pay for the second.

rules-person-guard =
    .body =
        A grey person of period C. Only markers in the general supply count, not those in your own supply. A single one left over doesn't count.

        __Example:__ the general supply has 5 of your markers. You gain 6 prestige.

rules-person-innkeeper =
    .body =
        A grey person of period C. Markers and trusted friend count alike.

rules-options = Options

rules-limited-coins =
    .body =
        With this option there are only 25 coins. If you gain a coin and the supply of coins is empty, you get it from another player: the one who has the most coins at that moment. If several have the most, it is the next of them on your left.

        - Missing coins are given one by one, and for each one it is checked again who has the most.
        - You never pay yourself, even if you have more than anyone else.
        - If no other player has a coin, you don't get it.
        - Coins that are paid return to the supply immediately.

rules-free-counsellor =
    .body =
        With this option, the 2 extra hires of the [counsellor](#person-counsellor) cost nothing. The counsellor still costs 1 coin. It matters only with [New Persons](#new-persons-set-up).

rules-about = About these rules

rules-rulings = Rulings
    .body =
        The printed rules leave some questions open, and their editions differ in some points. These pages say what holds here. The most important decisions are:

        - Placing a marker is mandatory while your supply has one.
        - A carriage may return to its own market and take the message there.
        - Notre Dame is not among the sectors that persons count (the city guard adds it), and no marker there is lost to the plague.
        - Your share of Notre Dame is one gain, so the park adds its bonus once.
        - If your fullest sectors have only the trusted friend, you lose no marker.
        - In a tie, coins and markers are added together.
        - The supply of coins is unlimited. In a later edition, missing coins come from the richest player, which is the option [Limited coins](#limited-coins).
        - The counsellor's extra hires cost 1 coin each. The rules of the New Persons don't say so clearly, which is why there is the option [Free counsellor](#free-counsellor).

        All such decisions together are called a ruling. These pages describe ruling 1. If a ruling is ever changed, games under way continue with the one that they began with.

rules-values = Values not from documents
    .body =
        No known document states the following. These values were chosen to agree with everything that is known.

        - **Streets:** the plan of the [streets](#markets) allows both carriage moves that the printed rules give as examples.
        - **Notre Dame with 3 players:** 8 prestige is what remains of the four values 6, 8, 10 and 12.
        - **Rats on the persons:** the range of 0 to 3 is known, and so are the totals 12, 13 and 12 of the brown and grey persons in periods A, B and C. The 2 rats of the doctor follow from a report. For the New Persons nothing is known. Theirs are chosen so that the average of each letter stays the same.

        | persons | rats under ruling 1 |
        |---|---|
        | Brown | money lender 1, monk 1, hostess 3, doctor 2, minstrel 0, fool 2 |
        | A | city guard 1, night watchman 2, bishop 0 |
        | B | guild master 1, beggar king 3, advocate 0 |
        | C | lady of the court 1, mayor 0, carpenter 2 |
        | New A | nurse 2, steward 0, scholar 1 |
        | New B | coachman 1, travellers 3, spy 0 |
        | New C | counsellor 0, guard 1, innkeeper 2 |

rules-fair-dealing = Fair dealing
    .body =
        Chance decides the start player, where messages lie, the order of cards and persons, and which New Persons take part. Nothing else is chance. All of it follows from a secret number of the site and, in online games, from numbers that the players' browsers add before the game begins. No one, the site included, can choose how the cards fall. After the game, "Verify the dealing" on its page checks every card in your own browser.
