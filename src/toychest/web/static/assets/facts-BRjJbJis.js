var e=`### Why a hint advises a row: what hints at it, and told in full. What the row does, and no more.

castle-fact-saved = Diese Reihe kann das Schloss retten.
    .told = So rettet ihr das Schloss.
castle-fact-treasure = Ein Schatz liegt am Weg.
    .told = So bekommt ihr: { $treasures }.
castle-fact-wand = Ein Zauberstab liegt am Weg.
    .told = So kommt er an einem Zauberstab vorbei: Der Geist rutscht eine Stufe hinunter.
castle-fact-held = Der Geist lässt sich aufhalten.
    .told = Nach dieser Reihe steht der Geist nicht höher als vorher.
castle-fact-near = Ihr könnt einem Schatz nahe kommen.
    .told = Sie endet nahe bei einem Schatz. Schritte bis dahin: { $steps }.
castle-fact-gate = Schaut auf die Tore.
    .told = Sie geht durch ein Tor.
`;export{e as default};