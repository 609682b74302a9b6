# The site's own sentences.

site-title = Parvis
skip-to-table = Skip to the decisions
back-home = All tables
listed = { $most } and { $last }
bot-expert-5s = Expert, patient
    .help = As the expert, but thinks five seconds about each decision.
bot-expert = Expert
    .help = Thinks a second about each decision and searches through what may come.
bot-skilled = Skilled
    .help = Learned from tens of thousands of games; decides at once.
    .help-unlearned = Plays as Greedy does: nothing has been learned for this game yet.
bot-greedy = Greedy
    .help = Takes what looks best at once.
bot-novice = Novice
    .help = Gentle: looks one decision ahead and makes mistakes.
bot-random = Random
    .help = Decides by lot.
bot-with-setting = { $bot } ({ $setting })
offline = The site does not answer. It goes on by itself as soon as it is there again.
compiling = Making the rules fast for the computer players …

# Home
home-heading = Tables
home-none = There is no table here yet.
home-quick = { $game }: me against three bots
home-level = The bots are
home-new = New table …
home-go-on = Go on
home-result = Result
home-watch = Watch again
home-watch-named = Watch the game of table { $number } again
home-delete = Delete
home-delete-named = Delete table { $number }
home-go-on-named = Go on at table { $number }
home-result-named = Result of table { $number }
home-number = Table { $number }
home-turn = { $count ->
    [one] { $names } is to move
   *[other] { $names } are to move
}
home-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
home-steps = { $number ->
    [one] one step
   *[other] { $number } steps
}
home-round = round { $number }
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
home-unknown-game = This game is not installed here any more.

# Deleting
delete-heading = Delete table { $number }?
delete-warning = The game of { $names } and all its steps will be gone for good.
delete-yes = Delete it
delete-no = Keep it

# New table
new-heading = New table
new-game = Game
new-change-game = Change
new-family = Family { $number }
new-name = Name
new-colour = Colour
new-player = Who plays
new-player-human = Person at this screen
new-player-bot = Bot: { $bot }
new-player-nobody = Nobody
new-levels = How the bots play
new-endless-bot = At a table a bot thinks for { $seconds } seconds at most, and { $bot } may think longer.
new-begins = Who begins
new-begins-lot = By lot
new-begins-row = Family { $number }
new-options = Options
new-open-scores = Open scores
new-open-scores-help = Everybody sees how many points everybody has, all the time.
new-start = Sit down
new-no-name = Family { $seat } needs a name.
new-long-name = The name of family { $seat } is too long: { $longest } characters are the most.
new-no-colour = { $name } needs one of the six colours.
new-no-player = Nobody known was chosen to play for { $name }.
new-same-name = Two families are called { $name }.
new-same-colour = { $name } and { $other } have the same colour.
new-nobody-begins = The family that shall begin does not play.

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
table-families = Families
table-log = Log
table-log-older = Earlier
table-log-empty = Nothing has happened yet.
table-log-page = The log of table { $number }
table-back = Back to the table
table-chosen = your choice
table-can-change = You can change your choice until all have chosen.
table-to-move = to move
table-result = To the result
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
turn-over = { $count ->
    [one] The game is over. { $names } has won.
   *[other] The game is over. { $names } have won together.
}
curtain-lift = I am { $name }: show my side
curtain-why = What { $name } may see is shown when { $name } sits here and says so.
curtain-change = { $name }: change my choice
curtain-next = Hand over to { $name }
notice-too-late = This can't be taken back any more: the game has gone on.
table-happened = What has happened since your last step
take-back = Take back
take-back-named = { $name }: take back my last step
take-back-turn = Take back the turn
look-back = See what happened since my last step
look-back-heading = What happened since your last step
look-back-previous = Step before
look-back-next = Next step
look-back-stop = Stop
look-back-end = Back to the game
pace = Bots act
pace-slow = slowly
pace-calm = calmly
pace-brisk = briskly
pace-instant = at once
pace-set = Set
notice-moved-on = The table had gone on in the meantime. This is how it stands now.

# Result
result-title = Result of table { $number }
result-family = Family
result-score = Score
result-tiebreak = Tie-break
result-won = won
result-record = Download the record
result-board = See the table
result-again = New table

# Errors
error-heading = This does not work
error-bad-request = The request can't be understood.
error-forbidden = This is not allowed.
error-csrf = The form was too old or did not come from this site. Go back, load the page again and repeat it.
error-not-found = There is no such page.
error-server = Something broke on the server. What was decided so far is kept.
error-no-table = There is no table { $number }; it may have been deleted.
error-pace = Bots act slowly, calmly, briskly or at once.
error-number = { $field } must be a whole number.
error-steps = Table { $table } can't be opened: its step { $step } is not allowed any more.

# Result: where scores came from
result-place = Place
result-equal = The best scores are equal: they share the win.
result-shared = Score and tie-break are equal: they share the win.
result-decided = The best scores are equal: the tie-break decides.
result-ordered = Families with equal scores are ordered by the tie-break.
result-tiebreak-means = Tie-break: { $what }
result-sources = Where the score came from
result-sources-table = The same in numbers
result-source = Source
result-total = Total
result-rounds = Score after each round
result-rounds-table = The same in numbers
result-round = Round
result-start = Start
result-watch = Watch it again

# Watching a finished game again
replay-title = { $game }, table { $number }: watched again
replay-heading = Step { $step } of { $total }
replay-begins = Before the first step
replay-chance = By lot
replay-silent = Nothing to tell of this step.
replay-slider = Step
replay-eyes = Seen by
replay-all-open = All is open
replay-go = Show
replay-first = First step
replay-previous = Step before
replay-play = Play
replay-next = Next step
replay-last = Last step
replay-pace = Pace
replay-slow = slow
replay-calm = calm
replay-brisk = brisk
replay-keys = Keys: left and right arrow, Home, End; space plays.
replay-no-step = The game has only { $number } steps.
replay-no-seat = Nobody at this table has such eyes: all, or the number of a family from 0.

# A record comes back
upload-heading = Watch a game from a file
upload-file = A game's record (JSON)
upload-send = Bring it in
upload-no-file = Choose a record: a file of at most { $size }.
upload-name = The name or player of family { $seat } can't be shown: 1 to { $longest } printable characters are needed.
