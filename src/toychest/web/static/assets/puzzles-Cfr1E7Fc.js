var e=`### What a puzzle is about, in a few words: it is told when it is solved, or chosen.

toybattle-theme-best = Weigh it up
toybattle-theme-missed-win = Win at once
toybattle-theme-region = Close a region
toybattle-theme-door = Guard headquarters
toybattle-theme-cut = Cut the line
toybattle-theme-target = The right target
toybattle-theme-elsewhere = The right place
toybattle-theme-troop = The right troop
toybattle-theme-take = Tiles first
toybattle-theme-could-not-wait = It cannot wait
toybattle-theme-without = Without the effect
toybattle-theme-use = Use the effect
toybattle-theme-turn = Win this turn
toybattle-puzzle-end = Win this turn, whatever the rival holds.
`;export{e as default};