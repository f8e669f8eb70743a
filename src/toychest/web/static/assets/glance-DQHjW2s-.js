var e=`### A castle at a glance, on the home page.

castle-glance =
    { $count ->
        [one] nog { $count } schat
       *[other] nog { $count } schatten
    }
castle-glance-ended =
    { $count ->
        [0] geen schat gevonden
        [one] { $count } schat gevonden
       *[other] { $count } schatten gevonden
    }
`;export{e as default};