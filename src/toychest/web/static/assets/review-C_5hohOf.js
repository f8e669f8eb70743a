var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

clockwork-review-escape = La fuga era lì: { $move }
clockwork-review-machine = Questo completava una macchina: { $move }
clockwork-review-long-ago = La carta è stata mostrata lì, ma molto tempo fa: { $move }
clockwork-review-shown-there = La carta era stata mostrata lì: { $move }
clockwork-review-known-to-have = Si sapeva che quel rivale l’aveva: { $move }
clockwork-review-card = Di un’altra carta si poteva fare a meno: { $move }
clockwork-review-way = Un’altra via portava più lontano: { $move }
clockwork-review-spot = Un altro spazio era migliore: { $move }
clockwork-review-ask = Chiedere valeva di più: { $move }
clockwork-review-search = Cercare valeva di più: { $move }
`;export{e as default};