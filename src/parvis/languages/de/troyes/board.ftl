# What stands on the board and next to it: short, and to everyone who looks on. Numbers come from the view.
#
# Most of these are labels: no full stop, small letters unless they are a heading, a tab or a tooltip of their own. Where a
# limit is given, a label has at most so many letters, so that it fits a window 360 px wide.

## Where we are

round-of = Runde { $round } von { $rounds }
phases = Phasen der Runde

# The phases in the bar of the round: nouns, one of them marked as the present one; at most 14 letters each

step-cards = Karten
step-dice = Würfel
step-events = Ereignisse
step-defence = Abwehr
step-actions = Aktionen
begins = Es beginnt
backwards = Diese Runde wird gegen den Uhrzeigersinn gespielt
has-passed = gepasst
free = kostenlos
from = ab { $deniers }
dice-taken = { $count } Würfel
neutral = neutral

## How a round goes

how-round = So läuft eine Runde ab
how-income = Einkommen: Du erhältst Denare und zahlst Löhne für deine Gefolgsleute im Palast und im Bischofssitz. In den ersten Runden werden neue Aktionskarten aufgedeckt.
how-dice = Würfel: Für jeden deiner Gefolgsleute wird gewürfelt – im Palast ein roter Würfel, im Bischofssitz ein weißer, im Rathaus ein gelber.
how-events = Ereignisse: Zwei neue Ereignisse werden aufgedeckt, dann wirken alle ausliegenden Ereignisse. Manche bringen schwarze Würfel. Reihum schlagen alle je einen davon mit eigenen Würfeln.
how-actions = Aktionen: Reihum setzt du ein bis drei Würfel einer Farbe ein, eigene oder aus anderen Vierteln gekaufte. Aktiviere eine Karte, baue an der Kathedrale, wende ein Ereignis ab, setze einen Gefolgsmann in ein Gebäude ein oder nutze die Landwirtschaft. Wer passt, erhält ein paar Denare.
how-points = Nach der letzten Runde bringen Aktionskarten, Kathedrale und Ereignisse Punkte. Die Persönlichkeiten, auch die noch verdeckten, zählen für alle.

## Parts of the page: headings, nouns

city = Viertel und Würfel
events = Ereignisse
estates = Gebäude und Aktionskarten
at-hand = Persönlichkeiten und Landwirtschaft
tabs = Teil des Tisches

## The tabs of a narrow screen: nouns, at most 14 letters each but for one, which has a row of its own

tab-city = Viertel
tab-cards = Karten
tab-sights = Kathedrale & Ereignisse
tab-families = Am Tisch
tab-log = Verlauf
own-dice = Deine Würfel

## Dice, as screen readers read them

die-named =
    { $colour ->
        [red] rote { $value }
        [white] weiße { $value }
        [yellow] gelbe { $value }
       *[purple] violette { $value }
    }
die-taken =
    { $colour ->
        [red] rote { $value }, eingesetzt
        [white] weiße { $value }, eingesetzt
        [yellow] gelbe { $value }, eingesetzt
       *[purple] violette { $value }, eingesetzt
    }
die-black = schwarze { $value }
black-dice = Schwarze Würfel
die-prices = Preis pro Würfel aus einem anderen Viertel
price-of-each =
    { $count ->
        [one] Gruppe aus 1 Würfel: { $price } Denare
       *[other] Gruppe aus { $count } Würfeln: je { $price } Denare
    }
divided-by =
    { $colour ->
        [red] Summe der roten Würfel, geteilt durch { $number }
        [white] Summe der weißen Würfel, geteilt durch { $number }
       *[yellow] Summe der gelben Würfel, geteilt durch { $number }
    }
each-die =
    { $colour ->
        [red] eine Aktivierung pro rotem Würfel
        [white] eine Aktivierung pro weißem Würfel
       *[yellow] eine Aktivierung pro gelbem Würfel
    }

## The cathedral

cathedral = Kathedrale
points-a-cube =
    { $count ->
        [one] 1 Punkt pro Klötzchen
       *[other] { $count } Punkte pro Klötzchen
    }
levels = Ebenen
# A numeral: the level of the cathedral, or the round of a card
level =
    { $number ->
        [1] I
        [2] II
        [3] III
       *[any] IV
    }
level-missed =
    { $count ->
        [one] Du hast kein Klötzchen auf Ebene { $number }: −1 Punkt am Ende
       *[other] Du hast kein Klötzchen auf Ebene { $number }: −{ $count } Punkte am Ende
    }
