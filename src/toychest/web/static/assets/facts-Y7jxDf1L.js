var e=`### Why a hint advises a row: what hints at it, and told in full. What the row does, and no more.

castle-fact-saved = Questa fila può salvare il castello.
    .told = Così si salva il castello.
castle-fact-treasure = C’è un tesoro sulla via.
    .told = Così si prende: { $treasures }.
castle-fact-wand = C’è una bacchetta sulla via.
    .told = Così passa da una bacchetta: il fantasma scende di un gradino.
castle-fact-held = Si può fermare il fantasma.
    .told = Dopo questa fila il fantasma non è più in alto di prima.
castle-fact-near = Si può arrivare vicino a un tesoro.
    .told = Finisce vicino a un tesoro. Passi che mancano: { $steps }.
castle-fact-gate = Guarda i portali.
    .told = Passa da un portale.
`;export{e as default};