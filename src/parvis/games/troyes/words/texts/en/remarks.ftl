## What pages say of where printed values come from, after the kind of source: by piece, and the ruling in which this form
## of it begins.
## `Balanced:` a value made a card useless or too strong in games between bots, and was adjusted: what it was before.

remark-activity-diplomat-1 = Balanced: divisor 2 before; bots used it more than any other card, and those who did won.
remark-activity-diplomat-3 = Balanced: divisor 3 before; two players out of three used it, no other red card was used by half of them, and those who did had 2 points more than the rest, 4 with all modules.
remark-activity-recruitment-1 = Balanced: 2 deniers and divisor 3 before; one player in eight used it, as influence was cheaper.
remark-activity-captain-1 = Balanced: cost and divisor both 6 before; it was used in half of the games and brought 1.3 points.
remark-activity-tithing-1 = Balanced: cost 3, divisor 3, points 1 and 1 before; it was used in one game in five.
remark-activity-apprenticeship-1 = Balanced: cost 5 and divisor 4 before; it was used in one game in five.
remark-activity-glassblower-3 = Balanced: divisor 6 before; a source names it as the example of a card that is hard to activate, and it brought 2 points each time.
remark-activity-procession-1 = Balanced: cost and divisor both 5 before; it brought 2.8 points each time, other cards of its round 1 or 2. Looked at for ruling 3: it brings most points of its round, but with divisor 7 one player in five used it.
remark-activity-merchant-1 = Looked at for ruling 3: 1 denier a pip is less than the Miller's 1.2 and the Artisan's 1.5, and who used it had 1 point more than the rest.
remark-event-war-3 = Ruling 3: a report of a game tells that the second most cubes got 1 point, and influence for several of them, and that the first had more: five banners at least. They were covered in the first round, so the divisor can't be high. Balanced: with divisor 4 and 4 points for the most cubes it was countered in one game in six.
remark-event-invasion-1 = Balanced: divisor 5 before; it was countered in two games out of five, the others in at least two out of three.
remark-event-mutiny-1 = Balanced: divisor 6 before; it was countered in two games out of five.
remark-event-heresy-1 = Balanced: 2 influence before; hardly anybody had that much, and it cost each player nearly a point a round.
remark-event-interruption-of-work-3 = Ruling 3: in a report of a game two cubes were placed, and an opponent placed the rest: three banners at least.
remark-event-excommunication-1 = Balanced: divisor 5 before; it costs each player more than a point in every round in which it is there. Looked at for ruling 3: in round 1 nobody has a cube yet, so it takes points alone, of which nobody has any either. Like Interruption of Work, of which a source tells as much, it keeps its effect.
remark-character-hugues-de-payns-1 = Balanced: 4, 8 and 12 before; it gave a point on average.
remark-character-thibaut-ii-1 = Balanced: 6, 12 and 18 before; with four players nearly everybody got all six points.
remark-activity-fort-1 = It has no divisor: each die of the group places a cube.
remark-activity-princess-1 = Its first space has 3 points: somebody scored 9 with it.
remark-activity-banker-1 = One source says more than 30 deniers, another 30 at least. The divisor is 6 at most: in one game, one action brought three activations. Balanced: cost and divisor both 6 before; it was used in one game in ten.
remark-character-marie-of-champagne-1 = The publisher's Russian rules name the cathedral here; a review and the two other ladies show that it is the building.
remark-event-chief-outlaw-1 = Balanced: 5 points before; it was countered in one game in five, as all of its 16 pips have to come at once.
remark-event-possession-1 = Balanced: divisor 4 before; it was countered in two games out of seven.
remark-activity-chief-templar-1 = Balanced: divisor 3, points 2 and 1 before; it was used in one game in eight.
remark-buildings-1 = A summary of the rules has each space of the Palace by itself. Another report tells that the Bishopric has three rows, and that it takes time until somebody in the first row is expelled; others say that each building works a little differently. None tells which spaces make a line, so there are none here.
