var e=`### Hungarian. A card that is shown once, on its stage in a guided game.

clockwork-stage = { $kind }, egyszer látható, aztán lefordítva ide kerül: { $spot }. kártyahely
clockwork-stage-then = aztán lefordítva ide: { $spot }. kártyahely
`;export{e as default};