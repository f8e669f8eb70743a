var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

clockwork-review-escape = La huida estaba ahí: { $move }
clockwork-review-machine = Esto completaba una máquina: { $move }
clockwork-review-long-ago = La carta se mostró ahí, pero hace mucho: { $move }
clockwork-review-shown-there = La carta se había mostrado ahí: { $move }
clockwork-review-known-to-have = Se sabía que ese rival la tenía: { $move }
clockwork-review-card = Era más fácil prescindir de otra carta: { $move }
clockwork-review-way = Otro camino llevaba más lejos: { $move }
clockwork-review-spot = Otro hueco era mejor: { $move }
clockwork-review-ask = Pedir valía más: { $move }
clockwork-review-search = Buscar valía más: { $move }
`;export{e as default};