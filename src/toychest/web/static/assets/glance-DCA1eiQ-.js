var e=`### A castle at a glance, on the home page.

castle-glance =
    { $count ->
        [one] jeszcze { $count } skarb
        [few] jeszcze { $count } skarby
       *[other] jeszcze { $count } skarbów
    }
castle-glance-ended =
    { $count ->
        [0] żadnego skarbu
        [one] znaleziony { $count } skarb
        [few] znalezione { $count } skarby
       *[other] znalezionych { $count } skarbów
    }
`;export{e as default};