var e=`### Russian. A card that is shown once, on its stage in a guided game.

clockwork-stage = { $kind }, показана один раз, потом рубашкой вверх в тайник { $spot }
clockwork-stage-then = потом рубашкой вверх в тайник { $spot }
`;export{e as default};