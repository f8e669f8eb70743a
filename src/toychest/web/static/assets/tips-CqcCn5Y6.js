var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

castle-tip-2-7 = Deze kaart gaat één vakje, welke kant je maar wilt.
castle-tip-3-4 = Een toverstaf! Elke stap erop stuurt het spook een trede naar beneden.
castle-tip-4-2 = Draaien helpt deze rij niet: hij blijft staan, en het spook klimt een trede.
`;export{e as default};