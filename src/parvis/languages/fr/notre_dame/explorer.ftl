## Kinds of decisions, as headings of the explorer

kind-keep = Cartes gardées
kind-drive = Calèche
kind-take = Lettres prises
kind-leave = Lettres laissées
kind-perk = Choix de l’auberge
kind-play = Cartes jouées
kind-from = D’où vient un pion
kind-forgo = Actions abandonnées
kind-donate = Dons
kind-friend = Confident
kind-lift = Pions déplacés
kind-to = Où va un pion
kind-carry = Pions du ménestrel
kind-return = Cubes rendus
kind-enough = Aucun autre cube rendu
kind-hire = Personnages corrompus
kind-type = Type de lettre
kind-lose = Cubes perdus
