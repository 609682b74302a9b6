# Names of the pieces, as headings and labels show them, and as they stand within a sentence (named-…).

## Activity cards

card-archer = Bogenschütze
card-diplomat = Diplomat
card-mercenary = Söldner
card-knight = Ritter
card-hunting = Jagd
card-swordsman = Schwertkämpfer
card-recruitment = Anwerbung
card-tax-collector = Steuereintreiber
card-captain = Hauptmann
card-joust = Lanzenstechen
card-troubadour = Troubadour
card-tithing = Zehnt
card-monk = Mönch
card-priest = Priester
card-apprenticeship = Lehre
card-confession = Beichte
card-archbishop = Erzbischof
card-templar = Templer
card-glassblower = Glasbläser
card-pilgrimage = Wallfahrt
card-procession = Prozession
card-artisan = Handwerker
card-merchant = Kaufmann
card-miller = Müller
card-innkeeper = Gastwirt
card-blacksmith = Schmied
card-militia = Bürgerwehr
card-journeyman = Geselle
card-goldsmith = Goldschmied
card-sculptor = Bildhauer
card-ransom = Lösegeld
card-catapult = Katapult
card-scout = Kundschafter
card-executioner = Henker
card-squire = Knappe
card-marriage = Hochzeit
card-fort = Festung
card-princess = Prinzessin
card-bishop = Bischof
card-master-builder = Baumeister
card-scribe = Schreiber
card-hermit = Einsiedler
card-nun = Nonne
card-lumberjack = Holzfäller
card-clog-maker = Holzschuhmacher
card-weaver = Weberin
card-landlady = Zimmerwirtin
card-banker = Bankier
card-breeder = Viehzüchter
card-master-tradesman = Zunftmeister
card-recruiter = Werber
card-augustine = Augustiner
card-chief-templar = Templermeister
card-herbalist = Kräuterkundiger
card-preacher = Prediger
card-distiller = Schnapsbrenner
card-viticulturist = Winzer

## Events

event-marauding = Plünderung
event-war = Krieg
event-brigands = Räuber
event-siege = Belagerung
event-invasion = Invasion
event-raid = Überfall
event-mutiny = Meuterei
event-great-company = Große Kompanie
event-heresy = Ketzerei
event-interruption-of-work = Baustopp
event-theological-dispute = Theologischer Disput
event-excommunication = Kirchenbann
event-drought = Dürre
event-civil-war = Bürgerkrieg
event-succession-conflict = Erbfolgestreit
event-riot = Aufruhr
event-wolves = Wölfe
event-chief-outlaw = Anführer der Geächteten
event-grey-monk = Grauer Mönch
event-possession = Besessenheit
event-harsh-winter = Strenger Winter
event-uprising = Aufstand

## Characters

character-henry-i = Heinrich I.
character-hugues-de-payns = Hugo von Payns
character-urban-iv = Urban IV.
character-chretien-de-troyes = Chrétien de Troyes
character-the-florentine = Der Florentiner
character-thibaut-ii = Theobald II.
character-joan-of-navarre = Johanna I. von Navarra
character-isabeau-of-bavaria = Isabeau von Bayern
character-marie-of-champagne = Marie von Champagne

## Buildings

building-palace = Palast
building-bishopric = Bischofssitz
building-city-hall = Rathaus

## Within a sentence: the object of a verb, or after a preposition. A language with cases gives each of these texts
## attributes for them (.gen, .dat …) and says in its sentences which it means, as { named-card.gen }

