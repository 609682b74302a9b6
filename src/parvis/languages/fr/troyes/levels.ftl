# How the levels of bots play this game, for the pages about them, and what people score.

level-people = Entre humains, on gagnerait avec 40 à 60 points. La plupart des valeurs des cartes ont été estimées ici : comparez les scores avec prudence.
level-random = Les niveaux de la cathédrale sans cube lui coûtent plus de points que tous ses hommes de métier n’en rapportent.
level-novice = Environ la moitié de ses points viennent des hommes de métier et des événements. Il en reperd un tiers à cause des événements qu’il ne peut pas payer et des niveaux de la cathédrale sans cube.
level-greedy = Il contre des événements et met des hommes de métier au travail chaque fois que cela rapporte tout de suite. Il néglige encore des niveaux de la cathédrale et perd des points sur des événements qu’il ne peut pas payer.
level-skilled = Il tire des événements 50 % de points de plus que les bots de niveau Glouton, utilise mieux ses cartes et ses personnages, et ses manquements lui coûtent plus de deux fois moins de points.
level-expert = Il tient compte des besoins de ses adversaires, pas seulement des siens. Quatre bots de niveau Expert se gênent et marquent moins que quatre de niveau Connaisseur. Seul contre trois bots de niveau Connaisseur, il gagne plus de deux fois plus souvent que chacun d’eux.
