var e=`### At the table: whose answer is awaited, what can be typed, what is said aloud.

table-answer = { $name } odgovarja
table-answer-yours = Tvoj odgovor
table-took-back = { $name } vzame potezo nazaj
table-hinted = sem kaže namig
table-typed = Kaj lahko vpišeš
    .help = Vpiši krepke besede in eno od tistih za njimi. Deluje tudi to, kar piše na gumbu.
    .none = Zdaj ničesar. Počakaj, da prideš na vrsto.
help-legal = Naslednje mesto, ki žari; s tipko Shift prejšnje
table-since = Kaj se je dogajalo medtem
    .again = Pokaži še enkrat
table-back = Spet tu.
    .missed =
        { $moves ->
        [one] Ušla ti je { $moves } poteza.
        [two] Ušli sta ti { $moves } potezi.
        [few] Ušle so ti { $moves } poteze.
       *[other] Ušlo ti je { $moves } potez.
        }
    .show = Pokaži
`;export{e as default};