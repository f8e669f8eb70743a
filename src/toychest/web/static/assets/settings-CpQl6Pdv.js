var e=`### The settings that every browser keeps for itself.

settings-name = Your name
settings-text-size = Text size
settings-text-size-normal = Normal
settings-text-size-large = Large
settings-text-size-huge = Very large
settings-speed = How fast moves are shown
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-course-speed = …in “Learn to program”
settings-confirms = Ask before a move is played
settings-confirms-auto = On touch screens
settings-confirms-always = Always
settings-confirms-never = Never
settings-volume = Volume
settings-signals = Notes when it is your turn, or somebody comes or asks
settings-others = Show what others say
settings-buzz = A short buzz when it is your turn
settings-tips = Small tips during play
settings-turns-board = At one screen, turn the board to whoever plays
settings-notify = Show a notification when it is your turn
    .denied = Your browser does not allow it. You can change that in its own settings.
`;export{e as default};