var e=`### Before the table: what the box on the shelf says, and what its bots are like.

game-clockwork = Парящий город тысячи механизмов
    .tagline = Построй летающую машину раньше всех.
    .seats = 2–4
    .time = 35\xA0мин
    .age = 6+

bot-level-1-clockwork = Добрый, для первой игры: мало видит вперёд и быстро забывает, что показывали.
bot-level-2-clockwork = Лёгкий: смотрит чуть вперёд и немало забывает.
bot-level-3-clockwork = Надёжный: помнит большую часть того, что показывали недавно.
bot-level-4-clockwork = Внимательный: смотрит далеко вперёд и мало забывает.
bot-level-5-clockwork = Сильный: всё обдумывает и почти ничего не забывает.
bot-level-6-clockwork = Самый сильный: думает изо всех сил и ничего не забывает.
`;export{e as default};