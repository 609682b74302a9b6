# What the symbols of the board mean, in the help: a list of symbols with these texts beside them.

sign-markers = A player's markers in one place, with their number. Most actions count your pieces in the sector: markers and trusted friend.
sign-friend = The trusted friend. He counts as a marker. Only his own card or a person can move him.
sign-rat = A player's rat in the harbour, with its space on the plague track (0–9).
sign-carriage = A carriage in the colour and shape of its player. It can stop at any market, in other boroughs too.
sign-market = A market without a message.
sign-message = A message in the colour and shape of its borough. The picture shows its reward: 1 prestige and 1 coin, 2 prestige and 1 marker, 3 prestige and rat 1 space back, or 4 prestige.
sign-cathedral = Notre Dame, and the prestige divided among its markers after every third round.
sign-lit = You can choose what is lit. The number is its key. A place you only look at turns pale.
sign-lock = You can't take this message yet. First collect messages of other colours.
sign-worth = What you gain if your carriage stops here.
sign-later = About how many points a decision is worth later, by a rule of thumb.
sign-coins = Coins. Hiring a person costs 1 coin.
sign-supplies = Markers in the player's supply + markers in the general supply. Cards place markers from the player's supply.
sign-forecast = The rat's space now → after this round, if nothing changes.
sign-beyond = The rat will move beyond 9 this round. The player loses 2 prestige and a marker.
sign-prestige = Prestige. Other players' prestige is hidden until the end.
sign-collected = Collected messages, one place per colour. A pale shape is a colour not collected yet.
sign-rats = Rats that a person adds to this round's plague value, hired or not.
sign-family = A player. On a person: this player has hired the person.
sign-source = Where the printed values of a person come from: ● a source states all of them, ◐ some are inferred, ≈ some are our estimates. The rules of the person say more.
sign-bell = The start player.
