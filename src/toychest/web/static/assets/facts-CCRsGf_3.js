var e=`### Why a hint advises a row: what hints at it, and told in full. What the row does, and no more.

castle-fact-saved = Ez a sor megmentheti a kastélyt.
    .told = Így megmentitek a kastélyt.
castle-fact-treasure = Útközben van egy kincs.
    .told = Így megszerzitek: { $treasures }.
castle-fact-wand = Útközben van egy varázspálca.
    .told = Így érint egy varázspálcát: a szellem egyet lejjebb csúszik.
castle-fact-held = Fel lehet tartóztatni a szellemet.
    .told = E sor után a szellem nem áll magasabban, mint előtte.
castle-fact-near = Közel juthattok egy kincshez.
    .told = Egy kincs közelében ér véget. Lépések odáig: { $steps }.
castle-fact-gate = Nézzétek a kapukat.
    .told = Egy kapun megy át.
`;export{e as default};