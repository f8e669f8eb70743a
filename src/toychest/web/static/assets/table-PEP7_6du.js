var e=`### At the table: the card that is shown to one seat alone, and what is said to whoever does not see the city.

clockwork-shown-alone = { $name } спрашивает тебя об этом: { clockwork-kind }. Такой карты у тебя нет. Запомни: её показывают только раз.
clockwork-read-targets = Можно выбрать: { $places }
clockwork-spot-before = Предыдущий тайник
clockwork-spot-after = Следующий тайник
clockwork-do-take-found = Взять эту карту
clockwork-do-pass-found = Оставить её
`;export{e as default};