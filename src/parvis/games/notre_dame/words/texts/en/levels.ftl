# How the bots of each level play this game, for the pages about them, and what people score. "It" is the bot.

level-people = Experienced players averaged 69 and 71 points in the two games whose scores are known in full.
level-random = The plague costs it nearly half of the prestige it gains.
level-novice = It hires persons, donates to Notre Dame and collects messages. It neglects its rat and hardly ever uses the park.
level-greedy = It looks after its rat better and gains most of its prestige from persons, messages and donations. Its great weakness is the park: a marker there scores nothing immediately, so it hardly ever places one.
level-skilled = It knows the value of the park, which adds about a quarter of its prestige. The plague costs it less than 1 point per game.
level-expert = Its prestige has the same sources as Skilled's, with a little more from the park. Alone against three Skilled bots, it scores about 3 points more than they do.
level-expert-5s = When several moves look about equal, it plays each of them to the end of the game many times before it decides. When one move is clearly best, it is as fast as Expert. Alone against three Skilled bots, it wins almost half of its games.
