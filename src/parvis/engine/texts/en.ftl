# What engine and bots refuse: read on pages by players, and by whoever calls commands or programs.
# What others wrote ($value, $words, $name …) stands in quotation marks as Python writes it; seats count from 0.

## Games and their options

game-unknown = there is no game { $game }; the games are: { $games }
game-players = { $game } is for { $players } players, not { $given }
option-flag = option { $option } is true or false, not { $value }
option-choice = option { $option } is { $names }, not { $value }
option-number = option { $option } is a number from { $smallest } to { $largest }, not { $value }
option-value = option { $option } has { $count } values, from 0, and no { $number }
option-unknown = { $game } has no option { $option }; its options: { $names }
option-players = option { $option } is for { $players } players, not { $given }
option-numbers = { $count } values are not one for each option of { $game } ({ $names })
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

decision-unknown = { $words } is no decision of { $game }
decision-kind = a seat or a decision is a whole number, not of type { $kind }
decision-over = the game is over
# $seat: a number or "nature", the seat of chance.
seat-told = { $seat ->
    [nature] nature
   *[other] seat { $seat }
}
# $turn: whose turn it is; $count: how many those are.
decision-turn = { $turn ->
    [nature] it is not { seat-told }'s turn but that of nature
   *[other] { $count ->
        [one] it is not { seat-told }'s turn but that of seat { $turn }
       *[other] it is not { seat-told }'s turn but that of seats { $turn }
    }
}
decision-not-now = it is not { seat-told }'s turn
# $words: a decision as records write it, or a number that is none.
decision-closed = { $words } is not open to { seat-told } now

## Records

record-not-text = the file is not UTF-8 text
record-not-json = the file is not JSON: there is an error in line { $line }, column { $column }
record-too-deep = the file is not JSON: it has a number or a structure that is too large
record-no-object = a record is an object with format, game, seats, steps and result
record-format = unknown format { $format }; this program reads { $known }
record-game = game: a name is needed
record-options = options: an object of names and values is needed
record-corrected = corrected: a fingerprint of 16 hex digits is needed, or nothing
record-seats = seats: a list of {"{"}"name": …, "player": …{"}"} is needed
# $entry: name or player, as it stands in the file.
record-seat-lacks = seats: seat { $seat } has no { $entry }
record-seat-hidden = seats: the { $entry } of seat { $seat } can't be shown; it has to be 1 to { $longest } letters, numbers, signs and spaces
record-steps = steps: a list of [seat, decision] is needed
record-result = result: scores and winners are lists of numbers
record-result-seats = result: a score for each of { $seats } seats and their numbers as winners are needed
# $reason: another of these sentences.
record-at-step = step { $step }: { $reason }
record-step = [seat, decision] is needed
record-no-seat = { $seat } is no seat
record-order = seat { $seat } stands first among those who decide together
record-goes-on = the record ends here, but the game goes on
record-no-result = the record has no result
record-other-result = the result is { $scores }, winners { $winners }, not { $told_scores }, winners { $told_winners }

## Fair dealing: entries of a record by their names

fair-no-object = fair: an object with commitment, secret and numbers is needed
fair-commitment = fair: commitment: 64 hex digits are needed
fair-secret = fair: secret: 64 hex digits are needed
fair-numbers = fair: numbers: up to { $longest } letters, numbers, signs and spaces for each seat are needed
fair-start-chosen = fair: start_chosen: true or false is needed
fair-scheme = fair: scheme: this program knows 1 and 2
fair-hashes = fair: hashes: 64 hex digits, or nothing, are needed for each seat
fair-drawn = fair: drawn: { $late } hex digits are needed
fair-returns = fair: returns: step, seat and draws are needed for each

## Bots

bot-unknown = there is no bot { $bot }; the bots are: { $bots }
bot-no-settings = the bot { $bot } has no settings: { $name }
bot-no-versions = the bot { $bot } has no versions: { $name }
bot-version = versions are numbered from 1: { $name }
bot-newest = { $name }: the newest version in { $game } is { $newest }
bot-flat = flat takes a number of playouts (200, 1000) up to { $most }, not { $setting }
bot-expert = expert takes a time (200ms, 1.5s) or a number of iterations (4000) up to { $longest } s, not { $setting }
