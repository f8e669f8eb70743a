var e=`### A puzzle whose row has gaps, and the puzzles of the course by their numbers.

castle-card-gap = vrzel
castle-event-gap-filled = { $name } zapolni vrzel { $place }: { castle-card }
castle-hint-gap = Katera karta sodi v vrzel?
castle-refused-gap-open = Manjka karta { $place }
    .because = V vrsti je vrzel in nič ne steče, dokler v njej ni karte.
    .help = Izberi za vrzel eno od svojih kart.
castle-refused-not-for-gap = Te karte ni med tvojimi
    .because = Karte za vrzel so dane in vsaka zapolni le eno vrzel.
    .help = Izberi eno od kart, ki ležijo ob vrsti.
castle-unfit-puzzle-cards = Vrzeli te uganke potrebujejo karte na izbiro
    .help = Napiši jih pod »cards«: vsaj eno za vsako vrzel, največ { $most }, brez vrzeli pa nobene. Karte so: { $cards }.
castle-option-puzzle-count = Stopnja { $count }
castle-option-puzzle-numbers = Nauči se programirati
    .help = Stopnja za stopnjo, od lahke do težke; vsaka te nauči ene stvari.
`;export{e as default};