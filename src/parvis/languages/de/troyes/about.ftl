# What each thing does. The numbers are those of the tables; a text says nothing that a table says in numbers.

## Activity cards, by the kind of their effect: what each activation does immediately

about-kind-cube =
    { $price ->
        [none] Lege ein Klötzchen auf ein beliebiges Ereignis.
       *[other] Zahle: { prices }. Lege ein Klötzchen auf ein beliebiges Ereignis.
    }
about-kind-cube-rolled = Würfle mit einem schwarzen Würfel. Ab { $hits } legst du ein Klötzchen auf ein beliebiges Ereignis.
about-kind-cube-for-red-dice = Für jeden roten Würfel, der noch in deinem Viertel liegt: Lege ein Klötzchen auf ein beliebiges Ereignis.
about-kind-gain =
    { $price ->
        [none] Erhalte: { gains }.
       *[other] Zahle: { prices }. Erhalte: { gains }.
    }

# of: how many of them count once. [1] is the number 1 and reads "each"; it is not the singular of a language, which
# may be 21 as well
about-kind-gain-for-citizens =
    { $of ->
        [1] Für jeden deiner Gefolgsleute auf Feldern im Palast (oder im Bischofssitz, falls du dort mehr hast): { gain-at-price }.
       *[any] Für je { $of } deiner Gefolgsleute auf Feldern im Palast (oder im Bischofssitz, falls du dort mehr hast): { gain-at-price }.
    }
about-kind-gain-for-cathedral =
    { $of ->
        [1] Für jedes deiner Klötzchen in der Kathedrale: { gain-at-price }.
       *[any] Für je { $of } deiner Klötzchen in der Kathedrale: { gain-at-price }.
    }
about-kind-gain-for-events =
    { $of ->
        [1] Für jedes Ereignis mit einem deiner Klötzchen: { gain-at-price }.
       *[any] Für je { $of } Ereignisse mit einem deiner Klötzchen: { gain-at-price }.
    }
about-kind-gain-for-red-dice =
    { $of ->
        [1] Für jeden roten Würfel, der noch in deinem Viertel liegt: { gain-at-price }.
       *[any] Für je { $of } rote Würfel, die noch in deinem Viertel liegen: { gain-at-price }.
    }
about-kind-gain-for-others-in-city-hall =
    { $of ->
        [1] Für jeden fremden Gefolgsmann im Rathaus, auch jeden neutralen: { gain-at-price }.
       *[any] Für je { $of } fremde Gefolgsleute im Rathaus, auch neutrale: { gain-at-price }.
    }
about-kind-gain-for-districts =
    { $of ->
        [1] Für jedes Viertel mit weniger Würfeln als deines, auch das neutrale: { gain-at-price }.
       *[any] Für je { $of } Viertel mit weniger Würfeln als deines, auch das neutrale: { gain-at-price }.
    }
# A list after a colon, and its cost in brackets
gain-at-price =
    { $price ->
        [none] { gains }
       *[other] { gains } (zahle: { prices })
    }

## For each cube that is placed there and used later. used_as, dice: the colour of the group, and of its dice, or any

about-kind-add-to-total =
    { $used_as ->
        [red] Jedes Klötzchen erhöht die Summe einer Gruppe roter Würfel um { $amount }.
        [white] Jedes Klötzchen erhöht die Summe einer Gruppe weißer Würfel um { $amount }.
        [yellow] Jedes Klötzchen erhöht die Summe einer Gruppe gelber Würfel um { $amount }.
       *[any] Jedes Klötzchen erhöht die Summe einer Würfelgruppe um { $amount }.
    }
about-kind-add-to-each =
    { $used_as ->
        [red] Jedes Klötzchen erhöht jeden roten Würfel einer Gruppe um { $amount }.
        [white] Jedes Klötzchen erhöht jeden weißen Würfel einer Gruppe um { $amount }.
        [yellow] Jedes Klötzchen erhöht jeden gelben Würfel einer Gruppe um { $amount }.
       *[any] Jedes Klötzchen erhöht jeden Würfel einer Gruppe um { $amount }.
    }
