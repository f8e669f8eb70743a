var e=`### Looking back: why a moment is worth a look. Kind, never any blame. $move is a move in words, a small letter first.

clockwork-review-escape = Втеча була поруч: { $move }
clockwork-review-machine = Це завершувало машину: { $move }
clockwork-review-long-ago = Картку там показали, але давно: { $move }
clockwork-review-shown-there = Картку там уже показали: { $move }
clockwork-review-known-to-have = Було відомо, хто її має: { $move }
clockwork-review-card = Без іншої картки було легше: { $move }
clockwork-review-way = Інший шлях вів далі: { $move }
clockwork-review-spot = Інша схованка була краща: { $move }
clockwork-review-ask = Запитати було цінніше: { $move }
clockwork-review-search = Шукати було цінніше: { $move }
`;export{e as default};