# What a player is asked.

ask-nature = Chance decides.
ask-settle =
    { $count ->
        [one] Where does your last citizen start?
       *[other] Where does your next citizen start? You still have { $count } to place.
    }
ask-action =
    { $deniers ->
        [one] Choose an action, or pass. You have 1 denier and { $influence } influence.
       *[other] Choose an action, or pass. You have { $deniers } deniers and { $influence } influence.
    }

## The group of dice

ask-group-activate = Which { named-colour } dice activate { named-card }? { how-often }{ group-so-far }{ group-with-tradesman }
how-often =
    { $each_die ->
        [0] Once for every { $needed } they count.
       *[other] Once for each die.
    }
ask-group-build = Which { named-colour } dice build at the cathedral? Each puts a cube into the column of its value.{ group-so-far-alone }
ask-group-counter = Which { named-colour } dice go against { named-event }? A cube for every { $needed } they count.{ group-so-far }
ask-group-place = Which { named-colour } die brings your citizen into { named-building }? He takes the space of its value.
ask-group-harvest = Which { named-colour } dice harvest? A denier for every { $needed } they count.{ group-so-far }
group-so-far =
    { $dice ->
        [0] {""}
       *[other] {" "}So far they count { $counts }{ so-far-price }.
    }
so-far-price =
    { $price ->
        [0] {""}
        [one] , for 1 denier
       *[other] , for { $price } deniers
    }
group-so-far-alone =
    { $dice ->
        [0] {""}
       *[other]
            { $price ->
                [0] {""}
                [one] {" "}So far that costs 1 denier.
               *[other] {" "}So far that costs { $price } deniers.
            }
    }
# cost: deniers for the new tradesman; with dice there is a price, and they are in it
group-with-tradesman =
    { $cost_influence ->
        [0]
            { $cost ->
                [0] {""}
               *[other]
                    { $dice ->
                        [0] {" "}Your new tradesman costs { new-tradesman-cost }.
                       *[other] {" "}That includes { new-tradesman-cost } for your new tradesman.
                    }
            }
       *[other] {" "}Your new tradesman costs { new-tradesman-cost }.
    }

## Influence

ask-reroll = Which of your dice do you reroll for { $influence } influence?
ask-turn =
    { $count ->
        [0] Which of your dice do you turn over for { $influence } influence? Three at most.
        [one] For { $influence } influence, you have turned over 1 die so far. One more?
       *[other] For { $influence } influence, you have turned over { $count } dice so far. One more?
    }

## Activity cards

ask-send = Your supply is empty: which citizen leaves his building to become the tradesman of { named-card }?
ask-times = How many times do you activate { named-card }? Up to { $count }.
ask-cube =
    { $count ->
        [one] On which event does { named-card } put the last cube?{ cube-price }
       *[other] On which event does { named-card } put a cube? Up to { $count } are left.{ cube-price }
    }
cube-price =
    { $deniers ->
        [0]
            { $influence ->
                [0] {""}
               *[other] {" "}It costs { $influence } influence.
            }
        [one] {" "}It costs 1 denier.
       *[other] {" "}It costs { $deniers } deniers.
    }

## Events and black dice

ask-defence =
    { $count ->
        [one] The last black die shows { $black }. Which of your dice do you throw against it? Red counts double.
       *[other] The highest of { $count } black dice shows { $black }. Which of your dice do you throw against it? Red counts double.
    }
ask-defence-more =
    { $count ->
        [one] You have beaten a black die. The last one shows { $black }: do you throw dice against it too?
       *[other] You have beaten a black die. The next of { $count } shows { $black }: do you throw dice against it too?
    }
ask-defence-weak =
    { $strength ->
        [0]
            { $count ->
                [one] The last black die shows { $black }, and you have no dice to throw against it. What do you do?
               *[other] The highest of { $count } black dice shows { $black }, and you have no dice to throw against it. What do you do?
            }
       *[other]
            { $count ->
                [one] The last black die shows { $black }, but your dice only count { $strength } against it. What do you do?
               *[other] The highest of { $count } black dice shows { $black }, but your dice only count { $strength } against it. What do you do?
            }
    }
ask-throw = So far your dice count { $count } against the black { $black }. Which die is next?
ask-lose-cube = Because of { named-event }: from which event do you take one of your cubes?
ask-lose-stone = Because of { named-event }: which of your cubes leaves the cathedral?
