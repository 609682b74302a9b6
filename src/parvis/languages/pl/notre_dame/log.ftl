# What players decide and what chance brings, as lines of the log: who, what, where, and in brackets what caused it.
# seat: a player's name, in the nominative, and once.

## Set-up and persons

log-start = Gracz rozpoczynający: { $seat }.
log-remove-city-guard = Strażnik miejski wraca do pudełka.
log-remove-night-watchman = Wartownik wraca do pudełka.
log-remove-bishop = Biskup wraca do pudełka.
log-remove-guild-master = Mistrz cechu wraca do pudełka.
log-remove-beggar-king = Król żebraków wraca do pudełka.
log-remove-advocate = Adwokat wraca do pudełka.
log-remove-lady-of-the-court = Dama dworu wraca do pudełka.
log-remove-mayor = Burmistrz wraca do pudełka.
log-remove-carpenter = Stolarz wraca do pudełka.
log-remove-nurse = Pielęgniarka wraca do pudełka.
log-remove-steward = Zarządca wraca do pudełka.
log-remove-scholar = Uczony wraca do pudełka.
log-remove-coachman = Woźnica wraca do pudełka.
log-remove-gypsies = Wędrowcy wracają do pudełka.
log-remove-spy = Szpieg wraca do pudełka.
log-remove-counsellor = Doradca wraca do pudełka.
log-remove-guard = Gwardzista wraca do pudełka.
log-remove-innkeeper = Oberżysta wraca do pudełka.
log-person-money-lender = W tej rundzie można zatrudnić lichwiarza.
log-person-monk = W tej rundzie można zatrudnić mnicha.
log-person-hostess = W tej rundzie można zatrudnić oberżystkę.
log-person-doctor = W tej rundzie można zatrudnić lekarza.
log-person-minstrel = W tej rundzie można zatrudnić barda.
log-person-fool = W tej rundzie można zatrudnić błazna.
log-person-city-guard = W tej rundzie można zatrudnić strażnika miejskiego.
log-person-night-watchman = W tej rundzie można zatrudnić wartownika.
log-person-bishop = W tej rundzie można zatrudnić biskupa.
log-person-guild-master = W tej rundzie można zatrudnić mistrza cechu.
log-person-beggar-king = W tej rundzie można zatrudnić króla żebraków.
log-person-advocate = W tej rundzie można zatrudnić adwokata.
log-person-lady-of-the-court = W tej rundzie można zatrudnić damę dworu.
log-person-mayor = W tej rundzie można zatrudnić burmistrza.
log-person-carpenter = W tej rundzie można zatrudnić stolarza.
log-person-nurse = W tej rundzie można zatrudnić pielęgniarkę.
log-person-steward = W tej rundzie można zatrudnić zarządcę.
log-person-scholar = W tej rundzie można zatrudnić uczonego.
log-person-coachman = W tej rundzie można zatrudnić woźnicę.
log-person-gypsies = W tej rundzie można zatrudnić wędrowców.
log-person-spy = W tej rundzie można zatrudnić szpiega.
log-person-counsellor = W tej rundzie można zatrudnić doradcę.
log-person-guard = W tej rundzie można zatrudnić gwardzistę.
log-person-innkeeper = W tej rundzie można zatrudnić oberżystę.

## The draft: only the player reads these

log-keep-cloister-school = { $seat } zatrzymuje seminarium.
log-keep-bank = { $seat } zatrzymuje bank.
log-keep-residence = { $seat } zatrzymuje rezydencję.
log-keep-carriage-house = { $seat } zatrzymuje zajazd.
log-keep-hotel = { $seat } zatrzymuje hotel.
log-keep-park = { $seat } zatrzymuje park.
log-keep-hospital = { $seat } zatrzymuje szpital.
log-keep-notre-dame = { $seat } zatrzymuje katedrę Notre Dame.
log-keep-trusted-friend = { $seat } zatrzymuje pełnomocnika.

## Action cards

