### What the commands say: their help, what they print, and why they refuse.
### Names of commands and options, words in `…`, and what stands for values (PATH, GAME) stay as they are.
### What others wrote ($value, $option, $file, $error …) is put in as it is, where needed in quotation marks.

## Help: what each command does, and its options. `NAME-default` is what an option is without being given.

# Headings of the help, and what it says of an option, in brackets, after the sentence about it. { "{}" } stands for what is filled in
help =
    .usage = Usage:
    .arguments = Arguments
    .settings = Options
    .commands = Commands
    .default = [default: { "{}" }]
    .variable = [env var: { "{}" }]
    .required = [required]

# Options that mean the same in several commands
options =
    .help = Show this message and exit.
    .metrics = Where Prometheus finds metrics, 127.0.0.1:9464.
    .log = The form of the log: plain or json.
    .game = Name of the game, see `parvis games`.
    .seats = The bots, one for each seat, separated by commas: random,greedy…
    .games = Games per line-up, rounded up to full rotations of the seats.
    .seed = The same seed gives the same deals.
    .option = An option of the game, as name=value. Can be repeated.
    .jobs = Games to play in parallel.
    .jobs-default = one per processor
    .as_json = Print JSON, for programs.
    .workers = Worker pool: threads, processes, or auto to suit the bots. Results are the same.
    .ray = Play on the Ray cluster at this address, or on a local one without an address.
    .out = Folder for the results. Games already in it are not played again.
    .out-default = in results/
    .sources = Count points by source in every n-th deal (0: never).
    .pictures = Also draw the results, as PNG and SVG.
    .players = Number of players.
    .players-default = 4, or the most the game allows

parvis = Play Notre Dame and Troyes, let bots play them, and keep records.
    .version = Show the version.

play = Start the site and open it in a browser.
    .port = The port to listen on.
    .port-default = 8000, or the next free one
    .host = The address to listen on. 0.0.0.0 lets in other computers on the network.
    .browser = Open it in a browser.

serve =
    Serve a club. People play from anywhere, and every seat has an owner.

    In a terminal, the first start asks for missing settings and saves them in club.toml in the data folder.
    .address = The public address: https://club.example.
    .admin = The email address of the admin.
    .mail = The mail server, smtp://user:password@host. With none, admins see the emails.
    .mail-default = none
    .host = The address to listen on.
    .port = The port to listen on.
    .proxy = Trusted reverse proxies, separated by commas.
    .hsts = HSTS: how long browsers must use https, in seconds.
    .database = A PostgreSQL database, postgresql://user:password@host/name.
    .database-default = SQLite in the data folder
    .processes = Processes that serve; with several, one more works. Needs PostgreSQL.

work =
    Do the background work of a club (bots, clocks, notifications) while other processes serve it. Needs PostgreSQL.

    All other settings are those of `parvis serve`, from the environment or club.toml.

backup =
    Back up a site to one file, with its database, key and settings. Safe while people play.

    Only the file's owner can read it. Keep it so: anyone who has it can sign in as anyone.
    .file = The file to write, such as parvis.tar.gz.

restore = Restore a backup into an empty data folder (PARVIS_DATA).
    .file = A file written by `parvis backup`.

admin = Make someone an admin and print a one-time sign-in link.
    .email = An email address, with or without an account.

simulate = Play many games between bots and show how often each wins.
    .games = Number of games.
    .seed = The same seed gives the same games.
    .seed-default = random
    .rotate = Move every bot by one seat after each game. Rows follow the bots.
    .jobs = Number of processes. Results are the same.

match =
    Play a match between bots who rotate seats; keep every game and report confidence intervals.

    Bots that are all the same play each deal only once: other seats would make no difference.

    Run the same command again to resume a match that was stopped, or with more --games to make it longer.

tournament =
    Play a tournament between bots and rate them with OpenSkill.

    A few bots meet in every combination. With many, each plays alone against a full table of each other bot. All line-ups play the same deals from every seat. Run the same command again to resume a tournament that was stopped.
    .bots = The bots, separated by commas: random,greedy…

