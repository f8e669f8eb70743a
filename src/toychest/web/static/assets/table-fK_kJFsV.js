var e=`### At the table: whose answer is awaited, what can be typed, what is said aloud.

table-answer = { $name } antwortet
table-answer-yours = Deine Antwort
table-took-back = { $name } hat einen Zug zurückgenommen
table-hinted = darauf zeigt der Tipp
table-typed = Was du eintippen kannst
    .help = Tippe die fetten Wörter und eines von denen dahinter. Was auf einem Knopf steht, geht auch.
    .none = Gerade nichts. Warte, bis du dran bist.
help-legal = Nächste Stelle, die leuchtet; mit Umschalt die vorige
table-since = Während du weggeschaut hast
    .again = Noch einmal zeigen
table-back = Wieder da.
    .missed =
        { $moves ->
        [one] Du hast einen Zug verpasst.
       *[other] Du hast { $moves } Züge verpasst.
        }
    .show = Zeigen
`;export{e as default};