column = Spalte { $number }: { $count } Einfluss pro Klötzchen
pane-of = Spalte { $column }, Ebene { $level }: { $seat }
pane-coming = Spalte { $column }, Ebene { $level }: Die gewählten Würfel bringen hierher ein Klötzchen

## Events

banners = Banner
banner-of = Bedeckt von { $seat }
banner-coming = Die gewählten Würfel bringen hierher ein Klötzchen
banner-free = Leer: Ein Klötzchen bringt { $count } Einfluss
worth = Punkte, sobald alle Banner bedeckt sind: meiste Klötzchen { $first }, zweitmeiste { $second }
about-countering =
    { $colour ->
        [red]
            { $divisor ->
                [one] Rote Würfel legen 1 Klötzchen pro Auge, jedes bringt { $influence } Einfluss. Punkte, sobald alle Banner bedeckt sind: meiste Klötzchen { $first }, zweitmeiste { $second }.
               *[other] Rote Würfel legen 1 Klötzchen pro { $divisor } Augen, jedes bringt { $influence } Einfluss. Punkte, sobald alle Banner bedeckt sind: meiste Klötzchen { $first }, zweitmeiste { $second }.
            }
        [white]
            { $divisor ->
                [one] Weiße Würfel legen 1 Klötzchen pro Auge, jedes bringt { $influence } Einfluss. Punkte, sobald alle Banner bedeckt sind: meiste Klötzchen { $first }, zweitmeiste { $second }.
               *[other] Weiße Würfel legen 1 Klötzchen pro { $divisor } Augen, jedes bringt { $influence } Einfluss. Punkte, sobald alle Banner bedeckt sind: meiste Klötzchen { $first }, zweitmeiste { $second }.
            }
       *[yellow]
            { $divisor ->
                [one] Gelbe Würfel legen 1 Klötzchen pro Auge, jedes bringt { $influence } Einfluss. Punkte, sobald alle Banner bedeckt sind: meiste Klötzchen { $first }, zweitmeiste { $second }.
               *[other] Gelbe Würfel legen 1 Klötzchen pro { $divisor } Augen, jedes bringt { $influence } Einfluss. Punkte, sobald alle Banner bedeckt sind: meiste Klötzchen { $first }, zweitmeiste { $second }.
            }
    }
event-in-numbers =
    { $colour ->
        [red] Rote Würfel ÷ { $divisor } · Banner: { $banners } (je +{ $influence } Einfluss) · Punkte: { $first } und { $second }
        [white] Weiße Würfel ÷ { $divisor } · Banner: { $banners } (je +{ $influence } Einfluss) · Punkte: { $first } und { $second }
       *[yellow] Gelbe Würfel ÷ { $divisor } · Banner: { $banners } (je +{ $influence } Einfluss) · Punkte: { $first } und { $second }
    }
possessed = Festgehaltene Gefolgsleute
possessed-of =
    { $count ->
        [one] { $seat }: 1 Gefolgsmann festgehalten
       *[other] { $seat }: { $count } Gefolgsleute festgehalten
    }
still-to-come =
    { $options ->
        [0] Persönlichkeiten, Ereignisse
       *[any] Optionen und mögliche Karten
    }
possible-characters = Mögliche Persönlichkeiten
character-held = { $seat } hat diese Persönlichkeit
options = Optionen dieser Partie
events-of-colour =
    { $colour ->
        [red] Mögliche rote Ereignisse
        [white] Mögliche weiße Ereignisse
       *[yellow] Mögliche gelbe Ereignisse
    }
none-left = keine

## Buildings and cards

salary =
    { $count ->
        [one] Lohn: 1 Denar pro Gefolgsmann
       *[other] Lohn: { $count } Denare pro Gefolgsmann
    }
no-salary = kein Lohn
driven-out = verdrängt
nobody-driven-out = niemand verdrängt
lying-of =
    { $count ->
        [one] { $name }: 1 verdrängter Gefolgsmann
       *[other] { $name }: { $count } verdrängte Gefolgsleute
    }
face-down = verdeckt, eine von:
explained = Erklären: { $name }
face-down-card = Verdeckte Karte der Runde { $level }
later = Für später: Jede Aktivierung legt hier ein Klötzchen ab, das einer Würfelgruppe hilft
mixed = Jede Aktion legt hier entweder Klötzchen ab oder nimmt welche weg
to-end = Klötzchen bleiben hier und bringen am Ende Punkte
spaces = Felder für Fachleute
space-free =
    { $count ->
        [0] leer, keine Punkte
        [one] leer, 1 Punkt
       *[other] leer, { $count } Punkte
    }
