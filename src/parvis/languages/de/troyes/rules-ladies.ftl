# The rules page: The Ladies of Troyes, variants and what else there is to say. See rules.ftl.

## Ramparts

rules-guard = Die Stadtwache ziehen
    .picture = Die Stadtmauer rund um die Viertel, mit einer Außenaktivität an jedem Tor.
    .body =
        Alle haben eine **Stadtwache** ![Stadtwache](helmet) auf der Stadtmauer. Die Stadtwachen beginnen auf Feld 0. Die Tore I bis IV sind auf den Feldern 5, 10, 15 und 20. Du hast ein Tor erreicht, wenn deine Stadtwache darauf steht oder es hinter sich hat. Am Tor IV endet der Weg.

        Die Stadtwache zu ziehen ist eine weitere mögliche Aktion. Nimm einen Würfel beliebiger Farbe, einen eigenen oder einen für 2 Denare gekauften. Kein Klötzchen einer Karte hilft. Der Wert des Würfels ist die Zahl deiner **Aktionspunkte**. Weitere kannst du für je 1 Denar kaufen, bis zu insgesamt 6.

        Für jeden Aktionspunkt kannst du, in beliebiger Reihenfolge,

        - deine Stadtwache ein Feld weiterziehen oder
        - eines deiner Klötzchen auf die [Außenaktivität](#tiles) eines Tors legen, das du erreicht hast, auch wenn es erst mit diesem Würfel geschah.

        In einer solchen Aktion kannst du auf jede Außenaktivität nur ein Klötzchen legen. Mindestens einen Punkt musst du verwenden, die übrigen darfst du verfallen lassen.
rules-tiles = Außenaktivitäten
    .body =
        An jedem Tor liegt eine von vier **Außenaktivitäten**, gezogen vor dem Einsetzen der ersten Gefolgsleute. Sobald du das Tor erreicht hast, kannst du dort [Klötzchen legen](#guard). Ist der Moment der Außenaktivität gekommen, auch in Zügen anderer, kannst du eines deiner Klötzchen dort ausgeben und dafür tun, was sie sagt.

        - In einem Zug kannst du ein Klötzchen einer Karte einsetzen und Klötzchen verschiedener Außenaktivitäten ausgeben, aber nie zwei derselben.
        - Während [Ereignisse](#events-come) wirken und schwarze Würfel geschlagen werden, gilt diese Grenze nicht.
        - Die Außenaktivitäten am Tor IV bringen Punkte.
rules-tile-i-a = Tor I: wenn deine Würfel gekauft werden
    .body =
        Einmal für jede Aktion, in der ein Gegner Würfel von dir kauft, auch für die Stadtwache. Würfel, die eine Karte kostenlos bringt, gelten nicht als gekauft.
rules-tile-i-b = Tor I: wenn deine Karten genutzt werden
rules-tile-i-c = Tor I: Gefolgsleute einsetzen
rules-tile-i-d = Tor I: Landwirtschaft
rules-tile-ii-a = Tor II: Würfel tauschen
    .body =
        Auch das neutrale Viertel gehört zu den Vierteln. Die Würfel behalten ihre Werte und gehören jetzt zu ihrem neuen Viertel.
rules-tile-ii-b = Tor II: gekaufte Würfel umdrehen
    .body =
        Der Würfel darf neutral sein und auch für die Stadtwache oder zum Einsetzen eines Gefolgsmanns dienen. Er kommt sofort in deine Gruppe. Würfel, die eine Karte kostenlos bringt, gelten nicht als gekauft.
rules-tile-ii-c = Tor II: verschont bleiben
    .body =
        Ein schwarzer Würfel gilt damit als geschlagen, du erhältst also 1 Einfluss. Von den Ereignissen kannst du Dürre, Bürgerkrieg, Ketzerei, Strengen Winter und Baustopp ignorieren. In einer Phase kannst du mehrere Klötzchen ausgeben.
rules-tile-ii-d = Tor II: Klötzchen versetzen
    .body =
        Das geht, nachdem du eine Karte mit Klötzchen für später oder eine mit gemischter Wirkung aktiviert hast. Eines deiner Klötzchen verlässt diese Außenaktivität und kommt auf diese Karte, auf eine andere offene Karte, die Klötzchen aufnimmt, oder auf eine andere Außenaktivität. Von da an ist es ein Klötzchen wie die dort. Am Ziel brauchst du keinen Fachmann. Es auf den [Viehzüchter](#card-breeder) zu versetzen kostet 3 Denare.
rules-tile-iii-yellow = Tor III: ein gelber Würfel mehr
    .body =
        Er wird gewürfelt und liegt in deinem Viertel, wo du ihn jederzeit einsetzen kannst. Im Vorrat ist einer, solange in allen Vierteln zusammen weniger als 6 gelbe Würfel liegen. Der Würfel, mit dem du hier ein Klötzchen legst, darf nicht gelb sein.
rules-tile-iii-white = Tor III: ein weißer Würfel mehr
    .body =
        Er wird gewürfelt und liegt in deinem Viertel, wo du ihn jederzeit einsetzen kannst. Im Vorrat ist einer, solange in allen Vierteln zusammen weniger als 6 weiße Würfel liegen. Der Würfel, mit dem du hier ein Klötzchen legst, darf nicht weiß sein.
rules-tile-iii-red = Tor III: ein roter Würfel mehr
    .body =
        Er wird gewürfelt und liegt in deinem Viertel, wo du ihn jederzeit einsetzen kannst. Im Vorrat ist einer, solange in allen Vierteln zusammen weniger als 6 rote Würfel liegen. Der Würfel, mit dem du hier ein Klötzchen legst, darf nicht rot sein.
rules-tile-iii-purple = Tor III: noch einmal der violette Würfel
    .body =
        Er wird neu gewürfelt und liegt in deinem Viertel. Der Würfel, mit dem du hier ein Klötzchen legst, darf nicht violett sein. Diese Außenaktivität ist nur mit [violetten Würfeln](#purple) im Spiel.
rules-tile-iv-a = Tor IV: Punkte für Klötzchen
    .body =
        Einmal für jede Aktion, egal, wie viele Klötzchen du legst.
rules-tile-iv-b = Tor IV: die meisten Klötzchen
    .body =
        Bei Gleichstand werden die Punkte des gemeinsamen Rangs geteilt und abgerundet: Zwei mit den meisten Klötzchen erhalten je 4, danach folgt der dritte Rang. Ohne Klötzchen erhältst du nichts.
rules-tile-iv-c = Tor IV: Punkte für Ankunft und Klötzchen
rules-tile-iv-d = Tor IV: Punkte für frühe Ankunft

## Purple dice

rules-purple = Violette Würfel
    .body =
        Jede Runde wird für alle je ein violetter Würfel gewürfelt, zusammen mit den Würfeln der Gefolgsleute. Er braucht keinen Gefolgsmann und keinen Lohn.

        - Nur du kannst deinen einsetzen. Er lässt sich nicht kaufen, nehmen oder tauschen.
        - Wenn du ihn einsetzt, hat er die Farbe der Gruppe. Gegen einen schwarzen Würfel ist er rot und zählt doppelt.
        - Solange er in deinem Viertel liegt, hat er keine Farbe: Karten, die Würfel einer Farbe zählen, übergehen ihn. Die [Prozession](#card-procession), die alle Würfel zählt, tut das nicht.
        - Mit Einfluss lässt er sich neu würfeln und umdrehen.

## What cards and events leave open

rules-character-thibaut-ii =
    .body =
        Auch Denare für Würfel, die dir in der letzten Runde abgekauft wurden, zählen: Das [Ende der Runde](#round-end) kommt zuerst.
rules-character-chretien-de-troyes =
    .body =
        Verdrängte Gefolgsleute zählen nicht, auch nicht die der letzten Runde.
rules-card-apprenticeship =
    .body =
        Auch beim Einsetzen eines Gefolgsmanns hilft es nicht.
rules-card-miller =
    .body =
        Verdrängte Gefolgsleute zählen nicht.
rules-card-archer =
    .body =
        Das Klötzchen des ersten gelungenen Wurfs musst du legen. Danach kannst du aufhören.
rules-card-tithing =
    .body =
        Jedes andere Viertel gibt höchstens einen Würfel, und andere Würfel kannst du nicht kaufen. Die Gruppe hat weiterhin höchstens 3 Würfel.
rules-card-chief-templar =
    .body =
        Jedes andere Viertel gibt zu diesem Preis höchstens einen Würfel, und andere kannst du nicht kaufen.
rules-card-templar =
    .body =
        Zu diesem Würfel kommt kein anderer. Kaufst du ihn, kostet er 2 Denare.
rules-card-monk =
    .body =
        Aus einer weißen 4 werden zum Beispiel drei gelbe 4, zusammen 12. Zu diesem Würfel kommt kein anderer. Kaufst du ihn, kostet er 2 Denare.
rules-card-herbalist =
    .body =
        Zu diesem Würfel kommt kein anderer. Kaufst du ihn, kostet er 2 Denare.
rules-card-confession =
    .body =
        Hilft sie, einen Gefolgsmann einzusetzen, nimmt eine rote 3 Feld 5 ein. Eine rote 5 oder 6 geht nicht, denn ein solches Feld gibt es nicht.
rules-card-preacher =
    .body =
        Er hilft Gruppen von zwei oder drei Würfeln. Du wählst einen der Werte, die ihre Würfel zeigen, wenn die Gruppe vollständig ist. An der Kathedrale gehen dann alle diese Würfel in eine Spalte.
rules-card-augustine =
    .body =
        Das Klötzchen selbst kostet nichts, zählt aber für die Größe der Gruppe und damit für den [Preis](#prices) gekaufter Würfel.
rules-card-recruiter =
    .body =
        Das Klötzchen selbst kostet nichts, zählt aber für die Größe der Gruppe und damit für den [Preis](#prices) gekaufter Würfel.
rules-card-distiller =
    .body =
        Es darf ein violetter Würfel sein.
rules-card-viticulturist =
    .body =
        Der Würfel darf weder neutral noch violett sein. Er zählt für die Größe der Gruppe und damit für den [Preis](#prices) gekaufter Würfel.
rules-card-executioner =
    .body =
        Haben mehrere Gegner am meisten, wählst du einen. Hat keiner Einfluss, bleibt es bei dem, den du zuerst erhältst.
rules-card-fort =
    .body =
        Niedrige Würfel sind die mit 1, 2 und 3. Punkte und Einfluss erhältst du sofort. Bei Gleichstand am Ende werden die Punkte geteilt und abgerundet. Ein Klötzchen für später, das Werte ändert, ändert sie auch hier; ein Würfel, den es vervielfacht, zählt als so viele Würfel seines eigenen Werts; eines, das nur die Summe erhöht, hat keine Wirkung.
rules-card-princess =
    .body =
        Bei Gleichstand werden die Punkte geteilt und abgerundet.
rules-card-hermit =
    .body =
        Die Klötzchen aller zählen. Kein Klötzchen bringt weniger als 0. Beispiel: Liegen dort 2 Klötzchen von dir und 1 von einem Gegner, bringt jedes von deinen 6 Punkte.
rules-card-banker =
    .body =
        Es zählen die Denare, die du hast, nachdem du Würfel und Fachmann bezahlt hast.
rules-card-breeder =
    .body =
        Die Denare zahlst du für jedes Klötzchen, das du legst.
rules-card-master-builder =
    .body =
        Das Klötzchen kommt auf die unterste freie Ebene und auf die vierte nur, wenn die drei darunter belegt sind. Es bringt 1 Punkt und den Einfluss seiner Spalte. Würfel der Aktion [An der Kathedrale bauen](#build) erreichen die vierte Ebene nie. Sobald diese Karte aufgedeckt ist, ob genutzt oder nicht, verlieren am Ende alle ohne Klötzchen auf der vierten Ebene 2 Punkte.
rules-card-scout =
    .body =
        Für jede Aktivierung wählst du, auf welche Ereignisse du Klötzchen legst, in beliebiger Reihenfolge. Insgesamt musst du mindestens ein Klötzchen legen.
rules-card-catapult =
    .body =
        Was nicht auf das Ereignis passt, verfällt. Jedes Klötzchen, das du wegnimmst, kann einem anderen Ereignis gelten.
rules-event-chief-outlaw =
    .body =
        Er bringt keinen eigenen schwarzen Würfel. Mit [Würfeln](#counter) lässt er sich wie immer abwenden.
rules-event-excommunication =
    .body =
        Du wählst das Ereignis. Dein am weitesten rechts liegendes Klötzchen dort kommt weg, und die Klötzchen dahinter rücken auf.
rules-event-interruption-of-work =
    .body =
        Du wählst das Klötzchen. Klötzchen darüber bleiben liegen; das nächste Klötzchen in dieser Spalte nimmt den untersten freien Platz ein.
rules-event-harsh-winter =
    .body =
        Du wählst die Karte oder die Außenaktivität. Hast du nirgends ein solches Klötzchen, verlierst du auch keine Punkte.
rules-event-uprising =
    .body =
        Der Würfel entscheidet: bei 1 oder 2 der Bischofssitz, bei 3 oder 4 der Palast, bei 5 oder 6 das Rathaus. Sind es sieben Gefolgsleute für die sechs Felder, entscheidet der Zufall, wer verdrängt wird. Die Würfel dieser Runde bleiben.
rules-event-grey-monk =
    .body =
        Der Würfel entscheidet: bei 1 oder 2 Weiß, bei 3 oder 4 Rot, bei 5 oder 6 Gelb. Von Feldern mit gleich vielen Punkten nimmt der neutrale Fachmann das auf der Karte der früheren Runde. Ein Feld ohne Punkte nimmt er nie. Eine Karte mit ihm hat ein Feld mehr, es ist also weiterhin für alle ein Platz da. Er bleibt, wenn das Ereignis abgewendet wird.
rules-event-possession =
    .body =
        Das geschieht nur einmal, und zwar wenn das Ereignis kommt und noch bevor die anderen Ereignisse wirken. Reihum geben alle nach eigener Wahl einen Gefolgsmann aus ihrem eigenen Vorrat, einen Fachmann oder einen Gefolgsmann aus einem Hauptgebäude ab. Das Feld, das er verlässt, ist frei. Mit leerem eigenem Vorrat kannst du den Einfluss zahlen, auch wenn du Fachleute oder Gefolgsleute in Gebäuden hast. Wer niemanden abgeben kann und den Einfluss nicht zahlt, verliert 2 Punkte.

        Für jedes Klötzchen, das du hier legst, geht ein Gefolgsmann in den eigenen Vorrat seiner Familie zurück: zuerst deiner, dann einer nach deiner Wahl. Wird das Ereignis abgewendet, gehen alle zurück.

## The Ladies of Troyes as a whole

rules-modules = Was die Erweiterung bringt
    .body =
        Die Damen von Troyes ist eine Erweiterung. Sie besteht aus Modulen, von denen ihr beliebige verwenden könnt:

        - **Persönlichkeiten**: Zu den sechs kommen drei neue; eine weitere kann für alle [offen](#open-character) ausliegen.
        - **Aktionskarten**: 27 neue, die an die Stelle der 27 des Grundspiels treten oder mit ihnen gemischt werden. Auf manchen liegen [Klötzchen](#cubes-on-cards) auf neue Art.
        - **Ereignisse**: Sechs neue werden mit denen des Grundspiels gemischt oder treten an ihre Stelle. Mit ihnen kommen zwei weitere schwarze Würfel.
        - [Violette Würfel](#purple): ein eigener Würfel, den niemand kaufen kann.
        - [Stadtmauer](#guard): eine Stadtwache zum Ziehen und Außenaktivitäten, die dir helfen.
        - [Turnier](#tournament): eine Variante für die letzte Runde.

        Alle übrigen Regeln bleiben, wie sie sind.

rules-cubes-on-cards = Klötzchen auf Karten
    .body =
        __Karten mit gemischter Wirkung__ ![gemischt](mixed): In einer Aktion legst du entweder Klötzchen auf die Karte oder nimmst eigene von ihr weg, eines für jede Aktivierung; wie viele, wählst du. Für jedes Klötzchen, das du wegnimmst, erhältst du, was die Karte sagt. Ein [Klötzchen für später](#helping-cubes) einer anderen Karte kann der Gruppe helfen.

        __Karten, die am Ende Punkte bringen__ ![am Ende](to-end): Klötzchen bleiben dort und bringen in der [Schlusswertung](#scoring) Punkte.

        Alle anderen Klötzchen auf Karten bringen keine Punkte.

## Players, variants, secrets, values

rules-two-players = Zu zweit
    .body =
        - Die Partie hat 4 Runden.
        - Beide haben je 2 Persönlichkeiten und setzen je 6 Gefolgsleute ein. Vorher stehen schon neutrale Gefolgsleute auf den Feldern 2 und 5 jedes Hauptgebäudes.
        - Es gibt eure beiden Viertel und das neutrale.
        - Die Variante [Turnier](#tournament) ist nicht möglich.

        Zu dritt sind es 5 Runden und je 5 erste Gefolgsleute, zu viert 6 Runden und je 4 erste Gefolgsleute.
rules-open-character = Offene Persönlichkeit
    .body =
        Mit dieser Option wird vor dem Einsetzen der ersten Gefolgsleute eine der Persönlichkeiten aufgedeckt, die niemand hat. Alle werten sie wie die anderen im Spiel: Mit ihr gibt es zu zweit und zu viert 5 Persönlichkeiten, zu dritt 4.
rules-tournament = Turnier
    .body =
        Nur zu dritt oder zu viert. Am Ende der vorletzten Runde wird Startspieler, wer rechts vom bisherigen sitzt, und in der letzten Runde läuft alles gegen den Uhrzeigersinn.
rules-placing = Wer verdrängt wird
    .body =
        In allen drei Gebäuden wird [verdrängt](#place), wer auf dem Feld des Würfels steht, und niemand sonst bewegt sich. Das kann vom gedruckten Spiel abweichen: Manche Quellen berichten, dass Gefolgsleute erst von Feld zu Feld weitergeschoben werden, aber keine sagt, von wo nach wo. Die Variante [Nachrücken](#sliding) kommt dem, was sie berichten, am nächsten.
rules-sliding = Nachrücken
    .body =
        Mit dieser Variante rückt ein Gefolgsmann, der sein Feld verliert, auf das nächstniedrigere Feld des Gebäudes. Wer dort steht, rückt ebenso eines tiefer und so weiter, bis einer ein freies Feld findet. Nur wer von Feld 1 geschoben wird, ist verdrängt.
rules-marauding-leaves = Plünderung endet
    .body =
        Mit dieser Variante verlässt die Plünderung die Reihe endgültig, wenn sie abgewendet wird, und wer die meisten Klötzchen hat, gewinnt ihre Karte.
rules-hidden = Offen und verdeckt
    .body =
        __Offen:__ Gefolgsleute, Würfel, Klötzchen, Denare, Einfluss, Karten und Ereignisse, die schon gekommen sind, und wer welches Ereignis gewonnen hat.

        __Verdeckt bis zum Ende:__ die Persönlichkeiten der anderen und wie viele Punkte alle haben; Gewinne und Verluste sind zu sehen, wenn sie eintreten.

        __Niemand weiß,__ welche Karten und Ereignisse kommen und was Würfel zeigen werden. Der Zufall lässt sich nach der Partie nachprüfen: Jede beendete Partie zeigt, wie gegeben und gewürfelt wurde.
rules-values = Werte, die kein Dokument nennt
    .body =
        Kein Dokument, auf dem diese Regeln beruhen, zeigt, was auf den Karten gedruckt ist. Viele Preise, Zahlen und Punkte der Aktionskarten, die meisten Zahlen der Ereignisse, die Stufen der Persönlichkeiten des Grundspiels und die Felder der Tore sind **rekonstruiert**: so gewählt, dass sich das Spiel spielen lässt und zu allem passt, was bekannt ist. Was die Karten bewirken, ist meist belegt.

        Eine Fassung der Regeln und dieser Werte heißt **Regelfassung**, und eine Partie behält die, mit der sie begonnen hat. Diese Seiten beschreiben Regelfassung 3.

        Für die Ereignisse Räuber, Belagerung, Invasion, Überfall, Meuterei, Große Kompanie, Theologischer Disput und Aufruhr nennt keine Quelle einen Namen: Diese stammen von Parvis.

        Wer das Spiel besitzt, kann jeden Wert in einer Datendatei berichtigen, wie die Dokumentation von Parvis erklärt.
