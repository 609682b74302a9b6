# What can be decided, as buttons say it: short, to the person who decides. Numbers come from the rules.
#
# A button begins with a verb or a name. What else there is to say follows as labels, which need no case and agree with
# nothing: in brackets, divided by commas, or after a middle dot.

## The start

do-settle =
    { $salary ->
        [0] { settled-building }, case { $space } : un { die-of-colour } par tour, sans salaire
        [one] { settled-building }, case { $space } : un { die-of-colour } par tour, salaire de { $salary } denier
       *[other] { settled-building }, case { $space } : un { die-of-colour } par tour, salaire de { $salary } deniers
    }
settled-building =
    { $building ->
        [palace] { building-palace }
        [bishopric] { building-bishopric }
       *[city-hall] { building-city-hall }
    }

## Actions

do-activate = Activer { named-card } ({ dice-divided }){ only-dice }
# count: points of the tradesman's space at the end
do-activate-new =
    { $count ->
        [0] Activer { named-card } ({ dice-divided }) · nouvel homme de métier : { new-tradesman-cost }{ only-dice }
        [one] Activer { named-card } ({ dice-divided }) · nouvel homme de métier : { new-tradesman-cost }, emplacement à { $count } point{ only-dice }
       *[other] Activer { named-card } ({ dice-divided }) · nouvel homme de métier : { new-tradesman-cost }, emplacement à { $count } points{ only-dice }
    }
# In brackets; divisor: 0 where each die is an activation
dice-divided =
    { $divisor ->
        [0] une activation par dé
        [one] 1 activation par unité
       *[other] 1 activation par tranche de { $divisor }
    }
# An amount, after a colon or as the object of "including"
new-tradesman-cost =
    { $cost_influence ->
        [0]
            { $cost ->
                [0] gratuit
                [one] { $cost } denier
               *[other] { $cost } deniers
            }
        [one] { $cost_influence } point d’influence
       *[other] { $cost_influence } points d’influence
    }
do-build =
    { $count ->
        [one] Construire la cathédrale (par dé blanc : { $count } point, influence +{ $least } ou +{ $most })
       *[other] Construire la cathédrale (par dé blanc : { $count } points, influence +{ $least } ou +{ $most })
    }
do-build-only =
    { $price ->
        [0]
            { $size ->
                [one] Construire la cathédrale · seul dé utilisable : { x-only-die } (colonne { $columns })
               *[other] Construire la cathédrale · seuls dés utilisables : { dice-with-values } (colonnes { $columns })
            }
       *[more]
            { $size ->
                [one] Construire la cathédrale · seul dé utilisable : { x-only-die } (colonne { $columns }, { group-price })
               *[other] Construire la cathédrale · seuls dés utilisables : { dice-with-values } (colonnes { $columns }, { group-price })
            }
    }
do-counter =
    { $banners ->
        [one] Contrer { named-event } ({ dice-of-colour }, 1 cube par tranche de { $divisor }) · dernière bannière, influence +{ $influence } · { event-points }{ only-dice }
       *[other] Contrer { named-event } ({ dice-of-colour }, 1 cube par tranche de { $divisor }) · { $banners } bannières restantes, influence +{ $influence } chacune · { event-points }{ only-dice }
    }
# A label: what the event scores once it is countered
event-points =
    { $first ->
        [one]
            { $second ->
                [0] le plus de cubes : { $first } point
               *[more] le plus de cubes : { $first } point, deuxième : { $second }
            }
       *[other]
            { $second ->
                [0] le plus de cubes : { $first } points
               *[more] le plus de cubes : { $first } points, deuxième : { $second }
            }
    }
# A label after a middle dot, or nothing: the dice of a group that is complete without a choice, and what they do
only-dice =
    { $last ->
        [0] {""}
       *[more]
            { $size ->
                [one] {" "}· seul dé utilisable : { x-only-die } ({ outcome-at-cost })
               *[other] {" "}· seuls dés utilisables : { dice-with-values } ({ outcome-at-cost })
            }
    }
