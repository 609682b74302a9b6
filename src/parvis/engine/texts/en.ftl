### Refusals of engine, bots, series, trainings and analyses. Players read them on pages, others on the command line
### and in programs.
### What others wrote ($value, $words, $name …) stands in quotation marks as Python writes it. Seats count from 0.

## Games and their options

game-unknown = no such game: { $game } (choose from { $games })
game-players = { $game } is for { $players } players, not { $given }
option-flag = option { $option } must be true or false, not { $value }
option-choice = option { $option } must be { $names }, not { $value }
option-number = option { $option } must be a number from { $smallest } to { $largest }, not { $value }
option-value = option { $option } has { $count } values, numbered from 0, so { $number } is none of them
option-unknown = { $game } has no option { $option } (choose from { $names })
option-players = option { $option } is for { $players } players, not { $given }
option-numbers = { $game } needs one value for each of its options ({ $names }), not { $count }
ruling-unknown = { $game } has rulings 1 to { $newest }, not { $ruling }
ruling-corrected = { $game } has no ruling { $ruling } with an owner's corrections ({ $values }) here
# Either $here or $begun is "released", or both are fingerprints.
ruling-differs = { $here ->
    [released] ruling { $ruling } of { $game } has the released values here, but the game began with an owner's corrections ({ $begun })
   *[other] { $begun ->
        [released] ruling { $ruling } of { $game } has an owner's corrections ({ $here }) here, but the game began with the released values
       *[other] ruling { $ruling } of { $game } has an owner's corrections ({ $here }) here, but the game began with an owner's corrections ({ $begun })
    }
}

## Decisions

decision-unknown = { $words } is not a decision of { $game }
decision-kind = a seat or a decision is a whole number, not of type { $kind }
decision-over = the game is over
# $seat, $turn: whose turn it isn't, and is: numbers, or "nature", the seat of chance. $count: how many $turn has.
decision-turn = { $seat ->
    [nature] { $count ->
        [one] it is the turn of seat { $turn }, not of nature
       *[other] it is the turn of seats { $turn }, not of nature
    }
   *[other] { $turn ->
        [nature] it is the turn of nature, not of seat { $seat }
       *[other] { $count ->
            [one] it is the turn of seat { $turn }, not of seat { $seat }
           *[other] it is the turn of seats { $turn }, not of seat { $seat }
        }
    }
}
# $seat: a number, or "nature", the seat of chance.
decision-not-now = { $seat ->
    [nature] it is not nature's turn
   *[other] it is not seat { $seat }'s turn
}
# $words: a decision as records write it, or a number that stands for none. $seat: as above.
decision-closed = { $seat ->
    [nature] { $words } is not legal for nature now
   *[other] { $words } is not legal for seat { $seat } now
}
# $words: as above.
scene-not-allowed = { $words } is not part of this scene

## Records

# $reason: a sentence, beginning with a small letter.
record-in-file = { $file }: { $reason }
record-not-text = the file is not UTF-8 text
record-not-json = the file is not JSON: error in line { $line }, column { $column }
record-too-deep = the file is not JSON: a number or a structure is too large
record-no-object = a record must be an object with format, game, seats, steps and result
record-format = unknown format { $format } (this program reads { $known })
record-game = game must be a name
record-options = options must be an object of names and values
record-corrected = corrected must be a fingerprint of 16 hex digits, or nothing
record-seats = seats must be a list of {"{"}"name": …, "player": …{"}"}
# $entry: name or player, as it stands in the file.
record-seat-lacks = seats: seat { $seat } has no { $entry }
record-seat-hidden = seats: the { $entry } of seat { $seat } must be 1 to { $longest } letters, digits, symbols and spaces
record-steps = steps must be a list of [seat, decision]
record-result = result must have lists of numbers as scores and winners
record-result-seats = result must have a score for each of { $seats } seats, and seats as winners
# $reason: another of these sentences.
record-at-step = step { $step }: { $reason }
record-step = a step must be [seat, decision]
record-no-seat = { $seat } is not a seat
record-order = seat { $seat } comes first among the seats that decide together
record-goes-on = the record ends before the game is over
record-no-result = the record has no result
record-other-game = the record is of { $game }, not of { $wanted }
record-own-values = the record has values from an owner's box, or corrected ones, which others don't have
record-other-result = the result is { $scores }, winners { $winners }, not { $told_scores }, winners { $told_winners }

## Fair dealing: entries of a record by their names

