# What the symbols of the board mean, in the help: a list of symbols with these texts beside them.

sign-markers = Les cubes d’un joueur au même endroit, avec leur nombre. La plupart des actions comptent vos pions dans le secteur : cubes et confident.
sign-friend = Le confident. Il compte comme un cube. Seuls sa propre carte ou un personnage peuvent le déplacer.
sign-rat = Un rat dans son port, avec sa case sur la piste de la peste (0 à 9).
sign-carriage = Une calèche, dans la couleur et la forme de son propriétaire. Elle peut s’arrêter à n’importe quel marché, même dans les autres quartiers.
sign-market = Un marché sans lettre.
sign-message = Une lettre, dans la couleur et la forme de son quartier. L’image indique son gain : 1 prestige et 1 pièce, 2 prestige et 1 cube, 3 prestige et rat qui recule de 1 case, ou 4 prestige.
sign-cathedral = Notre-Dame, et le prestige partagé entre ses cubes tous les trois tours.
sign-lit = Vous pouvez choisir ce qui est éclairé. Le nombre indique la touche. Un endroit pâlit si vous ne faites que le survoler.
sign-lock = Vous ne pouvez pas encore prendre cette lettre. Prenez d’abord des lettres d’autres couleurs.
sign-worth = Ce que vous gagnez si votre calèche s’arrête ici.
sign-later = Le nombre de points qu’une décision vaut à peu près plus tard : une simple estimation.
sign-coins = Pièces. Corrompre un personnage coûte 1 pièce.
sign-supplies = Cubes dans la réserve du joueur + cubes dans la réserve générale. Les cartes placent des cubes de la réserve du joueur.
sign-forecast = Case actuelle du rat → après ce tour, si rien ne change.
sign-beyond = Le rat va dépasser 9 à ce tour : −2 points de prestige et −1 cube.
sign-prestige = Prestige. Celui des autres joueurs est caché jusqu’à la fin.
sign-collected = Lettres collectées, une place par couleur. Une forme pâle est une couleur qui manque encore.
sign-rats = Rats qu’un personnage ajoute au niveau de peste de ce tour, corrompu ou non.
sign-family = Un joueur. Sur un personnage : ce joueur l’a corrompu.
sign-source = D’où viennent les valeurs imprimées d’un personnage : ● une source les indique toutes, ◐ certaines sont déduites, ≈ certaines sont estimées. Les règles du personnage en disent plus.
sign-bell = Le premier joueur.
