var e=`### What cards and places are for: one short sentence each, for the bubbles at the table and for "How to play".
clockwork-explain-flyer = Четыре детали — это летающая машина. Без неё не сбежать.
clockwork-explain-breaker = Четыре детали — это преобразователь кода. Без него не сбежать.
clockwork-explain-airship = Шесть деталей, выложенных вместе с Энергией: это победа.
clockwork-explain-fuel = Нужно кроме машины и преобразователя кода. Его можно просить по названию.
clockwork-explain-power = Только с целым Воздушным Кораблём. Её можно просить по названию.
clockwork-explain-scrap = Отдай его вместо карты, которую просят. Потом он выбывает из игры.
clockwork-explain-held = У тебя { $held } из { $copies }.
clockwork-explain-yard = Войди через белую клетку и возьми верхнюю карту.
clockwork-explain-yard-empty = Карт здесь больше нет. Когда пусты все, каждый идёт к Замку.
clockwork-explain-towers = Здесь ищут: укажи на сброшенную карту, и её откроют.
clockwork-explain-field = Здесь есть место для двух фигурок. Встретишь кого-нибудь, и можно бросить вызов.
clockwork-explain-spot-free = Место для одной сброшенной карты, рубашкой вверх.
clockwork-explain-spot-laid = Сброшенная карта, рубашкой вверх. От Замка на неё можно указать.
clockwork-explain-laid = Готово и в безопасности: никто не отнимет.
clockwork-explain-hand = В руке не больше семи карт. Их видит только хозяин.
clockwork-explain-pawn = Встретишь эту фигурку на клетке или свалке, и можно бросить вызов.
`;export{e as default};