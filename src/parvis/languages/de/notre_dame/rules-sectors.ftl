# The manual: places for markers, and their cards. Each section begins with what its card does (about.ftl).

rules-sectors = Bereiche und ihre Karten

# Stands after what a card does that places a marker in a sector
about-card-empty-supply = Bei [leerem Vorrat](#empty-supply) darfst du stattdessen einen Stein von einem anderen Ort hierher versetzen.

rules-cloister-school =
    .body =
        Die Steine kommen in deinen Vorrat. Liegen im allgemeinen Vorrat weniger, nimmst du alle, die noch da sind.

        __Beispiel:__ Du hast 2 Steine in der Klosterschule und legst einen dritten. Du nimmst 3 Steine, dein Vorrat wächst also um 2.

        Siehe auch: [Steine und Vorräte](#markers).

rules-bank =
    .body =
        __Beispiel:__ Dein Vertrauter und 1 Stein sind in der Bank, und du legst einen zweiten Stein. Du erhältst 3 Münzen.

        Siehe auch: [Münzen](#coins).

rules-residence =
    .body =
        Das Prestige für alle deine Figuren ist ein einziger Prestigegewinn, der [Park](#park) gibt seinen Bonus also einmal dazu.

        __Beispiel:__ Du legst deinen dritten Stein in die Residenz und hast 2 Figuren im Park. Du erhältst 3 Prestige und 1 vom Park.

rules-carriage-house =
    .body =
        1. Lege einen Stein aus deinem Vorrat in die Kutscherei.
        2. Zieh deine Kutsche von Marktplatz zu Marktplatz die [Straßen](#markets) entlang, **für jede deiner Figuren in der Kutscherei bis zu 1 Marktplatz weit**. Du darfst früher anhalten oder gar nicht ziehen.
        3. Wenn deine Kutsche gezogen ist und bei einer Botschaft hält, darfst du diese aufnehmen, falls [ihre Farbe erlaubt ist](#message-colours). Du erhältst, [was sie zeigt](#messages).

        - Nur der Marktplatz, auf dem deine Kutsche hält, zählt. Unterwegs nimmst du keine Botschaft auf, und mit jedem Zug höchstens 1.
        - Die Marktplätze aller Viertel stehen dir offen. Auf einem Marktplatz können beliebig viele Kutschen halten, und sie können aneinander vorbeiziehen.
        - Mit 2 oder mehr Figuren kann deine Kutsche ihren Marktplatz verlassen und dorthin zurückkehren. Dann ist sie gezogen, und du darfst dort eine Botschaft aufnehmen.

        __Beispiel:__ Du hast 1 Stein und deinen Vertrauten in der Kutscherei und legst einen Stein. Deine Kutsche zieht bis zu 3 Marktplätze weit.

rules-hotel =
    .body =
        - Du erhältst 1 ![Münze](coin).
        - Nimm 1 ![Stein](marker) aus dem allgemeinen Vorrat in deinen Vorrat: möglich, wenn dort einer deiner Steine liegt.
        - Zieh deine ![Ratte](rat) 1 Feld zurück: möglich, wenn sie über 0 steht.

        Dein Vertrauter zählt für die 4 Figuren mit. Wenn du zweimal wählst, kann es zweimal dasselbe sein oder Verschiedenes. Die zweite Wahl triffst du, wenn die erste ausgeführt ist. Mehr als 4 Figuren geben keine dritte Wahl.

rules-park =
    .body =
        Wie viele Figuren auch im Park sind, seine Aktion zieht deine Ratte nur 1 Feld zurück. Auf 0 bleibt die Ratte stehen. Der Bonus kommt später, jedes Mal, wenn du Prestige erhältst:

        | deine Figuren im Park | Bonus je Prestigegewinn |
        |---|---|
        | 0 oder 1 | keiner |
        | 2 oder 3 | 1 Prestige |
        | 4 oder 5 | 2 Prestige |
        | 6 oder 7 | 3 Prestige |

        (und so weiter: 1 für je 2 Figuren)

        - Alles, was dir eine Aktion, Botschaft, Spende oder Person gibt, ist ein einziger Prestigegewinn, ebenso dein Anteil an Notre Dame für alle deine Steine dort. Zu jedem Gewinn, wie groß er auch ist, kommt der Bonus einmal dazu.
        - Zu 0 Prestige gibt es keinen Bonus. Einen Stein in den Park zu legen ist kein Prestigegewinn. Auf Verluste wirkt der Park nicht.
        - Die Figuren zählen, wie sie in dem Moment stehen, in dem du das Prestige erhältst. Hat ein Stein den Park eben verlassen, zählt er nicht.

        __Beispiel:__ Du hast 5 Figuren im Park und spendest 2 Münzen für Notre Dame. Du erhältst 3 Prestige für die Spende und 2 vom Park.

rules-hospital =
    .body =
        Wie viele Figuren auch im Hospital sind, seine Aktion zieht deine Ratte nur 1 Feld zurück. Auf 0 bleibt die Ratte stehen.

        Der Schutz wirkt in jeder Runde in der Phase [Seuche](#plague). Hast du mehr Figuren im Hospital, als die Seuche stark ist, zieht deine Ratte sogar zurück, und zwar um den Unterschied.

        __Beispiel:__ Die Stärke der Seuche ist 3, und du hast 1 Stein und deinen Vertrauten im Hospital. Deine Ratte zieht 1 Feld vor.

rules-harbour =
    .body =
        Die Seuchenleiste hat die Felder 0 bis 9, und deine Ratte beginnt auf 0. In den Hafen kann keine Figur gelegt werden, und keine Karte gehört zu ihm. Er ist kein Bereich, also zählen ihn Personen, die Bereiche zählen, nicht mit.

        - Die [Seuche](#plague) zieht deine Ratte in jeder Runde, meistens vor. Hast du mehr Figuren im Hospital, als die Seuche stark ist, zieht sie zurück.
        - Sie zieht 1 Feld zurück bei jeder Aktion von [Park](#park) oder [Hospital](#hospital), mit einer [Rattenbotschaft](#message-rat) und wenn du es beim [Gasthaus](#hotel) oder bei der [Wirtin](#person-hostess) so wählst.
        - Von den Neuen Personen zieht auch die [Pflegerin](#person-nurse) sie zurück, und der [Kutscher](#person-coachman) wiederholt Rattenbotschaften.
        - Sie zieht nie unter 0. Muss sie auf 0 zurückziehen, bleibt sie stehen.
        - Sie zieht nie über 9 hinaus. Müsste sie wegen der Seuche weiter, bleibt sie auf 9 stehen, und [du verlierst Prestige und einen Stein](#plague-loss).

rules-notre-dame =
    .body =
        Diese Karte bringt dir zweimal Prestige: jetzt für eine Spende und später für den Stein.

        1. Wähle, wie viele Münzen du spendest, 0 bis 3.
        2. Wenn du etwas spendest, lege 1 Stein aus deinem Vorrat nach Notre Dame, bezahle die Münzen und erhalte Prestige:

        | Münzen | Prestige | gelegte Steine |
        |---|---|---|
        | 0 | 0 | 0 |
        | 1 | 1 | 1 |
        | 2 | 3 | 1 |
        | 3 | 6 | 1 |

        Die Spende ist ein einziger Prestigegewinn, der [Park](#park) gibt seinen Bonus also einmal dazu. Nach den Runden 3, 6 und 9 [teilen sich die Steine in Notre Dame das Prestige dort](#sharing-out) und gehen in den allgemeinen Vorrat zurück.

        - Ohne Münze hat die Karte keine Wirkung.
        - Mit jeder Spende legst du 1 Stein, nie mehr. Durch mehrere Spenden kannst du mehrere dort haben.
        - Bei [leerem Vorrat](#empty-supply) darfst du einen Stein aus einem deiner Bereiche nach Notre Dame versetzen. Dann musst du mindestens 1 Münze spenden. Ein Stein, der schon in Notre Dame liegt, lässt sich nicht noch einmal nutzen.
        - Keine andere Karte und keine Person bringt eine Figur nach Notre Dame, es sei denn, der [Gelehrte](#person-scholar) lässt dich diese Karte ausspielen.

rules-trusted-friend =
    .body =
        Er beginnt neben dem Spielplan. Beim ersten Mal kann er in jeden der 7 Bereiche. Später muss er in einen anderen Bereich als den, in dem er ist.

        - Er zählt wie ein Stein, wo immer Figuren gezählt werden: für die Aktion, die du jetzt ausführst, und alle späteren, im Park und im Hospital und für Personen, die deine Figuren zählen.
        - Er geht nie in den Hafen, nach Notre Dame oder in ein anderes Viertel.
        - Er braucht keinen Stein, ein leerer Vorrat stört also nicht. Er ersetzt aber auch keinen fehlenden Stein: Bei [leerem Vorrat](#empty-supply) werden nur Steine versetzt.
        - Außer seiner Karte versetzen ihn nur der [Narr](#person-fool) und der [Minnesänger](#person-minstrel).
        - Ist er auf dem Spielplan, bleibt er dort: Die [Seuche](#plague-loss) kann ihn nicht vertreiben, und auch bei den [Fahrenden](#person-gypsies) kommt er nicht zurück.

        __Beispiel:__ Du versetzt deinen Vertrauten in die Bank, wo du 2 Steine hast. Du erhältst 3 Münzen.
