# How the bots of each level play this game, for the pages about them, and what people score. "It" is the bot.

level-people = In den zwei Partien, deren Punktestände vollständig bekannt sind, kamen Geübte im Schnitt auf 69 und 71 Punkte.
level-random = Die Seuche kostet ihn fast die Hälfte des Prestiges, das er gewinnt.
level-novice = Er besticht Personen, spendet für Notre Dame und sammelt Botschaften ein. Seine Ratte vernachlässigt er, und den Park nutzt er fast nie.
level-greedy = Er achtet besser auf seine Ratte und gewinnt sein Prestige vor allem durch Personen, Botschaften und Spenden. Seine große Schwäche ist der Park: Ein Stein dort bringt nicht sofort etwas, also legt er kaum je einen.
level-skilled = Er kennt den Wert des Parks, der etwa ein Viertel seines Prestiges beisteuert. Die Seuche kostet ihn weniger als 1 Punkt pro Partie.
level-expert = Sein Prestige stammt aus denselben Quellen wie beim Könner, etwas mehr davon aus dem Park. Allein gegen drei Bots der Stufe Könner erzielt er etwa 3 Punkte mehr als sie.
level-expert-5s = Wenn mehrere Züge etwa gleich gut aussehen, spielt er jeden davon viele Male bis zum Ende der Partie durch, bevor er sich entscheidet. Ist einer klar der beste, ist er so schnell wie der Experte. Allein gegen drei Bots der Stufe Könner gewinnt er fast die Hälfte seiner Partien.
