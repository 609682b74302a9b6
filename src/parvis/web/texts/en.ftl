# The site's own sentences.

site-title = Parvis
skip-to-table = Skip to the decisions
back-home = All tables
listed = { $most } and { $last }
bot-expert-5s = Patient Expert
    .help = Like Expert, but thinks about each move for up to five seconds.
    .like = It is meant for games played turn by turn, and for anyone who likes to take their time too.
    .short = thinks for longer
bot-expert = Expert
    .help = Looks ahead for up to a second before each move. At a table with three Skilled bots, it wins about twice as often as each of them.
    .like = It plays through what you and the others may do next, and picks the move that holds up best. Don't expect any presents: it sees your threats, and often gets there first. If you want to know how good you are, play this one.
    .short = thinks ahead
bot-skilled = Skilled
    .help = Learned from thousands of games against itself; decides instantly. Makes the most of each move, but looks no further.
    .like = It wastes next to nothing. It has a good sense of what things will be worth at the end of the game, so it starts building early. What it doesn't do is ask itself what you are up to.
    .short = knows the game
bot-greedy = Greedy
    .help = Takes whatever looks best right now. Six to ten times a game, it gives away a point or more.
    .like = Each of its moves makes sense, but they don't add up to a plan: it leaves to you whatever pays off only later. It is a good opponent while you are learning to plan ahead.
    .short = grabs what it can
bot-novice = Novice
    .help = A gentle opponent that looks only one move ahead and often misjudges it. Every fourth or fifth decision costs it a point or more.
    .like = It wants the right things and gets them slightly wrong, much as people do in their first games. That makes it good company for yours: it plays sensibly enough to be interesting, and lets you get away with a lot.
    .short = makes mistakes
bot-random = Random
    .help = Makes any legal move and hardly scores. It is good for trying out the rules.
    .like = There is no idea behind anything it does. If it gets in your way, that is pure chance, and it never means to punish a mistake.
    .short = has no plan
bot-with-setting = { $bot } ({ $setting })
offline = Can't reach the site. This page carries on as soon as it is back.
compiling = Preparing the computer players …

# The page about the site
about-heading = About Parvis
about-lead = Parvis { $version } is a place to play, learn and understand two board games about cathedrals. It is free software under the MIT licence.
about-games-heading = The games
about-games = Notre Dame was designed by Stefan Feld; Troyes and The Ladies of Troyes by Sébastien Dujardin, Xavier Georges and Alain Orban. Parvis has no ties to them or to their publishers. Its rules follow the rule books; its words and pictures are its own, apart from what is named below.
about-others-heading = Work by others
about-signs = The signs of persons, cards, events, characters and tiles are from game-icons.net, by Caro Asercion, Delapouite, HeavenlyDog, Lorc, Quoting, Sbed and Skoll, under the licence CC BY 3.0. Their colours were removed.
about-letters = The typeface is EB Garamond, by Georg Duffner and Octavio Pardo, under the SIL Open Font License 1.1.
about-scripts = Pages change by means of htmx, under the Zero-Clause BSD licence.
about-link-signs = All signs of game-icons.net
about-link-licence = The licence CC BY 3.0

# The computer players
levels-heading = Computer players
levels-lead = These bots range from one that has no plan to one that thinks ahead. None of them can see hidden cards: each knows only what a player in its seat would know.
levels-games = Games
levels-who = Who are they?
levels-who-named = Who are the computer players in { $game }?
levels-more = More about them
levels-points = Where the points come from
levels-points-how = Average points per player when all { $players } are bots of the same level. Strong bots leave each other less, so a higher level need not score more.
levels-all = All computer players
level-in = In { $game }
level-points = Points against its own level
level-points-how = on average, over { $games } games with { $players } players
level-duel = Wins, alone against { $others } { $below } bots
level-duel-value = { $wins } %
level-duel-how = In { $games } games; allowing for luck, it could be { $low } to { $high } %. An equally strong bot would win { $equal } %.
level-iterations = In these games it tried out { $number } ways the game might go on before each move, instead of thinking for a set time. That way the results don't depend on the computer.
level-compared = Average points per player when everyone at the table plays at this level, or at the one just above or below.
level-none = There is no computer player called { $name }.
level-play = Play { $game } against { $bot }

# Home
home-heading = Board games of medieval France, against bots or together at one screen
home-name = Your name
home-name-none = Guest
home-players = { $least } to { $most } players
home-against = { $count ->
    [one] Start at once against 1 bot:
   *[other] Start at once against { $count } bots:
}
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
home-newest = Newest tables
home-older = Older tables
unreadable-stored = Download what is stored
unreadable-stored-named = Download what is stored of table { $number }

