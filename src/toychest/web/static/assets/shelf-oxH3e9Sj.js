var e=`### Before the table: what the box on the shelf says.

game-toybattle = Toy Battle
    .tagline = Speelgoed marcheert over het kleed. Verover het hoofdkwartier.
    .seats = 2
    .time = 15 min
    .age = 8+
`;export{e as default};