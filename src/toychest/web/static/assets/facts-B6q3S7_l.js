var e=`### Why a hint advises a move: what hints at it, and told in full. What hand, board and memory prove, and no more.

clockwork-fact-escape = Zdaj lahko pobegneš.
    .told = Tako prideš iz mesta.
clockwork-fact-machine = Napravo je mogoče dokončati.
    .told = Tako položiš celo napravo: { clockwork-kind }.
clockwork-fact-shown-there = Vidno je bilo, kje leži ta karta.
    .told = Pokazana je bila v skrivališču { $spot } in še leži tam.
clockwork-fact-known-to-have = Veš, kdo ima tako karto.
    .told = { $name } zagotovo ima to karto: { clockwork-kind }.
clockwork-fact-lies-shown = Karta, ki ti pomaga, je bila pokazana v skrivališču.
    .told = Pokazana je bila v skrivališču { $spot } in še leži tam: { clockwork-kind }.
clockwork-fact-one-short = Do celote manjka samo ena karta.
    .told = Še ena zadostuje: { clockwork-kind }.
clockwork-fact-together = Nekatere tvoje karte spadajo skupaj.
    .told = Teh imaš že { $cards }: { clockwork-kind }.
clockwork-fact-single = Ena od tvojih kart je sama.
    .told = Takšno imaš samo eno: { clockwork-kind }.
clockwork-fact-yard = Odpad je na dosegu.
    .told = Karte na odpadu { $yard }: { $cards }.
clockwork-fact-towers = Stolpi so na dosegu.
    .told = Pri Stolpih lahko iščeš. Odložene karte: { $cards }.
`;export{e as default};