var e=`### Before the table: what the box on the shelf says.

game-toybattle = Toy Battle
    .tagline = Los juguetes desfilan por la alfombra. Toma el cuartel general.
    .seats = 2
    .time = 15 min
    .age = 8+
`;export{e as default};