tradesman =
    { $count ->
        [0] { $name }
        [one] { $name }: 1 Punkt
       *[other] { $name }: { $count } Punkte
    }
tradesman-costs =
    { $count ->
        [one] Ein neuer Fachmann kostet 1 Denar
       *[other] Ein neuer Fachmann kostet { $count } Denare
    }
tradesman-costs-influence = Ein neuer Fachmann kostet { $count } Einfluss
stored = Klötzchen auf dieser Karte
stored-of = { $name }: { $count } Klötzchen
about-printed =
    { $divisor ->
        [0] 1 Aktivierung pro Würfel. Ein Fachmann kostet { new-tradesman-price }. Punkte des ersten und des zweiten Felds: { $first } und { $second }.
        [one] 1 Aktivierung pro Auge. Ein Fachmann kostet { new-tradesman-price }. Punkte des ersten und des zweiten Felds: { $first } und { $second }.
       *[other] 1 Aktivierung pro { $divisor } Augen. Ein Fachmann kostet { new-tradesman-price }. Punkte des ersten und des zweiten Felds: { $first } und { $second }.
    }
new-tradesman-price =
    { $influence ->
        [0]
            { $cost ->
                [one] 1 Denar
               *[other] { $cost } Denare
            }
       *[any] { $influence } Einfluss
    }

## Effects in few words, by their kind, on cards and events: labels, if possible of at most 40 letters. The signs of what
## is gained stand before them, but each can be read without

brief-cube = 1 Klötzchen auf ein Ereignis{ brief-price }
brief-cube-rolled = schwarz würfeln, { $hits }+: 1 Klötzchen auf ein Ereignis
brief-cube-for-red-dice = 1 Klötzchen auf ein Ereignis pro eigenem rotem Würfel
brief-gain = { gains }{ brief-price }

# [1] is the number 1, as in about.ftl
brief-gain-for-citizens =
    { $of ->
        [1] { gains } pro Gefolgsmann: Palast oder Bischofssitz{ brief-price }
       *[any] { gains } je { $of } Gefolgsleute: Palast oder Bischofssitz{ brief-price }
    }
brief-gain-for-cathedral =
    { $of ->
        [1] { gains } pro eigenem Klötzchen in der Kathedrale{ brief-price }
       *[any] { gains } je { $of } eigene Klötzchen in der Kathedrale{ brief-price }
    }
brief-gain-for-events =
    { $of ->
        [1] { gains } pro Ereignis mit eigenem Klötzchen{ brief-price }
       *[any] { gains } je { $of } Ereignisse mit eigenem Klötzchen{ brief-price }
    }
brief-gain-for-red-dice =
    { $of ->
        [1] { gains } pro rotem Würfel, der dir übrig bleibt{ brief-price }
       *[any] { gains } je { $of } übrige eigene rote Würfel{ brief-price }
    }
brief-gain-for-others-in-city-hall =
    { $of ->
        [1] { gains } pro fremdem Gefolgsmann im Rathaus{ brief-price }
       *[any] { gains } je { $of } fremde Gefolgsleute im Rathaus{ brief-price }
    }
brief-gain-for-districts =
    { $of ->
        [1] { gains } pro Viertel mit weniger Würfeln als deines{ brief-price }
       *[any] { gains } je { $of } Viertel mit weniger Würfeln als deines{ brief-price }
    }
brief-gain-for-own-in-city-hall =
    { $of ->
        [1] { gains } pro eigenem Gefolgsmann im Rathaus{ brief-price }
       *[any] { gains } je { $of } eigene Gefolgsleute im Rathaus{ brief-price }
    }
brief-gain-for-tradesmen =
    { $of ->
        [1] { gains } pro eigenem Fachmann auf Karten{ brief-price }
       *[any] { gains } je { $of } eigene Fachleute auf Karten{ brief-price }
    }
brief-gain-for-events-won =
    { $of ->
        [1] { gains } pro eigener Ereigniskarte{ brief-price }
       *[any] { gains } je { $of } eigene Ereigniskarten{ brief-price }
    }
brief-gain-for-white-dice =
    { $of ->
        [1] { gains } pro weißem Würfel, der dir übrig bleibt{ brief-price }
       *[any] { gains } je { $of } übrige eigene weiße Würfel{ brief-price }
    }