ladder =
    Play one bot of each level against bots of the level below, from every seat.

    With --times, measure how the last level's strength grows with its thinking time.
    .levels = The bots, weakest first, separated by commas.
    .levels-default = all
    .times = Thinking times of the last level, separated by commas (10ms,1s…).
    .markdown = Print the table as Markdown.
    .repeatable = Leave the time of a decision out of the Markdown. The same command then gives the same page, unless bots think for a set time.

evaluate =
    Measure a bot on a named task, with test deals, and write files that anyone can reproduce from the seeds.

    The bot plays alone against a full table of novice, then of greedy, then of skilled, from every seat. Run the same command again to resume an evaluation that was stopped.
    .package = A bot, or an installed package: then each of its bots is measured.
    .task = Name of the task, such as parvis/NotreDame-4p-v1.
    .deals = Number of deals. With fewer than the task has, the result is marked as partial.
    .deals-default = as many as the task has
    .out = Folder for the results: evaluation.json, evaluation.csv and the games. Games already in it are not played again.
    .out-default = in results/

league =
    Rate bots against each other in the tasks of the league, and write tables that anyone can reproduce from the seeds.

    The levels and the bots that you name are measured as by `parvis evaluate`, into the folder entries. Evaluations by others that you put there are checked and take part. Run the same command again to resume.
    .packages = Bots, or installed packages: then each of their bots takes part.
    .task = One task instead of all. Can be repeated.
    .deals = Number of deals. With fewer than the tasks have, the league is marked as partial.
    .deals-default = as many as the tasks have
    .out = Folder of the league: entries, games, league.json, league.csv, league.md and league.html.
    .markdown = Print the tables as Markdown, in English.

agents =
    Play games between language models, bots and people at one table. docs/agents.md says how models are asked.

    Models are reached at a chat-completions address; its key is read from PARVIS_MODEL_KEY. If a model gives up, a bot plays on, and the result says so.
    .seats = Who plays, one for each seat, separated by commas: model:NAME, a bot, or person. All move on by one seat from game to game.
    .url = The address of the models, such as https://models.example/v1/chat/completions.
    .games = Number of games.
    .attempts = Number of answers to one question after which a model gives up, if none of them is a legal decision.
    .requests = Number of requests in one game after which a model gives up.
    .seconds = How long an answer may take, in seconds.
    .stand_in = The bot that plays on if a model or a person gives up.
    .out = New folder for the records of all games, and for result.json.

mcp = Serve the games as tools for agents, over the Model Context Protocol on stdin and stdout. docs/agents.md says how.
    .advice = Let agents ask for advice, in games that they begin with advice allowed.

train = Train a learned value by self-play. Run the same command again to resume a training run that was stopped.
    .players = Number of players. Each number has its own weights.
    .games = Games to play in total, including those already played. The learning rate falls over all of them, so another number changes what is learned from then on.
    .hidden = Hidden units of the network.
    .hidden-default = 46, and 64 of a policy
    .evaluate_every = Measure strength every n games.
    .jobs = Threads to play in.
    .jobs-default = one per processor
    .begin_with = Begin with a trained network instead of a warm-up. Give the folder of another training run of the game, for any number of players, or `published` for the weights the bots use (`published:4`: for 4 players). It can have fewer hidden units.
    .learning_rate = Initial learning rate. It falls to a fiftieth.
    .learning_rate-default = 0.001, and 0.0005 with --begin-with
    .mixture = How often each option that is not fixed differs from its default: probabilities from 0 to 1. Each game uses one, drawn at random.
    .noise = Largest error, in points, added to decisions in self-play. With 1 or 2 points, players also try what looks nearly as good and learn what it is worth.
    .out = Folder for the training.
    .policy = Train the policy of the bot quick instead: what skilled decides, for all numbers of players and all options at once. Only --games, --hidden, --near, --seed, --out and --publish matter.
    .near = With --policy: if other decisions score at most this much less than the best, quick follows all of them to the end of the move (three at most). 0: it never does.
    .publish = Publish the weights to the game's bots at the end.

compare = Play two learned values against each other, one seat against all others, and report intervals.
    .one = The folder of a training run, `published` for the weights the bots use, `published@1` for an older version, or `greedy` for the hand-written value.
    .other = The folder of a training run, `published` for the weights the bots use, `published@1` for an older version, or `greedy` for the hand-written value.
    .players = Number of players.
    .players-default = as in the training run, otherwise 4
    .games = Games of each value against seats of the other.
    .jobs = Threads to play in.
    .jobs-default = one per processor