about-kind-set-each =
    { $used_as ->
        [red] Jedes Klötzchen macht jeden roten Würfel einer Gruppe zu einer { $amount }.
        [white] Jedes Klötzchen macht jeden weißen Würfel einer Gruppe zu einer { $amount }.
        [yellow] Jedes Klötzchen macht jeden gelben Würfel einer Gruppe zu einer { $amount }.
       *[any] Jedes Klötzchen macht jeden Würfel einer Gruppe zu einer { $amount }.
    }
about-kind-recolour =
    { $dice ->
        [red]
            { $used_as ->
                [white] Mit einem Klötzchen kannst du eine Gruppe roter Würfel als weiße Würfel einsetzen.
                [yellow] Mit einem Klötzchen kannst du eine Gruppe roter Würfel als gelbe Würfel einsetzen.
               *[any] Mit einem Klötzchen kannst du eine Gruppe roter Würfel als Würfel beliebiger Farbe einsetzen.
            }
        [white]
            { $used_as ->
                [red] Mit einem Klötzchen kannst du eine Gruppe weißer Würfel als rote Würfel einsetzen.
                [yellow] Mit einem Klötzchen kannst du eine Gruppe weißer Würfel als gelbe Würfel einsetzen.
               *[any] Mit einem Klötzchen kannst du eine Gruppe weißer Würfel als Würfel beliebiger Farbe einsetzen.
            }
       *[yellow]
            { $used_as ->
                [red] Mit einem Klötzchen kannst du eine Gruppe gelber Würfel als rote Würfel einsetzen.
                [white] Mit einem Klötzchen kannst du eine Gruppe gelber Würfel als weiße Würfel einsetzen.
               *[any] Mit einem Klötzchen kannst du eine Gruppe gelber Würfel als Würfel beliebiger Farbe einsetzen.
            }
    }
about-kind-multiply =
    { $dice ->
        [red]
            { $used_as ->
                [red] Jedes Klötzchen macht aus einem roten Würfel { $amount } rote mit demselben Wert.
                [white] Jedes Klötzchen macht aus einem roten Würfel { $amount } weiße mit demselben Wert.
                [yellow] Jedes Klötzchen macht aus einem roten Würfel { $amount } gelbe mit demselben Wert.
               *[any] Jedes Klötzchen macht aus einem roten Würfel { $amount } Würfel beliebiger Farbe mit demselben Wert.
            }
        [white]
            { $used_as ->
                [red] Jedes Klötzchen macht aus einem weißen Würfel { $amount } rote mit demselben Wert.
                [white] Jedes Klötzchen macht aus einem weißen Würfel { $amount } weiße mit demselben Wert.
                [yellow] Jedes Klötzchen macht aus einem weißen Würfel { $amount } gelbe mit demselben Wert.
               *[any] Jedes Klötzchen macht aus einem weißen Würfel { $amount } Würfel beliebiger Farbe mit demselben Wert.
            }
       *[yellow]
            { $used_as ->
                [red] Jedes Klötzchen macht aus einem gelben Würfel { $amount } rote mit demselben Wert.
                [white] Jedes Klötzchen macht aus einem gelben Würfel { $amount } weiße mit demselben Wert.
                [yellow] Jedes Klötzchen macht aus einem gelben Würfel { $amount } gelbe mit demselben Wert.
               *[any] Jedes Klötzchen macht aus einem gelben Würfel { $amount } Würfel beliebiger Farbe mit demselben Wert.
            }
    }
about-kind-take-one-each =
    { $used_as ->
        [red] Mit einem Klötzchen kannst du aus jedem anderen Viertel, auch dem neutralen, kostenlos einen roten Würfel nehmen.
        [white] Mit einem Klötzchen kannst du aus jedem anderen Viertel, auch dem neutralen, kostenlos einen weißen Würfel nehmen.
        [yellow] Mit einem Klötzchen kannst du aus jedem anderen Viertel, auch dem neutralen, kostenlos einen gelben Würfel nehmen.
       *[any] Mit einem Klötzchen kannst du aus jedem anderen Viertel, auch dem neutralen, kostenlos einen Würfel nehmen.
    }

