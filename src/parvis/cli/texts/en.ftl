### Help of the commands: what each does, and its options. `NAME-default` is what an option is without being given.
### Names of commands and options, words in `…`, and what stands for values (PATH, GAME) stay as they are.

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
    Work for a club that other processes serve: bots, clocks, notifications. Needs PostgreSQL.

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

train = Train a learned value by self-play. Run the same command again to resume a training that was stopped.
    .players = Number of players. Each number has its own weights.
    .games = Games to play in total, including those already played. The learning rate falls over all of them, so another number changes what is learned from then on.
    .hidden = Hidden units of the network.
    .hidden-default = 46, and 64 of a policy
    .evaluate_every = Measure strength every n games.
    .jobs = Threads to play in.
    .jobs-default = one per processor
    .begin_with = Begin with a trained network instead of a warm-up. Give the folder of another training of the game, for any number of players, or `published` for the weights the bots use (`published:4`: for 4 players). It can have fewer hidden units.
    .learning_rate = Initial learning rate. It falls to a fiftieth.
    .learning_rate-default = 0.001, and 0.0005 with --begin-with
    .mixture = How often each option that is not fixed differs from its default: probabilities from 0 to 1. Each game uses one, drawn at random.
    .noise = Largest error, in points, added to decisions in self-play. With 1 or 2 points, players also try what looks nearly as good and learn what it is worth.
    .out = Folder for the training.
    .policy = Train the policy of the bot quick instead: what skilled decides, for all numbers of players and all options at once. Only --games, --hidden, --near, --seed, --out and --publish matter.
    .near = With --policy: how much lower the score of a decision may be than the highest for quick to follow both to the end of the move. 0: it never does.
    .publish = Publish the weights to the game's bots at the end.

compare = Play two learned values against each other, one seat against all others, and report intervals.
    .one = The folder of a training, `published` for the weights the bots use, `published@1` for an older version, or `greedy` for the hand-written value.
    .other = The folder of a training, `published` for the weights the bots use, `published@1` for an older version, or `greedy` for the hand-written value.
    .players = Number of players.
    .players-default = as in the training, otherwise 4
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

    Also checks the rules, as `replay` does. Exits with 1 if something does not follow, and names the first step.
    .file = A record of a game that was played on a site.

analyse =
    Show what a deal was worth, where the points of each seat came from, and which of its moves cost most.

    What is found is kept: a command that was interrupted goes on where it was.
    .file = A record of a finished game.
    .jobs = Number of processes. Results are the same.
    .rollouts = Games from each position.
    .rollouts-default = 12 to 50, by the game
    .games = Games with the same deal.
    .moves = Moves listed for each seat.
    .judge = The bot that plays on: quick takes a fraction of the time and errs more.
    .step = Instead: let the judge finish the game after so many steps, --games times.
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
