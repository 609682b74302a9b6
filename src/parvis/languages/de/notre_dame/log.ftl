# What players decide and what chance brings, as lines of the log: who, what, where, and in brackets what caused it.
# seat: a player's name, in the nominative, and once.

## Set-up and persons

log-start = { $seat } beginnt.
log-remove-city-guard = Die Stadtwache kommt zurück in die Schachtel.
log-remove-night-watchman = Der Nachtwächter kommt zurück in die Schachtel.
log-remove-bishop = Der Bischof kommt zurück in die Schachtel.
log-remove-guild-master = Der Gildemeister kommt zurück in die Schachtel.
log-remove-beggar-king = Der Bettlerkönig kommt zurück in die Schachtel.
log-remove-advocate = Der Advokat kommt zurück in die Schachtel.
log-remove-lady-of-the-court = Die Hofdame kommt zurück in die Schachtel.
log-remove-mayor = Der Bürgermeister kommt zurück in die Schachtel.
log-remove-carpenter = Der Zimmermann kommt zurück in die Schachtel.
log-remove-nurse = Die Pflegerin kommt zurück in die Schachtel.
log-remove-steward = Der Verwalter kommt zurück in die Schachtel.
log-remove-scholar = Der Gelehrte kommt zurück in die Schachtel.
log-remove-coachman = Der Kutscher kommt zurück in die Schachtel.
log-remove-gypsies = Die Fahrenden kommen zurück in die Schachtel.
log-remove-spy = Der Spion kommt zurück in die Schachtel.
log-remove-counsellor = Der Ratgeber kommt zurück in die Schachtel.
log-remove-guard = Der Wächter kommt zurück in die Schachtel.
log-remove-innkeeper = Der Gastwirt kommt zurück in die Schachtel.
log-person-money-lender = Der Geldverleiher lässt sich in dieser Runde bestechen.
log-person-monk = Der Mönch lässt sich in dieser Runde bestechen.
log-person-hostess = Die Wirtin lässt sich in dieser Runde bestechen.
log-person-doctor = Der Medikus lässt sich in dieser Runde bestechen.
log-person-minstrel = Der Minnesänger lässt sich in dieser Runde bestechen.
log-person-fool = Der Narr lässt sich in dieser Runde bestechen.
log-person-city-guard = Die Stadtwache lässt sich in dieser Runde bestechen.
log-person-night-watchman = Der Nachtwächter lässt sich in dieser Runde bestechen.
log-person-bishop = Der Bischof lässt sich in dieser Runde bestechen.
log-person-guild-master = Der Gildemeister lässt sich in dieser Runde bestechen.
log-person-beggar-king = Der Bettlerkönig lässt sich in dieser Runde bestechen.
log-person-advocate = Der Advokat lässt sich in dieser Runde bestechen.
log-person-lady-of-the-court = Die Hofdame lässt sich in dieser Runde bestechen.
log-person-mayor = Der Bürgermeister lässt sich in dieser Runde bestechen.
log-person-carpenter = Der Zimmermann lässt sich in dieser Runde bestechen.
log-person-nurse = Die Pflegerin lässt sich in dieser Runde bestechen.
log-person-steward = Der Verwalter lässt sich in dieser Runde bestechen.
log-person-scholar = Der Gelehrte lässt sich in dieser Runde bestechen.
log-person-coachman = Der Kutscher lässt sich in dieser Runde bestechen.
log-person-gypsies = Die Fahrenden lassen sich in dieser Runde bestechen.
log-person-spy = Der Spion lässt sich in dieser Runde bestechen.
log-person-counsellor = Der Ratgeber lässt sich in dieser Runde bestechen.
log-person-guard = Der Wächter lässt sich in dieser Runde bestechen.
log-person-innkeeper = Der Gastwirt lässt sich in dieser Runde bestechen.

## The draft: only the player reads these

log-keep-cloister-school = { $seat } behält die Klosterschule.
log-keep-bank = { $seat } behält die Bank.
log-keep-residence = { $seat } behält die Residenz.
log-keep-carriage-house = { $seat } behält die Kutscherei.
log-keep-hotel = { $seat } behält das Gasthaus.
log-keep-park = { $seat } behält den Park.
log-keep-hospital = { $seat } behält das Hospital.
log-keep-notre-dame = { $seat } behält Notre Dame.
log-keep-trusted-friend = { $seat } behält den Vertrauten.

## Action cards

