var e=`### At the table: whose answer is awaited, what can be typed, what is said aloud.

table-answer = { $name } odpowiada
table-answer-yours = Twoja odpowiedź
table-took-back = { $name } cofa ruch
table-hinted = tu wskazuje podpowiedź
table-typed = Co możesz wpisać
    .help = Wpisz pogrubione słowa i jedno z tych za nimi. To, co jest na przycisku, też działa.
    .none = Na razie nic. Poczekaj na swoją kolej.
help-legal = Następne świecące miejsce; z klawiszem Shift poprzednie
table-since = Co się działo w międzyczasie
    .again = Pokaż jeszcze raz
table-back = Znowu połączono.
    .missed =
        { $moves ->
        [one] Umknął ci jeden ruch.
        [few] Umknęły ci { $moves } ruchy.
        [many] Umknęło ci { $moves } ruchów.
       *[other] Umknęło ci { $moves } ruchu.
        }
    .show = Pokaż
`;export{e as default};