# Names of the pieces, as headings and labels show them, and as they stand within a sentence (named-…).

## Activity cards

card-archer = Łucznik
card-diplomat = Dyplomata
card-mercenary = Najemnik
card-knight = Rycerz
card-hunting = Polowanie
card-swordsman = Miecznik
card-recruitment = Werbunek
card-tax-collector = Poborca podatkowy
card-captain = Kapitan
card-joust = Turniej rycerski
card-troubadour = Trubadur
card-tithing = Dziesięcina
card-monk = Mnich
card-priest = Kapłan
card-apprenticeship = Nauka rzemiosła
card-confession = Spowiedź
card-archbishop = Arcybiskup
card-templar = Templariusz
card-glassblower = Szklarz
card-pilgrimage = Pielgrzymka
card-procession = Procesja
card-artisan = Artysta
card-merchant = Kupiec
card-miller = Młynarz
card-innkeeper = Karczmarz
card-blacksmith = Kowal
card-militia = Zbrojny
card-journeyman = Czeladnik
card-goldsmith = Złotnik
card-sculptor = Rzeźbiarz
card-ransom = Okup
card-catapult = Katapulta
card-scout = Zwiadowca
card-executioner = Kat
card-squire = Giermek
card-marriage = Ślub
card-fort = Fort
card-princess = Księżniczka
card-bishop = Biskup
card-master-builder = Budowniczy
card-scribe = Skryba
card-hermit = Pustelnik
card-nun = Mniszka
card-lumberjack = Drwal
card-clog-maker = Szewc
card-weaver = Tkaczka
card-landlady = Gospodyni
card-banker = Bankier
card-breeder = Hodowca
card-master-tradesman = Mistrz rzemiosła
card-recruiter = Werbownik
card-augustine = Augustianin
card-chief-templar = Komandor templariuszy
card-herbalist = Zielarz
card-preacher = Kaznodzieja
card-distiller = Gorzelnik
card-viticulturist = Winiarz

## Events

event-marauding = Maruderzy
event-war = Wojna
event-brigands = Rozbójnicy
event-siege = Oblężenie
event-invasion = Najazd
event-raid = Napad
event-mutiny = Bunt
event-great-company = Wielka kompania
event-heresy = Herezja
event-interruption-of-work = Przerwanie prac
event-theological-dispute = Spór teologiczny
event-excommunication = Ekskomunika
event-drought = Susza
event-civil-war = Wojna domowa
event-succession-conflict = Spór o sukcesję
event-riot = Rozruchy
event-wolves = Wilki
event-chief-outlaw = Herszt banitów
event-grey-monk = Szary mnich
event-possession = Opętanie
event-harsh-winter = Sroga zima
event-uprising = Powstanie

## Characters

character-henry-i = Henryk I
character-hugues-de-payns = Hugon z Payns
character-urban-iv = Urban IV
character-chretien-de-troyes = Chrétien de Troyes
character-the-florentine = Florentczyk
character-thibaut-ii = Tybald II
character-joan-of-navarre = Joanna I z Nawarry
character-isabeau-of-bavaria = Izabela Bawarska
character-marie-of-champagne = Maria z Szampanii

## Buildings

building-palace = Pałac
building-bishopric = Rezydencja biskupa
building-city-hall = Ratusz

## Within a sentence: the object of a verb, or after a preposition. A language with cases gives each of these texts
## attributes for them (.gen, .dat …) and says in its sentences which it means, as { named-card.gen }

