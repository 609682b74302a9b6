# The manual: persons. Each section of one begins with what that person does (about.ftl).

rules-persons = Personen

# Stands after what a person does
about-person-rats = Ratten auf der Karte: { $rats }.

rules-laying-out = Personen der Runde
    .picture = Zwei braune Personen und eine graue. Ihre Ratten ergeben zusammen die Stärke der Seuche in dieser Runde.
    .body =
        Jede Runde beginnt mit 3 neuen Personen, für alle offen: den 2 obersten des braunen Stapels und der obersten grauen.

        - Die 6 **braunen Personen** kommen in jedem Durchgang, jede in einer seiner 3 Runden. Am Ende eines Durchgangs werden sie neu gemischt.
        - Die 9 **grauen Personen** kommen in der Partie nur einmal, eine in jeder Runde: 3 in Durchgang A, 3 andere in Durchgang B und die letzten 3 in Durchgang C.
        - Alle wissen, welche Personen in einem Durchgang noch kommen, aber nicht, in welcher Reihenfolge.

        Jede Karte zeigt 0 bis 3 Ratten. Die Ratten auf den 3 Karten ergeben zusammen die [Stärke der Seuche](#plague) in dieser Runde, ob die Personen bestochen werden oder nicht.

        Am Ende der Runde werden die 3 Karten weggelegt.

rules-hiring = Eine Person bestechen
    .body =
        Wenn alle ihre 2 Karten ausgespielt haben, dürfen alle reihum je 1 der 3 Personen bestechen.

        1. Bezahle 1 Münze.
        2. Die Person tut für dich, was auf der Karte steht, sofort und einmal.

        - Dieselbe Person kann mehrmals bestochen werden, sogar von allen.
        - Du musst niemanden bestechen. Ohne Münze kannst du nicht bestechen.
        - Du kannst eine Person bestechen, die für dich keine Wirkung hat. Die Münze ist trotzdem ausgegeben.
        - Wenn du eine Person bestichst, musst du so weit wie möglich tun, was auf der Karte steht.
        - Der [Park](#park) gibt seinen Bonus einmal zu dem Prestige dazu, das dir eine Person bringt.
        - Dein Vertrauter zählt wie ein Stein. Personen, die Bereiche zählen, zählen die 7 Bereiche deines Viertels, nicht Notre Dame und nicht den Hafen.

rules-brown-persons = Braune Personen

rules-person-money-lender =
    .body =
        Für die Bestechung hast du 1 Münze bezahlt, am Ende hast du also 1 Münze mehr. Der [Park](#park) gibt seinen Bonus zu dem Prestige dazu.

rules-person-monk =
    .body =
        Die Steine kommen in deinen Vorrat. Liegt im allgemeinen Vorrat nur 1 deiner Steine, nimmst du 1. Das Prestige erhältst du in jedem Fall.

rules-person-hostess =
    .body =
        Erst erhältst du das Prestige, dann wählst du, und zwar nur einmal, egal wie viele Figuren du im Gasthaus hast. Ein Stein kommt aus dem allgemeinen Vorrat, wenn dort einer von dir liegt, und geht in deinen Vorrat. Die Ratte kannst du wählen, wenn sie über 0 steht.

rules-person-doctor =
    .body =
        Der Medikus schützt nur dich und nur in der Phase [Seuche](#plague) dieser Runde. Deine Ratte zieht nicht vor. Deine Figuren im Hospital ziehen sie zurück, jede 1 Feld, aber nicht unter 0. Die Ratten auf der Karte des Medikus zählen für die anderen.

        __Beispiel:__ Die Stärke der Seuche ist 5, deine Ratte steht auf 7, und du hast 2 Figuren im Hospital. Mit dem Medikus zieht deine Ratte zurück auf 5. Ohne ihn käme sie über 9 hinaus (7 + 5 − 2 = 10).

rules-person-minstrel =
    .body =
        - Die 1, 2 oder 3 Figuren verlassen zusammen einen Bereich und gehen alle in einen einzigen anderen. Dein Vertrauter kann darunter sein.
        - Notre Dame und der Hafen zählen nicht zu den Bereichen.
        - Hast du eine Figur in deinem Viertel, musst du mindestens 1 versetzen. Sonst hat der Minnesänger keine Wirkung.
        - Von nun an zählen die Figuren dort, wo sie sind: im Hospital schon für die Seuche dieser Runde.

rules-person-fool =
    .body =
        - Die versetzte Figur wirkt wie ein gelegter Stein. Aus einem Vorrat kommt nichts.
        - Die Aktion zählt deine Figuren, wie sie nach dem Versetzen stehen.
        - Deinen Vertrauten kannst du nur versetzen, wenn er schon auf dem Spielplan ist. Keine Figur geht nach Notre Dame oder in den Hafen.
        - Hast du eine Figur auf dem Spielplan, musst du eine versetzen. Sonst hat der Narr keine Wirkung.

        __Beispiel:__ Du hast 2 Steine in der Kutscherei. Der Narr versetzt einen Stein aus deiner Bank dorthin, und deine Kutsche zieht bis zu 3 Marktplätze weit.

rules-grey-persons = Graue Personen

rules-person-city-guard =
    .body =
        Graue Person in Durchgang A. Die Stadtwache zählt deine Figuren in allen 7 Bereichen, auch deinen Vertrauten, und deine Steine in Notre Dame.

rules-person-night-watchman =
    .body =
        Graue Person in Durchgang A. Ein Bereich ist leer, wenn dort keiner deiner Steine liegt und dein Vertrauter nicht dort ist. Notre Dame und der Hafen zählen nicht, du erhältst also höchstens 7 Prestige.

rules-person-bishop =
    .body =
        Graue Person in Durchgang A.

        - Ein Bereich ist leer, wenn dort keiner deiner Steine liegt und dein Vertrauter nicht dort ist. Notre Dame und der Hafen zählen nicht zu den Bereichen.
        - Dein eigener Vorrat bleibt, wie er ist.
        - Die Aktion zählt 1 Figur, den neuen Stein. In der Klosterschule nimmst du dann 1 Stein, wenn im allgemeinen Vorrat noch einer liegt.
        - Liegt im allgemeinen Vorrat keiner deiner Steine oder ist kein Bereich leer, hat der Bischof keine Wirkung. Sonst musst du den Stein legen.

rules-person-guild-master =
    .body =
        Graue Person in Durchgang B. Ein Bereich zählt einmal, wie viele Figuren auch dort sind. Mehr als 14 Prestige, für 7 Bereiche, sind nicht möglich.

rules-person-beggar-king =
    .body =
        Graue Person in Durchgang B. Das letzte Feld der Seuchenleiste ist 9, du erhältst also 9 weniger das Feld deiner Ratte.

        __Beispiel:__ Deine Ratte steht auf 4. Vor ihr liegen die Felder 5, 6, 7, 8 und 9, also erhältst du 5 Prestige. Steht sie auf 9, erhältst du nichts.

rules-person-advocate =
    .body =
        Graue Person in Durchgang B. Farben und Arten deiner [Botschaften](#messages) sind gleichgültig. Eine einzelne, die übrig bleibt, zählt nicht.

        __Beispiel:__ Mit 5 Botschaften erhältst du 6 Prestige.

rules-person-lady-of-the-court =
    .body =
        Graue Person in Durchgang C. Dein vollster Bereich ist der mit den meisten deiner Figuren, der Vertraute zählt mit. Notre Dame zählt nicht. Sind mehrere Bereiche gleich voll, zählt nur einer davon.

rules-person-mayor =
    .body =
        Graue Person in Durchgang C. Ein Bereich zählt einmal, wie viele Figuren auch dort sind; dein Vertrauter zählt dabei mit.

rules-person-carpenter =
    .body =
        Graue Person in Durchgang C. Der Vertraute allein genügt. Mehr als 7 Prestige sind nicht möglich.
