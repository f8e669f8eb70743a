var e=`### Why a hint advises a row: what hints at it, and told in full. What the row does, and no more.

castle-fact-saved = Этот ряд может спасти замок.
    .told = Так вы спасёте замок.
castle-fact-treasure = По пути есть клад.
    .told = Так вы добудете: { $treasures }.
castle-fact-wand = По пути есть волшебная палочка.
    .told = Так он пройдёт мимо волшебной палочки: призрак сползёт на ступеньку.
castle-fact-held = Призрака можно сдержать.
    .told = После этого ряда призрак не выше, чем был.
castle-fact-near = Можно подойти близко к кладу.
    .told = Ряд кончается рядом с кладом. Осталось шагов: { $steps }.
castle-fact-gate = Посмотрите на ворота.
    .told = Путь ведёт через ворота.
`;export{e as default};