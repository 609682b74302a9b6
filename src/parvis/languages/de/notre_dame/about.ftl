# What each card, place, piece, message and person does: rule text in one to three sentences, spoken to the player.

## Action cards: in help, and on a button's "i"

about-card-cloister-school = Lege einen Stein in die Klosterschule. Dann nimm für jede deiner Figuren dort 1 Stein aus dem allgemeinen Vorrat.
about-card-bank = Lege einen Stein in die Bank. Dann erhältst du 1 Münze für jede deiner Figuren dort.
about-card-residence = Lege einen Stein in die Residenz. Dann erhältst du 1 Prestige für jede deiner Figuren dort.
about-card-carriage-house = Lege einen Stein in die Kutscherei. Dann zieh deine Kutsche für jede deiner Figuren dort bis zu 1 Marktplatz weit. Wo sie hält, kannst du die Botschaft aufnehmen.
about-card-hotel = Lege einen Stein ins Gasthaus. Dann wähle: 1 Münze, 1 Stein oder deine Ratte 1 Feld zurück. Mit 4 oder mehr eigenen Figuren dort wählst du zweimal.
about-card-park = Lege einen Stein in den Park und zieh deine Ratte 1 Feld zurück. Je 2 Figuren im Park bringen 1 Prestige zusätzlich, wann immer du Prestige erhältst.
about-card-hospital = Lege einen Stein ins Hospital und zieh deine Ratte 1 Feld zurück. Jede Figur im Hospital verringert für dich in jeder Runde die Stärke der Seuche um 1.
about-card-notre-dame = Spende 1, 2 oder 3 Münzen für 1, 3 oder 6 Prestige und lege einen Stein nach Notre Dame. Wenn du nichts spendest, legst du keinen Stein.
about-card-trusted-friend = Versetze deinen Vertrauten in einen anderen Bereich deines Viertels und führe die Aktion dort aus. Dabei wird kein Stein gelegt. Er zählt wie ein Stein, wo immer er steht.

## Places on the board: shown below the name of the place

about-sector-cloister-school = Aktion: Nimm für jede deiner Figuren hier 1 Stein aus dem allgemeinen Vorrat.
about-sector-bank = Aktion: Du erhältst 1 Münze für jede deiner Figuren hier.
about-sector-residence = Aktion: Du erhältst 1 Prestige für jede deiner Figuren hier.
about-sector-carriage-house = Aktion: Zieh deine Kutsche für jede deiner Figuren hier bis zu 1 Marktplatz weit.
about-sector-hotel = Aktion: Nimm 1 Münze oder 1 Stein oder zieh deine Ratte 1 Feld zurück. Mit 4 oder mehr eigenen Figuren hier wählst du zweimal.
about-sector-park = Aktion: Zieh deine Ratte 1 Feld zurück. Je 2 Figuren hier bringen 1 Prestige zusätzlich, wann immer du Prestige erhältst.
about-sector-hospital = Aktion: Zieh deine Ratte 1 Feld zurück. Jede Figur hier verringert für dich in jeder Runde die Stärke der Seuche um 1.
about-sector-notre-dame = Nach jeder dritten Runde wird das Prestige von Notre Dame gleichmäßig auf alle Steine hier verteilt, abgerundet. Dann gehen die Steine in den allgemeinen Vorrat zurück.
about-sector-harbour = Deine Ratte zeigt die Seuche in deinem Viertel an. Müsste sie über 9 hinaus, verlierst du 2 Prestige und einen Stein aus deinem vollsten Bereich.

about-market = Kutschen halten auf Marktplätzen. Hält deine bei einer Botschaft, kannst du sie aufnehmen. Sammle erst eine jeder Farbe, bevor du eine zweite derselben Farbe nimmst.
about-market-centre = Hier beginnt die Kutsche dieses Viertels. Auf einem zentralen Marktplatz liegt nie eine Botschaft.

## Pieces

