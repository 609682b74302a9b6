# The manual: what players have, and what they know of each other.

rules-possessions = Prestige, Münzen und Steine

rules-prestige = Prestige
    .body =
        Prestige entscheidet die Partie. (In den gedruckten Regeln heißt es „Prestigepunkte“.)

        | Quelle | Prestige |
        |---|---|
        | [Residenz](#residence) | 1 für jede deiner Figuren dort |
        | [Spende](#notre-dame) | 1, 3 oder 6 für 1, 2 oder 3 Münzen |
        | [Anteil an Notre Dame](#sharing-out) | ein gleicher Anteil für jeden deiner Steine dort |
        | [Botschaften](#messages) | 1, 2, 3 oder 4 |
        | [Personen](#hiring) | je nach Person |
        | [Park](#park) | 1 für je 2 Figuren dort, zu jedem der obigen Prestigegewinne |

        Prestige verlierst du nur, wenn deine [Ratte über 9 hinausmüsste](#plague-loss), und du hast nie weniger als 0.

        Dein Prestige ist für die anderen bis zum Ende verdeckt, es sei denn, am Tisch sind die Punktestände sichtbar. Alle sehen jeden Gewinn und jeden Verlust, wenn er geschieht. Wer sich alle merkt, kennt die Summe; der Tisch zeigt sie nicht.

rules-coins = Münzen
    .body =
        Mit Münzen bezahlst du Personen und Spenden. Du beginnst mit 3.

        - Münzen erhältst du durch die [Bank](#bank), das [Gasthaus](#hotel), eine [Botschaft](#message-coin), den [Geldverleiher](#person-money-lender) und die [Wirtin](#person-hostess). Mit Neuen Personen wiederholt der [Kutscher](#person-coachman) Botschaften.
        - Du bezahlst 1 Münze, um [eine Person zu bestechen](#hiring), und 1 bis 3 Münzen für eine Spende an [Notre Dame](#notre-dame). Bezahlte Münzen gehen in den Münzvorrat. Du kannst keine Münzen bezahlen, die du nicht hast.
        - In der Schachtel sind 25 Münzen, aber der Münzvorrat geht nie aus, außer ihr spielt mit [begrenzten Münzen](#limited-coins).
        - Alle sehen, wie viele Münzen du hast. Am Ende entscheiden sie nur [bei Gleichstand](#end).

rules-markers = Steine und Vorräte
    .body =
        Jeder deiner 14 Steine ist in deinem Vorrat, auf dem Spielplan oder im allgemeinen Vorrat.

        | Weg eines Steins | wodurch |
        |---|---|
        | allgemeiner Vorrat → eigener Vorrat | [Klosterschule](#cloister-school), [Gasthaus](#hotel), [Mönch](#person-monk), [Wirtin](#person-hostess), [Botschaft](#message-marker), mit Neuen Personen auch vom [Kutscher](#person-coachman) wiederholt |
        | eigener Vorrat → Spielplan | [Aktionskarten](#playing) |
        | allgemeiner Vorrat → Spielplan | [Bischof](#person-bishop), mit Neuen Personen auch [Pflegerin](#person-nurse) |
        | Ort → anderer Ort | [leerer Vorrat](#empty-supply), [Narr](#person-fool), [Minnesänger](#person-minstrel) |
        | Spielplan → allgemeiner Vorrat | [Verteilung des Prestiges von Notre Dame](#sharing-out), [Seuche](#plague-loss), mit Neuen Personen auch [Fahrende](#person-gypsies) |

        Du nutzt immer nur Steine deiner eigenen Farbe. Liegen im allgemeinen Vorrat weniger davon, als du nehmen könntest, nimmst du, was da ist. Alle sehen alle Vorräte.

rules-hidden = Offen und verdeckt
    .body =
        Das meiste ist für alle offen. Verdeckt sind nur:

        - deine Handkarten und die Karten, die du weitergibst, bis sie ausgespielt werden
        - die dritte Karte jeder Runde, die nicht ausgespielt wird
        - die Reihenfolge aller Stapel (du weißt, welche Personen und welche deiner eigenen Karten in einem Durchgang noch kommen)
        - dein Prestige, bis zum Ende
        - mit Neuen Personen das, was der [Spion](#person-spy) jemandem gezeigt hat.

        Münzen, Vorräte, Ratten, Figuren auf dem Spielplan, eingesammelte Botschaften und die in dieser Runde ausgespielten Karten sind offen. Im Verlauf stehen die aus früheren Runden. Die Farbe einer Karte zeigt, aus wessen Stapel sie kam.
