var e=`### Before the table: what the box on the shelf says.

game-castle = Zakódovaný hrad
    .tagline = Plánujte kroky společně. A pozor na ducha.
    .seats = 1 a více
    .time = 20 min
    .age = 4+
castle-course = Nauč se programovat
    .far = { $solved } z { $levels }
`;export{e as default};