var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

castle-tip-2-7 = Эта карта ведёт на одну комнату в любую сторону.
castle-tip-3-4 = Волшебная палочка! Каждый шаг на неё спускает призрака на ступеньку.
castle-tip-4-2 = Этому ряду повороты не помогут: волшебник стоит, а призрак поднимается на ступеньку.
`;export{e as default};