# In quotes, after the word "karta" in the case that the sentence asks for
named-card =
    { $card ->
        [archer] „Łucznik”
        [diplomat] „Dyplomata”
        [mercenary] „Najemnik”
        [knight] „Rycerz”
        [hunting] „Polowanie”
        [swordsman] „Miecznik”
        [recruitment] „Werbunek”
        [tax-collector] „Poborca podatkowy”
        [captain] „Kapitan”
        [joust] „Turniej rycerski”
        [troubadour] „Trubadur”
        [tithing] „Dziesięcina”
        [monk] „Mnich”
        [priest] „Kapłan”
        [apprenticeship] „Nauka rzemiosła”
        [confession] „Spowiedź”
        [archbishop] „Arcybiskup”
        [templar] „Templariusz”
        [glassblower] „Szklarz”
        [pilgrimage] „Pielgrzymka”
        [procession] „Procesja”
        [artisan] „Artysta”
        [merchant] „Kupiec”
        [miller] „Młynarz”
        [innkeeper] „Karczmarz”
        [blacksmith] „Kowal”
        [militia] „Zbrojny”
        [journeyman] „Czeladnik”
        [goldsmith] „Złotnik”
        [ransom] „Okup”
        [catapult] „Katapulta”
        [scout] „Zwiadowca”
        [executioner] „Kat”
        [squire] „Giermek”
        [marriage] „Ślub”
        [fort] „Fort”
        [princess] „Księżniczka”
        [bishop] „Biskup”
        [master-builder] „Budowniczy”
        [scribe] „Skryba”
        [hermit] „Pustelnik”
        [nun] „Mniszka”
        [lumberjack] „Drwal”
        [clog-maker] „Szewc”
        [weaver] „Tkaczka”
        [landlady] „Gospodyni”
        [banker] „Bankier”
        [breeder] „Hodowca”
        [master-tradesman] „Mistrz rzemiosła”
        [sculptor] „Rzeźbiarz”
        [recruiter] „Werbownik”
        [augustine] „Augustianin”
        [chief-templar] „Komandor templariuszy”
        [herbalist] „Zielarz”
        [preacher] „Kaznodzieja”
        [distiller] „Gorzelnik”
       *[viticulturist] „Winiarz”
    }
