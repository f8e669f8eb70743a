var e=`### Before the table: what the box on the shelf says.

game-castle = Закодований замок
    .tagline = Плануйте кроки разом. І стережіться привида.
    .seats = 1 і більше
    .time = 20\xA0хв
    .age = 4+
castle-course = Вчися програмувати
    .far = { $solved } з { $levels }
`;export{e as default};