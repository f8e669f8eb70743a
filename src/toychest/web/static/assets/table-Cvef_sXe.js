var e=`### At the table: whose answer is awaited, what can be typed, what is said aloud.

table-answer = { $name } odpovídá
table-answer-yours = Tvoje odpověď
table-took-back = { $name } bere tah zpět
table-hinted = sem ukazuje rada
table-typed = Co můžeš napsat
    .help = Napiš tučná slova a jedno z těch za nimi. Funguje i to, co stojí na tlačítku.
    .none = Teď nic. Počkej, až budeš na řadě.
help-legal = Další místo, které svítí; se Shiftem předchozí
table-since = Co se mezitím dělo
    .again = Ukázat znovu
table-back = Zase tady.
    .missed =
        { $moves ->
        [one] Utekl ti jeden tah.
        [few] Utekly ti { $moves } tahy.
        [many] Uteklo ti { $moves } tahu.
       *[other] Uteklo ti { $moves } tahů.
        }
    .show = Ukázat
`;export{e as default};