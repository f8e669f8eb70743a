var e=`### The page of replays: finished games, and saved ones that are opened.

replays = Replays
replays-lead = Your finished games, and any game that somebody saved.
replays-own = Your games
replays-opened = A saved game
replays-none = Nothing to look back at yet
    .help = Play a game to its end, and it waits for you here.
replays-play = Pick a game
replays-drop = Drop a saved game here
    .finger = Open a saved game
    .help = A file that ends in .toychest, from “Save the game”.
replays-pick = Choose a file
replays-reading = Opening the game…
request-refused-log-foreign = This is not a saved game
    .help = Look for a file that ends in .toychest.
request-refused-log-unproven = This game does not add up at entry { $seq }
    .help = Somebody has changed the file. Ask for it once more.
request-refused-log-too-long = This file is too long for a game
    .help = Look for a file that ends in .toychest.
`;export{e as default};