fair-no-object = fair must be an object with commitment, secret and numbers
fair-commitment = fair: commitment must be 64 hex digits
fair-secret = fair: secret must be 64 hex digits
fair-numbers = fair: numbers must be up to { $longest } letters, digits, symbols and spaces for each seat
fair-start-chosen = fair: start_chosen must be true or false
fair-scheme = fair: scheme must be 1 or 2
fair-hashes = fair: hashes must be 64 hex digits, or nothing, for each seat
fair-drawn = fair: drawn must be { $late } hex digits
fair-returns = fair: returns must have step, seat and draws for each

## Bots

bot-unknown = no such bot: { $bot } (choose from { $bots })
bot-no-settings = the bot { $bot } has no settings: { $name }
bot-no-versions = the bot { $bot } has no versions: { $name }
bot-version = versions are numbered from 1: { $name }
bot-newest = { $name }: the newest version in { $game } is { $newest }
bot-flat = flat needs a number of playouts (200, 1000) up to { $most }, not { $setting }
bot-quick = quick needs a temperature from 0 to 9.99, not { $setting }
bot-expert = expert needs a time (200ms, 1.5s) or a number of iterations (4000), up to { $longest } s, not { $setting }

## Boxes: an owner's values

box-damaged = the box is damaged: it has to be a table of places, each with its values
box-name = { $name } can't be a name in a box: it has to be a short line of text, for a language and a text of the game
box-none = { $game } has no printed values that a box could change
box-place = { $game } has no printed values for { $place }
box-field = { $game }: { $place } has no printed value { $field }
box-piece = { $game } has no piece { $name } that can be renamed
# $reason: one of the sentences below. Of a single value, or of how values fit.
box-value = no game can have this value: { $reason }
box-refused = the rules can't play this box: { $reason }
# $reason: what happened, as programs say it.
box-broken = the rules can't play this box: “{ $reason }”
box-stuck = a game of { $players } players with this box gets stuck: “{ $reason }”

## Values of data files, and of boxes. $where: file and entry; fields are called as in the file

data-value = { $where }: { $field } is { $value }; it has to be { $needed }
data-missing = { $where } has no { $field }
data-unknown = { $where }: { $field } does not belong here, only { $fields }
data-empty = { $where }: { $field } does not belong here, and nothing else does
data-no-form = { $where } is missing in ruling { $ruling }
data-no-table = { $field } stands in no table
data-none-of = { $where }: { $part } has none of { $words }

## What such a value has to be

needs-name = one of { $names }
needs-number = { $count ->
    [one] { $smallest }
   *[other] a whole number from { $smallest } to { $largest }
}
needs-falling = a list of { $count } whole numbers from { $largest } to 0, none larger than the one before
needs-rising = a list of { $count } whole numbers from 1 to { $largest }, each larger than the one before
needs-switch = true or false
needs-table = a table

## Series of games and their results: commands such as match, tournament, ladder. $file, $folder: paths. $error: what the
## system or a library says, in English. Names of options, commands and packages stay as they are.

# $bots: the only one, or "none".
bots-too-few = { $bots ->
    [none] needs at least 2 different bots, not none
   *[other] needs at least 2 different bots, not { $bots }
}
# $extra: packages that are installed together, by their name.
package-missing = this needs { $package }. Install it with: pip install 'parvis[{ $extra }]'
worker-killed = a worker process was killed. Run the same command again
# $address: of a cluster of computers, or "local".
cluster-missing = no Ray cluster at { $address }: { $error }
cluster-failed = the Ray cluster failed ({ $error }). Run the same command again
# $file: a path, or several with commas between them.
file-unreadable = { $file } can't be read: { $error }
# $names: columns that it lacks, as the file would name them.
results-columns = { $file } doesn't have the columns of results: { $names }
results-other-columns = { $file } doesn't have the columns of results: there are others, or in another order
results-no-folder = { $file } is not a folder
results-other-files = { $folder } contains files other than results. Choose another folder with --out
# The code of rules or bots has changed since.
results-other-code = { $folder } has results of other rules or bots. Choose another folder with --out
# $name: one setting, as its file names it (seed). $found, $wanted: its values there and now (7, 8).
results-other-setting = { $folder } has results of other settings ({ $name } { $found }, not { $wanted }). Choose another folder with --out
# $names: settings, as their file names them (seed, lineups).
results-other-settings = { $folder } has results of other settings ({ $names }). Choose another folder with --out
results-in-use = another parvis is using { $folder }. Wait for it to finish
task-unknown = no such task: { $task } (choose from { $tasks })
# $name: what was asked for. $bots: names of bots.
evaluate-nothing = { $name } is neither a bot ({ $bots }) nor an installed package with bots
# Of a league's entries, which are results of parvis evaluate. $file, $folder: where they lie. $bot, $task: names.
league-format = { $file } is not an evaluation by parvis evaluate. Remove it from the league
league-task = { $file } is of a task that does not exist: { $task }. Remove it from the league
league-version = { $folder } was evaluated with other rules or bots. Run parvis evaluate again with this version of Parvis
league-partial = { $folder } has too few deals ({ $deals } of { $wanted }). Run parvis evaluate again without --deals
league-csv = { $file } is missing or doesn't match its evaluation.json. Run parvis evaluate again
# $line: its number in the file.
league-rows = { $file }, line { $line }: not a game of the task. Run parvis evaluate again
league-other-games = { $folder } has other results than other entries in the games of the levels. Run parvis evaluate again
# $first, $second: folders.
league-twice = { $bot } has two entries for { $task }: { $first } and { $second }. Remove one of them
# $seconds, $most: numbers such as 2.3.
league-slow = { $bot } thinks { $seconds } s for a decision, and { $most } s is the most that the league allows. Remove { $folder }

