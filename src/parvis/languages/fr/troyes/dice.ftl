# Purple dice, and what cubes do to a group with the Ladies of Troyes: dice that they bring, prices, one value for all.

## What is asked

ask-turn-one = Choisissez un de vos dés à retourner pour le groupe ({ named-card }).
ask-take-one = Choisissez un dé à prendre gratuitement ({ named-card }).
ask-value = Choisissez la valeur de tous les dés du groupe ({ named-card }).

## What can be decided. how: what comes of the group with the die

do-turn-one = Retourner { named-die } (devient un { $turned }) · { with-it }
do-take-one = Prendre gratuitement { named-die.from } · { with-it }
# A label after a middle dot
with-it =
    { $how ->
        [place] { place-at-cost }
        [lay] { column-at-cost }
        [last] terminé : { outcome-at-cost }
       *[add] { total-at-cost }
    }
do-value = Chaque dé devient un { $value } : { group-outcome }
do-done-value = Terminer, puis choisir une valeur pour tous les dés · meilleur résultat : { outcome-at-cost }{ done-tradesman }

## What a cube does. used_as: the colour of the group's dice, or any

about-kind-buy-one-each =
    { $amount ->
        [one]
            { $used_as ->
                [red] Chaque cube permet d’acheter un dé rouge dans chacun des autres quartiers, neutre compris, pour { $amount } denier chacun.
                [white] Chaque cube permet d’acheter un dé blanc dans chacun des autres quartiers, neutre compris, pour { $amount } denier chacun.
                [yellow] Chaque cube permet d’acheter un dé jaune dans chacun des autres quartiers, neutre compris, pour { $amount } denier chacun.
               *[any] Chaque cube permet d’acheter un dé dans chacun des autres quartiers, neutre compris, pour { $amount } denier chacun.
            }
       *[other]
            { $used_as ->
                [red] Chaque cube permet d’acheter un dé rouge dans chacun des autres quartiers, neutre compris, pour { $amount } deniers chacun.
                [white] Chaque cube permet d’acheter un dé blanc dans chacun des autres quartiers, neutre compris, pour { $amount } deniers chacun.
                [yellow] Chaque cube permet d’acheter un dé jaune dans chacun des autres quartiers, neutre compris, pour { $amount } deniers chacun.
               *[any] Chaque cube permet d’acheter un dé dans chacun des autres quartiers, neutre compris, pour { $amount } deniers chacun.
            }
    }
about-kind-count-as-die =
    { $used_as ->
        [red] Chaque cube compte comme un { $amount } rouge dans un groupe avec un ou deux autres dés.
        [white] Chaque cube compte comme un { $amount } blanc dans un groupe avec un ou deux autres dés.
        [yellow] Chaque cube compte comme un { $amount } jaune dans un groupe avec un ou deux autres dés.
       *[any] Chaque cube compte comme un { $amount } de n’importe quelle couleur dans un groupe avec un ou deux autres dés.
    }
about-kind-turn-die =
    { $used_as ->
        [red] Chaque cube permet de retourner un de vos propres dés quand vous l’ajoutez à un groupe de dés rouges.
        [white] Chaque cube permet de retourner un de vos propres dés quand vous l’ajoutez à un groupe de dés blancs.
        [yellow] Chaque cube permet de retourner un de vos propres dés quand vous l’ajoutez à un groupe de dés jaunes.
       *[any] Chaque cube permet de retourner un de vos propres dés quand vous l’ajoutez à un groupe.
    }
about-kind-take-die =
    { $used_as ->
        [red] Chaque cube permet de prendre gratuitement un dé rouge à un adversaire pour un groupe.
        [white] Chaque cube permet de prendre gratuitement un dé blanc à un adversaire pour un groupe.
        [yellow] Chaque cube permet de prendre gratuitement un dé jaune à un adversaire pour un groupe.
       *[any] Chaque cube permet de prendre gratuitement un dé à un adversaire pour un groupe.
    }
about-kind-one-value =
    { $used_as ->
        [red] Chaque cube donne à tous les dés rouges d’un groupe la valeur de l’un d’eux.
        [white] Chaque cube donne à tous les dés blancs d’un groupe la valeur de l’un d’eux.
        [yellow] Chaque cube donne à tous les dés jaunes d’un groupe la valeur de l’un d’eux.
       *[any] Chaque cube donne à tous les dés d’un groupe la valeur de l’un d’eux.
    }
