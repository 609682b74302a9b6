# The manual: options, New Persons among them, and how these rules came about.

rules-new-persons = Neue Personen

rules-new-persons-set-up = Aufbau mit Neuen Personen
    .body =
        Die Neuen Personen sind 9 weitere graue Personen, 3 für jeden Buchstaben.

        Zu Beginn der Partie werden von den 6 grauen Personen jedes Buchstabens 3 zufällig gezogen und kommen in die Schachtel. Alle sehen sie. Die anderen 3 jedes Buchstabens bilden wie üblich den Stapel, es bleibt also bei 9 grauen Personen in der Partie. Die braunen Personen und alle anderen Regeln bleiben gleich.

rules-person-nurse =
    .body =
        Graue Person in Durchgang A. Der Stein kommt aus dem allgemeinen Vorrat und zählt schon für die Seuche dieser Runde. Dein eigener Vorrat bleibt, wie er ist. Liegt im allgemeinen Vorrat keiner deiner Steine, zieht deine Ratte trotzdem zurück. Auf 0 bleibt sie stehen.

rules-person-steward =
    .body =
        Graue Person in Durchgang A. Der Verwalter verdoppelt dein Prestige: Du erhältst noch einmal so viel, wie du gerade hast. Der [Park](#park) gibt seinen Bonus einmal dazu. Mit 0 Prestige erhältst du nichts.

        __Beispiel:__ Du hast 12 Prestige und 2 Figuren im Park. Du erhältst 12 Prestige und 1 vom Park und hast dann 25.

rules-person-scholar =
    .body =
        Graue Person in Durchgang A. Du spielst deine dritte Handkarte aus, die sonst nicht ausgespielt wird. Es gelten alle Regeln für das [Ausspielen einer Karte](#playing): Du legst einen Stein dafür oder versetzt einen bei [leerem Vorrat](#empty-supply). Alle sehen, welche Karte es ist.

rules-person-coachman =
    .body =
        Graue Person in Durchgang B. Wähle eine der 4 Arten von [Botschaften](#messages) (Münze, Stein, Ratte oder Prestige), in beliebigen Farben. Du erhältst noch einmal, was jede deiner Botschaften dieser Art zeigt. Ihr Prestige ist zusammen ein einziger Prestigegewinn, der [Park](#park) gibt seinen Bonus also einmal dazu. Ohne Botschaften hat der Kutscher keine Wirkung.

        __Beispiel:__ Du hast 2 Rattenbotschaften eingesammelt. Du erhältst 6 Prestige, und deine Ratte zieht 2 Felder zurück.

rules-person-gypsies =
    .body =
        Graue Person in Durchgang B. Die Steine können aus deinen Bereichen und aus Notre Dame kommen, aber dein Vertrauter bleibt. Du musst keinen zurücklegen. Das Prestige erhältst du für alle zusammen, wenn der letzte Stein zurückgelegt ist. Der [Park](#park) gibt seinen Bonus also einmal dazu, mit den Figuren, die er dann hat.

rules-person-spy =
    .body =
        Graue Person in Durchgang B. Du siehst die grauen Personen aller kommenden Runden in ihrer Reihenfolge. Nur du siehst sie. Wer den Spion ebenfalls besticht, sieht dieselbe Reihenfolge. Der [Park](#park) gibt seinen Bonus zu dem Prestige dazu.

rules-person-counsellor =
    .body =
        Graue Person in Durchgang C. Du kannst in dieser Runde noch 2-mal bestechen, und zwar die 2 braunen Personen, nacheinander.

        - Jede dieser Bestechungen kostet 1 Münze, außer ihr spielt mit dem [kostenlosen Ratgeber](#free-counsellor).
        - Du kannst dieselbe Person zweimal bestechen, aber nicht noch einmal den Ratgeber.
        - Auf beides kannst du verzichten.
        - Was die erste Person tut, wird ausgeführt, bevor du die zweite wählst. Eine Münze von der ersten kann also die zweite bezahlen.

rules-person-guard =
    .body =
        Graue Person in Durchgang C. Nur Steine im allgemeinen Vorrat zählen, nicht die in deinem eigenen. Ein einzelner, der übrig bleibt, zählt nicht.

        __Beispiel:__ Im allgemeinen Vorrat liegen 5 deiner Steine. Du erhältst 6 Prestige.

rules-person-innkeeper =
    .body =
        Graue Person in Durchgang C. Steine und Vertrauter zählen gleich.

rules-options = Optionen

rules-limited-coins =
    .body =
        Mit dieser Option gibt es nur 25 Münzen. Wenn du eine Münze erhältst und der Münzvorrat leer ist, muss dir eine abgeben, wer in diesem Moment die meisten Münzen hat. Haben mehrere die meisten, gibt von ihnen ab, wer als Nächstes links von dir sitzt.

        - Fehlende Münzen werden einzeln abgegeben, und für jede wird neu geprüft, wer die meisten hat.
        - Du selbst gibst dir nie eine, auch wenn du die meisten hast.
        - Hat sonst niemand eine Münze, bekommst du sie nicht.
        - Bezahlte Münzen gehen sofort in den Vorrat zurück.

rules-free-counsellor =
    .body =
        Mit dieser Option kosten die 2 zusätzlichen Bestechungen des [Ratgebers](#person-counsellor) nichts. Der Ratgeber selbst kostet weiterhin 1 Münze. Die Option ist nur mit [Neuen Personen](#new-persons-set-up) von Bedeutung.

rules-about = Über diese Regeln

rules-rulings = Regelentscheidungen
    .body =
        Die gedruckten Regeln lassen einige Fragen offen, und ihre Ausgaben unterscheiden sich in einigen Punkten. Auf diesen Seiten steht, was hier gilt. Die wichtigsten Entscheidungen sind:

        - Einen Stein zu legen ist Pflicht, solange dein Vorrat einen hat.
        - Eine Kutsche darf zu ihrem eigenen Marktplatz zurückkehren und dort die Botschaft aufnehmen.
        - Personen, die Bereiche zählen, zählen Notre Dame nicht mit (nur die Stadtwache tut es), und die Seuche kostet dort keinen Stein.
        - Dein Anteil an Notre Dame ist ein einziger Prestigegewinn, der Park gibt seinen Bonus also einmal dazu.
        - Ist in deinen vollsten Bereichen nur der Vertraute, verlierst du keinen Stein.
        - Bei Gleichstand werden Münzen und Steine zusammengezählt.
        - Der Münzvorrat ist unbegrenzt. In einer späteren Ausgabe kommen fehlende Münzen von der reichsten Person am Tisch. Das ist die Option [Begrenzte Münzen](#limited-coins).
        - Die zusätzlichen Bestechungen des Ratgebers kosten je 1 Münze. Die Regeln der Neuen Personen sagen das nicht deutlich. Deshalb gibt es die Option [Kostenloser Ratgeber](#free-counsellor).

        Alle solchen Entscheidungen zusammen bilden eine Regelfassung. Diese Seiten beschreiben Regelfassung 1. Ändert sich die Fassung einmal, laufen begonnene Partien mit der weiter, mit der sie angefangen haben.

rules-values = Werte, die nicht aus Dokumenten stammen
    .body =
        Das Folgende steht in keinem bekannten Dokument. Diese Werte sind so gewählt, dass sie zu allem passen, was bekannt ist.

        - **Straßen:** Der Plan der [Straßen](#markets) lässt beide Fahrten zu, die die gedruckten Regeln als Beispiele nennen.
        - **Notre Dame zu dritt:** Von den vier Werten 6, 8, 10 und 12 bleiben dafür 8 Prestige übrig.
        - **Ratten auf den Personen:** Bekannt sind die Spanne von 0 bis 3 und die Summen 12, 13 und 12 der braunen und grauen Personen in den Durchgängen A, B und C. Die 2 Ratten des Medikus ergeben sich aus einem Spielbericht. Zu den Neuen Personen ist nichts bekannt. Ihre Ratten sind so gewählt, dass der Durchschnitt jedes Buchstabens gleich bleibt.

        | Personen | Ratten nach Regelfassung 1 |
        |---|---|
        | Braun | Geldverleiher 1, Mönch 1, Wirtin 3, Medikus 2, Minnesänger 0, Narr 2 |
        | A | Stadtwache 1, Nachtwächter 2, Bischof 0 |
        | B | Gildemeister 1, Bettlerkönig 3, Advokat 0 |
        | C | Hofdame 1, Bürgermeister 0, Zimmermann 2 |
        | Neu A | Pflegerin 2, Verwalter 0, Gelehrter 1 |
        | Neu B | Kutscher 1, Fahrende 3, Spion 0 |
        | Neu C | Ratgeber 0, Wächter 1, Gastwirt 2 |

rules-fair-dealing = Fairer Zufall
    .body =
        Der Zufall bestimmt, wer beginnt, wo Botschaften liegen, die Reihenfolge der Karten und Personen und welche Neuen Personen dabei sind. Sonst nichts. All das folgt aus einer geheimen Zahl der Website und, in Onlinepartien, aus Zahlen, die die Browser am Tisch vor Beginn der Partie beisteuern. Niemand, auch nicht die Website, kann wählen, wie die Karten fallen. Nach dem Spielende prüft „Zufall prüfen“ auf der Seite der Partie jede Karte in deinem eigenen Browser.
