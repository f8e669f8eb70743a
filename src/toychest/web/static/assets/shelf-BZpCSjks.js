var e=`### Before the table: what the box on the shelf says.

game-castle = Castillo codificado
    .tagline = Planea los pasos en equipo. Cuidado con el fantasma.
    .seats = 1 o más
    .time = 20 min
    .age = 4+
castle-course = Aprende a programar
    .far = { $solved } de { $levels }
`;export{e as default};