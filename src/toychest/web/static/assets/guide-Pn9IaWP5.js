var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.
### \`.grown-up\` is for whoever helps; \`.short\` is read to those who do not see the picture, where the sentence leans on it.

castle-guide-aim = Найди эти четыре, пока призрак не наверху.
    .short = Найди четыре клада, пока призрак не добрался до верха башни.
    .grown-up = Найдите вместе каждый клад на доске и назовите его комнату.
castle-guide-lay = Выложи три карты.
    .short = Выложи ряд: придут три карты.
    .grown-up = Карты действуют слева направо.
castle-guide-go = Смотри, вот его путь. Нажми «Вперёд!».
    .short = Путь волшебника готов. Пусть он по нему пойдёт.
    .grown-up = Ведите пальцем по пути и считайте шаги вслух.
castle-guide-more = Ещё три карты.
    .short = Выложи ряд снова: придут три новые карты.
    .grown-up = Сначала спросите: «Где окажется волшебник после первой карты?»
castle-guide-blocked = Кнопка «Вперёд!» серая. Нажми.
    .short = Пусть идёт; посмотри, можно ли пройти этот ряд.
    .grown-up = Дайте этому случиться.
    .after = На пути клетка с призраком.
castle-guide-turn = Поверни стрелку.
    .short = Поверни карту 1 так, чтобы она указывала вниз.
    .grown-up = Спросите: «К призраку нельзя. Какой путь свободен?»
castle-guide-gate = Ворота! Куда?
    .short = Он приходит к воротам. Выбери ворота рядом с кладом.
    .grown-up = Спросите: «Какие ворота ближе к кладу?»
castle-guide-loop = Ещё раз: шаг будет дважды. Нажми «Вперёд!».
    .short = Карта «{ castle-face-loop }» повторяет шаг перед ней. Пусть идёт.
    .grown-up = Спросите: «Где он будет, когда всё начнётся снова?»
    .after = Через ворота и ещё раз, прямо на клад.
castle-guide-alone = Ещё один. Теперь планируешь ты.
    .short = Остался один клад. Дальше ряды планируешь ты.
    .grown-up = Волшебная палочка спускает призрака на ступеньку.
`;export{e as default};