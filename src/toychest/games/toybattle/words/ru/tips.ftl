### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

toybattle-tip-1-6 = Кто начинает, решает жребий; другая сторона берёт на фишку больше.
toybattle-tip-4-3 = Jumbo может выбить одного видимого соперника за одну тропу, каким бы сильным он ни был.
toybattle-tip-4-5 = XB-42 может украсть одну фишку с полки соперника, не видя какую.
toybattle-tip-5-1 = «{ toybattle-effect-recall }»: другой твой видимый боец может вернуться на полку.
toybattle-tip-5-4 = «{ toybattle-effect-shove }»: соперник рядом может перейти на одну базу дальше, что бы там ни лежало.
toybattle-tip-5-5 = «{ toybattle-effect-exhume }»: один из твоих выбитых бойцов может вернуться на полку.
toybattle-tip-5-7 = «{ toybattle-effect-suppress }»: скрытая фишка соперника один ход лежит рубашкой вверх.
