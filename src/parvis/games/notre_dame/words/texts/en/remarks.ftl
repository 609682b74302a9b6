## What pages say of where printed values come from, after the kind of source: of a part of the data files, or of a piece
## and the ruling in which this form of it begins.

remark-persons = No document names the rats of a single card. Known are: 0 to 3 on a card; 12, 13 and 12 over the cards of the periods A, B and C. Of the New Persons nothing is known, so every letter keeps its average.
remark-persons-doctor-1 = It follows from what the doctor saves at least and at most.
remark-street = The printed plan is not described anywhere. This one is the same for 3, 4 and 5 boroughs, and allows both carriage moves that the printed rules give as examples.
