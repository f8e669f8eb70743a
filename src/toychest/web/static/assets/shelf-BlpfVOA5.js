var e=`### Before the table: what the box on the shelf says.

game-castle = Het gecodeerde kasteel
    .tagline = Plan samen de stappen. Pas op voor het spook.
    .seats = 1 of meer
    .time = 20 min
    .age = 4+
castle-course = Leer programmeren
    .far = { $solved } van { $levels }
`;export{e as default};