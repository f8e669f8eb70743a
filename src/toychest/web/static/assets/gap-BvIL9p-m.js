var e=`### A puzzle whose row has gaps, and the puzzles of the course by their numbers.

castle-card-gap = gat
castle-event-gap-filled = { $name } vult gat { $place }: { castle-card }
castle-hint-gap = Welke kaart hoort in het gat?
castle-refused-gap-open = Kaart { $place } ontbreekt
    .because = De rij heeft een gat, en er loopt niets zolang er geen kaart in ligt.
    .help = Kies een van je kaarten voor het gat.
castle-refused-not-for-gap = Deze kaart hoort niet bij de jouwe
    .because = De kaarten voor het gat liggen vast, en elke kaart vult maar één gat.
    .help = Kies een van de kaarten die naast de rij liggen.
castle-unfit-puzzle-cards = De gaten van deze puzzel hebben kaarten nodig om uit te kiezen
    .help = Schrijf ze bij ‘cards’: minstens één per gat, hooguit { $most }, en geen als er geen gat is. De kaarten zijn: { $cards }.
castle-option-puzzle-count = Niveau { $count }
castle-option-puzzle-numbers = Leer programmeren
    .help = Niveau voor niveau, van makkelijk naar moeilijk; elk leert je één ding.
`;export{e as default};