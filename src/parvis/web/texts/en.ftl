# The site's own sentences.

site-title = Parvis
skip-to-table = Skip to the decisions
back-home = All tables
listed = { $most } and { $last }
bot-expert-5s = Expert, patient
    .help = Like Expert, but thinks about each decision for five seconds.
    .short = thinks for longer
bot-expert = Expert
    .help = Thinks about each decision for a second and searches ahead.
    .short = thinks ahead
bot-skilled = Skilled
    .help = Learned from tens of thousands of games; decides instantly.
    .short = knows the game
bot-greedy = Greedy
    .help = Takes whatever looks best right now.
    .short = grabs what it can
bot-novice = Novice
    .help = Gentle: looks one decision ahead and makes mistakes.
    .short = makes mistakes
bot-random = Random
    .help = Picks any legal decision.
    .short = plays at random
bot-with-setting = { $bot } ({ $setting })
offline = Can't reach the site. This page carries on as soon as it is back.
compiling = Preparing the computer players …

# Home
home-heading = Board games of medieval France, against bots or together at one screen
home-name = Your name
home-name-none = Guest
home-players = { $least } to { $most } players
home-against = Play against bots
home-against-named = { $game } against bots
home-new = More players, levels and options
home-new-named = { $game }: more players, levels and options
home-group-waiting = Your turn
home-group-running = Bots to move
home-group-finished = Finished
home-group-broken = Can't be opened
home-go-on = Continue
home-result = Result
home-watch = Replay
home-watch-named = Replay the game of table { $number }
home-delete = Delete
home-delete-named = Delete table { $number }
home-go-on-named = Continue at table { $number }
home-result-named = Result of table { $number }
home-number = Table { $number }
home-your-turn = Your turn
home-you-won = You won
home-turn = { $count ->
    [one] { $names } is to move
   *[other] { $names } are to move
}
home-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
result-steps = { $number ->
    [one] one step
   *[other] { $number } steps
}
home-round = Round { $number }
ago-now = just now
ago-minutes = { $count ->
    [one] one minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] one hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
home-newer = Newer tables
home-older = Older tables
unreadable-stored = Download what is stored
unreadable-stored-named = Download what is stored of table { $number }

# Deleting
delete-heading = Delete table { $number }?
delete-warning = The game of { $names } will be deleted for good, with all its steps.
delete-warning-unreadable = The game will be deleted for good, with all its steps. Nobody can read who plays it.
delete-yes = Delete it
delete-no = Keep it

# New table
new-heading = New table
new-game = Game
new-change-game = Change
new-seat = Player { $number }
new-name = Name
new-colour = Colour
new-player = Played by
new-player-human = Person at this screen
new-player-bot = Bot: { $bot }
new-player-nobody = Nobody
new-levels = Bot levels
new-endless-bot = At a table, a bot may think for at most { $seconds } seconds; { $bot } could take longer.
new-begins = First player
new-begins-lot = Random
new-begins-row = Player { $number }
new-options = Options
new-open-scores = Open scores
new-open-scores-help = Everyone sees everyone's score at all times.
new-option-players = For { $players } players.
new-start = Start game
new-no-name = Player { $seat } needs a name.
new-bad-name = The name of player { $seat } can't be shown: use letters, numbers, signs and spaces.
new-long-name = The name of player { $seat } is too long: use at most { $longest } characters.
new-no-colour = { $name } needs one of the six colours.
new-no-player = Choose who plays { $name }.
new-same-name = Two players are called { $name }.
new-same-colour = { $name } and { $other } have the same colour.
new-nobody-begins = The player chosen to go first isn't playing.
new-wrong-players = The option { $option } is for { $players } players.

colour-blue = Blue, circle
colour-yellow = Yellow, square
colour-red = Red, triangle
colour-green = Green, diamond
colour-purple = Purple, star
colour-pink = Pink, cross