do-place = Placer un habitant { named-building.in } (un { die-of-colour })
do-place-only = Placer un habitant { named-building.in } · seul dé utilisable : { named-die } ({ place-at-cost })
do-harvest = Agriculture (dés jaunes, 1 denier par tranche de { $divisor }){ only-dice }
do-pass =
    { $count ->
        [one] Passer pour ce tour ({ $count } denier maintenant, puis { $waiting } chaque fois que ce serait à vous de jouer)
       *[other] Passer pour ce tour ({ $count } deniers maintenant, puis { $waiting } chaque fois que ce serait à vous de jouer)
    }

## Influence

do-reroll =
    { $count ->
        [one] Relancer l’un de vos dés ({ $count } point d’influence)
       *[other] Relancer l’un de vos dés ({ $count } points d’influence)
    }
do-recruit =
    { $count ->
        [one] Prendre un habitant dans la réserve générale ({ $count } point d’influence)
       *[other] Prendre un habitant dans la réserve générale ({ $count } points d’influence)
    }
do-turn =
    { $count ->
        [one] Retourner jusqu’à trois de vos dés ({ $count } point d’influence)
       *[other] Retourner jusqu’à trois de vos dés ({ $count } points d’influence)
    }

## Dice. more: dice and cubes that join too, as no others could

# In a sentence: the piece that joins with a die
also-joining =
    { $also ->
        [own] votre { $also_value }
        [neutral] le { $also_value } neutre
        [cube] votre cube
       *[other] le { $also_value } pris à { $also_seat }
    }
do-add =
    { $more ->
        [0] Ajouter { named-die } ({ total-at-cost })
        [one] Ajouter { named-die } avec { also-joining }, faute d’autre choix ({ total-at-cost })
       *[other] Ajouter { named-die } avec tous les autres possibles, ce qui fait { $dice } ({ total-at-cost })
    }
do-lay =
    { $more ->
        [0] Ajouter { named-die } ({ column-at-cost })
        [one] Ajouter { named-die } avec { also-joining }, faute d’autre choix ({ column-at-cost })
       *[other] Ajouter { named-die } avec tous les autres possibles, ce qui fait { $dice } ({ column-at-cost })
    }
# With this die the group is complete, and the action is done at once.
do-add-last =
    { $more ->
        [0] Ajouter { named-die } et terminer ({ outcome-at-cost })
        [one] Ajouter { named-die } avec { also-joining }, faute d’autre choix, et terminer ({ outcome-at-cost })
       *[other] Ajouter { named-die } avec tous les autres possibles, ce qui fait { $dice }, et terminer ({ outcome-at-cost })
    }
do-lay-last =
    { $more ->
        [0] Ajouter { named-die } et terminer ({ column-at-cost })
        [one] Ajouter { named-die } avec { also-joining }, faute d’autre choix, et terminer ({ column-at-cost })
       *[other] Ajouter { named-die } avec tous les autres possibles, ce qui fait { $dice }, et terminer ({ column-at-cost })
    }
do-move-in = Utiliser { named-die } ({ place-at-cost })
do-help =
    { $left ->
        [0] Utiliser votre dernier cube { named-card.de }{ group-with-cube }
       *[more] Utiliser un cube { named-card.de } (reste { $left }){ group-with-cube }
    }
# A label after a middle dot, or nothing: how the group stands with the cube
group-with-cube =
    { $dice ->
        [0] {""}
       *[more]
            { $last ->
                [0] {" "}· { total-at-cost }
               *[more] {" "}· terminé : { outcome-at-cost }
            }
    }

## Labels in brackets or after a colon: parts of a list, divided by commas

group-price =
    { $price ->
        [one] coût : { $price } denier
       *[other] coût : { $price } deniers
    }
total-at-cost =
    { $price ->
        [0] total : { $counts }
       *[more] total : { $counts }, { group-price }
    }
column-at-cost =
    { $price ->
        [0] colonne { $column }, influence +{ $influence }
       *[more] colonne { $column }, influence +{ $influence }, { group-price }
    }
# driven: whose citizen is expelled
placed-where =
    { $driven ->
        [nobody] case { $space }
        [own] case { $space }, expulse un autre de vos habitants
        [neutral] case { $space }, expulse un habitant neutre
       *[other] case { $space }, habitant expulsé : { $driven_seat }
    }
