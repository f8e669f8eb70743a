var e=`### Before the table: what the box on the shelf says.

game-castle = Закодированный замок
    .tagline = Планируйте шаги вместе. И берегитесь призрака.
    .seats = 1 и больше
    .time = 20\xA0мин
    .age = 4+
castle-course = Учись программировать
    .far = { $solved } из { $levels }
`;export{e as default};