# What a player is asked: "Choose …", first the card, person or piece that asks; a question only for yes or no. Full stop.

ask-nature = Der Zufall entscheidet.
ask-keep-first = Behalte 1 deiner 3 Karten. Die anderen 2 gehen an { $seat }.
ask-keep-second = Behalte 1 dieser 2 Karten. Die andere geht an { $seat }.
ask-play = Spiele eine deiner Karten aus.
ask-hire = Bestich für 1 Münze eine Person, oder niemanden.
ask-extra-hire = Ratgeber: Bestich eine weitere Person oder niemanden.

## The supply is empty

ask-source-cloister-school = Dein Vorrat ist leer. Wähle einen Stein, den du in die Klosterschule versetzt.
ask-source-bank = Dein Vorrat ist leer. Wähle einen Stein, den du in die Bank versetzt.
ask-source-residence = Dein Vorrat ist leer. Wähle einen Stein, den du in die Residenz versetzt.
ask-source-carriage-house = Dein Vorrat ist leer. Wähle einen Stein, den du in die Kutscherei versetzt.
ask-source-hotel = Dein Vorrat ist leer. Wähle einen Stein, den du ins Gasthaus versetzt.
ask-source-park = Dein Vorrat ist leer. Wähle einen Stein, den du in den Park versetzt.
ask-source-hospital = Dein Vorrat ist leer. Wähle einen Stein, den du ins Hospital versetzt.
ask-source-notre-dame = Dein Vorrat ist leer. Wähle einen Stein, den du nach Notre Dame versetzt.

## Actions

ask-donation = Notre Dame: Wähle, wie viele Münzen du spendest.
ask-friend = Wähle einen Bereich für deinen Vertrauten. Du führst die Aktion dort aus.
ask-drive =
    { $count ->
        [one] Kutscherei: Wähle, wo deine Kutsche hält (1 Marktplatz weit).
       *[other] Kutscherei: Wähle, wo deine Kutsche hält (bis zu { $count } Marktplätze weit).
    }
ask-message-coin = Deine Kutsche hält bei einer Botschaft (1 Prestige, 1 Münze). Nimmst du sie auf?
ask-message-marker = Deine Kutsche hält bei einer Botschaft (2 Prestige, 1 Stein). Nimmst du sie auf?
ask-message-rat = Deine Kutsche hält bei einer Botschaft (3 Prestige, Ratte 1 Feld zurück). Nimmst du sie auf?
ask-message-prestige = Deine Kutsche hält bei einer Botschaft (4 Prestige). Nimmst du sie auf?
ask-perk-hotel = Gasthaus: Wähle, was du bekommst.
ask-perk-hostess = Wirtin: Wähle, was du bekommst.
ask-perk-either = Wähle, was du bekommst.

## Persons

ask-lift = Narr: Wähle eine deiner Figuren, die du versetzt.
ask-fool-to = Narr: Wähle einen Bereich für die Figur. Du führst die Aktion dort aus.
ask-bishop-to = Bischof: Wähle einen leeren Bereich für einen Stein. Du führst die Aktion dort aus.
ask-minstrel-from = Minnesänger: Wähle den Bereich, aus dem du Figuren versetzt.
ask-minstrel-to = Minnesänger: Wähle den Bereich, in den du die Figuren versetzt.
ask-carry = Minnesänger: Wähle, wie viele Figuren du versetzt.
ask-type = Kutscher: Wähle eine Art von Botschaften. Du erhältst die Belohnungen all deiner Botschaften dieser Art noch einmal.
ask-return =
    { $count ->
        [0] Fahrende: Wähle einen Stein, den du in den allgemeinen Vorrat zurücklegst (je 2 Prestige).
        [one] Fahrende: 1 Stein zurückgelegt. Noch einen?
       *[other] Fahrende: { $count } Steine zurückgelegt. Noch einen?
    }

## The plague

ask-loss = Seuche: Deine Ratte müsste über 9 hinaus. Das Prestige ist schon verloren; wähle einen deiner vollsten Bereiche, er verliert einen Stein.
