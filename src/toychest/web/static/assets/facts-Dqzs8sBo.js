var e=`### Why a hint advises a row: what hints at it, and told in full. What the row does, and no more.

castle-fact-saved = Ten rząd może uratować zamek.
    .told = Tak uratujecie zamek.
castle-fact-treasure = Po drodze jest skarb.
    .told = Tak zdobędziecie: { $treasures }.
castle-fact-wand = Po drodze jest różdżka.
    .told = Tak przejdzie przez różdżkę: duch zsunie się o schodek.
castle-fact-held = Można zatrzymać ducha.
    .told = Po tym rzędzie duch nie stoi wyżej niż przedtem.
castle-fact-near = Można dojść blisko skarbu.
    .told = Kończy się blisko skarbu. Zostało kroków: { $steps }.
castle-fact-gate = Spójrzcie na wrota.
    .told = Prowadzi przez wrota.
`;export{e as default};