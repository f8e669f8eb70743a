var e=`### A puzzle whose row has gaps, and the puzzles of the course by their numbers.

castle-card-gap = luka
castle-event-gap-filled = { $name } wypełnia lukę { $place }: { castle-card }
castle-hint-gap = Która karta pasuje do luki?
castle-refused-gap-open = Brakuje karty { $place }
    .because = W rzędzie jest luka i nic nie ruszy, dopóki nie leży w niej karta.
    .help = Wybierz do luki jedną ze swoich kart.
castle-refused-not-for-gap = Tej karty nie ma wśród twoich
    .because = Karty do luki są z góry dane, a każda wypełnia tylko jedną lukę.
    .help = Wybierz jedną z kart, które leżą obok rzędu.
castle-unfit-puzzle-cards = Luki w tej zagadce potrzebują kart do wyboru
    .help = Wypisz je pod „cards”: co najmniej jedną na każdą lukę, najwyżej { $most }, a bez luk żadnej. Oto karty: { $cards }.
castle-option-puzzle-count = Poziom { $count }
castle-option-puzzle-numbers = Naucz się programować
    .help = Poziom po poziomie, od łatwego do trudnego; każdy uczy cię jednej rzeczy.
`;export{e as default};