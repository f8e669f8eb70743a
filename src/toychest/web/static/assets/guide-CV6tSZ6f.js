var e=`### Russian. The coach of a guided game, and the cards that say a rule just in time.

guide-coach = Pip, тренер
guide-step = Шаг { $step } из { $steps }
guide-show-me = Покажи мне
guide-play-it = Сыграй за меня
guide-skip = Пропустить
guide-go-on = Дальше
guide-have-it = Помню
guide-once-more = Ещё раз
guide-take-back = Взять назад
guide-alone = Дальше без тренера
guide-leave = Выйти из обучения
guide-well-done = Отлично, { $name }.
guide-works-too = Так тоже можно.
    .astray = Так тоже можно, но мои следующие шаги могут уже не подойти.
guide-leaves = Отсюда это обычная игра: играй дальше, как хочешь.
guide-grown-up = Для взрослых:
guide-waits = { $name } ждёт
guide-shows = { $name } показывает карту
guide-key = Тренер повторяет
tip-title = Полезно знать
tip-close = Понятно
tip-off = Больше без советов
`;export{e as default};