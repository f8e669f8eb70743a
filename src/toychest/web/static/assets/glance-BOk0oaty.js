var e=`### A castle at a glance, on the home page.

castle-glance = még { $count } kincs
castle-glance-ended =
    { $count ->
        [0] egy kincs sem került elő
       *[other] { $count } kincs megvan
    }
`;export{e as default};