# pushed: citizens who move on to another space of the building
placed-and-pushed =
    { $pushed ->
        [0] { placed-where }
        [one] { placed-where }, pousse { $pushed } habitant plus loin
       *[other] { placed-where }, pousse { $pushed } habitants plus loin
    }
place-at-cost =
    { $price ->
        [0] { placed-and-pushed }
       *[more] { placed-and-pushed }, { group-price }
    }
outcome-at-cost =
    { $price ->
        [0] { group-outcome }
       *[more] { group-outcome }, { group-price }
    }
group-outcome =
    { $word ->
        [activations]
            { $number ->
                [one] { $number } activation{ activation-price }
               *[other] { $number } activations{ activation-price }
            }
        [delayed]
            { $number ->
                [one] { $number } cube en réserve
               *[other] { $number } cubes en réserve
            }
        [mixed]
            { $number ->
                [one] { $number } cube à placer ou à retirer
               *[other] jusqu’à { $number } cubes à placer ou à retirer
            }
        [to-end]
            { $number ->
                [one] { $number } cube qui compte à la fin
               *[other] { $number } cubes qui comptent à la fin
            }
        [stones]
            { $number ->
                [one] { $number } cube dans la cathédrale
               *[other] { $number } cubes dans la cathédrale
            }
        [cubes]
            { $number ->
                [one] { $number } cube sur l’événement
               *[other] { $number } cubes sur l’événement
            }
        [deniers]
            { $number ->
                [one] { $number } denier
               *[other] { $number } deniers
            }
       *[citizens]
            { $number ->
                [one] { $number } habitant
               *[other] { $number } habitants
            }
    }
# In brackets, or nothing: what each activation costs, besides the dice and the tradesman; at least one has to be paid
activation-price =
    { $each_deniers ->
        [0]
            { $each_influence ->
                [0] {""}
               *[more] {" "}({ each-price })
            }
       *[more] {" "}({ each-price })
    }
x-each-influence =
    { $each_influence ->
        [one] { $each_influence } point d’influence
       *[other] { $each_influence } points d’influence
    }
each-price =
    { $each_deniers ->
        [0] { x-each-influence } par activation
        [one]
            { $each_influence ->
                [0] plus { $each_deniers } denier par activation
               *[more] plus { $each_deniers } denier et { x-each-influence } par activation
            }
       *[other]
            { $each_influence ->
                [0] plus { $each_deniers } deniers par activation
               *[more] plus { $each_deniers } deniers et { x-each-influence } par activation
            }
    }

## What carries out an action says what that is

do-done-activations = Terminer : activer { named-card } { $count } fois{ activations-at-price }{ done-tradesman }
# In brackets, or nothing: what the dice cost, and each activation
activations-at-price =
    { $price ->
        [0] { activation-price }
       *[more]
            { $each_deniers ->
                [0]
                    { $each_influence ->
                        [0] {" "}({ group-price })
                       *[more] {" "}({ group-price }, { each-price })
                    }
               *[more] {" "}({ group-price }, { each-price })
            }
    }
do-done-delayed =
    { $count ->
        [one] Terminer : placer { $count } cube en réserve sur { named-card }{ done-price }{ done-tradesman }
       *[other] Terminer : placer { $count } cubes en réserve sur { named-card }{ done-price }{ done-tradesman }
    }
do-done-stones =
    { $count ->
        [one] Terminer : placer { $count } cube dans la cathédrale{ done-price }
       *[other] Terminer : placer { $count } cubes dans la cathédrale{ done-price }
    }
do-done-cubes =
    { $count ->
        [one] Terminer : placer { $count } cube sur { named-event }{ done-price }
       *[other] Terminer : placer { $count } cubes sur { named-event }{ done-price }
    }
do-done-deniers =
    { $count ->
        [one] Terminer : gagner { $count } denier{ done-price }
       *[other] Terminer : gagner { $count } deniers{ done-price }
    }
do-done-place = Terminer : placer votre habitant { named-building.in } ({ place-at-cost })
# A label after a middle dot, or nothing: what of the cost is for a new tradesman, who may cost influence instead
done-tradesman =
    { $cost_influence ->
        [0]
            { $cost ->
                [0] {""}
               *[more] {" "}· dont { new-tradesman-cost } pour un nouvel homme de métier
            }
       *[more] {" "}· nouvel homme de métier : { new-tradesman-cost }
    }
