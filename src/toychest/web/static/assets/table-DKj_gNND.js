var e=`### At the table: whose answer is awaited, what can be typed, what is said aloud.

table-answer = { $name } answers
table-answer-yours = Your answer
table-took-back = { $name } took a move back
table-hinted = the hint points here
table-typed = What you can type
    .help = Type the bold words and one of those behind them. What stands on a button can be typed, too.
    .none = Nothing just now. Wait for your turn.
help-legal = Next place that glows; with Shift the one before
table-since = While you looked away
    .again = Show it again
table-back = Back again.
    .missed =
        { $moves ->
        [one] You missed one move.
       *[other] You missed { $moves } moves.
        }
    .show = Show
`;export{e as default};