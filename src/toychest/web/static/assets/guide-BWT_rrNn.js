var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.

toybattle-guide-aim = Zdobądź mój sztab albo zbierz przede mną siedem medali.
toybattle-guide-take = W swojej turze bierzesz dwa żetony albo stawiasz jeden. Weź dwa.
toybattle-guide-reach = Spróbuj: Roxy na 18, w sam środek. Zobacz, co się stanie.
    .after = Twoja linia musi zaczynać się przy twoim sztabie i nie może mieć przerw.
toybattle-guide-begin = Zacznij obok swojego sztabu: Skully na 11.
toybattle-guide-skully = Skully przynosi jeszcze dwa żetony. Weź je.
toybattle-guide-capn = Cap'n przyprowadza kogoś jeszcze. Postaw Cap'n na 12.
toybattle-guide-star = I od razu kolejna zabawka: Star na 14.
toybattle-guide-star-takes = Star też przynosi żeton. Weź go.
toybattle-guide-hook = Mój Hook nie potrzebuje linii: ląduje na 18. Zajmij wszystkie bazy wokół obszaru, a zdobędziesz jego medale.
toybattle-guide-capn-again = Najpierw postaw Cap'n na 13. Potem przyjdzie Roxy.
toybattle-guide-roxy = Roxy ma 7, mój Hook tylko 4. Postaw na nim Roxy, na 18.
    .after = Wszystkie pięć baz wokół obszaru należy do ciebie. Jego trzy medale też.
toybattle-guide-alone = Trzy z siedmiu. Dalej grasz beze mnie; w każdej chwili poproś o podpowiedź.
`;export{e as default};