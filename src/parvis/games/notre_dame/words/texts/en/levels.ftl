# How the levels of computer players play this game, for the pages about them, and what people score.

level-people = Experienced players averaged 69 and 71 points in the two games for which we know everyone's score.
level-random = The rats take nearly half of what it gains.
level-novice = It hires persons, gives to the cathedral and sends its carriage for messages, but the rats get out of hand, and it makes hardly any use of the park.
level-greedy = It keeps the rats under better control and gets most of its points from persons, messages and gifts to the cathedral. What it can't see is the park: a marker there scores nothing at once, so it hardly ever goes there. That is its great weakness.
level-skilled = It knows what the park is worth: about a quarter of its points are the extra prestige that the park adds to other gains. The plague costs it less than a point a game.
level-expert = Its points come from the same things as Skilled's, with a little more from the park. Alone against three Skilled bots, it scores about three points more than they do.
level-expert-5s = Where several moves look about equally good, it plays each of them to the end of the game, many times, before it decides. Where one is clearly the best, it moves as soon as Expert does. Alone against three Skilled bots, it wins almost half of the games.
