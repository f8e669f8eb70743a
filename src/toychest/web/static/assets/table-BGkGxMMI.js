var e=`### At the table: whose answer is awaited, what can be typed, what is said aloud.

table-answer = { $name } răspunde
table-answer-yours = Răspunsul tău
table-took-back = { $name } a luat o mutare înapoi
table-hinted = indiciul arată aici
table-typed = Ce poți scrie
    .help = Scrie cuvintele îngroșate și unul dintre cele de după ele. Merge și ce scrie pe un buton.
    .none = Acum nimic. Așteaptă-ți rândul.
help-legal = Următorul loc care strălucește; cu Shift, cel dinainte
table-since = Cât nu te-ai uitat
    .again = Arată din nou
table-back = Din nou aici.
    .missed =
        { $moves ->
        [one] Ai pierdut o mutare.
        [few] Ai pierdut { $moves } mutări.
       *[other] Ai pierdut { $moves } de mutări.
        }
    .show = Arată
`;export{e as default};