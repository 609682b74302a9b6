# What a player is asked: what to choose, then what there is to know for it, each in a sentence of its own.

ask-nature = Le hasard décide.
ask-settle =
    { $count ->
        [one] Choisissez une case pour votre dernier habitant.
       *[other] Choisissez une case pour votre prochain habitant. Habitants restants : { $count }.
    }
ask-action = Choisissez une action ou passez.

## The group of dice

ask-group-activate = Choisissez des { dice-of-colour } pour { named-card } ({ how-often }).{ group-so-far }{ group-with-tradesman }
# In brackets; needed: the divisor of the card
how-often =
    { $each_die ->
        [0]
            { $needed ->
                [one] 1 activation par unité
               *[other] 1 activation par tranche de { $needed }
            }
       *[more] une activation par dé
    }
ask-group-build = Choisissez des { dice-of-colour } pour la cathédrale. Chacun place un cube dans la colonne de sa valeur.{ group-so-far-alone }
ask-group-counter = Choisissez des { dice-of-colour } pour contrer { named-event } (1 cube par tranche de { $needed }).{ group-so-far }
ask-group-place = Choisissez un { die-of-colour }. Votre habitant prend la case de cette valeur { named-building.in }.
ask-group-harvest = Choisissez des { dice-of-colour } pour l’agriculture (1 denier par tranche de { $needed }).{ group-so-far }
# Whole sentences with the space before them, or nothing: how the group stands
group-so-far =
    { $dice ->
        [0] {""}
       *[more]
            { $price ->
                [0] {" "}Total : { $counts }.
                [one] {" "}Total : { $counts }. Coût : { $price } denier.
               *[other] {" "}Total : { $counts }. Coût : { $price } deniers.
            }
    }
group-so-far-alone =
    { $dice ->
        [0] {""}
       *[more]
            { $price ->
                [0] {""}
                [one] {" "}Coût : { $price } denier.
               *[other] {" "}Coût : { $price } deniers.
            }
    }
# cost: deniers for the new tradesman; once there are dice, the cost of the group includes them
group-with-tradesman =
    { $cost_influence ->
        [0]
            { $cost ->
                [0] {""}
               *[more]
                    { $dice ->
                        [0] {" "}Nouvel homme de métier : { new-tradesman-cost }.
                       *[more] {" "}Dont { new-tradesman-cost } pour le nouvel homme de métier.
                    }
            }
       *[more] {" "}Nouvel homme de métier : { new-tradesman-cost }.
    }

ask-carry-out = Vos dés pour cette action sont choisis.

## Influence

ask-reroll =
    { $influence ->
        [one] Choisissez un dé à relancer ({ $influence } point d’influence).
       *[other] Choisissez un dé à relancer ({ $influence } points d’influence).
    }
ask-turn =
    { $count ->
        [0]
            { $influence ->
                [one] Choisissez jusqu’à trois dés à retourner ({ $influence } point d’influence).
               *[other] Choisissez jusqu’à trois dés à retourner ({ $influence } points d’influence).
            }
        [one] Vous avez retourné { $count } dé. En retourner un autre ?
       *[other] Vous avez retourné { $count } dés. En retourner un autre ?
    }

## Activity cards

ask-send = Votre réserve est vide. Choisissez l’habitant qui devient homme de métier sur { named-card }.
ask-times = Combien de fois activer { named-card } ? { $count } au plus.
ask-cube =
    { $count ->
        [one] Choisissez un événement pour le dernier cube ({ named-card }).{ cube-price }
       *[other] Choisissez un événement pour un cube ({ named-card }). Cubes restants : { $count }.{ cube-price }
    }
ask-cube-rolled =
    { $count ->
        [0] Le dernier dé noir est assez élevé. Choisissez un événement pour son cube ({ named-card }).
       *[any] Le dé noir est assez élevé. Choisissez un événement pour son cube ({ named-card }). Dés restant à lancer : { $count }.
    }
# A whole sentence with the space before it, or nothing
cube-price =
    { $deniers ->
        [0]
            { $influence ->
                [0] {""}
                [one] {" "}Coût : { $influence } point d’influence.
               *[other] {" "}Coût : { $influence } points d’influence.
            }
        [one] {" "}Coût : { $deniers } denier.
       *[other] {" "}Coût : { $deniers } deniers.
    }

## Events and black dice

ask-defence =
    { $count ->
        [one] Le dernier dé noir est un { $black }. Choisissez des dés pour le vaincre. Les dés rouges comptent double.
       *[other] Le plus fort des { $count } dés noirs est un { $black }. Choisissez des dés pour le vaincre. Les dés rouges comptent double.
    }
ask-defence-more =
    { $count ->
        [one] Dé noir vaincu. Le dernier est un { $black }. Le vaincre aussi ?
       *[other] Dé noir vaincu. Le plus fort des { $count } autres est un { $black }. Le vaincre aussi ?
    }
ask-defence-weak =
    { $strength ->
        [0]
            { $count ->
                [one] Le dernier dé noir est un { $black }. Vous n’avez aucun dé pour le vaincre.
               *[other] Le plus fort des { $count } dés noirs est un { $black }. Vous n’avez aucun dé pour le vaincre.
            }
       *[more]
            { $count ->
                [one] Le dernier dé noir est un { $black }. Le total de vos dés n’est que de { $strength }.
               *[other] Le plus fort des { $count } dés noirs est un { $black }. Le total de vos dés n’est que de { $strength }.
            }
    }
ask-throw = Choisissez un autre dé. Total : { $count } contre le { $black } noir.
ask-lose-cube = { title-of-event } : choisissez l’événement d’où retirer votre cube.
ask-lose-stone = { title-of-event } : choisissez un cube à retirer de la cathédrale.
