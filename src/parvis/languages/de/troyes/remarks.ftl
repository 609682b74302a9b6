## What pages say of where printed values come from, after the kind of source: by piece, and the ruling in which this form
## of it begins.
## `Balanced:` a value made a card useless or too strong in games between bots, and was adjusted: what it was before.

remark-activity-diplomat-1 = Angepasst: vorher Teiler 2. Bots nutzten diese Karte öfter als jede andere, und wer sie nutzte, gewann.
remark-activity-diplomat-3 = Angepasst: vorher Teiler 3. Zwei von drei Personen nutzten diese Karte, jede andere rote nutzte nicht einmal die Hälfte. Wer diese nutzte, hatte 2 Punkte mehr als die Übrigen, mit allen Modulen 4.
remark-activity-recruitment-1 = Angepasst: vorher 2 Denare und Teiler 3. Nur eine von acht Personen nutzte sie, denn Einfluss war billiger.
remark-activity-captain-1 = Angepasst: vorher Kosten und Teiler je 6. Die Karte wurde in der Hälfte der Partien genutzt und brachte 1,3 Punkte.
remark-activity-tithing-1 = Angepasst: vorher Kosten 3, Teiler 3, Punkte 1 und 1. Die Karte wurde in einer von fünf Partien genutzt.
remark-activity-apprenticeship-1 = Angepasst: vorher Kosten 5 und Teiler 4. Die Karte wurde in einer von fünf Partien genutzt.
remark-activity-glassblower-3 = Angepasst: vorher Teiler 6. Eine Quelle nennt den Glasbläser als Beispiel für eine schwer zu aktivierende Karte, und er brachte jedes Mal 2 Punkte.
remark-activity-procession-1 = Angepasst: vorher Kosten und Teiler je 5. Sie brachte jedes Mal 2,8 Punkte, andere Karten ihrer Runde 1 oder 2. Für Regelfassung 3 geprüft: Sie bringt die meisten Punkte ihrer Runde, aber mit Teiler 7 nutzte sie nur eine von fünf Personen.
remark-activity-merchant-1 = Für Regelfassung 3 geprüft: 1 Denar pro Auge ist weniger als die 1,2 des Müllers und die 1,5 des Handwerkers; wer die Karte nutzte, hatte 1 Punkt mehr als die Übrigen.
remark-event-war-3 = Regelfassung 3: Nach einem Spielbericht brachten die zweitmeisten Klötzchen 1 Punkt, und mehrere von ihnen brachten Einfluss; wer vorn lag, hatte noch mehr Klötzchen: also mindestens fünf Banner. Sie waren in der ersten Runde bedeckt, der Teiler kann also nicht hoch sein. Angepasst: Mit Teiler 4 und 4 Punkten für die meisten Klötzchen wurde der Krieg in einer von sechs Partien abgewendet.
remark-event-invasion-1 = Angepasst: vorher Teiler 5. Sie wurde in zwei von fünf Partien abgewendet, die anderen in mindestens zwei von drei.
remark-event-mutiny-1 = Angepasst: vorher Teiler 6. Sie wurde in zwei von fünf Partien abgewendet.
remark-event-heresy-1 = Angepasst: vorher 2 Einfluss. So viel hatte kaum jemand, und alle verloren dadurch fast einen Punkt pro Runde.
remark-event-interruption-of-work-3 = Regelfassung 3: In einem Spielbericht wurden zwei Klötzchen gelegt, und ein Gegner legte den Rest: also mindestens drei Banner.
remark-event-excommunication-1 = Angepasst: vorher Teiler 5. Er kostet alle mehr als einen Punkt in jeder Runde, in der er ausliegt. Für Regelfassung 3 geprüft: In Runde 1 hat noch niemand ein Klötzchen, er nimmt also nur Punkte, und auch davon hat noch niemand welche. Wie der Baustopp, von dem eine Quelle dasselbe berichtet, behält er seine Wirkung.
remark-character-hugues-de-payns-1 = Angepasst: vorher 4, 8 und 12. Das brachte im Schnitt einen Punkt.
remark-character-thibaut-ii-1 = Angepasst: vorher 6, 12 und 18. Zu viert erhielten fast alle die vollen sechs Punkte.
remark-activity-fort-1 = Sie hat keinen Teiler: Jeder Würfel der Gruppe legt ein Klötzchen.
remark-activity-princess-1 = Ihr erstes Feld hat 3 Punkte: Jemand erzielte mit ihr 9.
remark-activity-banker-1 = Laut einer Quelle sind mehr als 30 Denare nötig, laut einer anderen mindestens 30. Der Teiler ist höchstens 6: Drei Aktivierungen in einer Aktion sind vorgekommen. Angepasst: vorher Kosten und Teiler je 6. Die Karte wurde in einer von zehn Partien genutzt.
remark-character-marie-of-champagne-1 = Die russischen Regeln des Verlags nennen hier die Kathedrale; eine Rezension und die beiden anderen Damen zeigen, dass der Bischofssitz gemeint ist.
remark-event-chief-outlaw-1 = Angepasst: vorher 5 Punkte. Er wurde in einer von fünf Partien abgewendet, da alle 16 Augen auf einmal kommen müssen.
remark-event-possession-1 = Angepasst: vorher Teiler 4. Sie wurde in zwei von sieben Partien abgewendet.
remark-activity-chief-templar-1 = Angepasst: vorher Teiler 3, Punkte 2 und 1. Die Karte wurde in einer von acht Partien genutzt.
remark-buildings-1 = In einer Zusammenfassung der Regeln steht jedes Feld des Palasts für sich. Ein anderer Bericht sagt, der Bischofssitz habe drei Reihen, und es dauere, bis jemand in der ersten Reihe verdrängt wird; andere sagen, jedes Gebäude funktioniere etwas anders. Keiner sagt, welche Felder eine Linie bilden, deshalb gibt es hier keine.
