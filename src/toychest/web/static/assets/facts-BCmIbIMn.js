var e=`### Why a hint advises a move: what hints at it, and told in full. What hand, board and memory prove, and no more.

clockwork-fact-escape = Теперь можно сбежать.
    .told = Так ты выберешься из города.
clockwork-fact-machine = Можно завершить машину.
    .told = Так ты выложишь целую машину: { clockwork-kind }.
clockwork-fact-shown-there = Было видно, где лежит эта карта.
    .told = Её показали в тайнике { $spot }, и она всё ещё там.
clockwork-fact-known-to-have = Известно, у кого есть такая карта.
    .told = Эту карту точно держит { $name }: { clockwork-kind }.
clockwork-fact-lies-shown = Нужную тебе карту показали в тайнике.
    .told = Её показали в тайнике { $spot }, и она всё ещё там: { clockwork-kind }.
clockwork-fact-one-short = До целого не хватает лишь одной карты.
    .told = Достаточно ещё одной: { clockwork-kind }.
clockwork-fact-together = Некоторые твои карты подходят друг к другу.
    .told = Таких у тебя уже { $cards }: { clockwork-kind }.
clockwork-fact-single = Одна из твоих карт сама по себе.
    .told = Такая у тебя только одна: { clockwork-kind }.
clockwork-fact-yard = Свалка уже рядом.
    .told = Карты на свалке { $yard }: { $cards }.
clockwork-fact-towers = Замок уже рядом.
    .told = У Замка можно искать. Сброшенные карты: { $cards }.
`;export{e as default};