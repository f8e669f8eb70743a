var e=`### A castle at a glance, on the home page.

castle-glance =
    { $count ->
        [one] ще { $count } скарб
        [few] ще { $count } скарби
       *[other] ще { $count } скарбів
    }
castle-glance-ended =
    { $count ->
        [0] жодного скарбу
        [one] знайдено { $count } скарб
        [few] знайдено { $count } скарби
       *[other] знайдено { $count } скарбів
    }
`;export{e as default};