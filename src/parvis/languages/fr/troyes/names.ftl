# Names of the pieces, as headings and labels show them, and as they stand within a sentence (named-…).

## Activity cards

card-archer = Archer
card-diplomat = Diplomate
card-mercenary = Mercenaire
card-knight = Chevalier
card-hunting = Chasse
card-swordsman = Spadassin
card-recruitment = Recrutement
card-tax-collector = Percepteur
card-captain = Capitaine
card-joust = Joutes
card-troubadour = Troubadour
card-tithing = Dîme
card-monk = Moine
card-priest = Prêtre
card-apprenticeship = Apprentissage
card-confession = Confession
card-archbishop = Archevêque
card-templar = Templier
card-glassblower = Verrier
card-pilgrimage = Pèlerinage
card-procession = Procession
card-artisan = Artisan
card-merchant = Marchand
card-miller = Meunier
card-innkeeper = Aubergiste
card-blacksmith = Forgeron
card-militia = Milicien
card-journeyman = Compagnon
card-goldsmith = Orfèvre
card-sculptor = Sculpteur
card-ransom = Rançon
card-catapult = Catapulte
card-scout = Éclaireur
card-executioner = Bourreau
card-squire = Écuyer
card-marriage = Mariage
card-fort = Fort
card-princess = Princesse
card-bishop = Évêque
card-master-builder = Maître d’œuvre
card-scribe = Scribe
card-hermit = Ermite
card-nun = Nonne
card-lumberjack = Bûcheron
card-clog-maker = Sabotier
card-weaver = Tisserande
card-landlady = Logeuse
card-banker = Banquier
card-breeder = Éleveur
card-master-tradesman = Maître de métier
card-recruiter = Recruteur
card-augustine = Augustin
card-chief-templar = Maître du Temple
card-herbalist = Herboriste
card-preacher = Prédicateur
card-distiller = Distillateur
card-viticulturist = Vigneron

## Events

event-marauding = Maraudage
event-war = Guerre
event-brigands = Brigands
event-siege = Siège
event-invasion = Invasion
event-raid = Raid
event-mutiny = Mutinerie
event-great-company = Grande Compagnie
event-heresy = Hérésie
event-interruption-of-work = Interruption des travaux
event-theological-dispute = Dispute théologique
event-excommunication = Excommunication
event-drought = Sécheresse
event-civil-war = Guerre civile
event-succession-conflict = Conflit de succession
event-riot = Émeute
event-wolves = Loups
event-chief-outlaw = Chef des hors-la-loi
event-grey-monk = Moine gris
event-possession = Possession
event-harsh-winter = Hiver rigoureux
event-uprising = Soulèvement

## Characters

character-henry-i = Henri Ier
character-hugues-de-payns = Hugues de Payns
character-urban-iv = Urbain IV
character-chretien-de-troyes = Chrétien de Troyes
character-the-florentine = Le Florentin
character-thibaut-ii = Thibaut II
character-joan-of-navarre = Jeanne de Navarre
character-isabeau-of-bavaria = Isabeau de Bavière
character-marie-of-champagne = Marie de Champagne

## Buildings

building-palace = Palais
building-bishopric = Évêché
building-city-hall = Hôtel de Ville

## Within a sentence: the object of a verb, or after a preposition. A language with cases gives each of these texts
## attributes for them (.gen, .dat …) and says in its sentences which it means, as { named-card.gen }