# Deleting
delete-heading = Delete table { $number }?
delete-warning = The game of { $names } will be deleted for good.
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
new-options-box = As in the box
new-options-all = All modules
new-options-kept = As at the last table here: { $options }.
new-in-play = In play: { $options }.
new-in-play-box = In play: the game as it comes in the box.
option-named = { $option } ({ $value })
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
turn-asked = Your decision
turn-decides = { $name } decides
turn-curtain = Hand over to { $name }
turn-next = { $count ->
    [one] { $names } is next
   *[other] { $names } are next
}
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
table-happened = What has just happened
undo = Undo
undo-named = { $name }: undo my last step
undo-turn = Undo my turn
undo-nothing = Nothing can be undone now: you have not decided anything yet, or since then something came to light or somebody else has moved.
undo-last = Take back my last turn
undo-last-short = Take back turn
undo-last-why = Your last turn goes back, and with it what the bots have done since.
undo-last-yes = Take it back
undo-last-no = Leave it as it is
proposal-forced = Nothing else is left to choose. Carry it out?
proposal-confirm = Confirm your move:
help-careful = Let me confirm each move before it is made
help = Help
help-signs = What the signs mean
signs-title = { $game }: what the signs mean
help-keys = Keys
help-key-decide = make the decision that shows this key
help-key-back = Backspace
help-key-undo = undo your last step
help-key-hurry = let the bots play on to your turn without waiting
help-key-hear = read out the last steps and the question again
help-key-help = show or hide this help
help-asked = Ask me even where there is nothing to choose
look-back = What happened meanwhile?
look-back-short = Meanwhile?
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
next-move = Next move
key-space = space
pace = Bot speed
pace-steps = stepwise
pace-slow = slow
pace-calm = normal
pace-brisk = fast
pace-instant = instant
pace-set = Set
notice-moved-on = The game had already moved on. This is how it stands now.

# The card at the end of a round, and at the end of the game
part-over-show = show
part-over-close = Put this away
part-over-again = How round { $round } ended
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
error-heading-refused = That didn't work
error-heading-closed = This isn't open to you
error-heading-missing = There is nothing here for you
error-heading-often = Slow down a little
error-sign-in = If you have an account here, sign in, and you will come back to this page.
error-details = Details
error-bad-request = The server couldn't understand this request.
error-too-large = That is too large: the site takes at most { $size } kB.
error-too-slow = The request took too long to arrive.
error-busy = Too many people are signing in at the moment. Please try again in ten seconds.
error-forbidden = You're not allowed to do this.
error-others-games = Others play or have played here, so the game is theirs too: it can't be deleted.
error-not-yours = Only players at this table can do that. Take a seat first, or sign in.
error-not-host = Only the host of this table can do that.
error-no-person = You need a name here for that: sign in, or start a game as a guest.
error-no-account = You need an account for that. Sign in, or create one.
error-no-admin = Only admins can do that. If you are one, sign in.
error-csrf-meanwhile = You have signed in or out in another tab, so nothing was done. Try again.
error-csrf = This form has expired or was sent from another site. Go back, reload the page and try again.
error-not-found = This page doesn't exist.
error-server = Something broke on the server. Everything decided so far is saved.
error-no-table = There is no table { $number }; it may have been deleted.
error-no-table-for-you = There is no table { $number } that is open to you: it may be one for its players alone, or have been deleted.
error-pace = Bot speed is slow, normal, fast or instant; where one person plays, stepwise too.
error-number = { $field } must be a whole number.
error-not-saved = This wasn't saved, because the site can't write its data at the moment. Please try again.
error-not-read = The site can't read its data at the moment. Please try again.
error-unreadable = Table { $table } can't be opened: what is stored of it is damaged.
error-steps-missing = Table { $table } can't be opened: some of its steps are missing.
error-steps = Table { $table } can't be opened: its step { $step } is no longer legal.
error-files = Something that Parvis needs for this game is damaged here. The log of the server tells more.

## What admins are refused
admin-unchanged = Nothing has changed: { $why }
admin-left-for-good = Somebody who has left for good can't come back.
admin-spared = { $person } is an admin. Take that from them first.
admin-game-over = This game is over: a finished game stays as it was.
admin-steps = { $steps ->
    [one] There is one step: go back to step 0.
   *[other] There are { NUMBER($steps, useGrouping: 0) } steps. Choose a number below that.
}

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
replay-chance = Something is drawn or dealt that nobody sees yet.
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
upload-no-file = Choose a game file of at most { $size } kB.
upload-no-record = This file isn't a game that was saved from Parvis. To get one, open the result of a finished game and choose “Download the record”.
upload-not-here = This game can't be replayed here: it needs a game, or a version of its rules, that isn't installed.
upload-damaged = This game can't be replayed: the file is incomplete or has been changed since it was saved.