about-piece-carriage = Mit der Kutscherei zieht eine Kutsche von Marktplatz zu Marktplatz. Hält deine bei einer Botschaft, kannst du sie aufnehmen.
about-piece-friend = Der Vertraute zählt in seinem Bereich wie ein Stein. Seine Karte versetzt ihn in einen anderen Bereich des Viertels, und du führst die Aktion dort aus.
about-piece-rat = Die Ratte zeigt die Seuche in ihrem Viertel an. Müsste deine über 9 hinaus, verlierst du 2 Prestige und einen Stein aus deinem vollsten Bereich.

## Messages

about-message-coin = Nimm diese Botschaft auf: 1 Prestige und 1 Münze.
about-message-marker = Nimm diese Botschaft auf: 2 Prestige und 1 Stein aus dem allgemeinen Vorrat.
about-message-rat = Nimm diese Botschaft auf: 3 Prestige, und deine Ratte zieht 1 Feld zurück.
about-message-prestige = Nimm diese Botschaft auf: 4 Prestige.

## Persons: on the cards of persons, which are narrow on a phone

about-person-money-lender = Du erhältst 2 Münzen und 1 Prestige.
about-person-monk = Nimm 2 Steine aus dem allgemeinen Vorrat. Du erhältst 1 Prestige.
about-person-hostess = Du erhältst 3 Prestige. Wähle: 1 Münze, 1 Stein oder deine Ratte 1 Feld zurück.
about-person-doctor = Die Stärke der Seuche ist für dich in dieser Runde 0. Dein Hospital zieht deine Ratte trotzdem zurück.
about-person-minstrel = Versetze bis zu 3 Figuren, auch den Vertrauten, aus einem Bereich deines Viertels in einen anderen. Dort führst du keine Aktion aus.
about-person-fool = Versetze einen deiner Steine (auch aus Notre Dame) oder deinen Vertrauten in einen anderen Bereich deines Viertels. Führe die Aktion dort aus.
about-person-city-guard = Du erhältst 1 Prestige für jede deiner Figuren auf dem Spielplan, auch in Notre Dame.
about-person-night-watchman = Du erhältst 1 Prestige für jeden leeren Bereich deines Viertels.
about-person-bishop = Lege einen Stein aus dem allgemeinen Vorrat in einen leeren Bereich deines Viertels. Führe die Aktion dort aus.
about-person-guild-master = Du erhältst 2 Prestige für jeden Bereich deines Viertels mit 2 oder mehr Figuren.
about-person-beggar-king = Du erhältst 1 Prestige für jedes Feld der Seuchenleiste vor deiner Ratte.
about-person-advocate = Du erhältst 3 Prestige für je 2 Botschaften, die du eingesammelt hast.
about-person-lady-of-the-court = Du erhältst 1 Prestige für jede Figur in deinem vollsten Bereich.
about-person-mayor = Du erhältst 3 Prestige für jeden Bereich deines Viertels mit 3 oder mehr Figuren.
about-person-carpenter = Du erhältst 1 Prestige für jeden Bereich deines Viertels mit mindestens 1 Figur.
about-person-nurse = Lege einen Stein aus dem allgemeinen Vorrat ins Hospital und zieh deine Ratte 1 Feld zurück.
about-person-steward = Du erhältst so viel Prestige, wie du schon hast.
about-person-scholar = Spiele auch deine dritte Aktionskarte aus.
about-person-coachman = Du erhältst die Belohnungen all deiner Botschaften einer Art noch einmal.
about-person-gypsies = Lege beliebig viele deiner Steine vom Spielplan in den allgemeinen Vorrat zurück. Du erhältst für jeden 2 Prestige.
about-person-spy = Du erhältst 2 Prestige und siehst dir alle grauen Personen an, die noch kommen.
about-person-counsellor = Bestich noch 2-mal eine Person, aber nicht den Ratgeber.
about-person-guard = Du erhältst 3 Prestige für je 2 deiner Steine im allgemeinen Vorrat.
about-person-innkeeper = Du erhältst 2 Prestige für jede deiner Figuren im Gasthaus.
