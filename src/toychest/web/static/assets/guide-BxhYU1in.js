var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

clockwork-guide-aim = Построй летающую машину и преобразователь кода, добавь Топливо и улети раньше всех.
clockwork-guide-who = Кто ты? Выбери кого угодно.
clockwork-guide-start = Бросай кубики. Начинает больший бросок.
clockwork-guide-throw = Начинаешь ты. Брось ещё раз, чтобы идти.
clockwork-guide-far = Попробуй Свалку 2: достаточно ли она близко?
    .after = Выпало восемь, а туда двенадцать шагов. Поищи что-нибудь ближе.
clockwork-guide-walk = До Свалки 1 шесть шагов. Там можно остановиться, даже если выпало восемь.
    .after = Деталь Краба из стопки. Видишь её только ты.
clockwork-guide-discard = Восемь карт: одна лишняя. Сбрось Металлолом.
clockwork-guide-lay = Все видят её один раз, потом она лежит рубашкой вверх. Выбери любой тайник.
clockwork-guide-remember = Мне эта деталь Кита не нужна. Тебе нужна. Запомни, куда она ляжет.
clockwork-guide-again = Твой ход. Бросай.
clockwork-guide-seven = Семь! Иди сразу к Замку.
clockwork-guide-search = У Замка ищи в сбросе. Покажи деталь Кита: ты ищешь ещё одну.
clockwork-guide-point = Куда делась моя? Переверни ту карту.
    .missed = Там было: { clockwork-kind }. Теперь там твоя деталь Кита: запомни { $spot }. Дальше играешь без меня.
clockwork-guide-discard-nipper = Есть! Теперь одна карта лишняя: деталь Краба.
clockwork-guide-found = Положи её в свободный тайник.
    .after = Хорошая память: Кит готов. Ещё две детали Совы, и ты летишь. Дальше играешь без меня.
`;export{e as default};