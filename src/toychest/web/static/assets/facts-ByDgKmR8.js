var e=`### Why a hint advises a move: what hints at it, and told in full. What hand, board and memory prove, and no more.

clockwork-fact-escape = Тепер можна втекти.
    .told = Так ти виберешся з міста.
clockwork-fact-machine = Можна завершити машину.
    .told = Так ти викладеш цілу машину: { clockwork-kind }.
clockwork-fact-shown-there = Було видно, де лежить ця карта.
    .told = Її показали у схованці { $spot }, і вона досі там.
clockwork-fact-known-to-have = Відомо, хто має таку карту.
    .told = { $name } точно має цю карту: { clockwork-kind }.
clockwork-fact-lies-shown = Потрібну тобі карту показали у схованці.
    .told = Її показали у схованці { $spot }, і вона досі там: { clockwork-kind }.
clockwork-fact-one-short = До цілого бракує лише однієї карти.
    .told = Досить ще однієї: { clockwork-kind }.
clockwork-fact-together = Деякі твої карти пасують одна до одної.
    .told = Таких у тебе вже { $cards }: { clockwork-kind }.
clockwork-fact-single = Одна з твоїх карт сама.
    .told = Така в тебе лише одна: { clockwork-kind }.
clockwork-fact-yard = Звалище вже поруч.
    .told = Карти на звалищі { $yard }: { $cards }.
clockwork-fact-towers = Вежі вже поруч.
    .told = Біля Веж можна шукати. Скинуті карти: { $cards }.
`;export{e as default};