# Table
table-title = { $game }, table { $number }
table-board = Board
table-view = What { $name } sees
table-view-all = What everybody sees
table-view-over = The end of the game
table-decisions = Decisions
table-players = Players
table-log = Log
table-log-older = Earlier
table-log-empty = Nothing has happened yet.
table-log-page = The log of table { $number }
table-back = Back to the table
table-chosen = your choice
table-can-change = You can change your choice until everyone has chosen.
table-to-move = to move
table-result = See the result
seat-you = you
turn-yours = Your turn
turn-asked = You are asked
turn-decides = { $name } decides
turn-curtain = Hand over to { $name }
turn-waits = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
thinking = { $count ->
    [one] { $bots }: up to a second
   *[other] { $bots }: up to { $count } seconds
}
turn-you-won = The game is over. You have won!
turn-over = { $count ->
    [one] The game is over. { $names } has won.
   *[other] The game is over. { $names } have won together.
}
curtain-lift = I'm { $name }: show my side
curtain-why = { $name }'s side stays hidden until { $name } sits here and says so.
curtain-change = { $name }: change my choice
curtain-next = Hand over to { $name }
notice-too-late = Too late to undo this: the game has moved on.
table-happened = What happened since your last step
undo = Undo
undo-named = { $name }: undo my last step
undo-turn = Undo the turn
help = Help
help-keys = Keys
help-key-decide = make the decision that shows this key
help-key-back = Backspace
help-key-undo = undo your last step
help-key-hurry = let the bots play on to your turn without waiting
help-key-help = show or hide this help
help-asked = Ask me even where there is nothing to choose
look-back = See what happened since my last step
look-back-heading = What happened since your last step
look-back-previous = Previous step
look-back-next = Next step
look-back-stop = Stop
look-back-end = Back to the game
hurry = { $people ->
    [0] On to the end
    [one] On to my turn
   *[other] On to our turn
}
key-space = space
pace = Bot speed
pace-slow = slow
pace-calm = normal
pace-brisk = fast
pace-instant = instant
pace-set = Set
notice-moved-on = The game had already moved on. This is how it stands now.

# The card at the end of a round, and at the end of the game
part-over-close = Close
part-over-board = Look at the board
part-over-game = Final scores

# Result
result-title = Result of table { $number }
result-player = Player
result-score = Score
result-tiebreak = Tie-break
result-won = won
result-record = Download the record
result-board = See the table
result-again = Play again, same seats

# Errors
error-heading = Something went wrong
error-details = Details
error-bad-request = The server couldn't understand this request.
error-too-large = That is too large: the site takes at most { $size }.
error-too-slow = The request took too long to arrive.
error-forbidden = You're not allowed to do this.
error-others-games = Others play or have played here, so the game is theirs too: it can't be deleted.
error-not-yours = This is for others here: sit down at the table first, or sign in.
error-csrf = This form has expired or was sent from another site. Go back, reload the page and try again.
error-not-found = This page doesn't exist.
error-server = Something broke on the server. Everything decided so far is saved.
error-no-table = There is no table { $number }; it may have been deleted.
error-pace = Bot speed is slow, normal, fast or instant.
error-number = { $field } must be a whole number.
error-not-saved = This wasn't saved, because the site can't write its data at the moment. Please try again.
error-not-read = The site can't read its data at the moment. Please try again.
error-unreadable = Table { $table } can't be opened: what is stored of it is damaged.
error-steps-missing = Table { $table } can't be opened: some of its steps are missing.
error-steps = Table { $table } can't be opened: its step { $step } is no longer legal.

# Result: where scores came from
result-place = Place
result-equal = Tied for the best score: they share the win.
result-shared = Tied on score and tie-break: they share the win.
result-decided = Tied for the best score: the tie-break decides.
result-ordered = Players with the same score are ordered by the tie-break.
result-tiebreak-means = Tie-break: { $what }
result-sources = Where the score came from
result-sources-table = As a table
result-source = Source
result-total = Total
result-rounds = Score after each round
result-rounds-table = As a table
result-round = Round
result-start = Start
result-watch = Replay

# Replays of finished games
replay-title = { $game }, table { $number }: replay
replay-heading = Step { $step } of { $total }
replay-begins = Before the first step
replay-chance = Chance
replay-silent = Nothing to tell about this step.
replay-slider = Step
replay-viewpoint = Point of view
replay-everything = Everything revealed
replay-go = Show
replay-first = First step
replay-previous = Previous step
replay-play = Play
replay-next = Next step
replay-last = Last step
replay-pace = Speed
replay-slow = slow
replay-calm = normal
replay-brisk = fast
replay-parts = Rounds
replay-keys = Keys: left and right arrow, Page Up and Page Down for rounds, Home, End; space plays.
replay-no-step = The game has only { $number } steps.
replay-back = Back to the table
table-replay = Replay
replay-no-seat = No such point of view here.
record-not-revealed = The record of this game would tell what was hidden, and its players agreed to keep that to themselves.

# Importing a record
upload-heading = Replay a game from a file
upload-file = Game file, as downloaded from a result
upload-send = Replay
upload-no-file = Choose a game file of at most { $size }.
upload-no-record = This file isn't a game that was saved from Parvis. To get one, open the result of a finished game and choose “Download the record”.
upload-not-here = This game can't be replayed here: it needs a game, or a version of its rules, that isn't installed.
upload-damaged = This game can't be replayed: the file is incomplete or has been changed since it was saved.