named-card =
    { $card ->
        [archer] l’Archer
        [diplomat] le Diplomate
        [mercenary] le Mercenaire
        [knight] le Chevalier
        [hunting] la Chasse
        [swordsman] le Spadassin
        [recruitment] le Recrutement
        [tax-collector] le Percepteur
        [captain] le Capitaine
        [joust] les Joutes
        [troubadour] le Troubadour
        [tithing] la Dîme
        [monk] le Moine
        [priest] le Prêtre
        [apprenticeship] l’Apprentissage
        [confession] la Confession
        [archbishop] l’Archevêque
        [templar] le Templier
        [glassblower] le Verrier
        [pilgrimage] le Pèlerinage
        [procession] la Procession
        [artisan] l’Artisan
        [merchant] le Marchand
        [miller] le Meunier
        [innkeeper] l’Aubergiste
        [blacksmith] le Forgeron
        [militia] le Milicien
        [journeyman] le Compagnon
        [goldsmith] l’Orfèvre
        [ransom] la Rançon
        [catapult] la Catapulte
        [scout] l’Éclaireur
        [executioner] le Bourreau
        [squire] l’Écuyer
        [marriage] le Mariage
        [fort] le Fort
        [princess] la Princesse
        [bishop] l’Évêque
        [master-builder] le Maître d’œuvre
        [scribe] le Scribe
        [hermit] l’Ermite
        [nun] la Nonne
        [lumberjack] le Bûcheron
        [clog-maker] le Sabotier
        [weaver] la Tisserande
        [landlady] la Logeuse
        [banker] le Banquier
        [breeder] l’Éleveur
        [master-tradesman] le Maître de métier
        [sculptor] le Sculpteur
        [recruiter] le Recruteur
        [augustine] l’Augustin
        [chief-templar] le Maître du Temple
        [herbalist] l’Herboriste
        [preacher] le Prédicateur
        [distiller] le Distillateur
       *[viticulturist] le Vigneron
    }
    .de =
        { $card ->
            [archer] de l’Archer
            [diplomat] du Diplomate
            [mercenary] du Mercenaire
            [knight] du Chevalier
            [hunting] de la Chasse
            [swordsman] du Spadassin
            [recruitment] du Recrutement
            [tax-collector] du Percepteur
            [captain] du Capitaine
            [joust] des Joutes
            [troubadour] du Troubadour
            [tithing] de la Dîme
            [monk] du Moine
            [priest] du Prêtre
            [apprenticeship] de l’Apprentissage
            [confession] de la Confession
            [archbishop] de l’Archevêque
            [templar] du Templier
            [glassblower] du Verrier
            [pilgrimage] du Pèlerinage
            [procession] de la Procession
            [artisan] de l’Artisan
            [merchant] du Marchand
            [miller] du Meunier
            [innkeeper] de l’Aubergiste
            [blacksmith] du Forgeron
            [militia] du Milicien
            [journeyman] du Compagnon
            [goldsmith] de l’Orfèvre
            [ransom] de la Rançon
            [catapult] de la Catapulte
            [scout] de l’Éclaireur
            [executioner] du Bourreau
            [squire] de l’Écuyer
            [marriage] du Mariage
            [fort] du Fort
            [princess] de la Princesse
            [bishop] de l’Évêque
            [master-builder] du Maître d’œuvre
            [scribe] du Scribe
            [hermit] de l’Ermite
            [nun] de la Nonne
            [lumberjack] du Bûcheron
            [clog-maker] du Sabotier
            [weaver] de la Tisserande
            [landlady] de la Logeuse
            [banker] du Banquier
            [breeder] de l’Éleveur
            [master-tradesman] du Maître de métier
            [sculptor] du Sculpteur
            [recruiter] du Recruteur
            [augustine] de l’Augustin
            [chief-templar] du Maître du Temple
            [herbalist] de l’Herboriste
            [preacher] du Prédicateur
            [distiller] du Distillateur
           *[viticulturist] du Vigneron
        }
named-event =
    { $event ->
        [marauding] le Maraudage
        [war] la Guerre
        [brigands] les Brigands
        [siege] le Siège
        [invasion] l’Invasion
        [raid] le Raid
        [mutiny] la Mutinerie
        [great-company] la Grande Compagnie
        [heresy] l’Hérésie
        [interruption-of-work] l’Interruption des travaux
        [theological-dispute] la Dispute théologique
        [excommunication] l’Excommunication
        [drought] la Sécheresse
        [civil-war] la Guerre civile
        [succession-conflict] le Conflit de succession
        [wolves] les Loups
        [chief-outlaw] le Chef des hors-la-loi
        [grey-monk] le Moine gris
        [possession] la Possession
        [harsh-winter] l’Hiver rigoureux
        [uprising] le Soulèvement
       *[riot] l’Émeute
    }
    .de =
        { $event ->
            [marauding] du Maraudage
            [war] de la Guerre
            [brigands] des Brigands
            [siege] du Siège
            [invasion] de l’Invasion
            [raid] du Raid
            [mutiny] de la Mutinerie
            [great-company] de la Grande Compagnie
            [heresy] de l’Hérésie
            [interruption-of-work] de l’Interruption des travaux
            [theological-dispute] de la Dispute théologique
            [excommunication] de l’Excommunication
            [drought] de la Sécheresse
            [civil-war] de la Guerre civile
            [succession-conflict] du Conflit de succession
            [wolves] des Loups
            [chief-outlaw] du Chef des hors-la-loi
            [grey-monk] du Moine gris
            [possession] de la Possession
            [harsh-winter] de l’Hiver rigoureux
            [uprising] du Soulèvement
           *[riot] de l’Émeute
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
        [palace] le Palais
        [bishopric] l’Évêché
       *[city-hall] l’Hôtel de Ville
    }
    .de =
        { $building ->
            [palace] du Palais
            [bishopric] de l’Évêché
           *[city-hall] de l’Hôtel de Ville
        }
    .in =
        { $building ->
            [palace] au Palais
            [bishopric] à l’Évêché
           *[city-hall] à l’Hôtel de Ville
        }

