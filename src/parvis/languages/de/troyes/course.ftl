# What follows from decisions and from the course of the game, as the log tells it. seat: the player's name.

## Rounds

course-round = Runde { $round }: { $seat } beginnt.
course-neutral-citizens = Neutrale Gefolgsleute kommen auf die übrigen Felder.
course-get-up = Verdrängte Gefolgsleute gehen in ihre Vorräte zurück.
course-waiting =
    { $count ->
        [one] { $seat } hat gepasst: +1 Denar.
       *[other] { $seat } hat gepasst: +{ $count } Denare.
    }
course-sold-dice =
    { $count ->
        [one] { $seat } erhält 1 Denar für verkaufte Würfel.
       *[other] { $seat } erhält { $count } Denare für verkaufte Würfel.
    }
course-over = Die Partie ist zu Ende.

## Income. count: what is paid for salaries

course-income =
    { $count ->
        [0] { $seat } erhält { $income } Denare und zahlt keinen Lohn.
        [one] { $seat } erhält { $income } Denare und zahlt 1 Denar Lohn.
       *[other] { $seat } erhält { $income } Denare und zahlt { $count } Denare Lohn.
    }
effect-salaries-missed =
    { $count ->
        [0] { $seat } kann nicht alle Löhne zahlen und hat keine Punkte zu verlieren.
        [one] { $seat } kann nicht alle Löhne zahlen und verliert 1 Punkt.
       *[other] { $seat } kann nicht alle Löhne zahlen und verliert { $count } Punkte.
    }

## Dice that are rolled: how many colours, and the values of the dice of each, as a list after a colon

course-roll =
    { $colours ->
        [0] { $seat } hat keine Gefolgsleute in den Hauptgebäuden und würfelt nicht.
        [1] { $seat } würfelt: { told-first }.
        [2] { $seat } würfelt: { told-first }, { told-second }.
       *[3] { $seat } würfelt: { told-first }, { told-second }, { told-third }.
    }
course-roll-neutral =
    { $colours ->
        [1] Neutrale Würfel: { told-first }.
        [2] Neutrale Würfel: { told-first }, { told-second }.
       *[3] Neutrale Würfel: { told-first }, { told-second }, { told-third }.
    }
told-first =
    { $first ->
        [red] rot { $first_dice }
        [white] weiß { $first_dice }
       *[yellow] gelb { $first_dice }
    }
told-second =
    { $second ->
        [red] rot { $second_dice }
        [white] weiß { $second_dice }
       *[yellow] gelb { $second_dice }
    }
told-third =
    { $third ->
        [red] rot { $third_dice }
        [white] weiß { $third_dice }
       *[yellow] gelb { $third_dice }
    }

## Events: the name of the event, then what it does

course-event-deniers =
    { $count ->
        [one] { title-of-event }: Alle verlieren 1 Denar.
       *[other] { title-of-event }: Alle verlieren { $count } Denare.
    }
course-event-influence = { title-of-event }: Alle verlieren { $count } Einfluss.
course-event-cathedral =
    { $count ->
        [one] { title-of-event }: Alle nehmen ein eigenes Klötzchen aus der Kathedrale weg.
       *[other] { title-of-event }: Alle nehmen { $count } eigene Klötzchen aus der Kathedrale weg.
    }
course-event-cubes =
    { $count ->
        [one] { title-of-event }: Alle nehmen ein eigenes Klötzchen von einem Ereignis weg.
       *[other] { title-of-event }: Alle nehmen { $count } eigene Klötzchen von Ereignissen weg.
    }
course-event-citizen = { title-of-event }: Ein neutraler Gefolgsmann kommt { named-building.into }.
course-newcomer-on-neutral = Der neutrale Gefolgsmann ersetzt { named-building.in } einen anderen neutralen.
course-newcomer = Der neutrale Gefolgsmann nimmt Feld { $space } { named-building.in } ein.
log-event-missed =
    { $count ->
        [0] { $seat } kann nicht alles bezahlen ({ title-of-event }) und hat keine Punkte zu verlieren.
        [one] { $seat } kann nicht alles bezahlen ({ title-of-event }) und verliert 1 Punkt.
       *[other] { $seat } kann nicht alles bezahlen ({ title-of-event }) und verliert { $count } Punkte.
    }
course-black-dice =
    { $count ->
        [0] In dieser Runde gibt es keine schwarzen Würfel.
        [one] Schwarzer Würfel: { $dice }.
       *[other] Schwarze Würfel: { $dice }.
    }
course-countered = Alle Banner bedeckt: { title-of-event }. Die Karte geht an { $seat }.
course-countered-stays = Alle Banner bedeckt: { title-of-event }. Die Karte bleibt liegen.
course-countered-tied = Gleichstand bei den meisten Klötzchen: Die Punkte werden geteilt und abgerundet.

