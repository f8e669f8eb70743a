var e=`### At the table: whose answer is awaited, what can be typed, what is said aloud.

table-answer = { $name } відповідає
table-answer-yours = Твоя відповідь
table-took-back = { $name } скасовує хід
table-hinted = сюди вказує підказка
table-typed = Що можна написати
    .help = Напиши виділені слова й одне з тих, що стоять за ними. Слова з кнопки теж підійдуть.
    .none = Зараз нічого. Зачекай на свій хід.
help-legal = Наступне місце, що світиться; із Shift — попереднє
table-since = Що сталося тим часом
    .again = Показати ще раз
table-back = Знову на зв’язку.
    .missed =
        { $moves ->
        [one] Пропущено { $moves } хід.
        [few] Пропущено { $moves } ходи.
        [many] Пропущено { $moves } ходів.
       *[other] Пропущено { $moves } ходу.
        }
    .show = Показати
`;export{e as default};