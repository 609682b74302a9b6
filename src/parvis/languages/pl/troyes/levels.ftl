# How the levels of bots play this game, for the pages about them, and what people score.

level-people = Zwycięzcy wśród ludzi zdobywają podobno od 40 do 60 punktów. Większość wartości kart jest tu odtworzona, więc porównuj wyniki ostrożnie.
level-random = Za poziomy katedry bez swoich znaczników traci więcej punktów, niż dają mu wszyscy jego rzemieślnicy.
level-novice = Mniej więcej połowa jego punktów pochodzi od rzemieślników i z wydarzeń. Równowartość jednej trzeciej z nich traci potem przez wydarzenia, za które nie ma czym zapłacić, i poziomy katedry bez swoich znaczników.
level-greedy = Zażegnuje wydarzenia i umieszcza rzemieślników, kiedy tylko to się od razu opłaca. Wciąż zaniedbuje niektóre poziomy katedry i traci punkty przez wydarzenia, za które nie ma czym zapłacić.
level-skilled = Na wydarzeniach zarabia o 50% więcej niż boty na poziomie Chciwiec, lepiej korzysta z kart i postaci, a przez zaniedbania traci mniej niż połowę tego, co one.
level-expert = Myśli nie tylko o własnych potrzebach, ale i o potrzebach przeciwników. Cztery boty na poziomie Ekspert wchodzą sobie w drogę i zdobywają mniej niż cztery na poziomie Znawca. Sam przeciw trzem botom na poziomie Znawca wygrywa ponad dwa razy częściej niż każdy z nich.
