var e=`### What a puzzle is about, in a few words: it is told when it is solved, or chosen.

toybattle-theme-best = Зваж усе
toybattle-theme-missed-win = Негайна перемога
toybattle-theme-region = Оточити ділянку
toybattle-theme-door = Захистити штаб
toybattle-theme-cut = Перерізати ланцюжок
toybattle-theme-target = Правильна ціль
toybattle-theme-elsewhere = Правильне місце
toybattle-theme-troop = Правильний боєць
toybattle-theme-take = Спершу фішки
toybattle-theme-could-not-wait = Це не може чекати
toybattle-theme-without = Без ефекту
toybattle-theme-use = Використати ефект
toybattle-theme-turn = Переможи цього ходу
toybattle-puzzle-end = Переможи ще цього ходу, що б не мав суперник.
`;export{e as default};