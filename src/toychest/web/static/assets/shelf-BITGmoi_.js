var e=`### Before the table: what the box on the shelf says.

game-castle = Coded Castle
    .tagline = Plan the steps together. Mind the ghost.
    .seats = 1 or more
    .time = 20 min
    .age = 4+
castle-course = Learn to program
    .far = { $solved } of { $levels }
`;export{e as default};