## Dice within a sentence, always with their colour: a colour never stands alone there

# A die whose value doesn't matter: "red die"
die-of-colour =
    { $colour ->
        [red] dé rouge
        [white] dé blanc
        [purple] dé violet
       *[yellow] dé jaune
    }
# Any number of dice: "red dice"
dice-of-colour =
    { $colour ->
        [red] dés rouges
        [white] dés blancs
        [purple] dés violets
       *[yellow] dés jaunes
    }
# A die by what it shows: "red 4"
die-with-value =
    { $colour ->
        [red] { $value } rouge
        [white] { $value } blanc
        [purple] { $value } violet
       *[yellow] { $value } jaune
    }
# The dice of a group by what they show: "red 4 + 6"
dice-with-values =
    { $dice_colour ->
        [red] { $dice } rouges
        [white] { $dice } blancs
        [purple] { $dice } violets
       *[yellow] { $dice } jaunes
    }
x-only-die =
    { $dice_colour ->
        [red] { $dice } rouge
        [white] { $dice } blanc
        [purple] { $dice } violet
       *[yellow] { $dice } jaune
    }
# A die and whose it is, the object of a verb. whose: the reader's own, neutral, or that of another player, seat
named-die =
    { $whose ->
        [own]
            { $colour ->
                [red] votre { $value } rouge
                [white] votre { $value } blanc
                [purple] votre { $value } violet
               *[yellow] votre { $value } jaune
            }
        [neutral]
            { $colour ->
                [red] le { $value } rouge neutre
                [white] le { $value } blanc neutre
                [purple] le { $value } violet neutre
               *[yellow] le { $value } jaune neutre
            }
       *[other]
            { $colour ->
                [red] le { $value } rouge pris à { $seat }
                [white] le { $value } blanc pris à { $seat }
                [purple] le { $value } violet pris à { $seat }
               *[yellow] le { $value } jaune pris à { $seat }
            }
    }
    .from =
        { $whose ->
            [own]
                { $colour ->
                    [red] votre { $value } rouge
                    [white] votre { $value } blanc
                    [purple] votre { $value } violet
                   *[yellow] votre { $value } jaune
                }
            [neutral]
                { $colour ->
                    [red] le { $value } rouge neutre
                    [white] le { $value } blanc neutre
                    [purple] le { $value } violet neutre
                   *[yellow] le { $value } jaune neutre
                }
           *[other]
                { $colour ->
                    [red] le { $value } rouge à { $seat }
                    [white] le { $value } blanc à { $seat }
                    [purple] le { $value } violet à { $seat }
                   *[yellow] le { $value } jaune à { $seat }
                }
        }

# A name that an owner of the game has given
x-own-named-card-de = de « { $name } »
x-own-named-event-de = de « { $name } »
# The object of a verb, or after a colon
named-character =
    { $character ->
        [henry-i] Henri Ier
        [hugues-de-payns] Hugues de Payns
        [urban-iv] Urbain IV
        [chretien-de-troyes] Chrétien de Troyes
        [the-florentine] le Florentin
        [joan-of-navarre] Jeanne de Navarre
        [isabeau-of-bavaria] Isabeau de Bavière
        [marie-of-champagne] Marie de Champagne
       *[thibaut-ii] Thibaut II
    }
