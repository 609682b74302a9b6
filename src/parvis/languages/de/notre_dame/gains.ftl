# What a decision would give, as its button tells it: a short hint, number first, in lower case, without a full stop.
# Several stand side by side, with " · " between them. In brackets: where the prestige comes from.

hint-residence = +{ $count } Prestige (Residenz)
hint-park = +{ $count } Prestige (Park)
hint-donation = +{ $count } Prestige (Spende)
hint-cathedral = +{ $count } Prestige (Notre Dame)
hint-message = +{ $count } Prestige (Botschaft)
hint-person = +{ $count } Prestige (Person)
hint-coins =
    { $count ->
        [one] +1 Münze
       *[other] +{ $count } Münzen
    }
hint-coins-paid =
    { $count ->
        [one] −1 Münze
       *[other] −{ $count } Münzen
    }
hint-markers =
    { $count ->
        [one] +1 Stein
       *[other] +{ $count } Steine
    }
hint-markers-placed =
    { $count ->
        [one] −1 Stein
       *[other] −{ $count } Steine
    }
hint-nurse = +1 Stein im Hospital
hint-rat = Ratte zurück auf { $space }
hint-if-played = wenn jetzt ausgespielt
hint-left =
    { $count ->
        [0] dort bleiben keine Figuren
        [one] dort bleibt 1 Figur
       *[other] dort bleiben { $count } Figuren
    }

## What it does not give

hint-nothing = keine Wirkung
hint-nothing-else = sonst keine Wirkung
hint-no-action = keine Aktion danach
hint-no-coins = Münzvorrat leer
hint-no-markers = allgemeiner Vorrat ohne eigene Steine
hint-no-rat = Ratte schon auf 0
hint-lacks-coin = keine Münze zum Spenden, also keine Wirkung
hint-lacks-marker = kein Stein dafür, also keine Wirkung
hint-barred =
    { $count ->
        [one] du hast die Farbe von { $home_seat } schon (sammle zuerst: { $one_seat })
        [2] du hast die Farbe von { $home_seat } schon (sammle zuerst: { $one_seat }, { $two_seat })
        [3] du hast die Farbe von { $home_seat } schon (sammle zuerst: { $one_seat }, { $two_seat }, { $three_seat })
       *[other] du hast die Farbe von { $home_seat } schon (sammle zuerst: { $one_seat }, { $two_seat }, { $three_seat }, { $four_seat })
    }
hint-barred-own =
    { $count ->
        [one] du hast deine eigene Farbe schon (sammle zuerst: { $one_seat })
        [2] du hast deine eigene Farbe schon (sammle zuerst: { $one_seat }, { $two_seat })
        [3] du hast deine eigene Farbe schon (sammle zuerst: { $one_seat }, { $two_seat }, { $three_seat })
       *[other] du hast deine eigene Farbe schon (sammle zuerst: { $one_seat }, { $two_seat }, { $three_seat }, { $four_seat })
    }
hint-barred-and-own =
    { $count ->
        [one] du hast die Farbe von { $home_seat } schon (sammle zuerst: deine eigene)
        [2] du hast die Farbe von { $home_seat } schon (sammle zuerst: deine eigene, { $one_seat })
        [3] du hast die Farbe von { $home_seat } schon (sammle zuerst: deine eigene, { $one_seat }, { $two_seat })
       *[other] du hast die Farbe von { $home_seat } schon (sammle zuerst: deine eigene, { $one_seat }, { $two_seat }, { $three_seat })
    }
hint-barred-free =
    { $count ->
        [one] du hast diese Farbe schon (sammle zuerst: 1 andere)
       *[other] du hast diese Farbe schon (sammle zuerst: { $count } andere)
    }

## What it leads to, where its label tells the amounts

hint-coins-then =
    { $count ->
        [0] danach keine Münzen
        [one] danach 1 Münze
       *[other] danach { $count } Münzen
    }
hint-markers-then =
    { $count ->
        [one] danach 1 Stein im eigenen Vorrat
       *[other] danach { $count } Steine im eigenen Vorrat
    }