brief-gain-above =
    { $deniers_above ->
        [one] { gains } bei mehr als 1 Denar (bleibt)
       *[other] { gains } bei mehr als { $deniers_above } Denaren (bleiben)
    }
brief-either = { gain-of-influence } oder { gain-of-points } (nach Wahl)
brief-influence-taken = { gains } + { $take_influence } vom einflussreichsten Gegner
brief-stones = 1 Klötzchen in eine Spalte, bis Ebene IV
brief-cubes-everywhere =
    { $pay_a_cube ->
        [one] 1 Klötzchen auf jedes Ereignis (je 1 Denar)
       *[other] 1 Klötzchen auf jedes Ereignis (je { $pay_a_cube } Denare)
    }
brief-gain-later =
    { $put_deniers ->
        [0] Klötzchen legen oder wegnehmen: { gains }
        [one] Klötzchen legen (1 Denar) oder wegnehmen: { gains }
       *[other] Klötzchen legen ({ $put_deniers } Denare) oder wegnehmen: { gains }
    }
brief-cubes-later = Klötzchen legen oder wegnehmen: { $cubes } auf ein Ereignis
brief-worth-less = am Ende pro Klötzchen: { $worth } minus alle Klötzchen hier
# In brackets after brief-worth-less: what each cube is worth now
worth-now = (jetzt { $count })
brief-most-cubes =
    { $most ->
        [one] am Ende meiste Klötzchen: 1 Punkt, ggf. geteilt
       *[other] am Ende meiste Klötzchen: { $most } Punkte, ggf. geteilt
    }
brief-cube-for-die =
    { $most ->
        [one] 1 Klötzchen pro Würfel · am Ende die meisten: 1 Punkt
       *[other] 1 Klötzchen pro Würfel · am Ende die meisten: { $most } Punkte
    }
# In brackets, or nothing
brief-price =
    { $price ->
        [none] {""}
       *[other] {" "}(zahle: { prices })
    }

# For later: what a cube does to a group of dice

brief-add-to-total =
    { $used_as ->
        [red] später: Summe roter Würfel +{ $amount }
        [white] später: Summe weißer Würfel +{ $amount }
        [yellow] später: Summe gelber Würfel +{ $amount }
       *[any] später: Summe +{ $amount }
    }
brief-add-to-each =
    { $used_as ->
        [red] später: jeder rote Würfel +{ $amount }
        [white] später: jeder weiße Würfel +{ $amount }
        [yellow] später: jeder gelbe Würfel +{ $amount }
       *[any] später: jeder Würfel +{ $amount }
    }
brief-set-each =
    { $used_as ->
        [red] später: jeder rote Würfel wird zur { $amount }
        [white] später: jeder weiße Würfel wird zur { $amount }
        [yellow] später: jeder gelbe Würfel wird zur { $amount }
       *[any] später: jeder Würfel wird zur { $amount }
    }
# After a middle dot
brief-not-at-cathedral = nicht an der Kathedrale
brief-recolour =
    { $dice ->
        [red]
            { $used_as ->
                [white] später: rote Würfel als weiße
                [yellow] später: rote Würfel als gelbe
               *[any] später: rote Würfel in jeder Farbe
            }
        [white]
            { $used_as ->
                [red] später: weiße Würfel als rote
                [yellow] später: weiße Würfel als gelbe
               *[any] später: weiße Würfel in jeder Farbe
            }
       *[yellow]
            { $used_as ->
                [red] später: gelbe Würfel als rote
                [white] später: gelbe Würfel als weiße
               *[any] später: gelbe Würfel in jeder Farbe
            }
    }
brief-multiply =
    { $dice ->
        [red]
            { $used_as ->
                [red] später: 1 roter Würfel als { $amount } rote
                [white] später: 1 roter Würfel als { $amount } weiße
                [yellow] später: 1 roter Würfel als { $amount } gelbe
               *[any] später: 1 roter Würfel als { $amount } in jeder Farbe
            }
        [white]
            { $used_as ->
                [red] später: 1 weißer Würfel als { $amount } rote
                [white] später: 1 weißer Würfel als { $amount } weiße
                [yellow] später: 1 weißer Würfel als { $amount } gelbe
               *[any] später: 1 weißer Würfel als { $amount } in jeder Farbe
            }
       *[yellow]
            { $used_as ->
                [red] später: 1 gelber Würfel als { $amount } rote
                [white] später: 1 gelber Würfel als { $amount } weiße
                [yellow] später: 1 gelber Würfel als { $amount } gelbe
               *[any] später: 1 gelber Würfel als { $amount } in jeder Farbe
            }
    }