# The text itself: the bare name, after a colon or in brackets. .bare: the object of a verb on a button, without article.
# .acc, .dat: with article. .from: after "von"
named-card =
    { $card ->
        [archer] Bogenschütze
        [diplomat] Diplomat
        [mercenary] Söldner
        [knight] Ritter
        [hunting] Jagd
        [swordsman] Schwertkämpfer
        [recruitment] Anwerbung
        [tax-collector] Steuereintreiber
        [captain] Hauptmann
        [joust] Lanzenstechen
        [troubadour] Troubadour
        [tithing] Zehnt
        [monk] Mönch
        [priest] Priester
        [apprenticeship] Lehre
        [confession] Beichte
        [archbishop] Erzbischof
        [templar] Templer
        [glassblower] Glasbläser
        [pilgrimage] Wallfahrt
        [procession] Prozession
        [artisan] Handwerker
        [merchant] Kaufmann
        [miller] Müller
        [innkeeper] Gastwirt
        [blacksmith] Schmied
        [militia] Bürgerwehr
        [journeyman] Geselle
        [goldsmith] Goldschmied
        [ransom] Lösegeld
        [catapult] Katapult
        [scout] Kundschafter
        [executioner] Henker
        [squire] Knappe
        [marriage] Hochzeit
        [fort] Festung
        [princess] Prinzessin
        [bishop] Bischof
        [master-builder] Baumeister
        [scribe] Schreiber
        [hermit] Einsiedler
        [nun] Nonne
        [lumberjack] Holzfäller
        [clog-maker] Holzschuhmacher
        [weaver] Weberin
        [landlady] Zimmerwirtin
        [banker] Bankier
        [breeder] Viehzüchter
        [master-tradesman] Zunftmeister
        [sculptor] Bildhauer
        [recruiter] Werber
        [augustine] Augustiner
        [chief-templar] Templermeister
        [herbalist] Kräuterkundiger
        [preacher] Prediger
        [distiller] Schnapsbrenner
       *[viticulturist] Winzer
    }
    .from =
        { $card ->
            [archer] vom Bogenschützen
            [diplomat] vom Diplomaten
            [mercenary] vom Söldner
            [knight] vom Ritter
            [hunting] von der Jagd
            [swordsman] vom Schwertkämpfer
            [recruitment] von der Anwerbung
            [tax-collector] vom Steuereintreiber
            [captain] vom Hauptmann
            [joust] vom Lanzenstechen
            [troubadour] vom Troubadour
            [tithing] vom Zehnten
            [monk] vom Mönch
            [priest] vom Priester
            [apprenticeship] von der Lehre
            [confession] von der Beichte
            [archbishop] vom Erzbischof
            [templar] vom Templer
            [glassblower] vom Glasbläser
            [pilgrimage] von der Wallfahrt
            [procession] von der Prozession
            [artisan] vom Handwerker
            [merchant] vom Kaufmann
            [miller] vom Müller
            [innkeeper] vom Gastwirt
            [blacksmith] vom Schmied
            [militia] von der Bürgerwehr
            [journeyman] vom Gesellen
            [goldsmith] vom Goldschmied
            [ransom] vom Lösegeld
            [catapult] vom Katapult
            [scout] vom Kundschafter
            [executioner] vom Henker
            [squire] vom Knappen
            [marriage] von der Hochzeit
            [fort] von der Festung
            [princess] von der Prinzessin
            [bishop] vom Bischof
            [master-builder] vom Baumeister
            [scribe] vom Schreiber
            [hermit] vom Einsiedler
            [nun] von der Nonne
            [lumberjack] vom Holzfäller
            [clog-maker] vom Holzschuhmacher
            [weaver] von der Weberin
            [landlady] von der Zimmerwirtin
            [banker] vom Bankier
            [breeder] vom Viehzüchter
            [master-tradesman] vom Zunftmeister
            [sculptor] vom Bildhauer
            [recruiter] vom Werber
            [augustine] vom Augustiner
            [chief-templar] vom Templermeister
            [herbalist] vom Kräuterkundigen
            [preacher] vom Prediger
            [distiller] vom Schnapsbrenner
           *[viticulturist] vom Winzer
        }
    .bare =
        { $card ->
            [archer] Bogenschützen
            [diplomat] Diplomaten
            [mercenary] Söldner
            [knight] Ritter
            [hunting] Jagd
            [swordsman] Schwertkämpfer
            [recruitment] Anwerbung
            [tax-collector] Steuereintreiber
            [captain] Hauptmann
            [joust] Lanzenstechen
            [troubadour] Troubadour
            [tithing] Zehnten
            [monk] Mönch
            [priest] Priester
            [apprenticeship] Lehre
            [confession] Beichte
            [archbishop] Erzbischof
            [templar] Templer
            [glassblower] Glasbläser
            [pilgrimage] Wallfahrt
            [procession] Prozession
            [artisan] Handwerker
            [merchant] Kaufmann
            [miller] Müller
            [innkeeper] Gastwirt
            [blacksmith] Schmied
            [militia] Bürgerwehr
            [journeyman] Gesellen
            [goldsmith] Goldschmied
            [ransom] Lösegeld
            [catapult] Katapult
            [scout] Kundschafter
            [executioner] Henker
            [squire] Knappen
            [marriage] Hochzeit
            [fort] Festung
            [princess] Prinzessin
            [bishop] Bischof
            [master-builder] Baumeister
            [scribe] Schreiber
            [hermit] Einsiedler
            [nun] Nonne
            [lumberjack] Holzfäller
            [clog-maker] Holzschuhmacher
            [weaver] Weberin
            [landlady] Zimmerwirtin
            [banker] Bankier
            [breeder] Viehzüchter
            [master-tradesman] Zunftmeister
            [sculptor] Bildhauer
            [recruiter] Werber
            [augustine] Augustiner
            [chief-templar] Templermeister
            [herbalist] Kräuterkundigen
            [preacher] Prediger
            [distiller] Schnapsbrenner
           *[viticulturist] Winzer
        }
    .acc =
        { $card ->
            [archer] den Bogenschützen
            [diplomat] den Diplomaten
            [mercenary] den Söldner
            [knight] den Ritter
            [hunting] die Jagd
            [swordsman] den Schwertkämpfer
            [recruitment] die Anwerbung
            [tax-collector] den Steuereintreiber
            [captain] den Hauptmann
            [joust] das Lanzenstechen
            [troubadour] den Troubadour
            [tithing] den Zehnten
            [monk] den Mönch
            [priest] den Priester
            [apprenticeship] die Lehre
            [confession] die Beichte
            [archbishop] den Erzbischof
            [templar] den Templer
            [glassblower] den Glasbläser
            [pilgrimage] die Wallfahrt
            [procession] die Prozession
            [artisan] den Handwerker
            [merchant] den Kaufmann
            [miller] den Müller
            [innkeeper] den Gastwirt
            [blacksmith] den Schmied
            [militia] die Bürgerwehr
            [journeyman] den Gesellen
            [goldsmith] den Goldschmied
            [ransom] das Lösegeld
            [catapult] das Katapult
            [scout] den Kundschafter
            [executioner] den Henker
            [squire] den Knappen
            [marriage] die Hochzeit
            [fort] die Festung
            [princess] die Prinzessin
            [bishop] den Bischof
            [master-builder] den Baumeister
            [scribe] den Schreiber
            [hermit] den Einsiedler
            [nun] die Nonne
            [lumberjack] den Holzfäller
            [clog-maker] den Holzschuhmacher
            [weaver] die Weberin
            [landlady] die Zimmerwirtin
            [banker] den Bankier
            [breeder] den Viehzüchter
            [master-tradesman] den Zunftmeister
            [sculptor] den Bildhauer
            [recruiter] den Werber
            [augustine] den Augustiner
            [chief-templar] den Templermeister
            [herbalist] den Kräuterkundigen
            [preacher] den Prediger
            [distiller] den Schnapsbrenner
           *[viticulturist] den Winzer
        }
    .dat =
        { $card ->
            [archer] dem Bogenschützen
            [diplomat] dem Diplomaten
            [mercenary] dem Söldner
            [knight] dem Ritter
            [hunting] der Jagd
            [swordsman] dem Schwertkämpfer
            [recruitment] der Anwerbung
            [tax-collector] dem Steuereintreiber
            [captain] dem Hauptmann
            [joust] dem Lanzenstechen
            [troubadour] dem Troubadour
            [tithing] dem Zehnten
            [monk] dem Mönch
            [priest] dem Priester
            [apprenticeship] der Lehre
            [confession] der Beichte
            [archbishop] dem Erzbischof
            [templar] dem Templer
            [glassblower] dem Glasbläser
            [pilgrimage] der Wallfahrt
            [procession] der Prozession
            [artisan] dem Handwerker
            [merchant] dem Kaufmann
            [miller] dem Müller
            [innkeeper] dem Gastwirt
            [blacksmith] dem Schmied
            [militia] der Bürgerwehr
            [journeyman] dem Gesellen
            [goldsmith] dem Goldschmied
            [ransom] dem Lösegeld
            [catapult] dem Katapult
            [scout] dem Kundschafter
            [executioner] dem Henker
            [squire] dem Knappen
            [marriage] der Hochzeit
            [fort] der Festung
            [princess] der Prinzessin
            [bishop] dem Bischof
            [master-builder] dem Baumeister
            [scribe] dem Schreiber
            [hermit] dem Einsiedler
            [nun] der Nonne
            [lumberjack] dem Holzfäller
            [clog-maker] dem Holzschuhmacher
            [weaver] der Weberin
            [landlady] der Zimmerwirtin
            [banker] dem Bankier
            [breeder] dem Viehzüchter
            [master-tradesman] dem Zunftmeister
            [sculptor] dem Bildhauer
            [recruiter] dem Werber
            [augustine] dem Augustiner
            [chief-templar] dem Templermeister
            [herbalist] dem Kräuterkundigen
            [preacher] dem Prediger
            [distiller] dem Schnapsbrenner
           *[viticulturist] dem Winzer
        }
