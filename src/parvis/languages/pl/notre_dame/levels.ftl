# How the bots of each level play this game, for the pages about them, and what people score. "It" is the bot.

level-people = Doświadczeni gracze mieli średnio 69 i 71 punktów w dwóch partiach, których wyniki są w całości znane.
level-random = Plaga zabiera mu prawie połowę zyskanego prestiżu.
level-novice = Zatrudnia postacie, wpłaca datki na katedrę i zbiera wiadomości. Zaniedbuje szczura i prawie nie korzysta z parku.
level-greedy = Lepiej pilnuje szczura, a większość prestiżu zyskuje dzięki postaciom, wiadomościom i datkom. Jego wielką słabością jest park: znacznik w parku nic nie daje od razu, więc prawie nigdy go tam nie umieszcza.
level-skilled = Zna wartość parku, który daje mu około jednej czwartej prestiżu. Plaga kosztuje go mniej niż 1 punkt na partię.
level-expert = Jego prestiż ma te same źródła co u bota poziomu Znawca, z nieco większym udziałem parku. Sam przeciw trzem botom poziomu Znawca ma około 3 punktów więcej niż one.
level-expert-5s = Gdy kilka ruchów wydaje się mniej więcej równych, przed decyzją rozgrywa każdy z nich wiele razy do końca partii. Gdy jeden ruch jest wyraźnie najlepszy, jest tak szybki jak Ekspert. Sam przeciw trzem botom poziomu Znawca wygrywa prawie połowę partii.
