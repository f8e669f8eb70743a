var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

toybattle-guide-aim = Захвати мой штаб или собери семь медалей раньше меня.
toybattle-guide-take = В свой ход ты берёшь две фишки или ставишь одну. Возьми две.
toybattle-guide-reach = Попробуй: Roxy на 18, в самую середину. Посмотри, что будет.
    .after = Твоя цепочка начинается у твоего штаба, и в ней нет разрывов.
toybattle-guide-begin = Начни рядом со своим штабом: Skully на 11.
toybattle-guide-skully = Skully приносит ещё две фишки. Возьми их.
toybattle-guide-capn = Cap'n приводит друга. Поставь Cap'n на 12.
toybattle-guide-star = Сразу ещё один: Star на 14.
toybattle-guide-star-takes = Star тоже приносит фишку. Возьми её.
toybattle-guide-hook = Моему Hook цепочка не нужна: он прыгает на 18. Займи все базы вокруг участка, и его медали твои.
toybattle-guide-capn-again = Сначала поставь Cap'n на 13. Потом придёт Roxy.
toybattle-guide-roxy = У Roxy 7, у моего Hook только 4. Поставь Roxy сверху, на 18.
    .after = Все пять баз вокруг этого участка твои. И три его медали тоже.
toybattle-guide-alone = Три из семи. Дальше играешь без меня; подсказку проси в любой момент.
`;export{e as default};