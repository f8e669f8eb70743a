var e=`### Before the table: what the box on the shelf says.

game-toybattle = Toy Battle
    .tagline = Игрушки шагают по ковру. Захвати штаб соперника.
    .seats = 2
    .time = 15\xA0мин
    .age = 8+
`;export{e as default};