## Citizens who are expelled

effect-driven-out = Ein Gefolgsmann von { $seat } wird { named-building.from } verdrängt.
effect-driven-out-neutral = Ein neutraler Gefolgsmann wird { named-building.from } verdrängt.
effect-slides = Ein Gefolgsmann von { $seat } rückt auf Feld { $space }.
effect-slides-neutral = Ein neutraler Gefolgsmann rückt auf Feld { $space }.

## What actions do, cost and give

effect-tradesman =
    { $count ->
        [0] { $seat } setzt kostenlos einen Fachmann auf { named-card.acc }.
        [one] { $seat } zahlt 1 Denar für einen Fachmann auf { named-card.dat }.
       *[other] { $seat } zahlt { $count } Denare für einen Fachmann auf { named-card.dat }.
    }
effect-cubes = { $seat } legt { $count } Klötzchen auf { named-card.acc }.
effect-cubes-on-event = { $seat } legt { $count } Klötzchen auf { named-event.acc }.
effect-activations =
    { $count ->
        [one] { $seat } aktiviert { named-card.acc } einmal.
       *[other] { $seat } aktiviert { named-card.acc } { $count }-mal.
    }
effect-nothing = { $seat } erhält nichts.
effect-deniers-lost =
    { $count ->
        [one] { title-of-event }: { $seat } verliert 1 Denar.
       *[other] { title-of-event }: { $seat } verliert { $count } Denare.
    }
effect-influence-lost = { title-of-event }: { $seat } verliert { $count } Einfluss.
effect-deniers-paid =
    { $count ->
        [one] { $seat } zahlt 1 Denar.
       *[other] { $seat } zahlt { $count } Denare.
    }
effect-influence-paid = { $seat } zahlt { $count } Einfluss.
effect-deniers =
    { $count ->
        [one] { $seat } erhält 1 Denar.
       *[other] { $seat } erhält { $count } Denare.
    }
effect-influence = { $seat } erhält { $count } Einfluss.
effect-citizens =
    { $count ->
        [one] { $seat } erhält 1 Gefolgsmann aus dem allgemeinen Vorrat.
       *[other] { $seat } erhält { $count } Gefolgsleute aus dem allgemeinen Vorrat.
    }
effect-points =
    { $count ->
        [one] { $seat } erhält 1 Punkt.
       *[other] { $seat } erhält { $count } Punkte.
    }

## The last scoring, which everyone reads

score-character = { $seat } deckt { named-character } auf.
score-cubes-left =
    { $count ->
        [one] { $seat } erhält 1 Punkt für Klötzchen auf Ereignissen.
       *[other] { $seat } erhält { $count } Punkte für Klötzchen auf Ereignissen.
    }
score-tradesmen =
    { $count ->
        [one] { $seat } erhält 1 Punkt für Fachleute.
       *[other] { $seat } erhält { $count } Punkte für Fachleute.
    }
score-henry-i =
    { $count ->
        [one] { $seat } erhält 1 Punkt für Heinrich I.
       *[other] { $seat } erhält { $count } Punkte für Heinrich I.
    }
score-hugues-de-payns =
    { $count ->
        [one] { $seat } erhält 1 Punkt für Hugo von Payns.
       *[other] { $seat } erhält { $count } Punkte für Hugo von Payns.
    }
score-urban-iv =
    { $count ->
        [one] { $seat } erhält 1 Punkt für Urban IV.
       *[other] { $seat } erhält { $count } Punkte für Urban IV.
    }
score-chretien-de-troyes =
    { $count ->
        [one] { $seat } erhält 1 Punkt für Chrétien de Troyes.
       *[other] { $seat } erhält { $count } Punkte für Chrétien de Troyes.
    }
score-the-florentine =
    { $count ->
        [one] { $seat } erhält 1 Punkt für den Florentiner.
       *[other] { $seat } erhält { $count } Punkte für den Florentiner.
    }
score-thibaut-ii =
    { $count ->
        [one] { $seat } erhält 1 Punkt für Theobald II.
       *[other] { $seat } erhält { $count } Punkte für Theobald II.
    }
score-levels-missed =
    { $count ->
        [0] { $seat } hat Ebenen der Kathedrale ohne Klötzchen und keine Punkte zu verlieren.
        [one] { $seat } verliert 1 Punkt für Ebenen der Kathedrale ohne Klötzchen.
       *[other] { $seat } verliert { $count } Punkte für Ebenen der Kathedrale ohne Klötzchen.
    }
score-total =
    { $count ->
        [0] { $seat } hat keine Punkte.
        [one] { $seat } hat 1 Punkt.
       *[other] { $seat } hat { $count } Punkte.
    }