record = Play a game between bots and write its record. It is the first game of `simulate` with the same seed.
    .out = The file to write.
    .seed = The same seed gives the same games.
    .seed-default = random
    .force = Replace the file if it exists.

replay = Check every step and the result of a record. Prints a summary only if the whole record is valid.
    .file = A record file.
    .as_json = One line of JSON for each step, with the state.

verify =
    Check that every deal and roll of a record follows from the secret committed to before the game.

    Also checks the rules, as `replay` does. Exits with 1 if something does not follow, and names the first step that does not.
    .file = A record of a game that was played on a site.

analyse =
    Show what a deal was worth, where the points of each seat came from, and which of its moves cost most.

    What is found is kept: run an interrupted command again to continue where it stopped.
    .file = A record of a finished game.
    .jobs = Number of processes. Results are the same.
    .rollouts = Games from each position.
    .rollouts-default = 12 to 50, depending on the game
    .games = Games with the same deal.
    .moves = Moves listed for each seat.
    .judge = The bot that plays on: quick takes a fraction of the time and errs more.
    .step = Instead: let the judge finish the game after this many steps, --games times.
    .porcelain = JSON on stdout, a line for each piece of progress, for programs.

explore =
    Show which decisions gain and which cost most where they are open, in games of bots.

    Gains are points more than after what skilled decides there. What was seen fewer than 30 times is left out.
    .players = Number of players.
    .kind = A kind of decision. Can be repeated.
    .kind-default = all of them
    .file = A Parquet file of `tools.explored`. Can be repeated.
    .file-default = the one that ships

check-records =
    Replay every record below a folder, or every table of a site, each under its own ruling.

    Run it before an upgrade. It prints a line for each game that this version would not continue unchanged, and exits with 1 if there is one.
    .where = A folder with records (*.json), or a site's database, as a file or a URL (postgresql://…).

games = List the games, their options and the bots.

games-export =
    Write games as data: every decision with what its seat knew, what was legal, and what a learned value makes of it.

    Games are played by bots and follow from the seed, or are read from records. Run the same command again to resume an export that was stopped.
    .game = Name of the game, see `parvis games`.
    .out = Folder for the data: Parquet files, a manifest with checksums and a datasheet.
    .level = The bots, separated by commas: one for all seats, or one for each seat.
    .level-default = skilled
    .games = Number of games.
    .seed = The same seed gives the same games.
    .split = Deals to train with or to test with: train or test. No deal is in both.
    .record = Instead of games of bots: a record file, or a folder with records (*.json). Can be repeated.
    .jobs = Number of processes. Results are the same.
    .jobs-default = one per processor
    .minari = Also write the games for Minari.

compile = Compile the rules and bots of games ahead of time. A second time takes only a second.
    .names = Names of games.
    .names-default = all
    .porcelain = Plain lines `done total` on stdout, for programs.
    .batches = Also compile the loops of batched and vector environments.
    .box = Compile the game of this box file.

bench = Measure how fast the rules are: medians over rounds, on one core.
    .game = Name of the game.
    .players = Number of players.
    .rounds = Number of measurements.

## Words that make no command. $help: the command that tells more, such as `parvis match --help`

# $command: what was typed.
usage-command-unknown = No such command { $command } (see { $help })
# $similar: commands that are called nearly so, "'match' or 'train'".
usage-command-similar = No such command { $command }. Did you mean { $similar }? (see { $help })
usage-option-unknown = No such option: { $option } (see { $help })
# $similar: options, as above.
usage-option-similar = No such option: { $option }. Did you mean { $similar }? (see { $help })
usage-option-missing = Missing option { $option } (see { $help })
usage-option-empty = Option { $option } requires a value (see { $help })
usage-option-flag = Option { $option } does not take a value (see { $help })
usage-argument-missing = Missing argument { $argument } (see { $help })
# $words: what was typed beyond what the command takes.
usage-words-left = { $count ->
    [one] Got an unexpected extra argument: { $words } (see { $help })
   *[other] Got unexpected extra arguments: { $words } (see { $help })
}
# $name: an argument, an option or an environment variable. $value: what was typed.
usage-number-least = { $name } must be a whole number of at least { $smallest }, not { $value } (see { $help })
usage-number = { $name } must be a whole number from { $smallest } to { $largest }, not { $value } (see { $help })
usage-decimal = { $name } must be a number from { $smallest } to { $largest }, not { $value } (see { $help })
# $choices: "skilled or quick".
usage-choice = { $name } must be { $choices }, not { $value } (see { $help })

