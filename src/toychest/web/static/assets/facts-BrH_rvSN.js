var e=`### Why a hint advises a row: what hints at it, and told in full. What the row does, and no more.

castle-fact-saved = Deze rij kan het kasteel redden.
    .told = Zo redden jullie het kasteel.
castle-fact-treasure = Er ligt een schat op de weg.
    .told = Zo pakken jullie: { $treasures }.
castle-fact-wand = Er ligt een toverstaf op de weg.
    .told = Zo kom je langs een toverstaf: het spook zakt één trede.
castle-fact-held = Het spook kan tegengehouden worden.
    .told = Na deze rij staat het spook niet hoger dan ervoor.
castle-fact-near = Jullie kunnen dicht bij een schat komen.
    .told = Die eindigt dicht bij een schat. Stappen tot daar: { $steps }.
castle-fact-gate = Kijk naar de poorten.
    .told = Die gaat door een poort.
`;export{e as default};