named-event =
    { $event ->
        [marauding] Plünderung
        [war] Krieg
        [brigands] Räuber
        [siege] Belagerung
        [invasion] Invasion
        [raid] Überfall
        [mutiny] Meuterei
        [great-company] Große Kompanie
        [heresy] Ketzerei
        [interruption-of-work] Baustopp
        [theological-dispute] Theologischer Disput
        [excommunication] Kirchenbann
        [drought] Dürre
        [civil-war] Bürgerkrieg
        [succession-conflict] Erbfolgestreit
        [wolves] Wölfe
        [chief-outlaw] Anführer der Geächteten
        [grey-monk] Grauer Mönch
        [possession] Besessenheit
        [harsh-winter] Strenger Winter
        [uprising] Aufstand
       *[riot] Aufruhr
    }
    .from =
        { $event ->
            [marauding] von der Plünderung
            [war] vom Krieg
            [brigands] von den Räubern
            [siege] von der Belagerung
            [invasion] von der Invasion
            [raid] vom Überfall
            [mutiny] von der Meuterei
            [great-company] von der Großen Kompanie
            [heresy] von der Ketzerei
            [interruption-of-work] vom Baustopp
            [theological-dispute] vom Theologischen Disput
            [excommunication] vom Kirchenbann
            [drought] von der Dürre
            [civil-war] vom Bürgerkrieg
            [succession-conflict] vom Erbfolgestreit
            [wolves] von den Wölfen
            [chief-outlaw] vom Anführer der Geächteten
            [grey-monk] vom Grauen Mönch
            [possession] von der Besessenheit
            [harsh-winter] vom Strengen Winter
            [uprising] vom Aufstand
           *[riot] vom Aufruhr
        }
    .bare =
        { $event ->
            [marauding] Plünderung
            [war] Krieg
            [brigands] Räuber
            [siege] Belagerung
            [invasion] Invasion
            [raid] Überfall
            [mutiny] Meuterei
            [great-company] Große Kompanie
            [heresy] Ketzerei
            [interruption-of-work] Baustopp
            [theological-dispute] Theologischen Disput
            [excommunication] Kirchenbann
            [drought] Dürre
            [civil-war] Bürgerkrieg
            [succession-conflict] Erbfolgestreit
            [wolves] Wölfe
            [chief-outlaw] Anführer der Geächteten
            [grey-monk] Grauen Mönch
            [possession] Besessenheit
            [harsh-winter] Strengen Winter
            [uprising] Aufstand
           *[riot] Aufruhr
        }
    .acc =
        { $event ->
            [marauding] die Plünderung
            [war] den Krieg
            [brigands] die Räuber
            [siege] die Belagerung
            [invasion] die Invasion
            [raid] den Überfall
            [mutiny] die Meuterei
            [great-company] die Große Kompanie
            [heresy] die Ketzerei
            [interruption-of-work] den Baustopp
            [theological-dispute] den Theologischen Disput
            [excommunication] den Kirchenbann
            [drought] die Dürre
            [civil-war] den Bürgerkrieg
            [succession-conflict] den Erbfolgestreit
            [wolves] die Wölfe
            [chief-outlaw] den Anführer der Geächteten
            [grey-monk] den Grauen Mönch
            [possession] die Besessenheit
            [harsh-winter] den Strengen Winter
            [uprising] den Aufstand
           *[riot] den Aufruhr
        }
    .dat =
        { $event ->
            [marauding] der Plünderung
            [war] dem Krieg
            [brigands] den Räubern
            [siege] der Belagerung
            [invasion] der Invasion
            [raid] dem Überfall
            [mutiny] der Meuterei
            [great-company] der Großen Kompanie
            [heresy] der Ketzerei
            [interruption-of-work] dem Baustopp
            [theological-dispute] dem Theologischen Disput
            [excommunication] dem Kirchenbann
            [drought] der Dürre
            [civil-war] dem Bürgerkrieg
            [succession-conflict] dem Erbfolgestreit
            [wolves] den Wölfen
            [chief-outlaw] dem Anführer der Geächteten
            [grey-monk] dem Grauen Mönch
            [possession] der Besessenheit
            [harsh-winter] dem Strengen Winter
            [uprising] dem Aufstand
           *[riot] dem Aufruhr
        }