about-helps-to-place = Ein Klötzchen hilft auch dabei, einen Gefolgsmann einzusetzen.
about-not-at-cathedral = An der Kathedrale hilft kein Klötzchen dieser Karte.

## Events, by the kind of their effect

about-kind-black-dice =
    { $leaves ->
        [0] { about-black-dice } Wird das Ereignis abgewendet, gehen seine Klötzchen zurück, und die Karte bleibt liegen.
       *[any] { about-black-dice }
    }
# A whole sentence
about-black-dice =
    { $black_dice ->
        [one] Bringt jede Runde 1 schwarzen Würfel.
       *[other] Bringt jede Runde { $black_dice } schwarze Würfel.
    }
about-kind-lose-deniers =
    { $lose_deniers ->
        [one] Jede Runde verlieren alle 1 Denar.
       *[other] Jede Runde verlieren alle { $lose_deniers } Denare.
    }
about-kind-lose-influence = Jede Runde verlieren alle { $lose_influence } Einfluss.
about-kind-lose-cathedral = Jede Runde nehmen alle ein eigenes Klötzchen aus der Kathedrale weg.
about-kind-lose-cubes = Jede Runde nehmen alle ein eigenes Klötzchen von einem Ereignis weg.
about-kind-neutral-citizen =
    { $neutral_citizen_to ->
        [palace] Jede Runde wird gewürfelt. Ein neutraler Gefolgsmann nimmt im Palast das Feld mit diesem Wert ein.
        [bishopric] Jede Runde wird gewürfelt. Ein neutraler Gefolgsmann nimmt im Bischofssitz das Feld mit diesem Wert ein.
       *[city-hall] Jede Runde wird gewürfelt. Ein neutraler Gefolgsmann nimmt im Rathaus das Feld mit diesem Wert ein.
    }

## Characters

about-counting-events-won = Zählt Ereigniskarten am Ende der Partie. { character-scale }
about-counting-influence-left = Zählt Einfluss am Ende der Partie. { character-scale }
about-counting-own-cubes-in-the-cathedral = Zählt Klötzchen in der Kathedrale. { character-scale }
about-counting-own-citizens-in-the-main-buildings = Zählt Gefolgsleute auf Feldern der Hauptgebäude. { character-scale }
about-counting-own-tradesmen-on-activity-cards = Zählt Fachleute auf Aktionskarten. { character-scale }
about-counting-deniers-left = Zählt Denare am Ende der Partie. { character-scale }
# A whole sentence
character-scale = Alle erhalten für diese Zahl Punkte: { $points_1 } ab { $thresholds_1 }, { $points_2 } ab { $thresholds_2 }, { $points_3 } ab { $thresholds_3 }. Nur die höchste Stufe zählt.

## Lists of amounts: all that an activation costs, and all that it gives. price, gain: which amounts there are. They
## always stand after a colon or alone, so that no verb asks for a case

prices =
    { $price ->
        [deniers] { price-of-deniers }
        [influence] { price-of-influence }
       *[deniers-influence] { price-of-deniers }, { price-of-influence }
    }
gains =
    { $gain ->
        [deniers] { gain-of-deniers }
        [influence] { gain-of-influence }
        [points] { gain-of-points }
        [citizens] { gain-of-citizens }
        [deniers-influence] { gain-of-deniers }, { gain-of-influence }
        [deniers-points] { gain-of-deniers }, { gain-of-points }
        [deniers-citizens] { gain-of-deniers }, { gain-of-citizens }
        [influence-points] { gain-of-influence }, { gain-of-points }
        [influence-citizens] { gain-of-influence }, { gain-of-citizens }
        [points-citizens] { gain-of-points }, { gain-of-citizens }
        [deniers-influence-points] { gain-of-deniers }, { gain-of-influence }, { gain-of-points }
        [deniers-influence-citizens] { gain-of-deniers }, { gain-of-influence }, { gain-of-citizens }
        [deniers-points-citizens] { gain-of-deniers }, { gain-of-points }, { gain-of-citizens }
        [influence-points-citizens] { gain-of-influence }, { gain-of-points }, { gain-of-citizens }
       *[deniers-influence-points-citizens] { gain-of-deniers }, { gain-of-influence }, { gain-of-points }, { gain-of-citizens }
    }

