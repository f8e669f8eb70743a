var e=`### At the table: whose answer is awaited, what can be typed, what is said aloud.

table-answer = { $name } válaszol
table-answer-yours = A te válaszod
table-took-back = { $name } visszavett egy lépést
table-hinted = erre mutat a tipp
table-typed = Amit beírhatsz
    .help = Írd be a vastag szavakat és egyet azok közül, amelyek mögöttük állnak. Ami egy gombon áll, azt is beírhatod.
    .none = Most semmit. Várd meg, míg te jössz.
help-legal = A következő világító hely; Shifttel az előző
table-since = Amíg nem néztél ide
    .again = Mutasd meg újra
table-back = Újra itt.
    .missed =
        { $moves ->
        [one] Lemaradtál egy lépésről.
       *[other] Lemaradtál { $moves } lépésről.
        }
    .show = Mutasd
`;export{e as default};