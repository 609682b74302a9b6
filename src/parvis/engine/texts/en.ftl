### Refusals of engine and bots. Players read them on pages, others on the command line and in programs.
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
box-field = { $game }: { $field } of { $place } is nothing that is printed
box-piece = { $game } has no piece { $name } that could be called otherwise
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