## Amounts

price-of-deniers =
    { $pay_deniers ->
        [one] 1 Denar
       *[other] { $pay_deniers } Denare
    }
price-of-influence = { $pay_influence } Einfluss
gain-of-deniers =
    { $deniers ->
        [one] 1 Denar
       *[other] { $deniers } Denare
    }
gain-of-influence = { $influence } Einfluss
gain-of-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
gain-of-citizens =
    { $citizens ->
        [one] 1 Gefolgsmann aus dem allgemeinen Vorrat
       *[other] { $citizens } Gefolgsleute aus dem allgemeinen Vorrat
    }

## Hints below a button: what a decision gives for certain. The number and its sign first, no verb, no full stop

foresee-deniers =
    { $count ->
        [one] +1 Denar
       *[other] +{ $count } Denare
    }
foresee-deniers-paid =
    { $count ->
        [one] −1 Denar
       *[other] −{ $count } Denare
    }
foresee-influence = +{ $count } Einfluss
foresee-influence-paid = −{ $count } Einfluss
foresee-points =
    { $count ->
        [one] +1 Punkt
       *[other] +{ $count } Punkte
    }
foresee-points-lost =
    { $count ->
        [one] −1 Punkt
       *[other] −{ $count } Punkte
    }
foresee-citizens =
    { $count ->
        [one] +1 Gefolgsmann in deinem Vorrat
       *[other] +{ $count } Gefolgsleute in deinem Vorrat
    }
foresee-citizens-placed =
    { $count ->
        [one] −1 Gefolgsmann in deinem Vorrat
       *[other] −{ $count } Gefolgsleute in deinem Vorrat
    }
foresee-citizens-then =
    { $count ->
        [0] dann keine Gefolgsleute in deinem Vorrat
        [one] dann 1 Gefolgsmann in deinem Vorrat
       *[other] dann { $count } Gefolgsleute in deinem Vorrat
    }
foresee-delayed = +{ $count } Klötzchen auf einer Karte
foresee-delayed-used = −{ $count } Klötzchen auf einer Karte
foresee-each-points =
    { $count ->
        [one] jetzt jedes Mal 1 Punkt
       *[other] jetzt jedes Mal { $count } Punkte
    }
foresee-each-cubes = jetzt jedes Mal { $count } Klötzchen
foresee-each-deniers =
    { $count ->
        [one] jetzt jedes Mal 1 Denar
       *[other] jetzt jedes Mal { $count } Denare
    }
# After these, of cards that count dice: those of the action are gone by then
foresee-each-dice-used = eingesetzte Würfel zählen nicht
foresee-won = Ereigniskarte: { title-of-event }
foresee-group-short = noch nicht genug: Summe { $needed } nötig
foresee-no-such-dice = kein anderes Viertel hat solche Würfel
foresee-group-activations =
    { $count ->
        [one] dann 1 Aktivierung
       *[other] dann { $count } Aktivierungen
    }
foresee-group-delayed = dann { $count } Klötzchen für später
foresee-group-stones = dann { $count } Klötzchen in der Kathedrale
foresee-group-cubes = dann { $count } Klötzchen auf dem Ereignis
foresee-group-deniers =
    { $count ->
        [one] dann 1 Denar
       *[other] dann { $count } Denare
    }

# lines: numbers of spaces with arrows
about-placing = { settled-building }: Wer auf dem Feld steht, wird auf das nächste Feld seiner Linie geschoben ({ $lines }) und schiebt den Gefolgsmann dort ebenso weiter. Wer vom letzten Feld geschoben wird, ist verdrängt.
