var e=`### Why a hint advises a row: what hints at it, and told in full. What the row does, and no more.

castle-fact-saved = Ta vrsta lahko reši grad.
    .told = Tako rešite grad.
castle-fact-treasure = Na poti je zaklad.
    .told = Tako dobite: { $treasures }.
castle-fact-wand = Na poti je čarobna palica.
    .told = Tako gre mimo čarobne palice: duh zdrsne stopnico nižje.
castle-fact-held = Duha je mogoče zadržati.
    .told = Po tej vrsti duh ni višje kot prej.
castle-fact-near = Lahko pridete blizu zaklada.
    .told = Konča se blizu zaklada. Še korakov: { $steps }.
castle-fact-gate = Poglejte portale.
    .told = Gre skozi portal.
`;export{e as default};