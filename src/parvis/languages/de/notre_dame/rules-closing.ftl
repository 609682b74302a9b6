# The manual: what happens at the end of a round, a period and the game, and the numbers of players.

rules-closing = Seuche, Verteilung und Spielende

rules-plague = Seuche
    .body =
        In der letzten Phase jeder Runde ziehen alle Ratten auf ihren Seuchenleisten vor oder zurück.

        1. Die **Stärke der Seuche** ist die Zahl der Ratten auf den 3 Personen der Runde, bestochen oder nicht. Alle sehen sie vom Beginn der Runde an.
        2. Reihum ziehen alle für jede eigene Figur im [Hospital](#hospital), Steine und Vertrauten, 1 ab. Hast du den [Medikus](#person-doctor) bestochen, ist die Stärke der Seuche für dich 0, und deine Figuren werden trotzdem abgezogen.
        3. Deine Ratte zieht um das Ergebnis vor. Liegt es unter 0, zieht sie stattdessen zurück, aber nicht unter Feld 0.
        4. Müsste sie über Feld 9 hinaus, bleibt sie auf 9 stehen, und [du verlierst Prestige und einen Stein](#plague-loss).

        Einige Fälle bei Stärke 4:

        | Ratte vorher | Figuren im Hospital | Ratte nachher |
        |---|---|---|
        | 3 | 1 | 6 (3 + 4 − 1) |
        | 5 | 6 | 3 (5 + 4 − 6) |
        | 5 | 0 | 9, ohne Verlust (5 + 4) |
        | 8 | 0 | 9, mit Verlust (8 + 4 = 12) |
        | 9 | 4 | 9, ohne Verlust (9 + 4 − 4) |
        | 8 | 2 und der Medikus | 6 (8 − 2) |

        Die Seuche kommt auch in der letzten Runde, und zwar bevor [das Prestige von Notre Dame verteilt wird](#sharing-out).

rules-plague-loss = Eine Ratte über 9 hinaus
    .body =
        Müsste deine Ratte durch die Seuche über Feld 9 hinaus, bleibt sie auf 9 stehen, und du verlierst zweierlei. Wie weit sie darüber hinausmüsste, ist gleichgültig. Das geschieht in jeder solchen Runde von Neuem.

        1. Du verlierst 2 Prestige oder, wenn du weniger hast, alles.
        2. Du legst 1 Stein aus deinem **vollsten Bereich** in den allgemeinen Vorrat zurück.

        - Der vollste Bereich ist der deiner 7, in dem du die meisten Figuren hast. Dein Vertrauter zählt mit, wird aber nie entfernt. Notre Dame und der Hafen zählen nicht.
        - Sind mehrere Bereiche gleich voll, wählst du einen davon, in dem ein Stein liegt.
        - Ist in deinen vollsten Bereichen nur dein Vertrauter oder ist dein Viertel leer, verlierst du keinen Stein.

        __Beispiel:__ Du hast 2 Steine und deinen Vertrauten in der Bank, 3 Steine im Park und 1 Stein im Gasthaus. Bank und Park haben je 3 Figuren. Du wählst also einen der beiden und legst von dort einen Stein zurück.

rules-sharing-out = Verteilung des Prestiges von Notre Dame
    .picture = Notre Dame mit 10 Prestige zum Verteilen, wie zu viert.
    .body =
        Nach der Seuche in den Runden 3, 6 und 9 bringen Steine in Notre Dame Prestige ein.

        1. Wie viel Prestige Notre Dame hat, hängt davon ab, wie viele ihr seid: **6** zu zweit, **8** zu dritt, **10** zu viert, **12** zu fünft.
        2. Teilt es durch die Zahl aller Steine in Notre Dame und rundet ab. Das ist der Anteil jedes Steins.
        3. Alle erhalten für jeden ihrer Steine dort einen Anteil. Der [Park](#park) gibt allen, die ihn haben, seinen Bonus einmal dazu.
        4. Alle Steine in Notre Dame gehen in den allgemeinen Vorrat zurück.

        Was beim Abrunden übrig bleibt, verfällt. Ohne Stein in Notre Dame geschieht nichts. Liegen dort mehr Steine, als es Prestige gibt, ist der Anteil 0: Niemand erhält etwas, und die Steine gehen trotzdem zurück.

        __Beispiel:__ Zu viert hast du 3 Steine in Notre Dame, und jemand anders hat 1. Jeder Stein bringt 2 Prestige ein (10 geteilt durch 4, abgerundet). Du erhältst 6 Prestige und 1 mehr, wenn du 2 Figuren im Park hast. Der andere Stein bringt 2.

rules-end = Spielende und Gleichstand
    .body =
        Die Partie endet nach Runde 9, wenn die Seuche gekommen und das Prestige von Notre Dame verteilt ist. **Wer das meiste Prestige hat, gewinnt.** Münzen, Steine und Botschaften, die du übrig hast, bringen kein Prestige mehr.

        __Gleichstand:__ Von denen mit dem meisten Prestige gewinnt, wer mehr Münzen und Steine hat. Münzen und Steine im eigenen Vorrat werden zusammengezählt. Steine auf dem Spielplan und im allgemeinen Vorrat zählen nicht. Herrscht auch dann Gleichstand, ist der Sieg geteilt.

        __Beispiel:__ Zwei haben je 62 Prestige. Wer 3 Münzen und 1 Stein im Vorrat hat, kommt auf 4. Wer 5 Steine und keine Münze hat, kommt auf 5 und gewinnt.

        __Übliche Ergebnisse:__ Zu viert kommen Bots der Stufe Neuling im Durchschnitt auf 35 Prestige, die der Stufe Könner auf 75.

rules-players = Zu zweit bis zu fünft

rules-player-numbers = Zu zweit, zu dritt, zu viert, zu fünft
    .body =
        Zu dritt, zu viert und zu fünft gelten dieselben Regeln. Nur diese Zahlen unterscheiden sich:

        | am Tisch | Viertel | Botschaften | zu sammelnde Farben | Prestige von Notre Dame |
        |---|---|---|---|---|
        | 2 | 4 | 16 | 4 | 6 |
        | 3 | 3 | 12 | 3 | 8 |
        | 4 | 4 | 16 | 4 | 10 |
        | 5 | 5 | 20 | 5 | 12 |

        Marktplätze von Vierteln, die nicht mitspielen, gibt es in eurer Partie nicht. Zu dritt ist der Platz zwei weiter rechts zugleich der links von dir: Von dort kommt deine letzte Karte. Zu zweit gibt es [weitere Unterschiede](#two-players).

rules-two-players = Zu zweit
    .body =
        Zu zweit gelten alle Regeln mit diesen Ausnahmen:

        - **Spielplan:** Ihr spielt auf dem Plan für 4. Eure Viertel liegen einander gegenüber. Die zwei Viertel dazwischen sind **ohne Spieler**: Niemand hat dort Figuren, und sie haben weder Kutsche noch Ratte.
        - **Botschaften:** Auch die Viertel ohne Spieler haben Marktplätze, Straßen und je 4 Botschaften, in eigenen Farben. Es gibt also 16 Botschaften in 4 Farben, und alle 4 Farben zählen dafür, [welche Botschaften du aufnehmen darfst](#message-colours).
        - **Straßen:** Die Viertel links und rechts von deinem sind die ohne Spieler.
        - **Notre Dame** hat 6 Prestige zu verteilen.
        - **Auswahl:** Behalte 1 deiner 3 Karten und gib 2 hinüber. Behalte 1 der 2 Karten, die du bekommst, und gib die andere zurück. Behalte die Karte, die zu dir zurückkommt. Am Ende hast du 2 eigene Karten und 1 von gegenüber.
