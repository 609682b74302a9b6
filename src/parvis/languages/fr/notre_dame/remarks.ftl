## What pages say of where printed values come from, after the kind of source: of a part of the data files, or of a piece
## and the ruling in which this form of it begins.

remark-persons = Aucun document n’indique les rats d’une carte en particulier. On sait ceci : 0 à 3 par carte ; 12, 13 et 12 au total pour les cartes des manches A, B et C. Des Nouveaux personnages, on ne sait rien : chaque manche garde donc sa moyenne.
remark-persons-doctor-1 = Cela se déduit du minimum et du maximum que le médecin épargne.
remark-street = Le plan imprimé n’est décrit nulle part. Celui de ce site est le même pour 3, 4 et 5 quartiers, et permet les deux trajets de calèche que les règles imprimées donnent en exemple.
