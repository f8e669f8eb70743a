### The rules on a printed sheet. $runs is how often a loop lets its cards act; $scope is previous_card where it is one card.

castle-sheet-how = Как играть
castle-sheet-aim = Найдите вместе четыре клада, пока призрак не поднялся на верх башни.
castle-sheet-start = Вытяните четыре клада вслепую и положите каждый в комнату, которую показывает оборот. Перемешайте карты рубашкой вверх.
castle-sheet-turn = В свой ход выложи три карты в ряд. Поверни не больше двух стрелок на четверть. Потом карты действуют слева направо.
castle-sheet-cards = { castle-face-arrow }: одна клетка, куда указывает стрелка. { castle-face-sorcerer }: одна клетка, куда захочешь. { castle-face-ghost }: поднимается на ступеньку.
castle-sheet-loop =
    { $scope ->
        [previous_card] { castle-face-loop }: карта слева действует { $runs } раза всего.
       *[prefix] { castle-face-loop }: то, что слева, происходит { $runs } раза всего.
    }
castle-sheet-squares = Клад ваш, как только вы входите в его комнату. Ворота могут перенести вас к любым другим воротам. Палочка опускает призрака на ступеньку. В клетку с призраком никто не входит.
castle-sheet-blocked = Если никакой поворот не даёт пройти весь ряд, никто не идёт, а призрак поднимается ещё на ступеньку.
castle-sheet-end = Для юных: «{ castle-face-loop }» пропускает призраков. Вы побеждаете с последним кладом; призрак побеждает на ступеньке с «!».
