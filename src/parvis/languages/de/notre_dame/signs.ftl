# What the symbols of the board mean, in the help: a list of symbols with these texts beside them.

sign-markers = Die Steine einer Farbe an einem Ort, mit ihrer Zahl. Die meisten Aktionen zählen deine Figuren im Bereich: Steine und Vertrauten.
sign-friend = Der Vertraute. Er zählt wie ein Stein. Nur seine eigene Karte oder eine Person kann ihn versetzen.
sign-rat = Eine Ratte im Hafen, mit ihrem Feld auf der Seuchenleiste (0–9).
sign-carriage = Eine Kutsche in der Farbe und Form ihres Viertels. Sie kann auf jedem Marktplatz halten, auch in anderen Vierteln.
sign-market = Ein Marktplatz ohne Botschaft.
sign-message = Eine Botschaft in der Farbe und Form ihres Viertels. Das Bild zeigt ihre Belohnung: 1 Prestige und 1 Münze, 2 Prestige und 1 Stein, 3 Prestige und Ratte 1 Feld zurück oder 4 Prestige.
sign-cathedral = Notre Dame und das Prestige, das nach jeder dritten Runde auf die Steine dort verteilt wird.
sign-lit = Was leuchtet, kannst du wählen. Die Zahl ist die Taste dafür. Solange du auf einen Ort nur zeigst, erscheint er blass.
sign-lock = Diese Botschaft kannst du noch nicht aufnehmen. Sammle erst Botschaften anderer Farben.
sign-worth = Was du erhältst, wenn deine Kutsche hier hält.
sign-later = Etwa so viele Punkte ist eine Entscheidung später wert, nach einer Faustregel.
sign-coins = Münzen. Eine Person zu bestechen kostet 1 Münze.
sign-supplies = Steine im eigenen Vorrat + Steine im allgemeinen Vorrat. Karten legen Steine aus dem eigenen Vorrat.
sign-forecast = Feld der Ratte jetzt → nach dieser Runde, wenn sich nichts ändert.
sign-beyond = Die Ratte kommt diese Runde über 9 hinaus. Das kostet 2 Prestige und einen Stein.
sign-prestige = Prestige. Das der anderen bleibt bis zum Ende verdeckt.
sign-collected = Eingesammelte Botschaften, ein Platz je Farbe. Eine blasse Form ist eine Farbe, die noch fehlt.
sign-rats = Ratten, um die eine Person die Seuche dieser Runde verstärkt, bestochen oder nicht.
sign-family = Eine Familie am Tisch. Bei einer Person: Diese Familie hat die Person bestochen.
sign-source = Woher die gedruckten Werte einer Person stammen: ● eine Quelle nennt alle, ◐ einige sind erschlossen, ≈ einige sind geschätzt. Mehr dazu steht in den Regeln der Person.
sign-bell = Wer die Glocke hat, beginnt.
