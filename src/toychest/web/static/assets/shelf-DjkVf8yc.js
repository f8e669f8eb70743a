var e=`### Before the table: what the box on the shelf says.

game-castle = Castelul codat
    .tagline = Plănuiți pașii împreună. Atenție la fantomă.
    .seats = 1 sau mai mulți
    .time = 20\xA0min
    .age = 4+
castle-course = Învață să programezi
    .far = { $solved } din { $levels }
`;export{e as default};