log-play-cloister-school = { $seat } zagrywa seminarium.
log-play-bank = { $seat } zagrywa bank.
log-play-residence = { $seat } zagrywa rezydencję.
log-play-carriage-house = { $seat } zagrywa zajazd.
log-play-hotel = { $seat } zagrywa hotel.
log-play-park = { $seat } zagrywa park.
log-play-hospital = { $seat } zagrywa szpital.
log-play-notre-dame = { $seat } zagrywa katedrę Notre Dame.
log-play-trusted-friend = { $seat } zagrywa pełnomocnika.

## The supply is empty

log-source-cloister-school = { $seat } przenosi znacznik z seminarium (puste zasoby).
log-source-bank = { $seat } przenosi znacznik z banku (puste zasoby).
log-source-residence = { $seat } przenosi znacznik z rezydencji (puste zasoby).
log-source-carriage-house = { $seat } przenosi znacznik z zajazdu (puste zasoby).
log-source-hotel = { $seat } przenosi znacznik z hotelu (puste zasoby).
log-source-park = { $seat } przenosi znacznik z parku (puste zasoby).
log-source-hospital = { $seat } przenosi znacznik ze szpitala (puste zasoby).
log-source-notre-dame = { $seat } przenosi znacznik z katedry Notre Dame (puste zasoby).
log-forgo = { $seat } pomija akcję (puste zasoby).

## Notre Dame

log-donate-0 = { $seat } nic nie wpłaca.
log-donate-1 = { $seat } wpłaca 1 monetę za 1 punkt prestiżu.
log-donate-2 = { $seat } wpłaca 2 monety za 3 punkty prestiżu.
log-donate-3 = { $seat } wpłaca 3 monety za 6 punktów prestiżu.

## The trusted friend

log-friend-cloister-school = { $seat } przenosi pełnomocnika do seminarium.
log-friend-bank = { $seat } przenosi pełnomocnika do banku.
log-friend-residence = { $seat } przenosi pełnomocnika do rezydencji.
log-friend-carriage-house = { $seat } przenosi pełnomocnika do zajazdu.
log-friend-hotel = { $seat } przenosi pełnomocnika do hotelu.
log-friend-park = { $seat } przenosi pełnomocnika do parku.
log-friend-hospital = { $seat } przenosi pełnomocnika do szpitala.

## The carriage. home_seat: the player of that borough; for an unassigned borough the player on its right

log-drive-stay = { $seat } zostawia powóz w miejscu.
log-drive-centre-own = { $seat } przesuwa powóz na własne centralne targowisko.
log-drive-parvis-own = { $seat } przesuwa powóz na własny plac katedralny.
log-drive-gate-own = { $seat } przesuwa powóz do własnej bramy.
log-drive-quay-own = { $seat } przesuwa powóz na własne nabrzeże.
log-drive-bridge-own = { $seat } przesuwa powóz na własny most.
log-drive-centre-other = { $seat } przesuwa powóz na centralne targowisko (dzielnica: { $home_seat }).
log-drive-parvis-other = { $seat } przesuwa powóz na plac katedralny (dzielnica: { $home_seat }).
log-drive-gate-other = { $seat } przesuwa powóz do bramy (dzielnica: { $home_seat }).
log-drive-quay-other = { $seat } przesuwa powóz na nabrzeże (dzielnica: { $home_seat }).
log-drive-bridge-other = { $seat } przesuwa powóz na most (dzielnica: { $home_seat }).
log-drive-centre-unowned = { $seat } przesuwa powóz na centralne targowisko (dzielnica bez gracza, na lewo od: { $home_seat }).
log-drive-parvis-unowned = { $seat } przesuwa powóz na plac katedralny (dzielnica bez gracza, na lewo od: { $home_seat }).
log-drive-gate-unowned = { $seat } przesuwa powóz do bramy (dzielnica bez gracza, na lewo od: { $home_seat }).
log-drive-quay-unowned = { $seat } przesuwa powóz na nabrzeże (dzielnica bez gracza, na lewo od: { $home_seat }).
log-drive-bridge-unowned = { $seat } przesuwa powóz na most (dzielnica bez gracza, na lewo od: { $home_seat }).

## Messages

