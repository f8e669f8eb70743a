var e=`### At the table: whose answer is awaited, what can be typed, what is said aloud.

table-answer = { $name } отвечает
table-answer-yours = Твой ответ
table-took-back = { $name } отменяет ход
table-hinted = сюда указывает подсказка
table-typed = Что можно написать
    .help = Напиши выделенные слова и одно из тех, что стоят за ними. Слова с кнопки тоже подойдут.
    .none = Сейчас ничего. Подожди своего хода.
help-legal = Следующее место, которое светится; с Shift — предыдущее
table-since = Что случилось тем временем
    .again = Показать ещё раз
table-back = Снова на связи.
    .missed =
        { $moves ->
        [one] Пропущен { $moves } ход.
        [few] Пропущено { $moves } хода.
        [many] Пропущено { $moves } ходов.
       *[other] Пропущено { $moves } хода.
        }
    .show = Показать
`;export{e as default};