log-play-cloister-school = { $seat } spielt die Klosterschule aus.
log-play-bank = { $seat } spielt die Bank aus.
log-play-residence = { $seat } spielt die Residenz aus.
log-play-carriage-house = { $seat } spielt die Kutscherei aus.
log-play-hotel = { $seat } spielt das Gasthaus aus.
log-play-park = { $seat } spielt den Park aus.
log-play-hospital = { $seat } spielt das Hospital aus.
log-play-notre-dame = { $seat } spielt Notre Dame aus.
log-play-trusted-friend = { $seat } spielt den Vertrauten aus.

## The supply is empty

log-source-cloister-school = { $seat } versetzt einen Stein aus der Klosterschule (Vorrat leer).
log-source-bank = { $seat } versetzt einen Stein aus der Bank (Vorrat leer).
log-source-residence = { $seat } versetzt einen Stein aus der Residenz (Vorrat leer).
log-source-carriage-house = { $seat } versetzt einen Stein aus der Kutscherei (Vorrat leer).
log-source-hotel = { $seat } versetzt einen Stein aus dem Gasthaus (Vorrat leer).
log-source-park = { $seat } versetzt einen Stein aus dem Park (Vorrat leer).
log-source-hospital = { $seat } versetzt einen Stein aus dem Hospital (Vorrat leer).
log-source-notre-dame = { $seat } versetzt einen Stein aus Notre Dame (Vorrat leer).
log-forgo = { $seat } verzichtet auf die Aktion (Vorrat leer).

## Notre Dame

log-donate-0 = { $seat } spendet nichts.
log-donate-1 = { $seat } spendet 1 Münze und erhält 1 Prestige.
log-donate-2 = { $seat } spendet 2 Münzen und erhält 3 Prestige.
log-donate-3 = { $seat } spendet 3 Münzen und erhält 6 Prestige.

## The trusted friend

log-friend-cloister-school = { $seat } versetzt den Vertrauten in die Klosterschule.
log-friend-bank = { $seat } versetzt den Vertrauten in die Bank.
log-friend-residence = { $seat } versetzt den Vertrauten in die Residenz.
log-friend-carriage-house = { $seat } versetzt den Vertrauten in die Kutscherei.
log-friend-hotel = { $seat } versetzt den Vertrauten ins Gasthaus.
log-friend-park = { $seat } versetzt den Vertrauten in den Park.
log-friend-hospital = { $seat } versetzt den Vertrauten ins Hospital.

## The carriage. home_seat: the player of that borough; for an unassigned borough the player on its right

log-drive-stay = { $seat } lässt die Kutsche stehen.
log-drive-centre-own = { $seat } zieht die Kutsche zum eigenen zentralen Marktplatz.
log-drive-parvis-own = { $seat } zieht die Kutsche zum eigenen Domplatz.
log-drive-gate-own = { $seat } zieht die Kutsche zum eigenen Tor.
log-drive-quay-own = { $seat } zieht die Kutsche zum eigenen Kai.
log-drive-bridge-own = { $seat } zieht die Kutsche zur eigenen Brücke.
log-drive-centre-other = { $seat } zieht die Kutsche zum zentralen Marktplatz von { $home_seat }.
log-drive-parvis-other = { $seat } zieht die Kutsche zum Domplatz von { $home_seat }.
log-drive-gate-other = { $seat } zieht die Kutsche zum Tor von { $home_seat }.
log-drive-quay-other = { $seat } zieht die Kutsche zum Kai von { $home_seat }.
log-drive-bridge-other = { $seat } zieht die Kutsche zur Brücke von { $home_seat }.
log-drive-centre-unowned = { $seat } zieht die Kutsche zum zentralen Marktplatz im Viertel links von { $home_seat } (ohne Spieler).
log-drive-parvis-unowned = { $seat } zieht die Kutsche zum Domplatz im Viertel links von { $home_seat } (ohne Spieler).
log-drive-gate-unowned = { $seat } zieht die Kutsche zum Tor im Viertel links von { $home_seat } (ohne Spieler).
log-drive-quay-unowned = { $seat } zieht die Kutsche zum Kai im Viertel links von { $home_seat } (ohne Spieler).
log-drive-bridge-unowned = { $seat } zieht die Kutsche zur Brücke im Viertel links von { $home_seat } (ohne Spieler).

## Messages

