var e=`### Before the table: what the box on the shelf says, and what its bots are like.

game-clockwork = Втеча з Механічного міста
    .tagline = Збудуй літальний апарат раніше за інших.
    .seats = 2–4
    .time = 35\xA0хв
    .age = 6+

bot-level-1-clockwork = Лагідний, для першої гри: мало бачить наперед і швидко забуває, що показували.
bot-level-2-clockwork = Легкий: дивиться трохи наперед і чимало забуває.
bot-level-3-clockwork = Надійний: пам’ятає більшість того, що показували недавно.
bot-level-4-clockwork = Уважний: дивиться далеко наперед і мало забуває.
bot-level-5-clockwork = Сильний: усе обмірковує і майже нічого не забуває.
bot-level-6-clockwork = Найсильніший: думає щосили й нічого не забуває.
`;export{e as default};