## Options and files of several commands

# $option: in quotation marks. $word: the same without them.
option-without-value = --option { $option } has no value. Write it as --option { $word }=true
option-twice = option { $option } is given twice. Give it once
file-unreadable = can't read { $file }: { $error }
file-unwritable = can't write { $file }: { $error }
file-unusable = can't read or write { $file }: { $error }
# What a command prints can't be taken: the disk is full, for example.
output-unwritable = output: { $error }

## Progress, beside a bar

progress-compiling = Compiling the rules
progress-compiling-game = Compiling the rules of { $game }
progress-playing = Playing
progress-playing-game = Playing { $game }
progress-writing = Writing
# Two learned values play against each other.
progress-comparing = { $one } and { $other }
# $players: how many.
progress-training = Training { $game } for { $players }
progress-training-policy = Training the policy of { $game }
progress-analysing = Analysing { $game }
progress-finishing = Finishing { $game }
progress-measuring = Measuring { $game }
progress-replaying-records = Replaying records
progress-replaying-tables = Replaying tables
progress-copying = Copying the database

## Heads of columns in several tables

head-player = player
head-players = players
head-seat = seat
head-games = games
head-score = score
head-mean-score = mean score
# The standard deviation of scores.
head-spread = spread
# Part of the games that a player won.
head-wins = wins
head-seat-wins = wins of a seat (95%)
head-points = points
# The mean score of all the others.
head-theirs = theirs
# One seat against all others: the bot that has it.
head-alone = alone
# The time of one.
head-decision-time = a decision
head-decisions = decisions
head-range = range
# Number of the step in the record.
head-step = step
# Games in which a seat has no more points than in the game that is analysed.
head-no-more = games with no more

## Cells of several tables

cell-range = { $least } to { $most }
cell-share = { $count } of { $all }

## parvis serve, backup and restore

