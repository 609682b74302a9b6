### Refusals of engine, bots, series, trainings and analyses. Players read them on pages, others on the command line
### and in programs.
### What others wrote ($value, $words, $name …) stands in quotation marks as Python writes it. Seats count from 0.

## Games and their options

game-unknown = ce jeu n’existe pas : { $game } (au choix : { $games })
game-players = nombre de joueurs pour { $game } : { $players }, et non { $given }
option-flag = l’option { $option } doit être true ou false, et non { $value }
option-choice = l’option { $option } doit être { $names }, et non { $value }
option-number = l’option { $option } doit être un nombre de { $smallest } à { $largest }, et non { $value }
option-value =
    { $count ->
        [one] l’option { $option } a { $count } valeur, numérotée à partir de 0 : { $number } n’en fait pas partie
       *[other] l’option { $option } a { $count } valeurs, numérotées à partir de 0 : { $number } n’en fait pas partie
    }
option-unknown = { $game } n’a pas d’option { $option } (au choix : { $names })
option-players = nombre de joueurs pour l’option { $option } : { $players }, et non { $given }
option-numbers = { $game } demande une valeur pour chacune de ses options ({ $names }), et non { $count }
ruling-unknown = { $game } a les règlements 1 à { $newest }, et non { $ruling }
ruling-corrected = ici, { $game } n’a pas de règlement { $ruling } avec les corrections d’un propriétaire ({ $values })
# Either $here or $begun is "released", or both are fingerprints.
ruling-differs = { $here ->
    [released] ici, le règlement { $ruling } de { $game } a les valeurs publiées, mais la partie a commencé avec les corrections d’un propriétaire ({ $begun })
   *[other] { $begun ->
        [released] ici, le règlement { $ruling } de { $game } a les corrections d’un propriétaire ({ $here }), mais la partie a commencé avec les valeurs publiées
       *[other] ici, le règlement { $ruling } de { $game } a les corrections d’un propriétaire ({ $here }), mais la partie a commencé avec d’autres ({ $begun })
    }
}

## Decisions

decision-unknown = { $words } n’est pas une décision de { $game }
decision-kind = une place ou une décision est un nombre entier, et non du type { $kind }
decision-over = la partie est terminée
# $seat, $turn: whose turn it isn't, and is: numbers, or "nature", the seat of chance. $count: how many $turn has.
decision-turn = { $seat ->
    [nature] { $count ->
        [one] c’est à la place { $turn } de décider, et non à « nature »
       *[other] c’est aux places { $turn } de décider, et non à « nature »
    }
   *[other] { $turn ->
        [nature] c’est à « nature » de décider, et non à la place { $seat }
       *[other] { $count ->
            [one] c’est à la place { $turn } de décider, et non à la place { $seat }
           *[other] c’est aux places { $turn } de décider, et non à la place { $seat }
        }
    }
}
# $seat: a number, or "nature", the seat of chance.
decision-not-now = { $seat ->
    [nature] ce n’est pas à « nature » de décider
   *[other] ce n’est pas à la place { $seat } de décider
}
# $words: a decision as records write it, or a number that stands for none. $seat: as above.
decision-closed = { $seat ->
    [nature] { $words } n’est pas permis maintenant pour « nature »
   *[other] { $words } n’est pas permis maintenant pour la place { $seat }
}
# $words: as above.
scene-not-allowed = { $words } ne fait pas partie de cette scène

## Records

