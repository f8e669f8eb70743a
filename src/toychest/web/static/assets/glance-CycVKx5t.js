var e=`### A castle at a glance, on the home page.

castle-glance =
    { $count ->
        [one] { $count } treasure left
       *[other] { $count } treasures left
    }
castle-glance-ended =
    { $count ->
        [0] no treasure found
        [one] { $count } treasure found
       *[other] { $count } treasures found
    }
`;export{e as default};