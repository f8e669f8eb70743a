var e=`### Before the table: what the box on the shelf says.

game-castle = Kodirani grad
    .tagline = Skupaj načrtujte korake. In pazite na duha.
    .seats = 1 ali več
    .time = 20 min
    .age = 4+
castle-course = Nauči se programirati
    .far = { $solved } od { $levels }
`;export{e as default};