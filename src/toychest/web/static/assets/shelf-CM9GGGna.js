var e=`### Before the table: what the box on the shelf says.

game-toybattle = Toy Battle
    .tagline = Jucăriile mărșăluiesc pe covor. Capturează sediul central.
    .seats = 2
    .time = 15\xA0min
    .age = 8+
`;export{e as default};