## What pages say of where printed values come from, after the kind of source: of a part of the data files, or of a piece
## and the ruling in which this form of it begins.

remark-persons = Żaden dokument nie podaje, ile szczurów jest na której karcie. Wiadomo tyle: na każdej jest od 0 do 3; na kartach okresów A, B i C łącznie 12, 13 i 12. O nowych postaciach nie wiadomo nic, więc średnia każdej litery się nie zmienia.
remark-persons-doctor-1 = Wynika to z tego, ile lekarz co najmniej i co najwyżej pozwala zaoszczędzić.
remark-street = Nadrukowany plan ulic nie jest nigdzie opisany. Ten jest taki sam dla 3, 4 i 5 dzielnic i pozwala na oba przejazdy powozu, które instrukcja podaje jako przykłady.
