# The manual: markets, streets and messages. What a message gives stands in about.ftl, before these words.

rules-carriages = Kutschen und Botschaften

rules-markets = Marktplätze und Straßen
    .body =
        Kutschen halten nur auf Marktplätzen, und Straßen führen von einem Marktplatz zum nächsten.

        Jedes Viertel hat 5 Marktplätze. Auf dem zentralen beginnt seine Kutsche; dort liegt nie eine Botschaft. Die anderen 4 liegen am Rand, und auf jedem liegt am Anfang eine Botschaft. Das Bild beim [Spielplan](#board) zeigt, wo:

        | Marktplatz | Lage |
        |---|---|
        | Zentraler Marktplatz | in der Mitte des Viertels |
        | Domplatz | der Platz bei Notre Dame, wo das Viertel an das rechte grenzt |
        | Tor | am äußeren Ende der Grenze zum linken Viertel |
        | Kai | am äußeren Rand, nach rechts hin |
        | Brücke | am äußeren Rand, nach links hin |

        Von den Marktplätzen deines Viertels führen Straßen zu diesen. (Von jedem anderen Viertel aus ist es genauso.) „Links“ ist das Viertel links von deinem, „rechts“ das rechts von deinem.

        | von | im eigenen Viertel | links | rechts |
        |---|---|---|---|
        | zentraler Marktplatz | Domplatz, Tor, Kai, Brücke | Domplatz | Tor |
        | Domplatz | zentraler Marktplatz | Domplatz | zentraler Marktplatz, Domplatz, Tor |
        | Tor | zentraler Marktplatz, Brücke | zentraler Marktplatz, Domplatz, Kai | – |
        | Kai | zentraler Marktplatz, Brücke | – | Tor |
        | Brücke | zentraler Marktplatz, Tor, Kai | – | – |

        - Von einem Marktplatz zum nächsten ist es 1 Schritt, wie lang die Straße auch ist. Eine Ecke ohne Marktplatz ist kein Halt und zählt nicht.
        - Nichts versperrt eine Straße oder einen Marktplatz. Eine Kutsche kann in einem Zug dieselbe Straße zweimal nutzen.

rules-messages = Botschaften
    .body =
        Eine Botschaft gibt dir Prestige, und die meisten geben noch etwas dazu.

        | Botschaft | du erhältst |
        |---|---|
        | ![Münze](coin) | 1 Prestige und 1 Münze |
        | ![Stein](marker) | 2 Prestige und 1 Stein aus dem allgemeinen Vorrat |
        | ![Ratte](rat) | 3 Prestige, und deine Ratte zieht 1 Feld zurück |
        | ![Prestige](prestige) | 4 Prestige |

        Jede der 4 Arten heißt nach ihrem Bild: Münz-, Stein-, Ratten- und Prestigebotschaften.

        1. Wenn deine [Kutsche](#carriage-house) gezogen ist und bei einer Botschaft hält, darfst du sie aufnehmen oder liegen lassen. [Ihre Farbe](#message-colours) muss erlaubt sein.
        2. Wenn du sie aufnimmst, erhältst du sofort, was sie zeigt. Zwischen ihren Teilen kannst du nicht wählen.
        3. Behalte sie. Sie zählt für die Farben, die du als Nächstes aufnehmen darfst, und für den [Advokaten](#person-advocate).

        In jeder Farbe gibt es eine Botschaft jeder Art. Neue kommen nicht: Ein Marktplatz, dessen Botschaft weg ist, bleibt leer.

        Der [Park](#park) gibt seinen Bonus zu jeder Botschaft einmal dazu. Ein Teil, der nicht möglich ist, entfällt: Die Ratte auf 0 bleibt stehen, und aus einem leeren allgemeinen Vorrat nimmst du keinen Stein.

rules-message-colours = Welche Botschaft du aufnehmen darfst
    .body =
        Sammle erst von jeder Farbe eine Botschaft, dann von jeder Farbe eine zweite und so weiter.

        Genau: Du darfst eine Botschaft aufnehmen, wenn du von jeder anderen Farbe, die noch Botschaften auf dem Spielplan hat, mindestens so viele hast wie von ihrer. Sonst muss sie warten und zeigt ![noch nicht](lock).

        - Eine Botschaft hat die Farbe des Viertels, in dem sie liegt. Deine eigene Farbe zählt wie jede andere.
        - Eine Farbe, von der keine Botschaft mehr auf dem Spielplan liegt, wird nicht mehr gebraucht.
        - Innerhalb eines Satzes bestimmst du die Reihenfolge selbst, ebenso die Arten der Botschaften.
        - [Zu zweit](#two-players) gibt es 4 Farben.

        __Beispiel:__ In einer Partie mit den Farben Blau, Gelb, Rot und Grün hast du 1 blaue, 1 gelbe und 1 grüne Botschaft. Deine nächste muss rot sein. Wenn du sie hast, darfst du jede Farbe aufnehmen, etwa eine zweite blaue. Danach brauchst du von den drei anderen Farben je eine zweite, bevor du eine dritte blaue aufnimmst.

        __Noch ein Beispiel:__ Nehmen andere die letzte rote Botschaft auf, bevor du eine hast, kannst du mit einer zweiten blauen, gelben oder grünen weitermachen.

rules-message-coin =
    .body =
        Die Botschaft mit ![Münze](coin). In jeder Farbe gibt es eine. Siehe [Botschaften](#messages), [Münzen](#coins).

rules-message-marker =
    .body =
        Die Botschaft mit ![Stein](marker). In jeder Farbe gibt es eine. Liegt im allgemeinen Vorrat keiner deiner Steine, erhältst du nur das Prestige. Siehe [Botschaften](#messages), [Steine und Vorräte](#markers).

rules-message-rat =
    .body =
        Die Botschaft mit ![Ratte](rat). In jeder Farbe gibt es eine. Steht deine Ratte auf 0, erhältst du nur das Prestige. Siehe [Botschaften](#messages), [Hafen](#harbour).

rules-message-prestige =
    .body =
        Die Botschaft mit ![Prestige](prestige). In jeder Farbe gibt es eine. Siehe [Botschaften](#messages), [Park](#park).
