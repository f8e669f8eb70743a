var e=`### Before the table: what the box on the shelf says.

game-toybattle = Toy Battle
    .tagline = Játékok masíroznak a szőnyegen. Foglald el a másik főhadiszállást.
    .seats = 2
    .time = 15 perc
    .age = 8+
`;export{e as default};