# The rules page. `body`: Markdown without HTML; `[words](#anchor)` leads to another section and `![words](name)` shows a
# picture: keep anchors and names as they are. Sections of cards and persons begin with their about-text (about.ftl).

## Chapters

rules-start-here = Start here
rules-phases = A round, step by step
rules-possessions = Prestige, coins, markers, rats
rules-cards = Action cards and sectors
rules-brown-persons = Brown persons
rules-grey-persons = Grey persons
rules-new-persons = New Persons
rules-more = Players, secrets, values

## Start here

rules-aim = Aim of the game
    .body =
        Each player heads a family in medieval Paris and runs one borough around the cathedral of Notre Dame. Over 9 rounds you place markers in your borough, hire persons, send your carriage out for messages and donate to Notre Dame.

        All of this earns **prestige** ![prestige](prestige). After round 9, the player with the most prestige wins.

        Meanwhile the plague threatens the city. In every round your **rat** ![rat](rat) moves forward, and if it passes 9 you lose prestige and a marker. So a part of your actions goes into keeping it back.
rules-pieces = Board and pieces
    .body =
        __The board.__ Notre Dame stands in the middle. Around it lie the boroughs, one for each player. A borough has 7 **sectors**, a **harbour** with the plague track from 0 to 9, and 5 **markets**: one in its centre and 4 at its edge. Streets join the markets, across boroughs too.

        __Each player has__

        - 14 **markers** ![marker](marker) in the family's colour. They are in one of three places: in your own **supply**, from where cards place them; on the board; or in the **general supply**, from where you have to take them first.
        - 1 **trusted friend** ![trusted friend](friend). He counts as a marker. Markers and friend together are your **pieces**.
        - 1 **carriage** ![carriage](carriage), which drives from market to market.
        - 1 **rat** ![rat](rat) on the plague track of the harbour.
        - 9 **action cards**, the same for everyone: one for each of the 7 sectors, one for Notre Dame and one for the trusted friend.

        __For all players__ there are coins ![coin](coin), 12 to 20 **messages** ![message](message) on the markets, 6 **brown persons** and 9 **grey persons**, 3 each of the letters A, B and C. The **start player** has the bell.
