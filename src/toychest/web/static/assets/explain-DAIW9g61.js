var e=`### What cards and places are for: one short sentence each, for the bubbles at the table and for "How to play".
clockwork-explain-flyer = Чотири деталі — це літальний апарат. Без нього не втекти.
clockwork-explain-breaker = Чотири деталі — це дешифратор. Без нього не втекти.
clockwork-explain-airship = Шість деталей, викладених разом з Енергією: це перемога.
clockwork-explain-fuel = Потрібне, крім апарата й дешифратора. Його можна просити за назвою.
clockwork-explain-power = Лише з цілим Дирижаблем. Її можна просити за назвою.
clockwork-explain-scrap = Віддай його замість карти, яку просять. Потім він вибуває з гри.
clockwork-explain-held = У тебе { $held } з { $copies }.
clockwork-explain-yard = Зайди через білу локацію й візьми верхню карту.
clockwork-explain-yard-empty = Карт тут більше немає. Коли порожні всі, кожен іде до Веж.
clockwork-explain-towers = Тут шукають: укажи на скинуту карту, і її відкриють.
clockwork-explain-field = Тут є місце для двох фігурок. Зустрінеш когось, і можна кинути виклик.
clockwork-explain-spot-free = Місце для однієї скинутої карти, сорочкою вгору.
clockwork-explain-spot-laid = Скинута карта, сорочкою вгору. Від Веж на неї можна показати.
clockwork-explain-laid = Готово й у безпеці: ніхто не забере.
clockwork-explain-hand = У руці щонайбільше сім карт. Їх бачить лише власник.
clockwork-explain-pawn = Зустрінеш цю фігурку на локації чи звалищі, і можна кинути виклик.
`;export{e as default};