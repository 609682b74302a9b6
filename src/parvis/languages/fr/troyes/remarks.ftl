## What pages say of where printed values come from, after the kind of source: by piece, and the ruling in which this form
## of it begins.
## `Balanced:` a value made a card useless or too strong in games between bots, and was adjusted: what it was before.

remark-activity-diplomat-1 = Équilibrage : diviseur 2 auparavant ; les bots l’utilisaient plus que toute autre carte, et ceux qui l’utilisaient gagnaient.
remark-activity-diplomat-3 = Équilibrage : diviseur 3 auparavant ; deux personnes sur trois l’utilisaient, et moins d’une sur deux chacune des autres cartes rouges ; qui se servait du Diplomate avait 2 points de plus que les autres, 4 avec tous les modules.
remark-activity-recruitment-1 = Équilibrage : 2 deniers et diviseur 3 auparavant ; une personne sur huit l’utilisait, car l’influence revenait moins cher.
remark-activity-captain-1 = Équilibrage : coût et diviseur de 6 chacun auparavant ; la carte était utilisée dans la moitié des parties et rapportait 1,3 point.
remark-activity-tithing-1 = Équilibrage : coût 3, diviseur 3, points 1 et 1 auparavant ; la carte était utilisée dans une partie sur cinq.
remark-activity-apprenticeship-1 = Équilibrage : coût 5 et diviseur 4 auparavant ; la carte était utilisée dans une partie sur cinq.
remark-activity-glassblower-3 = Équilibrage : diviseur 6 auparavant ; une source la cite comme exemple de carte difficile à activer, et elle rapportait 2 points à chaque fois.
remark-activity-procession-1 = Équilibrage : coût et diviseur de 5 chacun auparavant ; elle rapportait 2,8 points à chaque fois, les autres cartes de son tour, 1 ou 2. Réexaminée pour le règlement 3 : c’est elle qui rapporte le plus de points parmi les cartes de son tour, mais avec un diviseur de 7, une personne sur cinq seulement l’utilisait.
remark-activity-merchant-1 = Réexaminée pour le règlement 3 : 1 denier par unité de valeur, c’est moins que le Meunier (1,2) et l’Artisan (1,5), et ceux qui l’utilisaient avaient 1 point de plus que les autres.
remark-event-war-3 = Règlement 3 : d’après un compte rendu de partie, le deuxième rang a reçu 1 point, et de l’influence pour plusieurs cubes, et le premier en avait davantage : cinq bannières au moins. Elles ont été couvertes au premier tour, donc le diviseur ne peut pas être élevé. Équilibrage : avec un diviseur de 4 et 4 points pour le plus de cubes, l’événement était contré dans une partie sur six.
remark-event-invasion-1 = Équilibrage : diviseur 5 auparavant ; l’événement était contré dans deux parties sur cinq, les autres dans deux sur trois ou plus.
remark-event-mutiny-1 = Équilibrage : diviseur 6 auparavant ; l’événement était contré dans deux parties sur cinq.
remark-event-heresy-1 = Équilibrage : 2 points d’influence auparavant ; presque personne n’en avait autant, et chacun y perdait près d’un point par tour.
remark-event-interruption-of-work-3 = Règlement 3 : dans un compte rendu de partie, deux cubes ont été placés, et un adversaire a placé le reste : trois bannières au moins.
remark-event-excommunication-1 = Équilibrage : diviseur 5 auparavant ; l’événement coûte à chacun plus d’un point par tour où il est là. Réexaminé pour le règlement 3 : au tour 1, personne n’a encore de cube ; il ne prend donc que des points, et personne n’en a non plus. Comme l’Interruption des travaux, dont une source dit la même chose, il garde son effet.
remark-character-hugues-de-payns-1 = Équilibrage : 4, 8 et 12 auparavant ; le personnage donnait un point en moyenne.
remark-character-thibaut-ii-1 = Équilibrage : 6, 12 et 18 auparavant ; à quatre, presque tout le monde recevait les six points.
remark-activity-fort-1 = Pas de diviseur : chaque dé du groupe place un cube.
remark-activity-princess-1 = Son premier emplacement vaut 3 points : quelqu’un en a tiré 9.
remark-activity-banker-1 = Une source dit plus de 30 deniers, une autre 30 au moins. Le diviseur est de 6 au plus : quelqu’un a activé la carte trois fois en une action. Équilibrage : coût et diviseur de 6 chacun auparavant ; la carte était utilisée dans une partie sur dix.
remark-character-marie-of-champagne-1 = Les règles russes de l’éditeur nomment ici la cathédrale ; une critique et les deux autres dames montrent qu’il s’agit de l’Évêché.
remark-event-chief-outlaw-1 = Équilibrage : 5 points auparavant ; l’événement était contré dans une partie sur cinq, car son total de 16 doit être atteint en une fois.
remark-event-possession-1 = Équilibrage : diviseur 4 auparavant ; l’événement était contré dans deux parties sur sept.
remark-activity-chief-templar-1 = Équilibrage : diviseur 3, points 2 et 1 auparavant ; la carte était utilisée dans une partie sur huit.
remark-buildings-1 = Dans un résumé des règles, chaque case du Palais compte pour elle-même. D’après un autre compte rendu, l’Évêché a trois rangées, et il faut du temps avant qu’on soit expulsé de la première ; d’autres disent que chaque bâtiment fonctionne un peu différemment. Aucun ne dit quelles cases forment une ligne ; il n’y en a donc pas ici.