brief-buy-one-each =
    { $amount ->
        [one] später: 1 Würfel pro anderem Viertel, je 1 Denar
       *[other] später: 1 Würfel pro anderem Viertel, je { $amount } Denare
    }
brief-count-as-die =
    { $used_as ->
        [red] später: eine rote { $amount } zu ein oder zwei Würfeln
        [white] später: eine weiße { $amount } zu ein oder zwei Würfeln
        [yellow] später: eine gelbe { $amount } zu ein oder zwei Würfeln
       *[any] später: eine { $amount } zu ein oder zwei Würfeln
    }
brief-turn-die = später: einen eigenen Würfel umdrehen
brief-take-die = später: einen fremden Würfel kostenlos
brief-one-value = später: alle Würfel mit dem Wert eines davon
brief-take-one-each =
    { $used_as ->
        [red] später: 1 roter Würfel pro anderem Viertel, kostenlos
        [white] später: 1 weißer Würfel pro anderem Viertel, kostenlos
        [yellow] später: 1 gelber Würfel pro anderem Viertel, kostenlos
       *[any] später: 1 Würfel pro anderem Viertel, kostenlos
    }

# Events

brief-black-dice =
    { $black_dice ->
        [one] 1 schwarzer Würfel
       *[other] { $black_dice } schwarze Würfel
    }
brief-lose-deniers =
    { $lose_deniers ->
        [one] alle: −1 Denar
       *[other] alle: −{ $lose_deniers } Denare
    }
brief-lose-influence = alle: −{ $lose_influence } Einfluss
brief-lose-cathedral = alle: −1 Klötzchen in der Kathedrale
brief-lose-cubes = alle: −1 Klötzchen auf einem Ereignis
brief-neutral-citizen =
    { $neutral_citizen_to ->
        [palace] neutraler Gefolgsmann in den Palast
        [bishopric] neutraler Gefolgsmann in den Bischofssitz
       *[city-hall] neutraler Gefolgsmann ins Rathaus
    }
brief-outlaw = schwarze Würfel +{ $black_higher } · rote Karten der Runde { closed-round } legen hier nichts
brief-grey-tradesman = neutraler Fachmann auf eine Karte
brief-possession = alle setzen einen Gefolgsmann hierher
brief-lose-delayed = alle: −1 Klötzchen auf Karte/Außenaktivität
brief-joining = Gefolgsleute eines Gebäudes neu verteilt

## Characters and agriculture

# What a character counts: nouns, at most 60 letters
counts-henry-i = gewonnene Ereigniskarten
counts-hugues-de-payns = Einfluss am Ende
counts-urban-iv = Klötzchen in der Kathedrale
counts-chretien-de-troyes = Gefolgsleute in den Hauptgebäuden
counts-the-florentine = Fachleute auf Karten
counts-thibaut-ii = Denare am Ende
counts-joan-of-navarre = Gefolgsleute im Rathaus, Fachleute auf gelben Karten
counts-isabeau-of-bavaria = Gefolgsleute im Palast, Fachleute auf roten Karten
counts-marie-of-champagne = Gefolgsleute im Bischofssitz, Fachleute auf weißen Karten
lies-open = offen
threshold =
    { $count ->
        [one] ab { $least }: 1 Punkt
       *[other] ab { $least }: { $count } Punkte
    }
character-now =
    { $count ->
        [0] du hast { $own }: noch keine Punkte
        [one] du hast { $own }: jetzt 1 Punkt
       *[other] du hast { $own }: jetzt { $count } Punkte
    }
character-holder =
    { $count ->
        [0] { $seat } hat { $own }: keine Punkte
        [one] { $seat } hat { $own }: 1 Punkt
       *[other] { $seat } hat { $own }: { $count } Punkte
    }
hidden-characters = Verdeckte Persönlichkeiten
hidden-character = Persönlichkeit von { $seat }, verdeckt bis zum Ende. Sie zählt für alle.
characters-for-all = Jede Persönlichkeit zählt für alle
fields = Landwirtschaft
fields-bring = jedes Mal

# The options of this game that differ from the base game: whole sentences
option-sliding = Ein Gefolgsmann, der sein Feld verliert, rückt auf das nächstniedrigere und kann den dortigen weiterschieben.
# lines: numbers of spaces with arrows, "1 → 3 → 5, 2 → 4 → 6"
option-lines = Gefolgsleute werden { named-building.in } von Feld zu Feld weitergeschoben ({ $lines }) und vom letzten verdrängt.
option-marauding = Die abgewendete Plünderung kommt aus dem Spiel.
option-tournament = Die letzte Runde wird gegen den Uhrzeigersinn gespielt.