# A question; a colon is put after it.
ask-address = Public address of the club
ask-admin = Email address of the admin
ask-mail = Mail server (smtp://user:password@host), or none
backup-written = { $file }: { $size } kB
site-restored = The site is in { $folder }

## parvis games

# $game: the name by which commands know it. $players: "2, 3 or 4".
games-title = { $title }: { $game }, { $players } players
games-option = option
# What the option is when it is not given.
games-usual = default
# $help: what the option does, a sentence.
games-help-players = { $help } For { $players } players.
games-help-group = { $group }: { $help }
# $help: as above, without the full stop.
games-help-values = { $help }: { $values }
games-bots = Bots
games-bot = bot
# How a bot plays.
games-bot-about =
    .random = any legal decision, each equally likely
    .novice = looks one move ahead, and misjudges what it sees
    .greedy = the move that looks best at once, by the game's hand-written value
    .skilled = the move that looks best at once, by a value learned in self-play; plays like greedy in a game without one
    .expert = tree search, up to a second for each move

## parvis games export

# $option: with its dashes.
export-records-alone = { $option } is only for games of bots. Leave it out when you use --record
export-no-records = { $folder } has no records (*.json)
export-stopped = stopped. Complete files of 100 games each are kept in { $folder }. Run the same command again to resume
# $file: one whose bytes are not those that its manifest names.
export-changed = { $file } doesn't match the manifest. Its games are being written again
export-older = the export in { $folder } was begun by an older version. All its games are being written again
export-levels = { $count ->
    [one] --level names { $count } bot for { $players } players. Name one for all, or one for each
   *[other] --level names { $count } bots for { $players } players. Name one for all, or one for each
}
# $size: in kB.
export-written = { $folder }: games: { $games }, decisions: { $decisions }, { $size } kB
# $name: by which Minari knows the data.
export-minari = For Minari: MINARI_DATASETS_PATH={ $folder }, { $name }

## parvis simulate

# $game: with its options, "Troyes, cards=both".
simulate-title = { $games ->
    [one] { $game }, { $games } game, seed { $seed }
   *[other] { $game }, { NUMBER($games, useGrouping: 0) } games, seed { $seed }
}
simulate-by-seat = player, by seat
simulate-rotated = player, seats rotated
# Both numbers can have decimals.
simulate-speed = { $decisions } decisions and { $games } games per second

## parvis match, tournament and ladder

series-workers = --workers must be auto, threads or processes, not { $workers }
series-rotations = { $games ->
    [one] { $games } game of every line-up, so that each bot has each seat equally often
   *[other] { NUMBER($games, useGrouping: 0) } games of every line-up, so that each bot has each seat equally often
}
series-stopped = { $total ->
    [one] stopped: { $done } of { $total } game is saved in { $folder }. Run the same command again to continue
   *[other] stopped: { NUMBER($done, useGrouping: 0) } of { NUMBER($total, useGrouping: 0) } games are saved in { $folder }. Run the same command again to continue
}
# $game: with its options, "Troyes, cards=both".
series-title = { $games ->
    [one] { $game }, { $players } players, { $games } game, seed { $seed }
   *[other] { $game }, { $players } players, { NUMBER($games, useGrouping: 0) } games, seed { $seed }
}
# $points: with decimals.
match-caption = mean winning score { $points }, all games in { $folder }
match-winning-score = winning score
match-ranks = Points by rank (95%)
match-seats = Wins by seat, decisions of a game, time of each
match-seat = seat { $number }
# The time of each decision.
match-each = each
# All players together.
match-all = all
tournament-rating = rating
tournament-caption = { $lineups ->
    [one] OpenSkill (Plackett-Luce), { $lineups } line-up, all games in { $folder }
   *[other] OpenSkill (Plackett-Luce), { NUMBER($lineups, useGrouping: 0) } line-ups, all games in { $folder }
}
# $share: what a bot would win that is as good as the others, "25.0%".
tournament-duels = Win share, alone against a field of each bot (equals: { $share })
# The bots of the other seats.
ladder-against = against
ladder-share = win share (95%)
# $share: as above.
ladder-caption = equals would win { $share }, all games in { $folder }
ladder-times = --times must be all times or all numbers of iterations, not { $times }

## parvis evaluate

# $task: a name such as parvis/NotreDame-4p-v1.
evaluate-title = { $deals ->
    [one] { $bot } in { $task }, { $deals } deal
   *[other] { $bot } in { $task }, { $deals } deals
}
# The bot in all other seats.
evaluate-field = against
evaluate-wins = wins (95%)
# How often the bot came first, second and so on.
evaluate-places = places 1, 2 …
evaluate-caption = Files in { $folder }
evaluate-ratings = OpenSkill ratings over all these games

## parvis league

# $task: a name such as parvis/NotreDame-4p-v1.
league-title = { $deals ->
    [one] { $task }, { $deals } deal
   *[other] { $task }, { $deals } deals
}
# Points above those of the field's own bots, without what the deals brought.
league-adjusted = luck-adjusted
# $bot: the bot in all other seats.
league-against = wins against { $bot }

## parvis agents

# $url: what was typed.
agents-url = --url must be an address such as https://models.example/v1/chat/completions, not { $url }
agents-no-url = models need an address: --url or PARVIS_MODEL_URL
agents-no-name = model: needs the name of a model, as in model:NAME
agents-folder = { $folder } is not empty. Choose a new folder
agents-prompt = Your decision:
agents-title = { $games ->
    [one] { $game }, { $games } game
   *[other] { $game }, { NUMBER($games, useGrouping: 0) } games
}
# How many answers were no legal decision.
agents-refused = refused
# In how many games the player gave up.
agents-gave-up = gave up
# $number: of the game. $step: of the game. $why: in English.
agents-plays-on = game { $number }, from step { $step } on: { $bot } plays for { $player } ({ $why })

## parvis train and compare

train-published = published: needs a number of players, as in published:4
train-mixture = --mixture must be probabilities from 0 to 1, as in 0,0.5,1, not { $value }
# Numbers of games.
train-changed = this training run was planned for { $before } games and now has { $now }. From game { $played } on, its learning rate is that of a training run of { $now } games. What it learned before is unchanged
train-stopped = stopped. Run the same command again to resume from the last save in { $folder }
train-stopped-early = stopped before anything was saved. Run the same command to start again
train-no-picture = no picture, because { $folder } has no curve yet
train-weights-saved = weights saved in { $file }
train-meaning-saved = what their predictions mean is saved beside them
train-policy-saved = policy saved in { $file }
train-title = { $games ->
    [one] { $game } for { $players }, { $games } game
   *[other] { $game } for { $players }, { NUMBER($games, useGrouping: 0) } games
}
# A point of the curve, with the heads below. All are numbers with decimals, or with a per cent sign.
train-point = games { $games }, hours { $hours }, points { $points }, in self-play { $own }, wins against greedy { $wins }, error { $error }
train-hours = hours
# Points in games against itself.
train-own = in self-play
train-wins = wins against greedy
# How far its predictions are from the results.
train-error = error
train-policy-title = { $rounds ->
    [one] The policy of { $game } after { $rounds } round
   *[other] The policy of { $game } after { NUMBER($rounds, useGrouping: 0) } rounds
}
# Points that worse decisions cost.
train-lost = given away in a game
# How often the policy decides as the bot skilled.
train-agreement = decides like skilled
# $share: "25%".
compare-title = { $game } for { $players }: equals win { $share }
# The bot of the other seats.
compare-among = among
compare-wins = wins (95%)

## parvis record and replay

record-exists = { $file } already exists. Choose another name, or use --force to replace it
record-no-folder = no such folder: { $folder }. Create it first
record-written = { $steps ->
    [one] { $file }: { $game }, { $steps } step, seed { $seed }
   *[other] { $file }: { $game }, { NUMBER($steps, useGrouping: 0) } steps, seed { $seed }
}
# $game: with its options, "Troyes, cards=both".
replay-title = { $steps ->
    [one] { $game }, ruling { $ruling }, { $steps } step, all legal
   *[other] { $game }, ruling { $ruling }, { NUMBER($steps, useGrouping: 0) } steps, all legal
}
# $hash: 16 hex digits.
replay-caption = last state { $hash }
replay-name = name
replay-tie-break = tie-break
# Stands in the row of a player.
replay-won = won

## parvis verify

verify-no-sources = this record has no sources of chance. Only games of a site have them, and not those of older versions
# The three stand before values, one below the other.
verify-commitment = committed to
verify-secret = secret
verify-numbers = players added
# Players add numbers of their own. $count: as many as there are players.
verify-numbers-added = { $count ->
    [one] { $added } of { $count } number
   *[other] { $added } of { $count } numbers
}
verify-start-chosen = the start player was chosen, not drawn
verify-withheld = seat { $seat } did not show its number in time, so its hash is used
verify-return = seat { $seat } went back to step { $step } (deals and rolls taken back: { $count })
verify-return-admin = an admin went back to step { $step } (deals and rolls taken back: { $count })
verify-other-secret = the secret is not the one committed to before the game
verify-other-number = seat { $seat }: the number is not the one committed to
verify-differs = step { $step }: chance decided differently from the secret and the numbers
verify-holds = { $draws ->
    [one] { $draws } deal or roll follows from the numbers committed to before the game
   *[other] { NUMBER($draws, useGrouping: 0) } deals and rolls follow from the numbers committed to before the game
}

## parvis check-records

check-nothing = no records (*.json) below { $folder }
# $reason: why it does not hold, a sentence beginning with a small letter.
check-file = { $file }: { $reason }
check-table = table { $table }: { $reason }
check-unreadable = it can't be read: { $error }
# $kind: what Python calls the error.
check-rules-fail = step { $step }: the rules fail with { $kind }: { $error }
check-fine = fine
check-different = different
# What the rows count.
check-records-read = records
check-in-play = tables in play
check-finished = finished tables

## parvis analyse. The judge is a bot that plays on in all seats

# The game is played on from that step.
analyse-finished = { $games ->
    [one] { $games } game from step { $step }, all seats played by { $judge }
   *[other] { NUMBER($games, useGrouping: 0) } games from step { $step }, all seats played by { $judge }
}
analyse-par-title = { $games ->
    [one] Par of the deal: { $games } game with the same cards and dice, all seats played by { $judge }
   *[other] Par of the deal: { NUMBER($games, useGrouping: 0) } games with the same cards and dice, all seats played by { $judge }
}
# What the judge makes of the same deal.
analyse-par = par
analyse-ledger = Where the points went
analyse-ledger-caption = { $rollouts ->
    [one] Rows add up. Intervals of 95%; { $rollouts } game from each position
   *[other] Rows add up. Intervals of 95%; { NUMBER($rollouts, useGrouping: 0) } games from each position
}
# Points that an average deal brings.
analyse-start = start
# Points won or lost by luck, by the others' decisions, by one's own, and by what nobody could know.
analyse-luck = luck
analyse-others = others
analyse-hidden = hidden
analyse-strengths = How strongly each seat played
# $levels: bots and what each loses, "greedy 0.52 ± 0.03, skilled 0.20 ± 0.02".
analyse-strengths-caption = Range of 95% by this one game. The levels lose: { $levels }. The judge is { $judge }
analyse-lost-decision = lost a decision
analyse-strength = strength
# Names of bots.
analyse-strength-open = { $weakest } to { $strongest }: one game can't tell
analyse-strength-like = like { $bot }
analyse-strength-between = between { $weaker } and { $stronger }
analyse-strength-above = stronger than { $bot }
analyse-strength-below = weaker than { $bot }
analyse-curves = Expected points and chance to win, where rounds begin
analyse-moves = Moves that cost most
analyse-moves-caption = { $games ->
    [one] Judged again by { $games } other game for each side
   *[other] Judged again by { NUMBER($games, useGrouping: 0) } other games for each side
}
# The decision that was made.
analyse-played = played
# Head above the decision that the judge would have made.
analyse-instead = { $judge } would have
analyse-points-lost = points lost
# From where most of the lost points would have come.
analyse-most = most of it

## parvis explore

explore-nothing = no decisions of { $game } have been valued. Run: python -m tools.explored { $game }
# $options: "cards=both ramparts=true".
explore-too-few = { $players ->
    [one] too few games of { $game } with { $players } player and options { $options }
   *[other] too few games of { $game } with { $players } players and options { $options }
}
explore-too-few-usual = { $players ->
    [one] too few games of { $game } with { $players } player and the usual options
   *[other] too few games of { $game } with { $players } players and the usual options
}
explore-title = { $game } for { $players }: points more than after what skilled decides, where it was open
explore-kind = kind
explore-decision = decision
explore-gain = gain (95%)
# In how many positions the decision was open.
explore-open = open
# How often it was made there.
explore-decided = decided

## parvis bench

bench-title = { $players ->
    [one] { $game }, { $players } player
   *[other] { $game }, { $players } players
}
# Both numbers are rounded. $system, $date …: of the computer, as it calls them.
bench-caption = { $decisions } decisions of players and { $nature } of nature in a random game. { $processor }, { $system }, Python { $python }, Numba { $numba }, { $date }
bench-measured = measured
bench-median = median
bench-unit = unit
# What is measured.
bench-figure =
    .core = random play in the core
    .interpreted = random play, interpreted
    .batched = batched random play, driven from Python
    .stepped = stepped from Python, nature too
    .copy = copy of a state in the core
    .playouts = random playouts from the opening
    .values = positions evaluated as in searches
    .iterations = search from the opening
    .compile = compile the rules, cold
    .compile_bots = compile the bots, cold
    .start = warm start of the rules
    .start_cpu = warm start of the rules
    .start_bots = warm start of rules and bots
    .start_process = warm start, whole process
# One decision of a bot, by its rules as they are run.
bench-bot =
    .compiled = bot { $bot }, compiled
    .interpreted = bot { $bot }, interpreted
# Units. `/s`: in a second.
bench-decisions = decisions/s
bench-steps = steps/s
bench-playouts = playouts/s
bench-positions = positions/s
bench-iterations = iterations/s
bench-microseconds = µs/decision
bench-cpu-seconds = CPU s
