# What follows from decisions and from the course of the game, in the log. seat: a player's name, in the nominative.

## What players get and give

effect-coins =
    { $count ->
        [one] { $seat } erhält 1 Münze.
       *[other] { $seat } erhält { $count } Münzen.
    }
effect-coins-given =
    { $count ->
        [one] Der Münzvorrat ist leer. { $seat } gibt 1 Münze ab.
       *[other] Der Münzvorrat ist leer. { $seat } gibt { $count } Münzen ab.
    }
effect-markers =
    { $count ->
        [one] { $seat } nimmt 1 Stein aus dem allgemeinen Vorrat.
       *[other] { $seat } nimmt { $count } Steine aus dem allgemeinen Vorrat.
    }
effect-nurse = { $seat } legt einen Stein ins Hospital (Pflegerin).
effect-nothing-without-marker = { $seat } hat keinen Stein dafür, also geschieht nichts.
effect-nothing-without-coin = { $seat } hat keine Münze zum Spenden, also geschieht nichts.
effect-rat-back = Ratte von { $seat }: zurück auf { $space }.
effect-prestige = { $seat } erhält { $count } Prestige.
effect-prestige-park = { $seat } erhält { $count } Prestige (davon { $park } durch den Park).

## Rounds and periods

course-round = Durchgang { $letter }, Runde { $round }: { $seat } beginnt.
    .short = { $letter }{ $round }
course-cathedral-empty = In Notre Dame liegen keine Steine, also erhält dort niemand Prestige.
course-cathedral =
    { $count ->
        [one] Notre Dame gibt { $share } Prestige für den einzigen Stein dort. Er geht in den allgemeinen Vorrat zurück.
       *[other] Notre Dame gibt je { $share } Prestige für die { $count } Steine dort. Sie gehen in den allgemeinen Vorrat zurück.
    }
course-over = Die Partie ist zu Ende.

## The plague

course-plague = Die Stärke der Seuche ist { $count }.
plague-forward = Ratte von { $seat }: { $from } → { $to }.
plague-back = Ratte von { $seat }: zurück, { $from } → { $to } (Hospital).
plague-back-doctor = Ratte von { $seat }: zurück, { $from } → { $to } (Medikus und Hospital).
plague-stays = Ratte von { $seat }: bleibt auf { $to }.
plague-stays-doctor = Ratte von { $seat }: bleibt auf { $to } (Medikus).
plague-penalty =
    { $count ->
        [0] { $seat } hat kein Prestige zu verlieren (Ratte über 9 hinaus).
        [one] { $seat } verliert 1 Prestige (Ratte über 9 hinaus).
       *[other] { $seat } verliert { $count } Prestige (Ratte über 9 hinaus).
    }
