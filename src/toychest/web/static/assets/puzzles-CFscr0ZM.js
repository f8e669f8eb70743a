var e=`### What a puzzle is about, in a few words: it is told when it is solved, or chosen.

toybattle-theme-best = Взвесь всё
toybattle-theme-missed-win = Сразу победить
toybattle-theme-region = Окружить участок
toybattle-theme-door = Защитить штаб
toybattle-theme-cut = Перерезать цепочку
toybattle-theme-target = Верная цель
toybattle-theme-elsewhere = Верное место
toybattle-theme-troop = Верный боец
toybattle-theme-take = Сначала фишки
toybattle-theme-could-not-wait = Это не ждёт
toybattle-theme-without = Без эффекта
toybattle-theme-use = Использовать эффект
toybattle-theme-turn = Победи в этот ход
toybattle-puzzle-end = Победи ещё в этот ход, что бы ни было у соперника.
`;export{e as default};