# The name of an event alone, before a colon or in brackets
title-of-event =
    { $event ->
        [marauding] { event-marauding }
        [war] { event-war }
        [brigands] { event-brigands }
        [siege] { event-siege }
        [invasion] { event-invasion }
        [raid] { event-raid }
        [mutiny] { event-mutiny }
        [great-company] { event-great-company }
        [heresy] { event-heresy }
        [interruption-of-work] { event-interruption-of-work }
        [theological-dispute] { event-theological-dispute }
        [excommunication] { event-excommunication }
        [drought] { event-drought }
        [civil-war] { event-civil-war }
        [succession-conflict] { event-succession-conflict }
        [wolves] { event-wolves }
        [chief-outlaw] { event-chief-outlaw }
        [grey-monk] { event-grey-monk }
        [possession] { event-possession }
        [harsh-winter] { event-harsh-winter }
        [uprising] { event-uprising }
       *[riot] { event-riot }
    }
# The text itself: the bare name. .in: where; .into: where to; .from: where from
named-building =
    { $building ->
        [palace] Palast
        [bishopric] Bischofssitz
       *[city-hall] Rathaus
    }
    .in =
        { $building ->
            [palace] im Palast
            [bishopric] im Bischofssitz
           *[city-hall] im Rathaus
        }
    .into =
        { $building ->
            [palace] in den Palast
            [bishopric] in den Bischofssitz
           *[city-hall] ins Rathaus
        }
    .from =
        { $building ->
            [palace] aus dem Palast
            [bishopric] aus dem Bischofssitz
           *[city-hall] aus dem Rathaus
        }