log-take-coin = { $seat } bierze wiadomość (1 punkt prestiżu, 1 moneta).
log-take-marker = { $seat } bierze wiadomość (2 punkty prestiżu, 1 znacznik).
log-take-rat = { $seat } bierze wiadomość (3 punkty prestiżu, szczur o 1 pole w tył).
log-take-prestige = { $seat } bierze wiadomość (4 punkty prestiżu).
log-leave-message = { $seat } zostawia wiadomość.

## Persons

log-hire-money-lender = { $seat } zatrudnia lichwiarza.
log-hire-monk = { $seat } zatrudnia mnicha.
log-hire-hostess = { $seat } zatrudnia oberżystkę.
log-hire-doctor = { $seat } zatrudnia lekarza.
log-hire-minstrel = { $seat } zatrudnia barda.
log-hire-fool = { $seat } zatrudnia błazna.
log-hire-city-guard = { $seat } zatrudnia strażnika miejskiego.
log-hire-night-watchman = { $seat } zatrudnia wartownika.
log-hire-bishop = { $seat } zatrudnia biskupa.
log-hire-guild-master = { $seat } zatrudnia mistrza cechu.
log-hire-beggar-king = { $seat } zatrudnia króla żebraków.
log-hire-advocate = { $seat } zatrudnia adwokata.
log-hire-lady-of-the-court = { $seat } zatrudnia damę dworu.
log-hire-mayor = { $seat } zatrudnia burmistrza.
log-hire-carpenter = { $seat } zatrudnia stolarza.
log-hire-nurse = { $seat } zatrudnia pielęgniarkę.
log-hire-steward = { $seat } zatrudnia zarządcę.
log-hire-scholar = { $seat } zatrudnia uczonego.
log-hire-coachman = { $seat } zatrudnia woźnicę.
log-hire-gypsies = { $seat } zatrudnia wędrowców.
log-hire-spy = { $seat } zatrudnia szpiega.
log-hire-counsellor = { $seat } zatrudnia doradcę.
log-hire-guard = { $seat } zatrudnia gwardzistę.
log-hire-innkeeper = { $seat } zatrudnia oberżystę.
log-hire-nobody = { $seat } nie zatrudnia nikogo.
log-hire-nobody-without-coin = { $seat } nie ma monety i nie zatrudnia nikogo.

## Fool

log-lift-marker-cloister-school = { $seat } zabiera znacznik z seminarium (błazen).
log-lift-marker-bank = { $seat } zabiera znacznik z banku (błazen).
log-lift-marker-residence = { $seat } zabiera znacznik z rezydencji (błazen).
log-lift-marker-carriage-house = { $seat } zabiera znacznik z zajazdu (błazen).
log-lift-marker-hotel = { $seat } zabiera znacznik z hotelu (błazen).
log-lift-marker-park = { $seat } zabiera znacznik z parku (błazen).
log-lift-marker-hospital = { $seat } zabiera znacznik ze szpitala (błazen).
log-lift-marker-notre-dame = { $seat } zabiera znacznik z katedry Notre Dame (błazen).
log-lift-friend-cloister-school = { $seat } zabiera pełnomocnika z seminarium (błazen).
log-lift-friend-bank = { $seat } zabiera pełnomocnika z banku (błazen).
log-lift-friend-residence = { $seat } zabiera pełnomocnika z rezydencji (błazen).
log-lift-friend-carriage-house = { $seat } zabiera pełnomocnika z zajazdu (błazen).
log-lift-friend-hotel = { $seat } zabiera pełnomocnika z hotelu (błazen).
log-lift-friend-park = { $seat } zabiera pełnomocnika z parku (błazen).
log-lift-friend-hospital = { $seat } zabiera pełnomocnika ze szpitala (błazen).
log-fool-to-cloister-school = { $seat } przenosi pionek do seminarium (błazen).
log-fool-to-bank = { $seat } przenosi pionek do banku (błazen).
log-fool-to-residence = { $seat } przenosi pionek do rezydencji (błazen).
log-fool-to-carriage-house = { $seat } przenosi pionek do zajazdu (błazen).
log-fool-to-hotel = { $seat } przenosi pionek do hotelu (błazen).
log-fool-to-park = { $seat } przenosi pionek do parku (błazen).
log-fool-to-hospital = { $seat } przenosi pionek do szpitala (błazen).

## Bishop