log-take-coin = { $seat } nimmt die Botschaft auf (1 Prestige, 1 Münze).
log-take-marker = { $seat } nimmt die Botschaft auf (2 Prestige, 1 Stein).
log-take-rat = { $seat } nimmt die Botschaft auf (3 Prestige, Ratte 1 Feld zurück).
log-take-prestige = { $seat } nimmt die Botschaft auf (4 Prestige).
log-leave-message = { $seat } lässt die Botschaft liegen.

## Persons

log-hire-money-lender = { $seat } besticht den Geldverleiher.
log-hire-monk = { $seat } besticht den Mönch.
log-hire-hostess = { $seat } besticht die Wirtin.
log-hire-doctor = { $seat } besticht den Medikus.
log-hire-minstrel = { $seat } besticht den Minnesänger.
log-hire-fool = { $seat } besticht den Narren.
log-hire-city-guard = { $seat } besticht die Stadtwache.
log-hire-night-watchman = { $seat } besticht den Nachtwächter.
log-hire-bishop = { $seat } besticht den Bischof.
log-hire-guild-master = { $seat } besticht den Gildemeister.
log-hire-beggar-king = { $seat } besticht den Bettlerkönig.
log-hire-advocate = { $seat } besticht den Advokaten.
log-hire-lady-of-the-court = { $seat } besticht die Hofdame.
log-hire-mayor = { $seat } besticht den Bürgermeister.
log-hire-carpenter = { $seat } besticht den Zimmermann.
log-hire-nurse = { $seat } besticht die Pflegerin.
log-hire-steward = { $seat } besticht den Verwalter.
log-hire-scholar = { $seat } besticht den Gelehrten.
log-hire-coachman = { $seat } besticht den Kutscher.
log-hire-gypsies = { $seat } besticht die Fahrenden.
log-hire-spy = { $seat } besticht den Spion.
log-hire-counsellor = { $seat } besticht den Ratgeber.
log-hire-guard = { $seat } besticht den Wächter.
log-hire-innkeeper = { $seat } besticht den Gastwirt.
log-hire-nobody = { $seat } besticht niemanden.
log-hire-nobody-without-coin = { $seat } hat keine Münze und besticht niemanden.

## Fool

log-lift-marker-cloister-school = { $seat } nimmt einen Stein aus der Klosterschule (Narr).
log-lift-marker-bank = { $seat } nimmt einen Stein aus der Bank (Narr).
log-lift-marker-residence = { $seat } nimmt einen Stein aus der Residenz (Narr).
log-lift-marker-carriage-house = { $seat } nimmt einen Stein aus der Kutscherei (Narr).
log-lift-marker-hotel = { $seat } nimmt einen Stein aus dem Gasthaus (Narr).
log-lift-marker-park = { $seat } nimmt einen Stein aus dem Park (Narr).
log-lift-marker-hospital = { $seat } nimmt einen Stein aus dem Hospital (Narr).
log-lift-marker-notre-dame = { $seat } nimmt einen Stein aus Notre Dame (Narr).
log-lift-friend-cloister-school = { $seat } nimmt den Vertrauten aus der Klosterschule (Narr).
log-lift-friend-bank = { $seat } nimmt den Vertrauten aus der Bank (Narr).
log-lift-friend-residence = { $seat } nimmt den Vertrauten aus der Residenz (Narr).
log-lift-friend-carriage-house = { $seat } nimmt den Vertrauten aus der Kutscherei (Narr).
log-lift-friend-hotel = { $seat } nimmt den Vertrauten aus dem Gasthaus (Narr).
log-lift-friend-park = { $seat } nimmt den Vertrauten aus dem Park (Narr).
log-lift-friend-hospital = { $seat } nimmt den Vertrauten aus dem Hospital (Narr).
log-fool-to-cloister-school = { $seat } versetzt die Figur in die Klosterschule (Narr).
log-fool-to-bank = { $seat } versetzt die Figur in die Bank (Narr).
log-fool-to-residence = { $seat } versetzt die Figur in die Residenz (Narr).
log-fool-to-carriage-house = { $seat } versetzt die Figur in die Kutscherei (Narr).
log-fool-to-hotel = { $seat } versetzt die Figur ins Gasthaus (Narr).
log-fool-to-park = { $seat } versetzt die Figur in den Park (Narr).
log-fool-to-hospital = { $seat } versetzt die Figur ins Hospital (Narr).

## Bishop

