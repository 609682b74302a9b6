# What the plain table calls the entries of the view, and its words: headings of rows and columns are nouns, in capitals only
# at their beginning and of at most 40 letters; what stands in cells is a label in small letters. An empty text: the entry
# is not shown, as another one or the page around it tells the same (src/parvis/web/pages/plain.py).

view-seats = {""}
view-onlooker-seat = {""}
view-decides-seat = {""}
view-over = {""}

## The course of the game

view-phase = Jetzt
phase-set-up = Aufbau
phase-settle = Einsetzen der ersten Gefolgsleute
phase-cards = Aufdecken der Karten
phase-dice = Würfeln
phase-events = Wirkung der Ereignisse
phase-defence = Abwehr der schwarzen Würfel
phase-actions = Aktionen
phase-over = Ende der Partie
view-round = Runde
view-rounds = Anzahl der Runden
view-sliding = Verdrängte Gefolgsleute
sliding-yes = rücken auf das nächstniedrigere Feld
sliding-no = {""}
view-marauding-leaves = Abgewendete Plünderung
marauding-leaves-yes = kommt aus dem Spiel
marauding-leaves-no = {""}
view-tournament = Letzte Runde
tournament-yes = gegen den Uhrzeigersinn
tournament-no = {""}
view-backwards = Spielrichtung
backwards-yes = gegen den Uhrzeigersinn
backwards-no = {""}
view-start-seat = Startspieler
view-turn-seat = Am Zug
turn-seat-none = {""}
view-black-dice = Schwarze Würfel
view-die-prices = Preis pro fremdem Würfel je Gruppengröße

## What is being done

view-group = Würfelgruppe
group-none = {""}
view-action = Für
action-activate = {""}
action-build = die Kathedrale
action-counter = {""}
action-place = {""}
action-harvest = Landwirtschaft
view-group-card = Karte
view-group-event = Ereignis
view-group-building = Gebäude
view-group-colour = Farbe der Würfel
view-group-dice = Gewählte Würfel
line-group-dice =
    { $deniers ->
        [0] { $seat }: { die-with-value }
        [one] { $seat }: { die-with-value } (1 Denar)
       *[other] { $seat }: { die-with-value } ({ $deniers } Denare)
    }
view-next-die = {""}
view-cubes-of = Mit einem Klötzchen von
cubes-of-none = {""}
view-cube-shows = Klötzchen als Würfel mit Wert
view-counts = Summe
view-needed = Nötige Summe
view-price = Denare für Würfel
view-new-tradesman = Denare für einen neuen Fachmann
view-new-tradesman-influence = Einfluss für einen neuen Fachmann
view-brings = Ergebnis
view-activations = Aktivierungen
view-brings-delayed = Klötzchen für später
view-mixed = Klötzchen zum Legen oder Wegnehmen
view-to-end = Klötzchen, die am Ende zählen
view-stones = Klötzchen in der Kathedrale
view-brings-cubes = Klötzchen auf dem Ereignis
view-brings-deniers = Denare
view-brings-citizens = Eingesetzte Gefolgsleute
view-activation = Aktivierte Karte
activation-none = {""}
view-times = Aktivierungen übrig
view-turned-over = Umgedrehte Würfel (Werte vorher)
turned-over-none = {""}
line-turned-over = { die-with-value }
view-thrown = Eingesetzte Würfel
thrown-none = {""}
view-black = Gegen den schwarzen Würfel

## Players

view-families = Am Tisch
view-dice = Würfel
view-red = Rot
view-white = Weiß
view-yellow = Gelb
view-purple = Violett
view-deniers = Denare
view-deniers-to-come = Einnahmen aus verkauften Würfeln
view-salaries = Löhne nächste Runde
view-influence = Einfluss
view-points = Punkte
families-points-none = verdeckt
view-passed = Gepasst
view-citizens = Gefolgsleute
view-supply = Eigener Vorrat
view-general-supply = Allgemeiner Vorrat
# Where they stand is told by the buildings.
view-palace = {""}
view-bishopric = {""}
view-city-hall = {""}
view-points-of-tradesmen = Punkte für Fachleute
view-cathedral-cubes = Klötzchen in der Kathedrale
view-cathedral-levels-missed = Ebenen ohne Klötzchen
view-events-won = Abgewendete Ereignisse
view-character-count = Persönlichkeiten
view-characters = Persönlichkeiten
characters-none = {""}
view-thresholds = {""}
view-characters-points = {""}
view-own = Deine Anzahl
view-own-points = Punkte derzeit
view-neutral-dice = Neutrale Würfel