log-bishop-to-cloister-school = { $seat } umieszcza znacznik w seminarium (biskup).
log-bishop-to-bank = { $seat } umieszcza znacznik w banku (biskup).
log-bishop-to-residence = { $seat } umieszcza znacznik w rezydencji (biskup).
log-bishop-to-carriage-house = { $seat } umieszcza znacznik w zajeździe (biskup).
log-bishop-to-hotel = { $seat } umieszcza znacznik w hotelu (biskup).
log-bishop-to-park = { $seat } umieszcza znacznik w parku (biskup).
log-bishop-to-hospital = { $seat } umieszcza znacznik w szpitalu (biskup).

## Minstrel

log-minstrel-from-cloister-school = { $seat } zabiera pionki z seminarium (bard).
log-minstrel-from-bank = { $seat } zabiera pionki z banku (bard).
log-minstrel-from-residence = { $seat } zabiera pionki z rezydencji (bard).
log-minstrel-from-carriage-house = { $seat } zabiera pionki z zajazdu (bard).
log-minstrel-from-hotel = { $seat } zabiera pionki z hotelu (bard).
log-minstrel-from-park = { $seat } zabiera pionki z parku (bard).
log-minstrel-from-hospital = { $seat } zabiera pionki ze szpitala (bard).
log-minstrel-to-cloister-school = { $seat } przenosi pionki do seminarium (bard).
log-minstrel-to-bank = { $seat } przenosi pionki do banku (bard).
log-minstrel-to-residence = { $seat } przenosi pionki do rezydencji (bard).
log-minstrel-to-carriage-house = { $seat } przenosi pionki do zajazdu (bard).
log-minstrel-to-hotel = { $seat } przenosi pionki do hotelu (bard).
log-minstrel-to-park = { $seat } przenosi pionki do parku (bard).
log-minstrel-to-hospital = { $seat } przenosi pionki do szpitala (bard).
log-carry-1 = { $seat } przenosi 1 znacznik (bard).
log-carry-2 = { $seat } przenosi 2 znaczniki (bard).
log-carry-3 = { $seat } przenosi 3 znaczniki (bard).
log-carry-1-friend = { $seat } przenosi pełnomocnika (bard).
log-carry-2-friend = { $seat } przenosi pełnomocnika i 1 znacznik (bard).
log-carry-3-friend = { $seat } przenosi pełnomocnika i 2 znaczniki (bard).

## The plague

log-lose-cloister-school = { $seat } traci znacznik z seminarium.
log-lose-bank = { $seat } traci znacznik z banku.
log-lose-residence = { $seat } traci znacznik z rezydencji.
log-lose-carriage-house = { $seat } traci znacznik z zajazdu.
log-lose-hotel = { $seat } traci znacznik z hotelu.
log-lose-park = { $seat } traci znacznik z parku.
log-lose-hospital = { $seat } traci znacznik ze szpitala.

## Coachman

log-type-coin = { $seat } jeszcze raz dostaje nagrody za wszystkie wiadomości z monetą.
log-type-marker = { $seat } jeszcze raz dostaje nagrody za wszystkie wiadomości ze znacznikiem.
log-type-rat = { $seat } jeszcze raz dostaje nagrody za wszystkie wiadomości ze szczurem.
log-type-prestige = { $seat } jeszcze raz dostaje nagrody za wszystkie wiadomości z prestiżem.

## Travellers (called gypsies in older versions and in records)

log-return-cloister-school = { $seat } odkłada znacznik z seminarium (wędrowcy).
log-return-bank = { $seat } odkłada znacznik z banku (wędrowcy).
log-return-residence = { $seat } odkłada znacznik z rezydencji (wędrowcy).
log-return-carriage-house = { $seat } odkłada znacznik z zajazdu (wędrowcy).
log-return-hotel = { $seat } odkłada znacznik z hotelu (wędrowcy).
log-return-park = { $seat } odkłada znacznik z parku (wędrowcy).
log-return-hospital = { $seat } odkłada znacznik ze szpitala (wędrowcy).
log-return-notre-dame = { $seat } odkłada znacznik z katedry Notre Dame (wędrowcy).
log-enough = { $seat } nie odkłada więcej znaczników.
