# How the bots of each level play this game, for the pages about them, and what people score. "It" is the bot.

level-people = Des joueurs expérimentés ont obtenu en moyenne 69 et 71 points dans les deux parties dont les scores sont entièrement connus.
level-random = La peste lui coûte près de la moitié du prestige qu’il gagne.
level-novice = Il corrompt des personnages, fait des dons à Notre-Dame et collecte des lettres. Il néglige son rat et n’utilise presque jamais le parc.
level-greedy = Il surveille mieux son rat et tire l’essentiel de son prestige des personnages, des lettres et des dons. Sa grande faiblesse est le parc : un cube n’y rapporte rien tout de suite ; il n’y en place donc presque jamais.
level-skilled = Il connaît la valeur du parc, qui lui apporte environ un quart de son prestige. La peste lui coûte moins de 1 point par partie.
level-expert = Son prestige a les mêmes sources que celui de Connaisseur, mais le parc lui en apporte un peu plus. Seul contre trois bots de niveau Connaisseur, il marque environ 3 points de plus qu’eux.
level-expert-5s = Quand plusieurs coups semblent se valoir, il joue chacun d’eux de nombreuses fois jusqu’à la fin de la partie avant de décider. Quand un coup est nettement le meilleur, il est aussi rapide qu’Expert. Seul contre trois bots de niveau Connaisseur, il gagne presque la moitié de ses parties.
