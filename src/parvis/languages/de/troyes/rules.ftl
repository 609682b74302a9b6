# The rules page. `body`: Markdown without HTML; `[words](#anchor)` leads to another section and `![words](name)` shows a
# picture: keep anchors and names as they are. Sections of cards, events, characters and tiles begin with their about-text.
# No line may begin with an asterisk or a bracket: bold words there stand between double underscores. In sections on the base
# game, what is about the expansion stands in a paragraph of its own that begins with "> __The Ladies:__", for readers to skip.

## Chapters

rules-start = Zum Einstieg
rules-phases = Eine Runde, Phase für Phase
rules-dice = Würfel und Einfluss
rules-actions = Aktionen
rules-end = Ende und Wertung
rules-red-cards = Rote Aktionskarten
rules-white-cards = Weiße Aktionskarten
rules-yellow-cards = Gelbe Aktionskarten
rules-events = Ereignisse
rules-characters = Persönlichkeiten
rules-ladies = Die Damen von Troyes
rules-red-ladies-cards = Die Damen: rote Aktionskarten
rules-white-ladies-cards = Die Damen: weiße Aktionskarten
rules-yellow-ladies-cards = Die Damen: gelbe Aktionskarten
rules-ladies-events = Die Damen: Ereignisse
rules-ladies-characters = Die Damen: Persönlichkeiten
rules-purple-dice = Die Damen: violette Würfel
rules-ramparts = Die Damen: Stadtmauer
rules-more = Zu zweit, Varianten, Geheimes, Werte

## Start here

