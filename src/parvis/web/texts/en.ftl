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

## Clocks
notice-time-over = Your time is over. Take your seat back to play on.
notice-paused = The game is paused. Resume it to play on.
turn-paused = The game is paused
clock-left = Time left:
clock-days = { $days } d { $hours } h
clock-live-why = Your clock runs while you are asked, and each move adds a little. When it runs out, a bot ({ $bot }) plays on for you until you take your seat back; you then have at least a minute.
clock-turns-why = Your clock runs while you are asked, and each turn adds a little. When it runs out, a bot ({ $bot }) plays on for you until you take your seat back; you then have at least a quarter of the time you started with.
seat-away = { $name } is away: { $bot } plays on
seat-away-short = away: { $bot }
seat-left = { $name } has left: { $bot } plays on
seat-left-short = left: { $bot }
seat-on-vacation = on vacation
room-heading = This table
leave = Leave the game
leave-heading = Leave the game?
leave-warning = A bot ({ $bot }) will play on for you until the end. You can still watch, but you can't take your seat back.
leave-warning-rated = In this rated game you will be placed behind everyone who stayed.
leave-yes = Leave for good
leave-yes-named = { $name } leaves for good
leave-no = Stay
leave-nothing = There is nothing to leave: the game is over, or that seat isn't yours any more.
come-back = Take my seat back
come-back-heading = { $name }, your time is over
come-back-why = A bot plays for you until you are back. You will get a little time.
come-back-nothing = There is no seat to take back: the game is over, or you are already sitting there.
pause-ask = Ask for a pause
pause-why = All clocks stand still until somebody resumes the game.
pause-resume = Resume the game
take-back = Take back …
take-back-heading = Take back a decision
take-back-free = You can go back to any of your own decisions: everything since then will be undone.
take-back-ask = The others have to agree. If they do, everything since that decision will be undone.
take-back-none = You haven't decided anything yet.
take-back-silent = A decision that only you know of
take-back-to = Go back to it
take-back-to-named = Go back to your decision in step { $step }
take-back-ask-to = Ask to take it back
take-back-ask-named = Ask to take back your decision in step { $step }
since-others = { $count ->
    [one] The others have made one decision since.
   *[other] The others have made { $count } decisions since.
}
since-chance = { $count ->
    [one] A card has been drawn or dice have been rolled since.
   *[other] Cards have been drawn or dice rolled { $count } times since.
}
since-seen = Something hidden has been seen since.
since-nothing = Nothing hidden has been seen since.
offer-undo = { $name } asks to take back
offer-pause = { $name } asks for a pause
offer-mine-undo = You ask to take back
offer-mine-pause = You ask for a pause
offer-answer-yes = { $name }: yes
offer-answer-no = { $name }: no
offer-answer-none = { $name }: no answer yet
offer-yes = Allow
offer-no = Refuse
offer-always = Always allow here
offer-withdraw = Withdraw
offer-close = Close
offer-impossible = This can't be asked of the others at this table now.
offer-already = Something is already being asked at this table, or was refused before anybody moved on.
vacation-heading = Vacation
vacation-why = For { $days } days a year you can stop your clocks in all your games played turn by turn. The others see that you are on vacation.
vacation-on = { $count ->
    [one] You are on vacation, for one more day at most.
   *[other] You are on vacation, for { $count } more days at most.
}
vacation-off = { $count ->
    [0] You have no vacation left this year.
    [one] You have one day of vacation left this year.
   *[other] You have { $count } days of vacation left this year.
}
vacation-begin = Stop my clocks
vacation-end = I'm back
vacation-none = You aren't on vacation.
vacation-none-left = You are on vacation already, or you have no vacation left this year.
plan = Decide ahead …
plan-made = Decided ahead
plan-dropped = Your plan couldn't be carried out
plan-heading = Decide ahead
plan-why = What you choose here is decided for you as soon as you are asked. Nobody else sees it before that.
plan-present = You have decided:
plan-cancel = Forget it
plan-asked = You are being asked right now: decide at the table.
plan-choice = Choice { $number }
plan-nothing = Nothing
plan-in-round = This holds for the present round only.
plan-make = Decide
plan-impossible = This can't be decided ahead: choose from what is offered, each at most once, while you aren't being asked.
