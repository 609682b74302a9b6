# How the levels of bots play this game, for the pages about them, and what people score.

level-people = Berichten zufolge gewinnen Menschen mit 40 bis 60 Punkten. Die meisten Kartenwerte sind hier rekonstruiert, vergleiche Ergebnisse also mit Vorsicht.
level-random = Er verliert durch Ebenen der Kathedrale ohne eigene Klötzchen mehr Punkte, als all seine Fachleute einbringen.
level-novice = Er holt etwa die Hälfte seiner Punkte mit Fachleuten und Ereignissen. Ein Drittel davon verliert er wieder: durch Ereignisse, die er nicht bezahlen kann, und durch Ebenen der Kathedrale ohne eigene Klötzchen.
level-greedy = Er wendet Ereignisse ab und setzt Fachleute ein, wann immer sich das sofort lohnt. Manche Ebene der Kathedrale vernachlässigt er noch, und er verliert Punkte durch Ereignisse, die er nicht bezahlen kann.
level-skilled = Er holt mit Ereignissen 50 % mehr als Bots der Stufe Raffke, nutzt Karten und Persönlichkeiten besser und verliert nicht einmal halb so viele Punkte durch Versäumtes.
level-expert = Er bedenkt nicht nur den eigenen Bedarf, sondern auch den der Gegner. Vier Bots der Stufe Experte kommen einander in die Quere und holen weniger Punkte als vier der Stufe Könner. Allein gegen drei Bots der Stufe Könner gewinnt er mehr als doppelt so oft wie jeder von ihnen.
