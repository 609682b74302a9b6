# What can be decided, as buttons say it: verb and object, at most 6 words before the brackets, no full stop.

## The draft

do-keep-cloister-school = Klosterschule behalten
do-keep-bank = Bank behalten
do-keep-residence = Residenz behalten
do-keep-carriage-house = Kutscherei behalten
do-keep-hotel = Gasthaus behalten
do-keep-park = Park behalten
do-keep-hospital = Hospital behalten
do-keep-notre-dame = Notre Dame behalten
do-keep-trusted-friend = Vertrauten behalten

## Action cards

do-play-cloister-school = Klosterschule ausspielen
do-play-bank = Bank ausspielen
do-play-residence = Residenz ausspielen
do-play-carriage-house = Kutscherei ausspielen
do-play-hotel = Gasthaus ausspielen
do-play-park = Park ausspielen
do-play-hospital = Hospital ausspielen
do-play-notre-dame = Notre Dame ausspielen
do-play-trusted-friend = Vertrauten ausspielen

## The supply is empty: the marker comes from elsewhere

do-source-cloister-school = Stein aus der Klosterschule versetzen
do-source-bank = Stein aus der Bank versetzen
do-source-residence = Stein aus der Residenz versetzen
do-source-carriage-house = Stein aus der Kutscherei versetzen
do-source-hotel = Stein aus dem Gasthaus versetzen
do-source-park = Stein aus dem Park versetzen
do-source-hospital = Stein aus dem Hospital versetzen
do-source-notre-dame = Stein aus Notre Dame versetzen
do-forgo = Auf die Aktion verzichten

## Notre Dame

do-donate-0 = Nichts spenden und keinen Stein legen
do-donate-1 = 1 Münze spenden: 1 Prestige
do-donate-2 = 2 Münzen spenden: 3 Prestige
do-donate-3 = 3 Münzen spenden: 6 Prestige

## The trusted friend: the sector that he moves to; the question has the verb

do-friend-cloister-school = Vertrauten in die Klosterschule versetzen
do-friend-bank = Vertrauten in die Bank versetzen
do-friend-residence = Vertrauten in die Residenz versetzen
do-friend-carriage-house = Vertrauten in die Kutscherei versetzen
do-friend-hotel = Vertrauten ins Gasthaus versetzen
do-friend-park = Vertrauten in den Park versetzen
do-friend-hospital = Vertrauten ins Hospital versetzen

## The carriage. home_seat: the player of that borough; for an unassigned borough the player on its right

message-there =
    { $message ->
        [coin] 1 Prestige, 1 Münze
        [marker] 2 Prestige, 1 Stein
        [rat] 3 Prestige, Ratte 1 Feld zurück
        [prestige] 4 Prestige
        [barred] Botschaft noch nicht erlaubt
       *[none] keine Botschaft
    }
do-drive-stay = Kutsche stehen lassen
do-drive-back = Hin und zurück ziehen ({ message-there })
do-drive-centre-own = Zum eigenen zentralen Marktplatz ziehen
do-drive-parvis-own = Zum eigenen Domplatz ziehen ({ message-there })
do-drive-gate-own = Zum eigenen Tor ziehen ({ message-there })
do-drive-quay-own = Zum eigenen Kai ziehen ({ message-there })
do-drive-bridge-own = Zur eigenen Brücke ziehen ({ message-there })
do-drive-centre-other = Zum zentralen Marktplatz von { $home_seat } ziehen
do-drive-parvis-other = Zum Domplatz von { $home_seat } ziehen ({ message-there })
do-drive-gate-other = Zum Tor von { $home_seat } ziehen ({ message-there })
do-drive-quay-other = Zum Kai von { $home_seat } ziehen ({ message-there })
do-drive-bridge-other = Zur Brücke von { $home_seat } ziehen ({ message-there })
do-drive-centre-unowned = Zum zentralen Marktplatz im Viertel links von { $home_seat } (ohne Spieler) ziehen
do-drive-parvis-unowned = Zum Domplatz im Viertel links von { $home_seat } (ohne Spieler) ziehen ({ message-there })
do-drive-gate-unowned = Zum Tor im Viertel links von { $home_seat } (ohne Spieler) ziehen ({ message-there })
do-drive-quay-unowned = Zum Kai im Viertel links von { $home_seat } (ohne Spieler) ziehen ({ message-there })
do-drive-bridge-unowned = Zur Brücke im Viertel links von { $home_seat } (ohne Spieler) ziehen ({ message-there })

## Messages

do-take-coin = Botschaft aufnehmen (1 Prestige, 1 Münze)
do-take-marker = Botschaft aufnehmen (2 Prestige, 1 Stein)
do-take-rat = Botschaft aufnehmen (3 Prestige, Ratte 1 Feld zurück)
do-take-prestige = Botschaft aufnehmen (4 Prestige)
do-leave-message = Botschaft liegen lassen
do-leave-there = Keine Botschaft aufnehmen, wo die Kutsche hält

## Perks of the hotel and the hostess

do-perk-coin = 1 Münze erhalten
do-perk-marker = 1 Stein aus dem allgemeinen Vorrat nehmen
do-perk-rat = Eigene Ratte 1 Feld zurückziehen

## Persons