## Dice within a sentence, always with their colour: a colour never stands alone there

# A die whose value doesn't matter, in the accusative or after "dem": "roten Würfel"
die-of-colour =
    { $colour ->
        [red] roten Würfel
        [white] weißen Würfel
        [purple] violetten Würfel
       *[yellow] gelben Würfel
    }
# Any number of dice: "rote Würfel"
dice-of-colour =
    { $colour ->
        [red] rote Würfel
        [white] weiße Würfel
        [purple] violette Würfel
       *[yellow] gelbe Würfel
    }
# A die by what it shows, alone or after "die": "rote 4"
die-with-value =
    { $colour ->
        [red] rote { $value }
        [white] weiße { $value }
        [purple] violette { $value }
       *[yellow] gelbe { $value }
    }
# The same at the beginning of a button
x-die-first =
    { $colour ->
        [red] Rote { $value }
        [white] Weiße { $value }
        [purple] Violette { $value }
       *[yellow] Gelbe { $value }
    }
# The dice of a group by what they show: "rote 4 + 6"
dice-with-values =
    { $dice_colour ->
        [red] rote { $dice }
        [white] weiße { $dice }
        [purple] violette { $dice }
       *[yellow] gelbe { $dice }
    }
# A die and whose it is: the reader's own, neutral, or that of another player, seat. .first: at the beginning of a button
named-die =
    { $whose ->
        [own]
            { $colour ->
                [red] deine rote { $value }
                [white] deine weiße { $value }
                [purple] deine violette { $value }
               *[yellow] deine gelbe { $value }
            }
        [neutral]
            { $colour ->
                [red] die neutrale rote { $value }
                [white] die neutrale weiße { $value }
                [purple] die neutrale violette { $value }
               *[yellow] die neutrale gelbe { $value }
            }
       *[other]
            { $colour ->
                [red] die rote { $value } von { $seat }
                [white] die weiße { $value } von { $seat }
                [purple] die violette { $value } von { $seat }
               *[yellow] die gelbe { $value } von { $seat }
            }
    }
    .first =
        { $whose ->
            [own]
                { $colour ->
                    [red] Eigene rote { $value }
                    [white] Eigene weiße { $value }
                    [purple] Eigene violette { $value }
                   *[yellow] Eigene gelbe { $value }
                }
            [neutral]
                { $colour ->
                    [red] Neutrale rote { $value }
                    [white] Neutrale weiße { $value }
                    [purple] Neutrale violette { $value }
                   *[yellow] Neutrale gelbe { $value }
                }
           *[other]
                { $colour ->
                    [red] Rote { $value } von { $seat }
                    [white] Weiße { $value } von { $seat }
                    [purple] Violette { $value } von { $seat }
                   *[yellow] Gelbe { $value } von { $seat }
                }
        }

# A name that an owner of the game has given
x-own-named-card-from = von „{ $name }“
x-own-named-event-from = von „{ $name }“
# The object of a verb, never before a full stop: numerals have one
named-character =
    { $character ->
        [henry-i] Heinrich I.
        [hugues-de-payns] Hugo von Payns
        [urban-iv] Urban IV.
        [chretien-de-troyes] Chrétien de Troyes
        [the-florentine] den Florentiner
        [joan-of-navarre] Johanna I. von Navarra
        [isabeau-of-bavaria] Isabeau von Bayern
        [marie-of-champagne] Marie von Champagne
       *[thibaut-ii] Theobald II.
    }
