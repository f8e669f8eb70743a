var e=`### Why a hint advises a row: what hints at it, and told in full. What the row does, and no more.

castle-fact-saved = Цей ряд може врятувати замок.
    .told = Так ви врятуєте замок.
castle-fact-treasure = На шляху є скарб.
    .told = Так ви здобудете: { $treasures }.
castle-fact-wand = На шляху є чарівна паличка.
    .told = Так він пройде повз чарівну паличку: привид сповзе на сходинку.
castle-fact-held = Привида можна стримати.
    .told = Після цього ряду привид не вище, ніж був.
castle-fact-near = Можна підійти близько до скарбу.
    .told = Ряд закінчується біля скарбу. Лишилося кроків: { $steps }.
castle-fact-gate = Погляньте на брами.
    .told = Шлях веде крізь браму.
`;export{e as default};