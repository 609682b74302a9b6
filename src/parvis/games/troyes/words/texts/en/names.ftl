# Names of the pieces, as headings and labels show them, and as they stand within a sentence (named-…).

## Activity cards

card-archer = Archer
card-diplomat = Diplomat
card-mercenary = Mercenary
card-knight = Knight
card-hunting = Hunting
card-swordsman = Swordsman
card-recruitment = Recruitment
card-tax-collector = Tax Collector
card-captain = Captain
card-joust = Joust
card-troubadour = Troubadour
card-tithing = Tithing
card-monk = Monk
card-priest = Priest
card-apprenticeship = Apprenticeship
card-confession = Confession
card-archbishop = Archbishop
card-templar = Templar
card-glassblower = Glassblower
card-pilgrimage = Pilgrimage
card-procession = Procession
card-artisan = Artisan
card-merchant = Merchant
card-miller = Miller
card-innkeeper = Innkeeper
card-blacksmith = Blacksmith
card-militia = Militia
card-journeyman = Journeyman
card-goldsmith = Goldsmith
card-sculptor = Sculptor

## Events

event-marauding = Marauding
event-war = War
event-brigands = Brigands
event-siege = Siege
event-invasion = Invasion
event-raid = Raid
event-mutiny = Mutiny
event-great-company = Great Company
event-heresy = Heresy
event-interruption-of-work = Interruption of Work
event-theological-dispute = Theological Dispute
event-excommunication = Excommunication
event-drought = Drought
event-civil-war = Civil War
event-succession-conflict = Succession Conflict
event-riot = Riot

## Characters

character-henry-i = Henry I
character-hugues-de-payns = Hugues de Payns
character-urban-iv = Urban IV
character-chretien-de-troyes = Chrétien de Troyes
character-the-florentine = The Florentine
character-thibaut-ii = Thibaut II
character-joan-of-navarre = Joan of Navarre
character-isabeau-of-bavaria = Isabeau of Bavaria
character-marie-of-champagne = Marie of Champagne

## Buildings

building-palace = Palace
building-bishopric = Bishopric
building-city-hall = City Hall

## Colours. Every sentence takes the word from here

-red = red
-white = white
-yellow = yellow

## Within a sentence

named-card =
    { $card ->
        [archer] the Archer
        [diplomat] the Diplomat
        [mercenary] the Mercenary
        [knight] the Knight
        [hunting] Hunting
        [swordsman] the Swordsman
        [recruitment] Recruitment
        [tax-collector] the Tax Collector
        [captain] the Captain
        [joust] the Joust
        [troubadour] the Troubadour
        [tithing] Tithing
        [monk] the Monk
        [priest] the Priest
        [apprenticeship] Apprenticeship
        [confession] Confession
        [archbishop] the Archbishop
        [templar] the Templar
        [glassblower] the Glassblower
        [pilgrimage] the Pilgrimage
        [procession] the Procession
        [artisan] the Artisan
        [merchant] the Merchant
        [miller] the Miller
        [innkeeper] the Innkeeper
        [blacksmith] the Blacksmith
        [militia] the Militia
        [journeyman] the Journeyman
        [goldsmith] the Goldsmith
       *[sculptor] the Sculptor
    }
named-event =
    { $event ->
        [marauding] Marauding
        [war] War
        [brigands] the Brigands
        [siege] the Siege
        [invasion] the Invasion
        [raid] the Raid
        [mutiny] the Mutiny
        [great-company] the Great Company
        [heresy] the Heresy
        [interruption-of-work] the Interruption of Work
        [theological-dispute] the Theological Dispute
        [excommunication] the Excommunication
        [drought] the Drought
        [civil-war] the Civil War
        [succession-conflict] the Succession Conflict
       *[riot] the Riot
    }
named-building =
    { $building ->
        [palace] the Palace
        [bishopric] the Bishopric
       *[city-hall] the City Hall
    }
named-colour =
    { $colour ->
        [red] { -red }
        [white] { -white }
       *[yellow] { -yellow }
    }
# whose: own, neutral, or that of another family, seat
named-die =
    { $whose ->
        [own] your { named-colour } { $value }
        [neutral] the neutral { named-colour } { $value }
       *[other] the { named-colour } { $value } of { $seat }
    }