rules-set-up = Set-up
    .body =
        1. Chance decides who is the start player.
        2. Each player begins with 3 coins, 4 markers in the supply and 10 in the general supply, no prestige and the rat on 0. The carriage stands on the borough's central market. The trusted friend is not on the board yet: his card brings him in.
        3. On each of the 4 outer markets of every borough lies a message in the borough's colour. Which of the 4 types lies where is chance. Central markets have none.
        4. Each player's 9 action cards are shuffled, and so are the brown persons. The grey persons are sorted by letter: A comes in rounds 1 to 3, B in 4 to 6, C in 7 to 9.

        With two players the board has four boroughs: see [Two players](#two-players).
rules-round = Course of the game
    .body =
        The game has 9 rounds. Each has five steps:

        1. [Persons come out](#laying-out): 3 persons are laid out, with rats on them.
        2. [Draft](#draft): you choose 3 action cards and pass others on.
        3. [Playing cards](#playing): in turn, everyone plays 1 card, and then a second one.
        4. [Hiring](#hiring): in turn, everyone can hire one of the 3 persons for 1 coin.
        5. [Plague](#plague): all rats move forward.

        After that the bell goes to the left-hand neighbour of the start player, and the next round begins. "In turn" always means clockwise from the start player.

        Three rounds are a **period**. At the end of each period, after rounds 3, 6 and 9, Notre Dame [divides its prestige](#sharing-out). Then everyone's 9 action cards and the 6 brown persons are shuffled again: in one period you draw each of your cards exactly once.

## Steps of a round

rules-laying-out = 1. Persons come out
    .body =
        Two brown persons and one grey person are laid out. They are for hire in this round only.

        - All 6 brown persons come out once in each period of three rounds.
        - The grey persons come by letter: A in the first period, B in the second, C in the third. Each comes out once in the game.

        The rats ![rat](rat) on the three cards, 0 to 3 on each, add up to the **plague value** of the round. It counts whether the persons are hired or not: see [Plague](#plague).
rules-draft = 2. Draft
    .body =
        Everyone draws the next 3 of their own action cards. All choose at the same time:

        1. Keep 1 of your 3 cards and pass the other 2 to your left-hand neighbour.
        2. Keep 1 of the 2 cards that you receive and pass the other one to the left.
        3. Keep the card that you then receive.

        So you end with one card of your own, one from your right-hand neighbour and one from the next player on the right. You can hold two or three cards of the same name. A card always works for the player who plays it: it doesn't matter whose it was.

        Look at the cards that you receive only after you have passed yours on. With two players the third card comes [back to you](#two-players).
rules-playing = 3. Playing cards
    .body =
        In turn, everyone plays 1 of their 3 cards. Then, in turn again, everyone plays a second one. The third card is not played, and nobody sees it.

        __A card of a sector__

        1. Place a marker from your supply in that sector of your borough. If your supply is empty, see [Empty supply](#empty-supply).
        2. Take the action of the sector. What counts pieces there counts the new one too.

        You must place the marker and take the action in full if you can. You can only decline to donate to [Notre Dame](#notre-dame). The [trusted friend](#trusted-friend) moves instead of a marker.

        A card that can do nothing is still played.
rules-empty-supply = Empty supply
    .body =
        If you play a card of a sector and have no marker in your supply, you can

        - move one of your markers to that sector from any other sector of your borough or from Notre Dame, and take the action, or
        - leave it: then nothing happens.

        The marker moves first, then the action counts your pieces. The trusted friend can't be moved in this way. You may move markers like this **only** while your supply is empty.

        With the card [Notre Dame](#notre-dame) a marker from one of your sectors moves to Notre Dame, and you must then donate 1, 2 or 3 coins.
rules-hiring = 4. Hiring a person
    .body =
        In turn, everyone can hire one of the 3 persons. Hiring costs 1 coin ![coin](coin), which goes to the general stock. The person acts for you at once.

        - Several players can hire the same person.
        - You can hire a person who can do nothing for you now.
        - You can hire nobody. Without a coin you can't hire.
        - If you hire the fool, the minstrel or the bishop, you must move something if that is possible.

        What each person does: [brown persons](#brown-persons), [grey persons](#grey-persons).
rules-plague = 5. Plague
    .body =
        The **plague value** of a round is the number of rats ![rat](rat) on the three persons, hired or not. The plague comes to the players in turn:

        1. Your rat moves forward by the plague value, less 1 for each of your pieces in the [hospital](#hospital). If you hired the [doctor](#person-doctor), the plague value is 0 for you. If the hospital has more pieces than that, your rat moves back, but never below 0.
        2. If your rat would pass 9, it stops on 9, and you lose
           - 2 prestige (or what you have, if it is less), and
           - 1 marker from your fullest sector. It returns to the general supply.

        A rat that only reaches 9, or stays there, costs nothing. It stays on 9 until you move it back.

        __The fullest sector__ is the one of your 7 sectors with the most pieces. The trusted friend counts, but he is never lost. If several are equal, you choose one that has a marker. If only the friend is there, you lose no marker. Notre Dame is no sector of your borough, so no marker is lost from there.

        The plague comes in round 9 too, before Notre Dame divides its prestige.
rules-sharing-out = Notre Dame divides its prestige
    .body =
        After rounds 3, 6 and 9 the prestige of Notre Dame is divided equally among all markers there:

        | players | 2 | 3 | 4 | 5 |
        |---|---|---|---|---|
        | prestige | 6 | 8 | 10 | 12 |

        1. Divide that prestige by the number of all markers in Notre Dame and round down. Each marker earns its player that much. What is left over is lost.
        2. All markers in Notre Dame return to the general supplies of their players.

        What you earn for all your markers is one gain, so the [park](#park) adds to it once. With more markers than prestige nobody gains anything. If no marker is there, nothing happens.
rules-end = End of the game
    .body =
        The game ends after round 9, when the plague has come and Notre Dame has divided its prestige. The player with the most prestige wins.

        If players are tied, the one with more coins and markers in the supply, added together, wins. If that is equal too, they share the win.

## Prestige, coins, markers, rats

rules-prestige = Prestige
    .body =
        Prestige ![prestige](prestige) decides the game. It comes from the [residence](#residence), from donations to [Notre Dame](#notre-dame) and its [division](#sharing-out), from [messages](#messages) and from persons.

        Whenever you gain prestige, your [park](#park) adds 1 for every 2 pieces there: once for each gain, whatever its size. One action, one person, one message, one donation and your whole share of Notre Dame are one gain each. If you would gain 0, the park adds nothing.

        How much prestige you have in all is hidden from the others until the end. Everybody sees each single gain and loss.
rules-coins = Coins
    .body =
        Coins ![coin](coin) pay for [persons](#hiring) and for donations to [Notre Dame](#notre-dame). They come from the [bank](#bank), from the [hotel](#hotel), from [messages](#messages) and from persons. Everyone's coins are open. There are always enough of them, unless you play with [limited coins](#limited-coins).
rules-limited-coins = Limited coins
    .body =
        There are only 25 coins. If the stock has too few for what you gain, each missing coin comes from the other player who has the most at that moment. If several have the most, it comes from the next of them on your left. If no other player has a coin, you don't get it. Coins that you pay return to the stock at once. You never pay yourself.
rules-markers = Markers
    .body =
        Cards place markers ![marker](marker) from **your supply**. You begin with 4 there. The other 10 wait in the **general supply**, and only actions and persons bring them into your supply: the [cloister school](#cloister-school), the [hotel](#hotel), [messages](#messages), the [monk](#person-monk). You take as many as there are, at most.

        Markers that leave the board return to the general supply. How many a player has in which supply is open.
rules-rat = The rat
    .body =
        Your rat ![rat](rat) stands on the plague track in your harbour, from 0 to 9. It moves forward in the [plague](#plague). Whatever moves it back does so at once and always, but never below 0: the [park](#park), the [hospital](#hospital), the [hotel](#hotel), a [message](#messages), the [hostess](#person-hostess).

## Action cards and sectors: these follow the cards' own texts

rules-cloister-school =
    .body =
        Markers go from the general supply to your supply. If the general supply has fewer, you take what there is.
rules-bank =
    .body =
        The coins come from the general stock, as many as you have pieces in the bank.
rules-residence =
    .body =
        The prestige for all your pieces is one gain, to which the [park](#park) adds once.
rules-carriage-house =
    .body =
        - The carriage drives along streets, from market to market. Crossings without a market don't count. It can use markets of other boroughs, and several carriages can stand on one market.
        - It can stop early, or stay where it is.
        - You can take a message only where the carriage **stops**. If it doesn't move at all, you can't take one. With two or more markets to go, it can drive away and come back to where it was.

        Which message you can take, and what it brings: [Messages](#messages).
rules-hotel =
    .body =
        - **1 coin** ![coin](coin) is always possible.
        - **1 marker** ![marker](marker) comes from the general supply, if there is one.
        - **Your rat 1 space back** ![rat](rat) is possible if it is above 0.

        The trusted friend counts for the 4 pieces. The two choices are made one after the other, and can be the same.
rules-park =
    .body =
        The action only moves the rat. The prestige comes later: with 2 or 3 pieces in the park each of your gains of prestige is 1 higher, with 4 or 5 it is 2 higher, and so on. It counts the pieces that are there when you gain.
rules-hospital =
    .body =
        The action only moves the rat. The pieces protect you in every later [plague](#plague). If you have more pieces there than the plague value, your rat even moves back.
rules-notre-dame =
    .body =
        | donation | prestige |
        |---|---|
        | 1 coin | 1 |
        | 2 coins | 3 |
        | 3 coins | 6 |

        - The donation is one gain, to which the [park](#park) adds once.
        - Your marker stays in Notre Dame until it [divides its prestige](#sharing-out). You can have several markers there.
        - Without a coin, or without any marker, nothing happens.
        - If your supply is empty, a marker from one of your sectors can move to Notre Dame, and you donate at least 1 coin: see [Empty supply](#empty-supply).
rules-trusted-friend =
    .body =
        When you play this card for the first time, he comes from outside the board into any sector. Later he must go to a sector other than his own. He needs no marker from your supply.

        In every sector he counts as a marker, for actions, persons and the plague. He never goes to Notre Dame, and he is never lost.
rules-messages = Messages
    .body =
        Where your carriage stops after driving, you can take the message. You gain at once what it shows:

        | message | you gain |
        |---|---|
        | ![coin](coin) | 1 prestige and 1 coin |
        | ![marker](marker) | 2 prestige and 1 marker from the general supply |
        | ![rat](rat) | 3 prestige, and your rat moves 1 space back |
        | ![prestige](prestige) | 4 prestige |

        Each borough has one message of each type, in its own colour.

        __Which colours you can take.__ Collect one of each colour before a second of any, two of each before a third, and so on. So you can't take a message while there is another colour of which you have collected fewer and of which a message is still on the board. A colour that is gone from the board doesn't count any more. Messages of your own borough count like the others. The sign ![lock](lock) marks a message that you can't take yet.

        You don't have to take a message.
## Persons: these follow the persons' own texts

rules-person-hostess =
    .body =
        You choose once, however many pieces are in your [hotel](#hotel).
rules-person-doctor =
    .body =
        The doctor works in the [plague](#plague) of this round. The rats on his own card count for the other players.
rules-person-minstrel =
    .body =
        1, 2 or 3 pieces leave one sector and all go to the same other sector. Notre Dame is neither.
rules-person-fool =
    .body =
        The piece that moves takes the place of a placed marker, so nothing comes from your supply. Your pieces in the sector are counted after the move. No piece can move to Notre Dame. The friend can be moved only if he is on the board.
rules-person-city-guard =
    .body =
        Markers in all sectors and in Notre Dame count, and so does the trusted friend.
rules-person-night-watchman =
    .body =
        There are 7 sectors. A sector with only the trusted friend is not empty.
rules-person-bishop =
    .body =
        If the general supply has none of your markers, or no sector is empty, nothing happens. The trusted friend makes a sector not empty. In the [cloister school](#cloister-school) the marker has already left the general supply when you take markers.
rules-person-guild-master =
    .body =
        The trusted friend counts as a piece. Notre Dame is no sector of your borough.
rules-person-beggar-king =
    .body =
        That is 9 less the space of your rat: 9 prestige on space 0, none on space 9.
rules-person-advocate =
    .body =
        2 or 3 messages bring 3 prestige, 4 or 5 bring 6, and so on. Colours and types don't matter.
rules-person-lady-of-the-court =
    .body =
        The fullest of your 7 sectors counts, trusted friend included.
rules-person-mayor =
    .body =
        The trusted friend counts as a piece. Notre Dame is no sector of your borough.
rules-person-carpenter =
    .body =
        A sector with only the trusted friend counts too, so it can be 7 prestige at most.
rules-new-persons-set-up = Set-up with New Persons
    .body =
        Each letter then has 6 grey persons. Before the game, 3 of each letter, chosen by chance, return to the box face up, and 3 remain. So everyone knows which grey persons will come, but not in which order. The brown persons stay the same.
rules-person-nurse =
    .body =
        If the general supply has none of your markers, only the rat moves.
rules-person-steward =
    .body =
        The gain is one gain, so the [park](#park) adds to it once. With 0 prestige you gain nothing.
rules-person-scholar =
    .body =
        You play it by the [usual rules](#playing). Everybody sees then which card it is.
rules-person-coachman =
    .body =
        You choose one of the four types, not a colour. The prestige of all these messages together is one gain. Without a message nothing happens.
rules-person-gypsies =
    .body =
        They can come from your sectors and from Notre Dame. The trusted friend stays. The prestige for all of them is one gain, made when the last one has left. You can return none.
rules-person-spy =
    .body =
        Only you see those persons and the order in which they come.
rules-person-counsellor =
    .body =
        Each of the two costs 1 coin, unless you play with free counsellors. You can hire the same person twice, and you can decline. The first hire is done completely before the second, so a coin that it brings can pay for the second.
rules-person-guard =
    .body =
        Your own supply doesn't count.
rules-person-innkeeper =
    .body =
        The trusted friend counts if he is in the hotel.

## Players, secrets, values

rules-two-players = Two players
    .body =
        - The board has four boroughs. The two players have boroughs that lie opposite each other. The other two belong to nobody, but have messages, and carriages can use their markets.
        - So there are messages of four colours, and you need all four for a set.
        - In the draft you keep 1 of your 3 cards and pass 2. Of the 2 that you receive you keep 1 and pass the other one back. So you have two of your own cards and one of the other player's.
        - Notre Dame has 6 prestige to divide.

        Everything else is the same. With 3, 4 and 5 players the board has as many boroughs as players.
rules-hidden = Open and hidden
    .body =
        __Open:__ all pieces on the board, supplies, coins, rats, collected messages, the persons laid out, the cards that were played and whose cards they were.

        __Hidden until the end:__ how much prestige each player has in all; gains and losses are seen when they happen.

        __Never shown:__ the cards in the others' hands, the third card that nobody plays, the order of the cards and persons to come.

        Chance can be checked after the game: every table tells how its cards were dealt.
rules-values = Values that no document states
    .body =
        The rule documents that these rules follow don't show the cards and the board. Some values are therefore reconstructed from what players report and from the examples:

        - the rats on each person. In sum they are 12, 13 and 12 in the three periods, which is reported;
        - the streets between the markets. They agree with both printed examples of the carriage house;
        - the prestige of Notre Dame with 3 players, which follows from that with 2, 4 and 5.

        Everything else is as the documents say.
