var e=`### A castle at a glance, on the home page.

castle-glance =
    { $count ->
        [one] noch { $count } Schatz
       *[other] noch { $count } Schätze
    }
castle-glance-ended =
    { $count ->
        [0] kein Schatz gefunden
        [one] { $count } Schatz gefunden
       *[other] { $count } Schätze gefunden
    }
`;export{e as default};