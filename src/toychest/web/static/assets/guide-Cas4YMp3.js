var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.
### \`.grown-up\` is for whoever helps; \`.short\` is read to those who do not see the picture, where the sentence leans on it.

castle-guide-aim = Знайди ці чотири, поки привид не нагорі.
    .short = Знайди чотири скарби, поки привид не дістався верху вежі.
    .grown-up = Знайдіть разом кожен скарб на полі й назвіть його кімнату.
castle-guide-lay = Виклади три картки.
    .short = Виклади ряд: прийдуть три картки.
    .grown-up = Картки діють зліва направо.
castle-guide-go = Дивись, ось його шлях. Натисни «Вперед!».
    .short = Шлях чарівника готовий. Нехай він ним піде.
    .grown-up = Ведіть пальцем по шляху й рахуйте кроки вголос.
castle-guide-more = Ще три картки.
    .short = Виклади ряд знову: прийдуть три нові картки.
    .grown-up = Спершу спитайте: «Де опиниться чарівник після першої картки?»
castle-guide-blocked = Кнопка «Вперед!» сіра. Натисни.
    .short = Нехай іде; подивись, чи можна пройти цей ряд.
    .grown-up = Дайте цьому статися.
    .after = На шляху кімната з привидом.
castle-guide-turn = Поверни стрілку.
    .short = Поверни картку 1 так, щоб вона вказувала вниз.
    .grown-up = Спитайте: «До привида не можна. Який шлях вільний?»
castle-guide-gate = Брама! Куди?
    .short = Він приходить до брами. Обери браму біля скарбу.
    .grown-up = Спитайте: «Яка брама ближче до скарбу?»
castle-guide-loop = Ще раз: крок буде двічі. Натисни «Вперед!».
    .short = Картка «{ castle-face-loop }» повторює крок перед нею. Нехай іде.
    .grown-up = Спитайте: «Де він буде, коли все почнеться знову?»
    .after = Крізь браму і ще раз, просто на скарб.
castle-guide-alone = Ще один. Тепер плануєш ти.
    .short = Лишився один скарб. Далі ти плануєш ряди.
    .grown-up = Чарівна паличка спускає привида на сходинку.
`;export{e as default};