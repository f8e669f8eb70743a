var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

toybattle-guide-aim = Захопи мій штаб або здобудь сім медалей раніше за мене.
toybattle-guide-take = У свій хід ти береш дві фішки або ставиш одну. Візьми дві.
toybattle-guide-reach = Спробуй: Roxy на 18, просто в середину. Подивись, що буде.
    .after = Твій ланцюжок починається біля твого штабу й не має розривів.
toybattle-guide-begin = Почни біля свого штабу: Skully на 11.
toybattle-guide-skully = Skully приносить ще дві фішки. Візьми їх.
toybattle-guide-capn = Cap'n приводить друга. Постав Cap'n на 12.
toybattle-guide-star = Одразу ще один: Star на 14.
toybattle-guide-star-takes = Star теж приносить фішку. Візьми її.
toybattle-guide-hook = Моєму Hook ланцюжок не потрібен: він стрибає на 18. Займи всі бази довкола ділянки, і її медалі твої.
toybattle-guide-capn-again = Спершу постав Cap'n на 13. Потім прийде Roxy.
toybattle-guide-roxy = Roxy має 7, мій Hook лише 4. Постав Roxy на нього, на 18.
    .after = Усі п’ять баз довкола цієї ділянки твої. І три її медалі теж.
toybattle-guide-alone = Три із семи. Далі граєш без мене; підказку проси будь-коли.
`;export{e as default};