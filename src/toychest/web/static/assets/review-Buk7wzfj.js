var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

clockwork-review-escape = L’évasion était là : { $move }
clockwork-review-machine = Cela finissait une machine : { $move }
clockwork-review-long-ago = La carte a été montrée là, mais il y a longtemps : { $move }
clockwork-review-shown-there = La carte avait été montrée là : { $move }
clockwork-review-known-to-have = On savait que ce rival l’avait : { $move }
clockwork-review-card = On pouvait mieux se passer d’une autre carte : { $move }
clockwork-review-way = Un autre chemin menait plus loin : { $move }
clockwork-review-spot = Un autre emplacement était meilleur : { $move }
clockwork-review-ask = Demander valait mieux : { $move }
clockwork-review-search = Chercher valait mieux : { $move }
`;export{e as default};