var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

clockwork-review-escape = Ucieczka była w zasięgu: { $move }
clockwork-review-machine = To kończyło maszynę: { $move }
clockwork-review-long-ago = Karta była tam pokazana, ale dawno temu: { $move }
clockwork-review-shown-there = Karta była tam pokazana: { $move }
clockwork-review-known-to-have = Było wiadomo, kto ją ma: { $move }
clockwork-review-card = Inną kartę łatwiej było oddać: { $move }
clockwork-review-way = Inna droga prowadziła dalej: { $move }
clockwork-review-spot = Inna skrytka była lepsza: { $move }
clockwork-review-ask = Pytanie było warte więcej: { $move }
clockwork-review-search = Szukanie było warte więcej: { $move }
`;export{e as default};