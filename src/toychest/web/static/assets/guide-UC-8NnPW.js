var e=`### What the coach says in the guided game: Pip, the gentlest bot, speaks for itself. One sentence or two, 25 words at most.
### \`.after\` is said once the move is played, or has been refused.
### \`.grown-up\` is for whoever helps; \`.short\` is read to those who do not see the picture, where the sentence leans on it.

castle-guide-aim = Znajdź te cztery, zanim duch będzie na górze.
    .short = Znajdź cztery skarby, zanim duch dotrze na szczyt wieży.
    .grown-up = Poszukajcie razem każdego skarbu na planszy i nazwijcie jego pole.
castle-guide-lay = Wyłóż trzy karty.
    .short = Wyłóż rząd: pojawią się trzy karty.
    .grown-up = Karty działają od lewej do prawej.
castle-guide-go = Patrz, to jego droga. Naciśnij „W drogę!”.
    .short = Droga czarodzieja jest gotowa. Niech nią pójdzie.
    .grown-up = Prowadźcie palcem po drodze i liczcie głośno kroki.
castle-guide-more = Jeszcze trzy karty.
    .short = Wyłóż rząd jeszcze raz: pojawią się trzy nowe karty.
    .grown-up = Zapytaj: „Gdzie stoi czarodziej po pierwszej karcie?”
castle-guide-blocked = „W drogę!” jest szare. Naciśnij.
    .short = Niech idzie; zobacz, czy da się przejść ten rząd.
    .grown-up = Niech się stanie.
    .after = Na drodze jest pole z duchami.
castle-guide-turn = Obróć strzałkę.
    .short = Obróć kartę 1 tak, żeby wskazywała w dół.
    .grown-up = Zapytaj: „Do ducha nie może. Która droga jest wolna?”
castle-guide-gate = Wrota! Dokąd?
    .short = Czarodziej wchodzi we wrota. Wybierz wrota obok skarbu.
    .grown-up = Zapytaj: „Które wrota są blisko skarbu?”
castle-guide-loop = Powtórz: krok będzie dwa razy. Naciśnij „W drogę!”.
    .short = Karta „{ castle-face-loop }” powtarza krok przed nią. Niech idzie.
    .grown-up = Zapytaj: „Gdzie stanie, zanim ruszy od nowa?”
    .after = Przez wrota i, jeszcze raz, prosto na skarb.
castle-guide-alone = Jeszcze jeden. Teraz planujesz ty.
    .short = Został jeden skarb. Dalej rzędy planujesz ty.
    .grown-up = Różdżka odsyła ducha o stopień w dół.
`;export{e as default};