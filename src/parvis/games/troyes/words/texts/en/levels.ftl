# How the levels of computer players play this game, for the pages about them, and what people score.

level-people = Human winners are said to score 40 to 60 points. Most of the card values here are our own reconstruction, so compare scores with care.
level-random = It loses more points for levels of the cathedral where it has no cube than all its tradesmen earn.
level-novice = About half of what it gains comes from tradesmen and events. It loses a third again to events that it can't pay for and to levels of the cathedral where it has no cube.
level-greedy = It counters events and puts tradesmen to work whenever that pays at once. It still neglects some levels of the cathedral, and loses points to events that it can't pay for.
level-skilled = It earns half as much again as Greedy from events, makes more of its cards and characters, and loses less than half as many points for what it has missed.
level-expert = It considers what the others need, not just what it needs itself. Four Experts get in each other's way and score less than four Skilled bots. Alone against three Skilled bots, an Expert wins more than twice as often as each of them.
