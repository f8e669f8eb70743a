var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

clockwork-guide-aim = Збудуй літальний апарат і дешифратор, додай Паливо й відлети раніше за всіх.
clockwork-guide-who = Хто ти? Обери кого завгодно.
clockwork-guide-start = Кидай кубики. Починає більший кидок.
clockwork-guide-throw = Починаєш ти. Кинь ще раз, щоб іти.
clockwork-guide-far = Спробуй Звалище 2: чи досить воно близько?
    .after = Випало вісім, а туди дванадцять кроків. Пошукай щось ближче.
clockwork-guide-walk = До Звалища 1 шість кроків. Там можна зупинитися, навіть якщо випало вісім.
    .after = Деталь Краба зі стосу. Бачиш її лише ти.
clockwork-guide-discard = Вісім карт: одна зайва. Скинь Брухт.
clockwork-guide-lay = Усі бачать її раз, потім вона лежить сорочкою вгору. Обери будь-яку схованку.
clockwork-guide-remember = Мені ця деталь Кита не потрібна. Тобі потрібна. Запам’ятай, куди вона лягає.
clockwork-guide-again = Твій хід. Кидай.
clockwork-guide-seven = Сім! Іди просто до Веж.
clockwork-guide-search = Біля Веж шукай у скиді. Покажи деталь Кита: ти шукаєш іще одну.
clockwork-guide-point = Куди поділася моя? Переверни ту карту.
    .missed = Там було: { clockwork-kind }. Тепер там твоя деталь Кита: запам’ятай { $spot }. Далі граєш без мене.
clockwork-guide-discard-nipper = Є! Тепер одна карта зайва: деталь Краба.
clockwork-guide-found = Поклади її у вільну схованку.
    .after = Добра пам’ять: Кит готовий. Ще дві деталі Сови, і ти летиш. Далі граєш без мене.
`;export{e as default};