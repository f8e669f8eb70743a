var e=`### A castle at a glance, on the home page.

castle-glance =
    { $count ->
        [one] mai e o comoară
        [few] mai sunt { $count } comori
       *[other] mai sunt { $count } de comori
    }
castle-glance-ended =
    { $count ->
        [0] nicio comoară găsită
        [one] o comoară găsită
        [few] { $count } comori găsite
       *[other] { $count } de comori găsite
    }
`;export{e as default};