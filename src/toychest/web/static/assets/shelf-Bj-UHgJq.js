var e=`### Before the table: what the box on the shelf says.

game-castle = Coded Castle
    .tagline = Plan the steps together. Mind the ghost.
    .seats = 1 or more
    .time = 20 min
    .age = 4+
`;export{e as default};