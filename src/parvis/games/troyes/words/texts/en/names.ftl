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
card-ransom = Ransom
card-catapult = Catapult
card-scout = Scout
card-executioner = Executioner
card-squire = Squire
card-marriage = Marriage
card-fort = Fort
card-princess = Princess
card-bishop = Bishop
card-master-builder = Master Builder
card-scribe = Scribe
card-hermit = Hermit
card-nun = Nun
card-lumberjack = Lumberjack
card-clog-maker = Clog Maker
card-weaver = Weaver
card-landlady = Landlady
card-banker = Banker
card-breeder = Breeder
card-master-tradesman = Master Tradesman
card-recruiter = Recruiter
card-augustine = Augustine
card-chief-templar = Chief Templar
card-herbalist = Herbalist
card-preacher = Preacher
card-distiller = Distiller
card-viticulturist = Viticulturist

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
event-wolves = Wolves
event-chief-outlaw = Chief Outlaw
event-grey-monk = Grey Monk
event-possession = Possession
event-harsh-winter = Harsh Winter
event-uprising = Uprising

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

## Within a sentence: the object of a verb, or after a preposition. A language with cases gives each of these texts
## attributes for them (.gen, .dat …) and says in its sentences which it means, as { named-card.gen }

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
        [ransom] Ransom
        [catapult] the Catapult
        [scout] the Scout
        [executioner] the Executioner
        [squire] the Squire
        [marriage] the Marriage
        [fort] the Fort
        [princess] the Princess
        [bishop] the Bishop
        [master-builder] the Master Builder
        [scribe] the Scribe
        [hermit] the Hermit
        [nun] the Nun
        [lumberjack] the Lumberjack
        [clog-maker] the Clog Maker
        [weaver] the Weaver
        [landlady] the Landlady
        [banker] the Banker
        [breeder] the Breeder
        [master-tradesman] the Master Tradesman
        [sculptor] the Sculptor
        [recruiter] the Recruiter
        [augustine] Augustine
        [chief-templar] the Chief Templar
        [herbalist] the Herbalist
        [preacher] the Preacher
        [distiller] the Distiller
       *[viticulturist] the Viticulturist
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
        [wolves] the Wolves
        [chief-outlaw] the Chief Outlaw
        [grey-monk] the Grey Monk
        [possession] Possession
        [harsh-winter] the Harsh Winter
        [uprising] the Uprising
       *[riot] the Riot
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
named-building =
    { $building ->
        [palace] the Palace
        [bishopric] the Bishopric
       *[city-hall] the City Hall
    }

## Dice within a sentence, always with their colour: a colour never stands alone there

# A die whose value doesn't matter: "red die"
die-of-colour =
    { $colour ->
        [red] red die
        [white] white die
        [purple] purple die
       *[yellow] yellow die
    }
# Any number of dice: "red dice"
dice-of-colour =
    { $colour ->
        [red] red dice
        [white] white dice
        [purple] purple dice
       *[yellow] yellow dice
    }
# A die by what it shows: "red 4"
die-with-value =
    { $colour ->
        [red] red { $value }
        [white] white { $value }
        [purple] purple { $value }
       *[yellow] yellow { $value }
    }
# The dice of a group by what they show: "red 4 + 6"
dice-with-values =
    { $dice_colour ->
        [red] red { $dice }
        [white] white { $dice }
        [purple] purple { $dice }
       *[yellow] yellow { $dice }
    }
# A die and whose it is, the object of a verb. whose: the reader's own, neutral, or that of another player, seat
named-die =
    { $whose ->
        [own]
            { $colour ->
                [red] your red { $value }
                [white] your white { $value }
                [purple] your purple { $value }
               *[yellow] your yellow { $value }
            }
        [neutral]
            { $colour ->
                [red] the neutral red { $value }
                [white] the neutral white { $value }
                [purple] the neutral purple { $value }
               *[yellow] the neutral yellow { $value }
            }
       *[other]
            { $colour ->
                [red] { $seat }'s red { $value }
                [white] { $seat }'s white { $value }
                [purple] { $seat }'s purple { $value }
               *[yellow] { $seat }'s yellow { $value }
            }
    }
# The object of a verb, or after a colon
named-character =
    { $character ->
        [henry-i] Henry I
        [hugues-de-payns] Hugues de Payns
        [urban-iv] Urban IV
        [chretien-de-troyes] Chrétien de Troyes
        [the-florentine] the Florentine
        [joan-of-navarre] Joan of Navarre
        [isabeau-of-bavaria] Isabeau of Bavaria
        [marie-of-champagne] Marie of Champagne
       *[thibaut-ii] Thibaut II
    }