record-in-file = { $file } : { $reason }
record-not-text = le fichier n’est pas du texte UTF-8
record-not-json = le fichier n’est pas du JSON : erreur à la ligne { $line }, colonne { $column }
record-too-deep = le fichier n’est pas du JSON : une structure ou un nombre est trop grand
record-no-object = un enregistrement doit être un objet avec format, game, seats, steps et result
record-format = format inconnu { $format } (ce programme lit { $known })
record-game = game doit être un nom
record-options = options doit être un objet de noms et de valeurs
record-corrected = corrected doit être une empreinte de 16 chiffres hexadécimaux, ou rien
record-seats = seats doit être une liste de {"{"}"name": …, "player": …{"}"}
# $entry: name or player, as it stands in the file.
record-seat-lacks = seats : la place { $seat } n’a pas de { $entry }
record-seat-hidden = seats : pour la place { $seat }, { $entry } doit compter 1 à { $longest } lettres, chiffres, symboles et espaces
record-steps = steps doit être une liste de [seat, decision]
record-result = result doit avoir des listes de nombres comme scores et winners
record-result-seats = result doit avoir un score pour chacune des { $seats } places, et des places comme winners
# $reason: another of these sentences.
record-at-step = étape { $step } : { $reason }
record-step = une étape doit être [seat, decision]
record-no-seat = { $seat } n’est pas une place
record-order = la place { $seat } vient en premier parmi celles qui décident ensemble
record-goes-on = l’enregistrement s’arrête avant la fin de la partie
record-no-result = l’enregistrement n’a pas de résultat
record-other-game = l’enregistrement est celui d’une partie de { $game }, et non de { $wanted }
record-own-values = l’enregistrement contient des valeurs de la boîte d’un propriétaire, ou des valeurs corrigées, que les autres n’ont pas
record-other-result = le résultat est { $scores }, winners { $winners }, et non { $told_scores }, winners { $told_winners }

## Fair dealing: entries of a record by their names

fair-no-object = fair doit être un objet avec commitment, secret et numbers
fair-commitment = fair : commitment doit compter 64 chiffres hexadécimaux
fair-secret = fair : secret doit compter 64 chiffres hexadécimaux
fair-numbers = fair : numbers doit compter au plus { $longest } lettres, chiffres, symboles et espaces pour chaque place
fair-start-chosen = fair : start_chosen doit être true ou false
fair-scheme = fair : scheme doit être 1 ou 2
fair-hashes = fair : hashes doit compter 64 chiffres hexadécimaux, ou rien, pour chaque place
fair-drawn = fair : drawn doit compter { $late } chiffres hexadécimaux
fair-returns = fair : chaque élément de returns doit avoir step, seat et draws

## Bots

bot-unknown = ce bot n’existe pas : { $bot } (au choix : { $bots })
bot-no-settings = le bot { $bot } n’a pas de réglages : { $name }
bot-no-versions = le bot { $bot } n’a pas de versions : { $name }
bot-version = les versions sont numérotées à partir de 1 : { $name }
bot-newest = { $name } : la version la plus récente pour { $game } est { $newest }
bot-flat = flat demande un nombre de parties simulées (200, 1000) jusqu’à { $most }, et non { $setting }
bot-quick = quick demande une température de 0 à 9,99 (écrite 9.99), et non { $setting }
bot-expert = expert demande une durée (200ms, 1.5s) ou un nombre d’itérations (4000), jusqu’à { $longest } s, et non { $setting }

## Boxes: an owner's values

box-damaged = la boîte est endommagée : ce doit être un tableau d’endroits, chacun avec ses valeurs
box-name = { $name } ne peut pas être un nom dans une boîte : ce doit être une courte ligne de texte, pour une langue et un texte du jeu
box-none = { $game } n’a pas de valeurs imprimées qu’une boîte puisse changer
box-place = { $game } n’a pas de valeurs imprimées pour { $place }
box-field = { $game } : { $field } ({ $place }) n’est pas une valeur imprimée
box-piece = { $game } n’a pas d’élément { $name } qui puisse porter un autre nom
# $reason: one of the sentences below. Of a single value, or of how values fit.
box-value = aucune partie ne peut avoir cette valeur : { $reason }
box-refused = les règles ne permettent pas de jouer avec cette boîte : { $reason }
# $reason: what happened, as programs say it.
box-broken = les règles ne permettent pas de jouer avec cette boîte : « { $reason } »
box-stuck = une partie à { $players } joueurs avec cette boîte se bloque : « { $reason } »

## Values of data files, and of boxes. $where: file and entry; fields are called as in the file

data-value = { $where } : { $field } est { $value } ; attendu : { $needed }
data-missing = { $where } n’a pas de { $field }
data-unknown = { $where } : { $field } n’a pas sa place ici, seulement { $fields }
data-empty = { $where } : { $field } n’a pas sa place ici, et rien d’autre non plus
data-no-form = { $where } manque dans le règlement { $ruling }
data-no-table = { $field } n’est dans aucun tableau
data-none-of = { $where } : { $part } n’a aucune des entrées { $words }