do-hire-money-lender = Geldverleiher bestechen
do-hire-monk = Mönch bestechen
do-hire-hostess = Wirtin bestechen
do-hire-doctor = Medikus bestechen
do-hire-minstrel = Minnesänger bestechen
do-hire-fool = Narren bestechen
do-hire-city-guard = Stadtwache bestechen
do-hire-night-watchman = Nachtwächter bestechen
do-hire-bishop = Bischof bestechen
do-hire-guild-master = Gildemeister bestechen
do-hire-beggar-king = Bettlerkönig bestechen
do-hire-advocate = Advokaten bestechen
do-hire-lady-of-the-court = Hofdame bestechen
do-hire-mayor = Bürgermeister bestechen
do-hire-carpenter = Zimmermann bestechen
do-hire-nurse = Pflegerin bestechen
do-hire-steward = Verwalter bestechen
do-hire-scholar = Gelehrten bestechen
do-hire-coachman = Kutscher bestechen
do-hire-gypsies = Fahrende bestechen
do-hire-spy = Spion bestechen
do-hire-counsellor = Ratgeber bestechen
do-hire-guard = Wächter bestechen
do-hire-innkeeper = Gastwirt bestechen
do-hire-nobody = Niemanden bestechen

## Fool: the piece that moves, and the sector that it moves to

do-lift-marker-cloister-school = Stein aus der Klosterschule versetzen
do-lift-marker-bank = Stein aus der Bank versetzen
do-lift-marker-residence = Stein aus der Residenz versetzen
do-lift-marker-carriage-house = Stein aus der Kutscherei versetzen
do-lift-marker-hotel = Stein aus dem Gasthaus versetzen
do-lift-marker-park = Stein aus dem Park versetzen
do-lift-marker-hospital = Stein aus dem Hospital versetzen
do-lift-marker-notre-dame = Stein aus Notre Dame versetzen
do-lift-friend-cloister-school = Vertrauten aus der Klosterschule versetzen
do-lift-friend-bank = Vertrauten aus der Bank versetzen
do-lift-friend-residence = Vertrauten aus der Residenz versetzen
do-lift-friend-carriage-house = Vertrauten aus der Kutscherei versetzen
do-lift-friend-hotel = Vertrauten aus dem Gasthaus versetzen
do-lift-friend-park = Vertrauten aus dem Park versetzen
do-lift-friend-hospital = Vertrauten aus dem Hospital versetzen
do-fool-to-cloister-school = Figur in die Klosterschule versetzen
do-fool-to-bank = Figur in die Bank versetzen
do-fool-to-residence = Figur in die Residenz versetzen
do-fool-to-carriage-house = Figur in die Kutscherei versetzen
do-fool-to-hotel = Figur ins Gasthaus versetzen
do-fool-to-park = Figur in den Park versetzen
do-fool-to-hospital = Figur ins Hospital versetzen

## Bishop

do-bishop-to-cloister-school = Stein in die Klosterschule legen
do-bishop-to-bank = Stein in die Bank legen
do-bishop-to-residence = Stein in die Residenz legen
do-bishop-to-carriage-house = Stein in die Kutscherei legen
do-bishop-to-hotel = Stein ins Gasthaus legen
do-bishop-to-park = Stein in den Park legen
do-bishop-to-hospital = Stein ins Hospital legen

## Minstrel

do-minstrel-from-cloister-school = Figuren aus der Klosterschule versetzen
do-minstrel-from-bank = Figuren aus der Bank versetzen
do-minstrel-from-residence = Figuren aus der Residenz versetzen
do-minstrel-from-carriage-house = Figuren aus der Kutscherei versetzen
do-minstrel-from-hotel = Figuren aus dem Gasthaus versetzen
do-minstrel-from-park = Figuren aus dem Park versetzen
do-minstrel-from-hospital = Figuren aus dem Hospital versetzen
do-minstrel-to-cloister-school = Figuren in die Klosterschule versetzen
do-minstrel-to-bank = Figuren in die Bank versetzen
do-minstrel-to-residence = Figuren in die Residenz versetzen
do-minstrel-to-carriage-house = Figuren in die Kutscherei versetzen
do-minstrel-to-hotel = Figuren ins Gasthaus versetzen
do-minstrel-to-park = Figuren in den Park versetzen
do-minstrel-to-hospital = Figuren ins Hospital versetzen
do-carry-1 = 1 Stein versetzen
do-carry-2 = 2 Steine versetzen
do-carry-3 = 3 Steine versetzen
do-carry-1-friend = Nur den Vertrauten versetzen
do-carry-2-friend = Vertrauten und 1 Stein versetzen
do-carry-3-friend = Vertrauten und 2 Steine versetzen

## The plague

do-lose-cloister-school = Stein aus der Klosterschule verlieren
do-lose-bank = Stein aus der Bank verlieren
do-lose-residence = Stein aus der Residenz verlieren
do-lose-carriage-house = Stein aus der Kutscherei verlieren
do-lose-hotel = Stein aus dem Gasthaus verlieren
do-lose-park = Stein aus dem Park verlieren
do-lose-hospital = Stein aus dem Hospital verlieren

## Coachman: a type of message; the question has the verb

do-type-coin = Münzbotschaften
do-type-marker = Steinbotschaften
do-type-rat = Rattenbotschaften
do-type-prestige = Prestigebotschaften

## Travellers (called gypsies in older versions and in records)

do-return-cloister-school = Stein aus der Klosterschule zurücklegen
do-return-bank = Stein aus der Bank zurücklegen
do-return-residence = Stein aus der Residenz zurücklegen
do-return-carriage-house = Stein aus der Kutscherei zurücklegen
do-return-hotel = Stein aus dem Gasthaus zurücklegen
do-return-park = Stein aus dem Park zurücklegen
do-return-hospital = Stein aus dem Hospital zurücklegen
do-return-notre-dame = Stein aus Notre Dame zurücklegen
do-enough = Keine Steine mehr zurücklegen
