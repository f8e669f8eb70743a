var e=`### Before the table: what the box on the shelf says.

game-toybattle = Toy Battle
    .tagline = Les jouets défilent sur le tapis. Prends le QG adverse.
    .seats = 2
    .time = 15 min
    .age = 8+
`;export{e as default};