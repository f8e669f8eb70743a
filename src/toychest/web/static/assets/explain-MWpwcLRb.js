var e=`### What cards and places are for: one short sentence each, for the bubbles at the table and for "How to play".
clockwork-explain-flyer = Cztery części to latająca maszyna. Bez niej nie uciekniesz.
clockwork-explain-breaker = Cztery części to łamacz szyfrów. Bez niego nie uciekniesz.
clockwork-explain-airship = Sześć części, wyłożonych razem z Maszyną Mocy: to wygrywa.
clockwork-explain-fuel = Potrzebujesz go oprócz latającej maszyny i łamacza szyfrów. Możesz o nie zapytać.
clockwork-explain-power = Tylko z całym Sterowcem. Możesz o nią zapytać.
clockwork-explain-scrap = Daj go zamiast karty, o którą ktoś pyta. Potem wypada z gry.
clockwork-explain-held = Masz { $held } z { $copies }.
clockwork-explain-yard = Wejdź przez białe pole i weź kartę z wierzchu.
clockwork-explain-yard-empty = Nie ma tu już kart. Gdy wszystkie są puste, każdy idzie do Wież.
clockwork-explain-towers = Tu się szuka: wskaż odrzuconą kartę, a zostanie odkryta.
clockwork-explain-field = Jest tu miejsce dla dwóch pionków. Gdy kogoś spotkasz, możesz rzucić wyzwanie.
clockwork-explain-spot-free = Miejsce na jedną odrzuconą kartę, zakrytą.
clockwork-explain-spot-laid = Odrzucona karta, zakryta. Przy Wieżach możesz ją wskazać.
clockwork-explain-laid = Gotowe i bezpieczne: nikt tego nie zabierze.
clockwork-explain-hand = W ręce mieści się najwyżej siedem kart. Widzi je tylko właściciel.
clockwork-explain-pawn = Gdy spotkasz ten pionek na polu albo złomowisku, możesz rzucić wyzwanie.
`;export{e as default};