# What the signs of the board mean, in the help.

sign-markers = A family's markers in one place, and how many there are. A sector acts once for each piece in it.
sign-friend = The trusted friend. He counts as a marker, and only his own card or a person moves him.
sign-rat = A family's rat in its harbour, and its space on the plague track, from 0 to 9.
sign-carriage = A carriage; its colour and shape say whose it is. It stops at any market, in other boroughs too.
sign-market = A market without a message.
sign-message = A message, in the colour and shape of its borough. Its picture says what it brings: 1 prestige with a coin, 2 with a marker, 3 with the rat one space back, 4 alone.
sign-cathedral = The cathedral, and the prestige that it shares out among the markers there after every third round.
sign-lit = What is lit can be picked, and the number is its key. What is only looked at turns pale.
sign-lock = You can't take this message yet: messages of other colours come first.
sign-worth = What a stop of the carriage brings at once.
sign-coins = Coins. A person costs one.
sign-supplies = Markers in the supply, which cards place, and after the plus those in the general supply, which have to be fetched first.
sign-forecast = Where the rat is, and where this round's plague brings it as things stand.
sign-beyond = The rat will go beyond 9. That costs 2 prestige and a marker.
sign-prestige = Prestige. That of the others is hidden until the end.
sign-collected = Messages collected, in a place for each colour. A pale shape is a colour that is still missing.
sign-rats = Rats that a person brings into this round's plague, hired or not.
sign-family = A family. On a person, the family has hired them.
sign-bell = The start player.