hint-shares = { $count } Prestige am Ende des Durchgangs, wenn dort kein Stein mehr hinzukommt
hint-shares-park = { $count } Prestige am Ende des Durchgangs (davon { $park } durch den Park), wenn dort kein Stein mehr hinzukommt
hint-shares-instead = { $count } statt { $before } Prestige am Ende des Durchgangs, wenn dort kein Stein mehr hinzukommt
hint-shares-still = weiterhin { $count } Prestige am Ende des Durchgangs, wenn dort kein Stein mehr hinzukommt
hint-then-colours =
    { $count ->
        [0] danach jede Farbe erlaubt
        [one] danach erst 1 andere Farbe, bevor diese wieder geht
       *[other] danach erst { $count } andere Farben, bevor diese wieder geht
    }

## The plague of this round after the decision

hint-plague = Ratte nach dieser Runde auf { $space }
hint-plague-stays = Ratte bleibt diese Runde auf { $space }
hint-plague-beyond = Ratte nach dieser Runde über 9 hinaus

## What is asked next

hint-then-perk =
    { $marker ->
        [0] danach 1 Münze oder Ratte 1 Feld zurück
       *[some]
            { $rat ->
                [0] danach 1 Münze oder 1 Stein
               *[some] danach 1 Münze, 1 Stein oder Ratte 1 Feld zurück
            }
    }
hint-then-donation =
    { $count ->
        [one] danach 1 Münze spenden: 1 Prestige
        [2] danach 1 oder 2 Münzen spenden: 1 oder 3 Prestige
       *[other] danach 1, 2 oder 3 Münzen spenden: 1, 3 oder 6 Prestige
    }
hint-then-source = danach einen Stein von anderswo versetzen oder auf die Aktion verzichten (Vorrat leer)
hint-then-friend = danach den Vertrauten versetzen und die Aktion dort ausführen
hint-then-drive =
    { $count ->
        [one] danach die Kutsche 1 Marktplatz weit ziehen
       *[other] danach die Kutsche bis zu { $count } Marktplätze weit ziehen
    }
hint-then-extra-hire = danach kannst du noch eine Person bestechen
hint-then-lift = danach eine Figur versetzen und die Aktion dort ausführen
hint-then-act-there = danach einen Bereich wählen und die Aktion dort ausführen
hint-then-minstrel = danach 2 Bereiche und die Zahl der Figuren wählen
hint-then-where = danach den Zielbereich wählen
hint-then-how-many = danach die Zahl der Figuren wählen
hint-then-type = danach eine Art von Botschaften wählen
hint-then-return =
    { $count ->
        [0] danach +2 Prestige für jeden Stein, den du zurücklegst
        [one] 1 Stein zurückgelegt (am Ende je 2 Prestige)
       *[other] { $count } Steine zurückgelegt (am Ende je 2 Prestige)
    }

## What the best answer to the question that follows brings at once. `-less`: what it costs

gained-next = +{ $count } Prestige (beste nächste Entscheidung)
gained-next-less = −{ $count } Prestige (beste nächste Entscheidung)

## What it is worth later, in prestige, below what it gives now. `-less`: what it loses then; count: a number such as 1½

later-park = +{ $count } (Park, künftige Prestigegewinne: { $gains })
later-park-less = −{ $count } (Park, künftige Prestigegewinne: { $gains })
later-rats = +{ $count } (Verluste durch Ratten über 9)
later-rats-less = −{ $count } (Verluste durch Ratten über 9)
later-persons = +{ $count } (Personen bestechen)
later-persons-less = −{ $count } (Personen bestechen)
later-coins = +{ $count } (Münzen spenden)
later-coins-less = −{ $count } (Münzen spenden)
later-markers = +{ $count } (Steine zum Einsetzen)
later-markers-less = −{ $count } (Steine zum Einsetzen)
later-residence = +{ $count } (Residenz)
later-residence-less = −{ $count } (Residenz)
later-carriage = +{ $count } (Kutscherei)
later-carriage-less = −{ $count } (Kutscherei)
later-hotel = +{ $count } (Gasthaus)
later-hotel-less = −{ $count } (Gasthaus)
later-cathedral = +{ $count } (Notre Dame, weitere Steine erwartet)
later-cathedral-less = −{ $count } (Notre Dame, weitere Steine erwartet)
later-next = +{ $count } (beste nächste Entscheidung)
later-next-less = −{ $count } (beste nächste Entscheidung)

## Sources of prestige: nouns, as rows of a table and names of lines in a chart, at most 20 letters

points-residence = Residenz
points-park = Park
points-donation = Spenden
points-cathedral = Notre Dame
points-message = Botschaften
points-person = Personen
points-plague = Seuche
