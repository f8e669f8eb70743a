var e=`### Before the table: what the box on the shelf says.

game-castle = A kódolt kastély
    .tagline = Tervezzétek meg együtt a lépéseket. Vigyázzatok a szellemmel.
    .seats = 1 vagy több
    .time = 20 perc
    .age = 4+
castle-course = Tanulj programozni
    .far = { $solved } / { $levels }
`;export{e as default};