# How the levels of bots play this game, for the pages about them, and what people score.

level-people = Human winners reportedly score 40 to 60 points. Most card values here are reconstructed, so compare scores with care.
level-random = It loses more points for cathedral levels without its cubes than all its tradesmen earn.
level-novice = About half of its points come from tradesmen and events. It loses a third of that again to events it can't pay for and to cathedral levels without its cubes.
level-greedy = It counters events and puts tradesmen to work whenever that pays immediately. It still neglects some levels of the cathedral, and loses points to events it can't pay for.
level-skilled = It earns 50% more from events than bots of level Greedy, makes better use of its cards and characters, and loses less than half as many points for what it has missed.
level-expert = It considers what its opponents need, not just its own needs. Four bots of level Expert get in each other's way and score less than four of level Skilled. Alone against three bots of level Skilled, it wins more than twice as often as each of them.
