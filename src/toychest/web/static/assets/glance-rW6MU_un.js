var e=`### A castle at a glance, on the home page.

castle-glance =
    { $count ->
        [one] še { $count } zaklad
        [two] še { $count } zaklada
        [few] še { $count } zakladi
       *[other] še { $count } zakladov
    }
castle-glance-ended =
    { $count ->
        [0] noben zaklad
        [one] najden { $count } zaklad
        [two] najdena { $count } zaklada
        [few] najdeni { $count } zakladi
       *[other] najdenih { $count } zakladov
    }
`;export{e as default};