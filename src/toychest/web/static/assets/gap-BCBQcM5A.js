var e=`### A puzzle whose row has gaps, and the puzzles of the course by their numbers.

castle-card-gap = прогалина
castle-event-gap-filled = { $name } заповнює прогалину { $place }: { castle-card }
castle-hint-gap = Яка картка пасує до прогалини?
castle-refused-gap-open = Бракує картки { $place }
    .because = У ряді є прогалина, і ніщо не рушить, поки в ній немає картки.
    .help = Обери для прогалини одну зі своїх карток.
castle-refused-not-for-gap = Цієї картки немає серед твоїх
    .because = Картки для прогалини задано, і кожна заповнює лише одну.
    .help = Обери одну з карток, що лежать біля ряду.
castle-unfit-puzzle-cards = Прогалинам цієї головоломки потрібні картки на вибір
    .help = Напиши їх у «cards»: щонайменше одну на кожну прогалину, щонайбільше { $most }, а без прогалин жодної. Картки такі: { $cards }.
castle-option-puzzle-count = Рівень { $count }
castle-option-puzzle-numbers = Вчися програмувати
    .help = Рівень за рівнем, від легкого до складного; кожен учить тебе чогось одного.
`;export{e as default};