# In brackets, or nothing
done-price =
    { $price ->
        [0] {""}
       *[more] {" "}({ group-price })
    }
do-reroll-die = Relancer votre { die-with-value }
do-turn-die = Retourner votre { die-with-value } (devient un { $turned })
do-throw = Utiliser votre { die-with-value } (vaut { $counts }) : total { $sum } contre { $black }

## Activity cards

do-times = Activer { named-card } { $count } fois
do-on =
    { $banners ->
        [one] Placer un cube sur { named-event } (influence +{ $influence }, dernière bannière) · { event-points }
       *[other] Placer un cube sur { named-event } (influence +{ $influence }, { $banners } bannières restantes) · { event-points }
    }
do-send = Utiliser l’habitant de la case { $space } { named-building.de }

## Events and black dice

do-off = Retirer votre cube { named-event.de }
do-remove = Retirer votre cube de la colonne { $column }, niveau { $level }
do-yield =
    { $count ->
        [one] Subir la perte : −{ $count } point (vos dés font { $strength }, le dé noir est un { $black })
       *[other] Subir la perte : −{ $count } points (vos dés font { $strength }, le dé noir est un { $black })
    }

## Hints

foresee-sends = réserve vide : prend un habitant dans un bâtiment
foresee-sent = réserve vide : prend votre habitant de la case { $space } { named-building.de }

## Enough

do-enough-turning = Ne plus retourner de dés
do-enough-cubes = Ne plus placer de cubes sur les événements
do-enough-defence =
    { $left ->
        [one] Laisser le { $black } noir à la personne suivante
       *[other]
            { $back ->
                [0] Laisser les { $left } autres dés noirs aux personnes suivantes (aucun ne vous reviendra)
               *[any] Laisser les { $left } autres dés noirs aux personnes suivantes (certains peuvent vous revenir)
            }
    }

## What the best answer to the question that follows brings at once. `-less`: what it costs

gained-next =
    { $count ->
        [one] +1 point (meilleurs choix suivants)
       *[other] +{ $count } points (meilleurs choix suivants)
    }
gained-next-less =
    { $count ->
        [one] −1 point (meilleurs choix suivants)
       *[other] −{ $count } points (meilleurs choix suivants)
    }

## What a decision is worth later, in points, below what it brings now. `-less`: what it loses then; count: a number such as 1½

later-levels = +{ $count } (vos cubes aux niveaux de la cathédrale)
later-levels-less = −{ $count } (vos cubes aux niveaux de la cathédrale)
later-tradesmen = +{ $count } (hommes de métier)
later-tradesmen-less = −{ $count } (hommes de métier)
later-cubes = +{ $count } (cubes sur les cartes)
later-cubes-less = −{ $count } (cubes sur les cartes)
later-characters = +{ $count } (personnages)
later-characters-less = −{ $count } (personnages)
later-events = +{ $count } (vos cubes sur les événements)
later-events-less = −{ $count } (vos cubes sur les événements)
later-dice = +{ $count } (dés, tours à venir : { $rounds })
later-dice-less = −{ $count } (dés, tours à venir : { $rounds })
later-threats = +{ $count } (dégâts des événements, tours à venir : { $rounds })
later-threats-less = −{ $count } (dégâts des événements, tours à venir : { $rounds })
later-deniers = +{ $count } (valeur des deniers)
later-deniers-less = −{ $count } (valeur des deniers)
later-influence = +{ $count } (valeur de l’influence)
later-influence-less = −{ $count } (valeur de l’influence)
later-citizens = +{ $count } (habitants dans votre réserve)
later-citizens-less = −{ $count } (habitants dans votre réserve)
later-delayed = +{ $count } (cubes en réserve)
later-delayed-less = −{ $count } (cubes en réserve)
later-own-dice = +{ $count } (vos dés inutilisés)
later-own-dice-less = −{ $count } (vos dés inutilisés)
later-next = +{ $count } (meilleurs choix suivants)
later-next-less = −{ $count } (meilleurs choix suivants)
