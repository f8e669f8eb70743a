var e=`### Why a hint advises a move: what hints at it, and told in full. What hand, board and memory prove, and no more.

clockwork-fact-escape = Możesz teraz uciec.
    .told = Tak wydostajesz się z miasta.
clockwork-fact-machine = Można skończyć maszynę.
    .told = Tak wykładasz całą maszynę: { clockwork-kind }.
clockwork-fact-shown-there = Wiesz z widzenia, gdzie leży ta karta.
    .told = Pokazano ją w skrytce { $spot } i nadal tam leży.
clockwork-fact-known-to-have = Wiesz, kto ma taką kartę.
    .told = { $name } na pewno ma tę kartę: { clockwork-kind }.
clockwork-fact-lies-shown = Karta, która ci pomoże, była pokazana w skrytce.
    .told = Pokazano ją w skrytce { $spot } i nadal tam leży: { clockwork-kind }.
clockwork-fact-one-short = Brakuje już tylko jednej karty do całości.
    .told = Wystarczy jeszcze jedna: { clockwork-kind }.
clockwork-fact-together = Niektóre twoje karty pasują do siebie.
    .told = Tych masz już { $cards }: { clockwork-kind }.
clockwork-fact-single = Jedna z twoich kart jest sama.
    .told = Masz tylko jedną taką: { clockwork-kind }.
clockwork-fact-yard = Złomowisko jest w zasięgu.
    .told = Karty na złomowisku { $yard }: { $cards }.
clockwork-fact-towers = Wieże są w zasięgu.
    .told = Przy Wieżach można szukać. Odrzucone karty: { $cards }.
`;export{e as default};