log-bishop-to-cloister-school = { $seat } legt einen Stein in die Klosterschule (Bischof).
log-bishop-to-bank = { $seat } legt einen Stein in die Bank (Bischof).
log-bishop-to-residence = { $seat } legt einen Stein in die Residenz (Bischof).
log-bishop-to-carriage-house = { $seat } legt einen Stein in die Kutscherei (Bischof).
log-bishop-to-hotel = { $seat } legt einen Stein ins Gasthaus (Bischof).
log-bishop-to-park = { $seat } legt einen Stein in den Park (Bischof).
log-bishop-to-hospital = { $seat } legt einen Stein ins Hospital (Bischof).

## Minstrel

log-minstrel-from-cloister-school = { $seat } nimmt Figuren aus der Klosterschule (Minnesänger).
log-minstrel-from-bank = { $seat } nimmt Figuren aus der Bank (Minnesänger).
log-minstrel-from-residence = { $seat } nimmt Figuren aus der Residenz (Minnesänger).
log-minstrel-from-carriage-house = { $seat } nimmt Figuren aus der Kutscherei (Minnesänger).
log-minstrel-from-hotel = { $seat } nimmt Figuren aus dem Gasthaus (Minnesänger).
log-minstrel-from-park = { $seat } nimmt Figuren aus dem Park (Minnesänger).
log-minstrel-from-hospital = { $seat } nimmt Figuren aus dem Hospital (Minnesänger).
log-minstrel-to-cloister-school = { $seat } versetzt die Figuren in die Klosterschule (Minnesänger).
log-minstrel-to-bank = { $seat } versetzt die Figuren in die Bank (Minnesänger).
log-minstrel-to-residence = { $seat } versetzt die Figuren in die Residenz (Minnesänger).
log-minstrel-to-carriage-house = { $seat } versetzt die Figuren in die Kutscherei (Minnesänger).
log-minstrel-to-hotel = { $seat } versetzt die Figuren ins Gasthaus (Minnesänger).
log-minstrel-to-park = { $seat } versetzt die Figuren in den Park (Minnesänger).
log-minstrel-to-hospital = { $seat } versetzt die Figuren ins Hospital (Minnesänger).
log-carry-1 = { $seat } versetzt 1 Stein (Minnesänger).
log-carry-2 = { $seat } versetzt 2 Steine (Minnesänger).
log-carry-3 = { $seat } versetzt 3 Steine (Minnesänger).
log-carry-1-friend = { $seat } versetzt den Vertrauten (Minnesänger).
log-carry-2-friend = { $seat } versetzt den Vertrauten und 1 Stein (Minnesänger).
log-carry-3-friend = { $seat } versetzt den Vertrauten und 2 Steine (Minnesänger).

## The plague

log-lose-cloister-school = { $seat } verliert einen Stein aus der Klosterschule.
log-lose-bank = { $seat } verliert einen Stein aus der Bank.
log-lose-residence = { $seat } verliert einen Stein aus der Residenz.
log-lose-carriage-house = { $seat } verliert einen Stein aus der Kutscherei.
log-lose-hotel = { $seat } verliert einen Stein aus dem Gasthaus.
log-lose-park = { $seat } verliert einen Stein aus dem Park.
log-lose-hospital = { $seat } verliert einen Stein aus dem Hospital.

## Coachman

log-type-coin = { $seat } erhält die Belohnungen aller Münzbotschaften noch einmal.
log-type-marker = { $seat } erhält die Belohnungen aller Steinbotschaften noch einmal.
log-type-rat = { $seat } erhält die Belohnungen aller Rattenbotschaften noch einmal.
log-type-prestige = { $seat } erhält die Belohnungen aller Prestigebotschaften noch einmal.

## Travellers (called gypsies in older versions and in records)

log-return-cloister-school = { $seat } legt einen Stein aus der Klosterschule zurück (Fahrende).
log-return-bank = { $seat } legt einen Stein aus der Bank zurück (Fahrende).
log-return-residence = { $seat } legt einen Stein aus der Residenz zurück (Fahrende).
log-return-carriage-house = { $seat } legt einen Stein aus der Kutscherei zurück (Fahrende).
log-return-hotel = { $seat } legt einen Stein aus dem Gasthaus zurück (Fahrende).
log-return-park = { $seat } legt einen Stein aus dem Park zurück (Fahrende).
log-return-hospital = { $seat } legt einen Stein aus dem Hospital zurück (Fahrende).
log-return-notre-dame = { $seat } legt einen Stein aus Notre Dame zurück (Fahrende).
log-enough = { $seat } legt keine Steine mehr zurück.