## What such a value has to be

needs-name = une valeur parmi { $names }
needs-number = { $count ->
    [one] { $smallest }
   *[other] un nombre entier de { $smallest } à { $largest }
}
needs-falling = une liste de { $count } nombres entiers de { $largest } à 0, aucun plus grand que le précédent
needs-rising = une liste de { $count } nombres entiers de 1 à { $largest }, chacun plus grand que le précédent
needs-switch = true ou false
needs-table = un tableau

## Series of games and their results: commands such as match, tournament, ladder. $file, $folder: paths. $error: what the
## system or a library says, in English. Names of options, commands and packages stay as they are.

# $bots: the only one, or "none".
bots-too-few = { $bots ->
    [none] il faut au moins 2 bots différents, et il n’y en a aucun
   *[other] il faut au moins 2 bots différents, et il n’y a que { $bots }
}
# $extra: packages that are installed together, by their name.
package-missing = il manque { $package }. Pour l’installer : pip install 'parvis[{ $extra }]'
worker-killed = un processus de calcul a été tué. Relancez la même commande
# $address: of a cluster of computers, or "local".
cluster-missing = cluster Ray introuvable ({ $address }) : { $error }
cluster-failed = le cluster Ray est tombé en panne ({ $error }). Relancez la même commande
# $file: a path, or several with commas between them.
file-unreadable = impossible de lire { $file } : { $error }
# $names: columns that it lacks, as the file would name them.
results-columns = { $file } n’a pas toutes les colonnes des résultats. Il manque : { $names }
results-other-columns = { $file } n’a pas les colonnes des résultats : il y en a d’autres, ou dans un autre ordre
results-no-folder = { $file } n’est pas un dossier
results-other-files = { $folder } contient autre chose que des résultats. Choisissez un autre dossier avec --out
# The code of rules or bots has changed since.
results-other-code = { $folder } contient les résultats d’autres règles ou d’autres bots. Choisissez un autre dossier avec --out
# $name: one setting, as its file names it (seed). $found, $wanted: its values there and now (7, 8).
results-other-setting = { $folder } contient des résultats obtenus avec d’autres paramètres ({ $name } { $found }, et non { $wanted }). Choisissez un autre dossier avec --out
# $names: settings, as their files name them (seed, lineups).
results-other-settings = { $folder } contient des résultats obtenus avec d’autres paramètres ({ $names }). Choisissez un autre dossier avec --out
results-in-use = un autre parvis utilise { $folder }. Attendez qu’il ait fini
task-unknown = cette tâche n’existe pas : { $task } (au choix : { $tasks })
# $name: what was asked for. $bots: names of bots.
evaluate-nothing = { $name } n’est ni un bot ({ $bots }) ni un paquet installé qui contient des bots
# Of a league's entries, which are results of parvis evaluate. $file, $folder: where they lie. $bot, $task: names.
league-format = { $file } n’est pas une évaluation de parvis evaluate. Retirez ce fichier de la ligue
league-task = { $file } porte sur une tâche qui n’existe pas : { $task }. Retirez ce fichier de la ligue
league-version = { $folder } a été évalué avec d’autres règles ou d’autres bots. Relancez parvis evaluate avec cette version de Parvis
league-partial = { $folder } contient trop peu de donnes ({ $deals } sur { $wanted }). Relancez parvis evaluate sans --deals
league-csv = { $file } manque ou ne correspond pas à son evaluation.json. Relancez parvis evaluate
# $line: its number in the file.
league-rows = { $file }, ligne { $line } : ce n’est pas une partie de cette tâche. Relancez parvis evaluate
league-other-games = { $folder } ne concorde pas avec d’autres entrées pour les parties des niveaux. Relancez parvis evaluate
# $first, $second: folders.
league-twice = deux entrées de { $bot } pour { $task } : { $first } et { $second }. Retirez l’une d’elles
# $seconds, $most: numbers such as 2.3.
league-slow = { $bot } réfléchit { $seconds } s par décision, et la ligue permet { $most } s au plus. Retirez { $folder }