## Notices
app-about = Board games with friends and computer players, live or over days.
offline-heading = No connection
offline-about = Parvis can't be reached at the moment. Your games are safe: everything you have done is kept there.
offline-again = Try again
notices = Notifications
notices-about = When it is your turn and you aren't at the table, Parvis can tell you; likewise when somebody asks you for something there, writes to the players or invites you, when your time runs low, and when a game begins or ends. It never says anything about the cards or dice.
notices-hint = Tell me when it's my turn
notices-ways = How to reach you
notices-no-ways = Nothing yet: you only see whose turn it is when you come here.
notices-kind = Kind
notices-kind-push = Browser
notices-kind-mail = Email
notices-kind-discord = Discord
notices-kind-slack = Slack
notices-kind-json = Webhook (JSON)
notices-on = on
notices-off = off
notices-last-sent = last sent
notices-when = How often
notices-digest-none = each one immediately
notices-digest-hourly = at most hourly, together
notices-digest-daily = once a day, together
notices-delay = Wait (minutes)
notices-quiet-from = Quiet from
notices-quiet-to = Quiet until
notices-never = never
notices-zone = Time zone
notices-save = Save
notices-test = Send a test
notices-switch-on = Switch on
notices-switch-off = Switch off
notices-remove = Remove
notices-add = Add another
notices-label = Name (so that you can tell them apart)
notices-label-browser = Name of this browser (so that you can tell them apart)
notices-add-push = Notify me in this browser
notices-add-mail = Email { $address }
notices-add-hook = Add webhook
notices-url = Address (https)
notices-push-refused = The browser doesn't allow notifications from this site. You can change that in its settings.
notices-push-failed = The browser couldn't set up notifications. Try again later.
notices-push-missing = This browser can't show notifications from here. On iPhones and iPads, add Parvis to the home screen first.
notices-account-needed = Email and webhooks need an account.
notices-tables = Your tables
notices-mute = Mute
notices-mute-named = Mute table { $number }
notices-unmute = Unmute
notices-unmute-named = Unmute table { $number }
notices-outbox = Recent notifications
notices-line-test = test
notices-state-waiting = { $tries ->
    [0] to be sent
    [one] failed once, will be tried again
   *[other] failed { $tries } times, will be tried again
}
notices-state-sent = sent
notices-state-dropped = no longer needed
notices-state-failed = failed
notices-done-added = Added. Send a test to see whether it arrives.
notices-done-saved = Saved.
notices-done-removed = Removed.
notices-done-arrived = The test was sent and accepted.
notices-done-muted = You won't be told about that table any more.
notices-done-unmuted = You will be told about that table again.
notices-too-many = You can be reached in at most { $most } ways.
notices-no-kind = There is no such kind of notification.
notices-bad-times = These times aren't possible: minutes go from 0 to 1440, hours from 0 to 23, and quiet hours need both a beginning and an end.
notices-no-zone = There is no such time zone. Their names look like Europe/Paris.
notices-test-title = Parvis
notices-test-body = This is a test. Notifications arrive here.
notices-turn-title = Your turn: { $game }
notices-turn-body = { $names }: it is your turn to decide at table { $number }.
notices-turns-title = Your turn at { $count } tables
notices-turns-line = { $game }, table { $number }: { $address }
notices-mail-foot = To stop these emails, open { $address }
notices-off-ask = Stop all emails about your games?
notices-off-do = Stop these emails
notices-off-done = You won't get these emails any more. You can switch them on again on the page of notifications.
notices-busy = Others are testing their notifications at the moment. Please try again in ten seconds.
notices-error-address = This isn't an address that can be used.
notices-error-https = The address must begin with https://.
notices-error-port = This port can't be used.
notices-error-no-host = There is no such host.
notices-error-inner = This address leads into a private network, where nothing is ever sent.
notices-error-no-hook = This isn't the address of a webhook there.
notices-error-subscription = The browser's subscription can't be used.
notices-error-no-mail = There is no confirmed email address.
notices-error-mail = The mail server didn't take it.
notices-error-no-answer = The host can't be reached, its certificate isn't valid, or it didn't answer in time.
notices-error-certificate = { notices-error-no-answer }
notices-error-timeout = { notices-error-no-answer }
notices-error-redirect = The address redirects elsewhere, and redirects aren't followed.
notices-error-status = The host refused it with status { $status }.
notices-error-too-large = It was too long to send.

