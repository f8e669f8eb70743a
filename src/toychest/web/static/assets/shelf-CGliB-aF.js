var e=`### Before the table: what the box on the shelf says.

game-toybattle = Toy Battle
    .tagline = Igrače korakajo po preprogi. Osvoji nasprotnikov štab.
    .seats = 2
    .time = 15 min
    .age = 8+
`;export{e as default};