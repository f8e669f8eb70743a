var e=`### A castle at a glance, on the home page.

castle-glance =
    { $count ->
        [one] ještě { $count } poklad
        [few] ještě { $count } poklady
       *[other] ještě { $count } pokladů
    }
castle-glance-ended =
    { $count ->
        [0] žádný poklad
        [one] nalezen { $count } poklad
        [few] nalezeny { $count } poklady
       *[other] nalezeno { $count } pokladů
    }
`;export{e as default};