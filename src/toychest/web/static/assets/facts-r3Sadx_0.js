var e=`### Why a hint advises a row: what hints at it, and told in full. What the row does, and no more.

castle-fact-saved = Esta fila puede salvar el castillo.
    .told = Así se salva el castillo.
castle-fact-treasure = Hay un tesoro en el camino.
    .told = Así se consigue: { $treasures }.
castle-fact-wand = Hay una varita en el camino.
    .told = Así pasa por una varita: el fantasma baja un escalón.
castle-fact-held = Se puede detener al fantasma.
    .told = Después de esta fila el fantasma no está más arriba que antes.
castle-fact-near = Se puede llegar cerca de un tesoro.
    .told = Termina cerca de un tesoro. Pasos que faltan: { $steps }.
castle-fact-gate = Mira las puertas mágicas.
    .told = Pasa por una puerta mágica.
`;export{e as default};