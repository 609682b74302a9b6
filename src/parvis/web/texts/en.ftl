### The site's own sentences.
###
### Names of people and bots are never declined. Where a language needs another case, put the name after a colon.
### A message with a number can have more plural forms than here; "Plural" marks those that have one in English.
### Numbers with "useGrouping: 0" are names of tables and steps.

# Title of a notification: the site's name, never translated.
site-title = Parvis
skip-to-table = Skip to the decisions
# Link, noun.
back-home = All tables
listed = { $most } and { $last }
# Name of a level of bots, noun, in the nominative wherever it stands.
bot-expert-5s = Patient Expert
    .help = Like Expert, but thinks about each move for up to 5 seconds.
    .like = It is meant for games played turn by turn, and for players who also like to take their time.
    .short = thinks for longer
# Name of a level of bots, noun, in the nominative wherever it stands.
bot-expert = Expert
    .help = Looks ahead for up to 1 second before each move. At a table with 3 bots of level Skilled, it wins about twice as often as each of them.
    .like = It plays through what you and the others might do next and picks the move that holds up best. It sees your threats and often gets there first. To find out how good you are, play this one.
    .short = thinks ahead
# Name of a level of bots, noun, in the nominative wherever it stands.
bot-skilled = Skilled
    .help = Learned from thousands of games against itself and decides instantly. Makes the most of each move, but looks no further.
    .like = It wastes very little. It has a good sense of what will count at the end of the game, so it starts building early. It doesn't ask itself what you are planning.
    .short = knows the game
# Name of a level of bots, noun, in the nominative wherever it stands.
bot-greedy = Greedy
    .help = Takes whatever looks best now. It wastes a point or more 6 to 10 times a game.
    .like = Each of its moves makes sense, but together they are no plan. It leaves to you whatever pays off later. It is a good opponent while you are learning to plan ahead.
    .short = takes what it can
# Name of a level of bots, noun, in the nominative wherever it stands.
bot-novice = Novice
    .help = A gentle opponent that looks only one move ahead and often misjudges it. Every fourth or fifth decision costs it a point or more.
    .like = It wants the right moves and gets them slightly wrong, much as people do in their first games. It plays sensibly enough to be interesting and rarely punishes your mistakes. That makes it a good opponent for your first games.
    .short = makes mistakes
# Name of a level of bots, noun, in the nominative wherever it stands.
bot-random = Random
    .help = Makes any legal move and hardly scores. It is good for trying out the rules.
    .like = It has no plan. If it gets in your way, that is pure chance, and it never means to punish a mistake.
    .short = has no plan
bot-with-setting = { $bot } ({ $setting })
offline = Can't reach the site. This page continues as soon as the connection is back.
compiling = Preparing the bots
    .length = This usually takes 1 to 3 minutes, the first time only. Hints come after that.

## The page about the site

# Heading, noun.
about-heading = About Parvis
about-lead = Parvis { $version } is a site for playing, learning and understanding two board games about cathedrals. It is free software under the MIT licence.
# Heading, noun.
about-games-heading = The games
about-games = Notre Dame was designed by Stefan Feld, Troyes and The Ladies of Troyes by Sébastien Dujardin, Xavier Georges and Alain Orban. Parvis has no ties to them or to their publishers. Its rules follow the rule books. Its words and pictures are its own, except for the work named below.
about-others-heading = Work by others
about-signs = The symbols of persons, cards, events, characters and tiles are from game-icons.net, by Caro Asercion, Delapouite, HeavenlyDog, Lorc, Quoting, Sbed and Skoll, under the licence CC BY 3.0. Their colours were removed.
about-letters = The typeface is EB Garamond, by Georg Duffner and Octavio Pardo, under the SIL Open Font License 1.1.
about-scripts = Pages are updated by htmx, under the Zero-Clause BSD licence.
about-link-signs = All symbols of game-icons.net
about-link-licence = The licence CC BY 3.0

## Rules

rules-heading = Rules
rules-of = Rules of { $game }
rules-games = Games
rules-at-table = As played at your table. What you play without is folded away.
# Where a table began under other rules or values than today's.
rules-older = Your table began under an earlier version of the rules (ruling { $ruling }) and keeps it. This page describes ruling { $newest }, with a few different rules and values.
rules-search = Search the rules
rules-found-none = Nothing in the rules has all these words.
rules-contents = Contents
rules-off = Not at your table: { $what }
rules-none = There are no rules here of a game called { $name }.
rules-here = Rule
rules-here-named = Rule: { $section }

## Bots

## Lessons: short scenes at the board in which one learns a game

