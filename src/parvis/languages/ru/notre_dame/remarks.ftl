## What pages say of where printed values come from, after the kind of source: of a part of the data files, or of a piece
## and the ruling in which this form of it begins.

remark-persons = Ни в одном документе не сказано, сколько крыс на каждой карте. Известно, что на карте от 0 до 3 крыс, а всего на картах периодов A, B и C их 12, 13 и 12. О новых персонажах ничего не известно, поэтому среднее число крыс для каждой буквы сохранено.
remark-persons-doctor-1 = Следует из наименьшего и наибольшего числа потерь, от которых спасает врач.
remark-street = Напечатанный план улиц нигде не описан. План на этом сайте одинаков для 3, 4 и 5 кварталов и согласуется с обоими разобранными примерами правил.
