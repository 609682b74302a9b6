# What the pages around the table tell of the game.

about-game = Send your people into the quarters of Paris, drive your carriage for messages, give to the cathedral, and keep the rats away.

## The end of a round: headings, and the rows of a table with a column for each family

round-over = End of round { $round }
round-and-period-over = End of round { $round } and of period { $letter }
round-rat = Rat
    .moves = { $from } → { $to }
    .stays = { $to }
    .moves-doctor = { $from } → { $to }, doctor
    .stays-doctor = { $to }, doctor
round-plague = Lost to the plague
    .hidden = up to −{ $count }
round-cathedral = Cathedral
round-prestige = Prestige this round

## The levels of computer players, on the pages about them

level-people = Experienced players averaged 69 and 71 points in the two games for which we know everyone's score.
level-random = The rats take nearly half of what it gains.
level-novice = It hires persons, gives to the cathedral and sends its carriage for messages, but the rats get out of hand, and it makes hardly any use of the park.
level-greedy = It keeps the rats under better control and gets most of its points from persons, messages and gifts to the cathedral. What it can't see is the park: a marker there scores nothing at once, so it hardly ever goes there. That is its great weakness.
level-skilled = It knows what the park is worth: about a quarter of its points are the extra prestige that the park adds to other gains. The plague costs it less than a point a game.
level-expert = Its points come from the same things as Skilled's, with a little more from the park. Alone against three Skilled bots, it scores about three points more than they do.