# The way to the lessons of a game, on the first page. $count: how many minutes they take
learn-in = Learn it in { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
learn-of = Learn { $game }
learn-lead = Short scenes on the real board, one thing to learn in each. Try again as often as you like.
learn-games = Games
# $count: how many minutes a lesson takes
learn-minutes = { $count ->
    [one] about { $count } minute
   *[other] about { $count } minutes
}
learn-done = done
learn-begin = Begin
learn-go-on = Continue
learn-play = Play a first game
learn-place = Scene { $place } of { $total }
# Where a scene begins that doesn't go on from the one before; in a game with rounds, also in which
learn-other-position = Another position
learn-other-round = Another position: round { $round }
# A scene that begins where the one before began
learn-same-position = The same position again
learn-retry = Try again
learn-again = Start again
learn-next = Next scene
learn-skip = Skip
learn-all = All scenes
learn-none = There are no lessons for a game called { $name }.
learn-no-scene = There is no scene called { $name }.

## Puzzles: positions at the board in which one move is clearly best

puzzles-heading = Puzzles
puzzles-lead = Positions from games of bots in which one move is clearly best. What counts is what you could know in that seat.
# $count: how many puzzles a game has
puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-day = Puzzle of the day
puzzles-day-named = Puzzle of the day: { $game }
puzzles-queue-named = Next puzzle: { $game }
puzzles-standing = Your rating in puzzles: { $rating }. Solved: { $solved } of { $tried }.
puzzles-tried = Tried in this browser: { $count }
puzzles-nothing = There are no puzzles here.
puzzles-all = All puzzles
puzzle-none = There is no puzzle called { $name }.
puzzle-of = Puzzle: { $game }
puzzle-difficulty = Difficulty { $number } of 5
# $options: how many moves were compared; $points: how far the best one is ahead of the second best
puzzle-numbers = { $options } moves, one of them { $points } points ahead
puzzle-question = What is your move?
puzzle-words = Play your whole move. It is judged when the move is over.
puzzle-words-first = Decide what your move begins with. Each beginning is judged by its best continuation.
puzzle-solved = Solved: { $points } ± { $interval } points better than the second best move
puzzle-missed = Your move costs { $points } ± { $interval } points
puzzle-unjudged = Not the best move. It was not among the moves that were judged.
# A move follows.
puzzle-best = Best:
puzzle-next = Next puzzle
# Heading of a table, noun.
puzzle-moves = The moves that were judged
puzzle-move = Move
# Heads of columns: the two ways to judge a move.
puzzle-rollouts = In games played on
puzzle-tree = By tree search
puzzle-is-best = best
puzzle-is-yours = yours
puzzle-expects = { $points } points expected
# A move follows.
puzzle-sources = Points more or less than the best move, by source:
puzzle-yours-then = What followed your move in one game
puzzle-best-then = What followed the best move in one game
# Skilled and Greedy are levels of bots.
puzzle-found = Skilled finds the best move, Greedy misses it.
puzzle-missed-by-both = Skilled and Greedy both miss the best move.

# Heading, noun.
levels-heading = Bots
levels-lead = These bots range from one that has no plan to one that thinks ahead. No bot can see hidden cards. Each knows only what a player in its seat would know.
# Label of a field, noun.
levels-games = Games
levels-who = About the bots
levels-who-named = About the bots in { $game }
levels-more = More about the bots
levels-points = Sources of the points
# Plural: $players is at least 2.
levels-points-how = Average points per player when all { $players } players are bots of the same level. Strong bots leave each other less, so a higher level doesn't always score more.
# Link, noun.
levels-all = All bots
level-in = In { $game }
level-points = Points against its own level
# Plural: $players is at least 2.
level-points-how = average of { $games } games ({ $players } players)
# Label before a value. Plural: $others; $below is the name of a level.
level-duel = Games won alone against { $others } bots of level { $below }
level-duel-value = { $wins }%
# Plural: $games; the others are percentages.
level-duel-how = { $games } games. Allowing for luck, the true value is { $low }–{ $high }%. An equally strong bot would win { $equal }%.
# Plural: $number.
level-iterations = In these games it tried out { $number } possible continuations before each move, instead of thinking for a set time. The results therefore don't depend on the computer.
level-compared = Average points per player when every player at the table is of this level, one level higher or one level lower.
level-none = No bot is called { $name }. Choose one from the list.
level-play = Play { $game } against { $bot }

## Deals of the day

daily-heading = Deal of the day
daily-link = Deal of the day: the same game for everybody
daily-lead = Everybody plays the same deal against the same bots, once. Whoever has played it sees what others made of it.
daily-till = It can be played until midnight (UTC).
daily-final = The day is over, and its ranking is final.
# $bots: how many bots; $level: the name of their level
daily-against = Opponents: { $bots } × { $level }
daily-play = Play
daily-play-named = Play the deal of the day: { $game }
daily-go-on-named = Continue the deal of the day: { $game }
daily-account = To play it here, you need an account.
daily-sign-in-named = Sign in to play: { $game }
# $count: how many people have played it
daily-hidden = Results stay hidden until you have played. Games finished so far: { $count }
daily-own = Your points: { $points }. Your place: { $place } of { $count }
daily-late = Your points: { $points }. Your game ended after the day was over, so it isn't ranked.
daily-par-waits = Par is being worked out.
daily-nobody = Nobody finished it that day.
daily-days = The last days
daily-day = Day
daily-compare = Deal of the day, { $day }: compare
daily-no-day = { $day } is not a date. Write it like this: 2026-12-31.
daily-future = There is no deal for { $day } yet.
daily-before = The first deal of the day here was on { $first }.
daily-over = That day is over, so its deal can't be played any more.
daily-once = You have already played today's deal: { $game }. Everybody has one try.
daily-people-only = Deals of the day are for people. Programs can play at tables of their own.

## Home

home-heading = Board games set in medieval France: play against bots or share a screen
# Label of a field, noun.
home-name = Your name
# Option of a list, noun.
home-name-none = Guest
# Plural: $most is at least 2.
home-players = { $least }–{ $most } players
home-against = { $count ->
    [one] Start now against 1 bot:
   *[other] Start now against { $count } bots:
}
home-against-named = { $game } against bots
home-new = More players, levels and options
home-new-named = { $game }: more players, levels and options
# Heading of tables where the reader has to decide, noun.
home-group-waiting = Your turn
home-group-running = Bots to move
# Heading, noun.
home-group-finished = Finished
# Heading of tables that can't be opened, adjective.
home-group-broken = Damaged
# Button, verb, to continue a game.
home-go-on = Continue
# Button, noun.
home-result = Result
# Button, noun: the replay of a game.
home-watch = Replay
home-watch-named = Replay the game of table { NUMBER($number, useGrouping: 0) }
# Button, verb.
home-delete = Delete
home-delete-named = Delete table { NUMBER($number, useGrouping: 0) }
home-go-on-named = Continue at table { NUMBER($number, useGrouping: 0) }
home-result-named = Result of table { NUMBER($number, useGrouping: 0) }
home-number = Table { NUMBER($number, useGrouping: 0) }
# State of a table, noun.
home-your-turn = Your turn
# State of a game, past tense; can be a noun, such as Victory.
home-you-won = You won
home-turn = { $count ->
    [one] { $names } is to move
   *[other] { $names } are to move
}
home-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
home-round = Round { $number }
# Time, adverb.
ago-now = just now
ago-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
# Link, noun.
home-newest = Newest tables
# Link, noun.
home-older = Older tables
unreadable-stored = Download the stored data
unreadable-stored-named = Download the stored data of table { NUMBER($number, useGrouping: 0) }

## Deleting

delete-heading = Delete table { NUMBER($number, useGrouping: 0) }?
delete-warning = This game will be deleted for good. Players: { $names }.
delete-warning-unreadable = This game will be deleted for good. The names of the players can't be read.
# Button, verb.
delete-yes = Delete it
# Button, verb.
delete-no = Keep it

## New table

# Heading, noun.
new-heading = New table
# Name of a list of links, noun.
new-game = Game
new-seat = Player { $number }
# Label of a field, noun.
new-name = Name
# Label of a field, noun.
new-colour = Colour
# Label of a field, participle: who or what decides for a seat.
new-player = Played by
new-player-human = Player at this screen
new-player-bot = Bot: { $bot }
# Heading, noun.
new-levels = Bot levels
# Plural: $seconds is at least 2.
new-endless-bot = { $bot } could think for more than { $seconds } seconds, the limit at a table. Choose another bot.
# Label of a field, noun.
new-begins = Start player
# Option of a list, noun.
new-begins-lot = Random
# Heading, noun.
new-options = Options
# Button: the game without its expansion.
new-options-box = Base game only
# Option of a list, noun.
new-options-all = All modules
new-options-kept = As at the last table here: { $options }.
new-in-play = In play: { $options }.
new-in-play-box = In play: the game as it comes in the box.
option-named = { $option } ({ $value })
# Label of a switch, noun: every player's score can be seen.
new-open-scores = Visible scores
new-open-scores-help = Every player sees all scores at all times.
# $players: a list such as "2, 3 or 4".
new-option-players = Players: { $players }.
# Button, verb.
new-start = Start game
new-no-name = Enter a name for player { $seat }.
new-bad-name = The name of player { $seat } can't be shown. Use letters, digits, symbols and spaces.
# Plural: $longest.
new-long-name = The name of player { $seat } is too long. Use at most { $longest } characters.
new-no-colour = Choose one of the 6 colours for { $name }.
new-no-player = Choose who plays { $name }.
new-same-name = Two players are called { $name }. Change one of the names.
new-same-colour = { $name } and { $other } have the same colour. Change one of them.
new-nobody-begins = The chosen start player isn't playing. Choose another one.
# $players: a list such as "2, 3 or 4".
new-wrong-players = { $option } needs another number of players. Possible: { $players }.

# Colour and shape of a player: adjective, noun.
colour-blue = Blue, circle
# Colour and shape of a player: adjective, noun.
colour-yellow = Yellow, square
# Colour and shape of a player: adjective, noun.
colour-red = Red, triangle
# Colour and shape of a player: adjective, noun.
colour-green = Green, diamond
# Colour and shape of a player: adjective, noun.
colour-purple = Purple, star
# Colour and shape of a player: adjective, noun.
colour-pink = Pink, cross

## Table

table-title = { $game }, table { NUMBER($number, useGrouping: 0) }
# Name of a part of the page, noun.
table-board = Board
table-view = { $name }'s view
# Heading, noun.
table-view-all = Public view
# Heading, noun.
table-view-over = Final position
# Heading, noun.
table-decisions = Decisions
table-question = Question and decisions
# At the end of a list that goes on when it is scrolled. $count: a number in figures, put in by the page, so no noun can
# follow it that has a plural.
decisions-below = { $count } more
# The same, where the best of what is hidden is worth more than all in sight. $worth: points such as ≈+9 or +2.
decisions-below-better = { $count } more, up to { $worth }
# Name of a part of the page, noun.
table-players = Players
# Name of a part of the page, noun.
table-log = Log
# Button, noun.
table-log-older = Earlier entries
table-log-empty = Nothing has happened yet.
table-log-page = The log of table { NUMBER($number, useGrouping: 0) }
table-back = Back to the table
# Beside a name in the list of players, at most 12 letters.
table-chosen = your choice
# What a decision is worth later, below what it brings now. $what: such as +6½ (cloister school).
table-later = points later: about { $what }
# The same where it comes from several things. $total: all of it, such as +5½; $parts: such as +6½ (cloister school) −1 (other).
table-later-of = points later: about { $total } = { $parts }
# The last of these parts, what is not named. $rest: such as −1.
table-later-rest = { $rest } (other)
# The same where there is room for no more. $total: all of it, such as +5½.
table-later-brief = later { $total }
# The sign of a short button, pointed at: $now, points at once, such as +3; $later, expected ones, such as −1½.
table-worth = points: { $now } now, about { $later } later
# A number of points that is an estimate, such as ≈+5½.
table-about = ≈{ $total }
# What such numbers are, for whoever points at them.
table-later-thumb = A rule of thumb: it doesn't know what others will do.
# The same after what the number means. $later: table-later, table-later-of or table-worth.
table-later-pointed = { $later }. A rule of thumb: it doesn't know what others will do.
# A link beside a table that somebody watches who has not signed in.
table-sign-in = Do you play here? Sign in
table-can-change = You can change your choice until everyone has chosen.
# Beside a name in the list of players, at most 12 letters.
table-to-move = to move
table-result = See the result
# Beside a name in the list of players, at most 12 letters.
seat-you = you
# State of a table, noun.
turn-yours = Your turn
# State of a table, noun.
turn-asked = Your decision
turn-decides = { $name } decides
turn-curtain = Pass the screen to { $name }
turn-next = { $count ->
    [one] { $names } is next
   *[other] { $names } are next
}
turn-waits = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
thinking = { $count ->
    [one] { $bots }: up to 1 second
   *[other] { $bots }: up to { $count } seconds
}
turn-you-won = The game is over. You won!
turn-over = { $count ->
    [one] The game is over. { $names } won.
   *[other] The game is over. { $names } won together.
}
curtain-lift = I'm { $name }, show the table
curtain-why = The table shows what only { $name } may see.
curtain-change = { $name }: change my choice
notice-too-late = It is too late to undo this. The game has moved on.
# Heading, noun.
table-happened = Latest events
# Button, verb.
undo = Undo
undo-named = { $name }: undo my last decision
undo-turn = Undo my turn
# The same where there is little room, next to “Undo”.
undo-turn-short = Take back the turn
undo-nothing = There is nothing you can undo. You haven't decided anything yet, or the game has moved on since then.
undo-gone-on = You can't undo your last decision: the game has moved on since then. “Take back…” goes further back.
undo-last = Take back my last turn
undo-last-short = Take back
undo-last-why = This takes back your last turn and what the bots have done since then.
undo-last-yes = Take it back
# Button, verb.
undo-last-no = Keep it
proposal-forced = This is your only option. Confirm it?
proposal-complete = Nothing to add. Carry it out?
proposal-confirm = Confirm your move:
# Button, verb.
proposal-yes = Confirm
# Button, verb: takes back what is to be confirmed.
proposal-back = Change
help-careful = Ask me to confirm each move
# Button, noun.
help = Help
help-signs = Guide to the symbols
help-rules = Rules
help-why = What isn't possible now, and why
# Link beside the decisions, short: to what isn't possible now, and why.
help-why-short = What can't I do?
why-title = { $game }: what isn't possible now
why-open = You can choose this now, in the list of decisions: { $decision }
why-instead = You can choose this instead if you press “Change” first: { $decision }
why-next = You can choose this next. Confirm your move first, or take it back with “Change”.
why-unknown = This isn't possible now.
why-nothing = You can do everything that this question allows.
# A list of sentences follows: You hire a person once everyone has played two cards.
why-other-times = Everything else comes at other times:
signs-title = { $game }: guide to the symbols
# Heading, noun.
help-keys = Keyboard shortcuts
help-key-decide = choose the option with this key
help-key-confirm = confirm your move
# Key of the keyboard, noun.
help-key-back = Backspace
help-key-undo = undo your last decision
help-key-hurry = skip to your turn without waiting for the bots
help-key-hear = read the latest events and the question again
help-key-help = show or hide this help
help-later = “Points later” below a decision: about what it still brings in the rounds to come, counted from the rules as things stand. It includes what comes at the end of a period or of the game. It is a rule of thumb and doesn't know what others will do.
help-asked = Ask me even if I have only one option
look-back = What happened meanwhile?
# Button that shows what happened since the reader's last turn.
look-back-short = Meanwhile?
look-back-heading = Since your last turn
# Button, noun.
look-back-previous = Previous step
# Button, noun.
look-back-next = Next step
# Button, verb.
look-back-stop = Stop
look-back-end = Back to the game
hurry = { $people ->
    [0] Skip to the end
    [one] Skip to my turn
   *[other] Skip to our turn
}
# Button, noun.
next-move = Next move
# Key of the keyboard, noun.
key-space = space
# Label of a field, noun.
pace = Bot speed
pace-steps = step by step
# Speed, adjective: bots move at this speed, at most 12 letters.
pace-slow = slow
# Speed, adjective: bots move at this speed, at most 12 letters.
pace-calm = normal
# Speed, adjective: bots move at this speed, at most 12 letters.
pace-brisk = fast
# Speed, adjective: bots move at this speed, at most 12 letters.
pace-instant = instant
# Button, verb.
pace-set = Set
notice-moved-on = The game had already moved on. This is the current position.

## The card at the end of a round, and at the end of the game

# Button beside a line that can be opened, verb.
part-over-show = show
# Button, verb.
part-over-close = Close
part-over-again = End of round { $round }
part-over-board = View the board
# Button, noun.
part-over-game = Final scores

## Result

# Column head, noun, at most 14 letters.
result-player = Player
# Column head, noun, at most 14 letters.
result-score = Score
# Column head, noun, at most 14 letters.
result-tiebreak = Tie-break
# Mark of a winner, participle, at most 12 letters.
result-won = won
result-record = Download the record
result-board = View the table
result-again = Play again, same seats

## Errors

error-heading = Something went wrong
error-heading-refused = That didn't work
error-heading-closed = This isn't open to you
error-heading-missing = There is nothing here for you
error-heading-often = Slow down a little
error-sign-in = If you have an account here, sign in to return to this page.
# Heading, noun.
error-details = Details
error-bad-request = The server couldn't understand this request. Go back and try again.
# $size: a number as text, such as "1100".
error-too-large = This is too large. The limit is { $size } kB.
error-too-slow = The request took too long to arrive. Try again.
error-busy = Too many people are signing in now. Try again in 10 seconds.
error-full = More people are here than the server can answer right now. This page comes back by itself in a few seconds.
error-full-sent = The server is very busy, so nothing was done. Try again in a few seconds.
error-forbidden = You're not allowed to do this.
error-others-games = This game belongs to the other players too, so you can't delete it.
error-not-yours = Only players at this table can do that. Take a seat first, or sign in.
error-not-host = Only the host of this table can do that.
error-no-person = To do that, sign in or start a game as a guest.
error-no-account = You need an account for that. Sign in or create one.
error-no-admin = Only admins can do that. If you are one, sign in.
error-csrf-meanwhile = You signed in or out in another tab, so nothing was changed. Try again.
error-csrf = This form has expired or was sent from another site. Go back, reload the page and try again.
error-not-found = This page doesn't exist. Check the address.
error-server = Something broke on the server. All decisions until now are saved.
error-no-table = Table { $number } doesn't exist. It may have been deleted.
error-no-table-for-you = You can't open table { $number }. It is open to its players only, or it has been deleted.
error-language = Choose one of the languages in the list.
error-pace = Choose one of the listed bot speeds.
error-number = { $field } must be a whole number.
error-not-saved = This couldn't be saved, because the site can't write its data now. Try again.
error-not-read = The site can't read its data now. Try again.
error-unreadable = Table { $table } can't be opened because its stored data is damaged.
error-steps-missing = Table { $table } can't be opened because some of its steps are missing.
error-steps = Table { $table } can't be opened because step { $step } is no longer legal.
error-files = A file that Parvis needs for this game is damaged. See the server log for details.

## Pages of admins

admin-index = Keeping the club in order
admin-search-tables = Number of a table, or name or email address of a player
admin-cancel = Cancel
admin-view = View
admin-delete = Delete
admin-rewind = Rewind
admin-rewind-title = Rewind table { $table }
# $steps: a number as text, or a dash.
admin-rewind-about = Choose how many steps of the game to keep (steps so far: { $steps }). All later steps are deleted for good. The same decisions lead to the same cards and dice again, so players who remember them know what is coming. Tell the players first.
admin-rewind-number = Steps to keep
admin-repair = Repair
admin-repair-title = Repair table { $table }
# $steps: as above.
admin-repair-about = This recreates the current position from the stored steps ({ $steps }). No step is lost. Choices that are not revealed yet have to be made again, and no one can undo earlier decisions.
admin-anonymise = Make anonymous
admin-anonymise-title = Make anonymous for good
admin-anonymise-about = This deletes names, email addresses and ways to sign in for good. The games stay, without these names.
admin-not-yourself = Only another admin can change this for you.
# State of a table, after the head "State".
admin-table-over = over
# State of a table, after the head "State".
admin-table-in-play = in play
admin-table-closed = can't be opened: { $why }
# $thing: a table or a person, $done: one of the texts below.
admin-done = { $thing }: { $done }
# What was done to a person or a table: participles or nouns, after a colon.
admin-done-ban = banned
admin-done-pardon = ban lifted
admin-done-anonymise = made anonymous
admin-done-allow-boxes = may keep boxes
admin-done-deny-boxes = may no longer keep boxes
admin-done-rewind = rewound to step { $step }
admin-done-repair = recreated from its steps
admin-done-appoint = made an admin
admin-done-dismiss = admin rights removed
admin-done-hide = removed
admin-done-show = shown again
admin-done-delete = deleted
# Actions of a list.
admin-action-ban = Ban
admin-action-pardon = Lift the ban
admin-action-anonymise = Make anonymous for good…
admin-action-allow-boxes = Allow keeping boxes
admin-action-deny-boxes = No longer allow keeping boxes
admin-action-mark-handled = Mark as handled
# Groups of lists.
admin-app-hosting = Club
admin-app-people = People
admin-app-chat = Chat
admin-app-notices = Notifications
# What a list holds: one, and several. They stand after words of Django's, such as "Select".
admin-model-seentable = table
    .many = tables
admin-model-person = person
    .many = people
admin-model-report = report
    .many = reports
admin-model-line = line
    .many = lines
admin-model-letter = letter
    .many = letters
admin-model-outbox = notification
    .many = notifications
# Heads of columns.
admin-field-id = Number
admin-field-table-number = Table
admin-field-at = Table
admin-field-title = Game
admin-field-players = Players
admin-field-opened-by = Opened by
admin-field-steps-made = Steps
admin-field-standing = State
admin-field-opened = Opened
admin-field-last-step = Last step
admin-field-pages = Pages
admin-field-name = Name
admin-field-email = Email address
admin-field-guest = Guest
admin-field-bot = Program
admin-field-is-active = Active
admin-field-is-staff = Admin
admin-field-created = Created
admin-field-last-login = Last sign-in
admin-field-subject = Subject
admin-field-to = To
admin-field-text = Text
admin-field-about = About
admin-field-by = By
admin-field-line = Line
admin-field-words = Words
admin-field-handled = Handled
admin-field-room = Room
admin-field-person = Person
admin-field-hidden = Removed
admin-field-kind = Kind
admin-field-what = Notification
admin-field-became = State
admin-field-tries = Tries
admin-field-trouble = Error
admin-field-due = Due
admin-field-sent = Sent
admin-field-deed = Action

## Refusals to admins

admin-unchanged = Nothing has changed: { $why }
admin-left-for-good = Someone who has left for good can't come back.
admin-spared = { $person } is an admin. Remove the admin rights first.
admin-game-over = This game is over. A finished game can't be changed.
admin-steps = { $steps ->
    [one] There is 1 step. Go back to step 0.
   *[other] There are { $steps } steps. Choose a number below that.
}

## Result: sources of scores

# Column head, noun, at most 14 letters.
result-place = Place
result-equal = Tied for the best score. The tied players share the win.
result-shared = Tied on score and tie-break. The tied players share the win.
result-decided = Tied for the best score. The tie-break decides.
result-ordered = Players with the same score are ordered by the tie-break.
result-tiebreak-means = Tie-break: { $what }
result-sources = Sources of the score
as-a-table = As a table
# Column head, noun, at most 14 letters.
result-source = Source
# Column head, noun, at most 14 letters.
result-total = Total
result-rounds = Score after each round
# Column head, noun, at most 14 letters.
result-round = Round
# Column head, noun, at most 14 letters.
result-start = Start
# Button, noun: the replay of a game.
result-watch = Replay

## Replays of finished games

replay-title = { $game }, table { NUMBER($number, useGrouping: 0) }: replay
replay-heading = Move { $move } of { $total }
replay-within = In move { $move } of { $total }
# Heading, while the board shows a better move.
replay-instead = Instead of move { $move } of { $total }
replay-costly = Costly move by { $name }
replay-cost = The next move, by { $name }, cost { $points } ± { $interval } points.
# Button, verb: show the board after another move.
replay-better = Show it on the board
# Button, verb: show the board before the move again.
replay-as-it-was = Show the board as it was
replay-begins = Before the first move
replay-opens = The replay opens at the first decision of a player.
replay-chance = Hidden cards are drawn or dealt.
replay-silent = Nothing visible happened in this move.
# Label of a field, noun.
replay-slider = Move
replay-viewpoint = Point of view
# Option of a list, noun.
replay-everything = Everything revealed
# Button, verb.
replay-go = Show
# Button, noun.
replay-first = Start of the game
# Button, noun.
replay-previous = Previous move
# Button, verb.
replay-play = Play
# Button, noun.
replay-next = Next move
# Button, and row of a table after that of the last round, noun.
replay-last = End of the game
# Label of a field, noun.
replay-pace = Speed
# Speed of a replay, adjective, at most 12 letters.
replay-slow = slow
# Speed of a replay, adjective, at most 12 letters.
replay-calm = normal
# Speed of a replay, adjective, at most 12 letters.
replay-brisk = fast
# Heading, noun.
replay-parts = Rounds
replay-keys = Keys: ← → (moves), Page Up, Page Down (rounds), Home, End, space (play)
replay-no-step = { $number ->
    [one] This game has only 1 step. Go to the start of its replay.
   *[other] This game has only { NUMBER($number, useGrouping: 0) } steps. Go to the start of its replay.
}
replay-back = Back to the table
# Button, noun: the replay of a game.
table-replay = Replay
replay-no-seat = This point of view doesn't exist. Choose one from the list.
record-not-revealed = This record would reveal hidden cards, and the players agreed to keep them hidden.

## Importing a record

upload-heading = Replay a game from a file
upload-file = Record, as downloaded from a result
# Button, verb: to replay the chosen file.
upload-send = Replay
# $size: a number as text, such as "1100".
upload-no-file = Choose a record of at most { $size } kB.
upload-no-record = This file isn't a Parvis record. To get one, open the result of a finished game and choose “Download the record”.
upload-not-here = This record can't be replayed here. The site lacks the game or this version of its rules.
upload-damaged = This record can't be replayed. The file is incomplete or has been changed.

## Notifications

app-about = Board games with friends and bots, live or turn by turn.
# Heading, noun.
offline-heading = No connection
offline-about = Parvis can't be reached at the moment. Your games are safe on the site.
# Button, verb.
offline-again = Try again
# Heading, noun.
notices = Notifications
notices-about = Parvis can notify you when it is your turn and you are away from the table. It can also notify you about requests, chat, invitations, tournaments, low time, and games that start or end. Notifications never mention cards or dice.
notices-hint = Notify me when it's my turn
notices-ways = Ways to reach you
notices-no-ways = None yet. You only see whose turn it is when you visit the site.
# Label of a field, noun.
notices-kind = Kind
# Option of a list, noun.
notices-kind-push = Browser
# Option of a list, noun.
notices-kind-mail = Email
# Option of a list, noun.
notices-kind-discord = Discord
# Option of a list, noun.
notices-kind-slack = Slack
# Option of a list, noun.
notices-kind-json = Webhook (JSON)
# State of a way to be notified, adverb.
notices-on = on
# State of a way to be notified, adverb.
notices-off = off
# Before a time, participle.
notices-last-sent = last sent
# Label of a field, noun.
notices-when = How often
notices-digest-none = each one immediately
notices-digest-hourly = at most once an hour, combined
notices-digest-daily = once a day, combined
# Label of a field, noun.
notices-delay = Wait (minutes)
# Label of a field, noun.
notices-quiet-from = Quiet from
# Label of a field, noun.
notices-quiet-to = Quiet until
# Time, adverb.
notices-never = never
# Label of a field, noun.
notices-zone = Time zone
# Button, verb.
notices-save = Save
notices-test = Send a test
# Button, verb.
notices-switch-on = Switch on
# Button, verb.
notices-switch-off = Switch off
# Button, verb.
notices-remove = Remove
# Button, verb.
notices-add = Add another
notices-label = Name (to recognise it by)
notices-label-browser = Name of this browser (to recognise it by)
notices-add-push = Notify me in this browser
notices-add-mail = Email { $address }
# Button, verb.
notices-add-hook = Add webhook
# Label of a field, noun.
notices-url = Address (https)
notices-push-refused = The browser doesn't allow notifications from this site. You can change that in its settings.
notices-push-failed = The browser couldn't set up notifications. Try again later.
notices-push-missing = This browser can't show notifications from here. On iPhones and iPads, add Parvis to the home screen first.
notices-account-needed = Email and webhooks need an account.
# Button, verb: the person gets no more notifications about a table.
notices-mute = Mute
notices-mute-named = Mute table { NUMBER($number, useGrouping: 0) }
# Button, verb: the person gets no more notifications about a table.
notices-unmute = Unmute
notices-unmute-named = Unmute table { NUMBER($number, useGrouping: 0) }
# Heading, noun.
notices-outbox = Recent notifications
# Kind of notification, noun, after the name of a way to be reached.
notices-line-test = test
notices-state-waiting = { $tries ->
    [0] waiting to be sent
    [one] failed once, will be retried
   *[other] failed { $tries } times, will be retried
}
# State of a notification, participle.
notices-state-sent = sent
notices-state-dropped = no longer needed
# State of a notification, participle.
notices-state-failed = failed
notices-done-added = Added. Send a test to see whether it arrives.
# Result of a button, participle.
notices-done-saved = Saved.
# Result of a button, participle.
notices-done-removed = Removed.
notices-done-arrived = The test was sent and accepted.
notices-done-muted = You won't get notifications about that table any more.
notices-done-unmuted = You will get notifications about that table again.
# Plural: $most.
notices-too-many = You already have { $most } ways to be reached, which is the limit. Remove one first.
notices-no-kind = This kind of notification doesn't exist. Choose one from the list.
notices-bad-times = These times aren't possible. Minutes range from 0 to 1440 and hours from 0 to 23. Quiet hours need a beginning and an end.
notices-no-zone = This time zone doesn't exist. Use a name such as Europe/Paris.
# Title of a notification: the site's name, never translated.
notices-test-title = Parvis
notices-test-body = This is a test. Notifications arrive here.
notices-turn-title = Your turn: { $game }
notices-turn-body = { $names }: it is your turn to decide at table { NUMBER($number, useGrouping: 0) }.
notices-turns-title = { $count ->
    [one] Your turn at 1 table
   *[other] Your turn at { $count } tables
}
notices-turns-line = { $game }, table { NUMBER($number, useGrouping: 0) }: { $address }
notices-mail-foot = To stop these emails, open { $address }
notices-off-ask = Stop all emails about your games?
notices-off-do = Stop these emails
notices-off-done = You won't get these emails any more. You can switch them on again on the notifications page.
notices-busy = Others are testing their notifications now. Try again in 10 seconds.
notices-error-address = This address can't be used. Check it.
notices-error-https = The address must begin with https://.
notices-error-port = This port can't be used. Leave it out or choose another one.
notices-error-no-host = This host doesn't exist. Check the address.
notices-error-inner = This address is on a private network. Use a public one.
notices-error-no-hook = This isn't the address of a webhook there. Copy it from that service again.
notices-error-subscription = The browser's subscription can't be used. Add this browser again.
notices-error-no-mail = You have no confirmed email address. Confirm one in the settings.
notices-error-mail = The mail server rejected the email.
notices-error-no-answer = The host can't be reached, its certificate isn't valid, or it didn't answer in time.
notices-error-certificate = { notices-error-no-answer }
notices-error-timeout = { notices-error-no-answer }
notices-error-redirect = The address redirects elsewhere, and redirects aren't followed. Enter the final address.
notices-error-status = The host rejected it (status { $status }).
notices-error-too-large = It was too long to send.

## Chat

# Heading, noun.
chat = Chat
# Heading, noun.
chat-tabs = Rooms
# Tab of the chat, noun, at most 14 letters.
chat-players = Players
# Tab of the chat, noun, at most 14 letters.
chat-watchers = Spectators
chat-to-players = Write to the players
chat-to-watchers = Write to the spectators
# Label of a field, noun.
chat-name = Your name
# Plural: $most.
chat-no-name = Enter your name, in at most { $most } characters.
# Button, verb.
chat-say = Send
# Button, verb.
chat-close = Close
chat-nothing = No one has written anything yet.
chat-unread = { $count ->
    [100] { $most }+
   *[other] { $count }
}
# In place of a line of the chat, participle.
chat-hidden = (removed)
chat-more = Options for this line by { $name }
chat-hush = Mute { $name }
chat-hushed = You have muted { $name }.
# Button, verb.
chat-unhush = Unmute
chat-report = Report this line
chat-hide = Remove this line
chat-show = Show this line again
chat-empty = Write something first.
# Plural: $most.
chat-too-long = This is too long. Use at most { $most } characters.
# Plural: $most.
chat-too-often = Too many lines. The limit is { $most } a minute.
chat-none = This table has no chat.

## Dealing

# Heading, noun.
dealing = Dealing
dealing-help = A secret chosen before the game decides every deal and every roll. When the game is over, the secret is shown and anyone can check it. Until then there is only its SHA-256 hash:
dealing-help-hidden = A secret chosen before the game decides every deal and every roll. This table keeps hidden cards hidden even after the game, so only the SHA-256 hash of the secret is shown:
dealing-hash-of = { $name } added a number with this hash:
dealing-older = The dealing at this table can't be checked because the table was opened with an older version.
dealing-verify = Verify the dealing
dealing-title = Dealing at table { NUMBER($number, useGrouping: 0) }
dealing-heading = Was the dealing fair?
dealing-about = Before the game, the site drew a secret and showed its hash. The secret, mixed with whatever the players added, decides every deal and every roll. No one can find another secret with this hash, so nothing could be changed later.
dealing-by-browser = Checked by your browser
dealing-by-server = Checked by the site
# State of the check, participle.
dealing-working = Checking…
dealing-follows = { $count ->
    [one] 1 deal or roll follows from the secret chosen before the game.
   *[other] All { $count } deals and rolls follow from the secret chosen before the game.
}
# $step: a number as text.
dealing-differs = Step { $step } doesn't follow from the secret. Chance decided differently.
dealing-other-secret = The secret doesn't match the hash shown before the game.
dealing-changed = { $name }'s number isn't the one whose hash was kept before the numbers were shown.
dealing-other-drawn = The site now names another draw than when your browser showed its number.
dealing-see-step = See this step
dealing-insecure = Your browser can check this only over a secure connection (https). The site's own check is below.
dealing-failed = Your browser couldn't load the data for the check. Reload the page to try again.
dealing-no-scripts = JavaScript is off in your browser. The site's own check is below. You can also download the record and check it yourself.
dealing-noted = This browser noted the same hash during the game.
dealing-start-chosen = The host chose the start player. Everything after that is chance.
dealing-from = Sources of chance
dealing-hash = Hash (shown from the beginning)
# Label of a field, noun.
dealing-secret = Secret
dealing-added-by = Added by { $name }
dealing-added = Added by the players
# In place of a number that wasn't added, pronoun.
dealing-added-nothing = nothing
dealing-withheld = (number not shown in time, its hash is used)
dealing-drawn = Drawn by the site when everyone was here
returns-heading = Deals and rolls taken back
returns-about = A player went back past a deal or roll. Everything that was repeated came out the same.
returns-line = { $count ->
    [one] { $name } went back to step { NUMBER($step, useGrouping: 0) }. 1 deal or roll was taken back.
   *[other] { $name } went back to step { NUMBER($step, useGrouping: 0) }. { $count } deals and rolls were taken back.
}
returns-admin = { $count ->
    [one] An admin went back to step { NUMBER($step, useGrouping: 0) }. 1 deal or roll was taken back.
   *[other] An admin went back to step { NUMBER($step, useGrouping: 0) }. { $count } deals and rolls were taken back.
}
dealing-yourself = To check it without this site, download the record and run: parvis verify record.json
dealing-not-yet = The sources of chance are shown when the game is over.
dealing-hidden = This table keeps hidden cards hidden even after the game, so its dealing isn't shown.
dealing-unknown = The dealing of this game can't be checked because no hash was shown before the game.
adding-fold = Add your own number for fair dealing
adding-help = The site has already drawn a secret that decides every deal and every roll. This is its hash. Whatever you add is mixed in, so no one can have chosen the cards. Your browser keeps it, sends only its hash and shows it when everyone is here.
adding-no-scripts = Without JavaScript, your browser adds nothing.
adding-other = This isn't the number whose hash you sent.
gathering-beginning = Everyone is here. The game begins in a few seconds.
adding-check = Anyone can check this when the game is over.
adding-label = Your number or word
# Button, verb.
adding-add = Add
adding-bad = Enter a SHA-256 hash or leave it empty.

## Updates of open pages, and who is there

error-topic = There is nothing to follow under this name. Reload the page.
# Plural: $most.
error-topics = A stream can follow 1 to { $most } topics.
error-streams = Too many pages are open. Close some and try again.
title-asked = ● { $turn } — { $game }, table { NUMBER($number, useGrouping: 0) }
sound = Sound when it is your turn
# A person is at the table or not, adverb.
present-here = here
present-away = away { $minutes } min
# A person is at the table or not, adverb.
present-gone = not here

## Hosting

# Heading and title, verb.
enter-heading = Sign in
enter-about = This link signs you in as { $name }. It works once.
# Button, verb.
enter-yes = Sign in
enter-too-late = This link has been used or has expired. Ask for a new one.
error-too-many-passwords = { $minutes ->
    [one] Too many wrong passwords. Try again in 1 minute. You can also sign in with a passkey, or with the link from “Forgot your password?”.
   *[other] Too many wrong passwords. Try again in { $minutes } minutes. You can also sign in with a passkey, or with the link from “Forgot your password?”.
}
error-token = Send a token: “Authorization: Bearer parvis_…”. You make tokens in the settings of your account.
error-token-name = Give the token a name of 1 to 60 characters.
error-method = This address only takes { $allowed }.
error-token-play = This token doesn't allow playing. Make one that does in the settings of your account.
error-rated-joined = This table is rated. Join it yourself, on its page.
error-rated-opened = Only a program's account can open rated tables here. Mark your account as a program's on the page of its tokens.
error-rated-by-program = This table is rated. People decide there themselves, on its page.
error-token-make = This token doesn't allow opening or joining tables. Make one that does in the settings of your account.
error-token-scope = A token can't allow “{ $scope }”.
error-tokens = You have { $most } tokens already. Revoke one first.
error-program-rated = This account has a rating or is playing a rated game, so it can't become a program's. Create another account for the program.
error-which-seat = You hold several seats here. Name the one that decides in “seat”.
error-seat-not-yours = Seat { $seat } is not yours, or a bot plays for you there now.
error-no-tools = This club has no tools for agents: its host can install the mcp package.
error-not-finished = There is no record yet: the game is not over.
error-no-json = The body of the request is not valid JSON.
error-other-form = The request doesn't match the schema at /api/openapi.json: { $places }.
error-too-often = { $minutes ->
    [one] Too many attempts. Try again in 1 minute.
   *[other] Too many attempts. Try again in { $minutes } minutes.
}
## People

# In place of a player's name: noun, subject of sentences.
somebody-who-left = Former player
somebody-who-left-seat = Former player ({ $seat })
person-none = No one here has that number.
person-bad-name = Use 1 to 20 letters, digits, symbols and spaces, with at least one visible letter or digit.
# Beside a name in the list of players, at most 12 letters.
person-guest = Guest
person-since = here since { $day }
# Button, verb: to keep a person away.
person-block = Block
# Button, verb: to keep a person away.
person-unblock = Unblock
person-unblock-named = Unblock { $name }
passkey-name = Key { $number }
error-too-many = Too many attempts. Try again in a few minutes.
# Name of a part of the page, noun.
people-menu = You
# Heading, noun.
pages = Pages

# Label of a field, noun.
field-login = Email address
# Label of a field, noun.
field-email = Email address
# Label of a field, noun.
field-password = Password
# Label of a field, noun.
field-password1 = New password
field-password2 = New password again
# Label of a field, noun.
field-oldpassword = Current password
field-password-hint = At least 10 characters. 3 or 4 words that no one would guess make a good password.
# Label of a field, noun.
field-name = Name
# Label of a field, noun.
field-language = Language
# What a screen reader says of the switch in the head of each page.
language-now = Language: { $language }
# Label of a field, noun.
field-words = What happened?

# Link, verb.
sign-in = Sign in
# Heading and title, verb.
sign-in-heading = Sign in
sign-in-none-yet = No account yet?
sign-in-passkey = Sign in with a passkey
sign-in-elsewhere = Sign in with { $place }
sign-up = Create an account
sign-up-heading = Create an account
sign-up-about = With an account, your games and ratings stay with you on every device.
sign-up-keeps = You keep your name, your seats and all games that you have played as a guest.
sign-up-already = Already have an account?
sign-up-elsewhere = One more step: choose your name on this site.
# Link, verb.
sign-out = Sign out
# Heading and title, verb.
sign-out-heading = Sign out?
sign-out-guest = You are here as a guest. Once you sign out, you can't get back to your seats and games. To keep them, create an account first.
sign-out-not = Stay signed in
inactive-heading = This account is closed
inactive-about = An admin has closed this account. If you think this is a mistake, write to the admins.

again-heading = Please confirm that it's you
again-about = You are about to change your account, so please sign in again.
# Button, verb.
again = Continue
again-passkey = Use a passkey
again-password = Use the password

# Button, verb.
confirm = Confirm
confirm-heading = Confirm your email address
confirm-about = Is { $email } the email address of { $name }?
confirm-taken = Another account has already confirmed { $email }. Use another email address.
confirm-expired = This link has expired or has already been used. Request a new one.
confirm-sent-heading = Check your email
confirm-sent-about = An email is on its way. Follow its link.
confirm-sent-shown = This site sends no emails. Ask an admin for your link.
# Heading and label, noun.
email-heading = Email address
email-now = Your email address is { $email }.
email-unconfirmed = { $email } isn't confirmed yet. Follow the link in the email that was sent there.
email-unconfirmed-shown = { $email } isn't confirmed yet. This site sends no emails, so ask an admin for the link.
email-send-again = Send the link again
email-make-again = Make a new link
email-keep = Keep the old email address
email-change = Change the email address
# Heading, noun.
password-heading = Password
password-none = You don't have a password yet.
# Button, verb.
password-change = Set password
reset-heading = Forgot your password?
reset-about = Enter your email address to get a link for setting a new password.
reset-about-shown = Enter your email address. This site sends no emails, so an admin gets the link for setting a new password and can pass it on to you.
reset-send = Send the link
reset-make = Make a link
reset-send-again = Send another link
reset-sent = If an account has this email address, a link is on its way there.
reset-sent-shown = If an account has this email address, the admins now have a link for it. Ask one of them.
reset-done = Your new password is set. You have been signed out everywhere else.

# Heading, noun.
passkeys-heading = Passkeys
passkeys-about = A passkey signs you in without a password: with your fingerprint, your face or the PIN of your device.
passkey-add = Add a passkey
# Button, verb.
passkey-rename = Rename
passkey-rename-named = Rename { $name }
# Button, verb.
passkey-remove = Remove
passkey-remove-named = Remove { $name }
passkey-remove-about = No one will be able to sign in with { $name } any more.
passkey-used = last used on { $day }
passkey-unused = not used yet
passkey-failed = That didn't work. Try again, or use another method.
passkey-unknown = No passkey was chosen, or your device took too long to answer.
passkey-no-scripts = Passkeys need JavaScript.
back-passkeys = Back to the passkeys

# Heading, noun.
elsewhere-heading = Accounts elsewhere
elsewhere-none = You haven't connected an account at another site yet.
elsewhere-add = Connect { $place }
# Button, verb.
elsewhere-remove = Disconnect
elsewhere-failed-heading = Signing in didn't work
elsewhere-failed = The other site didn't let you in or didn't answer. Try again.
elsewhere-cancelled = You didn't sign in at the other site.

# Heading, noun.
settings-heading = Settings
settings-guest = You are here as a guest
settings-guest-about = Only this browser knows you. With an account you can sign in anywhere, and your games can be rated.
# Button, verb.
settings-save = Save
# Link, noun.
settings-profile = My profile
# Link, noun.
settings-admin = Administration
# Button, verb.
settings-change = Change
# Button, verb: to look at a game in which it isn't your turn.
settings-look = View
settings-password-named = Change the password
settings-passkeys-named = Change the passkeys
settings-tokens-named = Change the tokens for programs
settings-sessions-named = View the signed-in devices
settings-elsewhere-named = Change accounts elsewhere
settings-unconfirmed = not confirmed yet
settings-passkeys =
    { $count ->
        [0] none
       *[other] { $count }
    }
settings-sessions =
    { $count ->
        [one] 1 device
       *[other] { $count } devices
    }
# Heading, noun.
settings-blocked = Blocked
# Heading, noun.
settings-data = My data
settings-data-about = One file with everything stored about you, including the records of your games.
# Button, verb.
settings-export = Download
export-busy = Another file is being packed now. Try again in a few minutes.
back-settings = Back to the settings

# Heading, noun.
sessions-heading = Signed-in devices
sessions-about = If you don't recognise a device, sign out there and change your password.
# The device that is being used now, adverb.
sessions-here = here
sessions-since = since { $day }, from { $address }
sessions-browser = { $browser } on { $system }
# In place of the name of a browser, noun.
sessions-unknown = Unknown browser
sessions-end = Sign out there
sessions-end-named = Sign out there: { $browser } from { $address }
sessions-end-others = Sign out everywhere else

tokens-heading = Tokens for programs
tokens-about = A program with one of your tokens acts in your name: it sees what you see, and plays for you if the token allows it. Give each program a token of its own, and revoke it when you no longer use the program.
tokens-made = Your new token
tokens-made-about = Copy it now. It is not shown again.
tokens-name = Name
tokens-name-hint = For example, the program that will use it.
tokens-scopes = What the token allows
tokens-scope-read = See what I can see
tokens-scope-play = Play at my tables
tokens-scope-make = Open tables and join others
tokens-short-read = sees
tokens-short-play = plays
tokens-short-make = opens and joins tables
tokens-make = Make a token
tokens-used = last used { $day }
tokens-unused = made { $day }, not used yet
tokens-revoke = Revoke
tokens-revoke-named = Revoke the token { $name }
# Heading, noun.
program-heading = A program's account
program-about = Does a program play with this account? Then mark it as one. Everyone sees the mark next to the name, and the program plays rated games against other programs, with a ranking of their own.
# Button, verb.
program-mark = Mark this account as a program's…
program-for-good = { $name } will be marked as a program everywhere, at past tables too. This can't be undone.
# Button, verb.
program-yes = Mark it for good
program-marked = A program plays with this account. Everyone sees that, and it plays rated games only against other programs.

farewell-heading = Delete my account
farewell-about = Your name, email address, password, passkeys and ratings will be deleted for good. Your games stay for the other players, but no one can tell that you played in them.
farewell-running =
    { $count ->
        [one] You are in 1 unfinished game. A bot will take your seat.
       *[other] You are in { $count } unfinished games. Bots will take your seats.
    }
farewell-export = Download my data first
farewell-type-name = Type your name, { $name }, to confirm.
farewell-wrong-password = That isn't your password. Try again.
farewell-wrong-name = That isn't your name. Try again.
farewell-yes = Delete for good
farewell-no = Keep my account

# Heading and title, verb.
report-heading = Report
report-about = What is wrong with { $name }? Only the admins will read your report.
report-send = Send the report
# Button, verb.
report-not = Cancel
report-too-many = Several of your reports are still unanswered. Wait for the answers first.
report-block-too = You can also block this player. You won't be seated at new tables together, and neither of you can write to the other.

# Heading and column head, noun.
rating = Rating
# Column head, noun, at most 14 letters.
rating-games = Games
# Column head, noun, at most 14 letters.
rating-day = Day
rating-from =
    { $count ->
        [one] from 1 game
       *[other] from { $count } games
    }
rating-unsure = ranked after 5 games
# Heading, noun.
ranking-heading = Ranking
ranking-lists = Games and numbers of players
# Plural: $players is at least 2.
ranking-list = { $game }, { $players } players
# Plural: $players is at least 2.
ranking-list-programs = { $game }, { $players } programs
ranking-none = No one has played 5 rated games yet.
ranking-about = Ratings come from rated games between players with accounts, separately for each game and number of players. Your rating is a cautious estimate of your strength, so it also rises as you play more. You appear in the list after 5 games.
ranking-about-programs = This list is for programs. They play rated games only against each other, never against people.
# Side of a scale of strength, adjective.
ranking-stronger = Stronger
# Side of a scale of strength, adjective.
ranking-weaker = Weaker
# Heading, noun.
records-heading = Games
# Column head, noun, at most 14 letters.
records-game = Game
# Column head, participle: number of games won, at most 14 letters.
records-wins = Won
# Column head, noun, at most 14 letters.
records-best = Best score
records-best-named = Best score { $score }: the result of table { NUMBER($number, useGrouping: 0) }
favourites-heading = Most frequent recent opponents
favourites-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
# Heading, noun.
results-heading = Results
results-none = No finished games yet.
results-place = place { $place } of { $players }, score { $score }

# Result of a button, participle.
said-saved = Saved.
said-token-revoked = The token is revoked. Programs that use it can't get in any more.
said-program = The account is marked as a program's.
said-renamed = Your name is now { $name }. Tables you have already joined keep the old one.
said-signed-out-there = Signed out there.
said-left = Your account has been deleted.
said-blocked = { $name } is blocked.
said-unblocked = { $name } is no longer blocked.
said-reported = Thank you. An admin will look into it.
said-cannot-delete-primary-email = { $email } is your only email address, so it can't be removed.
said-email-confirmation-failed = { $email } belongs to another account. Use another email address.
said-email-confirmation-sent = An email was sent to { $email }. Follow its link to confirm your address.
said-email-confirmation-shown = This site sends no emails. To confirm { $email }, ask an admin for the link.
said-email-confirmed = { $email } is confirmed.
said-email-deleted = { $email } was removed.
# Result of a button, participle.
said-logged-out = Signed out.
said-password-changed = Your password was changed.
said-password-set = Your password was set.
said-primary-email-set = Your email address was changed.
said-unverified-primary-email = Confirm the email address first.
said-account-connected = You can now sign in with that account too.
said-account-connected-other = Another player here already signs in with that account.
said-account-connected-updated = You can already sign in with that account.
said-account-disconnected = You can no longer sign in with that account.
said-webauthn-added = The passkey is ready.
said-webauthn-removed = The passkey was removed.

mail-email-confirmation = Please confirm that this is your email address at { $site }:

    { $activate-url }

    If that wasn't you, ignore this email.
    .subject = Confirm your email address at { $site }
mail-email-confirmation-signup = Welcome to { $site }, { $name }!

    Please confirm that this is your email address:

    { $activate-url }

    If that wasn't you, ignore this email.
    .subject = Welcome to { $site }
mail-password-reset-key = Someone, hopefully you, asked for a new password for your account at { $site }. Set it here:

    { $password-reset-url }

    If that wasn't you, ignore this email. Your password stays as it is.
    .subject = A new password for { $site }
mail-account-already-exists = Someone, hopefully you, tried to create an account at { $site } with this email address, but you already have one. If you have forgotten the password, set a new one here:

    { $password-reset-url }
    .subject = You have an account at { $site }
mail-password-changed = The password of your account at { $site } was changed. If that wasn't you, set a new one immediately.
    .subject = Your password at { $site } was changed
mail-password-reset = Your account at { $site } has a new password. If that wasn't you, set another one immediately.
    .subject = Your password at { $site } was changed
mail-password-set = Your account at { $site } has a password now. If that wasn't you, set another one immediately.
    .subject = Your account at { $site } has a password
mail-email-changed = The email address of your account at { $site } is now { $to-email }. If that wasn't you, write to the admins of the site.
    .subject = Your email address at { $site } was changed
mail-email-deleted = { $deleted-email } no longer belongs to your account at { $site }.
    .subject = An email address was removed at { $site }
mail-webauthn-added = Your account at { $site } has a new passkey. If that wasn't you, remove it and set a new password.
    .subject = A new passkey at { $site }
mail-webauthn-removed = A passkey was removed from your account at { $site }. If that wasn't you, set a new password.
    .subject = A passkey was removed at { $site }
mail-token-made = A token for programs was made for your account at { $site }: “{ $token }”. Whoever has it can act in your name. If that wasn't you, set a new password immediately. That revokes all tokens.
    .subject = A new token at { $site }
mail-account-connected = An account at another site can now sign in to yours at { $site }. If that wasn't you, remove it and set a new password.
    .subject = Another way to sign in to { $site }
mail-account-disconnected = An account at another site can no longer sign in to yours at { $site }.
    .subject = A way to sign in to { $site } was removed

## Lobby

lobby-lead = Board games set in medieval France: play against bots, or online with friends.
# Heading, noun.
lobby-heading = Tables
lobby-no-account = starts immediately, no account needed
lobby-with = The base game. Optional: { $expansions }.
lobby-friend = Play with a friend
lobby-friend-how = send a link
lobby-friend-named = { $game }: play with a friend (send a link)
lobby-learn = Learn by playing
lobby-learn-named = { $game }: a first game against easy bots, with time to follow
# Heading of tables where the reader has to decide, noun.
lobby-your-turn = Your turn
lobby-nothing-waits = None of your games is waiting for you.
lobby-left = { $time } left
# Button, verb: to join a game.
lobby-play = Play
# Button, verb: to look at a game in which it isn't your turn.
lobby-look = View
lobby-waits-for-others = { $count ->
    [one] Waiting for others at 1 table
   *[other] Waiting for others at { $count } tables
}
# Heading, noun.
lobby-open = Open tables
lobby-open-own = Nothing for you? Open your own table.
lobby-none-open = No tables are waiting for players right now.
# Property of a table in a list, at most 18 letters.
lobby-base-game = base game
# Property of a table in a list, at most 18 letters.
lobby-rated = rated
# Property of a table in a list, at most 18 letters.
lobby-rated-programs = rated, programs
# Property of a table in a list, at most 18 letters.
lobby-password = with a password
# Beside a name in the list of players, at most 12 letters.
lobby-expected = invited
lobby-free = { $count ->
    [one] 1 open seat
   *[other] { $count } open seats
}
# Button, verb: to join a game.
lobby-join = Join
lobby-join-named = { $game } with { $host }
# Heading of games in play and of finished ones, adjective.
lobby-running = Running
lobby-none-running = No games to watch right now.
# Button, verb: to look on.
lobby-watch = Watch
lobby-watch-named = Watch table { NUMBER($number, useGrouping: 0) }
# Heading of games in play and of finished ones, adjective.
lobby-finished = Finished
lobby-none-finished = Your finished games will be listed here.
lobby-all-mine = All your tables
# Heading, noun.
lobby-own-heading = Your tables
# Mark of a winner, participle, at most 12 letters.
lobby-won = won
lobby-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
# Label of a field, noun.
lobby-filter = Filter
# Label of a field, noun.
lobby-filter-game = Game
# Label of a field, noun.
lobby-filter-clock = Clock
# Option of a list, noun.
lobby-any-game = Any game
# Option of a list, noun.
lobby-any-clock = Any clock
time-live = Live, no clock
time-live-clock = Live, with a clock
time-turns = Turn by turn, no clock
time-turns-clock = Turn by turn, with a clock
time-told-live = live, no clock
time-told-live-clock = { $base } min per player, +{ $increment } s per move
time-told-turns = turn by turn, no clock
time-told-turns-clock = turn by turn, { $base } h per player, +{ $increment } h per move
# Label of a field, noun.
create-whom = Opponents
# Option of a list, noun.
create-whom-bots = Bots
# Option of a list, noun.
create-whom-friends = Friends
# Option of a list, noun.
create-whom-anybody = Anyone
# Label of a field, noun.
create-level = Level
# Label of a field, noun.
create-players = Players
# Button, verb.
create-start = Start
# Label of a field, noun.
create-time = Clock
create-base = Minutes per player
create-increment = Seconds added per move
create-bank = Hours per player
create-gain = Hours added per move
create-cap = Most hours on a clock
create-seats = Seats and colours
# Heading, noun.
create-you = You
create-kind-as-asked = As chosen above
# Option of a list, noun.
create-kind-free = Open seat
create-kind-person = { $name } (invited)
create-kind-program = { $name } (program, invited)
create-options = Rules and expansions
create-visibility = Who can join
create-visibility-public = Anyone (listed in the lobby)
create-visibility-link = Anyone with the link
create-visibility-password = Anyone with the password
# Label of a field, noun.
create-watchers = Spectators
# Option of a list, adjective or participle.
create-watchers-yes = Allowed
# Option of a list, adjective or participle.
create-watchers-no = Not allowed
# Label of a field, noun.
create-chat = Chat
# Option of a list, adjective or participle.
create-chat-yes = On
# Option of a list, adjective or participle.
create-chat-no = Off
create-revealed = After the game
create-revealed-yes = Everything is revealed
create-revealed-no = Hidden cards stay hidden
# Label of a field, noun.
create-rated = Rating
# Option of a list, adjective or participle.
create-rated-no = Casual
# Option of a list, adjective or participle.
create-rated-yes = Rated
create-stand-in = Bot that replaces players who leave
create-one-screen = Players sharing this screen
create-no-choice = { $field }: choose one of the listed options.
create-wrong-number = { $field } must be a whole number from { $least } to { $most }.
create-nobody = Seat { $seat }: you can only invite someone you have played with, and only once.
# Plural: $most.
create-no-password = Choose a password of at most { $most } characters.
create-rated-here = In a rated game every player needs an account, so no one can share your screen.
gathering-title = { $game }: waiting for players
gathering-invites = { $host } invites you to { $game }
gathering-link-heading = Send this link to the players you want
gathering-link-help = Players need no account. The game begins when the last seat is taken. You can close this page meanwhile.
gathering-invited-heading = Everyone is invited (you can also send this link)
gathering-invited-help = The others see the invitation on their home page here. The game begins when the last one joins. You can close this page meanwhile.
gathering-picture = As a QR code for a phone
# Button, verb.
gathering-copy = Copy
# Result of a button, participle.
gathering-copied = Copied
# Heading, noun.
gathering-seats = Seats
# A seat that no one has taken, adjective.
gathering-free = open
# Beside a name in the list of players, at most 12 letters.
gathering-host = host
# Button, verb.
gathering-send-away = Remove
gathering-send-away-named = Remove { $name }
gathering-begins = The game begins automatically as soon as everyone is here.
# Button, verb.
gathering-begin-now = Start now
gathering-fill = Fill with { $bot }
gathering-fewer = Start without the open seats
gathering-call-off = Cancel the table
# Button, verb.
gathering-leave = Leave
# Button, verb.
gathering-decline = Decline
# Button, verb.
gathering-join = Join
gathering-no-account = You need no account.
# Label of a field, noun.
gathering-password = Password
gathering-gone = This table no longer exists. It was cancelled, or no one joined in time.
gathering-begun = This game has already begun.
gathering-full = All seats are taken.
# Plural: $most.
gathering-too-many = You already have { $most } open tables. Cancel one first.
gathering-accounts-only = You need an account for rated games. Sign in or create one.
gathering-programs-only = Only programs play at this table. Choose another one.
gathering-people-only = This rated table is for people. Programs play rated games at tables of their own.
gathering-not-welcome = You can't join this table.
gathering-wrong-password = That isn't the password of this table. Try again.
gathering-nobody-there = No one is in that seat.
rematch = Play again, seats rotated
rematch-begun = Go to the next game
rematch-waits = You want to play again. The game begins when everyone has agreed.
rematch-look = See who is there
rematch-asked = { $name } wants to play again.
rematch-host-only = Some players shared the host's screen, so only the host can ask for a rematch.

## Clocks

notice-time-over = Your time is up. Take your seat back to continue.
notice-paused = The game is paused. Resume it to continue.
notice-your-turn = It is already your turn, so your plan wasn't saved.
turn-paused = The game is paused
# Label before a time.
clock-left = Time left:
clock-days = { $days } d { $hours } h
clock-whole-days = { $days } d
clock-live-why = Your clock runs while you have a decision to make. Each move adds time. When it runs out, a bot ({ $bot }) plays for you until you take your seat back. You then have at least 1 minute.
clock-turns-why = Your clock runs while you have a decision to make. Each turn adds time. When it runs out, a bot ({ $bot }) plays for you until you take your seat back. You then have at least a quarter of your starting time.
seat-away = { $name } is away ({ $bot } is playing)
seat-away-short = away: { $bot }
seat-left = { $name } has left ({ $bot } is playing)
seat-left-short = left: { $bot }
# Beside a name in the list of players, at most 12 letters.
seat-on-vacation = on vacation
# Heading, noun.
room-heading = This table
leave = Leave the game
leave-heading = Leave the game?
leave-warning = A bot ({ $bot }) will play for you until the end. You can still watch, but you can't take your seat back.
leave-warning-rated = In this rated game you will be ranked behind every player who stayed.
leave-yes = Leave for good
leave-yes-named = { $name } leaves for good
# Button, verb.
leave-no = Stay
leave-nothing = You can't leave. The game is over, or that seat isn't yours any more.
come-back = Take my seat back
come-back-heading = { $name }, your time is up
come-back-why = A bot plays for you until you are back. You get some extra time when you return.
come-back-nothing = You can't take a seat back. The game is over, or you are already in your seat.
pause-ask = Ask for a pause
pause-why = All clocks stop until someone resumes the game.
pause-resume = Resume the game
# Button, verb.
take-back = Take back…
take-back-heading = Take back a decision
take-back-free = You can take back any of your decisions. Everything since then is taken back with it.
take-back-ask = The others have to agree. Everything since that decision is then taken back with it.
take-back-none = You haven't decided anything yet.
# Where the log says nothing of it. $decision: as its button says it.
take-back-chosen = You chose “{ $decision }”.
take-back-to = Take it back
take-back-to-named = Take back your decision in step { NUMBER($step, useGrouping: 0) }
take-back-ask-to = Ask to take it back
take-back-ask-named = Ask to take back your decision in step { NUMBER($step, useGrouping: 0) }
since-others = { $count ->
    [one] The others have made 1 decision since then.
   *[other] The others have made { $count } decisions since then.
}
since-chance = { $count ->
    [one] Chance has decided once since then.
   *[other] Chance has decided { $count } times since then.
}
since-seen = Hidden information has been revealed since then.
since-nothing = No hidden information has been revealed since then.
offer-undo = { $name } asks to take back a decision
offer-pause = { $name } asks for a pause
offer-mine-undo = You ask to take back a decision
offer-mine-pause = You ask for a pause
offer-answer-yes = { $name }: yes
offer-answer-no = { $name }: no
offer-answer-none = { $name }: no answer yet
# Button, verb.
offer-yes = Allow
# Button, verb.
offer-no = Decline
offer-always = Always allow here
# Button, verb.
offer-withdraw = Withdraw
# Button, verb.
offer-close = Close
offer-impossible = You can't ask the others for this now.
offer-already = There is already a request at this table, or it has just been declined.
# Heading, noun.
vacation-heading = Vacation
# Plural: $days.
vacation-why = For { $days } days a year you can stop your clocks in all your games played turn by turn. The others see that you are on vacation.
vacation-on = { $count ->
    [one] You are on vacation, for 1 more day at most.
   *[other] You are on vacation, for { $count } more days at most.
}
vacation-off = { $count ->
    [0] You have no vacation left this year.
    [one] You have 1 day of vacation left this year.
   *[other] You have { $count } days of vacation left this year.
}
vacation-begin = Stop my clocks
# Button, spoken by the player.
vacation-end = I'm back
vacation-none = You aren't on vacation.
vacation-none-left = You are on vacation already, or you have no vacation left this year.
# Button, verb.
plan = Plan ahead…
# The same button where there is little room, noun.
plan-short = Plan
# State of the button for planning, participle.
plan-made = Planned ahead
# Heading, noun.
plan-heading = Plan ahead
plan-why = Choose now what you will do in your next turn. The board is shown as if no one did anything before then. No one else sees your plan until it is played.
# Label before the planned decisions.
plan-present = Your plan:
plan-cancel = Cancel the plan
plan-choice = Choice { $number }
# Option of a list, noun.
plan-nothing = Nothing
plan-in-round = This plan is for the current round only.
plan-make = Save the plan
plan-impossible = You can't plan this. Choose from the list, each option once, before it is your turn.
plan-not-now = Your next turn can't be planned right now.
plan-shorter = The game has moved on. Whatever is no longer possible has been removed.
# Before a list of decisions.
plan-chosen = You have chosen:
# Beside a box to tick, spoken by the player.
plan-same = Only if it still brings me the same
# Decisions in quotation marks may follow.
plan-lost-closed = Your plan wasn't played, because it is no longer possible.
plan-lost-changed = Your plan wasn't played, because it would now bring something else.
plan-lost-revealed = The rest of your plan wasn't played, because something new was revealed.

## Watching, and being watched

watch-password-why = This game has started. To watch, enter the table's password.
watching = Who can watch
watching-public = Anyone can watch this game here. Hidden cards stay hidden from spectators.
watching-link = Only people with this link can watch this game:
watching-password = Anyone with the table's password can watch this game at this address:
watching-nobody = No one can watch this game.
watching-address = Address for spectators

## Names

name-reserved = This name is reserved here. Choose another one.
name-taken = Someone here has this name already, or one very much like it. Choose another one.
name-taken-guest = { $name } is the name of someone with an account, or too much like it, even with other digits. Choose another name, or sign in if it is yours.
# Beside a name in the list of players, at most 12 letters.
seat-guest = guest
# Beside a name in the list of players, at most 12 letters.
seat-program = program

## Notifications of other kinds

notices-offer-title = Request at your table: { $game }
notices-offer-body-undo = Table { NUMBER($number, useGrouping: 0) }: a player asks to take back a decision. Please answer.
notices-offer-body-pause = Table { NUMBER($number, useGrouping: 0) }: a player asks for a pause. Please answer.
notices-low-title = Your time is running low: { $game }
notices-low-body = { $names }: your time at table { NUMBER($number, useGrouping: 0) } runs out on { $until }.
notices-begun-title = The game begins: { $game }
notices-begun-body = Everyone is here. The game at table { NUMBER($number, useGrouping: 0) } has begun.
notices-ended-title = Game over: { $game }
notices-ended-body = The game at table { NUMBER($number, useGrouping: 0) } is over.
notices-invited-title = { $name } invites you: { $game }
notices-invited-body = { $name } would like to play { $game } with you and keeps a seat for you.
notices-spoken-title = New in the chat: { $game }
notices-spoken-body = Someone wrote to the players at table { NUMBER($number, useGrouping: 0) }.
notices-several-title = { $count ->
    [one] 1 update on your games
   *[other] { $count } updates on your games
}
# Kind of notification, noun, after the name of a way to be reached.
notices-line-turn = your turn
# Kind of notification, noun, after the name of a way to be reached.
notices-line-offer = request
# Kind of notification, noun, after the name of a way to be reached.
notices-line-low = low time
# Kind of notification, noun, after the name of a way to be reached.
notices-line-begun = game started
# Kind of notification, noun, after the name of a way to be reached.
notices-line-ended = game over
# Kind of notification, noun, after the name of a way to be reached.
notices-line-invited = invitation
# Kind of notification, noun, after the name of a way to be reached.
notices-line-spoken = chat

## A first game

first-game = This is your first game. The bots make mistakes and leave you time to watch. Every button shows what you gain. With Undo you can go back, so feel free to experiment. A coach says what is at stake, and asks before a costly mistake. The rules of a round are below.
# Button, verb.
help-close = Close

## The log beside a board

log-larger = More of the log, in place of the players
# Button under the log, adverb: longer, shorter.
log-more = more
# Button under the log, adverb: longer, shorter.
log-less = less

## What to notify about, and how

notices-matters = Kinds of notification
# Kind of notification, noun: label of a switch.
notices-matter-turn = Your turn
notices-matter-offer = Requests from other players
# Kind of notification, noun: label of a switch.
notices-matter-low = Low time
notices-matter-game = Games and seasons that start or end
# Kind of notification, noun: label of a switch.
notices-matter-invited = Invitations
notices-matter-spoken = Chat between players
notices-matter-by = { $what }: { $way }

## Hints

# Button: asks for the three best decisions.
hint = Hint
hint-title = { $game }: hint
hint-waits = Looking for the best decisions. This takes a few seconds, or half a minute on a busy computer. You can play on meanwhile.
hint-prepares = The bots are still being prepared. The hint comes after that. You can play on meanwhile.
hint-points = { $points } ± { $interval } points, { $wins }% chance to win
hint-behind = { $points } ± { $interval } points less than the best
# What opens the rest of a hint: two more decisions, and hint-how. Decisions are meant
hint-others = The next best, and what the numbers mean
hint-meaning = What the numbers mean
hint-how = Points expected at the end. { $judge } plays games to the end in every seat. What you can't know is dealt again for each. Where it disagrees with the points beside the decisions, trust the hint: those are rules of thumb.
# What opens the list of the decisions that are not among the best three
hint-rest = All other decisions
# A move is a chain of decisions, such as an action and the dice for it
hint-marked = A dotted outline marks the best decision, then each further step of that move.
# Before the decision that a hint advised for this question, or told as the next one of its move
hint-from-last = From your last hint:
hint-nothing = No hint: the game has moved on.
hint-never = There are no hints at this table. They are only for one person playing bots in a game that counts for nothing: no rating, no tournament, no deal of the day.
hint-not-now = You can ask for a hint when it is your turn.

## A coach at a table: names what is at stake, and asks before a decision that costs much

new-coach = Coach
new-coach-help = Names what is at stake and asks before a mistake that costs 2 points or more, at most three times. For one person against bots.
new-coach-alone = A coach is for one person against bots.
coach-asks = “{ $played }” loses about { $points } ± { $interval } points against “{ $better }”.
coach-why = See why
coach-yours = Your choice
coach-better = Better
coach-expects = About { $points } ± { $interval } points at the end, { $wins }% chance to win.
coach-look-again = Look again
coach-play-it = Play it
coach-times = Question { $number } of at most 3 from the coach.
coach-off = Turn the coach off
coach-on = Turn the coach on
coach-prepares = The coach starts as soon as the bots are ready. Until then, it won't question a costly move.
coach-asked = { $count ->
    [one] The coach asked once
   *[other] The coach asked { $count } times
}

hints-asked = { $count ->
    [one] 1 hint used
   *[other] { $count } hints used
}

## Playing on from a finished game

# Opens a form: play on from the position that is shown.
branch = Continue from here
branch-seat = Your seat
branch-as = as { $name }
branch-level = Bots in all other seats
branch-against = against { $bot }
# Button, verb.
branch-begin = Begin
# Link to the game that this one goes on from.
branch-of = Continued from table { NUMBER($number, useGrouping: 0) }
branch-hidden = Hidden information stays hidden at this table, so its games can't be continued.
branch-daily = Others can still play this deal today. From tomorrow on, its games can be continued.
branch-nowhere = The game is over here. Go to an earlier position.

## What a finished game comes to when bots finish it many times from one of its steps

# Button, verb.
spread-ask = Let bots finish it 200 times
spread-title = Table { NUMBER($number, useGrouping: 0) } finished by bots
# Heading of the page.
spread = How it could have ended
# Link to the position.
spread-position = after move { $move } of { $total }
# Plural: $games is 200.
spread-offer = { $judge } can finish this game { $games } times from here, in every seat.
spread-under-way = The bots are playing. You can leave this page: its address stays the same.
spread-points = Points at the end
    .help = { $judge } played on in every seat, { $games } times: with all cards as they lay, hidden ones too, and new luck from there. A number after ± is half of a 95% interval.
spread-mean = Average: { $points } ± { $interval } points
# Mark in a chart, next to a line.
spread-mark = average { $points }
spread-wins = Chance to win: { $wins } ± { $interval }%
# Plural: $games is 200.
spread-score = The game itself ended with { $score }. Games with no more than that: { $fewer } of { $games }.

## Analysis of a finished game

analysis-offer = What was the luck worth? Where did the points go, and which moves cost the most?
# Button, verb.
analysis-ask = Analyse this game
analysis-hidden = What was hidden stays hidden at this table, so there is no analysis.
analysis-failed = This game could not be analysed. The admin of the site can find the reason in the log.
analysis-waits = The analysis begins as soon as the bots are ready.
# games: how many come first
analysis-queued =
    { $games ->
        [one] The analysis begins after that of another game.
       *[other] The analysis begins after those of { $games } other games.
    }
analysis-under-way = The game is being analysed. You can leave this page.
analysis-par-own = With your luck, { $judge } makes { $par } points on average. You made { $score }.
analysis-par = With the luck of { $name }, { $judge } makes { $par } points on average. { $name } made { $score }.
analysis-par-games = { $judge } played { $games } games in every seat with the same luck. The average in this seat, its par: { $par } ± { $interval }. Games with { $score } points or fewer: { $fewer }.
# Mark in a chart, next to a line.
analysis-par-mark = par { $par }
# Column head, noun, at most 14 letters.
analysis-par-head = Par
# Column head, noun, at most 14 letters: score minus par.
analysis-par-difference = Against par
analysis-par-all = Par of all players
analysis-ledger = Where the points went
# Small print below a column head.
analysis-start = an average deal
# Column head, noun, at most 18 letters.
analysis-luck = Luck
    .help = chance and order of play
# Column head, noun, at most 18 letters.
analysis-others = Others' moves
    .help = what they changed
# Column head, noun, at most 18 letters.
analysis-decisions = Decisions
    .help = against { $judge }
# Column head, adjective, at most 18 letters.
analysis-unknown = Hidden information
    .help = unknown at the time
# Small print below a column head.
analysis-score = total of the row
# The numbers are points, with their sign.
analysis-ahead = { $points ->
    [one] You finished 1 point ahead of { $name }. In points: decisions { $decisions }, start and luck { $luck }, others' moves { $others }, hidden information { $unknown }.
   *[other] You finished { $points } points ahead of { $name }. In points: decisions { $decisions }, start and luck { $luck }, others' moves { $others }, hidden information { $unknown }.
}
analysis-behind = { $points ->
    [one] { $name } finished 1 point ahead of you. In points: decisions { $decisions }, start and luck { $luck }, others' moves { $others }, hidden information { $unknown }.
   *[other] { $name } finished { $points } points ahead of you. In points: decisions { $decisions }, start and luck { $luck }, others' moves { $others }, hidden information { $unknown }.
}
# What decisions and hidden information came to: points with their sign and a decimal.
analysis-rough = With so few games, decisions and hidden information can hardly be told apart (see ±). Together they brought { $name } { $points } points.
analysis-par-luck = Par and luck disagree here: par is what { $judge } makes of this luck in every seat, luck is what each draw changed in the game as it was played.
strength = How strongly each player played
    .help = From what each decision lost or gained against { $judge }. The bar shows all strengths that fit this one game; the line in it shows the game itself.
# Sentences after a player's name, without a full stop; names of bots.
strength-between = between { $weaker } and { $stronger }
strength-like = like { $level }
strength-range = from { $weakest } to { $strongest }: one game can't tell
strength-weaker = weaker than { $level }
strength-stronger = stronger than { $level }
# All numbers but the last are points, with their sign. Plural: $decisions.
strength-numbers = { $decisions ->
    [one] { $points } points in 1 decision with a choice. Players whose average is between { $least } and { $most } have games like this.
   *[other] { $points } points per decision ({ $decisions } decisions with a choice). Players whose average is between { $least } and { $most } have games like this.
}
# Opens a table.
strength-levels = How strong the levels and the judge are
strength-judge = { $judge } is the judge, so it has 0 by definition: it is compared with itself. The numbers are from games without options. Who is as strong as { $judge } but plays differently has 0 on average, not in every game.
# Column heads.
strength-level = Level
strength-per-decision = Points per decision
strength-games = Games
# Link to the page of the bots.
strength-bots = What the levels score
analysis-expected = Expected points
    .help = Before each move, if { $judge } played on in every seat. Numbers mark the moves that cost the most.
analysis-wins = Chance to win
    .help = From the same games.
# What a mark in a chart says: a move that cost points.
analysis-costly = Costly move { $number }: { $move }
analysis-moves = Moves that cost the most
    .help = Points lost by the end of the game, from { $again } new games with each of the two moves.
# Below the moves of a player. $listed: what these cost, $decisions: what all decisions cost, both below 0.
analysis-moves-rest = These are { $listed } of the { $decisions } ± { $interval } points above. The rest is spread over moves that are too small, or too uncertain, to name.
analysis-moves-regained = These come to { $listed } points, all decisions to { $decisions } ± { $interval }: some of the others were better than the judge's. The judge plays both moves on, so a loss may include points that only the judge would lose later.
analysis-move-round = Round { $round }
analysis-move-step = Step { $step }
# Before the decisions of a move, as their buttons say them.
analysis-played = Played:
# Button, verb.
analysis-position = View the position
# Opens the answer.
analysis-better = What would have been better?
# Caption of a table: by source of points. Minus: the move that was played brought less of it than the better one.
analysis-sources = By source: the move compared with the better one. The rows add up to the loss.
# Caption of a table: by round, as above.
analysis-rounds = The same points by round
# The source is a noun, as it stands in charts.
analysis-most-in-round = The better move gains most here: { $source }, { $points } points, above all in round { $round }.
analysis-most-at-end = The better move gains most here: { $source }, { $points } points, above all at the end of the game.
analysis-how-often = { $judge } chooses it in { $percent } of 100 games.
analysis-no-moves = No single move clearly lost points compared with { $judge }: all losses are too small, or too uncertain, to name.
analysis-how = How this is calculated
analysis-judge = The judge is { $judge }, which plays on in every seat: { $rollouts } games from each position. For a listed move, { $again } games with it and { $again } with the judge's choice.
analysis-how-par = Par: games from the start in which chance decides as it did here. Where it has to decide something else, that is random.
analysis-how-terms = The four terms: after each move and each draw, games are played on from there. The change in their average is credited to the player who made the move, or to luck. So the start and the terms add up to the score.
analysis-how-decisions = Decisions: your moves are compared with the judge's, both judged only by what you could know. Hidden cards are dealt again for each comparison. The rest of what your moves brought came from hidden information.
analysis-how-coach = The coach and hints compare with the best move they find while you play, the analysis with the judge's choice. So their numbers can differ.
analysis-how-intervals = A number after ± is half of a 95% interval. It shows how far chance may have shifted the result.
analysis-how-limits = The judge is a player, too. If you play better than { $judge }, you gain by decisions, and some of that counts as luck.

## Boxes: owners' values, see docs/box.md

admin-boxes-account = { $person } has no account, so they can't keep boxes.
error-no-keeper = Only admins and those they allow may keep boxes.
box-gone = That box is no longer here. Choose again.
box-mine = My box
box-too-many = This site keeps { $most } boxes. Remove one first.
box-yes-or-no = { $value } is neither yes nor no.
box-number = { $value } is not a number.
box-no-file = This is not a box file.
box-version = This box file is of version { $version }, which this site does not know.
box-part = A box file has no part { $part }.
box-no-title = The title in this file is no short line of text.
box-no-voucher = The name of who vouches for this file is no short line of text.
box-not-taken = This box can't be imported, and nothing has changed: { $why }.
box-no-card = There is no such card in this box.

## Where printed values come from

values-of = Printed values of { $game }
values-about = No one here owns every printed card, so values that no source shows had to be estimated. Tap a sign for more.
values-decks = Decks
values-quiet = { $reconstructed } of { $all } printed values are our estimates, as no source shows them. The rules are complete; only such numbers may differ from a printed copy.
values-which = Which?
source-stated = stated
source-inferred = inferred
source-reconstructed = reconstructed
source-stated-means = stated: a source says so
source-inferred-means = inferred: it follows from sources
source-reconstructed-means = reconstructed: no source shows it
source-stated-why = A source that was read says so.
source-stated-all = { $sign } Sources state all values.
source-inferred-these = { $sign } It follows from sources: { $values }.
source-reconstructed-these = { $sign } Our estimate, as no source shows it: { $values }.
source-inferred-count = { $count ->
    [one] { $sign } Of { $all } values, 1 follows from sources.
   *[other] { $sign } Of { $all } values, { $count } follow from sources.
}
source-reconstructed-count = { $count ->
    [one] { $sign } Of { $all } values, 1 is our estimate, as no source shows it.
   *[other] { $sign } Of { $all } values, { $count } are our estimates, as no source shows them.
}
source-of = { $what }: { $told }
printed-named = “{ $name }”
source-owner-why = The owner of this box has read it on the printed piece.
source-value = “{ $label } { $value }”
source-inferred-why = It follows from sources, but none says it in so many words.
source-reconstructed-why = No source shows it. It was chosen to agree with all that is known.
source-inferred-name = The name follows from sources, but none says it in so many words.
source-reconstructed-name = The name is ours, as no source has one.
values-unstated = Values that no source states: { $count } of { $all }
values-ruling = Printed values of ruling { $ruling }. A ruling is a version of the rules and values; a game ends under the one that it began with.
# Link on the page of a result.
values-played = Played with the printed values of ruling { $ruling }

## Boxes: the pages on which owners type what is printed

boxes = Boxes
boxes-of = I own this game: { $game }
boxes-own = I own this game
boxes-about = Do you own a game? Go through its box card by card and type what is printed where it differs. New tables can then be played with your box. Nothing else changes.
boxes-none = There is no box of this game yet.
box-title = Name of the box
box-begin = New box
box-import = Import a box from a file
box-import-send = Import
box-file = Box file
box-progress = { $checked ->
    [one] 1 of { $values } values is checked.
   *[other] { $checked } of { $values } values are checked.
}
box-vouched-by = { $name } vouches for it
box-how = Take your cards and type what is printed.
box-export = Save as a file
box-play = New table with this box
box-not-yet = Tables can't be played with this box yet: { $why }
box-older = This box belongs to ruling { $ruling }. The newest one is { $newest }; tables with this box keep ruling { $ruling }.
box-bring = Bring this box to ruling { $ruling }
box-bring-means = What you have typed or checked stays as you have it. Values that the ruling changes are to be checked again.
box-look = Ruling { $ruling } has changed values of these cards. Look at yours, and check what is printed.
box-to-check = { $count ->
    [one] 1 to check
   *[other] { $count } to check
}
box-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
box-what-changes = What changes:
box-shipped-says = without this box, the card says
box-value = Value
box-printed = As you have it
box-source = Where it comes from
box-as-printed = as printed
box-not-kept = Not kept: it has to be { $what }
box-was = was { $value }
box-name = Name on the card
box-name-language = In which language
box-differs = It works differently: tell us
box-note = What no value can say. It is kept in the file of your box.
box-new-field = A further value
box-save = Save
box-next = All as printed, next card
box-kept = Saved as you type.
box-more = Name, who vouches, comparing
box-vouched = Who vouches for it
box-remove = Remove this box
box-remove-means = All that was typed and checked here will be lost, unless you have saved it as a file. Tables that are played with it go on.
box-remove-yes = Remove it for good
box-compare-with = Another box
box-compare = Compare
box-compared = { $one } and { $other }
box-alike = Both boxes have the same values.
box-kept-apart = Tables keep the values that they began with. Nothing in the program changes: your box is kept with the site's data.
new-box = Printed values
new-box-shipped = as shipped
box-played = Played with the values of a box ({ $print }).

## One's own page

mine-heading = My games
mine-names = Names
mine-none = No finished game yet.
# game: its title; games: how many of them
mine-kind = { $game }, { $players } players ({ $games })
# analysed: how many of the games have an analysis that tells what this page needs
mine-analysed = Latest games that count here: { $games }. Analysed: { $analysed }; only these say where points came from and what decisions lost.
mine-latest = Latest games
mine-sources = Points by source
mine-too-few = Figures appear after { $fewest } analysed games.
# own, level: points a game
mine-largest = Largest gap: { $source }. It brings you { $own } points a game, and { $bot } { $level }.
mine-no-level = The bots were measured with another number of players, so there is nothing to compare with.
mine-own = You
mine-gap = Difference
mine-lost = Points lost by decisions
mine-lost-how = Per game, compared with what Skilled would have decided from what you could know. { $games } games.
mine-decision = Decision
mine-rounds = Rounds { $first }–{ $last }
mine-all = All
mine-won = Games won
mine-won-how = The dot is your share, the grey bar its 95% interval, the line what equal players would win.
# Where there is no room for dot and bar.
mine-won-how-narrow = Below each share is its 95% interval.
mine-won-of = { $wins } of { $games }
mine-share = Share
# Above rows for each combination of options.
mine-by-options = { $game }, { $players } players, by options
mine-usual = Usual rules
mine-strength = Points lost over time
mine-strength-how = Points lost by decisions, average of eight games in a row: the lower, the stronger.
# Follows the sentence above.
mine-strength-levels = Dotted lines show what bots lose.
# Below the left and the right end of a chart.
mine-oldest = oldest games
mine-newest = newest games
mine-similar = People like you
mine-similar-how = { $people } people with a rating near yours, together, in { $games } games that everybody may see.
mine-they = They
mine-csv = These games as CSV
mine-parquet = These games as Parquet
mine-private = Only you can see this page.

## The explorer

explorer-of = Explorer: { $game }
explorer-lead = What is a decision worth where it is open? Points more or less than after what { $judge } decides in the same position.
explorer-missing = The explorer needs the package duckdb, which is not installed here.
explorer-who = Games of
explorer-bots = bots
explorer-people = people
explorer-both = bots and people
explorer-games = Kind of game
# games: how many there are
explorer-setting = { $players } players, { $games } games
explorer-show = Show
explorer-none = Nothing was open often enough. A decision is told once it was open { $fewest } times.
explorer-gain = Points
explorer-decided = Decided
explorer-open = Open
explorer-how = At some decisions, everything that is open is played on for a few games, with the same luck for all. Nothing below { $fewest } positions is told. The number after ± is half of a 95% interval over games. “Decided” is how often it was decided where it was open. Who plays differently from { $judge } may find other values.
explorer-you = you
# number: how many seats to the left
explorer-left =
    { $number ->
        [one] your left neighbour
       *[other] player { $number } to your left
    }

## Commands of a host: what they print in a terminal. A site prints this once, for whoever starts it.

site-running = Parvis is running at { $address } (Ctrl-C stops it, nothing is lost)
# A process that serves no pages: bots, clocks, notifications.
site-working = Parvis is working (Ctrl-C stops it, nothing is lost)
# All of its code: a newer version of Parvis may run from now on.
site-reloaded = Parvis has been loaded again
site-stopped = Parvis has stopped.
site-created = A new site was created in { $folder }
site-admin-link = One-time sign-in link for the admin { $email }, valid for 3 days: { $link }
# $percent: a number as text.
site-compiling = Compiling the bots: { $percent }%

## Commands of a host: what can't be done. Values that somebody has typed ($value) stand in quotation marks as Python writes it.
## $error: what the system or another program says, in English. $file, $folder: paths. Numbers are texts, so that they stand as typed.

# Printed before the site starts at another port.
port-skipped = Port { $port } can't be used ({ $error }). Trying the next one
# root: the account of that name.
port-root = port { $port } needs root. Choose one from 1024 on
port-taken = port { $port } is taken. Choose another one
port-none = no free port from { $first } to { $last }
host-unknown = this computer has no address { $value }
processes-database = several processes need a PostgreSQL database. Set DATABASE_URL
processes-system = several processes need Linux or macOS
metrics-missing = metrics need prometheus-client: pip install 'parvis[metrics]'
# $count: how many characters it needs.
secret-short = PARVIS_SECRET is too short. Use at least { $count } random characters
# $address: an email address.
appointed-unconfirmed = someone has signed up as { $address } but not confirmed it. Confirm it first

## Commands of a host: settings of a club. $variable: the environment variable of a setting.

# $first, $last: environment variables of settings; the same one where only one is missing. $file: the file of settings.
club-incomplete = { $count ->
    [one] a club needs { $first }. Set it, write it into { $file }, or start in a terminal
   *[other] a club needs { $first } and { $last }. Set them, write them into { $file }, or start in a terminal
}
club-unreadable = { $file } can't be read: { $error }
# $names: settings, separated by commas.
club-unknown = { $file } has unknown settings: { $names }
club-control = { $variable } has a control character
club-metrics = PARVIS_METRICS must be like 127.0.0.1:9464, not { $value }
# $forms: “plain or json”.
club-log = PARVIS_LOG must be { $forms }, not { $value }
# none: what is written for no address at all.
club-proxy = PARVIS_TRUSTED_PROXY must be addresses such as 127.0.0.1, or none, not { $value }
club-email = { $value } is not an email address
club-number = { $variable } must be a number from 0 to { $largest }, not { $value }
club-address = PARVIS_ADDRESS must be like https://club.example, without a path, not { $value }
# none: what is written for no server at all.
club-mail = PARVIS_MAIL must be smtp://user:password@host:port (smtps:// for TLS, smtp+plain:// without encryption), or none

## Commands of a host: databases. $database: a path, or an address such as postgresql://parvis@host/name.

database-url = DATABASE_URL must be postgresql://user:password@host:port/name, or not set
database-packages = PostgreSQL needs more packages. Install them with: pip install 'parvis[postgres]'
database-letters = DATABASE_URL can't be read. In a password, write @ as %40 and / as %2F
database-unusable = { $database } can't be used as the site's database: { $error }
database-damaged = { $database } is damaged: { $error }
database-foreign = { $database } is the database of another program
# $names: names of changes that this version doesn't know, separated by commas.
database-later = { $database } is from a later version of Parvis (changes unknown here: { $names }). Start that version
database-older = { $database } is not up to date. Start `parvis serve` of this version first
database-unreadable = { $database } is not a readable database of a site: { $error }
# $waiting: the name of a file that belongs to it.
database-waiting = { $database } can't be read without write access: copy it, with { $waiting }, to another folder

## Commands of a host: backups

# $command: what to type. $files: names of files, separated by commas.
backup-elsewhere = the tables are in PostgreSQL. Back them up with: { $command }, and copy from { $folder } too: { $files }
backup-no-site = no site in { $folder }
backup-uncopied = { $file } can't be copied: { $error }
backup-unwritten = { $file } was not written correctly. Check the disk
backup-damaged = the database of { $file } is damaged: { $error }
backup-no-database = { $file } is not the database of a site
# $names: names of changes that this version doesn't know, separated by commas.
backup-later = { $file } is from a later version of Parvis (changes unknown here: { $names })
# $files: names of files, separated by commas.
backup-folder-taken = { $folder } already has a site ({ $files }). Choose another folder with PARVIS_DATA
backup-no-space = not enough space in { $folder } for { $file }
backup-unreadable = { $file } is not a readable backup: { $error }
backup-foreign = { $file } is not a backup of a site

## Checking records: what is no longer as it was at a table. Follows “table 5: ”. Seats count from 0.

stored-broken = it can't be replayed ({ $error })
stored-step-missing = step { $step } is missing
# Follows “step 5: ”.
stored-illegal = it is no longer legal
# $count: how many there are. $number: how many there were, as text.
stored-count = { $count ->
    [one] it has 1 step, not { $number }
   *[other] it has { NUMBER($count, useGrouping: 0) } steps, not { $number }
}
stored-goes-on = step { $step }: the game is no longer over
# $found, $result: as data.
stored-result = the result is { $found }, not { $result }
# $now, $then: the seats that decide there now, and that decided before: a number, or several with commas between them;
# "nobody", or "nature", the seat of chance. $now_count, $then_count: how many they are.
stored-question = step { $step }: { $now ->
    [nobody] nobody decides
    [nature] nature decides
   *[other] { $now_count ->
        [one] seat { $now } decides
       *[other] seats { $now } decide
    }
} now, not { $then ->
    [nobody] nobody
    [nature] nature
   *[other] { $then_count ->
        [one] seat { $then }
       *[other] seats { $then }
    }
}
# $seat: a number, or "nature", the seat of chance. The choice is stored until all have chosen.
stored-choice = { $seat ->
    [nature] step { $step }: the stored choice of nature is no longer allowed
   *[other] step { $step }: the stored choice of seat { $seat } is no longer allowed
}

# Tournaments

tournament-none = There is no such tournament.
tournament-members-only = Only members can enter a tournament. Sign in, or create an account.
tournament-closed = This tournament is no longer open for that.
tournament-entered-already = You have entered this tournament already.
tournament-not-entered = You are not in this tournament, or have left it.
tournament-no-check-in = There is no check-in now.
tournament-begun = This tournament has begun.
tournament-too-few = There are too few people for a table.
tournament-round-closed = Round { $number } is closed, or isn't the current one. Nothing has changed.
tournament-round-unfinished = Round { $number } can't be closed: a table has no result yet. Wait for it, or set the result.
tournament-round-begun = Round { $number } can't be paired again: somebody has decided something in it, or a result has been set.
tournament-no-group = There is no such table in this tournament.
tournament-scores = Enter a whole number for each of the { $seats } seats, at most { $most }. The scores don't fit this table.
tournament-too-many = You have { $most } tournaments that are not over. Call one off, or let one end.
tournament-no-title = A tournament needs a title of at most { $longest } characters.
tournament-long-about = The description is too long, or has signs that can't be shown: at most { $longest } characters.
tournament-no-size = The game can't be played by { $size } at a table.
tournament-no-deed = There is no such button. Nothing has changed.
tournament-nobody-there = Nobody of that number is in this tournament.
tournament-remove = Remove a player
tournament-remove-help = They leave as if they had done so themselves, and can't come back.
tournament-remove-now = Remove
tournament-all = Tournaments
tournament-new = New tournament
tournament-coming = Open and under way
tournament-past = Over
tournament-none-coming = No tournament is open or under way.
tournament-people = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournament-stage-open = Open for entries
tournament-stage-check-in = Check-in
tournament-stage-running = Under way
tournament-stage-over = Over
tournament-stage-off = Called off
tournament-kind = Kind
tournament-kind-swiss = Swiss
tournament-kind-robin = Round robin
tournament-kind-knock-out = Knock-out
tournament-title = Title
tournament-about = Description, such as day and hour
tournament-size = Players at a table
tournament-rounds = Rounds
tournament-going-on = Players of each table who go on
tournament-leaving = When somebody leaves
tournament-leaving-bot = A bot plays on for them
tournament-leaving-strike = They are struck
tournament-late = Late entry: people can enter until the last round is paired
tournament-duplicate = Same deals: all tables of a round are dealt alike
tournament-by-itself = Next round
tournament-by-itself-yes = After the last table
tournament-by-itself-no = When you close the round
tournament-announce = Announce
tournament-tables = tables of up to { $size }
tournament-so-many = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
tournament-go-on = { $count ->
    [one] the first of each table goes on
   *[other] the first { $count } of each table go on
}
tournament-told-bot = For players who leave, a bot plays on.
tournament-told-strike = Players who leave are paired no more and come last at the table they left.
tournament-told-late = Late entry is possible.
tournament-told-duplicate = All tables of a round are dealt alike. Until the round is over, each is visible only to its own players.
tournament-host = Organizer:
tournament-round = Round { $number }
tournament-own-table = Go to your table
tournament-enter = Enter
tournament-sign-in = Sign in to enter
tournament-here = I'm here
tournament-withdraw = Withdraw
tournament-you-are-in = You are in this tournament.
tournament-you-are-awaited = You have entered. Check in to play.
tournament-leave = Leave the tournament
tournament-leave-bot = A bot plays on for you, in this round and all later ones. You can't come back.
tournament-leave-strike = A bot ends your game, you come last at that table, and you are paired no more. You can't come back.
tournament-leave-now = Leave for good
tournament-run = For the organizer
tournament-run-help = A round can be paired again until somebody has decided something in it. You can set the result of any table below.
tournament-open-check-in = Open the check-in
tournament-start = Start round 1
tournament-close = Close round { $number }
tournament-again = Pair round { $number } again
tournament-call-off = Call off
tournament-call-off-help = Games under way go on, but no round follows. This can't be undone.
tournament-call-off-now = Call the tournament off
tournament-standings = Standings
tournament-points = Points
tournament-share = Share
tournament-opponents = Opponents
tournament-wins = Wins
tournament-has-left = left
tournament-is-out = out
tournament-is-here = here
tournament-print = Print
tournament-records = All games (ZIP)
tournament-how = How points are counted
tournament-how-points = The first at a table gets one point for each opponent at a full table, the last none, the others in between. Ties share. A bye counts as a first place.
tournament-how-duplicate = Everybody is compared with those who had the same seat at other tables: the best gets one point for each opponent at a full table, the worst none. Where nobody else had that seat, the place at the table counts. A bye counts as a first place.
tournament-how-ties = Equal points are ordered by the share of all the game's points that somebody made at their tables, then by the mean points of their opponents, then by wins.
tournament-bye = Bye
tournament-table = Table { $number }
tournament-placed = place { $place }
tournament-by-hand = Set by the organizer.
tournament-set = Set the result
tournament-set-it = Set
tournament-look = Go to the table
tournament-entries = Players
tournament-nobody = Nobody has entered yet.
tournament-back = Back to the tournament

# Ladders of seasons

ladder-none = There is no such ladder.
ladder-over = This ladder has ended.
ladder-removed = The organizer has removed you. You can enter again once the next season has begun.
ladder-entered-already = You have already entered for the next season.
ladder-not-entered = You have not entered for the next season.
ladder-nobody-there = No one with that number plays in this ladder or has entered it.
ladder-season-over = That season is over. Nothing has changed. Open the page again.
ladder-too-few = Too few people have entered for a table. Wait for more, or end the ladder.
ladder-too-many = You have { $most } ladders that have not ended. End one first.
ladder-small-division = A division needs at least { $least } people: enough for a full table, and for two small ones.
ladder-many-moving = In a division of { $people }, at most { $most } can go up and as many down.
ladder-all = Ladders
ladder-new = New ladder
ladder-none-here = There is no ladder yet.
ladder-help = A ladder is played turn by turn over months, in seasons. Its divisions are round robins: the first of each go up, the last go down.
ladder-division = Players in a division
ladder-moving = How many go up and down
ladder-weeks = Weeks in a season
ladder-days = Days until the first season
ladder-back = Back to the ladder
ladder-season = Season { $season }
ladder-seasons = Seasons
ladder-division-number = Division { $number }
# $ladder is a title.
ladder-place = { $ladder }: season { $season }, division { $division }
ladder-is-coming = Season 1 begins on { $when }
ladder-is-running = Season { $season } until { $when }
ladder-is-waiting = Too few players: next start on { $when }
ladder-is-over = Ended on { $when }
ladder-told = { $weeks ->
    [one] Divisions of { $people }; in each, { $moving } up and { $moving } down. A season lasts { $weeks } week.
   *[other] Divisions of { $people }; in each, { $moving } up and { $moving } down. A season lasts { $weeks } weeks.
}
ladder-you-play = You play in division { $division }
ladder-you-are-in = You play in the next season.
ladder-enter = Enter for the next season
ladder-withdraw = Stay out of the next season
ladder-newcomers = New next season
ladder-no-newcomers = Nobody new has entered.
ladder-begin = Begin season { $season } now
ladder-close = End the season now
ladder-close-help = The next season begins at once with all who have entered. Games under way go on, but no longer count.
ladder-close-now = Begin season { $season }
ladder-remove-help = They leave their division, as if they had done so themselves, and can't play in the next season.
ladder-end = End the ladder
ladder-end-help = The season ends as it stands, and none follows. Games under way go on, but no longer count. This can't be undone.
ladder-end-now = End the ladder for good
ladder-games = Rounds and tables
ladder-how = How players go up and down
ladder-how-moving = Arrows show where players go if the season ends as it stands. Free places go to the first of those who would go down, then to whoever comes next. New players begin at the bottom.
# After a name: the division in which somebody plays next season.
ladder-to-up = ↑ division { $division }
ladder-to-down = ↓ division { $division }
ladder-to-leaves = leaves
tournament-stage-drawn = About to begin
# $name is the title of a ladder.
notices-season-title = { $name }: a new season
notices-season-body = Season { $season } of { $name } has begun. You play in division { $division }.
notices-season-over-title = { $name }: season over
notices-season-over-body = Season { $season } of { $name } is over.
notices-ladder-over-title = { $name } has ended
notices-ladder-over-body = The ladder { $name } has ended. No more seasons follow.
# Kind of notification, noun, after the name of a way to be reached.
notices-line-season = season begun
# Kind of notification, noun, after the name of a way to be reached.
notices-line-season-over = season over
# Kind of notification, noun, after the name of a way to be reached.
notices-line-ladder-over = ladder ended

## Friends: those whom a person follows

# Heading and entry of a menu, noun.
friends-heading = Friends
friends-about = The people you follow. Two people who follow each other are friends. You follow someone from their profile.
friends-settings = Who may see that you are here
friends-none = You follow no one yet.
# Beside a name, noun.
friends-friend = friend
# Beside a name, adverb: the person has a page of the site open.
friends-here = here
# Beside a name. Nothing in the sentence agrees with a name.
friends-seen = last here: { $day }
# Button, verb.
friends-invite = Invite: { $game }
# Button, verb: to a table that waits for players already.
friends-invite-waiting = Invite to your table: { $game }
# What a screen reader says of these buttons.
friends-invite-named = Invite { $name }: { $game }
# Button, verb.
person-follow = Follow
# Button, verb.
person-unfollow = Unfollow
said-followed = You follow { $name }.
said-unfollowed = You no longer follow { $name }.
said-invited = A seat is kept for { $name }.
# Label of a field, noun. It is a list of three options.
field-shown = Who may see that you are here, and at which table
shown-to-everybody = everyone who follows you
shown-to-friends = your friends
shown-to-nobody = no one
follow-guest = Only accounts can follow and be followed. Create an account first.
follow-blocked = You have blocked this person. Unblock them first.
follow-too-many = You can follow up to { $most ->
    [one] { $most } person
   *[other] { $most } people
}. Unfollow someone first.
invite-no-friend = You can only invite friends here: people you follow and who follow you.
invite-no-table = None of your tables has a free seat. Open a new one.
notices-opened-title = { $name }: new table
notices-opened-body = { $name } has opened a table and waits for players: { $game }.
notices-started-title = { $name } is playing: { $game }
notices-started-body = { $name } is playing { $game } at table { NUMBER($number, useGrouping: 0) }. You can watch.
# Kind of notification, noun, after the name of a way to be reached.
notices-line-opened = table of someone you follow
# Kind of notification, noun, after the name of a way to be reached.
notices-line-started = game of someone you follow
notices-matter-friends = Tables of people you follow

## Notes, bookmarks and model games

# Button, verb: leads to one's own note on a table.
note-on-table = Note
# Opens one's own note about a person.
note-on-person = Private note
note-heading = Note: { $game }, table { NUMBER($number, useGrouping: 0) }
# Label of a field, noun.
note-words = Your note
note-about = Only you see your notes.
# Button.
note-back = Back to the table
notes-heading = Notes
notes-too-long = Use at most { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
notes-too-many = You can keep at most { NUMBER($most, useGrouping: 0) } of these. Remove one first.
# Heading, noun.
bookmarks-heading = Bookmarks
# A link to a step of a replay.
bookmark-step = Step { NUMBER($step, useGrouping: 0) }
# A link to a step of a replay, in a list.
bookmark-at = { $game }, table { NUMBER($number, useGrouping: 0) }, step { NUMBER($step, useGrouping: 0) }
# Opens the form for a bookmark, verb.
bookmark-keep = Bookmark
# Opens the form for a bookmark that is there, adjective.
bookmark-kept = Bookmarked
# In a field that is empty, noun.
bookmark-words = Your line on it
# Label of a box to be ticked.
bookmark-for-all = comment for everyone
# Button, verb.
bookmark-remove = Remove
bookmark-running = Only steps of finished games can be bookmarked.
bookmark-no-comment = Only admins comment for everyone, in words, and only on model games.
# Heading and link, noun: games that the club recommends.
models-heading = Model games
models-of = Model games: { $game }
models-about = Finished games that this site recommends for study. Each has a replay.
models-none = There are none yet.
models-all = All model games
models-watch-named = Watch the replay of table { NUMBER($number, useGrouping: 0) }
# Heading, noun.
model-heading = Model game
# Label of a field, noun.
model-words = What there is to learn from it
model-about = Everyone sees this game among the model games. Empty the field to take it off the list.
model-not-open = Only finished games that everyone may see, with everything revealed, can be model games.

## Results elsewhere

# Heading, verb: take the result elsewhere.
share-heading = Share
# Button: the result as a picture.
share-picture = Picture (SVG)
share-picture-png = Picture (PNG)
# Button: opens an app that keeps what people play.
share-bg-stats = Add to BG Stats
# Link to the game's page at another site.
share-bgg = BoardGameGeek
share-bgg-about = At BoardGameGeek, choose to log a play and paste the text as its comment.
# Label of a field, noun.
share-plain = As text
# Label of a field, noun: HTML for another page, which shows the replay within it.
share-frame = The replay in another page
# First line of a result as text.
share-head = { $game }, table { NUMBER($number, useGrouping: 0) }, { $day }
# A line of a result as text.
share-line = { $place }. { $name }: { NUMBER($score, useGrouping: 0) }
share-line-bot = { $place }. { $name } ({ $bot }): { NUMBER($score, useGrouping: 0) }
embed-none = Only finished games that everyone may see can be shown in other pages.

# Beside a table in a list: others have written something in its chat.
lobby-said = New in the chat

# The file of all games of a tournament: a link, a button for the organizer, and what the list in the file says.
tournament-analysed = Analyses: { $made } of { $games }
tournament-analyse = Ask for the missing analyses
tournament-analysing = The missing analyses are being made. Until then they are not in the file.
tournament-list-round = Round
tournament-list-table = Table
tournament-list-score = Score in the game
tournament-list-record = Record
tournament-list-analysis = Analysis
tournament-list-running = The game isn't over.
tournament-list-hidden = What was hidden stays hidden at this table.
tournament-list-unreadable = There is no table that can be read.
tournament-list-unasked = Nobody has asked for it.
tournament-list-waiting = It is being made.
tournament-list-failed = It could not be made.

# The organizer has opened the check-in of a tournament.
notices-check-in-title = Check-in: { $name }
notices-check-in-body = The tournament { $name } is about to begin ({ $game }). Check in on its page: only those who have are paired.
# In the list of what was told.
notices-line-check-in = check-in of a tournament
notices-matter-tournament = Check-in of tournaments
