var e=`### Why a hint advises a row: what hints at it, and told in full. What the row does, and no more.

castle-fact-saved = Acest rând poate salva castelul.
    .told = Așa se salvează castelul.
castle-fact-treasure = În drum e o comoară.
    .told = Așa se ia: { $treasures }.
castle-fact-wand = În drum e o baghetă.
    .told = Așa trece pe la o baghetă magică: fantoma coboară o treaptă.
castle-fact-held = Fantoma poate fi oprită.
    .told = După acest rând fantoma nu e mai sus decât înainte.
castle-fact-near = Se poate ajunge aproape de o comoară.
    .told = Se termină aproape de o comoară. Pași rămași: { $steps }.
castle-fact-gate = Uită-te la porți.
    .told = Trece printr-o poartă.
`;export{e as default};