var e=`### Before the table: what the box on the shelf says.

game-toybattle = Toy Battle
    .tagline = Spielzeug marschiert über den Teppich. Erobere das Hauptquartier.
    .seats = 2
    .time = 15 Min.
    .age = ab 8
`;export{e as default};