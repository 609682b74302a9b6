## What pages say of where printed values come from, after the kind of source: of a part of the data files, or of a piece
## and the ruling in which this form of it begins.

remark-persons = Ни один документ не говорит, сколько крыс на отдельной карте. Известно, что на карте от 0 до 3 крыс, а всего на картах периодов A, B и C их 12, 13 и 12. О новых персонажах ничего не известно, поэтому для каждой буквы сохранено среднее.
remark-persons-doctor-1 = Следует из того, сколько самое меньшее и самое большее спасает врач.
remark-street = Напечатанный план улиц нигде не описан. Этот одинаков для 3, 4 и 5 кварталов и согласуется с обоими разобранными примерами правил.