export-more-games = { $folder } contient déjà plus de parties que vous n’en demandez. Demandez-en le même nombre, ou choisissez un autre dossier avec --out
export-unfinished = l’export dans { $folder } n’est pas terminé. Relancez la même commande
export-damaged = { $file } manque ou ne correspond pas au manifeste. Supprimez ce fichier et relancez la même commande
export-many-settings = { $count ->
    [one] Minari a besoin de parties ayant le même nombre de joueurs et les mêmes options : ici, il y a { $count } combinaison
   *[other] Minari a besoin de parties ayant le même nombre de joueurs et les mêmes options : ici, il y a { $count } combinaisons
}

## Trainings: the commands train and compare. $file, $folder, $error: as above

training-no-features = { $game } n’a pas de caractéristiques à partir desquelles apprendre une fonction de valeur
training-unreadable = { $file } n’est pas un entraînement : { $error }
training-version = { $folder } contient un entraînement de version { $found }, et non { $wanted }. Choisissez un autre dossier avec --out
# $title: what is trained, in English, as it stands in the folder: "troyes for 4, 90 features, 46 hidden units".
training-other = { $folder } contient un autre entraînement ({ $title }). Choisissez un autre dossier avec --out
# $found, $wanted: versions, 16 hex digits or "unknown".
training-other-features = { $folder } contient un entraînement pour la version { $found } des caractéristiques, et non { $wanted }. Choisissez un autre dossier avec --out
training-other-players = { $trained ->
    [one] l’entraînement dans { $folder } est pour { $trained } joueur, et non { $players }
   *[other] l’entraînement dans { $folder } est pour { $trained } joueurs, et non { $players }
}
# $found: hidden units of the network in the file, at least 2. $wanted: how many somebody asked for, fewer than that.
training-too-narrow = { $wanted ->
    [one] { $file } a { $found } unités cachées : { $wanted } ne suffit pas
   *[other] { $file } a { $found } unités cachées : { $wanted } ne suffisent pas
}
# A curve: how strength has grown in the course of a training.
curve-missing = { $folder } n’a pas de courbe d’entraînement
curve-unreadable = impossible de lire { $file } : { $error }. Supprimez ce fichier pour continuer l’entraînement avec une nouvelle courbe

## Learned values: weights that bots judge positions by, a file for each number of players. $file, $error: as above

weights-missing = { $players ->
    [one] { $game } n’a pas de fonction de valeur apprise pour { $players } joueur
   *[other] { $game } n’a pas de fonction de valeur apprise pour { $players } joueurs
}
# Published weights: those that come with Parvis.
weights-unpublished = { $players ->
    [one] { $game } n’a pas de poids publiés pour { $players } joueur
   *[other] { $game } n’a pas de poids publiés pour { $players } joueurs
}
# published@: how somebody names weights on the command line, followed by a version, as in published@1.
weights-version = published@ demande une version des poids, de 1 à { $newest }
weights-unreadable = { $file } n’est pas une fonction de valeur apprise : { $error }
weights-other-game = { $players ->
    [one] { $file } n’est pas une fonction de valeur apprise de { $game } pour { $players } joueur
   *[other] { $file } n’est pas une fonction de valeur apprise de { $game } pour { $players } joueurs
}
# $found, $wanted: versions, 16 hex digits or "unknown".
weights-other-features = la fonction de { $file } a été apprise pour la version { $found } des caractéristiques de { $game }, et non { $wanted }
weights-too-large = un poids est trop grand : l’entraînement a divergé
weights-no-folder = { $game } n’a pas de dossier pour des fonctions de valeur apprises

## Policies: networks that say at once what to decide, taught by bots with learned values. $file, $error: as above

policy-no-teacher = { $game } n’a pas de fonctions de valeur apprises pour tous les nombres de joueurs : personne ne peut enseigner
policy-unreadable = { $file } n’est pas l’entraînement d’une politique : { $error }
policy-no-folder = { $game } n’a pas de dossier pour une politique

## Analyses of finished games

# --step: an option, the number of a step of the game.
spread-over = { $steps ->
    [one] la partie est terminée après { NUMBER($steps, useGrouping: 0) } étape : --step doit être inférieur
   *[other] la partie est terminée après { NUMBER($steps, useGrouping: 0) } étapes : --step doit être inférieur
}
