var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

clockwork-review-escape = Побег был рядом: { $move }
clockwork-review-machine = Это завершало машину: { $move }
clockwork-review-long-ago = Карту там показали, но давно: { $move }
clockwork-review-shown-there = Карту там уже показали: { $move }
clockwork-review-known-to-have = Было известно, у кого она: { $move }
clockwork-review-card = Без другой карты было легче: { $move }
clockwork-review-way = Другой путь вёл дальше: { $move }
clockwork-review-spot = Другой тайник был лучше: { $move }
clockwork-review-ask = Спросить было ценнее: { $move }
clockwork-review-search = Искать было ценнее: { $move }
`;export{e as default};