## Chat
chat = Chat
chat-tabs = Who talks
chat-players = Players
chat-watchers = Watchers
chat-to-players = Write to the players
chat-to-watchers = Write to the watchers
chat-name = Your name
chat-no-name = Say who you are, in at most { $most } characters.
chat-say = Send
chat-close = Close
chat-back = Back to the table
chat-nothing = Nobody has said anything yet.
chat-unread = { $count ->
    [100] { $most }+
   *[other] { $count }
}
chat-hidden = (removed)
chat-more = More about this line by { $name }
chat-hush = Mute { $name }
chat-hushed = You don't see what { $name } writes.
chat-unhush = Unmute
chat-report = Report this line
chat-hide = Remove this line
chat-show = Show this line again
chat-empty = Write something first.
chat-too-long = That is too long: at most { $most } characters.
chat-too-often = That's a lot at once: at most { $most } lines a minute.
chat-none = There is no chat at this table.
## Dealing
dealing = Dealing
dealing-help = Every deal and roll follows from a secret that was drawn before the first step. When the game is over, the secret is shown and anyone can check it. Until then there is only its SHA-256 hash:
dealing-help-hidden = Every deal and roll follows from a secret that was drawn before the first step. This table keeps hidden cards hidden even when the game is over, so only the SHA-256 hash of the secret is shown:
dealing-hash-of = { $name } added a number with this hash:
dealing-older = The dealing at this table can't be checked: it was opened with an older version.
dealing-verify = Verify the dealing
dealing-title = Dealing at table { $number }
dealing-heading = Was the dealing fair?
dealing-about = Before the first step, the site drew a secret and showed its hash. Every deal and roll follows from this secret, mixed with whatever the players added. No other secret with this hash can be found, so nothing could be changed later on.
dealing-by-browser = Checked by your browser
dealing-by-server = Checked by the site
dealing-working = Checking …
dealing-follows = { $count ->
    [one] One deal or roll follows from the secret that was committed to before the first step.
   *[other] All { $count } deals and rolls follow from the secret that was committed to before the first step.
}
dealing-differs = Step { $step } does not follow from the secret: chance decided differently.
dealing-other-secret = The secret doesn't match the hash that was shown before the first step.
dealing-changed = { $name }'s number is not the one whose hash was kept before anyone's number was shown.
dealing-other-drawn = When your browser showed its number, the site had drawn something else than it says now.
dealing-see-step = See this step
dealing-insecure = Your browser can check this only over a secure connection (https). The site's own check is below.
dealing-failed = Your browser couldn't get what it needs for the check. Reload the page to try again.
dealing-no-scripts = Your browser runs no scripts here. The site's own check is below; or download the record and check it yourself.
dealing-noted = This browser noted the same hash while the game was going on.
dealing-start-chosen = Whoever opened the table chose who begins; everything after that is chance.
dealing-from = What chance followed from
dealing-hash = Hash, shown from the beginning
dealing-secret = Secret
dealing-added-by = Added by { $name }
dealing-added = Added by the players
dealing-added-nothing = nothing
dealing-withheld = (the number wasn't shown in time, so its hash counts)
dealing-drawn = Drawn by the site when everyone was there
returns-heading = Taken back
returns-about = Someone went back after a deal or roll. Nothing that was asked again came out differently.
returns-line = { $count ->
    [one] { $name } went back to step { $step }: one deal or roll was taken back.
   *[other] { $name } went back to step { $step }: { $count } deals and rolls were taken back.
}
returns-admin = { $count ->
    [one] An admin went back to step { $step }: one deal or roll was taken back.
   *[other] An admin went back to step { $step }: { $count } deals and rolls were taken back.
}
dealing-yourself = To check it without this site, download the record and run: parvis verify record.json
dealing-not-yet = What chance follows from is shown when the game is over.
dealing-hidden = This table keeps hidden cards hidden even when the game is over, so its dealing isn't shown.
dealing-unknown = The dealing of this game can't be checked: nothing was committed to before it began.
adding-fold = Fair dealing: add a number of your own
adding-help = Every deal and roll of this game will follow from a secret that the site has already drawn; this is its hash. Whatever you add here is mixed in, so nobody can have chosen the cards. Your browser keeps it, sends only its hash, and shows it when everyone is here.
adding-no-scripts = Without scripts, your browser adds nothing.
adding-other = This isn't the number whose hash you sent.
gathering-beginning = Everyone is here. The table begins in a few seconds.
adding-check = When the game is over, anyone can check.
adding-label = Your number or word
adding-add = Add
adding-bad = A SHA-256 hash is needed, or nothing.

## News of open pages, and who is there
error-topic = There is nothing of that name to follow.
error-topics = A stream follows 1 to { $most } things.
error-streams = Too many pages are open from here at once. Close some and try again.
title-asked = ● { $turn } — { $game }, table { $number }
sound = Sound when it is your turn
present-here = here
present-away = away { $minutes } min
present-gone = not here
## Hosting
enter-heading = Sign in
enter-about = This link signs you in as { $name }. It works once.
enter-yes = Sign in
enter-too-late = This link has been used or has expired. Ask for another one.
error-too-many-passwords = { $minutes ->
    [one] Too many wrong passwords. Try again in a minute, or sign in now with a passkey, or with the link that “Forgot your password?” sends you.
   *[other] Too many wrong passwords. Try again in { $minutes } minutes, or sign in now with a passkey, or with the link that “Forgot your password?” sends you.
  }
error-too-often = { $minutes ->
    [one] That was too often in a short time. Try again in a minute.
   *[other] That was too often in a short time. Try again in { $minutes } minutes.
  }
## People

somebody-who-left = Somebody who left
somebody-who-left-seat = Somebody who left ({ $seat })
person-none = There is nobody here with that number.
person-bad-name = A name is 1 to 20 letters, numbers or signs, with a letter or number that can be seen.
person-guest = Guest
person-since = here since { $day }
person-block = Block
person-unblock = Unblock
person-unblock-named = Unblock { $name }
passkey-name = Key { $number }
error-too-many = That was tried too often. Wait a few minutes, then try again.
people-menu = You
pages = Pages

field-login = Email address
field-email = Email address
field-password = Password
field-password1 = New password
field-password2 = New password again
field-oldpassword = Current password
field-password-hint = At least ten characters. Three or four words that nobody would guess make a good password.
field-name = Name
field-language = Language
field-words = What happened?

sign-in = Sign in
sign-in-heading = Sign in
sign-in-none-yet = No account yet?
sign-in-passkey = Sign in with a passkey
sign-in-elsewhere = Sign in with { $place }
sign-up = Create an account
sign-up-heading = Create an account
sign-up-about = With an account, your games and ratings stay with you on every device.
sign-up-keeps = You keep your name, your seats and all games that you have played as a guest.
sign-up-already = Already have an account?
sign-up-elsewhere = One more step: choose the name you will have here.
sign-out = Sign out
sign-out-heading = Sign out?
sign-out-guest = You are here as a guest: once you sign out, you can't get back to your seats and games. To keep them, create an account first.
sign-out-not = Stay signed in
inactive-heading = This account is closed
inactive-about = An admin has closed this account. Write to them if you think that's a mistake.

again-heading = Please confirm that it's you
again-about = You are about to change something in your account, so please sign in once more.
again = Go on
again-passkey = Use a passkey
again-password = Use the password

confirm = Confirm
confirm-heading = Confirm your email address
confirm-about = Is { $email } the address of { $name }?
confirm-taken = Another account has already confirmed { $email }.
confirm-expired = This link has expired or has already been used. You can have another one sent.
confirm-sent-heading = Check your email
confirm-sent-about = A message is on its way to you. Follow the link in it.
confirm-sent-shown = This site sends no email. Ask an admin for the link in your message.
email-heading = Email address
email-now = Your address is { $email }.
email-unconfirmed = { $email } isn't confirmed yet: follow the link in the message that was sent there.
email-unconfirmed-shown = { $email } isn't confirmed yet. This site sends no email: ask an admin for the link.
email-send-again = Send the link again
email-make-again = Make a new link
email-keep = Keep the old address
email-change = Change the address
password-heading = Password
password-none = You don't have a password yet.
password-change = Set password
reset-heading = Forgot your password?
reset-about = Enter your email address to get a link for setting a new password.
reset-about-shown = Enter your email address. This site sends no email, so an admin gets the link for setting a new password and can pass it on to you.
reset-send = Send the link
reset-make = Make a link
reset-send-again = Send another link
reset-sent = If there is an account with that address, a link is on its way there.
reset-sent-shown = If there is an account with that address, the admins now have a link for it. Ask one of them.
reset-expired = This link has expired or has already been used.
reset-done = Your new password is set. You have been signed out everywhere else.

passkeys-heading = Passkeys
passkeys-about = A passkey signs you in without a password: with your fingerprint, your face or the PIN of your device.
passkey-add = Add a passkey
passkey-rename = Rename
passkey-rename-named = Rename { $name }
passkey-remove = Remove
passkey-remove-named = Remove { $name }
passkey-remove-about = Nobody will be able to sign in with { $name } any more.
passkey-used = last used on { $day }
passkey-unused = not used yet
passkey-failed = That didn't work. Try again, or use another way.
passkey-unknown = No passkey was chosen, or your device took too long to answer.
passkey-no-scripts = Passkeys need JavaScript.
back-passkeys = Back to the passkeys

elsewhere-heading = Accounts elsewhere
elsewhere-none = You haven't connected an account at another site yet.
elsewhere-add = Connect { $place }
elsewhere-remove = Disconnect
elsewhere-failed-heading = Signing in didn't work
elsewhere-failed = The other site did not let you in, or did not answer.
elsewhere-cancelled = You didn't sign in at the other site.

settings-heading = Settings
settings-guest = You are here as a guest
settings-guest-about = Only this browser knows you. With an account you can come back from anywhere, and your games can be rated.
settings-save = Save
settings-profile = My profile
settings-admin = Administration
settings-change = Change
settings-look = View
settings-email-named = Change the email address
settings-password-named = Change the password
settings-passkeys-named = Change the passkeys
settings-sessions-named = See where you are signed in
settings-elsewhere-named = Change accounts elsewhere
settings-unconfirmed = not confirmed yet
settings-passkeys =
    { $count ->
        [0] none
        [one] one
       *[other] { $count }
    }
settings-sessions =
    { $count ->
        [one] on one device
       *[other] on { $count } devices
    }
settings-blocked = Blocked
settings-data = My data
settings-data-about = Everything stored about you in one file, the records of your games included.
settings-export = Download
export-busy = Somebody else's data is being packed at the moment. Please try again in a few minutes.
back-settings = Back to the settings

sessions-heading = Where you are signed in
sessions-about = If you don't recognize a device, sign out there and change your password.
sessions-here = here
sessions-since = since { $day }, from { $address }
sessions-browser = { $browser } on { $system }
sessions-unknown = Unknown browser
sessions-end = Sign out there
sessions-end-named = Sign out there: { $browser } from { $address }
sessions-end-others = Sign out everywhere else

farewell-heading = Delete my account
farewell-about = Your name, address, password, passkeys and ratings will be deleted for good. Games you have played stay for the people who played with you, but nobody will be able to tell that it was you.
farewell-running =
    { $count ->
        [one] You are in a game that is still going on. A bot will take your seat.
       *[other] You are in { $count } games that are still going on. Bots will take your seats.
    }
farewell-export = Download my data first
farewell-type-name = Type your name, { $name }, to confirm.
farewell-wrong-password = That is not your password.
farewell-wrong-name = That is not your name.
farewell-yes = Delete for good
farewell-no = Stay

report-heading = Report
report-about = What is wrong with { $name }? Only the admins will read it.
report-send = Send the report
report-not = Never mind
report-too-many = Several of your reports are still waiting for an answer. Please wait for that first.
report-block-too = You can also block them: you won't be seated at new tables together, and neither of you can write to the other.

rating = Rating
rating-games = Games
rating-day = Day
rating-from =
    { $count ->
        [one] from one game
       *[other] from { $count } games
    }
rating-unsure = ranked after five games
ranking-heading = Ranking
ranking-lists = Games and numbers of players
ranking-list = { $game }, { $players } players
ranking-none = Nobody has played five rated games yet.
ranking-about = Ratings come from rated games among people with accounts, separately for each game and number of players. Your rating is a strength that you almost certainly have, so it also grows as you play more games. After five games you appear in the list.
ranking-stronger = Stronger
ranking-weaker = Weaker
records-heading = Games
records-game = Game
records-wins = Won
records-best = Best score
records-best-named = Best score { $score }: the result of table { $number }
favourites-heading = Most frequent opponents of late
favourites-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
results-heading = Results
results-none = No finished game yet.
results-place = place { $place } of { $players }, score { $score }

said-saved = Saved.
said-renamed = Your name is now { $name }. Tables you already sit at keep the old one.
said-signed-out-there = Signed out there.
said-left = Your account has been deleted. Farewell!
said-blocked = { $name } is blocked.
said-unblocked = { $name } is no longer blocked.
said-reported = Thank you. Somebody will look into it.
said-cannot-delete-primary-email = { $email } is your only address, and stays.
said-email-confirmation-failed = { $email } belongs to another account.
said-email-confirmation-sent = A message was sent to { $email }. Follow the link in it to confirm your address.
said-email-confirmation-shown = This site sends no email. To confirm { $email }, ask an admin for the link.
said-email-confirmed = { $email } is confirmed.
said-email-deleted = { $email } was removed.
said-logged-out = You have signed out.
said-password-changed = Your password was changed.
said-password-set = Your password was set.
said-primary-email-set = Your address was changed.
said-unverified-primary-email = Confirm the address first.
said-account-connected = You can now sign in with that account too.
said-account-connected-other = Somebody else here already signs in with that account.
said-account-connected-updated = You can already sign in with that account.
said-account-disconnected = You can no longer sign in with that account.
said-webauthn-added = The passkey is ready.
said-webauthn-removed = The passkey was removed.

mail-email-confirmation = Please confirm that this is your address at { $site }:

    { $activate-url }

    If that wasn't you, ignore this message.
    .subject = Confirm your address at { $site }
mail-email-confirmation-signup = Welcome to { $site }, { $name }!

    Please confirm that this is your address:

    { $activate-url }

    If that wasn't you, ignore this message.
    .subject = Welcome to { $site }
mail-password-reset-key = Somebody, hopefully you, asked for a new password for your account at { $site }. Set it here:

    { $password-reset-url }

    If that wasn't you, ignore this message: your password stays as it is.
    .subject = A new password for { $site }
mail-account-already-exists = Somebody, hopefully you, tried to create an account at { $site } with this address, but you already have one. If you have forgotten the password:

    { $password-reset-url }
    .subject = You have an account at { $site }
mail-password-changed = The password of your account at { $site } was changed. If that wasn't you, set a new one at once.
    .subject = Your password at { $site } was changed
mail-password-reset = Your account at { $site } has a new password. If that wasn't you, set another one at once.
    .subject = Your password at { $site } was changed
mail-password-set = Your account at { $site } has a password now. If that wasn't you, set another one at once.
    .subject = Your account at { $site } has a password
mail-email-changed = The address of your account at { $site } is now { $to-email }. If that wasn't you, write to the admins of the site.
    .subject = Your address at { $site } was changed
mail-email-deleted = { $deleted-email } no longer belongs to your account at { $site }.
    .subject = An address was removed at { $site }
mail-webauthn-added = Your account at { $site } has a new passkey. If that wasn't you, remove it and set a new password.
    .subject = A new passkey at { $site }
mail-webauthn-removed = A passkey was removed from your account at { $site }. If that wasn't you, set a new password.
    .subject = A passkey was removed at { $site }
mail-account-connected = An account at another site can now sign in to yours at { $site }. If that wasn't you, remove it and set a new password.
    .subject = Another way to sign in to { $site }
mail-account-disconnected = An account at another site can no longer sign in to yours at { $site }.
    .subject = A way to sign in to { $site } was removed

## Lobby
lobby-lead = Board games of medieval France: against bots, or with friends far away.
lobby-heading = Tables
lobby-no-account = starts at once, no account needed
lobby-with = The base game, and if you like: { $expansions }.
lobby-friend = Play with a friend
lobby-friend-how = send a link
lobby-friend-named = { $game }: play with a friend by a link
lobby-learn = Learn by playing
lobby-learn-named = { $game }: a first game against gentle bots, with time to follow
lobby-your-turn = Your turn
lobby-nothing-waits = None of your games is waiting for you.
lobby-left = { $time } left
lobby-play = Play
lobby-look = Open
lobby-waits-for-others = { $count ->
    [one] Waiting for others at one table
   *[other] Waiting for others at { $count } tables
}
lobby-open = Open tables
lobby-all = All tables
lobby-open-own = Nothing for you? Open a table of your own.
lobby-none-open = No table is waiting for players right now.
lobby-base-game = base game
lobby-rated = rated
lobby-password = with a password
lobby-expected = invited
lobby-free = { $count ->
    [one] 1 free
   *[other] { $count } free
}
lobby-join = Join
lobby-join-named = { $game } with { $host }
lobby-running = Running
lobby-none-running = No table to watch right now.
lobby-watch = Watch
lobby-watch-named = Watch table { $number }
lobby-finished = Finished
lobby-none-finished = Your finished games will be listed here.
lobby-all-mine = All your tables
lobby-own-heading = Your tables
lobby-back = All tables
lobby-won = won
lobby-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
lobby-filter = Filter
lobby-filter-game = Game
lobby-filter-clock = Clock
lobby-any-game = Any game
lobby-any-clock = Any clock
time-live = Live, no clock
time-live-clock = Live, with a clock
time-turns = Turn by turn, no clock
time-turns-clock = Turn by turn, with a clock
time-told-live = live, no clock
time-told-live-clock = { $base } min each, plus { $increment } s per move
time-told-turns = turn by turn, no clock
time-told-turns-clock = turn by turn, { $base } h each, plus { $increment } h per move
create-whom = Opponents
create-whom-bots = Bots
create-whom-friends = Friends
create-whom-anybody = Anybody
create-level = Level
create-players = Players
create-start = Start
create-time = Clock
create-base = Minutes each
create-increment = Seconds added per move
create-bank = Hours each
create-gain = Hours added per move
create-cap = Most hours saved up
create-seats = Seats and colours
create-you = You
create-kind-as-asked = As chosen above
create-kind-free = Whoever joins
create-kind-person = { $name } (invited)
create-options = Rules and expansions
create-visibility = Who can come
create-visibility-as-asked = As chosen above
create-visibility-public = Everybody: it is listed
create-visibility-link = Only with the link
create-visibility-password = Only with a password
create-watchers = Watchers
create-watchers-yes = Allowed
create-watchers-no = Not allowed
create-chat = Chat
create-chat-yes = On
create-chat-no = Off
create-revealed = After the game
create-revealed-yes = Everything is revealed
create-revealed-no = Hidden cards stay hidden
create-rated = Rating
create-rated-no = Friendly game
create-rated-yes = Counts for the rating
create-stand-in = Plays on for anyone who leaves
create-one-screen = Several people at one screen
create-no-choice = { $field } has no such choice.
create-wrong-number = { $field } must be a whole number from { $least } to { $most }.
create-nobody = Seat { $seat } is for somebody you haven't played with, or who is invited already.
create-no-password = Choose a password of at most { $most } characters.
create-rated-here = A rated game needs an account in every seat: nobody can sit at your screen.
gathering-title = { $game }: waiting for players
gathering-heading = { $game }: waiting for players
gathering-invites = { $host } invites you to { $game }
gathering-link-heading = Send this link to whoever should join
gathering-link-help = They need no account. The game begins when the last seat is taken; you can close this page meanwhile.
gathering-invited-heading = Everyone is invited; you can send them this link, too
gathering-invited-help = They see the invitation on their first page here. The game begins when the last one joins; you can close this page meanwhile.
gathering-picture = As a QR code for a phone
gathering-copy = Copy
gathering-copied = Copied
gathering-seats = Seats
gathering-free = free
gathering-host = host
gathering-send-away = Remove
gathering-send-away-named = Remove { $name }
gathering-begins = The game begins by itself as soon as everyone is here.
gathering-begin-now = Don't wait
gathering-fill = Fill up: { $bot }
gathering-fewer = Start without the free seats
gathering-call-off = Call it off
gathering-leave = Leave
gathering-decline = Decline
gathering-join = Join
gathering-no-account = You need no account.
gathering-password = Password
gathering-gone = Nobody is waiting here any more: the table was called off, or nobody came for too long.
gathering-begun = This game has already begun.
gathering-full = All seats are taken.
gathering-too-many = You have { $most } tables open already. Call one off first.
gathering-accounts-only = Only people with an account play rated games.
gathering-not-welcome = You can't join this table.
gathering-wrong-password = That isn't the password of this table.
gathering-nobody-there = There is nobody to remove from that seat.
rematch = Play again, seats rotated
rematch-begun = To the next game
rematch-waits = You want to play again. The game begins when everyone has agreed.
rematch-look = See who is there
rematch-asked = { $name } wants to play again.
rematch-host-only = Some played at the host's screen, so only the host can ask for another game.
## Clocks
notice-time-over = Your time is up. Take your seat back to play on.
notice-paused = The game is paused. Resume it to play on.
turn-paused = The game is paused
clock-left = Time left:
clock-days = { $days } d { $hours } h
clock-whole-days = { $days } d
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
come-back-heading = { $name }, your time is up
come-back-why = A bot plays for you until you are back. You will get a little time.
come-back-nothing = There is no seat to take back: the game is over, or you are already sitting there.
pause-ask = Ask for a pause
pause-why = All clocks stand still until somebody resumes the game.
pause-resume = Resume the game
take-back = Take back …
take-back-heading = Take back a decision
take-back-free = You can take back any of your decisions. Everything since then goes back with it.
take-back-ask = The others have to agree. If they do, everything since that decision goes back with it.
take-back-none = You haven't decided anything yet.
take-back-to = Take it back
take-back-to-named = Take back your decision in step { $step }
take-back-ask-to = Ask to take it back
take-back-ask-named = Ask to take back your decision in step { $step }
since-others = { $count ->
    [one] The others have made one decision since.
   *[other] The others have made { $count } decisions since.
}
since-chance = { $count ->
    [one] Something has been drawn or rolled since.
   *[other] Something has been drawn or rolled { $count } times since.
}
since-seen = Something hidden has been seen since.
since-nothing = Nothing hidden has been seen since.
offer-undo = { $name } asks to take back a decision
offer-pause = { $name } asks for a pause
offer-mine-undo = You ask to take back a decision
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
plan-in-round = This holds for the current round only.
plan-make = Decide
plan-impossible = This can't be decided ahead: choose from what is offered, each at most once, while you aren't being asked.

## Watching, and being watched
watch-password-why = This game has begun. Whoever knows the table's password can watch.
watching = Who can watch
watching-public = Anybody who comes here can watch this game. Hidden cards stay hidden from them.
watching-link = Nobody can watch this game, unless you send them this link:
watching-password = Whoever has the table's password can watch, at this address:
watching-nobody = Nobody can watch this game.
watching-address = Address for watchers

## Names
name-reserved = This name would be read as something else here. Choose another name.
name-taken = Somebody here is called that already, or nearly so. Choose another name.
name-taken-guest = { $name } is the name of somebody with an account, or looks like it: guests can't have such a name, even with other numbers. Choose another name, or sign in if it is yours.
seat-guest = guest

## Notifications of other kinds
notices-offer-title = Somebody asks you something: { $game }
notices-offer-body-undo = Table { $number }: somebody asks to take something back, and waits for your answer.
notices-offer-body-pause = Table { $number }: somebody asks for a pause, and waits for your answer.
notices-low-title = Your time is running low: { $game }
notices-low-body = { $names }: your time at table { $number } runs out on { $until }.
notices-begun-title = The game begins: { $game }
notices-begun-body = Everyone is here: the game at table { $number } has begun.
notices-ended-title = Game over: { $game }
notices-ended-body = The game at table { $number } is over.
notices-invited-title = { $name } invites you: { $game }
notices-invited-body = { $name } would like to play { $game } with you, and keeps a seat for you.
notices-spoken-title = Somebody wrote to the players: { $game }
notices-spoken-body = There is something new in the chat of table { $number }.
notices-several-title = { $count } pieces of news about your games
notices-line-turn = your turn
notices-line-offer = a request
notices-line-low = time is running low
notices-line-begun = a game begins
notices-line-ended = a game is over
notices-line-invited = an invitation
notices-line-spoken = something said

## A first game
first-game = Your first game: the bots make mistakes and leave you time to watch. Every choice says what it brings, and Undo takes it back, so just try things. Read on for how a round goes.
help-close = Close

## The log beside a board

log-larger = More of the log, in place of the players
log-more = more
log-less = less

## What is told in which way

notices-matters = What to tell you
notices-matter-turn = It's your turn
notices-matter-offer = Others ask you for something
notices-matter-low = Your time runs low
notices-matter-game = A game begins or ends
notices-matter-invited = Somebody invites you
notices-matter-spoken = Players say something
notices-matter-by = { $what }: { $way }

