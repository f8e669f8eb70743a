var e=`### The settings that every browser keeps for itself.

settings-name = Твоё имя
settings-text-size = Размер текста
settings-text-size-normal = Обычный
settings-text-size-large = Крупный
settings-text-size-huge = Очень крупный
settings-speed = Как быстро показывать ходы
settings-speed-slow = Медленно
settings-speed-normal = Обычно
settings-speed-fast = Быстро
settings-course-speed = …в «Учись программировать»
settings-confirms = Переспрашивать перед ходом
settings-confirms-auto = На сенсорном экране
settings-confirms-always = Всегда
settings-confirms-never = Никогда
settings-volume = Громкость
settings-signals = Ноты, когда твоя очередь или кто-то приходит или просит
settings-others = Показывать, что говорят другие
settings-buzz = Короткая вибрация, когда твоя очередь
settings-tips = Маленькие советы во время игры
settings-turns-board = За одним экраном поворачивать поле к тому, кто играет
settings-notify = Показывать уведомление, когда твоя очередь
    .denied = Браузер этого не разрешает. Это можно изменить в его настройках.
`;export{e as default};