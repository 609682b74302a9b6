# The manual, first chapter: Markdown without HTML, see parvis/engine/manual.py. Headings are nouns; a body speaks to the player.

rules-start = Zum Einstieg

rules-aim = Ziel des Spiels
    .body =
        Sammle in 9 Runden mehr Prestige als alle anderen. Alle beginnen mit 0.

        Du führst eine Familie in Paris und besitzt eines der Viertel rund um die Kirche Notre Dame. In jeder Runde spielst du 2 Aktionskarten aus. Die meisten bringen einen deiner Steine in einen Bereich deines Viertels, zum Beispiel in die Bank, und lassen dich die Aktion dort ausführen. Außerdem kannst du für eine Münze 1 Person bestechen. Dann breitet sich die Seuche aus: Die Ratte in deinem Hafen zieht auf ihrer Leiste vor. Müsste sie über das letzte Feld, die 9, hinaus, verlierst du Prestige und einen Stein.

        Prestige erhältst du durch

        - deine [Residenz](#residence)
        - [Botschaften](#messages), die deine Kutsche einsammelt
        - [Spenden für Notre Dame](#notre-dame) und einen [Anteil am Prestige dort](#sharing-out) nach jeder dritten Runde
        - [Personen](#hiring), die du bestichst
        - deinen [Park](#park), der jeden Prestigegewinn erhöht, sobald 2 deiner Figuren dort sind.

        Die Klosterschule gibt dir Steine für all das, die Bank Münzen. Hospital, Park und Gasthaus halten deine Ratte zurück.

        Am besten liest du so weiter: [Spielmaterial](#pieces), [Spielplan](#board), [Ablauf einer Runde](#round). Den Rest schlägst du nach, wenn du ihn brauchst.

rules-pieces = Spielmaterial
    .body =
        Jedes Viertel hat Figuren und Karten in einer eigenen Farbe. Am Bildschirm kommt zu jeder Farbe eine Form.

        | für jedes Viertel | Anzahl | |
        |---|---|---|
        | Einflusssteine | 14 | im Folgenden Steine genannt |
        | Vertrauter | 1 | zählt wie ein Stein, wo Figuren gezählt werden |
        | Kutsche | 1 | sammelt Botschaften ein |
        | Ratte | 1 | zeigt die Seuche im Viertel an |
        | Botschaften | 4 | liegen zu Beginn auf dem Spielplan |
        | Aktionskarten | 9 | eine für jeden der 7 Bereiche, eine für Notre Dame, eine für den Vertrauten |

        Für alle gibt es 25 Münzen (hier [so viele wie nötig](#coins)), 84 Prestigemarken zu 1, 3, 5 und 10, 15 Personen (6 braune und 9 graue Karten), eine Glocke für den Startspieler und die Teile des [Spielplans](#board). Auf diesen Seiten steht ![Münze](coin) für eine Münze, ![Stein](marker) für einen Stein, ![Ratte](rat) für deine Ratte und ![Prestige](prestige) für Prestige.

        Einige Begriffe bedeuten überall dasselbe:

        - Deine **Figuren** sind deine Steine und dein Vertrauter.
        - In deinem **Vorrat** liegen die Steine, die du legen kannst. Am Anfang sind es 4.
        - Der **allgemeine Vorrat** ist deine Reserve: Dort liegen deine übrigen Steine, am Anfang 10. Legen kannst du sie erst, wenn du sie in deinen Vorrat genommen hast.
        - Einen Stein **legen** heißt, ihn auf den Spielplan zu bringen. Einen Stein **nehmen** heißt, ihn aus dem allgemeinen Vorrat in deinen Vorrat zu holen. Einen Stein **zurücklegen** heißt, dass er in den allgemeinen Vorrat kommt.
        - Prestige und Münzen **erhältst** du. Münzen, die niemandem gehören, bilden den **Münzvorrat**.
        - **Links von dir** sitzt, wer im Uhrzeigersinn als Nächstes kommt.
        - **Reihum** heißt: nacheinander im Uhrzeigersinn, und der Startspieler beginnt.

rules-board = Der Spielplan
    .picture = Vier Viertel rund um Notre Dame, mit Steinen, Kutschen, Botschaften und Ratten.
    .body =
        Notre Dame liegt in der Mitte, darum herum für alle am Tisch je ein Viertel ([zu zweit](#two-players) sind es 4). Alle Viertel sind gleich.

        __Jedes Viertel__ hat

        - 7 **Bereiche**: Klosterschule, Bank, Residenz, Kutscherei, Gasthaus, Park und Hospital. Dort stehen nur Figuren der Farbe des Viertels.
        - einen [Hafen](#harbour) mit der Seuchenleiste, Felder 0 bis 9, für die Ratte. Der Hafen ist kein Bereich.
        - 5 **Marktplätze**, 1 in der Mitte und 4 am Rand, durch [Straßen](#markets) verbunden. Dort halten die Kutschen aller Viertel.

        __Notre Dame__ gehört allen: Dort können Steine aller Farben liegen. Es ist keiner der 7 Bereiche deines Viertels. Eine Zahl zeigt das Prestige, das sich die Steine dort nach jeder dritten Runde teilen.

        Für die Zahl der Figuren in einem Bereich oder in Notre Dame gibt es keine Grenze.

rules-set-up = Spielaufbau
    .body =
        Auf dieser Seite geschieht das alles von selbst.

        1. Legt Notre Dame in die Mitte, mit der Seite für [eure Zahl der Viertel](#player-numbers) nach oben, und vor jeden Platz ein Viertel.
        2. Alle bekommen 3 Münzen und 4 Steine als eigenen Vorrat. Die übrigen 10 Steine sind der allgemeine Vorrat. Der Vertraute wartet neben dem Spielplan.
        3. Die Kutsche beginnt auf dem zentralen Marktplatz ihres Viertels, die Ratte auf Feld 0 im Hafen.
        4. Die 4 Botschaften jeder Farbe werden gemischt. Auf jeden Marktplatz am Rand des Viertels dieser Farbe kommt offen eine davon. Zentrale Marktplätze haben keine.
        5. Alle mischen ihre 9 Aktionskarten zu einem verdeckten Stapel.
        6. Die 6 braunen Personen werden zu einem verdeckten Stapel gemischt. Von den 9 grauen Personen tragen je 3 auf der Rückseite den gleichen Buchstaben. Mischt jeden Buchstaben für sich. Im Stapel liegen die A-Karten oben, dann B, dann C.
        7. Der Zufall bestimmt, wer Startspieler ist und die Glocke bekommt.

rules-round = Ablauf einer Runde
    .body =
        Die Partie hat 3 **Durchgänge**, A, B und C, zu je 3 Runden. Jede Runde hat 5 Phasen:

        1. **Personen:** 2 braune Personen und 1 graue werden [aufgedeckt](#laying-out).
        2. **Auswahl:** Alle wählen [3 Aktionskarten](#draft) und geben andere weiter.
        3. **Aktion:** Reihum spielen alle [1 Karte aus](#playing), danach, wieder reihum, eine zweite.
        4. **Person:** Reihum dürfen alle [1 der 3 Personen bestechen](#hiring), für 1 Münze.
        5. **Seuche:** Reihum zieht ihr eure [Ratten](#plague) vor oder zurück.

        Dann geht die Glocke nach links weiter. Wer sie bekommt, beginnt die nächste Runde.

        Nach den Runden 3, 6 und 9 wird [das Prestige von Notre Dame verteilt](#sharing-out). Nach den Runden 3 und 6 beginnt ein neuer Durchgang: Alle bekommen ihre Aktionskarten zurück, und die braunen Personen kommen wieder in ihren Stapel. Alle diese Stapel werden gemischt.

        Nach Runde 9 [endet die Partie](#end).

rules-draft = Karten auswählen
    .body =
        Du wählst 3 Aktionskarten für diese Runde, und alle anderen tun es gleichzeitig.

        1. Zieh die obersten 3 Karten deines eigenen Stapels. Behalte 1 und gib die anderen 2 verdeckt nach links weiter.
        2. Von rechts bekommst du 2 Karten. Behalte 1 und gib die andere nach links weiter.
        3. Behalte die Karte, die du jetzt bekommst.

        Auf der Hand hast du dann eine eigene Karte, eine vom Platz rechts von dir und eine vom übernächsten Platz rechts. Eine fremde Karte wirkt wie deine eigene: Du nutzt sie mit deinen Figuren in deinem Viertel.

        - Sieh dir die Karten, die du bekommst, erst an, wenn du deine weitergegeben hast. Eine Karte, die du behalten hast, kannst du nicht mehr weitergeben.
        - Auf dieser Seite kannst du deine Wahl ändern, bis alle gewählt haben.
        - Von deinen 9 eigenen Karten ziehst du in jeder Runde eines Durchgangs 3. Jede kommt also in einem Durchgang genau einmal vor.

        Siehe auch: [Zu zweit](#two-players), [Offen und verdeckt](#hidden).

rules-playing = Eine Karte ausspielen
    .body =
        Von deinen 3 Handkarten spielst du 2 aus, in jedem deiner Züge eine.

        1. Wähle eine Karte und lege sie offen hin.
        2. Lege einen Stein aus deinem Vorrat in den Bereich deines Viertels, den die Karte nennt.
        3. Führe die Aktion dieses Bereichs aus. Wenn sie deine Figuren dort zählt, zählen der eben gelegte Stein und dein Vertrauter mit.

        Zwei Karten sind anders. Der Stein für [Notre Dame](#notre-dame) kommt in die Kirche und braucht eine Spende. Der [Vertraute](#trusted-friend) zieht selbst um, und kein Stein wird gelegt.

        - Du musst den Stein legen und die Aktion ganz ausführen. Frei bist du nur hier: wie weit deine Kutsche fährt und ob sie eine Botschaft aufnimmt, was du im [Gasthaus](#hotel) wählst und ob und wie viele Münzen du für [Notre Dame](#notre-dame) spendest.
        - Was nicht möglich ist, entfällt: Liegt im allgemeinen Vorrat nur 1 Stein von dir und die Aktion gibt 3, nimmst du 1.
        - Auch eine Karte ohne jede Wirkung wird ausgespielt.
        - Die dritte Karte wird nicht ausgespielt. Sie wird weggelegt, und niemand sieht sie, es sei denn, der [Gelehrte](#person-scholar) spielt sie aus.
        - Du kannst mehrere Karten desselben Namens haben. Es ist gleich, welche du zuerst ausspielst.

        Wenn du keinen Stein im Vorrat hast: siehe [Leerer Vorrat](#empty-supply).

rules-empty-supply = Leerer Vorrat
    .body =
        Wenn dein Vorrat leer ist, kann ein Stein vom Spielplan einen neuen ersetzen.

        Spielst du bei leerem Vorrat eine Karte aus, die einen Stein legt, darfst du stattdessen einen deiner Steine an den Ort dieser Karte versetzen, aus einem beliebigen anderen deiner Bereiche oder aus Notre Dame. Dann führst du die Aktion aus; deine Figuren zählen, wie sie nach dem Versetzen stehen. Willst du das nicht oder hast du anderswo keinen Stein, entfällt die Aktion, und die Karte hat keine Wirkung.

        - Das geht nur mit leerem Vorrat. Solange dort ein Stein liegt, musst du ihn legen.
        - Der Stein kann weder vom Ort der Karte selbst noch aus dem allgemeinen Vorrat kommen. Dein Vertrauter kann ihn nicht ersetzen.
        - Für die Karte [Notre Dame](#notre-dame) brauchst du auch eine Münze. Wenn du einen Stein dorthin versetzt, musst du mindestens 1 Münze spenden.

        __Beispiel:__ Du spielst mit leerem Vorrat das Gasthaus aus. Du versetzt einen Stein aus deiner Bank ins Gasthaus und wählst, was das Gasthaus gibt. In der Bank ist von nun an 1 Figur weniger.

        Die Karte des [Vertrauten](#trusted-friend) braucht keinen Stein, ein leerer Vorrat stört sie also nicht.
