var e=`### A puzzle whose row has gaps, and the puzzles of the course by their numbers.

castle-card-gap = пропуск
castle-event-gap-filled = { $name } заполняет пропуск { $place }: { castle-card }
castle-hint-gap = Какая карта подходит к пропуску?
castle-refused-gap-open = Не хватает карты { $place }
    .because = В ряду есть пропуск, и ничто не тронется, пока в нём нет карты.
    .help = Выбери для пропуска одну из своих карт.
castle-refused-not-for-gap = Этой карты нет среди твоих
    .because = Карты для пропуска заданы, и каждая заполняет только один.
    .help = Выбери одну из карт, что лежат возле ряда.
castle-unfit-puzzle-cards = Пропускам этой головоломки нужны карты на выбор
    .help = Напиши их в «cards»: хотя бы одну на каждый пропуск, не больше { $most }, а без пропусков ни одной. Карты такие: { $cards }.
castle-option-puzzle-count = Уровень { $count }
castle-option-puzzle-numbers = Учись программировать
    .help = Уровень за уровнем, от лёгкого к трудному; каждый учит тебя чему-то одному.
`;export{e as default};