view-open-characters = Offene Persönlichkeit
view-possible-characters = { possible-characters }
view-possible-characters-points = {""}
open-characters-none = {""}
view-open-characters-points = {""}
view-progress = Anzahl bei allen
line-progress =
    { $points ->
        [0] { $seat }: { $own }
        [one] { $seat }: { $own } (1 Punkt)
       *[other] { $seat }: { $own } ({ $points } Punkte)
    }

## Activity cards

view-cards = Aktionskarten
card-none = Verdeckt
view-colour = Farbe
# Adjectives alone in a cell, of dice and of cards
colour-red = rot
colour-white = weiß
colour-yellow = gelb
view-level = Runde
view-may-come = Eine von
view-cost = Denare für einen Fachmann
view-cost-influence = Einfluss für einen Fachmann
view-divisor = Augen pro Aktivierung
divisor-none = eine Aktivierung pro Würfel
view-delayed = Für später
delayed-yes = ja
delayed-no = {""}
view-keeps = Klötzchen hier
keeps-mixed = jede Aktion legt welche oder nimmt welche weg
keeps-to-end = zählen am Ende
view-effect = {""}
view-cards-points = Punkte der Felder
view-may-come-points = { view-cards-points }
view-tradesmen = Fachleute
tradesmen-none = {""}
line-tradesmen =
    { $points ->
        [0] { trading-seat }
        [one] { trading-seat } (1 Punkt)
       *[other] { trading-seat } ({ $points } Punkte)
    }
trading-seat =
    { $seat ->
        [neutral] neutral
       *[other] { $seat }
    }
view-cards-cubes = Klötzchen
cards-cubes-none = {""}
line-cards-cubes = { $seat }: { $cubes }

## Events

view-events = Ereignisse
view-influence-a-banner = Einfluss pro Klötzchen
view-events-points = Punkte: meiste, zweitmeiste Klötzchen
view-events-won-points = { view-events-points }
view-red-points = { view-events-points }
view-white-points = { view-events-points }
view-yellow-points = { view-events-points }
view-banners = Banner
view-events-cubes = Klötzchen
view-possessed = Festgehaltene Gefolgsleute
possessed-none = {""}
line-possessed = { $seat }
line-events-cubes = { $seat }
view-leaves = {""}
view-strikes = Wirkt
strikes-yes = jetzt
view-events-to-come = Mögliche Ereignisse

## Main buildings

view-buildings = Hauptgebäude
view-building = Gebäude
view-buildings-colour = Würfel
view-salary = Lohn
view-spaces = Gefolgsleute nach Feld
line-spaces =
    { $seat ->
        [none] { $value }: –
        [neutral] { $value }: neutral
       *[other] { $value }: { $seat }
    }
view-lying = Verdrängt
view-buildings-lines = Linien, in denen Gefolgsleute weitergeschoben werden; vom letzten Feld werden sie verdrängt
lying-none = niemand
line-lying =
    { $seat ->
        [neutral] neutral: { $citizens }
       *[other] { $seat }: { $citizens }
    }

## The cathedral

view-cathedral = Kathedrale
view-levels = Ebenen
view-points-a-cube = Punkte pro Klötzchen
view-points-lost-for-a-level-missed = Verlorene Punkte pro Ebene ohne Klötzchen
view-columns = Spalten
view-columns-value = Spalte
view-columns-influence = Einfluss pro Klötzchen
view-columns-cubes = Klötzchen, unterste Ebene zuerst
line-columns-cubes = { $seat }

## The ramparts

view-guard = Stadtwache auf der Stadtmauer
view-outdoor-tiles = Außenaktivitäten
view-tile = {""}
view-gate = Tor
view-space = Feld
view-outdoor-tiles-effect = {""}
view-outdoor-tiles-cubes = Klötzchen
outdoor-tiles-cubes-none = {""}
line-outdoor-tiles-cubes =
    { $used ->
        [0] { $seat }: { $cubes }
       *[any] { $seat }: { $cubes } (in diesem Zug eines verwendet)
    }
# What a guard is doing, and what cubes can be used for: the question tells it.
view-walk = {""}
view-answer = {""}
