var e=`### Ukrainian. The coach of a guided game, and the cards that say a rule just in time.

guide-coach = Pip, тренер
guide-step = Крок { $step } з { $steps }
guide-show-me = Покажи мені
guide-play-it = Зіграй за мене
guide-skip = Пропустити
guide-go-on = Далі
guide-have-it = Запам’ятовую
guide-once-more = Ще раз
guide-take-back = Забрати назад
guide-alone = Далі без тренера
guide-leave = Вийти з навчання
guide-well-done = Чудово, { $name }.
guide-works-too = Так теж можна.
    .astray = Так теж можна, але мої наступні кроки можуть уже не підійти.
guide-leaves = Звідси це звичайна гра: грай далі, як хочеш.
guide-grown-up = Для дорослих:
guide-waits = { $name } чекає
guide-shows = { $name } показує карту
guide-key = Тренер повторює
tip-title = Варто знати
tip-close = Зрозуміло
tip-off = Більше без порад
`;export{e as default};