export-more-games = { $folder } already has more games than you asked for. Ask for as many as it has, or choose another folder with --out
export-unfinished = the export in { $folder } is not finished. Run the same command again
export-damaged = { $file } is missing or doesn't match the manifest. Delete it and run the same command again
export-many-settings = { $count ->
    [one] Minari needs games with the same number of players and the same options: here there is { $count } combination
   *[other] Minari needs games with the same number of players and the same options: here there are { $count } combinations
}

## Trainings: the commands train and compare. $file, $folder, $error: as above

training-no-features = { $game } has no features to learn a value from
training-unreadable = { $file } is not a training run: { $error }
training-version = { $folder } has a training run of version { $found }, not { $wanted }. Choose another folder with --out
# $title: what is trained, in English, as it stands in the folder: "troyes for 4, 90 features, 46 hidden units".
training-other = { $folder } has a training run of { $title }. Choose another folder with --out
# $found, $wanted: versions, 16 hex digits or "unknown".
training-other-features = { $folder } has a training run for features { $found }, not { $wanted }. Choose another folder with --out
training-other-players = { $trained ->
    [one] the training run in { $folder } is for { $trained } player, not { $players }
   *[other] the training run in { $folder } is for { $trained } players, not { $players }
}
# $found: hidden units of the network in the file, at least 2. $wanted: how many somebody asked for, fewer than that.
training-too-narrow = { $wanted ->
    [one] { $file } has { $found } hidden units, so { $wanted } is too few
   *[other] { $file } has { $found } hidden units, so { $wanted } are too few
}
# A curve: how strength has grown in the course of a training.
curve-missing = { $folder } has no curve of a training run
curve-unreadable = { $file } can't be read: { $error }. Delete it to continue the training with a new curve

## Learned values: weights that bots judge positions by, a file for each number of players. $file, $error: as above

weights-missing = { $players ->
    [one] { $game } has no learned value for { $players } player
   *[other] { $game } has no learned value for { $players } players
}
# Published weights: those that come with Parvis.
weights-unpublished = { $players ->
    [one] { $game } has no published weights for { $players } player
   *[other] { $game } has no published weights for { $players } players
}
# published@: how somebody names weights on the command line, followed by a version, as in published@1.
weights-version = published@ needs a version of the weights, from 1 to { $newest }
weights-unreadable = { $file } is not a learned value: { $error }
weights-other-game = { $players ->
    [one] { $file } is not a learned value of { $game } for { $players } player
   *[other] { $file } is not a learned value of { $game } for { $players } players
}
# $found, $wanted: versions, 16 hex digits or "unknown".
weights-other-features = { $file } was learned for version { $found } of the features of { $game }, not { $wanted }
weights-too-large = a weight is too large: the training has diverged
weights-no-folder = { $game } has no folder for learned values

## Policies: networks that say at once what to decide, taught by bots with learned values. $file, $error: as above

policy-no-teacher = { $game } has no learned values for all numbers of players: nobody can teach
policy-unreadable = { $file } is not a training run of a policy: { $error }
policy-no-folder = { $game } has no folder for a policy

## Analyses of finished games

# --step: an option, the number of a step of the game.
spread-over = { $steps ->
    [one] the game is over after { NUMBER($steps, useGrouping: 0) } step: --step must be less
   *[other] the game is over after { NUMBER($steps, useGrouping: 0) } steps: --step must be less
}
