var e=`### The settings that every browser keeps for itself.

settings-name = Твоє ім’я
settings-text-size = Розмір тексту
settings-text-size-normal = Звичайний
settings-text-size-large = Великий
settings-text-size-huge = Дуже великий
settings-speed = Як швидко показувати ходи
settings-speed-slow = Повільно
settings-speed-normal = Звичайно
settings-speed-fast = Швидко
settings-course-speed = …у «Вчися програмувати»
settings-confirms = Перепитувати перед ходом
settings-confirms-auto = На сенсорному екрані
settings-confirms-always = Завжди
settings-confirms-never = Ніколи
settings-volume = Гучність
settings-signals = Ноти, коли твоя черга або хтось приходить чи просить
settings-others = Показувати, що кажуть інші
settings-buzz = Коротка вібрація, коли твоя черга
settings-tips = Маленькі поради під час гри
settings-turns-board = За одним екраном повертати поле до того, хто грає
settings-notify = Показувати сповіщення, коли твоя черга
    .denied = Браузер цього не дозволяє. Це можна змінити в його налаштуваннях.
`;export{e as default};