rules-aim = Ziel des Spiels
    .body =
        Du stehst einer Familie im mittelalterlichen Troyes vor. Deine Gefolgsleute arbeiten in den drei Hauptgebäuden der Stadt und würfeln für dich: rote Würfel im **Palast**, weiße im **Bischofssitz**, gelbe im **Rathaus**. Mit Würfeln nutzt du Aktionskarten, auf denen deine Gefolgsleute [Fachleute](#tradesmen) werden, baust an der Kathedrale, wendest die Ereignisse ab, die der Stadt drohen, und setzt weitere Gefolgsleute ein.

        Alle können jeden Würfel kaufen. Dein bester ist nie sicher.

        All das bringt **Punkte** ![Punkte](points). Alle beginnen mit 0, und wie viele du hast, bleibt bis zum Ende verdeckt. Nach 4, 5 oder 6 Runden (zu zweit, zu dritt oder zu viert) gewinnt, wer die meisten Punkte hat.

        Am besten liest du so weiter: [Spielplan und Material](#pieces), [Ablauf der Partie](#round), [Würfelgruppen](#groups), [Züge](#turns). Den Rest schlägst du nach, wenn du ihn brauchst.

        > __Die Damen von Troyes__ ist eine [Erweiterung](#modules). Absätze wie dieser handeln davon: Überspringe sie in einer ersten Partie.
rules-pieces = Spielplan und Material
    .picture = Die Viertel von vier Personen rund um das neutrale, mit ihren Würfeln.
    .body =
        - Die **Hauptgebäude** ![Palast](palace) ![Bischofssitz](bishopric) ![Rathaus](city-hall) haben je 6 Felder, eines für jeden Würfelwert. Auf einem Feld steht ein Gefolgsmann oder keiner.
        - Die **Viertel**: Alle haben eines, dazu kommt ein neutrales graues. Deine Würfel liegen in deinem Viertel.
        - Die **Aktionskarten** liegen auf neun Plätzen: drei roten, drei weißen und drei gelben. Von jeder Farbe wird in den Runden 1, 2 und 3 je eine aufgedeckt.
        - Die **Kathedrale** ![Kathedrale](cathedral) hat 6 Spalten, eine für jeden Würfelwert, und 3 Ebenen.
        - **Ereignisse** bedrohen die Stadt, bis sie mit Klötzchen auf ihren **Bannern** abgewendet werden. Sie bilden die **Reihe der Ereignisse**, die mit der [Plünderung](#event-marauding) beginnt. Jede Runde kommen zwei hinzu.
        - **Persönlichkeiten** sind geheime Karten. Jede belohnt am Ende etwas, zum Beispiel viele Fachleute.
        - Die **Landwirtschaft** ![Felder](fields) bringt Denare für gelbe Würfel.

        __Alle haben__ je 12 **Gefolgsleute** ![Gefolgsmann](citizen) und so viele **Klötzchen** ![Klötzchen](cube) wie nötig. Die Klötzchen zeigen, wer was getan hat: auf Ereignissen, in der Kathedrale, auf Karten. Jeder deiner Gefolgsleute ist auf dem Spielplan, in deinem **eigenen Vorrat**, aus dem du ihn einsetzen kannst, oder im **allgemeinen Vorrat**, aus dem [Einfluss](#recruit) ihn in deinen eigenen bringt. **Neutrale** Gefolgsleute sind grau und gehören niemandem. **Gegner** sind alle anderen.

        __Geld__ wird in **Denaren** ![Denar](denier) gezählt. Du erhältst es aus der Bank, die nie leer wird. **Einfluss** ![Einfluss](influence) reicht von 0 bis 20; was darüber hinausginge, verfällt.
rules-set-up = Aufbau
    .body =
        1. Der Zufall entscheidet, wer Startspieler ist.
        2. Alle beginnen mit 5 Denaren und 4 Einfluss.
        3. Alle erhalten eine [Persönlichkeit](#characters), zu zweit je zwei. Nur du siehst deine. Am Ende werten **alle** sämtliche Persönlichkeiten im Spiel.
        4. Von den 27 Aktionskarten sind 9 dabei: von jeder Farbe eine für jede der Runden 1, 2 und 3. Sie liegen verdeckt auf ihren Plätzen, und niemand weiß, welche es sind, bis sie aufgedeckt werden.
        5. Die [Plünderung](#event-marauding) ist das erste Ereignis der Reihe.
        6. Alle setzen ihre [ersten Gefolgsleute](#first-citizens) ein. Die übrigen sind im allgemeinen Vorrat: Die eigenen Vorräte sind zu Beginn leer.
rules-first-citizens = Erste Gefolgsleute
    .body =
        Zu zweit setzt ihr je 6 Gefolgsleute ein, zu dritt je 5, zu viert je 4. Sie kommen einzeln auf beliebige freie Felder beliebiger Hauptgebäude: erst reihum vom Startspieler bis zum letzten, dann vom letzten zurück bis zum Startspieler und so weiter. Würfel braucht es dafür nicht.

        Zu dritt füllen danach 3 neutrale Gefolgsleute die übrigen Felder, zu viert 2. Zu zweit stehen von Anfang an 6 neutrale Gefolgsleute auf den Feldern 2 und 5 jedes Gebäudes.
rules-round = Ablauf der Partie
    .body =
        Jede Runde hat diese Phasen:

        1. [Neue Aktionskarten](#revealing), in den Runden 1 bis 3
        2. [Einkommen und Löhne](#income)
        3. [Arbeitskräfte](#workforce): Die Gefolgsleute würfeln ihre Würfel
        4. [Ereignisse](#events-come) kommen und wirken, und [schwarze Würfel](#black-dice) müssen geschlagen werden
        5. [Aktionen](#turns): reihum, bis alle gepasst haben
        6. [Ende der Runde](#round-end)

        „Reihum“ heißt im Uhrzeigersinn, beginnend beim Startspieler. Die Partie dauert zu zweit 4 Runden, zu dritt 5 und zu viert 6. Dann folgt die [Schlusswertung](#scoring).

## Phases

rules-revealing = Neue Aktionskarten
    .body =
        Zu Beginn der Runden 1, 2 und 3 werden eine rote, eine weiße und eine gelbe Aktionskarte aufgedeckt. Jede wird aus allen drei Karten ihrer Farbe und Runde gezogen. Zu welcher Runde eine Karte gehört, steht in ihrem Abschnitt und auf dem Spielplan als Ziffer: I, II oder III. Karten bleiben bis zum Ende der Partie.

        > __Die Damen:__ Spielt ihr mit den Karten beider Schachteln, wird aus sechs gezogen.
rules-income = Einkommen und Löhne
    .body =
        Alle erhalten 10 Denare und zahlen dann für jeden eigenen Gefolgsmann auf einem Feld

        - im Palast: 2 Denare,
        - im Bischofssitz: 1 Denar,
        - im Rathaus: nichts.

        Fachleute erhalten keinen Lohn. Kannst du nicht alles zahlen, verlierst du alle deine Denare und 2 Punkte, egal, wie viel fehlt. Punkte sinken nie unter 0.
rules-workforce = Arbeitskräfte
    .body =
        Für jeden Gefolgsmann auf einem Feld eines Hauptgebäudes wird ein Würfel gewürfelt: rot im Palast, weiß im Bischofssitz, gelb im Rathaus. Deine Würfel liegen in deinem Viertel, die der neutralen Gefolgsleute im neutralen Viertel. Was ein Würfel zeigt, hat nichts mit dem Feld des Gefolgsmanns zu tun.
rules-events-come = Ereignisse
    .body =
        1. Ans Ende der Reihe kommt ein rotes Ereignis und danach ein weißes oder ein gelbes: Welche Farbe, sagt die rote Karte. Jedes wird aus allen Ereignissen seiner Farbe gezogen, die noch nicht gekommen sind.
        2. Alle Ereignisse der Reihe wirken, vom ersten bis zum letzten: die früherer Runden und die eben gekommenen.

        Rote Ereignisse bringen schwarze Würfel: siehe [Schwarze Würfel](#black-dice). Durch andere Ereignisse verlieren meist alle etwas. Könnt ihr wählen, was ihr verliert, zum Beispiel welches Klötzchen der Kathedrale, wählt ihr reihum. Kannst du nicht alles tun, was ein Ereignis verlangt, tust du, was du kannst, und verlierst für dieses Ereignis 2 Punkte.

        Manche Ereignisse bringen einen neutralen Gefolgsmann: Ein Würfel wird geworfen, und er nimmt das Feld mit diesem Wert ein. Wer dort steht, wird [verdrängt](#place). In dieser Runde würfelt der Neue nicht mehr, denn die Würfel sind schon geworfen.

        Ein Ereignis wirkt jede Runde wieder, bis es [abgewendet](#counter) ist.

        > __Die Damen:__ Spielt ihr nur mit den sechs Ereignissen der Erweiterung, gibt es zwei rote, und ab Runde 3 kommt überhaupt kein Ereignis mehr.
rules-black-dice = Schwarze Würfel
    .body =
        Alle schwarzen Würfel ![schwarzer Würfel](black-die), die die Ereignisse der Reihe bringen, werden zusammen gewürfelt, höchstens 6. Dann tretet ihr ihnen reihum entgegen, wenn nötig mehrmals um den Tisch, bis keiner übrig ist. In deinem Zug:

        1. Können die Würfel deines Viertels den **höchsten** noch übrigen schwarzen Würfel schlagen, müssen sie es. Wähle Würfel, einen nach dem anderen, bis ihre Summe mindestens so hoch ist: in beliebigen Farben und beliebiger Reihenfolge, auch solche, auf die du verzichten könntest. **Rote Würfel zählen doppelt.** Du erhältst 1 Einfluss. Die Würfel sind verbraucht, und was zu viel ist, verfällt: Eine Summe schlägt nie zwei schwarze Würfel.
        2. Danach darfst du den nächsthöchsten genauso schlagen oder aufhören. Aufhören kostet nichts.
        3. Können alle deine Würfel zusammen nicht einmal den ersten schwarzen Würfel dieses Zuges schlagen oder hast du keine, verlierst du 2 Punkte und behältst deine Würfel, und dieser schwarze Würfel kommt weg.

        Jeder Zug steht für sich: Was du in einem früheren geschlagen hast, erspart dir nichts. Vor jedem schwarzen Würfel kannst du [Einfluss](#influence) einsetzen, musst es aber nie. Würfel kaufen kannst du hier nicht, und Klötzchen von Karten helfen nicht.

        Beispiel: Gegen eine schwarze 5 reicht eine rote 3, denn sie zählt 6. Ebenso reichen eine weiße 4 und eine gelbe 1.

        __Beispiel für einen zweiten Zug:__ Die schwarzen Würfel zeigen 6, 5 und 3, und ihr spielt zu zweit. Du hast eine rote 3 und eine weiße 2. Die rote 3 schlägt die 6. Die weiße 2 kann die 5 nicht schlagen, also hörst du auf, und das kostet nichts. Dein Gegner schlägt die 5 mit einer gelben 5 und hört auf. Nun bist du wieder am Zug, und die weiße 2 kann die 3 nicht schlagen: Du verlierst 2 Punkte, behältst die weiße 2, und die 3 kommt weg.

        > __Die Damen:__ Mit den Ereignissen der Erweiterung sind es höchstens 8 schwarze Würfel.
rules-turns = Züge
    .body =
        Reihum führt ihr je eine Aktion mit einer [Würfelgruppe](#groups) aus:

        - [eine Aktionskarte aktivieren](#activate),
        - [an der Kathedrale bauen](#build),
        - [ein Ereignis abwenden](#counter),
        - [einen Gefolgsmann](#place) in ein Hauptgebäude einsetzen,
        - die [Landwirtschaft](#harvest) nutzen,

        oder ihr [passt](#pass). Vor deiner Aktion oder dem Passen kannst du beliebig oft [Einfluss](#influence) einsetzen. Ist keine Aktion möglich, musst du passen.

        So geht es weiter, bis alle gepasst haben oder in keinem Viertel mehr ein Würfel liegt. Nimmt jemand den letzten Würfel, bevor du gepasst hast, ist die Phase vorbei, und du bekommst nichts fürs Passen. Haben alle anderen gepasst, kannst du mehrmals hintereinander handeln.

        > __Die Damen:__ Mit der Stadtmauer kannst du auch [die Stadtwache ziehen](#guard), und auf das, was du tust, können Gegner mit Klötzchen ihrer [Außenaktivitäten](#tiles) antworten. Danach wird deine Aktion ausgeführt.
rules-round-end = Ende der Runde
    .body =
        1. Alle nehmen die Denare, die in dieser Runde für ihre Würfel gezahlt wurden.
        2. Verdrängte Gefolgsleute gehen in die eigenen Vorräte ihrer Familien zurück.
        3. Übrige Würfel kommen weg.
        4. Startspieler wird, wer links vom bisherigen sitzt.

## Dice and influence

rules-groups = Würfelgruppen
    .body =
        Die meisten Aktionen brauchen eine **Gruppe** von 1 bis 3 Würfeln einer Farbe: Rot für rote Karten und so weiter. Zusammengezählt ergeben die Würfel die **Summe** der Gruppe, in **Augen**.

        Was eine Aktion bringt, hängt von der Summe ab. Eine Karte mit „1 Aktivierung pro 3 Augen“ wirkt für je 3 Augen einmal; ein Rest verfällt. Jede solche Wirkung heißt **Aktivierung**. Ereignisse sagen, wie viele Augen ein Klötzchen braucht, die Landwirtschaft, wie viele ein Denar braucht. Auf dem Spielplan ist das ein Würfel mit „÷3“, und 3 ist der **Teiler**.

        Beispiel: Eine rote 6 und eine rote 5 haben die Summe 11. Bei 3 Augen pro Aktivierung sind das 3 Aktivierungen, und 2 Augen verfallen.

        - Würfel aus deinem eigenen Viertel sind kostenlos, die aus anderen [kosten Denare](#prices).
        - Du darfst mehr Würfel nehmen als nötig, höchstens 3.
        - Die Summe muss für mindestens eine Aktivierung, ein Klötzchen oder einen Denar reichen, und du musst alles zahlen können, was die Aktion kostet.
        - Um einen Gefolgsmann einzusetzen, nimmst du genau einen Würfel. An der Kathedrale zählt jeder Würfel für sich.
        - Ein [Klötzchen](#helping-cubes) einer Karte kann der Gruppe helfen.

        Würfel verlassen ihr Viertel, wenn du sie wählst, und sind dann verbraucht.
rules-prices = Würfel aus anderen Vierteln
    .body =
        Du kannst beliebige Würfel aus den Vierteln der anderen und aus dem neutralen kaufen, auch von denen, die gepasst haben. Niemand kann ablehnen. Der Preis richtet sich nach der Größe der ganzen Gruppe, deine eigenen Würfel mitgezählt:

        | Würfel in der Gruppe | jeder gekaufte kostet |
        |---|---|
        | 1 | 2 Denare |
        | 2 | 4 Denare |
        | 3 | 6 Denare |

        Beispiel: Mit einem eigenen und zwei fremden Würfeln hat die Gruppe 3 Würfel. Du zahlst für jeden der beiden 6 Denare, zusammen 12.

        Was du für fremde Würfel zahlst, liegt in deren Viertel; erst am [Ende der Runde](#round-end) erhält es die Familie, der sie gehörten. Was du für neutrale Würfel zahlst, geht an die Bank.

        > __Die Damen:__ Violette Würfel lassen sich nicht kaufen.
rules-influence = Einfluss
    .body =
        Einfluss ![Einfluss](influence) erhältst du für Klötzchen auf Ereignissen, für Klötzchen in der Kathedrale, für schwarze Würfel, die du schlägst, und durch Karten. Du hast höchstens 20.

        Vor einer Aktion oder bevor du einem schwarzen Würfel entgegentrittst, kannst du ihn einsetzen, um

        - [einen Würfel neu zu würfeln](#reroll): 1 Einfluss,
        - [einen Gefolgsmann anzuwerben](#recruit): 2 Einfluss,
        - [Würfel umzudrehen](#turn-over): 4 Einfluss,

        so oft du zahlen kannst und in beliebiger Reihenfolge.
rules-reroll = Einen Würfel neu würfeln
    .body =
        Für 1 Einfluss würfelst du einen Würfel aus deinem eigenen Viertel neu. Würfel, die du kaufst, lassen sich nicht neu würfeln.
rules-recruit = Einen Gefolgsmann anwerben
    .body =
        Für 2 Einfluss nimmst du einen deiner Gefolgsleute aus dem allgemeinen Vorrat in deinen eigenen, sofern noch einer da ist.
rules-turn-over = Würfel umdrehen
    .body =
        Für 4 Einfluss drehst du 1, 2 oder 3 Würfel aus deinem eigenen Viertel auf die Gegenseite: Aus einer 1 wird eine 6, aus einer 2 eine 5, aus einer 3 eine 4 und umgekehrt. Würfel, die du kaufst, lassen sich nicht umdrehen.

        > __Die Damen:__ eine der Außenaktivitäten am [Tor II](#tile-ii-b) dreht gekaufte Würfel um.

## Actions

rules-activate = Eine Aktionskarte aktivieren
    .picture = Eine Aktionskarte: was sie bewirkt, wie viele Augen eine Aktivierung braucht (nach dem ÷), Felder für Fachleute mit ihren Punkten und die Kosten eines Fachmanns.
    .body =
        Nimm eine Gruppe von Würfeln in der Farbe der Karte. Du brauchst einen [Fachmann](#tradesmen) auf der Karte oder setzt mit derselben Aktion einen ein.

        1. Wähle die Würfel. Die Karte sagt, wie viele Augen eine Aktivierung braucht.
        2. Bezahle gekaufte Würfel und einen neuen Fachmann.
        3. Die Aktivierungen folgen aufeinander. Kostet jede davon etwas, wählst du, wie viele du nimmst, mindestens eine.

        - Die meisten Karten wirken sofort. Karten, die Würfel zählen, zählen die übrigen: Die Würfel der Gruppe sind schon weg.
        - Eine Karte, die etwas zählt, lässt sich auch aktivieren, wenn es nichts zu zählen gibt.
        - Klötzchen für [Ereignisse](#counter) oder die Kathedrale werden einzeln gelegt: Nach dem ersten kannst du aufhören.
        - Karten mit ![für später](later) erhalten für jede Aktivierung ein Klötzchen: siehe [Klötzchen, die helfen](#helping-cubes).

        > __Die Damen:__ Über Karten mit gemischter Wirkung und solche, die am Ende Punkte bringen, siehe [Klötzchen auf Karten](#cubes-on-cards).
rules-tradesmen = Fachleute
    .body =
        Wenn du eine Karte zum ersten Mal aktivierst, zahlst du die Kosten eines Fachmanns und setzt einen Gefolgsmann aus deinem eigenen Vorrat auf das erste freie Feld der Karte: Das ist dein **Fachmann** ![Fachmann](tradesman). Danach kannst du die Karte aktivieren, ohne noch einen zu bezahlen. Jede Karte hat ein Feld pro Person, und du kannst auf jeder Karte einen Fachmann haben. Fachleute bleiben dort.

        Am [Ende](#scoring) bringen die ersten beiden Felder einer Karte ihre Punkte, die anderen keine.

        Ist dein eigener Vorrat leer, wird einer deiner Gefolgsleute aus den Hauptgebäuden zum Fachmann: Du wählst, welcher. Sein Feld ist dann frei. Der Würfel, den er in dieser Runde geworfen hat, bleibt, aber in späteren wirft er keinen mehr. Verdrängte können nicht Fachleute werden. Hast du weder hier noch dort jemanden, kannst du keine neue Karte aktivieren.

        Am Anfang sind alle eigenen Vorräte leer. Dein erster Fachmann kommt also aus einem Gebäude und kostet dich in jeder späteren Runde einen Würfel, es sei denn, du [wirbst](#recruit) vor der Aktion einen Gefolgsmann an.
rules-helping-cubes = Klötzchen, die einer Gruppe helfen
    .body =
        Karten mit dem Zeichen ![für später](later) wirken nicht sofort: Jede Aktivierung legt eines deiner Klötzchen auf die Karte. In einer späteren Aktion kann ein solches Klötzchen deiner Würfelgruppe so helfen, wie es die Karte sagt, und ist dann verbraucht.

        - In einer Aktion kann nur **ein** solches Klötzchen helfen.
        - Es hilft Gruppen der Farbe, die seine Karte nennt, oder jeder Farbe, wenn die Karte keine nennt.
        - Es hilft bei Karten, Ereignissen und der Landwirtschaft, und an der Kathedrale, wenn seine Karte es nicht verbietet.
        - [Einen Gefolgsmann einzusetzen](#place) hilft es nur, wenn seine Karte es sagt.
        - Um ein Klötzchen von einer Karte einzusetzen, brauchst du dort keinen Fachmann mehr.
        - Manche Klötzchen ändern, welche Würfel du einsetzen kannst: die von [Bürgerwehr](#card-militia), [Mönch](#card-monk), [Templer](#card-templar) und [Zehnt](#card-tithing). Sie müssen vor dem ersten Würfel kommen. Andere können jederzeit kommen, bevor die Gruppe vollständig ist.
        - Durch ein Klötzchen kann ein Würfel mehr als 6 zählen, etwa durch das der Beichte. Ein solcher Würfel kann kein Klötzchen in die Kathedrale legen und keinen Gefolgsmann einsetzen: Über 6 gibt es weder Spalte noch Feld.
        - Gegen schwarze Würfel hilft kein Klötzchen einer Karte.

        > __Die Damen:__ Auch Klötzchen von Kräuterkundigem und Templermeister müssen vor dem ersten Würfel kommen. Der Stadtwache hilft kein Klötzchen einer Karte.
rules-build = An der Kathedrale bauen
    .picture = Sechs Spalten und drei Ebenen. Über einer Spalte steht ihr Einfluss.
    .body =
        Nimm eine Gruppe von 1 bis 3 weißen Würfeln. Jeder Würfel legt eines deiner Klötzchen ![Klötzchen](cube) auf die unterste freie Ebene der Spalte mit seinem Wert. Eine Spalte, deren 3 Ebenen belegt sind, ist voll, und ein Würfel ohne Platz für sein Klötzchen kann nicht in die Gruppe.

        Jedes Klötzchen bringt 1 Punkt und dazu 1 Einfluss in den Spalten 1, 2 und 3 oder 2 Einfluss in den Spalten 4, 5 und 6.

        Am Ende verlierst du 2 Punkte für jede der 3 Ebenen ohne Klötzchen von dir.

        > __Die Damen:__ Der [Baumeister](#card-master-builder) fügt eine vierte Ebene hinzu.
rules-counter = Ein Ereignis abwenden
    .picture = Die Plünderung: wie viele Augen ein Klötzchen braucht (nach dem ÷), zwei Banner mit ihrem Einfluss und Punkte für die meisten und die zweitmeisten Klötzchen.
    .body =
        Wähle ein Ereignis der Reihe und nimm eine Gruppe von Würfeln in der Farbe, die es verlangt. Meist ist das seine eigene, aber die [Plünderung](#event-marauding), ein rotes Ereignis, verlangt gelbe Würfel, und der [Erbfolgestreit](#event-succession-conflict), ein gelbes, rote. Das Ereignis sagt, wie viele Augen ein Klötzchen braucht. Lege deine Klötzchen von links auf seine **Banner**, die Plätze für Klötzchen; jedes Banner bringt dir den Einfluss, den das Ereignis nennt. Klötzchen über das letzte Banner hinaus verfallen.

        Auch manche rote Karten legen Klötzchen auf Ereignisse, für denselben Einfluss.

        Sobald alle Banner bedeckt sind, ist das Ereignis **abgewendet**:

        1. Wer die meisten Klötzchen hat, erhält die erste Zahl an Punkten, wer die zweitmeisten hat, die zweite. Bei Gleichstand werden die Punkte des Rangs geteilt und abgerundet. Teilen sich mehrere den ersten Rang, erhält niemand die zweite Zahl: Bei 5 und 1 Punkten erhalten zwei davon je 2. Zwei auf dem zweiten Rang teilen sich 1 Punkt und erhalten also nichts. Wer dort allein Klötzchen hat, erhält nur die erste Zahl.
        2. Wer die meisten Klötzchen hat, gewinnt die Ereigniskarte. Für sich allein bringt sie nichts, aber [Heinrich I.](#character-henry-i) zählt solche Karten. Bei Gleichstand geht sie an die Person, deren Klötzchen am weitesten links liegt.
        3. Die Klötzchen gehen zurück, und das Ereignis verlässt die Reihe.

        Nur die [Plünderung](#event-marauding) bleibt mit leeren Bannern in der Reihe, und niemand gewinnt ihre Karte, außer ihr spielt mit der Variante [Plünderung endet](#marauding-leaves).

        Am [Ende der Partie](#scoring) bringt jedes Ereignis der Reihe mit einem Klötzchen von dir 1 Punkt.
rules-place = Einen Gefolgsmann einsetzen
    .picture = Der Palast: auf jedem Feld ein Gefolgsmann und der Würfel, der das Feld einnimmt. Jeder deiner Gefolgsleute hier kostet 2 Denare pro Runde.
    .body =
        Nimm einen Würfel: rot für den Palast, weiß für den Bischofssitz, gelb für das Rathaus. Setze einen Gefolgsmann ![Gefolgsmann](citizen) aus deinem eigenen Vorrat auf das Feld mit dem Wert des Würfels.

        Wer dort steht, auch einer von dir, wird **verdrängt**: Er verlässt das Feld und liegt bis zum [Ende der Runde](#round-end) im Gebäude. Dann geht er in den eigenen Vorrat seiner Familie zurück oder, wenn er neutral ist, vom Spielplan. In der nächsten Runde bringt er also keinen Würfel und kostet keinen Lohn. Schon gewürfelte Würfel bleiben.

        Mit leerem eigenem Vorrat geht diese Aktion nicht: [Wirb zuerst jemanden an](#recruit). Ein [Klötzchen einer Karte](#helping-cubes) hilft hier nur, wenn die Karte es sagt.
rules-harvest = Landwirtschaft
    .body =
        Nimm eine Gruppe von 1 bis 3 gelben Würfeln. Für je 2 Augen ihrer Summe erhältst du 1 Denar: bei einer Summe von 11 also 5 Denare.
rules-pass = Passen
    .body =
        Du erhältst 2 Denare und führst in dieser Runde keine Aktionen mehr aus. Jedes Mal, wenn du am Zug wärst, während andere noch Aktionen ausführen, erhältst du 1 Denar mehr.

## End and scoring

rules-scoring = Schlusswertung
    .body =
        Nach der letzten Runde werden alle Persönlichkeiten aufgedeckt, und alle werten:

        1. 1 Punkt für jedes Ereignis der Reihe mit mindestens einem eigenen Klötzchen,
        2. die Punkte der ersten und zweiten Felder, auf denen ihre Fachleute stehen,
        3. **alle Persönlichkeiten im Spiel**, egal, wem sie gehören. Bei einer Persönlichkeit zählt nur die höchste Stufe, die du erreichst: Bei [Hugo von Payns](#character-hugues-de-payns) bringen 7 Einfluss 3 Punkte, nicht 1 und 3.

        Zuallerletzt verlieren alle 2 Punkte für jede Ebene der Kathedrale ohne eigenes Klötzchen, fallen aber nie unter 0.

        Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet nichts weiter: Der Sieg wird geteilt.

        __Übliche Ergebnisse:__ Zu viert kommen Bots der Stufe Neuling im Durchschnitt auf 14 Punkte, die der Stufe Könner auf 38.

        > __Die Damen:__ Auch Klötzchen auf dem [Einsiedler](#card-hermit), der [Festung](#card-fort), der [Prinzessin](#card-princess) und der Außenaktivität am Tor IV der Stadtmauer bringen Punkte.
rules-points = Punkte
    .body =
        Punkte ![Punkte](points) kommen aus der Kathedrale, von abgewendeten Ereignissen, von Karten und aus der [Schlusswertung](#scoring). Du verlierst Punkte, wenn du Löhne nicht zahlen kannst, ein Ereignis mehr verlangt, als du tun kannst, oder du einen schwarzen Würfel nicht schlagen kannst. Du hast nie weniger als 0.

        Wie viele Punkte jemand hat, bleibt bis zum Ende verdeckt. Jeder Gewinn und Verlust ist zu sehen: Wer sich alle merkt, kennt die Summe, aber der Tisch zeigt sie nicht.
rules-deniers = Denare
    .body =
        Mit Denaren ![Denar](denier) bezahlst du Löhne, Fachleute und Würfel. Du erhältst sie als Einkommen, aus der Landwirtschaft, von Karten, fürs Passen und für Würfel, die andere dir abkaufen, dann aber erst am [Ende der Runde](#round-end).

## Before the activity cards

rules-printed-cards = Was auf den Karten steht
    .body =
        Das sind die Karten des echten Spiels. Was sie bewirken, ist meist belegt. Die meisten ihrer Zahlen sind es nicht und sind hier geschätzt: Welche, sagt unter jeder Karte ≈ oder ◐. Siehe [Werte, die kein Dokument nennt](#values).

## In the sections of activity cards and events

# kind: what becomes of the cubes that activations place on the card, if they do
about-card-of-round =
    { $kind ->
        [delayed] Karte der Runde { $round }. Jede Aktivierung legt eines deiner Klötzchen hierher, für später.
        [mixed] Karte mit gemischter Wirkung, Runde { $round }. In einer Aktion legst du entweder Klötzchen hierher oder nimmst welche weg.
        [to-end] Karte der Runde { $round }. Ihre Klötzchen bleiben bis zum Ende der Partie.
       *[immediate] Karte der Runde { $round }. Sie wirkt sofort.
    }
# deck: red ones say which colour comes after them; first: the event that is there from the start
about-event-card =
    { $deck ->
        [first] { about-banners } Es liegt von Anfang an in der Reihe.
        [red-white] { about-banners } Rotes Ereignis: Danach kommt ein weißes.
        [red-yellow] { about-banners } Rotes Ereignis: Danach kommt ein gelbes.
        [white] { about-banners } Weißes Ereignis.
       *[yellow] { about-banners } Gelbes Ereignis.
    }
# A whole sentence
about-banners = { $banners } Banner.