# In quotes, after the word "wydarzenie" in the case that the sentence asks for
named-event =
    { $event ->
        [marauding] „Maruderzy”
        [war] „Wojna”
        [brigands] „Rozbójnicy”
        [siege] „Oblężenie”
        [invasion] „Najazd”
        [raid] „Napad”
        [mutiny] „Bunt”
        [great-company] „Wielka kompania”
        [heresy] „Herezja”
        [interruption-of-work] „Przerwanie prac”
        [theological-dispute] „Spór teologiczny”
        [excommunication] „Ekskomunika”
        [drought] „Susza”
        [civil-war] „Wojna domowa”
        [succession-conflict] „Spór o sukcesję”
        [wolves] „Wilki”
        [chief-outlaw] „Herszt banitów”
        [grey-monk] „Szary mnich”
        [possession] „Opętanie”
        [harsh-winter] „Sroga zima”
        [uprising] „Powstanie”
       *[riot] „Rozruchy”
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
# gen: after "z"; in: where, with its preposition, for places and for what is put there
named-building =
    { $building ->
        [palace] pałac
        [bishopric] rezydencja biskupa
       *[city-hall] ratusz
    }
    .gen =
        { $building ->
            [palace] pałacu
            [bishopric] rezydencji biskupa
           *[city-hall] ratusza
        }
    .in =
        { $building ->
            [palace] w pałacu
            [bishopric] w rezydencji biskupa
           *[city-hall] w ratuszu
        }

## Dice within a sentence, always with their colour: a colour never stands alone there

# A die whose value doesn't matter: "red die"
die-of-colour =
    { $colour ->
        [red] czerwona kość
        [white] biała kość
        [purple] fioletowa kość
       *[yellow] żółta kość
    }
# The same as the object of a verb
x-die-of-colour =
    { $colour ->
        [red] czerwoną kość
        [white] białą kość
        [purple] fioletową kość
       *[yellow] żółtą kość
    }
# Any number of dice: "red dice"; the subject or the object of a verb
dice-of-colour =
    { $colour ->
        [red] czerwone kości
        [white] białe kości
        [purple] fioletowe kości
       *[yellow] żółte kości
    }
# A die by what it shows: "red 4", as a label
die-with-value =
    { $colour ->
        [red] czerwona { $value }
        [white] biała { $value }
        [purple] fioletowa { $value }
       *[yellow] żółta { $value }
    }
# The same as the object of a verb
x-die-with-value =
    { $colour ->
        [red] czerwoną kość { $value }
        [white] białą kość { $value }
        [purple] fioletową kość { $value }
       *[yellow] żółtą kość { $value }
    }
# The same in the genitive, after "używa"
x-of-die-with-value =
    { $colour ->
        [red] czerwonej kości { $value }
        [white] białej kości { $value }
        [purple] fioletowej kości { $value }
       *[yellow] żółtej kości { $value }
    }
# The dice of a group by what they show: "red 4 + 6", as a label
dice-with-values =
    { $dice_colour ->
        [red] czerwone { $dice }
        [white] białe { $dice }
        [purple] fioletowe { $dice }
       *[yellow] żółte { $dice }
    }
# The same for a single die
x-die-with-values =
    { $dice_colour ->
        [red] czerwona { $dice }
        [white] biała { $dice }
        [purple] fioletowa { $dice }
       *[yellow] żółta { $dice }
    }
# A die and whose it is, the object of a verb. whose: the reader's own, neutral, or that of another player, seat
named-die =
    { $whose ->
        [own]
            { $colour ->
                [red] swoją czerwoną kość { $value }
                [white] swoją białą kość { $value }
                [purple] swoją fioletową kość { $value }
               *[yellow] swoją żółtą kość { $value }
            }
        [neutral]
            { $colour ->
                [red] neutralną czerwoną kość { $value }
                [white] neutralną białą kość { $value }
                [purple] neutralną fioletową kość { $value }
               *[yellow] neutralną żółtą kość { $value }
            }
       *[other]
            { $colour ->
                [red] czerwoną kość { $value } gracza { $seat }
                [white] białą kość { $value } gracza { $seat }
                [purple] fioletową kość { $value } gracza { $seat }
               *[yellow] żółtą kość { $value } gracza { $seat }
            }
    }
    .gen =
        { $whose ->
            [own]
                { $colour ->
                    [red] swojej czerwonej kości { $value }
                    [white] swojej białej kości { $value }
                    [purple] swojej fioletowej kości { $value }
                   *[yellow] swojej żółtej kości { $value }
                }
            [neutral]
                { $colour ->
                    [red] neutralnej czerwonej kości { $value }
                    [white] neutralnej białej kości { $value }
                    [purple] neutralnej fioletowej kości { $value }
                   *[yellow] neutralnej żółtej kości { $value }
                }
           *[other]
                { $colour ->
                    [red] czerwonej kości { $value } gracza { $seat }
                    [white] białej kości { $value } gracza { $seat }
                    [purple] fioletowej kości { $value } gracza { $seat }
                   *[yellow] żółtej kości { $value } gracza { $seat }
                }
        }
    .label =
        { $whose ->
            [own]
                { $colour ->
                    [red] twoja czerwona { $value }
                    [white] twoja biała { $value }
                    [purple] twoja fioletowa { $value }
                   *[yellow] twoja żółta { $value }
                }
            [neutral]
                { $colour ->
                    [red] neutralna czerwona { $value }
                    [white] neutralna biała { $value }
                    [purple] neutralna fioletowa { $value }
                   *[yellow] neutralna żółta { $value }
                }
           *[other]
                { $colour ->
                    [red] czerwona { $value } gracza { $seat }
                    [white] biała { $value } gracza { $seat }
                    [purple] fioletowa { $value } gracza { $seat }
                   *[yellow] żółta { $value } gracza { $seat }
                }
        }

# Amounts, for sentences of several files. They stand as labels or after "za", where one form serves

x-pips =
    { $divisor ->
        [one] { $divisor } oczko
        [few] { $divisor } oczka
       *[many] { $divisor } oczek
    }
x-needed-pips =
    { $needed ->
        [one] { $needed } oczko
        [few] { $needed } oczka
       *[many] { $needed } oczek
    }
x-banners-left =
    { $banners ->
        [one] została { $banners } chorągiew
        [few] zostały { $banners } chorągwie
       *[many] zostało { $banners } chorągwi
    }
# After a colon or in brackets
named-character =
    { $character ->
        [henry-i] Henryk I
        [hugues-de-payns] Hugon z Payns
        [urban-iv] Urban IV
        [chretien-de-troyes] Chrétien de Troyes
        [the-florentine] Florentczyk
        [joan-of-navarre] Joanna I z Nawarry
        [isabeau-of-bavaria] Izabela Bawarska
        [marie-of-champagne] Maria z Szampanii
       *[thibaut-ii] Tybald II
    }