## Players: what each of them has, as tooltips and for screen readers

family-deniers =
    { $count ->
        [0] keine Denare
        [one] 1 Denar
       *[other] { $count } Denare
    }
family-influence = { $count } Einfluss
family-supply = Gefolgsleute: { $count } im eigenen Vorrat, { $general } im allgemeinen Vorrat
family-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
family-points-hidden = Punkte bis zum Ende verdeckt
family-to-come =
    { $count ->
        [one] noch 1 Denar für verkaufte Würfel
       *[other] noch { $count } Denare für verkaufte Würfel
    }
family-salaries =
    { $count ->
        [one] Löhne nächste Runde: 1 Denar
       *[other] Löhne nächste Runde: { $count } Denare
    }
pays = zahlt { $count }
family-cathedral = Klötzchen in der Kathedrale: { $count }, Ebenen ohne Klötzchen: { $missed }
family-tradesmen =
    { $count ->
        [one] 1 Punkt für Fachleute
       *[other] { $count } Punkte für Fachleute
    }
family-won = Gewonnene Ereigniskarten:

## The tray: what a decision is being made about, and its parts

tray = Laufende Aktion
tray-back = Den zuletzt gewählten Würfel zurücknehmen
slot-own = deiner
slot-as =
    { $colour ->
        [red] deiner, als roter
        [white] deiner, als weißer
       *[yellow] deiner, als gelber
    }
slot-next = dann: je { $price }
slot-free = dann: gratis
slot-highest = höchster

# What a group gives as it stands: nouns, after an equals sign; at most 40 letters

brings-activations =
    { $count ->
        [one] 1 Aktivierung
       *[other] { $count } Aktivierungen
    }
brings-delayed = { $count } Klötzchen für später
brings-mixed = { $count } Klötzchen zum Legen oder Wegnehmen
brings-to-end =
    { $count ->
        [one] 1 Klötzchen, das am Ende zählt
       *[other] { $count } Klötzchen, die am Ende zählen
    }
brings-stones = { $count } Klötzchen in der Kathedrale
brings-cubes = { $count } Klötzchen auf dem Ereignis
brings-last-cubes =
    { $count ->
        [one] nur 1 Klötzchen: das letzte Banner
       *[other] nur { $count } Klötzchen: die letzten Banner
    }
brings-deniers =
    { $count ->
        [one] 1 Denar
       *[other] { $count } Denare
    }
brings-citizens =
    { $count ->
        [one] 1 Gefolgsmann
       *[other] { $count } Gefolgsleute
    }

# The bill: rows of a table, an amount of deniers or influence behind each; at most 40 letters

bill-dice = Würfel aus anderen Vierteln
bill-tradesman = neuer Fachmann
bill-tradesman-leaves = neuer Fachmann, aus einem Gebäude
bill-influence = neuer Fachmann (du hast { $influence } Einfluss)
bill-total = Kosten (Denare: { $deniers }, danach { $left })
turned-from = war { $value }
against = gegen
defence-brings = pro geschlagenem schwarzem Würfel: +1
times-left =
    { $count ->
        [one] noch 1 Aktivierung
       *[other] noch { $count } Aktivierungen
    }

## The list of decisions: headings of groups, nouns or verbs, at most 20 letters

list-cards = Karten
list-events = Ereignisse
list-citizens = Gefolgsmann
list-work = Arbeit
list-influence = Einfluss
list-dice = Würfel
list-dice-more = Mit 1 Würfel mehr
list-cubes = Klötzchen
list-stones = Wegnehmen
list-times = Aktivierungen
list-put = Legen
list-take = Wegnehmen
list-gain = Erhalten
list-values = Wert aller Würfel
list-columns = Spalte
list-from = Von
list-home = Zurückgeben
list-others = Sonstiges

## Decisions in short, on buttons: at most 18 letters

short-build = Kathedrale
short-harvest = Landwirtschaft
short-reroll = Neu würfeln
short-recruit = Gefolgsmann
short-turn = Umdrehen
short-times = { $number_1 } ×
short-supply = Vorrat
short-influence = allgemeiner Vorrat für { $count } Einfluss
short-palace = Palast { $number_1 }
short-bishopric = Bischofssitz { $number_1 }
short-city-hall = Rathaus { $number_1 }
short-remove = Spalte { $number_1 }, Ebene { $number_2 }
